"""Technologies: AN-126, AN-156 to AN-165, AN-189, AN-231, AN-261, AN-264, and moving a teleporter (AN-166)."""

from typing import Final

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.andromeda.model import events
from kosmodrom.games.andromeda.model.book import (
    CLONE,
    MOVEMENT,
    PLACE_TELEPORTER,
    PUSH,
    REMOTE_CONTROL,
    SCHOLARS,
    SHIFT_TELEPORTER,
    SUPPORT,
    TAKE_VACCINES,
    TECHNOLOGY,
    TRAIN_THEN_SUMMON,
    TRAINING,
    TRANSMIT,
    UNIVERSAL_TOOL,
)
from kosmodrom.games.andromeda.model.clauses import (
    AN_011,
    AN_012,
    AN_030,
    AN_126,
    AN_157,
    AN_164,
    AN_166,
    AN_231,
    AN_262,
)
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.steps import (
    BEAM_TO,
    BEAMING,
    CLONING,
    PLACING,
    PUSH_TO,
    PUSHING,
    REMOTE,
    USING_AS,
)
from kosmodrom.games.andromeda.model.steps import TRAINING as TRAINING_STEP
from kosmodrom.games.andromeda.model.values import TURN_ABILITY, TURN_TECHS, USED
from kosmodrom.games.andromeda.rules.orders import has_die_refusal, result_refusal
from kosmodrom.games.andromeda.rules.races import ability, has_ability_left
from kosmodrom.games.andromeda.rules.recruits import begin_summoning, can_summon, can_train
from kosmodrom.games.andromeda.rules.rooms import remote_refusal
from kosmodrom.games.andromeda.rules.ship import (
    EDGE_FROM,
    EDGE_TO,
    NEIGHBOURS,
    can_hold_teleporter,
    has_cell,
    has_teleporter_left,
    how_many,
    on_ship,
    own_cells,
    told,
)
from kosmodrom.games.andromeda.rules.turns import give_back

MAY_TRAIN_NONE: Final = 1
"""In the frame of training: for Uczeni z Mnemos nobody need be trained."""
THEN_SUMMON: Final = 2
"""In the frame of training: Kapsuła szkoleniowa, a summoning follows."""


def tech_refusal(s: AndromedaState, seat: int, tech: int) -> int:
    """AN-030, AN-126, AN-157, AN-159: in play, not used this round, with a technology die."""
    t = s.table
    if t.techs[tech] == 0:
        return AN_030
    if t.techs[tech] == USED:
        return AN_157
    if has_die_refusal(s, seat, TECHNOLOGY) != 0:
        return AN_126
    return effect_refusal(s, seat, tech)


def effect_refusal(s: AndromedaState, seat: int, tech: int) -> int:
    """AN-012, AN-162, AN-163: a technology must be able to change something; Teleporter may always be used."""
    effect = s.book.tech_effect[tech]
    if effect == PLACE_TELEPORTER:
        return 0
    if effect == CLONE:
        return 0 if can_train(s, seat) and on_ship(s, seat) > 0 else AN_012
    if effect == TAKE_VACCINES:
        return 0 if s.table.beside > 0 else AN_012
    if effect == TRAIN_THEN_SUMMON:
        return 0 if can_train(s, seat) or can_summon(s, seat) else AN_012
    if effect == TRANSMIT:
        return 0 if can_beam(s, seat) else AN_012
    if effect == PUSH:
        return 0 if can_push(s, seat) else AN_012
    if effect == REMOTE_CONTROL:
        for room in range(11):
            if remote_refusal(s, seat, room) == 0:
                return 0
        return AN_012
    for face in (TRAINING, SUPPORT, MOVEMENT):
        if result_refusal(s, seat, face) == 0:
            return 0
    return AN_012


