"""How a scene is laid out: from words to the zones of a state, every card taken from those that there are."""

from collections.abc import Sequence
from dataclasses import dataclass

from kosmodrom.engine.contract import only
from kosmodrom.games.posrod_gwiazd.model.actions import (
    ALL_CARDS,
    FACE_DOWN,
    KINDS,
    OBJECTIVES,
    RACES,
    REACTOR_CARD,
)
from kosmodrom.games.posrod_gwiazd.model.book import CONFLICT_CARDS, StarsBook
from kosmodrom.games.posrod_gwiazd.model.effects import SECRET_OBJECTIVE
from kosmodrom.games.posrod_gwiazd.model.events import NAMES
from kosmodrom.games.posrod_gwiazd.model.grid import CELLS
from kosmodrom.games.posrod_gwiazd.model.state import StarsState, blank
from kosmodrom.games.posrod_gwiazd.model.steps import ACTIONS, BEFORE_CHOICE, CHOICE, TURN_ENDS, YEAR_ENDS
from kosmodrom.games.posrod_gwiazd.rules.packets import put
from kosmodrom.games.posrod_gwiazd.rules.races import ability
from kosmodrom.games.posrod_gwiazd.rules.setup import lay_main_reactors, lay_piles
from kosmodrom.games.posrod_gwiazd.rules.station_control import lay_again
from kosmodrom.games.posrod_gwiazd.rules.stations import place_card
from kosmodrom.games.posrod_gwiazd.rules.years import seat_order, shift, turns_in
from scenes import heard_by

ARGUMENTS = {
    "steward-named": "s", "race-taken": "sr", "objective-opened": "o", "objective-offered": "so",
    "objective-kept": "soo", "objective-hidden": "s", "year-began": "nnn", "conflicts-added": "n", "income-paid": "sn",
    "drawn": "sk", "turn-began": "nn", "ability-used": "sr", "ability-declined": "sr", "removed": "sk",
    "removed-hidden": "sn", "looked": "ss", "saw": "ssk", "swapped": "sskk", "swapped-hidden": "ss", "chosen": "s",
    "played": "sk", "set-aside": "sk", "passed": "ssn", "order-fixed": "ssss", "built": "skcn", "drained": "scn",
    "reactor-built": "skc", "discarded": "skn", "conflict-played": "sk", "salvaged": "skkn", "scored": "skn",
    "gained": "skn", "charged": "skcn", "stored": "snn", "taken": "ssn", "given": "ssnn", "disputed": "ssnn",
    "gave": "ssnk",
    "asked-to-pay": "sk", "paid": "sknn", "turn-ended": "nn", "taken-up": "sk", "claimed": "n", "secret-shown": "so",
    "secret-kept": "s", "refunded": "sn", "credits-lost": "sn", "year-ended": "n", "final-points": "snn",
    "objective-won": "son", "match-over": "n", "corrected": "spnn", "no-effect": "sk",
}  # fmt: skip
"""What the arguments of each event are: seat, kind, placed card, cell, race, objective or number."""
WORDS = {"k": ALL_CARDS, "p": ALL_CARDS, "c": CELLS, "r": RACES, "o": OBJECTIVES}

FILLERS = [
    "customs", "energy_market", "garden", "embassy_offices", "ambassador_quarters", "docking_bay", "medical_facility",
    "holographic_display_area", "crew_quarters", "restaurant",
]  # fmt: skip
"""Locations without limits, placement rules and deferred effects."""


@dataclass(frozen=True)
class Setting:
    """The words of a scene."""

    seats: int
    phase: str
    year: int
    turn: int
    stations: Sequence[str]
    hands: Sequence[str]
    played: Sequence[str]
    points: Sequence[int]
    credits: Sequence[int]
    races: Sequence[str]
    used: Sequence[int]
    objectives: str
    secret: str
    claim: int
    steward: int
    discard: str
    aggressive: bool
    all_in_one: bool
    seize: bool
    space: str
    side: int | None
    deck: int | None


def lay_out(setting: Setting, book: StarsBook) -> StarsState:
    """The state that the words describe, before the phase goes on."""
    s = blank(setting.seats, book)
    t = s.table
    t.aggressive, t.all_in_one, t.seize = map(int, (setting.aggressive, setting.all_in_one, setting.seize))
    if setting.space:
        t.width, t.height = map(int, setting.space.split("x"))
    t.steward = setting.steward
    t.with_races = int(bool(setting.races))
    t.with_objectives = int(bool(setting.objectives or setting.secret))
    for seat, race in enumerate(setting.races):
        t.races[seat] = RACES.index(race) if race != "-" else -1
    lay_piles(s)
    t.year, t.turn = setting.year, setting.turn
    if t.aggressive and t.year > 1:
        t.conflicts_out = CONFLICT_CARDS - book.conflicts_per_seat * (3 if s.seats == 3 else 4)
    for values, given, usual in (
        (t.points, setting.points, 0), (t.credits, setting.credits, 10), (t.used, setting.used, 0),
    ):  # fmt: skip
        for seat in range(s.seats):
            values[seat] = given[seat] if seat < len(given) else usual
    t.claim = setting.claim
    lay_main_reactors(s)
    for seat, words in enumerate(setting.stations):
        _build(s, seat, words)
    for name in setting.discard.split():
        t.discard[take(s, name)] += 1
    _share_objectives(s, setting)
    _begin(s, setting)
    _count_piles(s, setting)
    return s


