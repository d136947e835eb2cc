"""The words on cards and tokens: names, and texts that are made from the effects and numbers in the book."""

from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Words
from kosmodrom.games.star_scrappers.model import actions, effects, values
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.labels import ALL_ARTIFACTS

NAME: Final = "mercenary"
ACCUSATIVE: Final = "mercenary.accusative"
"""„rekrutuje Drolla”"""
GENITIVE: Final = "mercenary.genitive"
"""„umiejętność Drolla”"""

EFFECTS: Final = {
    code: (name, keys)
    for family in (effects.SKILLS, effects.ABILITIES, effects.POINTS)
    for name, (code, keys) in family.items()
}
"""The name of each effect and the names of its numbers."""


def sentence(phrase: str) -> str:
    return f"{phrase[0].upper()}{phrase[1:]}."


# --- what cards say ---------------------------------------------------------------------------------


def effect_phrase(code: int, numbers: list[int], colour: int, book: ScrapperBook, texts: Words) -> str:
    """An effect in words; the colour is that of the card it stands on, where it matters."""
    name, keys = EFFECTS[code]
    parts: dict[str, object] = {key: Count(numbers[at]) for at, key in enumerate(keys)}
    parts["crystal"] = texts[f"colour.crystal.{actions.COLOURS[colour]}"]
    parts["faction"] = texts[f"faction.cards.{actions.COLOURS[colour]}"]
    parts["hand"] = Count(book.hand_limit)
    parts["totem"] = Count(book.totem_points)
    any_cost = code == effects.PER_CRYSTALS and numbers[2] == 0
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


def time_of(effect: int) -> str:
    """When an Artifact with this effect works."""
    if effect >= effects.PER_CRYSTALS:
        return "end"
    if effect <= effects.LAST_START:
        return "start"
    return (
        "trigger"
        if effect in (effects.HOLD_MARKER, effects.CRYSTAL_PER_TAKEOVER, effects.SECOND_TAKEOVER)
        else "passive"
    )


def timing(artifact: int, book: ScrapperBook, texts: Words) -> str:
    """When an Artifact works, in words."""
    return texts[f"timing.{time_of(book.artifact[artifact])}"]


# --- what things are called -------------------------------------------------------------------------


def card_name(kind: int, texts: Words, case: str = NAME, details: Sequence[str] = ()) -> str:
    """„Drollo (żółta 2)”, with what else there is to say of the card."""
    return texts.say(
        "thing.card-with" if details else "thing.card",
        name=texts[f"{case}.{actions.ALL_KINDS[kind]}"],
        colour=texts[f"colour.card.{actions.COLOURS[values.faction_of(kind)]}"],
        level=actions.ALL_KINDS[kind][1],
        details=", ".join(details),
    )


def counted_as(kind: int, colour: int, texts: Words) -> list[str]:
    """SS-314: the colour that a card counts as, where it is not its own."""
    if colour in (-1, values.faction_of(kind)):
        return []
    return [texts.say("thing.counted", colour=texts[f"colour.card.{actions.COLOURS[colour]}"])]


def artifact_name(artifact: int, texts: Words) -> str:
    return texts.say("thing.artifact", name=texts[f"artifact.{ALL_ARTIFACTS[artifact]}"])


def crystal_name(token: int, book: ScrapperBook, texts: Words, details: Sequence[str] = (), colour: int = -1) -> str:
    """„żółty Kryształ o koszcie 6”, in its printed or in another colour, with what else there is to say of it."""
    shade = actions.COLOURS[book.token_colour[token] if colour < 0 else colour]
    return texts.say(
        "thing.crystal-with" if details else "thing.crystal",
        crystal=texts[f"colour.crystal.{shade}"],
        cost=book.token_cost[token],
        details=", ".join(details),
    )


def crystal_marks(token: int, book: ScrapperBook, texts: Words) -> list[str]:
    """SS-009: points and symbols of a Crystal."""
    marks = [texts.say("thing.points", points=book.token_points[token])]
    if book.token_symbol[token]:
        marks.append(texts["thing.symbol"])
    if book.token_cave_in[token]:
        marks.append(texts["thing.cave-in"])
    return marks
