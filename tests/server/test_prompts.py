"""What the page of a table asks in its first line: the viewer without a name, and no more than two lines of a phone."""

import pytest

from kosmodrom.engine.registry import Entry, games
from kosmodrom.engine.words import LANGUAGES
from kosmodrom.server.viewer.long_sentences import LONG, parted
from server.company import Player, Served

PLACE = "{seat}, "


def page(player: Player) -> str:
    return player.ask("GET", f"/table/{player.table}", params={"lang": "en"}).text


def test_what_stands_in_brackets_and_after_the_first_sentence_is_said_besides() -> None:
    long = "Take an action (dice: Move, Explore; 2 room actions left) or end your actions. It is the last round."
    assert len(long) > LONG
    says = "Take an action or end your actions."
    assert parted(long) == (says, "Dice: Move, Explore; 2 room actions left. It is the last round.")
    assert parted(long[:LONG]) == (long[:LONG], "")


@pytest.mark.parametrize("entry", games().values(), ids=lambda entry: str(entry.key))
def test_a_question_calls_its_seat_by_name_first_or_not_at_all(entry: Entry) -> None:
    for lang in LANGUAGES:
        texts = {key: words for key, words in entry.words(lang).texts.items() if key.startswith("question.")}
        assert any(words.startswith(PLACE) for words in texts.values())
        assert not [key for key, words in texts.items() if "{seat}" in words.removeprefix(PLACE)]


def test_only_where_people_share_a_device_is_the_viewer_called_by_name(served: Served) -> None:
    alone = served.open([{"kind": "me", "name": "Ala"}, {"kind": "bot", "level": "random"}], "andromeda")
    shared = served.open([{"kind": "me", "name": "Ala"}, {"kind": "guest", "name": "Olek"}], "andromeda")
    shared.post(f"{shared.path}/curtain", {"seat": 0})
    assert ">Secretly choose one of your two races" in page(alone)
    assert ">Ala, secretly choose one of your two races" in page(shared)
