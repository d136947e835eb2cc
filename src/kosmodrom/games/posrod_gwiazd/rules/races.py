"""What the race of a seat can do beyond its credits: PG-030."""

from kosmodrom.games.posrod_gwiazd.model.state import StarsState


def ability(s: StarsState, seat: int) -> int:
    """PG-030: what the race of a seat can do; 0: nothing, or no race."""
    race = s.table.races[seat]
    return s.book.ability[race] if race >= 0 else 0


def exchanged(s: StarsState, seat: int) -> int:
    """PG-210, PG-212: how many cards the Sissaurians draw, and remove."""
    return s.book.ability_numbers[s.table.races[seat]][0]
