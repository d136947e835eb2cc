"""Chance: what can be drawn and how likely it is, PG-023, PG-126, PG-138, PG-210 and PG-225."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from clauses import clause
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.games.posrod_gwiazd.model.actions import CONFLICTS, KINDS, VOCABULARY
from kosmodrom.games.posrod_gwiazd.model.steps import DEAL, DRAW_RACE, DRAW_SPECIAL, OPEN_OBJECTIVE
from posrod_gwiazd.scene import GAME, Scene, game, scene

BASIC, SPECIAL = KINDS[:18], KINDS[18:41]
ALL_SPECIAL = " ".join(
    name for name in SPECIAL for _ in range(1 if name in ("turret_special", "transportation_platform_special") else 2)
)
ALL_CONFLICTS = " ".join(name for name in CONFLICTS for _ in range(2))
ROLLS = 3000


def rolled(s: Scene) -> Counter[str]:
    """What quick draws from one position bring."""
    luck = Luck(11)
    return Counter(VOCABULARY.name(GAME.roll(s.s, luck)) for _ in range(ROLLS))


def share(s: Scene, names: list[str]) -> Fraction:
    """How likely the next card is of one of these kinds."""
    chances = s.chances()
    return sum((chances.get(f"draw:{name}", Fraction(0)) for name in names), Fraction(0))


def dealing(**more: Any) -> Scene:
    """The first card of a year is drawn."""
    usual: dict[str, Any] = {"phase": "year-end", "year": 1}
    return scene(**(usual | more))


POSITIONS: dict[str, dict[str, Any]] = {
    "three": {},
    "four": {"seats": 4},
    "small": {"deck": 40},
    "conflicts": {"aggressive": True},
    "few conflicts": {"aggressive": True, "deck": 40, "discard": "dispute_military dispute_military", "year": 2},
    "all in one": {"all_in_one": True, "aggressive": True},
    "no special left": {"discard": ALL_SPECIAL, "side": 0, "aggressive": True},
    "no conflict left": {"discard": ALL_CONFLICTS, "aggressive": True, "year": 2, "seats": 4},
}


@clause("PG-023", "PG-225", "PG-126")
@pytest.mark.parametrize("name", POSITIONS)
def test_cards_are_as_likely_as_in_shuffled_piles(name: str) -> None:
    s = dealing(**POSITIONS[name])
    pool, chances = s.s.vault.pool, s.chances()
    conflicts = sum(pool[41:]) - s.s.table.conflicts_out
    loose = KINDS[:41] if s.s.table.all_in_one else SPECIAL
    assert share(s, CONFLICTS) == Fraction(conflicts, s.deck)
    sure = sum(pool[KINDS.index(each)] for each in KINDS[:41] if each not in loose)
    assert share(s, [each for each in BASIC if each not in loose]) == Fraction(sure, s.deck)
    for group in (loose, CONFLICTS, [each for each in BASIC if each not in loose]):
        total = sum(pool[KINDS.index(each)] for each in group)
        inside = share(s, list(group))
        for each in group:
            expected = inside * Fraction(pool[KINDS.index(each)], total) if total else 0
            assert chances.get(f"draw:{each}", 0) == expected


@clause("PG-225")
@pytest.mark.parametrize("name", POSITIONS)
def test_a_quick_draw_is_as_likely_as_the_odds_say(name: str) -> None:
    s = dealing(**POSITIONS[name])
    counts, chances = rolled(s), s.chances()
    assert set(counts) <= set(chances)
    for outcome, chance in chances.items():
        expected = ROLLS * chance
        assert abs(counts[outcome] - expected) <= 5 * float(expected) ** 0.5 + 1


@clause("PG-225", "PG-210")
@pytest.mark.parametrize("all_in_one", [False, True])
def test_a_quick_draw_from_the_side_pile_brings_only_its_cards(all_in_one: bool) -> None:
    s = scene(phase="before", races=["sissaurians", "vak", "humareen"], all_in_one=all_in_one).play("use")
    counts = rolled(s)
    assert {name.removeprefix("draw:") for name in counts} == set(KINDS[:41] if all_in_one else SPECIAL)
    assert set(s.draws().values()) <= ({1, 2, 3, 4} if all_in_one else {1, 2})


@clause("PG-225")
def test_the_last_card_of_the_deck_is_certain() -> None:
    s = scene(seats=2, phase="turn-end", year=4, turn=5, discard=ALL_SPECIAL, side=0, deck=2)
    assert s.deck == 2
    first = next(iter(s.draws()))
    s.chance(first)
    (last,) = s.draws()
    assert set(rolled(s)) == {last}


@clause("PG-225", "PG-034")
@pytest.mark.parametrize(
    ("options", "possible"), [({"steward": "random"}, 3), ({"game": "full"}, 8), ({"game": "objectives-only"}, 8)]
)
def test_stewards_races_and_objectives_are_drawn_evenly(options: dict[str, Any], possible: int) -> None:
    s = game(seats=3, **options)
    assert set(s.chances().values()) == {Fraction(1, possible)}
    assert set(rolled(s)) == set(s.draws())


@clause("PG-225")
def test_each_pile_has_a_stream_of_chance_of_its_own() -> None:
    special = scene(phase="before", races=["sissaurians", "vak", "humareen"]).play("use")
    pending = [game(seats=3), game(seats=3, game="full"), game(seats=3, game="objectives-only"), special]
    assert [GAME.stream(s.s) for s in pending] == [DEAL, DRAW_RACE, OPEN_OBJECTIVE, DRAW_SPECIAL]


@clause("PG-225", "PG-226")
def test_no_seat_decides_what_chance_draws() -> None:
    s = game(seats=3)
    assert (s.why_not("draw:turret", seat=0), s.why_not("pick:turret", seat=0)) == ("PG-225", "PG-225")
    assert s.drawn()
    assert scene().why_not("draw:turret") == "PG-225"


@clause("PG-225")
def test_a_seed_replays_the_same_game() -> None:
    one, again, other = (
        Match("posrod_gwiazd", seats=3, seed=seed, options={"game": "first"}) for seed in ("a", "a", "b")
    )
    assert one.journal() == again.journal()
    assert one.legal(0) != other.legal(0)


# --- who knows which card ---------------------------------------------------------------------------


@clause("PG-018", "PG-043")
def test_equal_cards_are_known_one_by_one() -> None:
    hands = ["turret turret garden", "turret garden garden", "customs customs restaurant"]
    s = scene(phase="choosing", turn=4, hands=hands).picks("garden", "garden", "restaurant").everyone_discards()
    assert (s.knows(0, 1), s.knows(1, 1), s.knows(2, 1)) == ("turret turret", "turret turret", "? ?")
    s.picks("customs", "turret", "turret")
    assert (s.knows(0, 2), s.knows(1, 2), s.knows(2, 2)) == ("turret", "turret", "?")


@clause("PG-018", "PG-117")
def test_a_shown_card_is_taken_to_be_the_one_that_others_knew() -> None:
    s = scene(
        seats=2, phase="choosing", turn=4, hands=["turret turret garden customs", "customs garden restaurant turret"]
    )
    s.picks("turret garden", "customs garden").everyone_discards().chance("draw:alien_bazaar", "draw:turret")
    assert (s.hand(1), s.knows(0, 1)) == ("customs turret turret", "customs turret ?")
    s.play("pick:restaurant", "card:alien_bazaar", seat=0).play("pick:turret", "card:customs", seat=1)
    assert (s.hand(0), s.knows(0, 0), s.knows(1, 0)) == ("turret", "?", "turret")


@clause("PG-018", "PG-228")
def test_the_place_of_a_card_in_a_hand_tells_nothing() -> None:
    one, other = (
        scene(phase="choosing", turn=4, hands=["turret garden customs", hand, "garden garden turret"])
        for hand in ("restaurant crew_quarters customs", "customs embassy_offices restaurant")
    )
    assert one.seen_by(0) == other.seen_by(0)
    assert one.seen_by(1) != other.seen_by(1)
