"""Plays matches of every game, replays their journals, and prints them: `python -m conformance.print_match`."""

import json

from conformance.laws import play_match
from conformance.walks import Case, registered, tables
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import Entry, games
from toy.entry import ENTRY

SEED = 7
INTS = [3, 14, 15, 92, 65, 35, 89, 79, 32, 38, 46, 26, 43]


def retell(entry: Entry) -> str:
    """The journals of one match at each table of a game, each replayed before it is believed."""
    journals = []
    with registered(entry):
        for seats, options in tables(entry):
            journal = play_match(Case(entry, seats, options, SEED, INTS)).journal()
            journals.append(Match.from_journal(journal).journal())
    return "\n".join(journals)


if __name__ == "__main__":
    print(json.dumps({entry.key: retell(entry) for entry in (*games().values(), ENTRY)}))
