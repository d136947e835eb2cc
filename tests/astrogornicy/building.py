"""Builds the positions of scenes: from words to a state in which every unit, die and card has its place."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.engine.deck import standard_deck
from kosmodrom.games.astrogornicy.model.actions import CARDS, FACES, KANTORS, RESOURCES, award_number
from kosmodrom.games.astrogornicy.model.book import AstroBook, make_book
from kosmodrom.games.astrogornicy.model.labels import DICE
from kosmodrom.games.astrogornicy.model.state import AstroState, blank
from kosmodrom.games.astrogornicy.model.terms import ABSENT, AREAS, EDITIONS
from kosmodrom.games.astrogornicy.model.values import insert
from kosmodrom.games.astrogornicy.rules.cards import sort_of


def fresh_book() -> AstroBook:
    """The standard content in a Book of its own, for a test to change."""
    return make_book(standard_deck("astrogornicy", files("kosmodrom.games.astrogornicy") / "content"))


@cache
def standard_book() -> AstroBook:
    return fresh_book()


@dataclass(frozen=True)
class Plan:
    """The words of a scene."""

    seats: int
    edition: str
    first: int
    round: int
    kantor: str
    pools: Sequence[str]
    stock: Sequence[str]
    bank: str | None
    hands: Sequence[str]
    drawn: Sequence[str]
    docks: Sequence[str]
    fields: str
    completed: Sequence[str]
    won: Sequence[str]
    orders: Sequence[str]
    used: Sequence[str]
    owned: Sequence[str]
    passed: Sequence[int]
    awards: str
    tops: str
    missions: str | None
    order_market: str | None
    under: str
    decks: tuple[int | None, int | None]
    book: AstroBook | None

    def needs_own_book(self) -> bool:
        return self.bank is not None or self.decks != (None, None)


def build(plan: Plan) -> AstroState:
    """A state with everything in its place and nothing asked yet."""
    book = plan.book or (fresh_book() if plan.needs_own_book() else standard_book())
    s = blank(plan.seats, book)
    t = s.table
    t.edition = EDITIONS.index(plan.edition)
    t.first, t.round = plan.first, plan.round
    t.kantor = KANTORS.index(plan.kantor)
    t.promoted = book.promoted[t.kantor]
    t.passed = sum(1 << seat for seat in plan.passed)
    Cards(s, plan).place()
    place_dice(s, plan)
    place_resources(s, plan)
    return s


def units(text: str) -> list[int]:
    """Amounts such as `1WO 4KS`, by kind."""
    counts = [0] * 7
    for word in text.split():
        counts[RESOURCES.index(word[-2:])] += int(word[:-2])
    return counts


def place_resources(s: AstroState, plan: Plan) -> None:
    t = s.table
    for field in range(plan.round - 1, 7):
        t.track[field] = s.book.legend[field]
    for seat, text in enumerate(plan.stock):
        t.stock[7 * seat : 7 * seat + 7] = units(text)
    for kind, name in enumerate(RESOURCES):
        held = sum(t.stock[kind::7]) + t.track.count(kind)
        if plan.bank is not None and name in plan.bank:
            s.book.units[kind] = held + units(plan.bank)[kind]
        t.bank[kind] = s.book.units[kind] - held
        assert t.bank[kind] >= 0, f"there are not so many {name}"


def die(name: str) -> int:
    assert name in DICE, f"a die is written such as 0-GOR2, not {name}"
    return DICE.index(name)


def place_dice(s: AstroState, plan: Plan) -> None:
    """The dice of pools, Docks and fields; what is left of seven is discarded."""
    t = s.table
    for seat, faces in enumerate(plan.pools):
        for face in faces.split():
            t.pool[6 * seat + FACES.index(face)] += 1
    for at, text in enumerate(plan.docks):
        if text != "-":
            dice = text.partition(":")[2].split()
            t.dock_dice[5 * at : 5 * at + len(dice)] = [die(one) if one != "-" else -1 for one in dice]
    for word in plan.fields.split():
        put_on_field(s, word)
    standing = t.areas + t.dispatch + t.refinery + [t.first_field] + t.award_dice + t.mini_dice + t.card_dice
    for seat in range(s.seats):
        used = sum(t.pool[6 * seat : 6 * seat + 6])
        used += sum(1 for one in standing + t.dock_dice if one >= 0 and one // 6 == seat)
        t.discarded[seat] = 7 - used
        assert used <= 7, f"seat {seat} has {used} dice"


def put_on_field(s: AstroState, word: str) -> None:
    """A die on the board, such as `water-1=0-GOR`."""
    t = s.table
    name, _, what = word.partition("=")
    area, _, number = name.rpartition("-")
    if name == "dispatch":
        t.dispatch.append(die(what))
    elif name == "refinery":
        t.refinery.append(die(what))
    elif name == "first":
        t.first_field = die(what)
    elif area in AREAS:
        t.areas[4 * AREAS.index(area) + int(number) - 1] = die(what)
    elif area == "award":
        t.award_dice[int(number) - 1] = die(what)
    elif area == "mini":
        t.mini_dice[int(number) - 1] = die(what)
    else:
        t.card_dice[CARDS.index(name) - 83] = die(what)


class Cards:
    """Deals every card of the game to its place."""

    def __init__(self, s: AstroState, plan: Plan) -> None:
        self.s = s
        self.plan = plan
        self.left = [card for card in range(len(CARDS)) if s.book.mark[card] <= s.seats and CARDS[card] not in KANTORS]

    def take(self, name: str) -> int:
        """A card by its id; one that is marked for more seats joins the game."""
        card = CARDS.index(name)
        if self.s.book.mark[card] > self.s.seats and card not in self.left:
            raise AssertionError(f"{name} is not in a game of {self.s.seats}")
        assert card in self.left, f"{name} stands twice in the scene"
        self.left.remove(card)
        return card

    def take_all(self, names: str) -> list[int]:
        return sorted(self.take(name) for name in names.split())

    def place(self) -> None:
        t, plan = self.s.table, self.plan
        self.place_hands()
        self.place_docks()
        for seat, names in enumerate(plan.completed):
            t.completed[seat] = self.take_all(names)
        for seat, names in enumerate(plan.won):
            t.won[seat] = self.take_all(names)
        for seat, names in enumerate(plan.orders):
            t.open_orders[seat] = self.take_all(names)
        for seat, names in enumerate(plan.used):
            t.used_orders[seat] = self.take_all(names)
        for seat, names in enumerate(plan.owned):
            for name in names.split():
                t.card_owners[self.take(name) - 83] = seat
        self.place_awards()
        self.place_minis()
        for name in plan.under.split():
            card = self.take(name)
            t.decks[sort_of(card)].put_under(card, EVERYONE)
        self.place_market(0, plan.missions)
        self.place_market(1, plan.order_market)

    def place_hands(self) -> None:
        s, t = self.s, self.s.table
        for seat, names in enumerate(self.plan.hands):
            for card in self.take_all(names):
                insert(s.hands[seat].cards, card)
                insert(t.shown[seat], card)
                t.hand_counts[2 * seat + sort_of(card)] += 1
        for seat, names in enumerate(self.plan.drawn):
            for card in self.take_all(names):
                insert(s.hands[seat].cards, card)
                t.hand_counts[2 * seat + sort_of(card)] += 1

    def place_docks(self) -> None:
        t = self.s.table
        for at, text in enumerate(self.plan.docks):
            if text == "-":
                continue
            words = text.partition(":")[0].split()
            t.dock_cards[at] = self.take(words[0])
            t.dock_owners[at] = int(words[words.index("of") + 1])
            t.dock_positions[at] = int(words[words.index("at") + 1]) if "at" in words else 1

    def place_awards(self) -> None:
        s, t = self.s, self.s.table
        names = self.plan.awards.split()
        open_ones = [self.take(name) if name != "-" and CARDS.index(name) in self.left else -1 for name in names]
        spare = [card for card in self.left if CARDS[card].startswith("NA-")]
        for slot, card in enumerate(open_ones):
            if card < 0 and names[slot] != "-" and spare:
                open_ones[slot] = spare.pop(0)
                self.left.remove(open_ones[slot])
        t.awards = open_ones
        if "-" in names:
            for card in spare:
                self.left.remove(card)
                insert(t.box, card)
            spare = []
        t.award_deck = len(spare)
        for card in spare:
            s.vault.awards[award_number(card)] = 1

    def place_minis(self) -> None:
        s, t = self.s, self.s.table
        tops = self.plan.tops.split()
        for mini in range(3):
            cards = [card for card in self.left if 79 + 4 * mini <= card < 83 + 4 * mini]
            if tops[mini] == "-":
                t.box = sorted(t.box + cards)
            elif t.edition == 1:
                t.minis[mini] = cards
            elif cards:
                top = CARDS.index(tops[mini])
                t.minis[mini] = [top if top in cards else cards[0]]
                for card in cards:
                    if card not in t.minis[mini]:
                        s.vault.minis[card - 79] = 1
                        t.below[mini] += 1

    def place_market(self, sort: int, names: str | None) -> None:
        """The market as written, or the first cards that are left; the rest is the deck."""
        s, t = self.s, self.s.table
        if names is not None:
            t.market[4 * sort : 4 * sort + 4] = [self.take(name) if name != "-" else -1 for name in names.split()]
        cards = [card for card in self.left if card in s.book.decks[sort]]
        if names is None:
            t.market[4 * sort : 4 * sort + 4] = cards[:4]
            cards = cards[4:]
        size = self.plan.decks[sort]
        for card in cards[size:] if size is not None else []:
            s.book.mark[card] = ABSENT
        for card in cards if size is None else cards[:size]:
            s.vault.cards[card] = 1
            t.decks[sort].unseen += 1
