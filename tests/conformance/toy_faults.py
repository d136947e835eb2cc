"""The toy with one fault each: what the laws are there to catch."""

# ruff: noqa: ARG002 - a fault often is to disregard what one is given

import dataclasses
from collections.abc import Sequence
from typing import Any

from kosmodrom.engine.contract import CHANCE, EVENT_WIDTH, EVERYONE, Book
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.pile import HIDDEN
from kosmodrom.engine.question import Question
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.vocabulary import Vocabulary
from kosmodrom.engine.words import Words
from toy.entry import ENTRY, ToySpeaker
from toy.game import ToyGame
from toy.model.actions import BID, DEAL, DRAW, PASS, PAY, PAY_DONE, PICK, SIZE, VOCABULARY
from toy.model.clauses import TY_004, TY_011, TY_013
from toy.model.state import ToyState, ToyView, blank
from toy.model.steps import BURIED, DRAWING, GOT, PAYING, PICKING
from toy.rules import paying
from toy.rules.bidding import Bidding, Looking


def with_game(game: ToyGame) -> Entry:
    return dataclasses.replace(ENTRY, game=game)


class ShallowClone(ToyGame):
    def clone(self, s: ToyState) -> ToyState:
        copy = super().clone(s)
        copy.table.shown = s.table.shown[:]
        return copy


class ViewOfTheTableItself(ToyGame):
    def view(self, s: ToyState, seat: int) -> ToyView:
        v = super().view(s, seat)
        v.table.coins = s.table.coins
        return v


class OpenRows(ToyGame):
    def view(self, s: ToyState, seat: int) -> ToyView:
        v = super().view(s, seat)
        v.table.rows = [row.copy() for row in s.table.rows]
        return v


class LastPickFirst(ToyGame):
    """The last to pick gets its card shown before its earlier ones."""

    def apply(self, s: ToyState, seat: int, action: int) -> None:
        was_picking = s.table.agenda.step() == PICKING
        super().apply(s, seat, action)
        if was_picking and s.table.ready == 0:
            s.table.shown[seat].insert(0, s.table.shown[seat].pop())


class SharedStream(ToyGame):
    def stream(self, s: ToyState) -> int:
        return 0


class PassWheneverAsked(ToyGame):
    def refusal(self, s: ToyState, seat: int, action: int) -> int:
        number = super().refusal(s, seat, action)
        return 0 if s.table.agenda.step() == PAYING and seat in self.actors(s) and action == PASS else number


class UnknownClause(ToyGame):
    def refusal(self, s: ToyState, seat: int, action: int) -> int:
        return super().refusal(s, seat, action) and 99


class MereRemark(ToyGame):
    """It refuses by a clause that forbids nothing."""

    def refusal(self, s: ToyState, seat: int, action: int) -> int:
        return super().refusal(s, seat, action) and TY_004


class NewestFirst(ToyGame):
    def legal(self, s: ToyState, seat: int) -> list[int]:
        return super().legal(s, seat)[::-1]


class NoAnswer(ToyGame):
    """Who may look must, and cannot look anywhere."""

    def pending(self, s: ToyState) -> Question[ToyState]:
        asked = super().pending(s)
        return NowhereToLook() if isinstance(asked, Looking) else asked


class NowhereToLook(Looking):
    def why_not(self, s: ToyState, seat: int, action: int) -> int:
        return TY_013


class ForgottenBid(ToyGame):
    def decode_view(self, ints: list[int], book: Any) -> ToyView:
        v = super().decode_view(ints, book)
        v.hand.bid = -1
        return v


class Unsendable(ToyState):
    def __reduce__(self) -> tuple[Any, ...]:
        return blank, (self.seats, self.book)


class StuckInPlace(ToyGame):
    """Its states arrive in another process as they were before the set-up."""

    def new(self, seats: int, options: dict[str, str], book: Any) -> ToyState:
        s = super().new(seats, options, book)
        return Unsendable(s.seats, s.book, s.table, s.hands, s.vault)

    def clone(self, s: ToyState) -> ToyState:
        copy = super().clone(s)
        return Unsendable(copy.seats, copy.book, copy.table, copy.hands, copy.vault)


class ForgottenReadiness(ToyGame):
    def decode(self, ints: list[int], book: Any) -> ToyState:
        s = super().decode(ints, book)
        s.table.ready = 0
        return s


class ForgottenLap(ToyGame):
    """Encodes equally, but the rules read what is not encoded."""

    def decode(self, ints: list[int], book: Any) -> ToyState:
        s = super().decode(ints, book)
        s.stale = True  # type: ignore[attr-defined]
        return s

    def legal(self, s: ToyState, seat: int) -> list[int]:
        legal = super().legal(s, seat)
        return legal[:1] if hasattr(s, "stale") else legal


class CountingQuestions(ToyGame):
    def legal(self, s: ToyState, seat: int) -> list[int]:
        s.table.prizes[0] += 1
        return super().legal(s, seat)


