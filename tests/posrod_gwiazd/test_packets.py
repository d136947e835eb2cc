"""Hands and passed cards with those who know them: PG-018, PG-042 and PG-043."""

import pytest

from clauses import clause
from kosmodrom.engine.pile import Pile
from kosmodrom.games.posrod_gwiazd.model.actions import KINDS
from kosmodrom.games.posrod_gwiazd.rules.packets import copies_in, keep_to, kinds_in, pull, put, show_to

FIRST, SECOND, BOTH = 1, 2, 3
"""Masks of seats 0 and 1."""


def packet(words: str) -> Pile:
    """Cards with the mask of those who know them: `turret:1 garden:3`, put in one after another."""
    pile = Pile(0)
    for word in words.split():
        name, _, mask = word.partition(":")
        put(pile, KINDS.index(name), int(mask))
    return pile


def in_words(pile: Pile) -> str:
    pairs = zip(pile.tail, pile.knowers, strict=True)
    return " ".join(f"{KINDS[card]}:{mask}" for card, mask in pairs)


@clause("PG-018", "PG-043")
@pytest.mark.parametrize(
    ("put_in", "lies"),
    [
        ("garden:1 turret:1 customs:1", "turret:1 customs:1 garden:1"),
        ("garden:1 turret:2 customs:1", "customs:1 garden:1 turret:2"),
        ("garden:2 turret:1 customs:2 restaurant:1", "turret:1 restaurant:1 customs:2 garden:2"),
        ("turret:3 garden:1 turret:2 turret:1", "turret:1 garden:1 turret:2 turret:3"),
        ("garden:1 customs:2 turret:2 turret:1 restaurant:2", "turret:1 garden:1 turret:2 customs:2 restaurant:2"),
    ],
)
def test_cards_that_the_same_seats_know_lie_together_in_the_order_of_kinds(put_in: str, lies: str) -> None:
    assert in_words(packet(put_in)) == lies


@clause("PG-018")
@pytest.mark.parametrize(
    ("put_in", "known_by", "left"),
    [
        ("turret:1 garden:1", FIRST, "garden:1"),
        ("turret:1 turret:3", BOTH, "turret:1"),
        ("turret:1 garden:2 turret:2", SECOND, "turret:1 garden:2"),
        ("garden:1 turret:1 turret:2 turret:3 customs:3", BOTH, "turret:1 garden:1 turret:2 customs:3"),
    ],
)
def test_of_equal_cards_the_one_goes_that_most_seats_know(put_in: str, known_by: int, left: str) -> None:
    pile = packet(put_in)
    assert pull(pile, KINDS.index("turret")) == known_by
    assert in_words(pile) == left


@clause("PG-043", "PG-018")
def test_who_takes_a_packet_up_knows_all_its_cards() -> None:
    pile = packet("turret:1 garden:1 customs:4")
    show_to(pile, SECOND)
    assert in_words(pile) == "turret:3 garden:3 customs:6"


@clause("PG-018", "PG-210")
def test_those_who_lose_sight_of_a_hand_know_nothing_of_it() -> None:
    pile = packet("turret:3 garden:2 customs:6")
    keep_to(pile, SECOND)
    assert in_words(pile) == "turret:2 customs:2 garden:2"


@clause("PG-042")
@pytest.mark.parametrize(
    ("put_in", "kinds"),
    [
        ("turret:1", "turret"),
        ("customs:1 turret:3", "turret customs"),
        ("garden:1 customs:2 turret:3", "turret customs garden"),
        ("customs:1 garden:1 customs:2 turret:3 garden:3", "turret customs garden"),
        ("turret:1 garden:1 customs:3", "turret customs garden"),
    ],
)
def test_each_kind_of_a_hand_is_offered_once_in_order(put_in: str, kinds: str) -> None:
    assert [KINDS[kind] for kind in kinds_in(packet(put_in))] == kinds.split()


@clause("PG-118")
def test_copies_of_a_kind_are_counted_whoever_knows_them() -> None:
    pile = packet("turret:1 garden:1 turret:3")
    assert [copies_in(pile, KINDS.index(name)) for name in ("turret", "garden", "customs")] == [2, 1, 0]
