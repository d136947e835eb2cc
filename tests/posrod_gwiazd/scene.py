"""Scenes for clause tests: a position described in the game's own words, then played by names of decisions.

A station is written as cards with their cells, in the order of building, the Main Reactor left out:
`"turret@1,0 reactor@2,0:1 any@1,1"`. What follows a colon are crystals on a Reactor (2 unless said) or credits on
Biurowce; `any` is a location that nobody counts; `main:0` sets the crystals of the Main Reactor; `face_down@1,0` is
a card turned over. Hands are kinds: `"turret garden"`; hands that are not given are filled up.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any

from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.deck import standard_deck
from kosmodrom.engine.pile import HIDDEN
from kosmodrom.games.posrod_gwiazd.game import PosrodGwiazd
from kosmodrom.games.posrod_gwiazd.model.actions import ALL_CARDS, OBJECTIVES, RACES, VOCABULARY
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook, make_book
from kosmodrom.games.posrod_gwiazd.model.events import NAMES
from kosmodrom.games.posrod_gwiazd.model.grid import CELLS
from kosmodrom.games.posrod_gwiazd.model.kinds import is_location
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.model.steps import STEPS
from kosmodrom.games.posrod_gwiazd.rules.course import go_on
from kosmodrom.games.posrod_gwiazd.rules.scoring import ROWS
from kosmodrom.games.posrod_gwiazd.rules.setup import set_up
from posrod_gwiazd.laying import Setting, in_kinds, in_words, lay_out
from scenes import BaseScene

GAME = PosrodGwiazd()


def fresh_book() -> StarsBook:
    """The standard content in a Book of its own, for a test to change."""
    return make_book(standard_deck("posrod_gwiazd", files("kosmodrom.games.posrod_gwiazd") / "content"))


@cache
def standard_book() -> StarsBook:
    return fresh_book()


class Scene(BaseScene[StarsState]):
    """A state with words for asking and playing."""

    game = GAME
    vocabulary = VOCABULARY
    prefix = "PG"
    event_names = NAMES

    def in_words(self, event: list[int]) -> str:
        return in_words(event)

    # --- playing

    @property
    def seat(self) -> int:
        """The seat that is asked now; several are asked in a secret choice."""
        actors = GAME.actors(self.s)
        assert actors, "the match is over"
        assert actors != [CHANCE], "chance must decide first"
        assert len(actors) == 1, f"seats {actors} are asked: say which one decides"
        return actors[0]

    def picks(self, *kinds: str) -> "Scene":
        """Every seat in turn chooses a card; with two seats `"turret garden"` plays one and discards the other."""
        for seat, names in enumerate(kinds):
            first, *rest = names.split()
            self.play(f"pick:{first}", *(f"card:{name}" for name in rest), seat=seat)
        return self

    def pays(self, *credits: int) -> "Scene":
        """The seats that are asked for a secret payment answer, in the order of their numbers."""
        asked = GAME.actors(self.s)
        assert len(asked) == len(credits), f"seats {asked} are asked to pay"
        for seat, amount in zip(asked, credits, strict=True):
            self.play(f"pay:{amount}", seat=seat)
        return self

    def everyone_discards(self) -> "Scene":
        """The remaining seats of the action step discard their cards for credits."""
        while not self.over and self.asks == "acting":
            self.play("discard")
        return self

    def next_turn(self, seed: int = 1) -> "Scene":
        """Until the next choice of cards or the end: abilities are declined, cards discarded, nothing is paid."""
        started = (self.year, self.turn)
        self.settle(seed)
        while not self.over and (self.asks != "choosing" or (self.year, self.turn) == started):
            for seat in GAME.actors(self.s)[:1]:
                modest = [name for name in MODEST if name in self.options(seat)]
                self.play(modest[0] if modest else self.options(seat)[0], seat=seat)
            self.settle(seed)
        return self

    # --- asking

    @property
    def asks(self) -> str:
        """What is asked now, by the name of the step, e.g. `acting`."""
        return STEPS[self.s.table.agenda.step()]

    def offered(self, verb: str, seat: int | None = None) -> list[str]:
        """The objects of one verb that are offered: `offered("cell")` lists cells such as `1,0`."""
        found = [option.partition(":") for option in self.options(seat)]
        return [thing for name, _, thing in found if name == verb]

    def chances(self) -> dict[str, Fraction]:
        """What chance can draw now, and how likely each outcome is."""
        weights = self.draws()
        return {name: Fraction(weight, sum(weights.values())) for name, weight in weights.items()}

    def knows(self, seat: int, other: int) -> str:
        """The cards that a seat knows in a hand, or in a packet on its way there; `?` for each unknown one."""
        tail = GAME.view(self.s, seat).table.packets[other].tail
        known = sorted(ALL_CARDS[card] for card in tail if card != HIDDEN)
        return " ".join(known + ["?"] * tail.count(HIDDEN))

    # --- reading

    def hand(self, seat: int) -> str:
        """The cards of a hand, or of the packet that lies before the seat, by name."""
        return " ".join(sorted(ALL_CARDS[card] for card in self.s.table.packets[seat].tail))

    def chosen(self, seat: int) -> str:
        """The card that lies face down before a seat; `-` for none."""
        pick = self.s.hands[seat].pick
        return ALL_CARDS[pick] if pick >= 0 else "-"

    def revealed(self, seat: int) -> str:
        """The revealed card that waits for its action; `-` for none."""
        card = self.s.table.played[seat]
        return ALL_CARDS[card] if card >= 0 else "-"

    def station(self, seat: int) -> str:
        """Cards with their cells, in the order of building: `main_reactor@0,0 turret@1,0`."""
        t = self.s.table
        pairs = zip(t.cards[seat], t.cells[seat], strict=True)
        return " ".join(f"{ALL_CARDS[card]}@{CELLS[cell]}" for card, cell in pairs)

    def _place(self, seat: int, cell: str) -> int:
        return self.s.table.cells[seat].index(CELLS.index(cell))

    def crystals(self, seat: int, cell: str = "0,0") -> int:
        """Crystals on a Reactor, or credits on Biurowce."""
        return self.s.table.tokens[seat][self._place(seat, cell)]

    def range(self, seat: int, cell: str) -> int:
        """The range of a card from the Main Reactor."""
        return self.s.table.ranges[seat][self._place(seat, cell)]

    def brought(self, seat: int, cell: str) -> int:
        """The points that a card has brought so far."""
        return self.s.table.brought[seat][self._place(seat, cell)]

    def open_cells(self, seat: int) -> str:
        """The cells where a card may lie, in reading order."""
        return " ".join(CELLS[cell] for cell in self.s.table.open[seat])

    @property
    def points(self) -> list[int]:
        """The score track."""
        return self.s.table.points

    @property
    def credits(self) -> list[int]:
        return self.s.table.credits

    @property
    def year(self) -> int:
        return self.s.table.year

    @property
    def turn(self) -> int:
        return self.s.table.turn

    @property
    def order(self) -> list[int]:
        return self.s.table.order

    @property
    def steward(self) -> int:
        return self.s.table.steward

    @property
    def deck(self) -> int:
        return self.s.table.deck

    @property
    def side(self) -> int:
        return self.s.table.side

    @property
    def reactors(self) -> int:
        """Reactor cards left in the pile."""
        return self.s.table.reactors

    def race(self, seat: int) -> str:
        race = self.s.table.races[seat]
        return RACES[race] if race >= 0 else "-"

    def objectives(self) -> str:
        """The open objectives."""
        return " ".join(OBJECTIVES[objective] for objective in self.s.table.objectives)

    def secret(self, seat: int) -> str:
        """The secret objective of a seat; `-` for none."""
        objective = self.s.hands[seat].secret
        return OBJECTIVES[objective] if objective >= 0 else "-"

    def discard_pile(self) -> str:
        return in_kinds(self.s.table.discard)

    def removed(self) -> str:
        """The cards that left the game face up."""
        return in_kinds(self.s.table.removed)

    def removed_face_down(self) -> str:
        return " ".join(sorted(ALL_CARDS[card] for card in self.s.table.hidden_removed[0].tail))

    def row(self, name: str) -> list[int]:
        """A row of the score sheet: play, deferred, race, reactors, credits, objectives."""
        return GAME.sheet(self.s)[ROWS.index(name)]

    def cards_in_game(self) -> int:
        """All location and Conflict cards, wherever they are, but for those left in the box with three seats."""
        t = self.s.table
        piles = sum(map(len, (pile.tail for pile in t.packets + t.hidden_removed)))
        placed = sum(is_location(card) for cards in t.cards for card in cards)
        held = sum(card >= 0 for card in t.played + t.disputes)
        return sum(self.s.vault.pool) + sum(t.discard) + sum(t.removed) + sum(t.covered) + piles + placed + held


MODEST = ("discard", "pass", "gift:nobody", "take:nobody", "store:0", "pay:0", "keep-silent")
"""What somebody answers who wants nothing."""


def game(seats: int = 3, book: StarsBook | None = None, **options: str) -> Scene:
    """A game from its very beginning; options by name, `all_in_one="yes"`. By default the first game."""
    chosen = {
        "game": "first", "races": "dealt", "steward": "first", "aggressive": "no", "all-in-one": "no", "seize": "no",
        "width": "unlimited", "height": "5",
    }  # fmt: skip
    chosen.update({key.replace("_", "-"): value for key, value in options.items()})
    s = set_up(seats, chosen, book or standard_book())
    s.telling = True
    go_on(s)
    made = Scene(s)
    made.hear()
    return made


def scene(
    *,
    seats: int = 3,
    phase: str = "acting",
    year: int = 1,
    turn: int = 1,
    stations: Sequence[str] = (),
    hands: Sequence[str] = (),
    played: Sequence[str] = (),
    points: Sequence[int] = (),
    credits: Sequence[int] = (),
    races: Sequence[str] = (),
    used: Sequence[int] = (),
    objectives: str = "",
    secret: str = "",
    claim: int = 0,
    steward: int = 0,
    discard: str = "",
    aggressive: bool = False,
    all_in_one: bool = False,
    seize: bool = False,
    space: str = "",
    side: int | None = None,
    deck: int | None = None,
    illegal: bool = False,
    book: StarsBook | None = None,
) -> Scene:
    """A position in a turn.

    `phase` is `before` (abilities are offered), `choosing`, `acting` (cards are revealed; `played` names them, one
    for each seat, some location for those who are not mentioned), `turn-end`, `year-end` or `final` (year 4 is over).
    Seats have 10 credits and 0 points unless it is said otherwise. `space` is `7x5` for limited space. `secret` is
    what the Qualeen seat holds. Hands are known to their holders; a packet on its way to nobody but the passer.
    `deck` makes the location deck smaller: what is too much has left the game face up. An `illegal` scene may hold
    stations that the rules would not let grow.
    """
    s = lay_out(
        Setting(
            seats, phase, year, turn, stations, hands, played, points, credits, races, used, objectives, secret, claim,
            steward, discard, aggressive, all_in_one, seize, space, side, deck,
        ),
        book or standard_book(),
    )  # fmt: skip
    s.telling = True
    go_on(s)
    made = Scene(s)
    made.hear()
    assert illegal or GAME.problems(s) == [], GAME.problems(s)
    return made


def built(card: str, cell: str = "0,1", station: str = "", **more: Any) -> Scene:
    """Seat 0 has built a card, paid by the first Reactors that could, and the others have discarded theirs."""
    s = scene(stations=[station, *more.pop("others", [])], played=[card], **more)
    while s.seat != 0:
        s.play("discard")
    s.play("build", f"cell:{cell}")
    while s.s.hands[0].target >= 0:
        s.play(s.options(0)[0])
    return s.everyone_discards()
