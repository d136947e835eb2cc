"""The star of a seat: the own one counts what lies face down, those of others only what all see."""

import re
from typing import Any

from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from server.company import Served

STAR = re.compile(r'data-score="(\d)" aria-label="([^"]*)".*?<b>(\d+\+?)</b>')
SEATS = [{"kind": "me", "name": "Małgorzata"}, {"kind": "bot", "level": "cadet"}]


def with_crystals() -> Match:
    """A match in whose middle both seats own face-down Crystals, and seat 0 is asked."""
    match, bot, luck = Match("star_scrappers", seats=2, seed="own points"), bot_named("cadet"), Luck(1)

    def has_begun() -> bool:
        view: Any = match.view(SPECTATOR)
        return min(view.table.crystals) > 1 and match.actors == [0]

    while not has_begun():
        seat = match.actors[0]
        match.play(seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))
    return match


def test_the_own_star_is_what_the_hand_sums_up_and_that_of_another_says_that_there_may_be_more(served: Served) -> None:
    match = with_crystals()
    opened = served.person().post("/api/journals", {"journal": match.journal(), "seats": SEATS}, 201)
    player = served.player(opened["table"], opened["secret"])
    html = player.ask("GET", f"/table/{opened['table']}", params={"lang": "en"}).text
    own, other = (each.groups() for each in STAR.finditer(html))
    game, view = match.entry.game, match.view(0)
    total = game.points(view)[0]
    assert total > game.points(match.view(SPECTATOR))[0], "the Crystals are worth something"
    assert own == ("0", f"Your points, hidden ones too: {total}", str(total))
    assert f"{total} VP in all" in html
    assert other[2] == f"{game.points(match.view(SPECTATOR))[1]}+"


def test_a_seat_without_crystals_hides_nothing(served: Served) -> None:
    player = served.open([{"kind": "me", "name": "Łukasz"}, {"kind": "bot", "level": "cadet"}], "star_scrappers")
    html = player.ask("GET", f"/table/{player.table}", params={"lang": "pl"}).text
    shown = [points for _, _, points in STAR.findall(html)]
    assert len(shown) == 2
    assert all(points.isdigit() for points in shown)
