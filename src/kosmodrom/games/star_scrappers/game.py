"""The game: which module answers which question of the contract."""

from kosmodrom.engine.contract import CHANCE, Game
from kosmodrom.engine.luck import Luck
from kosmodrom.games.star_scrappers.model import state
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.codec import LAYOUT
from kosmodrom.games.star_scrappers.model.state import ScrapperState, ScrapperView, blank
from kosmodrom.games.star_scrappers.model.steps import LAST_CHANCE
from kosmodrom.games.star_scrappers.play import features, invariants, sample
from kosmodrom.games.star_scrappers.rules import asking, audience, deciding, drawing, refusing, scoring, setup

NAME = "star_scrappers"
SEATS = (2, 3, 4)
MOST_ROUNDS = 1770
MOST_DECISIONS_A_TURN = 400


class StarScrappers(Game[ScrapperState, ScrapperView, ScrapperBook]):
    """Star Scrappers: Łowcy Kryształów."""

    def new(self, seats: int, options: dict[str, str], book: ScrapperBook) -> ScrapperState:
        return setup.set_up(seats, options["first-game"] == "yes", book)

    def actors(self, s: ScrapperState) -> list[int]:
        """SS-021: only the active seat decides."""
        agenda = s.table.agenda
        if agenda.is_empty():
            return []
        return [CHANCE] if agenda.step() <= LAST_CHANCE else [agenda.seat()]

    def legal(self, s: ScrapperState, seat: int) -> list[int]:
        return drawing.chance_options(s) if seat == CHANCE else asking.options(s, seat)

    def refusal(self, s: ScrapperState, seat: int, action: int) -> int:
        return refusing.refusal(s, seat, action)

    def odds(self, s: ScrapperState) -> list[int]:
        return drawing.chance_odds(s)

    def stream(self, s: ScrapperState) -> int:
        return drawing.chance_stream(s)

    def roll(self, s: ScrapperState, luck: Luck) -> int:
        return drawing.quick_roll(s, luck)

    def audience(self, s: ScrapperState, seat: int, action: int) -> int:
        return audience.audience(s, seat, action)

    def announces(self, s: ScrapperState, seat: int, action: int) -> int:
        return audience.announces(s, seat, action)

    def apply(self, s: ScrapperState, seat: int, action: int) -> None:
        if seat == CHANCE:
            deciding.draw(s, action)
        else:
            deciding.decide(s, seat, action)

    def clone(self, s: ScrapperState) -> ScrapperState:
        return state.clone(s)

    def view(self, s: ScrapperState, seat: int) -> ScrapperView:
        return state.view(s, seat)

    def encode(self, s: ScrapperState) -> list[int]:
        return LAYOUT.encode(s)

    def decode(self, ints: list[int], book: ScrapperBook) -> ScrapperState:
        return state.decode(ints, book)

    def encode_view(self, v: ScrapperView) -> list[int]:
        return LAYOUT.encode_view(v)

    def decode_view(self, ints: list[int], book: ScrapperBook) -> ScrapperView:
        return state.decode_view(ints, book)

    def position(self, s: ScrapperState) -> str:
        return LAYOUT.write(NAME, s)

    def from_position(self, text: str, book: ScrapperBook) -> ScrapperState:
        s: ScrapperState = LAYOUT.read(NAME, lambda seats: blank(seats, book), text, SEATS)
        invariants.refuse_problems(s)
        return s

    def scores(self, s: ScrapperState) -> list[int]:
        """SS-003: the points of each seat if the match ended here."""
        return [sum(scoring.sheet_column(s.table, s.book, seat, s.hands[seat].crystals)) for seat in range(s.seats)]

    def sheet(self, s: ScrapperState) -> list[list[int]]:
        columns = [scoring.sheet_column(s.table, s.book, seat, s.hands[seat].crystals) for seat in range(s.seats)]
        return [[column[row] for column in columns] for row in range(5)]

    def winners(self, s: ScrapperState) -> list[int]:
        return scoring.best_seats(self.scores(s))

    def ties(self, s: ScrapperState) -> list[list[int]]:
        """SS-210: nothing breaks a tie; all who tie win."""
        return [[210]]

    def points(self, v: ScrapperView) -> list[int]:
        """SS-017: of the others only what is open; needs the book, so it is counted with the view's own."""
        return features.running_points(v)

    def known_sheet(self, v: ScrapperView) -> list[list[int]]:
        return features.known_sheet(v)

    def sample(self, v: ScrapperView, luck: Luck) -> ScrapperState:
        return sample.sample(v, luck)

    def features(self, v: ScrapperView) -> list[int]:
        return features.features(v)

    def problems(self, s: ScrapperState) -> list[str]:
        return invariants.problems(s)

    def impossible(self, book: ScrapperBook) -> list[int]:
        """SS-127, SS-168: Artifacts that need no activation, and the places where only a Leader can lie."""
        return invariants.impossible(book)

    def bound(self, seats: int) -> int:
        """SS-316: at most 1,770 rounds, and a turn that uses every card and Artifact once is far below its share."""
        return MOST_ROUNDS * seats * MOST_DECISIONS_A_TURN
