"""Pages of Astrogórnicy as tests read them."""

from astrogornicy.spoken import BOOK, EN, NAMES
from draw.pages import parsed
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.words import Words
from kosmodrom.games.astrogornicy.board.board import BOARD
from kosmodrom.games.astrogornicy.model.actions import VOCABULARY
from kosmodrom.games.astrogornicy.model.state import AstroState, AstroView, view


def table(s: AstroState, texts: Words = EN) -> str:
    return BOARD.table(view(s, SPECTATOR), BOOK, texts, NAMES).html


def panel(s: AstroState, seat: int, texts: Words = EN) -> str:
    return BOARD.seat(view(s, SPECTATOR), BOOK, texts, NAMES, seat).html


def own(s: AstroState, texts: Words = EN) -> str:
    return BOARD.hand(view(s, 0), BOOK, texts, NAMES).html


def public_page(v: AstroView, texts: Words) -> str:
    seats = [BOARD.seat(v, BOOK, texts, NAMES, seat).html for seat in range(len(v.table.window))]
    return BOARD.table(v, BOOK, texts, NAMES).html + "".join(seats)


def preview(s: AstroState, decision: str, texts: Words = EN) -> str:
    return BOARD.preview(view(s, 0), BOOK, texts, NAMES, VOCABULARY.id(decision))


def places(page: str, start: str) -> list[str]:
    return [place for each in parsed(page).iter() if (place := each.get("data-place", "")).startswith(start)]
