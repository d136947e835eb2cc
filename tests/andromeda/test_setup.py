"""The set-up of technologies, races and tasks: AN-028 to AN-047, and what chance decides in it."""

from collections.abc import Callable

import pytest

from andromeda.scene import GAME, Scene, fresh_book, new_game, scene
from andromeda.setting_up import DEALT, DRAWN, LAID, ready, with_race_cards, with_races, with_tasks, with_technologies
from clauses import clause
from kosmodrom.engine.contract import CHANCE, EVERYONE, SPECTATOR
from kosmodrom.engine.fast_random import Luck
from kosmodrom.games.andromeda.model.actions import RACES, TASKS, TECHS, VOCABULARY

# --- the order of things ------------------------------------------------------------------------------


@clause("AN-254")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_set_up_runs_in_its_order(seats: int) -> None:
    log = ready(seats).log

    assert log == [
        "first-drawn",
        *["tech-laid"] * 4,
        *["race-dealt"] * 2 * seats,
        *["race-revealed"] * seats,
        "task-opened",
        *["task-drawn", "card-drawn"] * 2 * seats,
        *["task-kept", "task-put-under", "card-put-under"] * seats,
        *["pieces-placed"] * seats,
        "round-began",
    ]


@clause("AN-254")
def test_when_the_set_up_is_over_nothing_of_it_is_left_to_ask() -> None:
    s = ready()

    assert s.question == "rolling"
    s.s.table.agenda.pop()
    assert s.over


@clause("AN-019", "AN-029", "AN-034", "AN-040")
def test_each_deck_and_the_dice_are_drawn_from_a_stream_of_chance_of_their_own() -> None:
    s = new_game()
    streams = [GAME.stream(s.s)]
    for outcomes in (["first:0"], LAID, DEALT[:4]):
        s.chance(*outcomes)
        streams += [GAME.stream(s.s)] if s.actors == [CHANCE] else []
    s.play_as(0, "race:arkturianie").play_as(1, "race:synteci")
    streams.append(GAME.stream(s.s))
    s.chance("open:Z31")
    streams.append(GAME.stream(s.s))
    rolling = scene(phase="rolling")
    tile = scene(crew=["portal"], dice="R").play("explore:R", "discover:n")

    assert streams == [0, 1, 2, 3, 3]
    assert (GAME.stream(rolling.s), GAME.stream(tile.s)) == (4, 5)


def quick_draws(s: Scene) -> set[str]:
    """All that comes up when chance decides many times in a playout."""
    return {VOCABULARY.name(GAME.roll(s.s, Luck(seed))) for seed in range(400)}


@clause("AN-029", "AN-034", "AN-041", "AN-043")
@pytest.mark.parametrize("step", ["first", "technology", "race", "open", "draw", "known", "roll", "tile"])
def test_a_quick_draw_can_bring_all_that_may_come_up_and_nothing_else(step: str) -> None:
    scenes: dict[str, Callable[[], Scene]] = {
        "first": lambda: new_game(3),
        "technology": lambda: new_game().chance("first:0", "lay:pole_silowe"),
        "race": lambda: with_technologies().chance(*DEALT[:3]),
        "open": with_races,
        "draw": lambda: with_races().chance("open:Z31", "draw:Z05"),
        "known": lambda: scene(phase="cleanup", held=["Z01", "Z02"], under="Z09", unseen=0).settle().play("exchange"),
        "roll": lambda: scene(phase="rolling"),
        "tile": lambda: scene(crew=["portal"], dice="R").play("explore:R", "discover:n"),
    }
    s = scenes[step]()

    assert quick_draws(s) == set(s.draws())


# --- technologies -------------------------------------------------------------------------------------


@clause("AN-028")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_teleporter_lies_face_up_before_anything_is_drawn(seats: int) -> None:
    assert new_game(seats).techs() == "teleporter"


@clause("AN-028", "AN-029")
def test_three_of_the_seven_other_technologies_are_drawn() -> None:
    s = new_game().chance("first:0")
    assert s.draws() == {f"lay:{tech}": 1 for tech in TECHS if tech != "teleporter"}
    s.chance("lay:pole_silowe")
    assert s.draws() == {f"lay:{tech}": 1 for tech in TECHS if tech not in ("teleporter", "pole_silowe")}
    s.chance("lay:klonowanie", "lay:transmiter_materii")

    assert s.question == "deal-race"
    assert s.techs() == "teleporter klonowanie transmiter_materii pole_silowe"
    assert s.told("tech-laid") == [
        "tech-laid teleporter", "tech-laid pole_silowe", "tech-laid klonowanie", "tech-laid transmiter_materii",
    ]  # fmt: skip


@clause("AN-029")
def test_how_many_technologies_are_drawn_stands_in_the_book() -> None:
    book = fresh_book()
    book.technologies = 1

    assert new_game(book=book).chance("first:0", "lay:pole_silowe").question == "deal-race"


