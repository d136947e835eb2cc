"""The pages that people see: home, table, rules, replay; rendered here, kept fresh by a stream of fragments."""

from fastapi import FastAPI

from kosmodrom.server.pages import (
    assets,
    home,
    invitation_links,
    journals,
    own_deck,
    replay,
    rules,
    score,
    table,
    table_stream,
    transfer,
)


def mount(app: FastAPI) -> None:
    """Let the application serve the pages."""
    for module in (
        assets,
        home,
        journals,
        table,
        own_deck,
        invitation_links,
        transfer,
        table_stream,
        rules,
        replay,
        score,
    ):
        app.include_router(module.router)
