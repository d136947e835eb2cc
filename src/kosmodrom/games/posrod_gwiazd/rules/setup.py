"""The set-up: PG-019 to PG-035 and PG-230, as a list of draws and choices."""

from typing import Final

from kosmodrom.engine.contract import CHANCE, EVERYONE, all_but, only
from kosmodrom.games.posrod_gwiazd.model import actions, effects, events, steps
from kosmodrom.games.posrod_gwiazd.model.book import CONFLICT_CARDS, SPECIAL_CARDS, StarsBook
from kosmodrom.games.posrod_gwiazd.model.clauses import PG_030, PG_033, PG_034, PG_197, PG_230
from kosmodrom.games.posrod_gwiazd.model.grid import CENTRE
from kosmodrom.games.posrod_gwiazd.model.state import StarsState, blank
from kosmodrom.games.posrod_gwiazd.model.zones import Table
from kosmodrom.games.posrod_gwiazd.rules.base_questions import StarsDraw, VerbQuestion
from kosmodrom.games.posrod_gwiazd.rules.races import ability
from kosmodrom.games.posrod_gwiazd.rules.stations import find, place_card

DRAWN: Final = 1
NAMED: Final = 2
DEALT: Final = 1
CHOSEN: Final = 2


def set_up(seats: int, options: dict[str, str], book: StarsBook) -> StarsState:
    """PG-019 to PG-024, PG-115, PG-138: the piles, before anything is drawn or chosen."""
    s = blank(seats, book)
    read_options(s.table, options)
    lay_piles(s)
    return s


def read_options(t: Table, options: dict[str, str]) -> None:
    """PG-029, PG-030, PG-033, PG-034, PG-146: which game is played."""
    game = options["game"]
    t.with_objectives = int(game in ("full", "objectives-only"))
    if game in ("full", "races-only"):
        t.with_races = CHOSEN if options["races"] == "chosen" else DEALT
    t.steward_by = ["first", "random", "named"].index(options["steward"])
    t.aggressive = int(options["aggressive"] == "yes")
    t.all_in_one = int(options["all-in-one"] == "yes")
    t.seize = int(options["seize"] == "yes")
    if options["width"] != "unlimited":
        t.width = int(options["width"])
        t.height = int(options["height"])


def lay_piles(s: StarsState) -> None:
    """PG-019 to PG-024, PG-115, PG-138, PG-139: Reactors, the location deck and the unused cards."""
    t, book = s.table, s.book
    shares = 3 if s.seats == 3 else 4
    s.vault.pool = book.copies[: book.kinds]
    if shares == 3 and not t.all_in_one:
        for kind in range(book.kinds):
            s.vault.pool[kind] -= book.marked[kind]
    t.side = book.set_aside if t.all_in_one else SPECIAL_CARDS - shares * book.special_per_seat
    t.deck = sum(s.vault.pool) - CONFLICT_CARDS - t.side
    t.conflicts_out = CONFLICT_CARDS
    t.reactors = book.reactors
    if t.with_objectives:
        s.vault.objectives = [1] * book.objective_count


def name_steward(s: StarsState) -> None:
    """PG-034: seat 0, unless the host names another seat or leaves it to chance."""
    t = s.table
    if t.steward_by == NAMED:
        t.agenda.push(steps.NAME_STEWARD, 0)
    elif t.steward_by == DRAWN:
        t.agenda.push(steps.DRAW_STEWARD, CHANCE)
    else:
        s.tell(events.STEWARD_NAMED, EVERYONE, 0)
    t.phase = steps.RACING


def make_steward(s: StarsState, seat: int) -> None:
    s.table.agenda.pop()
    s.table.steward = seat
    s.tell(events.STEWARD_NAMED, EVERYONE, seat)


def next_race(s: StarsState) -> None:
    """PG-030, PG-230: races are dealt, or chosen clockwise from the steward; then the Main Reactors are laid out."""
    t = s.table
    if t.with_races == 0 or t.at == s.seats:
        lay_main_reactors(s)
        t.phase = steps.AIMING
        return
    seat = (t.steward + t.at) % s.seats
    t.at += 1
    t.agenda.push(steps.CHOOSE_RACE if t.with_races == CHOSEN else steps.DRAW_RACE, seat)


def race_refusal(s: StarsState, race: int) -> int:
    """PG-030, PG-033: no race is used twice; without objectives Qualeen stays out."""
    t = s.table
    if find(t.races, race) >= 0:
        return PG_030
    if s.book.ability[race] == effects.SECRET_OBJECTIVE and not t.with_objectives:
        return PG_033
    return 0


def take_race(s: StarsState, race: int) -> None:
    t = s.table
    seat = t.agenda.seat()
    t.agenda.pop()
    t.races[seat] = race
    s.tell(events.RACE_TAKEN, EVERYONE, seat, race)


