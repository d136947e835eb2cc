"""Requests that are sent again because their answer was lost: each is done once."""

from server.company import Served


def test_saying_the_same_again_is_said_once(served: Served) -> None:
    host, friend = served.pair(game="toy")
    host.post(f"{host.path}/chat", {"text": "Cześć"}, 204)
    for _ in range(3):
        host.post(f"{host.path}/chat", {"text": "Zażółć gęślą jaźń", "after": 1}, 204)
    friend.post(f"{host.path}/chat", {"text": "Zażółć gęślą jaźń", "after": 1}, 204)
    host.post(f"{host.path}/chat", {"text": "Zażółć gęślą jaźń", "after": 3}, 204)
    said = [(message["seat"], message["text"]) for message in host.get(f"{host.path}/chat")["messages"]]
    assert said == [(0, "Cześć"), *((seat, "Zażółć gęślą jaźń") for seat in (0, 1, 0))]


def test_taking_back_again_takes_back_one_decision(served: Served) -> None:
    host, _ = served.pair(game="toy")
    host.answer("pick:1")
    first = host.post(f"{host.path}/undo", {"question": 2})
    again = host.post(f"{host.path}/undo", {"question": 2})
    assert (first["outcome"], again["outcome"]) == ("done", "repeated")
    host.decide(3, "pick:2")
    assert host.post(f"{host.path}/undo", {"question": 2})["outcome"] == "repeated"
    assert host.post(f"{host.path}/undo", {"question": 3}, 409)["code"] == "late"
    assert host.post(f"{host.path}/undo", {"question": 4})["outcome"] == "done"


def test_asking_again_for_a_taking_back_leaves_the_consent_of_others_as_it_is(served: Served) -> None:
    host = served.open([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], game="toy")
    people = [host, served.join(host), served.join(host)]
    for player in people:
        player.answer("pick:1")
    assert host.post(f"{host.path}/undo")["outcome"] == "asked"
    people[1].post(f"{host.path}/consent", {"agree": True})
    assert host.post(f"{host.path}/undo")["outcome"] == "asked"
    assert host.info()["wish"]["agreed"] == [1]


def test_sitting_down_again_takes_one_seat(served: Served) -> None:
    host = served.open([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], game="toy", public=True)
    secret = "0123456789-abcdef_ABCDEF"
    answers = [served.person().post(f"{host.path}/sit", {"name": "Łukasz", "secret": secret}) for _ in range(2)]
    assert [answer["seat"] for answer in answers] == [1, 1]
    assert [seat["kind"] for seat in host.info()["seats"]] == ["person", "person", "open"]
    assert served.player(host.table, secret).info()["mine"]["seats"] == [1]
    for bad in ("short", "0123456789-abcdef_ABCDE!"):
        served.person().post(f"{host.path}/sit", {"secret": bad}, 422)
