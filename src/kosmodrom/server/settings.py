"""What can be set about a server; the defaults suit a person who starts one at home."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """A bucket of tokens: so many at most, so many more each second."""

    burst: float
    each_second: float


@dataclass(frozen=True)
class Settings:
    """All settings of one server process."""

    database: str
    """An SQLAlchemy address; `postgresql://…` or `sqlite:///…`."""
    pause: float = 0.4
    """How long a bot waits before it decides, so that people can follow."""
    thinkers: int = 1
    """Processes in which bots think and hints are thought of; 0 lets them think in threads of this process."""
    lease: float = 10.0
    """How long a claim to act for a table's bots and clocks holds without being renewed."""
    sweep: float = 1.0
    """How often clocks are looked at, and bots whose process is gone."""
    away: float = 60.0
    """After so long without a sign of life others may hand a person's seat to a bot."""
    heartbeat: float = 15.0
    """How often an idle event stream says that it is alive."""
    patience: float = 20.0
    """How long a reader of an event stream may take before it is dropped; it can come back and resume."""
    body: int = 256 * 1024
    """The largest body of a request, in bytes."""
    upload: int = 2 * 1024 * 1024
    """The largest uploaded journal, with its deck, in bytes."""
    by_address: Rate = Rate(burst=400, each_second=120)
    by_seat: Rate = Rate(burst=120, each_second=40)
    tables_by_address: Rate = Rate(burst=40, each_second=0.5)
    """How many tables one address may open."""
    streams_by_address: int = 64
    hosts: tuple[str, ...] = ()
    """The host names that are answered to; empty: any."""
    live: int = 1000
    """How many tables nobody watches are kept in memory."""
    connections: int = 800
    """How many connections are open at once, if the system has files for them; beyond that, idle ones make room."""
    connections_by_address: int = 400
    """The same for one address; this machine and trusted proxies speak for many and are not counted."""
    seconds_for_head: float = 20.0
    """How long the head of a request may take to arrive."""
    seconds_for_body: float = 60.0
    """How long its body may take, and how long an answer may lie before it is taken."""
