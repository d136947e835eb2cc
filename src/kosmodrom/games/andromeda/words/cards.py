"""The words on tiles, cards and dice: names, and texts that are made from the effects and numbers in the book."""

from collections.abc import Callable, Sequence
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Words
from kosmodrom.games.andromeda.model import actions
from kosmodrom.games.andromeda.model import conditions as c
from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.model.effects import (
    ABILITIES,
    ACTIONS,
    MOVEMENT,
    NO_ABILITY,
    NO_ACTION,
    SUPPORT,
    TECHNOLOGIES,
    TRAINING,
    Effects,
)

Worded = Callable[[list[int], Words], str]
"""From a comparison to words."""

NAME: Final = "room"
TO: Final = "room.to"
"""„do Reaktora”, „na Mostek kapitański”"""
FROM: Final = "room.from"
"""„z Reaktora”, „ze Zbrojowni”"""
IN: Final = "room.in"
"""„w Reaktorze”, „na Mostku kapitańskim”"""
ACCUSATIVE: Final = "room.accusative"
"""„kontrolujesz Maszynownię”"""
GENITIVE: Final = "room.genitive"
"""„oprócz Maszynowni”"""


SAID_WITHOUT_NUMBERS: Final = ((c.CONTROL, 1), (c.FACE_DOWN_ROOMS, 0))
"""Facts and bounds of conditions whose words name no number that one could be short of."""


def _named(effects: Effects) -> dict[int, str]:
    return {code: name for name, (code, _, _) in effects.items()}


ACTION_NAMES: Final = _named(ACTIONS)
TECHNOLOGY_NAMES: Final = _named(TECHNOLOGIES)
ABILITY_NAMES: Final = _named(ABILITIES)


def sentence(phrase: str) -> str:
    return f"{phrase[0].upper()}{phrase[1:]}."


def listed(things: Sequence[str], texts: Words, joint: str) -> str:
    """„A, B lub C”: the joint stands before the last one."""
    if len(things) < 2:
        return "".join(things) or texts["thing.none"]
    return f"{', '.join(things[:-1])} {texts[f'joint.{joint}']} {things[-1]}"


# --- what things are called -------------------------------------------------------------------------


def face_name(face: int, texts: Words) -> str:
    return texts[f"face.{actions.FACES[face]}"]


def die_name(face: int, texts: Words) -> str:
    """„Ruch”, in quotation marks."""
    return texts.say("thing.die", face=face_name(face, texts))


def dice_names(dice: Sequence[int], texts: Words) -> str:
    """„Zaraza, Ruch ×2”, from the numbers of dice by face."""
    told = [f"{face_name(face, texts)}{f' ×{count}' if count > 1 else ''}" for face, count in enumerate(dice) if count]
    return ", ".join(told) or texts["thing.no-dice"]


def room_name(room: int, texts: Words, case: str = NAME) -> str:
    return texts[f"{case}.{actions.ROOMS[room]}"]


def tech_name(tech: int, texts: Words) -> str:
    return texts.say("thing.card", name=texts[f"tech.{actions.TECHS[tech]}"])


def race_name(race: int, texts: Words) -> str:
    return texts[f"race.{actions.RACES[race]}"]


def task_name(task: int, texts: Words) -> str:
    return texts.say("thing.card", name=texts[f"task.{actions.ALL_TASKS[task]}"])


def task_worth(task: int, book: AndromedaBook, texts: Words) -> str:
    """„2 PD, koszt: 1 badacz”"""
    cost = book.task_cost[task]
    price = texts.say("thing.cost", cost=Count(cost)) if cost else texts["thing.free"]
    return f"{points_words(book.task_points[task], texts)}, {price}"


def points_words(points: int, texts: Words) -> str:
    return texts.say("thing.points", points=points)


# --- what dice, tiles and cards say -------------------------------------------------------------------


def die_phrase(face: int, count: int, texts: Words) -> str:
    """What a die used by its result gives: so many researchers or moves."""
    return texts.say(f"effect.die.{actions.FACES[face]}", count=Count(count))


def die_text(face: int, book: AndromedaBook, texts: Words) -> str:
    """A symbol of the order die as the help card explains it."""
    return sentence(die_phrase(face, book.face_count[face], texts))


def no_teleporters(book: AndromedaBook, texts: Words) -> str:
    """AN-231: the rooms in which no teleporter may stand; nothing if there are none."""
    rooms = [room_name(room, texts, IN) for room in range(len(actions.ROOMS)) if not book.room_teleporter[room]]
    return texts.say("effect.never", rooms=listed(rooms, texts, "or")) if rooms else ""


def action_phrase(room: int, book: AndromedaBook, texts: Words) -> str:
    """What the controller of a room may do."""
    name = ACTION_NAMES[book.room_action[room]]
    return texts.say(f"effect.action.{name}", count=Count(book.room_count[room]))


def room_marks(room: int, book: AndromedaBook, texts: Words) -> list[str]:
    """What is printed on a tile besides its action: DP, who controls it, teleporters, plague."""
    marks = [points_words(book.room_points[room], texts)]
    if book.room_minimum[room] > 1:
        marks.append(texts.say("effect.minimum", minimum=Count(book.room_minimum[room])))
    if not book.room_teleporter[room]:
        marks.append(texts["effect.no-teleporter"])
    if book.room_plague_first[room]:
        marks.append(texts["effect.plague-first"])
    return marks


def room_text(room: int, book: AndromedaBook, texts: Words) -> str:
    """A tile as a person reads it."""
    phrases = [*room_marks(room, book, texts), action_phrase(room, book, texts)]
    if book.room_action[room] != NO_ACTION:
        phrases[-1] = texts.say("effect.room-action", action=phrases[-1])
    return " ".join(sentence(phrase) for phrase in phrases)


