"""The compiled build: a full copy of the package, found at build/fast, with extension modules beside the sources.

    python -m tools.compiled_build build    make it, unless it is fresh
    python -m tools.compiled_build path     print its folder if it is fresh, for PYTHONPATH; print nothing otherwise
    python -m tools.compiled_build wanted   succeed if it is missing or stale and could be made here
    python -m tools.compiled_build verify   succeed if the compiled modules are the ones that this Python imports

The sources under src are never touched, so the pure build stays pure. A build is fresh while nothing that
went into it has changed; what did not change is not compiled again. Each copy has a folder of its own, to which
build/fast leads, and the one before is kept, so that a game that runs on it goes on.
"""

import hashlib
import importlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from tools.with_lock import alone, is_held

PACKAGE = "kosmodrom"
SOURCES = Path("src")
BUILD = Path("build")
FAST = BUILD / "fast"
WORK = BUILD / "mypyc"
"""What the compiler leaves behind for its next run."""
LOCK = BUILD / "fast.lock"
FAILED = BUILD / "fast.failed"
"""The digest of sources that would not compile, so that `make play` does not try again and again."""
STAMP = "STAMP"
FLAGS = ("-fno-semantic-interposition", "-fvisibility=hidden")
"""Nobody replaces a function of a compiled module from outside, so the compiler may put its code where it is called."""


def settings() -> dict[str, Any]:
    """The project file."""
    return tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))


def compiled_sources() -> list[Path]:
    """The files that [tool.kosmodrom] names for compilation."""
    package = SOURCES / PACKAGE
    named = settings()["tool"]["kosmodrom"]
    compiled, interpreted = (
        {path for pattern in named[key] for path in package.glob(pattern)} for key in ("compiled", "interpreted")
    )
    return sorted(path for path in compiled - interpreted if path.name != "__init__.py")


def groups() -> dict[str, list[Path]]:
    """The compiled files by shared library: a game and a kept bot have their own, engine and search share one."""
    found: dict[str, list[Path]] = {}
    for path in compiled_sources():
        within = path.relative_to(SOURCES / PACKAGE).parts
        found.setdefault(f"{PACKAGE}_{within[1]}" if len(within) > 2 else PACKAGE, []).append(path)
    return found


def compiled_modules() -> list[str]:
    """The names of the compiled modules."""
    return [".".join(path.relative_to(SOURCES).with_suffix("").parts) for path in compiled_sources()]


def extension_file(module: str) -> Path:
    """Where a module's compiled form stands in a build."""
    return Path(*module.split(".")).with_suffix(str(sysconfig.get_config_var("EXT_SUFFIX")))


def toolchain() -> str:
    """What compiles: a change here makes everything be compiled anew."""
    tools = settings()["project"]["optional-dependencies"]["fast"]
    return repr([tools, sysconfig.get_config_var("SOABI"), Path("setup.py").read_text(encoding="utf-8"), FLAGS])


def package_files() -> list[Path]:
    """Everything that the package consists of."""
    files = (path for path in (SOURCES / PACKAGE).rglob("*") if path.is_file())
    return sorted(path for path in files if "__pycache__" not in path.parts)


def digest() -> str:
    """What the compiled build depends on, as one number."""
    sha = hashlib.sha256(toolchain().encode())
    sha.update(repr(compiled_modules()).encode())
    for path in package_files():
        content = path.read_bytes()
        sha.update(f"{path.as_posix()} {len(content)}\n".encode())
        sha.update(content)
    return sha.hexdigest()


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def is_fresh() -> bool:
    return read(FAST / STAMP) == digest()


