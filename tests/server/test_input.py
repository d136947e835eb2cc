"""Whatever is sent, the answer is a sentence: forms with too many fields, odd numbers, letters that are none."""

import json
from importlib.resources import files
from typing import Any

import pytest

from kosmodrom.engine.deck import export_deck
from server.company import SOLO, TWO, Served

FIELDS = {"content-type": "application/x-www-form-urlencoded", "accept": "text/html", "accept-language": "pl"}
JSON = {"content-type": "application/json"}


@pytest.mark.parametrize("path", ["/open", "/journal/open", "/table/{table}/sit"])
@pytest.mark.parametrize(
    ("body", "says"),
    [
        (b"&".join([b"a=1"] * 60_000), "W formularzu jest za dużo pól"),
        (b"&" * 60_000 + b"=", "W formularzu jest za dużo pól"),
        (b"game=toy&seats=2&name=%A3ukasz", "Formularz nie jest zapisany w UTF-8"),
        ("game=toy&seats=2&name=Łukasz".encode("iso8859-2"), "Formularz nie jest zapisany w UTF-8"),
        (b"game=toy&seats=2&name=\xed\xa0\x80", "Formularz nie jest zapisany w UTF-8"),
        ("game=toy&seats=2&name=Łukasz".encode("utf-16"), "Formularz nie jest zapisany w UTF-8"),
    ],
)
def test_a_form_that_cannot_be_read_is_refused_in_a_sentence(served: Served, path: str, body: bytes, says: str) -> None:
    host = served.open(TWO, game="toy", public=True)
    answer = served.http.post(path.format(table=host.table), content=body, headers=FIELDS)
    assert answer.status_code == 422
    assert says in answer.text
    assert host.info()["seats"][1]["kind"] == "open"


@pytest.mark.parametrize(
    "fields",
    [
        {"clock": "9" * 5000},
        {"clock": "٣" * 3},
        {"clock": "²"},
        {"clock": "-1"},
        {"clock": "NaN"},
        {"clock": "2020-01-01"},
    ],
)
def test_an_odd_clock_is_none_or_refused(served: Served, fields: dict[str, str]) -> None:
    answer = served.http.post("/open", data={"game": "toy", "seats": "2", **fields}, headers=FIELDS)
    assert answer.status_code in (303, 422)


@pytest.mark.parametrize("seats", ["9" * 5000, "²", "٣", "2.5", "NaN", "-2", "2020-01-01", "\x00"])
def test_an_odd_number_of_seats_is_refused(served: Served, seats: str) -> None:
    answer = served.http.post("/open", data={"game": "toy", "seats": seats}, headers=FIELDS)
    assert answer.status_code in (303, 422)
    assert "<h1>" in answer.text or answer.status_code == 303


ODD_NUMBERS = ["9" * 5000, "-" + "9" * 5000, "1e400", "NaN", "-Infinity", "0." + "1" * 5000, "1e-5000"]
ODD_VALUES = [
    *ODD_NUMBERS,
    "[" * 100_000 + "]" * 100_000,
    '{"a":' * 20_000 + "1" + "}" * 20_000,
    '"2020-01-01T00:00:00Z"',
    '"\\ud800"',
    '"\\u0000"',
    '"Łukasz"',
    "null",
    "true",
    "{}",
    "[]",
]
FORMS_OF_JSON = [
    ("/api/tables", '{"game":"toy","seats":[{"kind":"me"},{"kind":"bot"}],"clock":{"decision":%s}}'),
    ("/api/tables", '{"game":"toy","seats":[{"kind":"me"},{"kind":"bot"}],"nonce":%s}'),
    ("/api/tables", '{"game":"toy","seats":[{"kind":"me"},{"kind":"bot"}],"deck":%s}'),
    ("/api/tables", '{"game":"toy","seats":[{"kind":"me"},{"kind":"bot"}],"options":{"passing":%s}}'),
    ("/api/tables", '{"game":%s,"seats":[{"kind":"me"},{"kind":"bot"}]}'),
    ("/api/tables", '{"game":"toy","seats":[{"kind":"me","name":%s},{"kind":"bot"}]}'),
    ("/api/tables", '{"game":"toy","seats":%s}'),
    ("/api/tables", "%s"),
    ("/api/journals", '{"journal":%s,"seats":[{"kind":"me"},{"kind":"bot"}]}'),
    ("/api/journals", '{"journal":"x","deck":%s,"seats":[{"kind":"me"},{"kind":"bot"}]}'),
    ("/journal/look", '{"journal":%s}'),
    ("/journal/look", '{"journal":"x","deck":%s}'),
    ("/api/tables/{table}/decide", '{"question":%s,"decision":"x"}'),
    ("/api/tables/{table}/decide", '{"question":1,"decision":%s}'),
    ("/api/tables/{table}/chat", '{"text":%s}'),
    ("/api/tables/{table}/sit", '{"seat":%s}'),
    ("/api/tables/{table}/name", '{"name":%s}'),
    ("/api/tables/{table}/curtain", '{"seat":%s}'),
    ("/api/tables/{table}/mute", '{"other":%s}'),
    ("/api/tables/{table}/rematch", '{"nonce":%s}'),
]


