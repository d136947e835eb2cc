"""Laying out the pieces of a scene."""

from collections.abc import Sequence

from andromeda.told import LETTERS
from kosmodrom.engine.contract import only
from kosmodrom.games.andromeda.model.actions import CELLS, RACES, ROOMS, TASKS, TECHS
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import USED
from kosmodrom.games.andromeda.rules.setup import lay, lay_ship, turn_up


def place_ship(
    s: AndromedaState, rooms: str, crew: Sequence[str], trained: Sequence[int], teleporters: Sequence[str]
) -> None:
    """Tiles, researchers and teleporters, in the words of a scene."""
    t = s.table
    lay_ship(s)
    for word in rooms.split():
        cell, room = word.split("=")
        turn_up(s, CELLS.index(cell), ROOMS.index(room))
    for seat in range(s.seats):
        standing = 0
        for word in crew[seat].split() if seat < len(crew) else []:
            cell, _, count = word.partition("*")
            t.crew[9 * seat + CELLS.index(cell)] += int(count or 1)
            standing += int(count or 1)
        t.trained[seat] = trained[seat] if seat < len(trained) else 0
        t.pool[seat] = s.book.researchers - standing - t.trained[seat]
        for cell in teleporters[seat].split() if seat < len(teleporters) else ["portal"]:
            t.teleporters[seat] |= 1 << CELLS.index(cell)


def place_cards(s: AndromedaState, races: Sequence[str] | None, techs: str, used: str, vaccines: Sequence[int]) -> None:
    """Races, technologies and vaccines."""
    t = s.table
    s.vault.races = [1] * len(RACES)
    spare = [race for race in RACES if race not in (races or ())]
    for seat in range(s.seats):
        race = RACES.index(races[seat] if races is not None and seat < len(races) else spare[seat])
        t.races[seat] = race
        s.vault.races[race] = 0
    for tech in techs.split():
        lay(s, TECHS.index(tech))
    for tech in used.split():
        t.techs[TECHS.index(tech)] = USED
    for seat, tokens in enumerate(vaccines):
        t.vaccines[seat] = tokens
        t.beside -= tokens


def place_tasks(
    s: AndromedaState, general: str, held: Sequence[str], completed: Sequence[str], under: str, unseen: int | None
) -> None:
    """Every task card in exactly one place."""
    t = s.table
    s.vault.tasks = [1] * len(TASKS)

    def take(name: str) -> int:
        task = TASKS.index(name)
        assert s.vault.tasks[task], f"{name} is placed twice"
        s.vault.tasks[task] = 0
        return task

    t.general = sorted(take(name) for name in general.split())
    for seat, names in enumerate(held):
        for name in names.split():
            t.held[seat].put_under(take(name), only(seat))
    for seat, names in enumerate(completed):
        t.completed[seat] = [take(name) for name in names.split()]
    for word in under.split():
        name, _, knowers = word.partition(":")
        t.personal[0].put_under(take(name), sum(only(int(seat)) for seat in knowers))
    t.general_deck = s.book.general_deck + 1 - t.round
    left = [task for task in range(len(TASKS)) if s.vault.tasks[task]]
    t.personal[0].unseen = len(left) - t.general_deck if unseen is None else unseen
    for task in left[t.general_deck + t.personal[0].unseen :]:
        s.vault.tasks[task] = 0
        t.personal[0].put_under(task, 0)


def deal_dice(s: AndromedaState, active: int, dice: str | Sequence[str], total: int) -> None:
    """The dice of the seats; the others lie in the middle."""
    t = s.table
    hands = [dice if seat == active else "" for seat in range(s.seats)] if isinstance(dice, str) else dice
    for seat, row in enumerate(hands):
        for letter in row:
            t.dice[6 * seat + LETTERS.index(letter)] += 1
    t.middle[LETTERS.index("I")] = total - sum(t.dice)
    assert t.middle[LETTERS.index("I")] >= 0, f"only {total} dice are in the game"
