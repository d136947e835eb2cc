"""A thing in large: its picture, its words, the rules that govern it, and where its facts come from."""

from collections.abc import Callable
from typing import Final

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import icon
from kosmodrom.draw.zoom import ZoomFrame
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Words
from kosmodrom.games.posrod_gwiazd.board.effects import COIN, CRYSTAL, formula, points
from kosmodrom.games.posrod_gwiazd.board.faces import Faces, faces_of, race_icon
from kosmodrom.games.posrod_gwiazd.model import actions
from kosmodrom.games.posrod_gwiazd.model import effects as of
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.kinds import is_conflict, is_location
from kosmodrom.games.posrod_gwiazd.words import cards

OF_EFFECT: Final[dict[int, tuple[int, ...]]] = {
    of.POINTS_PER: (14, 71),
    of.POINTS_IF: (71,),
    of.POINTS_BEST: (186,),
    of.CREDITS_PER: (14, 84),
    of.ENERGY_TO_MAIN: (180, 232),
    of.EXTRA_ENERGY: (153, 154),
    of.INCOME: (37, 188),
    of.FAR_FROM_MAIN: (182,),
    of.BESIDE_REACTOR: (184,),
    of.KEEP_FREE: (183,),
    of.ENERGY_BESIDE: (184, 232),
    of.STORE_CREDITS: (147, 148, 149, 90),
    of.TAKE_CREDITS: (151, 152),
    of.GIFT_POINTS: (187,),
    of.PAY_OR_LOSE: (155, 156, 157),
    of.BID: (166, 167, 168),
    of.DISPUTE: (131, 132, 135, 136, 137),
    of.MOST: (109, 110, 217, 224),
    of.MOST_MARGIN: (109, 110, 223),
    of.FIRST_TO: (219, 220, 221, 222),
}
"""The clauses that govern each effect."""

OF_TIMING: Final = ((69, 83), (70, 103), (), ())
OF_REACTOR: Final = {
    "reactor": (16, 62, 63, 72, 73, 74, 75, 105),
    "main_reactor": (7, 27, 62, 63, 105),
    "vak_main_reactor": (31, 190, 191, 192, 193, 105),
    "face_down": (98, 99, 100),
}

FRAME: Final = ZoomFrame("PG")


def zoom(thing: str, book: StarsBook, texts: Words) -> str:
    """`card:turret`, `objective:on_budget` or `race:vak`; nothing for what is not in the game."""
    sort, _, name = thing.partition(":")
    known = THINGS.get(sort)
    spare = actions.ALL_CARDS[max(actions.FIRST_ADDED, book.kinds) :] + actions.ALL_OBJECTIVES[book.objective_count :]
    if known is None or name not in known[0] or name in spare:
        return ""
    return known[1](known[0].index(name), faces_of(book, texts))


def source(name: str, faces: Faces) -> tuple[str, str]:
    """Where the facts of a row come from, the number of its copies, and its Polish name."""
    book, texts = faces.book, faces.texts
    facts = texts[f"provenance.{book.provenance.get(name, 'rulebook')}"]
    told = [facts]
    for part, found in (("copies", book.copies_provenance), ("name", book.name_provenance)):
        if name in found:
            told.append(texts.say(f"board.source-{part}", source=texts[f"provenance.{found[name]}"]))
    return texts["board.source"], escape("; ".join(told))


def card(number: int, faces: Faces) -> str:
    """PG-010: everything that is printed on a card."""
    return location(number, faces) if is_location(number) or is_conflict(number) else reactor(number, faces)


