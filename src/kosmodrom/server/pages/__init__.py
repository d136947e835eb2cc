"""The pages that people see: home, table, rules, replay; rendered here, kept fresh by a stream of fragments."""

from fastapi import FastAPI

from kosmodrom.server.pages import assets, decks, home, journals, links, replay, rules, score, stream, table, transfer


def mount(app: FastAPI) -> None:
    """Let the application serve the pages."""
    for module in (assets, home, journals, table, decks, links, transfer, stream, rules, replay, score):
        app.include_router(module.router)
