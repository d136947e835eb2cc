"""Bots that cannot go on: whoever looks at the table is told so, and it passes with the setback."""

from typing import Any

import pytest

from kosmodrom.server.bots.thinking_processes import Task, Thinkers
from kosmodrom.server.refusals import CannotThink, Stumbled, TableRefusal
from server.company import SOLO, Player, Served, wait_until
from server.pages.test_stream import stream

WORDS = {
    "en": {"thinkers": "The bots cannot think just now.", "fault": "The bots cannot find a way on from here"},
    "pl": {"thinkers": "Boty nie mogą teraz myśleć.", "fault": "Boty nie potrafią stąd ruszyć dalej"},
}


class Troubled(Thinkers):
    """Refuses to think until it is told that all is well."""

    def __init__(self, trouble: TableRefusal) -> None:
        super().__init__(0)
        self.trouble: TableRefusal | None = trouble

    async def choose(self, task: Task) -> int:
        if self.trouble is not None:
            raise self.trouble
        return await super().choose(task)

    async def weigh(self, task: Task) -> Any:
        if self.trouble is not None:
            raise self.trouble
        return await super().weigh(task)


def page(player: Player, lang: str) -> str:
    return player.ask("GET", f"/table/{player.table}", params={"lang": lang}).text


@pytest.mark.parametrize(
    ("trouble", "code"), [(CannotThink.because("thinkers"), "thinkers"), (Stumbled.because("fault"), "fault")]
)
def test_the_page_says_why_the_bots_do_not_go_on(served: Served, trouble: TableRefusal, code: str) -> None:
    thinkers = served.house.robots.thinkers = Troubled(trouble)
    player = served.open(SOLO, "toy")
    assert player.secret is not None
    for lang, words in WORDS.items():
        wait_until(lambda lang=lang, words=words: words[code] in page(player, lang))  # type: ignore[misc]  # bound now
    with stream(served, player.table, player.secret) as events:
        _, first = next(events)
        assert WORDS["en"][code] in first["fragments"]["p-notice"]
        thinkers.trouble = None
        player.answer("pick:1")
        notices = (event["fragments"]["p-notice"] for _, event in events if "p-notice" in event["fragments"])
        assert WORDS["en"][code] not in next(notices)
    assert WORDS["pl"][code] not in page(player, "pl")


def test_whoever_looks_on_is_told_when_it_happens(served: Served) -> None:
    player, friend = served.pair("toy")
    assert player.secret is not None
    served.house.robots.thinkers = Troubled(CannotThink.because("thinkers"))
    with stream(served, player.table, player.secret) as events:
        next(events)
        friend.post(f"{friend.path}/hand-over", {})
        assert any(WORDS["en"]["thinkers"] in event["fragments"].get("p-notice", "") for _, event in events)


@pytest.mark.parametrize(
    ("trouble", "status"), [(CannotThink.because("thinkers"), 503), (Stumbled.because("fault"), 500)]
)
def test_a_hint_that_cannot_be_thought_of_is_refused_in_a_sentence(
    served: Served, trouble: TableRefusal, status: int
) -> None:
    served.house.hints.thinkers = Troubled(trouble)
    host, _ = served.pair("toy")
    for lang in ("en", "pl"):
        told = host.get(f"{host.path}/hint", status, lang=lang)
        assert told == {"code": trouble.code, "message": trouble.text(lang), "clause": None}
