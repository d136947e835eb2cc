"""The board of Andromeda: which module draws what."""

from kosmodrom.draw.board import Board, Piece
from kosmodrom.games.andromeda.board import hand, miniature, preview, seat, shares, table, zoom

BOARD = Board(
    package="kosmodrom.games.andromeda.board",
    sheets=("colours", "miniature", "pieces", "table", "seats"),
    table=table.TablePicture.of,
    seat=seat.SeatPicture.of,
    hand=hand.HandPicture.of,
    previews=preview.Previews,
    shares=shares.shares,
    zoom=zoom.zoom,
    miniature=miniature.miniature,
    pieces={
        "task": Piece("task:{id}"),
        "technology": Piece("tech:{id}"),
        "race": Piece("race:{id}"),
        "room": Piece("room:{id}", "tile"),
    },
)
