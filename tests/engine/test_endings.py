"""Games say which of their decisions end a turn, pass, or go without a step."""

import re

import pytest

from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import Entry, games
from kosmodrom.engine.speaking import DecisionWords, GameSpeaker
from kosmodrom.engine.words import LANGUAGES

GIVES_UP = re.compile(r"(End|Pass|Reject|Stop|Nobody|Do not|Buy no|Reroll nothing|Train nobody|Pay nothing|Ready)\b")
"""How a decision begins in English by which something is given up."""
each_game = pytest.mark.parametrize("entry", games().values(), ids=lambda entry: str(entry.key))


def marked(entry: Entry) -> set[str]:
    assert isinstance(entry.speaker, GameSpeaker)
    words = entry.speaker.decisions
    assert isinstance(words, type)
    assert issubclass(words, DecisionWords)
    return {f"decision.{key}" for key in (*words.endings, *words.stops)}


@each_game
def test_what_gives_something_up_is_marked(entry: Entry) -> None:
    texts = entry.words("en").texts
    said = {key for key, words in texts.items() if key.startswith("decision.") and GIVES_UP.match(words)}
    assert said
    assert said <= marked(entry)
    for lang in LANGUAGES:
        assert marked(entry) <= set(entry.words(lang).texts)


def test_an_ending_is_told_by_the_words_that_a_position_gives_it() -> None:
    match = Match("star_scrappers", seats=2, seed="endings")
    speaker, texts = match.entry.speaker, match.entry.words("en")

    def ending(decision: str) -> str:
        action = match.entry.vocabulary.id(decision)
        return str(speaker.ending(match.view(seat), match.book, action, texts, ["Ala", "Bot 2"]))

    seat = match.actors[0]
    assert [ending(name) for name in ("end", "recruit:1a")] == ["end", ""]
    match.play(seat, "mine:1a")
    assert ending("done") == "", "this is how the payment is made"
