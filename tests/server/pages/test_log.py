"""The log: a line for what a decision did to a seat, turn by turn, in the order in which it happened."""

import re

from kosmodrom.engine.contract import CHANCE
from kosmodrom.server.pages.table_log import Row, done_to, turns
from server.company import Player, Served
from server.pages.test_marks import by_turn


def row(moment: int, who: int, new: bool = False) -> Row:
    return Row(moment, who, who, str(moment), new)


def test_what_a_seat_does_on_end_belongs_together_with_what_chance_brings() -> None:
    rows = [row(1, CHANCE), row(2, 0), row(3, CHANCE), row(4, 0), row(5, 1, True), row(6, CHANCE, True), row(7, 0)]
    assert [[each.moment for each in turn] for turn in turns(rows)] == [[1], [2, 3, 4], [5, 6], [7]]


def test_what_others_do_to_a_seat_is_marked() -> None:
    robbed = Row(4, 1, 1, "Bot 2 takes over the Base (Ala).", True)
    other = Row(5, 1, 1, "Bot 2 recruits Alabaster.", True)
    begun, own = Row(6, 0, 1, "Round 3: Ala begins.", True), Row(7, 1, 0, "Bot 2 gets its Leader back from Ala.", True)
    assert done_to(0, "Ala", [[robbed, other], [begun, own]]) == {robbed}


def test_that_a_turn_begins_belongs_to_that_turn_though_another_s_decision_brought_it() -> None:
    rows = [row(1, 0), row(2, 0), Row(2, 1, 0, "Ola begins a turn."), row(3, 1)]
    assert [[each.seat for each in turn] for turn in turns(rows)] == [[0, 0], [1, 1]]


def moments(served: Served, player: Player) -> tuple[list[int], list[int]]:
    """The moments of the lines as they stand: those before "since your last turn", and those under it."""
    headers = {"Authorization": f"Bearer {player.secret}"}
    page = served.http.get(f"/table/{player.table}?lang=en", headers=headers).text
    lines = re.search(r'<ol class="p-lines">(.*?)</ol>', page, re.DOTALL)
    assert lines
    before, _, fresh = lines[1].partition("p-since")
    old, new = ([int(at) for at in re.findall(r"replay\?at=(\d+)", part)] for part in (before, fresh))
    return old, new


def test_the_log_reads_from_the_top_down_as_it_happened_and_ends_with_what_is_new(served: Served) -> None:
    first, second = by_turn(served)
    for player in (first, second):
        player.answer(next(option for option in player.options() if option.startswith("recruit:1")))
        player.answer("end")
    for player in (first, second):
        before, fresh = moments(served, player)
        assert before + fresh == sorted(before + fresh)
        assert before
    assert len(moments(served, first)[1]) >= 2


def test_nothing_is_said_of_a_last_turn_before_the_first_one(served: Served) -> None:
    first, second = by_turn(served)
    first.answer("end")
    headers = {"Authorization": f"Bearer {second.secret}"}
    address = f"/table/{second.table}?lang=pl"
    assert "Od początku gry" in served.http.get(address, headers=headers).text
    second.answer("end")
    first.answer("end")
    page = served.http.get(address, headers=headers).text
    assert "Od twojej ostatniej tury" in page
    assert "Od początku gry" not in page
