"""Which sort of card has which number, and which decision names it (PG-005 to PG-008, PG-131)."""

from kosmodrom.games.posrod_gwiazd.model import actions


def is_location(card: int) -> bool:
    """PG-005, PG-006: a location with a type, printed or brought along by a deck."""
    return 0 <= card < actions.LOCATION_COUNT or card >= actions.FIRST_ADDED


def is_conflict(card: int) -> bool:
    """PG-131: a card that is never built."""
    return actions.LOCATION_COUNT <= card < actions.KIND_COUNT


def naming(verb: int, kind: int) -> int:
    """The decision by which a verb names a card that a hand can hold."""
    return verb + kind if kind < actions.KIND_COUNT else verb + actions.KIND_COUNT + kind - actions.FIRST_ADDED


def kind_named(verb: int, action: int) -> int:
    """The card that such a decision names."""
    named = action - verb
    return named if named < actions.KIND_COUNT else actions.FIRST_ADDED + named - actions.KIND_COUNT
