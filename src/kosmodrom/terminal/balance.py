"""`kosmodrom lab balance`: equal bots play with a deck, or with two; a table, a report and the rows behind it."""

import sys
from argparse import Namespace
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from typing import Final

from kosmodrom.bots.levels import knowing
from kosmodrom.bots.minds import simple_mind
from kosmodrom.bots.own_bots import measured_bot
from kosmodrom.engine.deck import STANDARD
from kosmodrom.engine.errors import BadTable
from kosmodrom.engine.registry import Entry, entry_in, find
from kosmodrom.lab.balance import Balance, Trial, families, spread, table, weighed
from kosmodrom.lab.kept_rows import KeptRows
from kosmodrom.lab.processes import Workers
from kosmodrom.lab.report import Experiment, page, short
from kosmodrom.lab.report_words import ReportWords
from kosmodrom.lab.restriction import Worth, most_telling, worths
from kosmodrom.lab.seat_rows import seat_rows
from kosmodrom.terminal.console import PACKAGE, Console
from kosmodrom.terminal.extras import LAB, needing
from kosmodrom.terminal.files import FileError, load_deck, write_text
from kosmodrom.terminal.simulation import progress
from kosmodrom.terminal.workers import workers

SAID: Final = 12
"""So many differences of a deck are written out."""
PAGE: Final = ".html"
ROWS: Final = ".csv"
"""How the files of a report end: the page, and beside it what it was counted from."""


def run_balance(console: Console, args: Namespace) -> int:
    """Play, count, tell; the status is 1 where a card that somebody was to own came to nobody."""
    trials = _trials(console, args)
    if args.report is not None:
        check_report(args.report)
    kept, known = _kept(args, args.rows, trials)
    head = f"{args.bot}, {args.without}" if args.without else args.bot
    games = args.games * len(trials)
    with workers(args) as jobs:
        if args.relearn:
            trials = _schooled(args, trials, jobs)
        balances = weighed(trials, args.games, jobs, kept, progress(console, games, f"{head}: ", known))
        found = _worths(console, args, trials[0], balances[0], jobs)
    experiment = Experiment(trials, balances, found)
    whole = "\n\n".join(_said(console, args, experiment))
    console.write(whole)
    if args.out is not None:
        args.out.write_text(f"{whole}\n", encoding="utf-8")
    if args.report is not None:
        beside = args.report.with_suffix(ROWS)
        for path, text in (
            (beside, seat_rows(trials, balances)),
            (args.report, page(experiment, console.lang, beside.name)),
        ):
            write_text(path, text)
        console.say("lab.report", path=args.report, rows=beside)
    return 1 if balances[0].never_owned() and args.all_owned else 0


def _schooled(args: Namespace, trials: list[Trial], jobs: Workers) -> list[Trial]:
    """Those whose bots have learnt what they play with; their minds are kept beside the games."""
    from kosmodrom.lab.relearning import schooled  # needs an optional package

    found = []
    for side, trial in zip("AB", trials, strict=False):
        tell = partial(print, f"{side}:", file=sys.stderr, flush=True)
        file = None if args.rows is None else args.rows.with_suffix(f".mind-{side}.json")
        found.append(schooled(trial, jobs, tell, file))
    return found


def _worths(console: Console, args: Namespace, trial: Trial, balance: Balance, jobs: Workers) -> list[Worth]:
    """What the cards are worth that are forbidden to a seat in turn; the games of each have a file of their own."""
    cards = list(dict.fromkeys([*args.restrict, *most_telling(balance, args.restrict_most)]))
    forbidden = []
    for card in cards:
        without = replace(trial, without=card)
        file = None if args.rows is None else args.rows.with_suffix(f".without-{card}.jsonl")
        kept, known = _kept(args, file, [without])
        show = progress(console, args.games, f"{args.bot}, {card}: ", known)
        forbidden += weighed([without], args.games, jobs, kept, show)
    return worths(balance, cards, forbidden)


