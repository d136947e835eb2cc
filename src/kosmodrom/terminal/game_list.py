"""`kosmodrom games`: the games, their seats and options."""

from kosmodrom.engine import registry
from kosmodrom.engine.registry import Entry, Option
from kosmodrom.terminal.console import Console, wrapped


def show_games(console: Console) -> int:
    console.write("\n\n".join(_as_text(console, entry) for entry in registry.games().values()))
    return 0


def _as_text(console: Console, entry: Entry) -> str:
    lines = [f"{console.bold(entry.key)}  {entry.titles[console.lang]}"]
    lines.append("  " + console.text("games.seats", seats=", ".join(map(str, entry.seats))))
    lines += [_option(console, entry, option) for option in entry.options]
    return "\n".join(lines)


def _option(console: Console, entry: Entry, option: Option) -> str:
    """How it is typed, then what it means."""
    texts = entry.words(console.lang).texts
    typed = console.text("games.option", name=option.key, values=" | ".join(option.values), default=option.default)
    about = [texts[key] for key in (f"option.{option.key}.name", f"option.{option.key}.about") if key in texts]
    return "\n".join(["  " + typed, *([wrapped(": ".join(about), "    ")] if about else [])])
