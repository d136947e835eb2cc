"""The board of Andromeda: which module draws what."""

from kosmodrom.draw.board import Board
from kosmodrom.games.andromeda.board import hand, miniature, preview, seat, table, zoom
from kosmodrom.games.andromeda.words.context import Glance

BOARD = Board(
    package="kosmodrom.games.andromeda.board",
    sheets=("colours", "miniature", "pieces", "table", "seats"),
    context=Glance,
    table=table.table,
    seat=seat.seat_panel,
    hand=hand.own_hand,
    previews=preview.Previews,
    zoom=zoom.zoom,
    miniature=miniature.miniature,
)