def _kept(args: Namespace, file: Path | None, trials: list[Trial]) -> tuple[KeptRows | None, int]:
    """The games that a file holds, and how many of them are not to be played again."""
    if file is None:
        return None, 0
    kept = KeptRows(file, [trial.settings for trial in trials])
    return kept, sum(number < args.games for _, number in kept.rows)


def _trials(console: Console, args: Namespace) -> list[Trial]:
    """What is played: one side, or two that differ by their decks or options."""
    entry = find(args.game)
    entry.check_seats(args.seats)
    measured_bot(args.bot)
    deck = load_deck(args.deck) if args.deck else None
    entry.book(deck)
    options = option_turns(entry, args.option)
    named = ReportWords([Trial(entry.package, args.seats, args.bot, args.seed, options, deck=deck)], console.lang)
    args.without, args.restrict = named.id_of(args.without), list(map(named.id_of, args.restrict))
    trials = [Trial(entry.package, args.seats, args.bot, args.seed, options, args.without, deck)]
    if args.against is not None or args.against_option:
        other = deck
        if args.against is not None:
            other = None if args.against == Path(STANDARD) else load_deck(args.against)
            entry.book(other)
        changed = {key for key, _ in args.against_option}
        pairs = [pair for pair in args.option if pair[0] not in changed] + args.against_option
        trials.append(replace(trials[0], deck=other, options=option_turns(entry, pairs)))
    for trial, cards in zip(trials, ([args.without, *args.restrict], [args.without]), strict=False):
        known = families(entry.package, entry.book(trial.deck))
        for card in filter(None, cards):
            if not any(card in family.cards.values() for family in known):
                raise BadTable.of(PACKAGE, "lab.no-card", card=card)
    if args.relearn:
        knowing(args.bot, simple_mind())
        with needing(LAB):
            from kosmodrom.lab.relearning import to_be_schooled
        trials = [to_be_schooled(trial) for trial in trials]
    if args.without and (args.restrict or args.restrict_most):
        raise BadTable.of(PACKAGE, "lab.restrict-without")
    return trials


def check_report(path: Path) -> None:
    """Before hours are played: whether the report can be written there."""
    if path.suffix != PAGE:
        raise FileError.of(PACKAGE, "lab.no-page", path=path, suffix=PAGE)
    if path.is_dir():
        raise FileError.of(PACKAGE, "wrong.is-folder", path=path)


def _said(console: Console, args: Namespace, experiment: Experiment) -> list[str]:
    trial, balance = experiment.trials[0], experiment.balances[0]
    entry = entry_in(trial.package)
    share, low, high = (f"{100 * number:.1f}%" for number in balance.share_of_seat(bool(args.without)))
    key = "lab.restricted" if args.without else "lab.first-seat"
    text = [
        console.text(
            "lab.balance", title=entry.words(console.lang)["title"], games=args.games, bot=args.bot, seed=args.seed
        ),
        console.text(key, card=args.without, share=share, low=low, high=high),
        console.text("lab.winners", points=spread([max(row.points) for row in balance.games])),
        table(balance.fares()),
    ]
    unowned = balance.never_owned()
    if unowned:
        text.append(console.text("lab.never", cards=", ".join(unowned)))
    words = ReportWords(experiment.trials, console.lang)
    for each in experiment.worths:
        worth, low, high = map(words.signed, each.worth)
        text.append(console.text("lab.worth", card=words.card(each.family, each.card), worth=worth, low=low, high=high))
    text[1:1] = ["\n".join(found)] if (found := words.differing()[:SAID]) else []
    if len(experiment.trials) == 2:
        text.append(short(experiment, words)[0])
    return text


def option_turns(entry: Entry, pairs: list[tuple[str, str]]) -> tuple[dict[str, str], ...]:
    """The options of the games in turn: of an option that is given several times each value comes as often."""
    values: dict[str, list[str]] = {}
    for key, value in pairs:
        values.setdefault(key, []).append(value)
    return tuple(entry.choose(dict(zip(values, row, strict=True))) for row in product(*values.values()))