@clause("AN-030")
@pytest.mark.parametrize("tech", ["uniwersalne_narzedzie", "zdalne_sterowanie", "kapsula_szkoleniowa"])
def test_a_technology_that_was_put_away_cannot_be_used(tech: str) -> None:
    """Edge case 11: a technology that is not in play."""
    techs = "teleporter klonowanie szczepionki pole_silowe"
    s = scene(crew=["portal", "portal"], dice="T", techs=techs)

    assert s.why_not(f"tech:{tech}") == "AN-030"
    assert s.why_not("tech:klonowanie") is None


@clause("AN-031")
def test_ten_vaccine_tokens_lie_beside_their_card_as_soon_as_it_is_laid() -> None:
    s = new_game().chance("first:0", "lay:klonowanie")
    assert s.beside == 0

    assert s.chance("lay:szczepionki").beside == 10


@clause("AN-032")
def test_without_vaccines_no_tokens_are_in_the_game() -> None:
    s = new_game().chance("first:0", "lay:klonowanie", "lay:pole_silowe", "lay:transmiter_materii")
    s.chance(*DEALT[:4]).play_as(0, "race:arkturianie").play_as(1, "race:synteci").chance("open:Z31", *DRAWN[:4])
    s.play_as(0, "keep:Z01").play_as(1, "keep:Z03")

    assert (s.beside, s.vaccines(0), s.vaccines(1)) == (0, 0, 0)


@clause("AN-031", "AN-032")
def test_a_position_with_another_number_of_tokens_is_impossible() -> None:
    s = scene(crew=["portal"])
    s.s.table.beside = 9
    assert list(map(str, GAME.problems(s.s))) == ["9 vaccine tokens are in the game instead of 10"]

    s = scene(crew=["portal"], techs="teleporter klonowanie pole_silowe transmiter_materii")
    s.s.table.vaccines[0] = 1
    assert list(map(str, GAME.problems(s.s))) == ["1 vaccine tokens are in the game instead of 0"]


@clause("AN-033")
def test_all_technologies_start_unused() -> None:
    assert ready().techs() == "teleporter klonowanie szczepionki pole_silowe"


# --- races --------------------------------------------------------------------------------------------


@clause("AN-034")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_is_dealt_two_race_cards_face_down(seats: int) -> None:
    s = with_technologies(seats)
    assert s.draws() == {f"deal:{race}": 1 for race in RACES}
    s.chance("deal:synteci")
    assert s.draws() == {f"deal:{race}": 1 for race in RACES if race != "synteci"}
    s = with_race_cards(seats)

    assert s.actors == list(range(seats))
    assert [len(GAME.view(s.s, seat).hand.races) for seat in range(seats)] == [2] * seats
    assert s.s.table.race_cards == [2] * seats
    assert s.told("race-dealt")[:3] == [
        "race-dealt 0 arkturianie to 0", "race-dealt 0 roj_xarr to 0", "race-dealt 1 synteci to 1",
    ]  # fmt: skip


@clause("AN-034", "AN-038")
def test_the_race_cards_of_others_are_not_seen() -> None:
    one = with_technologies().chance("deal:synteci", "deal:metamorfy", "deal:roj_xarr", "deal:arkturianie")
    other = with_technologies().chance("deal:poslowie_koru", "deal:metamorfy", "deal:roj_xarr", "deal:arkturianie")

    assert one.seen_by(1) == other.seen_by(1)
    assert one.seen_by(SPECTATOR) == other.seen_by(SPECTATOR)
    assert one.seen_by(0) != other.seen_by(0)
    assert GAME.audience(with_technologies().s, CHANCE, VOCABULARY.id("deal:synteci")) == 1


@clause("AN-035")
def test_a_seat_keeps_one_of_its_own_two_race_cards() -> None:
    s = with_race_cards()

    assert (s.options(0), s.options(1)) == (
        ["race:arkturianie", "race:roj_xarr"],
        ["race:synteci", "race:metamorfy"],
    )
    assert s.why_not("race:synteci", 0) == "AN-035"
    assert s.why_not("race:poslowie_koru", 1) == "AN-035"
    assert s.why_not("keep:Z01", 1) == "AN-275"
    assert s.why_not("deal:synteci", 1) == "AN-034"


@clause("AN-035", "AN-037", "AN-038", "AN-266")
def test_a_kept_race_stays_hidden_and_cannot_be_chosen_anew() -> None:
    s = with_race_cards(3).play_as(1, "race:synteci")

    assert (s.actors, s.options(1)) == ([0, 2], [])
    assert s.why_not("race:metamorfy", 1) == "AN-266"
    assert [s.race(seat) for seat in range(3)] == ["-", "-", "-"]
    assert s.told("race-revealed") == []
    assert s.s.hands[1].choice == RACES.index("synteci")
    assert GAME.audience(s.s, 0, VOCABULARY.id("race:arkturianie")) == 1
    assert not GAME.reveals(s.s, 0, VOCABULARY.id("race:arkturianie"))
    s.play_as(0, "race:arkturianie")
    assert GAME.audience(s.s, 2, VOCABULARY.id("race:inzynierowie_vel")) == EVERYONE


