"""Domination points: AN-183, AN-198 to AN-205."""

from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.model.values import GRID
from kosmodrom.games.andromeda.model.zones import Table


def threshold(t: Table, book: AndromedaBook) -> int:
    """AN-198: the DP that end the game, by the number of seats."""
    return book.threshold[len(t.pool) - 2]


def task_points(t: Table, book: AndromedaBook, seat: int) -> int:
    """AN-183, AN-199: the DP of completed tasks."""
    points = 0
    for task in t.completed[seat]:
        points += book.task_points[task]
    return points


def sheet(t: Table, book: AndromedaBook) -> list[list[int]]:
    """AN-199: by seat the DP of completed tasks, then those of rooms."""
    return [[task_points(t, book, seat) for seat in range(len(t.pool))], room_points(t, book)]


def running_points(t: Table, book: AndromedaBook) -> list[int]:
    """AN-199: tasks and rooms as they are now."""
    points = room_points(t, book)
    for seat in range(len(points)):
        points[seat] += task_points(t, book, seat)
    return points


def room_points(t: Table, book: AndromedaBook) -> list[int]:
    """AN-200 to AN-204: by seat the DP of all rooms."""
    points = [0] * len(t.pool)
    for cell in range(GRID):
        add_room(t, book, cell, points)
    return points


def add_room(t: Table, book: AndromedaBook, cell: int, points: list[int]) -> None:
    """AN-200 to AN-204: the most researchers, from the minimum on, bring a room's DP, divided in a tie."""
    room = t.rooms[cell]
    if room < 0:
        return
    seats = len(points)
    crew = t.crew
    most = 0
    tied = 0
    for seat in range(seats):
        own = crew[GRID * seat + cell]
        if own > most:
            most = own
            tied = 1
        elif own == most:
            tied += 1
    if most == 0 or most < book.room_minimum[room]:
        return
    share = book.room_points[room] // tied
    for seat in range(seats):
        if crew[GRID * seat + cell] == most:
            points[seat] += share
