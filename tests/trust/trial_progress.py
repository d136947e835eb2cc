"""Progress: how far a long trial has come, kept in a file, so that it goes on where it stopped."""

import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass
class Progress:
    """One trial: how much of it is done, what was counted, and what went wrong."""

    file: Path
    name: str
    done: int = 0
    counts: dict[str, float] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, folder: Path, name: str) -> "Progress":
        file = folder / f"{name}.json"
        kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        return cls(file, name, **kept)

    def add(self, done: int, **counts: float) -> None:
        self.done += done
        for key, value in counts.items():
            self.counts[key] = round(self.counts.get(key, 0) + value, 3)

    def save(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        kept = {"done": self.done, "counts": self.counts, "failures": self.failures}
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps(kept, indent=1, ensure_ascii=False), encoding="utf-8")
        fresh.replace(self.file)

    def figures(self, wanted: float) -> str:
        counted = ", ".join(f"{value:g} {key.replace('_', ' ')}" for key, value in self.counts.items())
        state = "clean" if not self.failures else f"{len(self.failures)} FAILED"
        return f"{self.name}: {self.done:g} of {wanted:g}, {state}; {counted}"


class Deadline:
    """When a piece of a trial ends."""

    def __init__(self, minutes: float) -> None:
        self._end = time.monotonic() + minutes * 60

    @property
    def is_over(self) -> bool:
        return self.minutes_left <= 0

    @property
    def minutes_left(self) -> float:
        return (self._end - time.monotonic()) / 60
