"""Phase 4, settling, sliding and failing: AG-154 to AG-178, AG-184 to AG-196, AG-308, AG-313."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.astrogornicy.model import actions, clauses, events, steps, terms
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.values import NOTHING, face_on, insert, owner_of
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules import bank, bonus, cards, ordering
from kosmodrom.games.astrogornicy.rules.base_questions import (
    AstroQuestion,
    Onward,
    choose_one,
    left_to_choose,
    must_wait,
)


def begin_settling(s: AstroState) -> None:
    """AG-042, AG-139: phase 4; the bonus comes before any Mission."""
    t = s.table
    t.phase = steps.SETTLING_PHASE
    t.agenda.push(steps.SETTLING, t.first)
    bonus.give_bonus(s)


def is_filled(t: Table, book: AstroBook, dock: int) -> bool:
    """AG-154: all fields hold a die."""
    first = actions.FIELDS * dock
    return NOTHING not in t.dock_dice[first : first + book.fields[t.dock_cards[dock]]]


def settle_next(s: AstroState) -> None:
    """AG-156 to AG-158, AG-177: completed cards by the order of their owners, then by Dock; then the rest slides."""
    t = s.table
    for owner in bonus.player_order(s):
        for dock in range(actions.DOCKS):
            if t.dock_owners[dock] == owner and is_filled(t, s.book, dock):
                complete(s, owner, dock)
                return
    t.agenda.pop()
    slide(s)
    ordering.begin_buying(s)


def participants(s: AstroState, owner: int) -> list[int]:
    """AG-162, AG-187: the owner of the Barge first, then the others in player order."""
    return [owner] + [seat for seat in bonus.player_order(s) if seat != owner]


def complete(s: AstroState, owner: int, dock: int) -> None:
    """AG-159, AG-164, AG-166, AG-190: earnings, the card to the owner, Barge and dice back."""
    t = s.table
    card = t.dock_cards[dock]
    s.tell(events.COMPLETED, EVERYONE, owner, card)
    seats = participants(s, owner)
    if actions.is_mission(card):
        for seat in seats:
            earn(s, seat, card, dock)
    else:
        for at in range(len(seats) - 1, -1, -1):
            dice = dice_of(t, dock, seats[at])
            if dice > 0:
                t.agenda.push(steps.REWARD, seats[at], dice)
    insert(t.completed[owner], card)
    clear_dock(t, dock)


def dice_of(t: Table, dock: int, seat: int) -> int:
    """AG-185, AG-186: dice, not symbols."""
    count = 0
    for place in range(actions.FIELDS * dock, actions.FIELDS * dock + actions.FIELDS):
        if t.dock_dice[place] != NOTHING and owner_of(t.dock_dice[place]) == seat:
            count += 1
    return count


def has_cards_to_come(t: Table, book: AstroBook, seat: int) -> bool:
    """AG-158, AG-185: whether dice of a seat earn cards of an Expedition in this phase 4, and it has not chosen yet."""
    if t.agenda.will_ask(steps.REWARD, seat):
        return True
    for dock in range(actions.DOCKS):
        card = t.dock_cards[dock]
        is_expedition = card != NOTHING and not actions.is_mission(card)
        if is_expedition and is_filled(t, book, dock) and dice_of(t, dock, seat) > 0:
            return True
    return False


def earn(s: AstroState, seat: int, card: int, dock: int) -> None:
    """AG-159 to AG-163, AG-168: each symbol of the own dice earns the set of its worker."""
    t = s.table
    units = [0] * actions.KINDS
    for place in range(actions.FIELDS * dock, actions.FIELDS * dock + actions.FIELDS):
        die = t.dock_dice[place]
        if die != NOTHING and owner_of(die) == seat:
            face = face_on(die)
            at = actions.KINDS * (len(terms.WORKERS) * card + terms.WORKER[face])
            for kind in range(actions.KINDS):
                units[kind] += terms.STRENGTH[face] * s.book.reward[at + kind]
    for kind in range(actions.KINDS):
        if units[kind] > 0:
            bank.gain(s, seat, kind, units[kind])


def clear_dock(t: Table, dock: int) -> None:
    """AG-166, AG-167, AG-174: dice and Barge return; the dice rest until the next Round."""
    for place in range(actions.FIELDS * dock, actions.FIELDS * dock + actions.FIELDS):
        if t.dock_dice[place] != NOTHING:
            t.returned[owner_of(t.dock_dice[place])] += 1
            t.dock_dice[place] = NOTHING
    t.dock_cards[dock] = NOTHING
    t.dock_owners[dock] = NOTHING
    t.dock_positions[dock] = 0


def slide(s: AstroState) -> None:
    """AG-169 to AG-172, AG-191, AG-193, AG-308: Dock by Dock, to position 2, or from there out of the game."""
    t = s.table
    for dock in range(actions.DOCKS):
        if t.dock_cards[dock] == NOTHING:
            continue
        if t.dock_positions[dock] == 1:
            t.dock_positions[dock] = 2
            s.tell(events.SLID, EVERYONE, t.dock_cards[dock], dock + 1)
        else:
            fail(s, dock)


def fail(s: AstroState, dock: int) -> None:
    """AG-173 to AG-176, AG-192, AG-195, AG-196: a Mission goes under its deck, an Expedition to the box."""
    t = s.table
    card = t.dock_cards[dock]
    s.tell(events.FAILED, EVERYONE, t.dock_owners[dock], card)
    clear_dock(t, dock)
    if actions.is_mission(card):
        cards.put_under(s, card)
    else:
        insert(t.box, card)


class Settling(Onward):
    """AG-156: nothing is asked; the next completed card is settled."""

    def passes(self, s: AstroState) -> bool:
        settle_next(s)
        return True


class Reward(AstroQuestion):
    """AG-184 to AG-188: one card for each die on a completed Expedition."""

    first = actions.TAKE
    beyond = actions.BONUS
    nothing_begun = clauses.AG_313

    def not_asked(self, s: AstroState, seat: int, action: int) -> int:
        """AG-187: those whose dice earn cards take theirs in player order."""
        is_taking = actions.DISPATCH <= action < actions.DOCK or actions.TAKE <= action < actions.BONUS
        if is_taking and has_cards_to_come(s.table, s.book, seat):
            return clauses.AG_187
        return must_wait(s, seat, action)

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        return cards.place_refusal(s.table, actions.taken_sort(action), actions.taken_from(action))

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        choose_one(s.table)
        cards.take_card(s, seat, actions.taken_sort(action), actions.taken_from(action))

    def passes(self, s: AstroState) -> bool:
        """AG-189: no card of either kind is left, so the remaining ones are lost."""
        t = s.table
        if cards.has_cards(t, actions.MISSION) or cards.has_cards(t, actions.ORDER):
            return False
        s.tell(events.REWARD_LOST, EVERYONE, t.agenda.seat(), left_to_choose(t))
        t.agenda.pop()
        return True
