"""The `kosmodrom` command: understands the line, does it, and says in one sentence what went wrong."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.terminal import decks
from kosmodrom.terminal.administration import administrate
from kosmodrom.terminal.argparse_words import speaking
from kosmodrom.terminal.arguments import language_of, make_parser
from kosmodrom.terminal.console import Console
from kosmodrom.terminal.files import refused
from kosmodrom.terminal.laboratory import run_laboratory
from kosmodrom.terminal.lessons import learn
from kosmodrom.terminal.listing import show_games
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
        status = _do(console, args)
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


def _do(console: Console, args: Namespace) -> int:
    match args.command:
        case "games":
            return show_games(console)
        case "rules":
            return show_rules(console, args.game, args.clause, args.search)
        case "lessons":
            return learn(console, args.game, args.lesson)
        case "play":
            return play(console, args)
        case "serve":
            return _serve(args)
        case "simulate":
            return run_simulation(console, args)
        case "lab":
            return run_laboratory(console, args)
        case "admin":
            return administrate(console, args)
        case "replay":
            return replay(console, args)
        case "new":
            return new_game(console, args.name, args.letters)
        case _:
            return _deck(console, args)


def _serve(args: Namespace) -> int:
    # The other commands need not wait for the web.
    from kosmodrom.server.process.settings_sources import load_settings
    from kosmodrom.server.serve import serve

    given = {name: getattr(args, name) for name in SERVE_SETTINGS}
    serve(settings=load_settings(os.environ, args.config, given), open_browser=args.open)
    return 0


def _deck(console: Console, args: Namespace) -> int:
    if args.deck_command == "export":
        return decks.export(console, args.game, args.file)
    return decks.check(console, args.file)


if __name__ == "__main__":
    sys.exit(main())
