"""The board of Astrogórnicy: which module draws what."""

from kosmodrom.draw.board import Board, Piece
from kosmodrom.games.astrogornicy.board import hand, miniature, preview, seat, shares, table, zoom

BOARD = Board(
    package="kosmodrom.games.astrogornicy.board",
    sheets=("colours", "miniature", "pieces", "table", "seats", "hand"),
    table=table.TablePicture.of,
    seat=seat.SeatPicture.of,
    hand=hand.HandPicture.of,
    previews=preview.Previews,
    shares=shares.shares,
    zoom=zoom.zoom,
    miniature=miniature.miniature,
    pieces={
        sort: Piece("card:{id}")
        for sort in ("order", "mission", "award", "expedition", "technology", "bulletin", "kantor")
    },
)
