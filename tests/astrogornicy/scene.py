"""Scenes for clause tests: a position described in the game's own words, then played by names of decisions.

Faces and resources go by their codes, cards by their ids: `pools=["INS GOR2"]`, `stock=["1WO 4KS"]`,
`hands=["MI-05 ZA-31"]`. A card in a Dock is written `MI-05 of 0: 0-GOR2 0-AUT - -`, a die as seat and face.
What a scene does not mention is as harmless as possible: no resources, empty fields, the rest of the dice discarded.
"""

from collections.abc import Sequence

from astrogornicy.building import Plan, build, standard_book
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.games.astrogornicy.game import Astrogornicy
from kosmodrom.games.astrogornicy.model.actions import CARDS, FACES, KANTORS, RESOURCES, UNITS, VOCABULARY
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.model.events import NAMES
from kosmodrom.games.astrogornicy.model.labels import DICE
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.steps import ACTING, CHANGING, CONFIRMED, FREE_REROLL, NEXT_ROUND, ROLLING
from kosmodrom.games.astrogornicy.model.terms import AREAS
from kosmodrom.games.astrogornicy.rules.ordering import begin_buying
from kosmodrom.games.astrogornicy.rules.settling import begin_settling
from kosmodrom.games.astrogornicy.words.speaker import ROWS
from scenes import BaseScene, heard_by

GAME = Astrogornicy()
PHASES = ("rolling", "changing", "acting", "settling", "buying", "next-round")

ARGUMENTS = [
    "cn", "cn", "c", "c", "kn", "s", "ns", "sp", "snf", "sfff", "sc", "s", "s", "sfa", "sknn", "sc", "sc", "sn", "scnu",
    "sfnn", "skn", "skkf", "s", "snn", "k", "sc", "cn", "sc", "scu", "sc", "sc", "scu", "s", "sn", "", "sn",
]  # fmt: skip
"""What the arguments of each event are: seat, card, resource (k), face, pool, units, action or number."""

WORDS = {"c": CARDS, "k": RESOURCES, "f": FACES, "a": VOCABULARY.names}


def amounts(counts: Sequence[int], names: Sequence[str] = RESOURCES) -> str:
    """Counts as `1WO 4KS`."""
    return " ".join(f"{count}{name}" for count, name in zip(counts, names, strict=True) if count)


def cards_in(cards: Sequence[int]) -> str:
    """Cards as ids; `-` for an empty place."""
    return " ".join(CARDS[card] if card >= 0 else "-" for card in cards)


def dice_in(dice: Sequence[int]) -> str:
    """Dice as `0-GOR2`; `-` for a free field."""
    return " ".join(DICE[die] if die >= 0 else "-" for die in dice)


