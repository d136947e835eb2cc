"""Awards: AG-116, AG-231 to AG-241, AG-300, AG-309."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.astrogornicy.model import events
from kosmodrom.games.astrogornicy.model.actions import AWARD, FIRST_AWARD, FIRST_EXPEDITION, give_action
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.model.clauses import AG_231, AG_232, AG_239, AG_240, AG_241, AG_300
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.steps import DRAW_AWARD
from kosmodrom.games.astrogornicy.model.values import NOTHING, insert
from kosmodrom.games.astrogornicy.model.zones import Hand, Table
from kosmodrom.games.astrogornicy.rules.cards import put_under
from kosmodrom.games.astrogornicy.rules.fields import add_faces, die_refusal, leave_pool


def can_fill(book: AstroBook, award: int, given: list[int], completed: list[int]) -> bool:
    """AG-231, AG-235: whether the given cards belong to the set and the others can fill the rest of it.

    An Expedition stands for any type.
    """
    wanted = [book.award_set[3 * award], book.award_set[3 * award + 1], book.award_set[3 * award + 2]]
    slots = book.award_size[award] - len(given)
    for card in given:
        if card < FIRST_EXPEDITION:
            wanted[book.asteroid[card]] -= 1
            if wanted[book.asteroid[card]] < 0:
                return False
    fill = 0
    for card in completed:
        if card in given:
            continue
        if card >= FIRST_EXPEDITION:
            fill += 1
        elif wanted[book.asteroid[card]] > 0:
            wanted[book.asteroid[card]] -= 1
            fill += 1
    return fill >= slots


def award_refusal(t: Table, book: AstroBook, seat: int, slot: int, face: int) -> int:
    """AG-116, AG-232, AG-233, AG-239, AG-300: a face-up Award, a free field beside it, and the whole set."""
    clause = die_refusal(t, seat, face)
    if clause:
        return clause
    if t.award_dice[slot] != NOTHING:
        return AG_239
    if t.awards[slot] == NOTHING:
        return AG_300
    return 0 if has_set(t, book, seat, slot) else AG_232


def has_set(t: Table, book: AstroBook, seat: int, slot: int) -> bool:
    """AG-232, AG-241: whether the own completed cards contain the set of an Award."""
    award = t.awards[slot] - FIRST_AWARD
    if len(t.completed[seat]) < book.award_size[award]:
        return False
    return can_fill(book, award, [], t.completed[seat])


def award_options(t: Table, book: AstroBook, seat: int, mask: int, out: list[int]) -> None:
    """AG-116: the Awards that can be claimed now."""
    if len(t.completed[seat]) == 0:
        return
    for slot in range(3):
        if t.awards[slot] != NOTHING and t.award_dice[slot] == NOTHING and has_set(t, book, seat, slot):
            add_faces(out, AWARD + 6 * slot, mask)


def claimed(t: Table, hand: Hand) -> int:
    """The Award that is being claimed."""
    return t.awards[(hand.intent - AWARD) // 6] - FIRST_AWARD


def is_given(t: Table, book: AstroBook, hand: Hand) -> bool:
    """AG-234: whether the whole set is named."""
    return len(hand.given) == book.award_size[claimed(t, hand)]


def offering_refusal(t: Table, book: AstroBook, hand: Hand, seat: int, card: int) -> int:
    """AG-234, AG-235, AG-240, AG-241: an own completed card, once, so that the set can still be filled."""
    if card not in t.completed[seat]:
        return AG_241
    if card in hand.given:
        return AG_240
    return 0 if can_fill(book, claimed(t, hand), hand.given + [card], t.completed[seat]) else AG_231


def offering_options(t: Table, book: AstroBook, hand: Hand, seat: int, out: list[int]) -> None:
    """AG-240: the completed cards that can be given up next."""
    for card in t.completed[seat]:
        if offering_refusal(t, book, hand, seat, card) == 0:
            out.append(give_action(card))


def claim(s: AstroState, seat: int, slot: int, face: int) -> None:
    """AG-234, AG-236 to AG-239: the set is given up, the Award is won, and the slot is refilled."""
    t = s.table
    t.award_dice[slot] = leave_pool(t, seat, face)
    s.tell(events.PLACED, EVERYONE, seat, face, AWARD + 6 * slot + face)
    for card in s.hands[seat].given:
        t.completed[seat].remove(card)
        s.tell(events.GIVEN_UP, EVERYONE, seat, card)
        if card < FIRST_EXPEDITION:
            put_under(s, card)
        else:
            insert(t.box, card)
    card = t.awards[slot]
    t.awards[slot] = NOTHING
    insert(t.won[seat], card)
    s.tell(events.AWARDED, EVERYONE, seat, card)
    if t.award_deck > 0:
        t.agenda.push(DRAW_AWARD, seat, slot)


def lay_award(s: AstroState, card: int) -> None:
    """AG-024, AG-238: a card of the Award deck is laid on a slot."""
    t = s.table
    slot = t.agenda.a()
    t.agenda.pop()
    s.vault.awards[card - FIRST_AWARD] = 0
    t.award_deck -= 1
    t.awards[slot] = card
    s.tell(events.AWARD_LAID, EVERYONE, card, slot)
