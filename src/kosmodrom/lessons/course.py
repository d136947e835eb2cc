"""The course of a lesson: how far one has come by some decisions. Nothing is kept: it is told anew from the start."""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from kosmodrom.engine.consequences import forced
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.errors import KosmodromError, Refused
from kosmodrom.engine.words import LANGUAGES, words
from kosmodrom.lessons.lesson import GO_ON, Goal, Lesson, Said, Script, Step, Wrong, fits
from kosmodrom.lessons.refusals import LESSONS, LessonError, NotInThisStep
from kosmodrom.lessons.staged_match import StagedMatch, staged

MOST_DECISIONS: Final = 200
"""Of a learner in one lesson."""
MOST_OF_OTHERS: Final = 400
"""Decisions of the others and of chance between two of the learner."""
MISSED: Final = Said({lang: words(LESSONS, lang)["missed"] for lang in LANGUAGES})
"""What is said where a lesson says nothing of its own."""


@dataclass(frozen=True)
class Stand:
    """How far a learner has come."""

    lesson: Lesson
    match: StagedMatch
    """To look at; whoever plays on takes a fork."""
    at: int
    """Which step comes next; as many as there are: the lesson is done."""
    decisions: tuple[str, ...] = ()
    """What the learner has decided, from the start."""
    began: int = 0
    """How many of these were made before this step."""
    made: tuple[str, ...] = ()
    """What was decided in this step, with what could not be decided otherwise."""
    points: int = 0
    """The learner's, at the beginning of the step."""
    reply: Said | None = None
    """What is said to a decision that was not right; it has to be taken back."""
    keep: int = 0
    """How many decisions stand after that."""

    @property
    def is_done(self) -> bool:
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def is_asked(self) -> bool:
        """Whether a decision on the board is expected."""
        return not self.is_done and self.reply is None and not self.step.only_tells

    @property
    def towards(self) -> tuple[int, int] | None:
        """How many of the wanted points have been won; None where the step does not want any."""
        goal = None if self.is_done else self.step.goal
        own = self.match.own_points(self.lesson.seat)
        if goal is not None and goal.gain is not None:
            return own - self.points, goal.gain
        return None if goal is None or goal.points is None else (own, goal.points)

    @property
    def offered(self) -> list[str]:
        """What the learner may decide: what is legal and belongs to this step."""
        if not self.is_asked:
            return []
        return [name for name in self.match.legal(self.lesson.seat) if fits(name, self.step.offered)]

    @property
    def right(self) -> list[str]:
        """What of that is right; where there is a goal, the next decision on the written way to it."""
        if not self.is_asked:
            return []
        if self.step.goal is None:
            return [name for name in self.offered if fits(name, self.step.right)]
        own, way = self.decisions[self.began :], self.step.way
        return list(way[len(own) : len(own) + 1] if way[: len(own)] == own else _rest_of_way(self)[:1])


@lru_cache(maxsize=64)
def begin(lesson: Lesson) -> Stand:
    """The start of a lesson."""
    match = staged(lesson.entry, lesson.start)
    go_on(match, lesson, lesson.start.play, ())
    return Stand(lesson, match, 0, points=match.own_points(lesson.seat))


def played(lesson: Lesson, decisions: Sequence[str]) -> Stand:
    """How far some decisions of the learner lead."""
    if len(decisions) > MOST_DECISIONS:
        raise LessonError.because("too-many", most=MOST_DECISIONS)
    return _played(lesson, tuple(decisions))


@lru_cache(maxsize=256)
def _played(lesson: Lesson, decisions: tuple[str, ...]) -> Stand:
    """Whoever goes on was one decision further back a moment ago."""
    return answer(_played(lesson, decisions[:-1]), decisions[-1]) if decisions else begin(lesson)


def why_not_in_this_step(stand: Stand) -> NotInThisStep:
    """What is said to a decision that the rules allow, and the lesson does not offer now."""
    if stand.is_done:
        return NotInThisStep.because("done")
    if stand.reply is not None:
        return NotInThisStep.because("take-back-first")
    return NotInThisStep.because("read-first" if stand.step.only_tells else "later")


def _rest_of_way(stand: Stand) -> tuple[str, ...]:
    """What is left of the written way for whoever has left it, if it still leads to the goal."""
    left, made, here = list(stand.step.way), [], stand
    for name in stand.decisions[stand.began :]:
        if name in left:
            left.remove(name)
    for name in left:
        if name not in here.offered:
            continue
        here = answer(here, name)
        made.append(name)
        if here.at != stand.at or here.reply is not None:
            break
    return tuple(made) if here.at != stand.at else ()


