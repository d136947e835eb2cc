"""Makes a release of what is committed, tries it where its sources are not, and lays it down in dist.

    python -m tools.release                       the source archive, the plain wheel, the compiled one, the notes
    python -m tools.release --python PYTHON …     tries the plain wheel on these Pythons instead of all that it finds
    python -m tools.release --out FOLDER          somewhere else than dist

The checkout is only read, and nothing is uploaded. dist changes when everything has succeeded, and not before.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import chdir
from pathlib import Path
from typing import Final

from tools.compiled_build import PACKAGE, compiled_modules, extension_file, groups

TRIED: Final = {(3, minor) for minor in range(11, 15)}
"""The versions of Python that the plain wheel is tried on, where they are at hand."""
UNRELEASED: Final = "Unreleased"
CHANGES, NOTES, CLIENT, TRIAL = "CHANGELOG.md", "release-notes.md", "examples/client.py", "tools/try_installed.py"
ASKED_FOR: Final = "import ensurepip, sys; print(*sys.version_info[:2])"


class NoRelease(Exception):
    """A sentence about what stands against it."""


def run(*command: str | Path, cwd: Path | None = None, fast: bool = False, home: Path | None = None) -> str:
    """What a command says; it knows nothing of this checkout, and with `home` nothing of this person either."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("KOSMODROM", "PYTHON"))}
    environ |= {"KOSMODROM_FAST": "1"} if fast else {}
    if home is not None:
        environ = {"PATH": os.defpath, "HOME": str(home), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, env=environ, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode != 0:
        said = (done.stdout + done.stderr).strip().splitlines()[-30:]
        raise NoRelease("\n".join([f"{' '.join(map(str, command))}: status {done.returncode}", *said]))
    return done.stdout


def tell(words: str) -> None:
    print(words, flush=True)


def unpacked(archive: Path, folder: Path) -> Path:
    """The one folder of an archive."""
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    (found,) = folder.iterdir()
    return found


def committed(root: Path, folder: Path) -> Path:
    """All files of the last commit."""
    archive = folder / "committed.tar"
    run("git", "archive", "--prefix=kosmodrom/", f"--output={archive}", "HEAD", cwd=root)
    return unpacked(archive, folder / "committed")


def built(sources: Path, folder: Path, kind: str, fast: bool = False) -> Path:
    """An archive or a wheel of some sources, built in isolation."""
    folder.mkdir(parents=True)
    run(sys.executable, "-m", "build", f"--{kind}", "--outdir", folder, sources, fast=fast)
    (made,) = folder.iterdir()
    return made


def compiled_files(sources: Path) -> set[str]:
    """What a compiled wheel has besides the files of the package."""
    with chdir(sources):
        modules = [*(f"{group}__mypyc" for group in groups()), *compiled_modules()]
    return {extension_file(module).as_posix() for module in modules}


def strays(wheel: Path, sources: Path, more: Iterable[str] = ()) -> list[str]:
    """What a wheel lacks of the package's files and what it has besides, each as a complaint."""
    folder = sources / "src"
    expected = {file.relative_to(folder).as_posix() for file in (folder / PACKAGE).rglob("*") if file.is_file()}
    expected |= set(more)
    with zipfile.ZipFile(wheel) as opened:
        found = {name for name in opened.namelist() if ".dist-info/" not in name}
    lacks, besides = sorted(expected - found), sorted(found - expected)
    return [f"{wheel.name} lacks {name}" for name in lacks] + [f"{wheel.name} has {name}, too" for name in besides]


def betrayals(wheel: Path, places: Sequence[str]) -> list[str]:
    """Where what was compiled names places of the machine that compiled it."""
    with zipfile.ZipFile(wheel) as opened:
        compiled = {name: opened.read(name) for name in opened.namelist() if name.endswith((".so", ".pyd"))}
    return [f"{name} names {place}" for name, data in compiled.items() for place in places if place.encode() in data]


def version_of(python: str | Path) -> tuple[int, ...]:
    """The version of a Python; none if it does not run, or cannot make environments."""
    try:
        return tuple(map(int, run(python, "-c", ASKED_FOR).split()))
    except (NoRelease, OSError):
        return ()


def candidates() -> Iterator[str | Path]:
    """This Python, those on the path by their names, and those that pyenv keeps."""
    yield sys.executable
    yield from (f"python{major}.{minor}" for major, minor in sorted(TRIED))
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from sorted(root.glob("versions/3.*/bin/python3"))


def pythons() -> list[str | Path]:
    """One of each version, the oldest first."""
    found: dict[tuple[int, ...], str | Path] = {}
    for python in candidates():
        version = version_of(python)
        if version in TRIED:
            found.setdefault(version, python)
    return [found[version] for version in sorted(found)]


def try_out(wheel: Path, python: str | Path, sources: Path, folder: Path) -> None:
    """Install a wheel where nothing else is and use it: first alone, then with the server, as its own sentence says."""
    environment, inside = folder / "environment", folder / "environment" / "bin" / "python"
    run(python, "-m", "venv", environment)
    for file in (TRIAL, CLIENT):
        shutil.copy2(sources / file, folder)
    build = "pure" if wheel.name.endswith("-none-any.whl") else "compiled"
    more: Sequence[str | Path]
    for wanted, more in ((wheel, []), ("kosmodrom[server]", [folder / Path(CLIENT).name])):
        place, home = Path(tempfile.mkdtemp(dir=folder)), Path(tempfile.mkdtemp(dir=folder))
        run(inside, "-m", "pip", "install", "--quiet", wanted, cwd=place)
        tell(f"{wheel.name}{' with the server' if more else ''}, Python {'.'.join(map(str, version_of(inside)))}:")
        tell(run(inside, "-I", folder / Path(TRIAL).name, build, *more, cwd=place, home=home).rstrip())


def notes(changes: str, version: str) -> str:
    """What the changelog says of a version; while it has no section of its own, what is not released yet."""
    sections = re.split(r"^## ", changes, flags=re.MULTILINE)[1:]
    by_name = {section.split()[0].strip("[]"): section.partition("\n")[2].strip() for section in sections}
    found = by_name.get(version) or by_name.get(UNRELEASED)
    if not found:
        raise NoRelease(f"{CHANGES} says nothing of {version}, nor of what is {UNRELEASED}")
    return f"# Kosmodrom {version}\n\n{found}\n"


def release(root: Path, out: Path, chosen: Sequence[str | Path], folder: Path) -> None:
    """Everything, in the order in which it is most likely to fail early."""
    sources = committed(root, folder)
    version = tomllib.loads((sources / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    words = notes((sources / CHANGES).read_text(encoding="utf-8"), version)
    tell(f"Kosmodrom {version}, commit {run('git', 'rev-parse', '--short', 'HEAD', cwd=root).strip()}")
    archive = built(sources, folder / "sdist", "sdist")
    alone = unpacked(archive, folder / "alone")
    plain = built(alone, folder / "plain", "wheel")
    complain(strays(plain, sources))
    tell(f"{archive.name} and {plain.name} hold every file of the package and no other")
    for number, python in enumerate(chosen):
        try_out(plain, python, sources, folder / f"trial-{number}")
    compiled = built(alone, folder / "compiled", "wheel", fast=True)
    complain(strays(compiled, sources, compiled_files(sources)))
    complain(betrayals(compiled, [str(root), str(Path.home()), tempfile.gettempdir()]))
    try_out(compiled, sys.executable, sources, folder / "trial-compiled")
    lay_down([archive, plain, compiled], words, out)


def complain(complaints: Sequence[str]) -> None:
    if complaints:
        raise NoRelease("\n".join(complaints))


def lay_down(files: Sequence[Path], words: str, out: Path) -> None:
    """The release in place of the one before."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for file in files:
        shutil.copy2(file, out)
    (out / NOTES).write_text(words, encoding="utf-8")
    tell(f"In {out}: {', '.join(sorted(path.name for path in out.iterdir()))}. Nothing was uploaded.")


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__.partition("\n")[0])
    parser.add_argument("--python", action="append", default=[])
    parser.add_argument("--out", type=Path, default=Path("dist"))
    asked = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="kosmodrom-release-") as folder:
        try:
            release(Path.cwd(), asked.out, asked.python or pythons(), Path(folder))
        except NoRelease as reason:
            print(reason, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
