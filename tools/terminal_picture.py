"""Draws the picture of a game for the README: the table as a player at a terminal sees it, as SVG.

python -m tools.terminal_picture star_scrappers docs/star_scrappers.svg
"""

import re
import sys
from html import escape
from pathlib import Path

from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match

NAMES = ("Ala", "Bartek", "Celina")
LINES = 170
WIDTH, LEADING, MARGIN, LETTER = 98, 18, 24, 8.43
TINTS = {
    "purple": "#c69bff",
    "brown": "#d9a06b",
    "blue": "#6cb8ff",
    "yellow": "#ffd75e",
    "red": "#ff7b72",
    "green": "#5fd38d",
}


def played(game: str) -> Match:
    """A match of greedy bots, stopped in the middle of a turn with something to choose."""
    match = Match(game, seats=len(NAMES), seed="a picture", options={"first-game": "yes"})
    luck, bot = Luck(3), bot_named("greedy")
    while len(match.lines) < LINES or len(match.legal(match.actors[0])) < 12:
        seat = match.actors[0]
        match.play(seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))
    return match


def words(match: Match) -> list[str]:
    """The table, the question and the options of the seat that must decide."""
    entry, seat, texts = match.entry, match.actors[0], match.entry.words("en")
    view = match.view(seat)
    options = [entry.speaker.decision(view, match.book, action, texts, NAMES) for action in match.legal_ids(seat)]
    table = entry.speaker.table(view, match.book, texts, NAMES).splitlines()
    question = entry.speaker.question(view, match.book, texts, NAMES)
    return [*table, "", question, *(f"{number:3}  {option}" for number, option in enumerate(options, 1))]


def svg(lines: list[str]) -> str:
    """Light letters on the night sky; colour names in their colours."""
    height = MARGIN * 2 + LEADING * len(lines)
    width = round(MARGIN * 2 + LETTER * WIDTH)
    rows = []
    for number, line in enumerate(lines):
        ink = "#ffb454" if re.match(r"[A-Z][A-Z-]{3,}", line) else "#eef2ff"
        text = escape(line)
        for word, colour in TINTS.items():
            text = re.sub(rf"\b({word})\b", rf'<tspan fill="{colour}">\1</tspan>', text)
        y = MARGIN + LEADING * (number + 1) - 5
        rows.append(f'<text x="{MARGIN}" y="{y}" fill="{ink}" xml:space="preserve">{text}</text>')
    box = f'viewBox="0 0 {width} {height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box} font-family="monospace" font-size="14">'
    return "\n".join([head, f'<rect width="{width}" height="{height}" rx="12" fill="#0b1020"/>', *rows, "</svg>", ""])


def main() -> None:
    game, file = sys.argv[1:3]
    Path(file).write_text(svg(words(played(game))), encoding="utf-8")


if __name__ == "__main__":
    main()
