"""What a balance report counted as a file of comma-separated values: a row for each seat of each game."""

import csv
import io
from collections import Counter
from collections.abc import Sequence

from kosmodrom.engine.registry import entry_in
from kosmodrom.engine.words import WORLD
from kosmodrom.lab.balance import Balance, Trial

FIXED = ("side", "game", "seat", "deck", "bot", "won", "points", "rounds", "decisions")
"""Columns of every game; `won` is the share of the victory, `decisions` are those of all seats."""


def seat_rows(trials: Sequence[Trial], balances: Sequence[Balance]) -> str:
    """What columns count stands before a colon: `option:`, `points:` by source, `chose:` by verb, `owned:` by card."""
    entry = entry_in(trials[0].package)
    options = [option.key for option in entry.options]
    texts = entry.words(WORLD)
    sources = [entry.speaker.row(row, texts) for row in range(len(balances[0].games[0].course[-1]))]
    verbs = sorted({verb for balance in balances for game in balance.games for verb in game.decisions})
    cards = list(
        dict.fromkeys(
            (family.name, card) for balance in balances for family in balance.owned for card in family.cards.values()
        )
    )
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(
        [
            *FIXED,
            *(f"option:{key}" for key in options),
            *(f"points:{source}" for source in sources),
            *(f"chose:{verb}" for verb in verbs),
            *(f"owned:{family}:{card}" for family, card in cards),
        ]
    )
    for side, trial, balance in zip("AB", trials, balances, strict=False):
        deck = trial.settings["deck"]
        for game in balance.games:
            chosen = trial.options[game.number // trial.seats % len(trial.options)]
            owned = Counter(game.owned)
            for seat, share in enumerate(game.shares):
                table.writerow(
                    [
                        *(side, game.number, seat, deck, trial.bot, share, game.points[seat], game.rounds, game.length),
                        *(chosen[key] for key in options),
                        *(row[seat] for row in game.course[-1]),
                        *(game.decisions[verb][seat] if verb in game.decisions else 0 for verb in verbs),
                        *(owned[family, card, seat] for family, card in cards),
                    ]
                )
    return out.getvalue()
