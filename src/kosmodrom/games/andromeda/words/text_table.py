"""The table as plain text: the ship as a grid of rooms, then dice, technologies, tasks and seats."""

from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.text_table import TextTable, wrapped
from kosmodrom.games.andromeda.model import actions, steps, values
from kosmodrom.games.andromeda.rules.offers import preparer_of
from kosmodrom.games.andromeda.words import cards
from kosmodrom.games.andromeda.words.context import LETTERS, Glance

INNER: Final = 29
"""Columns of a room between its borders, less a space at each side."""
ROOM_LINES: Final = 4


class Sketch(Glance, TextTable):
    """What lies on the table, part by part."""

    def parts(self) -> list[list[str]]:
        return [
            self.heading(),
            self.ship(),
            self.rooms(),
            self.dice_lines(),
            self.technologies(),
            self.tasks(),
            self.seat_list(),
            self.own_things(),
        ]

    def heading(self) -> list[str]:
        """Round, phase, turn, first player, and how many DP end the game."""
        texts, t = self.texts, self.t
        told = [texts.say("table.round", round=t.round, last=self.book.general_deck + 1)] if t.round else []
        told.append(texts[f"phase.{values.PHASES[t.phase]}"])
        if t.active != values.NOBODY:
            told.append(texts.say("table.turn", seat=self.seat(t.active)))
        if t.first != values.NOBODY:
            told.append(texts.say("table.first", seat=self.seat(t.first)))
        told.append(texts.say("table.threshold", points=cards.points_words(self.threshold(), texts)))
        lines = wrapped(" · ".join(told))
        if t.phase == values.TURNS and t.active != values.NOBODY:
            lines += wrapped(texts.say("table.this-turn", done=" · ".join(self.this_turn()) or texts["thing.none"]))
        return lines

    def this_turn(self) -> list[str]:
        """What tasks count in this turn."""
        texts, turn = self.texts, self.t.turn
        counted = {
            "used-dice": sum(turn[1:6]),
            "trained-now": turn[values.TURN_TRAINED],
            "summoned-now": turn[values.TURN_SUMMONED],
            "moves-now": turn[values.TURN_MOVES],
            "discovered-now": turn[values.TURN_DISCOVERED],
            "room-actions-now": turn[values.TURN_ROOM_ACTIONS],
        }
        told = [texts.say(f"table.{key}", count=Count(count)) for key, count in counted.items() if count]
        if turn[values.TURN_BONUS] and self.book.bonus_room >= 0:
            told.append(texts.say("table.bonus", room=cards.room_name(self.book.bonus_room, texts)))
        return told

    # --- the ship -------------------------------------------------------------------------------------

    def ship(self) -> list[str]:
        """AN-022, AN-023: the grid of rooms, north above."""
        border = f"  +{'+'.join(['-' * (INNER + 1)] * 3)}+"
        lines = [f"{self.texts['table.ship']}   {self.texts['table.ship-legend']}", border]
        for row in range(3):
            cells = [self.room_lines(cell) for cell in range(3 * row, 3 * row + 3)]
            used = [at for at in range(ROOM_LINES) if at == 0 or any(cell[at] for cell in cells)]
            for at in range(used[-1] + 1):
                lines.append("  |" + "|".join(f" {cell[at]:<{INNER}}" for cell in cells) + "|")
            lines.append(border)
        return lines

    def room_lines(self, cell: int) -> list[str]:
        """A room: where it lies and its name, its DP and controller, researchers, teleporters."""
        texts, room = self.texts, self.t.rooms[cell]
        if room == values.NO_ROOM:
            return [""] * ROOM_LINES
        if room == values.FACE_DOWN:
            return [f"{actions.CELLS[cell]}: {texts['table.face-down']}", *[""] * (ROOM_LINES - 1)]
        name = cards.room_name(room, texts)
        title = name if actions.CELLS[cell] == "portal" else f"{actions.CELLS[cell]}: {name}"
        return [title, self.control_words(cell), self.crew_words(cell), self.gates(cell)]

    def control_words(self, cell: int) -> str:
        """„2 PD od 3 · kontrola A”"""
        texts, room = self.texts, self.t.rooms[cell]
        worth, minimum = cards.points_words(self.book.room_points[room], texts), self.book.room_minimum[room]
        if minimum > 1:
            worth = texts.say("table.from", worth=worth, minimum=minimum)
        seat = self.controller(cell)
        who = LETTERS[seat] if seat >= 0 else texts["table.no-control"]
        return texts.say("table.control", worth=worth, who=who)

    def crew_words(self, cell: int) -> str:
        """„badacze A3 B1”"""
        crew = [(seat, self.t.crew[9 * seat + cell]) for seat in range(self.seats())]
        told = " ".join(f"{LETTERS[seat]}{count}" for seat, count in crew if count)
        return self.texts.say("table.crew", crew=told) if told else ""

    def gates(self, cell: int) -> str:
        """„teleportery A B”"""
        owners = [LETTERS[seat] for seat in range(self.seats()) if (self.t.teleporters[seat] >> cell) & 1]
        return self.texts.say("table.teleporters", seats=" ".join(owners)) if owners else ""

    def rooms(self) -> list[str]:
        """What the face-up rooms do."""
        lines = []
        for cell in range(len(actions.CELLS)):
            room = self.t.rooms[cell]
            if room >= 0:
                lines += wrapped(
                    f"  {cards.room_name(room, self.texts)}: {cards.room_text(room, self.book, self.texts)}"
                )
        return [self.texts["table.rooms"], *lines] if lines else []

    # --- dice, technologies, tasks --------------------------------------------------------------------

    def dice_lines(self) -> list[str]:
        """AN-070: the middle, and the offer while one is being made."""
        texts, t = self.texts, self.t
        if t.phase == values.SETTING_UP:
            return []
        lines = wrapped(texts.say("table.middle", dice=self.dice(t.middle)))
        if t.phase == values.DIVIDING and any(t.offer):
            preparer = preparer_of(t) if self.step == steps.ANSWERING else self.actor
            said = texts.say("table.offer", card=t.order_card, seat=self.seat(preparer), dice=self.dice(t.offer))
            lines += wrapped(f"  {said}")
        return lines

    def technologies(self) -> list[str]:
        """AN-013: the technologies in play, whether they are used, and the tokens beside them."""
        texts, t = self.texts, self.t
        lines = []
        for tech, state in enumerate(t.techs):
            if not state:
                continue
            mark = texts["table.used" if state == values.USED else "table.unused"]
            beside = f" ({texts.say('table.beside', tokens=Count(t.beside))})" if tech == self.book.vaccine_tech else ""
            said = f"  {mark} {cards.tech_name(tech, texts)}{beside}: {cards.tech_phrase(tech, self.book, texts)}"
            lines += wrapped(said)
        return [texts["table.technologies"], *lines] if lines else []

    def tasks(self) -> list[str]:
        """AN-187: the open general tasks."""
        if not self.t.general:
            return []
        decks = {"general": Count(self.t.general_deck), "personal": Count(self.t.personal[0].size())}
        lines = [self.texts.say("table.tasks", **decks)]
        for task in self.t.general:
            lines += self.task_lines(task)
        return lines

    def task_lines(self, task: int) -> list[str]:
        """A task with a mark if it could be completed now; told in the own turn only."""
        texts = self.texts
        own_turn = self.t.phase == values.TURNS and self.t.active == self.v.seat
        mark = texts["table.met"] if own_turn and self.meets(self.v.seat, task) else ""
        worth = cards.task_worth(task, self.book, texts)
        return wrapped(f"  {mark}{cards.task_name(task, texts)} ({worth}): {cards.task_phrase(task, self.book, texts)}")

    # --- the seats ------------------------------------------------------------------------------------

    def seat_list(self) -> list[str]:
        """What lies before each seat; the one whose turn it is has an arrow."""
        lines = [self.texts["table.seats"]]
        for seat in range(self.seats()):
            lines += self.seat_lines(seat)
        return lines

    def seat_lines(self, seat: int) -> list[str]:
        texts, t = self.texts, self.t
        race = t.races[seat]
        who = f"{LETTERS[seat]} {self.seat(seat)}"
        arrow = ">" if seat == t.active else " "
        if race < 0:
            return wrapped(f"{arrow} {who}: {texts.say('table.race-cards', cards=Count(t.race_cards[seat]))}")
        lines = wrapped(f"{arrow} {who}, {cards.race_name(race, texts)}: {' · '.join(self.seat_facts(seat))}")
        lines += wrapped(f"    {texts.say('table.ability', ability=self.ability_words(seat))}")
        if t.cards[seat]:
            key = "table.orders" if any(self.dice_of(seat)) else "table.orders-done"
            said = texts.say(key, card=t.cards[seat], dice=self.dice(self.dice_of(seat)))
            lines += wrapped(f"    {said}")
        if t.completed[seat]:
            done = [cards.task_name(task, texts) for task in t.completed[seat]]
            lines += wrapped(f"    {texts.say('table.completed', tasks=', '.join(done))}")
        return lines

    def seat_facts(self, seat: int) -> Sequence[str]:
        texts, t = self.texts, self.t
        of_tasks, of_rooms = self.points(seat)
        total = cards.points_words(of_tasks + of_rooms, texts)
        told = [
            texts.say("table.points", points=total, tasks=of_tasks, rooms=of_rooms),
            texts.say("table.researchers", ship=self.on_ship(seat), trained=t.trained[seat], pool=t.pool[seat]),
            texts.say("table.teleporters-left", tokens=self.teleporters_left(seat)),
        ]
        if t.vaccines[seat]:
            told.append(texts.say("table.vaccines", tokens=t.vaccines[seat]))
        if seat != self.v.seat:
            told.append(texts.say("table.held", cards=Count(t.held[seat].size())))
        return told

    def ability_words(self, seat: int) -> str:
        """AN-059: no race has its ability in the first game."""
        if self.t.first_game:
            return self.texts["effect.ability.none"]
        return cards.ability_phrase(self.t.races[seat], self.book, self.texts)

    def own_things(self) -> list[str]:
        """AN-014, AN-034: the own face-down cards; the public has none."""
        if not self.is_seat(self.v.seat):
            return []
        texts, lines = self.texts, []
        if self.step == steps.CHOOSE_RACE and self.v.hand.races:
            lines.append(texts["table.your-races"])
            for race in sorted(self.v.hand.races):
                start = cards.race_start(race, self.book, texts)
                ability = cards.ability_phrase(race, self.book, texts)
                lines += wrapped(f"  {cards.race_name(race, texts)} ({start}): {ability}")
        own = sorted(self.own_tasks())
        if own:
            lines.append(texts.say("table.your-tasks", cards=Count(len(own))))
            for task in own:
                lines += self.task_lines(task)
        return lines
