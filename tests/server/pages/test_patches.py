"""Patches: they lead to the text of now, whatever it was, and are short where little has changed."""

from hypothesis import given
from hypothesis import strategies as st

from kosmodrom.server.pages.patches import patch, patched

PIECES = st.sampled_from(["<a>", "<b>x", "<i>1234567890123456", "<u>abcdefghijklmnopq", "</a>", "<", "🚀"])
TEXTS = st.lists(PIECES, max_size=40).map("".join)
ROWS = [f"<li><a href='{number}'>the {number}th thing that happened</a></li>" for number in range(200)]


@given(TEXTS, TEXTS)
def test_a_patch_leads_from_any_text_to_any_other(before: str, now: str) -> None:
    assert patched(before, patch(before, now)) == now


@given(TEXTS, st.integers(0, 300), TEXTS, st.integers(0, 5))
def test_a_patch_leads_on_where_something_was_put_in_or_left_out(before: str, at: int, more: str, less: int) -> None:
    now = before[:at] + more + before[at + less :]
    assert patched(before, patch(before, now)) == now


def size(before: list[str], now: list[str]) -> int:
    return len(str(patch("".join(before), "".join(now))))


def test_what_stays_is_not_sent_again() -> None:
    changed = [*ROWS[:90], "<li>9</li>", *ROWS[91:]]
    assert size(ROWS, changed) < 100
    assert size(ROWS, ["<li>new</li>", *ROWS]) < 100
    assert size(ROWS, ROWS[3:]) < 100
    assert size(ROWS, ROWS[100:] + ROWS[:100]) < 100


def test_what_is_all_new_is_sent_as_it_is() -> None:
    assert patch("".join(ROWS), "<p>over</p>") == "<p>over</p>"
