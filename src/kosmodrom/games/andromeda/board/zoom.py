"""A thing in large: its picture, its words, the rules that govern it, and where its facts come from."""

from collections.abc import Callable, Sequence
from typing import Final

from kosmodrom.draw.pieces import icon
from kosmodrom.draw.text import escape
from kosmodrom.engine.words import Words
from kosmodrom.games.andromeda.board.effects import race_formula, room_formula, tech_formula
from kosmodrom.games.andromeda.board.faces import Faces, faces_of, star
from kosmodrom.games.andromeda.model import book as effects
from kosmodrom.games.andromeda.model.actions import FACES, RACES, ROOMS, TASKS, TECHS
from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.words.cards import (
    Count,
    ability_phrase,
    die_text,
    face_name,
    points_words,
    race_name,
    race_start,
    room_name,
    sentence,
    task_phrase,
)

FACE_CLAUSES: Final = (
    (95, 96, 97, 98, 103, 104), (114, 115, 116), (117, 118, 119, 120), (121,), (122, 123, 124, 125),
    (126, 157, 159, 160, 161),
)  # fmt: skip
"""The clauses of each symbol of the die."""
EVERY_DIE: Final = (112, 128, 130)

ROOM_CLAUSES: Final = {
    "centrum_komunikacji": (228,),
    "kajuty_zalogi": (229,),
    "komory_hibernacyjne": (145, 230, 202),
    "laboratorium": (146, 231, 232, 202),
    "maszynownia": (234, 235, 236, 237, 257),
    "mostek_kapitanski": (238, 239, 240, 241),
    "poklad_hangarowy": (242, 243),
    "portal": (16, 17, 244),
    "reaktor": (245, 246, 247),
    "strefa_skazona": (146, 248, 249, 250),
    "zbrojownia": (251, 252),
}
EVERY_ROOM: Final = (142, 200, 201)
ROOM_WITH_ACTION: Final = (149, 151)

TECH_CLAUSES: Final[dict[int, tuple[int, ...]]] = {
    effects.PLACE_TELEPORTER: (28, 11, 162, 163, 189),
    effects.TAKE_VACCINES: (31, 99, 101, 197),
    effects.UNIVERSAL_TOOL: (260,),
    effects.REMOTE_CONTROL: (152, 258, 259),
    effects.TRAIN_THEN_SUMMON: (115, 118, 261),
}
EVERY_TECH: Final = (126, 157, 164)
EVERY_RACE: Final = (39, 166, 167)
EVERY_TASK: Final = (170, 171, 173, 175, 183)
UNKNOWN: Final = (130, 131, 132, 133, 138, 141)


def zoom(thing: str, book: AndromedaBook, texts: Words) -> str:
    """`room:reaktor`, `tech:klonowanie`, `race:synteci`, `task:Z07`, `die:ruch` or `unknown:room`; else nothing."""
    sort, _, name = thing.partition(":")
    known = THINGS.get(sort)
    if known is None or name not in known[0]:
        return ""
    return known[1](known[0].index(name), faces_of(book, texts))


def page(name: str, sub: str, picture: str, body: str, facts: Sequence[tuple[str, str]], rules: str) -> str:
    """The frame of everything that is shown in large."""
    rows = "".join(f"<dt>{escape(key)}</dt><dd>{value}</dd>" for key, value in facts)
    return (
        f'<article class="an-zoom" aria-label="{escape(name)}">'
        f'<div class="an-picture" aria-hidden="true">{picture}</div>'
        f'<div class="an-reading"><h2>{escape(name)}</h2><p class="an-sub">{sub}</p>{body}'
        f'<dl class="an-facts">{rows}</dl>{rules}</div></article>'
    )


def rule_links(numbers: Sequence[int], texts: Words) -> str:
    """The clauses as links, for the page to open."""
    ids = [f"AN-{number:03}" for number in dict.fromkeys(numbers)]
    links = " ".join(f'<a class="k-clause" href="#{each}" data-clause="{each}">{each}</a>' for each in ids)
    return f'<p class="an-rules">{icon("i-rules")}<span>{escape(texts["board.rules"])}</span>{links}</p>'


def source(book: AndromedaBook, key: str, texts: Words) -> tuple[str, str]:
    """Where the facts of a row come from; those of its effect or kind are named where they differ."""
    told = [texts[f"provenance.{book.provenance[key]}"]]
    for part in ("effect", "kind"):
        other = book.provenance.get(f"{key}/{part}")
        if other not in (None, book.provenance[key]):
            told.append(texts.say(f"board.source-{part}", source=texts[f"provenance.{other}"]))
    return texts["board.source"], escape("; ".join(told))


def large(symbol: str, inner: str = "") -> str:
    """A picture over a formula."""
    return f'<span class="an-emblem">{icon(symbol)}{inner}</span>'


