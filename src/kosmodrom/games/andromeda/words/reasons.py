"""What in a position stands against a decision: the sentence before the clause in an answer to "why not?".

What a technology or a room lacks to change anything stands in `lacks`.
"""

from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import ReasonWords
from kosmodrom.games.andromeda.model import actions, effects, steps, values
from kosmodrom.games.andromeda.model import conditions as c
from kosmodrom.games.andromeda.model.actions import VOCABULARY
from kosmodrom.games.andromeda.rules import discovering, facts, offers, plague, races, rooms, ship, tasks, transfers
from kosmodrom.games.andromeda.rules.acting import most_trained
from kosmodrom.games.andromeda.rules.base_questions import units_left
from kosmodrom.games.andromeda.rules.orders import face_of_die
from kosmodrom.games.andromeda.words import cards
from kosmodrom.games.andromeda.words.lacks import Lacks

LONGEST: Final = 160
"""Signs of a fact; of a longer one the first part is enough."""

ON_CELLS: Final = ("summon", "discover", "enter", "place", "to", "sacrifice")
ON_FIGURES: Final = ("remove", "pick")
ON_EDGES: Final = ("move", "shift")

ANY_RESULT: Final = range(effects.PLAGUE + 1, len(actions.FACES))
"""AN-112, AN-128: every die but plague makes a move."""
RESULTS_FOR: Final = {
    "train": (effects.TRAINING, effects.IMPROVISATION, effects.TECHNOLOGY),
    "summon": (effects.SUPPORT, effects.IMPROVISATION, effects.TECHNOLOGY),
}
"""AN-114, AN-117, AN-121, AN-126: which results may train or summon somebody."""

STEP_OF_TURN: Final = {steps.VACCINATING: "plague", steps.SUFFERING: "plague", steps.CHECKING: "tasks"}
"""AN-092: which step of the turn a question belongs to; the others to the actions."""


