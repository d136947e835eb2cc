"""The match of the Python interface: what it says of itself, and what comes of it as rows and analyses."""

from collections.abc import Callable
from typing import Any

import pytest

from kosmodrom import KosmodromError, Match, Rows, games
from kosmodrom.engine.contract import CHANCE, SPECTATOR
from kosmodrom.engine.errors import BadTable
from kosmodrom.lab.balance import Trial
from kosmodrom.lab.simulate import plan_for, simulate
from kosmodrom.lab.strength import contend, contest_of
from notebook.playing import STRANGE, played
from notebook.test_cell import pairs

each_game = pytest.mark.parametrize("key", games())
PLAIN = (int, float, str, type(None))


def finished(key: str, seats: int = 3) -> Match:
    match = played(key, seats, decisions=100_000)
    assert match.over
    return match


@each_game
def test_a_match_and_a_view_say_in_a_line_where_they_stand(key: str) -> None:
    match = played(key)
    said = repr(match)
    assert said.startswith(f"<Match {key}: seats=4, line={len(match.lines)}, ")
    assert f"actors={match.actors}" in said
    assert repr(match.view(2)).startswith(f"<View {key}: seat=2, ")
    assert f"actors={match.actors}" in repr(match.view(2))
    over = finished(key)
    assert f"over, winners={over.winners()}, scores={over.scores()}" in repr(over)
    assert repr(over.view(SPECTATOR)).endswith("over>")


def test_a_view_is_written_out_in_the_words_of_its_game() -> None:
    match = Match("andromeda", seats=2, seed=1)
    written = str(match.view(match.actors[0]))
    assert 'game = "andromeda"' in written
    assert 'phase = "setting-up"' in written
    assert "[vault]" not in written


@each_game
def test_a_row_for_each_seat_tells_points_rank_and_victory(key: str) -> None:
    match = finished(key)
    rows = match.rows()
    assert [row["seat"] for row in rows] == [0, 1, 2]
    assert [row["name"] for row in rows] == STRANGE[:3]
    assert [row["points"] for row in rows] == match.scores()
    assert sum(row["won"] for row in rows) == pytest.approx(1)
    assert [row["seat"] for row in rows if row["rank"] == 1] == match.winners()
    sources = [name for name in rows[0] if name.startswith("points: ")]
    assert len(sources) == len(match.sheet())
    assert [sum(row[source] for source in sources) for row in rows] == [
        sum(c) for c in zip(*match.sheet(), strict=True)
    ]
    assert all(list(row) == list(rows[0]) and all(isinstance(each, PLAIN) for each in row.values()) for row in rows)


@each_game
def test_while_a_match_runs_nobody_has_won(key: str) -> None:
    assert {row["won"] for row in played(key).rows()} == {None}


@each_game
def test_the_story_has_a_row_for_each_line_that_stands(key: str) -> None:
    match = played(key, seats=2)
    rows = match.story()
    assert [row["decision"] for row in rows] == [line.what for line in match.lines]
    assert [row["seat"] for row in rows] == [line.who for line in match.lines]
    assert [rows[-1]["points 0"], rows[-1]["points 1"]] == match.scores()
    assert any(row["told"] for row in rows)
    assert all(isinstance(each, PLAIN) for row in rows for each in row.values())
    texts = match.entry.words("en", match.book)
    for seat in (0, 1):
        known = match.story(seat)
        told = [match.entry.speaker.event(each.event, match.book, texts, STRANGE[:2]) for each in match.told(seat)]
        assert " ".join(" ".join(row["told"] for row in known).split()) == " ".join(" ".join(told).split())
        secret = [line for line in match.lines if not match._audiences[line.number - 1] >> seat & 1]
        named = {row["line"]: row["decision"] for row in known}
        assert all(not named.get(line.number) for line in secret)
        assert all(type(row["seat"]) is int and type(row["decision"]) is str for row in known)
        assert all((row["seat"] == -2) == (row["decision"] == "") for row in known)