@clause("AN-036", "AN-037")
def test_all_races_are_revealed_together_and_the_others_are_put_away() -> None:
    s = with_race_cards(3).play_as(2, "race:inzynierowie_vel").play_as(0, "race:arkturianie")
    assert GAME.reveals(s.s, 1, VOCABULARY.id("race:metamorfy"))
    s.play_as(1, "race:metamorfy")

    assert s.told("race-revealed") == [
        "race-revealed 0 arkturianie", "race-revealed 1 metamorfy", "race-revealed 2 inzynierowie_vel",
    ]  # fmt: skip
    assert s.s.table.races == [RACES.index(race) for race in ("arkturianie", "metamorfy", "inzynierowie_vel")]
    assert s.s.table.race_cards == [0, 0, 0]
    assert [(hand.races, hand.choice) for hand in s.s.hands] == [([], -1)] * 3
    put_away = [race for race, there in zip(RACES, s.s.vault.races, strict=True) if there]
    assert put_away == ["roj_xarr", "synteci", "pionierzy_otchlani", "uczeni_mnemos", "poslowie_koru"]
    assert s.s.table.ready == 0


@clause("AN-036")
def test_nobody_can_tell_which_race_card_was_put_away() -> None:
    one = with_technologies().chance("deal:synteci", "deal:metamorfy", "deal:roj_xarr", "deal:arkturianie")
    other = with_technologies().chance("deal:synteci", "deal:poslowie_koru", "deal:roj_xarr", "deal:arkturianie")
    for s in (one, other):
        s.play_as(0, "race:synteci").play_as(1, "race:roj_xarr")

    assert one.seen_by(1) == other.seen_by(1)


@clause("AN-039")
@pytest.mark.parametrize(("race", "most"), [("roj_xarr", 3), ("synteci", 2)])
def test_from_the_reveal_on_a_race_has_its_ability(race: str, most: int) -> None:
    s = scene(races=[race], crew=["portal"], dice="S").play("die:S")

    assert s.options() == [f"train:{count}" for count in range(1, most + 1)]


# --- tasks --------------------------------------------------------------------------------------------


@clause("AN-040", "AN-041", "AN-042")
@pytest.mark.parametrize("seats", [2, 4])
def test_six_tasks_are_the_general_deck_one_lies_open_and_24_are_personal(seats: int) -> None:
    s = with_races(seats)
    assert (s.general_deck, s.general(), s.unseen) == (6, "", 25)
    assert s.draws() == {f"open:{task}": 1 for task in TASKS}
    s.chance("open:Z31")

    assert (s.general_deck, s.general(), s.unseen) == (6, "Z31", 24)
    assert s.told("task-opened") == ["task-opened Z31"]
    assert s.question == "draw-tasks"


@clause("AN-041", "AN-187")
@pytest.mark.parametrize(("task", "general"), [("Z01", "Z01 Z05 Z20"), ("Z10", "Z05 Z10 Z20"), ("Z31", "Z05 Z20 Z31")])
def test_a_task_that_is_turned_up_lies_among_the_open_ones_in_their_order(task: str, general: str) -> None:
    s = scene(phase="cleanup", general="Z05 Z20", held=["Z02", "Z03"])
    assert s.draws() == {f"open:{each}": 1 for each in TASKS if each not in ("Z02", "Z03", "Z05", "Z20")}
    s.chance(f"open:{task}")

    assert (s.general(), s.general_deck) == (general, 5)


@clause("AN-042", "AN-043")
def test_the_last_unseen_card_is_drawn_before_those_that_were_put_under_the_deck() -> None:
    s = scene(phase="cleanup", held=["Z01", "Z02"], under="Z09:0", unseen=1, first=1)
    s.chance("open:Z10").play("exchange")
    assert "draw:Z09" not in s.draws()
    assert len(s.draws()) == 6
    s.chance("draw:Z03")

    assert (s.held(0), s.unseen, s.under().split()[0]) == ("Z03", 0, "Z09")


@clause("AN-062")
def test_a_symbol_comes_up_as_often_as_it_stands_on_a_die() -> None:
    assert scene(phase="rolling").draws() == dict.fromkeys(
        ["roll:zaraza", "roll:pelne_szkolenie", "roll:wezwanie_wsparcia", "roll:improwizacja", "roll:ruch",
         "roll:technologia"], 1,
    )  # fmt: skip
    book = fresh_book()
    book.face_weight = [2, 1, 1, 0, 3, 1]

    assert list(scene(phase="rolling", book=book).draws().values()) == [2, 1, 1, 3, 1]
    assert "roll:improwizacja" not in scene(phase="rolling", book=book).draws()


