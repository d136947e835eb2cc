"""Effects in icons: what a card, an objective or a Conflict does, as a short formula, and the few words below it."""

from collections.abc import Callable, Sequence
from typing import Final

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import icon
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Words
from kosmodrom.games.posrod_gwiazd.model import actions
from kosmodrom.games.posrod_gwiazd.model import effects as of
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.kinds import is_location
from kosmodrom.games.posrod_gwiazd.words.cards import COUNTER_NAMES, EFFECTS, NO_BOUND, counter_parts, effects_of

ARROW: Final = icon("i-arrow", "pg-then")
BESIDE: Final = icon("pg-beside")
CARD: Final = icon("pg-deck")
COIN: Final = icon("pg-credit", "pg-is-credit")
CRYSTAL: Final = icon("pg-crystal", "pg-is-crystal")
MAIN: Final = icon("pg-main_reactor")
PEOPLE: Final = icon("pg-people")
REACTOR: Final = icon("pg-reactor")
STAR: Final = icon("i-points", "pg-is-points")
STATION: Final = icon("pg-station")
TIMING_ICONS: Final = ("i-instant", "i-end", "pg-place", "i-always")
"""PG-069, PG-070: at once, at the end, a rule of placing, for ever."""


def picture(card: str) -> str:
    """The symbol of a card; the Special copy of a location looks like the Basic one, an added one like any card."""
    return "pg-deck" if card in actions.ADDED else f"pg-{card.removesuffix('_special')}"


def type_icon(number: int) -> str:
    return icon(f"pg-type-{actions.TYPES[number]}", f"pg-is-{actions.TYPES[number]}")


def amount(value: int | str) -> str:
    return f"<b>{value}</b>"


def points(value: int | str) -> str:
    return f"{amount(value)}{STAR}"


def reach(distance: int) -> str:
    return f"{icon('pg-range')}{amount(distance)}"


COUNTED: Final[dict[int, Callable[[int, int], str]]] = {
    of.ADJACENT: lambda _, __: BESIDE,
    of.ADJACENT_OF_TYPE: lambda a, _: f"{BESIDE}{type_icon(a)}",
    of.ADJACENT_NAMED: lambda a, _: f"{BESIDE}{icon(picture(actions.ALL_CARDS[a]))}",
    of.ADJACENT_TYPES: lambda _, __: f"{BESIDE}{icon('pg-types')}",
    of.BESIDE_MAIN: lambda _, __: f"{BESIDE}{MAIN}",
    of.STATION_OF_TYPE: lambda a, _: type_icon(a),
    of.STATION_TYPES: lambda _, __: icon("pg-types"),
    of.STATION_CARDS: lambda _, __: STATION,
    of.NAMED: lambda a, _: icon(picture(actions.ALL_CARDS[a])),
    of.NAMED_OTHER: lambda a, _: f"+{icon(picture(actions.ALL_CARDS[a]))}",
    of.REACTORS: lambda _, __: REACTOR,
    of.TYPE_WITHIN: lambda a, b: f"{type_icon(a)}{reach(b)}",
    of.REACTORS_WITHIN: lambda a, _: f"{REACTOR}{reach(a)}",
    of.BETWEEN_MAIN: lambda _, __: f"{STATION}{ARROW}{MAIN}",
    of.FARTHEST: lambda _, __: f"{MAIN}{ARROW}{amount('max')}",
    of.YEARS_LEFT: lambda _, __: icon("pg-year"),
    of.OTHERS_WITHOUT: lambda a, _: f"{PEOPLE}{amount('≠')}{icon(picture(actions.ALL_CARDS[a]))}",
    of.OTHERS_WITH_MORE: lambda a, _: f"{PEOPLE}{amount('&gt;')}{type_icon(a)}",
    of.TYPE_LEAD: lambda a, b: f"{type_icon(a)}{amount('&gt;')}{type_icon(b)}",
    of.CREDITS: lambda _, __: COIN,
    of.LOCATIONS_BUILT: lambda _, __: STATION,
}
"""How each counter looks, given its two arguments."""


def counted(effect: Sequence[int]) -> str:
    return COUNTED[effect[2]](effect[3], effect[4])


def bounds(least: int, most: int) -> str:
    """„≥3”, „=0”; nothing where one is enough."""
    if most >= NO_BOUND:
        return amount(f"≥{least}") if least > 1 else ""
    if least == most:
        return amount(f"={least}") if least != 1 else ""
    return amount(f"≤{most}") if least == 0 else amount(f"{least}–{most}")


def per(value: str, group: int, what: str) -> str:
    return f'{value}<i class="pg-per">/</i>{amount(group) if group > 1 else ""}{what}'


def _if(effect: Sequence[int]) -> str:
    condition = "" if effect[2] == of.TYPE_LEAD else bounds(effect[6], effect[7])
    return f"{points(effect[5])}<i class='pg-per'>:</i>{condition}{counted(effect)}"


def _credits(effect: Sequence[int]) -> str:
    most = amount(f"≤{effect[6]}") if effect[6] < NO_BOUND else ""
    return per(f"{amount(effect[5])}{COIN}", 1, f"{counted(effect)}{most}")


