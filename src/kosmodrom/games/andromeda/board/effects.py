"""Effects in icons: what a room, a technology or a race does, as a short formula; conditions in few words."""

from collections.abc import Callable
from typing import Final

from kosmodrom.draw.pieces import icon
from kosmodrom.engine.words import Words
from kosmodrom.games.andromeda.model import actions, effects
from kosmodrom.games.andromeda.model import conditions as c
from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.words import cards

Formula = Callable[[int], str]
"""From an effect's number to icons."""

ARROW: Final = icon("i-arrow", "an-arrow")
CARD: Final = icon("i-card")
GATE: Final = icon("an-gate")
PAWN: Final = icon("an-pawn")
SHIP: Final = icon("an-ship")
SWAP: Final = icon("i-swap")


def face_icon(face: int) -> str:
    return icon(f"an-{actions.FACES[face]}")


PLAGUE: Final = face_icon(effects.PLAGUE)
TRAIN: Final = face_icon(effects.TRAINING)
SUMMON: Final = face_icon(effects.SUPPORT)
MOVE: Final = face_icon(effects.MOVEMENT)
TECH: Final = face_icon(effects.TECHNOLOGY)


def number(value: int | str) -> str:
    return f"<b>{value}</b>"


def either(one: str, other: str) -> str:
    return f'{one}<i class="an-or">/</i>{other}'


ACTIONS: Final[dict[int, Formula]] = {
    effects.NO_ACTION: lambda _: "",
    effects.TRAIN_OR_SUMMON: lambda n: either(f"{TRAIN}{number(n)}", f"{SUMMON}{number(n)}"),
    effects.MOVES: lambda n: f"{MOVE}{number(n)}",
    effects.SUMMON_BONUS: lambda n: f"{SUMMON}{number(f'+{n}')}",
    effects.DRAW_AND_RETURN: lambda n: f"{number(f'+{n}')}{CARD}{SWAP}{number(f'−{n}')}{CARD}",
    effects.RELOCATE: lambda _: f"{PAWN}{ARROW}{SHIP}",
    effects.SWAP: lambda _: f"{PAWN}{SWAP}{PAWN}",
    effects.REMOVAL: lambda _: f"{PAWN}{ARROW}{TRAIN}",
}
"""What the controller of a room may do; the words beside it say the same."""

TECHNOLOGIES: Final[dict[int, Formula]] = {
    effects.PLACE_TELEPORTER: lambda _: f"{number('+1')}{GATE}",
    effects.CLONE: lambda _: f"{number('+1')}{PAWN}{ARROW}{SHIP}",
    effects.TAKE_VACCINES: lambda n: f"{number(f'+{n}')}{icon('an-vaccine')}",
    effects.UNIVERSAL_TOOL: lambda _: either(either(TRAIN, SUMMON), MOVE),
    effects.REMOTE_CONTROL: lambda _: f"{icon('i-eye')}{ARROW}{icon('an-room-unknown')}",
    effects.TRANSMIT: lambda n: f"{number(n)}{PAWN}{GATE}{ARROW}{GATE}",
    effects.TRAIN_THEN_SUMMON: lambda n: f"{TRAIN}{number(n)}{ARROW}{SUMMON}{number(n)}",
    effects.PUSH: lambda n: f"{number(n)}{PAWN}{MOVE}",
}
"""What a technology does."""

ABILITIES: Final[dict[int, Formula]] = {
    effects.NO_ABILITY: lambda _: "",
    effects.MORE_MOVES: lambda n: f"{MOVE}{number(n)}",
    effects.MORE_TRAINING: lambda n: f"{TRAIN}{number(n)}",
    effects.SHRUG_OFF_PLAGUE: lambda n: f"{PLAGUE}{number(f'−{n}')}",
    effects.MORPHING: lambda _: f"{icon('an-order')}{SWAP}{icon('an-improwizacja')}",
    effects.ENTER_TOGETHER: lambda n: f"{number(n)}{PAWN}{ARROW}{icon('an-room-unknown')}",
    effects.SHIFT_TELEPORTER: lambda _: f"{GATE}{MOVE}",
    effects.SCHOLARS: lambda n: f"{TECH}{ARROW}{TRAIN}{number(n)}",
    effects.MORE_ROOM_ACTIONS: lambda n: f"{number(f'{n}×')}{SHIP}",
}
"""What a race can do."""


def formula(icons: str) -> str:
    return f'<span class="an-formula" aria-hidden="true">{icons}</span>' if icons else ""


def room_formula(room: int, book: AndromedaBook) -> str:
    return formula(ACTIONS[book.room_action[room]](book.room_count[room]))


def tech_formula(tech: int, book: AndromedaBook) -> str:
    return formula(TECHNOLOGIES[book.tech_effect[tech]](book.tech_count[tech]))


def race_formula(race: int, book: AndromedaBook) -> str:
    return formula(ABILITIES[book.race_ability[race]](book.race_count[race]))


# --- conditions in few words --------------------------------------------------------------------------


def brief_comparison(numbers: list[int], texts: Words) -> str:
    """„badacze w 4 pomieszczeniach”; what has no short form is told in full."""
    fact, parameter, is_maximum, bound = numbers
    if is_maximum or bound == 0:
        return cards.comparison(numbers, texts)
    if fact == c.CONTROL:
        rooms = cards.rooms_of(parameter, cards.GENITIVE, texts)
        if bound not in (1, len(rooms)):
            return cards.comparison(numbers, texts)
        return texts.say("brief.control", rooms=cards.listed(rooms, texts, "or" if bound == 1 else "and"))
    key, parts = cards.gaps(fact, parameter, bound, texts)
    return texts.say(f"brief.{key}", **parts)
