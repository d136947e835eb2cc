"""What a lesson promises in numbers is what comes."""

from clauses import clause
from kosmodrom.games.astrogornicy.entry import ENTRY
from kosmodrom.games.astrogornicy.model.actions import RESOURCES
from kosmodrom.games.astrogornicy.model.state import AstroView
from kosmodrom.lessons.course import Stand, played
from kosmodrom.lessons.shelf import shelf

SAVING = ("go-on", "sacrifice", "discard:INS", "turn:INS-GOR2", "dock:1-4-GOR2", "sacrifice", "turn:GEO-GOR2")


def stock(stand: Stand) -> list[int]:
    view = stand.match.view(0)
    assert isinstance(view, AstroView)
    return view.table.stock[: len(RESOURCES)]


@clause("AG-140", "AG-160")
def test_two_missions_and_the_bonus_bring_what_the_coach_says() -> None:
    (lesson,) = (each for each in shelf(ENTRY).lessons if each.id == "last-call")
    before, after = played(lesson, SAVING), played(lesson, (*SAVING, "dock:2-3-GOR2"))
    gained = {code: now - held for code, held, now in zip(RESOURCES, stock(before), stock(after), strict=True)}
    assert gained == {"WO": 4, "KS": 0, "PL": 6, "ZL": 6, "WF": 2, "NI": 0, "PA": 2}
    assert after.step.says.text("en").startswith("Your Mission: 6 symbols, so 6 Plasteel and 6 Gold.")
