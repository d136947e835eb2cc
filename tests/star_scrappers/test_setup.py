"""The set-up: SS-022 to SS-046."""

import re
from collections import Counter
from collections.abc import Callable

import pytest

from clauses import clause
from kosmodrom.engine.fast_random import Luck
from kosmodrom.games.star_scrappers.entry import ENTRY
from kosmodrom.games.star_scrappers.model.actions import VOCABULARY
from kosmodrom.games.star_scrappers.model.values import IN_THE_BOX, NOBODY
from star_scrappers.scene import GAME, Scene, fresh_book, match, scene, set_up

TOKENS_OF_THE_MINE = "C01-Pa C01-Na C01-Ra C01-Yd C03-Pa C03-Nb C03-Gc C06-Pa C06-Rb C10-Ga"
CARDS_OF_THE_DOCKS = "P1 N1 B1 Y1 P2 N2 B2 P3 N3 P4"
STARTING_HANDS = ["B1 Y1 B2", "N1 P1 Y2", "N1 N1 N2", "P1 B1 P2"]
COLOURS_DRAWN = "Y B N P"


def outcomes(verb: str, names: str) -> list[str]:
    return [f"{verb}:{name}" for name in names.split()]


def opened_mine(seats: int = 2, first_game: bool = False) -> Scene:
    return set_up(seats, first_game).chance(*outcomes("token", TOKENS_OF_THE_MINE))


def sorted_factions(seats: int = 2) -> Scene:
    return opened_mine(seats).chance("wild:R", "wild:G")


def opened_docks(seats: int = 2) -> Scene:
    return sorted_factions(seats).chance(*outcomes("deal", CARDS_OF_THE_DOCKS))


def dealt_hands(seats: int = 2) -> Scene:
    return opened_docks(seats).chance(*outcomes("deal", " ".join(STARTING_HANDS[:seats])))


def drawn_commands(seats: int = 2) -> Scene:
    return dealt_hands(seats).chance(*outcomes("totem", COLOURS_DRAWN)[:seats])


def laid_artifacts(seats: int = 2) -> Scene:
    return drawn_commands(seats).chance("reveal:A01", "reveal:A02", "reveal:A03")


def ready(seats: int = 2, first: int = 0) -> Scene:
    return laid_artifacts(seats).chance(f"first:{first}")


# --- the Mine ---------------------------------------------------------------------------------------


@clause("SS-022", "SS-028")
def test_at_first_all_60_crystals_lie_in_four_stacks_by_cost() -> None:
    assert [pile.size() for pile in set_up().s.table.crystal_stacks] == [24, 18, 12, 6]


def all_colours(*patterns: str, copies: int) -> dict[str, int]:
    return {f"token:{pattern.format(colour)}": copies for pattern in patterns for colour in "PNBYRG"}


@clause("SS-022", "SS-023")
@pytest.mark.parametrize(
    ("drawn", "possible"),
    [
        ("", all_colours("C01-{}a", copies=3) | all_colours("C01-{}d", copies=1)),
        ("C01-Pa C01-Na C01-Ra C01-Ya", all_colours("C03-{}a", "C03-{}b", "C03-{}c", copies=1)),
        ("C01-Pa C01-Na C01-Ra C01-Ya C03-Pa C03-Pb C03-Pc", all_colours("C06-{}a", "C06-{}b", copies=1)),
        ("C01-Pa C01-Na C01-Ra C01-Ya C03-Pa C03-Pb C03-Pc C06-Pa C06-Pb", all_colours("C10-{}a", copies=1)),
    ],
    ids=["cost 1", "cost 3", "cost 6", "cost 10"],
)
def test_each_row_of_the_mine_is_filled_from_the_whole_stack_of_its_cost(drawn: str, possible: dict[str, int]) -> None:
    assert set_up().chance(*outcomes("token", drawn)).draws() == possible


