"""The board of Pośród Gwiazd: which module draws what."""

from kosmodrom.draw.board import Board
from kosmodrom.games.posrod_gwiazd.board import hand, miniature, preview, seat, table, zoom
from kosmodrom.games.posrod_gwiazd.words.context import Glance

BOARD = Board(
    package="kosmodrom.games.posrod_gwiazd.board",
    sheets=("colours", "miniature", "pieces", "station", "table", "seats"),
    context=Glance,
    table=table.table,
    seat=seat.seat_panel,
    hand=hand.own_hand,
    previews=preview.Previews,
    zoom=zoom.zoom,
    miniature=miniature.miniature,
)
