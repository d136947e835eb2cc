"""Awards: AG-116, AG-231 to AG-241, AG-300, AG-309."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.astrogornicy.model import actions, clauses, events, steps, terms
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.values import NOTHING, insert
from kosmodrom.games.astrogornicy.model.zones import Hand, Table
from kosmodrom.games.astrogornicy.rules import cards, fields
from kosmodrom.games.astrogornicy.rules.base_questions import AWARD_STREAM, AstroDraw, BegunMove, GivingUp


def can_fill(book: AstroBook, award: int, given: list[int], completed: list[int]) -> bool:
    """AG-231, AG-235: whether the given cards belong to the set and the others can fill the rest of it.

    An Expedition stands for any type.
    """
    first = len(terms.TYPES) * award
    wanted = book.award_set[first : first + len(terms.TYPES)]
    slots = book.award_size[award] - len(given)
    for card in given:
        if actions.is_mission(card):
            wanted[book.asteroid[card]] -= 1
            if wanted[book.asteroid[card]] < 0:
                return False
    fill = 0
    for card in completed:
        if card in given:
            continue
        if not actions.is_mission(card):
            fill += 1
        elif wanted[book.asteroid[card]] > 0:
            wanted[book.asteroid[card]] -= 1
            fill += 1
    return fill >= slots


def has_set(t: Table, book: AstroBook, seat: int, slot: int) -> bool:
    """AG-232, AG-241: whether the own completed cards contain the set of an Award."""
    award = t.awards[slot]
    if len(t.completed[seat]) < book.award_size[award]:
        return False
    return can_fill(book, award, [], t.completed[seat])


def claimed(t: Table, hand: Hand) -> int:
    """The Award that is being claimed."""
    return t.awards[actions.place_of(hand.intent, actions.AWARD)]


def is_given(t: Table, book: AstroBook, hand: Hand) -> bool:
    """AG-234: whether the whole set is named."""
    return len(hand.given) == book.award_size[claimed(t, hand)]


def claim(s: AstroState, seat: int, slot: int, face: int) -> None:
    """AG-234, AG-236 to AG-239: the set is given up, the Award is won, and the slot is refilled."""
    t = s.table
    t.award_dice[slot] = fields.leave_pool(t, seat, face)
    s.tell(events.PLACED, EVERYONE, seat, face, actions.AWARD + actions.SIDES * slot + face)
    for card in s.hands[seat].given:
        t.completed[seat].remove(card)
        s.tell(events.GIVEN_UP, EVERYONE, seat, card)
        if actions.is_mission(card):
            cards.put_under(s, card)
        else:
            insert(t.box, card)
    card = t.awards[slot]
    t.awards[slot] = NOTHING
    insert(t.won[seat], card)
    s.tell(events.AWARDED, EVERYONE, seat, card)
    if t.award_deck > 0:
        push_award(t, seat, slot)


class ClaimAward(BegunMove):
    """AG-116, AG-232, AG-233: a die beside a face-up Award, and the whole set given up."""

    first = actions.AWARD
    beyond = actions.ACQUIRE

    def add_options(self, s: AstroState, seat: int, mask: int, discounts: int, out: list[int]) -> None:
        t = s.table
        if len(t.completed[seat]) == 0:
            return
        for slot in range(actions.AWARD_SLOTS):
            if t.awards[slot] != NOTHING and t.award_dice[slot] == NOTHING and has_set(t, s.book, seat, slot):
                fields.add_faces(out, actions.AWARD + actions.SIDES * slot, mask)

    def refusal(self, s: AstroState, seat: int, action: int) -> int:
        """AG-232, AG-239, AG-300: a face-up Award, a free field beside it, and the whole set."""
        t = s.table
        slot = actions.place_of(action, actions.AWARD)
        if t.award_dice[slot] != NOTHING:
            return clauses.AG_239
        if t.awards[slot] == NOTHING:
            return clauses.AG_300
        return (
            fields.die_refusal(t, seat, actions.face_of(action, actions.AWARD))
            if has_set(t, s.book, seat, slot)
            else clauses.AG_232
        )

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        s.hands[seat].intent = action
        s.hands[seat].stage = steps.GIVING


class GivingSet(GivingUp):
    """AG-234, AG-240: which completed cards to give up for an Award, one by one."""

    nothing_begun = clauses.AG_231

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        """AG-231, AG-235, AG-240, AG-241: an own completed card, once, so that the set can still be filled."""
        t = s.table
        hand = s.hands[seat]
        card = actions.given_card(action)
        if card not in t.completed[seat]:
            return clauses.AG_241
        if card in hand.given:
            return clauses.AG_240
        return 0 if can_fill(s.book, claimed(t, hand), hand.given + [card], t.completed[seat]) else clauses.AG_231

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        hand = s.hands[seat]
        hand.given.append(actions.given_card(action))
        if is_given(s.table, s.book, hand):
            hand.stage = steps.COMPLETE


def push_award(t: Table, seat: int, slot: int) -> None:
    """AG-024, AG-238: a slot is to be filled."""
    t.agenda.push(steps.DRAW_AWARD, seat, slot)


def slot_to_fill(t: Table) -> int:
    """Of an Award that is drawn: its slot."""
    return t.agenda.a()


class DrawAward(AstroDraw):
    """AG-024, AG-238, AG-304: a card of the Award deck is laid on a slot."""

    source = AWARD_STREAM

    def options(self, s: AstroState, seat: int) -> list[int]:
        awards = s.vault.awards
        return [actions.DRAW + actions.award_card(number) for number in range(len(awards)) if awards[number]]

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        t = s.table
        card = action - actions.DRAW
        slot = slot_to_fill(t)
        t.agenda.pop()
        s.vault.awards[actions.award_number(card)] = 0
        t.award_deck -= 1
        t.awards[slot] = card
        s.tell(events.AWARD_LAID, EVERYONE, card, slot)
