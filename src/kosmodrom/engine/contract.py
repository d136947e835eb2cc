"""The contract between a game and everything that plays, shows or records it.

A `Game` is stateless. Its `State` is small ints and lists in three zones: a Table that all see, a Hand for
each seat, a Vault that nobody sees. A `View` holds copies of the Table and of one Hand and nothing else.
"""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.feature_blocks import Block
from kosmodrom.engine.words import Phrase

CHANCE: Final = -1
"""The actor that decides dice and draws."""

SPECTATOR: Final = 7
"""A view's seat that has no hand; seats are 0 to 6, so that bit 7 of a mask means the public."""

EVERYONE: Final = 255
"""The mask of all seats and the public."""

MOST_POINTS: Final = 1000
"""What a game that does not say more gives as the bound of its points."""

UNKNOWN: Final = -1_000_000_000
"""A number in a score sheet that a view does not tell."""

EVENT_WIDTH: Final = 6
"""A told event is six ints: code, audience, and four arguments."""


def only(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """The mask of all seats and the public, less one seat."""
    return EVERYONE & ~(1 << seat)


def column_sums(sheet: list[list[int]]) -> list[int]:
    """The points of each seat in a score sheet; what is unknown counts nothing."""
    sums = [0] * len(sheet[0])
    for row in sheet:
        for seat in range(len(row)):
            if row[seat] != UNKNOWN:
                sums[seat] += row[seat]
    return sums


def largest(values: list[int], among: list[int]) -> list[int]:
    """Those of some seats that have the largest value."""
    best = max([values[seat] for seat in among])
    return [seat for seat in among if values[seat] == best]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has; the zones are the game's own."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.telling = False
        """Whether events are collected; off in search."""
        self.told: list[int] = []
        """Events since they were last read, flat, `EVENT_WIDTH` ints each; not part of the position."""

    def tell(self, code: int, audience: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Report that something happened, to those who may know of it."""
        if self.telling:
            told = self.told
            told.append(code)
            told.append(audience)
            told.append(a)
            told.append(b)
            told.append(c)
            told.append(d)


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat may know: copies, never references. The zones are the game's own."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __repr__(self) -> str:
        from kosmodrom.engine.showing import short  # here, because that reads what games have made of views

        return short(self)

    def __str__(self) -> str:
        from kosmodrom.engine.showing import readable

        return readable(self)

    def _repr_html_(self) -> str:
        """The board as the seat sees it, for notebooks."""
        from kosmodrom.draw.cell import cell_of

        return cell_of(self).html()


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """A game's content as packed tables; a custom deck is another Book. The tables are the game's own."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.package = ""
        """The game that it is a book of, once the game's entry has made it."""
        self.deck: object = None
        """The deck that it was made from; None for the standard one."""
        self.names: dict[str, dict[str, str]] = {}
        """By language: the names of cards that the deck brings along, under the keys of the game's texts."""
        self.clauses: dict[str, list[int]] = {}
        """The rules that speak of single cards, under the keys of the cards' names."""
        self.worded: dict[str, object] = {}
        """By language: the texts of the game with those names."""

    def __reduce__(self) -> tuple[object, ...]:
        from kosmodrom.engine.registry import book_again  # here, because entries are made of books

        return book_again, (self.package, self.deck)


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
B = TypeVar("B", bound=Book)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V, B]):
    """The rules of one game. A game implements every method; the few with a body here may be left as they are."""

    def new(self, seats: int, options: dict[str, str], book: B) -> S:
        """A match before its first decision; set-up draws are decisions of CHANCE."""
        raise NotImplementedError

    def actors(self, s: S) -> list[int]:
        """The seats that owe a decision; [CHANCE] while a draw is pending; [] when the match is over."""
        raise NotImplementedError

    def legal(self, s: S, seat: int) -> list[int]:
        """The decisions of an actor: ascending, unique, never empty."""
        raise NotImplementedError

    def refusal(self, s: S, seat: int, action: int) -> int:
        """0 if the decision is legal, else the number of the clause that forbids it."""
        raise NotImplementedError

    def odds(self, s: S) -> list[int]:
        """Integer weights, parallel to `legal(s, CHANCE)`."""
        raise NotImplementedError

    def stream(self, s: S) -> int:
        """Which stream of chance the pending draw comes from: one per deck, one per seat's dice."""
        raise NotImplementedError

    def roll(self, s: S, luck: Luck) -> int:
        """A decision of CHANCE for playouts, as likely as `odds` says."""
        return self.legal(s, CHANCE)[luck.weighted(self.odds(s))]

    def audience(self, s: S, seat: int, action: int) -> int:
        """The mask of those who will learn this decision; read before `apply`.

        A game that does not say tells nobody but the seat itself, and of chance nobody at all.
        """
        return 0 if seat == CHANCE else only(seat)

    def announces(self, s: S, seat: int, action: int) -> int:
        """The clause by which this decision tells others of something that no view keeps; 0: there is none such."""
        return 0

    def reveals(self, s: S, seat: int, action: int) -> bool:
        """Whether the decision will show its seat something that it could not know; read before `apply`."""
        return False

    def apply(self, s: S, seat: int, action: int) -> None:
        """Carry the decision out, unchecked. `Match.play` is the checked door."""
        raise NotImplementedError

    def clone(self, s: S) -> S:
        """An independent copy; the Book is shared, events are not taken along."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> V:
        """What a seat, or the SPECTATOR, may know."""
        raise NotImplementedError

    def public(self, v: V) -> V:
        """What everybody knows of that which a view knows: the view of a SPECTATOR."""
        raise NotImplementedError

    def encode(self, s: S) -> list[int]:
        """The whole state as ints; equal states encode equally."""
        raise NotImplementedError

    def decode(self, ints: list[int], book: B) -> S:
        raise NotImplementedError

    def encode_view(self, v: V) -> list[int]:
        """The whole view as ints; equal views encode equally."""
        raise NotImplementedError

    def decode_view(self, ints: list[int], book: B) -> V:
        raise NotImplementedError

    def position(self, s: S) -> str:
        """The whole state as readable TOML."""
        raise NotImplementedError

    def from_position(self, text: str, book: B) -> S:
        """The state that a written position describes, checked by `problems`."""
        raise NotImplementedError

    def scores(self, s: S) -> list[int]:
        """Points of each seat, if the match ended here; where a game does not say, the columns of the score sheet."""
        return column_sums(self.sheet(s))

    def sheet(self, s: S) -> list[list[int]]:
        """The score sheet: one row per source of points, one column per seat."""
        raise NotImplementedError

    def winners(self, s: S) -> list[int]:
        """The seats that win, tie-breaks applied; several share the victory.

        As long as a game does not say otherwise, the most points win, and among equals the rows of `ties` decide.
        """
        best = largest(self.scores(s), list(range(s.seats)))
        for row in self.ties(s):
            if len(row) > 1:
                best = largest(row[1:], best)
        return best

    def ties(self, s: S) -> list[list[int]]:
        """What the rules compare where seats have equal points, in their order; [] where a game does not tell.

        A row is the number of its clause and then a number for each seat, the larger the better. A row with the
        clause alone says that those who are still equal share the victory. How a comparison is called stands in the
        texts under `tie.` and the clause's id, such as `tie.TY-025 = "more prizes"`.
        """
        return []

    def points(self, v: V) -> list[int]:
        """Points of each seat as far as the view knows them; where a game does not say, those of `known_sheet`."""
        return column_sums(self.known_sheet(v))

    def known_sheet(self, v: V) -> list[list[int]]:
        """The score sheet of `sheet` as far as the view knows it now, UNKNOWN where it does not; [] for none at all.

        A row that is known in part holds that part.
        """
        return []

    def sample(self, v: V, luck: Luck) -> S:
        """A whole state that the view's seat cannot tell from the real one."""
        raise NotImplementedError

    def features(self, v: V) -> list[int]:
        """Numbers that describe the view, for bots and learners; as many for every view of the game.

        As long as a game does not say more: the points of all seats, its own first, then in the order of play.
        """
        points = self.points(v)
        seats = len(points)
        numbers = [0] * SPECTATOR
        for place in range(seats):
            numbers[place] = points[(v.seat + place) % seats]
        return numbers

    def feature_blocks(self) -> list[Block]:
        """What the numbers of `features` are, in their order, and between which bounds they lie."""
        return [Block("points, own first", SPECTATOR, -MOST_POINTS, MOST_POINTS)]

    def features_of(self, s: S, seat: int) -> list[int]:
        """The `features` of what a seat sees; a game that can read them off the state may spare the view."""
        return self.features(self.view(s, seat))

    def problems(self, s: S) -> Sequence[str | Phrase]:
        """Broken invariants, in words, best in those of every language; empty for every state reached or sampled."""
        raise NotImplementedError

    def impossible(self, book: B) -> list[int]:
        """Decisions that no position with this content can offer; they are named so that one can ask why not."""
        return []

    def bound(self, seats: int) -> int:
        """No match has more decisions of seats than this."""
        raise NotImplementedError
