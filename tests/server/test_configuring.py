"""Settings: from a file, the environment and the command line; what is wrong is said in one sentence, and where."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from kosmodrom.server.process.folders import config_file, data_folder
from kosmodrom.server.process.settings import LOOPBACK, Rate, Settings, host_of
from kosmodrom.server.process.settings_sources import WrongSetting, load_settings


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    """Somebody who has set nothing yet."""
    return {"KOSMODROM_HOME": str(tmp_path / "home"), "XDG_CONFIG_HOME": str(tmp_path / "config")}


def written(environ: dict[str, str], text: str) -> Path:
    file = config_file(environ)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def test_without_any_settings_a_server_serves_this_computer_from_a_file(environ: dict[str, str]) -> None:
    settings = load_settings(environ)
    assert settings.database == f"sqlite:///{data_folder(environ) / 'tables.sqlite'}"
    assert (settings.host, settings.port, settings.workers, settings.root) == ("127.0.0.1", 8765, 1, "")
    assert settings.proxies == ()
    assert settings.thinkers >= 1


def test_the_command_line_weighs_more_than_the_environment_and_that_more_than_the_file(environ: dict[str, str]) -> None:
    written(environ, 'port = 1\nhost = "10.0.0.1"\npause = 3\nby_seat = { burst = 7, each_second = 8 }\n')
    environ |= {"KOSMODROM_PORT": "2", "KOSMODROM_HOST": "10.0.0.2", "KOSMODROM_BY_SEAT__BURST": "70"}
    settings = load_settings(environ, None, {"port": 3, "workers": None})
    assert (settings.port, settings.host, settings.pause) == (3, "10.0.0.2", 3.0)
    assert settings.by_seat == Rate(70, 8)
    assert settings.workers == 1


def test_a_file_can_be_named_in_both_places(environ: dict[str, str], tmp_path: Path) -> None:
    written(environ, "port = 1\n")
    one, other = tmp_path / "Zażółć gęślą jaźń.toml", tmp_path / "other.toml"
    one.write_text("port = 2\n", "utf-8")
    other.write_text("port = 3\n", "utf-8")
    assert load_settings({**environ, "KOSMODROM_CONFIG": str(one)}).port == 2
    assert load_settings({**environ, "KOSMODROM_CONFIG": str(one)}, other).port == 3
    assert load_settings(environ).port == 1


def test_the_environment_spells_lists_with_commas_and_rates_as_json(environ: dict[str, str]) -> None:
    environ |= {
        "KOSMODROM_HOSTS": "graj.example.org, Play.Example.ORG",
        "KOSMODROM_TRUSTED_PROXIES": "127.0.0.1,10.1.2.3/8,::1",
        "KOSMODROM_BY_ADDRESS": '{"burst": 1, "each_second": 2}',
        "KOSMODROM_DATABASE": "",
    }
    settings = load_settings(environ)
    assert settings.hosts == ("graj.example.org", "play.example.org")
    assert settings.trusted_proxies == ("127.0.0.1/32", "10.0.0.0/8", "::1/128")
    assert settings.by_address == Rate(1, 2)
    assert settings.database.startswith("sqlite:///")


@pytest.mark.parametrize(
    ("file", "variables", "given", "place", "expected"),
    [
        ("prot = 1", {}, {}, "prot in {file}", "port"),
        ("[server]\nport = 1", {}, {}, "server in {file}", "no such setting"),
        ("port = 70000", {}, {}, "port in {file}", "at most 65535"),
        ('port = "Małgorzata"', {}, {}, "port in {file}", "a whole number"),
        ("pause = -1", {}, {}, "pause in {file}", "at least 0"),
        ("lease = 0", {}, {}, "lease in {file}", "above 0"),
        ("hosts = 7", {}, {}, "hosts in {file}", "a list of texts"),
        ('hosts = ["a b"]', {}, {}, "hosts in {file}", "play.example.org"),
        ('hosts = ["a.example:8080"]', {}, {}, "hosts in {file}", "play.example.org"),
        ("by_seat = 7", {}, {}, "by_seat in {file}", "{ burst = 40, each_second = 0.5 }"),
        ("by_seat = { burst = 7 }", {}, {}, "by_seat.each_second in {file}", "a rate"),
        ("by_seat = { burst = 7, each_second = 1, x = 2 }", {}, {}, "by_seat.x in {file}", "a rate"),
        ("port = ", {}, {}, "{file}", "is no TOML file"),
        ("a" * 5 + "\n\n=", {}, {}, "{file}", "is no TOML file"),
        ('public_address = "play.example.org"', {}, {}, "public_address in {file}", "https://play.example.org"),
        ('public_address = "https://a/?x=1"', {}, {}, "public_address in {file}", "https://play.example.org"),
        ('public_address = "https://a:b/"', {}, {}, "public_address in {file}", "https://play.example.org"),
        ('base_path = "/a b"', {}, {}, "base_path in {file}", "a path such as"),
        ("", {"KOSMODROM_PROT": "1"}, {}, "KOSMODROM_PROT in the environment", "PORT"),
        ("", {"KOSMODROM_PORT": "x"}, {}, "KOSMODROM_PORT in the environment", "a whole number"),
        ("", {"KOSMODROM_LOG_LEVEL": "loud"}, {}, "KOSMODROM_LOG_LEVEL in the environment", "debug, info, warning"),
        ("", {"KOSMODROM_BY_SEAT": "fast"}, {}, "KOSMODROM_BY_SEAT in the environment", "a rate"),
        ("", {"KOSMODROM_BY_SEAT__BURST": "x"}, {}, "KOSMODROM_BY_SEAT__BURST in the environment", "a number"),
        ("", {"KOSMODROM_TRUSTED_PROXIES": "localhost"}, {}, "KOSMODROM_TRUSTED_PROXIES", "10.0.0.0/8"),
        ("", {"KOSMODROM_METRICS_TOKEN": "short"}, {}, "KOSMODROM_METRICS_TOKEN", "at least 16 characters"),
        ("", {"KOSMODROM_CONFIG": "/nowhere/k.toml"}, {}, "/nowhere/k.toml", "cannot be read"),
        ("port = 1", {"KOSMODROM_PORT": "2"}, {"workers": 65}, "--workers", "at most 64"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence_in_both_languages(
    environ: dict[str, str], file: str, variables: dict[str, str], given: dict[str, Any], place: str, expected: str
) -> None:
    path = written(environ, file)
    with pytest.raises(WrongSetting) as refusal:
        load_settings({**environ, **variables}, None, given)
    english, polish = refusal.value.text("en"), refusal.value.text("pl")
    assert place.format(file=path) in english
    assert expected in english
    assert english != polish
    assert "\n" not in english
    assert "\n" not in polish


def test_what_was_written_is_not_repeated_because_it_may_be_secret(environ: dict[str, str]) -> None:
    with pytest.raises(WrongSetting) as refusal:
        load_settings({**environ, "KOSMODROM_METRICS_TOKEN": "hush"})
    assert "hush" not in str(refusal.value)
    settings = Settings(database="postgresql://k:hush@h/d", metrics_token="hush-hush-hush-hush")  # type: ignore[arg-type]  # it becomes a secret
    assert "hush" not in repr(settings)


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_wrong_setting_ends_the_command_with_one_line(environ: dict[str, str], lang: str) -> None:
    written(environ, "prot = 1\n")
    said = subprocess.run(
        [sys.executable, "-m", "kosmodrom.cli", "serve", "--lang", lang],
        env={**os.environ, **environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert said.returncode == 2
    assert said.stdout == ""
    assert said.stderr.count("\n") == 1
    assert ("nie ma takiego ustawienia" if lang == "pl" else "no such setting") in said.stderr


def test_settings_cannot_be_changed() -> None:
    settings = Settings(database="sqlite://")
    with pytest.raises(ValidationError):
        settings.port = 1


def test_the_base_path_follows_from_the_public_address_unless_it_is_given() -> None:
    public = "https://Graj.Example.org:443/kosmodrom/"
    settings = Settings(database="sqlite://", public_address=public)
    assert (settings.root, settings.origin) == ("/kosmodrom", "https://graj.example.org")
    assert "graj.example.org" in settings.names
    assert Settings(database="sqlite://", public_address=public, base_path="/").root == ""
    assert Settings(database="sqlite://", base_path="a/b/").root == "/a/b"
    assert Settings(database="sqlite://", public_address="http://[::1]:8080").origin == "http://[::1]:8080"


def test_a_server_answers_to_any_name_until_names_are_given() -> None:
    assert Settings(database="sqlite://").names == frozenset()
    assert Settings(database="sqlite://", hosts=("a",)).names == {*LOOPBACK, "a"}


@pytest.mark.parametrize(
    ("netloc", "host"),
    [
        ("A.example:80", "a.example"),
        ("a", "a"),
        ("[::1]:80", "[::1]"),
        ("[::1]", "[::1]"),
        ("::1", "::1"),
        ("a:b", "a:b"),
    ],
)
def test_a_host_is_known_without_its_port(netloc: str, host: str) -> None:
    assert host_of(netloc) == host


def test_data_of_earlier_versions_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_folder({}) == tmp_path / ".local" / "share" / "kosmodrom"
    (tmp_path / ".local" / "share" / "kosmodrom").mkdir(parents=True)
    assert data_folder({}) == tmp_path / ".local" / "share" / "kosmodrom"
