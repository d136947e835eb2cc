"""The races' abilities: AN-039, AN-059, AN-166 to AN-169, AN-231, AN-260, AN-267."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.andromeda.model import clauses, effects, events
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import NO_ROOM, TURN_ABILITY
from kosmodrom.games.andromeda.rules.ship import EDGE_FROM, EDGE_TO, has_cell, told


def ability(s: AndromedaState, seat: int) -> int:
    """AN-039, AN-059: what the seat's race can do; nothing in the first game."""
    t = s.table
    if t.first_game or t.races[seat] < 0:
        return effects.NO_ABILITY
    return s.book.race_ability[t.races[seat]]


def ability_count(s: AndromedaState, seat: int, wanted: int, without: int) -> int:
    """The number of an ability, or what holds without it."""
    return s.book.race_count[s.table.races[seat]] if ability(s, seat) == wanted else without


def has_ability_left(s: AndromedaState, seat: int, wanted: int) -> bool:
    """AN-166, AN-169: whether a once-per-turn ability can still be used in this turn."""
    return ability(s, seat) == wanted and s.table.turn[TURN_ABILITY] < s.book.race_count[s.table.races[seat]]


def ability_refusal(s: AndromedaState, seat: int, wanted: int, used_up: int) -> int:
    """AN-059, AN-166, AN-169: none in the first game, nor another race's; used_up: the clause of the own race."""
    if s.table.first_game:
        return clauses.AN_059
    if ability(s, seat) != wanted:
        return clauses.AN_166
    return 0 if has_ability_left(s, seat, wanted) else used_up


def tell_ability(s: AndromedaState, seat: int) -> None:
    """AN-039: all hear that the ability of the seat's race has helped."""
    s.tell(events.ABILITY_USED, EVERYONE, seat, s.table.races[seat])


def trained_by_die(s: AndromedaState, seat: int) -> int:
    """AN-114, AN-166: how many a die used as full training trains."""
    return ability_count(s, seat, effects.MORE_TRAINING, s.book.face_count[effects.TRAINING])


def moves_by_die(s: AndromedaState, seat: int) -> int:
    """AN-122, AN-166: how many moves a die used as movement gives."""
    return ability_count(s, seat, effects.MORE_MOVES, s.book.face_count[effects.MOVEMENT])


def enterers(s: AndromedaState, seat: int) -> int:
    """AN-133, AN-166: how many researchers may move onto a discovered room."""
    return ability_count(s, seat, effects.ENTER_TOGETHER, 1)


def shrugged_off(s: AndromedaState, seat: int) -> int:
    """AN-166: how many uncancelled plague results of a plague step have no effect."""
    return ability_count(s, seat, effects.SHRUG_OFF_PLAGUE, 0)


def room_actions_allowed(s: AndromedaState, seat: int) -> int:
    """AN-149, AN-166: how many room actions a turn."""
    return ability_count(s, seat, effects.MORE_ROOM_ACTIONS, 1)


def shift_refusal(s: AndromedaState, seat: int, edge: int) -> int:
    """AN-011, AN-027, AN-141, AN-169, AN-231, AN-267: Inżynierowie Vel, once a turn, to a room beside it."""
    t = s.table
    clause = ability_refusal(s, seat, effects.SHIFT_TELEPORTER, clauses.AN_267)
    if clause != 0:
        return clause
    if not has_cell(t.teleporters[seat], EDGE_FROM[edge]):
        return clauses.AN_267
    target = EDGE_TO[edge]
    if t.rooms[target] == NO_ROOM:
        return clauses.AN_027
    if has_cell(t.covered, target):
        return clauses.AN_141
    if not s.book.room_teleporter[t.rooms[target]]:
        return clauses.AN_231
    return clauses.AN_011 if has_cell(t.teleporters[seat], target) else 0


def shift(s: AndromedaState, seat: int, edge: int) -> None:
    """AN-166: a teleporter moves one room."""
    t = s.table
    t.turn[TURN_ABILITY] += 1
    t.teleporters[seat] &= ~(1 << EDGE_FROM[edge])
    t.teleporters[seat] |= 1 << EDGE_TO[edge]
    s.tell(events.TELEPORTER_SHIFTED, EVERYONE, seat, told(t, EDGE_FROM[edge]), told(t, EDGE_TO[edge]))
