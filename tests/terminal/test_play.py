"""`kosmodrom play`: deciding, asking why not, taking back, to the end."""

import itertools
import re
from collections.abc import Iterator
from typing import Any

import pytest

from kosmodrom.engine.match import Match

Run = Any
NEW = ("play", "star_scrappers", "--new", "--seed", "terminal", "--bot", "random")
TOY = ("play", "toy", "--new", "--seed", "terminal", "--bot", "random")


def left(terminal: Run) -> Match:
    """The match that was last left."""
    return Match.from_journal(terminal.journals("running")[-1].read_text(encoding="utf-8"))


def decisions(terminal: Run) -> list[str]:
    """What the person has decided in it."""
    return [line.what for line in left(terminal).lines if line.who == 0]


def to_the_end() -> Iterator[str]:
    """Always the first option; the input never ends."""
    return itertools.repeat("1")


def test_a_match_starts_with_the_table_a_question_and_numbered_options(terminal: Run) -> None:
    said = terminal(*NEW)
    assert said.status == 0
    assert "At the table: Pilot, Bot 1." in said.out
    assert "DOCKS" in said.out
    assert "Pilot, choose the first of two actions" in said.out
    assert "   1  Recruit " in said.out
    assert "[recruit:1a]" in said.out
    assert "\033" not in said.out


def test_a_number_and_a_name_make_the_same_decision(terminal: Run) -> None:
    terminal(*NEW, typed=["1"])
    by_number = decisions(terminal)
    terminal(*NEW, typed=["recruit:1a"])
    assert by_number == decisions(terminal) == ["recruit:1a"]


def test_a_decision_is_told_in_words(terminal: Run) -> None:
    said = terminal(*NEW, typed=["recruit:1a"])
    assert "· Pilot recruits " in said.out


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("line", ["? mine:10a", "mine:10a", "?mine:10a"])
def test_what_cannot_be_done_is_explained_with_its_rule(terminal: Run, lang: str, line: str) -> None:
    said = terminal(*NEW, "--lang", lang, typed=[line])
    match = Match("star_scrappers", seed="terminal")
    rule = match.entry.clauses()["SS-101"]
    assert "teraz się nie da" in said.out if lang == "pl" else "cannot be done now" in said.out
    assert "SS-101" in said.out
    assert rule.text(lang) in " ".join(said.out.split())
    assert decisions(terminal) == []


def test_a_verb_explains_all_its_things(terminal: Run) -> None:
    said = terminal(*NEW, typed=["? takeover", "? recruit"])
    assert "Cannot be done now: takeover:0" in said.out
    assert "You can do now: recruit:1a, recruit:1b" in said.out


def test_what_can_be_done_is_said_too(terminal: Run) -> None:
    said = terminal(*NEW, typed=["? end", "? 1"])
    assert "end: you can do this now." in said.out
    assert "recruit:1a: you can do this now." in said.out


def test_a_bare_question_mark_lists_commands_and_things_by_verb(terminal: Run) -> None:
    said = terminal(*NEW, typed=["?"])
    assert "What you can type" in said.out
    assert "recruit      +1a +1b" in said.out
    assert "end          +" in said.out
    assert "\n  deal " not in said.out


def test_a_clause_can_be_asked_for(terminal: Run) -> None:
    no_such = f"SS-{999}"
    said = terminal(*NEW, typed=["? ss-21", f"? {no_such}"])
    assert "SS-021  " in said.out
    assert f"no clause '{no_such}'" in said.out


@pytest.mark.parametrize("line", ["dance", "mine:99z", "99", "0", "1" * 40, "? dance", "?? x", "²", "-1", "r", ""])
def test_what_is_not_understood_changes_nothing(terminal: Run, line: str) -> None:
    said = terminal(*NEW, typed=[line])
    assert said.status == 0
    assert decisions(terminal) == []


def test_a_free_undo_takes_the_last_decision_back(terminal: Run) -> None:
    said = terminal(*NEW, typed=["recruit:1a", "u", "recruit:1b"])
    taken = decisions(terminal)
    assert "Taken back." in said.out
    assert taken[0] == "recruit:1a"
    assert taken[1].startswith("undo:")
    assert taken[2] == "recruit:1b"


def test_there_is_nothing_to_take_back_before_the_first_decision(terminal: Run) -> None:
    assert "you have not decided anything yet" in terminal(*NEW, typed=["u"]).out


def test_an_undo_past_a_reveal_asks_first(terminal: Run) -> None:
    said = terminal(*TOY, typed=["1", "u", "perhaps", "n", "u", "y"])
    taken = decisions(terminal)
    assert "Please answer yes or no." in said.out
    assert "this match is marked as practice" in " ".join(said.out.split())
    assert "Nothing was taken back." in said.out
    assert "Taken back, as practice." in said.out
    assert taken[0] == "pick:1"
    assert taken[1].startswith("undo-from:")
    assert len(taken) == 2


