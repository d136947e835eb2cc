"""The game: which module answers which question of the contract."""

from kosmodrom.engine.contract import CHANCE, Game
from kosmodrom.engine.luck import Luck
from kosmodrom.games.astrogornicy.model import state
from kosmodrom.games.astrogornicy.model.book import EDITIONS, AstroBook
from kosmodrom.games.astrogornicy.model.codec import LAYOUT
from kosmodrom.games.astrogornicy.model.state import AstroState, AstroView, blank
from kosmodrom.games.astrogornicy.model.steps import CONFIRMED, LAST_CHANCE, ROLLING
from kosmodrom.games.astrogornicy.play import features, invariants, sample
from kosmodrom.games.astrogornicy.rules import asking, audience, deciding, drawing, refusing, scoring, setup

NAME = "astrogornicy"
SEATS = (2, 3, 4)
MOST_DECISIONS_A_ROUND = 600


class Astrogornicy(Game[AstroState, AstroView, AstroBook]):
    """Beyond Humanity: Astrogórnicy."""

    def new(self, seats: int, options: dict[str, str], book: AstroBook) -> AstroState:
        """AG-001, AG-033, AG-036: edition, order of the Round Track, and who begins."""
        edition = EDITIONS.index(options["edition"])
        legend = options["track_order"] == "legend"
        return setup.set_up(seats, edition, legend, options["first_player"] == "first-seat", book)

    def actors(self, s: AstroState) -> list[int]:
        """AG-054, AG-061, AG-085: in phase 2 all seats that have not confirmed, else one at a time."""
        t = s.table
        step = t.agenda.step()
        if step < 0:
            return []
        if t.airborne > 0 or step <= LAST_CHANCE:
            return [CHANCE]
        if step == ROLLING:
            return [seat for seat in range(s.seats) if t.window[seat] != CONFIRMED]
        return [t.agenda.seat()]

    def legal(self, s: AstroState, seat: int) -> list[int]:
        return drawing.chance_options(s) if seat == CHANCE else asking.options(s, seat)

    def refusal(self, s: AstroState, seat: int, action: int) -> int:
        return refusing.refusal(s, seat, action)

    def odds(self, s: AstroState) -> list[int]:
        return drawing.chance_odds(s)

    def stream(self, s: AstroState) -> int:
        return drawing.chance_stream(s)

    def roll(self, s: AstroState, luck: Luck) -> int:
        return drawing.quick_roll(s, luck)

    def audience(self, s: AstroState, seat: int, action: int) -> int:
        return audience.audience(s, seat, action)

    def apply(self, s: AstroState, seat: int, action: int) -> None:
        if seat == CHANCE:
            deciding.draw(s, action)
        else:
            deciding.decide(s, seat, action)

    def clone(self, s: AstroState) -> AstroState:
        return state.clone(s)

    def view(self, s: AstroState, seat: int) -> AstroView:
        return state.view(s, seat)

    def encode(self, s: AstroState) -> list[int]:
        return LAYOUT.encode(s)

    def decode(self, ints: list[int], book: AstroBook) -> AstroState:
        return state.decode(ints, book)

    def encode_view(self, v: AstroView) -> list[int]:
        return LAYOUT.encode_view(v)

    def decode_view(self, ints: list[int], book: AstroBook) -> AstroView:
        return state.decode_view(ints, book)

    def position(self, s: AstroState) -> str:
        return LAYOUT.write(NAME, s)

    def from_position(self, text: str, book: AstroBook) -> AstroState:
        s: AstroState = LAYOUT.read(NAME, lambda seats: blank(seats, book), text, SEATS)
        invariants.refuse_problems(s)
        return s

    def scores(self, s: AstroState) -> list[int]:
        """AG-004: the points of each seat if the match ended here."""
        return scoring.totals(s.table, s.book)

    def sheet(self, s: AstroState) -> list[list[int]]:
        return scoring.sheet(s.table, s.book)

    def winners(self, s: AstroState) -> list[int]:
        return scoring.winners(s.table, s.book)

    def ties(self, s: AstroState) -> list[list[int]]:
        """AG-289 to AG-292, AG-296: Orders, Missions and Awards, the rare surplus; in `earlier` a tie is a draw."""
        return scoring.tie_rows(s.table, s.book)

    def points(self, v: AstroView) -> list[int]:
        """AG-287, AG-302: all that scores lies open."""
        return scoring.totals(v.table, v.book)

    def known_sheet(self, v: AstroView) -> list[list[int]]:
        """AG-302: the whole sheet, for nothing that scores is hidden."""
        return scoring.sheet(v.table, v.book)

    def sample(self, v: AstroView, luck: Luck) -> AstroState:
        return sample.sample(v, luck)

    def features(self, v: AstroView) -> list[int]:
        return features.features(v)

    def problems(self, s: AstroState) -> list[str]:
        return invariants.problems(s)

    def impossible(self, book: AstroBook) -> list[int]:
        """AG-078, AG-099, AG-125, AG-135, AG-221, AG-306: what no field, card or die of this content allows."""
        return invariants.impossible(book)

    def bound(self, seats: int) -> int:
        """AG-041: eight Rounds; using every die, card and effect of a Round unit by unit is far below its share."""
        return 8 * seats * MOST_DECISIONS_A_ROUND
