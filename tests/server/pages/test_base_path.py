"""Under a base path: no address of any page, script, redirect or cookie leads out of it."""

import re
from collections import deque
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib.resources import files

import httpx
import pytest

from kosmodrom.engine.match import Match
from server.company import SOLO, Served
from server.conftest import Serve
from server.pages.test_home import finished

BASE = "/gry/kosmodrom"
ADDRESSES = ("href", "src", "action", "formaction", "poster", "data")
WITHIN = ("#", "?", "data:")
"""How addresses begin that do not leave the page."""
SECONDS = 10


class Addresses(HTMLParser):
    """Every address that stands in a page or a piece of one."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.feed(text)

    def handle_starttag(self, _: str, attributes: list[tuple[str, str | None]]) -> None:
        self.found |= {
            value for key, value in attributes if key in ADDRESSES and value and not value.startswith(WITHIN)
        }


@pytest.fixture
def under(serve: Serve, sqlite: str) -> Served:
    """A server under a path, asked by somebody whose browser keeps cookies."""
    return serve(sqlite, base_path=BASE)


def check(text: str) -> set[str]:
    """The addresses of a page, each under the base path."""
    found = Addresses(text).found
    strays = {each for each in found if not each.startswith(f"{BASE}/")}
    assert not strays, strays
    return found


KINDS = {r"\d{4}-\d\d-\d\d": "day", r"at=\d+": "at=", r"\b[A-Z]{2}-\d{3}\b": "rule"}
"""Parts of an address that lead to pages of the same kind, of which one of each game is enough."""


def walk(browser: httpx.Client, *starts: str) -> set[str]:
    """Follow every link from some pages on; the paths that were seen, less rules by number, lines by place and days."""
    seen: set[str] = set()
    waiting = deque(starts)
    while waiting:
        path = waiting.popleft().partition("#")[0]
        kind = path
        for part, same in KINDS.items():
            kind = re.sub(part, same, kind)
        if kind in seen:
            continue
        seen.add(kind)
        answer = browser.get(path, follow_redirects=False)
        assert answer.status_code in (200, 303), (path, answer.status_code)
        if answer.is_redirect:
            assert answer.headers["location"].startswith(f"{BASE}/")
            waiting.append(answer.headers["location"])
        elif answer.headers["content-type"].startswith("text/html"):
            waiting.extend(each for each in check(answer.text) if each not in (f"{BASE}/open", f"{BASE}/journal/open"))
    return seen


@pytest.fixture
def browser(under: Served) -> Iterator[httpx.Client]:
    own = {"sec-fetch-site": "same-origin"}
    with httpx.Client(base_url=under.base, timeout=SECONDS, headers=own) as keeping_cookies:
        yield keeping_cookies


def test_every_page_stays_under_the_base_path(browser: httpx.Client) -> None:
    fields = {"game": "star_scrappers", "seats": "2", "name": "Ala", "seat-1": "open", "custom": "1"}
    lobby = browser.post(f"{BASE}/open", data=fields).headers["location"]
    assert lobby.startswith(f"{BASE}/table/")
    assert {cookie.path for cookie in browser.cookies.jar} == {BASE}
    api = f"{BASE}/api"
    over = browser.post(f"{api}/journals", json={"journal": finished(), "seats": SOLO}).json()["table"]
    rematch = browser.post(f"{api}/tables/{over}/rematch", json={}).json()["table"]
    table = f"{BASE}/table/{over}"
    seen = walk(browser, f"{BASE}/", lobby, table)
    visited = {"", "/rules/star_scrappers", "/rules/andromeda/example/rule", f"/table/{rematch}", "/static/page.css?"}
    assert all(any(each.startswith(BASE + path) for each in seen) for path in visited), seen
    check(browser.get(f"{table}/score?seat=0").text)
    check("".join(browser.get(f"{table}/moment?at=3").json()["parts"].values()))
    check("".join(browser.get(f"{BASE}/lists").json().values()))
    things = dict.fromkeys(re.findall(r'data-zoom="([^"]+)"', browser.get(table).text))
    large = [check(browser.get(f"{table}/zoom", params={"thing": thing}).text) for thing in things]
    assert any(each.startswith(f"{BASE}/rules/star_scrappers#") for found in large for each in found)


def test_a_link_and_a_seat_lead_to_the_table_under_the_base_path(under: Served, browser: httpx.Client) -> None:
    fields = {"game": "star_scrappers", "seats": "2", "custom": "1", "seat-1": "open"}
    table = under.http.post(f"{BASE}/open", data=fields)
    cookie = table.headers["set-cookie"].partition(";")[0]
    links = under.http.get(f"{table.headers['location']}/links", headers={"cookie": cookie}).text
    link = re.findall(r'value="([^"]+/join/[^"]+)"', links)[0]
    assert link.startswith(f"{under.base}{BASE}/join/")
    for answer in (browser.get(link), browser.post(f"{table.headers['location']}/sit", data={"name": "Ola"})):
        assert answer.headers["location"] == table.headers["location"]


def test_what_a_stream_brings_stays_under_the_base_path(browser: httpx.Client) -> None:
    table = browser.post(f"{BASE}/open", data={"game": "andromeda", "seats": "2"}).headers["location"]
    with browser.stream("GET", f"{table}/stream") as stream:
        rows = stream.iter_lines()
        data = next(row for row in rows if row.startswith("data: "))
    fragments = re.findall(r'(?:href|src|action)=\\"([^"\\]*)', data)
    assert any(each.startswith(f"{BASE}/table/") for each in fragments)
    assert all(each.startswith((BASE, *WITHIN)) for each in fragments)


def test_whoever_is_refused_or_brings_a_journal_stays_too(browser: httpx.Client) -> None:
    wanted = {"accept": "text/html"}
    for path in (f"{BASE}/nothing", f"{BASE}/join/nothing", f"{BASE}/table/nowhere1", f"{BASE}/rules/chess"):
        answer = browser.get(path, headers=wanted)
        assert answer.status_code in (404, 422)
        check(answer.text)
    assert browser.get(f"{BASE}/api/nothing", headers=wanted).json()["code"] == "no-page"
    journal = Match("star_scrappers", seats=2, seed="base path").journal()
    looked = browser.post(f"{BASE}/journal/look", json={"journal": journal})
    assert f"{BASE}/journal/open" in check(looked.text)
    opened = browser.post(f"{BASE}/journal/open", data={"journal": journal, "name": "Ala"})
    assert opened.headers["location"].startswith(f"{BASE}/table/")


def test_a_large_journal_may_be_uploaded_under_the_base_path_too(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, base_path=BASE, body=1000, upload=5000)
    for path in ("/journal/look", f"{BASE}/journal/look"):
        assert served.http.post(path, json={"journal": "x" * 2000}).status_code == 422
        assert served.http.post(path, json={"journal": "x" * 6000}).status_code == 413


@pytest.mark.parametrize("path", ["/", "", "/rules/star_scrappers"])
def test_a_proxy_may_take_the_base_path_off_or_leave_it(under: Served, path: str) -> None:
    assert under.http.get(BASE + path).text == under.http.get(path or "/").text


def test_a_path_that_only_begins_alike_is_another(under: Served) -> None:
    assert under.http.get(f"{BASE}x/api/games").status_code == 404
    assert under.http.get(f"{BASE}/api/games").status_code == 200


def test_the_description_of_the_interface_names_the_base_path(under: Served) -> None:
    assert under.http.get(f"{BASE}/api/openapi.json").json()["servers"] == [{"url": BASE}]


# --- what is sent as it is ----------------------------------------------------------------------------

PLACES = r"(?:fetch|EventSource|assign|replace|open|importScripts)\(\s*|(?:href|src|action|location)\s*=\s*|path="


def test_no_script_names_an_address_without_the_base_path() -> None:
    folder = files("kosmodrom.server") / "static"
    texts = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".js")}
    strays = {name: re.findall(rf"(?:{PLACES})[`'\"]?/\w*", text) for name, text in texts.items()}
    assert {name: found for name, found in strays.items() if found} == {}
    assert sum(text.count("${root}/") for text in texts.values()) > 9


def test_no_template_names_an_address_without_the_base_path() -> None:
    folder = files("kosmodrom.server.pages") / "templates"
    for file in folder.iterdir():
        assert not re.search(r"(?:href|src|action)=[\"']?/", file.read_text("utf-8")), file.name
