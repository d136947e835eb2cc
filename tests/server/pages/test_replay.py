"""The replay: true words at every moment, turns to jump between, and other eyes only when the match is over."""

import json
import re
from html import unescape
from typing import Any

import pytest

from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import find, games
from kosmodrom.engine.words import another
from kosmodrom.server.viewer.rounds import rounds
from server.company import TWO, Player, Served
from toy.ties import played

PEOPLE = [{"kind": "me", "name": "Ala"}, {"kind": "bot", "name": "Ola"}]


def over(served: Served, game: str = "star_scrappers") -> tuple[Player, Match]:
    match = played(find(game), 2, 1)
    opened = served.person().post("/api/journals", {"journal": match.journal(), "seats": PEOPLE}, 201)
    return served.player(opened["table"], opened["secret"]), match


def moment(served: Served, player: Player, secret: str | None = None, status: int = 200, **params: Any) -> Any:
    headers = {"Authorization": f"Bearer {secret or player.secret}"}
    answer = served.http.get(f"/table/{player.table}/moment", params={"lang": "en", **params}, headers=headers)
    assert answer.status_code == status, answer.text
    return answer.json() if status == 200 else answer.text


def status(served: Served, player: Player, at: int) -> str:
    return str(moment(served, player, at=at)["parts"]["p-status"])


def part(html: str, name: str) -> str:
    """An attribute of the slider."""
    slider = html.partition('id="p-slider"')[2].partition(">")[0]
    found = re.search(rf'\b{name}="([^"]*)"', slider)
    assert found, name
    return unescape(found[1])


def plain(html: str) -> str:
    """Words without tags."""
    return re.sub("<.*?>", "", html)


def page(served: Served, player: Player, secret: str | None = None, **params: Any) -> str:
    headers = {"Authorization": f"Bearer {secret or player.secret}"}
    return served.http.get(f"/table/{player.table}/replay", params={"lang": "en", **params}, headers=headers).text


def test_a_table_that_is_being_set_up_says_so(served: Served) -> None:
    host = served.open(PEOPLE)
    for at in range(4):
        assert moment(served, host, at=at)["parts"]["p-status"] == "The table is being set up."
        assert host.get(f"{host.path}/moments/{at}")["status"] == "The table is being set up."
    assert "set up" not in moment(served, host)["parts"]["p-status"]


def test_every_moment_says_what_was_true_then(served: Served) -> None:
    host, match = over(served)
    last = moment(served, host)["last"]
    ends = [at for at in range(last + 1) if moment(served, host, at=at)["parts"]["p-status"] == "The game is over."]
    lines = {line.number: line.who for line in match.lines}
    first = next(number for number, who in lines.items() if who >= 0)
    assert ends
    assert min(ends) > first
    assert ends == list(range(min(ends), last + 1)), "over once, over for good"
    assert moment(served, host, at=0, lang="pl")["parts"]["p-status"] == "Stół jest przygotowywany do gry."


def test_between_turns_chance_decides(served: Served) -> None:
    host, match = over(served)
    known = [line.who for line in match.lines]
    begun = next(at for at, who in enumerate(known) if who >= 0)
    draws = [at for at in range(begun + 1, len(known) - 1) if known[at] < 0 and known[at + 1] < 0]
    assert moment(served, host, at=draws[0] + 1, eyes=0)["parts"]["p-status"] == "Chance decides."


def test_turns_begin_where_another_seat_decides(served: Served) -> None:
    host, match = over(served)
    html = page(served, host)
    found = re.search(r'data-turns="([^"]*)"', html)
    assert found
    turns = json.loads(found[1])
    assert turns == sorted(turns)
    assert html.count('<rect class="k-seat-') == len(turns), "a strip shows the turns of all"
    by_turns = [next(name for name in ("Ala", "Ola") if name in status(served, host, at)) for at in turns[:4]]
    assert by_turns in (["Ala", "Ola"] * 2, ["Ola", "Ala"] * 2)
    assert len(turns) < sum(1 for line in match.lines if line.who >= 0), "a turn has several decisions"


def test_after_the_end_anybody_looks_through_any_eyes(served: Served) -> None:
    host, _ = over(served)
    watch = host.get(f"{host.path}/links")["watch"]
    half = moment(served, host, watch)["last"] // 2
    hands = [moment(served, host, watch, at=half, eyes=eyes)["parts"]["p-hand"] for eyes in (0, 1, SPECTATOR)]
    assert hands[2] == ""
    assert "ss-own" in hands[0]
    assert hands[0] != hands[1]
    assert moment(served, host, watch, at=half)["parts"]["p-hand"] == ""
    assert page(served, host, watch).count("data-eyes=") == 3


def test_other_eyes_see_the_same_moment(served: Served) -> None:
    host, _ = over(served, "toy")
    shown = moment(served, host, at=9)
    links = {int(eyes): int(at) for eyes, at in re.findall(r"\?eyes=(\d)&amp;at=(\d+)", shown["parts"]["p-eyes"])}
    assert set(links) == {0, 1, SPECTATOR}
    assert links[0] == 9
    table = shown["parts"]["p-table"]
    assert all(moment(served, host, eyes=eyes, at=at)["parts"]["p-table"] == table for eyes, at in links.items())


