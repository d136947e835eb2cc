"""Last-move marks: what others have changed since my last decision, told by what everybody sees."""

import html
import json
import random
import re
from typing import Any

from kosmodrom.draw.drawing import Drawing, drawn
from kosmodrom.draw.drawing import marks as marked
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.match import Match
from kosmodrom.server.pages.last_move_marks import line_before_others, places_of, touched
from kosmodrom.server.pages.table_parts import BOARDS
from server.company import Player, Served


def now(served: Served, player: Player) -> Any:
    """What the page tells its script."""
    headers = {"Authorization": f"Bearer {player.secret}"}
    page = served.http.get(f"/table/{player.table}?lang=en", headers=headers).text
    found = re.search(r'data-now="([^"]*)"', page)
    assert found
    return json.loads(html.unescape(found[1]))


def by_turn(served: Served) -> tuple[Player, Player]:
    """Two people: who is asked, and who waits."""
    players = list(served.pair())
    return tuple(sorted(players, key=lambda player: not player.legal()["asked"]))  # type: ignore[return-value]  # two


def test_places_and_pieces_are_told_by_a_drawing() -> None:
    table = drawn(lambda: marked(place="dock", zoom="kind:Y1") + marked(place="hole") + marked(piece="totem"))
    assert places_of([table]) == {"dock": "kind:Y1", "hole": "", "totem": " 0"}
    assert places_of([drawn(lambda: marked(place="base", state="3"))]) == {"base": "3"}


def test_only_a_place_with_other_contents_is_touched() -> None:
    before = places_of([Drawing("", places={"a": "x", "b": "y"}, pieces={"p": ""}), Drawing("")])
    after = places_of([Drawing("", places={"a": "x", "b": "", "new": ""}), Drawing("", pieces={"p": ""})])
    assert touched(before, after) == ["b", "p"]
    assert touched(before, before) == []


def test_news_begin_where_the_others_went_on() -> None:
    match = Match("toy", seats=2, seed="marks")
    dealt = len(match.lines)
    assert line_before_others(match, 0) == dealt
    match.play(1, "pick:1")
    assert line_before_others(match, 0) == dealt
    assert line_before_others(match, 1) == len(match.lines)
    assert line_before_others(match, SPECTATOR) == len(match.lines), "a sealed pick is nothing that a spectator notices"
    match.undo(1)
    assert line_before_others(match, 1) == len(match.lines)


def test_what_the_other_took_is_marked_until_the_next_own_decision(served: Served) -> None:
    first, second = by_turn(served)
    taken = next(option for option in first.options() if option.startswith("recruit:1"))
    place = f"dock-{taken.partition(':')[2]}"
    first.answer(taken)
    assert now(served, first)["touched"] == []
    assert place in now(served, second)["touched"]
    first.answer("end")
    assert now(served, first)["touched"] == []
    marked = now(served, second)["touched"]
    assert place in marked
    second.answer(next(each for each in second.options() if each.startswith("recruit:1") and each != taken))
    assert now(served, second)["touched"] == []
    assert place not in now(served, first)["touched"], "that was the own decision"


def test_a_payment_being_laid_ready_is_not_betrayed(served: Served) -> None:
    first, second = by_turn(served)
    hidden = next(option for option in first.options() if option.startswith(("mine:", "recruit:2")))
    before = now(served, second)
    first.answer(hidden)
    assert now(served, second) == before


def test_marks_are_the_same_after_the_table_was_forgotten(served: Served) -> None:
    first, second = by_turn(served)
    first.answer(next(option for option in first.options() if option.startswith("recruit:1")))
    first.answer("end")
    marked = now(served, second)["touched"]
    BOARDS._places.clear()
    assert now(served, second)["touched"] == marked
    assert marked


def log_of(served: Served, player: Player) -> list[tuple[list[int], str]]:
    """The lines of the log: the seats whose marks stand before the words."""
    headers = {"Authorization": f"Bearer {player.secret}"}
    page = served.http.get(f"/table/{player.table}?lang=en", headers=headers).text
    lines = re.search(r'<ol class="p-lines">(.*?)</ol>', page, re.DOTALL)
    assert lines
    told = re.findall(r"<li[^>]*>(.*?)<a href[^>]*>(.*?)</a></li>", lines[1])
    return [([int(seat) for seat in re.findall(r"k-seat-mark k-seat-(\d)", marks)], words) for marks, words in told]


def test_a_line_of_the_log_has_the_mark_of_the_player_whom_it_is_about(served: Served) -> None:
    first, second = by_turn(served)
    choose = random.Random(5)
    for _ in range(40):
        first.play_on(choose)
        second.play_on(choose)
    names = [seat["name"] for seat in first.info()["seats"]]
    lines = log_of(served, first)
    begun = [line for line in lines if line[1].endswith(" begins a turn.")]
    assert {tuple(marks) for marks, _ in begun} == {(0,), (1,)}
    for marks, words in lines:
        named = [seat for seat, name in enumerate(names) if name in words]
        assert all(mark in named for mark in marks), words
        assert len(marks) == (1 if named else 0), words
