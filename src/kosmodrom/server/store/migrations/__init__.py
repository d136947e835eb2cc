"""The steps by which the store's tables came to be; applied when a server starts, by one process at a time."""

import logging
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.server.refusals import SERVER

log = logging.getLogger(__name__)

HEAD: Final = "0005"
"""The last step; a test holds it against the files."""
LOCK: Final = 0x4B6F736D
"""The number of the lock under which PostgreSQL is migrated."""


class MigrationError(KosmodromError):
    """A database that a later version has made, or that holds something else."""


def migrate(engine: Engine) -> None:
    """Make the tables, or bring them up to date; processes that start together wait for one another."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        revision = revision_of(connection)
        if revision is not None and revision < HEAD:
            from kosmodrom.server.store.backups import before_migration  # which needs this module

            log.warning(
                "the database is brought up to date; as it was, it is kept in %s", before_migration(engine, HEAD)
            )
        if revision != HEAD:
            upgrade_to(connection)


def revision_of(connection: Connection) -> str | None:
    """The last step that a database has taken; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return revision


def upgrade_to(connection: Connection, revision: str = "head") -> None:
    """Take the steps that are missing."""
    # Alembic takes a quarter of a second to load, and nearly every start finds nothing to do.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", f"{__name__.rpartition('.')[0]}:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise MigrationError.of(SERVER, "store.version", reason=str(error)) from None
