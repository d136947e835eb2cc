"""The pages that people see: home, table, rules, replay; rendered here, kept fresh by a stream of fragments."""

from fastapi import FastAPI, Request
from starlette.responses import Response

from kosmodrom.server.api.asking import problem_answer
from kosmodrom.server.pages import assets, decks, home, journals, links, replay, rules, score, stream, table
from kosmodrom.server.pages.frame import refusal_page
from kosmodrom.server.proxies import route_path
from kosmodrom.server.refusals import NoTable


def mount(app: FastAPI) -> None:
    """Let the application serve the pages."""
    for module in (assets, home, journals, table, decks, links, stream, rules, replay, score):
        app.include_router(module.router)
    app.add_exception_handler(404, no_page)


async def no_page(request: Request, error: Exception) -> Response:
    """An address that leads nowhere: a page for people, a problem for programs."""
    if "text/html" in request.headers.get("accept", "") and not route_path(request.scope).startswith("/api/"):
        return refusal_page(request, NoTable.because("no-page"), advice="no-page")
    return problem_answer(404, "no-page", str(getattr(error, "detail", error)))
