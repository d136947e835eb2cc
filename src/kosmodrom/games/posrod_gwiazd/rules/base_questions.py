"""What the questions have in common: who is asked, and who learns the answer (PG-018, PG-225, PG-226, PG-228).

Why not? The first failure counts: not asked, another question is open, no such thing, the rule.
"""

from kosmodrom.engine.contract import CHANCE, EVERYONE, only
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.question import Draw, Question
from kosmodrom.games.posrod_gwiazd.model.clauses import PG_081, PG_083, PG_144, PG_225
from kosmodrom.games.posrod_gwiazd.model.kinds import kind_named
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.rules.occasions import elsewhen


class StarsQuestion(Question[StarsState]):
    """PG-018: asked of the seat of its frame; all learn the answer, unless the question hides it."""

    whose = PG_225
    """The clause that says whose turn it is: the answer to a seat that is not asked."""

    def actors(self, s: StarsState) -> list[int]:
        return [s.table.agenda.seat()]

    def not_asked(self, s: StarsState, seat: int, action: int) -> int:
        """PG-081, PG-083, PG-144: it is somebody else's turn; what is not decided now by anybody has its own time."""
        if not self.is_for(s, seat, action):
            return elsewhen(s, seat, action)
        return PG_144 if s.table.seize and (self.whose == PG_081 or self.whose == PG_083) else self.whose

    def is_for(self, s: StarsState, seat: int, action: int) -> bool:
        """Whether a seat that waits would decide such a thing in this step, if it were asked."""
        return False

    def audience(self, s: StarsState, seat: int, action: int) -> int:
        return EVERYONE


class VerbQuestion(StarsQuestion):
    """Answered by a verb and what it names: a card, a cell, a seat, an amount."""

    verb = 0
    """The first decision of the verb."""
    beyond = 0
    """The first decision after those of the verb."""

    def options(self, s: StarsState, seat: int) -> list[int]:
        verb = self.verb
        return [verb + named for named in range(self.beyond - verb) if self.why_not(s, seat, named) == 0]

    def refusal(self, s: StarsState, seat: int, action: int) -> int:
        if self.verb <= action < self.beyond:
            return self.why_not(s, seat, self.named_by(action))
        return elsewhen(s, seat, action)

    def answer(self, s: StarsState, seat: int, action: int) -> None:
        self.choose(s, seat, self.named_by(action))

    def is_for(self, s: StarsState, seat: int, action: int) -> bool:
        return self.verb <= action < self.beyond

    def named_by(self, action: int) -> int:
        """The number of what a decision names."""
        return action - self.verb

    def why_not(self, s: StarsState, seat: int, named: int) -> int:
        """0, or the clause by which this cannot be named."""
        raise NotImplementedError

    def choose(self, s: StarsState, seat: int, named: int) -> None:
        """Carry it out."""
        raise NotImplementedError


class CardQuestion(VerbQuestion):
    """Answered by naming a card of a hand."""

    def named_by(self, action: int) -> int:
        return kind_named(self.verb, action)


class SecretQuestion(VerbQuestion):
    """PG-044, PG-086: asked of all that are not ready; nobody learns an answer before the last one is given."""

    def actors(self, s: StarsState) -> list[int]:
        ready = s.table.ready
        return [seat for seat in range(s.seats) if not (ready >> seat) & 1]

    def shows_all(self, s: StarsState, seat: int) -> bool:
        """Whether this is the last secret choice, so that all are revealed."""
        return is_last(s, seat)

    def audience(self, s: StarsState, seat: int, action: int) -> int:
        return EVERYONE if self.shows_all(s, seat) else only(seat)

    def reveals(self, s: StarsState, seat: int, action: int) -> bool:
        return self.shows_all(s, seat)


def is_last(s: StarsState, seat: int) -> bool:
    """PG-044: whether all others are ready."""
    return s.table.ready | only(seat) == (1 << s.seats) - 1


class StarsDraw(Draw[StarsState]):
    """PG-225: chance decides, and nobody else; all is equally likely, and seen by all, unless a draw says more."""

    def not_asked(self, s: StarsState, seat: int, action: int) -> int:
        return PG_225

    def odds(self, s: StarsState) -> list[int]:
        return [1] * len(self.options(s, CHANCE))

    def stream(self, s: StarsState) -> int:
        """One stream of chance for each pile."""
        return s.table.agenda.step()

    def roll(self, s: StarsState, luck: Luck) -> int:
        options = self.options(s, CHANCE)
        return options[luck.below(len(options))]

    def audience(self, s: StarsState, seat: int, action: int) -> int:
        return EVERYONE