def test_whoever_practises_is_asked_once(terminal: Run) -> None:
    said = terminal(*TOY, typed=["1", "u", "y", "1", "u"])
    assert " ".join(said.out.split()).count("this match is marked as practice") == 1
    assert said.out.count("Taken back, as practice.") == 2
    assert [line.partition(":")[0] for line in decisions(terminal)] == ["pick", "undo-from"] * 2


def test_several_people_must_all_agree_to_an_undo(terminal: Run) -> None:
    people = [*TOY, "--humans", "2", "--name", "Ala", "--name", "Olek"]
    said = terminal(*people, typed=["", "1", "", "1", "", "u", "y", "n", "u", "y", "y"])
    assert "Olek, do you agree?" in said.out
    assert "Nothing was taken back." in said.out
    assert decisions(terminal)[-1].startswith("undo-from:")


def test_people_at_one_screen_do_not_see_each_others_hand(terminal: Run) -> None:
    said = terminal(*TOY, "--humans", "2", typed=["", "1"])
    first, second = said.out.split("Pilot 2, it is your turn.")
    assert "Pilot 1, it is your turn." in first
    assert "Pilot 1, pick a card" in first
    assert "Pilot 1, pick" not in second
    assert first.endswith("\n" * 60)


def test_the_end_tells_several_people_only_what_is_new(terminal: Run) -> None:
    said = terminal(*TOY, "--humans", "2", typed=to_the_end())
    assert "rolls a" in said.out
    assert "rolls a" not in said.out.split("it is your turn.")[-1]


def test_the_table_the_log_the_rules_and_a_hint_can_be_asked_for(terminal: Run) -> None:
    said = terminal(*NEW, typed=["t", "l", "l 3", "r leader base", "r zeppelin", "h"])
    assert said.out.count("CAVE-IN TRACK") == 2
    assert "is dealt" in said.out
    assert "earlier lines left out" in said.out
    assert "SS-" in said.out
    assert "No rule speaks of “zeppelin”." in said.out
    told = " ".join(said.out.split())
    assert re.search(r"(about \d+% to win)|(Almost equal, by the chance to win: .*\d+%)", told)
    assert decisions(terminal) == []


def test_enter_is_enough_for_a_single_option(terminal: Run) -> None:
    terminal(*NEW)
    while len(legal := left(terminal).legal(0)) > 1:
        terminal("play", "star_scrappers", typed=["y", "1"])
    before = decisions(terminal)
    terminal("play", "star_scrappers", typed=["y", ""])
    assert decisions(terminal)[: len(before) + 1] == [*before, *legal]


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_match_ends_with_the_score_sheet_the_seed_and_the_journal(terminal: Run, lang: str) -> None:
    said = terminal(*TOY, "--lang", lang, typed=to_the_end())
    (path,) = terminal.journals("finished")
    match = Match.from_journal(path.read_text(encoding="utf-8"))
    assert match.over
    assert match.fate.seed.hex() in said.out
    assert match.commitment in said.out
    assert str(path) in said.out.replace("\n", "")
    assert "Punktacja" in said.out if lang == "pl" else "Score sheet" in said.out
    for score in match.scores():
        assert f" {score}" in said.out.split("Razem" if lang == "pl" else "Total")[1].splitlines()[0]
    assert terminal.journals("running") == []


def test_bots_play_alone_where_nobody_sits(terminal: Run) -> None:
    said = terminal(*TOY, "--humans", "0", "--seats", "3")
    assert said.status == 0
    assert "Bot 3" in said.out
    assert "Score sheet" in said.out


def test_the_seed_decides_the_draws(terminal: Run) -> None:
    one, other = terminal(*NEW).out, terminal(*NEW).out
    assert one.split("Saved")[0] == other.split("Saved")[0]


def test_options_of_the_game_are_taken(terminal: Run) -> None:
    terminal(*NEW, "--option", "first-game=yes", "--seats", "4")
    text = terminal.journals("running")[-1].read_text(encoding="utf-8")
    assert "\noptions first-game=yes\n" in text
    assert "\nseats 4\n" in text


def test_long_lists_of_things_are_shortened(terminal: Run) -> None:
    """Pośród Gwiazd names 1513 cells."""
    typed = ["?", "? cell", "? cell:99,99"]
    said = terminal("play", "posrod_gwiazd", "--new", "--seed", "terminal", "--bot", "random", typed=typed)
    assert said.out.count("more)") == 3
    assert "and 1505 more)" in said.out
    assert len(said.out) < 20_000
