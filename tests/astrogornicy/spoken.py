"""Tables to speak about: views filled by hand, and short ways to ask the speaker."""

from collections.abc import Iterator

import pytest

from kosmodrom.engine.contract import EVERYONE, SPECTATOR
from kosmodrom.engine.words import NEEDED, Words
from kosmodrom.games.astrogornicy.entry import ENTRY
from kosmodrom.games.astrogornicy.model import steps
from kosmodrom.games.astrogornicy.model.actions import CARDS, FACES, RESOURCES, VOCABULARY
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.model.labels import DICE
from kosmodrom.games.astrogornicy.model.state import AstroState, AstroView, blank, view
from kosmodrom.games.astrogornicy.model.values import UNNAMED
from kosmodrom.games.astrogornicy.words.speaker import AstroSpeaker

SPEAKER = AstroSpeaker()
BOOK: AstroBook = ENTRY.make_book(ENTRY.standard_deck())
PL, EN = (ENTRY.words(lang) for lang in NEEDED)
NAMES = ["Ala", "Bartek", "Celina", "Daniel"]
both = pytest.mark.parametrize("texts", [PL, EN], ids=NEEDED)


def cards(names: str) -> list[int]:
    return [CARDS.index(name) if name != "-" else -1 for name in names.split()]


def units(amounts: str, names: list[str] = RESOURCES) -> list[int]:
    """`1WO 4KS` as counts."""
    counts = [0] * len(names)
    for word in amounts.split():
        counts[names.index(word[-2:])] = int(word[:-2])
    return counts


def laid_out(seats: int = 3, edition: int = 0) -> AstroState:
    """A table in the middle of Ala's turn in Round 3; Tungsten is promoted."""
    s = blank(seats, BOOK)
    t = s.table
    t.edition, t.round, t.phase, t.first = edition, 3, 3, 0
    t.kantor, t.promoted = 0, RESOURCES.index("WF")
    t.track = [-1, -1, 1, 3, 4, 5, 6, -1]
    t.bank = units("20WO 1KS 26PL 24ZL 24WF 24NI")
    t.stock[:14] = units("4WO 1KS 2PL 1ZL 3WF") + units("1WO 1PA")
    t.pool[:12] = [1, 1, 2, 1, 1, 0, 0, 0, 1, 0, 0, 0]
    t.market = cards("MI-01 MI-05 MI-28 - ZA-07 ZA-34 ZA-20 ZA-01")
    t.decks[0].unseen = t.decks[1].unseen = 20
    t.awards = cards("NA-1 NA-5 -")
    t.award_deck = 4
    t.minis = [cards("EK-2"), cards("TE-3"), []]
    t.below = [3, 2, 0]
    t.areas[0] = DICE.index("1-GOR2")
    t.dispatch = [DICE.index("1-INS")]
    t.dock_cards[:2] = cards("MI-03 EK-1")
    t.dock_owners[:2] = [1, 0]
    t.dock_positions[:2] = [2, 1]
    t.dock_dice[0] = DICE.index("1-GOR")
    t.dock_dice[5] = DICE.index("0-AUT2")
    t.card_owners[0] = t.card_owners[4] = 0
    t.card_dice[4] = DICE.index("0-GEO")
    t.completed[0] = cards("MI-13 MI-25 EK-4")
    t.open_orders[0] = cards("ZA-07 ZA-20 ZA-25")
    t.used_orders[1] = cards("ZA-13")
    t.won[1] = cards("NA-7")
    t.shown[1] = cards("MI-16")
    t.hand_counts[:4] = [2, 1, 1, 1]
    t.discarded[1] = 1
    t.passed = 2
    s.hands[0].cards = cards("MI-02 MI-17 ZA-02")
    s.hands[1].cards = cards("MI-16 ZA-14")
    t.agenda.push(steps.ACTING, 0)
    return s


