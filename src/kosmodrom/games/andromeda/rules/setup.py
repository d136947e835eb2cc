"""The set-up: AN-016 to AN-061 and AN-254, as a list of draws for chance and two secret choices."""

from typing import Final

from kosmodrom.engine.contract import CHANCE, EVERYONE, only
from kosmodrom.engine.fast_random import Luck
from kosmodrom.games.andromeda.model import actions, clauses, events, steps
from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.model.state import AndromedaState, blank
from kosmodrom.games.andromeda.model.values import FACE_DOWN, GRID, PORTAL, SETTING_UP, UNUSED
from kosmodrom.games.andromeda.rules import cleanup, personal, rolling, ship
from kosmodrom.games.andromeda.rules.base_questions import (
    STREAM_FIRST,
    STREAM_RACES,
    STREAM_TASKS,
    STREAM_TECHS,
    AndromedaDraw,
    AndromedaQuestion,
    count_down,
    units_left,
)

DEALT: Final = 2
"""AN-034, AN-043: cards from which one is kept."""


def set_up(seats: int, options: dict[str, str], book: AndromedaBook) -> AndromedaState:
    """AN-254: the draws and choices lie on the agenda, the first one on top."""
    s = blank(seats, book)
    t = s.table
    t.first_game = int(options["first-game"] == "yes")
    lay_ship(s)
    s.vault.races = [1] * len(s.vault.races)
    s.vault.tasks = [1] * len(s.vault.tasks)
    t.general_deck = book.general_deck
    t.personal[0].unseen = len(s.vault.tasks) - book.general_deck
    agenda = t.agenda
    agenda.push(steps.CHOOSE_TASK, CHANCE)
    for seat in range(seats - 1, -1, -1):
        agenda.push(steps.DRAW_TASKS, seat, DEALT)
    agenda.push(steps.OPEN_TASK, CHANCE)
    if not t.first_game:
        agenda.push(steps.CHOOSE_RACE, CHANCE)
    for seat in range(seats - 1, -1, -1):
        for _ in range(1 if t.first_game else DEALT):
            agenda.push(steps.DEAL_RACE, seat)
    lay_first_techs(s)
    agenda.push(steps.DRAW_FIRST, CHANCE)
    return s


def lay_ship(s: AndromedaState) -> None:
    """AN-016 to AN-024: the Portal in the middle, face up; the other tiles face down around it, the rest put away."""
    t = s.table
    cells = s.book.layout[s.seats - 2]
    for cell in range(GRID):
        if cells[cell]:
            t.rooms[cell] = FACE_DOWN
            t.covered |= 1 << cell
    for room in range(len(s.vault.rooms)):
        s.vault.rooms[room] = 1 if s.seats > 2 or s.book.room_two_seats[room] else 0
    turn_up(s, ship.MIDDLE, PORTAL)


def turn_up(s: AndromedaState, cell: int, room: int) -> None:
    """AN-017, AN-132: a tile lies face up from now on."""
    t = s.table
    s.vault.rooms[room] = 0
    t.rooms[cell] = room
    t.where[room] = cell
    t.opened |= 1 << cell
    t.covered &= ~(1 << cell)


def lay_first_techs(s: AndromedaState) -> None:
    """AN-028, AN-057: Teleporter is always there; in the first game the other three are fixed."""
    t = s.table
    if not t.first_game:
        t.agenda.push(steps.LAY_TECHS, CHANCE, s.book.technologies)
    for tech in range(len(t.techs)):
        if tech == s.book.always or (t.first_game and s.book.tech_first_game[tech]):
            lay(s, tech)


def lay(s: AndromedaState, tech: int) -> None:
    """AN-029 to AN-033: a technology lies face up and unused; the tokens lie beside Szczepionki."""
    t = s.table
    t.techs[tech] = UNUSED
    if tech == s.book.vaccine_tech:
        t.beside = s.book.vaccines


def is_last(s: AndromedaState, seat: int) -> bool:
    """AN-037: whether all others have made their secret choice."""
    return s.table.ready | only(seat) == (1 << s.seats) - 1


def place_pieces(s: AndromedaState) -> None:
    """AN-048 to AN-052: a teleporter and the green number in the Portal, the orange one trained, the rest aside."""
    t = s.table
    for seat in range(s.seats):
        green = s.book.race_green[t.races[seat]]
        orange = s.book.race_orange[t.races[seat]]
        t.teleporters[seat] = 1 << ship.MIDDLE
        t.crew[GRID * seat + ship.MIDDLE] = green
        t.trained[seat] = orange
        t.pool[seat] = s.book.researchers - green - orange
        s.tell(events.PIECES_PLACED, EVERYONE, seat, green, orange)


class DrawFirst(AndromedaDraw):
    """AN-056: who is the first player."""

    source = STREAM_FIRST

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        return [actions.FIRST + first for first in range(s.seats)]

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        s.table.first = action - actions.FIRST
        s.table.agenda.pop()
        s.tell(events.FIRST_DRAWN, EVERYONE, s.table.first)
        for tech in range(len(s.table.techs)):
            if s.table.techs[tech] == UNUSED:
                s.tell(events.TECH_LAID, EVERYONE, tech)


