"""The game: its questions, in the order of the rulebook, and what else the contract asks for."""

from typing import Final

from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.feature_blocks import Block
from kosmodrom.engine.question import Over, Question
from kosmodrom.engine.words import Phrase
from kosmodrom.games.posrod_gwiazd.model import state, steps
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.clauses import PG_102
from kosmodrom.games.posrod_gwiazd.model.state import StarsState, StarsView, StarsZones
from kosmodrom.games.posrod_gwiazd.play import features, invariants, sample
from kosmodrom.games.posrod_gwiazd.rules import (
    acting,
    building,
    claims,
    course,
    drafting,
    drawing,
    race_abilities,
    resolving,
    scoring,
    secret_payments,
    setup,
)

MOST_TURNS = 27
MOST_DECISIONS_A_TURN = 24

QUESTIONS: Final[list[Question[StarsState]]] = [
    setup.DrawSteward(), setup.DrawRace(), setup.OpenObjective(), setup.OfferObjective(),
    drawing.Deal(), drawing.DrawSpecial(),
    setup.NameSteward(), setup.ChooseRace(), setup.KeepObjective(),
    race_abilities.Exchanging(), race_abilities.Removing(), race_abilities.Looking(), race_abilities.Swapping(),
    drafting.PickCard(), acting.ChooseAction(),
    resolving.Storing(), resolving.Taking(), resolving.Giving(), resolving.Charging(), resolving.Disputing(),
    secret_payments.Paying(), secret_payments.Bidding(),
    claims.Claiming(), claims.Unveiling(),
    Over(PG_102),
]  # fmt: skip
"""By step."""
DROP_CARD: Final[Question[StarsState]] = drafting.DropCard()
CHOOSE_CELL: Final[Question[StarsState]] = building.ChooseCell()
PAY_CRYSTALS: Final[Question[StarsState]] = building.PayCrystals()


class PosrodGwiazd(StarsZones):
    """Pośród Gwiazd."""

    def new(self, seats: int, options: dict[str, str], book: StarsBook) -> StarsState:
        s = setup.set_up(seats, options, book)
        course.go_on(s)
        return s

    def pending(self, s: StarsState) -> Question[StarsState]:
        return QUESTIONS[s.table.agenda.step()]

    def question(self, s: StarsState, seat: int) -> Question[StarsState]:
        """PG-045, PG-050, PG-118: when a choice or an action is begun in the hand, what is still to be named."""
        step = s.table.agenda.step()
        if step == steps.ACTING and s.hands[seat].intent >= 0:
            return CHOOSE_CELL if s.hands[seat].target < 0 else PAY_CRYSTALS
        if step == steps.CHOOSING and s.hands[seat].pick >= 0:
            return DROP_CARD
        return QUESTIONS[step]

    def go_on(self, s: StarsState) -> None:
        course.go_on(s)

    def reveals(self, s: StarsState, seat: int, action: int) -> bool:
        """PG-044, PG-047: what the question shows, or the match goes on to a reveal or to the cards passed on."""
        if seat == CHANCE:
            return False
        if self.question(s, seat).reveals(s, seat, action):
            return True
        later = state.clone(s)
        self.apply(later, seat, action)
        t, then = s.table, later.table
        return then.turn != t.turn or then.year != t.year or t.phase < steps.ACTIONS <= then.phase

    def scores(self, s: StarsState) -> list[int]:
        return scoring.totals(s.table, s.book)

    def sheet(self, s: StarsState) -> list[list[int]]:
        return scoring.sheet(s.table, s.book)

    def winners(self, s: StarsState) -> list[int]:
        return scoring.winners(s.table, s.book)

    def ties(self, s: StarsState) -> list[list[int]]:
        return scoring.ties(s.table)

    def points(self, v: StarsView) -> list[int]:
        """PG-017: everything that scores lies open; a secret objective counts when it is shown."""
        return scoring.totals(v.table, v.book)

    def known_sheet(self, v: StarsView) -> list[list[int]]:
        return scoring.sheet(v.table, v.book)

    def sample(self, v: StarsView, luck: Luck) -> StarsState:
        return sample.sample(v, luck)

    def features(self, v: StarsView) -> list[int]:
        return features.features(v)

    def feature_blocks(self) -> list[Block]:
        return features.BLOCKS

    def features_of(self, s: StarsState, seat: int) -> list[int]:
        return features.numbers(s.table, s.book, seat, s.hands[seat], s.table.packets[seat].seen_by(seat).tail)

    def problems(self, s: StarsState) -> list[Phrase]:
        return invariants.problems(s)

    def impossible(self, book: StarsBook) -> list[int]:
        """PG-209: a Conflict is never built; it is named so that one can ask why not."""
        return invariants.impossible(book)

    def bound(self, seats: int) -> int:
        """PG-002, PG-003: 27 turns at most, and the longest turn is far below its share."""
        return MOST_TURNS * seats * MOST_DECISIONS_A_TURN
