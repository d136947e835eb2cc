"""The ship: rooms on a 3 × 3 plan with doors, researchers on the floor, teleporters as rings beneath them."""

from typing import Final

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, icon, seat_mark
from kosmodrom.engine.plurals import Count
from kosmodrom.games.andromeda.board.faces import Faces, mark
from kosmodrom.games.andromeda.board.ghosts import ghosts
from kosmodrom.games.andromeda.model import actions, effects, steps
from kosmodrom.games.andromeda.model.values import FACE_DOWN, NO_ROOM
from kosmodrom.games.andromeda.rules import discovering, transfers
from kosmodrom.games.andromeda.rules.rooms import flight_start, named_first
from kosmodrom.games.andromeda.rules.ship import EDGE_FROM, EDGE_TO, FIRST_EDGE, around
from kosmodrom.games.andromeda.words import cards
from kosmodrom.games.andromeda.words.context import Glance

Ghosts = dict[int, int]
"""By decision: how the DP of the seat that is asked would change."""

TURNED: Final = {1: "is-east", -1: "is-west", 3: "is-south", -3: "is-north"}
"""The look of an arrow, by how far the cell lies to which it points."""


def ship(glance: Glance, faces: Faces) -> str:
    """AN-022, AN-023: north above; the doors lie between the rooms."""
    seen = ghosts(glance)
    cells = [tile(glance, faces, cell, seen) for cell in range(len(actions.CELLS))]
    ways = [doorway(glance, edge) for edge in range(len(EDGE_FROM)) if EDGE_FROM[edge] < EDGE_TO[edge]]
    arrows = [arrow(glance, edge, seen) for edge in range(len(EDGE_FROM))] if glance.step == steps.MOVING else []
    label = escape(glance.texts["board.ship"])
    drawn = f"{''.join(cells)}{''.join(ways)}{''.join(arrows)}"
    return f'<section class="an-ship" aria-label="{label}" data-region="{label}">{drawn}</section>'


# --- rooms --------------------------------------------------------------------------------------------


def tile(glance: Glance, faces: Faces, cell: int, seen: Ghosts) -> str:
    """A room with everybody in it; a face-down one is dark."""
    room, name = glance.t.rooms[cell], actions.CELLS[cell]
    if room == NO_ROOM:
        return ""
    place = f"cell-{name}"
    if room == FACE_DOWN:
        label = glance.texts.say("board.face-down", where=glance.texts[f"cell.where.{name}"])
        face = f'<svg class="an-art" aria-hidden="true"><use href="#an-room-unknown"/></svg>{ghost(0)}'
        ways = [*moves_into(glance, cell), *dice_to_discover(glance, cell)]
        do = " ".join([f"discover:{name} summon:{name} place:{name} to:{name}", *ways])
        floor = control(face, label, "an-floor", do, "unknown:room", place, more=f'data-then="discover:{name}"')
        return f'<div class="an-tile an-c-{name} is-dark">{floor}</div>'
    holder = glance.controller(cell)
    held = f" is-held k-seat-{holder % 4}" if holder >= 0 else ""
    ways = [f"room:{actions.ROOMS[room]} summon:{name} place:{name} to:{name} discover:{name}"]
    dice = dice_to_move(glance, cell)
    do = " ".join([*ways, *moves_into(glance, cell), *dice])
    then = " ".join(steps_into(glance, cell)) if dice and not has_action(glance, cell, holder) else ""
    more = f'data-then="{then}"' if then else ""
    face = f"{faces.rooms[room]}{claim(glance, cell, holder)}{ghost(floor_ghost(glance, cell, seen))}"
    label, zoom = room_label(glance, faces, cell, holder), f"room:{actions.ROOMS[room]}"
    floor = control(face, label, "an-floor", do, zoom, place, more=more)
    slots = "".join(slot(glance, seat, cell, seen) for seat in range(glance.seats()))
    return f'<div class="an-tile an-c-{name}{held}">{floor}<div class="an-crew">{slots}</div></div>'


def moves_into(glance: Glance, cell: int) -> list[str]:
    """AN-123: while one moves, a room also stands for every move into it, so that a dark one says that it is dark."""
    return steps_into(glance, cell) if glance.step == steps.MOVING else []


def steps_into(glance: Glance, cell: int) -> list[str]:
    """AN-122, AN-123: the moves of the seat in turn that lead into a room."""
    sources = [EDGE_FROM[edge] for edge in range(len(EDGE_TO)) if EDGE_TO[edge] == cell]
    own = [source for source in sources if glance.t.crew[9 * glance.actor + source]]
    return [f"move:{actions.CELLS[source]}-{actions.CELLS[cell]}" for source in own]