def text(words: str) -> str:
    return f'<p class="an-text">{escape(words)}</p>'


# --- the things ---------------------------------------------------------------------------------------


def die(face: int, faces: Faces) -> str:
    """AN-114 to AN-126: a symbol of the order die, and what any die can be spent on."""
    book, texts, name = faces.book, faces.texts, FACES[face]
    plague = face == effects.PLAGUE
    look = f"an-die is-large{' is-plague' if plague else ''}"
    body = text(die_text(face, book, texts))
    if not plague:
        body += f'<p class="an-sub">{escape(texts["board.any-die"])}</p>'
    faces_told = (
        texts["board.faces"],
        escape(texts.say("board.faces-of", faces=book.face_weight[face], all=sum(book.face_weight))),
    )
    rules = [*FACE_CLAUSES[face], *(() if plague else EVERY_DIE)]
    picture = f'<span class="{look}">{faces.dice[face]}</span>'
    title = face_name(face, texts)
    facts = [faces_told, source(book, name, texts)]
    return page(title, escape(texts["board.order-die"]), picture, body, facts, rule_links(rules, texts))


def room(each: int, faces: Faces) -> str:
    """AN-228 to AN-253: PD, control and action of a room."""
    book, texts, name = faces.book, faces.texts, ROOMS[each]
    has_action = book.room_action[each] != effects.NO_ACTION
    sub = escape(points_words(book.room_points[each], texts))
    facts = [(texts["board.control"], escape(texts.say("board.from-on", minimum=Count(book.room_minimum[each]))))]
    if not book.room_two_seats[each]:
        facts.append((texts["board.seats"], escape(texts["board.not-for-two"])))
    facts.append(source(book, name, texts))
    rules = [*ROOM_CLAUSES[name], *EVERY_ROOM, *(ROOM_WITH_ACTION if has_action else ())]
    if not book.room_two_seats[each]:
        rules.append(18)
    picture = large(f"an-room-{name}", room_formula(each, book))
    return page(room_name(each, texts), sub, picture, text(faces.room_texts[each]), facts, rule_links(rules, texts))


def unknown(_: int, faces: Faces) -> str:
    """AN-130 to AN-141: a face-down room."""
    texts = faces.texts
    rules = rule_links(UNKNOWN, texts)
    picture = large("an-room-unknown")
    return page(
        texts["board.unknown"], escape(texts["board.ship"]), picture, text(texts["board.to-discover"]), [], rules
    )


def tech(each: int, faces: Faces) -> str:
    """AN-156 to AN-165: a technology, common to all."""
    book, texts, name = faces.book, faces.texts, TECHS[each]
    rules = [*TECH_CLAUSES.get(book.tech_effect[each], ()), *EVERY_TECH]
    picture = large(f"an-tech-{name}", tech_formula(each, book))
    facts = [source(book, name, texts)]
    sub = escape(texts["board.techs"])
    return page(texts[f"tech.{name}"], sub, picture, text(faces.tech_texts[each]), facts, rule_links(rules, texts))


def race(each: int, faces: Faces) -> str:
    """AN-050, AN-051, AN-166: a race, its numbers and its ability."""
    book, texts, name = faces.book, faces.texts, RACES[each]
    picture = large(f"an-race-{name}", race_formula(each, book))
    body = text(sentence(ability_phrase(each, book, texts)))
    facts = [(texts["board.start"], escape(race_start(each, book, texts))), source(book, name, texts)]
    rules = [50, 51, *EVERY_RACE, *([168] if book.race_ability[each] == effects.MORPHING else [])]
    return page(race_name(each, texts), escape(texts["board.races"]), picture, body, facts, rule_links(rules, texts))


def task(each: int, faces: Faces) -> str:
    """AN-170 to AN-184: a task, its condition, its cost and its PD."""
    book, texts, name = faces.book, faces.texts, TASKS[each]
    cost = book.task_cost[each]
    picture = f'<span class="an-emblem">{star(book.task_points[each])}{faces.cost(each)}</span>'
    price = texts.say("board.to-sacrifice", cost=Count(cost)) if cost else texts["thing.free"]
    facts = [
        (texts["board.worth"], escape(points_words(book.task_points[each], texts))),
        (texts["board.cost"], escape(price)),
        source(book, name, texts),
    ]
    body = text(sentence(task_phrase(each, book, texts)))
    rules = rule_links([*EVERY_TASK, *([191, 192, 193] if cost else [])], texts)
    return page(texts[f"task.{name}"], escape(texts["board.task-card"]), picture, body, facts, rules)


THINGS: Final[dict[str, tuple[list[str], Callable[[int, Faces], str]]]] = {
    "die": (FACES, die),
    "room": (ROOMS, room),
    "unknown": (["room"], unknown),
    "tech": (TECHS, tech),
    "race": (RACES, race),
    "task": (TASKS, task),
}
"""What can be shown in large: its names, and how."""
