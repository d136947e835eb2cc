"""Every game does what it did yesterday, unless somebody renewed what is kept and showed the difference."""

from collections import Counter
from functools import partial

import pytest

from kosmodrom.engine.compiled import is_compiled
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import Entry, find, games
from kosmodrom.engine.words import HOME, LANGUAGES, Words
from tools.yesterday.counts import counts_of, mask_word
from tools.yesterday.digests import FIRST, GAMES, digests_of
from tools.yesterday.kept import FILES, FOLDER, PLAYED, REFUSALS, WAYS, difference, folder_of, left_over, read, today
from tools.yesterday.playthroughs import CASTS, decided, playthrough_of
from tools.yesterday.transcripts import ENOUGH, Kind, Overheard
from tools.yesterday.ways import Step, Table, follow, letter, read_ways, tables_of, to_the_end

LARGEST = 400_000
"""All that is kept can be read in a review."""
LONGEST = 1_500
"""So many lines of a transcript at most are read to the end."""

each_game = pytest.mark.parametrize("entry", games().values(), ids=lambda entry: entry.key)


def hold(entry: Entry, name: str, now: str) -> None:
    lines = difference(entry, name, now)
    if lines:
        pytest.fail(
            "\n".join([*lines[:40], f"({len(lines)} lines; python -m tools.yesterday shows all)"]), pytrace=False
        )


@each_game
def test_as_many_sequences_of_decisions_are_open_to_the_same_audiences(entry: Entry) -> None:
    hold(entry, "counts.txt", today(entry, "counts.txt"))


@each_game
def test_the_same_clauses_refuse_as_many_decisions(entry: Entry) -> None:
    hold(entry, REFUSALS, today(entry, REFUSALS))


@each_game
@pytest.mark.parametrize("name", PLAYED)
def test_a_whole_match_goes_as_it_went(entry: Entry, name: str) -> None:
    hold(entry, name, today(entry, name))


@each_game
def test_random_games_end_as_they_ended(entry: Entry) -> None:
    now = digests_of(entry, GAMES if is_compiled() else FIRST)
    kept = read(entry, "digests.txt")
    assert now == kept if is_compiled() else kept.startswith(now)


if is_compiled():  # on the pure build it takes long: tests/long has it, in every language

    @each_game
    def test_a_person_reads_at_the_table_what_they_read_yesterday(entry: Entry) -> None:
        name = f"transcript.{HOME}.txt"
        hold(entry, name, today(entry, name))


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_transcript_can_be_read_to_its_end(entry: Entry, lang: str) -> None:
    assert 0 < len(read(entry, f"transcript.{lang}.txt").splitlines()) <= LONGEST


@each_game
def test_every_table_has_a_way_to_its_end(entry: Entry) -> None:
    assert list(read_ways(folder_of(entry) / WAYS)) == [str(table) for table in tables_of(entry)]


def test_what_is_kept_is_of_games_that_there_are_and_small() -> None:
    assert left_over() == []
    files = [path for path in FOLDER.glob("*/*") if path.parent.name in games()]
    assert {path.name for path in files} == {*FILES, WAYS}
    assert sum(path.stat().st_size for path in files if not path.name.startswith("transcript")) < LARGEST


# --- what differs is told, and renewing keeps as much as it can ------------------------------------------


@pytest.fixture
def kept() -> tuple[Entry, Table, list[Step]]:
    """A game, one of its tables, and the way there."""
    entry = find("star_scrappers")
    table = tables_of(entry)[0]
    return entry, table, read_ways(folder_of(entry) / WAYS)[str(table)]


def test_a_way_that_cannot_be_gone_on_says_where_and_by_which_clause(kept: tuple[Entry, Table, list[Step]]) -> None:
    entry, table, way = kept
    first = next(at for at, step in enumerate(way) if step.who != CHANCE)
    wrong = Step(way[first].who, "done")
    assert f"then lost at {wrong}: not legal by SS-" in counts_of(entry, {str(table): [*way[:first], wrong]})


def test_a_way_is_renewed_from_where_it_cannot_be_gone_on(kept: tuple[Entry, Table, list[Step]]) -> None:
    entry, table, way = kept
    middle = len(way) // 2
    new = to_the_end(entry, table, [*way[:middle], Step(0, "no-such-decision")], Luck(1), Counter())
    assert new[:middle] == way[:middle]
    *_, (_, end) = follow(entry, table, new)
    assert entry.game.actors(end) == []


def test_a_whole_match_that_cannot_go_on_says_where_and_is_renewed_from_there() -> None:
    entry, cast, text = find("andromeda"), CASTS["random"], read(find("andromeda"), "random.txt")
    steps = decided(text)
    wrong = text.replace(f"\n{steps[20]} of", f"\n{letter(steps[20].who)} no-such-decision of", 1)
    assert "then lost at" in playthrough_of(entry, cast, wrong)
    renewed = playthrough_of(entry, cast, wrong, going_on=True)
    assert decided(renewed)[:20] == steps[:20]
    assert "\nwon: " in renewed


def test_a_difference_is_shown_with_its_place(kept: tuple[Entry, Table, list[Step]]) -> None:
    entry, _, _ = kept
    shown = difference(entry, "counts.txt", read(entry, "counts.txt").replace("×1 ", "×2 ", 1))
    assert shown[:2] == ["--- yesterday/star_scrappers/counts.txt", "+++ today/star_scrappers/counts.txt"]
    assert len([line for line in shown[2:] if line[0] in "-+"]) == 2


@pytest.mark.parametrize(
    ("mask", "word"),
    [(255, "all"), (0b10000111, "all"), (0b111, "seats"), (0, "none"), (0b101, "AC"), (0b10000010, "B*")],
)
def test_an_audience_is_written_in_letters(mask: int, word: str) -> None:
    assert mask_word(mask, 3) == word


def test_a_kind_that_is_spoken_of_in_two_ways_has_two_lines_however_late_the_second_comes() -> None:
    texts, kind = (
        Overheard(Words("en", {"reason.dear": "{cost} too dear", "reason.far": "too far", "card.x": "X"})),
        Kind(),
    )
    for cost in range(ENOUGH - 1):
        kind.hear(texts, [partial(texts.say, "reason.dear", cost=cost), lambda: texts["card.x"]])
    assert (kind.lines, kind.is_known) == (["0 too dear"], False)
    kind.hear(texts, [lambda: texts["reason.far"]])
    assert kind.lines == ["0 too dear", "too far"]
    for _ in range(ENOUGH):
        assert not kind.is_known
        kind.hear(texts, [lambda: texts["reason.far"]])
    assert kind.is_known
