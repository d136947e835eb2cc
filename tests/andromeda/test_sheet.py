"""The score sheet as everybody knows it, and what breaks a tie."""

from andromeda.spoken import both, laid_out
from clauses import clause
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.ties import settle
from kosmodrom.engine.words import Words
from kosmodrom.games.andromeda.entry import ENTRY
from kosmodrom.games.andromeda.model.actions import TASKS
from kosmodrom.games.andromeda.model.state import view

GAME = ENTRY.game


@clause("AN-013", "AN-199")
def test_everybody_knows_the_whole_sheet() -> None:
    s = laid_out()
    for seat in (0, 1, SPECTATOR):
        assert GAME.known_sheet(view(s, seat)) == GAME.sheet(s) == [[0, 2, 0], [1, 1, 0]]


@clause("AN-226")
@both
def test_a_tie_is_broken_by_the_points_of_rooms(texts: Words) -> None:
    s = laid_out()
    s.table.completed = [[TASKS.index("Z06")], [TASKS.index("Z03")], []]
    s.table.crew[9 + 4] = 0
    s.table.crew[5], s.table.crew[9 + 5] = 0, 0
    assert GAME.scores(s)[:2] == [2 + 2, 3], "Ala holds the Reactor and the Portal"
    s.table.completed[1].append(TASKS.index("Z01"))
    settled = settle(GAME.scores(s), GAME.ties(s))
    assert settled is not None
    assert settled.winners == GAME.winners(s) == [0]
    assert settled.decisive is not None
    assert settled.decisive.clause == 226
    assert texts["tie.AN-226"]


@clause("AN-227")
def test_who_is_equal_in_rooms_too_shares_the_victory() -> None:
    s = laid_out()
    s.table.completed = [[], [], []]
    settled = settle(GAME.scores(s), GAME.ties(s))
    assert settled is not None
    assert (settled.winners, settled.shared) == ([0, 1], 227)
    assert GAME.winners(s) == [0, 1]


@clause("AN-183", "AN-200")
def test_every_row_of_the_sheet_has_its_clauses() -> None:
    assert len(ENTRY.row_clauses) == len(GAME.sheet(laid_out()))
    assert all(ENTRY.clause(number) for row in ENTRY.row_clauses for number in row)
