"""The board of Astrogórnicy: which module draws what."""

from kosmodrom.draw.board import Board
from kosmodrom.games.astrogornicy.board import hand, miniature, preview, seat, table, zoom
from kosmodrom.games.astrogornicy.words.context import Glance

BOARD = Board(
    package="kosmodrom.games.astrogornicy.board",
    sheets=("colours", "miniature", "pieces", "table", "seats", "hand"),
    context=Glance,
    table=table.table,
    seat=seat.seat_panel,
    hand=hand.own_hand,
    previews=preview.Previews,
    zoom=zoom.zoom,
    miniature=miniature.miniature,
)
