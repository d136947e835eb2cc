"""Broken invariants of a state, in words: AN-008 to AN-011, AN-087, AN-195 to AN-197, and others."""

from kosmodrom.engine.agenda import WIDTH
from kosmodrom.games.andromeda.model.actions import (
    ALL_TASKS,
    AS,
    CELLS,
    DIE,
    DISCOVER,
    DRAW,
    EXPLORE,
    FACES,
    KEEP,
    LAY,
    MORPH,
    OPEN,
    RACES,
    RETURN,
    ROOM,
    ROOMS,
    SINGLE,
    TASK,
    TILE,
)
from kosmodrom.games.andromeda.model.book import NO_ACTION, PLAGUE, PORTAL, TECHNOLOGY, AndromedaBook
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.steps import LAST_CHANCE, NEXT_ROUND, ROLLING, STEPS
from kosmodrom.games.andromeda.model.values import FACE_DOWN, GRID, NO_ROOM, NOBODY, OVER, SETTING_UP, TURN_WIDTH, TURNS
from kosmodrom.games.andromeda.rules.memory import SORTING
from kosmodrom.games.andromeda.rules.question import units_left
from kosmodrom.games.andromeda.rules.ship import MIDDLE, how_many


def problems(s: AndromedaState) -> list[str]:
    """All that is wrong with a state; empty for every state reached or sampled."""
    found = shapes(s)
    if found:
        return found
    tiles(s, found)
    for seat in range(s.seats):
        pieces(s, seat, found)
    technologies(s, found)
    races(s, found)
    tasks(s, found)
    dice(s, found)
    agenda(s, found)
    return found


def shapes(s: AndromedaState) -> list[str]:
    """Lists of the right length."""
    t = s.table
    found: list[str] = []
    lengths = [
        ("tasks", len(s.vault.tasks), s.book.tasks),
        ("rooms", len(t.rooms), GRID), ("where", len(t.where), len(ROOMS)), ("crew", len(t.crew), GRID * s.seats),
        ("trained", len(t.trained), s.seats), ("pool", len(t.pool), s.seats),
        ("teleporters", len(t.teleporters), s.seats), ("techs", len(t.techs), 8),
        ("vaccines", len(t.vaccines), s.seats), ("races", len(t.races), s.seats),
        ("race_cards", len(t.race_cards), s.seats), ("personal", len(t.personal), 1), ("held", len(t.held), s.seats),
        ("completed", len(t.completed), s.seats), ("middle", len(t.middle), 6), ("offer", len(t.offer), 6),
        ("dice", len(t.dice), 6 * s.seats), ("cards", len(t.cards), s.seats), ("turn", len(t.turn), TURN_WIDTH),
        ("hands", len(s.hands), s.seats),
    ]  # fmt: skip
    for name, length, wanted in lengths:
        if length != wanted:
            found.append(f"{name} has {length} values, expected {wanted}")
    for row in t.rumours:
        if len(row) != 3:
            found.append("a rumour is a card, a mask and a sorting")
    numbers = t.crew + t.trained + t.pool + t.teleporters + t.vaccines + t.middle + t.offer + t.dice + t.cards + t.turn
    if min(numbers + [t.beside, t.general_deck, t.round, t.sortings, t.ready, t.personal_done]) < 0:
        found.append("a count is negative")
    return found


def tiles(s: AndromedaState, found: list[str]) -> None:
    """AN-016 to AN-027: each tile once; the ship has its layout."""
    t = s.table
    cells = s.book.layout[s.seats - 2]
    opened = 0
    covered = 0
    for cell in range(GRID):
        room = t.rooms[cell]
        if (room == NO_ROOM) == (cells[cell] == 1):
            found.append(f"the cell {CELLS[cell]} has a room where the layout has none, or the reverse")
        if room == FACE_DOWN:
            covered |= 1 << cell
        elif room >= 0:
            opened |= 1 << cell
    if opened != t.opened or covered != t.covered or t.rooms[MIDDLE] != PORTAL:
        found.append("the face-up or face-down cells are not those of the rooms, or the Portal is not in the middle")
    for room in range(11):
        cell = t.rooms.index(room) if room in t.rooms else -1
        in_play = s.seats > 2 or s.book.room_two_seats[room]
        if t.where[room] != cell or t.rooms.count(room) + s.vault.rooms[room] != (1 if in_play else 0):
            found.append(f"the tile {ROOMS[room]} lies nowhere, twice, or where it is not looked for")


