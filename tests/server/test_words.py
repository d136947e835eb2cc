"""What the server and the command line say about mistakes stands in both languages, and nothing else does."""

import re
import string
from pathlib import Path

import pytest

import kosmodrom
from kosmodrom.engine.words import words

HOME = Path(kosmodrom.__file__).parent


def parts_of(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("package", ["kosmodrom.server", "kosmodrom.server.pages", "kosmodrom.terminal"])
def test_both_languages_have_the_same_keys_and_parts(package: str) -> None:
    pl, en = words(package, "pl").texts, words(package, "en").texts
    assert list(pl) == list(en)
    for key in pl:
        assert parts_of(pl[key]) == parts_of(en[key]), key


def code_of(folder: str) -> str:
    return "".join(file.read_text("utf-8") for file in sorted((HOME / folder).rglob("*.py")))


def test_every_refusal_of_the_server_is_written_down_and_every_written_one_is_used() -> None:
    code = code_of("server")
    said = {f"refusal.{key}" for key in re.findall(r'because\(\s*"([a-z0-9-]+)"', code)}
    said |= set(re.findall(r'"((?:refusal|store|admin|run|settings|status|hint|seat)\.[a-z0-9-]+)"', code)) & {
        *words("kosmodrom.server", "en").texts
    }
    assert said == set(words("kosmodrom.server", "en").texts)


def test_every_complaint_of_the_command_line_is_written_down_and_every_written_one_is_used() -> None:
    written = {key for key in words("kosmodrom.terminal", "en").texts if key.startswith("wrong.")}
    assert set(re.findall(r'"(wrong\.[a-z0-9-]+)"', code_of("terminal"))) == written


def test_no_error_of_the_server_is_made_of_a_bare_sentence() -> None:
    bare = re.findall(r"raise \w+\(\s*f?\"[^\"]* [^\"]*\"", code_of("server"))
    assert [each for each in bare if "HTTPException" not in each and "AssertionError" not in each] == []
