"""What pip and others call to build the package (PEP 517): setuptools, in a clean copy of what the package is made of.

Nothing that an earlier build left in the folder gets into a wheel, two builds at once do not meet, and the folder stays
as it is. With KOSMODROM_FAST=1 in the environment a wheel is the compiled build, and what compiles is asked for.

It also runs on Pythons that are too old for the package, so that pip can say so.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from setuptools import build_meta

PARTS: Final = ("CHANGELOG.md", "LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "setup.py", "src", "tools")
LEFTOVERS: Final = ("__pycache__", "*.egg-info", "*.so", "*.pyd")
SWITCH: Final = "KOSMODROM_FAST"


@contextmanager
def pure() -> Iterator[None]:
    """Nothing is compiled meanwhile: only a wheel ever is."""
    before = os.environ.pop(SWITCH, None)
    try:
        yield
    finally:
        if before is not None:
            os.environ[SWITCH] = before


@contextmanager
def clean_copy() -> Iterator[None]:
    """Work in a folder with nothing but what the package is made of."""
    with tempfile.TemporaryDirectory(prefix="kosmodrom-") as folder:
        for part in map(Path, PARTS):
            if part.is_dir():
                shutil.copytree(part, Path(folder, part), ignore=shutil.ignore_patterns(*LEFTOVERS))
            elif part.exists():
                shutil.copy2(part, folder)
        before = Path.cwd()
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(before)


def get_requires_for_build_wheel(config_settings: Mapping[str, Any] | None = None) -> list[str]:  # noqa: ARG001  # named by PEP 517
    """What compiles, in the versions that `make fast` has."""
    if os.environ.get(SWITCH) != "1":
        return []
    import tomllib

    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed: list[str] = project["optional-dependencies"]["fast"]
    return needed


def prepare_metadata_for_build_wheel(metadata_directory: str, config_settings: Mapping[str, Any] | None = None) -> str:
    folder = os.path.abspath(metadata_directory)
    with pure(), clean_copy():
        made: str = build_meta.prepare_metadata_for_build_wheel(folder, config_settings)
        return made


def build_wheel(
    wheel_directory: str, config_settings: Mapping[str, Any] | None = None, metadata_directory: str | None = None
) -> str:
    folder = os.path.abspath(wheel_directory)
    metadata = None if metadata_directory is None else os.path.abspath(metadata_directory)
    with clean_copy():
        made: str = build_meta.build_wheel(folder, config_settings, metadata)
        return made


def build_sdist(sdist_directory: str, config_settings: Mapping[str, Any] | None = None) -> str:
    folder = os.path.abspath(sdist_directory)
    with pure(), clean_copy():
        made: str = build_meta.build_sdist(folder, config_settings)
        return made


def prepare_metadata_for_build_editable(
    metadata_directory: str, config_settings: Mapping[str, Any] | None = None
) -> str:
    with pure():
        made: str = build_meta.prepare_metadata_for_build_editable(metadata_directory, config_settings)
        return made


def build_editable(
    wheel_directory: str, config_settings: Mapping[str, Any] | None = None, metadata_directory: str | None = None
) -> str:
    with pure():
        made: str = build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
        return made
