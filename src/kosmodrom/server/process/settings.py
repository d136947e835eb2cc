"""What can be set about a server; the defaults suit a person who starts one at home.

docs/hosting.md lists every field with the sentence that stands under it (`python -m tools.settings_page`).
"""

import re
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, SecretStr
from pydantic.dataclasses import dataclass
from pydantic_core import PydanticCustomError
from pydantic_settings import NoDecode

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]", "::1")
"""The names by which a computer calls itself; a server always answers to them."""
PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")
Network = IPv4Network | IPv6Network


def _split(value: Any) -> Any:
    """A list, which a variable of the environment writes with commas."""
    return [part.strip() for part in value.split(",") if part.strip()] if isinstance(value, str) else value


def _wrong(kind: str) -> PydanticCustomError:
    """What was expected instead; `settings_sources` has the words."""
    return PydanticCustomError(kind, "{expected}", {"expected": kind})


def _address(value: str) -> str:
    """An address as it stands in a browser, without the slash at its end."""
    try:
        parts = urlsplit(value.rstrip("/"))
        is_whole = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        is_whole = False
    if not is_whole or parts.query or parts.fragment or "@" in parts.netloc or not PATH.fullmatch(parts.path):
        raise _wrong("web_address")
    return parts.geturl()


def _path(value: str) -> str:
    path = "/" + value.strip("/") if value.strip("/") else ""
    if not PATH.fullmatch(path):
        raise _wrong("path")
    return path


def _host(value: str) -> str:
    if not value or re.search(r"[\s/@]", value):
        raise _wrong("host_name")
    return value.lower()


def _name(value: str) -> str:
    """A host as it is asked for; a port would never be compared."""
    if host_of(value) != value.lower():
        raise _wrong("host_name")
    return value


def _network(value: str) -> str:
    try:
        return str(ip_network(value, strict=False))
    except ValueError:
        raise _wrong("network") from None


def _push_key(value: SecretStr) -> SecretStr:
    """The number behind a key, as `kosmodrom admin push-keys` writes it."""
    if not re.fullmatch(r"[A-Za-z0-9_-]{43}", value.get_secret_value()):
        raise _wrong("push_key")
    return value


def _contact(value: str) -> str:
    if not re.fullmatch(r"(mailto:[^\s@]+@[^\s@]+|https://\S+)", value):
        raise _wrong("contact")
    return value


def _mail_server(value: SecretStr) -> SecretStr:
    try:
        parts = urlsplit(value.get_secret_value())
        is_whole = (
            parts.scheme in ("smtp", "smtps") and parts.hostname and parts.port != 0 and not parts.path.strip("/")
        )
    except ValueError:
        is_whole = False
    if not is_whole:
        raise _wrong("mail_server")
    return value


def _mail_address(value: str) -> str:
    if not re.fullmatch(r"[^\s@<>]+@[^\s@<>]+", value):
        raise _wrong("mail_address")
    return value


Count = Annotated[int, Field(ge=1)]
Number = Annotated[int, Field(ge=0)]
Seconds = Annotated[float, Field(ge=0, allow_inf_nan=False)]
Span = Annotated[float, Field(gt=0, allow_inf_nan=False)]
Host = Annotated[str, AfterValidator(_host)]
Name = Annotated[Host, AfterValidator(_name)]
WebAddress = Annotated[str, AfterValidator(_address)]
BasePath = Annotated[str, AfterValidator(_path)]
Token = Annotated[SecretStr, Field(min_length=16)]
PushKey = Annotated[SecretStr, AfterValidator(_push_key)]
Contact = Annotated[str, AfterValidator(_contact)]
MailServer = Annotated[SecretStr, AfterValidator(_mail_server)]
MailAddress = Annotated[str, AfterValidator(_mail_address)]
Proxy = Annotated[str, AfterValidator(_network)]