@pytest.mark.parametrize(("path", "form"), FORMS_OF_JSON)
def test_no_value_in_json_makes_the_server_stumble(served: Served, path: str, form: str) -> None:
    host = served.open(SOLO, game="toy")
    for value in ODD_VALUES:
        body = (form % value).encode()
        answer = host.ask("POST", path.format(table=host.table), content=body, headers=JSON)
        assert answer.status_code < 500, (value[:20], answer.text)
        if answer.status_code >= 400 and path != "/journal/look":
            assert answer.json()["message"], value[:20]


@pytest.mark.parametrize(
    "body",
    [
        '{"game":"toy","seats":[{"kind":"me"},{"kind":"bot"}],"\\ud800":1}',
        '{"game":"toy","seats":[{"kind":"me"},{"kind":"bot"}],"options":{"\\ud800":"x"}}',
        '{"game":"toy","seats":[{"kind":"me","\\udfff":1},{"kind":"bot"}]}',
        json.dumps({"game": "toy", "seats": SOLO, "deck": '[deck]\ngame = "toy"\nname = "\ud800"\n'}),
        json.dumps({"game": "toy", "seats": SOLO, "deck": '["\ud800"]\n'}),
        json.dumps({"game": "toy", "seats": SOLO, "options": {"Łukasz\x00": "x"}}),
    ],
)
def test_letters_that_are_none_are_refused_in_json(served: Served, body: str) -> None:
    answer = served.person().ask("POST", "/api/tables", content=body.encode(), headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-input")


@pytest.mark.parametrize("path", ["/api/tables", "/api/journals", "/journal/look"])
def test_letters_that_are_none_are_refused_in_a_deck(served: Served, path: str) -> None:
    deck = export_deck("star_scrappers", files("kosmodrom.games.star_scrappers") / "content")
    for text in (deck.replace("my star_scrappers deck", "\ud800"), f"# \udc00\n{deck}"):
        given = {"deck": text, "seats": SOLO}
        given |= {"game": "star_scrappers"} if path == "/api/tables" else {"journal": "kosmodrom journal 1\ud800"}
        answer = served.person().ask("POST", path, content=json.dumps(given).encode(), headers=JSON)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-input")


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "text/html", "multipart/form-data", "application/xml", "application/json; charset=\xff"]
)
@pytest.mark.parametrize("path", ["/api/tables", "/open", "/journal/open", "/journal/look", "/api/journals"])
def test_other_content_types_are_answered_in_a_sentence(served: Served, path: str, kind: str) -> None:
    headers: dict[bytes, bytes] = {b"content-type": kind.encode("latin-1")} if kind else {}
    body: Any = json.dumps({"game": "toy", "seats": SOLO}).encode()
    answer = served.http.post(path, content=body, headers=headers)
    assert answer.status_code < 500