class LayTechs(AndromedaDraw):
    """AN-029: which technologies are in play."""

    source = STREAM_TECHS

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        return [actions.LAY + tech for tech in range(len(s.table.techs)) if s.table.techs[tech] == 0]

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        tech = action - actions.LAY
        lay(s, tech)
        s.tell(events.TECH_LAID, EVERYONE, tech)
        count_down(s.table)
        if units_left(s.table) == 0:
            s.table.agenda.pop()


class DealRace(AndromedaDraw):
    """AN-034, AN-058: a race card, which its seat alone sees; in the first game all do."""

    source = STREAM_RACES

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        return [actions.DEAL + race for race in range(len(s.vault.races)) if s.vault.races[race] > 0]

    def audience(self, s: AndromedaState, seat: int, action: int) -> int:
        return EVERYONE if s.table.first_game else only(s.table.agenda.seat())

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        """AN-034, AN-058: a face-down race card; in the first game the only one, and no choice."""
        race = action - actions.DEAL
        t = s.table
        seat = t.agenda.seat()
        t.agenda.pop()
        s.vault.races[race] = 0
        if t.first_game:
            t.races[seat] = race
            s.tell(events.RACE_REVEALED, EVERYONE, seat, race)
        else:
            s.hands[seat].races.append(race)
            t.race_cards[seat] += 1
            s.tell(events.RACE_DEALT, only(seat), seat, race)


class OpenTask(AndromedaDraw):
    """AN-041, AN-211: which general task is turned up."""

    source = STREAM_TASKS

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        return [actions.OPEN + task for task in personal.unseen_tasks(s)]

    def roll(self, s: AndromedaState, luck: Luck) -> int:
        return actions.OPEN + personal.any_unseen_task(s, luck)

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        """AN-041, AN-211: a general task is turned up; the first one comes from the cards beside the general deck."""
        task = action - actions.OPEN
        t = s.table
        t.agenda.pop()
        s.vault.tasks[task] = 0
        if t.phase == SETTING_UP:
            t.personal[0].unseen -= 1
        else:
            t.general_deck -= 1
        place = len(t.general)
        while place > 0 and t.general[place - 1] > task:
            place -= 1
        t.general.insert(place, task)
        s.tell(events.TASK_OPENED, EVERYONE, task)
        if t.phase != SETTING_UP:
            cleanup.pass_marker(s)


class SecretChoice(AndromedaQuestion):
    """AN-038, AN-254: all choose one of their two cards at once, each in secret."""

    first = 0
    end = 0
    strange = 0
    """The clause that forbids a card that the seat does not have."""

    def actors(self, s: AndromedaState) -> list[int]:
        return [seat for seat in range(s.seats) if not (s.table.ready >> seat) & 1]

    def not_asked(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-266, AN-275: the choice is made, and the others make theirs."""
        return clauses.AN_266 if self.first <= action < self.end else clauses.AN_275

    def cards(self, s: AndromedaState, seat: int) -> list[int]:
        """What a seat chooses from."""
        raise NotImplementedError

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        return [self.first + card for card in sorted(self.cards(s, seat))]

    def why_not(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-275: nothing else is decided before all have chosen."""
        if self.first <= action < self.end:
            return 0 if action - self.first in self.cards(s, seat) else self.strange
        return clauses.AN_275

    def audience(self, s: AndromedaState, seat: int, action: int) -> int:
        return only(seat)

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        """AN-037, AN-038: the choice stays secret until every seat has chosen."""
        s.hands[seat].choice = action - self.first
        last = is_last(s, seat)
        s.table.ready |= only(seat)
        if last:
            s.table.ready = 0
            s.table.agenda.pop()
            self.all_have_chosen(s)

    def all_have_chosen(self, s: AndromedaState) -> None:
        """What the choices do."""
        raise NotImplementedError


class ChooseRace(SecretChoice):
    """AN-035 to AN-038: one of the two race cards; the last choice shows those of all."""

    first = actions.RACE
    end = actions.KEEP
    strange = clauses.AN_035

    def cards(self, s: AndromedaState, seat: int) -> list[int]:
        return s.hands[seat].races

    def audience(self, s: AndromedaState, seat: int, action: int) -> int:
        return EVERYONE if is_last(s, seat) else only(seat)

    def reveals(self, s: AndromedaState, seat: int, action: int) -> bool:
        return is_last(s, seat)

    def all_have_chosen(self, s: AndromedaState) -> None:
        """AN-036, AN-037: all races are revealed; the other cards are put away."""
        t = s.table
        for seat in range(s.seats):
            hand = s.hands[seat]
            t.races[seat] = hand.choice
            for race in hand.races:
                if race != hand.choice:
                    s.vault.races[race] = 1
            hand.races = []
            hand.choice = -1
            t.race_cards[seat] = 0
            s.tell(events.RACE_REVEALED, EVERYONE, seat, t.races[seat])


class ChooseTask(SecretChoice):
    """AN-044: one of the two personal tasks; nobody else learns which."""

    first = actions.KEEP
    end = actions.OFFER
    strange = clauses.AN_044

    def cards(self, s: AndromedaState, seat: int) -> list[int]:
        return s.table.held[seat].tail

    def all_have_chosen(self, s: AndromedaState) -> None:
        """AN-045, AN-046: the other cards go under the deck, in seat order from the first player; the game begins."""
        t = s.table
        for turn in range(s.seats):
            seat = (t.first + turn) % s.seats
            personal.keep_one(s, seat, s.hands[seat].choice)
            s.hands[seat].choice = -1
        place_pieces(s)
        rolling.begin_round(s)
