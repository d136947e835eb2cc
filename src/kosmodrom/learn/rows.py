"""Many matches of one game side by side, stepped together; whatever is over begins anew at once.

Numbers for learners are written as 32-bit integers, so that arrays can take them over without asking for each.
"""

from typing import Generic

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32

from kosmodrom.engine.contract import B, Game, S, V
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.playout import roll_all


class Rows(Generic[S, V, B]):
    """A match in each row, at the moment at which one seat has to decide."""

    def __init__(self, game: Game[S, V, B], seats: int, options: dict[str, str], book: B, lucks: list[Luck]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.book = book
        self.lucks = lucks
        """The chance of each row, which goes on from match to match."""
        self.states: list[S] = []
        self.to_move: list[int] = []
        """The seat that has to decide; of several, the first."""
        self.legal: list[list[int]] = []
        self.over: list[S] = []
        """The matches that ended in the last step, by their rows in `ended`."""
        self.ended: list[int] = []
        for luck in lucks:
            s = game.new(seats, options, book)
            seat = roll_all(game, s, luck)[0]
            self.states.append(s)
            self.to_move.append(seat)
            self.legal.append(game.legal(s, seat))

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
            seat = actors[0]
            self.to_move[row] = seat
            self.legal[row] = game.legal(s, seat)

    def observations(self) -> bytes:
        """Row by row the features of what the seat sees that has to decide."""
        out = BytesWriter()
        for row in range(len(self.states)):
            for number in self.game.features_of(self.states[row], self.to_move[row]):
                write_i32_le(out, i32(number))
        return out.getvalue()

    def legal_places(self, width: int) -> bytes:
        """Where the ones stand in masks of a width, row after row."""
        out = BytesWriter()
        first = 0
        for legal in self.legal:
            for decision in legal:
                write_i32_le(out, i32(first + decision))
            first += width
        return out.getvalue()

    def movers(self) -> bytes:
        """The seats that have to decide."""
        out = BytesWriter()
        for seat in self.to_move:
            write_i32_le(out, i32(seat))
        return out.getvalue()