class Reasons(Lacks, ReasonWords):
    """Says what in a position makes a clause forbid a decision."""

    # --- what a decision names ------------------------------------------------------------------------

    def cell(self, action: int) -> int:
        """The cell that a decision is about, the one that is left if there are two; -1: none."""
        verb, number = VOCABULARY.split(action)
        if verb in ON_FIGURES:
            return ship.cell_of(number)
        if verb in ON_EDGES:
            return ship.EDGE_FROM[number]
        return number if verb in ON_CELLS else -1

    def own(self, cell: int) -> int:
        """The own researchers in a cell."""
        return self.t.crew[len(actions.CELLS) * self.v.seat + cell]

    def nobody(self, cell: int) -> str:
        """No researcher of one's own is in a room."""
        return self.say("nobody", place=self.place(cell, cards.IN))

    def dark(self, cell: int) -> str:
        """A room lies face down."""
        return self.say("dark", where=self.texts[f"cell.where.{actions.CELLS[cell]}"])

    def whose(self, figure: int) -> str:
        """A figure that is not one's own, or a ring where its owner has nobody."""
        owner, cell = ship.owner_of(figure), ship.cell_of(figure)
        is_own = owner == self.v.seat
        if owner < self.seats() and self.t.crew[figure]:
            return "" if is_own else self.say("not-own", owner=self.seat(owner))
        place = self.place(cell, cards.IN)
        if owner >= self.seats() or not (self.t.teleporters[owner] >> cell) & 1:
            return self.nobody(cell) if is_own else self.say("no-figure", place=place)
        return self.say("own-gate-only" if is_own else "gate-only", place=place, owner=self.seat(owner))

    def stuck(self, edge: int) -> str:
        """AN-011, AN-141, AN-231: a teleporter of the ability can go nowhere, for one reason or several."""
        start = ship.EDGE_FROM[edge]
        ways = range(ship.FIRST_EDGE[start], ship.FIRST_EDGE[start + 1])
        if any(races.shift_refusal(self.known, self.v.seat, way) == 0 for way in ways):
            return ""
        return self.say("gate-stuck" if ship.NEIGHBOURS[start] & self.t.opened else "gate-dark")

    # --- time -----------------------------------------------------------------------------------------

    def because_004(self, _: int) -> str:
        """AN-004: which phase it is."""
        return self.say("phase", phase=self.texts[f"phase.{values.PHASES[self.t.phase]}"])

    def because_092(self, _: int) -> str:
        """AN-092: which step of the turn it is."""
        return self.say(f"step-{STEP_OF_TURN.get(self.step, 'actions')}")

    def because_170(self, action: int) -> str:
        """AN-170: when tasks come."""
        return self.say("tasks-later") if self.t.phase == values.TURNS else self.because_004(action)

    def because_275(self, _: int) -> str:
        """AN-275: what the set-up waits for, or that it is over."""
        if self.t.phase != values.SETTING_UP:
            return self.say("set-up")
        return self.say("choose-race" if self.step == steps.CHOOSE_RACE else "choose-task")

    def because_238(self, _: int) -> str:
        """AN-238: no cards have been drawn."""
        return self.say("no-return")

    def because_265(self, _: int) -> str:
        """AN-265: what was begun."""
        name = steps.STEPS[self.step]
        if self.step in (steps.MOVING, steps.RETURNING, steps.SACRIFICING):
            return self.say(f"begun-{name}", count=Count(units_left(self.t)))
        if self.step == steps.ENTERING:
            return self.say("begun-entering", target=self.place(discovering.cell_to_enter(self.t), cards.TO))
        if self.step == steps.FLYING:
            return self.say("begun-flying", source=self.place(rooms.flight_start(self.t), cards.FROM))
        return self.say(f"begun-{name}")

    # --- offers ---------------------------------------------------------------------------------------

    def because_071(self, action: int) -> str:
        """AN-071: the card of the offer is empty, or the die does not lie in the middle."""
        return self.say("no-offer" if action == actions.OFFER_DONE else "not-in-middle")

    def because_072(self, _: int) -> str:
        """AN-072: what lies in the middle, and what must remain."""
        return self.say("must-remain", left=Count(sum(self.t.middle)), least=2 * offers.cards_left(self.t))

    def because_074(self, _: int) -> str:
        """AN-074: the own offer is not complete."""
        return self.say("preparing")

    def because_077(self, _: int) -> str:
        """AN-077: no such die lies in the middle."""
        return self.say("not-in-middle")

    # --- plague ---------------------------------------------------------------------------------------

    def because_095(self, action: int) -> str:
        """AN-095: whose figure it is, or how many are still to go."""
        if action == actions.DONE:
            return self.say("plague-left", count=Count(units_left(self.t))) if self.step == steps.SUFFERING else ""
        return self.whose(action - actions.REMOVE)

    def because_099(self, _: int) -> str:
        """AN-099: the tokens and the results."""
        tokens = Count(self.t.vaccines[self.v.seat])
        return self.say("vaccines", tokens=tokens, results=Count(plague.plague_results(self.t)))

    def because_248(self, _: int) -> str:
        """AN-248: who stands where plague comes first."""
        first = self.plague_first(self.v.seat)
        return self.say("plague-first", place=self.place(first, cards.IN), crew=Count(self.own(first)))

    def because_256(self, action: int) -> str:
        """AN-256: vaccines come before researchers."""
        if self.step == steps.SUFFERING:
            return self.say("vaccines-over")
        return self.say("vaccines-first") if action >= actions.REMOVE else self.because_099(action)

    # --- dice -----------------------------------------------------------------------------------------

    def because_106(self, action: int) -> str:
        """AN-106: a die that the seat does not have, a room without an action, or what only another action asks for."""
        verb, number = VOCABULARY.split(action)
        if verb == "room":
            return self.say("no-action", room=cards.room_name(number, self.texts))
        if verb in ("as", "pick", "to"):
            return (self.whose(number) if verb == "pick" else "") or self.say("not-asked")
        return self.say("no-die", die=cards.die_name(number, self.texts))

    def because_107(self, action: int) -> str:
        """AN-107: the die is used."""
        return self.say("no-die-left", die=cards.die_name(VOCABULARY.split(action)[1], self.texts))

    def because_112(self, action: int) -> str:
        """AN-112: the dice of which one is to be named first, as far as they can do it."""
        seat, wanted = self.v.seat, RESULTS_FOR.get(VOCABULARY.verb(action), ANY_RESULT)
        if races.has_ability_left(self.known, seat, effects.MORPHING):
            wanted = ANY_RESULT
        lying = self.dice_of(seat)
        if not any(lying[face] for face in ANY_RESULT):
            return self.say("no-dice")
        dice = [count if face in wanted else 0 for face, count in enumerate(lying)]
        return self.say("die-first", dice=self.dice(dice)) if any(dice) else self.say("no-such-dice")

    def because_114(self, _: int) -> str:
        """AN-114: how many may be trained."""
        most = units_left(self.t) if self.step == steps.TRAINING else most_trained(self.known, self.v.seat)
        return self.say("train-most", count=Count(most))

    def because_116(self, _: int) -> str:
        """AN-116: who is in the pool."""
        pool = self.t.pool[self.v.seat]
        return self.say("pool", count=Count(pool)) if pool else ""

    def because_118(self, action: int) -> str:
        """AN-118: no own teleporter is there, or none is on the ship."""
        cell = self.cell(action)
        return self.say("no-gates") if cell < 0 else self.say("no-gate", place=self.place(cell, cards.IN))

    def because_123(self, action: int) -> str:
        """AN-123: nobody is there, or nobody is on the ship, or it is somebody else's."""
        if VOCABULARY.verb(action) == "pick":
            return self.whose(action - actions.PICK)
        cell = self.cell(action)
        return self.say("nobody-aboard") if cell < 0 else self.nobody(cell)

    def because_125(self, action: int) -> str:
        """AN-125: the room beyond, or all rooms around, lie face down."""
        verb, number = VOCABULARY.split(action)
        return self.dark(ship.EDGE_TO[number]) if verb == "move" else self.say("all-dark")

    def because_126(self, action: int) -> str:
        """AN-126: the technology die that is lacking, or that no action asks for this."""
        verb = VOCABULARY.verb(action)
        if verb == "die":
            return self.say("choose-tech")
        if verb == "tech":
            return self.say("no-die", die=cards.die_name(effects.TECHNOLOGY, self.texts))
        return self.say("not-asked")

    def because_127(self, action: int) -> str:
        """AN-127: how many may be trained."""
        return "" if action == actions.DONE else self.because_114(action)

    # --- rooms ----------------------------------------------------------------------------------------

    def because_011(self, action: int) -> str:
        """AN-011: an own teleporter is there."""
        verb, number = VOCABULARY.split(action)
        if verb == "shift":
            return self.stuck(number) or self.say("gate-there", target=self.place(ship.EDGE_TO[number], cards.TO))
        return self.say("has-gate", place=self.place(number, cards.IN))

    def because_012(self, action: int) -> str:
        """AN-012: what is lacking for any change."""
        verb, number = VOCABULARY.split(action)
        if verb == "tech":
            return self.tech_lacks(number)
        if verb == "room":
            return self.room_lacks(number)
        return self.lack("recruits") if number == effects.IMPROVISATION else ""

    def because_131(self, action: int) -> str:
        """AN-131: nobody stands beside it, or beside any dark room."""
        return self.say("none-dark") if VOCABULARY.verb(action) == "explore" else self.say("nobody-beside")

    def because_132(self, action: int) -> str:
        """AN-132: which room it is."""
        return self.say("face-up", room=self.place(self.cell(action)))

    def because_134(self, action: int) -> str:
        """AN-134: nobody is there, or it is the new room, or not beside it."""
        cell = self.cell(action)
        if not self.own(cell):
            return self.nobody(cell)
        return self.say("entered" if cell == discovering.cell_to_enter(self.t) else "enter-far")

    def because_138(self, _: int) -> str:
        """AN-138: a die comes first, if there is one."""
        dice = self.dice_of(self.v.seat)
        return self.say("explore-first") if sum(dice) > dice[effects.PLAGUE] else self.say("no-dice")

    def because_141(self, action: int) -> str:
        """AN-141: where it is dark."""
        verb, number = VOCABULARY.split(action)
        if verb == "room":
            return self.say("not-found", room=cards.room_name(number, self.texts))
        return self.stuck(number) or self.dark(ship.EDGE_TO[number]) if verb == "shift" else self.dark(number)

    def because_149(self, _: int) -> str:
        """AN-149, AN-269: which room actions they were."""
        used = [room for room in range(len(self.t.where)) if (self.t.turn[values.TURN_ROOMS] >> room) & 1]
        names = [cards.room_name(room, self.texts) for room in used]
        return self.say("rooms-used" if len(used) > 1 else "room-used", rooms=cards.listed(names, self.texts, "and"))

    because_269 = because_149

    def because_151(self, action: int) -> str:
        """AN-142 to AN-146, AN-151: who has how many there."""
        cell = self.t.where[action - actions.ROOM]
        own, most, place = self.own(cell), ship.others_most(self.t, self.v.seat, cell), self.place(cell, cards.IN)
        if not own:
            return self.nobody(cell)
        others = [seat for seat in range(self.seats()) if seat != self.v.seat]
        ahead = [self.seat(seat) for seat in others if self.t.crew[len(actions.CELLS) * seat + cell] == most]
        if most == own:
            return self.say(
                "tie", place=place, own=own, tied=cards.listed([self.say("you"), *ahead], self.texts, "and")
            )
        if most > own:
            return self.say("outnumbered", place=place, own=own, most=most, others=", ".join(ahead))
        return self.say("minimum", place=place, own=Count(own), minimum=self.book.room_minimum[self.t.rooms[cell]])

    def because_231(self, action: int) -> str:
        """AN-231: no other room is left for a teleporter; that this is Laboratorium everybody sees."""
        verb, number = VOCABULARY.split(action)
        return self.stuck(number) if verb == "shift" else ""

    def because_241(self, _: int) -> str:
        """AN-241: the cards in the deck."""
        return self.say("deck", cards=Count(self.t.personal[0].size()))

    def because_242(self, action: int) -> str:
        """AN-242: a dark room, or nobody to take from here."""
        verb, number = VOCABULARY.split(action)
        return self.dark(number) if verb == "to" else self.nobody(self.t.where[number])

    def because_245(self, action: int) -> str:
        """AN-245: nobody is there, or nobody beside it."""
        figure = action - actions.PICK
        if figure >= len(self.t.crew) or not self.t.crew[figure]:
            return self.whose(figure)
        first = rooms.named_first(self.t)
        if first < 0:
            return self.say("no-partner")
        if ship.cell_of(first) == ship.cell_of(figure):
            return self.say("already-picked" if first == figure else "same-room")
        return self.say("not-beside")

    def because_247(self, action: int) -> str:
        """AN-247: whose researchers both are."""
        owner = ship.owner_of(action - actions.PICK)
        return self.say("both-own") if owner == self.v.seat else self.say("same-owner", owner=self.seat(owner))

    def because_251(self, action: int) -> str:
        """AN-251: no researcher is there."""
        return self.whose(action - actions.REMOVE)

    def because_262(self, _: int) -> str:
        """AN-262: the researcher comes from there."""
        return self.say("stands-here")

    # --- races and technologies -----------------------------------------------------------------------

    def because_059(self, action: int) -> str:
        """AN-059: what an ability would be needed for."""
        return self.say(f"needs-ability-{VOCABULARY.verb(action)}")

    def because_166(self, action: int) -> str:
        """AN-166: the own race, and what it cannot do."""
        race = cards.race_name(self.t.races[self.v.seat], self.texts)
        return self.say(f"no-ability-{VOCABULARY.verb(action)}", race=race)

    def because_267(self, action: int) -> str:
        """AN-267: the ability is used, or no teleporter is there."""
        if self.t.turn[values.TURN_ABILITY]:
            return self.say("ability-used")
        return self.say("no-gate", place=self.place(self.cell(action), cards.IN))

    def because_268(self, action: int) -> str:
        """AN-268: the ability is used, or the die shows this already."""
        verb, face = VOCABULARY.split(action)
        if verb == "morph":
            return self.say("ability-used")
        return self.say("same-result", die=cards.die_name(face, self.texts)) if face == face_of_die(self.t) else ""

    def _nobody_there(self, action: int) -> str:
        """AN-191, AN-270, AN-271: no own researcher is there."""
        return self.nobody(self.cell(action))

    because_191 = because_270 = because_271 = _nobody_there

    def because_273(self, action: int) -> str:
        """AN-273: whose it is, or that no own teleporter is there."""
        verb, number = VOCABULARY.split(action)
        said = self.whose(number) if verb == "pick" else ""
        return said or self.say("no-gate", place=self.place(self.cell(action), cards.IN))

    def because_274(self, action: int) -> str:
        """AN-274: an own researcher, one that has just arrived, or a room that is dark or not beside it."""
        verb, number = VOCABULARY.split(action)
        if verb == "to":
            return self.dark(number) if (self.t.covered >> number) & 1 else self.say("not-beside-it")
        if number >= len(self.t.crew) or not self.t.crew[number]:
            return self.whose(number)
        if ship.owner_of(number) == self.v.seat:
            return self.say("own-researcher")
        return self.say("just-moved" if transfers.arrived_figure(self.t) == number else "shut-in")

    # --- tasks ----------------------------------------------------------------------------------------

    def because_173(self, _: int) -> str:
        """AN-173: no task is being paid for, or none can be."""
        return self.say("task-first" if tasks.completable(self.known, self.v.seat) else "no-task")

    def because_174(self, action: int) -> str:
        """AN-174: the cost, and who is on the ship."""
        cost, have = Count(self.book.task_cost[action - actions.TASK]), self.on_ship(self.v.seat)
        return self.say("cost" if have else "cost-none", cost=cost, have=have)

    def because_175(self, action: int) -> str:
        """AN-175: what of the condition is not met, and how far it is."""
        return self.say("unmet", parts=self.unmet(self.book.task_condition[action - actions.TASK]))

    def unmet(self, at: int) -> str:
        """What is lacking; of parts that would be too long together the first ones, of two ways the first."""
        packed = self.book.conditions
        if packed[at] == c.COMPARE:
            return self.unmet_comparison(packed[at + 1 : at + 5])
        lacking = [self.unmet(child) for child in packed[at + 2 : at + 2 + packed[at + 1]]]
        joint = f"; {self.texts['condition.any']} " if packed[at] == c.ANY else "; "
        said = ""
        for part in filter(None, lacking):
            longer = f"{said}{joint}{part}" if said else part
            said = longer if not said or len(longer) < LONGEST - 20 else said
        return said

    def unmet_comparison(self, numbers: list[int]) -> str:
        """A part of a condition that does not hold, with its number if it has one; empty if it holds."""
        which, parameter, is_maximum, bound = numbers
        value = facts.fact(self.known, self.v.seat, which, parameter)
        if value <= bound if is_maximum else value >= bound:
            return ""
        phrase = cards.comparison(numbers, self.texts)
        if (which, bound) in cards.SAID_WITHOUT_NUMBERS:
            return phrase
        return self.say("so-far", condition=phrase, value=self.value(which, value))

    def value(self, which: int, value: int) -> str:
        """How far a condition is; a lead or a deficit in words, since it may be one the other way round."""
        if which not in (c.LEAD_ON_SHIP, c.DEFICIT_ON_SHIP):
            return str(value)
        more = value if which == c.LEAD_ON_SHIP else -value
        return self.say("more" if more > 0 else "fewer" if more < 0 else "equal", count=abs(more))

    def because_181(self, action: int) -> str:
        """AN-181: who has completed it."""
        task = action - actions.TASK
        seat = next(at for at, done in enumerate(self.t.completed) if task in done)
        return self.say("taken-own") if seat == self.v.seat else self.say("taken", seat=self.seat(seat))