def dice_to_discover(glance: Glance, cell: int) -> list[str]:
    """AN-130, AN-131: a dark room beside an own researcher also stands for every die that may be spent on it."""
    if glance.step != steps.ACTING or discovering.discover_refusal(glance.known, glance.actor, cell) != 0:
        return []
    return [f"explore:{name}" for name in dice_left(glance)]


def dice_to_move(glance: Glance, cell: int) -> list[str]:
    """AN-122, AN-123, AN-128: a face-up room beside an own researcher also stands for every die that moves one in."""
    if glance.step != steps.ACTING or not around(glance.t, glance.actor) & (1 << cell):
        return []
    dice = dice_left(glance)
    movement = actions.FACES[effects.MOVEMENT]
    return [f"die:{movement}"] * (movement in dice) + [f"single:{name}" for name in dice if name != movement]


def has_action(glance: Glance, cell: int, holder: int) -> bool:
    """AN-151: whoever touches a room of one's own may mean its action."""
    return holder == glance.actor and glance.book.room_action[glance.t.rooms[cell]] != effects.NO_ACTION


def dice_left(glance: Glance) -> list[str]:
    """AN-104: the faces of the dice that the seat in turn may still use."""
    dice = glance.dice_of(glance.actor)
    return [name for face, name in enumerate(actions.FACES) if dice[face] and face != effects.PLAGUE]


def claim(glance: Glance, cell: int, holder: int) -> str:
    """AN-142, AN-143: whose room it is, or that several are equal."""
    if holder >= 0:
        words = glance.texts.say("board.held", seat=glance.seat(holder))
        return mark(seat_mark(holder), words, "an-claim")
    if len(leaders(glance, cell)) > 1:
        return mark(icon("i-equal"), glance.texts["board.tie"], "an-claim is-tie")
    return ""


def leaders(glance: Glance, cell: int) -> list[int]:
    """The seats with the most researchers in a room."""
    crew = [glance.t.crew[9 * seat + cell] for seat in range(glance.seats())]
    most = max(crew)
    return [seat for seat, count in enumerate(crew) if count == most and most]


def room_label(glance: Glance, faces: Faces, cell: int, holder: int) -> str:
    """„Reaktor, na północy. 1 PD. Akcja: … Kontrola: Ala. Badacze: Ala (2), Bartek (1).”"""
    texts, room = glance.texts, glance.t.rooms[cell]
    said = [f"{cards.room_name(room, texts)}, {texts[f'cell.where.{actions.CELLS[cell]}']}.", faces.room_texts[room]]
    if holder >= 0:
        said.append(cards.sentence(texts.say("board.held", seat=glance.seat(holder))))
    crew = [(seat, glance.t.crew[9 * seat + cell]) for seat in range(glance.seats())]
    who = [f"{glance.seat(seat)} ({count})" for seat, count in crew if count]
    if who:
        said.append(cards.sentence(texts.say("board.crew", crew=", ".join(who))))
    gates = [glance.seat(seat) for seat in range(glance.seats()) if (glance.t.teleporters[seat] >> cell) & 1]
    if gates:
        said.append(cards.sentence(texts.say("board.gates", seats=cards.listed(gates, texts, "and"))))
    return " ".join(said)


# --- researchers and teleporters ----------------------------------------------------------------------


def slot(glance: Glance, seat: int, cell: int, seen: Ghosts) -> str:
    """AN-008, AN-009: the researchers of a seat in a room, on the ring of its teleporter if it has one there."""
    crew, gate = glance.t.crew[9 * seat + cell], (glance.t.teleporters[seat] >> cell) & 1
    where = f"an-slot k-seat-{seat % 4}"
    if not crew and not gate:
        return f'<span class="{where} is-empty"></span>'
    name = f"{seat}-{actions.CELLS[cell]}"
    if lifted(glance) == len(actions.CELLS) * seat + cell:
        where += " is-lifted"
    face = f"{figure(seat, crew, gate)}{ghost(slot_ghost(glance, seat, cell, seen))}"
    zoom = f"room:{actions.ROOMS[glance.t.rooms[cell]]}"
    label, do, state = slot_label(glance, seat, cell), slot_do(glance, seat, cell), f"{crew}{'t' if gate else ''}"
    return control(face, label, where, do, zoom, f"crew-{name}", state=state, pile=f"crew{seat}")


def lifted(glance: Glance) -> int:
    """AN-108: the researcher that was named and is about to go elsewhere; -1: none."""
    if glance.step == steps.SWAPPING:
        return named_first(glance.t)
    if glance.step == steps.PUSH_TO:
        return transfers.pushed_figure(glance.t)
    if glance.step == steps.BEAM_TO:
        return len(actions.CELLS) * glance.actor + transfers.beam_start(glance.t)
    return len(actions.CELLS) * glance.actor + flight_start(glance.t) if glance.step == steps.FLYING else -1


