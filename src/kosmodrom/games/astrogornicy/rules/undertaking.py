"""The end of what takes several steps: the crew, and all of it at once: AG-122, AG-124, AG-132, AG-242, AG-277.

It lies ready in the Hand, seen by its owner alone; nothing moves before the last step.
"""

from kosmodrom.engine.contract import EVERYONE, only
from kosmodrom.games.astrogornicy.model import actions
from kosmodrom.games.astrogornicy.model.book import DISCOUNT_EFFECT, FREE_EFFECT
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.zones import clear_begun
from kosmodrom.games.astrogornicy.rules.awards import claim
from kosmodrom.games.astrogornicy.rules.base_questions import BegunQuestion
from kosmodrom.games.astrogornicy.rules.cards import leave_hand
from kosmodrom.games.astrogornicy.rules.directors import leave_mini_deck, own
from kosmodrom.games.astrogornicy.rules.effects import flip
from kosmodrom.games.astrogornicy.rules.launching import crew_options, crew_refusal, set_out
from kosmodrom.games.astrogornicy.rules.ordering import buy
from kosmodrom.games.astrogornicy.rules.payments import hand_over
from kosmodrom.games.astrogornicy.rules.turns import end_action


def carry_out(s: AstroState, seat: int) -> None:
    """AG-132, AG-210, AG-277, AG-310: all at once; declared effects are used up."""
    hand = s.hands[seat]
    intent = hand.intent
    hand_over(s, seat)
    for _ in range(hand.discounts):
        flip(s, seat, DISCOUNT_EFFECT)
    if hand.free:
        flip(s, seat, FREE_EFFECT)
    if actions.is_buy(intent):
        buy(s, seat, actions.subject(intent))
    else:
        end_action(s, seat)
        if intent >= actions.LAUNCH:
            leave_hand(s, seat, actions.subject(intent))
            set_out(s, seat, actions.subject(intent))
        elif intent >= actions.ACQUIRE:
            leave_mini_deck(s, seat, actions.subject(intent), actions.face_of(intent, actions.ACQUIRE))
            if actions.is_launch(intent):
                set_out(s, seat, actions.subject(intent))
            else:
                own(s, seat, actions.subject(intent))
        else:
            claim(s, seat, actions.place_of(intent, actions.AWARD), actions.face_of(intent, actions.AWARD))
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
        crew_options(s, seat, actions.subject(s.hands[seat].intent), found)
        return found

    def refusal(self, s: AstroState, seat: int, action: int) -> int:
        if action == actions.DONE:
            return 0
        return super().refusal(s, seat, action)

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        return crew_refusal(
            s,
            seat,
            actions.subject(s.hands[seat].intent),
            actions.place_of(action, actions.CREW),
            actions.face_of(action, actions.CREW),
        )

    def audience(self, s: AstroState, seat: int, action: int) -> int:
        return EVERYONE if action == actions.DONE else only(seat)

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        if action == actions.DONE:
            carry_out(s, seat)
        else:
            s.hands[seat].crew[actions.place_of(action, actions.CREW)] = actions.face_of(action, actions.CREW)
