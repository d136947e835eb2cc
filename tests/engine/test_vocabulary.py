"""Names of decisions and their numbers."""

import pytest

from kosmodrom.engine.errors import UnknownDecision
from kosmodrom.engine.vocabulary import Vocabulary


def small() -> Vocabulary:
    vocabulary = Vocabulary()
    vocabulary.add(0, "mine", ["a", "b", "c"])
    vocabulary.add(3, "end", [])
    return vocabulary


def test_names_are_numbered_in_the_order_of_adding() -> None:
    vocabulary = small()
    assert vocabulary.names == ["mine:a", "mine:b", "mine:c", "end"]
    assert len(vocabulary) == 4
    assert [vocabulary.id(vocabulary.name(action)) for action in range(4)] == [0, 1, 2, 3]


def test_a_place_means_all_decisions_that_were_added_with_the_list_of_its_places() -> None:
    vocabulary, places = Vocabulary(), ["1a", "1b"]
    vocabulary.add(0, "recruit", places)
    vocabulary.add(2, "mine", ["1a", "1b"])
    vocabulary.add(4, "dock", places)
    assert vocabulary.about(places, 1) == "recruit:1b dock:1b"


def test_a_wrong_base_number_is_refused() -> None:
    with pytest.raises(AssertionError, match="start at 4, not at 5"):
        small().add(5, "pay", ["1"])


def test_a_name_given_twice_is_refused() -> None:
    with pytest.raises(AssertionError, match="'mine:b' is named twice"):
        small().add(4, "mine", ["b"])


@pytest.mark.parametrize("action", [-1, 4])
def test_a_number_outside_the_list_is_unknown(action: int) -> None:
    with pytest.raises(UnknownDecision, match="expected 0 to 3"):
        small().name(action)


def test_an_unknown_object_is_answered_with_the_objects_of_its_verb() -> None:
    with pytest.raises(UnknownDecision, match="run from 'mine:a' to 'mine:c'"):
        small().id("mine:z")


def test_an_unknown_verb_is_answered_with_all_verbs() -> None:
    with pytest.raises(UnknownDecision, match="begins with one of: mine, end"):
        small().id("steal:a")


def test_a_decision_is_a_verb_and_the_number_of_its_object() -> None:
    words = Vocabulary()
    words.add(0, "pass", [])
    words.add(1, "take", ["a", "b", "c"])
    assert [words.split(action) for action in range(4)] == [("pass", 0), ("take", 0), ("take", 1), ("take", 2)]


def test_a_verb_may_go_on_after_others() -> None:
    vocabulary = Vocabulary()
    vocabulary.add(0, "give", ["A", "B"])
    vocabulary.add(2, "end", [])
    vocabulary.add(3, "give", ["C"])

    assert [vocabulary.split(action) for action in range(4)] == [("give", 0), ("give", 1), ("end", 0), ("give", 2)]
    assert vocabulary.id("give:C") == 3
