"""Shares the work of an experiment among the machines of a Ray cluster, or processes of this one that Ray looks after.

Ray starts anew what a machine that went away was at; whoever comes late finds work as soon as there is some. Every
machine needs the same Kosmodrom, or the same seeds would not give the same games.
"""

import hashlib
import logging
import os
import re
import socket
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any, Final, Self, cast

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.words import Phrase
from kosmodrom.lab.kept_rows import PACKAGE
from kosmodrom.lab.processes import DEATHS, Found, Runs, Work, WorkersDie, worked_off

QUIETLY: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".*",
}
"""Ray reads these when it is loaded: it tells its makers nothing, and writes nothing between the lines of a table."""
for name, value in QUIETLY.items():
    os.environ.setdefault(name, value)
ray: Any = import_module("ray")

WAITING: Final = 2
"""So many runs for each who works are on their way, so that nobody waits and the cluster is not flooded."""
PATIENCE: Final = 10.0
"""Seconds in which a cluster must answer."""
SEEN: Final = 15.0
"""So often, in seconds, one looks whether machines have come or gone."""
STORE: Final = 256 * 1024 * 1024
"""Bytes of memory that a Ray of our own shares among its processes."""
FOLDERS: Final = ("bots", "engine", "games", "lab")
SOURCES: Final = (".py", ".toml", ".json")
"""What games and bots are made of."""
FOUND: Final = "auto"
"""The cluster of which this machine is a part."""
PLACE: Final = re.compile(r"(?:[a-z]+://)?(?P<host>\[[^\]]+\]|[^:/]+):(?P<port>\d+)")


class ClusterError(KosmodromError):
    """A cluster that does not answer, or that plays by another Kosmodrom."""


class OtherKosmodrom(ClusterError):
    """A machine has another Kosmodrom than the one that asks."""


class RayCluster:
    """The machines of a cluster; without an address processes of this machine, as many as it has cores."""

    def __init__(self, address: str | None, most: int | None) -> None:
        self._address, self._most = address, most
        self._width, self._looked = 1, float("-inf")

    def __enter__(self) -> Self:
        own = {"num_cpus": self._most or os.cpu_count() or 1, "include_dashboard": False, "object_store_memory": STORE}
        if self._address not in (None, FOUND):
            _knock(self._address)
        try:
            ray.init(
                address=self._address or "local",
                log_to_driver=False,
                logging_level=logging.CRITICAL,
                **({} if self._address is not None else own),
            )
        except Exception as error:  # Ray says in many ways that nobody is there
            raise ClusterError.of(
                PACKAGE, "cluster.silent", address=self._address or "local", error=_brief(error)
            ) from error
        try:
            theirs = ray.get(ray.remote(mark_there).remote())
        except ray.exceptions.RayError as error:
            ray.shutdown()
            raise ClusterError.of(PACKAGE, "cluster.none", error=_brief(error)) from error
        except BaseException:
            ray.shutdown()
            raise
        if theirs != mark():
            ray.shutdown()
            raise OtherKosmodrom.of(PACKAGE, "cluster.other")
        return self

    def __exit__(self, *_: object) -> None:
        ray.shutdown()

    @property
    def width(self) -> int:
        if monotonic() > self._looked + SEEN:
            cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
            self._width, self._looked = min(cores, self._most or cores), monotonic()
        return self._width

    @property
    def _most_flying(self) -> int:
        """On a cluster that is not ours, no more than may be worked on at once."""
        return self.width if self._address is not None and self._most is not None else WAITING * self.width

    def outcomes(self, work: Work, tasks: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        everything = ray.put((work, tasks))
        do = ray.remote(num_cpus=1, max_retries=DEATHS)(worked_off_there)
        runs, flying = Runs(len(tasks), self.width), dict[Any, range]()
        try:
            while True:
                while len(flying) < self._most_flying and (run := runs.take()) is not None:
                    flying[do.remote([everything], run, mark())] = run
                if not flying:
                    return
                ray.wait(list(flying), num_returns=1)
                ready, _ = ray.wait(list(flying), num_returns=len(flying), timeout=0)
                for run, found in zip([flying.pop(each) for each in ready], ray.get(ready), strict=True):
                    runs.ended(run, found.seconds)
                    yield from zip(run, found.outcomes, strict=True)
        except ray.exceptions.RayTaskError as error:
            raise _told(error) from None
        except ray.exceptions.WorkerCrashedError:
            raise WorkersDie.of(PACKAGE, "workers.die", deaths=DEATHS) from None
        except ray.exceptions.RayError as error:
            raise ClusterError.of(PACKAGE, "cluster.lost", error=_brief(error)) from error
        finally:
            for each in flying:
                ray.cancel(each, force=True)


def worked_off_there(everything: list[Any], run: range, asked: str) -> Found:
    """Do some of the tasks, on whatever machine."""
    if mark() != asked:
        raise OtherKosmodrom.of(PACKAGE, "cluster.other")
    return worked_off(*_experiment(everything[0]), run)


@lru_cache(maxsize=1)
def _experiment(everything: Any) -> tuple[Work, Sequence[Any]]:
    """Fetched once by each process."""
    found: tuple[Work, Sequence[Any]] = ray.get(everything)
    return found


@cache
def mark() -> str:
    """Tells one Kosmodrom from another by what its games and bots are made of."""
    root = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for path in sorted(path for folder in FOLDERS for path in (root / folder).rglob("*")):
        if path.suffix in SOURCES:
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def mark_there() -> str:
    """That of a machine of the cluster."""
    return mark()


def _knock(address: str) -> None:
    """Whether anybody listens there at all; Ray itself takes long to say so."""
    place = PLACE.match(address)
    if place is None:
        raise ClusterError.of(PACKAGE, "cluster.address", address=address)
    try:
        socket.create_connection((place["host"].strip("[]"), int(place["port"])), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise ClusterError.of(PACKAGE, "cluster.silent", address=address, error=_brief(error)) from error


def _told(error: Any) -> Exception:
    """What went wrong on a machine, as it would be said here."""
    cause = error.cause
    if not isinstance(cause, KosmodromError):
        return cast(Exception, error)
    phrase = cause.args[0]
    is_module = isinstance(phrase, Phrase) and phrase.key == "error.own-bot.module"
    return ClusterError.of(PACKAGE, "cluster.bot", error=cause) if is_module else cause


def _brief(error: BaseException) -> str:
    """The last line of what was said."""
    return (str(error).strip().splitlines() or [type(error).__name__])[-1].strip()