FORMULAS: Final[dict[int, Callable[[Sequence[int]], str]]] = {
    of.POINTS_PER: lambda e: per(points(e[5]), e[6], counted(e)),
    of.POINTS_IF: _if,
    of.POINTS_BEST: _if,
    of.CREDITS_PER: _credits,
    of.ENERGY_TO_MAIN: lambda e: f"{amount(f'+{e[5]}')}{CRYSTAL}{ARROW}{MAIN}",
    of.EXTRA_ENERGY: lambda e: per(points(e[5]), 1, f"{amount('+')}{CRYSTAL}"),
    of.INCOME: lambda e: per(f"{amount(f'+{e[5]}')}{COIN}", 1, icon("pg-year")),
    of.FAR_FROM_MAIN: lambda e: f"{MAIN}{icon('pg-range')}{amount(f'≥{e[5]}')}",
    of.BESIDE_REACTOR: lambda _: f"{BESIDE}{REACTOR}",
    of.KEEP_FREE: lambda _: f"{BESIDE}{icon('i-hold')}",
    of.ENERGY_BESIDE: lambda e: f"{amount(f'+{e[5]}')}{CRYSTAL}{ARROW}{REACTOR}",
    of.STORE_CREDITS: lambda e: per(points(1), e[6], f"{COIN}{amount(f'≤{e[5]}')}"),
    of.TAKE_CREDITS: lambda e: f"{PEOPLE}{amount(e[5])}{COIN}{ARROW}",
    of.GIFT_POINTS: lambda e: f"{points(f'+{e[6]}')}{PEOPLE}{points(f'+{e[5]}')}",
    of.PAY_OR_LOSE: lambda e: f"{PEOPLE}{amount(e[5])}{COIN}<i class='pg-per'>/</i>{points(f'−{e[6]}')}",
    of.BID: lambda e: f"{PEOPLE}{amount(f'≤{e[5]}')}{COIN}{ARROW}{points('+')}",
    of.DISPUTE: lambda e: f"{counted(e)}{amount('&gt;')}{PEOPLE}{points(f'≤{e[5]}')}",
    of.MOST: lambda e: f"{points(e[5])}<i class='pg-per'>:</i>{amount('max')}{counted(e)}",
    of.MOST_MARGIN: lambda e: per(points(e[5]), 1, f"{amount('+')}{counted(e)}"),
    of.FIRST_TO: lambda e: f"{points(e[5])}<i class='pg-per'>:</i>{amount(f'≥{e[6]}')}{STAR}",
}
"""How each effect looks; the words beside it say the same."""


def formula(found: Sequence[Sequence[int]], timed: bool = True, cap: int = 0) -> str:
    """Effects in icons, each after the mark of its moment, and the most that they bring together."""
    parts = [
        f'<span class="pg-effect">{icon(TIMING_ICONS[effect[0]], "pg-when") if timed else ""}'
        f"{FORMULAS[effect[1]](effect)}</span>"
        for effect in found
    ]
    if cap:
        parts.append(f'<span class="pg-effect pg-cap">{points(f"≤{cap}")}</span>')
    return f'<span class="pg-formula" aria-hidden="true">{"".join(parts)}</span>' if parts else ""


def card_formula(kind: int, book: StarsBook) -> str:
    """PG-011: the cap of an effect stands beside it."""
    return formula(effects_of(kind, book), is_location(kind), book.cap[kind])


# --- a few words ------------------------------------------------------------------------------------


def brief(effect: Sequence[int], texts: Words) -> str:
    """An effect in a few words: „po 1 PZ: Militarne w Stacji”."""
    code = effect[1]
    name, keys = EFFECTS[code]
    parts: dict[str, object] = {key: Count(effect[5 + at]) for at, key in enumerate(keys)}
    if effect[2] >= 0:
        parts["what"] = what(effect, texts)
    if code in (of.POINTS_IF, of.POINTS_BEST):
        name = f"points-if-{_bounded(effect)}"
    elif code == of.POINTS_PER and effect[6] > 1:
        name = "points-per-some"
    elif code == of.CREDITS_PER and effect[6] < NO_BOUND:
        name = "credits-per-most"
    return texts.say(f"brief.{name}", **parts)


def _bounded(effect: Sequence[int]) -> str:
    least, most = effect[6], effect[7]
    if least == 1 and most in (1, NO_BOUND):
        return "some"
    if most >= NO_BOUND:
        return "least"
    if most == 0:
        return "none"
    return "exactly" if least == most else "between"


def what(effect: Sequence[int], texts: Words) -> str:
    """What an effect counts, as short as possible."""
    return texts.say(f"brief.what.{COUNTER_NAMES[effect[2]][0]}", **counter_parts(effect, texts))


def card_brief(kind: int, book: StarsBook, texts: Words) -> str:
    """All that a card does, in a few words."""
    return "; ".join(brief(effect, texts) for effect in effects_of(kind, book)) or texts["brief.none"]


def words(text: str) -> str:
    return f'<span class="pg-words" aria-hidden="true">{escape(text)}</span>'