def lay_main_reactors(s: StarsState) -> None:
    """PG-027, PG-031: each station begins with a Main Reactor, that of the Vak with their own."""
    for seat in range(s.seats):
        card = actions.VAK_CARD if ability(s, seat) == effects.ALL_TYPES else actions.MAIN_CARD
        place_card(s.table, s.book, seat, card, CENTRE, s.book.main_crystals)


def next_objective(s: StarsState) -> None:
    """PG-032, PG-123: as many open objectives as there are seats."""
    t = s.table
    if t.with_objectives and len(t.objectives) < s.seats:
        t.agenda.push(steps.OPEN_OBJECTIVE, CHANCE)
    else:
        t.phase = steps.HIDING


def offer_objectives(s: StarsState) -> None:
    """PG-197, PG-230: Qualeen draws two further objectives and keeps one in secret."""
    t = s.table
    t.phase = steps.YEAR_BEGINS
    for seat in range(s.seats):
        if ability(s, seat) == effects.SECRET_OBJECTIVE:
            t.secret_seat = seat
            t.agenda.push(steps.KEEP_OBJECTIVE, seat)
            for _ in range(s.book.ability_numbers[t.races[seat]][0]):
                t.agenda.push(steps.OFFER_OBJECTIVE, seat)


class NameSteward(VerbQuestion):
    """PG-034: the host names any seat of the match the steward."""

    verb = actions.STEWARD
    beyond = actions.RACE
    whose = PG_230

    def why_not(self, s: StarsState, seat: int, named: int) -> int:
        return 0 if named < s.seats else PG_034

    def choose(self, s: StarsState, seat: int, named: int) -> None:
        make_steward(s, named)


class DrawSteward(StarsDraw):
    """PG-034: or chance does."""

    def options(self, s: StarsState, seat: int) -> list[int]:
        return [actions.DRAWN_STEWARD + other for other in range(s.seats)]

    def answer(self, s: StarsState, seat: int, action: int) -> None:
        make_steward(s, action - actions.DRAWN_STEWARD)


class ChooseRace(VerbQuestion):
    """PG-030, PG-230: a race that nobody has chosen yet."""

    verb = actions.RACE
    beyond = actions.KEEP
    whose = PG_230

    def why_not(self, s: StarsState, seat: int, named: int) -> int:
        return race_refusal(s, named)

    def choose(self, s: StarsState, seat: int, named: int) -> None:
        take_race(s, named)


class DrawRace(StarsDraw):
    """PG-030: a race is dealt."""

    def options(self, s: StarsState, seat: int) -> list[int]:
        return [actions.DRAWN_RACE + race for race in range(len(s.book.ability)) if race_refusal(s, race) == 0]

    def answer(self, s: StarsState, seat: int, action: int) -> None:
        take_race(s, action - actions.DRAWN_RACE)


class OpenObjective(StarsDraw):
    """PG-032, PG-123: an objective is laid open."""

    def options(self, s: StarsState, seat: int) -> list[int]:
        left = s.vault.objectives
        return [actions.DRAWN_OBJECTIVE + objective for objective in range(len(left)) if left[objective]]

    def answer(self, s: StarsState, seat: int, action: int) -> None:
        objective, owner = action - actions.DRAWN_OBJECTIVE, s.table.agenda.seat()
        s.vault.objectives[objective] = 0
        s.table.agenda.pop()
        self.show(s, owner, objective)

    def show(self, s: StarsState, owner: int, objective: int) -> None:
        s.table.objectives.append(objective)
        s.tell(events.OBJECTIVE_OPENED, EVERYONE, objective)


class OfferObjective(OpenObjective):
    """PG-197: an objective is shown to Qualeen alone."""

    def audience(self, s: StarsState, seat: int, action: int) -> int:
        return only(s.table.agenda.seat())

    def show(self, s: StarsState, owner: int, objective: int) -> None:
        s.hands[owner].offered.append(objective)
        s.tell(events.OBJECTIVE_OFFERED, only(owner), owner, objective)


class KeepObjective(VerbQuestion):
    """PG-197, PG-230, PG-235: Qualeen keeps one; the other goes back, unseen by the rest."""

    verb = actions.KEEP
    beyond = actions.LOOK
    whose = PG_230

    def why_not(self, s: StarsState, seat: int, named: int) -> int:
        """PG-197: one of the two that were drawn."""
        return 0 if find(s.hands[seat].offered, named) >= 0 else PG_197

    def choose(self, s: StarsState, seat: int, named: int) -> None:
        hand = s.hands[seat]
        other = hand.offered[0] + hand.offered[1] - named
        hand.secret = named
        hand.returned = other
        hand.offered = []
        s.table.agenda.pop()
        s.tell(events.OBJECTIVE_KEPT, only(seat), seat, named, other)
        s.tell(events.OBJECTIVE_HIDDEN, all_but(seat), seat)

    def audience(self, s: StarsState, seat: int, action: int) -> int:
        return only(seat)
