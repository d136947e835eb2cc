"""Somebody on this computer who is told of turns: an https server with a certificate of its own."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import h11
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from kosmodrom.server.reminders.outgoing import Outgoing

HOST = "receiver.test"
SILENCE = 0
"""Instead of a status: no answer at all."""


@cache
def _certificate() -> tuple[bytes, bytes]:
    """For HOST, signed by itself, and its key."""
    key, now = generate_private_key(SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    written = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return made.public_bytes(Encoding.PEM), written


class Receiver:
    """What came, and what is answered."""

    def __init__(self) -> None:
        self.port = 0
        self.answers: list[int] = []
        """The next statuses; after them 201."""
        self.more = b""
        """What else stands in the head of an answer."""
        self.came: list[tuple[dict[str, str], bytes]] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.asked: list[str] = []
        """The hosts that were looked for."""

    @property
    def address(self) -> str:
        return f"https://{HOST}:{self.port}/told?secret=1"

    def outgoing(self, addresses: Sequence[str] = ("127.0.0.1",)) -> Outgoing:
        """Sends to this receiver, whatever the address; nothing but a test can have it do so."""
        trust = ssl.create_default_context(cadata=_certificate()[0].decode())

        async def resolve(host: str, _: int) -> Sequence[str]:
            self.asked.append(host)
            return addresses

        return Outgoing(resolve, lambda address: address == "127.0.0.1", trust, (self.port,))

    async def receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talk, headers, body = h11.Connection(h11.SERVER), dict[str, str](), b""
        while not isinstance(event := talk.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                talk.receive_data(await reader.read(4096))
            elif isinstance(event, h11.Request):
                headers = {":target": event.target.decode(), **{k.decode(): v.decode() for k, v in event.headers}}
            elif isinstance(event, h11.Data):
                body += bytes(event.data)
        self.came.append((headers, body))
        await self.may_answer.wait()
        status = self.answers.pop(0) if self.answers else 201
        if status != SILENCE:
            writer.write(b"HTTP/1.1 %d Said\r\n%scontent-length: 0\r\n\r\n" % (status, self.more))
            await writer.drain()
            writer.close()


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """For as long as the block runs."""
    receiver = Receiver()
    trust = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "both.pem"
        file.write_bytes(b"".join(_certificate()))
        trust.load_cert_chain(file)
    server = await asyncio.start_server(receiver.receive, "127.0.0.1", 0, ssl=trust)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()
