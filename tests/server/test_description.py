"""The OpenAPI description: complete, and nothing that it allows makes the server stumble."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis

from kosmodrom.engine.deck import export_deck
from kosmodrom.engine.registry import find
from kosmodrom.server.app import make_app
from kosmodrom.server.process.settings import Settings
from server.company import QUICK, SOLO, Player, Served, serving

EXAMPLES = 8
PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def test_every_path_says_what_it_is_for_and_what_it_refuses(served: Served) -> None:
    description = served.person().get("/api/openapi.json")
    assert len(description["paths"]) > 20
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            assert operation["description"], (path, method)
            problem = operation["responses"]["422"]["content"]["application/json"]["schema"]["$ref"]
            assert problem.endswith("/Problem"), (path, method)


def test_the_page_about_the_api_names_paths_that_there_are(served: Served) -> None:
    paths = served.person().get("/api/openapi.json")["paths"]
    named = set(re.findall(r"\$server(/api/[\w$/-]*)", PAGE.read_text(encoding="utf-8")))
    assert len(named) > 12
    for path in named:
        plain = re.sub(r"moments/\d+", "moments/{line}", path.replace("$table", "{table_id}"))
        assert plain in paths, path


def test_the_page_about_the_api_names_every_path(served: Served) -> None:
    page = PAGE.read_text(encoding="utf-8")
    for path in served.person().get("/api/openapi.json")["paths"]:
        named = path.removesuffix("/{line}").rpartition("/")[2] if path != "/api/tables/{table_id}" else "tables/$table"
        assert f"/{named}" in page, path


def test_a_deck_a_report_and_a_silence_work_as_the_page_says(served: Served) -> None:
    entry = find("toy")
    text = export_deck(entry.key, files(entry.package) / "content").replace(f"my {entry.key} deck", "Zażółć; „jaźń”")
    host = served.open([{"kind": "me", "name": "Ala"}, {"kind": "open"}], game="toy", public=True, deck=text)
    deck = host.info()["deck"]
    assert (deck["name"], deck["count"], deck["differences"]) == ("Zażółć; „jaźń”", 0, [])
    assert set(deck) == {"name", "digest", "count", "differences"}
    assert served.http.get(f"/table/{host.table}/deck").status_code == 200
    guest = served.join(host, name="Olek")
    guest.post(f"{guest.path}/report", {"seat": 0}, 204)
    assert guest.post(f"{guest.path}/report", {"seat": 1}, 422)["code"] == "bad-input"
    host.post(f"{host.path}/silence", {"seat": 1}, 204)
    assert host.info()["seats"][1]["silenced"]
    assert host.info()["seats"][1]["name"] == "Player 2"
    host.post(f"{host.path}/silence", {"seat": 1, "silenced": False}, 204)
    assert host.info()["seats"][1]["name"] == "Olek"
    assert guest.post(f"{guest.path}/silence", {"seat": 0}, 403)["code"] == "not-yours"
    private, other = served.pair("toy")
    assert other.post(f"{private.path}/report", {"seat": 0}, 409)["code"] == "not-now"
    refused = served.person().post("/api/tables", {"game": "toy", "seats": SOLO, "deck": "no deck"}, 422)
    assert refused["code"] == "bad-input"


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return Settings(**{"database": f"sqlite:///{tmp_path_factory.mktemp('schema') / 'tables.sqlite'}", **QUICK})


@pytest.fixture(scope="module")
def running(settings: Settings) -> Any:
    with serving(settings) as served:
        yield served


@pytest.fixture(scope="module")
def seated(running: Served) -> Any:
    return running.open(SOLO, public=True, chat=True)


def test_nothing_that_the_description_allows_is_a_server_error(running: Served, seated: Player) -> None:
    schema = schemathesis.openapi.from_url(f"{running.base}/api/openapi.json").exclude(path="/api/events")
    operations: Any = schema.get_all_operations()
    tried = [tries(result.ok(), running, seated) for result in operations]
    assert len(tried) > 20
    assert min(tried) >= 1


def tries(operation: Any, running: Served, seated: Player) -> int:
    """How many requests for one operation were made; half of them at a table that there is."""
    count = 0

    @hypothesis.given(case=operation.as_strategy(), is_known=hypothesis.strategies.booleans())
    @hypothesis.settings(max_examples=EXAMPLES, suppress_health_check=list(hypothesis.HealthCheck))
    def attempt(case: Any, is_known: bool) -> None:
        nonlocal count
        count += 1
        if is_known and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = seated.table
        answer = case.call(base_url=running.base, headers={"Authorization": f"Bearer {seated.secret}"})
        assert answer.status_code < 500, (case.method, case.path, answer.text)

    attempt()
    return count


def test_the_description_is_made_without_a_server(settings: Settings) -> None:
    assert make_app(settings).openapi()["info"]["title"] == "Kosmodrom"