@clause("SS-022")
def test_a_crystal_that_lies_in_the_mine_is_drawn_no_more() -> None:
    s = set_up().chance("token:C01-Pa", "token:C01-Pa", "token:C01-Pd")
    assert s.draws() == {
        "token:C01-Pa": 1,
        **{f"token:C01-{colour}a": 3 for colour in "NBYRG"},
        **{f"token:C01-{colour}d": 1 for colour in "NBYRG"},
    }


@clause("SS-023")
def test_the_mine_opens_with_four_three_two_and_one_crystals_of_costs_1_3_6_and_10() -> None:
    s = opened_mine()
    assert s.mine() == TOKENS_OF_THE_MINE
    assert [pile.size() for pile in s.s.table.crystal_stacks] == [20, 15, 10, 5]
    assert s.story == [f"mine-refilled {name}" for name in TOKENS_OF_THE_MINE.split()]


@clause("SS-024")
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_mine_is_drawn_below_the_board_with_cost_1_on_top_and_cost_10_at_the_bottom(lang: str) -> None:
    s = ready()
    drawing = ENTRY.speaker.table(GAME.view(s.s, 0), s.s.book, ENTRY.words(lang), ["Ala", "Ola"])
    below_the_board = drawing[drawing.index("[0]") :].splitlines()
    assert [places for line in below_the_board if (places := re.findall(r"\b\d+[a-d]\b", line))] == [
        ["1a", "1b", "1c", "1d"],
        ["3a", "3b", "3c"],
        ["6a", "6b"],
        ["10a"],
    ]


# --- factions and Wild colours ------------------------------------------------------------------------


@clause("SS-025", "SS-026")
def test_two_of_the_six_command_cards_stay_out_at_random() -> None:
    s = opened_mine()
    assert s.draws() == {"wild:P": 1, "wild:N": 1, "wild:B": 1, "wild:Y": 1, "wild:R": 1, "wild:G": 1}
    s.chance("wild:B")
    assert s.draws() == {"wild:P": 1, "wild:N": 1, "wild:Y": 1, "wild:R": 1, "wild:G": 1}
    s.chance("wild:P")
    assert s.s.table.wild == [1, 0, 1, 0, 0, 0]
    assert s.story[-2:] == ["wild-drawn B", "wild-drawn P"]


@clause("SS-026")
def test_the_wild_colours_lie_open_for_everybody() -> None:
    assert [GAME.view(ready().s, seat).table.wild for seat in (0, 1)] == [[0, 0, 0, 0, 1, 1]] * 2


@clause("SS-027", "SS-030")
def test_the_cards_of_the_four_drawn_factions_form_four_stacks_by_level() -> None:
    s = opened_mine().chance("wild:B", "wild:P")
    assert s.s.table.dock_stacks == [20, 16, 12, 4]
    assert s.draws() == {"deal:N1": 5, "deal:Y1": 5, "deal:R1": 5, "deal:G1": 5}
    s.chance("deal:N1", "deal:N1", "deal:R1", "deal:G1")
    assert s.draws() == {"deal:N2": 4, "deal:Y2": 4, "deal:R2": 4, "deal:G2": 4}
    s.chance("deal:N2", "deal:Y2", "deal:R2")
    assert s.draws() == {"deal:N3": 3, "deal:Y3": 3, "deal:R3": 3, "deal:G3": 3}
    s.chance("deal:N3", "deal:Y3")
    assert s.draws() == {"deal:N4": 1, "deal:Y4": 1, "deal:R4": 1, "deal:G4": 1}


@clause("SS-028")
def test_crystals_of_the_wild_colours_stay_in_the_mine_and_in_the_stacks() -> None:
    s = ready()
    assert s.mine() == TOKENS_OF_THE_MINE
    assert sum(s.s.vault.tokens) == 50
    assert s.play("mine:1c", "pay:Y1", "done", "end").draws() == {
        **{f"token:C01-{colour}a": 2 for colour in "PNR"},
        **{f"token:C01-{colour}a": 3 for colour in "BYG"},
        **{f"token:C01-{colour}d": 1 for colour in "PNBRG"},
    }


