"""Abilities before the choice of a card: Sissaurians and Garrn'Athak'Nok, PG-210 to PG-216 and PG-234."""

from kosmodrom.engine.contract import EVERYONE, all_but, only
from kosmodrom.engine.pile import Pile
from kosmodrom.games.posrod_gwiazd.model import actions, effects, events, frames, steps
from kosmodrom.games.posrod_gwiazd.model.clauses import PG_210, PG_211, PG_213, PG_234, PG_240
from kosmodrom.games.posrod_gwiazd.model.kinds import is_conflict, naming
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.rules.base_questions import CardQuestion, StarsQuestion
from kosmodrom.games.posrod_gwiazd.rules.occasions import elsewhen
from kosmodrom.games.posrod_gwiazd.rules.packets import copies_in, keep_to, kinds_in, pull, put, show_to
from kosmodrom.games.posrod_gwiazd.rules.races import ability, exchanged
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
        if can == effects.EXCHANGE and t.side >= exchanged(s, seat):
            t.agenda.push(steps.EXCHANGING, seat)
            return
        if can == effects.SWAP:
            t.agenda.push(steps.LOOKING, seat)
            return
    t.phase = steps.CHOICE


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


def known_with(s: StarsState, seat: int, both: int) -> int:
    """Who knows the card taken; with three or four seats all cards of a hand are known to the same ones."""
    masks = s.table.packets[seat].knowers
    return both if s.seats == 2 or len(masks) == 0 else masks[0]


class Exchanging(StarsQuestion):
    """PG-210, PG-234: whether the Sissaurians draw from the side pile, to remove as many cards."""

    whose = PG_234

    def options(self, s: StarsState, seat: int) -> list[int]:
        return [actions.USE, actions.PASS]

    def refusal(self, s: StarsState, seat: int, action: int) -> int:
        return 0 if action == actions.USE or action == actions.PASS else elsewhen(s, seat, action)

    def answer(self, s: StarsState, seat: int, action: int) -> None:
        """PG-210: what others knew of the hand, they know no more."""
        if action == actions.PASS:
            decline(s, seat)
            return
        use(s, seat)
        keep_to(s.table.packets[seat], only(seat))
        s.table.agenda.push(steps.REMOVING, seat)
        s.table.agenda.push(steps.DRAW_SPECIAL, seat, exchanged(s, seat))


class Removing(CardQuestion):
    """PG-210, PG-212, PG-235: the cards lie ready until there are enough; then they leave the game face down."""

    verb = actions.CARD
    beyond = actions.BUILD
    whose = PG_234

    def options(self, s: StarsState, seat: int) -> list[int]:
        return [
            naming(actions.CARD, kind) for kind in kinds_in(s.table.packets[seat]) if self.why_not(s, seat, kind) == 0
        ]

    def why_not(self, s: StarsState, seat: int, named: int) -> int:
        """PG-210, PG-211, PG-240: a Special card of the hand; with Wszystko w jednym any location card of it."""
        held = copies_in(s.table.packets[seat], named)
        if held and held == s.hands[seat].staged.count(named):
            return PG_240
        if s.table.all_in_one:
            return 0 if held and not is_conflict(named) else PG_211
        return 0 if held and s.book.special[named] else PG_210

    def choose(self, s: StarsState, seat: int, named: int) -> None:
        t = s.table
        staged = s.hands[seat].staged
        staged.append(named)
        if len(staged) < exchanged(s, seat):
            return
        for card in staged:
            pull(t.packets[seat], card)
            put(t.hidden_removed[0], card, only(seat))
            s.tell(events.REMOVED, only(seat), seat, card)
        s.tell(events.REMOVED_HIDDEN, all_but(seat), seat, len(staged))
        s.hands[seat].staged = []
        t.agenda.pop()

    def audience(self, s: StarsState, seat: int, action: int) -> int:
        return only(seat)


class Looking(StarsQuestion):
    """PG-213, PG-234: whether, and at whose hand, Garrn'Athak'Nok looks."""

    whose = PG_234

    def is_for(self, s: StarsState, seat: int, action: int) -> bool:
        return actions.LOOK <= action < actions.STORE or action == actions.PASS

    def options(self, s: StarsState, seat: int) -> list[int]:
        return [actions.PASS] + [actions.LOOK + other for other in range(s.seats) if other != seat]

    def refusal(self, s: StarsState, seat: int, action: int) -> int:
        """PG-213: at another player's hand."""
        if actions.LOOK <= action < actions.STORE:
            other = action - actions.LOOK
            return PG_213 if other == seat or other >= s.seats else 0
        return 0 if action == actions.PASS else elsewhen(s, seat, action)

    def answer(self, s: StarsState, seat: int, action: int) -> None:
        """PG-213: the whole hand is seen, and a card must be exchanged."""
        if action == actions.PASS:
            decline(s, seat)
            return
        t = s.table
        other = action - actions.LOOK
        use(s, seat)
        s.tell(events.LOOKED, EVERYONE, seat, other)
        for card in t.packets[other].tail:
            s.tell(events.SAW, only(seat), seat, other, card)
        show_to(t.packets[other], only(seat))
        t.agenda.push(steps.SWAPPING, seat, other)

    def reveals(self, s: StarsState, seat: int, action: int) -> bool:
        return action != actions.PASS


class Swapping(CardQuestion):
    """PG-213, PG-214: a card of the own hand, then one of the other; only the two seats know which."""

    verb = actions.CARD
    beyond = actions.BUILD
    whose = PG_234

    def packet(self, s: StarsState, seat: int) -> Pile:
        """PG-213: the hand from which a card is named now."""
        return s.table.packets[seat if s.hands[seat].given < 0 else frames.looked_at(s.table)]

    def options(self, s: StarsState, seat: int) -> list[int]:
        return [naming(actions.CARD, kind) for kind in kinds_in(self.packet(s, seat))]

    def why_not(self, s: StarsState, seat: int, named: int) -> int:
        return 0 if find(self.packet(s, seat).tail, named) >= 0 else PG_213

    def choose(self, s: StarsState, seat: int, named: int) -> None:
        t = s.table
        hand = s.hands[seat]
        if hand.given < 0:
            hand.given = named
            return
        other = frames.looked_at(t)
        both = only(seat) | only(other)
        pull(t.packets[seat], hand.given)
        pull(t.packets[other], named)
        keep_to(t.packets[seat], both)
        keep_to(t.packets[other], both)
        put(t.packets[seat], named, known_with(s, seat, both))
        put(t.packets[other], hand.given, both)
        s.tell(events.SWAPPED, both, seat, other, hand.given, named)
        s.tell(events.SWAPPED_HIDDEN, EVERYONE & ~both, seat, other)
        hand.given = -1
        t.agenda.pop()

    def audience(self, s: StarsState, seat: int, action: int) -> int:
        return only(seat) if s.hands[seat].given < 0 else only(seat) | only(frames.looked_at(s.table))