class Moody(ToyGame):
    """The odds change from one match to the next."""

    matches = 0

    def new(self, seats: int, options: dict[str, str], book: Any) -> ToyState:
        self.matches += 1
        return super().new(seats, options, book)

    def legal(self, s: ToyState, seat: int) -> list[int]:
        legal = super().legal(s, seat)
        return legal[self.matches % len(legal) :] + legal[: self.matches % len(legal)] if seat == CHANCE else legal


class LowCardsFirst(ToyGame):
    """Other rows are filled with the lowest cards that the seat has not seen."""

    def sample(self, v: ToyView, luck: Luck) -> ToyState:
        s = super().sample(v, luck)
        hidden = [(row, at) for seat, row in enumerate(v.table.rows) for at, c in enumerate(row.tail) if c == HIDDEN]
        places = [(v.table.rows.index(row), at) for row, at in hidden]
        cards = sorted(s.table.rows[seat].tail[at] for seat, at in places)
        for (seat, at), card in zip(places, cards, strict=True):
            s.table.rows[seat].tail[at] = card
        return s


class TimidBids(ToyGame):
    def sample(self, v: ToyView, luck: Luck) -> ToyState:
        s = super().sample(v, luck)
        for seat, hand in enumerate(s.hands):
            if seat != v.seat and hand.bid > 0:
                hand.bid = 0
        return s


class OneSample(ToyGame):
    def sample(self, v: ToyView, luck: Luck) -> ToyState:
        return super().sample(v, Luck(1))


class ForgottenTail(ToyGame):
    """The sample deals anew the cards that the seat has buried itself."""

    def sample(self, v: ToyView, luck: Luck) -> ToyState:
        forgetful = self.view_without_tail(v)
        return super().sample(forgetful, luck)

    def view_without_tail(self, v: ToyView) -> ToyView:
        table = v.table.copy()
        table.deck[0].tail = [HIDDEN for _ in table.deck[0].tail]
        return ToyView(v.seat, v.book, table, v.hand)


class BrokenSample(ToyGame):
    def sample(self, v: ToyView, luck: Luck) -> ToyState:
        s = super().sample(v, luck)
        s.vault.pool[luck.below(len(s.vault.pool))] += 1
        return s


class NoFences(ToyGame):
    def reveals(self, s: ToyState, seat: int, action: int) -> bool:
        return False


class NoFenceBeforeTheDeck(ToyGame):
    def reveals(self, s: ToyState, seat: int, action: int) -> bool:
        return action != DRAW and super().reveals(s, seat, action)


class PaymentInSight(ToyGame):
    """The place of a card laid ready in secret shows in public."""

    def apply(self, s: ToyState, seat: int, action: int) -> None:
        super().apply(s, seat, action)
        if PAY <= action < PAY_DONE:
            s.table.dice[seat][0] = action - PAY


class AudienceTooSmall(ToyGame):
    def audience(self, s: ToyState, seat: int, action: int) -> int:
        return 1 << seat if PICK <= action < BID and seat != CHANCE else super().audience(s, seat, action)


class OpenBook(ToyGame):
    """All learn all decisions by name."""

    def audience(self, s: ToyState, seat: int, action: int) -> int:
        return EVERYONE


class WhisperedPass(ToyGame):
    """All see who passes; by name they learn it of those alone who could not have paid."""

    def audience(self, s: ToyState, seat: int, action: int) -> int:
        if action == PASS and not paying.is_too_poor(s, seat):
            return 1 << seat
        return super().audience(s, seat, action)


class Tattler(ToyGame):
    """Whoever picks a card tells all the place that another seat has picked before."""

    def apply(self, s: ToyState, seat: int, action: int) -> None:
        picks = [hand.pick for hand in s.hands if hand.pick >= 0]
        super().apply(s, seat, action)
        if picks and s.table.agenda.step() == PICKING:
            s.tell(BURIED, EVERYONE, seat, picks[0] + 1)


class Announced(Tattler):
    """The same, by a clause."""

    def __init__(self, clause: int) -> None:
        self.clause = clause

    def announces(self, s: ToyState, seat: int, action: int) -> int:
        return self.clause if s.table.agenda.step() == PICKING else 0


class Gossip(ToyGame):
    """An event of one code is told to all."""

    def __init__(self, code: int) -> None:
        self.code = code

    def apply(self, s: ToyState, seat: int, action: int) -> None:
        super().apply(s, seat, action)
        for at in range(0, len(s.told), EVENT_WIDTH):
            if s.told[at] == self.code:
                s.told[at + 1] = EVERYONE


class SkippedQuestion(ToyGame):
    """Who cannot pay is not asked, and so everybody learns that its row is poor."""

    def apply(self, s: ToyState, seat: int, action: int) -> None:
        super().apply(s, seat, action)
        agenda = s.table.agenda
        while agenda.step() == PAYING and paying.is_too_poor(s, agenda.seat()):
            agenda.pop()


