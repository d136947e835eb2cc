"""What seats own here: Missions, Orders, Awards, Expeditions, Technologies and Bulletins."""

from collections.abc import Iterable
from typing import Any, Final

from kosmodrom.engine.owned_cards import CardFamily, numbered
from kosmodrom.games.astrogornicy.model import actions, events


def _in_hand(s: Any) -> Iterable[tuple[int, int]]:
    return [(seat, card) for seat, hand in enumerate(s.hands) for card in hand.cards]


def _numbers(cards: list[str]) -> dict[int, str]:
    return numbered(cards, actions.CARDS.index(cards[0]))


OWNED: Final = [
    CardFamily("Missions", events.COMPLETED, _numbers(actions.MISSIONS), _in_hand),
    CardFamily("Orders", events.BOUGHT, _numbers(actions.ORDERS), _in_hand),
    CardFamily("Awards", events.AWARDED, _numbers(actions.AWARDS)),
    CardFamily("Expeditions", events.COMPLETED, _numbers(actions.EXPEDITIONS)),
    CardFamily("Technologies", events.ACQUIRED, _numbers(actions.TECHNOLOGIES)),
    CardFamily("Bulletins", events.ACQUIRED, _numbers(actions.BULLETINS)),
]
