"""Errors for people: whoever asks for a page gets one in their language, where programs get a problem."""

from collections.abc import Awaitable, Callable
from inspect import isawaitable
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.server.api.dependencies import as_last_word, problem_of
from kosmodrom.server.pages.frame import refusal_page
from kosmodrom.server.refusals import BadInput, NoPage, ServerFault, TableRefusal, WrongWay
from kosmodrom.server.web.proxies import route_path
from kosmodrom.server.web.request_guards import BodyTooLarge

Handler = Callable[[Request, Any], Response | Awaitable[Response]]


def wants_page(request: Request) -> bool:
    """Whether a person waits for a page; programs and the scripts of pages do not ask for HTML."""
    return "text/html" in request.headers.get("accept", "") and not route_path(request.scope).startswith("/api/")


def answer_people(app: FastAPI) -> None:
    """Let whatever the application answers to programs with a problem be a page for people."""
    for kind, handler in list(app.exception_handlers.items()):
        app.add_exception_handler(kind, _for_people(handler))


def _for_people(tell_programs: Handler) -> Handler:
    async def tell(request: Request, error: Exception) -> Response:
        answer = error_page(request, error) if wants_page(request) else tell_programs(request, error)
        return await answer if isawaitable(answer) else answer

    return tell


def answer_refusal(request: Request, refusal: TableRefusal) -> Response:
    """What a guard refuses, before the application hears of it."""
    return refusal_page(request, refusal) if wants_page(request) else problem_of(request, refusal)


def error_page(request: Request, error: Exception) -> Response:
    """A page about whatever went wrong."""
    if isinstance(error, KosmodromError):
        return refusal_page(request, error)
    if isinstance(error, BodyTooLarge):
        return refusal_page(request, error.refusal)
    if isinstance(error, HTTPException):
        answer = refusal_page(request, _http_refusal(error), status=error.status_code)
        answer.headers.update(error.headers or {})
        return answer
    if isinstance(error, RequestValidationError):
        return refusal_page(request, BadInput.because("no-sense"))
    return as_last_word(refusal_page(request, ServerFault.because("fault")))


def _http_refusal(error: HTTPException) -> TableRefusal:
    if error.status_code == NoPage.status:
        return NoPage.because("no-page")
    if error.status_code == WrongWay.status:
        return WrongWay.because("wrong-way")
    return BadInput.because("no-sense")
