"""Playing over JSON: view, legal decisions, decide, why not, hints, taking back; journal, fairness, playing again."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import StringConstraints

from kosmodrom.engine.words import WORLD
from kosmodrom.server.api import models
from kosmodrom.server.api.dependencies import PROBLEMS, PROBLEMS_IN_JSON, AskedLang, AskedSeat, Hashes, Since, TheHouse
from kosmodrom.server.api.responses import clause_out, hint_out, moment_out, sentence_out, view_out
from kosmodrom.server.api.tables import TableId, limit_opening, opened_out, places
from kosmodrom.server.services.endings import Fairness
from kosmodrom.server.tables.seats import uncovered
from kosmodrom.server.viewer.sight import Sight
from kosmodrom.server.web.credentials import room_for

MOST_ASKED = 400
"""So many decisions at most are asked about at once: more than any one thing of a board stands for."""
OneDecision = Annotated[str, StringConstraints(max_length=64)]

router = APIRouter(prefix="/api", responses=PROBLEMS)


def own(sight: Sight, seat: int | None) -> Sight:
    """The same table through the eyes of an own seat; refused to whoever has none or whose hand is covered."""
    chosen = uncovered(sight.snapshot.seats, sight.who, seat)
    return sight if sight.viewer == chosen else Sight(sight.snapshot, sight.who, chosen)


@router.get("/tables/{table_id}/view")
async def read_view(
    table_id: TableId, house: TheHouse, hashes: Hashes, lang: AskedLang = WORLD, seat: AskedSeat = None
) -> models.ViewOut:
    """The table and your hand, in the game's own fields and in words; without a seat what everybody sees."""
    sight = await house.playing.sight(table_id, hashes, seat)
    house.presence.touch(table_id, sight.who.seats)
    return view_out(sight, lang)


@router.get("/tables/{table_id}/legal")
async def read_legal(
    table_id: TableId, house: TheHouse, hashes: Hashes, lang: AskedLang = WORLD, seat: AskedSeat = None
) -> models.LegalOut:
    """What you may decide now, by name and in words, with the number that your answer must carry."""
    sight = own(await house.playing.sight(table_id, hashes, seat), seat)
    house.presence.touch(table_id, sight.who.seats)
    choices = [models.ChoiceOut(decision=each.name, id=each.action, words=each.words) for each in sight.choices(lang)]
    return models.LegalOut(
        seat=sight.viewer,
        asked=sight.is_asked,
        question=sight.question,
        decisions=choices,
        can_undo=sight.can_undo,
    )


@router.post("/tables/{table_id}/decide")
async def decide(table_id: TableId, body: models.DecideIn, house: TheHouse, hashes: Hashes) -> models.DecidedOut:
    """Answer a question. The same answer sent again is harmless; another one comes too late."""
    outcome = await house.playing.decide(table_id, hashes, body.question, body.decision, body.seat)
    sight = await house.playing.outline(table_id, hashes, body.seat)
    return models.DecidedOut(outcome=outcome, version=sight.version)


@router.get("/tables/{table_id}/why-not")
async def why_not(
    table_id: TableId,
    house: TheHouse,
    hashes: Hashes,
    decision: Annotated[list[OneDecision], Query(min_length=1, max_length=MOST_ASKED)],
    lang: AskedLang = WORLD,
    seat: AskedSeat = None,
) -> models.WhyNotOut:
    """Why you cannot decide something now: a fact and a rule. Of several decisions the one nearest to being legal."""
    sight = own(await house.playing.sight(table_id, hashes, seat), seat)
    reason = sight.why_not(decision)
    if reason is None:
        return models.WhyNotOut(legal=True)
    return models.WhyNotOut(
        legal=False,
        decision=sight.snapshot.entry.vocabulary.name(reason.action),
        fact=sight.fact(reason, lang),
        clause=clause_out(reason.clause),
        take_back=reason.is_begun and sight.can_undo,
    )


