"""Builds the package: pure by default, with its compiled modules where KOSMODROM_FAST=1 is set.

Everything else about the package stands in pyproject.toml, the list of compiled modules included.
"""

import os
import sys

from setuptools import Extension, setup


def extensions() -> list[Extension]:
    """One mypyc group, so that calls between engine, games and search are direct."""
    if os.environ.get("KOSMODROM_FAST") != "1":
        return []
    sys.path.insert(0, os.getcwd())
    from mypyc.build import mypycify

    from tools.fast import GROUP, WORK, compiled_sources

    sources = [str(path) for path in compiled_sources()]
    return mypycify([f"--cache-dir={WORK}/cache", *sources], group_name=GROUP, target_dir=str(WORK), debug_level="0")


setup(ext_modules=extensions())
