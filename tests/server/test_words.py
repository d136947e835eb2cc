"""What the server and the command line say about mistakes stands in both languages, and nothing else does."""

import ast
import importlib
import importlib.util
import pkgutil
import re
import string
from contextlib import nullcontext, suppress
from pathlib import Path

import pytest

import kosmodrom
from kosmodrom.engine.errors import KosmodromError, PositionError
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import games
from kosmodrom.engine.words import LANGUAGES, WORLD, words
from kosmodrom.engine.zone_layout import refuse_problems
from server.company import Served

HOME = Path(kosmodrom.__file__).parent
OF_EXTRAS = ("kosmodrom.lab.cluster",)
"""Modules that can be imported only where an extra is installed which no other test needs."""
SPEAKING = ["kosmodrom.engine", "kosmodrom.server", "kosmodrom.terminal"]
MISTAKES = ("error.", "refusal.", "invalid.", "store.", "wrong.", "problem.", "deck.")


def parts_of(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize(
    "package", ["kosmodrom.bots", "kosmodrom.server", "kosmodrom.server.pages", "kosmodrom.terminal"]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_keys_and_parts(lang: str, package: str) -> None:
    world, texts = words(package, WORLD).texts, words(package, lang).texts
    assert list(texts) == list(world)
    for key in texts:
        assert parts_of(texts[key]) == parts_of(world[key]), key


def code_of(folder: str) -> str:
    return "".join(file.read_text("utf-8") for file in sorted((HOME / folder).rglob("*.py")))


def test_every_refusal_of_the_server_is_written_down_and_every_written_one_is_used() -> None:
    code = code_of("server")
    said = {f"refusal.{key}" for key in re.findall(r'because\(\s*"([a-z0-9-]+)"', code)}
    said |= set(
        re.findall(r'"((?:refusal|invalid|store|admin|run|settings|status|hint|seat|reminder)\.[a-z0-9-]+)"', code)
    ) & {*words("kosmodrom.server", "en").texts}
    assert said == set(words("kosmodrom.server", "en").texts)


def test_every_complaint_of_the_command_line_is_written_down_and_every_written_one_is_used() -> None:
    written = {key for key in words("kosmodrom.terminal", "en").texts if key.startswith("wrong.")}
    assert set(re.findall(r'"(wrong\.[a-z0-9-]+)"', code_of("terminal"))) == written


def kinds_of(kind: type[KosmodromError]) -> set[type[KosmodromError]]:
    found = {kind}
    for each in kind.__subclasses__():
        found |= kinds_of(each)
    return found


def test_no_error_for_people_is_made_of_a_bare_sentence() -> None:
    for module in pkgutil.walk_packages(kosmodrom.__path__, "kosmodrom."):
        if "migrations" not in module.name:
            with suppress(ModuleNotFoundError) if module.name in OF_EXTRAS else nullcontext():
                importlib.import_module(module.name)
    spoken = {kind.__name__ for kind in kinds_of(KosmodromError)}
    bare = [
        (file.name, node.lineno)
        for file in HOME.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in spoken and node.args
        if isinstance(node.args[0], ast.JoinedStr | ast.Constant) and node.func.id != "Usage"
    ]
    assert bare == [], "Usage alone is made of what the parser has said already"


CALLED = ("deck.kind.", "deck.key.")


def sentences(package: str) -> dict[str, tuple[str, str]]:
    """What is said of mistakes, in Polish and in English; what tables and keys of a deck are called may be one word."""
    pl, en = words(package, "pl").texts, words(package, "en").texts
    return {key: (pl[key], en[key]) for key in en if key.startswith(MISTAKES) and not key.startswith(CALLED)}


def has_own_invariants(package: str) -> bool:
    """Whether a game says itself what is wrong with a position; else `tools.zones` and the engine say it."""
    return importlib.util.find_spec(f"{package}.play") is not None


@pytest.mark.parametrize("package", [*SPEAKING, *(entry.package for entry in games().values())])
def test_what_is_said_of_mistakes_is_said_otherwise_in_polish(package: str) -> None:
    assert sentences(package) or (package not in SPEAKING and not has_own_invariants(package))
    same = [key for key, (pl, en) in sentences(package).items() if pl == en and re.search(r"[a-z]{3}", plain(en))]
    assert same == []


def plain(text: str) -> str:
    return re.sub(r"{[^}]*}", "", text)


def problems_in(code: str) -> set[str]:
    """The keys of the problems that some code tells of, by whichever of its helpers."""
    calls = [
        node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]
    telling = [
        call for call in calls if isinstance(call.func, ast.Name) and call.func.id in ("problem", "expect", "report")
    ]
    words = [each.value for call in telling for each in call.args if isinstance(each, ast.Constant)]
    return {word for word in words if isinstance(word, str)}


@pytest.mark.parametrize("game", games())
def test_every_problem_of_a_position_is_written_down_and_every_written_one_is_used(game: str) -> None:
    entry = games()[game]
    said = problems_in(code_of(f"games/{game}/play"))
    assert {f"problem.{key}" for key in said} == {
        key for key in words(entry.package, "en").texts if key.startswith("problem.")
    }
    decks = set(re.findall(r'DeckError\.of\(\s*PACKAGE, f?"(deck\.[a-z0-9-]+)"', code_of(f"games/{game}/model")))
    assert decks <= {key for key in words(entry.package, "en").texts if key.startswith("deck.")}


@pytest.mark.parametrize("game", games())
def test_a_position_that_cannot_be_is_refused_in_both_languages(game: str) -> None:
    rules, refused, changed = games()[game].game, set(), 0
    start = Match(game, seats=2, seed="broken")._state
    for field in type(start.table).__slots__:
        s = rules.clone(start)
        value = getattr(s.table, field)
        if not isinstance(value, list) or not value or not isinstance(value[0], int):
            continue
        value.append(-7)
        changed += 1
        if rules.problems(s):
            with pytest.raises(PositionError) as caught:
                refuse_problems(rules, s)
            refused.add((caught.value.text("pl"), caught.value.text("en")))
    assert len(refused) >= min(4, changed) > 0
    for pl, en in refused:
        reasons = [text.partition(": ")[2] or text for text in (pl, en)]
        assert reasons[0] != reasons[1]
        assert not re.search(r"[{}]|\b(the|seat|has)\b", pl), pl


def test_a_mistake_in_a_request_is_told_in_both_languages(served: Served) -> None:
    mistakes: list[dict[str, object]] = [
        {},
        {"game": "toy", "seats": "Zażółć gęślą jaźń"},
        {"game": "toy", "seats": [{"kind": "„nikt”; 🚀"}]},
        {"game": "toy", "seats": [{"kind": "me"}], "clock": {"decision": -1}},
        {"game": 7, "seats": []},
        {"game": "x" * 400, "seats": []},
    ]
    for mistake in mistakes:
        told = [served.http.post(f"/api/tables?lang={lang}", json=mistake) for lang in ("pl", "en")]
        assert [answer.status_code for answer in told] == [422, 422], mistake
        polish, english = (answer.json()["message"] for answer in told)
        assert polish != english
        assert not re.search(r"\b(should|expected|field|input|required)\b", polish, re.IGNORECASE), polish
    broken = [served.http.post(f"/api/tables?lang={lang}", content="{") for lang in ("pl", "en")]
    nowhere = [served.http.get(f"/api/nowhere?lang={lang}") for lang in ("pl", "en")]
    for polish, english in (broken, nowhere):
        assert polish.json()["message"] != english.json()["message"]
