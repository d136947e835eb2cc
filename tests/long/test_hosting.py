"""docs/hosting.md carried out: a fresh virtual environment, PostgreSQL, two workers, nginx, and two people who play.

The commands, the file of settings and nginx's configuration are taken from the page; only places and ports are others.
"""

import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, Request, expect

from browser.people import new_page, tile
from browser.test_friends import take_turns
from server.company import wait_until
from server.test_hosting_page import ROOT, blocks
from server.worker_processes import is_gone, on_linux, workers_of

pytest_plugins = ["browser.conftest", "server.conftest"]

WIDE = {"width": 1440, "height": 900}
PLACE = "/games"
"""The path under which the page puts the server."""


@dataclass
class Hosted:
    """A server with its proxy."""

    base: str
    """What stands in the browser."""
    own: str
    """Where the server itself listens."""
    process: subprocess.Popen[str]
    log: Path

    def workers(self) -> set[int]:
        return workers_of(self.process.pid)


def environment(folder: Path) -> dict[str, str]:
    """Nothing of this test's own environment but where programs and packages are found."""
    kept = {
        key: value for key, value in os.environ.items() if not key.startswith(("KOSMODROM", "PYTHON", "VIRTUAL_ENV"))
    }
    return {**kept, "HOME": str(folder), "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}


def install(folder: Path) -> Path:
    """The first commands of the page, in a copy of the project; the virtual environment that they make."""
    project, made = folder / "project", folder / "opt" / "kosmodrom"
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout
    for name in filter(None, listed.decode().split("\0")):
        if (ROOT / name).is_file():
            (project / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, project / name)
    commands = blocks("sh")[0].replace("/opt/kosmodrom", str(made))
    said = subprocess.run(
        ["bash", "-euc", commands], cwd=project, env=environment(folder), capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stderr
    return made


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def settings_file(folder: Path, database: str, base: str) -> Path:
    (text,) = blocks("toml")
    for key, value in (("database", database), ("public_address", base)):
        (line,) = re.findall(rf"^{key} = .*$", text, re.MULTILINE)
        text = text.replace(line, f'{key} = "{value}"')
    file = folder / "kosmodrom.toml"
    file.write_text(text, "utf-8")
    return file


@contextmanager
def proxy(folder: Path, port: int, own: str) -> Iterator[None]:
    """nginx with the configuration of the page."""
    (text,) = blocks("nginx")
    certificate = ["-subj", "/CN=localhost", "-days", "2", "-keyout", str(folder / "key"), "-out", str(folder / "cert")]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *certificate]
    subprocess.run(command, check=True, capture_output=True)
    for before, after in (
        ("127.0.0.1:8765", own.partition("//")[2].partition("/")[0]),
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("server_name play.example.org;", "server_name localhost;"),
        ("/etc/ssl/play.example.org.pem", str(folder / "cert")),
        ("/etc/ssl/play.example.org.key", str(folder / "key")),
    ):
        assert text.count(before) == 1
        text = text.replace(before, after)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    user = "user root;\n" if os.getuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/nginx.log;\n{user}"
        f"events {{}}\nhttp {{\naccess_log off;\n{folders}{text}\n}}\n",
        "utf-8",
    )
    name = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if name is None:
        pytest.fail("there is no nginx here; `make nginx` finds or installs one")
    running = subprocess.Popen([name, "-p", str(folder), "-c", str(folder / "nginx.conf")])
    try:
        yield
    finally:
        running.send_signal(signal.SIGQUIT)
        try:
            running.wait(10)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait(10)


@pytest.fixture
def hosted(tmp_path: Path, fresh_postgres: str) -> Iterator[Hosted]:
    made, port = install(tmp_path), free_port()
    base = f"https://localhost:{port}{PLACE}"
    file, log = settings_file(tmp_path, fresh_postgres, base), tmp_path / "server.log"
    with ExitStack() as stack:
        process = subprocess.Popen(
            [made / "bin" / "kosmodrom", "serve", "--config", file, "--port", "0"],
            cwd=tmp_path,
            env={**environment(tmp_path), "KOSMODROM_PAUSE": "0"},
            stdout=subprocess.PIPE,
            stderr=stack.enter_context(log.open("w")),
            text=True,
        )
        assert process.stdout is not None
        stack.callback(process.stdout.close)
        stack.callback(process.wait, 30)
        stack.callback(process.kill)
        own = process.stdout.readline().strip().replace("localhost", "127.0.0.1").rstrip("/")
        assert own.endswith(PLACE), log.read_text()
        stack.enter_context(proxy(tmp_path, port, own))
        with httpx.Client(verify=False, timeout=30) as http:
            wait_until(lambda: answers(http, f"{base}/healthz"), 120)
        yield Hosted(base, own, process, log)


