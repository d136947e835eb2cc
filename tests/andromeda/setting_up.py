"""The set-up, as far as a test wants it."""

from andromeda.scene import Scene, new_game

LAID = ["lay:klonowanie", "lay:szczepionki", "lay:pole_silowe"]
DEALT = [
    "deal:arkturianie", "deal:roj_xarr", "deal:synteci", "deal:metamorfy",
    "deal:pionierzy_otchlani", "deal:inzynierowie_vel", "deal:uczeni_mnemos", "deal:poslowie_koru",
]  # fmt: skip
DRAWN = ["draw:Z01", "draw:Z02", "draw:Z03", "draw:Z04", "draw:Z05", "draw:Z06", "draw:Z07", "draw:Z08"]


def with_technologies(seats: int = 2, first: int = 0) -> Scene:
    return new_game(seats).chance(f"first:{first}", *LAID)


def with_race_cards(seats: int = 2, first: int = 0) -> Scene:
    return with_technologies(seats, first).chance(*DEALT[: 2 * seats])


def with_races(seats: int = 2, first: int = 0) -> Scene:
    """Each seat keeps the first of its two race cards."""
    s = with_race_cards(seats, first)
    for seat in range(seats):
        s.play_as(seat, "race:" + DEALT[2 * seat].removeprefix("deal:"))
    return s


def with_tasks(seats: int = 2, first: int = 0) -> Scene:
    return with_races(seats, first).chance("open:Z31", *DRAWN[: 2 * seats])


def ready(seats: int = 2, first: int = 0) -> Scene:
    """Each seat has kept the second of its two tasks."""
    s = with_tasks(seats, first)
    for seat in reversed(range(seats)):
        s.play_as(seat, f"keep:Z{2 * seat + 2:02}")
    return s
