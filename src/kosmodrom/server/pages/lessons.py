"""Learning: the lessons of a game, and the page of one, which keeps nothing: its address tells what was decided."""

import logging
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import StringConstraints
from starlette.responses import HTMLResponse

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.registry import Entry, games
from kosmodrom.lessons.course import Stand, begin, played
from kosmodrom.lessons.lesson import Lesson
from kosmodrom.lessons.refusals import LessonError
from kosmodrom.lessons.shelf import shelf
from kosmodrom.server.pages.frame import PageRoute, PageVisitor, guest_of, page
from kosmodrom.server.pages.lesson_parts import LessonView, news_of
from kosmodrom.server.pages.score import score_sheet
from kosmodrom.server.pages.table import enlarged
from kosmodrom.server.pages.titles import named
from kosmodrom.server.refusals import BadInput, NoPage

log = logging.getLogger(__name__)
router = APIRouter(include_in_schema=False, route_class=PageRoute)
Did = Annotated[str, StringConstraints(max_length=6000)]
"""The learner's decisions so far, with spaces between them."""


def say_what_is_broken(is_logged: bool = True) -> None:
    """Read all lessons, and tell whoever runs the server which are left out, and why; one of several processes does."""
    for entry in games().values():
        for error in shelf(entry).broken:
            if is_logged:
                log.warning("%s: a lesson is left out: %s", entry.key, error)


def entry_of(game: str) -> Entry:
    """A game that has lessons."""
    entry = games().get(game)
    if entry is None or not shelf(entry).lessons:
        raise NoPage.because("no-page")
    return entry


def lesson_of(game: str, lesson: str) -> Lesson:
    try:
        return shelf(entry_of(game)).find(lesson)
    except LessonError:
        raise NoPage.because("no-page") from None


def stand_of(game: str, lesson: str, did: str) -> Stand:
    """How far the decisions lead; nonsense is refused with a sentence."""
    found = lesson_of(game, lesson)
    try:
        return played(found, did.split())
    except KosmodromError as error:
        raise BadInput.because("lesson", reason=error) from None


def title_of(entry: Entry, guest: PageVisitor) -> str:
    return named(entry, guest.lang)[0]


@router.get("/learn/{game}")
async def show_lessons(game: str, request: Request) -> HTMLResponse:
    """All lessons of a game; which of them are done, only the browser knows."""
    entry, guest = entry_of(game), guest_of(request)
    return page(
        request,
        "lessons.html",
        entry=entry,
        title=title_of(entry, guest),
        lessons=shelf(entry).lessons,
        first_game=shelf(entry).first_game,
    )


@router.get("/learn/{game}/{lesson}")
async def show_lesson(game: str, lesson: str, request: Request, did: Did = "") -> HTMLResponse:
    """A lesson at the ordinary table; decisions that do not fit it any more begin it anew."""
    found, guest = lesson_of(game, lesson), guest_of(request)
    try:
        stand, is_stale = played(found, did.split()), False
    except KosmodromError:
        stand, is_stale = begin(found), True
    news = news_of(LessonView.of(stand, guest))
    return page(
        request,
        "lesson.html",
        entry=found.entry,
        game=title_of(found.entry, guest),
        lesson=found,
        seats=stand.match.seats,
        parts=news["fragments"],
        now=news["now"],
        is_stale=is_stale,
    )


@router.get("/learn/{game}/{lesson}/zoom")
async def zoom(game: str, lesson: str, request: Request, thing: str) -> HTMLResponse:
    """A thing of the table in large."""
    entry, guest = lesson_of(game, lesson).entry, guest_of(request)
    texts = entry.words(guest.lang)
    return HTMLResponse(enlarged(entry, entry.book(), texts, thing, guest, f"{guest.root}/rules/{entry.key}"))


@router.get("/learn/{game}/{lesson}/score")
async def show_score(game: str, lesson: str, request: Request, seat: int, did: Did = "") -> HTMLResponse:
    """The points of one seat, row by row."""
    guest = guest_of(request)
    return HTMLResponse(score_sheet(LessonView.of(stand_of(game, lesson, did), guest).sight, seat, guest))
