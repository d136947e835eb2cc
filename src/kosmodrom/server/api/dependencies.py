"""What every route needs: the house, the secrets of whoever asks, and how refusals are answered."""

from typing import Annotated, Any, Final, TypeVar

from fastapi import Depends, Query, Request, Response, Security
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.security import HTTPBearer
from starlette.exceptions import HTTPException

from kosmodrom.engine import errors
from kosmodrom.engine.words import LANGUAGES, WORLD, words
from kosmodrom.server.api.invalid_fields import invalid
from kosmodrom.server.api.models import Lang, Problem, SeatNumber
from kosmodrom.server.api.responses import clause_out
from kosmodrom.server.refusals import SERVER, ServerFault, TableRefusal, TooLarge, TooOften
from kosmodrom.server.store.database import StoreError
from kosmodrom.server.web.credentials import hashes_of, secrets_of
from kosmodrom.server.web.request_guards import SECURITY, BodyTooLarge
from kosmodrom.server.whole_server import WholeServer

AnyResponse = TypeVar("AnyResponse", bound=Response)
RETRY_AFTER: Final = "2"
"""Seconds after which whoever asks too often may ask again."""
BEARER: Final = HTTPBearer(auto_error=False, description="the secret of your seat; several are separated by commas")
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem} for status in (400, 403, 404, 405, 409, 413, 415, 421, 422, 429, 503)
}
PROBLEMS_IN_JSON: Final[dict[int | str, dict[str, Any]]] = {
    status: {
        "description": "why it was refused",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    for status in PROBLEMS
}
"""The same for routes that otherwise do not answer in JSON."""
HTTP_WORDS: Final = {404: "refusal.no-page", 405: "refusal.wrong-way"}
CODES: Final = {400: "bad-input", 404: "no-page", 413: TooLarge.code}
BAD_INPUT: Final = (errors.BadTable, errors.DeckError, errors.JournalError, errors.UnknownDecision, errors.UnknownGame)


async def house_of(request: Request) -> WholeServer:
    house: WholeServer = request.app.state.house
    return house


async def hashes(request: Request, _: Annotated[Any, Security(BEARER)] = None) -> frozenset[str]:
    """The hashes of the secrets that came along; whoever has some is counted by them."""
    found = hashes_of(request)
    if found and not request.app.state.seat_buckets.take(min(found)):
        raise TooOften.because("requests-of-seat")
    return found


async def secrets(request: Request, _: Annotated[Any, Security(BEARER)] = None) -> list[str]:
    return secrets_of(request)


TheHouse = Annotated[WholeServer, Depends(house_of)]
Hashes = Annotated[frozenset[str], Depends(hashes)]
Secrets = Annotated[list[str], Depends(secrets)]
AskedLang = Annotated[Lang, Query(description="the language of all words")]
Since = Annotated[int, Query(ge=0, le=10**9, description="the last number that you know")]
AskedSeat = Annotated[SeatNumber | None, Query(description="needed only by whoever holds several seats")]


def lang_of(request: Request) -> str:
    """The language of refusals: the one that the address names, else English."""
    lang = request.query_params.get("lang", "")
    return lang if lang in LANGUAGES else WORLD


def problem_answer(status: int, code: str, message: str, clause: Any = None) -> JSONResponse:
    headers = {"retry-after": RETRY_AFTER} if status in (TooOften.status, 503) else None
    return JSONResponse({"code": code, "message": message, "clause": clause}, status, headers)


def problem_of(request: Request, error: errors.KosmodromError) -> JSONResponse:
    rule = error.rule if isinstance(error, errors.Refused) else None
    clause = None if rule is None else clause_out(rule).model_dump()
    return problem_answer(*judged(error), error.text(lang_of(request)), clause)


def as_last_word(answer: AnyResponse) -> AnyResponse:
    """The answer to a fault: the guards do not see it, and the connection is closed after it."""
    for key, value in SECURITY.items():
        answer.headers.setdefault(key, value)
    answer.headers.setdefault("cache-control", "no-store")
    answer.headers["connection"] = "close"
    return answer


def judged(error: errors.KosmodromError) -> tuple[int, str]:
    """The status and the code of a refusal."""
    if isinstance(error, TableRefusal):
        return error.status, error.code
    if isinstance(error, StoreError):
        return 503, "store"
    if isinstance(error, errors.Refused):
        return 409, "refused"
    return (422, "bad-input") if isinstance(error, BAD_INPUT) else (409, "not-now")


def problem_for(request: Request, error: Exception) -> Response:
    """Whatever went wrong, told to a program in one shape; nothing that a client sends is a server error."""
    if isinstance(error, BodyTooLarge):
        return problem_of(request, error.refusal)
    if isinstance(error, HTTPException):
        key, lang = HTTP_WORDS.get(error.status_code), lang_of(request)
        message = words(SERVER, lang)[key] if key is not None else str(error.detail)
        answer = problem_answer(error.status_code, CODES.get(error.status_code, "http"), message)
        answer.headers.update(error.headers or {})
        return answer
    if isinstance(error, RequestValidationError):
        return problem_of(request, invalid(error.errors()[0]))
    if isinstance(error, StoreError):
        return problem_answer(*judged(error), words(SERVER, lang_of(request))["refusal.store"])
    if isinstance(error, errors.KosmodromError):
        return problem_of(request, error)
    return as_last_word(problem_of(request, ServerFault.because("fault")))
