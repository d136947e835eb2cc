"""Broken invariants of a state, in words: AN-008 to AN-011, AN-087, AN-195 to AN-197, and others."""

from kosmodrom.engine.agenda import WIDTH
from kosmodrom.engine.errors import BROKEN_AGENDA, UNKNOWN_QUESTION
from kosmodrom.engine.words import Phrase
from kosmodrom.engine.zone_layout import wrong_lengths
from kosmodrom.games.andromeda.model import actions, steps, values
from kosmodrom.games.andromeda.model.book import PACKAGE, AndromedaBook
from kosmodrom.games.andromeda.model.effects import NO_ACTION, PLAGUE, TECHNOLOGY
from kosmodrom.games.andromeda.model.layout import LAYOUT
from kosmodrom.games.andromeda.model.state import AndromedaState, blank
from kosmodrom.games.andromeda.model.values import PORTAL
from kosmodrom.games.andromeda.rules import memory, ship
from kosmodrom.games.andromeda.rules.base_questions import units_left


def problem(key: str, **parts: object) -> Phrase:
    """What is wrong, to be said in any language."""
    return Phrase(PACKAGE, f"problem.{key}", parts)


def problems(s: AndromedaState) -> list[Phrase]:
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


def shapes(s: AndromedaState) -> list[Phrase]:
    """Lists of the right length."""
    t = s.table
    found = wrong_lengths(s, blank(s.seats, s.book), LAYOUT)
    for row in t.rumours:
        if len(row) != 3:
            found.append(problem("rumour"))
    numbers = t.crew + t.trained + t.pool + t.teleporters + t.vaccines + t.middle + t.offer + t.dice + t.cards + t.turn
    if min(numbers + [t.beside, t.general_deck, t.round, t.sortings, t.ready, t.personal_done]) < 0:
        found.append(problem("negative"))
    return found


def tiles(s: AndromedaState, found: list[Phrase]) -> None:
    """AN-016 to AN-027: each tile once; the ship has its layout."""
    t = s.table
    cells = s.book.layout[s.seats - 2]
    opened = 0
    covered = 0
    for cell in range(values.GRID):
        room = t.rooms[cell]
        if (room == values.NO_ROOM) == (cells[cell] == 1):
            found.append(problem("layout", cell=actions.CELLS[cell]))
        if room == values.FACE_DOWN:
            covered |= 1 << cell
        elif room >= 0:
            opened |= 1 << cell
    if opened != t.opened or covered != t.covered or t.rooms[ship.MIDDLE] != PORTAL:
        found.append(problem("opened"))
    for room in range(11):
        cell = t.rooms.index(room) if room in t.rooms else -1
        in_play = s.seats > 2 or s.book.room_two_seats[room]
        if t.where[room] != cell or t.rooms.count(room) + s.vault.rooms[room] != (1 if in_play else 0):
            found.append(problem("tile", room=actions.ROOMS[room]))


def pieces(s: AndromedaState, seat: int, found: list[Phrase]) -> None:
    """AN-008, AN-009, AN-011, AN-195, AN-196: researchers and teleporters of a seat, each in one place."""
    t = s.table
    if t.phase == values.SETTING_UP:
        return
    standing = 0
    for cell in range(values.GRID):
        standing += t.crew[values.GRID * seat + cell]
        if t.crew[values.GRID * seat + cell] > 0 and t.rooms[cell] < 0:
            found.append(problem("crew", seat=seat, cell=actions.CELLS[cell]))
        if (t.teleporters[seat] >> cell) & 1 and (t.rooms[cell] < 0 or not s.book.room_teleporter[t.rooms[cell]]):
            found.append(problem("teleporter", seat=seat, cell=actions.CELLS[cell]))
    count, expected = standing + t.trained[seat] + t.pool[seat], s.book.researchers
    if count != expected:
        found.append(problem("researchers", seat=seat, count=count, expected=expected))
    if not 1 <= ship.how_many(t.teleporters[seat]) <= s.book.teleporters or t.teleporters[seat] >= 512:
        count = ship.how_many(t.teleporters[seat])
        found.append(problem("teleporters", seat=seat, count=count, most=s.book.teleporters))


def technologies(s: AndromedaState, found: list[Phrase]) -> None:
    """AN-028 to AN-033, AN-197: the cards in play, and the tokens."""
    t = s.table
    if t.techs[s.book.always] == 0 or max(t.techs) > 2:
        found.append(problem("technologies"))
    if t.phase != values.SETTING_UP and sum([1 for used in t.techs if used > 0]) != s.book.technologies + 1:
        found.append(problem("technology-count"))
    has_tokens = s.book.vaccine_tech >= 0 and t.techs[s.book.vaccine_tech] > 0
    count, expected = t.beside + sum(t.vaccines), s.book.vaccines if has_tokens else 0
    if count != expected:
        found.append(problem("vaccines", count=count, expected=expected))


