"""Files of the person who plays: read with clear complaints, written so that a crash loses nothing."""

import errno
import os
import tempfile
from pathlib import Path
from typing import Final

from kosmodrom.engine.deck import Deck, read_deck
from kosmodrom.engine.errors import KosmodromError
from kosmodrom.terminal.console import PACKAGE

LARGEST: Final = 4 * 1024 * 1024
"""In bytes; far more than any deck or journal has, so that a device or a film is not read to its end."""


REASONS: Final = {
    errno.ENOENT: "wrong.no-file",
    errno.EACCES: "wrong.not-allowed",
    errno.EPERM: "wrong.not-allowed",
    errno.EISDIR: "wrong.is-folder",
    errno.ENOTDIR: "wrong.not-folder",
    errno.ENAMETOOLONG: "wrong.long-name",
    errno.EROFS: "wrong.read-only",
    errno.ENOSPC: "wrong.no-space",
}
"""Why a system refuses a file, as far as we have words for it; for the rest it has its own."""


class FileError(KosmodromError):
    """A file that is missing, cannot be read or written, or is not text."""


def read_text(path: Path) -> str:
    """A UTF-8 text file of a size that a person could have written."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise FileError.of(PACKAGE, "wrong.too-large", path=path, most=LARGEST)
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileError.of(PACKAGE, "wrong.not-utf8", path=path, byte=error.start + 1) from None
    except FileError:
        raise
    except (OSError, ValueError) as error:
        raise refused(path, error) from None


def write_text(path: Path, text: str) -> None:
    """Replace a file in one step: there is always the old or the new one, never half of it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise refused(path, error) from None


def refused(path: Path | str, error: Exception) -> FileError:
    """What the system says of a file, without its numbers."""
    if isinstance(error, OSError) and error.errno in REASONS:
        return FileError.of(PACKAGE, REASONS[error.errno], path=path)
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return FileError.of(PACKAGE, "wrong.in-file", path=path, error=reason)


def load_deck(path: Path) -> Deck:
    """A deck file; its content is checked when a game makes a book of it."""
    return read_deck(read_text(path), str(path))
