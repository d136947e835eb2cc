"""A staged match: played by the ordinary rules, but it may begin anywhere, and chance can be told what to bring."""

from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import Entry
from kosmodrom.lessons.lesson import Start
from kosmodrom.lessons.refusals import LessonError


class StagedMatch(Match):
    """A match whose draws wait until they are asked for; nothing else about it is special."""

    def __init__(self, entry: Entry, start: Start) -> None:
        opening = entry.game.from_position(start.position, entry.book()) if start.position else None
        super().__init__(entry, seats=start.seats, options=start.options, seed=start.seed, opening=opening)

    def _let_chance_decide(self) -> None:
        """Draws are made by `draw` alone."""

    @property
    def is_drawing(self) -> bool:
        return self.actors == [CHANCE]

    def draw(self, name: str = "") -> None:
        """Let chance bring what is named; without a name, what the seed gives."""
        legal = self._game.legal(self._state, CHANCE)
        if not name:
            index = self.fate.draw(self._game.stream(self._state), self._game.odds(self._state))
            self._carry_out(CHANCE, legal[index])
            return
        action = self.entry.vocabulary.id(name)
        if action not in legal:
            possible = ", ".join(self.entry.vocabulary.name(each) for each in legal)
            raise LessonError.because("cannot-be-drawn", name=name, possible=possible)
        self._carry_out(CHANCE, action)

    def own_points(self, seat: int) -> int:
        """What a seat knows of its own points."""
        return int(self._game.points(self.view(seat))[seat])

    def fingerprint(self) -> tuple[int, ...]:
        """Equal for equal positions."""
        return tuple(self._game.encode(self._state))


def staged(entry: Entry, start: Start) -> StagedMatch:
    """The match before its first decision; a position that cannot be is refused in a sentence."""
    try:
        return StagedMatch(entry, start)
    except KosmodromError as error:
        raise LessonError.because("start", error=error) from None
