"""A hint in the terminal: the same comparison, with the same reasons, as the light bulb of the browser gives."""

from typing import NamedTuple

from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.terminal.voice import Voice


class Choice(NamedTuple):
    """A decision that may be made now."""

    action: int
    name: str
    words: str


def hint(match: Match, seat: int, voice: Voice, lang: str, luck: Luck) -> tuple[str, int]:
    """What a seat should decide, in a sentence with reasons, and which decision that is."""
    # Whoever asks for no hint need not wait for the search.
    from kosmodrom.bots.adviser import ADVICE, PLAYED_ON, Adviser
    from kosmodrom.bots.ground_words import GroundWords
    from kosmodrom.bots.hint import Hint, Suggestion, spoken_of
    from kosmodrom.bots.levels import searcher

    entry, view, legal = match.entry, match.view(seat), match.legal_ids(seat)
    choices = {action: Choice(action, entry.vocabulary.name(action), voice.decision(seat, action)) for action in legal}
    if len(legal) == 1:
        suggestions = [Suggestion(choices[legal[0]], None)]
    else:
        advice = Adviser(searcher(ADVICE), PLAYED_ON).advice(entry, view, legal, luck)
        suggestions = spoken_of(advice, choices, GroundWords(entry, match.book, view, voice.names, lang))
    return Hint(seat, match.question(seat), suggestions).sentence(lang), suggestions[0].choice.action