def compiler() -> list[str]:
    """The command that compiles C."""
    return (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are here."""
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler()[0]) is not None and headers.is_file()


@cache
def known_flags() -> list[str]:
    """Those of `FLAGS` that the compiler takes without a complaint."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "empty.c"
        source.touch()
        for flag in FLAGS:
            trial = [*compiler(), "-Werror", flag, "-c", str(source), "-o", str(source.with_suffix(".o"))]
            if subprocess.run(trial, capture_output=True, check=False).returncode == 0:
                found.append(flag)
    return found


def compile_modules() -> None:
    """Run mypyc and the C compiler; what is unchanged since the last run is kept."""
    if read(WORK / STAMP) != toolchain():
        shutil.rmtree(WORK, ignore_errors=True)
        WORK.mkdir(parents=True)
        (WORK / STAMP).write_text(toolchain(), encoding="utf-8")
    arguments = ["--quiet", "build_ext", f"--build-lib={WORK}/lib", f"--build-temp={WORK}/temp"]
    subprocess.run([sys.executable, "setup.py", *arguments], check=True, env={**os.environ, "KOSMODROM_FAST": "1"})


def assemble(stamp: str) -> None:
    """Put the copy of the package and the compiled modules together, then let build/fast lead to it.

    Each build has a folder of its own, and the one before is kept: a game that runs on it loads pages and starts
    thinking processes when it needs them.
    """
    new, made = BUILD / "fast.new", BUILD / f"fast.{stamp[:12]}"
    for path in (new, made):
        shutil.rmtree(path, ignore_errors=True)
    shutil.copytree(SOURCES / PACKAGE, new / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    for name in [*(f"{group}__mypyc" for group in groups()), *compiled_modules()]:
        file = extension_file(name)
        shutil.copy2(WORK / "lib" / file, new / file)
    (new / STAMP).write_text(stamp, encoding="utf-8")
    new.rename(made)
    before = FAST.resolve()
    if FAST.is_dir() and not FAST.is_symlink():
        shutil.rmtree(FAST)
    link = BUILD / "fast.link"
    link.unlink(missing_ok=True)
    link.symlink_to(made.name)
    link.replace(FAST)
    for path in BUILD.glob("fast.*"):
        if path.is_dir() and path.resolve() not in (made.resolve(), before):
            shutil.rmtree(path, ignore_errors=True)


def build() -> int:
    with alone(LOCK):
        before = digest()
        if read(FAST / STAMP) == before:
            print(f"The compiled build in {FAST} is fresh.")
            return 0
        print(f"Compiling {len(compiled_sources())} modules …", flush=True)
        try:
            compile_modules()
        except subprocess.CalledProcessError:
            FAILED.write_text(before, encoding="utf-8")
            print("The compiled build failed; the pure build works without it.", file=sys.stderr)
            return 1
        if digest() != before:
            print("The sources changed during the compilation; run `make fast` again.", file=sys.stderr)
            return 1
        assemble(before)
        FAILED.unlink(missing_ok=True)
        print(f"The compiled build is in {FAST}.")
        return 0


def path() -> int:
    if is_fresh():
        print(FAST.resolve())
    return 0


def wanted() -> int:
    worth_it = not is_fresh() and can_compile() and not is_held(LOCK) and read(FAILED) != digest()
    return 0 if worth_it else 1


def impostors() -> list[str]:
    """What is wrong with the modules that this Python imports, if they should be those of the compiled build."""
    modules = compiled_modules()
    complaints = [] if modules else ["no module is named for compilation"]
    if not is_fresh():
        complaints.append(f"{FAST} is missing or stale")
    for name in modules:
        file = importlib.import_module(name).__file__ or "nowhere"
        expected = (FAST / extension_file(name)).resolve()
        if Path(file).resolve() != expected or not expected.is_file():
            complaints.append(f"{name} was imported from {file}")
    return complaints


def verify() -> int:
    complaints = impostors()
    for complaint in complaints:
        print(f"not the compiled build: {complaint}", file=sys.stderr)
    return 1 if complaints else 0


COMMANDS: dict[str, Callable[[], int]] = {"build": build, "path": path, "wanted": wanted, "verify": verify}


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in COMMANDS:
        print(f"usage: python -m tools.compiled_build {'|'.join(COMMANDS)}", file=sys.stderr)
        return 2
    return COMMANDS[arguments[0]]()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
