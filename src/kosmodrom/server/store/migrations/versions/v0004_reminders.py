"""Where seats want to be told of their turns."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "reminders",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False, comment="push, hook or mail"),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.JSON(none_as_null=True), comment="with which a push is sealed"),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False, comment="the hash of the secret that the seat had then"),
        sa.Column(
            "token", sa.String(32), comment="opens the links in mails, by which the address is confirmed and given up"
        ),
        sa.Column("confirmed", sa.Boolean, nullable=False, comment="whether the address is that of who asked for it"),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("told", sa.Double, comment="of which turn it was told last, by when that was asked for"),
        sa.Column("sent", sa.Double, comment="when it was told last"),
        sa.Column("failures", sa.Integer, nullable=False, comment="turns in a row of which it could not be told"),
    )
    op.create_index("ix_reminders_seat", "reminders", ["table_id", "seat"])
    op.create_index("ix_reminders_token", "reminders", ["token"])