def use_tech(s: AndromedaState, seat: int, tech: int) -> None:
    """AN-111, AN-157, AN-165, AN-264: the die goes back, the card is used, its effect follows, then scholars train."""
    t = s.table
    give_back(s, seat, TECHNOLOGY)
    t.techs[tech] = USED
    t.turn[TECHNOLOGY] += 1
    t.turn[TURN_TECHS + tech] += 1
    s.tell(events.TECH_USED, EVERYONE, seat, tech)
    if ability(s, seat) == SCHOLARS:
        t.agenda.push(TRAINING_STEP, seat, s.book.race_count[t.races[seat]], MAY_TRAIN_NONE)
    begin_effect(s, seat, tech)


def begin_effect(s: AndromedaState, seat: int, tech: int) -> None:
    """AN-164: what the cards do."""
    t = s.table
    effect = s.book.tech_effect[tech]
    count = s.book.tech_count[tech]
    if effect == PLACE_TELEPORTER:
        begin_placing(s, seat)
    elif effect == CLONE:
        t.agenda.push(CLONING, seat)
    elif effect == TAKE_VACCINES:
        take_vaccines(s, seat, count)
    elif effect == UNIVERSAL_TOOL:
        t.agenda.push(USING_AS, seat, -1)
    elif effect == REMOTE_CONTROL:
        t.agenda.push(REMOTE, seat)
    elif effect == TRANSMIT:
        t.agenda.push(BEAMING, seat, count)
    elif effect == PUSH:
        t.agenda.push(PUSHING, seat, count)
    elif can_train(s, seat):
        t.agenda.push(TRAINING_STEP, seat, count, THEN_SUMMON)
    else:
        begin_summoning(s, seat, count, 0)


def begin_placing(s: AndromedaState, seat: int) -> None:
    """AN-162, AN-163: with no token left, or no room for it, the use counts all the same."""
    if has_teleporter_left(s, seat):
        for cell in range(9):
            if place_refusal(s, seat, cell) == 0:
                s.table.agenda.push(PLACING, seat)
                return
    s.tell(events.TELEPORTER_PLACED, EVERYONE, seat, -1)


def place_refusal(s: AndromedaState, seat: int, cell: int) -> int:
    """AN-011, AN-164, AN-231: a face-up room with an own researcher and no own teleporter, never Laboratorium."""
    t = s.table
    if has_cell(t.opened, cell) and not s.book.room_teleporter[t.rooms[cell]]:
        return AN_231
    if has_cell(t.teleporters[seat], cell):
        return AN_011
    return 0 if t.crew[9 * seat + cell] > 0 else AN_164


def place(s: AndromedaState, seat: int, cell: int) -> None:
    """AN-009, AN-164: a teleporter goes from the pool to the ship."""
    s.table.agenda.pop()
    s.table.teleporters[seat] |= 1 << cell
    s.tell(events.TELEPORTER_PLACED, EVERYONE, seat, told(s.table, cell))


def clone_refusal(s: AndromedaState, seat: int, cell: int) -> int:
    """AN-164: a face-up room that already holds an own researcher."""
    return 0 if s.table.crew[9 * seat + cell] > 0 else AN_164


def clone_researcher(s: AndromedaState, seat: int, cell: int) -> None:
    """AN-164: from the pool straight to the ship; neither training nor summoning."""
    t = s.table
    t.agenda.pop()
    t.pool[seat] -= 1
    t.crew[9 * seat + cell] += 1
    s.tell(events.CLONED, EVERYONE, seat, told(t, cell))


def take_vaccines(s: AndromedaState, seat: int, count: int) -> None:
    """AN-164, AN-197: as many tokens as the card gives, or what is left."""
    t = s.table
    taken = min(count, t.beside)
    t.beside -= taken
    t.vaccines[seat] += taken
    s.tell(events.VACCINES_TAKEN, EVERYONE, seat, taken)


def can_beam(s: AndromedaState, seat: int) -> bool:
    """AN-164: two own teleporters, and an own researcher beside one of them."""
    t = s.table
    return how_many(t.teleporters[seat]) > 1 and t.teleporters[seat] & own_cells(t, seat) != 0


def beam_refusal(s: AndromedaState, seat: int, figure: int) -> int:
    """AN-164: an own researcher in a room with an own teleporter."""
    t = s.table
    if figure // 9 != seat or t.crew[figure] == 0:
        return AN_164
    return 0 if has_cell(t.teleporters[seat], figure % 9) else AN_164


