"""The set-up of pieces, dice and the first player, and the first game: AN-048 to AN-061."""

import pytest

from andromeda.scene import GAME, Scene, fresh_book, new_game, scene
from andromeda.setting_up import DRAWN, ready, with_race_cards
from clauses import clause
from kosmodrom.engine.contract import CHANCE, EVERYONE
from kosmodrom.engine.match import Match
from kosmodrom.games.andromeda.model.actions import RACES, VOCABULARY

NUMBERS = {
    "arkturianie": (3, 2),
    "roj_xarr": (2, 4),
    "synteci": (2, 3),
    "metamorfy": (2, 2),
    "pionierzy_otchlani": (4, 2),
    "inzynierowie_vel": (3, 3),
    "uczeni_mnemos": (2, 3),
    "poslowie_koru": (3, 3),
}
"""Table 3.4: the green and the orange number."""


def first_game(seats: int = 2, first: int = 0, race: str = "synteci") -> Scene:
    """A first game up to the open task; the first seat has a certain race."""
    others = [other for other in RACES if other != race][: seats - 1]
    s = new_game(seats, first_game=True).chance(f"first:{first}", f"deal:{race}")
    return s.chance(*(f"deal:{other}" for other in others))


def begun(s: Scene) -> Scene:
    """The rest of the set-up, with the first task kept by everybody."""
    s.chance("open:Z31", *DRAWN[: 2 * s.s.seats])
    for seat in range(s.s.seats):
        s.play_as(seat, f"keep:Z{2 * seat + 1:02}")
    return s


# --- pieces -------------------------------------------------------------------------------------------


@clause("AN-048", "AN-052")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_has_16_researchers_and_3_teleporters_of_its_own(seats: int) -> None:
    s = ready(seats)

    assert [sum(s.pieces(seat)) for seat in range(seats)] == [16] * seats
    assert (s.s.book.researchers, s.s.book.teleporters) == (16, 3)


@clause("AN-049", "AN-052")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_has_one_teleporter_in_the_portal_and_two_in_the_pool(seats: int) -> None:
    s = ready(seats)

    assert [s.teleporters(seat) for seat in range(seats)] == ["portal"] * seats


@clause("AN-050", "AN-051", "AN-052")
@pytest.mark.parametrize("race", RACES)
def test_the_race_card_says_how_many_stand_in_the_portal_and_how_many_are_trained(race: str) -> None:
    green, orange = NUMBERS[race]
    s = begun(first_game(race=race))

    assert s.crew(0) == f"portal*{green}"
    assert s.pieces(0) == (green, orange, 16 - green - orange)
    assert s.told("pieces-placed")[0] == f"pieces-placed 0 {green} {orange}"


@clause("AN-051", "AN-118")
def test_the_researchers_on_the_race_card_can_be_summoned_at_once() -> None:
    s = begun(first_game()).roll("WWWWWWW").play("offer:W", "offer:done", "reject")
    assert (s.seat, s.dice(0), s.pieces(0)) == (0, "WW", (2, 3, 11))
    s.play("die:W", "summon:portal")

    assert s.pieces(0) == (4, 1, 11)


@clause("AN-050", "AN-051")
def test_the_pieces_are_placed_only_when_the_tasks_are_chosen() -> None:
    s = with_race_cards().play_as(0, "race:arkturianie").play_as(1, "race:synteci")

    assert (s.crew(0), s.trained(0), s.pool(0), s.teleporters(0)) == ("", 0, 0, "")


@clause("AN-050", "AN-052")
def test_the_number_of_researchers_stands_in_the_book() -> None:
    book = fresh_book()
    book.researchers = 20
    s = new_game(2, first_game=True, book=book).chance("first:0", "deal:synteci", "deal:metamorfy")

    assert begun(s).pieces(0) == (2, 3, 15)


# --- dice, order cards, the first player --------------------------------------------------------------


@clause("AN-053", "AN-062")
@pytest.mark.parametrize(("seats", "dice"), [(2, 7), (3, 10), (4, 13)])
def test_as_many_dice_are_rolled_as_the_number_of_seats_asks_for(seats: int, dice: int) -> None:
    s = ready(seats).roll("R" * (dice - 1))
    assert s.question == "rolling"
    s.roll("R")

    assert (s.question, s.middle()) == ("offering", "R" * dice)


@clause("AN-053")
@pytest.mark.parametrize("dice", [6, 8])
def test_a_position_with_another_number_of_dice_is_impossible(dice: int) -> None:
    s = scene(crew=["portal"], dice="RRR")
    s.s.table.middle[3] += dice - 7

    assert list(map(str, GAME.problems(s.s))) == [f"{dice} dice are in the game instead of 7"]


