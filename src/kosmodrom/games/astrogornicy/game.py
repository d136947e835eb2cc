"""The game: its questions, in the order of play."""

from typing import Final

from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.feature_blocks import Block
from kosmodrom.engine.question import Over, Question
from kosmodrom.engine.words import Phrase
from kosmodrom.games.astrogornicy.model import actions, clauses, steps
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.model.state import AstroState, AstroView, AstroZones
from kosmodrom.games.astrogornicy.model.values import NOTHING, UNNAMED
from kosmodrom.games.astrogornicy.play import features, invariants, sample
from kosmodrom.games.astrogornicy.rules import scoring, setup
from kosmodrom.games.astrogornicy.rules.acting import Acting
from kosmodrom.games.astrogornicy.rules.awards import DrawAward, GivingSet
from kosmodrom.games.astrogornicy.rules.bonus import ChooseBonus
from kosmodrom.games.astrogornicy.rules.cards import DealMarket, DrawBlind
from kosmodrom.games.astrogornicy.rules.directors import TurnTop
from kosmodrom.games.astrogornicy.rules.exchanging import Swapping
from kosmodrom.games.astrogornicy.rules.ordering import Buying, Giving
from kosmodrom.games.astrogornicy.rules.payments import Paying
from kosmodrom.games.astrogornicy.rules.placing import Taking
from kosmodrom.games.astrogornicy.rules.pricing import Price
from kosmodrom.games.astrogornicy.rules.rolling import DieFalls, FreeReroll, NamePrice, PaidChange, Rolling
from kosmodrom.games.astrogornicy.rules.rounds import NextRound
from kosmodrom.games.astrogornicy.rules.settling import Reward, Settling
from kosmodrom.games.astrogornicy.rules.setup import DrawFirst, DrawKantor, DrawToken
from kosmodrom.games.astrogornicy.rules.turns import NextTurn
from kosmodrom.games.astrogornicy.rules.undertaking import Complete, Crewing

TURN: Final = Acting()
"""The question asked most: the list is not searched for it, for the sake of random play."""

QUESTIONS: Final[list[Question[AstroState]]] = [
    DealMarket(), DrawBlind(), DrawAward(), TurnTop(), DrawKantor(), DrawToken(), DrawFirst(),
    Rolling(), TURN, ChooseBonus(), Reward(), Buying(),
    NextTurn(), Settling(), NextRound(),
    Over(clauses.AG_279),
]  # fmt: skip
"""By step of the agenda."""

IN_THE_AIR: Final = DieFalls()
"""AG-054: dice in the air come before whatever is on the agenda."""

FREE_REROLL_QUESTION: Final = FreeReroll()
NAME_PRICE: Final = NamePrice()
PAID_CHANGE: Final = PaidChange()
"""AG-057, AG-063: what a seat that rolls, or sacrifices a die, is asked first."""

BEGUN: Final[list[Question[AstroState]]] = [
    Price(), Paying(), Giving(), Crewing(), Swapping(), Taking(), Complete(),
]  # fmt: skip
"""AG-277: by stage of what a seat has begun; for an Award a set is given up."""
GIVING_SET: Final = GivingSet()

MOST_DECISIONS_A_ROUND = 600


class Astrogornicy(AstroZones):
    """Beyond Humanity: Astrogórnicy."""

    def new(self, seats: int, options: dict[str, str], book: AstroBook) -> AstroState:
        return setup.set_up(seats, options, book)

    def pending(self, s: AstroState) -> Question[AstroState]:
        t = s.table
        if t.airborne > 0:
            return IN_THE_AIR
        step = t.agenda.step()
        return TURN if step == steps.ACTING else QUESTIONS[step]

    def question(self, s: AstroState, seat: int) -> Question[AstroState]:
        """AG-057, AG-063, AG-277: what a seat has begun is asked before what is on the agenda."""
        if seat == CHANCE:
            return self.pending(s)
        t = s.table
        hand = s.hands[seat]
        if hand.intent != NOTHING:
            return GIVING_SET if hand.stage == steps.GIVING and hand.intent < actions.BUY else BEGUN[hand.stage]
        if t.price[seat] != NOTHING:
            return NAME_PRICE if t.price[seat] == UNNAMED else PAID_CHANGE
        if t.phase == steps.ROLLING_PHASE and t.window[seat] == steps.FREE_REROLL:
            return FREE_REROLL_QUESTION
        step = t.agenda.step()
        return TURN if step == steps.ACTING else QUESTIONS[step]

    def go_on(self, s: AstroState) -> None:
        """As the engine's, only quicker: after most decisions dice are in the air, or a turn is asked."""
        t = s.table
        while t.airborne == 0:
            step = t.agenda.step()
            if step == steps.ACTING or step < 0 or not QUESTIONS[step].passes(s):
                return

    def sheet(self, s: AstroState) -> list[list[int]]:
        return scoring.sheet(s.table, s.book)

    def ties(self, s: AstroState) -> list[list[int]]:
        """AG-289 to AG-292, AG-296: Orders, Missions and Awards, the rare surplus; in `earlier` a tie is a draw."""
        return scoring.tie_rows(s.table, s.book)

    def points(self, v: AstroView) -> list[int]:
        """AG-287, AG-302: all that scores lies open."""
        return scoring.totals(v.table, v.book)

    def known_sheet(self, v: AstroView) -> list[list[int]]:
        """AG-302: the whole sheet, for nothing that scores is hidden."""
        return scoring.sheet(v.table, v.book)

    def sample(self, v: AstroView, luck: Luck) -> AstroState:
        return sample.sample(v, luck)

    def features(self, v: AstroView) -> list[int]:
        return features.features(v)

    def feature_blocks(self) -> list[Block]:
        return features.BLOCKS

    def features_of(self, s: AstroState, seat: int) -> list[int]:
        return features.features(AstroView(seat, s.book, s.table, s.hands[seat]))

    def problems(self, s: AstroState) -> list[Phrase]:
        return invariants.problems(s)

    def impossible(self, book: AstroBook) -> list[int]:
        """AG-078, AG-099, AG-125, AG-135, AG-221, AG-306: what no field, card or die of this content allows."""
        return invariants.impossible(book)

    def bound(self, seats: int) -> int:
        """AG-041: eight Rounds; using every die, card and effect of a Round unit by unit is far below its share."""
        return 8 * seats * MOST_DECISIONS_A_ROUND
