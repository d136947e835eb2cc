"""What seats own here: Missions, Orders, Awards, Expeditions, Technologies and Bulletins."""

from collections.abc import Iterable
from typing import Any, Final

from kosmodrom.engine.owned_cards import CardFamily
from kosmodrom.games.astrogornicy.model import actions, events


def _in_hand(s: Any) -> Iterable[tuple[int, int]]:
    return [(seat, card) for seat, hand in enumerate(s.hands) for card in hand.cards]


def _numbers(*cards: list[str]) -> dict[int, str]:
    return {actions.CARDS.index(card): card for some in cards for card in some}


OWNED: Final = [
    CardFamily("Missions", events.COMPLETED, _numbers(actions.MISSIONS, actions.MORE_MISSIONS), _in_hand, "card"),
    CardFamily("Orders", events.BOUGHT, _numbers(actions.ORDERS, actions.MORE_ORDERS), _in_hand, "card"),
    CardFamily("Awards", events.AWARDED, _numbers(actions.AWARDS, actions.MORE_AWARDS), shelf="card"),
    CardFamily("Expeditions", events.COMPLETED, _numbers(actions.EXPEDITIONS), shelf="card"),
    CardFamily("Technologies", events.ACQUIRED, _numbers(actions.TECHNOLOGIES), shelf="card"),
    CardFamily("Bulletins", events.ACQUIRED, _numbers(actions.BULLETINS), shelf="card"),
]
