"""Letters of all kinds, drawn at random, through forms, addresses, cookies, streams, journals, downloads and logs.

Whatever people are called and whatever they say, no answer is a fault, no seat is lost, and what is kept is what
`clean_name` says of it.
"""

import html
import json
import logging
import random
import re
import unicodedata
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final
from urllib.parse import quote, unquote

import httpx
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from conformance.walks import registered
from kosmodrom.engine import deck as decks
from kosmodrom.engine.deck import STANDARD, export_deck, kept_deck, read_deck
from kosmodrom.engine.errors import DeckError
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import games
from kosmodrom.server.process.logs import PlainFormatter
from kosmodrom.server.process.settings import Settings
from kosmodrom.server.services.chat import LONGEST_MESSAGE
from kosmodrom.server.tables.clean_line import JOINER, clean_line
from kosmodrom.server.tables.seats import LONGEST_NAME, clean_name
from server.company import QUICK, SOLO, TWO, Player, Served, serving, wait_until
from server.streams import Stream
from server.test_names import NAMES, cookie_header, cookies, field_of, form
from toy.entry import ENTRY

PIECES: Final = (
    "Łukasz", "Małgorzata", "ąęśćżźółń", "陳", "大文", "👨‍👩‍👧", "🏳️‍🌈", "1️⃣", "שלום", "مرحبا", "\u202e", "\u2066",
    "\u200f", "\u200d", "\u0301", "\u0338" * 40, "Z\u0300", '"', "'", ";", ",", "%", "%41", "%zz", "=", "&", "<script>",
    "</textarea>", "{{ 7 * 7 }}", "{name}", "\\", "\\u0000", " ", "\u00a0", "\t", "\n", "\r\n", "\x00", "\x1b[31m",
    "\x85", "\u2028", "\u2029", "\x0b", "\x7f", "\ufeff", "\u3164", "x" * 40, "Ż" * 400, "a", "-", "end", "deck", "#",
)  # fmt: skip
LETTERS: Final = st.lists(st.one_of(st.sampled_from(PIECES), st.text(max_size=4)), max_size=10).map("".join)
HALVES: Final = st.lists(
    st.one_of(st.sampled_from(PIECES), st.sampled_from(["\ud800", "\udfff"]), st.text(max_size=4)), max_size=8
).map("".join)
"""The same with halves of letters, which JSON can write and no file can hold."""
TOY: Final = export_deck("toy", files("toy") / "content")


