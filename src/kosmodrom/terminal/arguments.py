"""What can be typed after `kosmodrom`, with help in the person's language."""

import argparse
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, NoReturn

from kosmodrom.bots.levels import BOTS, MEASURED
from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.words import LANGUAGES
from kosmodrom.lab.strength import OPENSPIEL, TIMED, is_contender
from kosmodrom.terminal.argparse_words import wrong
from kosmodrom.terminal.console import Console, language

ADMIN = ("list", "show", "delete", "export", "backup", "restore", "purge", "reports", "silence")
"""What can be typed after `kosmodrom admin`."""


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
    return language(environ)


class Parser(argparse.ArgumentParser):
    """Takes options by their full names and complains in one sentence, by an error of the package."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        raise Usage(f"{message} ({self.prog} --help)")


def make_parser(console: Console) -> Parser:
    text = console.text

    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, f"{text('arg.usage')}: " if prefix is None else prefix)

    whole = Parser(prog="kosmodrom", description=text("about.kosmodrom"), formatter_class=Formatter)
    parser = _parser(console, whole)
    parser.add_argument("--version", action="version", version=f"kosmodrom {_version()}", help=text("arg.version"))
    commands = parser.add_subparsers(
        dest="command", required=True, metavar=text("arg.command"), title=text("arg.commands")
    )

    def command(name: str, group: "argparse._SubParsersAction[Parser]" = commands, typed: str | None = None) -> Parser:
        about = text(f"about.{name}")
        made = group.add_parser(typed or name, help=about, description=about, formatter_class=Formatter)
        return _parser(console, made)

    command("games")
    _rules(command("rules"), text)
    _play(command("play"), text)
    _serve(command("serve"), text)
    _simulate(command("simulate"), text)
    lab = command("lab").add_subparsers(dest="lab_command", required=True, metavar=text("arg.command"))
    _learn(command("learn", lab), text)
    _strength(command("strength", lab), text)
    _chances(command("chances", lab), text)
    _replay(command("replay"), text)
    _admin(command("admin"), command, text)
    _new(command("new"), text)
    deck = command("deck").add_subparsers(dest="deck_command", required=True, metavar=text("arg.command"))
    export, check = command("export", deck), command("check", deck)
    _game(export, text)
    export.add_argument("file", nargs="?", type=Path, metavar=text("arg.file"), help=text("arg.export"))
    check.add_argument("file", type=Path, metavar=text("arg.file"), help=text("arg.deck"))
    return parser


Text = Callable[..., str]


def _parser(console: Console, parser: Parser) -> Parser:
    parser._positionals.title = console.text("arg.positional")
    parser._optionals.title = console.text("arg.optional")
    parser.add_argument("-h", "--help", action="help", help=console.text("arg.help"))
    parser.add_argument("--lang", choices=LANGUAGES, help=console.text("arg.lang", languages=", ".join(LANGUAGES)))
    return parser


def _game(parser: Parser, text: Text) -> None:
    parser.add_argument("game", metavar=text("arg.game-name"), help=text("arg.game"))


def _table(parser: Parser, text: Text) -> None:
    _game(parser, text)
    parser.add_argument("--seats", type=int, metavar="N", help=text("arg.seats"))
    parser.add_argument(
        "--option", action="append", default=[], type=_pair, metavar="KEY=VALUE", help=text("arg.option")
    )
    parser.add_argument("--deck", type=Path, metavar=text("arg.file"), help=text("arg.deck"))


def _rules(parser: Parser, text: Text) -> None:
    _game(parser, text)
    parser.add_argument("clause", nargs="?", metavar=text("arg.clause-name"), help=text("arg.clause"))
    parser.add_argument("--search", metavar=text("arg.word"), help=text("arg.search"))


def _play(parser: Parser, text: Text) -> None:
    _table(parser, text)
    parser.add_argument("--seed", metavar="S", help=text("arg.seed"))
    parser.add_argument("--bot", choices=list(BOTS), help=text("arg.bot"))
    parser.add_argument("--humans", type=int, metavar="K", help=text("arg.humans"))
    parser.add_argument(
        "--name", action="append", default=[], type=_name, metavar=text("arg.name-name"), help=text("arg.name")
    )
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--resume", type=Path, metavar=text("arg.file"), help=text("arg.resume"))
    which.add_argument("--new", action="store_true", help=text("arg.new"))


def _serve(parser: Parser, text: Text) -> None:
    parser.add_argument("--config", type=Path, metavar=text("arg.file"), help=text("arg.config"))
    parser.add_argument("--host", metavar=text("arg.host-name"), help=text("arg.host"))
    parser.add_argument("--port", type=_port, metavar="P", help=text("arg.port"))
    parser.add_argument("--workers", type=_positive, metavar="N", help=text("arg.workers"))
    parser.add_argument("--database", metavar=text("arg.address-name"), help=text("arg.database"))
    parser.add_argument("--public-address", metavar=text("arg.address-name"), help=text("arg.public-address"))
    parser.add_argument("--log-level", metavar=text("arg.level-name"), help=text("arg.log-level"))
    parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=False, help=text("arg.open"))


def _simulate(parser: Parser, text: Text) -> None:
    _table(parser, text)
    parser.add_argument("--games", type=_positive, default=100, metavar="G", help=text("arg.games"))
    parser.add_argument("--bot", type=_bots, default=("random",), metavar="|".join(MEASURED), help=text("arg.bots"))
    parser.add_argument("--jobs", type=_positive, default=1, metavar="J", help=text("arg.jobs"))
    parser.add_argument("--seed", default="1", metavar="S", help=text("arg.sim-seed"))
    parser.add_argument("--json", action="store_true", help=text("arg.json"))


def _learn(parser: Parser, text: Text) -> None:
    _game(parser, text)
    parser.add_argument("--generations", type=_positive, default=6, metavar="N", help=text("arg.generations"))
    parser.add_argument("--games", type=_positive, default=500, metavar="G", help=text("arg.learn-games"))
    parser.add_argument("--greedy", type=_whole, default=3, metavar="R", help=text("arg.greedy"))
    parser.add_argument("--descents", type=_positive, default=100, metavar="D", help=text("arg.descents"))
    parser.add_argument("--window", type=_whole, default=0, metavar="W", help=text("arg.window"))
    parser.add_argument("--turns", type=_whole, default=0, metavar="T", help=text("arg.turns"))
    parser.add_argument("--whims", type=_whole, default=0, metavar="P", help=text("arg.whims"))
    _work(parser, text)


def _strength(parser: Parser, text: Text) -> None:
    parser.add_argument("game", nargs="*", metavar=text("arg.game-name"), help=text("arg.some-games"))
    parser.add_argument("--games", type=_positive, default=200, metavar="G", help=text("arg.strength-games"))
    parser.add_argument("--bot", type=_contenders, metavar="A,B", help=text("arg.contenders"))
    parser.add_argument("--seats", type=int, metavar="N", help=text("arg.seats"))
    parser.add_argument("--json", action="store_true", help=text("arg.json"))
    _work(parser, text)


def _chances(parser: Parser, text: Text) -> None:
    _game(parser, text)
    parser.add_argument("--games", type=_positive, default=100, metavar="G", help=text("arg.games"))
    parser.add_argument("--descents", type=_positive, default=150, metavar="D", help=text("arg.chances-descents"))
    parser.add_argument("--fit", action="store_true", help=text("arg.fit"))
    parser.add_argument("--json", action="store_true", help=text("arg.json"))
    _work(parser, text)


def _work(parser: Parser, text: Text) -> None:
    parser.add_argument("--jobs", type=_positive, default=1, metavar="J", help=text("arg.jobs"))
    parser.add_argument("--seed", default="1", metavar="S", help=text("arg.sim-seed"))
    parser.add_argument("--out", type=Path, metavar=text("arg.file"), help=text("arg.out"))


def _replay(parser: Parser, text: Text) -> None:
    parser.add_argument("file", type=Path, metavar=text("arg.file"), help=text("arg.journal"))
    parser.add_argument("--step", action="store_true", help=text("arg.step"))
    parser.add_argument("--seat", type=int, metavar="N", help=text("arg.seat"))
    parser.add_argument("--deck", type=Path, metavar=text("arg.file"), help=text("arg.deck"))


def _admin(parser: Parser, command: Callable[..., Parser], text: Text) -> None:
    parser.add_argument("--config", type=Path, metavar=text("arg.file"), help=text("arg.config"))
    parser.add_argument("--database", metavar="URL", help=text("arg.database"))
    group = parser.add_subparsers(dest="admin_command", required=True, metavar=text("arg.command"))
    parsers = {name: command(f"admin-{name}", group, name) for name in ADMIN}
    parsers["list"].add_argument("--state", choices=("waiting", "running", "over"), help=text("arg.state"))
    parsers["list"].add_argument("--most", type=_positive, default=50, metavar="N", help=text("arg.most"))
    for name in ("show", "export", "silence"):
        parsers[name].add_argument("table", metavar=text("arg.table-name"), help=text("arg.table"))
    parsers["delete"].add_argument("table", nargs="+", metavar=text("arg.table-name"), help=text("arg.table"))
    parsers["delete"].add_argument("--yes", action="store_true", help=text("arg.yes"))
    files = {"export": "arg.admin-export", "backup": "arg.admin-backup", "restore": "arg.admin-restore"}
    for name, about in files.items():
        parsers[name].add_argument("file", type=Path, metavar=text("arg.file"), help=text(about))
    parsers["restore"].add_argument("--table", action="append", default=[], metavar="ID", help=text("arg.only-table"))
    parsers["purge"].add_argument("--count", action="store_true", help=text("arg.count"))
    parsers["silence"].add_argument("seat", type=_whole, metavar="N", help=text("arg.silence-seat"))
    parsers["silence"].add_argument("--off", action="store_true", help=text("arg.off"))


def _new(parser: Parser, text: Text) -> None:
    parser.add_argument("name", metavar=text("arg.name-name"), help=text("arg.new-name"))
    parser.add_argument("letters", metavar="XX", help=text("arg.letters"))


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not key or not equals:
        raise wrong("wrong.option", text=text)
    return key, value


def _port(text: str) -> int:
    if not text.isdecimal() or len(text) > 5 or int(text) > 65535:
        raise wrong("wrong.port", text=text)
    return int(text)


def _positive(text: str) -> int:
    if not text.isdecimal() or len(text) > 9 or int(text) < 1:
        raise wrong("wrong.number", text=text, least=1)
    return int(text)


def _whole(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise wrong("wrong.number", text=text, least=0)
    return int(text)


def _name(text: str) -> str:
    name = "".join(letter for letter in text if letter.isprintable()).strip()
    if not name:
        raise wrong("wrong.name", text=text)
    return name


def _bots(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    for name in names:
        if name not in MEASURED:
            raise wrong("wrong.bot", name=name, bots=", ".join(MEASURED))
    return names


def _contenders(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    for name in names:
        if not is_contender(name):
            raise wrong("wrong.contender", name=name, bots=", ".join(MEASURED), timed=TIMED, openspiel=OPENSPIEL)
    return names


def _version() -> str:
    try:
        return version("kosmodrom")
    except PackageNotFoundError:
        return "?"