def test_what_was_taken_back_is_no_part_of_the_story() -> None:
    match = Match("star_scrappers", seats=2, seed="a page of examples", options={"first-game": "yes"})
    seat = match.actors[0]
    match.play(seat, "recruit:1a")
    match.undo(seat)
    assert "recruit:1a" not in [row["decision"] for row in match.story()]


def test_rows_show_themselves_as_a_table_and_every_word_is_escaped() -> None:
    html = Rows([{"<b>": "<i>", "share": 0.123456, "none": None}])._repr_html_()
    assert '<th style="text-align: left">&lt;b&gt;</th>' in html
    assert '<td style="text-align: left">&lt;i&gt;</td><td>0.123</td><td></td>' in html
    assert Rows([{"line": number} for number in range(250)])._repr_html_().endswith("<p>+ 50</p>")


@each_game
def test_a_match_goes_on_from_a_position(key: str) -> None:
    match = played(key, seats=3)
    again = Match.from_position(match.position(), seed=3)
    assert again.position() == match.position()
    assert again.seats == 3
    assert again.options == {}
    assert again.actors == match.actors
    decision = match.legal(match.actors[0])[0]
    again.play(match.actors[0], decision)
    again.undo(match.actors[0], consent=range(3))
    assert again.position() == match.position()
    assert again.fork().anew().position() == match.position()
    with pytest.raises(KosmodromError, match="no journal"):
        again.journal()


def test_a_position_without_a_game_is_none() -> None:
    for text in ("", "seats = 2"):
        with pytest.raises(KosmodromError, match=r"^this is not a position: it does not name its game, as in game = "):
            Match.from_position(text)


@pytest.mark.parametrize("text", ["", "game = 1", 'game = "chess"', "game = [", 'game = "andromeda"\nseats = 2'])
def test_what_is_no_position_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(KosmodromError) as caught:
        Match.from_position(text)
    assert caught.value.text("pl")


@each_game
def test_an_analysis_compares_the_best_decisions(key: str) -> None:
    match = next(m for n in range(30, 60) if len((m := played(key, 2, n)).legal_ids(m.actors[0])) > 2)
    seat = match.actors[0]
    found = match.analyse(seat, looks=60, worlds=24)
    assert found.best == found.thoughts[0].decision in match.legal(seat)
    assert found.thoughts[0].is_alike
    chances = []
    for each in found.thoughts:
        assert each.chance is not None
        assert each.low is not None
        assert each.high is not None
        assert 0 <= each.low <= each.chance <= each.high <= 1
        chances.append(each.chance)
    assert chances == sorted(chances, reverse=True)
    assert found.rows() == match.analyse(seat, looks=60, worlds=24).rows()
    html = found._repr_html_()
    assert "<script" not in html
    assert STRANGE[seat] in html


def test_an_analysis_speaks_polish() -> None:
    match = played("star_scrappers", 2, 20)
    seat = match.actors[0]
    assert "co przeszukiwanie sądzi" in match.analyse(seat, looks=30, worlds=4, lang="pl")._repr_html_()


@each_game
def test_an_analysis_knows_no_more_than_the_seat(key: str) -> None:
    entry, compared = games()[key], 0
    for pair in pairs(entry):
        one, other = (Match(entry, seats=3, seed=5, opening=state) for state in (pair.one, pair.other))
        for seat in [seat for seat in pair.watchers if seat in one.actors][:1]:
            thoughts = [match.analyse(seat, looks=20, worlds=2).rows() for match in (one, other)]
            assert thoughts[0] == thoughts[1]
            compared += 1
    assert compared


