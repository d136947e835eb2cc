"""Speakers with words of their own: a method is found by the verb or the step that it is named after."""

import importlib

import pytest

from kosmodrom.engine.registry import Entry, games
from kosmodrom.engine.speaking import GameSpeaker

SPEAKING = {key: entry for key, entry in games().items() if isinstance(entry.speaker, GameSpeaker)}


@pytest.mark.parametrize(
    ("module", "of", "prefix"), [("words.decisions", "Decisions", "say_"), ("board.preview", "Previews", "tell_")]
)
@pytest.mark.parametrize("entry", SPEAKING.values(), ids=SPEAKING)
def test_every_wording_of_decisions_is_named_after_a_verb(entry: Entry, module: str, of: str, prefix: str) -> None:
    wordings = vars(getattr(importlib.import_module(f"{entry.package}.{module}"), of))
    worded = {name.removeprefix(prefix) for name in wordings if name.startswith(prefix)}
    verbs = {verb.replace("-", "_") for verb in entry.vocabulary.objects}
    assert len(worded) >= 10
    assert worded <= verbs


@pytest.mark.parametrize("entry", SPEAKING.values(), ids=SPEAKING)
def test_every_wording_of_questions_is_named_after_a_step_or_a_stage(entry: Entry) -> None:
    questions = importlib.import_module(f"{entry.package}.words.questions").Questions
    steps = importlib.import_module(f"{entry.package}.model.steps")
    named = [*steps.STEPS, *getattr(steps, "WINDOWS", []), *getattr(steps, "STAGES", [])]
    worded = {name.removeprefix("ask_") for name in vars(questions) if name.startswith("ask_")}
    assert len(worded) >= 10
    assert worded <= {name.replace("-", "_") for name in named}


@pytest.mark.parametrize("entry", SPEAKING.values(), ids=SPEAKING)
def test_every_telling_is_named_after_an_event(entry: Entry) -> None:
    telling = importlib.import_module(f"{entry.package}.words.speaker").Telling
    told = {name.removeprefix("tell_") for name in vars(telling) if name.startswith("tell_")}
    assert "words" in vars(telling) or len(told) >= 10
    assert told <= {name.replace("-", "_") for name in telling.event_names}
