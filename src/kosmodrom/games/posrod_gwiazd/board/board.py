"""The board of Pośród Gwiazd: which module draws what."""

from kosmodrom.draw.board import Board, Piece
from kosmodrom.games.posrod_gwiazd.board import hand, miniature, preview, seat, shares, table, zoom

BOARD = Board(
    package="kosmodrom.games.posrod_gwiazd.board",
    sheets=("colours", "miniature", "pieces", "station", "table", "seats"),
    table=table.TablePicture.of,
    seat=seat.SeatPicture.of,
    hand=hand.HandPicture.of,
    previews=preview.Previews,
    shares=shares.shares,
    zoom=zoom.zoom,
    miniature=miniature.miniature,
    pieces={
        "location": Piece("card:{id}"),
        "conflict": Piece("card:{id}"),
        "objective": Piece("objective:{id}"),
        "race": Piece("race:{id}"),
    },
)
