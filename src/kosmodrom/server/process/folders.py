"""Where things are kept: the folders of the person for data and settings, or those that the environment names."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

NAME: Final = "kosmodrom"
FILE: Final = "tables.sqlite"
CONFIG: Final = "kosmodrom.toml"


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where matches are kept: where the environment says, else where they have always been, else where is usual."""
    if environ.get("KOSMODROM_HOME"):
        return Path(environ["KOSMODROM_HOME"])
    if environ.get("XDG_DATA_HOME"):
        return Path(environ["XDG_DATA_HOME"]) / NAME
    old = Path.home() / ".local" / "share" / NAME
    if old.is_dir():
        return old
    from platformdirs import user_data_path  # most who play have a folder and need not wait for it

    return user_data_path(NAME, appauthor=False)


def config_file(environ: Mapping[str, str]) -> Path:
    """Where settings are looked for when nobody names a file."""
    if environ.get("XDG_CONFIG_HOME"):
        return Path(environ["XDG_CONFIG_HOME"]) / NAME / CONFIG
    from platformdirs import user_config_path

    return user_config_path(NAME, appauthor=False) / CONFIG


def database(environ: Mapping[str, str]) -> str:
    """The address of the database when nobody names one: a file in the data folder."""
    return f"sqlite:///{data_folder(environ) / FILE}"