def location(kind: int, faces: Faces) -> str:
    book, texts, name = faces.book, faces.texts, actions.ALL_CARDS[kind]
    effects = cards.effects_of(kind, book)
    face = f'<span class="pg-card is-large {faces.looks[kind]}">{faces.cards[kind]}</span>'
    facts = [(texts["board.cost"], escape(cards.cost_words(kind, book, texts)))]
    rules: list[int] = []
    if is_location(kind):
        at = book.types[kind].bit_length() - 1
        facts.append((texts["board.value"], escape(texts.say("thing.points", points=book.points[kind]))))
        mark = texts["set.special" if book.special[kind] else "set.basic"]
        sub = (
            f'<span class="pg-kind pg-is-{actions.TYPES[at]}">{icon(f"pg-type-{actions.TYPES[at]}")}'
            f"{escape(texts[f'type.{actions.TYPES[at]}'])}"
            f"</span> · {escape(texts[f'type.colour.{actions.TYPES[at]}'])} · {escape(mark)}"
        )
        rules += [58, 61, *([62, 63] if book.energy[kind] else []), 68]
    else:
        sub = f'<span class="pg-kind pg-is-conflict">{icon("pg-conflict")}{escape(texts["set.conflict"])}</span>'
    limits = cards.limits_words(kind, book, texts)
    if limits:
        facts.append((texts["board.limits"], escape(", ".join(limits))))
    facts.append((texts["board.number"], escape(texts.say("board.copies", copies=Count(book.copies[kind])))))
    facts.append(source(name, faces))
    for effect in effects:
        rules += [*OF_EFFECT[effect[1]], *(OF_TIMING[effect[0]] if is_location(kind) else ())]
    rules += book.clauses.get(f"card.{name}", [])
    if is_location(kind):
        rules += [*([11] if book.cap[kind] else []), *([67] if book.limit[kind] else [])]
    text = cards.card_text(kind, book, texts)
    return FRAME.page(texts, cards.card_name(kind, texts), sub, face, FRAME.text(text), facts, rules)


def reactor(number: int, faces: Faces) -> str:
    """PG-006, PG-016, PG-027: Reactors, and a card that lies face down."""
    book, texts, name = faces.book, faces.texts, actions.ALL_CARDS[number]
    face = f'<span class="pg-card is-large is-plain {faces.looks[number]}">{faces.rooms[number]}</span>'
    facts = []
    if number == actions.REACTOR_CARD:
        facts.append((texts["board.cost"], f"{book.reactor_credits} {COIN}"))
        facts.append((texts["board.number"], escape(texts.say("board.copies", copies=Count(book.reactors)))))
    if number < actions.FACE_DOWN:
        crystals = book.reactor_crystals if number == actions.REACTOR_CARD else book.main_crystals
        facts.append((texts["board.crystals"], CRYSTAL * crystals))
        facts.append((texts["board.empty"], points(f"+{book.empty_points}")))
    sub = (
        ", ".join(texts[f"type.{each}"] for each in actions.TYPES)
        if number == actions.VAK_CARD
        else texts["board.no-type"]
    )
    text = texts[f"board.about.{name}"]
    title = cards.card_name(number, texts)
    title = f"{title[0].upper()}{title[1:]}"
    return FRAME.page(texts, title, escape(sub), face, FRAME.text(text), facts, OF_REACTOR[name])


def objective(number: int, faces: Faces) -> str:
    """PG-217: what an objective asks for."""
    book, texts = faces.book, faces.texts
    effect = book.objectives[number]
    face = (
        f'<span class="pg-card is-large pg-is-objective"><span class="pg-name">{icon("pg-objective")}'
        f"<span>{escape(cards.objective_name(number, texts))}</span></span>"
        f'<span class="pg-middle"><span class="pg-art pg-versus">{faces.objective_icon(number)}</span></span>'
        f"{formula([effect], timed=False)}</span>"
    )
    facts = [source(actions.ALL_OBJECTIVES[number], faces)]
    rules = [*book.clauses.get(f"objective.{actions.ALL_OBJECTIVES[number]}", []), *OF_EFFECT[effect[1]], 108, 198, 199]
    sub = escape(texts["board.objective-card"])
    text = FRAME.text(cards.objective_text(number, book, texts))
    return FRAME.page(texts, cards.objective_name(number, texts), sub, face, text, facts, rules)


def race(number: int, faces: Faces) -> str:
    """PG-030: what a race can do."""
    book, texts = faces.book, faces.texts
    face = f'<span class="pg-card is-large is-plain pg-is-race">{race_icon(number)}</span>'
    facts = [
        (texts["board.income"], f"{book.race_income[number]} {COIN}"),
        (texts["board.discarding"], f"{book.race_discard[number]} {COIN}"),
        source(actions.RACES[number], faces),
    ]
    rules = [30, *book.clauses.get(f"race.{actions.RACES[number]}", []), 216]
    text = FRAME.text(cards.race_text(number, book, texts))
    name, sub = cards.race_name(number, texts), escape(texts["board.race-token"])
    return FRAME.page(texts, name, sub, face, text, facts, rules)


THINGS: Final[dict[str, tuple[list[str], Callable[[int, Faces], str]]]] = {
    "card": (actions.ALL_CARDS, card),
    "objective": (actions.ALL_OBJECTIVES, objective),
    "race": (actions.RACES, race),
}
"""What can be shown in large: its names, and how."""
