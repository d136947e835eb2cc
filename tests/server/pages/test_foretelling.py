"""Previews, questions before something hidden is shown, and points as they stand."""

import pytest

from server.company import Player, Served
from server.pages.test_marks import by_turn, now


def test_each_decision_is_foretold_in_the_language_of_the_page(served: Served) -> None:
    first, second = by_turn(served)
    previews = now(served, first)["previews"]
    recruit = next(name for name in previews if name.startswith("recruit:1"))
    assert previews[recruit].startswith("costs no card · hand ")
    assert set(previews) <= set(now(served, first)["legal"])
    assert now(served, second)["previews"] == {}


def test_a_game_without_previews_tells_the_change_of_points(served: Served) -> None:
    ala, olek = served.pair("toy")
    told: set[str] = set()
    for _ in range(40):
        for player in (ala, olek):
            seen = now(served, player)
            told.update(seen["previews"].values())
            if seen["legal"]:
                player.answer(sorted(seen["legal"])[-1])
    assert told
    assert all(words.endswith(" points") and words[0] in "+−" for words in told)


def test_only_the_last_of_sealed_choices_is_asked_about(served: Served) -> None:
    ala, olek = served.pair("toy")
    assert now(served, ala)["reveals"] == []
    ala.answer("pick:1")
    assert now(served, ala)["reveals"] == []
    seen = now(served, olek)
    assert seen["reveals"] == list(seen["legal"])


def test_who_plays_alone_against_bots_is_asked_nothing(served: Served) -> None:
    player = served.open([{"kind": "me"}, {"kind": "bot", "level": "random"}], "toy")
    for _ in range(6):
        seen = now(served, player)
        assert seen["reveals"] == []
        if seen["legal"]:
            player.answer(next(iter(seen["legal"])))


def test_ending_the_own_turn_is_a_confirmation_already(served: Served) -> None:
    first, _ = by_turn(served)
    seen = now(served, first)
    assert "end" in seen["legal"]
    assert seen["reveals"] == []


def score(player: Player, seat: int | str, lang: str = "en", status: int = 200) -> str:
    answer = player.ask("GET", f"/table/{player.table}/score?seat={seat}&lang={lang}")
    assert answer.status_code == status
    return answer.text


def test_points_are_opened_row_by_row_as_far_as_the_viewer_may_know(served: Served) -> None:
    first, second = by_turn(served)
    crystal = next(option for option in first.options() if option.startswith("mine:1"))
    first.answer(crystal)
    while "end" not in first.options():
        first.answer(next(option for option in first.options() if option.startswith(("pay:", "done"))))
    seat = first.legal()["seat"]
    own, theirs = score(first, seat), score(second, seat)
    assert "face down" not in own
    assert theirs.count(">face down<") == 2
    assert "Symbol sets" in own
    assert "Zestawy symboli" in score(first, seat, "pl")
    assert "zakryte" in score(second, seat, "pl")


def test_points_are_opened_at_any_moment_of_the_replay(served: Served) -> None:
    first, second = by_turn(served)
    seat = first.legal()["seat"]
    before = first.get(f"{first.path}/log")["line"]
    first.answer(next(option for option in first.options() if option.startswith("mine:1")))
    while "end" not in first.options():
        first.answer(next(option for option in first.options() if option.startswith(("pay:", "done"))))
    assert score(first, f"{seat}&at={before}") != score(first, seat)
    assert "face down" not in score(second, f"{seat}&at=0")
    assert score(second, f"{seat}&eyes={seat}", status=403)


def test_a_game_without_a_known_sheet_tells_the_sum(served: Served) -> None:
    ala, _ = served.pair("toy")
    assert "<tfoot>" in score(ala, 0)


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_must_be_such_a_seat(served: Served, seat: int) -> None:
    ala, _ = served.pair("toy")
    score(ala, seat, status=422)


def test_points_are_nobodys_business_elsewhere(served: Served) -> None:
    ala, _ = served.pair("toy")
    assert served.http.get(f"/table/{ala.table}/score?seat=0").status_code == 403


def test_what_a_place_would_bring_is_told_to_who_is_asked_alone(served: Served) -> None:
    ala, olek = served.pair("posrod_gwiazd")
    shown: set[str] = set()
    for _ in range(30):
        for player, other in ((ala, olek), (olek, ala)):
            seen = now(served, player)
            if not seen["legal"]:
                assert seen["gains"] == {}
                continue
            assert set(seen["gains"]) <= set(seen["legal"])
            if seen["gains"]:
                assert now(served, other)["gains"] == {}
                shown.update(seen["gains"].values())
            player.answer("build" if "build" in seen["legal"] else next(iter(seen["legal"])))
    assert shown
    assert all(words.startswith("+") for words in shown)
