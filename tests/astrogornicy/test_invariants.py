"""What holds at every moment, and what is kept."""

from collections.abc import Iterator

import pytest

from astrogornicy.building import standard_book
from astrogornicy.scene import GAME, Scene, match, scene
from astrogornicy.spoken import PL
from clauses import clause
from kosmodrom.engine.errors import PositionError
from kosmodrom.engine.match import Match
from kosmodrom.games.astrogornicy.model.actions import CARDS
from kosmodrom.games.astrogornicy.play.invariants import lying

ROUND = [
    "sacrifice", "discard:INS", "turn:INS-AUT2", "ready", "ready", "acquire:TE-3-GEO", "pay:cheapest", "done",
    "water:1-GOR2", "launch:MI-01", "crew:1-GOR", "done", "exchange:INS", "swap:WO-NI", "award:1-AUT2", "give:MI-13",
    "give:EK-2", "give:MI-02", "done", "dock:1-3-AUT", "dock:1-2-AUT", "buy:ZA-34", "give:MI-14", "done", "end",
]  # fmt: skip
"""A Round of two seats with one of everything."""


def busy() -> Scene:
    return scene(
        phase="changing",
        pools=["INS INS GEO GOR AUT", "GOR2 INS AUT"],
        stock=["2WO 5KS 2PL 3WF", "1WO"],
        hands=["MI-01 MI-14 ZA-34", "ZA-07"],
        completed=["MI-13 MI-02 EK-2"],
        tops="EK-1 TE-3 BI-1",
        docks=["-", "EK-3 of 1 at 2: 1-INS - - - -"],
    )


def moments() -> Iterator[Scene]:
    """The Round, moment by moment; chance decides as it likes."""
    s = busy()
    yield s
    for decision in ROUND:
        s.play(decision, seat=next(seat for seat in s.asked if s.why_not(decision, seat) is None)).settle()
        yield s


@clause("AG-038", "AG-264")
def test_resources_of_bank_seats_and_track_are_constant() -> None:
    """Nothing is negative, and every unit is somewhere."""
    for s in moments():
        t = s.s.table
        assert min(t.bank + t.stock) >= 0
        assert [
            t.bank[kind] + sum(t.stock[kind::7]) + t.track.count(kind) for kind in range(7)
        ] == standard_book().units


@clause("AG-029", "AG-166")
def test_every_seat_has_seven_dice() -> None:
    """Pool, placed, discarded, on cards in Docks and returned."""
    for s in moments():
        t = s.s.table
        board = t.areas + t.dispatch + t.refinery + [t.first_field] + t.award_dice + t.mini_dice
        for seat in range(2):
            standing = sum(1 for die in board + t.card_dice + t.dock_dice if die >= 0 and die // 6 == seat)
            resting = t.discarded[seat] + t.returned[seat] + t.rolling[seat]
            assert sum(t.pool[6 * seat : 6 * seat + 6]) + standing + resting == 7


@clause("AG-021", "AG-200")
def test_every_card_lies_in_exactly_one_place() -> None:
    """Deck, market, hand, Dock, completed pile, Award slot, mini-deck or box."""
    in_play = [card for card in range(CARDS.index("KA-1")) if standard_book().mark[card] <= 2]
    for s in moments():
        assert sorted(lying(s.s)) == in_play


@clause("AG-210", "AG-170", "AG-059", "AG-277")
def test_a_position_is_kept_in_the_middle_of_anything() -> None:
    """Used effects, Dock positions, discarded dice, free rerolls and what was begun."""
    for s in moments():
        kept = s.saved()
        assert GAME.encode(kept.s) == GAME.encode(s.s)
        assert [kept.options(seat) for seat in kept.asked] == [s.options(seat) for seat in s.asked]


@clause("AG-304", "AG-059")
def test_a_match_is_kept_with_its_chance() -> None:
    """The state of the generator."""
    original = match(seed="kept", first_player="first-seat")
    original.play(0, "done")
    kept = Match.from_journal(original.journal())
    for one in (original, kept):
        one.play(1, next(name for name in one.legal(1) if name.startswith("reroll")))
        one.play(1, "done")

    assert kept.position() == original.position()


@clause("AG-038", "AG-265")
@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (('"0-WO" = 2', '"0-WO" = 3'), "31 units WO instead of 30"),
        (('"0-WO" = 2', '"0-WO" = 1'), "29 units WO instead of 30"),
    ],
)
def test_a_written_position_with_other_amounts_is_refused(broken: tuple[str, str], complaint: str) -> None:
    """Also what is read is checked."""
    text = GAME.position(busy().s)
    assert broken[0] in text

    with pytest.raises(PositionError, match=complaint):
        GAME.from_position(text.replace(*broken), standard_book())


@clause("AG-154", "AG-171", "AG-204", "AG-237")
def test_the_round_ends_as_told() -> None:
    *_, s = moments()

    assert (s.round, s.phase) == (2, 2)
    assert (s.completed(0), s.won(0), s.owned(0), s.orders(0)) == ("MI-01", "NA-1", "TE-3", "ZA-34")
    assert (s.box(), s.under("mission")) == ("EK-2 EK-3", "MI-13 MI-02 MI-14")
    assert (s.stock(0), s.stock(1)) == ("2PL 2PA", "3WO 2PL 1NI 1PA")


@clause("AG-012")
def test_polish_letters_survive() -> None:
    """Names are kept as they are written."""
    assert PL["card.MI-31"] == "Żyła Wolframowa"
    assert PL["card.ZA-08"].encode().decode() == "Siłowniki Ramion"
    assert PL["card.MI-06"] == "Uśpiona Kometa"
