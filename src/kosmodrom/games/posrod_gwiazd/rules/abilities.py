"""Abilities before the choice of a card: Sissaurians and Garrn'Athak'Nok, PG-210 to PG-216 and PG-234."""

from kosmodrom.engine.contract import EVERYONE, all_but, only
from kosmodrom.games.posrod_gwiazd.model import events
from kosmodrom.games.posrod_gwiazd.model.actions import LOCATION_COUNT
from kosmodrom.games.posrod_gwiazd.model.clauses import PG_210, PG_211, PG_213
from kosmodrom.games.posrod_gwiazd.model.effects import EXCHANGE, SWAP
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.model.steps import CHOICE, DRAW_SPECIAL, EXCHANGING, LOOKING, REMOVING, SWAPPING
from kosmodrom.games.posrod_gwiazd.rules.packets import copies_in, keep_to, pull, put, show_to
from kosmodrom.games.posrod_gwiazd.rules.setup import ability
from kosmodrom.games.posrod_gwiazd.rules.stations import find


def offer_ability(s: StarsState) -> None:
    """PG-215, PG-234: each seat with an unused ability is asked once in a turn, in order."""
    t = s.table
    while t.at < s.seats:
        seat = t.order[t.at]
        t.at += 1
        can = ability(s, seat)
        if t.used[seat]:
            continue
        if can == EXCHANGE and t.side >= exchanged(s, seat):
            t.agenda.push(EXCHANGING, seat)
            return
        if can == SWAP:
            t.agenda.push(LOOKING, seat)
            return
    t.phase = CHOICE


def exchanged(s: StarsState, seat: int) -> int:
    """PG-210, PG-212: how many cards the Sissaurians draw, and remove."""
    return s.book.ability_numbers[s.table.races[seat]][0]


def decline(s: StarsState, seat: int) -> None:
    """PG-216, PG-234: nothing is lost; the question comes again in the next turn."""
    s.table.agenda.pop()
    s.tell(events.ABILITY_DECLINED, EVERYONE, seat, s.table.races[seat])


def use(s: StarsState, seat: int) -> None:
    """PG-216: once a year."""
    t = s.table
    t.agenda.pop()
    t.used[seat] = 1
    s.tell(events.ABILITY_USED, EVERYONE, seat, t.races[seat])


def exchange(s: StarsState, seat: int) -> None:
    """PG-210: draw five cards of the side pile; what others knew of the hand, they know no more."""
    use(s, seat)
    keep_to(s.table.packets[seat], only(seat))
    s.table.agenda.push(REMOVING, seat)
    s.table.agenda.push(DRAW_SPECIAL, seat, exchanged(s, seat))


def removal_refusal(s: StarsState, seat: int, kind: int) -> int:
    """PG-210, PG-211: a Special card of the hand; with Wszystko w jednym any location card of it."""
    if copies_in(s.table.packets[seat], kind) <= s.hands[seat].staged.count(kind):
        return PG_210
    if kind >= LOCATION_COUNT:
        return PG_211
    return 0 if s.book.special[kind] or s.table.all_in_one else PG_210


def remove(s: StarsState, seat: int, kind: int) -> None:
    """PG-210, PG-212, PG-235: the cards lie ready until there are five; then they leave the game face down."""
    t = s.table
    staged = s.hands[seat].staged
    staged.append(kind)
    if len(staged) < exchanged(s, seat):
        return
    for card in staged:
        pull(t.packets[seat], card)
        put(t.hidden_removed[0], card, only(seat))
        s.tell(events.REMOVED, only(seat), seat, card)
    s.tell(events.REMOVED_HIDDEN, all_but(seat), seat, len(staged))
    s.hands[seat].staged = []
    t.agenda.pop()


def look_refusal(s: StarsState, seat: int, other: int) -> int:
    """PG-213: at another player's hand."""
    return PG_213 if other == seat or other >= s.seats else 0


def look(s: StarsState, seat: int, other: int) -> None:
    """PG-213: the whole hand is seen, and a card must be exchanged."""
    t = s.table
    use(s, seat)
    s.tell(events.LOOKED, EVERYONE, seat, other)
    for card in t.packets[other].tail:
        s.tell(events.SAW, only(seat), seat, other, card)
    show_to(t.packets[other], only(seat))
    t.agenda.push(SWAPPING, seat, other)


def swap_refusal(s: StarsState, seat: int, kind: int) -> int:
    """PG-213: first a card of the own hand, then one of the other."""
    t = s.table
    holder = seat if s.hands[seat].given < 0 else t.agenda.a()
    return 0 if find(t.packets[holder].tail, kind) >= 0 else PG_213


def swap(s: StarsState, seat: int, kind: int) -> None:
    """PG-213, PG-214: two cards change hands; only the two seats know which."""
    t = s.table
    hand = s.hands[seat]
    if hand.given < 0:
        hand.given = kind
        return
    other = t.agenda.a()
    both = only(seat) | only(other)
    pull(t.packets[seat], hand.given)
    pull(t.packets[other], kind)
    keep_to(t.packets[seat], both)
    keep_to(t.packets[other], both)
    put(t.packets[seat], kind, known_with(s, seat, both))
    put(t.packets[other], hand.given, both)
    s.tell(events.SWAPPED, both, seat, other, hand.given, kind)
    s.tell(events.SWAPPED_HIDDEN, EVERYONE & ~both, seat, other)
    hand.given = -1
    t.agenda.pop()


def known_with(s: StarsState, seat: int, both: int) -> int:
    """Who knows the card taken; with three or four seats all cards of a hand are known to the same ones."""
    masks = s.table.packets[seat].knowers
    return both if s.seats == 2 or len(masks) == 0 else masks[0]