def test_while_a_match_runs_nobody_looks_through_other_eyes(served: Served) -> None:
    host, guest = served.pair()
    watch = host.get(f"{host.path}/links")["watch"]
    assert "data-eyes" not in moment(served, host)["parts"]["p-eyes"]
    for secret, eyes in ((host.secret, 1), (guest.secret, 0), (watch, 0), (watch, 1)):
        refused = moment(served, host, secret, 403, eyes=eyes)
        assert "only when the match is over" in refused
        assert "ss-own" not in refused
    assert moment(served, host, eyes=0)["parts"]["p-hand"]
    assert moment(served, host, eyes=SPECTATOR)["parts"]["p-hand"] == ""


def test_a_covered_hand_stays_covered_until_the_end(served: Served) -> None:
    device = served.open([{"kind": "me", "name": "Ala"}, {"kind": "guest", "name": "Ola"}])
    assert moment(served, device)["parts"]["p-hand"] == ""
    for eyes in (0, 1):
        moment(served, device, status=403, eyes=eyes)


@pytest.mark.parametrize("eyes", [2, 5, 6])
def test_there_are_no_eyes_where_nobody_sits(served: Served, eyes: int) -> None:
    host, _ = over(served)
    moment(served, host, status=422, eyes=eyes)


def test_a_table_that_waits_has_no_replay(served: Served) -> None:
    host = served.open(TWO)
    assert "The match has not started" in moment(served, host, status=409)


# --- where it begins, and what stands beside it ------------------------------------------------------


def story(html: str) -> list[tuple[int, str]]:
    """The log: each line with its moment."""
    found = re.findall(r'<li(?: class="p-since")? data-at="(\d+)">.*?<a [^>]*>(.*?)</a></li>', html)
    return [(int(at), unescape(words)) for at, words in found]


def test_a_match_that_is_over_begins_after_its_set_up_and_one_that_runs_ends_now(served: Served) -> None:
    host, _ = over(served)
    html = page(served, host)
    begin, last = int(part(html, "data-begin")), int(part(html, "max"))
    assert 0 < begin < last
    assert int(part(html, "value")) == begin
    assert json.loads(part(html, "data-turns"))[0] == begin
    assert "set up" not in status(served, host, begin)
    assert int(part(page(served, host, at=0), "value")) == 0
    guest = served.pair()[0]
    running = page(served, guest)
    assert part(running, "value") == part(running, "max")


@pytest.mark.parametrize("game", sorted(games()))
def test_the_log_stands_beside_it_in_its_order_with_the_rounds_as_headings(served: Served, game: str) -> None:
    host, match = over(served, game)
    html = page(served, host)
    told = story(html)
    assert told[0] == (0, "Setting up")
    assert [at for at, _ in told] == sorted(at for at, _ in told)
    headings = re.findall(r'<li class="p-since" data-at="(\d+)"><a [^>]*>(.*?)</a>', html)[1:]
    assert [name for _, name in headings] == [each.name for each in rounds(match, "en")]
    assert len(headings) > 1
    assert html.count('<path d="M') >= len(headings)
    for at, words in told[len(told) // 2 : len(told) // 2 + 3]:
        if str(at) not in dict(headings):
            assert words in plain(unescape(moment(served, host, at=at)["parts"]["p-told"]))


def test_while_a_match_runs_the_log_tells_what_its_reader_heard(served: Served) -> None:
    host, guest = served.pair()
    told = {who.secret: story(page(served, who)) for who in (host, guest)}
    for who in (host, guest):
        lines = [(at, words) for at, words in told[who.secret][1:] if not re.fullmatch(r"Round \d+", words)]
        assert lines
        assert all(words in plain(unescape(moment(served, who, at=at)["parts"]["p-told"])) for at, words in lines)
    assert told[host.secret] != told[guest.secret], "each has drawn cards that the other has not seen"


def test_whose_hand_is_shown_is_said_by_name_and_not_as_ones_own(served: Served) -> None:
    host, _ = over(served)
    watch = host.get(f"{host.path}/links")["watch"]
    own = moment(served, host, at=60)["parts"]
    assert "As Ala sees it" in plain(own["p-eyes"])
    assert "Your hand" in own["p-hand"]
    other = moment(served, host, at=60, eyes=1)["parts"]
    assert "As Ola sees it" in plain(other["p-eyes"])
    assert "Your" not in other["p-hand"]
    assert "Twoj" not in moment(served, host, at=60, eyes=1, lang="pl")["parts"]["p-hand"]
    assert "Your" not in moment(served, host, watch, at=60, eyes=0)["parts"]["p-hand"]
    assert "what all see" in plain(moment(served, host, watch, at=60)["parts"]["p-eyes"])


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize(("lang", "own"), [("en", "Your"), ("pl", "Twoj")])
def test_nothing_in_anothers_hand_is_called_ones_own(game: str, lang: str, own: str) -> None:
    match = played(find(game), 3, 2)
    texts = another(match.entry.words(lang, match.book))
    for number in range(0, len(match.lines), max(1, len(match.lines) // 25)):
        then = match.at(number)
        assert own not in match.entry.board.hand(then.view(1), then.book, texts, ["A", "B", "C"]).html


def test_a_link_to_a_moment_that_is_over_means_the_same_eyes_to_everybody(served: Served) -> None:
    host, _ = over(served)
    assert part(page(served, host), "data-viewer") == "0"
    watch = host.get(f"{host.path}/links")["watch"]
    assert part(page(served, host, watch), "data-viewer") == str(SPECTATOR)
    assert "data-viewer" not in page(served, served.pair()[0])
