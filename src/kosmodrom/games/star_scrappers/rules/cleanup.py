"""The Clean-up phase: SS-176 to SS-188, and what follows a turn."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.star_scrappers.model import actions, events, steps, values
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.rules import cave_in, drawing, recolouring, starting
from kosmodrom.games.star_scrappers.rules.drawing import StackDraw


def clean_up(s: ScrapperState, seat: int) -> None:
    """SS-048, SS-077, SS-188: the Action phase is over; Clean-up follows in every turn."""
    s.table.agenda.pop()
    move_to_base(s, seat)
    trim_base(s, seat)
    recolouring.wash(s, seat)
    s.table.agenda.push(steps.REFILL, seat)
    refill(s)


def move_to_base(s: ScrapperState, seat: int) -> None:
    """SS-176, SS-177: the cards played go on top of the own Base in their order; the last one leads."""
    t = s.table
    t.bases[seat].extend(t.play)
    t.play.clear()


def trim_base(s: ScrapperState, seat: int) -> None:
    """SS-178 to SS-180: more than 7 cards: the oldest leave the game."""
    t = s.table
    base = t.bases[seat]
    while len(base) > s.book.base_limit:
        kind = base.pop(0)
        t.removed[kind] += 1
        t.stirred = 1
        s.tell(events.MERCENARY_REMOVED, EVERYONE, seat, kind)


def refill(s: ScrapperState) -> None:
    """SS-181, SS-182: known tokens are laid out at once; for unseen pieces chance is asked; then the turn ends."""
    t = s.table
    while drawing.open_dock_place(s) < 0:
        place = drawing.open_mine_place(s)
        if place < 0:
            end_turn(s, t.agenda.seat())
            return
        pile = t.crystal_stacks[s.book.row_of_place[place]]
        if pile.unseen > 0:
            return
        drawing.place_token(s, place, pile.draw_known())


def end_turn(s: ScrapperState, seat: int) -> None:
    """SS-183 to SS-186, SS-193: exhausted stacks move the marker; then the next seat, or the end."""
    t = s.table
    t.agenda.pop()
    exhausted = starting.empty_stacks(s) & ~t.emptied
    for stack in range(values.LEVELS + values.ROWS):
        if (exhausted >> stack) & 1:
            cave_in.move_marker(s)
    s.tell(events.TURN_ENDED, EVERYONE, seat)
    cave_in.count_round(s, seat)
    if cave_in.ends_here(s, seat):
        t.active = values.NOBODY
        s.tell(events.MATCH_OVER, EVERYONE, 0 if cave_in.has_collapsed(s) else 1)
        return
    if cave_in.is_last_of_round(s, seat):
        t.round += 1
    starting.begin_turn(s, (seat + 1) % s.seats)


class Refill(StackDraw):
    """SS-181: first the Docks, then the Mine."""

    def level(self, s: ScrapperState) -> int:
        place = drawing.open_dock_place(s)
        return s.book.level_of_place[place] if place >= 0 else 0

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        if action < actions.TOKEN:
            drawing.fill_dock(s, action - actions.DEAL)
        else:
            drawing.fill_mine(s, drawing.open_mine_place(s), action - actions.TOKEN)
        refill(s)
