"""Every law catches the faults planted for it in the toy."""

import dataclasses
from dataclasses import replace

import pytest

from conformance import faults
from conformance.laws import LAWS, ONCE
from conformance.planted import drawn
from conformance.walks import Case, explore, tables
from kosmodrom.engine.codec import Layout
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import Entry
from toy.entry import ENTRY
from toy.model.steps import GOT, SAW

SEEDS = 6
"""Games per table in which a fault may show itself."""
CHOICES = 40
EVERY_LAW = {**LAWS, **ONCE}

FAULTS: dict[str, list[tuple[Entry, str]]] = {
    "clones_share_nothing": [(faults.with_game(faults.ShallowClone()), "the clone shares")],
    "views_share_nothing": [(faults.with_game(faults.ViewOfTheTableItself()), "the view shares")],
    "the_public_sees_what_is_public": [(faults.with_game(faults.Showing()), "is another one")],
    "asking_changes_nothing": [(faults.with_game(faults.CountingQuestions()), "a mere question changed the state")],
    "legal_ids_ascend": [
        (faults.with_game(faults.NewestFirst()), "does not ascend"),
        (faults.with_game(faults.NoAnswer()), "is asked and has no answer"),
    ],
    "legal_agrees_with_refusal": [
        (faults.with_game(faults.PassWheneverAsked()), "disagree on 'pass'"),
        (faults.with_game(faults.UnknownClause()), "clause 99, which does not exist"),
    ],
    "names_round_trip": [(faults.renamed(), "actions.lock")],
    "views_round_trip": [(faults.with_game(faults.ForgottenBid()), "does not come back")],
    "states_and_views_travel": [(faults.with_game(faults.StuckInPlace()), "arrives as another")],
    "codes_round_trip": [(faults.with_game(faults.ForgottenReadiness()), "do not fit")],
    "decoded_states_play_on": [(faults.with_game(faults.ForgottenLap()), "allows other decisions")],
    "journal_replays": [(faults.with_game(faults.Moody()), "the journal is refused")],
    "sample_is_calibrated": [
        (faults.with_game(faults.LowCardsFirst()), "table.rows"),
        (faults.with_game(faults.TimidBids()), "hand 0.bid"),
    ],
    "samples_look_the_same": [
        (faults.with_game(faults.ForgottenTail()), "sees that it is a sample"),
        (faults.with_game(faults.BrokenSample()), "the sample for seat"),
    ],
    "samples_vary": [(faults.with_game(faults.OneSample()), "always gets the same wrong sample")],
    "fences_stand": [
        (faults.with_game(faults.NoFences()), "no fence stands"),
        (faults.with_game(faults.NoFenceBeforeTheDeck()), "'draw' shows seat"),
    ],
    "interleavings_commute": [
        (faults.with_game(faults.LastPickFirst()), "lead to different states"),
        (faults.with_game(faults.SharedStream()), "lead to different states"),
    ],
    "sealed_choices_are_invisible": [
        (faults.with_game(faults.OpenRows()), "by the view"),
        (faults.with_game(faults.PaymentInSight()), "'pay:"),
        (faults.with_game(faults.AudienceTooSmall()), "by the view"),
        (faults.with_game(faults.Gossip(GOT)), "by the events"),
        (faults.with_game(faults.PoorAfterDrawing()), "'deal:"),
    ],
    "equal_views_get_equal_answers": [
        (faults.with_game(faults.PeekingBids()), "legal differs"),
        (faults.with_game(faults.TellingPoints()), "the points are"),
    ],
    "what_is_learnt_is_told": [
        (faults.with_game(faults.Gossip(SAW)), "is told what it does not see"),
        (faults.with_game(faults.SkippedQuestion()), "learns something in silence"),
        (faults.with_game(faults.SilentPayment()), "after 'pay:done'"),
    ],
    "journals_say_what_was_noticed": [
        (faults.with_game(faults.OpenBook()), "nothing else tells them apart"),
        (faults.with_game(faults.WhisperedPass()), "says '' after 'pass'"),
    ],
    "secrets_stay_untold": [
        (faults.with_game(faults.Tattler()), "is told what it does not see"),
        (faults.with_game(faults.Announced(99)), "clause 99, which does not exist"),
    ],
    "free_undo_unlearns_nothing": [(faults.with_game(faults.NoFences()), "has shown it something")],
    "no_problems": [(faults.with_game(faults.Shouting()), "coins were spent")],
    "ends_within_its_bound": [
        (faults.with_game(faults.Endless()), "has not ended"),
        (faults.with_game(faults.TightBound()), "has not ended"),
        (faults.with_game(faults.LostPoints()), "the sheet adds up to"),
    ],
    "rolls_follow_odds": [
        (faults.with_game(faults.FairDice()), "'die:"),
        (faults.with_game(faults.RolledFromTheBox()), "which is not among"),
        (faults.with_game(faults.ShortOdds()), "do not fit the outcomes"),
    ],
    "everything_has_words": [(dataclasses.replace(ENTRY, speaker=faults.Mumbling()), "has no words")],
    "a_line_is_about_whom_it_names": [
        (dataclasses.replace(ENTRY, speaker=faults.Pointing(0)), "is about 0"),
        (dataclasses.replace(ENTRY, speaker=faults.Pointing(-1)), "is about -1"),
        (dataclasses.replace(ENTRY, speaker=faults.Counting()), "a number follows a name"),
    ],
    "languages_match": [
        (faults.speaking(faults.Tongue), "only one language has"),
        (faults.speaking(faults.OtherPart), "event.took has the parts"),
    ],
}
"""The faults that each law must catch, with what it says of them."""

PLANTED = [(law, entry, says) for law, planted in FAULTS.items() for entry, says in planted]
NAMES = [f"{law}-{type(entry.game).__name__}-{type(entry).__name__}" for law, entry, _ in PLANTED]


def try_law(law: str, entry: Entry) -> None:
    for seed in range(SEEDS):
        luck = Luck(seed)
        ints = [luck.below(1 << 16) for _ in range(CHOICES)]
        for seats, options in tables(entry):
            EVERY_LAW[law](Case(entry, seats, options, seed, ints))


@pytest.mark.parametrize(("law", "entry", "says"), PLANTED, ids=NAMES)
def test_the_law_catches_the_fault_planted_for_it(law: str, entry: Entry, says: str) -> None:
    with pytest.raises(AssertionError) as caught:
        try_law(law, entry)
    assert says in str(caught.value)


def test_every_law_has_a_fault_to_catch() -> None:
    assert set(FAULTS) | {"layout_names_every_attribute"} == set(EVERY_LAW)


def test_a_field_missing_from_the_layout_is_caught() -> None:
    whole = ENTRY.layout
    lacking = Layout(whole.table[:-1], whole.hand, whole.vault)
    with pytest.raises(AssertionError, match="discard"):
        try_law("layout_names_every_attribute", replace(ENTRY, layout=lacking))


def test_what_a_clause_announces_may_be_told() -> None:
    for case in drawn(faults.with_game(faults.Announced(5)), SEEDS, seed=1):
        EVERY_LAW["secrets_stay_untold"](case)


def test_a_decision_that_is_never_possible_is_caught() -> None:
    entry = faults.with_a_spare_decision()
    assert explore(entry, games=240, seed=1).missing(entry) == ["resign"]


def test_a_decision_that_is_wrongly_called_impossible_is_caught() -> None:
    entry = faults.with_game(faults.Resigned())
    assert explore(entry, games=60, seed=1).wonders(entry) == ["pass"]
