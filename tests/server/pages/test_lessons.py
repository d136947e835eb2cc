"""Lessons on pages: nothing is stored, every legal decision is answered, and nonsense gets a sentence."""

import logging
import re
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.engine.registry import find, games
from kosmodrom.engine.words import LANGUAGES
from kosmodrom.lessons import shelf as shelves
from kosmodrom.lessons.course import MOST_DECISIONS, played
from kosmodrom.lessons.lesson import Lesson
from kosmodrom.lessons.proving import rehearsed
from kosmodrom.lessons.shelf import shelf, shelf_in
from kosmodrom.server.pages import lessons
from kosmodrom.server.pages.assets import assets
from server.company import Served

FIRST = "/learn/star_scrappers/first-crystal"
LESSONS = [lesson for entry in games().values() for lesson in shelf(entry).lessons]


def asked(served: Served, path: str, status: int = 200, **query: Any) -> Any:
    answer = served.http.get(path, params={"lang": "en", **query})
    assert answer.status_code == status, answer.text
    return answer.json()


def page(served: Served, path: str, status: int = 200, **query: Any) -> str:
    answer = served.http.get(path, params=query)
    assert answer.status_code == status, answer.text
    return answer.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_has_every_lesson_and_the_home_page_leads_there(served: Served, lang: str) -> None:
    for entry in games().values():
        path = f"/learn/{entry.key}"
        if not shelf(entry).lessons:
            assert path not in page(served, "/")
            page(served, path, 404)
            continue
        assert f'href="{path}"' in page(served, "/", lang=lang)
        text = page(served, path, lang=lang)
        for lesson in shelf(entry).lessons:
            assert f'href="{path}/{lesson.id}"' in text
            assert lesson.title.text(lang) in text.replace("&#39;", "'")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.entry.key} {lesson.id}")
def test_every_lesson_is_shown_at_every_step(served: Served, lesson: Lesson, lang: str) -> None:
    path, decisions = f"/learn/{lesson.entry.key}/{lesson.id}", rehearsed(lesson).decisions
    tables = served.http.get("/lists").text
    for count in range(len(decisions) + 1):
        did = " ".join(decisions[:count])
        told = asked(served, f"{path}/stand", did=did, lang=lang)
        stand = played(lesson, decisions[:count])
        assert list(told["now"]["legal"]) == stand.offered
        assert told["now"]["did"] == list(decisions[:count])
        assert told["now"]["isDone"] == stand.is_done
        shown = page(served, path, did=did, lang=lang)
        assert told["fragments"]["p-coach"] in shown
        assert told["fragments"]["p-table"] in shown
    assert served.http.get("/lists").text == tables, "a lesson has opened a table"


def test_a_wrong_decision_is_shown_and_taken_back(served: Served) -> None:
    told = asked(served, f"{FIRST}/stand", did="go-on mine:1b")
    assert told["now"]["isWrong"]
    assert told["now"]["legal"] == {}
    assert "only 1 VP" in told["told"]
    assert told["now"]["keep"] == 1
    refused = asked(served, f"{FIRST}/stand", 422, did="go-on mine:1b mine:3a")
    assert refused["message"] == "this does not fit the lesson: Take your decision back first."


def test_what_is_forbidden_answers_why_not_and_the_rest_has_its_time(served: Served) -> None:
    told = asked(served, f"{FIRST}/why-not", did="go-on", decision=["mine:6a"])
    assert told["clause"]["id"] == "SS-101"
    assert "6" in told["fact"]
    later = asked(served, f"{FIRST}/why-not", did="go-on", decision=["recruit:1a"])
    assert later == {"words": "Later: this step asks for something else."}
    reading = asked(served, f"{FIRST}/why-not", decision=["recruit:1a"], lang="pl")
    assert reading == {"words": "Przeczytaj, co mówi trener, i przejdź dalej."}


def test_what_is_decided_between_two_actions_is_nothing_that_was_begun(served: Served) -> None:
    path = "/learn/star_scrappers/a-good-turn/stand"
    for did, is_begun in (("begin", False), ("begin mine:6a", True), ("leader", True), ("leader base:0-1", False)):
        assert asked(served, path, did=did)["now"]["begun"] is is_begun


def test_a_thing_in_large_and_the_points(served: Served) -> None:
    text = page(served, f"{FIRST}/score", seat=0, did="go-on mine:3a pay:Y2", lang="en")
    assert "<td>7</td>" in text
    assert "Drollo" in page(served, f"{FIRST}/zoom", thing="kind:Y2", lang="en")


