"""The words on cards and tokens: names, and texts that are made from the effects and numbers in the book."""

from typing import Final

from kosmodrom.engine.words import Words
from kosmodrom.games.star_scrappers.actions import COLOURS, KINDS
from kosmodrom.games.star_scrappers.book import (
    ABILITIES,
    CRYSTAL_PER_TAKEOVER,
    HOLD_MARKER,
    LAST_START,
    PER_CRYSTALS,
    POINTS,
    SECOND_TAKEOVER,
    SKILLS,
    ScrapperBook,
)
from kosmodrom.games.star_scrappers.layout import ARTIFACTS

NAME: Final = "mercenary"
ACCUSATIVE: Final = "mercenary.accusative"
"""„rekrutuje Drolla”"""
GENITIVE: Final = "mercenary.genitive"
"""„umiejętność Drolla”"""

EFFECTS: Final = {
    code: (name, keys) for effects in (SKILLS, ABILITIES, POINTS) for name, (code, keys) in effects.items()
}
"""The name of each effect and the names of its numbers."""


class Count(int):
    """A number that picks the form of its noun: `{cards:# card|# cards}`, in Polish three: one, few, many."""

    def __format__(self, forms: str) -> str:
        if "|" not in forms:
            return super().__format__(forms)
        choices = forms.split("|")
        return choices[plural_form(self, len(choices))].replace("#", str(int(self)))


def plural_form(number: int, forms: int) -> int:
    """Which form of a noun goes with a number: of two as in English, of three as in Polish."""
    if number == 1:
        return 0
    few = 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14
    return 1 if few or forms == 2 else 2


def sentence(phrase: str) -> str:
    return f"{phrase[0].upper()}{phrase[1:]}."


# --- what cards say ---------------------------------------------------------------------------------


def effect_phrase(code: int, numbers: list[int], colour: int, book: ScrapperBook, texts: Words) -> str:
    """An effect in words; the colour is that of the card it stands on, where it matters."""
    name, keys = EFFECTS[code]
    parts: dict[str, object] = {key: Count(numbers[at]) for at, key in enumerate(keys)}
    parts["crystal"] = texts[f"colour.crystal.{COLOURS[colour]}"]
    parts["faction"] = texts[f"faction.cards.{COLOURS[colour]}"]
    parts["hand"] = Count(book.hand_limit)
    parts["totem"] = Count(book.totem_points)
    any_cost = code == PER_CRYSTALS and numbers[2] == 0
    return texts.say(f"effect.{name}-any" if any_cost else f"effect.{name}", **parts)


def skill_phrase(kind: int, book: ScrapperBook, texts: Words) -> str:
    return effect_phrase(book.skill[kind], book.skill_numbers[kind], book.colour[kind], book, texts)


def skill_text(kind: int, book: ScrapperBook, texts: Words) -> str:
    """The skill as it stands on the Mercenary's card."""
    return sentence(skill_phrase(kind, book, texts))


def artifact_phrase(artifact: int, book: ScrapperBook, texts: Words) -> str:
    return effect_phrase(book.artifact[artifact], book.artifact_numbers[artifact], 0, book, texts)


def artifact_text(artifact: int, book: ScrapperBook, texts: Words) -> str:
    """The effect as it stands on a half of the Artifact card."""
    return sentence(artifact_phrase(artifact, book, texts))


def duration(kind: int, book: ScrapperBook, texts: Words) -> str:
    """SS-005 to SS-008: the mark beside a skill."""
    return texts[f"duration.{book.durations[kind]}"]


def timing(artifact: int, book: ScrapperBook, texts: Words) -> str:
    """When an Artifact works."""
    effect = book.artifact[artifact]
    if effect >= PER_CRYSTALS:
        return texts["timing.end"]
    if effect <= LAST_START:
        return texts["timing.start"]
    trigger = effect in (HOLD_MARKER, CRYSTAL_PER_TAKEOVER, SECOND_TAKEOVER)
    return texts["timing.trigger" if trigger else "timing.passive"]


# --- what things are called -------------------------------------------------------------------------


def card_name(kind: int, texts: Words, case: str = NAME, counted: int = -1) -> str:
    """„Drollo (żółta 2)”; with the colour it counts as, where that is another one."""
    colour = kind // 4
    parts: dict[str, object] = {
        "name": texts[f"{case}.{KINDS[kind]}"],
        "colour": texts[f"colour.card.{COLOURS[colour]}"],
        "level": KINDS[kind][1],
    }
    if counted in (-1, colour):
        return texts.say("thing.card", **parts)
    return texts.say("thing.card-counted", counted=texts[f"colour.card.{COLOURS[counted]}"], **parts)


def artifact_name(artifact: int, texts: Words) -> str:
    return texts.say("thing.artifact", name=texts[f"artifact.{ARTIFACTS[artifact]}"])


def crystal_name(token: int, book: ScrapperBook, texts: Words, colour: int = -1) -> str:
    """„żółty Kryształ o koszcie 6”, in its printed or in another colour."""
    shade = COLOURS[book.token_colour[token] if colour < 0 else colour]
    return texts.say("thing.crystal", crystal=texts[f"colour.crystal.{shade}"], cost=book.token_cost[token])


def crystal_with(token: int, book: ScrapperBook, texts: Words, details: list[str], colour: int = -1) -> str:
    """The Crystal with its points, symbols and what else there is to say of it."""
    told = [texts.say("thing.points", points=book.token_points[token])]
    if book.token_symbol[token]:
        told.append(texts["thing.symbol"])
    if book.token_cave_in[token]:
        told.append(texts["thing.cave-in"])
    shade = COLOURS[book.token_colour[token] if colour < 0 else colour]
    return texts.say(
        "thing.crystal-with",
        crystal=texts[f"colour.crystal.{shade}"],
        cost=book.token_cost[token],
        details=", ".join([*told, *details]),
    )