class PoorAfterDrawing(ToyGame):
    """Who has drawn a low card need not bury one, and so everybody learns that it is low."""

    def apply(self, s: ToyState, seat: int, action: int) -> None:
        was_drawing = s.table.agenda.step() == DRAWING
        super().apply(s, seat, action)
        if was_drawing and s.book.value[action - DEAL] < 3:
            s.table.agenda.pop()


class SilentPayment(ToyGame):
    """The cards paid are shown, and nobody is told."""

    def apply(self, s: ToyState, seat: int, action: int) -> None:
        super().apply(s, seat, action)
        if action == PAY_DONE:
            s.told.clear()


class PeekingBids(ToyGame):
    """A bid is refused because of a card that the seat cannot see."""

    def pending(self, s: ToyState) -> Question[ToyState]:
        asked = super().pending(s)
        return PeekingBid() if isinstance(asked, Bidding) else asked


class PeekingBid(Bidding):
    def why_not(self, s: ToyState, seat: int, action: int) -> int:
        unseen = s.table.rows[(seat + 1) % s.seats].tail[0]
        return TY_011 if action - BID > unseen % 3 else super().why_not(s, seat, action)


class TellingPoints(ToyGame):
    """The running points count cards that nobody has seen."""

    def view(self, s: ToyState, seat: int) -> ToyView:
        v = super().view(s, seat)
        v.truth = self.scores(s)  # type: ignore[attr-defined]
        return v

    def points(self, v: ToyView) -> list[int]:
        truth: list[int] = v.truth  # type: ignore[attr-defined]
        return truth


class Shouting(ToyGame):
    def problems(self, s: ToyState) -> list[str]:
        return ["coins were spent"] if sum(s.table.coins) > 4 * s.seats else super().problems(s)


class Endless(ToyGame):
    def apply(self, s: ToyState, seat: int, action: int) -> None:
        super().apply(s, seat, action)
        if s.table.agenda.is_empty():
            s.table.agenda.push(PAYING, seat)


class TightBound(ToyGame):
    def bound(self, seats: int) -> int:
        return 5 * seats


class LostPoints(ToyGame):
    def scores(self, s: ToyState) -> list[int]:
        return [points + 1 for points in super().scores(s)]


class FairDice(ToyGame):
    """Rolls all faces alike, whatever the odds say."""

    def roll(self, s: ToyState, luck: Luck) -> int:
        legal = self.legal(s, CHANCE)
        return legal[luck.below(len(legal))]


class RolledFromTheBox(ToyGame):
    """Rolls cards that are not there any more."""

    def roll(self, s: ToyState, luck: Luck) -> int:
        return super().roll(s, luck) if self.stream(s) else SIZE - 4 - luck.below(24)


class ShortOdds(ToyGame):
    def odds(self, s: ToyState) -> list[int]:
        return super().odds(s)[:-1] if s.table.agenda.step() == DRAWING else super().odds(s)


class Resigned(ToyGame):
    """Calls a decision impossible that is not."""

    def impossible(self, book: Any) -> list[int]:
        return [PASS]


class Showing(ToyGame):
    """Takes what a seat knows for what everybody knows."""

    def public(self, v: ToyView) -> ToyView:
        return v


class Mumbling(ToySpeaker):
    def event(self, event: Sequence[int], book: Any, texts: Words, names: Sequence[str]) -> str:
        return "" if event[0] == GOT else super().event(event, book, texts, names)


class Rambling(ToySpeaker):
    def reason(self, v: Any, book: Any, action: int, clause: int, texts: Words, names: Sequence[str]) -> str:
        return "and so on " * 20


class Pointing(ToySpeaker):
    """Says of every event that it is about the same seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._seat = seat

    def about(self, event: Sequence[int]) -> int:
        return self._seat


class Counting(ToySpeaker):
    def event(self, event: Sequence[int], book: Any, texts: Words, names: Sequence[str]) -> str:
        return f"{names[event[2]]} {event[0]}."


class Tongue(Entry):
    """English with one text changed, or without it."""

    changed: tuple[str, str | None] = ("row.coins", None)

    def words(self, lang: str, book: Book | None = None) -> Words:
        texts = dict(super().words(lang, book).texts)
        key, text = self.changed
        if lang == "en":
            texts.pop(key)
            if text is not None:
                texts[key] = text
        return Words(lang, texts)


class OtherPart(Tongue):
    changed = ("event.took", "{name} takes a card.")


def speaking(kind: type[Entry]) -> Entry:
    return kind(**{one.name: getattr(ENTRY, one.name) for one in dataclasses.fields(ENTRY)})


def renamed() -> Entry:
    vocabulary = Vocabulary()
    vocabulary.add(0, "choose", ["1"])
    for name in VOCABULARY.names[1:]:
        vocabulary.add(len(vocabulary), name, [])
    return dataclasses.replace(ENTRY, vocabulary=vocabulary)


def with_a_spare_decision() -> Entry:
    vocabulary = Vocabulary()
    for name in [*VOCABULARY.names, "resign"]:
        vocabulary.add(len(vocabulary), name, [])
    return dataclasses.replace(ENTRY, vocabulary=vocabulary)
