"""Where things are kept: the data folder of the person, or the database that the environment names."""

from collections.abc import Mapping
from pathlib import Path

DATABASE = "KOSMODROM_DATABASE"
FILE = "tables.sqlite"


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where matches are kept."""
    if environ.get("KOSMODROM_HOME"):
        return Path(environ["KOSMODROM_HOME"])
    if environ.get("XDG_DATA_HOME"):
        return Path(environ["XDG_DATA_HOME"]) / "kosmodrom"
    return Path.home() / ".local" / "share" / "kosmodrom"


def database(environ: Mapping[str, str]) -> str:
    """The address of the database: as the environment says, else a file in the data folder."""
    return environ.get(DATABASE) or f"sqlite:///{data_folder(environ) / FILE}"
