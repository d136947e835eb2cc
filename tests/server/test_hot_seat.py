"""Several people at one device: a hand is shown only while its curtain is lifted, and never two."""

from server.company import Player, Served

TABLE = [{"kind": "me", "name": "Ala"}, {"kind": "guest", "name": "Olek"}]


def lift(device: Player, seat: int | None) -> None:
    device.post(f"{device.path}/curtain", {"seat": seat})


def test_all_hands_are_covered_at_first(served: Served) -> None:
    device = served.open(TABLE)
    assert device.info()["mine"]["seats"] == [0, 1]
    for seat in (0, 1):
        view = device.view(seat=seat)
        assert view["covered"] is True
        assert view["seat"] is None
        assert "hand" not in view["view"]
        assert device.get(f"{device.path}/legal", 409, seat=seat)["code"] == "curtain"
        assert device.get(f"{device.path}/why-not", 409, seat=seat, decision="end")["code"] == "curtain"
        assert device.decide(1, "end", 409, seat=seat)["code"] == "curtain"
        assert device.post(f"{device.path}/undo", {"seat": seat}, 409)["code"] == "curtain"


def test_lifting_one_curtain_lowers_the_others(served: Served) -> None:
    device = served.open(TABLE)
    for seat in (0, 1, 0):
        lift(device, seat)
        assert "hand" in device.view(seat=seat)["view"]
        assert device.view()["seat"] == seat
        assert "hand" not in device.view(seat=1 - seat)["view"]
    lift(device, None)
    assert device.view()["seat"] is None


def test_two_people_play_at_one_device(served: Served) -> None:
    device = served.open(TABLE, "toy")
    for seat in (0, 1):
        lift(device, seat)
        legal = device.legal()
        assert legal["seat"] == seat
        device.decide(legal["question"], "pick:1")
    assert device.info()["asked"] == [0, 1]


def test_the_journal_of_a_covered_seat_is_what_everybody_may_read(served: Served) -> None:
    device = served.open(TABLE)
    watch = served.player(device.table, device.get(f"{device.path}/links")["watch"])
    covered = device.ask("GET", f"{device.path}/journal", params={"seat": 1}).text
    assert covered == watch.ask("GET", f"{watch.path}/journal").text
    lift(device, 1)
    assert device.ask("GET", f"{device.path}/journal", params={"seat": 1}).text != covered


def test_who_sits_alone_at_a_device_has_no_curtain(served: Served) -> None:
    host, guest = served.pair()
    lift(host, 0)
    lift(guest, None)
    for player in (host, guest):
        assert "hand" in player.view()["view"]


def test_a_guest_whose_bot_stands_in_leaves_the_other_alone(served: Served) -> None:
    device = served.open(TABLE, "toy")
    device.post(f"{device.path}/hand-over", {"seat": 1, "level": "random"})
    assert "hand" in device.view(seat=0)["view"]
    assert device.legal(seat=0)["asked"]


def test_nobody_lifts_the_curtain_of_another_device(served: Served) -> None:
    device = served.open([*TABLE, {"kind": "open"}], "toy")
    friend = served.join(device)
    assert friend.post(f"{friend.path}/curtain", {"seat": 0}, 403)["code"] == "not-yours"
    assert served.person().post(f"{device.path}/curtain", {"seat": None}, 403)["code"] == "not-yours"
    assert "hand" in friend.view()["view"]
    assert friend.view()["covered"] is False
