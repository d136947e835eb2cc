"""Style sheets for a drawing that stands in somebody else's page: only what it needs, and nothing beside it.

A sheet is read as for a wide page with a mouse, what cannot apply to the drawing is left out, and the rest is nested in
one selector, so that it changes nothing outside. The colours of day and night stand together in `light-dark()`.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

WIDTH: Final = 1280
HEIGHT: Final = 900
"""The page that a drawing is read for."""
DAY, NIGHT = '[data-theme="day"]', '[data-theme="night"]'
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
SIZE: Final = re.compile(r"\((min|max)-(width|height): (\d+)px\)")
NEGATED: Final = re.compile(r":not\([^()]*\)")
NAMED: Final = re.compile(r"[.#]([\w-]+)|\[([\w-]+)")
CHOICE: Final = re.compile(r":(?:is|where)\(((?:[^()]|\([^()]*\))*)\)")
BESIDE: Final = re.compile(r":(?:hover|focus|focus-visible|active)\b")
"""What only a pointer or a key brings about."""
WORD: Final = re.compile(r"[\w-]+")
VARIABLE: Final = re.compile(r"--[\w-]+")


@dataclass(frozen=True)
class Block:
    """A rule, or a condition with rules in it."""

    head: str
    body: str
    inner: tuple["Block", ...] = ()


def blocks(sheet: str) -> Iterator[Block]:
    """A style sheet, part by part."""
    text, at = COMMENT.sub("", sheet), 0
    while (opened := text.find("{", at)) >= 0:
        depth, end = 1, opened + 1
        while depth:
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        head, body = " ".join(text[at:opened].split()), text[opened + 1 : end - 1]
        yield Block(head, " ".join(body.split()), tuple(blocks(body)) if "{" in body else ())
        at = end


def on_the_wide_page(some: Sequence[Block]) -> Iterator[Block]:
    """What applies there, conditions on the page resolved; what moves is left out."""
    for block in some:
        if block.head.startswith("@media"):
            if _holds(block.head):
                yield from on_the_wide_page(block.inner)
        elif block.head.startswith("@container"):
            yield Block(block.head, "", tuple(on_the_wide_page(block.inner)))
        elif not block.head.startswith("@"):
            yield block


def _holds(condition: str) -> bool:
    page = {"width": WIDTH, "height": HEIGHT}
    sizes = SIZE.findall(condition)
    is_fit = all(page[side] >= int(size) if end == "min" else page[side] <= int(size) for end, side, size in sizes)
    others = SIZE.sub("", condition).replace("@media", "").replace("and", "").split()
    return is_fit and all(each in ("(pointer: fine)", "(pointer:", "fine)") for each in others)


def names_in(drawing: str) -> frozenset[str]:
    """Everything in a drawing that a selector could mean: classes, attributes and their values."""
    return frozenset(WORD.findall(drawing))


def needed(some: Sequence[Block], names: frozenset[str]) -> Iterator[Block]:
    """What can apply to a drawing with these names."""
    for block in some:
        if block.inner:
            if inner := tuple(needed(block.inner, names)):
                yield Block(block.head, "", inner)
        elif selectors := [each for each in listed(block.head) if _can_mean(each, names)]:
            yield Block(", ".join(selectors), block.body)


def listed(selectors: str) -> list[str]:
    """The parts of a list, which commas within brackets do not end."""
    found, depth, start = [], 0, 0
    for at, letter in enumerate(selectors):
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and not depth:
            found.append(selectors[start:at].strip())
            start = at + 1
    return [*found, selectors[start:].strip()]


def _can_mean(selector: str, names: frozenset[str]) -> bool:
    if BESIDE.search(selector):
        return False
    said = NEGATED.sub("", selector)
    for choice in CHOICE.findall(said):
        if not any(_can_mean(each, names) for each in listed(choice)):
            return False
    return all(name in names for pair in NAMED.findall(CHOICE.sub("", said)) for name in pair if name)


def variables(some: Sequence[Block], theme: str) -> dict[str, str]:
    """The values that a sheet gives to the whole page, by night or by day."""
    found: dict[str, str] = {}
    for block in some:
        if block.inner or not {":root", theme} & set(listed(block.head)):
            continue
        for line in block.body.split(";"):
            name, colon, value = line.partition(":")
            if colon and name.strip().startswith("--"):
                found[name.strip()] = value.strip()
    return found


def is_of_the_page(block: Block) -> bool:
    """Whether a rule speaks of nothing but the whole page."""
    return not block.inner and set(listed(block.head)) <= {":root", DAY, NIGHT}


def scoped(selector: str, sheet: str, drawing: str) -> str:
    """The sheet for a drawing inside an element that the selector means."""
    read = _read(sheet)
    night, day = variables(read, NIGHT), variables(read, DAY)
    kept = list(needed([block for block in read if not is_of_the_page(block)], names_in(drawing)))
    rules = "\n".join(_written(block) for block in kept)
    named = _used(set(VARIABLE.findall(rules + drawing)), [night, day])
    values = ";".join(
        f"{name}:{value if day.get(name, value) == value else _both(day[name], value)}"
        for name, value in night.items()
        if name in named
    )
    return f"{selector}{{{values};\n{rules}\n}}"


@lru_cache(16)
def _read(sheet: str) -> list[Block]:
    return list(on_the_wide_page(list(blocks(sheet))))


def _both(day: str, night: str) -> str:
    """A colour by day and by night; what is no colour, such as a share, is the mean of both."""
    if day.endswith("%") and night.endswith("%"):
        return f"{(int(day[:-1]) + int(night[:-1])) / 2:g}%"
    return f"light-dark({day},{night})"


def _used(named: set[str], some: Sequence[dict[str, str]]) -> set[str]:
    """Variables with those that they are made of."""
    while (
        more := {other for values in some for name in named for other in VARIABLE.findall(values.get(name, ""))} - named
    ):
        named = named | more
    return named


def _written(block: Block) -> str:
    if block.inner:
        return f"{block.head}{{{''.join(_written(each) for each in block.inner)}}}"
    return f"{block.head}{{{block.body}}}"