def take(s: StarsState, name: str) -> int:
    """A card out of those that nobody has seen."""
    kind = ALL_CARDS.index(name)
    s.vault.pool[kind] -= 1
    assert s.vault.pool[kind] >= 0, f"there are not so many {name}"
    return kind


def filler(s: StarsState) -> str:
    """A location that nobody counts, of those that are most plentiful."""
    return max(FILLERS, key=lambda name: s.vault.pool[KINDS.index(name)])


def _build(s: StarsState, seat: int, words: str) -> None:
    t = s.table
    for word in words.split():
        what, _, tokens = word.partition(":")
        name, _, cell = what.partition("@")
        if name == "main":
            t.tokens[seat][0] = int(tokens)
            continue
        if name == "face_down":
            t.covered[take(s, filler(s))] += 1
            card = FACE_DOWN
        elif name == "reactor":
            t.reactors -= 1
            card = REACTOR_CARD
        else:
            card = take(s, filler(s) if name == "any" else name)
        usual = s.book.reactor_crystals if card == REACTOR_CARD else 0
        place_card(t, s.book, seat, card, CELLS.index(cell), int(tokens) if tokens else usual)
    lay_again(t, s.book, seat)


def _share_objectives(s: StarsState, setting: Setting) -> None:
    t = s.table
    for name in setting.objectives.split():
        t.objectives.append(OBJECTIVES.index(name))
    for seat in range(s.seats):
        if ability(s, seat) == SECRET_OBJECTIVE:
            t.secret_seat = seat
            left = [each for each in range(8) if each not in t.objectives and OBJECTIVES[each] != setting.secret]
            s.hands[seat].secret = OBJECTIVES.index(setting.secret) if setting.secret else left.pop()
            s.hands[seat].returned = left[0]
    held = t.objectives + [one for hand in s.hands for one in (hand.secret, hand.returned)]
    s.vault.objectives = [int(t.with_objectives and each not in held) for each in range(8)]


def _begin(s: StarsState, setting: Setting) -> None:
    """The phase, and the cards that lie in hands or before the seats in it."""
    t = s.table
    t.order = seat_order(s)
    left = turns_in(t) - t.turn
    if setting.phase in ("before", "choosing"):
        t.phase = BEFORE_CHOICE if setting.phase == "before" else CHOICE
        _fill_hands(s, setting, left + 1 + (s.seats == 2), 0)
    elif setting.phase == "acting":
        t.phase = ACTIONS
        for seat in range(s.seats):
            t.played[seat] = take(s, setting.played[seat] if seat < len(setting.played) else filler(s))
        _fill_hands(s, setting, left, shift(t))
    elif setting.phase == "turn-end":
        t.phase = TURN_ENDS
        _fill_hands(s, setting, left, shift(t))
    else:
        assert setting.phase in ("year-end", "final"), f"{setting.phase} is no phase of a scene"
        t.phase = YEAR_ENDS
        t.turn = turns_in(t)
        if setting.phase == "final":
            t.year = 4


def _fill_hands(s: StarsState, setting: Setting, size: int, passed: int) -> None:
    """Hands as given, the others filled up to the same number of cards; the passer knows a packet on its way."""
    size = max((len(words.split()) for words in setting.hands), default=size)
    for seat in range(s.seats):
        names = setting.hands[seat].split() if seat < len(setting.hands) else []
        kinds = [take(s, name) for name in names]
        while len(kinds) < size:
            kinds.append(take(s, filler(s)))
        for kind in kinds:
            put(s.table.packets[seat], kind, only((seat - passed) % s.seats))


def _count_piles(s: StarsState, setting: Setting) -> None:
    """The deck holds all that is not laid out, unless it is said to be smaller."""
    t, pool = s.table, s.vault.pool
    if setting.side is not None:
        t.side = setting.side
    t.deck = sum(pool) - t.side - t.conflicts_out
    if setting.deck is not None:
        for kind in [*range(18)] * 4:
            if t.deck > setting.deck and pool[kind]:
                pool[kind] -= 1
                t.removed[kind] += 1
                t.deck -= 1
        assert t.deck == setting.deck, f"the deck has {t.deck} cards and cannot have {setting.deck}"


def in_kinds(counts: Sequence[int]) -> str:
    return " ".join(ALL_CARDS[kind] for kind, count in enumerate(counts) for _ in range(count))


def in_words(event: list[int]) -> str:
    """An event with its arguments."""
    name, audience = NAMES[event[0]], event[1]
    kinds = ARGUMENTS[name]
    words = [WORDS[kind][n] if kind in WORDS and n >= 0 else str(n) for kind, n in zip(kinds, event[2:], strict=False)]
    return " ".join([name, *words, *heard_by(audience)])
