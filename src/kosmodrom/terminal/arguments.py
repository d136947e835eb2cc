"""What can be typed after `kosmodrom`, with help in the person's language."""

import argparse
from collections.abc import Callable, Collection, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

from kosmodrom.bots.levels import BOTS, MEASURED
from kosmodrom.bots.own_bots import is_own
from kosmodrom.engine.compiled import is_compiled
from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.words import LANGUAGES, preferred
from kosmodrom.lab.strength import OPENSPIEL, TIMED, is_contender
from kosmodrom.terminal.argparse_words import wrong
from kosmodrom.terminal.console import Console
from kosmodrom.terminal.extras import RAY
from kosmodrom.terminal.workers import HERE


class Usage(KosmodromError):
    """A command line that cannot be understood."""


def language_of(argv: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language asked for, before the rest of the line is understood."""
    for at, word in enumerate(argv):
        value = word.removeprefix("--lang=") if word.startswith("--lang=") else None
        if word == "--lang" and at + 1 < len(argv):
            value = argv[at + 1]
        if value in LANGUAGES:
            return value
    return preferred(environ)


class Parser(argparse.ArgumentParser):
    """Takes options by their full names and complains in one sentence, by an error of the package."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        raise Usage(f"{message} ({self.prog} --help)")


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not key or not equals:
        raise wrong("wrong.option", text=text)
    return key, value


def _number(least: int, most: int = 999_999_999, key: str = "wrong.number") -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isdecimal() or len(text) > 9 or not least <= int(text) <= most:
            raise wrong(key, text=text, least=least)
        return int(text)

    return read


def _name(text: str) -> str:
    name = "".join(letter for letter in text if letter.isprintable()).strip()
    if not name:
        raise wrong("wrong.name", text=text)
    return name


def _bots(is_known: Callable[[str], bool], key: str) -> Callable[[str], tuple[str, ...]]:
    def read(text: str) -> tuple[str, ...]:
        names = tuple(text.split(","))
        for name in names:
            if not is_known(name):
                raise wrong(key, name=name, bots=", ".join(MEASURED), timed=TIMED, openspiel=OPENSPIEL)
        return names

    return read


def _bot(is_known: Callable[[str], bool], known: Collection[str]) -> Callable[[str], str]:
    """One bot, and no more."""

    def read(text: str) -> str:
        if not is_known(text):
            raise wrong("wrong.bot", name=text, bots=", ".join(known))
        return text

    return read


def _place(text: str) -> str:
    """Where is worked: here, or on Ray with or without an address."""
    if text not in (HERE, RAY) and not text.startswith(f"{RAY}:"):
        raise wrong("wrong.place", text=text)
    return text


def _is_measured(name: str) -> bool:
    return name in MEASURED or is_own(name)


def _is_player(name: str) -> bool:
    return name in BOTS or is_own(name)


class Argument(NamedTuple):
    """A word or an option of a command."""

    name: str
    about: str
    """The key of its help."""
    shown: str | None
    """What stands for its value in the help: the text under a key of `arg.`, or these letters."""
    settings: dict[str, Any]
    """As argparse calls them."""


def _argument(name: str, about: str, shown: str | None = None, **settings: Any) -> Argument:
    return Argument(name, about, shown, settings)


def _flag(name: str, about: str) -> Argument:
    return Argument(name, about, None, {"action": "store_true"})


POSITIVE: Final = _number(1)
WHOLE: Final = _number(0)
FILE: Final = "arg.file"
GAME: Final = _argument("game", "arg.game", "arg.game-name")
SEATS: Final = _argument("--seats", "arg.seats", "N", type=int)
DECK: Final = _argument("--deck", "arg.deck", FILE, type=Path)
JSON: Final = _flag("--json", "arg.json")
CONFIG: Final = _argument("--config", "arg.config", FILE, type=Path)
TABLE: Final = _argument("table", "arg.table", "arg.table-name")
OPTION: Final = _argument("--option", "arg.option", "KEY=VALUE", action="append", default=[], type=_pair)
NEW_TABLE: Final = (GAME, SEATS, OPTION, DECK)
WORK: Final = (
    _argument("--jobs", "arg.jobs", "J", type=POSITIVE),
    _argument("--on", "arg.on", "here|ray|ray://HOST:PORT", type=_place, default=HERE),
    _argument("--seed", "arg.sim-seed", "S", default="1"),
)
REPORT: Final = _argument("--report", "arg.report", FILE, type=Path)
ROWS: Final = _argument("--rows", "arg.rows", FILE, type=Path)
OUT: Final = _argument("--out", "arg.out", FILE, type=Path)

COMMANDS: Final[Mapping[str, Sequence[Argument]]] = {
    "games": (),
    "rules": (
        GAME,
        _argument("clause", "arg.clause", "arg.clause-name", nargs="?"),
        _argument("--search", "arg.search", "arg.word"),
    ),
    "lessons": (GAME, _argument("lesson", "arg.lesson", "arg.lesson-name", nargs="?")),
    "play": (
        *NEW_TABLE,
        _argument("--seed", "arg.seed", "S"),
        _argument("--bot", "arg.bot", "|".join(BOTS), type=_bot(_is_player, BOTS)),
        _argument("--humans", "arg.humans", "K", type=int),
        _argument("--name", "arg.name", "arg.name-name", action="append", default=[], type=_name),
        _argument("--resume", "arg.resume", FILE, type=Path),
        _flag("--new", "arg.new"),
    ),
    "serve": (
        CONFIG,
        _argument("--host", "arg.host", "arg.host-name"),
        _argument("--port", "arg.port", "P", type=_number(0, 65535, "wrong.port")),
        _argument("--workers", "arg.workers", "N", type=POSITIVE),
        _argument("--database", "arg.database", "arg.address-name"),
        _argument("--public-address", "arg.public-address", "arg.address-name"),
        _argument("--log-level", "arg.log-level", "arg.level-name"),
        _argument("--open", "arg.open", action=argparse.BooleanOptionalAction, default=False),
    ),
    "simulate": (
        *NEW_TABLE,
        _argument("--games", "arg.games", "G", type=POSITIVE, default=100),
        _argument("--bot", "arg.bots", "|".join(MEASURED), type=_bots(_is_measured, "wrong.bot"), default=("random",)),
        *WORK,
        JSON,
    ),
    "lab": (),
    "lab learn": (
        GAME,
        _argument("--generations", "arg.generations", "N", type=POSITIVE, default=6),
        _argument("--games", "arg.learn-games", "G", type=POSITIVE, default=500),
        _argument("--greedy", "arg.greedy", "R", type=WHOLE, default=3),
        _argument("--descents", "arg.descents", "D", type=POSITIVE, default=100),
        _argument("--window", "arg.window", "W", type=WHOLE, default=0),
        _argument("--turns", "arg.turns", "T", type=WHOLE, default=0),
        _argument("--whims", "arg.whims", "P", type=WHOLE, default=0),
        OPTION,
        DECK,
        *WORK,
        OUT,
    ),
    "lab strength": (
        _argument("game", "arg.some-games", "arg.game-name", nargs="*"),
        _argument("--games", "arg.strength-games", "G", type=POSITIVE, default=200),
        _argument("--bot", "arg.contenders", "A,B", type=_bots(is_contender, "wrong.contender")),
        SEATS,
        OPTION,
        DECK,
        JSON,
        *WORK,
        OUT,
    ),
    "lab tournament": (
        GAME,
        _argument("--bot", "arg.players", "A", action="append", type=_bots(is_contender, "wrong.contender")),
        _argument("--seats", "arg.tables", "N", action="append", type=int, default=[]),
        OPTION._replace(about="arg.turns-option"),
        DECK,
        _argument("--games", "arg.tournament-games", "G", type=POSITIVE, default=200),
        REPORT,
        ROWS,
        JSON,
        *WORK,
        OUT,
    ),
    "lab chances": (
        GAME,
        _argument("--games", "arg.games", "G", type=POSITIVE, default=100),
        _argument("--descents", "arg.chances-descents", "D", type=POSITIVE, default=150),
        _flag("--fit", "arg.fit"),
        JSON,
        *WORK,
        OUT,
    ),
    "lab balance": (
        GAME,
        _argument("--games", "arg.games", "G", type=POSITIVE, default=200),
        _argument(
            "--bot", "arg.balance-bot", "|".join(MEASURED), type=_bot(_is_measured, MEASURED), default="navigator"
        ),
        SEATS._replace(settings={"type": int, "default": 2}),
        OPTION._replace(about="arg.turns-option"),
        DECK,
        _argument("--against", "arg.against", FILE, type=Path),
        _argument("--against-option", "arg.against-option", "KEY=VALUE", action="append", default=[], type=_pair),
        REPORT,
        ROWS,
        _argument("--without", "arg.without", "arg.card-name", default=""),
        _argument("--restrict", "arg.restrict", "arg.card-name", action="append", default=[]),
        _argument("--restrict-most", "arg.restrict-most", "N", type=WHOLE, default=0),
        _flag("--relearn", "arg.relearn"),
        _flag("--all-owned", "arg.all-owned"),
        *WORK,
        OUT,
    ),
    "replay": (
        _argument("file", "arg.journal", FILE, type=Path),
        _flag("--step", "arg.step"),
        _argument("--seat", "arg.seat", "N", type=int),
        DECK,
    ),
    "admin": (CONFIG, _argument("--database", "arg.database", "URL")),
    "admin list": (
        _argument("--state", "arg.state", choices=("waiting", "running", "over")),
        _argument("--most", "arg.most", "N", type=POSITIVE, default=50),
    ),
    "admin show": (TABLE,),
    "admin delete": (TABLE._replace(settings={"nargs": "+"}), _flag("--yes", "arg.yes")),
    "admin export": (TABLE, _argument("file", "arg.admin-export", FILE, type=Path)),
    "admin backup": (_argument("file", "arg.admin-backup", FILE, type=Path),),
    "admin restore": (
        _argument("file", "arg.admin-restore", FILE, type=Path),
        _argument("--table", "arg.only-table", "ID", action="append", default=[]),
    ),
    "admin purge": (_flag("--count", "arg.count"),),
    "admin reports": (),
    "admin decks": (),
    "admin delete-deck": (_argument("deck", "arg.admin-deck", "HASH", nargs="+"),),
    "admin push-keys": (),
    "admin silence": (TABLE, _argument("seat", "arg.silence-seat", "N", type=WHOLE), _flag("--off", "arg.off")),
    "new": (_argument("name", "arg.new-name", "arg.name-name"), _argument("letters", "arg.letters", "XX")),
    "deck": (),
    "deck export": (GAME, _argument("file", "arg.export", FILE, type=Path, nargs="?")),
    "deck check": (_argument("file", "arg.deck", FILE, type=Path),),
}
"""What can be typed, in the order of the help."""
EXCLUSIVE: Final = ("--resume", "--new")
"""Of these only one can be given."""


def make_parser(console: Console) -> Parser:
    """Understands what is typed after `kosmodrom`."""
    text = console.text

    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, f"{text('arg.usage')}: " if prefix is None else prefix)

    def filled(parser: Parser, arguments: Sequence[Argument]) -> Parser:
        parser._positionals.title, parser._optionals.title = text("arg.positional"), text("arg.optional")
        parser.add_argument("-h", "--help", action="help", help=text("arg.help"))
        parser.add_argument("--lang", choices=LANGUAGES, help=text("arg.lang", languages=", ".join(LANGUAGES)))
        names = {each.name for each in arguments}
        alone = parser.add_mutually_exclusive_group() if names.issuperset(EXCLUSIVE) else parser
        for each in arguments:
            settings = {**each.settings, "help": text(each.about)}
            if each.shown is not None:
                settings["metavar"] = text(each.shown) if each.shown.startswith("arg.") else each.shown
            (alone if each.name in EXCLUSIVE else parser).add_argument(each.name, **settings)
        return parser

    whole = filled(Parser(prog="kosmodrom", description=text("about.kosmodrom"), formatter_class=Formatter), ())
    build = text("build.compiled" if is_compiled() else "build.pure")
    own_version = f"kosmodrom {_version()} ({build})"
    whole.add_argument("--version", action="version", version=own_version, help=text("arg.version"))
    wanted: dict[str, Any] = {"required": True, "metavar": text("arg.command")}
    groups = {"": whole.add_subparsers(dest="command", title=text("arg.commands"), **wanted)}
    for typed, arguments in COMMANDS.items():
        group, _, name = typed.rpartition(" ")
        about = text(f"about.{group}-{name}" if group == "admin" else f"about.{name}")
        made = groups[group].add_parser(name, help=about, description=about, formatter_class=Formatter)
        filled(made, arguments)
        if any(other.startswith(f"{typed} ") for other in COMMANDS):
            groups[typed] = made.add_subparsers(dest=f"{typed}_command", **wanted)
    return whole


def _version() -> str:
    try:
        return version("kosmodrom")
    except PackageNotFoundError:
        return "?"