@pytest.mark.parametrize(
    "did",
    [
        "takeover:1",
        "no-such-thing",
        "go-on go-on",
        "go-on end",
        "💥",
        "<script>alert(1)</script>",
        "\u202e",
        "a" * 5000,
    ],
)
def test_nonsense_is_refused_with_a_sentence_and_the_page_begins_anew(served: Served, did: str) -> None:
    refused = asked(served, f"{FIRST}/stand", 422, did=did)
    assert refused["code"] == "bad-input"
    assert refused["message"].startswith("this does not fit the lesson: ")
    assert "begins anew" in page(served, FIRST, did=did, lang="en")


def test_too_much_is_refused(served: Served) -> None:
    refused = asked(served, f"{FIRST}/stand", 422, did="end " * (MOST_DECISIONS + 1))
    assert f"more than {MOST_DECISIONS} decisions" in refused["message"]
    asked(served, f"{FIRST}/stand", 422, did="x" * 7000)
    asked(served, f"{FIRST}/why-not", 422, decision=["x" * 70])
    asked(served, f"{FIRST}/why-not", 422, decision=["mine:1a"] * 401)
    page(served, f"{FIRST}/zoom", 422, thing="x" * 70)
    page(served, f"{FIRST}/score", 422, seat=9)
    for path in ("/learn/chess", "/learn/star_scrappers/no-such", "/learn/star_scrappers/no-such/stand"):
        assert served.http.get(path).status_code == 404


def test_a_broken_lesson_is_said_and_the_server_teaches_the_others(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    source = Path(shelves.__file__).parents[1] / "games/star_scrappers/lessons/01-first-crystal.toml"
    (tmp_path / "01-good.toml").write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    bad = source.read_text(encoding="utf-8").replace('right = ["mine:3a"]', 'right = ["mine:10a"]')
    (tmp_path / "02-bad.toml").write_text(bad, encoding="utf-8")
    entry = find("star_scrappers")
    damaged = shelf_in(entry, tmp_path)
    monkeypatch.setattr(lessons, "shelf", lambda asked: damaged if asked is entry else shelf(asked))
    with caplog.at_level(logging.WARNING):
        lessons.say_what_is_broken()
    assert "02-bad.toml, step 2: nothing of mine:10a is legal here" in caplog.text
    assert "/learn/star_scrappers/good" in page(served, "/learn/star_scrappers")
    page(served, "/learn/star_scrappers/bad", 404)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_of_a_first_game_has_remarks_with_rules(served: Served, lang: str) -> None:
    for entry in games().values():
        remarks = shelf(entry).first_game.remarks
        told = asked(served, f"/learn/{entry.key}/first-game/remarks", lang=lang)
        assert [each["says"] for each in told] == [remark.says.text(lang) for remark in remarks]
        assert all(each["words"] == entry.clauses()[each["rule"]].text(lang) for each in told)


def test_a_game_that_nobody_knows_has_no_coach(served: Served) -> None:
    assert asked(served, "/learn/chess/first-game/remarks", 404)["code"] == "no-page"


def test_a_first_game_is_opened_with_its_coach_and_its_options(served: Served) -> None:
    form = page(served, "/learn/star_scrappers", lang="en")
    fields = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)">', form))
    assert fields["option-first-game"] == "yes"
    assert fields["bots"] == "bot:cadet"
    answer = served.http.post("/open", data=fields, headers={"origin": served.base}, follow_redirects=False)
    assert answer.status_code == 303
    address = answer.headers["location"]
    assert address.endswith("?coach=on")
    cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
    assert 'id="p-coach"' in served.http.get(address, headers={"cookie": cookie}).text


def test_beside_a_first_game_with_options_of_its_own_the_full_game_is_offered(served: Served) -> None:
    texts = served.http.get("/learn/andromeda?lang=en").text
    first, full = (form.partition("</form>")[0] for form in texts.split('<form method="post" action="/open">')[1:3])
    assert "option-first-game" in first
    assert "option-" not in full
    assert "Play the full game" in full


def test_what_others_did_is_told_by_the_coach_in_no_colour_of_errors() -> None:
    """It may be good news: a gift, a place that was filled."""
    assert "--k-warn" not in assets()["coach.css"].body.decode()
