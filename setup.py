"""Builds the package: pure by default, with its compiled modules where KOSMODROM_FAST=1 is set.

Everything else about the package stands in pyproject.toml, the list of compiled modules included; pip and others come
through `tools/build_backend.py`.
"""

import os
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext


class WithoutPaths(build_ext):
    """Some Pythons link where they lie into all that they build; that is nobody's business elsewhere."""

    def build_extensions(self) -> None:
        linker = [word for word in self.compiler.linker_so if not word.startswith("-Wl,-rpath")]
        self.compiler.set_executables(linker_so=linker)
        super().build_extensions()


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
        extension.extra_compile_args = [*extension.extra_compile_args, *known_flags()]
    return found


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": WithoutPaths},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
