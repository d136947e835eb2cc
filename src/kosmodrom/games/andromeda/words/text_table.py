"""The table as plain text: the ship as a grid of rooms, then dice, technologies, tasks and seats."""

import textwrap
from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.games.andromeda.model import values
from kosmodrom.games.andromeda.model.actions import CELLS
from kosmodrom.games.andromeda.model.steps import ANSWERING, CHOOSE_RACE
from kosmodrom.games.andromeda.rules.offers import preparer_of
from kosmodrom.games.andromeda.words import cards
from kosmodrom.games.andromeda.words.context import LETTERS, Glance

WIDTH: Final = 96
INNER: Final = 29
"""Columns of a room between its borders, less a space at each side."""
ROOM_LINES: Final = 4


def sketch(glance: Glance) -> str:
    """The whole table."""
    parts = [
        heading(glance),
        ship(glance),
        rooms(glance),
        dice(glance),
        technologies(glance),
        tasks(glance),
        seats(glance),
        own_things(glance),
    ]
    return "\n\n".join("\n".join(line.rstrip() for line in part) for part in parts if part)


def heading(glance: Glance) -> list[str]:
    """Round, phase, turn, first player, and how many PD end the game."""
    texts, t = glance.texts, glance.t
    told = [texts.say("table.round", round=t.round, last=glance.book.general_deck + 1)] if t.round else []
    told.append(texts[f"phase.{values.PHASES[t.phase]}"])
    if t.active != values.NOBODY:
        told.append(texts.say("table.turn", seat=glance.seat(t.active)))
    if t.first != values.NOBODY:
        told.append(texts.say("table.first", seat=glance.seat(t.first)))
    told.append(texts.say("table.threshold", points=cards.points_words(glance.threshold(), texts)))
    lines = wrapped(" · ".join(told))
    if t.phase == values.TURNS and t.active != values.NOBODY:
        lines += wrapped(texts.say("table.this-turn", done=" · ".join(this_turn(glance)) or texts["thing.none"]))
    return lines


def this_turn(glance: Glance) -> list[str]:
    """What tasks count in this turn."""
    texts, turn = glance.texts, glance.t.turn
    counted = {
        "used-dice": sum(turn[1:6]),
        "trained-now": turn[values.TURN_TRAINED],
        "summoned-now": turn[values.TURN_SUMMONED],
        "moves-now": turn[values.TURN_MOVES],
        "discovered-now": turn[values.TURN_DISCOVERED],
        "room-actions-now": turn[values.TURN_ROOM_ACTIONS],
    }
    told = [texts.say(f"table.{key}", count=Count(count)) for key, count in counted.items() if count]
    if turn[values.TURN_BONUS] and glance.book.bonus_room >= 0:
        told.append(texts.say("table.bonus", room=cards.room_name(glance.book.bonus_room, texts)))
    return told


# --- the ship -----------------------------------------------------------------------------------------


def ship(glance: Glance) -> list[str]:
    """AN-022, AN-023: the grid of rooms, north above."""
    border = f"  +{'+'.join(['-' * (INNER + 1)] * 3)}+"
    lines = [f"{glance.texts['table.ship']}   {glance.texts['table.ship-legend']}", border]
    for row in range(3):
        cells = [room_lines(glance, cell) for cell in range(3 * row, 3 * row + 3)]
        used = [at for at in range(ROOM_LINES) if at == 0 or any(cell[at] for cell in cells)]
        for at in range(used[-1] + 1):
            lines.append("  |" + "|".join(f" {cell[at]:<{INNER}}" for cell in cells) + "|")
        lines.append(border)
    return lines


