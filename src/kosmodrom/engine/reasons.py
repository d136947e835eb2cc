"""Why not: a thing that cannot be used now is explained by a fact of this position and the rule behind it.

A thing on the table often stands for several decisions. The one that is explained is the one nearest to being
legal: every clause that can be given as a reason says in `clauses.toml`, under `forbids`, how near one has come.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from kosmodrom.engine.contract import CHANCE, View
from kosmodrom.engine.errors import ENGINE
from kosmodrom.engine.plurals import seat_name
from kosmodrom.engine.words import Clause, Words, words

if TYPE_CHECKING:
    from kosmodrom.engine.registry import Entry

TURN: Final = "turn"
TIME: Final = "time"
THING: Final = "thing"
BEGUN: Final = "begun"
RULE: Final = "rule"

NEARNESS: Final = (TURN, TIME, THING, BEGUN, RULE)
"""From far to near: others decide now; it is not the time for it; there is no such thing here; something else has
been begun; all of that is right, and a rule forbids it."""


@dataclass(frozen=True)
class Reason:
    """Why something cannot be decided now."""

    action: int
    """The decision that is explained."""
    number: int
    clause: Clause

    @property
    def is_begun(self) -> bool:
        """Whether something must be finished or taken back first."""
        return self.clause.forbids == BEGUN


def nearest(reasons: Sequence[Reason], asked: Sequence[bool]) -> Reason:
    """The reason of the decision that is nearest to being legal.

    Among equals it is the first of those that stand under `asked`: of a kind that is asked for now.
    """
    places = range(len(reasons))
    return reasons[max(places, key=lambda at: (NEARNESS.index(reasons[at].clause.forbids or TURN), asked[at], -at))]


def fact(
    entry: "Entry", v: View, book: Any, reason: Reason, actors: Sequence[int], texts: Words, names: Sequence[str]
) -> str:
    """A sentence about this position, from what the view's seat may know; empty where the rule says it all."""
    if v.seat in actors:
        return entry.speaker.reason(v, book, reason.action, reason.number, texts, names)
    said = [entry.speaker.aside(v, book, reason.number, texts, names)]
    if deciding := [seat_name(seat, texts, names) for seat in actors if seat != CHANCE]:
        key = "reason.other" if len(deciding) == 1 else "reason.others"
        said.append(words(ENGINE, texts.lang).say(key, seats=", ".join(deciding)))
    return " ".join(filter(None, said))