def begun(decision: str, stage: int, **changes: object) -> AstroState:
    """Ala has begun something; `due`, `laid`, `crew` and `given` lie ready."""
    s = laid_out()
    hand = s.hands[0]
    hand.intent, hand.stage = VOCABULARY.id(decision), stage
    for name, value in changes.items():
        setattr(hand, name, value)
    return s


def beginnings() -> Iterator[AstroState]:
    """Something begun, in each of its stages."""
    due = units("2KS 1NI 1XX", [*RESOURCES, "XX"])
    yield begun("launch:MI-02", steps.PRICE, due=due)
    yield begun("buy:ZA-02", steps.PAYING, due=due, laid=units("1KS"))
    yield begun("acquire:TE-3-INS", steps.PAYING, due=units("1XX", [*RESOURCES, "XX"]))
    yield begun("acquire:TE-3-INS", steps.COMPLETE, laid=units("1KS 1WO"))
    yield begun("award:1-INS", steps.GIVING, given=cards("MI-13"))
    yield begun("award:1-INS", steps.COMPLETE, given=cards("MI-13 EK-4 MI-25"))
    yield begun("buy:ZA-02", steps.GIVING)
    yield begun("buy:ZA-02", steps.COMPLETE, laid=units("1KS"), given=cards("MI-02"))
    yield begun("buy:ZA-02", steps.COMPLETE, laid=units("1KS"))
    yield begun("launch:MI-02", steps.CREWING, laid=units("1KS 1PL"))
    yield begun("acquire:EK-2-GOR", steps.CREWING, crew=[FACES.index("INS"), -1, -1, -1, -1])
    yield begun("exchange:GOR2", steps.SWAPPING)
    yield begun("use:BI-1-GEO", steps.TAKING)


def rolling(window: int = steps.FREE_REROLL, price: int = -1, marked: tuple[int, ...] = ()) -> AstroState:
    """Phase 2; Ala stands in a window, Bartek has confirmed, Celina has not."""
    s = laid_out()
    t = s.table
    t.phase = 2
    t.agenda.push(steps.ROLLING, 0)
    t.window = [window, steps.CONFIRMED, steps.CHANGING]
    t.price[0] = price
    for face in marked:
        t.marked[face] += 1
    return s


def many_states() -> Iterator[AstroState]:
    """Empty and full tables, every step, every stage of what was begun."""
    yield from (blank(seats, BOOK) for seats in (2, 3, 4))
    for step in range(len(steps.STEPS)):
        s = laid_out(edition=step % 2)
        s.table.agenda.push(step, 0, 1, 1)
        yield s
    yield from beginnings()
    for window in (steps.FREE_REROLL, steps.CHANGING, steps.CONFIRMED):
        for price in (-1, 2, UNNAMED):
            yield rolling(window, price)
            yield rolling(window, price, (2, 3))
    over = laid_out(4)
    over.table.agenda.pop()
    over.table.round = 8
    yield over


def many_views() -> Iterator[AstroView]:
    """Each of them as Ala sees it, and by turns as Bartek or the public do."""
    for at, s in enumerate(many_states()):
        yield view(s, 0)
        yield view(s, SPECTATOR if at % 2 else 1)


def fine(said: str) -> bool:
    """A text with nothing left open."""
    return bool(said.strip()) and not any(mark in said for mark in "{}#|") and "None" not in said


def decision(s: AstroState, name: str, texts: Words, seat: int = 0) -> str:
    return SPEAKER.decision(view(s, seat), BOOK, VOCABULARY.id(name), texts, NAMES)


def question(s: AstroState, texts: Words, seat: int = 0) -> str:
    return SPEAKER.question(view(s, seat), BOOK, texts, NAMES)


def event(texts: Words, code: int, *numbers: int) -> str:
    padded = [*numbers, 0, 0, 0, 0][:4]
    return SPEAKER.event([code, EVERYONE, *padded], BOOK, texts, NAMES)


def about(code: int, *numbers: int) -> int:
    return SPEAKER.about([code, EVERYONE, *[*numbers, 0, 0, 0, 0][:4]])
