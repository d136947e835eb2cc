"""A whole state that a seat cannot tell from the real one (PG-018, PG-235).

A seat knows the packets that it has held: what it passed on, less what others have shown since. The rest comes from
the cards it has not seen, spread as evenly as shuffled piles would be; what others have chosen in secret could be
anything that they were allowed to choose.
"""

from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.pile import HIDDEN
from kosmodrom.games.posrod_gwiazd.model import effects, frames, steps
from kosmodrom.games.posrod_gwiazd.model.book import MOST_NAMED
from kosmodrom.games.posrod_gwiazd.model.kinds import is_conflict, is_location
from kosmodrom.games.posrod_gwiazd.model.state import StarsState, StarsView
from kosmodrom.games.posrod_gwiazd.model.zones import empty_hand, empty_vault
from kosmodrom.games.posrod_gwiazd.rules.packets import arrange, copies_in, kinds_in
from kosmodrom.games.posrod_gwiazd.rules.races import exchanged
from kosmodrom.games.posrod_gwiazd.rules.secret_payments import pay_refusal


def sample(v: StarsView, luck: Luck) -> StarsState:
    """Fill the hidden zones; worlds in which the others had more to choose from count for more."""
    while True:
        t = v.table.copy()
        seats = len(t.races)
        hands = [v.hand.copy() if seat == v.seat else empty_hand() for seat in range(seats)]
        s = StarsState(seats, v.book, t, hands, empty_vault(v.book))
        deal(s, v, luck)
        share_objectives(s, v, luck)
        if choose_secretly(s, v.seat, luck):
            return s


def strangers(v: StarsView) -> list[int]:
    """By kind: the cards in the game whose place the seat does not know."""
    t = v.table
    unknown = v.book.copies[: v.book.kinds]
    if len(t.races) == 3 and not t.all_in_one:
        for kind in range(v.book.kinds):
            unknown[kind] -= v.book.marked[kind]
    for kind in range(v.book.kinds):
        unknown[kind] -= t.discard[kind] + t.removed[kind] + t.covered[kind]
    for cards in t.cards:
        for card in cards:
            if is_location(card):
                unknown[card] -= 1
    for pile in t.packets + t.hidden_removed:
        for card in pile.tail:
            if card != HIDDEN:
                unknown[card] -= 1
    for card in t.played + t.disputes:
        if card >= 0:
            unknown[card] -= 1
    return unknown


def deal(s: StarsState, v: StarsView, luck: Luck) -> None:
    """PG-023, PG-138: the side pile and what was removed from it hold loose cards; hands and deck share the rest."""
    t = s.table
    unknown = strangers(v)
    aside: list[int] = []
    mixed: list[int] = []
    conflicts: list[int] = []
    for kind in range(v.book.kinds):
        for _ in range(unknown[kind]):
            if is_conflict(kind):
                conflicts.append(kind)
            elif t.all_in_one or v.book.special[kind]:
                aside.append(kind)
            else:
                mixed.append(kind)
    luck.shuffle(aside)
    luck.shuffle(conflicts)
    hidden = t.hidden_removed[0]
    for at in range(len(hidden.tail)):
        if hidden.tail[at] == HIDDEN:
            hidden.tail[at] = aside.pop()
    for _ in range(t.side):
        s.vault.pool[aside.pop()] += 1
    for _ in range(t.conflicts_out):
        s.vault.pool[conflicts.pop()] += 1
    hand_out_drawn(s, aside)
    mixed += aside + conflicts
    luck.shuffle(mixed)
    for pile in t.packets:
        for at in range(len(pile.tail)):
            if pile.tail[at] == HIDDEN:
                pile.tail[at] = mixed.pop()
        arrange(pile, 0, -1)
    arrange(hidden, 0, -1)
    for kind in mixed:
        s.vault.pool[kind] += 1


def hand_out_drawn(s: StarsState, aside: list[int]) -> None:
    """PG-210: whoever has drawn from the side pile and not yet removed as many holds cards that lay there."""
    t = s.table
    step = t.agenda.step()
    if step != steps.REMOVING and step != steps.DRAW_SPECIAL:
        return
    drawn = exchanged(s, t.agenda.seat())
    if step == steps.DRAW_SPECIAL:
        drawn -= frames.cards_to_draw(t)
    tail = t.packets[t.agenda.seat()].tail
    for at in range(len(tail)):
        if drawn > 0 and tail[at] == HIDDEN:
            tail[at] = aside.pop()
            drawn -= 1


def share_objectives(s: StarsState, v: StarsView, luck: Luck) -> None:
    """PG-197, PG-235: the secret objective, the one returned, and the rest in the box."""
    t = s.table
    if not t.with_objectives:
        return
    unseen: list[int] = []
    for objective in range(v.book.objective_count):
        known = t.objectives + v.hand.offered
        if objective not in known and objective != v.hand.secret and objective != v.hand.returned:
            unseen.append(objective)
    luck.shuffle(unseen)
    if t.secret_seat >= 0 and t.secret_seat != v.seat:
        hand = s.hands[t.secret_seat]
        waiting = frames.objectives_to_come(t)
        if waiting < 0:
            if t.secret >= 0:
                unseen.remove(t.secret)
                hand.secret = t.secret
            else:
                hand.secret = unseen.pop()
            hand.returned = unseen.pop()
        else:
            for _ in range(v.book.ability_numbers[t.races[t.secret_seat]][0] - waiting):
                hand.offered.append(unseen.pop())
    for objective in unseen:
        s.vault.objectives[objective] = 1


def choose_secretly(s: StarsState, own: int, luck: Luck) -> bool:
    """PG-042, PG-086, PG-118: secret choices of the others; returns whether this world is kept."""
    t = s.table
    step = t.agenda.step()
    for seat in range(s.seats):
        if seat == own:
            continue
        if step == steps.CHOOSING and (t.picked >> seat) & 1:
            if not pick_secretly(s, seat, luck):
                return False
        elif (step == steps.PAYING or step == steps.BIDDING) and (t.ready >> seat) & 1 and seat != t.agenda.seat():
            allowed = [credits for credits in range(MOST_NAMED[effects.BID] + 1) if pay_refusal(s, seat, credits) == 0]
            if len(allowed) > 1:
                s.hands[seat].pay = allowed[luck.below(len(allowed))]
    return True


def pick_secretly(s: StarsState, seat: int, luck: Luck) -> bool:
    """Each kind of a hand is as likely; hands with fewer kinds are kept more rarely."""
    packet = s.table.packets[seat]
    hand = s.hands[seat]
    kinds = kinds_in(packet)
    if luck.below(len(packet.tail)) >= len(kinds):
        return False
    hand.pick = kinds[luck.below(len(kinds))]
    if not (s.table.ready >> seat) & 1 or s.seats > 2:
        return True
    rest = [kind for kind in kinds if kind != hand.pick or copies_in(packet, kind) > 1]
    if luck.below(len(packet.tail)) >= len(rest):
        return False
    hand.drop = rest[luck.below(len(rest))]
    return True
