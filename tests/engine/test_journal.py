"""A journal that was edited, cut or made up is refused at its line."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hostile import DIGITS, journals
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.errors import JournalError
from kosmodrom.engine.journal import Header, Line, chain, read_journal, who_word, write_journal
from kosmodrom.engine.match import Match
from kosmodrom.engine.seeded_chance import commitment
from toy.entry import ENTRY

FIRST_ROW = 11
"""The line of the file on which the first decision stands."""
DEALT = 8
HOSTILE = journals()


def played(decisions: int = 6, **table: object) -> Match:
    match = Match(ENTRY, seats=2, seed="journal", **table)  # type: ignore[arg-type]
    for _ in range(decisions):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    return match


def edited(change: Callable[[list[str]], None]) -> str:
    rows = played().journal().splitlines()
    change(rows)
    return "\n".join(rows)


def forged(header: Header, lines: list[Line], state_digest: str) -> str:
    """A journal whose digests fit, whatever it tells."""
    digest, chained = header.digest(), []
    for number, line in enumerate(lines, 1):
        digest = chain(digest, f"{number} {who_word(line.who)} {line.what}")
        chained.append(Line(number, line.who, line.what, digest))
    return write_journal(header, chained, state_digest)


def parts() -> tuple[Header, list[Line], str]:
    return read_journal(played().journal())


def test_a_journal_replays_to_the_same_journal() -> None:
    match = played()
    again = Match.from_journal(match.journal())
    assert again.journal() == match.journal()
    assert again.position() == match.position()


def test_a_journal_reads_as_a_header_and_one_line_per_decision() -> None:
    rows = played(decisions=1).journal().splitlines()
    assert rows[0] == "kosmodrom journal 1"
    assert rows[1:5] == ["game toy", "rules 1", "seats 2", "options passing=left"]
    assert rows[FIRST_ROW - 1].startswith("1 chance deal:c")
    assert rows[FIRST_ROW - 1 + DEALT].startswith("9 0 pick:1 ")
    assert rows[-1].startswith("end 9 ")


@pytest.mark.parametrize("row", [FIRST_ROW, FIRST_ROW + DEALT])
def test_an_edited_decision_is_refused_at_its_line(row: int) -> None:
    def change(rows: list[str]) -> None:
        number, who, _, digest = rows[row - 1].split()
        rows[row - 1] = f"{number} {who} pick:3 {digest}"

    with pytest.raises(JournalError, match=f"^line {row}: the digest does not fit"):
        read_journal(edited(change))


def test_a_wrong_digest_is_refused_at_its_line() -> None:
    def change(rows: list[str]) -> None:
        rows[FIRST_ROW + 1] = rows[FIRST_ROW + 1][:-4] + "beef"

    with pytest.raises(JournalError, match=f"^line {FIRST_ROW + 2}: the digest does not fit"):
        read_journal(edited(change))


def test_a_line_taken_out_is_refused_where_it_is_missing() -> None:
    with pytest.raises(JournalError, match=f"^line {FIRST_ROW + 2}: expected decision 3"):
        read_journal(edited(lambda rows: rows.__delitem__(FIRST_ROW + 1)))


@pytest.mark.parametrize("kept", [12, 15])
def test_a_journal_that_is_cut_short_is_refused_at_its_last_line(kept: int) -> None:
    with pytest.raises(JournalError, match=f"^line {kept}: the journal stops here"):
        read_journal(edited(lambda rows: rows.__delitem__(slice(kept, None))))


def test_an_edited_end_is_refused() -> None:
    def change(rows: list[str]) -> None:
        word, count, _, digest = rows[-1].split()
        rows[-1] = f"{word} {count} 0123456789abcdef {digest}"

    with pytest.raises(JournalError, match=r"^line \d+: the digest of the end line does not fit"):
        read_journal(edited(change))
    with pytest.raises(JournalError, match=r"^line \d+: the end line counts 3 decisions, found \d+$"):
        read_journal(edited(lambda rows: rows.__setitem__(-1, "end 3 x y")))


@pytest.mark.parametrize("left", [1, 2, 3])
def test_an_end_line_that_is_cut_off_is_not_whole(left: int) -> None:
    with pytest.raises(JournalError, match=r"^line \d+: the end line is not whole; the journal was cut short"):
        read_journal(edited(lambda rows: rows.__setitem__(-1, " ".join(rows[-1].split()[:left]))))


def test_nothing_may_follow_the_end() -> None:
    with pytest.raises(JournalError, match=r"^line \d+: something follows the end line"):
        read_journal(edited(lambda rows: rows.append("15 0 pick:1 0123456789abcdef")))


@pytest.mark.parametrize(
    ("row", "text", "says"),
    [
        (1, "a diary", "line 1: not a journal"),
        (2, "match toy", "line 2: expected 'game …'"),
        (3, "rules one", "lines 3 and 4: rules and seats must be whole numbers"),
        (4, "seats ²", "lines 3 and 4: rules and seats must be whole numbers"),
        (5, "options", "line 5: expected 'options …'"),
        (8, "nonces xyz", "lines 8 and 9: nonces and seed must be hexadecimal"),
        (9, "seed 0", "lines 8 and 9: nonces and seed must be hexadecimal"),
        (5, "options passing=right", f"line {FIRST_ROW}: the digest does not fit"),
    ],
)
def test_a_wrong_header_is_refused_at_its_line(row: int, text: str, says: str) -> None:
    with pytest.raises(JournalError) as refused:
        read_journal(edited(lambda rows: rows.__setitem__(row - 1, text)))
    assert str(refused.value).startswith(says)


def test_an_empty_text_is_no_journal() -> None:
    with pytest.raises(JournalError, match=r"^line 1: not a journal"):
        read_journal("")


def test_a_seed_other_than_the_committed_one_is_refused() -> None:
    header, lines, digest = parts()
    with pytest.raises(JournalError, match=r"^line 7: the seed is not the one"):
        Match.from_journal(forged(replace(header, seed="00" * 32), lines, digest))


def test_a_journal_without_its_seed_cannot_be_checked() -> None:
    header, lines, digest = parts()
    with pytest.raises(JournalError, match=r"^line 9: a journal without its seed"):
        Match.from_journal(forged(replace(header, seed="-"), lines, digest))


def test_chance_that_the_seed_does_not_give_is_refused() -> None:
    header, lines, digest = parts()
    seed = bytes(32)
    with pytest.raises(JournalError, match=r"^decision \d \(deal:c\d\d\): the seed gives 'deal:c\d\d' by chance here"):
        Match.from_journal(forged(replace(header, seed=seed.hex(), commitment=commitment(seed)), lines, digest))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "chess"}, "lines 2 to 6: there is no game 'chess'"),
        ({"seats": 9}, "lines 2 to 6: toy cannot be played with 9 seats"),
        ({"options": {"passing": "up"}}, "lines 2 to 6: option passing = 'up'"),
        ({"rules": 2}, "line 3: rules version 2 is not known; expected 1"),
        ({"deck": "mine 0123"}, "line 6: played with the deck 'mine 0123'"),
    ],
)
def test_a_made_up_header_is_refused_with_its_lines(change: dict[str, object], says: str) -> None:
    header, lines, digest = parts()
    with pytest.raises(JournalError) as refused:
        Match.from_journal(forged(replace(header, **change), lines, digest))  # type: ignore[arg-type]
    assert str(refused.value).startswith(says)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (Line(0, 0, "bid:1", ""), "decision 9 (bid:1): seat 0 cannot decide 'bid:1' now"),
        (Line(0, 0, "jump:1", ""), "decision 9 (jump:1): 'jump:1' is not a decision"),
        (Line(0, CHANCE, "deal:c01", ""), "decision 9 (deal:c01): chance has nothing to decide here"),
        (Line(0, 0, "undo:3", ""), "decision 9 (undo:3): seat 0 has decided nothing"),
        (Line(0, 0, "undo-from:3", ""), "decision 9 (undo-from:3): seat 0 has decided nothing"),
    ],
)
def test_a_decision_that_the_rules_forbid_is_refused_by_its_number(line: Line, says: str) -> None:
    header, lines, digest = parts()
    with pytest.raises(JournalError) as refused:
        Match.from_journal(forged(header, [*lines[:DEALT], line], digest))
    assert str(refused.value).startswith(says)


def test_an_undo_that_names_another_line_is_refused() -> None:
    header, lines, digest = parts()
    with pytest.raises(JournalError, match=r"^decision 10 \(undo:3\): expected 'undo:9'"):
        Match.from_journal(forged(header, [*lines[: DEALT + 1], Line(0, 0, "undo:3", "")], digest))


@pytest.mark.parametrize("who", ["2", "nobody"])
def test_a_line_by_nobody_at_the_table_is_refused_at_its_line(who: str) -> None:
    header, _, digest = parts()
    text = f"1 {who} pick:1"
    rows = [*header.lines(), "", f"{text} {chain(header.digest(), text)}", f"end 1 {digest} x"]
    with pytest.raises(JournalError, match=f"^line {FIRST_ROW}: '{who}' is neither a seat nor chance"):
        read_journal("\n".join(rows))


def test_another_last_position_is_refused() -> None:
    header, lines, _ = parts()
    with pytest.raises(JournalError, match=r"^the end line: the match ends in another position"):
        Match.from_journal(forged(header, lines, "0123456789abcdef"))


def test_draws_of_chance_cannot_be_left_out_at_the_end() -> None:
    match = Match(ENTRY, seats=2, seed="journal")
    header, lines, digest = read_journal(match.journal())
    assert len(lines) == DEALT
    with pytest.raises(JournalError, match=r"^the end line"):
        Match.from_journal(forged(header, lines[:-1], digest))


@pytest.mark.parametrize("nonces", [(), ("",), ("a", ""), ("", ""), ("żółw", "b c")])
def test_nonces_of_all_kinds_survive_the_journal(nonces: tuple[str, ...]) -> None:
    match = played(nonces=nonces)
    again = Match.from_journal(match.journal())
    assert again.fate.nonces == list(nonces)
    assert again.journal() == match.journal()


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_journal_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(JournalError) as refused:
        Match.from_journal(HOSTILE[name])
    for lang in ("pl", "en"):
        assert len(refused.value.text(lang)) <= 300
        assert refused.value.text(lang).isprintable()


@pytest.mark.parametrize("what", [f"undo:{DIGITS}", f"undo-from:{DIGITS}", "undo:٣", "undo:", "x" * 8000, "\x1b[2J"])
def test_a_decision_that_was_made_up_with_a_fitting_digest_is_refused_in_a_sentence(what: str) -> None:
    header, lines, state_digest = parts()
    with pytest.raises(JournalError, match=f"^decision {len(lines) + 1} ") as refused:
        Match.from_journal(forged(header, [*lines, Line(0, 0, what, "")], state_digest))
    for lang in ("pl", "en"):
        assert len(refused.value.text(lang)) <= 300
        assert refused.value.text(lang).isprintable()


def test_rows_that_no_journal_has_are_named_in_both_languages() -> None:
    rows = played().journal().splitlines()
    for row, en, pl in (
        ("x" * 9000, "line 12: longer than 8192 signs", "wiersz 12: dłuższy niż 8192 znaków"),
        ("\ud800", "line 12: half a sign", "wiersz 12: połowa znaku"),
    ):
        with pytest.raises(JournalError) as refused:
            read_journal("\n".join([*rows[:FIRST_ROW], row, *rows[FIRST_ROW:]]))
        assert refused.value.text("en").startswith(en)
        assert refused.value.text("pl").startswith(pl)


def test_whoever_has_no_time_left_stops_between_two_lines() -> None:
    text, seen = played().journal(), []

    def before(line: Line) -> None:
        seen.append(line.number)
        if line.number == 10:
            raise JournalError("no time left")

    with pytest.raises(JournalError, match="no time left"):
        Match.from_journal(text, before=before)
    assert seen == list(range(1, 11))


PIECES = st.sampled_from(
    ["0", "1", "2", "9", "chance", "pick:1", "pick:2", "undo:9", "undo-from:9", "undo:1", "end", "-", '""', "=", "ff"]
    + [
        "passing=left",
        "passing",
        DIGITS,
        "²",
        "٣",
        "-1",
        "\x00",
        "\x1b",
        "\u2028",
        "\ud800",
        "",
        "toy",
        "kosmodrom",
        "00",
    ]
)
CHANGES = st.lists(st.tuples(st.integers(0, 30), st.integers(0, 5), PIECES), max_size=4)


def fitted(rows: list[list[str]]) -> None:
    """Make the digests fit, as somebody would who wants more than the first check to be passed."""
    digest = chain("", "\n".join(" ".join(words) for words in rows[:9]))
    for words in rows[10:]:
        digest = words[-1] = chain(digest, " ".join(words[:3]))


@given(CHANGES, st.booleans())
def test_any_text_is_a_journal_or_refused_in_a_sentence(changes: list[tuple[int, int, str]], fit: bool) -> None:
    rows = [row.split(" ") for row in played().journal().splitlines()]
    for row, place, piece in changes:
        words = rows[row % len(rows)]
        words[place % len(words)] = piece
    if fit and all(piece != "\ud800" for _, _, piece in changes):
        fitted(rows)
    says = ""
    try:
        Match.from_journal("\n".join(" ".join(words) for words in rows))
    except JournalError as refused:
        says = refused.text("pl") + refused.text("en")
    assert len(says) <= 600
