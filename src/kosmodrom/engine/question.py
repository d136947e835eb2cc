"""Questions: all that the rules say about one step of the agenda stands in one class, beside the rule it belongs to.

A `Question` is a step that somebody, or chance, decides: who is asked, what may be answered, why not, what the answer
does, who learns of it. A game has one object of each; they keep nothing, the position is in the `State` alone.
`QuestionGame` answers the contract by handing every call to the question that is pending.
"""

from typing import Generic

from mypy_extensions import mypyc_attr

from kosmodrom.engine.contract import CHANCE, B, Game, S, V, only
from kosmodrom.engine.fast_random import Luck


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """One step of the agenda. A question of seats implements the first four methods, one of chance is a `Draw`."""

    def actors(self, s: S) -> list[int]:
        """The seats that owe an answer, or [CHANCE]."""
        raise NotImplementedError

    def options(self, s: S, seat: int) -> list[int]:
        """The answers that the rules allow: ascending, unique, never empty while the question is asked."""
        raise NotImplementedError

    def refusal(self, s: S, seat: int, action: int) -> int:
        """0 if the decision answers the question, else the clause that forbids it; the seat is asked."""
        raise NotImplementedError

    def answer(self, s: S, seat: int, action: int) -> None:
        """Carry a legal answer out."""
        raise NotImplementedError

    def not_asked(self, s: S, seat: int, action: int) -> int:
        """The clause by which a seat that is not asked must wait."""
        raise NotImplementedError

    def audience(self, s: S, seat: int, action: int) -> int:
        """The mask of those who learn the answer; as long as a question does not say otherwise, its seat alone."""
        return 0 if seat == CHANCE else only(seat)

    def announces(self, s: S, seat: int, action: int) -> int:
        """The clause by which the answer tells others of something that no view keeps; 0: there is none such."""
        return 0

    def reveals(self, s: S, seat: int, action: int) -> bool:
        """Whether the answer will show its seat something that it could not know."""
        return False

    def passes(self, s: S) -> bool:
        """Whether the match went on without asking, because all see that there is nothing to choose."""
        return False

    def odds(self, s: S) -> list[int]:
        """Chance only: integer weights, parallel to `options`."""
        raise NotImplementedError

    def stream(self, s: S) -> int:
        """Chance only: which stream the draw comes from."""
        raise NotImplementedError

    def roll(self, s: S, luck: Luck) -> int:
        """Chance only: an answer for playouts, as likely as `odds` says."""
        return self.options(s, CHANCE)[luck.weighted(self.odds(s))]


def filled_in(question: object, name: str) -> int:
    """What a class of questions says of itself, also one that is interpreted beside a compiled engine."""
    value: int = getattr(question, name)
    return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Question[S]):
    """A question whose answers are one run of decisions, each tried by `why_not`; a game says who is asked."""

    first = 0
    """The first decision that answers it."""
    end = 0
    """The one after the last."""
    out_of_turn = 0
    """The clause by which a seat that is not asked waits."""
    other_question = 0
    """The clause by which a decision of another kind is no answer."""
    is_known = False
    """Whether the engine has looked up where the answers begin and end, which takes longer than to try some."""

    def look_up(self) -> None:
        """Keep what the class fills in where compiled code finds it at once."""
        self.first = filled_in(self, "first")
        self.end = filled_in(self, "end")
        self.is_known = True

    def options(self, s: S, seat: int) -> list[int]:
        if not self.is_known:
            self.look_up()
        found: list[int] = []
        for action in range(self.first, self.end):
            if self.why_not(s, seat, action) == 0:
                found.append(action)
        return found

    def refusal(self, s: S, seat: int, action: int) -> int:
        if not self.is_known:
            self.look_up()
        if self.first <= action < self.end:
            return self.why_not(s, seat, action)
        return filled_in(self, "other_question")

    def why_not(self, s: S, seat: int, action: int) -> int:
        """The question's own rules: 0, or the clause by which this answer is not allowed."""
        return 0

    def not_asked(self, s: S, seat: int, action: int) -> int:
        return filled_in(self, "out_of_turn")


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Question[S]):
    """A question that chance answers."""

    def actors(self, s: S) -> list[int]:
        return [CHANCE]


@mypyc_attr(allow_interpreted_subclasses=True)
class PoolDraw(Draw[S]):
    """Chance draws one of a pool of which only the counts matter, such as a shuffled deck; each copy is as likely."""

    first = 0
    """The decision that draws the first kind."""
    out_of_turn = 0
    """The clause by which seats wait meanwhile."""

    def pool(self, s: S) -> list[int]:
        """How many of each kind there are."""
        raise NotImplementedError

    def options(self, s: S, seat: int) -> list[int]:
        first = filled_in(self, "first")
        return [first + kind for kind, count in enumerate(self.pool(s)) if count > 0]

    def odds(self, s: S) -> list[int]:
        return [count for count in self.pool(s) if count > 0]

    def stream(self, s: S) -> int:
        return 0

    def roll(self, s: S, luck: Luck) -> int:
        return filled_in(self, "first") + luck.weighted(self.pool(s))

    def not_asked(self, s: S, seat: int, action: int) -> int:
        return filled_in(self, "out_of_turn")


@mypyc_attr(allow_interpreted_subclasses=True)
class Over(Question[S]):
    """Nothing is pending: the match is over, and a clause says so."""

    def __init__(self, clause: int) -> None:
        self.clause = clause

    def actors(self, s: S) -> list[int]:
        return []

    def not_asked(self, s: S, seat: int, action: int) -> int:
        return self.clause


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionGame(Game[S, V, B]):
    """A game that is a list of questions, by step; the last of them is `Over`, found by an empty agenda at -1."""

    def pending(self, s: S) -> Question[S]:
        """The question on top of the agenda."""
        raise NotImplementedError

    def question(self, s: S, seat: int) -> Question[S]:
        """What a seat that is asked must answer: what is pending, or what it has begun in its own hand."""
        return self.pending(s)

    def actors(self, s: S) -> list[int]:
        return self.pending(s).actors(s)

    def legal(self, s: S, seat: int) -> list[int]:
        return self.question(s, seat).options(s, seat)

    def refusal(self, s: S, seat: int, action: int) -> int:
        pending = self.pending(s)
        if seat not in pending.actors(s):
            return pending.not_asked(s, seat, action)
        return self.question(s, seat).refusal(s, seat, action)

    def odds(self, s: S) -> list[int]:
        return self.pending(s).odds(s)

    def stream(self, s: S) -> int:
        return self.pending(s).stream(s)

    def roll(self, s: S, luck: Luck) -> int:
        return self.pending(s).roll(s, luck)

    def audience(self, s: S, seat: int, action: int) -> int:
        return self.question(s, seat).audience(s, seat, action)

    def announces(self, s: S, seat: int, action: int) -> int:
        return self.question(s, seat).announces(s, seat, action)

    def reveals(self, s: S, seat: int, action: int) -> bool:
        return self.question(s, seat).reveals(s, seat, action)

    def apply(self, s: S, seat: int, action: int) -> None:
        self.question(s, seat).answer(s, seat, action)
        self.go_on(s)

    def go_on(self, s: S) -> None:
        """On to the next question that has something to choose."""
        while self.pending(s).passes(s):
            pass
