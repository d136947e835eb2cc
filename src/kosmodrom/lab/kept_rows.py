"""Games that are kept in a file while they are played, one in a line, so that one can stop and go on.

The first line says what the games belong to; a file of other games is refused and stays as it is.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from kosmodrom.engine.errors import KosmodromError

PACKAGE: Final = "kosmodrom.lab"


class OtherRows(KosmodromError):
    """A file that holds something else than the games that are asked for."""


class KeptRows:
    """The games of an experiment by side and number."""

    def __init__(self, file: Path, settings: Sequence[dict[str, Any]]) -> None:
        self._file = file
        self._head = json.loads(json.dumps({"settings": settings}))
        self.rows: dict[tuple[int, int], dict[str, Any]] = {}
        text = file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""
        self._begins = "" if text else json.dumps(self._head, ensure_ascii=False) + "\n"
        if text and not text.endswith("\n"):
            self._begins = "\n"
        lines = [_read(line) for line in text.splitlines()]
        if text and (lines[0] is None or "settings" not in lines[0]):
            raise OtherRows.of(PACKAGE, "rows.none", file=file)
        if text and lines[0] != self._head:
            raise OtherRows.of(PACKAGE, "rows.other", file=file, differs=", ".join(self._differing(lines[0])))
        for row in lines[1:]:
            if row is not None:
                side = row.pop("side")
                self.rows[side, row["number"]] = row

    def _differing(self, head: Any) -> list[str]:
        mine, theirs = self._head["settings"], head["settings"]
        if not isinstance(theirs, list) or len(mine) != len(theirs):
            return ["against"]
        return sorted(
            {
                key
                for one, other in zip(mine, theirs, strict=True)
                for key in one | other
                if one.get(key) != other.get(key)
            }
        )

    def add(self, task: tuple[int, int], row: dict[str, Any]) -> None:
        """One more game, written at once."""
        with self._file.open("a", encoding="utf-8") as out:
            out.write(f"{self._begins}{json.dumps({'side': task[0], **row}, ensure_ascii=False)}\n")
        self._begins = ""


def _read(line: str) -> dict[str, Any] | None:
    """A line; None where it was cut off."""
    try:
        row = json.loads(line)
    except ValueError:
        return None
    return row if isinstance(row, dict) else None
