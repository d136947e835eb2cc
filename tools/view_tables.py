"""Writes into docs/python.md what a view of each game holds, from the fields that `model/zones.toml` declares.

python -m tools.view_tables           write it
python -m tools.view_tables --check   succeed if it is as it should be
"""

import sys
from pathlib import Path
from typing import Final

from kosmodrom.engine.registry import Entry, games
from kosmodrom.engine.zone_layout import AGENDA, AGENDAS, COUNTS, INT, INTS, LISTS, PILES
from kosmodrom.engine.zone_layout import Field as Laid
from tools.zone_declarations import Field, read
from tools.zones import folders

PAGE: Final = Path(__file__).parents[1] / "docs" / "python.md"
BEGIN, END = "<!-- views -->", "<!-- /views -->"
SHAPES: Final = {
    INT: "a number",
    INTS: "a list of numbers",
    COUNTS: "a list of counts",
    LISTS: "a list of lists",
    PILES: "a list of piles",
    AGENDA: "what is asked now and next",
    AGENDAS: "lists of what is asked next",
}
SHOWN: Final = 3
"""So many words are given as examples."""


def shape(declared: Field, laid: Laid) -> str:
    """What kind of a value it is."""
    many = f"{SHAPES[laid.shape]}, one for each seat" if declared.size == "seats" else SHAPES[laid.shape]
    if declared.size.isdigit():
        many += f" ({declared.size})"
    return f"{many}; as far as the seat knows" if declared.seen else many


def values(laid: Laid) -> str:
    """What its numbers stand for, by example."""
    if laid.shape in (AGENDA, AGENDAS) or not laid.words:
        return ""
    some = ", ".join(f"`{word}`" for word in laid.words[:SHOWN])
    return some + (f" … ({len(laid.words)})" if len(laid.words) > SHOWN else "")


def table(entry: Entry, zones: dict[str, list[Field]]) -> str:
    """The fields of a game's view, the hand after the table."""
    lines = [f"### {entry.titles['en'].partition(': ')[0]} (`{entry.key}`)", ""]
    lines += ["| field | what it is | its numbers mean | about |", "|---|---|---|---|"]
    for zone, fields in (("table", entry.layout.table), ("hand", entry.layout.hand)):
        for declared, laid in zip(zones[zone], fields, strict=True):
            about = declared.about.replace("|", "\\|")
            lines.append(f"| `{zone}.{laid.name}` | {shape(declared, laid)} | {values(laid)} | {about} |")
    return "\n".join(lines)


def tables() -> str:
    """Those of all games."""
    declared = {package.removesuffix(".model"): read(folder, package) for folder, package in folders()}
    return "\n\n".join(table(entry, declared[entry.package].zones) for entry in games().values())


def renewed(page: str) -> str:
    """The page with the tables as they should be."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{tables()}\n{END}{after}"


def main(arguments: list[str]) -> int:
    page = PAGE.read_text(encoding="utf-8")
    if arguments == ["--check"]:
        return 0 if renewed(page) == page else 1
    PAGE.write_text(renewed(page), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
