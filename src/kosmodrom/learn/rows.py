"""Many matches of one game side by side, stepped together; whatever is over begins anew at once.

What learners see is written as 32-bit integers, so that arrays can take it over without asking for each number.
"""

from typing import Generic

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32

from kosmodrom.engine.contract import B, Game, S, V
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.playout import roll_all


class Rows(Generic[S, V, B]):
    """A match in each row, at the moment at which one seat has to decide."""

    def __init__(
        self, game: Game[S, V, B], seats: int, options: dict[str, str], book: B, decisions: int, lucks: list[Luck]
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.book = book
        self.decisions = decisions
        """How many there are, and so how long a row of a mask is."""
        self.lucks = lucks
        """The chance of each row, which goes on from match to match."""
        self.states: list[S] = []
        self.to_move: list[int] = []
        """The seat that has to decide; of several, the first."""
        self.legal: list[list[int]] = []
        self.ended: list[int] = []
        """The rows whose matches ended in the last step."""
        self.over: list[S] = []
        """Those matches."""
        self._seen = BytesWriter()
        self._places = BytesWriter()
        self._movers = BytesWriter()
        for row in range(len(lucks)):
            s = game.new(seats, options, book)
            self.states.append(s)
            self.to_move.append(0)
            self.legal.append([])
            self._ask(row, s, roll_all(game, s, lucks[row])[0])

    def forbidden(self, decisions: list[int]) -> int:
        """The first row whose decision cannot be made; -1 if all can."""
        for row in range(len(self.states)):
            if decisions[row] not in self.legal[row]:
                return row
        return -1

    def step(self, decisions: list[int]) -> None:
        """A legal decision in each row, and all that follows until a seat has to decide again."""
        game = self.game
        self.over = []
        self.ended = []
        self._seen.truncate(0)
        self._places.truncate(0)
        self._movers.truncate(0)
        for row in range(len(self.states)):
            s = self.states[row]
            luck = self.lucks[row]
            game.apply(s, self.to_move[row], decisions[row])
            actors = roll_all(game, s, luck)
            if len(actors) == 0:
                self.over.append(s)
                self.ended.append(row)
                s = game.new(self.seats, self.options, self.book)
                self.states[row] = s
                actors = roll_all(game, s, luck)
            self._ask(row, s, actors[0])

    def _ask(self, row: int, s: S, seat: int) -> None:
        """Write down what a seat sees that has to decide, while its state is at hand."""
        legal = self.game.legal(s, seat)
        self.to_move[row] = seat
        self.legal[row] = legal
        write_i32_le(self._movers, i32(seat))
        places = self._places
        first = row * self.decisions
        for decision in legal:
            write_i32_le(places, i32(first + decision))
        seen = self._seen
        for number in self.game.features_of(s, seat):
            write_i32_le(seen, i32(number))

    def observations(self) -> bytes:
        """Row by row the features of what the seat sees that has to decide."""
        return self._seen.getvalue()

    def legal_places(self) -> bytes:
        """Where the ones stand in the masks of all rows, one mask after the other."""
        return self._places.getvalue()

    def movers(self) -> bytes:
        """The seats that have to decide."""
        return self._movers.getvalue()