def tech_phrase(tech: int, book: AndromedaBook, texts: Words) -> str:
    return texts.say(
        f"effect.technology.{TECHNOLOGY_NAMES[book.tech_effect[tech]]}",
        count=Count(book.tech_count[tech]),
        never=no_teleporters(book, texts),
        training=face_name(TRAINING, texts),
        support=face_name(SUPPORT, texts),
        movement=face_name(MOVEMENT, texts),
    )


def tech_text(tech: int, book: AndromedaBook, texts: Words) -> str:
    """The effect as it stands on a technology card."""
    return sentence(tech_phrase(tech, book, texts))


def ability_phrase(race: int, book: AndromedaBook, texts: Words) -> str:
    """What a race can do."""
    code = book.race_ability[race]
    if code == NO_ABILITY:
        return texts["effect.ability.none"]
    return texts.say(
        f"effect.ability.{ABILITY_NAMES[code]}",
        count=Count(book.race_count[race]),
        never=no_teleporters(book, texts),
        training=face_name(TRAINING, texts),
        movement=face_name(MOVEMENT, texts),
    )


def race_start(race: int, book: AndromedaBook, texts: Words) -> str:
    """AN-050, AN-051: the green and the orange number."""
    return texts.say("effect.race-start", green=Count(book.race_green[race]), orange=Count(book.race_orange[race]))


def race_text(race: int, book: AndromedaBook, texts: Words) -> str:
    """The numbers and the ability as they stand on a race card."""
    return f"{sentence(race_start(race, book, texts))} {sentence(ability_phrase(race, book, texts))}"


def task_phrase(task: int, book: AndromedaBook, texts: Words) -> str:
    """The condition of a task."""
    return condition_phrase(book.task_condition[task], book, texts, comparison)


def task_text(task: int, book: AndromedaBook, texts: Words) -> str:
    """Condition, DP and cost as they stand on a task card."""
    return f"{sentence(task_phrase(task, book, texts))} {sentence(task_worth(task, book, texts))}"


# --- conditions ---------------------------------------------------------------------------------------


def condition_phrase(at: int, book: AndromedaBook, texts: Words, worded: Worded, inside: bool = False) -> str:
    """A packed condition, its comparisons as they are worded; a group inside another one stands in brackets."""
    packed = book.conditions
    if packed[at] == c.COMPARE:
        return worded(packed[at + 1 : at + 5], texts)
    children = packed[at + 2 : at + 2 + packed[at + 1]]
    joint = texts["condition.all" if packed[at] == c.ALL else "condition.any"]
    phrase = f" {joint} ".join(condition_phrase(child, book, texts, worded, True) for child in children)
    return f"({phrase})" if inside else phrase


def alternatives(at: int, book: AndromedaBook) -> list[list[list[int]]]:
    """The comparisons of a condition; where it can be met in several ways, those of each way."""
    packed = book.conditions
    ways = packed[at + 2 : at + 2 + packed[at + 1]] if packed[at] == c.ANY else [at]
    return [comparisons(way, book) for way in ways]


def comparisons(at: int, book: AndromedaBook) -> list[list[int]]:
    """The single comparisons of a condition: fact, parameter, whether it is a maximum, bound."""
    packed = book.conditions
    if packed[at] == c.COMPARE:
        return [packed[at + 1 : at + 5]]
    children = packed[at + 2 : at + 2 + packed[at + 1]]
    return [each for child in children for each in comparisons(child, book)]


def comparison(numbers: Sequence[int], texts: Words) -> str:
    """A fact, its parameter, whether the bound is a maximum, and the bound."""
    fact, parameter, is_maximum, bound = numbers
    if fact == c.CONTROL:
        return control_phrase(parameter, is_maximum, bound, texts)
    key, parts = gaps(fact, parameter, bound, texts)
    return texts.say(f"condition.{key}.{'min' if not is_maximum else 'max' if bound else 'none'}", **parts)


def gaps(fact: int, parameter: int, bound: int, texts: Words) -> tuple[str, dict[str, object]]:
    """Under which key the words of a fact stand, and what is put in their gaps."""
    key = c.FACTS[fact]
    parts: dict[str, object] = {"bound": Count(bound), "except": "", "place": "", "thing": ""}
    if fact == c.OWN_IN:
        parts["place"] = room_name(parameter, texts, IN)
    elif fact == c.BIGGEST_STACK and parameter:
        parts["except"] = texts.say(
            "condition.except", rooms=listed(rooms_of(parameter, GENITIVE, texts), texts, "and")
        )
    elif fact == c.DICE_BY_RESULT and parameter >= 0:
        key += "-of"
        parts["thing"] = die_name(parameter, texts)
    elif fact == c.TECH_USES and parameter >= 0:
        key += "-of"
        parts["thing"] = tech_name(parameter, texts)
    return key, parts


def rooms_of(mask: int, case: str, texts: Words) -> list[str]:
    return [room_name(room, texts, case) for room in range(len(actions.ROOMS)) if (mask >> room) & 1]


def control_phrase(mask: int, is_maximum: int, bound: int, texts: Words) -> str:
    """Control of one, of all, or of a number of the rooms that are named."""
    rooms = rooms_of(mask, ACCUSATIVE, texts)
    if not is_maximum and bound == len(rooms):
        return texts.say("condition.control.these", rooms=listed(rooms, texts, "and"))
    if not is_maximum and bound == 1:
        return texts.say("condition.control.these", rooms=listed(rooms, texts, "or"))
    limit = "min" if not is_maximum else "max" if bound else "none"
    named = ", ".join(rooms_of(mask, NAME, texts)) or texts["thing.none"]
    return texts.say(f"condition.control.{limit}", rooms=named, bound=Count(bound))
