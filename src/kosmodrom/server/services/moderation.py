"""Moderation: at public tables anybody may report a name or what was said, and the host may hide it from all."""

from typing import Final

from sqlalchemy import Connection, delete, insert, select

from kosmodrom.server.refusals import BadInput, NotNow, NotYours
from kosmodrom.server.services import TableService, changes_table
from kosmodrom.server.store import schema
from kosmodrom.server.tables import records
from kosmodrom.server.tables.change import TableChange
from kosmodrom.server.tables.seats import BOT, OPEN, SecretHolder

SHOWN: Final = 20
"""So many of the seat's last messages go with a report."""
MOST: Final = 10
"""Reports that are kept of one table."""


class Moderation(TableService):
    """What can be done against names and chat that harm."""

    @changes_table
    def report(self, draft: TableChange, who: SecretHolder, seat: int) -> None:
        """Tell whoever runs the server of a seat's name and chat, as they are now."""
        if not draft.record.public:
            raise NotNow.because("report-private")
        _check_seat(draft, seat)
        if seat in who.seats:
            raise BadInput.because("report-self")
        write_report(draft.connection, draft, seat)

    @changes_table
    def silence(self, draft: TableChange, who: SecretHolder, seat: int, is_silenced: bool) -> None:
        """The host of a public table hides a seat's name and chat from all, or shows them again."""
        if not who.is_host or not draft.record.public:
            raise NotYours.because("silence")
        _check_seat(draft, seat)
        if seat in who.seats:
            raise BadInput.because("report-self")
        draft.seats[seat].silenced = is_silenced


def _check_seat(draft: TableChange, seat: int) -> None:
    if not 0 <= seat < len(draft.seats):
        raise BadInput.because("no-such-seat", seat=seat, last=len(draft.seats) - 1)
    if draft.seats[seat].kind in (BOT, OPEN):
        raise NotNow.because("no-person", seat=seat)


def write_report(connection: Connection, draft: TableChange, seat: int) -> None:
    """Keep what a seat is called and has said; of each table a few reports, the oldest go first."""
    table_id, c = draft.record.id, schema.reports.c
    messages = [each.text for each in records.read_chat(connection, table_id) if each.seat == seat][-SHOWN:]
    said = "\n".join([draft.seats[seat].name, *messages])
    connection.execute(insert(schema.reports).values(table_id=table_id, seat=seat, said=said, at=draft.now))
    kept = select(c.id).where(c.table_id == table_id).order_by(c.id.desc()).limit(MOST).scalar_subquery()
    connection.execute(delete(schema.reports).where(c.table_id == table_id, c.id.not_in(kept)))
