"""What a decision is said to make possible leads on, and not back to where the seat was."""

from andromeda.scene import scene
from bots.test_bots import entry_of
from kosmodrom.bots.adviser import opening
from kosmodrom.bots.grounds import LEAST, Pair
from kosmodrom.bots.playing_on import Future


def opened(favourite: str, *further: str) -> list[str]:
    """What a first of three moves opens, if it leads to further ones in all worlds, and no other decision does."""
    s = scene(rooms="n=reaktor w=kajuty_zalogi nw=maszynownia", crew=["n portal"], dice="R").play("die:R")
    entry = entry_of("andromeda")
    number, name = entry.vocabulary.id, entry.vocabulary.name
    one = Future()
    one.further = [number(each) for each in further]
    pair = Pair(0, [], [one] * LEAST, [Future()] * LEAST)
    legal = [number(each) for each in s.options()]
    rival = next(each for each in reversed(legal) if each != number(favourite))
    found = opening(entry, entry.game.view(s.s, 0), legal, (number(favourite), rival), pair)
    return [name(each.decisions[-1]) for each in found]


def test_a_move_that_goes_on_from_the_first_is_opened_by_it() -> None:
    assert opened("move:n-nw", "move:nw-w") == ["move:nw-w"]


def test_a_move_that_only_leads_back_is_no_reason_for_the_first() -> None:
    assert opened("move:n-nw", "move:nw-n") == []
