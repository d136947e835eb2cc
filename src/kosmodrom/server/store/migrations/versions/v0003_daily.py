"""Tables that play the deal of a day."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    column = sa.Column("daily", sa.String(10), comment="the day whose deal is played, such as 2026-11-18")
    op.add_column("tables", column)
    op.create_index("ix_tables_daily", "tables", ["daily", "game"])