def test_of_one_decision_there_is_nothing_to_compare() -> None:
    match = next(m for n in range(200) if len((m := played("star_scrappers", 2, n)).legal_ids(m.actors[0])) == 1)
    (only,) = match.analyse(match.actors[0], lang="en").thoughts
    assert only.chance is None
    assert only.why == ("there is nothing else to do",)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"looks": 0}, "looks = 0; expected a whole number of 1 or more"),
        ({"looks": "wiele"}, "looks = 'wiele'; expected a whole number of 1 or more"),
        ({"worlds": -3}, "worlds = -3; expected a whole number of 1 or more"),
        ({"worlds": 1.5}, "worlds = 1.5; expected a whole number of 1 or more"),
        ({"seed": 1.5}, "seed = 1.5; expected a text, a whole number or bytes"),
    ],
)
def test_an_analysis_of_nothing_is_refused(asked: dict[str, Any], said: str) -> None:
    match = Match("star_scrappers", seats=2, seed=7)
    with pytest.raises(BadTable, match=f"^{said}$"):
        match.analyse(match.actors[0], **asked)


@pytest.mark.parametrize(("game", "seats"), [(5, 2), (None, 2), ("andromeda", 2.0), ("andromeda", "2")])
def test_what_is_no_game_and_no_number_of_seats_is_refused(game: Any, seats: Any) -> None:
    with pytest.raises(KosmodromError, match="expected one of "):
        Match(game, seats=seats)


def test_an_analysis_tells_of_every_look_also_at_what_it_says_nothing_of() -> None:
    match = Match("star_scrappers", seats=2, seed=7)
    seat = match.actors[0]
    advice = match.analyse(seat, lang="en")
    assert len(advice.thoughts) < len(match.legal(seat))
    assert advice.looks > sum(each.looks for each in advice.thoughts)


def test_whoever_is_not_asked_has_nothing_to_analyse() -> None:
    match = played("star_scrappers", 2, 10)
    with pytest.raises(BadTable, match="is not asked anything now"):
        match.analyse(1 - match.actors[0])
    with pytest.raises(BadTable, match="there is no seat 9"):
        match.show(9)


def test_every_seat_needs_a_name() -> None:
    match = Match("star_scrappers", seats=2, seed=1)
    with pytest.raises(BadTable, match="1 names for 2 seats"):
        match.names = ["Ala"]
    assert match.called("en") == ["Seat 0", "Seat 1"]


@pytest.mark.parametrize("lang", ["de", ["pl"], None])
def test_a_language_that_is_not_spoken_is_refused_when_it_is_chosen(lang: Any) -> None:
    match = Match("star_scrappers", seats=2, seed=1)
    with pytest.raises(KosmodromError, match="expected one of pl, en"):
        match.lang = lang
    assert match.lang == ""


def test_the_language_of_a_match_is_that_of_its_rows_and_story() -> None:
    match = played("star_scrappers", 2)
    match.lang = "pl"
    assert match.rows() == match.rows(lang="pl") != match.rows(lang="en")
    assert match.story() == match.story(lang="pl") != match.story(lang="en")
    assert "points: Kryształy" in match.rows()[0]


ASKING_FOR_A_SEAT: list[Callable[[Match, Any], object]] = [
    lambda match, seat: match.view(seat),
    lambda match, seat: match.told(seat),
    lambda match, seat: match.show(seat),
    lambda match, seat: match.story(seat),
    lambda match, seat: match.legal(seat),
    lambda match, seat: match.play(seat, "end"),
    lambda match, seat: match.why_not(seat, "end"),
    lambda match, seat: match.analyse(seat),
    lambda match, seat: match.undo(seat),
    lambda match, seat: match.can_undo(seat),
    lambda match, seat: match.seems_free_to_undo(seat),
    lambda match, seat: match.has_no_choice(seat),
    lambda match, seat: match.question(seat),
    lambda match, seat: match.last_line_of(seat),
    lambda match, seat: match.steps_of_turn(seat),
    lambda match, seat: match.journal(seat),
]


