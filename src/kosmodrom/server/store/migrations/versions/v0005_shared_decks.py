"""Decks that have an address of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "shared_decks",
        sa.Column("hash", sa.String(64), sa.ForeignKey("decks.hash"), primary_key=True),
        sa.Column("shared", sa.Double, nullable=False, comment="when it got its address"),
        sa.Column(
            "used", sa.Double, nullable=False, comment="when somebody last brought it, looked at it or played with it"
        ),
        sa.Column("reports", sa.Integer, nullable=False, comment="how often somebody has complained of it"),
    )
    op.create_index("ix_shared_decks_used", "shared_decks", ["used"])
