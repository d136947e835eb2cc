"""A thing in large: its picture, its words, the rules that govern it, and where its facts come from."""

from collections.abc import Callable
from typing import Final

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import icon
from kosmodrom.draw.zoom import ZoomFrame
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Words
from kosmodrom.games.andromeda.board.effects import race_formula, room_formula, tech_formula
from kosmodrom.games.andromeda.board.faces import Faces, faces_of, star
from kosmodrom.games.andromeda.model import actions, effects
from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.words import cards

EVERY_DIE: Final = (112, 128, 130)

EVERY_ROOM: Final = (142, 200, 201)
ROOM_WITH_ACTION: Final = (149, 151)

EVERY_TECH: Final = (126, 157, 164)
EVERY_RACE: Final = (39, 166, 167)
RULES_OF_TECH: Final = {
    effects.PLACE_TELEPORTER: 270,
    effects.CLONE: 271,
    effects.UNIVERSAL_TOOL: 272,
    effects.TRANSMIT: 273,
    effects.PUSH: 274,
}
RULES_OF_RACE: Final = {
    effects.SHIFT_TELEPORTER: [267],
    effects.MORPHING: [168, 268],
    effects.MORE_ROOM_ACTIONS: [269],
    effects.SCHOLARS: [264],
}
"""By effect: what the card's own rules are."""
EVERY_TASK: Final = (170, 171, 173, 175, 183)
UNKNOWN: Final = (130, 131, 132, 133, 138, 141)

FRAME: Final = ZoomFrame("AN")


def zoom(thing: str, book: AndromedaBook, texts: Words) -> str:
    """`room:reaktor`, `tech:klonowanie`, `race:synteci`, `task:Z07`, `die:ruch` or `unknown:room`; else nothing."""
    sort, _, name = thing.partition(":")
    known = THINGS.get(sort)
    if known is None or name not in known[0] or (sort == "task" and name in actions.ALL_TASKS[book.tasks :]):
        return ""
    return known[1](known[0].index(name), faces_of(book, texts))


def source(book: AndromedaBook, key: str, texts: Words, facts: str) -> tuple[str, str]:
    """Where which facts of a row come from; those of its effect or kind are named where they differ."""
    told = [(facts, book.provenance[key])]
    for part in ("effect", "kind"):
        other = book.provenance.get(f"{key}/{part}")
        if other not in (None, book.provenance[key]):
            told.append((part, str(other)))
    return sources(told, texts)


def sources(told: list[tuple[str, str]], texts: Words) -> tuple[str, str]:
    """„nazwa: z instrukcji; działanie: odtworzone”."""
    parts = [texts.say(f"board.source-{fact}", source=texts[f"provenance.{origin}"]) for fact, origin in told]
    return texts["board.source"], escape("; ".join(parts))


def large(symbol: str, inner: str = "") -> str:
    """A picture over a formula."""
    return f'<span class="an-emblem">{icon(symbol)}{inner}</span>'


# --- the things ---------------------------------------------------------------------------------------


def die(face: int, faces: Faces) -> str:
    """AN-114 to AN-126: a symbol of the order die, which the rulebook has, and what any die can be spent on."""
    book, texts, name = faces.book, faces.texts, actions.FACES[face]
    plague = face == effects.PLAGUE
    look = f"an-die is-large{' is-plague' if plague else ''}"
    body = FRAME.text(cards.die_text(face, book, texts))
    if not plague:
        body += f'<p class="an-sub">{escape(texts["board.any-die"])}</p>'
    faces_told = (
        texts["board.faces"],
        escape(texts.say("board.faces-of", faces=book.face_weight[face], all=sum(book.face_weight))),
    )
    rules = [*book.clauses.get(f"face.{name}", []), *(() if plague else EVERY_DIE)]
    picture = f'<span class="{look}">{faces.dice[face]}</span>'
    title = cards.face_name(face, texts)
    facts = [faces_told, sources([("symbol", "rulebook"), ("sides", book.provenance[name])], texts)]
    return FRAME.page(texts, title, escape(texts["board.order-die"]), picture, body, facts, rules)


