"""How a deck differs from another one, as a person reads it."""

import re
from typing import Any, Final

from kosmodrom.engine.deck_differences import Difference
from kosmodrom.engine.errors import ENGINE
from kosmodrom.engine.words import Words, words

SHELVES: Final = ("card", "tech", "resource", "type", "code")
"""Where games keep names of things and of effects, beside the names of the tables of their decks."""
AMOUNT: Final = re.compile(r"(\d+)([A-Z]{2})")
LONGEST: Final = 80
"""Signs of a value that are shown."""


def difference_words(difference: Difference, game: Words) -> dict[str, str]:
    """One difference as a player reads it: what, which property, before and after."""
    own = _own(game)
    if not difference.key:
        there = [
            own["deck.not-there" if each is None else "deck.there"] for each in (difference.before, difference.after)
        ]
        return {"name": row_name(difference, game), "key": "", "before": there[0], "after": there[1]}
    last = difference.key.rpartition(".")[2]
    return {
        "name": row_name(difference, game),
        "key": key_words(difference.key, game),
        "before": _shortened(value_words(difference.before, last, game)),
        "after": _shortened(value_words(difference.after, last, game)),
    }


def row_name(difference: Difference, game: Words) -> str:
    """The card or thing that is changed, by its name where the game has one, and what it is."""
    table, row, part = difference.table, difference.row, difference.key.partition(".")[0]
    kind = said_of_decks(f"kind.{table}", game) or plain(table)
    keys = [f"{table}.{row}", f"{table}.{row}-{part}", *(f"{shelf}.{row}" for shelf in SHELVES)]
    sides = " / ".join(name for key, name in game.texts.items() if row and key.startswith(f"{table}.{row}-"))
    name = next((game.texts[key] for key in keys if key in game.texts), sides or None) if row else None
    return f"{kind} {plain(row)}".strip() if name is None else f"{name} ({kind})"


def _own(game: Words) -> Words:
    return words(ENGINE, game.lang)


def key_words(key: str, game: Words) -> str:
    """What of a row: the words for each part of its key."""
    parts = [
        said_of_decks(f"key.{part}", game) or _named("thing", part, game) or plain(part) for part in key.split(".")
    ]
    return ": ".join(dict.fromkeys(parts))


def said_of_decks(key: str, game: Words) -> str:
    """What a table or a property of a deck is called: by the game, or in common words."""
    return game.texts.get(f"deck.{key}") or _own(game).texts.get(f"deck.{key}", "")


def value_words(value: Any, key: str, game: Words) -> str:
    """A value in words: truths, colours and kinds by their names, lists with commas, parts in brackets."""
    if value is None or value in ("", []):
        return _own(game)["deck.nothing"]
    if isinstance(value, bool):
        return _own(game)["deck.yes" if value else "deck.no"]
    if isinstance(value, list):
        return ", ".join(value_words(each, key, game) for each in value)
    if isinstance(value, dict):
        pairs = (f"{key_words(name, game)}: {value_words(each, name, game)}" for name, each in value.items())
        return f"({', '.join(pairs)})"
    if not isinstance(value, str):
        return str(value)
    return _named(key, value, game) or " ".join(_amount(token, game) for token in value.split())


def _named(key: str, value: str, game: Words) -> str | None:
    """What the game calls a value, unless that is a sentence with gaps."""
    keys = (f"{shelf}.{value}" for shelf in (key, key.removesuffix("s"), *SHELVES))
    return next((game.texts[each] for each in keys if "{" not in game.texts.get(each, "{")), None)


def _amount(token: str, game: Words) -> str:
    """A word of a short notation such as `2WO`: so many of a resource; or of `any to AUT`."""
    found = AMOUNT.fullmatch(token)
    name = None if found is None else game.texts.get(f"resource.{found[2]}")
    if found is None or name is None:
        return game.texts.get(f"code.{token}") or plain(token)
    return f"{found[1]}× {name}"


def plain(text: str) -> str:
    """A key for which there is no word, with spaces between its parts."""
    return text.replace("_", " ").replace("-", " ") if text.islower() else text


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
