"""What strangers send is read beside the event loop: while it is read, all others are answered."""

import json
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.resources import files
from typing import Any

import pytest

from hostile import HEAD, ODD, SLOW, journal, journals
from kosmodrom.engine import deck as decks
from kosmodrom.engine.deck import export_deck
from kosmodrom.engine.errors import JournalError
from kosmodrom.engine.journal import Line, chain, read_journal, who_word, write_journal
from kosmodrom.engine.match import Match
from kosmodrom.server.tables import strangers_files
from server.company import SOLO, TWO, Served, wait_until
from server.conftest import Serve
from toy.entry import ENTRY

PARSE = decks.parse


class Gate:
    """A place where a reader waits until it is let through, so that something can be asked meanwhile."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.opened = threading.Event()

    def wait(self) -> None:
        self.reached.set()
        self.opened.wait(20)

    def before(self, work: Callable[..., Any]) -> Callable[..., Any]:
        def waiting(*parts: Any, **more: Any) -> Any:
            self.wait()
            return work(*parts, **more)

        return waiting

    def before_parsing(self, text: str, place: str) -> Any:
        if place == "deck":
            self.wait()
        return PARSE(text, place)


@pytest.fixture
def gate() -> Gate:
    return Gate()


@pytest.fixture
def elsewhere(gate: Gate) -> Iterator[ThreadPoolExecutor]:
    """Others who ask at the same time."""
    with ThreadPoolExecutor(24) as pool:
        yield pool
        gate.opened.set()


def toy_deck() -> str:
    return export_deck("toy", files("toy") / "content").replace("price = 6", "price = 7")


def sends(served: Served, path: str, body: dict[str, Any]) -> int:
    return served.person().ask("POST", path, json=body).status_code


def assert_others_are_answered(served: Served, gate: Gate, sent: "Future[int]") -> None:
    """While something is read, somebody decides, looks at a page and opens a table."""
    assert gate.reached.wait(20)
    ala, olek = served.pair("toy")
    ala.answer("pick:1")
    olek.answer("pick:2")
    assert served.http.get("/").status_code == 200
    assert served.http.get(f"/table/{ala.table}", headers={"accept": "text/html"}).status_code in (200, 403, 404)
    assert not gate.opened.is_set()
    assert not sent.done(), "it was read before the others were answered"


def test_while_a_deck_is_parsed_others_are_answered(
    served: Served, gate: Gate, elsewhere: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decks, "parse", gate.before_parsing)
    sent = elsewhere.submit(sends, served, "/api/tables", {"game": "toy", "seats": TWO, "deck": toy_deck()})
    assert_others_are_answered(served, gate, sent)
    gate.opened.set()
    assert sent.result() == 201


def test_while_a_book_is_made_of_a_deck_others_are_answered(
    served: Served, gate: Gate, elsewhere: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = ENTRY.make_book

    def make_slowly(deck: Any) -> Any:
        if deck.name != "standard":
            gate.wait()
        return make(deck)

    monkeypatch.setitem(ENTRY.__dict__, "make_book", make_slowly)
    sent = elsewhere.submit(sends, served, "/api/tables", {"game": "toy", "seats": TWO, "deck": toy_deck()})
    assert_others_are_answered(served, gate, sent)
    gate.opened.set()
    assert sent.result() == 201


@pytest.mark.parametrize("path", ["/api/journals", "/journal/look"])
def test_while_a_journal_is_checked_others_are_answered(
    served: Served, gate: Gate, elsewhere: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    body: dict[str, Any] = {"journal": journal(), "deck": None}
    monkeypatch.setattr(Match, "from_journal", gate.before(Match.from_journal))
    sent = elsewhere.submit(sends, served, path, {**body, "seats": TWO} if path.startswith("/api") else body)
    assert_others_are_answered(served, gate, sent)
    gate.opened.set()
    assert sent.result() in (200, 201)


def test_while_the_deck_of_a_journal_is_parsed_others_are_answered(
    served: Served, gate: Gate, elsewhere: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decks, "parse", gate.before_parsing)
    body = {"journal": journal(), "deck": toy_deck(), "seats": TWO}
    sent = elsewhere.submit(sends, served, "/api/journals", body)
    assert_others_are_answered(served, gate, sent)
    gate.opened.set()
    assert sent.result() == 422


def test_only_so_many_wait_for_their_turn_and_the_next_is_asked_to_come_again(
    served: Served, gate: Gate, elsewhere: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decks, "parse", gate.before_parsing)
    body = {"game": "toy", "seats": TWO, "deck": toy_deck()}
    sent = [elsewhere.submit(sends, served, "/api/tables", body) for _ in range(strangers_files.MOST_WAITING)]
    wait_until(lambda: served.house.room.decks.waiting == strangers_files.MOST_WAITING)
    assert served.person().post("/api/tables", body, 503)["code"] == "busy"
    assert_others_are_answered(served, gate, sent[0])
    gate.opened.set()
    assert [each.result() for each in sent] == [201] * strangers_files.MOST_WAITING
    assert served.person().post("/api/tables", body, 201)


def test_an_uploaded_journal_is_read_once(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    told_by = strangers_files.told_by

    def counted(text: str, deck: str | None) -> Any:
        read.append(text)
        return told_by(text, deck)

    monkeypatch.setattr("kosmodrom.server.services.endings.told_by", counted)
    form = {"journal": journal(), "seat-0": "me", "seat-1": "open"}
    answer = served.http.post("/journal/open", data=form, follow_redirects=False)
    assert answer.status_code == 303
    assert len(read) == 1


def problem_with(served: Served, path: str, body: dict[str, Any]) -> tuple[int, str]:
    """The answer to a body that may hold half signs, which programs can send."""
    content = json.dumps(body).encode()
    answer = served.person().ask("POST", path, content=content, headers={"content-type": "application/json"})
    return answer.status_code, answer.text


def test_hostile_decks_are_refused_with_a_sentence(served: Served) -> None:
    for name, deck in {**SLOW, **{name: HEAD + text for name, text in ODD.items()}}.items():
        for path, more in (("/api/tables", {"game": "toy"}), ("/api/journals", {"journal": journal()})):
            status, told = problem_with(served, f"{path}?lang=pl", {"seats": SOLO, "deck": deck, **more})
            assert status in (413, 422), (name, told)
            assert json.loads(told)["code"] in ("too-large", "bad-input"), name
            assert len(json.loads(told)["message"]) <= 300, name


def test_hostile_journals_are_refused_with_a_sentence(served: Served) -> None:
    for name, text in journals().items():
        status, told = problem_with(served, "/api/journals?lang=pl", {"journal": text, "seats": SOLO})
        assert status == 422, (name, told)
        assert len(json.loads(told)["message"]) <= 300, name
        status, told = problem_with(served, "/journal/look", {"journal": text})
        assert status == 422, (name, told)
        assert len(told) < 2_000, name


def forged(lines: list[tuple[int, str]], gap: str = " ", end: str = "\n") -> str:
    """A journal of decisions that nobody checked, with digests that fit."""
    header, _, _ = read_journal(Match(ENTRY, seats=2, seed="x").journal())
    digest, written = header.digest(), []
    for number, (who, what) in enumerate(lines, 1):
        digest = chain(digest, f"{number} {who_word(who)} {what}")
        written.append(Line(number, who, what, digest))
    text = write_journal(header, written, "0")
    head, _, body = text.partition("\n\n")
    return head.replace("\n", end) + end + end + body.replace(" ", gap).replace("\n", end)


@pytest.mark.parametrize(
    ("gap", "end"), [(" ", "\n"), ("\t", "\n"), (" ", "\r"), ("\u3000", "\x0b"), ("\xa0", "\u2028")]
)
@pytest.mark.parametrize(
    "lines",
    [[(0, "pick:1")] * 5_001, [(0, "pick:1"), (0, "undo:1")] * 1_000],
    ids=["many lines", "many takings back"],
)
def test_how_much_a_journal_can_cost_is_counted_however_it_is_written(
    lines: list[tuple[int, str]], gap: str, end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, "from_journal", _not_played)
    with pytest.raises(JournalError, match="too long to be checked here"):
        strangers_files.told_by(forged(lines, gap, end), None)


def _not_played(*_: object) -> None:
    raise AssertionError("the journal was played")


def test_a_journal_that_takes_too_long_is_given_up_between_two_lines(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strangers_files, "SECONDS", -1.0)
    problem = served.person().post("/api/journals", {"journal": journal(), "seats": TWO}, 422)
    assert problem["message"] == "the journal is too long to be checked here"
    monkeypatch.undo()


def test_a_journal_of_many_lines_is_still_read(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite)
    match = Match(ENTRY, seats=2, seed="long")
    for _ in range(150):
        match.play(0, "pick:1")
        match.undo(0)
    body = {"journal": match.journal(), "seats": TWO}
    assert served.person().post("/api/journals", body, 201)["table"]
