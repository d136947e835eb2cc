"""Proving a lesson: it is played in every way that its steps allow, and whatever does not fit is told in a sentence.

From each step all right decisions lead on, and every way to a goal; every other legal decision is tried too. Where
ways part, equal positions are looked at once, and of very many ways some are taken.
"""

from collections.abc import Iterator
from typing import Final

from kosmodrom.draw.drawing import Drawing
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.words import LANGUAGES
from kosmodrom.lessons.course import Stand, answer, begin
from kosmodrom.lessons.lesson import GO_ON, Lesson, fits
from kosmodrom.lessons.reading import error_at
from kosmodrom.lessons.refusals import LessonError, NotInThisStep
from kosmodrom.lessons.staged_match import StagedMatch

MOST_WAYS: Final = 16
"""Different positions in which a step is looked at."""
MOST_TRIED: Final = 600
"""Positions on the ways to one goal."""


def problems(lesson: Lesson) -> list[LessonError]:
    """What is wrong with a lesson, each with the file and the step; empty for one that can be taught."""
    try:
        stands = [begin(lesson)]
    except KosmodromError as error:
        return [error_at(f"{lesson.file}, start", error)]
    for at in range(len(lesson.steps)):
        onwards: list[Stand] = []
        found = [error_at(lesson.place(at), error) for error in _problems_of_step(stands, onwards)]
        if found:
            return found
        stands = spread(onwards)
    return []


def rehearsed(lesson: Lesson) -> Stand:
    """The end of a lesson, by what is right in it and the written ways to its goals."""
    stand = begin(lesson)
    while not stand.is_done:
        if stand.step.only_tells:
            stand = answer(stand, GO_ON)
            continue
        right = stand.right
        if not right or (after := answer(stand, right[0])).reply is not None:
            raise _nothing_right(stand).at(lesson.place(stand.at))
        stand = after
    return stand


def _problems_of_step(stands: list[Stand], onwards: list[Stand]) -> Iterator[KosmodromError]:
    """What is wrong with a step; `onwards` is filled with the positions in which the next one is met."""
    step, lesson = stands[0].step, stands[0].lesson
    used: set[str] = set()
    if step.goal is not None and (astray := list(_problems_of_way(stands[0]))):
        yield from astray
        return
    for stand in stands:
        legal = stand.match.legal(lesson.seat)
        if not step.only_tells and not legal:
            yield LessonError.because("not-asked", seat=lesson.seat, asked=_asked(stand.match))
            return
        if step.goal is None and not step.only_tells and not stand.right:
            yield _nothing_right(stand)
            return
        used.update(pattern for pattern in step.right for name in legal if fits(name, (pattern,)))
        unspoken = [name for name in stand.offered if _needs_words(stand, name)]
        if unspoken:
            yield LessonError.because("nothing-said", decisions=", ".join(unspoken))
            return
        try:
            _try_everything(stand)
            yield from _unknown_places(stand)
            further = _onwards(stand)
            if step.goal is not None and not further:
                yield LessonError.because("out-of-reach", before=", ".join(stand.decisions) or "–")
                return
            onwards += further
        except KosmodromError as error:
            yield error
            return
    yield from (LessonError.because("never-right", pattern=pattern) for pattern in step.right if pattern not in used)


def _needs_words(stand: Stand, name: str) -> bool:
    """Whether a decision is not right, and nothing is there to be said to it."""
    step = stand.step
    if step.goal is not None:
        return step.within > 0 and step.otherwise is None
    return not fits(name, step.right) and step.spoken_of(name) is None and step.otherwise is None


def _try_everything(stand: Stand) -> None:
    """Every legal decision leads on, is answered, or has its time later."""
    for name in stand.match.legal(stand.lesson.seat):
        try:
            answer(stand, name)
        except NotInThisStep:
            continue
        except KosmodromError as error:
            raise LessonError.because("after", decision=name, error=error) from None


def _problems_of_way(stand: Stand) -> Iterator[LessonError]:
    step, at = stand.step, stand.at
    for name in step.way:
        if stand.at != at:
            yield LessonError.because("way-too-long", decision=name)
            return
        try:
            stand = answer(stand, name)
        except LessonError as error:
            yield LessonError.because("after", decision=name, error=error)
            return
        except KosmodromError as error:
            yield LessonError.because("way", decision=name, error=error, legal=", ".join(stand.offered))
            return
        if stand.reply is not None:
            yield LessonError.because("way-wrong", decision=name)
            return
    if stand.at == at:
        yield LessonError.because("way-short", legal=", ".join(stand.offered))


def _nothing_right(stand: Stand) -> LessonError:
    legal = ", ".join(stand.match.legal(stand.lesson.seat)) or "–"
    return LessonError.because("nothing-right-here", right=", ".join(stand.step.right or stand.step.way), legal=legal)


def _asked(match: StagedMatch) -> str:
    return ", ".join(map(str, match.actors)) or "–"


def _onwards(stand: Stand) -> list[Stand]:
    """The positions in which the next step is met."""
    if stand.step.only_tells:
        return [answer(stand, GO_ON)]
    if stand.step.goal is None:
        return [answer(stand, name) for name in stand.right]
    return ways_to_goal(stand)


def ways_to_goal(stand: Stand) -> list[Stand]:
    """Where different ways to a goal end; none, and all have been tried, where it is out of reach."""
    at, waiting = stand.at, [stand]
    reached: list[Stand] = []
    seen: set[object] = set()
    while waiting and len(seen) < MOST_TRIED:
        here = waiting.pop(0)
        for name in here.offered:
            after = answer(here, name)
            key = (after.at, after.made if after.at == at else (), after.match.fingerprint())
            if after.reply is None and key not in seen:
                seen.add(key)
                (waiting if after.at == at else reached).append(after)
    return reached if reached or not waiting else [_by_the_way(stand)]


def _by_the_way(stand: Stand) -> Stand:
    """The end of the written way to a goal."""
    for name in stand.step.way:
        stand = answer(stand, name)
    return stand


def spread(stands: list[Stand]) -> list[Stand]:
    """Different positions among some, the first of them included, and not too many."""
    different = list({stand.match.fingerprint(): stand for stand in reversed(stands)}.values())[::-1]
    stride = max(1, -(-len(different) // MOST_WAYS))
    return different[::stride]


# --- the board --------------------------------------------------------------------------------------


def drawings(match: StagedMatch, seat: int, lang: str) -> list[Drawing]:
    """Everything that a learner sees."""
    board, texts, book = match.entry.board, match.entry.words(lang), match.book
    names = [f"{number + 1}" for number in range(match.seats)]
    public, own = match.view(SPECTATOR), match.view(seat)
    return [
        board.table(public, book, texts, names),
        *(board.seat(public, book, texts, names, each) for each in range(match.seats)),
        board.hand(own, book, texts, names),
    ]


def places(match: StagedMatch, seat: int) -> list[str]:
    """The names of all places and things on the board that a step can point at."""
    found = drawings(match, seat, LANGUAGES[0])
    return sorted({name for drawing in found for name in (*drawing.places, *drawing.pieces)})


def _unknown_places(stand: Stand) -> Iterator[LessonError]:
    step, lesson = stand.step, stand.lesson
    if not step.points:
        return
    shown = drawings(stand.match, lesson.seat, LANGUAGES[0])
    known = {name for drawing in shown for name in (*drawing.places, *drawing.pieces, *drawing.decisions)}
    known |= {*stand.match.legal(lesson.seat), *step.way}
    for place in step.points:
        if place not in known:
            yield LessonError.because("no-place", name=place, known=", ".join(places(stand.match, lesson.seat)))
