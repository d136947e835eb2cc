"""Drawn pages to look at: parsed, with their controls and the decisions that these name."""

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from kosmodrom.engine.registry import Entry
from kosmodrom.engine.words import Words


def parsed(page: str) -> Element:
    """The page as a tree; a page that is not well-formed stops the test."""
    return ElementTree.fromstring(f"<body>{page}</body>")


def controls(page: str) -> list[Element]:
    return with_class(page, "k-do")


def decisions(page: str) -> set[str]:
    """All decisions that some control of the page names."""
    return {name for control in controls(page) for name in control.get("data-do", "").split()}


def doing(page: str, decision: str) -> Element:
    """The one control that names a decision."""
    (found,) = [control for control in controls(page) if decision in control.get("data-do", "").split()]
    return found


def with_class(page: str, name: str) -> list[Element]:
    return [element for element in parsed(page).iter() if is_of(element, name)]


def is_of(element: Element, name: str) -> bool:
    return name in element.get("class", "").split()


def text_of(element: Element) -> str:
    return "".join(element.itertext())


def pictures(element: Element) -> list[str]:
    """The symbols that a thing is drawn with."""
    return [use.get("href", "").removeprefix("#") for use in element.iter("use")]


def attributes(page: str) -> Iterator[tuple[str, str]]:
    for element in parsed(page).iter():
        yield from element.items()


def assert_rules_are_linked(entry: Entry, book: Any, texts: Words, things: list[str]) -> None:
    """Each thing, shown in large, links to rules of its game, and to each of them once."""
    for thing in things:
        page = entry.board.zoom(thing, book, texts)
        links = [each.get("data-clause") for each in parsed(page).iter("a")]
        assert links, thing
        assert set(links) <= entry.clauses().keys()
        assert len(links) == len(set(links))
