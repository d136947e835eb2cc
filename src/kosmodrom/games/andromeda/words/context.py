"""A view with everything that is needed to speak about it: the book, the words and the names at the table."""

from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.speaking import SpokenView
from kosmodrom.engine.words import Words
from kosmodrom.games.andromeda.model import actions, effects
from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.model.state import AndromedaState, AndromedaView
from kosmodrom.games.andromeda.model.values import PORTAL, TURN_ROOMS
from kosmodrom.games.andromeda.model.zones import empty_hand, empty_vault
from kosmodrom.games.andromeda.rules import facts, plague, points, races, ship, technologies
from kosmodrom.games.andromeda.words import cards

CASES: Final = {cards.TO: "to", cards.FROM: "from", cards.IN: "in", cards.NAME: "name"}
LETTERS: Final = "ABCD"
"""The seats in the text table."""


def place_words(cell: int, room: int, texts: Words, case: str) -> str:
    """A room in a case; one that is not known, by where it lies."""
    if cell == ship.MIDDLE:
        room = PORTAL
    if room >= 0:
        return cards.room_name(room, texts, case)
    return texts.say(f"cell.{CASES[case]}", where=texts[f"cell.where.{actions.CELLS[cell]}"])


class Glance(SpokenView[AndromedaView, AndromedaBook]):
    """What one seat, or the public, sees, ready to be spoken about."""

    def __init__(self, v: AndromedaView, book: AndromedaBook, texts: Words, names: Sequence[str]) -> None:
        super().__init__(v, book, texts, names)
        self.t = v.table
        self.step = v.table.agenda.step()
        self.actor = v.table.agenda.seat() if self.step >= 0 else v.table.active
        """The seat that is asked; -1: none, or several at once."""
        hands = [empty_hand() for _ in self.t.pool]
        self.known = AndromedaState(len(hands), book, self.t, hands, empty_vault(book))
        """The view as a state, for rules that read only the table."""

    def seats(self) -> int:
        return len(self.t.pool)

    def speaks_for(self) -> int:
        """The seat whose numbers are told: the one that is asked, else the one that looks."""
        return self.actor if self.is_seat(self.actor) else self.v.seat

    def waited_for(self) -> list[int]:
        """AN-038: the seats whose secret choice is still open."""
        return [seat for seat in range(self.seats()) if not (self.t.ready >> seat) & 1]

    # --- places -------------------------------------------------------------------------------------

    def place(self, cell: int, case: str = cards.NAME) -> str:
        return place_words(cell, self.t.rooms[cell], self.texts, case)

    def dice(self, dice: Sequence[int]) -> str:
        return cards.dice_names(dice, self.texts)

    def dice_of(self, seat: int) -> Sequence[int]:
        return self.t.dice[6 * seat : 6 * seat + 6]

    def controller(self, cell: int) -> int:
        """The seat that controls a face-up room; -1: none."""
        if self.t.rooms[cell] >= 0:
            for seat in range(self.seats()):
                if ship.controls_cell(self.known, seat, cell):
                    return seat
        return -1

    def controlled(self, seat: int) -> list[int]:
        return [cell for cell in range(len(actions.CELLS)) if self.controller(cell) == seat]

    def figure(self, figure: int) -> tuple[int, int]:
        """The owner and the cell of a researcher."""
        return divmod(figure, len(actions.CELLS))

    # --- numbers, as the rules count them -----------------------------------------------------------

    def on_ship(self, seat: int) -> int:
        return ship.on_ship(self.known, seat)

    def points(self, seat: int) -> tuple[int, int]:
        """DP of tasks and of rooms, if they were checked now."""
        return points.task_points(self.t, self.book, seat), points.room_points(self.t, self.book)[seat]

    def threshold(self) -> int:
        return points.threshold(self.t, self.book)

    def ability(self, seat: int) -> int:
        return races.ability(self.known, seat)

    def shrugged_off(self, seat: int) -> int:
        return races.shrugged_off(self.known, seat)

    def plague_first(self, seat: int) -> int:
        """AN-248: the cell that plague takes the seat's researchers from before any other; -1: none."""
        return plague.plague_first_cell(self.known, seat)

    def teleporters_left(self, seat: int) -> int:
        return self.book.teleporters - ship.how_many(self.t.teleporters[seat])

    def can_place(self, seat: int) -> bool:
        """AN-162, AN-163: whether the seat has a teleporter left and a room that can receive it."""
        places = [cell for cell in range(len(actions.CELLS)) if technologies.place_refusal(self.known, seat, cell) == 0]
        return ship.has_teleporter_left(self.known, seat) and bool(places)

    def room_actions_left(self, seat: int) -> int:
        """AN-149: room actions that the seat can still carry out in its turn."""
        return max(0, races.room_actions_allowed(self.known, seat) - ship.how_many(self.t.turn[TURN_ROOMS]))

    def meets(self, seat: int, task: int) -> bool:
        """AN-175: whether the seat whose turn it is meets the condition of a task and could pay for it now."""
        paid = self.on_ship(seat) >= self.book.task_cost[task]
        return paid and facts.holds(self.known, seat, self.book.task_condition[task])

    def own_tasks(self) -> list[int]:
        """AN-014: the personal tasks in the own hand."""
        return [task for task in self.t.held[self.v.seat].tail if task >= 0] if self.is_seat(self.v.seat) else []

    def die_words(self, face: int, plain: bool = False) -> str:
        """What a die used by its result gives the seat; plain: without its race."""
        count = self.book.face_count[face]
        seat = self.speaks_for()
        if not plain and self.is_seat(seat) and face == effects.TRAINING:
            count = races.trained_by_die(self.known, seat)
        elif not plain and self.is_seat(seat) and face == effects.MOVEMENT:
            count = races.moves_by_die(self.known, seat)
        return cards.die_phrase(face, count, self.texts)