def slot_do(glance: Glance, seat: int, cell: int) -> str:
    """Every decision that may mean these researchers, or the ring under them; first what one expects of them."""
    name, t = actions.CELLS[cell], glance.t
    do: list[str] = []
    if seat == glance.actor:
        around = [actions.CELLS[EDGE_TO[edge]] for edge in range(FIRST_EDGE[cell], FIRST_EDGE[cell + 1])]
        if t.crew[9 * seat + cell]:
            do += [f"move:{name}-{other}" for other in around] + [f"sacrifice:{name}", f"enter:{name}"]
        if (t.teleporters[seat] >> cell) & 1:
            do += [f"shift:{name}-{other}" for other in around]
    return " ".join([*do, f"remove:{seat}-{name}", f"pick:{seat}-{name}"])


def slot_label(glance: Glance, seat: int, cell: int) -> str:
    texts, crew = glance.texts, glance.t.crew[9 * seat + cell]
    gate = (glance.t.teleporters[seat] >> cell) & 1
    key = ("board.slot-both" if gate else "board.slot-crew") if crew else "board.slot-gate"
    return texts.say(key, seat=glance.seat(seat), place=glance.place(cell, cards.IN), crew=Count(crew))


def figure(seat: int, crew: int, gate: int) -> str:
    """A pawn with the seat's shape as its head and the number on its chest; a ring on the floor."""
    shape = seat % 4
    ring = '<ellipse class="an-ring" cx="20" cy="37.5" rx="18" ry="6"/>' if gate else ""
    if not crew:
        inner = f'<use href="#i-seat-{shape}" x="15" y="32.5" width="10" height="10"/>'
        beams = '<path class="an-beam" d="M7 27V15M20 24V8M33 27V15"/>'
        return f'<svg class="an-figure" viewBox="0 0 40 45" aria-hidden="true">{beams}{ring}{inner}</svg>'
    pawn = f'<use href="#an-crew-{shape}" x="2" y="0" width="36" height="39"/>'
    count = f'<text class="an-count" x="20" y="34.5">{crew}</text>'
    return f'<svg class="an-figure" viewBox="0 0 40 45" aria-hidden="true">{ring}{pawn}{count}</svg>'


# --- doors --------------------------------------------------------------------------------------------


def span(edge: int) -> str:
    """Where a door lies: between two cells of a row, or of a column."""
    low = min(EDGE_FROM[edge], EDGE_TO[edge])
    across = abs(EDGE_FROM[edge] - EDGE_TO[edge]) == 1
    return f"an-{'h' if across else 'v'}-{low}"


def doorway(glance: Glance, edge: int) -> str:
    """AN-025: rooms that share a side; a door to a face-down room is shut."""
    rooms = glance.t.rooms[EDGE_FROM[edge]], glance.t.rooms[EDGE_TO[edge]]
    if NO_ROOM in rooms:
        return ""
    shut = " is-shut" if FACE_DOWN in rooms else ""
    return f'<i class="an-door {span(edge)}{shut}"></i>'


def arrow(glance: Glance, edge: int, seen: Ghosts) -> str:
    """AN-123: a step through a door, with what it would change."""
    if actions.MOVE + edge not in seen:
        return ""
    one, other = EDGE_FROM[edge], EDGE_TO[edge]
    label = glance.texts.say("board.step", source=glance.place(one, cards.FROM), target=glance.place(other, cards.TO))
    face = f"{icon('i-arrow')}{ghost(seen[actions.MOVE + edge])}"
    look = f"an-step {span(edge)} {TURNED[other - one]} k-seat-{glance.actor % 4}"
    return control(face, label, look, f"move:{actions.CELLS[one]}-{actions.CELLS[other]}")


# --- ghosts -------------------------------------------------------------------------------------------


def ghost(change: int) -> str:
    """A change of DP, to be seen on what may be chosen."""
    if not change:
        return ""
    look = "an-ghost is-gain" if change > 0 else "an-ghost is-loss"
    return f'<span class="{look}" aria-hidden="true">{f"{change:+}".replace("-", "−")}</span>'


def floor_ghost(glance: Glance, cell: int, seen: Ghosts) -> int:
    place = seen.get(actions.PLACE + cell, 0) if glance.step == steps.CLONING else 0
    return seen.get(actions.SUMMON + cell, 0) or seen.get(actions.TO + cell, 0) or place


def slot_ghost(glance: Glance, seat: int, cell: int, seen: Ghosts) -> int:
    """What it would change to take one of these away."""
    figure_number = len(actions.CELLS) * seat + cell
    own = (actions.SACRIFICE + cell, actions.ENTER + cell) if seat == glance.actor else ()
    for action in (*own, actions.REMOVE + figure_number, actions.PICK + figure_number):
        if action in seen:
            return seen[action]
    return 0
