"""Every law catches the faults planted for it in the toy."""

import dataclasses
from dataclasses import replace

import pytest

from conformance import toy_faults
from conformance.game_faults import drawn
from conformance.laws import LAWS, ONCE
from conformance.walks import Case, explore, tables
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.zone_layout import Layout
from toy.entry import ENTRY
from toy.model.steps import GOT, SAW

SEEDS = 6
"""Games per table in which a fault may show itself."""
CHOICES = 40
EVERY_LAW = {**LAWS, **ONCE}

FAULTS: dict[str, list[tuple[Entry, str]]] = {
    "clones_share_nothing": [(toy_faults.with_game(toy_faults.ShallowClone()), "the clone shares")],
    "views_share_nothing": [(toy_faults.with_game(toy_faults.ViewOfTheTableItself()), "the view shares")],
    "the_public_sees_what_is_public": [(toy_faults.with_game(toy_faults.Showing()), "is another one")],
    "asking_changes_nothing": [
        (toy_faults.with_game(toy_faults.CountingQuestions()), "a mere question changed the state")
    ],
    "legal_ids_ascend": [
        (toy_faults.with_game(toy_faults.NewestFirst()), "does not ascend"),
        (toy_faults.with_game(toy_faults.NoAnswer()), "is asked and has no answer"),
    ],
    "legal_agrees_with_refusal": [
        (toy_faults.with_game(toy_faults.PassWheneverAsked()), "disagree on 'pass'"),
        (toy_faults.with_game(toy_faults.UnknownClause()), "clause 99, which does not exist"),
        (toy_faults.with_game(toy_faults.MereRemark()), "which forbids nothing"),
    ],
    "reasons_are_sentences": [(dataclasses.replace(ENTRY, speaker=toy_faults.Rambling()), "with the words")],
    "names_round_trip": [(toy_faults.renamed(), "actions.lock")],
    "views_round_trip": [(toy_faults.with_game(toy_faults.ForgottenBid()), "does not come back")],
    "states_and_views_travel": [(toy_faults.with_game(toy_faults.StuckInPlace()), "arrives as another")],
    "codes_round_trip": [(toy_faults.with_game(toy_faults.ForgottenReadiness()), "do not fit")],
    "decoded_states_play_on": [(toy_faults.with_game(toy_faults.ForgottenLap()), "allows other decisions")],
    "journal_replays": [(toy_faults.with_game(toy_faults.Moody()), "the journal is refused")],
    "sample_is_calibrated": [
        (toy_faults.with_game(toy_faults.LowCardsFirst()), "table.rows"),
        (toy_faults.with_game(toy_faults.TimidBids()), "hand 0.bid"),
    ],
    "samples_look_the_same": [
        (toy_faults.with_game(toy_faults.ForgottenTail()), "sees that it is a sample"),
        (toy_faults.with_game(toy_faults.BrokenSample()), "the sample for seat"),
    ],
    "samples_vary": [(toy_faults.with_game(toy_faults.OneSample()), "always gets the same wrong sample")],
    "fences_stand": [
        (toy_faults.with_game(toy_faults.NoFences()), "no fence stands"),
        (toy_faults.with_game(toy_faults.NoFenceBeforeTheDeck()), "'draw' shows seat"),
    ],
    "interleavings_commute": [
        (toy_faults.with_game(toy_faults.LastPickFirst()), "lead to different states"),
        (toy_faults.with_game(toy_faults.SharedStream()), "lead to different states"),
    ],
    "sealed_choices_are_invisible": [
        (toy_faults.with_game(toy_faults.OpenRows()), "by the view"),
        (toy_faults.with_game(toy_faults.PaymentInSight()), "'pay:"),
        (toy_faults.with_game(toy_faults.AudienceTooSmall()), "by the view"),
        (toy_faults.with_game(toy_faults.Gossip(GOT)), "by the events"),
        (toy_faults.with_game(toy_faults.PoorAfterDrawing()), "'deal:"),
    ],
    "equal_views_get_equal_answers": [
        (toy_faults.with_game(toy_faults.PeekingBids()), "legal differs"),
        (toy_faults.with_game(toy_faults.TellingPoints()), "the points are"),
    ],
    "what_is_learnt_is_told": [
        (toy_faults.with_game(toy_faults.Gossip(SAW)), "is told what it does not see"),
        (toy_faults.with_game(toy_faults.SkippedQuestion()), "learns something in silence"),
        (toy_faults.with_game(toy_faults.SilentPayment()), "after 'pay:done'"),
    ],
    "journals_say_what_was_noticed": [
        (toy_faults.with_game(toy_faults.OpenBook()), "nothing else tells them apart"),
        (toy_faults.with_game(toy_faults.WhisperedPass()), "says '' after 'pass'"),
    ],
    "secrets_stay_untold": [
        (toy_faults.with_game(toy_faults.Tattler()), "is told what it does not see"),
        (toy_faults.with_game(toy_faults.Announced(99)), "clause 99, which does not exist"),
    ],
    "free_undo_unlearns_nothing": [(toy_faults.with_game(toy_faults.NoFences()), "has shown it something")],
    "no_problems": [(toy_faults.with_game(toy_faults.Shouting()), "coins were spent")],
    "ends_within_its_bound": [
        (toy_faults.with_game(toy_faults.Endless()), "has not ended"),
        (toy_faults.with_game(toy_faults.TightBound()), "has not ended"),
        (toy_faults.with_game(toy_faults.LostPoints()), "the sheet adds up to"),
    ],
    "rolls_follow_odds": [
        (toy_faults.with_game(toy_faults.FairDice()), "'die:"),
        (toy_faults.with_game(toy_faults.RolledFromTheBox()), "which is not among"),
        (toy_faults.with_game(toy_faults.ShortOdds()), "do not fit the outcomes"),
    ],
    "everything_has_words": [(dataclasses.replace(ENTRY, speaker=toy_faults.Mumbling()), "has no words")],
    "a_line_is_about_whom_it_names": [
        (dataclasses.replace(ENTRY, speaker=toy_faults.Pointing(0)), "is about 0"),
        (dataclasses.replace(ENTRY, speaker=toy_faults.Pointing(-1)), "is about -1"),
        (dataclasses.replace(ENTRY, speaker=toy_faults.Counting()), "a number follows a name"),
    ],
    "languages_match": [
        (toy_faults.speaking(toy_faults.Tongue), "only one of pl and en has"),
        (toy_faults.speaking(toy_faults.OtherPart), "event.took has the parts"),
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
    for case in drawn(toy_faults.with_game(toy_faults.Announced(5)), SEEDS, seed=1):
        EVERY_LAW["secrets_stay_untold"](case)


def test_a_decision_that_is_never_possible_is_caught() -> None:
    entry = toy_faults.with_a_spare_decision()
    assert explore(entry, games=240, seed=1).missing(entry) == ["resign"]


def test_a_decision_that_is_wrongly_called_impossible_is_caught() -> None:
    entry = toy_faults.with_game(toy_faults.Resigned())
    assert explore(entry, games=60, seed=1).wonders(entry) == ["pass"]
