"""docs/hosting.md, the Dockerfile and the compose file: they say what is true of the settings."""

import re
import tomllib
from pathlib import Path

import pytest

from kosmodrom.server.process.settings import Settings
from kosmodrom.server.process.settings_sources import load_settings
from tools.settings_page import PAGE, example, renewed, row

ROOT = PAGE.parents[1]


def blocks(kind: str) -> list[str]:
    """The examples of one kind on the page."""
    return re.findall(rf"```{kind}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("name", list(Settings.model_fields))
def test_every_setting_is_explained_with_an_example_that_holds(name: str, tmp_path: Path) -> None:
    field = Settings.model_fields[name]
    assert field.description, f"{name} has no sentence under it"
    assert row(name, field) in PAGE.read_text("utf-8"), "`python -m tools.settings_page` writes it"
    file = tmp_path / "kosmodrom.toml"
    file.write_text(example(name, field), "utf-8")
    if field.default is not None or field.examples:
        value = getattr(load_settings({"KOSMODROM_HOME": str(tmp_path)}, file), name)
        assert value is not None


def test_the_table_of_settings_is_as_the_tool_writes_it() -> None:
    page = PAGE.read_text("utf-8")
    assert renewed(page) == page, "`python -m tools.settings_page` writes it"


def test_the_file_of_settings_on_the_page_is_accepted(tmp_path: Path) -> None:
    (text,) = blocks("toml")
    file = tmp_path / "kosmodrom.toml"
    file.write_text(text, "utf-8")
    settings = load_settings({"KOSMODROM_HOME": str(tmp_path)}, file)
    assert settings.workers == 2
    assert settings.root == "/games"
    assert tomllib.loads(text).keys() <= Settings.model_fields.keys()


def test_the_compose_file_sets_what_there_is(tmp_path: Path) -> None:
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    for asked in re.findall(r"\$\{(\w+)", compose):
        assert asked in ("POSTGRES_PASSWORD", "SITE")
    compose = compose.replace("${POSTGRES_PASSWORD}", "secret").replace("${SITE:-localhost}", "play.example.org")
    environ = {key: value.strip('"') for key, value in re.findall(r"^ +(KOSMODROM_\w+): (.+)$", compose, re.MULTILINE)}
    settings = load_settings({**environ, "KOSMODROM_HOST": "0.0.0.0", "XDG_CONFIG_HOME": str(tmp_path)})
    assert settings.workers == 2
    assert settings.database == "postgresql://kosmodrom:secret@database/kosmodrom"
    assert settings.names >= {"play.example.org", "127.0.0.1"}
    assert settings.trusted_proxies == tuple(re.findall(r"subnet: (\S+)", compose))


def test_the_image_is_built_by_the_steps_of_the_page_and_runs_without_rights() -> None:
    image = (ROOT / "Dockerfile").read_text("utf-8")
    for step in blocks("sh")[0].splitlines():
        assert step.replace("pip install", "pip install --no-cache-dir") in image
    named = set(re.findall(r"KOSMODROM_(\w+)=", image)) - {"FAST", "HOME"}
    assert {name.lower() for name in named} <= Settings.model_fields.keys()
    assert "\nUSER kosmodrom\n" in image
    assert "/healthz" in image
    for name in re.findall(r"^COPY (?!--)(.+) \S+$", image, re.MULTILINE):
        for part in name.split():
            assert (ROOT / part).exists()
            assert f"!{part}" in (ROOT / ".dockerignore").read_text("utf-8").splitlines()


def test_the_service_keeps_its_files_to_itself() -> None:
    (unit,) = blocks("ini")
    for line in ("UMask=0077", "StateDirectory=kosmodrom", "StateDirectoryMode=0700"):
        assert line in unit.splitlines()


def test_the_file_with_settings_is_there_before_it_is_given_to_the_service() -> None:
    (lines,) = (block.splitlines() for block in blocks("sh") if "useradd" in block)
    steps = [step for line in lines for step in line.split(" && ")]
    made = steps.index("touch /etc/kosmodrom.toml")
    assert steps.index("chown root:kosmodrom /etc/kosmodrom.toml") > made
    assert steps.index("systemctl enable --now kosmodrom") > made
