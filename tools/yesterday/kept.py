"""The kept files of a game: what stands in them, and what would stand there today."""

from collections.abc import Callable, Iterator
from difflib import unified_diff
from functools import partial
from pathlib import Path
from typing import Final

from kosmodrom.engine.registry import Entry, games
from kosmodrom.engine.words import LANGUAGES
from tools.yesterday.counts import counts_of, deep_counts_of
from tools.yesterday.digests import digests_of
from tools.yesterday.playthroughs import CASTS, playthrough_of
from tools.yesterday.refusals import chosen_places, places_in, refusals_at
from tools.yesterday.transcripts import transcript_of
from tools.yesterday.ways import Ways, read_ways, renewed, write_ways

FOLDER: Final = Path(__file__).parents[2] / "tests" / "yesterday"
WAYS: Final = "ways.bz2"
COUNTED: Final[dict[str, Callable[[Entry, Ways], str]]] = {
    "counts.txt": counts_of,
    "deep.txt": deep_counts_of,
    "digests.txt": lambda entry, _: digests_of(entry),
    **{f"transcript.{lang}.txt": partial(transcript_of, lang=lang) for lang in LANGUAGES},
}
REFUSALS: Final = "refusals.txt"
PLAYED: Final = {f"{name}.txt": cast for name, cast in CASTS.items()}
FILES: Final = (*COUNTED, REFUSALS, *PLAYED)


def folder_of(entry: Entry) -> Path:
    return FOLDER / entry.key


def read(entry: Entry, name: str) -> str:
    """What is kept; nothing if the game is new."""
    file = folder_of(entry) / name
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def today(entry: Entry, name: str) -> str:
    """What would be kept today."""
    if name in PLAYED:
        return playthrough_of(entry, PLAYED[name], read(entry, name))
    ways = read_ways(folder_of(entry) / WAYS)
    if name == REFUSALS:
        return refusals_at(entry, ways, places_in(read(entry, name)))
    return COUNTED[name](entry, ways)


def renewed_text(entry: Entry, name: str, ways: Ways) -> str:
    """What is to be kept from today on."""
    if name in PLAYED:
        return playthrough_of(entry, PLAYED[name], read(entry, name), going_on=True)
    if name == REFUSALS:
        return refusals_at(entry, ways, chosen_places(entry, ways, places_in(read(entry, name))))
    return COUNTED[name](entry, ways)


def difference(entry: Entry, name: str, now: str) -> list[str]:
    """The lines that differ, with the heads of their paragraphs."""
    place = f"{entry.key}/{name}"
    return list(
        unified_diff(
            read(entry, name).splitlines(), now.splitlines(), f"yesterday/{place}", f"today/{place}", n=1, lineterm=""
        )
    )


def renew(entry: Entry) -> Iterator[str]:
    """Write what holds today; tells which files have changed."""
    folder = folder_of(entry)
    folder.mkdir(parents=True, exist_ok=True)
    before = read_ways(folder / WAYS)
    ways = renewed(entry, before)
    write_ways(folder / WAYS, ways)
    if ways != before:
        yield WAYS
    for name in FILES:
        text = renewed_text(entry, name, ways)
        if text != read(entry, name):
            (folder / name).write_text(text, encoding="utf-8")
            yield name


def left_over() -> list[str]:
    """Folders of games that there are no longer."""
    return sorted(
        path.name for path in FOLDER.iterdir() if path.is_dir() and path.name not in {*games(), "__pycache__"}
    )
