"""Effects in icons: what a skill or an Artifact does, as a short formula, and the few words below it."""

from collections.abc import Callable
from typing import Final

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import icon
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Words
from kosmodrom.games.star_scrappers.model import actions, effects, values
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.words import cards

Formula = Callable[[list[int], str], str]
"""From an effect's numbers and the letter of its card's colour to icons."""

ARROW: Final = icon("i-arrow", "ss-arrow")
BASE: Final = icon("i-base")
CARD: Final = icon("i-card")
CAVE_IN: Final = icon("ss-cave-in")
CHAIN: Final = icon("i-enslaved")
CRYSTAL: Final = icon("ss-crystal")
EQUAL: Final = icon("i-equal", "ss-arrow")
HAND: Final = icon("i-hand")
PICK: Final = icon("i-pick")
RECRUIT: Final = icon("i-recruit")
TAKEOVER: Final = icon("i-takeover")
TINT: Final = icon("i-tint")


def number(value: int | str) -> str:
    return f"<b>{value}</b>"


def less(value: int) -> str:
    return number(f"−{value}")


def leveled(level: int) -> str:
    """A small card of a level."""
    return f'<b class="ss-leveled">{level}</b>'


def gem(cost: int, letter: str = "") -> str:
    """A small Crystal of a cost, in a colour where it matters."""
    cut = cost if cost in values.COSTS else values.COSTS[0]
    return icon(f"ss-gem-{cut}", f"ss-little ss-{letter}" if letter else "ss-little")


def star(points: int | str) -> str:
    """Points in a star."""
    return f'<span class="ss-vp">{icon("i-points")}<b>{points}</b></span>'


def per(points: int, what: str) -> str:
    return f'{star(points)}<i class="ss-per">/</i>{what}'


def _per_crystals(numbers: list[int], _: str) -> str:
    points, group, cost = numbers
    what = gem(cost) if cost else CRYSTAL
    return per(points, f"{number(group) if group > 1 else ''}{what}")


