"""Errors for people: whoever asks for a page gets one in their language, where programs get a problem."""

from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.server.api.dependencies import as_last_word, problem_for
from kosmodrom.server.pages.frame import refusal_page
from kosmodrom.server.refusals import BadInput, NoPage, ServerFault, TableRefusal, WrongWay
from kosmodrom.server.web.proxies import route_path
from kosmodrom.server.web.request_guards import BodyTooLarge

KINDS: Final = (Exception, HTTPException, RequestValidationError, ClientDisconnect, KosmodromError)
"""All that can go wrong; a kind that follows from another one is answered like that one."""


def wants_page(request: Request) -> bool:
    """Whether a person waits for a page; programs and the scripts of pages do not ask for HTML."""
    return "text/html" in request.headers.get("accept", "") and not route_path(request.scope).startswith("/api/")


def answer_errors(app: FastAPI) -> None:
    """Let the application answer whatever goes wrong."""

    async def handle(request: Request, error: Exception) -> Response:
        return answer(request, error)

    for kind in KINDS:
        app.add_exception_handler(kind, handle)


def answer(request: Request, error: Exception) -> Response:
    """A page for people, a problem for programs."""
    if isinstance(error, ClientDisconnect):  # nobody reads it, but whoever leaves early is no fault of ours
        return Response(status_code=400)
    return error_page(request, error) if wants_page(request) else problem_for(request, error)


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
