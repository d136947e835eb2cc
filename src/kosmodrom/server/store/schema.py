"""The tables of the store; the migrations build what stands here, and a test holds them against each other."""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata: Final = MetaData()

ID = 12
DIGEST = 64
"""The length of a SHA-256 in hex."""
SHORT = 16
"""The length of the digests that journals are written with."""


def _of_table() -> Column[str]:
    return Column("table_id", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


decks: Final = Table(
    "decks",
    metadata,
    Column("hash", String(DIGEST), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("digest", String(SHORT), nullable=False, comment="as journals name it"),
    Column("text", Text, nullable=False),
)

shared_decks: Final = Table(
    "shared_decks",
    metadata,
    Column("hash", String(DIGEST), ForeignKey("decks.hash"), primary_key=True),
    Column("shared", Double, nullable=False, comment="when it got its address"),
    Column("used", Double, nullable=False, comment="when somebody last brought it, looked at it or played with it"),
    Column("reports", Integer, nullable=False, comment="how often somebody has complained of it"),
    Index("ix_shared_decks_used", "used"),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(ID), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("seat_count", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("deck_hash", String(DIGEST), ForeignKey("decks.hash"), comment="what it is played with"),
    Column("rules", Integer, nullable=False),
    Column("seed", String(DIGEST), nullable=False),
    Column("nonces", JSON(none_as_null=True), comment="what the seats mixed into the seed"),
    Column("public", Boolean, nullable=False),
    Column("chatty", Boolean, nullable=False),
    Column("uploaded", Boolean, nullable=False),
    Column("clock", JSON(none_as_null=True), comment="how long a seat may think"),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("finished", Double),
    Column("changed", Double, nullable=False),
    Column("lines", Integer, nullable=False),
    Column("notices", Integer, nullable=False, comment="how often anything but lines and chat has changed"),
    Column("chats", Integer, nullable=False),
    Column("bots_asked", Boolean, nullable=False, comment="whether a bot owes a decision"),
    Column("deadline", Double, comment="when the first clock runs out"),
    Column("host_hash", String(DIGEST), nullable=False),
    Column("watch_hash", String(DIGEST), nullable=False),
    Column("rematch", String(ID), comment="the table where the same seats play again"),
    Column("wish", JSON(none_as_null=True), comment="a taking back that waits for consent"),
    Column("daily", String(10), comment="the day whose deal is played, such as 2026-11-18"),
    Index("ix_tables_host", "host_hash"),
    Index("ix_tables_watch", "watch_hash"),
    Index("ix_tables_due", "bots_asked", "deadline"),
    Index("ix_tables_public", "public", "finished", "changed"),
    Index("ix_tables_deck", "deck_hash"),
    Index("ix_tables_daily", "daily", "game"),
)

seats: Final = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False, comment="person, guest, bot or open"),
    Column("name", String(64), nullable=False),
    Column("level", String(32), comment="the bot that sits here or stands in"),
    Column("stand_in", Boolean, nullable=False, comment="whether a bot decides for the person"),
    Column("secret_hash", String(DIGEST)),
    Column("invite_hash", String(DIGEST)),
    Column("nonce", Text, comment="what the seat mixed into the seed; null until it is ready"),
    Column("last_seen", Double),
    Column("mutes", Integer, nullable=False, comment="a mask of the seats whose chat it does not want"),
    Column("lifted", Boolean, nullable=False, comment="whether the curtain before its hand is lifted"),
    Column("bank", Double, comment="seconds left on its clock"),
    Column("asked", Double, comment="since when it owes a decision"),
    Column("silenced", Boolean, nullable=False, comment="whether its name and chat are hidden from all"),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_secret", "secret_hash"),
    Index("ix_seats_invite", "invite_hash"),
)

lines: Final = Table(
    "lines",
    metadata,
    _of_table(),
    Column("number", Integer, nullable=False),
    Column("who", Integer, nullable=False),
    Column("what", String(64), nullable=False),
    Column("digest", String(DIGEST), nullable=False),
    Column("question", Integer, comment="the seat's question that it answers"),
    Column("at", Double, nullable=False),
    Column("audience", Integer, comment="a mask of those who may know what was decided"),
    Column("heard", Integer, comment="a mask of those who may know of the line"),
    Column("told", JSON(none_as_null=True), comment="its events"),
    PrimaryKeyConstraint("table_id", "number"),
)

chat: Final = Table(
    "chat",
    metadata,
    _of_table(),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

leases: Final = Table(
    "leases",
    metadata,
    Column("table_id", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("until", Double, nullable=False),
)

results: Final = Table(
    "results",
    metadata,
    Column("table_id", String(ID), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("scores", JSON, nullable=False),
    Column("sheet", JSON, nullable=False),
    Column("winners", JSON, nullable=False),
    Column("position", String(SHORT), comment="the digest of the position that it ended in"),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    _of_table(),
    Column("seat", Integer, nullable=False, comment="who is complained of"),
    Column("said", Text, nullable=False, comment="the name and the messages that were seen"),
    Column("at", Double, nullable=False),
    Index("ix_reports_table", "table_id"),
)

reminders: Final = Table(
    "reminders",
    metadata,
    Column("id", Integer, primary_key=True),
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False, comment="push, hook or mail"),
    Column("address", Text, nullable=False),
    Column("keys", JSON(none_as_null=True), comment="with which a push is sealed"),
    Column("lang", String(8), nullable=False),
    Column("holder", String(DIGEST), nullable=False, comment="the hash of the secret that the seat had then"),
    Column("token", String(32), comment="opens the links in mails, by which the address is confirmed and given up"),
    Column("confirmed", Boolean, nullable=False, comment="whether the address is that of who asked for it"),
    Column("created", Double, nullable=False),
    Column("told", Double, comment="of which turn it was told last, by when that was asked for"),
    Column("sent", Double, comment="when it was told last"),
    Column("failures", Integer, nullable=False, comment="turns in a row of which it could not be told"),
    Index("ix_reminders_seat", "table_id", "seat"),
    Index("ix_reminders_token", "token"),
)
