"""Pending questions as a stack of frames."""

from kosmodrom.engine.agenda import Agenda


def two_frames() -> Agenda:
    agenda = Agenda()
    agenda.push(7, 1, 10, 20)
    agenda.push(9, 2)
    return agenda


def test_the_top_frame_is_the_question_asked() -> None:
    agenda = two_frames()
    assert (agenda.step(), agenda.seat(), agenda.a(), agenda.b()) == (9, 2, 0, 0)
    agenda.pop()
    assert (agenda.step(), agenda.seat(), agenda.a(), agenda.b()) == (7, 1, 10, 20)


def test_an_empty_agenda_asks_nothing() -> None:
    agenda = two_frames()
    agenda.pop()
    agenda.pop()
    assert agenda.is_empty()
    assert agenda.step() == -1


def test_arguments_of_the_top_frame_can_change() -> None:
    agenda = two_frames()
    agenda.set_a(3)
    agenda.set_b(4)
    assert agenda.frames == [7, 1, 10, 20, 9, 2, 3, 4]


def test_a_copy_is_independent() -> None:
    agenda = two_frames()
    copy = agenda.copy()
    copy.pop()
    copy.set_a(99)
    assert agenda.frames == [7, 1, 10, 20, 9, 2, 0, 0]


def test_the_question_below_waits_for_the_one_on_top() -> None:
    agenda = two_frames()
    assert agenda.below() == 7
    agenda.pop()
    assert agenda.below() == -1


def test_a_seat_will_be_asked_what_waits_for_it_in_any_frame() -> None:
    agenda = two_frames()
    assert (agenda.will_ask(7, 1), agenda.will_ask(9, 2)) == (True, True)
    assert (agenda.will_ask(9, 1), agenda.will_ask(10, 20)) == (False, False)