def room_lines(glance: Glance, cell: int) -> list[str]:
    """A room: where it lies and its name, its PD and controller, researchers, teleporters."""
    texts, room = glance.texts, glance.t.rooms[cell]
    if room == values.NO_ROOM:
        return [""] * ROOM_LINES
    if room == values.FACE_DOWN:
        return [f"{CELLS[cell]}: {texts['table.face-down']}", *[""] * (ROOM_LINES - 1)]
    name = cards.room_name(room, texts)
    title = name if CELLS[cell] == "portal" else f"{CELLS[cell]}: {name}"
    return [title, control_words(glance, cell), crew_words(glance, cell), gates(glance, cell)]


def control_words(glance: Glance, cell: int) -> str:
    """„2 PD od 3 · kontrola A”"""
    texts, room = glance.texts, glance.t.rooms[cell]
    worth, minimum = cards.points_words(glance.book.room_points[room], texts), glance.book.room_minimum[room]
    if minimum > 1:
        worth = texts.say("table.from", worth=worth, minimum=minimum)
    seat = glance.controller(cell)
    who = LETTERS[seat] if seat >= 0 else texts["table.no-control"]
    return texts.say("table.control", worth=worth, who=who)


def crew_words(glance: Glance, cell: int) -> str:
    """„badacze A3 B1”"""
    crew = [(seat, glance.t.crew[9 * seat + cell]) for seat in range(glance.seats())]
    told = " ".join(f"{LETTERS[seat]}{count}" for seat, count in crew if count)
    return glance.texts.say("table.crew", crew=told) if told else ""


def gates(glance: Glance, cell: int) -> str:
    """„teleportery A B”"""
    owners = [LETTERS[seat] for seat in range(glance.seats()) if (glance.t.teleporters[seat] >> cell) & 1]
    return glance.texts.say("table.teleporters", seats=" ".join(owners)) if owners else ""


def rooms(glance: Glance) -> list[str]:
    """What the face-up rooms do."""
    lines = []
    for cell in range(len(CELLS)):
        room = glance.t.rooms[cell]
        if room >= 0:
            lines += wrapped(
                f"  {cards.room_name(room, glance.texts)}: {cards.room_text(room, glance.book, glance.texts)}"
            )
    return [glance.texts["table.rooms"], *lines] if lines else []


# --- dice, technologies, tasks ------------------------------------------------------------------------


def dice(glance: Glance) -> list[str]:
    """AN-070: the middle, and the offer while one is being made."""
    texts, t = glance.texts, glance.t
    if t.phase == values.SETTING_UP:
        return []
    lines = wrapped(texts.say("table.middle", dice=glance.dice(t.middle)))
    if t.phase == values.DIVIDING and any(t.offer):
        preparer = preparer_of(t) if glance.step == ANSWERING else glance.actor
        said = texts.say("table.offer", card=t.order_card, seat=glance.seat(preparer), dice=glance.dice(t.offer))
        lines += wrapped(f"  {said}")
    return lines


def technologies(glance: Glance) -> list[str]:
    """AN-013: the technologies in play, whether they are used, and the tokens beside them."""
    texts, t = glance.texts, glance.t
    lines = []
    for tech, state in enumerate(t.techs):
        if not state:
            continue
        mark = texts["table.used" if state == values.USED else "table.unused"]
        beside = f" ({texts.say('table.beside', tokens=Count(t.beside))})" if tech == glance.book.vaccine_tech else ""
        said = f"  {mark} {cards.tech_name(tech, texts)}{beside}: {cards.tech_phrase(tech, glance.book, texts)}"
        lines += wrapped(said)
    return [texts["table.technologies"], *lines] if lines else []


def tasks(glance: Glance) -> list[str]:
    """AN-187: the open general tasks."""
    if not glance.t.general:
        return []
    decks = {"general": Count(glance.t.general_deck), "personal": Count(glance.t.personal[0].size())}
    lines = [glance.texts.say("table.tasks", **decks)]
    for task in glance.t.general:
        lines += task_lines(glance, task)
    return lines