def pieces(s: AndromedaState, seat: int, found: list[str]) -> None:
    """AN-008, AN-009, AN-011, AN-195, AN-196: researchers and teleporters of a seat, each in one place."""
    t = s.table
    if t.phase == SETTING_UP:
        return
    standing = 0
    for cell in range(GRID):
        standing += t.crew[GRID * seat + cell]
        if t.crew[GRID * seat + cell] > 0 and t.rooms[cell] < 0:
            found.append(f"seat {seat} has researchers in {CELLS[cell]}, which is no face-up room")
        if (t.teleporters[seat] >> cell) & 1 and (t.rooms[cell] < 0 or not s.book.room_teleporter[t.rooms[cell]]):
            found.append(f"seat {seat} has a teleporter in {CELLS[cell]}, where none may be")
    if standing + t.trained[seat] + t.pool[seat] != s.book.researchers:
        found.append(f"seat {seat} has {standing + t.trained[seat] + t.pool[seat]} researchers")
    if not 1 <= how_many(t.teleporters[seat]) <= s.book.teleporters or t.teleporters[seat] >= 512:
        found.append(f"seat {seat} has {how_many(t.teleporters[seat])} teleporters on the ship")


def technologies(s: AndromedaState, found: list[str]) -> None:
    """AN-028 to AN-033, AN-197: the cards in play, and the tokens."""
    t = s.table
    if t.techs[s.book.always] == 0 or max(t.techs) > 2:
        found.append("the technologies are not those of a game")
    if t.phase != SETTING_UP and sum([1 for used in t.techs if used > 0]) != s.book.technologies + 1:
        found.append("another number of technologies is in play")
    has_tokens = s.book.vaccine_tech >= 0 and t.techs[s.book.vaccine_tech] > 0
    if t.beside + sum(t.vaccines) != (s.book.vaccines if has_tokens else 0):
        found.append(f"{t.beside + sum(t.vaccines)} vaccine tokens are in the game")


def races(s: AndromedaState, found: list[str]) -> None:
    """AN-034 to AN-037: each race card once."""
    t = s.table
    counts = s.vault.races[:]
    for seat in range(s.seats):
        if t.races[seat] >= 0:
            counts[t.races[seat]] += 1
        elif t.phase != SETTING_UP:
            found.append(f"seat {seat} has no race")
        for race in s.hands[seat].races:
            counts[race] += 1
        if len(s.hands[seat].races) != t.race_cards[seat]:
            found.append(f"seat {seat} has {len(s.hands[seat].races)} race cards, {t.race_cards[seat]} are shown")
        if (s.hands[seat].choice >= 0) != ((t.ready >> seat) & 1 == 1):
            found.append(f"seat {seat} is ready without a secret choice, or the reverse")
    for race in range(8):
        if counts[race] != 1:
            found.append(f"the race card {RACES[race]} is there {counts[race]} times")


