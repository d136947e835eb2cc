"""The game: which module answers which question of the contract."""

from kosmodrom.engine.contract import CHANCE, Game
from kosmodrom.engine.luck import Luck
from kosmodrom.games.posrod_gwiazd.model import state
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.codec import LAYOUT
from kosmodrom.games.posrod_gwiazd.model.state import StarsState, StarsView, blank
from kosmodrom.games.posrod_gwiazd.play import features, invariants, sample
from kosmodrom.games.posrod_gwiazd.rules import asking, audience, course, deciding, drawing, refusing, scoring, setup

NAME = "posrod_gwiazd"
SEATS = (2, 3, 4)
MOST_TURNS = 27
MOST_DECISIONS_A_TURN = 24


class PosrodGwiazd(Game[StarsState, StarsView, StarsBook]):
    """Pośród Gwiazd."""

    def new(self, seats: int, options: dict[str, str], book: StarsBook) -> StarsState:
        s = setup.set_up(seats, options, book)
        course.go_on(s)
        return s

    def actors(self, s: StarsState) -> list[int]:
        return asking.actors(s)

    def legal(self, s: StarsState, seat: int) -> list[int]:
        return drawing.chance_options(s) if seat == CHANCE else asking.options(s, seat)

    def refusal(self, s: StarsState, seat: int, action: int) -> int:
        return refusing.refusal(s, seat, action)

    def odds(self, s: StarsState) -> list[int]:
        return drawing.chance_odds(s)

    def stream(self, s: StarsState) -> int:
        return drawing.chance_stream(s)

    def roll(self, s: StarsState, luck: Luck) -> int:
        return drawing.quick_roll(s, luck)

    def audience(self, s: StarsState, seat: int, action: int) -> int:
        return audience.audience(s, seat, action)

    def reveals(self, s: StarsState, seat: int, action: int) -> bool:
        return audience.reveals(s, seat, action)

    def apply(self, s: StarsState, seat: int, action: int) -> None:
        if seat == CHANCE:
            deciding.draw(s, action)
        else:
            deciding.decide(s, seat, action)

    def clone(self, s: StarsState) -> StarsState:
        return state.clone(s)

    def view(self, s: StarsState, seat: int) -> StarsView:
        return state.view(s, seat)

    def encode(self, s: StarsState) -> list[int]:
        return LAYOUT.encode(s)

    def decode(self, ints: list[int], book: StarsBook) -> StarsState:
        return state.decode(ints, book)

    def encode_view(self, v: StarsView) -> list[int]:
        return LAYOUT.encode_view(v)

    def decode_view(self, ints: list[int], book: StarsBook) -> StarsView:
        return state.decode_view(ints, book)

    def position(self, s: StarsState) -> str:
        return LAYOUT.write(NAME, s)

    def from_position(self, text: str, book: StarsBook) -> StarsState:
        s: StarsState = LAYOUT.read(NAME, lambda seats: blank(seats, book), text, SEATS)
        invariants.refuse_problems(s)
        return s

    def scores(self, s: StarsState) -> list[int]:
        return scoring.totals(s.table, s.book)

    def sheet(self, s: StarsState) -> list[list[int]]:
        return scoring.sheet(s.table, s.book)

    def winners(self, s: StarsState) -> list[int]:
        return scoring.winners(s.table, s.book)

    def ties(self, s: StarsState) -> list[list[int]]:
        return scoring.ties(s.table)

    def points(self, v: StarsView) -> list[int]:
        """PG-017: everything that scores lies open; a secret objective counts when it is shown."""
        return scoring.totals(v.table, v.book)

    def known_sheet(self, v: StarsView) -> list[list[int]]:
        return scoring.sheet(v.table, v.book)

    def sample(self, v: StarsView, luck: Luck) -> StarsState:
        return sample.sample(v, luck)

    def features(self, v: StarsView) -> list[int]:
        return features.features(v)

    def problems(self, s: StarsState) -> list[str]:
        return invariants.problems(s)

    def impossible(self, book: StarsBook) -> list[int]:
        """PG-209: a Conflict is never built; it is named so that one can ask why not."""
        return invariants.impossible(book)

    def bound(self, seats: int) -> int:
        """PG-002, PG-003: 27 turns at most, and the longest turn is far below its share."""
        return MOST_TURNS * seats * MOST_DECISIONS_A_TURN
