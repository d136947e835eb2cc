"""Builds the package: pure by default, with its compiled modules where KOSMODROM_FAST=1 is set.

Everything else about the package stands in pyproject.toml, the list of compiled modules included.
"""

import os
import sys

from setuptools import Extension, setup


def extensions() -> list[Extension]:
    """The groups are compiled side by side, and a change of one game compiles that game alone."""
    if os.environ.get("KOSMODROM_FAST") != "1":
        return []
    sys.path.insert(0, os.getcwd())
    from mypyc.build import mypycify

    from tools.compiled_build import WORK, groups, known_flags

    separate = [([str(path) for path in paths], name) for name, paths in groups().items()]
    sources = [path for paths, _ in separate for path in paths]
    found = mypycify([f"--cache-dir={WORK}/cache", *sources], separate=separate, target_dir=str(WORK), debug_level="0")
    for extension in found:
        extension.extra_compile_args += known_flags()
    return found


setup(ext_modules=extensions())