@router.get("/tables/{table_id}/hint")
async def read_hint(
    table_id: TableId, house: TheHouse, hashes: Hashes, lang: AskedLang = WORLD, seat: AskedSeat = None
) -> models.HintOut:
    """What you should decide now, as far as a second of thinking tells; one hint at a time, for your own seat only."""
    sight = own(await house.playing.outline(table_id, hashes, seat), seat)
    house.presence.touch(table_id, sight.who.seats)
    return hint_out(await house.hints.hint(sight, lang), lang)


@router.post("/tables/{table_id}/undo")
async def undo(table_id: TableId, body: models.TakeBackIn, house: TheHouse, hashes: Hashes) -> models.DecidedOut:
    """Take back your last decision or your turn; past what was revealed, the other people must agree."""
    outcome = await house.playing.take_back(table_id, hashes, body.what, body.seat, body.question, body.practice)
    sight = await house.playing.outline(table_id, hashes, body.seat)
    return models.DecidedOut(outcome=outcome, version=sight.version)


@router.post("/tables/{table_id}/consent")
async def consent(table_id: TableId, body: models.ConsentIn, house: TheHouse, hashes: Hashes) -> models.DecidedOut:
    """Agree to a taking back, or decline it."""
    outcome = await house.playing.answer_wish(table_id, hashes, body.agree, body.seat)
    sight = await house.playing.outline(table_id, hashes)
    return models.DecidedOut(outcome=outcome, version=sight.version)


@router.get("/tables/{table_id}/log")
async def read_log(
    table_id: TableId,
    house: TheHouse,
    hashes: Hashes,
    lang: AskedLang = WORLD,
    seat: AskedSeat = None,
    since: Since = 0,
) -> models.LogOut:
    """What happened after a line, in words; a finished match is told from the store, without its rules."""
    sight = await house.playing.outline(table_id, hashes, seat)
    part = sight.since(since)
    return models.LogOut(
        line=part.moment,
        told=[sentence_out(sentence) for sentence in sight.tell(part, lang)],
        undone=part.undone,
        your_last=sight.last_own_moment(),
    )


@router.get("/tables/{table_id}/moments/{line}")
async def read_moment(
    table_id: TableId,
    line: Annotated[int, Path(ge=0, le=10**9)],
    house: TheHouse,
    hashes: Hashes,
    lang: AskedLang = WORLD,
    seat: AskedSeat = None,
) -> models.MomentOut:
    """The table as you saw it at a line of the log."""
    sight = await house.playing.sight(table_id, hashes, seat)
    return moment_out(sight, await house.endings.moment(sight, line), line, lang)


@router.get("/tables/{table_id}/journal", response_class=PlainTextResponse, responses=PROBLEMS_IN_JSON)
async def read_journal(table_id: TableId, house: TheHouse, hashes: Hashes, seat: AskedSeat = None) -> PlainTextResponse:
    """The journal: what you may know while the match runs, everything with the seed when it is over."""
    sight = await house.playing.sight(table_id, hashes, seat)
    return PlainTextResponse(await house.endings.journal(sight))


@router.get("/tables/{table_id}/fairness", response_model=models.FairnessOut)
async def read_fairness(table_id: TableId, house: TheHouse, hashes: Hashes) -> Fairness:
    """The commitment, known from the start, and the seed, known at the end."""
    return house.endings.fairness(await house.playing.outline(table_id, hashes))


@router.post("/tables/{table_id}/rematch")
async def rematch(
    table_id: TableId, body: models.RematchIn, house: TheHouse, hashes: Hashes, request: Request
) -> models.RematchOut:
    """A new table for the same seats; your secret opens your seat there as well."""
    limit_opening(request)
    return models.RematchOut(table=await house.endings.rematch(table_id, hashes, body.nonce))


@router.post("/journals", status_code=201)
async def upload(body: models.JournalIn, house: TheHouse, request: Request, response: Response) -> models.OpenedOut:
    """A table that goes on from a journal, or shows how it ended; the rules check every line first."""
    limit_opening(request)
    spare = await room_for(request, house.listing)
    opened = await house.endings.upload(body.journal, body.deck, places(body.seats))
    return opened_out(opened, request, response, spare)
