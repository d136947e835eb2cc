"""The actions step, where a turn begins one action after another: AN-106 to AN-113, AN-138, AN-150, AN-170, AN-238."""

from kosmodrom.games.andromeda.model.actions import (
    AS,
    DIE,
    DISCOVER,
    DONE,
    END_ACTIONS,
    END_TURN,
    ENTER,
    EXCHANGE,
    EXPLORE,
    MORPH,
    MOVE,
    PICK,
    PLACE,
    RETURN,
    ROOM,
    SHIFT,
    SINGLE,
    SUMMON,
    TASK,
    TECH,
    TO,
    TRAIN,
)
from kosmodrom.games.andromeda.model.book import MORPHING, MOVEMENT, SHIFT_TELEPORTER, TECHNOLOGY
from kosmodrom.games.andromeda.model.clauses import (
    AN_092,
    AN_106,
    AN_112,
    AN_113,
    AN_116,
    AN_123,
    AN_125,
    AN_126,
    AN_138,
    AN_170,
    AN_238,
)
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import GRID, SIDES
from kosmodrom.games.andromeda.rules import orders, races, rooms, technologies
from kosmodrom.games.andromeda.rules.base_questions import AndromedaQuestion, elsewhere
from kosmodrom.games.andromeda.rules.discovering import discover_refusal
from kosmodrom.games.andromeda.rules.moving import step_refusal
from kosmodrom.games.andromeda.rules.recruits import summon_refusal
from kosmodrom.games.andromeda.rules.ship import EDGE_TO, around, owner_of
from kosmodrom.games.andromeda.rules.turns import end_actions


def unit_refusal(s: AndromedaState, seat: int, action: int) -> int:
    """AN-027, AN-116, AN-118, AN-119, AN-123: who could not be trained, summoned or moved with any die.

    AN-125 is none of these: a die that discovers a dark room brings a researcher there.
    """
    if action < SUMMON:
        return 0 if s.table.pool[seat] > action - TRAIN else AN_116
    if action < MOVE:
        return summon_refusal(s, seat, action - SUMMON)
    clause = step_refusal(s, seat, action - MOVE)
    return 0 if clause == AN_125 else clause


class Acting(AndromedaQuestion):
    """AN-106, AN-109, AN-112, AN-150: dice, technologies, rooms and abilities in any order, or the end."""

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        t = s.table
        found: list[int] = []
        ability = races.ability(s, seat)
        faces = [face for face in range(1, SIDES) if t.dice[SIDES * seat + face] > 0]
        if len(faces) != 0:
            near = around(t, seat)  # reckoned once for can_move and can_discover
            moves = near & t.opened != 0
            for face in faces:
                if moves if face == MOVEMENT else orders.result_refusal(s, seat, face) == 0:
                    found.append(DIE + face)
            if moves:
                for face in faces:
                    found.append(SINGLE + face)
            if near & t.covered != 0:
                for face in faces:
                    found.append(EXPLORE + face)
            if ability == MORPHING:
                for face in faces:
                    if orders.morph_refusal(s, seat, face) == 0:
                        found.append(MORPH + face)
            if t.dice[SIDES * seat + TECHNOLOGY] > 0:
                for tech in range(len(t.techs)):
                    if technologies.tech_refusal(s, seat, tech) == 0:
                        found.append(TECH + tech)
        for room in range(len(t.where)):
            cell = t.where[room]
            if cell >= 0 and t.crew[GRID * seat + cell] > 0 and rooms.room_refusal(s, seat, room) == 0:
                found.append(ROOM + room)
        if ability == SHIFT_TELEPORTER:
            for edge in range(len(EDGE_TO)):
                if races.shift_refusal(s, seat, edge) == 0:
                    found.append(SHIFT + edge)
        found.append(END_ACTIONS)
        return found

    def why_not(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-106, AN-149, AN-166: an action that can begin, or the end."""
        if DIE <= action < SINGLE:
            return orders.die_refusal(s, seat, action - DIE)
        if SINGLE <= action < EXPLORE:
            return orders.single_refusal(s, seat, action - SINGLE)
        if EXPLORE <= action < MORPH:
            return orders.explore_refusal(s, seat, action - EXPLORE)
        if MORPH <= action < AS:
            return orders.morph_refusal(s, seat, action - MORPH)
        if TECH <= action < ROOM:
            return technologies.tech_refusal(s, seat, action - TECH)
        if ROOM <= action < SHIFT:
            return rooms.room_refusal(s, seat, action - ROOM)
        if SHIFT <= action < TRAIN:
            return races.shift_refusal(s, seat, action - SHIFT)
        return 0 if action == END_ACTIONS else self.not_begun(s, seat, action)

    def not_begun(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-092, AN-106, AN-112, AN-113, AN-123, AN-126, AN-138, AN-170, AN-238: a part of what has not begun."""
        if action == END_TURN:
            return AN_092
        if TASK <= action < EXCHANGE:
            return AN_170
        if action == DONE:
            return AN_113
        if TRAIN <= action < DISCOVER:
            clause = unit_refusal(s, seat, action)
            return clause if clause != 0 else AN_112
        if DISCOVER <= action < ENTER:
            clause = discover_refusal(s, seat, action - DISCOVER)
            return clause if clause != 0 else AN_138
        if ENTER <= action < PLACE:
            return AN_138
        if RETURN <= action < TASK:
            return AN_238
        if PICK <= action < TO and owner_of(action - PICK) != seat:
            return AN_123
        if PLACE <= action < PICK:
            return AN_126
        return AN_106 if AS <= action < TASK else elsewhere(s, action)

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        """AN-106: an action begins, or the step ends."""
        if action == END_ACTIONS:
            end_actions(s, seat)
        elif action < SINGLE:
            orders.use_die(s, seat, action - DIE)
        elif action < EXPLORE:
            orders.spend_on_move(s, seat, action - SINGLE)
        elif action < MORPH:
            orders.spend_on_discovery(s, seat, action - EXPLORE)
        elif action < AS:
            orders.morph(s, seat, action - MORPH)
        elif action < ROOM:
            technologies.use_tech(s, seat, action - TECH)
        elif action < SHIFT:
            rooms.use_room(s, seat, action - ROOM)
        else:
            races.shift(s, seat, action - SHIFT)
