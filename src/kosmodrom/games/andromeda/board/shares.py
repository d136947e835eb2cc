"""What brought the points of each row of the score sheet: AN-183, AN-199 to AN-204."""

from kosmodrom.engine.shares import Share
from kosmodrom.engine.words import Words
from kosmodrom.games.andromeda.model import actions
from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.model.state import AndromedaView
from kosmodrom.games.andromeda.model.values import GRID
from kosmodrom.games.andromeda.rules import points
from kosmodrom.games.andromeda.words import cards


def shares(v: AndromedaView, book: AndromedaBook, texts: Words, row: int, seat: int) -> list[Share]:
    """AN-199: completed tasks, then rooms."""
    return rooms(v, book, texts, seat) if row else tasks(v, book, texts, seat)


def tasks(v: AndromedaView, book: AndromedaBook, texts: Words, seat: int) -> list[Share]:
    """AN-183: each completed task."""
    return [
        Share(texts[f"task.{actions.ALL_TASKS[task]}"], book.task_points[task], f"task:{actions.ALL_TASKS[task]}")
        for task in v.table.completed[seat]
    ]


def rooms(v: AndromedaView, book: AndromedaBook, texts: Words, seat: int) -> list[Share]:
    """AN-200 to AN-204: the rooms that bring the seat something, whole or divided."""
    t, found = v.table, []
    for cell in range(GRID):
        brought = [0] * len(t.pool)
        points.add_room(t, book, cell, brought)
        if brought[seat]:
            room = t.rooms[cell]
            name = cards.sentence(cards.room_name(room, texts))
            found.append(Share(name, brought[seat], f"room:{actions.ROOMS[room]}"))
    return found