def races(s: AndromedaState, found: list[Phrase]) -> None:
    """AN-034 to AN-037: each race card once."""
    t = s.table
    counts = s.vault.races[:]
    for seat in range(s.seats):
        if t.races[seat] >= 0:
            counts[t.races[seat]] += 1
        elif t.phase != values.SETTING_UP:
            found.append(problem("no-race", seat=seat))
        for race in s.hands[seat].races:
            counts[race] += 1
        if len(s.hands[seat].races) != t.race_cards[seat]:
            found.append(problem("race-cards", seat=seat, count=len(s.hands[seat].races), shown=t.race_cards[seat]))
        if (s.hands[seat].choice >= 0) != ((t.ready >> seat) & 1 == 1):
            found.append(problem("ready", seat=seat))
    for race in range(8):
        if counts[race] != 1:
            found.append(problem("race-card", race=actions.RACES[race], count=counts[race]))


def tasks(s: AndromedaState, found: list[Phrase]) -> None:
    """AN-040 to AN-047, AN-181: each task card once; the unseen ones fill the decks."""
    t = s.table
    counts = s.vault.tasks[:]
    lying = t.general + t.personal[0].tail
    for seat in range(s.seats):
        lying = lying + t.held[seat].tail + t.completed[seat]
        if t.held[seat].unseen != 0:
            found.append(problem("unknown-cards", seat=seat))
        for knowers in t.held[seat].knowers:
            if not (knowers >> seat) & 1:
                found.append(problem("unknown-card", seat=seat))
    for task in lying:
        counts[task] += 1
    for task in range(s.book.tasks):
        if counts[task] != 1:
            found.append(problem("task", task=actions.ALL_TASKS[task], count=counts[task]))
    if sum(s.vault.tasks) != t.general_deck + t.personal[0].unseen:
        found.append(problem("decks"))
    if t.general != sorted(t.general):
        found.append(problem("open-tasks"))
    for row in t.rumours:
        if not is_rumour_true(s, row[0], row[1], row[2]):
            found.append(problem("false-rumour", task=actions.ALL_TASKS[row[0]]))


def is_rumour_true(s: AndromedaState, card: int, seats: int, sorting: int) -> bool:
    """AN-015: the card lies among those of the sorting, and those who know the rumour do not see it."""
    for pile in s.table.personal + s.table.held:
        if card in pile.tail:
            knowers = pile.knowers[pile.tail.index(card)]
            return knowers // memory.SORTING == sorting and knowers & seats == 0
    return False


def dice(s: AndromedaState, found: list[Phrase]) -> None:
    """AN-053, AN-054, AN-067, AN-087: all dice of the game, at most three plague, one order card for each seat."""
    t = s.table
    if t.phase == values.SETTING_UP:
        return
    rolling = units_left(t) if t.agenda.step() == steps.ROLLING else 0
    total = rolling + sum(t.middle) + sum(t.offer) + sum(t.dice)
    if total != s.book.dice[s.seats - 2]:
        found.append(problem("dice", count=total, expected=s.book.dice[s.seats - 2]))
    plague = t.middle[PLAGUE] + t.offer[PLAGUE] + sum(t.dice[PLAGUE :: len(actions.FACES)])
    if rolling == 0 and plague > s.book.plague:
        found.append(problem("plague", count=plague, most=s.book.plague, face=actions.FACES[PLAGUE]))
    taken = sorted([card for card in t.cards if card > 0])
    if taken != list(range(1, t.order_card)) or t.order_card > s.seats + 1:
        found.append(problem("order-cards"))


def agenda(s: AndromedaState, found: list[Phrase]) -> None:
    """AN-002, AN-004, AN-091: somebody is asked, and in a turn only the active seat."""
    t = s.table
    if len(t.agenda.frames) % WIDTH or t.agenda.is_empty() != (t.phase == values.OVER):
        found.append(BROKEN_AGENDA)
    elif not t.agenda.is_empty():
        step = t.agenda.step()
        if not 0 <= step < len(steps.STEPS) or step == steps.NEXT_ROUND:
            found.append(UNKNOWN_QUESTION)
        elif step > steps.TURN_TILE and t.phase == values.TURNS and t.agenda.seat() != t.active:
            found.append(problem("other-turn", seat=t.agenda.seat(), active=t.active))
        elif not -1 <= t.agenda.seat() < s.seats:
            found.append(problem("no-seat", seat=t.agenda.seat()))
    if not values.NOBODY <= t.first < s.seats or not values.NOBODY <= t.active < s.seats:
        found.append(problem("active"))
    if t.phase != values.SETTING_UP and not 1 <= t.round <= s.book.general_deck + 1:
        found.append(problem("round", round=t.round))


def impossible(book: AndromedaBook) -> list[int]:
    """What nothing in this content allows."""
    found = [actions.DIE + TECHNOLOGY, actions.AS + TECHNOLOGY]
    for use in (actions.DIE, actions.SINGLE, actions.EXPLORE, actions.MORPH, actions.AS):
        found.append(use + PLAGUE)
    found += [actions.DISCOVER + ship.MIDDLE, actions.LAY + book.always, actions.TILE + PORTAL]
    for verb in (actions.KEEP, actions.RETURN, actions.TASK, actions.OPEN, actions.DRAW):
        found += range(verb + book.tasks, verb + len(actions.ALL_TASKS))
    for room in range(11):
        if book.room_action[room] == NO_ACTION:
            found.append(actions.ROOM + room)
    return found
