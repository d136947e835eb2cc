"""Writes pages to look at: the board of a game as drawn from a real match, in both languages and both themes.

python -m tools.gallery

build/gallery.html shows every part; build/gallery/*.html set one table as a page would, one file for each language,
theme and moment.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kosmodrom import draw
from kosmodrom.bots.levels import bot_named
from kosmodrom.draw.board import Board
from kosmodrom.draw.pieces import icon, seat_mark
from kosmodrom.draw.text import escape
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.luck import Luck
from kosmodrom.engine.match import Match
from kosmodrom.engine.words import LANGUAGES
from kosmodrom.games.star_scrappers.board import BOARD

BUILD = Path("build")
NAMES = ("Ala", "Bartłomiej", "Celina", "Daniel")
THEMES = ("night", "day")
ZOOMS = ("kind:Y2", "kind:R1", "kind:G3", "token:C10-Ga", "token:C03-Yc", "artifact:A05", "artifact:A07", "totem:P")
MOMENTS = (("three", 3, 170, ""), ("four", 4, 190, ""), ("paying", 3, 120, "pay"), ("two", 2, 80, "base"))
"""Pages: their name, seats, after how many decisions, and which kind of decision must be open."""

FRAME = """
* { box-sizing: border-box; }
body { margin: 0; background: var(--k-page); color: var(--k-ink); font: 16px/1.45 var(--k-font); }
.g-top { display: flex; align-items: center; gap: 18px; padding: 10px 18px; border-bottom: 1px solid var(--k-line); }
.g-top b { flex: 1; font-size: 18px; font-weight: 600; }
.g-page { display: grid; gap: 14px; padding: 14px 18px; grid-template-columns: 236px minmax(0, 1fr) 210px; }
.g-seats { display: grid; gap: 10px; align-content: start; }
.g-log { height: 0; min-height: 100%; overflow: hidden; color: var(--k-quiet); font-size: 14px; }
.g-log p { margin: 0 0 6px; }
.g-hand { padding: 12px 18px; border-top: 1px solid var(--k-line); background: var(--k-panel); }
@media (max-width: 1099px) {
  .g-page { grid-template-columns: minmax(0, 1fr); }
  .g-seats { grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); }
  .g-log { display: none; }
}
.g-strip { display: none; }
@media (max-width: 600px) {
  .g-strip { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 6px; }
  .g-strip .ss-seat { padding: 6px 8px; }
  .g-seats { order: 1; }
}
@media (max-width: 600px) { .g-top, .g-page, .g-hand { padding-inline: 12px; } .g-top b { font-size: 16px; } }
.g-part { padding: 18px; }
.g-part > h2 { font-size: 15px; color: var(--k-quiet); }
.g-board { max-width: 900px; }
.g-seat { width: 236px; }
.g-mini { width: 320px; }
.g-row { display: flex; flex-wrap: wrap; gap: 18px; }
.g-icons { display: flex; flex-wrap: wrap; gap: 14px; font-size: 11px; color: var(--k-quiet); }
.g-icons span { width: 78px; text-align: center; }
.g-icons .k-icon { width: 32px; height: 32px; color: var(--k-ink); }
.g-icons .k-icon + .k-icon { width: 16px; height: 16px; }
"""


def played(seats: int, lines: int, verb: str) -> Match:
    """A match of greedy bots, stopped where a seat has much to choose from, or a certain kind of choice."""
    bot = bot_named("greedy")
    for attempt in range(100):
        match = Match("star_scrappers", seats=seats, seed=f"a picture {attempt}")
        luck = Luck(attempt)
        while not match.over:
            if is_moment(match, lines, verb):
                return match
            seat = match.actors[0]
            match.play(seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))
    raise SystemExit(f"no match of {seats} seats comes to {verb or 'a choice'} after {lines} decisions")


def view_of_actor(match: Match) -> Any:
    return match.view(match.actors[0])


def is_moment(match: Match, lines: int, verb: str) -> bool:
    if len(match.lines) < lines:
        return False
    legal = match.legal(match.actors[0])
    if not verb:
        return len(legal) >= 10 and len(view_of_actor(match).hand.cards) >= 4
    return len([name for name in legal if name.startswith(f"{verb}:")]) >= 2


def lit(page: str, legal: Sequence[str]) -> str:
    """The page with everything marked that may be decided, as the client does it."""

    def mark(found: re.Match[str]) -> str:
        is_legal = not set(found[3].split()).isdisjoint(legal)
        return f'{found[1]} is-legal"{found[2]}data-do="{found[3]}"' if is_legal else found[0]

    return re.sub(r'(class="k-do [^"]*)"([^>]*?)data-do="([^"]*)"', mark, page)


def document(title: str, lang: str, theme: str, body: str, board: Board) -> str:
    return (
        f'<!doctype html><html lang="{lang}" data-theme="{theme}"><head><meta charset="utf-8"/>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"/><title>{escape(title)}</title>'
        f"<style>{draw.style()}{board.style()}{FRAME}</style></head><body>{draw.sprite()}{body}</body></html>"
    )


def table_page(match: Match, lang: str, board: Board) -> str:
    """A table as a page would set it, seen by the seat that must decide."""
    entry, texts = match.entry, match.entry.words(lang)
    seat = match.actors[0]
    view, public = match.view(seat), match.view(SPECTATOR)
    names = NAMES[: match.seats]
    book: Any = match.book
    seats = "".join(board.seat(public, book, texts, names, each) for each in range(match.seats))
    log = "".join(
        f"<p>{escape(entry.speaker.event(told.event, book, texts, names))}</p>" for told in match.told(seat)[-16:]
    )
    body = (
        f'<header class="g-top">{seat_mark(seat)}<b>{escape(entry.speaker.question(view, book, texts, names))}</b>'
        f"{icon('i-undo')}{icon('i-menu')}</header>"
        f'<div class="g-page"><div class="g-strip">{seats}</div><div class="g-seats">{seats}</div>'
        f"<main>{board.table(public, book, texts, names)}</main>"
        f'<div class="g-log">{log}</div></div><footer class="g-hand">{board.hand(view, book, texts, names)}</footer>'
    )
    return lit(body, match.legal(seat))


def parts(match: Match, lang: str, theme: str, board: Board) -> str:
    """Everything that the board can draw, part by part."""
    texts, names = match.entry.words(lang), NAMES[: match.seats]
    seat, book = match.actors[0], match.book
    public = match.view(SPECTATOR)
    seats = "".join(
        f'<div class="g-seat">{board.seat(public, book, texts, names, each)}</div>' for each in range(match.seats)
    )
    shown = [
        ("table", f'<div class="g-board">{board.table(public, book, texts, names)}</div>'),
        ("seat", f'<div class="g-row">{seats}</div>'),
        ("hand", board.hand(match.view(seat), book, texts, names)),
        ("zoom", "<hr/>".join(board.zoom(thing, book, texts) for thing in ZOOMS)),
        ("miniature", f'<div class="g-mini">{board.miniature()}</div>'),
        ("sprite", f'<div class="g-icons">{"".join(map(pictured, symbols()))}</div>'),
    ]
    blocks = "".join(
        f'<section class="g-part"><h2>{name} · {lang} · {theme}</h2>{part}</section>' for name, part in shown
    )
    return f'<div data-theme="{theme}" lang="{lang}" class="g-theme">{blocks}</div>'


def symbols() -> list[str]:
    return re.findall(r'<symbol id="([^"]+)"', draw.sprite())


def pictured(name: str) -> str:
    return f"<span>{icon(name)}{icon(name)}<br/>{name}</span>"


def main() -> None:
    folder = BUILD / "gallery"
    folder.mkdir(parents=True, exist_ok=True)
    board: Board = BOARD
    matches = {name: played(seats, lines, verb) for name, seats, lines, verb in MOMENTS}
    for name, match in matches.items():
        for lang in LANGUAGES:
            body = table_page(match, lang, board)
            for theme in THEMES:
                page = document(name, lang, theme, body, board)
                (folder / f"{name}-{lang}-{theme}.html").write_text(page, encoding="utf-8")
    themed = ".g-theme { background: var(--k-page); color: var(--k-ink); }"
    every = "".join(parts(matches["three"], lang, theme, board) for lang in LANGUAGES for theme in THEMES)
    page = document("Kosmodrom", "pl", "night", f"<style>{themed}</style>{every}", board)
    (BUILD / "gallery.html").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
