"""How strong the bots at a table are, in words."""

from kosmodrom.bots.levels import USUAL
from kosmodrom.engine.words import Words
from kosmodrom.server.tables.seats import BOT, Seat


def level_name(level: str | None, texts: Words) -> str:
    """What a level is called; a bot that is no level for people has its own key."""
    level = level or USUAL
    return texts.texts.get(f"level.{level}", level)


def rank_name(level: str | None, texts: Words) -> str:
    """The same with how strong that is: Pilot (steady)."""
    return texts.texts.get(f"rank.{level or USUAL}") or level_name(level, texts)


def level_of(seat: Seat, texts: Words) -> str:
    """The level of the bot whose seat it is; nothing for people."""
    return level_name(seat.level, texts) if seat.kind == BOT else ""


def with_level(name: str, seat: Seat, texts: Words) -> str:
    """Bot 2 (Pilot)."""
    level = level_of(seat, texts)
    return f"{name} ({level})" if level else name
