"""The game: its questions, in the order of play."""

from typing import Final

from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.counts import total
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.feature_blocks import Block
from kosmodrom.engine.question import Over, Question
from kosmodrom.engine.words import Phrase
from kosmodrom.games.star_scrappers.model import actions
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.clauses import SS_193, SS_210
from kosmodrom.games.star_scrappers.model.state import ScrapperState, ScrapperView, ScrapperZones
from kosmodrom.games.star_scrappers.play import features, invariants, sample
from kosmodrom.games.star_scrappers.rules import (
    acting,
    cleanup,
    collecting,
    enslaving,
    hands,
    mining,
    payments,
    recolouring,
    recruiting,
    scoring,
    setup,
    starting,
    takeovers,
    taking,
)

MOST_ROUNDS = 1770
MOST_DECISIONS_A_TURN = 400

QUESTIONS: Final[list[Question[ScrapperState]]] = [
    setup.DrawWild(), setup.FillMine(), setup.FillDocks(), setup.DealHand(), setup.DrawCommand(),
    collecting.TurnUp(), setup.DrawFirst(), recolouring.Replace(), cleanup.Refill(),
    starting.Starting(), acting.Acting(), taking.PickCrystal(),
    recolouring.Recolour(), recolouring.RecolourTo(), recolouring.Swap(),
    taking.PickDock(), taking.PickBottom(), taking.PickBase(), taking.PickFaction(), taking.PickWhole(),
    recolouring.Tint(), enslaving.EnslaveLow(), enslaving.EnslaveAny(), enslaving.EnslaveOwn(),
    mining.Holding(), takeovers.Diversion(),
    Over(SS_193),
]  # fmt: skip
"""By step."""

PAY_MERCENARY: Final = recruiting.PayMercenary()
PAY_CRYSTAL: Final = mining.PayCrystal()
PAY_ARTIFACT: Final = collecting.PayArtifact()
WHICH_PAYS_CRYSTAL: Final = payments.WhichPays(PAY_CRYSTAL)
WHICH_PAYS_ARTIFACT: Final = payments.WhichPays(PAY_ARTIFACT)
WHICH_LEFT: Final = hands.WhichLeft()
WHICH_TINTED: Final = recolouring.WhichTinted()
TINT_TO: Final = recolouring.TintTo()


class StarScrappers(ScrapperZones):
    """Star Scrappers: Łowcy Kryształów."""

    def new(self, seats: int, options: dict[str, str], book: ScrapperBook) -> ScrapperState:
        return setup.set_up(seats, options, book)

    def pending(self, s: ScrapperState) -> Question[ScrapperState]:
        return QUESTIONS[s.table.agenda.step()]

    def question(self, s: ScrapperState, seat: int) -> Question[ScrapperState]:
        """SS-309, SS-314: first a seat says which card it means, and pays for what it has begun."""
        if seat == CHANCE:
            return self.pending(s)
        hand = s.hands[seat]
        if hand.asked >= 0:
            if hands.parting(s.table, seat, hand) >= 0:
                return WHICH_LEFT
            if hand.intent < 0:
                return WHICH_TINTED
            return WHICH_PAYS_CRYSTAL if hand.intent < actions.COLLECT else WHICH_PAYS_ARTIFACT
        if hand.picked >= 0:
            return TINT_TO
        if hand.intent < 0:
            return self.pending(s)
        if hand.intent < actions.MINE:
            return PAY_MERCENARY
        return PAY_CRYSTAL if hand.intent < actions.COLLECT else PAY_ARTIFACT

    def scores(self, s: ScrapperState) -> list[int]:
        """SS-003: the points of each seat if the match ended here."""
        return [total(scoring.sheet_column(s.table, s.book, seat, s.hands[seat].crystals)) for seat in range(s.seats)]

    def sheet(self, s: ScrapperState) -> list[list[int]]:
        columns = [scoring.sheet_column(s.table, s.book, seat, s.hands[seat].crystals) for seat in range(s.seats)]
        return [[column[row] for column in columns] for row in range(5)]

    def winners(self, s: ScrapperState) -> list[int]:
        return scoring.best_seats(self.scores(s))

    def ties(self, s: ScrapperState) -> list[list[int]]:
        """SS-210: nothing breaks a tie; all who tie win."""
        return [[SS_210]]

    def points(self, v: ScrapperView) -> list[int]:
        """SS-017: of the others only what is open; needs the book, so it is counted with the view's own."""
        return features.running_points(v)

    def known_sheet(self, v: ScrapperView) -> list[list[int]]:
        return features.known_sheet(v)

    def sample(self, v: ScrapperView, luck: Luck) -> ScrapperState:
        return sample.sample(v, luck)

    def features(self, v: ScrapperView) -> list[int]:
        return features.features(v)

    def feature_blocks(self) -> list[Block]:
        return features.BLOCKS

    def features_of(self, s: ScrapperState, seat: int) -> list[int]:
        return features.features(ScrapperView(seat, s.book, s.table, s.hands[seat]))

    def problems(self, s: ScrapperState) -> list[Phrase]:
        return invariants.problems(s)

    def impossible(self, book: ScrapperBook) -> list[int]:
        """SS-127, SS-168: Artifacts that need no activation, and the places where only a Leader can lie."""
        return invariants.impossible(book)

    def bound(self, seats: int) -> int:
        """SS-316: at most 1,770 rounds, and a turn that uses every card and Artifact once is far below its share."""
        return MOST_ROUNDS * seats * MOST_DECISIONS_A_TURN
