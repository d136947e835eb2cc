"""Tables that stand shortly before the end of a match."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import games
from server.company import Served

GAMES = [entry.key for entry in games().values()]
INTRICATE = ("astrogornicy", "posrod_gwiazd")
"""Boards with dice that are carried, or cells that are chosen: they are played in every way on every change."""
EACH_IN_TURN = [game if game in INTRICATE else pytest.param(game, marks=pytest.mark.long) for game in GAMES]
THEMES = ["night", pytest.param("day", marks=pytest.mark.long)]
ME: dict[str, Any] = {"kind": "me", "name": "Ala"}
BOT: dict[str, Any] = {"kind": "bot", "level": "cadet"}


@cache
def late_journal(own_decisions: int, game: str = "star_scrappers") -> str:
    """The journal of a match of two in which seat 0 has decided all but so many times; a short one is at its start."""
    match, bot, luck = Match(game, seats=2, seed="late"), bot_named("random"), Luck(1)
    own = []
    while not match.over:
        seat = match.actors[0]
        if seat == 0:
            own.append(len(match.lines))
        match.play(seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))
    start = Match(game, seats=2, seed="late")
    start.follow(match.lines[: own[-min(own_decisions, len(own))]])
    return start.journal()


def sit_down_late(page: Page, served: Served, own_decisions: int, game: str = "star_scrappers") -> str:
    """Go to a table where the match is nearly over; the table's id."""
    body = {"journal": late_journal(own_decisions, game), "seats": [ME, BOT]}
    opened = served.person().post("/api/journals", body, 201)
    page.goto(f"/join/{opened['secret']}")
    page.wait_for_selector("body[data-live=yes]")
    return str(opened["table"])