class Log(logging.Handler):
    """What stands in the log."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []
        self.setFormatter(PlainFormatter())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture(scope="module")
def log() -> Iterator[Log]:
    """Everything that is logged, each request included."""
    handler, loggers = Log(), [logging.getLogger(name) for name in ("uvicorn.access", "uvicorn.error", "kosmodrom")]
    levels = [(logger, logger.level) for logger in loggers]
    for logger in loggers:
        logger.addHandler(handler)
    yield handler
    for logger, level in levels:
        logger.removeHandler(handler)
        logger.setLevel(level)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    file = tmp_path_factory.mktemp("letters") / "tables.sqlite"
    with registered(ENTRY), serving(Settings(**{"database": f"sqlite:///{file}", **QUICK})) as served:
        for name in ("uvicorn.access", "uvicorn.error", "kosmodrom"):
            logging.getLogger(name).setLevel(logging.INFO)
        yield served


def ask(served: Served, method: str, path: str, secret: str | None = None, **parts: Any) -> httpx.Response:
    """Whatever is asked, the answer is no fault, and can be read."""
    headers = {**parts.pop("headers", {}), **({"authorization": f"Bearer {secret}"} if secret else {})}
    answer = served.http.request(method, path, headers=headers, **parts)
    assert answer.status_code < 500, (method, path, answer.text)
    answer.content.decode()
    return answer


def send(served: Served, path: str, body: object, secret: str | None = None) -> httpx.Response:
    """JSON that writes all letters as escapes, halves of letters too."""
    content = json.dumps(body).encode()
    return ask(served, "POST", path, secret, content=content, headers={"content-type": "application/json"})


def check_log(log: Log, *secrets: object) -> None:
    """Each entry is one line that controls nothing and tells no secret."""
    for line in log.lines:
        assert line.isprintable(), line
        assert not any(str(secret) in line for secret in secrets), line
    assert any("HTTP/1.1" in line for line in log.lines), "requests are logged"
    log.lines.clear()


# --- what is kept ------------------------------------------------------------------------------------


@given(HALVES, st.sampled_from([LONGEST_NAME, LONGEST_MESSAGE]))
@settings(max_examples=300)
def test_a_clean_line_is_short_printable_composed_and_clean_for_good(text: str, most: int) -> None:
    line = clean_line(text, most)
    assert len(line) <= most
    assert line == line.strip()
    assert all(letter.isprintable() or letter == JOINER for letter in line)
    assert unicodedata.is_normalized("NFC", line)
    assert clean_line(line, most) == line
    assert not line or any(unicodedata.category(letter)[0] in "LNPS" for letter in line)


# --- people ------------------------------------------------------------------------------------------


@given(LETTERS, LETTERS)
@settings(max_examples=25)
@example(NAMES[2], NAMES[3])
def test_two_people_in_browsers_sit_down_talk_and_play(running: Served, log: Log, one: str, other: str) -> None:
    answer = form(running, "/open", {"game": "toy", "seats": "2", "name": one, "seat-1": "open"})
    assert answer.status_code == 303
    table = answer.headers["location"].removeprefix("/table/")
    host = running.player(table, cookies(answer)[f"kosmodrom_{table}"])
    assert unquote(cookies(answer).get("k-name", "")) == clean_name(one)
    invite = host.get(f"{host.path}/links")["invites"]["1"]
    joined = running.http.get(f"/join/{invite}")
    kept = f"{cookie_header(joined)}; k-name={cookies(answer).get('k-name', '')}"
    shown = running.http.get(f"/table/{table}", headers={"cookie": kept})
    assert field_of(shown.text) == clean_name(one)
    sat = form(running, f"/table/{table}/sit", {"name": other}, cookie_header(joined))
    assert sat.status_code == 303
    guest = running.player(table, cookies(sat)[f"kosmodrom_{table}"])
    assert guest.info()["mine"]["seats"] == [1]
    check_names(host, one, other)
    check_chat(running, guest, one)
    check_page(running, host)
    check_log(log, host.secret, guest.secret, invite)


def expected(one: str, other: str) -> list[str]:
    first, second = clean_name(one) or "Player 1", clean_name(other) or "Player 2"
    if first == second:
        second = f"{second[: LONGEST_NAME - 2].rstrip()} 2"
    return [first, second]


def check_names(host: Player, one: str, other: str) -> None:
    assert [seat["name"] for seat in host.info()["seats"]] == expected(one, other)


def check_chat(served: Served, player: Player, text: str) -> None:
    """What is said is heard, in the list, in a stream and on the page; or it was nothing."""
    said = clean_line(text, LONGEST_MESSAGE)
    answer = send(served, f"{player.path}/chat", {"text": text[:2000]}, player.secret)
    assert answer.status_code == (204 if said else 422)
    heard = [message["text"] for message in player.get(f"{player.path}/chat")["messages"]]
    assert heard == ([said] if said else [])


def check_page(served: Served, player: Player) -> None:
    """The page shows the names as text, and what is downloaded has a plain name."""
    own = {"cookie": f"kosmodrom_{player.table}={player.secret}", "accept-language": "en"}
    page = served.http.get(f"/table/{player.table}", headers=own)
    assert page.status_code == 200
    assert "<script>" not in page.text
    assert set(re.findall(r'download="([^"]*)"', page.text)) == {f"toy-{player.table}.txt"}
    text = html.unescape(page.text)
    for seat in player.info()["seats"]:
        assert seat["name"] in text
    journal = player.ask("GET", f"{player.path}/journal")
    assert journal.headers["content-type"] == "text/plain; charset=utf-8"
    assert "content-disposition" not in journal.headers


@pytest.mark.parametrize("game", [key for key in games() if key != "toy"])
@pytest.mark.parametrize("name", ["{name} {0} {", "%s %(x)s <i>&amp;", "\u202e\u05d0'\"", "Łukasz\\n{{ 7 * 7 }}"])
def test_every_game_tells_of_people_whatever_they_are_called(running: Served, game: str, name: str) -> None:
    host = running.open([{"kind": "me", "name": name}, {"kind": "bot", "name": name, "level": "random"}], game=game)
    choose = random.Random(1)
    wait_until(lambda: host.play_on(choose))
    wait_until(lambda: host.play_on(choose))
    shown = clean_name(name)
    for lang in ("pl", "en"):
        assert shown in host.get(host.path, lang=lang)["seats"][0]["name"]
        assert shown in host.view(lang=lang)["text"]
        assert any(shown in told["words"] for told in host.get(f"{host.path}/log", lang=lang)["told"])
        own = {"cookie": f"kosmodrom_{host.table}={host.secret}", "accept-language": lang}
        page = running.http.get(f"/table/{host.table}", headers=own)
        assert page.status_code == 200
        assert "<i>" not in page.text.replace("<i></i>", "")
        assert shown in html.unescape(page.text)


@given(HALVES, HALVES, HALVES)
@settings(max_examples=60)
@example("\ud800", "Ala\udfff", "\ud83d\ude00")
def test_programs_are_refused_in_a_sentence_or_their_names_are_kept(
    running: Served, log: Log, name: str, nonce: str, text: str
) -> None:
    seats = [{"kind": "me", "name": name}, {"kind": "guest", "name": text}]
    answer = send(running, "/api/tables?lang=pl", {"game": "toy", "seats": seats, "nonce": nonce})
    if answer.status_code != 201:
        assert answer.status_code == 422
        assert answer.json()["message"]
        answer = send(running, "/api/tables", {"game": "toy", "seats": SOLO})
    host = running.player(answer.json()["table"], answer.json()["secret"])
    for called in (name, text):
        named = send(running, f"{host.path}/name", {"name": called, "seat": 0}, host.secret)
        if named.status_code == 200:
            assert named.json()["seats"][0]["name"].startswith(clean_name(called)[:20])
    requests: list[tuple[str, object]] = [
        (f"{host.path}/chat", {"text": text, "seat": 0}),
        (f"{host.path}/sit", {"name": name, "nonce": nonce}),
        (f"{host.path}/rematch", {"nonce": nonce}),
        (f"{host.path}/decide", {"question": 1, "decision": text, "seat": 0}),
        ("/api/tables", {"game": name, "seats": SOLO, "options": {nonce: text}}),
        ("/api/tables", {name: text}),
        ("/api/journals", {"journal": text, "deck": name, "seats": SOLO}),
        ("/journal/look", {"journal": text, "deck": None}),
    ]
    for path, body in requests:
        send(running, path, body, host.secret)
    assert host.info()["mine"]["seats"][0] == 0
    check_log(log, host.secret)


@given(LETTERS)
@settings(max_examples=30)
def test_addresses_and_cookies_may_hold_anything(running: Served, log: Log, text: str) -> None:
    for path in ("/rules/toy", "/rules/star_scrappers", "/", "/join/x", "/api/tables", "/table/abc/zoom"):
        ask(running, "GET", path, params={"q": text, "lang": text, "theme": text, "thing": text, "seat": text})
    for path in ("/join/{}", "/table/{}", "/rules/{}", "/static/{}", "/api/tables/{}", "/table/abc/{}", "/{}"):
        ask(running, "GET", path.format(quote(text, safe="")))
    ask(running, "GET", "/api/events", params={"tables": "abc", "since": text, "lang": text})
    raw = re.sub(rb"[\x00-\x1f\x7f]", b"", text.encode("utf-8", "replace")).strip()
    for name in (b"k-name", b"k-lang", b"kosmodrom_abc", raw[:40].replace(b"=", b"") or b"x"):
        ask(running, "GET", "/", headers={b"cookie": name + b"=" + raw})
    known = ask(running, "GET", "/", headers={"cookie": f"k-name={quote(text, safe='')}"})
    assert field_of(known.text) == clean_name(text)
    ask(running, "GET", "/api/mine", headers={b"authorization": b"Bearer x" + raw[:900]})
    check_log(log)


def chat_in(stream: Stream) -> list[str]:
    return [said["text"] for event in stream.events for said in event["chat"]]


@given(LETTERS, LETTERS)
@settings(max_examples=12)
def test_streams_carry_all_letters(running: Served, one: str, other: str) -> None:
    host = running.open([{"kind": "me", "name": one[:64]}, {"kind": "open"}], game="toy")
    with Stream(running, host.table, host.secret) as stream:
        stream.wait(1)
        guest = running.join(host, name=other[:64])
        text = clean_line(one, LONGEST_MESSAGE) or "nic"
        guest.post(f"{guest.path}/chat", {"text": text}, 204)
        wait_until(lambda: bool(chat_in(stream)))
        assert chat_in(stream) == [text]
    cookie = {"cookie": f"kosmodrom_{host.table}={host.secret}"}
    with running.http.stream("GET", f"/table/{host.table}/stream", headers=cookie) as page:
        for line in page.iter_lines():
            if line.startswith("data: "):
                said = json.loads(line.removeprefix("data: "))
                break
    assert text in html.unescape(said["fragments"]["p-chat"])


# --- decks, nonces and journals -------------------------------------------------------------------------


def named(deck: str, name: str) -> str:
    """A deck under another name; what JSON writes as a text, TOML reads as the same one, but for one sign."""
    return deck.replace('"my toy deck"', json.dumps(name, ensure_ascii=False).replace("\x7f", "\\u007f"), 1)


@given(LETTERS.filter(bool), st.lists(LETTERS, max_size=2))
@settings(max_examples=150)
@example("two\nlines", [])
@example("\u00a0 blanks \u2003", ["\x00"])
@example("deck\x85name\u2028end", ["Łukasz", ""])
def test_a_journal_replays_whatever_its_deck_is_called(name: str, nonces: list[str]) -> None:
    deck = kept_deck(named(TOY, name))
    is_one_line = not any(unicodedata.category(sign) in ("Cc", "Zl", "Zp") for sign in name)
    if is_one_line and len(name) <= decks.LONGEST_NAME and name != STANDARD:
        assert read_deck(named(TOY, name), "deck").digest == deck.digest
    else:
        with pytest.raises(DeckError, match="name = "):
            read_deck(named(TOY, name), "deck")
    match = Match("toy", seats=2, seed=name, deck=deck, nonces=nonces)
    journal = match.journal()
    assert len(journal.splitlines()) == len(match.lines) + 11
    for text in (journal, journal.replace("\n", "\r\n"), f"{journal}\n\n"):
        again = Match.from_journal(text, deck)
        assert again.journal() == journal
        assert again.fate.nonces == nonces


@given(LETTERS.filter(bool), LETTERS)
@settings(max_examples=20)
@example("two\nlines \u202e", "Łukasz")
def test_a_table_is_played_under_any_name_of_a_deck(running: Served, log: Log, name: str, nonce: str) -> None:
    deck = named(TOY, name)
    answer = send(running, "/api/tables", {"game": "toy", "seats": TWO, "deck": deck, "nonce": nonce})
    if answer.status_code == 422:
        assert answer.json()["message"]
        return
    host = running.player(answer.json()["table"], answer.json()["secret"])
    guest = running.join(host, name=name[:64])
    player = next(each for each in (host, guest) if each.legal()["asked"])
    player.answer(player.options()[0])
    snapshot = running.house.room.glance(host.table)
    assert snapshot is not None
    journal = snapshot.played.journal()
    running.house.room._live.clear()
    assert host.view()["line"] > 0
    opened = send(running, "/api/journals", {"journal": journal, "deck": deck, "seats": SOLO})
    assert opened.status_code == 201, opened.text
    check_log(log, host.secret, guest.secret)
