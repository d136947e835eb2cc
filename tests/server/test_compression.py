"""Streams in gzip: what arrives, when, and what its length gives away."""

import gzip
import zlib

import pytest

from kosmodrom.server.web.compression import Gzip, is_welcome

PIECES = [b"retry: 1500\n\n", b"event: table\ndata: " + b"hand " * 300, "Zażółć".encode(), b""]


def test_each_piece_can_be_read_at_once_and_all_together_are_a_file() -> None:
    packer, reader = Gzip(), zlib.decompressobj(31)
    sent = [packer.add(piece) for piece in PIECES]
    assert [reader.decompress(each) for each in sent] == PIECES
    end = packer.end()
    assert reader.decompress(end) == b""
    assert reader.eof
    assert gzip.decompress(b"".join(sent) + end) == b"".join(PIECES)
    assert gzip.decompress(Gzip().end()) == b""


def test_the_length_of_a_piece_depends_on_nothing_that_was_sent_before() -> None:
    lengths = set()
    for before in (b"the hand holds a purple one", b"somebody says: purple", b"nothing"):
        packer = Gzip()
        packer.add(before)
        lengths.add(len(packer.add(b"the hand holds a purple one")))
    assert len(lengths) == 1


@pytest.mark.parametrize(
    ("accepted", "welcome"),
    [("gzip, deflate, br", True), ("br;q=1.0, GZIP;q=0.5", True), ("gzip;q=0", False), ("gzip; q=0.0", False),
     ("identity", False), ("", False), ("x-gzipped", False)],
)  # fmt: skip
def test_gzip_is_sent_to_whom_it_is_welcome(accepted: str, welcome: bool) -> None:
    assert is_welcome(accepted) is welcome