@clause("SS-029", "SS-025")
def test_the_first_game_option_fixes_blue_yellow_brown_and_purple() -> None:
    s = opened_mine(first_game=True)
    assert s.s.table.wild == [0, 0, 0, 0, 1, 1]
    assert s.s.table.first_game == 1
    assert s.draws() == {"deal:P1": 5, "deal:N1": 5, "deal:B1": 5, "deal:Y1": 5}
    assert s.totems(IN_THE_BOX) == "R G"


@clause("SS-029")
def test_the_first_game_is_an_option_that_is_off_unless_chosen() -> None:
    assert [(option.key, option.values, option.default) for option in ENTRY.options] == [
        ("first-game", ("no", "yes"), "no")
    ]
    assert "wild:" not in match(first_game=True).journal()
    assert match().journal().count(" wild:") == 2
    assert ready().s.table.first_game == 0


# --- Docks and hands ----------------------------------------------------------------------------------


@clause("SS-030", "SS-031")
def test_the_docks_open_with_four_three_two_and_one_cards_of_levels_1_to_4() -> None:
    s = opened_docks()
    assert s.docks() == CARDS_OF_THE_DOCKS
    assert s.s.table.dock_stacks == [16, 13, 10, 3]
    assert s.story[-10:] == [f"dock-refilled {name}" for name in CARDS_OF_THE_DOCKS.split()]


@clause("SS-030")
def test_a_card_already_drawn_from_a_stack_is_drawn_less_often() -> None:
    assert sorted_factions().chance("deal:P1", "deal:P1").draws() == {
        "deal:P1": 3,
        "deal:N1": 5,
        "deal:B1": 5,
        "deal:Y1": 5,
    }


@clause("SS-034")
def test_the_docks_are_filled_before_the_hands_are_dealt() -> None:
    assert ready().log == [
        *["mine-refilled"] * 10,
        *["wild-drawn"] * 2,
        *["dock-refilled"] * 10,
        *["dealt"] * 6,
        *["totem-drawn"] * 2,
        *["artifact-turned-up"] * 3,
        "first-drawn",
        "turn-began",
    ]


@clause("SS-032")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_starts_with_two_cards_of_level_1_and_one_of_level_2(seats: int) -> None:
    s = ready(seats)
    assert [s.hand(seat) for seat in range(seats)] == ["B1 B2 Y1", "P1 N1 Y2", "N1 N1 N2", "P1 P2 B1"][:seats]
    assert [s.hand_size(seat) for seat in range(seats)] == [3] * seats
    assert [s.secret(seat) for seat in range(seats)] == [[2, 1, 0, 0]] * seats
    assert [s.shown(seat) for seat in range(seats)] == [""] * seats


@clause("SS-032")
def test_a_starting_hand_of_another_deck_may_have_cards_of_every_level() -> None:
    book = fresh_book()
    book.starting_hand = [0, 0, 1, 1]
    s = Scene(GAME.new(2, {"first-game": "no"}, book)).settle()
    assert [s.secret(seat) for seat in (0, 1)] == [[0, 0, 1, 1]] * 2


@clause("SS-033", "SS-032")
def test_starting_cards_are_drawn_blind_from_the_stacks_of_levels_1_and_2() -> None:
    s = opened_docks()
    assert s.draws() == {"deal:P1": 4, "deal:N1": 4, "deal:B1": 4, "deal:Y1": 4}
    s.chance("deal:Y1")
    assert s.draws() == {"deal:P1": 4, "deal:N1": 4, "deal:B1": 4, "deal:Y1": 3}
    s.chance("deal:Y1")
    assert s.draws() == {"deal:P2": 3, "deal:N2": 3, "deal:B2": 3, "deal:Y2": 4}
    s.chance("deal:Y2")
    assert s.draws() == {"deal:P1": 4, "deal:N1": 4, "deal:B1": 4, "deal:Y1": 2}


