"""What people can do at tables: open, sit, play, talk, end, report."""

from kosmodrom.server.tables.open_tables import OpenTables


class TableService:
    """Something that people can do at the tables of this process."""

    def __init__(self, room: OpenTables) -> None:
        self._room = room
