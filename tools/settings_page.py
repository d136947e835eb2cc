"""Writes the table of all settings into docs/hosting.md, from the fields of Settings and the sentences under them.

python -m tools.settings_page           write it
python -m tools.settings_page --check   succeed if it is as it should be
"""

import sys
from pathlib import Path
from typing import Any, Final

from pydantic.fields import FieldInfo

from kosmodrom.server.process.settings import Rate, Settings

PAGE: Final = Path(__file__).parents[1] / "docs" / "hosting.md"
BEGIN, END = "<!-- settings -->", "<!-- /settings -->"
DEFAULTS: Final = {
    "database": "the file `tables.sqlite` in the data folder",
    "thinkers": "one for each processor but one, shared out among workers",
}
"""Where the default depends on where the server runs."""


def in_toml(value: Any) -> str:
    """A value as the file of settings spells it."""
    if isinstance(value, Rate):
        return f"{{ burst = {value.burst:g}, each_second = {value.each_second:g} }}"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(in_toml, value))}]"
    return f"{value:g}" if isinstance(value, float) else str(value)


def example(name: str, field: FieldInfo) -> str:
    """A line of the file of settings."""
    value = field.examples[0] if field.examples else field.default
    return f"{name} = {in_toml(value)}"


def row(name: str, field: FieldInfo) -> str:
    default = DEFAULTS.get(name) or ("none" if field.default is None else f"`{in_toml(field.default)}`")
    about = " ".join((field.description or "").split())
    return f"| `{name}` | {default} | `{example(name, field)}` | {about} |"


def table() -> str:
    rows = [row(name, field) for name, field in Settings.model_fields.items()]
    return "\n".join(["| setting | default | example | what it is |", "|---|---|---|---|", *rows])


def renewed(page: str) -> str:
    """The page with the table as it should be."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


def main(arguments: list[str]) -> int:
    page = PAGE.read_text(encoding="utf-8")
    if arguments == ["--check"]:
        return 0 if renewed(page) == page else 1
    PAGE.write_text(renewed(page), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
