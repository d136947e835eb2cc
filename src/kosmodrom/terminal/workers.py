"""Who plays the games of an experiment: processes of this machine, or a cluster."""

from argparse import Namespace
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from os import environ
from typing import Final

from kosmodrom.lab.processes import Workers
from kosmodrom.terminal.extras import RAY, needing

HERE: Final = "here"
ADDRESS: Final = "RAY_ADDRESS"
OWN: Final = "local"
"""Ray's word for a cluster of its own on this machine."""


@contextmanager
def workers(args: Namespace) -> Iterator[Workers]:
    """Those that `--on` and `--jobs` ask for."""
    if args.on == HERE:
        yield args.jobs or 1
        return
    with needing(RAY):
        from kosmodrom.lab.cluster import RayCluster
    with RayCluster(address_of(args.on, environ), args.jobs) as cluster:
        yield cluster


def address_of(place: str, known: Mapping[str, str]) -> str | None:
    """Of the cluster that is meant; None: one of our own."""
    address = known.get(ADDRESS, "") if place == RAY else place if "://" in place else place.removeprefix(f"{RAY}:")
    return None if address in ("", OWN) else address
