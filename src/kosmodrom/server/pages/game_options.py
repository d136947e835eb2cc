"""The options of a game in words: in the form of a table, in its lobby, before a saved match is opened."""

from collections.abc import Mapping
from dataclasses import dataclass

from kosmodrom.engine.registry import Entry
from kosmodrom.engine.words import Words


@dataclass(frozen=True)
class Field:
    """An option of a game in a form, in words."""

    key: str
    name: str
    about: str
    """What it does; empty where its name says all."""
    values: list[tuple[str, str]]
    default: str


def option_name(key: str, texts: Words) -> str:
    return texts.texts.get(f"option.{key}.name", key)


def option_value(key: str, value: str, texts: Words) -> str:
    return texts.texts.get(f"option.{key}.{value}", value)


def option_fields(entry: Entry, texts: Words) -> list[Field]:
    """The options of a game; a game that has no words for one is shown with its keys."""
    return [
        Field(
            option.key,
            option_name(option.key, texts),
            texts.texts.get(f"option.{option.key}.about", ""),
            [(value, option_value(option.key, value, texts)) for value in option.values],
            option.default,
        )
        for option in entry.options
    ]


def option_words(pair: str, texts: Words) -> str:
    """A choice `key=value` as a person reads it."""
    key, _, value = pair.partition("=")
    return f"{option_name(key, texts)}: {option_value(key, value, texts)}"


def chosen_words(entry: Entry, chosen: Mapping[str, str], texts: Words) -> list[tuple[str, str]]:
    """What was chosen that is not the usual, as names and values in words."""
    return [
        (option_name(option.key, texts), option_value(option.key, chosen[option.key], texts))
        for option in entry.options
        if chosen.get(option.key, option.default) != option.default
    ]
