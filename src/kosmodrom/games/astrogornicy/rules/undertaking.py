"""The end of what takes several steps: the crew, and all of it at once: AG-122, AG-124, AG-132, AG-242, AG-277.

It lies ready in the Hand, seen by its owner alone; nothing moves before the last step.
"""

from kosmodrom.engine.contract import EVERYONE, only
from kosmodrom.games.astrogornicy.model import actions, terms
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.zones import clear_begun
from kosmodrom.games.astrogornicy.rules import awards, cards, directors, effects, launching, ordering, payments, turns
from kosmodrom.games.astrogornicy.rules.base_questions import BegunQuestion


def carry_out(s: AstroState, seat: int) -> None:
    """AG-132, AG-210, AG-277, AG-310: all at once; declared effects are used up."""
    hand = s.hands[seat]
    intent = hand.intent
    payments.hand_over(s, seat)
    for _ in range(hand.discounts):
        effects.flip(s, seat, terms.DISCOUNT_EFFECT)
    if hand.free:
        effects.flip(s, seat, terms.FREE_EFFECT)
    if actions.is_buy(intent):
        ordering.buy(s, seat, actions.subject(intent))
    else:
        turns.end_action(s, seat)
        if intent >= actions.LAUNCH:
            cards.leave_hand(s, seat, actions.subject(intent))
            launching.set_out(s, seat, actions.subject(intent))
        elif intent >= actions.ACQUIRE:
            directors.leave_mini_deck(s, seat, actions.subject(intent), actions.face_of(intent, actions.ACQUIRE))
            if actions.is_launch(intent):
                launching.set_out(s, seat, actions.subject(intent))
            else:
                directors.own(s, seat, actions.subject(intent))
        else:
            awards.claim(s, seat, actions.place_of(intent, actions.AWARD), actions.face_of(intent, actions.AWARD))
    clear_begun(hand)


class Complete(BegunQuestion):
    """AG-277: everything lies ready; `done` makes it happen, before everybody's eyes."""

    first = actions.DONE
    beyond = actions.DISCOUNT

    def audience(self, s: AstroState, seat: int, action: int) -> int:
        return EVERYONE

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        carry_out(s, seat)


class Crewing(BegunQuestion):
    """AG-124, AG-132: dice for the yellow fields of a launched card, as many as wanted, then `done`."""

    first = actions.CREW
    beyond = actions.GIVE

    def options(self, s: AstroState, seat: int) -> list[int]:
        found = [actions.DONE]
        launching.crew_options(s, seat, actions.subject(s.hands[seat].intent), found)
        return found

    def refusal(self, s: AstroState, seat: int, action: int) -> int:
        if action == actions.DONE:
            return 0
        return super().refusal(s, seat, action)

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        card, field = actions.subject(s.hands[seat].intent), actions.place_of(action, actions.CREW)
        return launching.crew_refusal(s, seat, card, field, actions.face_of(action, actions.CREW))

    def audience(self, s: AstroState, seat: int, action: int) -> int:
        return EVERYONE if action == actions.DONE else only(seat)

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        if action == actions.DONE:
            carry_out(s, seat)
        else:
            s.hands[seat].crew[actions.place_of(action, actions.CREW)] = actions.face_of(action, actions.CREW)