def beam_to_refusal(s: AndromedaState, seat: int, cell: int) -> int:
    """AN-164, AN-262: another room with an own teleporter."""
    t = s.table
    if cell == t.agenda.a():
        return AN_262
    return 0 if has_cell(t.teleporters[seat], cell) else AN_164


def beam(s: AndromedaState, seat: int, cell: int) -> None:
    """AN-164: one of up to three; these are no moves."""
    t = s.table
    start = t.agenda.a()
    t.agenda.pop()
    t.crew[9 * seat + start] -= 1
    t.crew[9 * seat + cell] += 1
    t.agenda.set_a(t.agenda.a() - 1)
    t.agenda.set_b(1)
    s.tell(events.BEAMED, EVERYONE, seat, told(t, start), told(t, cell))


def begin_beam(s: AndromedaState, seat: int, cell: int) -> None:
    """AN-164: where the researcher goes is asked."""
    s.table.agenda.push(BEAM_TO, seat, cell)


def can_push(s: AndromedaState, seat: int) -> bool:
    """AN-164: another seat's researcher stands beside a face-up room."""
    t = s.table
    for figure in range(len(t.crew)):
        if figure // 9 != seat and t.crew[figure] > 0 and NEIGHBOURS[figure % 9] & t.opened != 0:
            return True
    return False


def push_refusal(s: AndromedaState, seat: int, figure: int) -> int:
    """AN-164: another seat's researcher beside a face-up room, and not the one that has just arrived."""
    t = s.table
    if figure >= len(t.crew) or figure // 9 == seat:
        return AN_164
    there = t.crew[figure] - (1 if t.agenda.b() - 1 == figure else 0)
    return 0 if there > 0 and NEIGHBOURS[figure % 9] & t.opened != 0 else AN_164


def begin_push(s: AndromedaState, seat: int, figure: int) -> None:
    """AN-164: where the researcher goes is asked."""
    s.table.agenda.push(PUSH_TO, seat, figure)


def push_to_refusal(s: AndromedaState, cell: int) -> int:
    """AN-164: an adjacent face-up room."""
    t = s.table
    return 0 if has_cell(NEIGHBOURS[t.agenda.a() % 9] & t.opened, cell) else AN_164


def push(s: AndromedaState, seat: int, cell: int) -> None:
    """AN-164: one of up to two."""
    t = s.table
    figure = t.agenda.a()
    owner = figure // 9
    t.agenda.pop()
    t.crew[figure] -= 1
    t.crew[9 * owner + cell] += 1
    t.agenda.set_a(t.agenda.a() - 1)
    t.agenda.set_b(9 * owner + cell + 1)
    s.tell(events.PUSHED, EVERYONE, seat, owner, told(t, figure % 9), told(t, cell))


def shift_refusal(s: AndromedaState, seat: int, edge: int) -> int:
    """AN-011, AN-166, AN-169, AN-231: Inżynierowie Vel, once a turn, to an adjacent face-up room that allows it."""
    t = s.table
    if not has_ability_left(s, seat, SHIFT_TELEPORTER):
        return AN_166
    if not has_cell(t.teleporters[seat], EDGE_FROM[edge]):
        return AN_166
    target = EDGE_TO[edge]
    if has_cell(t.opened, target) and not s.book.room_teleporter[t.rooms[target]]:
        return AN_231
    if has_cell(t.teleporters[seat], target):
        return AN_011
    return 0 if can_hold_teleporter(s, seat, target) else AN_166


def shift(s: AndromedaState, seat: int, edge: int) -> None:
    """AN-166: a teleporter moves one room."""
    t = s.table
    t.turn[TURN_ABILITY] += 1
    t.teleporters[seat] &= ~(1 << EDGE_FROM[edge])
    t.teleporters[seat] |= 1 << EDGE_TO[edge]
    s.tell(events.TELEPORTER_SHIFTED, EVERYONE, seat, told(t, EDGE_FROM[edge]), told(t, EDGE_TO[edge]))