def tasks(s: AndromedaState, found: list[str]) -> None:
    """AN-040 to AN-047, AN-181: each task card once; the unseen ones fill the decks."""
    t = s.table
    counts = s.vault.tasks[:]
    lying = t.general + t.personal[0].tail
    for seat in range(s.seats):
        lying = lying + t.held[seat].tail + t.completed[seat]
        if t.held[seat].unseen != 0:
            found.append(f"seat {seat} holds cards that it does not know")
        for knowers in t.held[seat].knowers:
            if not (knowers >> seat) & 1:
                found.append(f"seat {seat} holds a card that it does not know")
    for task in lying:
        counts[task] += 1
    for task in range(s.book.tasks):
        if counts[task] != 1:
            found.append(f"the task {ALL_TASKS[task]} is there {counts[task]} times")
    if sum(s.vault.tasks) != t.general_deck + t.personal[0].unseen:
        found.append("the decks are not as large as the pool of unseen tasks")
    if t.general != sorted(t.general):
        found.append("the open tasks are not in order")
    for row in t.rumours:
        if not is_rumour_true(s, row[0], row[1], row[2]):
            found.append(f"a rumour tells of {ALL_TASKS[row[0]]}, which is not where it says")


def is_rumour_true(s: AndromedaState, card: int, seats: int, sorting: int) -> bool:
    """AN-015: the card lies among those of the sorting, and those who know the rumour do not see it."""
    for pile in s.table.personal + s.table.held:
        if card in pile.tail:
            knowers = pile.knowers[pile.tail.index(card)]
            return knowers // SORTING == sorting and knowers & seats == 0
    return False


def dice(s: AndromedaState, found: list[str]) -> None:
    """AN-053, AN-054, AN-067, AN-087: all dice of the game, at most three plague, one order card for each seat."""
    t = s.table
    if t.phase == SETTING_UP:
        return
    rolling = units_left(t) if t.agenda.step() == ROLLING else 0
    total = rolling + sum(t.middle) + sum(t.offer) + sum(t.dice)
    if total != s.book.dice[s.seats - 2]:
        found.append(f"{total} dice are in the game")
    plague = t.middle[PLAGUE] + t.offer[PLAGUE] + sum(t.dice[PLAGUE :: len(FACES)])
    if rolling == 0 and plague > s.book.plague:
        found.append(f"{plague} dice show {FACES[PLAGUE]}")
    taken = sorted([card for card in t.cards if card > 0])
    if taken != list(range(1, t.order_card)) or t.order_card > s.seats + 1:
        found.append("the order cards are not taken in their order")


def agenda(s: AndromedaState, found: list[str]) -> None:
    """AN-002, AN-004, AN-091: somebody is asked, and in a turn only the active seat."""
    t = s.table
    if len(t.agenda.frames) % WIDTH or t.agenda.is_empty() != (t.phase == OVER):
        found.append("the agenda is broken")
    elif not t.agenda.is_empty():
        step = t.agenda.step()
        if not 0 <= step < len(STEPS) or step == NEXT_ROUND:
            found.append("the agenda asks an unknown question")
        elif step > LAST_CHANCE and t.phase == TURNS and t.agenda.seat() != t.active:
            found.append(f"seat {t.agenda.seat()} is asked in the turn of seat {t.active}")
        elif not -1 <= t.agenda.seat() < s.seats:
            found.append(f"seat {t.agenda.seat()} does not exist")
    if not NOBODY <= t.first < s.seats or not NOBODY <= t.active < s.seats:
        found.append("the first player or the active seat does not exist")
    if t.phase != SETTING_UP and not 1 <= t.round <= s.book.general_deck + 1:
        found.append(f"there is no round {t.round}")


def impossible(book: AndromedaBook) -> list[int]:
    """What nothing in this content allows."""
    found = [DIE + PLAGUE, DIE + TECHNOLOGY, SINGLE + PLAGUE, EXPLORE + PLAGUE, MORPH + PLAGUE, AS + PLAGUE]
    found += [AS + TECHNOLOGY, DISCOVER + MIDDLE, LAY + book.always, TILE + PORTAL]
    for task in range(book.tasks, len(ALL_TASKS)):
        found += [KEEP + task, RETURN + task, TASK + task, OPEN + task, DRAW + task]
    for room in range(11):
        if book.room_action[room] == NO_ACTION:
            found.append(ROOM + room)
    return found
