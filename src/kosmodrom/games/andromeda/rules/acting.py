"""The actions step, where a turn begins one action after another: AN-106 to AN-113, AN-138, AN-150, AN-170, AN-238."""

from kosmodrom.games.andromeda.model import actions, clauses, effects
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import GRID, SIDES
from kosmodrom.games.andromeda.rules import discovering, moving, orders, races, recruits, rooms, ship, technologies
from kosmodrom.games.andromeda.rules.base_questions import AndromedaQuestion, elsewhere
from kosmodrom.games.andromeda.rules.turns import end_actions


def most_trained(s: AndromedaState, seat: int) -> int:
    """AN-114, AN-121, AN-261, AN-264: how many a seat trains at once by whatever trains the most."""
    book = s.book
    most = max(races.trained_by_die(s, seat), book.face_count[effects.IMPROVISATION])
    if races.ability(s, seat) == effects.SCHOLARS:
        most = max(most, book.race_count[s.table.races[seat]])
    for tech in range(len(s.table.techs)):
        if book.tech_effect[tech] == effects.TRAIN_THEN_SUMMON:
            most = max(most, book.tech_count[tech])
    return most


def unit_refusal(s: AndromedaState, seat: int, action: int) -> int:
    """AN-027, AN-114, AN-116, AN-118, AN-119, AN-123: who could not be trained, summoned or moved with any die.

    AN-125 is none of these: a die that discovers a dark room brings a researcher there.
    """
    if action < actions.SUMMON:
        count = action - actions.TRAIN + 1
        return recruits.train_refusal(s, seat, count, most_trained(s, seat), clauses.AN_114)
    if action < actions.MOVE:
        return recruits.summon_refusal(s, seat, action - actions.SUMMON)
    clause = moving.step_refusal(s, seat, action - actions.MOVE)
    return 0 if clause == clauses.AN_125 else clause


class Acting(AndromedaQuestion):
    """AN-106, AN-109, AN-112, AN-150: dice, technologies, rooms and abilities in any order, or the end."""

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        t = s.table
        found: list[int] = []
        ability = races.ability(s, seat)
        faces = [face for face in range(1, SIDES) if t.dice[SIDES * seat + face] > 0]
        if len(faces) != 0:
            near = ship.around(t, seat)  # reckoned once for can_move and can_discover
            moves = near & t.opened != 0
            for face in faces:
                if moves if face == effects.MOVEMENT else orders.result_refusal(s, seat, face) == 0:
                    found.append(actions.DIE + face)
            if moves:
                for face in faces:
                    found.append(actions.SINGLE + face)
            if near & t.covered != 0:
                for face in faces:
                    found.append(actions.EXPLORE + face)
            if ability == effects.MORPHING:
                for face in faces:
                    if orders.morph_refusal(s, seat, face) == 0:
                        found.append(actions.MORPH + face)
            if t.dice[SIDES * seat + effects.TECHNOLOGY] > 0:
                for tech in range(len(t.techs)):
                    if technologies.tech_refusal(s, seat, tech) == 0:
                        found.append(actions.TECH + tech)
        for room in range(len(t.where)):
            cell = t.where[room]
            if cell >= 0 and t.crew[GRID * seat + cell] > 0 and rooms.room_refusal(s, seat, room) == 0:
                found.append(actions.ROOM + room)
        if ability == effects.SHIFT_TELEPORTER:
            for edge in range(len(ship.EDGE_TO)):
                if races.shift_refusal(s, seat, edge) == 0:
                    found.append(actions.SHIFT + edge)
        found.append(actions.END_ACTIONS)
        return found

    def why_not(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-106, AN-149, AN-166: an action that can begin, or the end."""
        if actions.DIE <= action < actions.SINGLE:
            return orders.die_refusal(s, seat, action - actions.DIE)
        if actions.SINGLE <= action < actions.EXPLORE:
            return orders.single_refusal(s, seat, action - actions.SINGLE)
        if actions.EXPLORE <= action < actions.MORPH:
            return orders.explore_refusal(s, seat, action - actions.EXPLORE)
        if actions.MORPH <= action < actions.AS:
            return orders.morph_refusal(s, seat, action - actions.MORPH)
        if actions.TECH <= action < actions.ROOM:
            return technologies.tech_refusal(s, seat, action - actions.TECH)
        if actions.ROOM <= action < actions.SHIFT:
            return rooms.room_refusal(s, seat, action - actions.ROOM)
        if actions.SHIFT <= action < actions.TRAIN:
            return races.shift_refusal(s, seat, action - actions.SHIFT)
        return 0 if action == actions.END_ACTIONS else self.not_begun(s, seat, action)

    def not_begun(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-092, AN-106, AN-112, AN-113, AN-123, AN-126, AN-138, AN-170, AN-238: a part of what has not begun."""
        if action == actions.END_TURN:
            return clauses.AN_092
        if actions.TASK <= action < actions.EXCHANGE:
            return clauses.AN_170
        if action == actions.DONE:
            return clauses.AN_113
        if actions.TRAIN <= action < actions.DISCOVER:
            clause = unit_refusal(s, seat, action)
            return clause if clause != 0 else clauses.AN_112
        if actions.DISCOVER <= action < actions.ENTER:
            clause = discovering.discover_refusal(s, seat, action - actions.DISCOVER)
            return clause if clause != 0 else clauses.AN_138
        if actions.ENTER <= action < actions.PLACE:
            return clauses.AN_138
        if actions.RETURN <= action < actions.TASK:
            return clauses.AN_238
        if actions.PICK <= action < actions.TO and ship.owner_of(action - actions.PICK) != seat:
            return clauses.AN_123
        if actions.PLACE <= action < actions.PICK:
            return clauses.AN_126
        return clauses.AN_106 if actions.AS <= action < actions.TASK else elsewhere(s, action)

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        """AN-106: an action begins, or the step ends."""
        if action == actions.END_ACTIONS:
            end_actions(s, seat)
        elif action < actions.SINGLE:
            orders.use_die(s, seat, action - actions.DIE)
        elif action < actions.EXPLORE:
            orders.spend_on_move(s, seat, action - actions.SINGLE)
        elif action < actions.MORPH:
            orders.spend_on_discovery(s, seat, action - actions.EXPLORE)
        elif action < actions.AS:
            orders.morph(s, seat, action - actions.MORPH)
        elif action < actions.ROOM:
            technologies.use_tech(s, seat, action - actions.TECH)
        elif action < actions.SHIFT:
            rooms.use_room(s, seat, action - actions.ROOM)
        else:
            races.shift(s, seat, action - actions.SHIFT)
