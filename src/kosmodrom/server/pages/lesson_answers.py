"""What scripts ask for: how a lesson stands, why something has to wait, what the coach of a first game says."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import JSONResponse

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.registry import games
from kosmodrom.lessons.course import why_not_in_this_step
from kosmodrom.lessons.shelf import shelf
from kosmodrom.server.api.play import MOST_ASKED, OneDecision
from kosmodrom.server.api.responses import clause_out
from kosmodrom.server.pages.frame import guest_of
from kosmodrom.server.pages.lesson_parts import LessonView, news_of
from kosmodrom.server.pages.lessons import Did, stand_of
from kosmodrom.server.refusals import BadInput, NoPage

router = APIRouter(include_in_schema=False)


@router.get("/learn/{game}/{lesson}/stand")
async def read_stand(game: str, lesson: str, request: Request, did: Did = "") -> JSONResponse:
    """The same as fragments, after some decisions."""
    return JSONResponse(news_of(LessonView.of(stand_of(game, lesson, did), guest_of(request))))


@router.get("/learn/{game}/{lesson}/why-not")
async def read_why_not(
    game: str,
    lesson: str,
    request: Request,
    decision: Annotated[list[OneDecision], Query(min_length=1, max_length=MOST_ASKED)],
    did: Did = "",
) -> JSONResponse:
    """Why something cannot be decided: the rule and the position, as always, or that it has its time later."""
    stand, guest = stand_of(game, lesson, did), guest_of(request)
    view = LessonView.of(stand, guest)
    try:
        reason = view.sight.why_not(decision)
    except KosmodromError as error:
        raise BadInput.because("lesson", reason=error) from None
    if reason is None:
        return JSONResponse({"words": why_not_in_this_step(stand).text(guest.lang)})
    told: dict[str, Any] = {
        "fact": view.sight.fact(reason, guest.lang),
        "clause": clause_out(reason.clause).model_dump(),
        "take_back": reason.is_begun and bool(stand.decisions),
    }
    return JSONResponse(told)


@router.get("/learn/{game}/first-game/remarks")
async def read_remarks(game: str, request: Request) -> JSONResponse:
    """What the coach of a first game says, of which decisions; the page knows which of them can be made."""
    entry, lang = games().get(game), guest_of(request).lang
    if entry is None:
        raise NoPage.because("no-page")
    rules = entry.clauses()
    remarks = [
        {
            "id": remark.id,
            "when": remark.when,
            "times": remark.times,
            "name": remark.name.text(lang),
            "says": remark.says.text(lang),
            "rule": remark.rule,
            "words": rules[remark.rule].text(lang),
        }
        for remark in shelf(entry).first_game.remarks
    ]
    return JSONResponse(remarks)
