"""Tables of play, their seats, lines, chat, leases and results."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seat_count", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("deck", sa.Text, comment="the text of a custom deck"),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("nonces", sa.JSON(none_as_null=True), comment="what the seats mixed into the seed"),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("chatty", sa.Boolean, nullable=False),
        sa.Column("uploaded", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON(none_as_null=True), comment="how long a seat may think"),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("finished", sa.Double),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("notices", sa.Integer, nullable=False, comment="how often anything but lines and chat has changed"),
        sa.Column("chats", sa.Integer, nullable=False),
        sa.Column("bots_asked", sa.Boolean, nullable=False, comment="whether a bot owes a decision"),
        sa.Column("deadline", sa.Double, comment="when the first clock runs out"),
        sa.Column("host_hash", sa.String(64), nullable=False),
        sa.Column("watch_hash", sa.String(64), nullable=False),
        sa.Column("rematch", sa.String(12), comment="the table where the same seats play again"),
        sa.Column("wish", sa.JSON(none_as_null=True), comment="a taking back that waits for consent"),
        sa.Index("ix_tables_host", "host_hash"),
        sa.Index("ix_tables_watch", "watch_hash"),
        sa.Index("ix_tables_due", "bots_asked", "deadline"),
        sa.Index("ix_tables_public", "public", "finished", "changed"),
    )
    op.create_table(
        "seats",
        _of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False, comment="person, guest, bot or open"),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(32), comment="the bot that sits here or stands in"),
        sa.Column("stand_in", sa.Boolean, nullable=False, comment="whether a bot decides for the person"),
        sa.Column("secret_hash", sa.String(64)),
        sa.Column("invite_hash", sa.String(64)),
        sa.Column("nonce", sa.Text, comment="what the seat mixed into the seed; null until it is ready"),
        sa.Column("last_seen", sa.Double),
        sa.Column("mutes", sa.Integer, nullable=False, comment="a mask of the seats whose chat it does not want"),
        sa.Column("lifted", sa.Boolean, nullable=False, comment="whether the curtain before its hand is lifted"),
        sa.Column("bank", sa.Double, comment="seconds left on its clock"),
        sa.Column("asked", sa.Double, comment="since when it owes a decision"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
        sa.Index("ix_seats_secret", "secret_hash"),
        sa.Index("ix_seats_invite", "invite_hash"),
    )
    op.create_table(
        "lines",
        _of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("who", sa.Integer, nullable=False),
        sa.Column("what", sa.String(64), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("question", sa.Integer, comment="the seat's question that it answers"),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "chat",
        _of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("sheet", sa.JSON, nullable=False),
        sa.Column("winners", sa.JSON, nullable=False),
        sa.Column("told", sa.JSON, nullable=False, comment="per line: number, who knows it, and its events"),
    )
