"""The board of Star Scrappers: which module draws what."""

from kosmodrom.draw.board import Board
from kosmodrom.games.star_scrappers.board import hand, miniature, preview, seat, table, zoom
from kosmodrom.games.star_scrappers.words.context import Glance

BOARD = Board(
    package="kosmodrom.games.star_scrappers.board",
    sheets=("colours", "miniature", "pieces", "table", "seats"),
    context=Glance,
    table=table.table,
    seat=seat.seat_panel,
    hand=hand.own_hand,
    previews=preview.Previews,
    zoom=zoom.zoom,
    miniature=miniature.miniature,
)