@dataclass(frozen=True, config=ConfigDict(extra="forbid"))
class Rate:
    """A bucket of tokens: so many at most, so many more each second."""

    burst: Annotated[float, Field(ge=0, allow_inf_nan=False)]
    each_second: Annotated[float, Field(ge=0, allow_inf_nan=False)]


class Settings(BaseModel):
    """All settings of one server; they do not change while it runs."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)

    database: Annotated[str, Field(repr=False, examples=["postgresql://kosmodrom:secret@127.0.0.1/kosmodrom"])]
    """Where tables are kept: `sqlite:///…` or `postgresql://…`."""
    host: Annotated[Host, Field(examples=["0.0.0.0"])] = "127.0.0.1"
    """The address to listen at; the default is reached from this computer only."""
    port: Annotated[int, Field(ge=0, le=65535)] = 8765
    """The port to listen at; 0 takes any free one."""
    workers: Annotated[Count, Field(le=64, examples=[2])] = 1
    """Server processes that share the port; more than one needs PostgreSQL. Limits count in each of them."""
    public_address: Annotated[WebAddress | None, Field(examples=["https://play.example.org/games"])] = None
    """What people type into their browser, when that is not the address that the server listens at."""
    base_path: Annotated[BasePath | None, Field(examples=["/games"])] = None
    """The path before all addresses; by default that of `public_address`."""
    hosts: Annotated[tuple[Name, ...], NoDecode, BeforeValidator(_split), Field(examples=[["play.example.org"]])] = ()
    """Further host names that are answered to. With none and no `public_address`, a server that listens at a loopback
    address answers to loopback names only, and any other to all names."""
    trusted_proxies: Annotated[
        tuple[Proxy, ...], NoDecode, BeforeValidator(_split), Field(examples=[["127.0.0.1", "10.0.0.0/8"]])
    ] = ()
    """Addresses and networks of proxies whose word is taken for whom a request comes from; by default nobody's."""
    proxy_headers: Annotated[Literal["x-forwarded", "forwarded"], Field(examples=["forwarded"])] = "x-forwarded"
    """What those proxies set: X-Forwarded-For, -Proto and -Host, or Forwarded. The other kind is not read."""
    pause: Seconds = 0.4
    """How many seconds a bot waits before it decides, so that people can follow."""
    thinkers: Number = 1
    """Processes in which bots think and hints are thought of; 0 lets them think in threads of the server."""
    lease: Span = 10.0
    """How many seconds a claim to act for a table's bots and clocks holds without being renewed."""
    sweep: Span = 1.0
    """How often, in seconds, clocks are looked at, and bots whose process is gone."""
    away: Seconds = 60.0
    """After so many seconds without a sign of life others may hand a person's seat to a bot."""
    heartbeat: Span = 15.0
    """How often, in seconds, an idle event stream says that it is alive."""
    patience: Span = 20.0
    """How many seconds a reader of an event stream may take before it is dropped; it can come back and resume."""
    body: Count = 256 * 1024
    """The largest body of a request, in bytes."""
    upload: Count = 2 * 1024 * 1024
    """The largest uploaded journal, with its deck, or deck, in bytes."""
    by_address: Rate = Rate(burst=400, each_second=120)
    """How many requests one address may make."""
    by_seat: Rate = Rate(burst=120, each_second=40)
    """How many requests the holder of a seat may make."""
    tables_by_address: Rate = Rate(burst=40, each_second=0.5)
    """How many tables one address may open."""
    decks_by_address: Rate = Rate(burst=60, each_second=0.02)
    """How many decks one address may give an address of their own."""
    streams_by_address: Count = 256
    """How many pages of running tables one address may keep open; a whole club may share one address."""
    live: Number = 1000
    """How many tables that nobody watches are kept in memory."""
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    """What is logged: this and what is graver. With `info` every request is."""
    log_format: Annotated[Literal["plain", "json"], Field(examples=["json"])] = "plain"
    """How it is logged: for people, or each event as one line of JSON."""
    metrics_token: Annotated[Token | None, Field(examples=["a-long-random-word"])] = None
    """Who sends it as `Authorization: Bearer …` may read `/metrics` from elsewhere than this computer."""
    keep_waiting: Seconds = 30.0
    """Days after which a table that never started is removed; 0: never."""
    keep_finished: Annotated[Seconds, Field(examples=[180])] = 0.0
    """Days after which a finished match is removed; 0: never."""
    keep_abandoned: Annotated[Seconds, Field(examples=[60])] = 0.0
    """Days after which a running match that nobody has come back to is removed; 0: never."""
    keep_decks: Seconds = 30.0
    """Days after which a deck with an address of its own is removed that nobody plays with or has looked at; 0:
    never."""
    shared_decks: Count = 1000
    """How many such decks are kept that nobody plays with; a new one takes the place of the one left alone longest."""
    bots_alone: Count = 8
    """At how many tables without a person bots act at the same time; the others wait their turn."""
    connections: Annotated[Count, Field(examples=[4000])] = 800
    """How many connections are open at once, if the system has files for them; beyond that, idle ones make room."""
    connections_by_address: Annotated[Count, Field(examples=[1000])] = 400
    """The same for one address; this machine and trusted proxies speak for many and are not counted."""
    seconds_for_head: Span = 20.0
    """How many seconds the head of a request may take to arrive."""
    seconds_for_body: Span = 60.0
    """How many seconds its body may take, and how long an answer may lie before it is taken."""
    remind_after: Seconds = 20.0
    """After so many seconds in which a seat owes a decision, whoever wants to be told of it is told."""
    push_key: Annotated[PushKey | None, Field(examples=["q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"])] = None
    """The secret key with which browsers are told of turns, together with `push_contact`; `kosmodrom admin push-keys`
    makes one. Without both, none is."""
    push_contact: Annotated[Contact | None, Field(examples=["mailto:games@example.org"])] = None
    """Where the services that browsers have for this can reach whoever runs the server."""
    webhooks: Annotated[bool, Field(examples=[True])] = False
    """Whether people may give an address of their own, with https, to which their turns are posted."""
    mail_server: Annotated[MailServer | None, Field(examples=["smtps://kosmodrom:secret@mail.example.org"])] = None
    """The server that takes mails about turns, together with `mail_sender` and `public_address`; without all three
    there are none. `smtps://` is encrypted from the start, `smtp://` by STARTTLS."""
    mail_sender: Annotated[MailAddress | None, Field(examples=["games@example.org"])] = None
    """Whom these mails come from."""

    @property
    def root(self) -> str:
        """The path before all addresses; empty, or with a slash before it and none after."""
        if self.base_path is not None:
            return self.base_path
        return urlsplit(self.public_address).path if self.public_address else ""

    @property
    def origin(self) -> str | None:
        """Scheme and host of the public address, as browsers name the origin of a page."""
        if self.public_address is None:
            return None
        parts = urlsplit(self.public_address)
        usual = {"http": 80, "https": 443}[parts.scheme]
        host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
        return f"{parts.scheme}://{host}" + (f":{parts.port}" if parts.port not in (None, usual) else "")

    @property
    def names(self) -> frozenset[str]:
        """The host names that are answered to; empty: any."""
        public = [host_of(urlsplit(self.public_address).netloc)] if self.public_address else []
        given = (*self.hosts, *public)
        return frozenset((*LOOPBACK, *given)) if given else frozenset()

    @property
    def proxies(self) -> tuple[Network, ...]:
        """The trusted proxies, to be compared with."""
        return tuple(ip_network(proxy) for proxy in self.trusted_proxies)


def host_of(netloc: str) -> str:
    """A host without its port, in small letters; one of IPv6 stands in brackets if a port follows."""
    name, colon, port = netloc.lower().rpartition(":")
    return name if colon and port.isdecimal() and (name.endswith("]") or ":" not in name) else netloc.lower()
