"""Decks stored once and kept for each table, what was told kept with each line, reports and silenced seats."""

import hashlib
import json
import logging
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

from kosmodrom.engine.deck import STANDARD, Deck, kept_deck, printed_deck
from kosmodrom.engine.journal import Line
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import games, released_decks

revision = "0002"
down_revision = "0001"

log = logging.getLogger(__name__)

PRINTED = {
    "andromeda": "f61b1a857d87f28c",
    "astrogornicy": "1f8a188b58d84fba",
    "posrod_gwiazd": "bf3f53a5be3f29d9",
    "star_scrappers": "29c55f3d8ad52ee9",
}
"""The printed cards of version 0.1.0, the only one that wrote databases without them."""


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("digest", sa.String(16), nullable=False, comment="as journals name it"),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, comment="who is complained of"),
        sa.Column("said", sa.Text, nullable=False, comment="the name and the messages that were seen"),
        sa.Column("at", sa.Double, nullable=False),
        sa.Index("ix_reports_table", "table_id"),
    )
    for table, column in (
        (
            "seats",
            sa.Column(
                "silenced",
                sa.Boolean,
                nullable=False,
                server_default=sa.false(),
                comment="whether its name and chat are hidden from all",
            ),
        ),
        ("lines", sa.Column("audience", sa.Integer, comment="a mask of those who may know what was decided")),
        ("lines", sa.Column("heard", sa.Integer, comment="a mask of those who may know of the line")),
        ("lines", sa.Column("told", sa.JSON(none_as_null=True), comment="its events")),
        ("results", sa.Column("position", sa.String(16), comment="the digest of the position that it ended in")),
    ):
        op.add_column(table, column)
    connection = op.get_bind()
    # SQLite adds a reference only in this plain form, which PostgreSQL understands as well.
    op.execute("ALTER TABLE tables ADD COLUMN deck_hash VARCHAR(64) REFERENCES decks (hash)")
    if connection.dialect.name == "postgresql":
        op.execute("COMMENT ON COLUMN tables.deck_hash IS 'what it is played with'")
    op.create_index("ix_tables_deck", "tables", ["deck_hash"])
    _keep_decks(connection)
    _keep_what_results_told(connection)
    _tell_running_matches(connection)
    op.execute("ALTER TABLE tables DROP COLUMN deck")
    op.execute("ALTER TABLE results DROP COLUMN told")


def _keep_decks(connection: sa.Connection) -> None:
    """Every table gets the deck that it was opened with."""
    kept: set[str] = set()
    rows = connection.execute(sa.text("SELECT id, game, deck FROM tables")).all()
    for table_id, game, text in rows:
        deck, written = _deck(game, text)
        if deck is None:
            continue
        hashed = hashlib.sha256(f"{game} {deck.name}\n{written}".encode()).hexdigest()
        if hashed not in kept:
            kept.add(hashed)
            values = {"hash": hashed, "game": game, "name": deck.name, "digest": deck.digest, "text": written}
            connection.execute(sa.text("INSERT INTO decks VALUES (:hash, :game, :name, :digest, :text)"), values)
        place = {"deck": hashed, "id": table_id}
        connection.execute(sa.text("UPDATE tables SET deck_hash = :deck WHERE id = :id"), place)


def _deck(game: str, text: str | None) -> tuple[Deck | None, str]:
    """The deck of a table, and its text; none where the game is not known any more."""
    if text is not None:
        return kept_deck(text), text
    written = released_decks(games()[game]).get(PRINTED.get(game, "")) if game in games() else None
    return (None, "") if written is None else (printed_deck(game, written), written)


_LINES = sa.table(
    "lines",
    sa.column("table_id", sa.String),
    sa.column("number", sa.Integer),
    sa.column("audience", sa.Integer),
    sa.column("heard", sa.Integer),
    sa.column("told", sa.JSON),
)
_TELL = (
    sa.update(_LINES)
    .where(_LINES.c.table_id == sa.bindparam("of"), _LINES.c.number == sa.bindparam("line"))
    .values(
        audience=sa.bindparam("may_know", type_=sa.Integer),
        heard=sa.bindparam("has_heard", type_=sa.Integer),
        told=sa.bindparam("events", type_=sa.JSON),
    )
)


def _keep_what_results_told(connection: sa.Connection) -> None:
    """What was told of a finished match stood in its result, line by line."""
    for table_id, told in _rows(connection, "SELECT table_id, told FROM results"):
        rows = [
            {"of": table_id, "line": number, "may_know": None, "has_heard": heard, "events": events}
            for number, heard, events in _json(told)
        ]
        if rows:
            connection.execute(_TELL, rows)


def _tell_running_matches(connection: sa.Connection) -> None:
    """What was told of a running match stood nowhere: the rules tell it again, as far as they are still the same."""
    query = (
        "SELECT t.id, t.game, t.seat_count, t.options, t.rules, t.seed, t.nonces, d.name, d.text FROM tables t"
        " JOIN decks d ON d.hash = t.deck_hash WHERE t.started IS NOT NULL AND t.finished IS NULL"
    )
    for table_id, game, seats, options, rules, seed, nonces, name, text in _rows(connection, query):
        entry = games()[game].under(rules) if game in games() else None
        if entry is None:
            continue
        try:
            match = Match(
                entry,
                seats=seats,
                options=_json(options),
                seed=bytes.fromhex(seed),
                deck=printed_deck(game, text) if name == STANDARD else kept_deck(text),
                nonces=_json(nonces) or (),
            )
            lines = "SELECT number, who, what, digest FROM lines WHERE table_id = :id ORDER BY number"
            match.follow([Line(*row) for row in connection.execute(sa.text(lines), {"id": table_id})])
        except Exception:  # one damaged table must not keep all others from being opened
            log.exception("table %s cannot be told again; it is left as it is", table_id)
            continue
        rows = [
            {
                "of": table_id,
                "line": each.line,
                "may_know": each.audience,
                "has_heard": each.heard,
                "events": [list(event) for event in each.told],
            }
            for each in match.chronicle()
        ]
        if rows:
            connection.execute(_TELL, rows)


def _rows(connection: sa.Connection, query: str) -> Iterator[Any]:
    yield from connection.execute(sa.text(query)).all()


def _json(value: Any) -> Any:
    """SQLite gives JSON as text, PostgreSQL as what it stands for."""
    return json.loads(value) if isinstance(value, str) else value
