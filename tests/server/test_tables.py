"""Tables: opening them, sitting down by a link, spectators, lists, chat, and seats that are left and taken back."""

from typing import Any

import pytest

from server.company import SOLO, TWO, Served, wait_until


def test_the_games_are_listed_with_their_options_and_bots(served: Served) -> None:
    answer = served.person().get("/api/games")
    games = {game["key"]: game for game in answer["games"]}
    assert games["star_scrappers"]["seats"] == [2, 3, 4]
    assert games["star_scrappers"]["options"][0]["default"] == "no"
    assert "greedy" in answer["bots"]


def test_a_table_against_bots_starts_at_once(served: Served) -> None:
    player = served.open(SOLO, options={"first-game": "yes"})
    info = player.info()
    assert info["state"] == "running"
    assert info["options"] == {"first-game": "yes"}
    assert [seat["name"] for seat in info["seats"]] == ["Ala", "Bot 2"]
    assert info["mine"] == {"seats": [0], "invited": [], "host": True}
    assert player.get(player.path, lang="pl")["title"] != info["title"]


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": SOLO},
        {"game": "star_scrappers", "seats": SOLO[:1]},
        {"game": "star_scrappers", "seats": SOLO * 2},
        {"game": "star_scrappers", "seats": [{"kind": "guest"}, {"kind": "bot"}]},
        {"game": "star_scrappers", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": "star_scrappers", "seats": [{"kind": "me"}, {"kind": "bot", "level": "oracle"}]},
        {"game": "star_scrappers", "seats": [{"kind": "me"}, {"kind": "ghost"}]},
        {"game": "star_scrappers", "seats": SOLO, "options": {"edition": "ninth"}},
        {"game": "star_scrappers", "seats": SOLO, "options": {"first-game": "maybe"}},
        {"game": "star_scrappers", "seats": SOLO, "deck": "[deck"},
        {"game": "star_scrappers", "seats": SOLO, "deck": "[" * 50_000},
        {"game": "star_scrappers", "seats": SOLO, "clock": {}},
        {"game": "star_scrappers", "seats": SOLO, "clock": {"decision": 5, "bank": 5}},
        {"game": "star_scrappers", "seats": SOLO, "nonce": "two\nlines"},
        {"game": "star_scrappers", "seats": SOLO, "colour": "red"},
        {"seats": SOLO},
        [],
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(served: Served, body: Any) -> None:
    problem = served.person().post("/api/tables", body, 422)
    assert problem["code"] == "bad-input"
    assert problem["message"]


def test_a_table_is_played_with_a_deck_of_ones_own(served: Served) -> None:
    from importlib.resources import files

    from kosmodrom.engine.deck import export_deck

    deck = export_deck("star_scrappers", files("kosmodrom.games.star_scrappers") / "content")
    player = served.open(SOLO, deck=deck.replace("hand = 7", "hand = 8"))
    snapshot = served.house.room.glance(player.table)
    assert snapshot is not None
    book: Any = snapshot.book
    assert book.hand_limit == 8


def test_a_friend_sits_down_by_the_link_and_then_the_match_starts(served: Served) -> None:
    host = served.open(TWO)
    assert host.info()["state"] == "waiting"
    links = host.get(f"{host.path}/links")
    friend = served.person(links["invites"]["1"])
    assert friend.get(host.path)["mine"] == {"seats": [], "invited": [1], "host": False}
    sat = friend.post(f"{host.path}/sit", {"name": "  Olek\n the   second "})
    assert sat["seat"] == 1
    assert sat["secret"] not in links["invites"].values()
    info = host.info()
    assert info["state"] == "running"
    assert info["seats"][1]["name"] == "Olek the second"


def test_a_link_opens_its_seat_once(served: Served) -> None:
    host, _ = served.pair()
    assert host.get(f"{host.path}/links")["invites"] == {}


def test_the_host_cannot_use_the_link_to_see_the_friends_hand(served: Served) -> None:
    host = served.open(TWO)
    invite = host.get(f"{host.path}/links")["invites"]["1"]
    served.person(invite).post(f"{host.path}/sit")
    late = served.person(invite)
    assert late.get(host.path, 403)["code"] == "not-yours"
    assert late.post(f"{host.path}/sit", {}, 403)["code"] == "not-yours"


def test_two_who_sit_down_at_once_do_not_share_the_seat(served: Served) -> None:
    host = served.open([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True)
    person = served.person()
    seats = [person.post(f"{host.path}/sit", {"name": "Ela"})["seat"] for _ in range(2)]
    assert seats == [1, 2]
    assert [seat["name"] for seat in host.info()["seats"]] == ["Player 1", "Ela", "Ela 2"]
    assert person.post(f"{host.path}/sit", {}, 403)["code"] == "not-yours"
    assert person.post(f"{host.path}/sit", {"seat": 1}, 409)["code"] == "taken"
    assert person.post(f"{host.path}/sit", {"seat": 6}, 422)["code"] == "bad-input"


def test_only_the_host_has_the_links(served: Served) -> None:
    host, guest = served.pair()
    assert guest.get(f"{guest.path}/links", 403)["code"] == "not-yours"
    assert served.person().get(f"{host.path}/links", 403)["code"] == "not-yours"


def test_a_private_table_is_closed_to_strangers_and_a_public_one_shows_what_all_see(served: Served) -> None:
    private, public = served.open(SOLO), served.open(SOLO, public=True)
    stranger = served.person()
    for path in ("", "/view", "/log", "/journal", "/fairness", "/chat"):
        assert stranger.get(private.path + path, 403)["code"] == "not-yours"
    assert stranger.get(f"{public.path}/view")["seat"] is None
    assert stranger.get("/api/tables/nowhere1", 404)["code"] == "no-table"


def test_an_open_seat_is_given_to_a_bot(served: Served) -> None:
    host = served.open(TWO)
    stranger = served.person()
    assert stranger.post(f"{host.path}/fill", {"seat": 1}, 403)["code"] == "not-yours"
    assert host.post(f"{host.path}/fill", {"seat": 0}, 409)["code"] == "taken"
    assert host.post(f"{host.path}/fill", {"seat": 1, "level": "random"})["state"] == "running"
    assert host.info()["seats"][1]["kind"] == "bot"


def test_public_tables_and_ones_own_are_listed(served: Served) -> None:
    private, public = served.open(SOLO), served.open(TWO, public=True)
    assert [table["id"] for table in served.person().get("/api/tables")["tables"]] == [public.table]
    mine = served.person(f"{private.secret},{public.secret}").get("/api/mine", lang="pl")["tables"]
    assert {table["id"]: table["state"] for table in mine} == {private.table: "running", public.table: "waiting"}
    assert served.person().get("/api/mine")["tables"] == []


def test_a_link_leaves_the_secret_in_a_cookie_that_scripts_cannot_read(served: Served) -> None:
    host = served.open(TWO)
    links = host.get(f"{host.path}/links")
    for secret in (host.secret, links["invites"]["1"], links["watch"]):
        answer = served.person().ask("GET", f"/join/{secret}")
        assert answer.status_code == 303
        assert answer.headers["location"] == f"/table/{host.table}"
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"kosmodrom_{host.table}={secret};")
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie


def test_a_browser_plays_with_its_cookies(served: Served) -> None:
    host = served.open(SOLO)
    cookies = {"cookie": f"kosmodrom_x=unknown; kosmodrom_{host.table}={host.secret}; other=1"}
    answer = served.person().ask("GET", host.path, headers=cookies)
    assert answer.json()["mine"]["seats"] == [0]


def test_old_cookies_make_room(served: Served) -> None:
    host = served.open(SOLO)
    cookies = "; ".join(f"kosmodrom_t{number}=s" for number in range(160))
    answer = served.person().ask("GET", f"/join/{host.secret}", headers={"cookie": cookies})
    assert answer.headers["set-cookie"].count("Max-Age=0") == 11


def test_people_talk_and_need_not_listen(served: Served) -> None:
    host, guest = served.pair()
    guest.post(f"{guest.path}/chat", {"text": "  Cześć,\n Ala!\x00 "}, 204)
    (said,) = host.get(f"{host.path}/chat")["messages"]
    assert (said["seat"], said["name"], said["text"]) == (1, "Olek", "Cześć, Ala!")
    host.post(f"{host.path}/mute", {"other": 1}, 204)
    assert host.get(f"{host.path}/chat")["messages"] == []
    assert len(guest.get(f"{guest.path}/chat")["messages"]) == 1
    host.post(f"{host.path}/mute", {"other": 1, "muted": False}, 204)
    assert len(host.get(f"{host.path}/chat")["messages"]) == 1
    assert host.post(f"{host.path}/mute", {"other": 0}, 422)["code"] == "bad-input"
    assert host.post(f"{host.path}/chat", {"text": " \x00 "}, 422)["code"] == "bad-input"


def test_a_public_table_has_no_chat_unless_asked_for(served: Served) -> None:
    silent, chatty = served.open(SOLO, public=True), served.open(SOLO, public=True, chat=True)
    assert silent.post(f"{silent.path}/chat", {"text": "hi"}, 409)["code"] == "not-now"
    chatty.post(f"{chatty.path}/chat", {"text": "hi"}, 204)
    assert served.person().post(f"{chatty.path}/chat", {"text": "hi"}, 403)["code"] == "not-yours"


def test_a_seat_is_handed_to_a_bot_and_taken_back(served: Served) -> None:
    host, guest = served.pair(game="toy")
    guest.post(f"{guest.path}/hand-over", {"level": "random"})
    assert host.info()["seats"][1]["stand_in"] is True
    wait_until(lambda: guest.info()["asked"] == [0])
    assert guest.decide(1, "pick:1", 409)["code"] == "not-now"
    host.answer("pick:1")
    wait_until(lambda: host.legal()["asked"])
    assert host.legal()["question"] == 2
    guest.post(f"{guest.path}/take-back")
    assert host.info()["seats"][1] | {"here": False} == host.info()["seats"][1] | {"here": False, "stand_in": False}


def test_a_person_who_is_here_cannot_be_replaced_by_others(served: Served) -> None:
    host, _ = served.pair()
    assert host.post(f"{host.path}/hand-over", {"seat": 1}, 403)["code"] == "not-yours"


def test_a_person_who_has_been_away_is_replaced_by_others(serve: Any, sqlite: str) -> None:
    served = serve(sqlite, away=0)
    host, guest = served.pair()
    assert host.post(f"{host.path}/hand-over", {"seat": 1})["seats"][1]["stand_in"] is True
    assert guest.post(f"{guest.path}/take-back")["seats"][1]["stand_in"] is False
    assert host.post(f"{host.path}/take-back", {"seat": 1}, 403)["code"] == "not-yours"


def test_people_change_their_names(served: Served) -> None:
    host, _ = served.pair()
    assert host.post(f"{host.path}/name", {"name": "Olek"})["seats"][0]["name"] == "Olek 2"
    assert host.post(f"{host.path}/name", {"name": ""})["seats"][0]["name"] == "Player 1"
