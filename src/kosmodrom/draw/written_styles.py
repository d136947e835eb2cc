"""Drawings that need no style sheet: what its rules say of each element is written into the element.

Renderers of pictures know neither variables nor mixed colours. Only what the small pictures of games use is understood:
classes, the names of elements, those within others, variables with the night's values, and `color-mix` in sRGB.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final
from xml.etree.ElementTree import Element, fromstring, register_namespace, tostring

register_namespace("", "http://www.w3.org/2000/svg")
ROOTS: Final = (":root", '[data-theme="night"]')
"""Where the colours of the night stand."""
WRITTEN: Final = frozenset(
    {"fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-dasharray", "opacity", "color"}
    | {"text-anchor"}
)
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
CONDITIONAL: Final = re.compile(r"@[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
STEP: Final = re.compile(r"(?P<tag>[a-z]+)?(?P<classes>(?:\.[\w-]+)*)")
VARIABLE: Final = re.compile(r"var\((--[\w-]+)\)")
MIX: Final = re.compile(r"color-mix\(in srgb, (?P<one>[^,()]+|rgb\([^()]*\)) (?P<share>[\d.]+)%, (?P<other>[^,]+)\)")
COLOUR: Final = re.compile(r"rgba?\((\d+)[ ,]+(\d+)[ ,]+(\d+)(?:[ ,/]+([\d.]+)(%?))?\)")
FONT: Final = re.compile(r"(?P<weight>\d+) (?P<size>\d+)px .*")

Colour = tuple[float, float, float, float]
Values = Mapping[str, str]


@dataclass(frozen=True)
class Step:
    """One part of a selector."""

    tag: str
    classes: frozenset[str]
    is_child: bool
    """Whether it lies straight within the element of the part before."""

    def fits(self, element: Element) -> bool:
        tag, classes = element.tag.rpartition("}")[2], element.get("class", "").split()
        return self.tag in ("", tag) and self.classes.issubset(classes)


@dataclass(frozen=True)
class Rule:
    """What is said of all elements that a selector finds."""

    steps: tuple[Step, ...]
    """Empty: of the whole page."""
    values: Values

    @property
    def weight(self) -> tuple[int, int]:
        return sum(len(step.classes) for step in self.steps), sum(1 for step in self.steps if step.tag)

    def fits(self, path: list[Element]) -> bool:
        """Whether it speaks of the last element of a path from the outermost one."""
        return bool(self.steps) and _fits(self.steps, path)


def _fits(steps: tuple[Step, ...], path: list[Element]) -> bool:
    *outer, last = steps
    if not path or not last.fits(path[-1]):
        return False
    if not outer:
        return True
    ends = [len(path) - 1] if last.is_child else range(1, len(path))
    return any(_fits(tuple(outer), path[:end]) for end in ends)


def rules(sheet: str) -> list[Rule]:
    """The rules of a style sheet that can be followed here, those that count more later."""
    text = CONDITIONAL.sub("", COMMENT.sub("", sheet))
    found = [
        Rule(steps, values)
        for selectors, body in RULE.findall(text)
        if (values := _values(body))
        for selector in selectors.split(",")
        if (steps := _steps(selector.strip())) is not None
    ]
    return sorted(found, key=lambda rule: rule.weight)


def _values(body: str) -> dict[str, str]:
    pairs = (line.partition(":") for line in body.split(";"))
    return {name.strip(): value.strip() for name, colon, value in pairs if colon}


def _steps(selector: str) -> tuple[Step, ...] | None:
    """The parts of a selector; None for one that is not understood."""
    if selector in ROOTS:
        return ()
    steps: list[Step] = []
    is_child = False
    for word in selector.split():
        if word == ">":
            is_child = True
            continue
        part = STEP.fullmatch(word)
        if part is None:
            return None
        steps.append(Step(part["tag"] or "", frozenset(part["classes"].split(".")[1:]), is_child))
        is_child = False
    return tuple(steps) or None


def with_styles_written_in(svg: str, sheet: str) -> str:
    """A drawing with all that a style sheet says of it."""
    root, known = fromstring(svg), rules(sheet)
    page: dict[str, str] = {}
    for rule in known:
        if not rule.steps:
            page |= {name: value for name, value in rule.values.items() if name.startswith("--")}
    _write(root, [root], known, page)
    return tostring(root, encoding="unicode")


def _write(element: Element, path: list[Element], known: list[Rule], outer: Values) -> None:
    said: dict[str, str] = {}
    for rule in known:
        if rule.fits(path):
            said |= rule.values
    variables = {**outer, **{name: value for name, value in said.items() if name.startswith("--")}}
    for name, value in _plain(said, variables):
        element.set(name, value)
    for child in element:
        _write(child, [*path, child], known, variables)


def _plain(said: Values, variables: Values) -> Iterator[tuple[str, str]]:
    """Attributes for what is said, in words that every renderer knows."""
    for name, value in said.items():
        if name == "font" and (font := FONT.fullmatch(value)):
            yield "font-weight", "600" if int(font["weight"]) >= 600 else "400"
            yield "font-size", font["size"]
        elif name in WRITTEN:
            yield name, _resolved(value, variables)


def _resolved(value: str, variables: Values) -> str:
    for _ in range(len(variables)):
        found = VARIABLE.search(value)
        if found is None:
            break
        value = value.replace(found[0], variables.get(found[1], "none"))
    mixed = MIX.fullmatch(value)
    if mixed:
        return _mix(_colour(mixed["one"]), _colour(mixed["other"]), float(mixed["share"]) / 100)
    return _said(_colour(value)) if value.startswith("rgb") else value


def _colour(value: str) -> Colour:
    """Red, green, blue and how much it covers, each from 0 to 1."""
    if value == "transparent":
        return 0, 0, 0, 0
    parts = COLOUR.fullmatch(value)
    if parts:
        covers = float(parts[4] or 1) / (100 if parts[5] else 1)
        return int(parts[1]) / 255, int(parts[2]) / 255, int(parts[3]) / 255, covers
    red, green, blue = (int(value[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue, 1


def _mix(one: Colour, other: Colour, share: float) -> str:
    covers = one[3] * share + other[3] * (1 - share)
    parts = [
        (a * one[3] * share + b * other[3] * (1 - share)) / (covers or 1)
        for a, b in zip(one[:3], other[:3], strict=True)
    ]
    return _said((parts[0], parts[1], parts[2], covers))


def _said(colour: Colour) -> str:
    red, green, blue = (round(255 * part) for part in colour[:3])
    return f"rgba({red},{green},{blue},{colour[3]:.3g})"