def task_lines(glance: Glance, task: int) -> list[str]:
    """A task with a mark if it could be completed now; told in the own turn only."""
    texts = glance.texts
    own_turn = glance.t.phase == values.TURNS and glance.t.active == glance.v.seat
    mark = texts["table.met"] if own_turn and glance.meets(glance.v.seat, task) else ""
    worth = cards.task_worth(task, glance.book, texts)
    return wrapped(f"  {mark}{cards.task_name(task, texts)} ({worth}): {cards.task_phrase(task, glance.book, texts)}")


# --- the seats ----------------------------------------------------------------------------------------


def seats(glance: Glance) -> list[str]:
    """What lies before each seat; the one whose turn it is has an arrow."""
    lines = [glance.texts["table.seats"]]
    for seat in range(glance.seats()):
        lines += seat_lines(glance, seat)
    return lines


def seat_lines(glance: Glance, seat: int) -> list[str]:
    texts, t = glance.texts, glance.t
    race = t.races[seat]
    who = f"{LETTERS[seat]} {glance.seat(seat)}"
    arrow = ">" if seat == t.active else " "
    if race < 0:
        return wrapped(f"{arrow} {who}: {texts.say('table.race-cards', cards=Count(t.race_cards[seat]))}")
    lines = wrapped(f"{arrow} {who}, {cards.race_name(race, texts)}: {' · '.join(seat_facts(glance, seat))}")
    lines += wrapped(f"    {texts.say('table.ability', ability=ability_words(glance, seat))}")
    if t.cards[seat]:
        key = "table.orders" if any(glance.dice_of(seat)) else "table.orders-done"
        said = texts.say(key, card=t.cards[seat], dice=glance.dice(glance.dice_of(seat)))
        lines += wrapped(f"    {said}")
    if t.completed[seat]:
        done = [cards.task_name(task, texts) for task in t.completed[seat]]
        lines += wrapped(f"    {texts.say('table.completed', tasks=', '.join(done))}")
    return lines


def seat_facts(glance: Glance, seat: int) -> Sequence[str]:
    texts, t = glance.texts, glance.t
    of_tasks, of_rooms = glance.points(seat)
    total = cards.points_words(of_tasks + of_rooms, texts)
    told = [
        texts.say("table.points", points=total, tasks=of_tasks, rooms=of_rooms),
        texts.say("table.researchers", ship=glance.on_ship(seat), trained=t.trained[seat], pool=t.pool[seat]),
        texts.say("table.teleporters-left", tokens=glance.teleporters_left(seat)),
    ]
    if t.vaccines[seat]:
        told.append(texts.say("table.vaccines", tokens=t.vaccines[seat]))
    if seat != glance.v.seat:
        told.append(texts.say("table.held", cards=Count(t.held[seat].size())))
    return told


def ability_words(glance: Glance, seat: int) -> str:
    """AN-059: no race has its ability in the first game."""
    if glance.t.first_game:
        return glance.texts["effect.ability.none"]
    return cards.ability_phrase(glance.t.races[seat], glance.book, glance.texts)


def own_things(glance: Glance) -> list[str]:
    """AN-014, AN-034: the own face-down cards; the public has none."""
    if not glance.is_seat(glance.v.seat):
        return []
    texts, lines = glance.texts, []
    if glance.step == CHOOSE_RACE and glance.v.hand.races:
        lines.append(texts["table.your-races"])
        for race in sorted(glance.v.hand.races):
            start = cards.race_start(race, glance.book, texts)
            ability = cards.ability_phrase(race, glance.book, texts)
            lines += wrapped(f"  {cards.race_name(race, texts)} ({start}): {ability}")
    own = sorted(glance.own_tasks())
    if own:
        lines.append(texts.say("table.your-tasks", cards=Count(len(own))))
        for task in own:
            lines += task_lines(glance, task)
    return lines


def wrapped(line: str) -> list[str]:
    """A long line broken, its continuation indented."""
    return textwrap.wrap(line, WIDTH, subsequent_indent="      ") if len(line) > WIDTH else [line]