@clause("AN-044", "AN-214")
def test_a_card_that_was_not_drawn_cannot_be_kept() -> None:
    s = scene(phase="cleanup", held=["", "Z02"], personal_done=[0], first=1).chance("open:Z31", "draw:Z03", "draw:Z04")

    assert s.options() == ["keep:Z03", "keep:Z04"]
    assert s.why_not("keep:Z02") == "AN-214"


@clause("AN-041")
def test_the_open_task_can_be_completed_in_round_1() -> None:
    s = ready()

    assert (s.round, s.general()) == (1, "Z31")
    assert scene(phase="checking", general="Z28", facts={"unused": 2}).why_not("task:Z28") is None


@clause("AN-043", "AN-044")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_draws_two_personal_tasks_in_secret(seats: int) -> None:
    s = with_races(seats).chance("open:Z31")
    assert s.draws() == {f"draw:{task}": 1 for task in TASKS if task != "Z31"}
    assert GAME.audience(s.s, CHANCE, VOCABULARY.id("draw:Z01")) == 1
    s = with_tasks(seats)

    assert [s.held(seat) for seat in range(seats)] == ["Z01 Z02", "Z03 Z04", "Z05 Z06", "Z07 Z08"][:seats]
    assert (s.known_held(0, 0), s.known_held(0, 1), s.known_held(1, 0)) == ("Z01 Z02", "? ?", "? ?")
    assert s.story[-4:] == [
        f"task-drawn {seats - 1} Z{2 * seats - 1:02} to {seats - 1}",
        f"card-drawn {seats - 1} to " + " ".join(str(other) for other in range(4) if other != seats - 1),
        f"task-drawn {seats - 1} Z{2 * seats:02} to {seats - 1}",
        f"card-drawn {seats - 1} to " + " ".join(str(other) for other in range(4) if other != seats - 1),
    ]
    assert s.actors == list(range(seats))


@clause("AN-044")
def test_a_seat_keeps_one_of_its_own_two_tasks() -> None:
    s = with_tasks()

    assert (s.options(0), s.options(1)) == (["keep:Z01", "keep:Z02"], ["keep:Z03", "keep:Z04"])
    assert s.why_not("keep:Z03", 0) == "AN-044"
    assert s.why_not("keep:Z31", 1) == "AN-044"
    assert s.why_not("race:synteci", 1) == "AN-275"


@clause("AN-044", "AN-254", "AN-266")
def test_the_choice_of_tasks_is_simultaneous_and_secret() -> None:
    one, other = (with_tasks(3).play_as(1, f"keep:{task}") for task in ("Z03", "Z04"))

    assert (one.actors, one.options(1)) == ([0, 2], [])
    assert one.why_not("keep:Z04", 1) == "AN-266"
    assert one.seen_by(0) == other.seen_by(0)
    assert one.told("task-kept") == []
    assert GAME.audience(one.s, 0, VOCABULARY.id("keep:Z01")) == 1
    assert not GAME.reveals(one.s, 0, VOCABULARY.id("keep:Z01"))


@clause("AN-044", "AN-045")
def test_the_other_card_goes_under_the_personal_deck() -> None:
    s = ready()

    assert (s.held(0), s.held(1)) == ("Z02", "Z04")
    assert [hand.choice for hand in s.s.hands] == [-1, -1]
    assert (s.under(), s.unseen) == ("Z01 Z03", 20)
    assert (s.known_under(0), s.known_under(1), s.known_under(SPECTATOR)) == ("Z01 ?", "? Z03", "? ?")
    assert s.story[-9:-3] == [
        "task-kept 0 Z02 to 0",
        "task-put-under 0 Z01 to 0",
        "card-put-under 0 to 1 2 3",
        "task-kept 1 Z04 to 1",
        "task-put-under 1 Z03 to 1",
        "card-put-under 1 to 0 2 3",
    ]


@clause("AN-046")
@pytest.mark.parametrize(
    ("first", "under"),
    [(0, "Z01 Z03 Z05 Z07"), (1, "Z03 Z05 Z07 Z01"), (3, "Z07 Z01 Z03 Z05")],
)
def test_cards_are_put_back_in_seat_order_from_the_first_player(first: int, under: str) -> None:
    assert ready(4, first).under() == under


@clause("AN-047")
@pytest.mark.parametrize(("seats", "size"), [(2, 22), (3, 21), (4, 20)])
def test_after_the_set_up_the_personal_deck_has_its_size(seats: int, size: int) -> None:
    assert ready(seats).s.table.personal[0].size() == size