@clause("AN-054", "AN-087")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_an_order_card_for_each_seat(seats: int) -> None:
    s = scene(seats=seats, phase="offering", middle="R" * (3 * seats + 1), crew=["portal"] * seats)
    while s.phase == "dividing-orders":
        s.play("offer:R", "offer:done", "accept:R")

    assert sorted(s.card(seat) for seat in range(seats)) == list(range(1, seats + 1))


@clause("AN-055")
def test_a_help_card_is_no_piece_of_the_rules() -> None:
    assert [name for name in VOCABULARY.names if "help" in name or "pomoc" in name] == []


@clause("AN-056")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_with_equal_chances(seats: int) -> None:
    s = new_game(seats)
    assert (s.actors, s.draws()) == ([CHANCE], {f"first:{seat}": 1 for seat in range(seats)})
    s.chance(f"first:{seats - 1}")

    assert s.first == seats - 1
    assert s.told("first-drawn") == [f"first-drawn {seats - 1}"]


@clause("AN-056", "AN-062", "AN-069")
@pytest.mark.parametrize("first", [0, 2])
def test_the_drawn_first_player_rolls_and_offers_in_round_1(first: int) -> None:
    s = ready(3, first)
    assert s.told("round-began") == [f"round-began 1 {first}"]

    assert s.roll("RRRRRRRRRR").seat == first


# --- the first game -----------------------------------------------------------------------------------


@clause("AN-057")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_first_game_the_four_technologies_are_fixed(seats: int) -> None:
    s = new_game(seats, first_game=True)
    assert s.techs() == "teleporter klonowanie szczepionki uniwersalne_narzedzie"
    assert s.beside == 10
    s.chance("first:0")

    assert s.question == "deal-race"
    assert s.told("tech-laid") == [
        "tech-laid teleporter", "tech-laid klonowanie", "tech-laid szczepionki", "tech-laid uniwersalne_narzedzie",
    ]  # fmt: skip


@clause("AN-058")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_first_game_each_seat_is_dealt_one_race_and_makes_no_choice(seats: int) -> None:
    s = new_game(seats, first_game=True).chance("first:0")
    assert GAME.audience(s.s, CHANCE, VOCABULARY.id("deal:synteci")) == EVERYONE
    s = first_game(seats)

    assert s.question == "open-task"
    assert s.race(0) == "synteci"
    assert "-" not in [s.race(seat) for seat in range(seats)]
    assert len(s.told("race-revealed")) == seats
    assert s.told("race-revealed")[0] == "race-revealed 0 synteci"
    assert s.s.table.race_cards == [0] * seats
    assert sum(s.s.vault.races) == 8 - seats


@clause("AN-059")
def test_in_the_first_game_no_race_has_an_ability() -> None:
    assert new_game(first_game=True).s.table.first_game == 1
    s = begun(first_game(race="roj_xarr")).roll("SSSSSSS").play("offer:S", "offer:done", "reject")

    assert s.play("die:S").options() == ["train:1", "train:2"]


@clause("AN-059", "AN-039")
def test_in_another_game_the_same_race_has_its_ability() -> None:
    s = with_race_cards().play_as(0, "race:roj_xarr").play_as(1, "race:synteci")
    s = begun(s).roll("SSSSSSS").play("offer:S", "offer:done", "reject")

    assert s.play("die:S").options() == ["train:1", "train:2", "train:3"]


@clause("AN-060")
def test_in_the_first_game_the_numbers_of_the_race_card_apply() -> None:
    s = begun(first_game(2, race="pionierzy_otchlani"))

    assert (s.pieces(0), s.pieces(1)) == ((4, 2, 10), (3, 2, 11))


@clause("AN-061")
@pytest.mark.parametrize(("seats", "dice", "deck"), [(2, 7, 22), (3, 10, 21), (4, 13, 20)])
def test_the_first_game_changes_nothing_else(seats: int, dice: int, deck: int) -> None:
    s = begun(first_game(seats))
    other = ready(seats)

    assert (s.face_down(), s.rooms()) == (other.face_down(), other.rooms())
    assert (s.general_deck, s.general(), s.s.table.personal[0].size()) == (6, "Z31", deck)
    assert [s.teleporters(seat) for seat in range(seats)] == ["portal"] * seats
    assert s.roll("R" * dice).question == "offering"


@clause("AN-061")
def test_the_first_game_is_an_option_that_is_off_unless_it_is_chosen() -> None:
    assert Match("andromeda", seed="any").options == {"first-game": "no"}
    assert Match("andromeda", seed="any", options={"first-game": "yes"}).options == {"first-game": "yes"}
