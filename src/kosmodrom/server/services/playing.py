"""Playing: looking at a table, deciding, and taking back."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal

from kosmodrom.engine.journal import UNDO, UNDO_FROM
from kosmodrom.server.refusals import BecomesPractice, Late, NotNow, NotYours
from kosmodrom.server.services import TableService, changes_table
from kosmodrom.server.services.presence import is_here
from kosmodrom.server.tables import records
from kosmodrom.server.tables.change import TableChange
from kosmodrom.server.tables.records import TakeBackRequest
from kosmodrom.server.tables.seats import PeopleNames, SecretHolder, others_at, uncovered
from kosmodrom.server.viewer.sight import Sight

Backwards = Literal["undo", "turn"]
"""Take back the last decision, or all of this turn."""
Outcome = Literal["done", "repeated", "asked"]
"""Done; it had been done before; the others have been asked to agree."""
MOST_UNDOS: Final = 500
"""How often something may be taken back at a table; each one is played again whenever the table is read."""


class Playing(TableService):
    """What people at a table do."""

    async def sight(self, table_id: str, hashes: frozenset[str], seat: int | None = None) -> Sight:
        """The table as the holder of these secrets sees it; with its match, also when it is over."""
        snapshot = await self._room.look_with_match(table_id)
        return Sight(snapshot, snapshot.holder(hashes), seat)

    async def outline(self, table_id: str, hashes: frozenset[str], seat: int | None = None) -> Sight:
        """The same without playing a finished match again: seats, log and result, but no view."""
        snapshot = await self._room.look(table_id)
        return Sight(snapshot, snapshot.holder(hashes), seat)

    # --- deciding -------------------------------------------------------------------------------

    @changes_table
    def decide(
        self, draft: TableChange, who: SecretHolder, question: int, decision: str, seat: int | None = None
    ) -> Outcome:
        """Answer the seat's question with this number; the same answer again is harmless."""
        chosen = uncovered(draft.seats, who, seat)
        if draft.record.finished is not None:
            return _repeated(draft, chosen, question, decision, None)
        if draft.seats[chosen].stand_in:
            raise NotNow.because("bot-decides")
        asked = draft.running.question(chosen)
        if question != asked:
            return _repeated(draft, chosen, question, decision, asked)
        draft.decide(chosen, decision)
        return "done"

    # --- taking back ----------------------------------------------------------------------------

    @changes_table
    def take_back(
        self,
        draft: TableChange,
        who: SecretHolder,
        kind: Backwards,
        seat: int | None = None,
        question: int | None = None,
        practice: bool = False,
    ) -> Outcome:
        """Take back the last decision or the whole turn: at once as far as that is free, else when the others agree.

        With the number of the seat's question, the same again is harmless. Where nobody else sits but bots, it goes on
        past what was shown; whoever does so says once that it is practice.
        """
        chosen = uncovered(draft.seats, who, seat)
        if question is not None:
            asked = None if draft.record.finished is not None else draft.running.question(chosen)
            if question != asked:
                return _repeated(draft, chosen, question, UNDO, asked)
        match = draft.running
        if sum(1 for line in match.lines if line.undone()) >= MOST_UNDOS:
            raise NotNow.because("too-much-undone")
        if match.last_line_of(chosen) == 0:
            raise NotNow.because("nothing-decided")
        if kind == "turn" and match.steps_of_turn(chosen) == 0:
            raise NotNow.because("nothing-this-turn")
        is_alone = not others_at(draft.seats, chosen)
        if is_alone and draft.record.daily is None and (practice or match.rewinds):
            _take_back(draft, chosen, kind)
        elif match.can_undo(chosen):
            _take_back_freely(draft, chosen, kind)
        elif draft.record.daily is not None:
            raise NotNow.because("daily-undo")
        elif is_alone:
            raise BecomesPractice.because("practice")
        else:
            _check_nobody_is_missing(draft, chosen)
            wish, pending = TakeBackRequest(chosen, kind, len(match.lines)), draft.record.wish
            if pending is None or replace(pending, agreed=()) != wish:
                draft.record.wish = wish
            return "asked"
        return "done"

    @changes_table
    def answer_wish(self, draft: TableChange, who: SecretHolder, agrees: bool, seat: int | None = None) -> Outcome:
        """Agree to a taking back, or decline it; whoever asked for it may withdraw it."""
        wish = draft.record.wish
        if wish is None:
            raise NotNow.because("no-wish")
        others = [other.seat for other in others_at(draft.seats, wish.seat)]
        mine = _answering(who.seats, [*others, wish.seat], seat)
        if not agrees:
            draft.record.wish = None
            return "done"
        agreed = tuple(sorted({*wish.agreed, *(each for each in mine if each in others)}))
        draft.record.wish = TakeBackRequest(wish.seat, wish.kind, wish.line, agreed)
        if set(agreed) < set(others):
            return "asked"
        _take_back(draft, wish.seat, wish.kind)
        draft.record.wish = None
        return "done"


def _repeated(draft: TableChange, seat: int, question: int, decision: str, asked: int | None) -> Outcome:
    """Harmless if it is what was decided then, or something was taken back then; else too late, or too early."""
    answer = records.read_answer(draft.connection, draft.record.id, seat, question)
    if answer == decision or (decision == UNDO and answer is not None and answer.startswith((UNDO, UNDO_FROM))):
        return "repeated"
    if asked is None:
        raise NotNow.because("over")
    raise Late.because("late", question=question, seat=seat, asked=asked)


def _check_nobody_is_missing(draft: TableChange, seat: int) -> None:
    """Nobody waits for those who have left their seat to a bot: they cannot agree while they are away."""
    last_seen = {each.seat: each for each in records.read_seats(draft.connection, draft.record.id)}
    others = [other for other in others_at(draft.seats, seat) if other.stand_in]
    away = [other for other in others if not is_here(last_seen[other.seat], draft.now)]
    if away:
        raise NotNow.because("others-away", names=PeopleNames(away))


def _answering(held: Sequence[int], concerned: Sequence[int], seat: int | None) -> list[int]:
    mine = [each for each in held if each in concerned and seat in (None, each)]
    if not mine:
        raise NotYours.because("not-asked-to-agree")
    return mine


def _take_back_freely(draft: TableChange, seat: int, kind: Backwards) -> None:
    """As much as nobody needs to agree to; what could not have been decided otherwise goes with what led there."""
    draft.take_back(seat)
    while draft.match.can_undo(seat) and draft.match.has_no_choice(seat):
        draft.take_back(seat)
    while kind == "turn" and draft.match.steps_of_turn(seat) and draft.match.can_undo(seat):
        draft.take_back(seat)


def _take_back(draft: TableChange, seat: int, kind: Backwards) -> None:
    """With the consent of all."""
    for _ in range(draft.match.steps_of_turn(seat) or 1 if kind == "turn" else 1):
        draft.take_back(seat)
    while draft.match.has_no_choice(seat) and draft.match.last_line_of(seat):
        draft.take_back(seat)