@clause("SS-033", "SS-018")
def test_a_starting_card_is_seen_by_its_seat_alone() -> None:
    assert dealt_hands().story[-6:] == [
        "dealt 0 B1 to 0",
        "dealt 0 Y1 to 0",
        "dealt 0 B2 to 0",
        "dealt 1 N1 to 1",
        "dealt 1 P1 to 1",
        "dealt 1 Y2 to 1",
    ]


@clause("SS-031", "SS-032")
@pytest.mark.parametrize(("seats", "stacks"), [(2, [12, 11, 10, 3]), (3, [10, 10, 10, 3]), (4, [8, 9, 10, 3])])
def test_the_stacks_hold_what_docks_and_hands_leave(seats: int, stacks: list[int]) -> None:
    assert ready(seats).s.table.dock_stacks == stacks


# --- Command cards and Totems -------------------------------------------------------------------------


@clause("SS-035")
def test_every_seat_draws_one_of_the_four_command_cards_and_gets_its_totem() -> None:
    s = dealt_hands(3)
    assert s.draws() == {"totem:P": 1, "totem:N": 1, "totem:B": 1, "totem:Y": 1}
    s.chance("totem:Y")
    assert s.draws() == {"totem:P": 1, "totem:N": 1, "totem:B": 1}
    s.chance("totem:B")
    assert s.draws() == {"totem:P": 1, "totem:N": 1}
    s.chance("totem:P")
    assert [s.totems(seat) for seat in range(3)] == ["Y", "B", "P"]
    assert s.story[-3:] == ["totem-drawn 0 Y", "totem-drawn 1 B", "totem-drawn 2 P"]


@clause("SS-036")
@pytest.mark.parametrize("totem", ["P", "N", "B", "Y"])
def test_the_command_card_drawn_gives_no_right_to_mercenaries_and_no_duty(totem: str) -> None:
    s = scene(hands=["P1 N1 B1 Y1"], docks="P1 N1 B2 Y2", totems={totem: 0})
    assert s.options() == [
        *["recruit:1a", "recruit:1b", "recruit:2a", "recruit:2b"],
        *["skill:P1", "skill:N1", "skill:B1", "skill:Y1"],
        "end",
    ]


@clause("SS-037", "SS-038")
@pytest.mark.parametrize(("seats", "unclaimed"), [(2, "P N"), (3, "P"), (4, "")])
def test_totems_that_nobody_drew_lie_beside_the_board_and_wild_ones_in_the_box(seats: int, unclaimed: str) -> None:
    s = ready(seats)
    assert s.totems(NOBODY) == unclaimed
    assert s.totems(IN_THE_BOX) == "R G"
    assert s.row("totems") == [3] * seats


@clause("SS-037")
def test_a_totem_without_owner_is_won_by_taking_over_a_base_with_a_leader_of_its_colour() -> None:
    s = scene(bases=["", "N1"], totems={"Y": 0, "B": 1})
    s.play("takeover:1")
    assert s.totems(0) == "N Y"
    assert s.totems(NOBODY) == "P"
    assert s.told("totem-taken") == ["totem-taken 0 N -1"]


# --- track, Artifacts, start player -------------------------------------------------------------------


@clause("SS-039")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_marker_starts_on_field_0(seats: int) -> None:
    assert ready(seats).marker == 0


@clause("SS-040", "SS-041")
def test_the_artifacts_form_three_stacks_of_four_at_random() -> None:
    s = drawn_commands()
    assert s.s.table.artifact_stacks == [4, 4, 4]
    assert s.draws() == {f"reveal:A{number:02}": 1 for number in range(1, 13)}
    s.chance("reveal:A12")
    assert s.draws() == {f"reveal:A{number:02}": 1 for number in range(1, 12)}
    s.chance("reveal:A02", "reveal:A07")
    assert s.tops() == "A12 A02 A07"
    assert s.s.table.artifact_stacks == [3, 3, 3]
    assert s.story[-3:] == ["artifact-turned-up A12", "artifact-turned-up A02", "artifact-turned-up A07"]


