"""The game: its questions, and which module answers the rest of the contract."""

from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.feature_blocks import Block
from kosmodrom.engine.question import Question
from kosmodrom.engine.words import Phrase
from kosmodrom.games.andromeda.model import actions
from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.model.state import AndromedaState, AndromedaView, AndromedaZones
from kosmodrom.games.andromeda.play import features, invariants, sample
from kosmodrom.games.andromeda.rules import points, questions, scoring, setup
from kosmodrom.games.andromeda.rules.base_questions import chance_clause

MOST_ROUNDS = 16
MOST_DECISIONS_A_TURN = 400


class Andromeda(AndromedaZones):
    """Andromeda (Galakta 2015)."""

    def new(self, seats: int, options: dict[str, str], book: AndromedaBook) -> AndromedaState:
        return setup.set_up(seats, options, book)

    def pending(self, s: AndromedaState) -> Question[AndromedaState]:
        return questions.QUESTIONS[s.table.agenda.step()]

    def refusal(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-222: as long as the match lasts, what chance decides is decided by no seat, whoever is asked."""
        by_chance = action >= actions.FIRST and self.pending(s) is not questions.QUESTIONS[-1]
        return chance_clause(action) if by_chance else super().refusal(s, seat, action)

    def scores(self, s: AndromedaState) -> list[int]:
        """AN-199, AN-224: the DP of each seat if points were checked now."""
        return points.running_points(s.table, s.book)

    def sheet(self, s: AndromedaState) -> list[list[int]]:
        """AN-199: completed tasks, then rooms."""
        return points.sheet(s.table, s.book)

    def winners(self, s: AndromedaState) -> list[int]:
        return scoring.winners(s.table, s.book)

    def ties(self, s: AndromedaState) -> list[list[int]]:
        """AN-226, AN-227: more DP from rooms; who is still equal shares the victory."""
        return [[226, *points.room_points(s.table, s.book)], [227]]

    def known_sheet(self, v: AndromedaView) -> list[list[int]]:
        """AN-013, AN-199: the sheet is known to all, completed tasks and rooms."""
        return points.sheet(v.table, v.book)

    def points(self, v: AndromedaView) -> list[int]:
        """AN-013: everything that counts lies open."""
        return points.running_points(v.table, v.book)

    def sample(self, v: AndromedaView, luck: Luck) -> AndromedaState:
        return sample.sample(v, luck)

    def features(self, v: AndromedaView) -> list[int]:
        return features.features(v)

    def feature_blocks(self) -> list[Block]:
        return features.BLOCKS

    def features_of(self, s: AndromedaState, seat: int) -> list[int]:
        return features.numbers(s.table, s.book, seat, s.hands[seat], s.table.held[seat].seen_by(seat).tail)

    def problems(self, s: AndromedaState) -> list[Phrase]:
        return invariants.problems(s)

    def impossible(self, book: AndromedaBook) -> list[int]:
        """AN-104, AN-126: what plague and technology dice, the Portal and rooms without an action never do."""
        return invariants.impossible(book)

    def bound(self, seats: int) -> int:
        """AN-002: seven rounds, sixteen with the largest general deck; no turn comes near its share."""
        return MOST_ROUNDS * seats * MOST_DECISIONS_A_TURN
