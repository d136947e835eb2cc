"""The pages that people see: home, table, lessons, rules, replay; rendered here, a table's kept fresh by a stream."""

from fastapi import APIRouter

from kosmodrom.server.pages import (
    assets,
    card_pictures,
    course,
    daily,
    decks,
    home,
    installing,
    invitation_links,
    journals,
    lesson_answers,
    lessons,
    own_deck,
    reminders,
    replay,
    rules,
    score,
    table,
    table_stream,
    transfer,
)


def pages() -> list[APIRouter]:
    """What serves the pages, in the order in which a path is looked for."""
    modules = (
        assets,
        installing,
        card_pictures,
        home,
        daily,
        decks,
        journals,
        table,
        own_deck,
        reminders,
        invitation_links,
        transfer,
        table_stream,
        rules,
        lessons,
        lesson_answers,
        replay,
        score,
        course,
    )
    return [module.router for module in modules]