@pytest.mark.parametrize("ask", ASKING_FOR_A_SEAT)
def test_whatever_asks_for_a_seat_refuses_what_is_none_with_the_same_sentence(
    ask: Callable[[Match, Any], object],
) -> None:
    match = Match("star_scrappers", seats=3, seed=1)
    for seat, said in ((5, "5"), (-1, "-1"), ("0", "'0'"), ("Łukasz", "'Łukasz'"), (1.0, "1.0"), ([0], "[0]")):
        with pytest.raises(BadTable) as caught:
            ask(match, seat)
        assert caught.value.text("en") == f"there is no seat {said} at this table; expected 0 to 2"
        assert caught.value.text("pl") == f"przy tym stole nie ma miejsca {said}; są miejsca od 0 do 2"


def test_without_a_seat_a_view_is_what_everybody_may_know() -> None:
    match = played("andromeda", 2)
    assert str(match.view()) == str(match.view(SPECTATOR))
    assert repr(match.view()).startswith("<View andromeda: seat=7, ")


def test_bots_play_on_to_the_end_and_the_same_seed_gives_the_same_match() -> None:
    one, other = Match("andromeda", seats=2, seed=7), Match("andromeda", seats=2, seed=7)
    one.play_on("random", "pilot", seed=3)
    other.play_on("random", "pilot", seed=3)
    assert one.over
    assert one.journal() == other.journal()


@each_game
def test_bots_play_on_until_a_person_is_asked_who_alone_has_decided_nothing(key: str) -> None:
    match = Match(key, seats=3, seed=7)
    match.play_on("random", None, "random")
    assert match.actors == [1]
    assert not match.last_line_of(1)


class Seeing:
    """A bot that keeps what it is shown."""

    def __init__(self) -> None:
        self.views: list[Any] = []

    def choose(self, game: Any, view: Any, legal: list[int], luck: Any) -> int:  # noqa: ARG002  # asked like any bot
        self.views.append(view)
        return legal[-1]


def test_a_bot_of_ones_own_sees_views_of_its_seat_and_is_stopped_when_one_likes() -> None:
    match, bot = Match("andromeda", seats=2, seed=7), Seeing()
    match.play_on(bot, Seeing, until=lambda match: len(match.lines) >= 30)
    assert 30 <= len(match.lines) < 40
    assert {view.seat for view in bot.views} == {0}
    assert all(not hasattr(view, "vault") for view in bot.views)


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ((), "0 bots for 2 seats; expected 1 or 2"),
        (("pilot", "pilot", "pilot"), "3 bots for 2 seats; expected 1 or 2"),
        (("Łukasz",), "there is no bot 'Łukasz'; expected one of random, greedy, cadet"),
        ((7,), "int is no bot: it has no method choose"),
    ],
)
def test_who_is_no_bot_plays_nothing(bots: tuple[Any, ...], said: str) -> None:
    match = Match("andromeda", seats=2, seed=7)
    with pytest.raises(KosmodromError, match=said):
        match.play_on(*bots)
    assert all(line.who == CHANCE for line in match.lines)


class Wide(int):
    """A whole number of another library."""


@pytest.mark.parametrize("seed", [7, Wide(7)])
def test_a_whole_number_is_a_seed_like_its_digits(seed: int) -> None:
    entry = games()["star_scrappers"]
    assert Match(entry, seed=seed).journal() == Match(entry, seed="7").journal()
    plans = [plan_for(entry, seats=2, games=1, seed=each) for each in (seed, "7")]
    assert plans[0] == plans[1]
    assert simulate(plans[0]).digest == simulate(plans[1]).digest
    contests = [contest_of(entry, 2, "random", "random", 2, each) for each in (seed, "7")]
    assert contend(contests[0]).as_dict() == contend(contests[1]).as_dict()
    trials = [Trial(entry.package, 2, "random", each, (entry.choose({}),)) for each in (seed, "7")]
    assert trials[0].settings == trials[1].settings


def test_no_other_thing_is_a_seed() -> None:
    with pytest.raises(BadTable, match=r"seed = 7\.5"):
        Match("star_scrappers", seed=7.5)  # type: ignore[arg-type]  # what a person may type
