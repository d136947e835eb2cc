"""The parts of a lesson's page: those of a table, and the strip in which the coach speaks."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from kosmodrom.draw.escaping import escape
from kosmodrom.lessons.course import Stand, begin
from kosmodrom.lessons.shelf import shelf
from kosmodrom.server.pages.boards import Drawn, draw_hand, draw_public
from kosmodrom.server.pages.frame import PageVisitor, fragment
from kosmodrom.server.pages.last_move_marks import line_before_others, places_of, touched
from kosmodrom.server.pages.previews import gains, previews
from kosmodrom.server.pages.table_log import LogRows, log
from kosmodrom.server.pages.table_parts import Fragments, is_begun, last_endings
from kosmodrom.server.viewer.lesson_sight import lesson_sight
from kosmodrom.server.viewer.sight import Choice, Sight


@dataclass(frozen=True)
class LessonView:
    """How far somebody has come in a lesson, and how they want to see it."""

    stand: Stand
    guest: PageVisitor
    sight: Sight

    @staticmethod
    def of(stand: Stand, guest: PageVisitor) -> "LessonView":
        return LessonView(stand, guest, lesson_sight(stand, guest.name))

    @property
    def start(self) -> int:
        """The moment at which the lesson begins: what led there is no news."""
        return lesson_sight(begin(self.stand.lesson), self.guest.name).cursor.moment

    def offered(self) -> list[Choice]:
        """What may be decided, in words."""
        names = set(self.stand.offered)
        return [choice for choice in self.sight.choices(self.guest.lang) if choice.name in names] if names else []

    def draw(self) -> Drawn:
        return draw_public(self.stand.match, self.guest.lang, self.sight.names(self.guest.lang))

    def touched(self, now: Drawn) -> list[str]:
        """The places that others have changed since the learner's last decision."""
        match = self.stand.match
        line = line_before_others(match, self.sight.viewer)
        if line >= len(match.lines) or not self.stand.decisions:
            return []
        before = draw_public(match.at(line), self.guest.lang, self.sight.names(self.guest.lang))
        return touched(places_of([before.table, *before.seats]), places_of([now.table, *now.seats]))


def news_of(view: LessonView) -> dict[str, Any]:
    """Everything that the page shows, and what its script needs to know."""
    drawn, stand = view.draw(), view.stand
    return {"fragments": fragments_of(view, drawn), "now": now_of(view, drawn), "told": said(stand, view.guest.lang)}


def fragments_of(view: LessonView, drawn: Drawn) -> Fragments:
    """The board as at every table, and the coach."""
    sight, guest = view.sight, view.guest
    hand = draw_hand(sight, guest.lang)
    touchable = drawn.decisions | hand.decisions
    buttons = last_endings([choice for choice in view.offered() if choice.name not in touchable])
    return {
        "p-coach": coach(view),
        "p-status": escape(sight.status(guest.lang)),
        "p-table": drawn.table.html,
        "p-seats": "".join(f'<div class="p-seat">{seat.html}</div>' for seat in drawn.seats),
        "p-hand": hand.html,
        "p-log": log(sight, guest, LogRows(), view.start, is_linked=False),
        "p-actions": fragment(
            "actions.html",
            guest,
            buttons=buttons,
            may_change=False,
            has_stand_in=False,
            watches=False,
            viewer=sight.viewer,
        ),
    }


def now_of(view: LessonView, drawn: Drawn) -> dict[str, Any]:
    """The question, what is offered, and what the step points at."""
    stand, sight, guest = view.stand, view.sight, view.guest
    offered = view.offered()
    names = {choice.name for choice in offered}
    return {
        "question": len(stand.decisions) if names else None,
        "seat": sight.viewer,
        "legal": {choice.name: choice.words for choice in offered},
        "endings": {choice.name: choice.ending for choice in offered if choice.ending},
        "begun": is_begun(stand.match.steps_of_turn(sight.viewer) > 0, sight.choices(guest.lang)),
        "previews": {name: words for name, words in previews(sight, guest).items() if name in names} if names else {},
        "gains": {name: words for name, words in gains(sight, guest).items() if name in names} if names else {},
        "forced": None,
        "reveals": [],
        "touched": view.touched(drawn),
        "state": "running",
        "free": False,
        "did": list(stand.decisions),
        "keep": keep(stand),
        "points": points(stand, names),
        "right": stand.right[:1],
        "step": stand.at,
        "isWrong": stand.reply is not None,
        "isDone": stand.is_done,
    }


def points(stand: Stand, names: Collection[str]) -> list[str]:
    """What the coach points at: of a way to the goal what can be done now; once the step is begun, nothing else."""
    if stand.is_done:
        return []
    step = stand.step
    now = [name for name in step.points if name in names]
    if stand.reply is not None or len(stand.decisions) > stand.began:
        return now
    return [name for name in step.points if name in now or name not in step.way] if now else list(step.points)


def keep(stand: Stand) -> int:
    """How many decisions stand when the last one is taken back."""
    return stand.keep if stand.reply is not None else max(0, len(stand.decisions) - 1)


def said(stand: Stand, lang: str) -> str:
    """What the coach says now."""
    if stand.reply is not None:
        return stand.reply.text(lang)
    return (stand.lesson.praise if stand.is_done else stand.step.says).text(lang)


def coach(view: LessonView) -> str:
    """The strip of the coach."""
    stand, guest = view.stand, view.guest
    lesson, entry = stand.lesson, stand.lesson.entry
    step = None if stand.is_done else stand.step
    clause = entry.clauses()[step.rule] if step is not None and step.rule and stand.reply is None else None
    return fragment(
        "coach.html",
        guest,
        entry=entry,
        stand=stand,
        says=said(stand, guest.lang),
        clause=clause,
        steps=len(lesson.steps),
        following=shelf(entry).after(lesson),
        learn=f"{guest.root}/learn/{entry.key}",
        first_game=shelf(entry).first_game,
    )