def answer(stand: Stand, decision: str) -> Stand:
    """What comes of a decision: the next step, or a reply after which it is taken back."""
    if stand.is_done or stand.reply is not None:
        raise why_not_in_this_step(stand)
    step, lesson = stand.step, stand.lesson
    if step.only_tells or decision == GO_ON:
        if not step.only_tells:
            raise NotInThisStep.because("decide-first")
        if decision != GO_ON:
            raise why_not_in_this_step(stand)
        return _next(replace(stand, decisions=(*stand.decisions, GO_ON)), stand.match.fork())
    match = stand.match.fork()
    refuse(match, lesson.seat, decision)
    if not fits(decision, step.offered):
        raise why_not_in_this_step(stand)
    match.play(lesson.seat, decision)
    after = replace(stand, match=match, decisions=(*stand.decisions, decision), made=(*stand.made, decision))
    wrong = None if fits(decision, step.right) else step.spoken_of(decision)
    if wrong is not None:
        return _refuted(after, match, wrong)
    if step.goal is not None:
        return _towards(after, match, step, step.goal)
    if not fits(decision, step.right):
        return _refuted(after, match, Wrong((), step.otherwise or MISSED))
    return _next(after, match)


def refuse(match: StagedMatch, seat: int, decision: str) -> None:
    """Refuse what the rules forbid, with the rule."""
    rule = match.why_not(seat, decision)
    if rule is not None:
        raise Refused(NotInThisStep.because("forbidden", rule=rule, clause=rule.id).args[0], rule)


def _refuted(after: Stand, match: StagedMatch, wrong: Wrong) -> Stand:
    """A decision that was not right, with what comes of it."""
    follow(match, after.lesson, wrong.then)
    return replace(after, match=match, reply=wrong.says, keep=len(after.decisions) - 1)


def _towards(after: Stand, match: StagedMatch, step: Step, goal: Goal) -> Stand:
    """A decision on the way to a goal: reached, missed, or not there yet."""
    if is_reached(goal, after, match):
        return _next(after, match)
    made = go_on(match, after.lesson, (), after.lesson.others)
    after = replace(after, match=match, made=after.made + made)
    if is_reached(goal, after, match):
        return _next(after, match)
    is_late = 0 < step.within <= len(after.decisions) - after.began
    has_hope = any(step.spoken_of(name) is None for name in after.offered)
    if is_late or not has_hope:
        return replace(after, reply=step.otherwise or MISSED, keep=after.began)
    return after


def is_reached(goal: Goal, stand: Stand, match: StagedMatch) -> bool:
    points = match.own_points(stand.lesson.seat)
    return (
        (goal.points is None or points >= goal.points)
        and (goal.gain is None or points - stand.points >= goal.gain)
        and all(fits_any(pattern, stand.made) for pattern in goal.makes)
    )


def fits_any(pattern: str, names: Iterable[str]) -> bool:
    return any(fits(name, (pattern,)) for name in names)


def _next(stand: Stand, match: StagedMatch) -> Stand:
    """The step after one that is done, once the others and chance have done their part."""
    lesson = stand.lesson
    is_last = stand.at + 1 == len(lesson.steps)
    if is_last and not lesson.plays_on:
        follow(match, lesson, stand.step.then)
    else:
        go_on(match, lesson, stand.step.then, lesson.others)
    return Stand(
        lesson,
        match,
        stand.at + 1,
        stand.decisions,
        began=len(stand.decisions),
        points=match.own_points(lesson.seat),
    )


def follow(match: StagedMatch, lesson: Lesson, script: Script) -> tuple[str, ...]:
    """Let chance and the others do what a script says, and finish the draws; what the learner had to do meanwhile.

    Where there is one answer only, by which nothing becomes known, the learner is not asked, as at every table.
    """
    left, own = deque(script), []
    for _ in range(MOST_OF_OTHERS):
        if match.is_drawing:
            match.draw(left.popleft().name if left and left[0].who == CHANCE else "")
        elif left and left[0].who in match.actors:
            scripted = left.popleft()
            _play_scripted(match, scripted.who, scripted.name)
        elif (only := _only_answer(match, lesson)) is not None:
            match.play(lesson.seat, only)
            own.append(only)
        else:
            break
    if left:
        asked = ", ".join(map(str, match.actors)) or "–"
        raise LessonError.because("nobody-asked", what=str(left[0]), asked=asked)
    return tuple(own)


def go_on(match: StagedMatch, lesson: Lesson, script: Script, others: Sequence[str]) -> tuple[str, ...]:
    """The same, and then whatever the other seats like to do, until the learner is asked or the match is over."""
    own = follow(match, lesson, script)
    for _ in range(MOST_OF_OTHERS):
        if match.over or lesson.seat in match.actors:
            break
        seat = match.actors[0]
        match.play(seat, preferred(match.legal(seat), others))
        own += follow(match, lesson, ())
    return own


def preferred(legal: Sequence[str], others: Sequence[str]) -> str:
    """The first decision that fits the first pattern that any fits; without one, simply the first."""
    return next((name for pattern in others for name in legal if fits(name, (pattern,))), legal[0])


def _play_scripted(match: StagedMatch, seat: int, name: str) -> None:
    try:
        match.play(seat, name)
    except KosmodromError as error:
        legal = ", ".join(match.legal(seat))
        raise LessonError.because("illegal", what=f"{seat} {name}", error=error, legal=legal) from None


def _only_answer(match: StagedMatch, lesson: Lesson) -> str | None:
    if lesson.seat not in match.actors:
        return None
    action = forced(lesson.entry.game, match.view(lesson.seat), match.legal_ids(lesson.seat))
    return None if action < 0 else lesson.entry.vocabulary.name(action)