def room(each: int, faces: Faces) -> str:
    """AN-228 to AN-253: DP, control and action of a room."""
    book, texts, name = faces.book, faces.texts, actions.ROOMS[each]
    has_action = book.room_action[each] != effects.NO_ACTION
    sub = escape(cards.points_words(book.room_points[each], texts))
    facts = [(texts["board.control"], escape(texts.say("board.from-on", minimum=Count(book.room_minimum[each]))))]
    if not book.room_two_seats[each]:
        facts.append((texts["board.seats"], escape(texts["board.not-for-two"])))
    facts.append(source(book, name, texts, "room"))
    rules = [*book.clauses.get(f"room.{name}", []), *EVERY_ROOM, *(ROOM_WITH_ACTION if has_action else ())]
    if not book.room_two_seats[each]:
        rules.append(18)
    picture = large(f"an-room-{name}", room_formula(each, book))
    body = FRAME.text(faces.room_texts[each])
    return FRAME.page(texts, cards.room_name(each, texts), sub, picture, body, facts, rules)


def unknown(_: int, faces: Faces) -> str:
    """AN-130 to AN-141: a face-down room."""
    texts = faces.texts
    picture, body = large("an-room-unknown"), FRAME.text(texts["board.to-discover"])
    return FRAME.page(texts, texts["board.unknown"], escape(texts["board.ship"]), picture, body, [], UNKNOWN)


def tech(each: int, faces: Faces) -> str:
    """AN-156 to AN-165: a technology, common to all."""
    book, texts, name = faces.book, faces.texts, actions.TECHS[each]
    own = [RULES_OF_TECH[book.tech_effect[each]]] if book.tech_effect[each] in RULES_OF_TECH else []
    rules = [*book.clauses.get(f"tech.{name}", []), *own, *EVERY_TECH]
    picture = large(f"an-tech-{name}", tech_formula(each, book))
    facts = [source(book, name, texts, "name")]
    sub = escape(texts["board.techs"])
    return FRAME.page(texts, texts[f"tech.{name}"], sub, picture, FRAME.text(faces.tech_texts[each]), facts, rules)


def race(each: int, faces: Faces) -> str:
    """AN-050, AN-051, AN-166: a race, its numbers and its ability."""
    book, texts, name = faces.book, faces.texts, actions.RACES[each]
    picture = large(f"an-race-{name}", race_formula(each, book))
    body = FRAME.text(cards.sentence(cards.ability_phrase(each, book, texts)))
    facts = [(texts["board.start"], escape(cards.race_start(each, book, texts))), source(book, name, texts, "race")]
    rules = [50, 51, *EVERY_RACE, *RULES_OF_RACE.get(book.race_ability[each], [])]
    return FRAME.page(texts, cards.race_name(each, texts), escape(texts["board.races"]), picture, body, facts, rules)


def task(each: int, faces: Faces) -> str:
    """AN-170 to AN-184: a task, its condition, its cost and its DP."""
    book, texts, name = faces.book, faces.texts, actions.ALL_TASKS[each]
    cost = book.task_cost[each]
    picture = f'<span class="an-emblem">{star(book.task_points[each])}{faces.cost(each)}</span>'
    price = texts.say("board.to-sacrifice", cost=Count(cost)) if cost else texts["thing.free"]
    facts = [
        (texts["board.worth"], escape(cards.points_words(book.task_points[each], texts))),
        (texts["board.cost"], escape(price)),
        source(book, name, texts, "task"),
    ]
    body = FRAME.text(cards.sentence(cards.task_phrase(each, book, texts)))
    rules = [*book.clauses.get(f"task.{name}", []), *EVERY_TASK, *([191, 192, 193] if cost else [])]
    return FRAME.page(texts, texts[f"task.{name}"], escape(texts["board.task-card"]), picture, body, facts, rules)


THINGS: Final[dict[str, tuple[list[str], Callable[[int, Faces], str]]]] = {
    "die": (actions.FACES, die),
    "room": (actions.ROOMS, room),
    "unknown": (["room"], unknown),
    "tech": (actions.TECHS, tech),
    "race": (actions.RACES, race),
    "task": (actions.ALL_TASKS, task),
}
"""What can be shown in large: its names, and how."""