class Scene(BaseScene[AstroState]):
    """A state with words for asking and playing."""

    game = GAME
    vocabulary = VOCABULARY
    prefix = "AG"
    event_names = NAMES

    def in_words(self, event: list[int]) -> str:
        return in_words(event)

    # --- playing

    def roll(self, *pools: str) -> "Scene":
        """The dice in the air fall as written, seat by seat: roll("INS GOR2", "AUT")."""
        for faces in pools:
            self.chance(*(f"roll:{face}" for face in faces.split()))
        return self

    def confirm_all(self) -> "Scene":
        """Everybody declines the free reroll and confirms."""
        while self.phase == 2 and self.asked:
            self.play("done" if "done" in self.options() else "ready")
        return self

    def pass_all(self) -> "Scene":
        """Everybody passes, until phase 3 is over."""
        while self.phase == 3 and self.asked:
            self.play("pass")
        return self

    def end_all(self) -> "Scene":
        """Nobody buys anything more in phase 5; the dice of the next Round are in the air, or the match is over."""
        while self.phase == 5 and self.asked:
            self.play("end")
        return self

    # --- asking

    def offered(self, verb: str, seat: int | None = None) -> list[str]:
        """The options with one verb, without it: offered("water") == ["1-GOR", "2-GOR"]."""
        return [option.partition(":")[2] for option in self.options(seat) if option.partition(":")[0] == verb]

    def stream(self) -> int:
        """The stream of chance that decides next."""
        return GAME.stream(self.s)

    # --- reading: a seat's things

    def pool(self, seat: int) -> str:
        """The faces of the dice in a pool: `INS GOR GOR`."""
        return " ".join(FACES[face] for face in range(6) for _ in range(self.s.table.pool[6 * seat + face]))

    def stock(self, seat: int) -> str:
        return amounts(self.s.table.stock[7 * seat : 7 * seat + 7])

    def hand(self, seat: int) -> str:
        return cards_in(self.s.hands[seat].cards)

    def shown(self, seat: int) -> str:
        """The cards in a hand that everybody saw going there."""
        return cards_in(self.s.table.shown[seat])

    def completed(self, seat: int) -> str:
        """Missions and Expeditions completed and kept."""
        return cards_in(self.s.table.completed[seat])

    def won(self, seat: int) -> str:
        return cards_in(self.s.table.won[seat])

    def orders(self, seat: int) -> str:
        """Bought Orders that lie face up, their effect unused."""
        return cards_in(self.s.table.open_orders[seat])

    def used(self, seat: int) -> str:
        """Bought Orders that lie face down."""
        return cards_in(self.s.table.used_orders[seat])

    def owned(self, seat: int) -> str:
        """Technologies and Bulletins."""
        return cards_in([83 + at for at, owner in enumerate(self.s.table.card_owners) if owner == seat])

    def discarded(self, seat: int) -> int:
        return self.s.table.discarded[seat]

    def returned(self, seat: int) -> int:
        """Dice that came back in phase 4."""
        return self.s.table.returned[seat]

    def rolling(self, seat: int) -> int:
        """Dice in the air."""
        return self.s.table.rolling[seat]

    def due(self, seat: int) -> str:
        """What is being paid, less discounts: `1WO 2ZL 1XX`."""
        return amounts(self.s.hands[seat].due, UNITS)

    def laid(self, seat: int) -> str:
        """What lies ready for a payment."""
        return amounts(self.s.hands[seat].laid)

    # --- reading: the board

    @property
    def round(self) -> int:
        return self.s.table.round

    @property
    def phase(self) -> int:
        return self.s.table.phase

    @property
    def first(self) -> int:
        """The First Player."""
        return self.s.table.first

    def bank(self) -> str:
        return amounts(self.s.table.bank)

    def track(self) -> str:
        """The Round Track: `PL WO KS ZL WF NI PA -`."""
        return " ".join(RESOURCES[kind] if kind >= 0 else "-" for kind in self.s.table.track)

    def kantor(self) -> str:
        return KANTORS[self.s.table.kantor] if self.s.table.kantor >= 0 else "-"

    def area(self, name: str) -> str:
        """The four fields of water, xenon or plasteel: `0-GOR - - -`."""
        at = 4 * AREAS.index(name)
        return dice_in(self.s.table.areas[at : at + 4])

    def dispatch(self) -> str:
        return dice_in(self.s.table.dispatch)

    def refinery(self) -> str:
        return dice_in(self.s.table.refinery)

    def first_field(self) -> str:
        return dice_in([self.s.table.first_field])

    def beside(self, what: str) -> str:
        """The fields beside the three `awards` or `minis`, or on the eight `cards` that can be owned."""
        t = self.s.table
        return dice_in({"awards": t.award_dice, "minis": t.mini_dice, "cards": t.card_dice}[what])

    def dock(self, number: int) -> str:
        """A Dock: `MI-05 of 0 at 1: 0-GOR2 0-AUT - -`; `-` for an empty one."""
        t, at = self.s.table, number - 1
        card = t.dock_cards[at]
        if card < 0:
            return "-"
        dice = dice_in(t.dock_dice[5 * at : 5 * at + self.s.book.fields[card]])
        return f"{CARDS[card]} of {t.dock_owners[at]} at {t.dock_positions[at]}: {dice}"

    def market(self, deck: str) -> str:
        """The four places of the market of `mission` or `order`."""
        at = 4 * ("mission", "order").index(deck)
        return cards_in(self.s.table.market[at : at + 4])

    def deck(self, deck: str) -> int:
        """How many cards lie in the face-down deck of `mission` or `order`."""
        return self.s.table.decks[("mission", "order").index(deck)].size()

    def under(self, deck: str) -> str:
        """The cards that were put under a deck, the first one to come up first."""
        return cards_in(self.s.table.decks[("mission", "order").index(deck)].tail)

    def awards(self) -> str:
        """The three Award slots."""
        return cards_in(self.s.table.awards)

    def mini(self, name: str) -> str:
        """The shown cards of `expeditions`, `technologies` or `bulletins`."""
        return cards_in(self.s.table.minis[("expeditions", "technologies", "bulletins").index(name)])

    def box(self) -> str:
        return cards_in(self.s.table.box)

    # --- reading: the end

    def row(self, name: str) -> list[int]:
        """A row of the score sheet: orders, awards, technologies, bulletins, missions, expeditions, basic, rare."""
        return GAME.sheet(self.s)[ROWS.index(name)]


def argument(kind: str, number: int) -> str:
    """An argument of an event; a pool as `INS GOR GOR`, units as `1WO 4KS`, none as `free`."""
    if kind == "u":
        return amounts([number >> 8 * kind & 255 for kind in range(len(RESOURCES))]) or "free"
    if kind == "p":
        return " ".join(FACES[face] for face in range(6) for _ in range(number >> 3 * face & 7))
    return WORDS[kind][number] if kind in WORDS and number >= 0 else str(number)


