"""Balance over many seeds: nothing is made of chance, and what was planted is found every time."""

from dataclasses import replace

import pytest

from changed_decks import ChangedDeck
from kosmodrom.engine.deck import Deck
from kosmodrom.lab.balance import weighed
from kosmodrom.lab.report import Experiment, ranked
from kosmodrom.lab.restriction import worths
from lab.test_report import STRONG, USELESS, planted, trial_of

PLANTED = (STRONG, USELESS)


def test_the_same_deck_beside_itself_shows_nothing_in_19_of_20_runs() -> None:
    shown = 0
    for run in range(20):
        sides = [trial_of("andromeda", seed=f"{run} {side}") for side in "AB"]
        found = Experiment(sides, weighed(sides, 200, 1, None, None)).changes
        shown += any(change.is_proven for change in found)
    assert shown <= 1


@pytest.mark.parametrize("seed", [str(seed) for seed in range(1, 9)])
def test_planted_cards_stand_at_both_ends(seed: str) -> None:
    trial = replace(trial_of("andromeda", seed=seed), deck=planted())
    fares = ranked(weighed([trial], 600, 1, None, None)[0])
    assert (fares[0].card, fares[-1].card) == (STRONG, USELESS)
    assert fares[0].is_far
    assert fares[-1].is_far


def test_a_planted_card_wins_by_itself_and_one_that_goes_with_it_does_not() -> None:
    trial = replace(trial_of("andromeda"), deck=planted())
    usual, *forbidden = (
        weighed([each], 400, 1, None, None)[0] for each in (trial, *(replace(trial, without=card) for card in PLANTED))
    )
    strong, useless = worths(usual, PLANTED, forbidden)
    assert (strong.card, useless.card) == PLANTED
    assert strong.worth.low > 0
    assert useless.worth.low < 0


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_planted_mercenary_stands_first_of_its_kind(seed: str) -> None:
    """For each card of level 1 that Driller enslaves from the hand it takes a Crystal of cost 10."""
    skill = {"effect": "enslave-hand", "count": 7, "level": 1, "cost": 10}
    changed = ChangedDeck("star_scrappers").put("mercenary", "N1", skill=skill)
    deck = Deck("star_scrappers", "Łukasz", changed.tables, "mine.toml")
    trial = replace(trial_of("star_scrappers", seed=seed), deck=deck)
    fares = [fare for fare in ranked(weighed([trial], 1500, 1, None, None)[0]) if fare.family == "Mercenaries"]
    assert fares[0].card == "N1"
    assert fares[0].low > fares[0].kind
