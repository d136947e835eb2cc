"""Matches to look at: played a little way, with names as strangers choose them."""

from kosmodrom import Match
from kosmodrom.engine.fast_random import Luck

STRANGE = ["Łukasz", "Małgorzata Szczęsna-Żółkiewska", "</style><script>alert(1)</script>", "李 \"'&\u202e"]


def played(key: str, seats: int = 4, decisions: int = 40, seed: int = 7) -> Match:
    """A match in which so many decisions were made at random."""
    match, luck = Match(key, seats=seats, seed=seed), Luck(seed)
    match.names, match.lang = STRANGE[:seats], "en"
    for _ in range(decisions):
        if not match.over:
            seat = match.actors[0]
            legal = match.legal_ids(seat)
            match.play(seat, legal[luck.below(len(legal))])
    return match