def in_words(event: list[int]) -> str:
    """An event with its arguments."""
    name, audience, kinds = NAMES[event[0]], event[1], ARGUMENTS[event[0]]
    words = [argument(kind, number) for kind, number in zip(kinds, event[2:], strict=False)]
    if words[-1:] and words[-1].startswith("dock:"):
        words.append(CARDS[event[5]])
    if words[-1:] and words[-1].startswith("first-player:") and event[5]:
        words.append("in vain")
    return " ".join([name, *words, *heard_by(audience)])


def scene(
    *,
    seats: int = 2,
    edition: str = "handbook",
    phase: str = "acting",
    active: int = 0,
    first: int = 0,
    round: int = 1,
    kantor: str = "KA-1",
    pools: Sequence[str] = (),
    stock: Sequence[str] = (),
    bank: str | None = None,
    hands: Sequence[str] = (),
    drawn: Sequence[str] = (),
    docks: Sequence[str] = (),
    fields: str = "",
    completed: Sequence[str] = (),
    won: Sequence[str] = (),
    orders: Sequence[str] = (),
    used: Sequence[str] = (),
    owned: Sequence[str] = (),
    passed: Sequence[int] = (),
    awards: str = "NA-1 NA-2 NA-3",
    tops: str = "EK-1 TE-1 BI-1",
    missions: str | None = None,
    order_market: str | None = None,
    under: str = "",
    decks: tuple[int | None, int | None] = (None, None),
    book: AstroBook | None = None,
) -> Scene:
    """A position with the seat `active` asked, in one of the PHASES.

    rolling     phase 2, the free reroll is open to all; changing: the window after it
    acting      phase 3, the turn of `active`
    settling    phase 3 is over: the bonus is given and Missions are settled as far as nobody decides
    buying      phase 5
    next-round  phase 5 is over: the next Round has begun, its dice are in the air

    Hands count as seen by all; `drawn` are further cards that only their seat has seen. `docks` are written
    `MI-05 of 0: 0-GOR2 - -`, with ` at 2` after the owner for one that has slid. `fields` holds dice on the board:
    `water-1=0-GOR dispatch=1-INS refinery=0-GEO first=1-AUT award-1=0-INS mini-2=0-GOR TE-3=0-AUT`. `tops` are the
    shown cards of the mini-decks in `handbook`, `-` for an empty one; in `earlier` all that are left are shown.
    `bank` sets what the bank holds of the named kinds; `decks` the sizes of both decks (what is left out is not in
    the game), `under` the cards under them. Track tokens lie in legend order from the current Round on.
    """
    plan = Plan(
        seats, edition, first, round, kantor, pools, stock, bank, hands, drawn, docks, fields, completed, won, orders,
        used, owned, passed, awards, tops, missions, order_market, under, decks, book,
    )  # fmt: skip
    s = build(plan)
    begin(s, phase, active)
    made = Scene(s)
    made.hear()
    assert GAME.problems(s) == [], GAME.problems(s)
    return made


def begin(s: AstroState, phase: str, active: int) -> None:
    """Put the question of a phase on the agenda."""
    t = s.table
    t.window = [CONFIRMED] * s.seats
    s.telling = True
    assert phase in PHASES, f"{phase} is none of {PHASES}"
    t.phase = {"rolling": 2, "changing": 2, "acting": 3, "settling": 3}.get(phase, 5)
    if t.phase == 2:
        window = FREE_REROLL if phase == "rolling" else CHANGING
        t.window = [window if any(t.pool[6 * seat : 6 * seat + 6]) else CONFIRMED for seat in range(s.seats)]
        t.agenda.push(ROLLING, t.first)
    elif phase == "acting":
        t.agenda.push(ACTING, active)
    elif phase == "settling":
        begin_settling(s)
    elif phase == "buying":
        begin_buying(s)
    else:
        t.agenda.push(NEXT_ROUND, t.first)
    if phase != "acting":
        GAME.go_on(s)


def chosen(edition: str, legend: bool, first_seat: bool) -> dict[str, str]:
    """The options of a match."""
    return {
        "edition": edition,
        "track_order": "legend" if legend else "random",
        "first_player": "first-seat" if first_seat else "random",
    }


def set_up(seats: int = 2, edition: str = "handbook", *, legend: bool = True, first_seat: bool = True) -> Scene:
    """A match before the first draw of its set-up."""
    return Scene(GAME.new(seats, chosen(edition, legend, first_seat), standard_book()))


def started(seats: int = 2, edition: str = "handbook", *, legend: bool = True, first_seat: bool = True) -> Scene:
    """A match after its set-up: the dice of Round 1 are in the air."""
    made, luck = set_up(seats, edition, legend=legend, first_seat=first_seat), Luck(1)
    while made.round == 0:
        made.chance(VOCABULARY.name(GAME.roll(made.s, luck)))
    return made


def match(seats: int = 2, seed: str = "scene", **options: str) -> Match:
    """A real match, for what the journal and the options promise."""
    return Match("astrogornicy", seats=seats, seed=seed, options=options)