def answers(http: httpx.Client, address: str) -> bool:
    try:
        return http.get(address).is_success
    except httpx.HTTPError:
        return False


def visitor(browser: Browser, hosted: Hosted, strays: list[str]) -> Page:
    """Somebody with a browser; what it asks for outside of the server's path is noted."""
    page = new_page(browser, hosted.base, viewport=WIDE, locale="pl-PL", ignore_https_errors=True)

    def note(request: Request) -> None:
        if not request.url.startswith((f"{hosted.base}/", "data:")):
            strays.append(request.url)

    page.on("request", note)
    return page


def open_table(host: Page, hosted: Hosted) -> str:
    """Małgorzata opens a table for two; the link for the other seat."""
    host.goto(f"{hosted.base}/")
    tile(host).locator("details.p-own summary").click()
    form = tile(host).locator("[data-table-form]")
    form.locator("[name=name]").fill("Małgorzata")
    form.locator("[name=seats]").select_option("2")
    form.locator("[name=seat-1]").select_option("open")
    form.locator("button.is-main").click()
    host.wait_for_selector("body[data-live=yes]")
    host.locator("[data-links]").click()
    link = host.locator("#p-zoom input").first.input_value()
    host.keyboard.press("Escape")
    return link


def hand_over(page: Page) -> None:
    page.locator("[data-open=p-menu]").click()
    page.locator("#p-menu [data-post=hand-over]").click()


@on_linux
def test_the_steps_of_the_page_serve_a_match_to_two_people(browser: Browser, hosted: Hosted) -> None:
    assert len(hosted.workers()) == 2
    strays: list[str] = []
    host, guest = (visitor(browser, hosted, strays) for _ in range(2))
    choose = random.Random(18)
    link = open_table(host, hosted)
    assert link.startswith(f"{hosted.base}/join/")
    guest.goto(link)
    guest.locator(".p-sit [name=name]").fill("Łukasz")
    guest.locator(".p-sit button").click()
    for page in (host, guest):
        page.wait_for_selector("body[data-state=running][data-live=yes]")
        cookies = page.context.cookies()
        assert {(cookie["secure"], cookie["path"]) for cookie in cookies} == {(True, PLACE)}
    expect(host.locator("#p-seats")).to_contain_text("Łukasz")
    expect(guest.locator("#p-seats")).to_contain_text("Małgorzata")
    take_turns([host, guest], 8, choose)

    for _ in range(2):
        victim = choose.choice(sorted(hosted.workers()))
        os.kill(victim, signal.SIGKILL)
        wait_until(lambda victim=victim: is_gone(victim) and len(hosted.workers() - {victim}) == 2, 60)  # type: ignore[misc]  # bound now
        for page in (host, guest):
            page.wait_for_selector("body[data-live=yes]")
        take_turns([host, guest], 6, choose)

    guest.locator("#p-say").fill("Zażółć gęślą jaźń 🚀")
    guest.keyboard.press("Enter")
    expect(host.locator("#p-chat")).to_contain_text("Zażółć gęślą jaźń 🚀")
    for page in (host, guest):
        hand_over(page)
    for page in (host, guest):
        page.wait_for_selector(".p-end h2", timeout=300_000)
        with page.expect_download() as download:
            page.locator(".p-end a[download]").click()
        journal = Path(download.value.path()).read_text("utf-8")
        assert "seed" in journal
        page.context.close()
    assert strays == []

    with httpx.Client(verify=False) as http:
        assert http.get(f"{hosted.base}/metrics").status_code == 404
        assert "kosmodrom_requests_total" in http.get(f"{hosted.own}/metrics").text
        http.get(f"{hosted.base}/api/games", headers={"x-forwarded-for": "198.51.100.77"})
        told = {"x-forwarded-for": "198.51.100.78", "x-forwarded-proto": "https"}
        http.get(f"{hosted.own}/api/games", headers=told)
    hosted.process.send_signal(signal.SIGTERM)
    assert hosted.process.wait(30) == 0
    log = hosted.log.read_text("utf-8")
    assert link.rpartition("/")[2] not in log
    assert '"client": "198.51.100.77"' not in log, "nginx does not vouch for what the client says"
    assert '"client": "198.51.100.78"' in log
    assert "Traceback" not in log
