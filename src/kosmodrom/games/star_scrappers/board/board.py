"""The board of Star Scrappers: which module draws what."""

from kosmodrom.draw.board import Board, Piece
from kosmodrom.games.star_scrappers.board import hand, miniature, preview, seat, shares, table, zoom

BOARD = Board(
    package="kosmodrom.games.star_scrappers.board",
    sheets=("colours", "miniature", "pieces", "table", "seats"),
    table=table.TablePicture.of,
    seat=seat.SeatPicture.of,
    hand=hand.HandPicture.of,
    previews=preview.Previews,
    shares=shares.shares,
    zoom=zoom.zoom,
    miniature=miniature.miniature,
    pieces={
        "mercenary": Piece("kind:{id}"),
        "crystal": Piece("token:{id}", "token"),
        "artifact": Piece("artifact:{id}", "wide"),
    },
)
