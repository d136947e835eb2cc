"""The `kosmodrom` command: understands the line, does it, and says in one sentence what went wrong."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.terminal import decks
from kosmodrom.terminal.administration import administrate
from kosmodrom.terminal.argparse_words import speaking
from kosmodrom.terminal.arguments import language_of, make_parser
from kosmodrom.terminal.console import Console
from kosmodrom.terminal.extras import SERVER, needing
from kosmodrom.terminal.files import refused
from kosmodrom.terminal.game_list import show_games
from kosmodrom.terminal.laboratory import run_laboratory
from kosmodrom.terminal.lessons import learn
from kosmodrom.terminal.new_game import new_game
from kosmodrom.terminal.play import play
from kosmodrom.terminal.replay import replay
from kosmodrom.terminal.rules import show_rules
from kosmodrom.terminal.simulation import run_simulation

BAD_INPUT = 2
INTERRUPTED = 130
SERVE_SETTINGS = ("host", "port", "workers", "database", "public_address", "log_level")
"""The settings of a server that the command line can say."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks; the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    console = Console(language_of(words, os.environ))
    try:
        with speaking(console.lang):
            args = make_parser(console).parse_args(words)
        status = COMMANDS[args.command](console, args)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    except KosmodromError as error:
        console.complain(error)
        return BAD_INPUT
    except OSError as error:
        console.complain(refused(error.filename or "kosmodrom", error))
        return BAD_INPUT
    return status


def _serve(_: Console, args: Namespace) -> int:
    # The other commands need not wait for the web, nor have it.
    with needing(SERVER):
        from kosmodrom.server.process.settings_sources import load_settings
        from kosmodrom.server.serve import serve

    given = {name: getattr(args, name) for name in SERVE_SETTINGS}
    serve(settings=load_settings(os.environ, args.config, given), open_browser=args.open)
    return 0


def _deck(console: Console, args: Namespace) -> int:
    if args.deck_command == "export":
        return decks.export(console, args.game, args.file)
    return decks.check(console, args.file)


COMMANDS: Final[Mapping[str, Callable[[Console, Namespace], int]]] = {
    "games": lambda console, _: show_games(console),
    "rules": lambda console, args: show_rules(console, args.game, args.clause, args.search),
    "lessons": lambda console, args: learn(console, args.game, args.lesson),
    "play": play,
    "serve": _serve,
    "simulate": run_simulation,
    "lab": run_laboratory,
    "admin": administrate,
    "replay": replay,
    "new": lambda console, args: new_game(console, args.name, args.letters),
    "deck": _deck,
}


if __name__ == "__main__":
    sys.exit(main())