@clause("SS-042")
def test_only_the_top_cards_of_the_three_stacks_can_be_collected() -> None:
    s = scene(hands=["P4 N4 B4"], tops="A10 A11 A12", artifact_stacks=[3, 3, 3])
    assert [name for name in VOCABULARY.names if name.startswith("collect:")] == s.options()[:6]
    s.play("collect:2-right", "pay:P4", "pay:N4", "done")
    assert s.artifacts(0) == "A11-right"
    assert s.tops() == "A10 - A12"


@clause("SS-041", "SS-043")
def test_the_card_below_a_collected_one_is_any_of_those_never_seen() -> None:
    s = scene(hands=["P4 N4 B4"], tops="A10 A11 A12", artifact_stacks=[3, 3, 3])
    s.play("collect:2-right", "pay:P4", "pay:N4", "done")
    assert s.draws() == {f"reveal:A{number:02}": 1 for number in range(1, 10)}
    s.chance("reveal:A05")
    assert s.tops() == "A10 A05 A12"
    assert s.s.table.artifact_stacks == [3, 2, 3]
    assert s.told("artifact-turned-up") == ["artifact-turned-up A05"]


@clause("SS-043", "SS-019")
def test_of_an_artifact_stack_a_seat_sees_the_top_card_and_the_number_below() -> None:
    v = GAME.view(ready().s, 0)
    assert (v.table.tops, v.table.artifact_stacks) == ([0, 1, 2], [3, 3, 3])
    assert not hasattr(v, "vault")


@clause("SS-044")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_drawn_among_all_seats(seats: int) -> None:
    s = laid_artifacts(seats)
    assert s.draws() == {f"first:{seat}": 1 for seat in range(seats)}
    s.chance(f"first:{seats - 1}")
    assert (s.s.table.start, s.s.table.active, s.seat) == (seats - 1, seats - 1, seats - 1)
    assert s.story[-2:] == [f"first-drawn {seats - 1}", f"turn-began {seats - 1} 1"]


@clause("SS-045")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_start_bases_are_empty_and_nobody_owns_crystals_or_artifacts(seats: int) -> None:
    s = ready(seats)
    assert [s.base(seat) for seat in range(seats)] == [""] * seats
    assert [s.crystals(seat) for seat in range(seats)] == [""] * seats
    assert [s.artifacts(seat) for seat in range(seats)] == [""] * seats
    assert [s.enslaved(seat) for seat in range(seats)] == [""] * seats


@clause("SS-046")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_later_players_get_nothing_more_whoever_starts(first: int) -> None:
    s = ready(4, first)
    assert [s.hand_size(seat) for seat in range(4)] == [3, 3, 3, 3]
    assert s.s.table.crystals == [0, 0, 0, 0]
    assert s.scores() == [3, 3, 3, 3]
    assert (s.marker, s.s.table.round, s.s.table.basics, s.s.table.extra_minings) == (0, 1, 0, 0)


# --- playouts -----------------------------------------------------------------------------------------


@clause("SS-020")
@pytest.mark.parametrize(
    "before", [set_up, opened_mine, sorted_factions, opened_docks, dealt_hands, drawn_commands, laid_artifacts]
)
def test_a_draw_in_a_playout_is_as_likely_as_pieces_are_left(before: Callable[[], Scene]) -> None:
    s = before()
    odds = s.draws()
    luck = Luck(1)
    drawn = Counter(VOCABULARY.name(GAME.roll(s.s, luck)) for _ in range(3000))
    assert set(drawn) == set(odds)
    expected = {name: 3000 * weight / sum(odds.values()) for name, weight in odds.items()}
    assert [name for name in odds if abs(drawn[name] - expected[name]) > 20 + 0.15 * expected[name]] == []