FORMULAS: Final[dict[int, Formula]] = {
    effects.TAKE_CRYSTAL: lambda n, letter: f"{number('+')}{gem(n[0], letter)}",
    effects.RECOLOUR_CRYSTAL: lambda n, _: f"{CRYSTAL}{TINT}{less(n[0])}",
    effects.CHEAPER_ARTIFACTS: lambda n, _: f"{icon('i-artifact')}{less(n[0])}",
    effects.CHEAPER_MINING: lambda n, _: f"{PICK}{less(n[0])}",
    effects.CHEAPER_RECRUITING: lambda n, _: f"{RECRUIT}{less(n[0])}",
    effects.TAKE_BOTTOM: lambda n, _: f"{BASE}{ARROW}{HAND}{number(n[0])}",
    effects.TAKE_DOCKS: lambda n, _: f"{number(f'≤{n[0]}')}{CARD}{ARROW}{HAND}",
    effects.TAKE_DOCK_AND_REPEAT: lambda n, _: f"{number('+')}{leveled(n[0])}{PICK}{EQUAL}{PICK}",
    effects.TAKE_BASE: lambda n, _: f"{BASE}{ARROW}{HAND}{number(n[0])}",
    effects.EXTRA_MINING: lambda n, _: f"{number(f'+{n[0]}')}{PICK}",
    effects.RECOLOUR_HAND: lambda n, _: f"{number(n[0])}{CARD}{TINT}",
    effects.SECOND_CRYSTAL: lambda n, _: f"{PICK}{ARROW}{number('+')}{CRYSTAL}{number(f'≤{n[0]}')}",
    effects.ENSLAVE_LOWEST: lambda _, __: f"{BASE}{ARROW}{CHAIN}",
    effects.ENSLAVE_LEVEL: lambda n, _: f"{leveled(n[0])}{ARROW}{CHAIN}",
    effects.ENSLAVE_HAND: lambda n, _: f"{number(f'{n[0]}×')}{leveled(n[1])}{ARROW}{CHAIN}{gem(n[2])}",
    effects.DOUBLE_FACTION: lambda _, letter: f"{icon(f'ss-{letter}')}{number('×2')}",
    effects.TAKE_FACTION: lambda n, letter: f"{icon(f'ss-{letter}')}{number(n[0])}{ARROW}{HAND}",
    effects.TAKE_WHOLE_FACTION: lambda _, letter: f"{icon(f'ss-{letter}') * 3}{ARROW}{HAND}",
    effects.TAKE_DOCK: lambda n, _: f"{number('+')}{leveled(n[0])}",
    effects.SWAP_CRYSTAL: lambda n, _: f"{CRYSTAL}{icon('i-swap')}{icon('i-stack')}{less(n[0])}",
    effects.RECOLOUR_CARD: lambda n, _: f"{number(n[0])}{CARD}{TINT}",
    effects.TAKE_OWN_BASE: lambda n, _: f"{BASE}{ARROW}{HAND}{number(n[0])}",
    effects.HOLD_MARKER: lambda n, _: f"{CAVE_IN}{icon('i-hold')}{less(n[0])}",
    effects.CRYSTAL_PER_TAKEOVER: lambda n, _: f"{TAKEOVER}{ARROW}{number('+')}{gem(n[0])}",
    effects.SECOND_TAKEOVER: lambda _, __: f"{TAKEOVER}{number('+')}{TAKEOVER}",
    effects.FREE_RECRUIT: lambda n, _: f"{leveled(n[0])}{EQUAL}{number(0)}",
    effects.ARTIFACT_DISCOUNT: lambda n, _: f"{icon('i-artifact')}{less(n[0])}",
    effects.STRONGER_CARD: lambda n, _: f"{CARD}{number(f'+{n[0]}')}",
    effects.MINING_DISCOUNT: lambda n, _: f"{PICK}{less(n[0])}",
    effects.REPEAT_ACTION: lambda _, __: f"{PICK}{EQUAL}{PICK}",
    effects.PER_CRYSTALS: _per_crystals,
    effects.PER_COLOUR: lambda n, _: per(n[0], icon("i-wild")),
    effects.BEST_COLOUR: lambda n, _: per(n[0], f"{EQUAL}{CRYSTAL}"),
    effects.PER_CAVE_IN: lambda n, _: per(n[0], CAVE_IN),
    effects.PER_BASE_CARD: lambda n, _: per(n[0], BASE),
    effects.PER_SYMBOL: lambda n, _: per(n[0], icon("ss-symbol")),
    effects.PER_TOTEM: lambda n, _: per(n[0], icon("i-totem")),
    effects.PER_ARTIFACT: lambda n, _: per(n[0], icon("i-artifact")),
}
"""How each effect looks; the words beside it say the same."""


def formula(code: int, numbers: list[int], colour: int) -> str:
    """An effect in icons; the colour is that of the card it stands on."""
    return f'<span class="ss-formula" aria-hidden="true">{FORMULAS[code](numbers, actions.COLOURS[colour])}</span>'


def brief(code: int, numbers: list[int], colour: int, texts: Words) -> str:
    """An effect in a few words."""
    name, keys = cards.EFFECTS[code]
    parts: dict[str, object] = {key: Count(numbers[at]) for at, key in enumerate(keys)}
    parts["crystal"] = texts[f"colour.crystal.{actions.COLOURS[colour]}"]
    parts["faction"] = texts[f"faction.cards.{actions.COLOURS[colour]}"]
    any_cost = code == effects.PER_CRYSTALS and numbers[2] == 0
    return texts.say(f"brief.{name}-any" if any_cost else f"brief.{name}", **parts)


def words(code: int, numbers: list[int], colour: int, texts: Words, marks: str = "") -> str:
    """The few words below the icons, after the marks of their duration."""
    return f'<span class="ss-words" aria-hidden="true">{marks}{escape(brief(code, numbers, colour, texts))}</span>'


def skill_icons(kind: int, book: ScrapperBook) -> str:
    return formula(book.skill[kind], book.skill_numbers[kind], book.colour[kind])


def artifact_icons(artifact: int, book: ScrapperBook) -> str:
    return formula(book.artifact[artifact], book.artifact_numbers[artifact], 0)
