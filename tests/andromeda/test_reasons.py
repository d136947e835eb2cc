"""Why not: the clause that forbids here and now, and what in the position stands against it."""

from collections.abc import Sequence

import pytest

from andromeda.scene import FIRST_GAME_TECHS, GAME, Scene, new_game, scene
from andromeda.spoken import EN, NAMES, PL
from clauses import clause
from draw.pages import doing
from kosmodrom.engine.reasons import Reason, fact, nearest
from kosmodrom.engine.words import Words
from kosmodrom.games.andromeda.board.board import BOARD
from kosmodrom.games.andromeda.entry import ENTRY
from kosmodrom.games.andromeda.model.actions import TASKS, VOCABULARY

ALL_TECHS = "teleporter transmiter_materii pole_silowe zdalne_sterowanie"
ROOMS = "n=reaktor e=kajuty_zalogi s=komory_hibernacyjne"


def why(s: Scene, *decisions: str, seat: int | None = None, texts: Words = EN) -> tuple[str, str]:
    """What a thing that stands for some decisions answers: the clause, and the fact before it."""
    asked = s.seat if seat is None else seat
    chosen = reason(s, decisions, asked)
    names = NAMES[: s.s.seats]
    return chosen.clause.id, fact(ENTRY, GAME.view(s.s, asked), s.s.book, chosen, s.actors, texts, names)


def reason(s: Scene, decisions: Sequence[str], seat: int) -> Reason:
    ids = [VOCABULARY.id(s.expand(decision)) for decision in decisions]
    numbers = [GAME.refusal(s.s, seat, action) for action in ids]
    assert all(numbers), f"one of {decisions} is legal"
    reasons = [Reason(action, number, ENTRY.clause(number)) for action, number in zip(ids, numbers, strict=True)]
    asked = {VOCABULARY.verb(action) for action in (GAME.legal(s.s, seat) if seat in s.actors else [])}
    return nearest(reasons, [VOCABULARY.verb(action) in asked for action in ids])


# --- waiting ------------------------------------------------------------------------------------------


@clause("AN-082")
def test_who_waits_while_the_first_player_has_no_card_hears_who_prepares() -> None:
    s = scene(seats=3, phase="offering", middle="ZSWIRTRRWI", crew=["portal", "portal", "portal"])
    s.play("offer:R", "offer:done", "accept:S")
    assert (s.seat, s.card(1)) == (0, 1)
    assert why(s, "offer:Z", "accept:Z", seat=2) == ("AN-082", "Deciding now: Ala.")


@clause("AN-083", "AN-004")
def test_the_first_player_with_a_card_taps_a_die() -> None:
    s = scene(seats=3, phase="offering", middle="ZSWIRTRRWI", crew=["portal", "portal", "portal"])
    s.play("offer:R", "offer:done", "reject", "reject", "accept:S")
    assert (s.card(0), s.seat, s.question) == (1, 1, "offering")

    assert why(s, "offer:Z", "accept:Z", seat=0) == ("AN-083", "Deciding now: Bartek.")
    assert why(s, "die:S", "single:S", "explore:S", "morph:S", seat=0) == ("AN-004", "Deciding now: Bartek.")


@clause("AN-074", "AN-079", "AN-080")
def test_who_is_not_asked_about_an_offer_hears_why() -> None:
    s = scene(seats=4, phase="offering", middle="ZSWIRTRRWIRRR", crew=["portal"] * 4)
    s.play("offer:R", "offer:done")
    assert [s.why_not("accept:S", seat) for seat in (0, 2, 3)] == ["AN-074"] * 3
    s.play("reject")
    assert [s.why_not("reject", seat) for seat in (0, 1, 3)] == ["AN-079"] * 3
    s.play("accept:S", "offer:W", "offer:done")
    assert (s.seat, s.card(2)) == (1, 1)
    assert s.why_not("accept:R", 2) == "AN-080"


@clause("AN-266", "AN-275")
def test_a_sealed_race_is_not_changed_but_may_be_taken_back() -> None:
    s = new_game(2).chance("first:0", "lay:klonowanie", "lay:szczepionki", "lay:pole_silowe")
    s.chance("deal:arkturianie", "deal:roj_xarr", "deal:synteci", "deal:metamorfy").play_as(0, "race:roj_xarr")

    assert why(s, "race:arkturianie", seat=0)[0] == "AN-266"
    assert reason(s, ["race:arkturianie"], 0).is_begun
    assert why(s, "tech:teleporter", seat=0) == ("AN-275", "Deciding now: Bartek.")
    assert why(s, "tech:teleporter", seat=1) == ("AN-275", "The game is being set up: first choose your race.")


@clause("AN-216")
def test_a_second_exchange_is_one_too_many() -> None:
    s = scene(phase="cleanup", held=["Z01", "Z02"]).settle()
    s.play("exchange").settle()
    assert s.seat == 0
    assert s.why_not("exchange", 1) == "AN-216"


@clause("AN-218")
def test_who_has_drawn_for_a_completed_task_hears_that_no_exchange_follows() -> None:
    s = scene(phase="cleanup", held=["", "Z01"], personal_done=[0], first=1)
    s.chance("open:Z08", "draw:Z12", "draw:Z13").play("keep:Z12")
    assert (s.question, s.seat) == ("exchanging", 1)
    assert why(s, "exchange", seat=0) == ("AN-218", "Deciding now: Bartek.")


# --- the actions step ---------------------------------------------------------------------------------


@clause("AN-112")
def test_an_own_researcher_asks_for_a_die() -> None:
    s = scene(rooms=ROOMS, crew=["portal*2"], dice="SSR")
    slot = ["move:portal-n", "sacrifice:portal", "enter:portal", "shift:portal-n", "remove:0-portal", "pick:0-portal"]
    assert why(s, *slot) == ("AN-112", "First choose the die that you use for it: Full Training ×2, Movement.")
    assert why(s, *slot, texts=PL)[1] == "Najpierw wybierz kość, której na to użyjesz: Pełne szkolenie ×2, Ruch."


@clause("AN-123")
def test_somebody_elses_researcher_is_named_with_its_owner() -> None:
    s = scene(rooms=ROOMS, crew=["portal", "portal"], dice="R")
    told = ("AN-123", "This is not your researcher; it belongs to Bartek.")
    assert why(s, "remove:1-portal", "pick:1-portal") == told


@clause("AN-170")
def test_tasks_wait_until_the_actions_are_ended_the_own_one_too() -> None:
    s = scene(crew=["portal"], dice="R", general="Z28", held=["Z02"])
    later = "Tasks are checked once you have ended your actions."
    assert why(s, "task:Z02", "return:Z02", "keep:Z02") == ("AN-170", later)
    assert why(s, "task:Z28") == ("AN-170", later)
    assert s.why_not("end:turn") == "AN-092"


@clause("AN-131", "AN-138")
def test_a_dark_room_says_whether_a_researcher_or_a_die_is_lacking() -> None:
    dark = ["discover:w", "summon:w", "place:w", "to:w"]
    assert why(scene(crew=["portal"]), *dark) == ("AN-138", "You have no dice left.")
    far = scene(crew=["portal"], dice="R")
    corner = [f"{verb}:nw" for verb in ("discover", "summon", "place", "to")]
    assert why(far, *corner) == ("AN-131", "None of your researchers stands next to this room.")


@clause("AN-106", "AN-107")
def test_a_die_never_held_is_another_matter_than_a_used_one() -> None:
    s = scene(crew=["portal"], dice="S")
    assert why(s, "die:W") == ("AN-106", "You have no “Call Support” die.")
    s.play("die:S", "train:1")
    assert why(s, "die:S", texts=PL) == ("AN-107", "Nie masz już kości „Pełne szkolenie”.")


@clause("AN-125", "AN-123")
def test_movement_among_dark_rooms_or_with_nobody_aboard() -> None:
    s = scene(crew=["portal"], dice="R")
    assert why(s, "die:R") == ("AN-125", "All rooms next to your researchers are face down.")
    assert why(scene(rooms=ROOMS, dice="R"), "die:R") == ("AN-123", "You have no researchers on the ship.")


@clause("AN-125")
def test_a_dark_room_tapped_while_moving_says_that_it_is_dark() -> None:
    s = scene(rooms="n=reaktor", crew=["portal"], dice="R").play("die:R")
    page = BOARD.table(GAME.view(s.s, 0), s.s.book, EN, NAMES[:2]).html
    thing = doing(page, "discover:nw").get("data-do")
    assert thing is not None
    assert why(s, *thing.split()) == ("AN-125", "The room in the north-west is face down.")


@clause("AN-106", "AN-126")
@pytest.mark.parametrize(
    ("decision", "forbids"), [("place:n", 126), ("pick:0-portal", 106), ("to:n", 106), ("as:S", 106)]
)
def test_a_part_of_an_action_needs_the_action_and_placing_a_technology(decision: str, forbids: int) -> None:
    s = scene(rooms=ROOMS, crew=["portal"], dice="R")
    assert why(s, decision) == (f"AN-{forbids}", "No action that you have begun lets you choose this now.")


@clause("AN-112")
def test_only_dice_that_train_or_summon_are_named_for_it() -> None:
    s = scene(rooms=ROOMS, crew=["portal"], trained=[2], dice="SWR")
    assert why(s, "train:1") == ("AN-112", "First choose the die that you use for it: Full Training.")
    assert why(s, "summon:portal") == ("AN-112", "First choose the die that you use for it: Call Support.")
    assert why(scene(crew=["portal"], trained=[2], dice="R"), "train:1") == ("AN-112", "None of your dice can do this.")
    metamorph = scene(races=["metamorfy"], crew=["portal"], trained=[2], dice="R")
    assert why(metamorph, "train:1", texts=PL)[1] == "Najpierw wybierz kość, której na to użyjesz: Ruch."


@clause("AN-011")
def test_a_teleporter_says_where_it_cannot_go_and_why() -> None:
    s = scene(races=["inzynierowie_vel"], rooms=ROOMS, crew=["n"], teleporters=["portal n"], dice="R")
    assert s.offers("shift:portal-e")
    told = "This teleporter cannot go to the Reactor: you already have one there."
    assert why(s, "shift:portal-n") == ("AN-011", told)
    assert why(s, "shift:portal-n", texts=PL)[1] == "Tego teleportera nie przesuniesz do Reaktora: masz tam już inny."


@clause("AN-114")
def test_three_are_not_trained_by_a_two() -> None:
    s = scene(crew=["portal"], dice="S").play("die:S")
    assert why(s, "train:3", texts=PL) == ("AN-114", "Możesz teraz wyszkolić najwyżej 2 badaczy.")


# --- control ------------------------------------------------------------------------------------------


@clause("AN-151", "AN-143")
@pytest.mark.parametrize(
    ("crew", "said", "powiedziane"),
    [
        (["portal", "n"], "You have no researchers in the Reactor.", "Nie masz badaczy w Reaktorze."),
        (
            ["n*2", "n*2"],
            "A tie in the Reactor, 2 each: you and Bartek.",
            "Remis w Reaktorze, po 2: ty i Bartek.",
        ),
        (
            ["n", "n*3"],
            "Researchers in the Reactor: you 1, Bartek: 3.",
            "Badacze w Reaktorze: ty 1, Bartek: 3.",
        ),
    ],
)
def test_a_room_without_control_says_who_has_how_many(crew: list[str], said: str, powiedziane: str) -> None:
    s = scene(rooms=ROOMS, crew=crew, dice="R")
    thing = ["room:reaktor", "summon:n", "place:n", "to:n", "discover:n"]
    assert why(s, *thing) == ("AN-151", said)
    assert why(s, *thing, texts=PL) == ("AN-151", powiedziane)


@clause("AN-149", "AN-269")
def test_a_used_room_action_is_named() -> None:
    s = scene(rooms=ROOMS, crew=["e n portal"]).play("room:kajuty_zalogi", "move:e-portal", "done")
    assert why(s, "room:reaktor") == ("AN-149", "Action already used this turn: Crew Quarters.")


# --- technologies and races ---------------------------------------------------------------------------


@clause("AN-141", "AN-271")
def test_cloning_where_nobody_is_or_in_the_dark() -> None:
    s = scene(rooms=ROOMS, crew=["portal n"], dice="T").play("tech:klonowanie")
    assert why(s, "place:e") == ("AN-271", "You have no researchers in the Crew Quarters.")
    assert why(s, "place:w") == ("AN-141", "The room in the west is face down.")


@clause("AN-141", "AN-270")
def test_a_teleporter_where_nobody_is_or_in_the_dark() -> None:
    s = scene(rooms=ROOMS, crew=["portal n e"], dice="T").play("tech:teleporter")
    assert why(s, "place:s") == ("AN-270", "You have no researchers in the Hibernation Chambers.")
    assert why(s, "place:w", texts=PL) == ("AN-141", "Pomieszczenie na zachodzie jest zakryte.")


@clause("AN-272")
def test_the_tool_is_no_improvisation() -> None:
    s = scene(rooms=ROOMS, crew=["portal"], trained=[2], dice="T").play("tech:uniwersalne_narzedzie")
    assert s.why_not("as:I") == "AN-272"


@clause("AN-267")
def test_the_engineers_second_shift() -> None:
    s = scene(races=["inzynierowie_vel"], rooms=ROOMS, crew=["portal"], dice="R").play("shift:portal-n")
    assert why(s, "shift:n-portal") == ("AN-267", "The ability of your race has already been used this turn.")


@clause("AN-059", "AN-166")
def test_no_race_morphs_in_the_first_game_and_only_one_in_others() -> None:
    assert scene(crew=["portal"], dice="S").why_not("morph:S") == "AN-059"
    s = scene(races=["synteci"], crew=["portal"], dice="S")
    told = "Your race (Synthetics) cannot use a die as another result."
    assert why(s, "morph:S") == ("AN-166", told)


@clause("AN-059", "AN-166")
def test_an_own_teleporter_says_that_an_ability_would_be_needed_to_move_it() -> None:
    ring = ["shift:portal-n", "shift:portal-e", "remove:0-portal", "pick:0-portal"]
    first = scene(rooms=ROOMS, crew=["n"], dice="R")
    assert why(first, *ring) == ("AN-059", "Only an ability of a race can move a teleporter.")
    assert why(first, "morph:R", texts=PL)[1] == "Tylko zdolność rasy pozwala użyć kości z innym wynikiem."
    other = scene(races=["synteci"], rooms=ROOMS, crew=["n"], dice="R")
    assert why(other, *ring) == ("AN-166", "Your race (Synthetics) cannot move teleporters.")


@clause("AN-268")
def test_metamorphs_use_a_die_as_another_result_once() -> None:
    s = scene(races=["metamorfy"], rooms=ROOMS, crew=["portal"], trained=[2], dice="SR").play("morph:S")
    assert why(s, "as:S") == ("AN-268", "The die already shows “Full Training”.")
    s.play("as:I", "train:1")
    assert why(s, "morph:R", texts=PL) == ("AN-268", "Zdolność twojej rasy jest w tej turze już wykorzystana.")


@clause("AN-012")
@pytest.mark.parametrize(
    ("tech", "crew", "said"),
    [
        ("klonowanie", "", "You have no researchers on the ship."),
        ("transmiter_materii", "portal", "You need at least 2 teleporters of your own on the ship."),
        ("pole_silowe", "portal", "No researcher of another player has a face-up room next to it."),
        ("zdalne_sterowanie", "portal", "No action of a face-up room would change anything now."),
    ],
)
def test_a_technology_that_would_change_nothing_says_what_is_lacking(tech: str, crew: str, said: str) -> None:
    s = scene(crew=[crew], dice="T", techs=FIRST_GAME_TECHS if tech == "klonowanie" else ALL_TECHS)
    assert why(s, f"tech:{tech}") == ("AN-012", said)


@clause("AN-141")
def test_a_teleporter_among_dark_rooms_says_so_of_all_of_them() -> None:
    ring = ["shift:portal-n", "shift:portal-w", "shift:portal-e", "shift:portal-s"]
    s = scene(races=["inzynierowie_vel"], crew=["portal"], dice="R")
    assert why(s, *ring) == ("AN-141", "All rooms next to this teleporter are face down.")
    partly = scene(races=["inzynierowie_vel"], rooms="n=reaktor", crew=["portal"], dice="R")
    assert why(partly, "shift:portal-w", texts=PL) == ("AN-141", "Pomieszczenie na zachodzie jest zakryte.")


@clause("AN-141", "AN-231", "AN-011")
def test_a_teleporter_that_can_go_nowhere_says_so_whatever_is_in_the_way() -> None:
    ring = ["shift:portal-n", "shift:portal-w", "shift:portal-e", "shift:portal-s"]
    stuck = "No room next to this teleporter can take it."
    s = scene(seats=3, races=["inzynierowie_vel"], rooms="e=laboratorium", crew=["portal"] * 3, dice="R")
    assert why(s, *ring) == ("AN-141", stuck)
    assert why(s, "shift:portal-e", texts=PL) == (
        "AN-231",
        "Żadne pomieszczenie obok tego teleportera nie może go przyjąć.",
    )
    full = scene(races=["inzynierowie_vel"], rooms="e=reaktor se=kajuty_zalogi", teleporters=["e se portal"], dice="R")
    assert why(full, "shift:portal-e", "shift:portal-n") == ("AN-011", stuck)
    assert why(full, "shift:se-e") == ("AN-011", stuck)


@clause("AN-027")
def test_nothing_is_brought_to_a_corner_where_no_room_lies() -> None:
    s = scene(races=["inzynierowie_vel"], rooms=ROOMS, teleporters=["n"], crew=["portal"], dice="R")
    assert why(s, "shift:n-ne") == ("AN-027", "")
    flight = scene(rooms="n=poklad_hangarowy e=kajuty_zalogi", crew=["n"], dice="R").play("room:poklad_hangarowy")
    assert (flight.question, why(flight, "to:ne")) == ("flying", ("AN-027", ""))


@clause("AN-161", "AN-012")
def test_a_technology_die_that_no_technology_takes_says_what_is_in_the_way() -> None:
    used = "teleporter szczepionki uniwersalne_narzedzie"
    some = scene(dice="T", used=used)
    assert why(some, *die_of(some)) == ("AN-012", "You have no researchers on the ship.")
    every = scene(dice="T", used=f"{used} klonowanie")
    assert why(every, *die_of(every))[0] == "AN-161"


def die_of(s: Scene) -> list[str]:
    """What the own technology die stands for on the page."""
    page = BOARD.hand(GAME.view(s.s, 0), s.s.book, EN, NAMES[:2]).html
    thing = doing(page, "single:technologia").get("data-do")
    assert thing is not None
    return thing.split()


# --- teleporters and researchers ----------------------------------------------------------------------


@clause("AN-095", "AN-123")
def test_a_teleporter_without_its_owners_researcher_is_told_as_such_whoever_else_is_there() -> None:
    s = scene(rooms=ROOMS, crew=["portal e", "n"], dice="RZ")
    ring = ["remove:1-portal", "pick:1-portal"]
    assert why(s, *ring) == ("AN-095", "Bartek has only a teleporter in the Portal, no researcher.")
    s = scene(rooms=ROOMS, crew=["portal", "n"], dice="R")
    assert why(s, *ring, texts=PL) == ("AN-123", "Bartek ma w Portalu tylko teleporter, bez badacza.")


@clause("AN-273")
def test_where_one_has_nobody_no_researcher_is_looked_for() -> None:
    s = scene(rooms=ROOMS, crew=["portal*2"], teleporters=["portal n"], dice="T", techs=ALL_TECHS)
    s.play("tech:transmiter_materii")
    assert why(s, "pick:0-e") == ("AN-273", "You have no researchers in the Crew Quarters.")
    assert why(s, "pick:1-e") == ("AN-273", "There is no such researcher in the Crew Quarters.")


@clause("AN-251")
def test_an_own_teleporter_that_stands_alone_is_told_as_ones_own() -> None:
    s = scene(seats=3, rooms="n=zbrojownia", crew=["n", "portal", "portal"], dice="R").play("room:zbrojownia")
    ring = ["remove:0-portal", "pick:0-portal"]
    assert why(s, *ring) == ("AN-251", "You have only a teleporter in the Portal, no researcher.")
    assert why(s, *ring, texts=PL)[1] == "Masz w Portalu tylko teleporter, bez badacza."


@clause("AN-247")
def test_two_researchers_of_ones_own_are_not_told_of_by_name() -> None:
    s = scene(seats=3, rooms=ROOMS, crew=["n*2 portal", "portal", "portal"], dice="R").play("room:reaktor", "pick:0-n")
    assert why(s, "pick:0-portal") == ("AN-247", "Both researchers are yours.")
    assert why(s, "pick:0-portal", texts=PL)[1] == "Obaj badacze są twoi."


# --- what was begun -----------------------------------------------------------------------------------


@clause("AN-265")
@pytest.mark.parametrize(
    ("begun", "said"),
    [
        ("die:R", "You are moving: 3 moves left."),
        ("die:S", "You are training: choose how many researchers."),
        ("explore:R", "You are discovering: choose a face-down room."),
        ("tech:klonowanie", "You are putting a researcher from your pool on the ship: choose a room."),
    ],
)
def test_what_was_begun_is_named_and_may_be_taken_back(begun: str, said: str) -> None:
    s = scene(rooms=ROOMS, crew=["portal n"], dice="SRT").play(begun)
    assert why(s, "end:actions") == ("AN-265", said)
    assert reason(s, ["end:actions"], 0).is_begun


@clause("AN-265", "AN-173")
def test_a_task_that_is_being_paid_for_comes_first() -> None:
    s = scene(phase="checking", rooms=ROOMS, crew=["n*3 e*2 portal"], held=["Z06"], general="Z12")
    assert why(s, "sacrifice:n", "remove:0-n") == ("AN-173", "First choose the task that you pay for.")
    unmet = scene(phase="checking", rooms=ROOMS, crew=["n"], held=["Z06"])
    assert why(unmet, "sacrifice:n") == ("AN-173", "You cannot complete any task now, so there is nothing to pay for.")
    s.play("task:Z06")
    assert why(s, "task:Z12") == ("AN-265", "You are paying for a task: 2 researchers left to sacrifice.")


# --- tasks --------------------------------------------------------------------------------------------


@clause("AN-174", "AN-175")
def test_a_task_says_what_is_lacking() -> None:
    s = scene(phase="checking", rooms=ROOMS, crew=["n e", "portal"], held=["Z06"], general="Z19")
    assert why(s, "task:Z06") == ("AN-175", "Not met: you control at least 3 rooms, now: 2.")
    s.s.table.general.append(TASKS.index("Z11"))
    assert why(s, "task:Z11")[1] == "Not met: you control the Communications Centre or the Captain's Bridge."
    assert why(s, "task:Z19", texts=PL) == ("AN-174", "Koszt to 3 badaczy, a na statku masz 2.")
    none = scene(phase="checking", rooms=ROOMS, held=["Z06"])
    assert why(none, "task:Z06") == ("AN-174", "It costs 2 researchers, and you have none on the ship.")
    assert why(none, "task:Z06", texts=PL)[1] == "Koszt to 2 badaczy, a na statku nie masz nikogo."


@clause("AN-181")
def test_a_task_that_one_has_completed_is_not_told_of_by_name() -> None:
    s = scene(phase="checking", rooms=ROOMS, crew=["n e portal"], held=["Z02"], general="Z12").play("task:Z12")
    s.play("sacrifice:e")
    assert why(s, "task:Z12") == ("AN-181", "You have already completed this task.")


@clause("AN-072", "AN-256")
def test_offers_and_plague_say_their_numbers() -> None:
    s = scene(phase="offering", middle="RRRRRRR").play(*["offer:R"] * 5)
    assert why(s, "offer:R", "accept:R") == ("AN-072", "The middle has 2 dice, and at least 2 must remain there.")
    s = scene(rooms="n=strefa_skazona", crew=["n*2 portal"], dice="Z", vaccines=[1])
    assert why(s, "remove:0-portal") == ("AN-256", "First choose how many vaccines you discard.")


# --- what no other rule forbids -----------------------------------------------------------------------


@clause("AN-027", "AN-116", "AN-118", "AN-123")
def test_what_no_die_could_do_is_not_refused_for_want_of_a_die() -> None:
    s = scene(rooms=ROOMS, crew=["portal*12"], trained=[2], dice="SWR")
    assert why(s, "move:n-portal") == ("AN-123", "You have no researchers in the Reactor.")
    assert why(s, "move:n-ne") == ("AN-027", "")
    assert why(s, "summon:n") == ("AN-118", "You have no teleporter in the Reactor.")
    assert [s.why_not(decision) for decision in ("summon:nw", "move:nw-n")] == ["AN-118", "AN-123"]
    assert why(s, "train:3") == ("AN-116", "Your pool has 2 researchers.")


@clause("AN-112", "AN-125")
def test_a_researcher_among_dark_rooms_still_asks_for_the_die_that_discovers() -> None:
    s = scene(crew=["portal"], dice="R")
    assert why(s, "move:portal-n") == ("AN-112", "First choose the die that you use for it: Movement.")


@clause("AN-074", "AN-080")
def test_an_offer_that_is_still_prepared_is_answered_by_nobody() -> None:
    s = scene(seats=3, phase="offering", middle="ZSWIRTRRWI", crew=["portal"] * 3).play("offer:R")
    assert why(s, "reject") == ("AN-074", "You are still preparing this offer.")
    assert s.why_not("accept:Z", 1) == "AN-074"
    s.play("offer:done", "accept:S")
    assert (s.question, s.card(1)) == ("offering", 1)
    assert [s.why_not("reject", seat) for seat in (1, 2)] == ["AN-080", "AN-074"]


@clause("AN-056", "AN-062")
def test_what_chance_decides_no_seat_decides_whoever_is_asked() -> None:
    s = scene(crew=["portal", "portal"], dice="R")
    assert [s.why_not("first:0", seat) for seat in (0, 1)] == ["AN-056", "AN-056"]
    assert [s.why_not("roll:R", seat) for seat in (0, 1)] == ["AN-062", "AN-062"]


@clause("AN-262")
def test_a_pushed_researcher_cannot_stay_where_it_is() -> None:
    s = scene(rooms=ROOMS, crew=["n", "portal"], dice="T", techs=ALL_TECHS).play("tech:pole_silowe")
    assert why(s, "to:portal") == ("AN-262", "This is the room that the researcher leaves.")
    assert why(s, "to:nw")[0] == "AN-274"


@clause("AN-274")
def test_a_researcher_that_was_just_pushed_is_another_matter_than_one_that_is_shut_in() -> None:
    s = scene(seats=3, rooms="n=reaktor", crew=["portal", "portal", "portal"], dice="T", techs=ALL_TECHS)
    s.play("tech:pole_silowe", "pick:1-portal")
    assert s.question == "pushing"
    assert why(s, "pick:1-n") == ("AN-274", "You have just moved this researcher here.")
    assert why(s, "pick:1-n", texts=PL)[1] == "Ten badacz został tu właśnie przesunięty."


@clause("AN-245")
def test_the_second_of_two_that_swap_stands_in_a_room_beside_the_first() -> None:
    s = scene(seats=3, rooms=ROOMS, crew=["n*2 portal", "n portal s", "portal"], dice="R").play(
        "room:reaktor", "pick:0-n"
    )
    assert s.question == "swapping"
    assert why(s, "pick:0-n") == ("AN-245", "This is the researcher that you have already chosen.")
    assert why(s, "pick:1-n") == ("AN-245", "This researcher stands in the same room as the chosen one.")
    assert why(s, "pick:1-s") == ("AN-245", "This researcher's room is not adjacent to the chosen one's.")


@clause("AN-269")
def test_envoys_hear_which_two_rooms_they_have_used() -> None:
    s = scene(rooms="n=reaktor e=kajuty_zalogi s=centrum_komunikacji", races=["poslowie_koru", "synteci"],
              crew=["portal e*2 s n", "portal"], trained=[2])  # fmt: skip
    s.play("room:kajuty_zalogi", "move:e-portal", "done", "room:centrum_komunikacji", "train:1")
    told = "Actions already used this turn: Communications Centre and Crew Quarters."
    assert why(s, "room:reaktor") == ("AN-269", told)
    assert why(s, "room:reaktor", texts=PL)[1].startswith("Akcje już wykonane w tej turze: ")


@clause("AN-220")
def test_the_own_task_waits_for_its_turn_in_the_clean_up() -> None:
    s = scene(phase="cleanup", held=["Z01", "Z02"]).settle()
    other = 1 - s.seat
    task = f"Z0{other + 1}"
    assert why(s, "hold", f"task:{task}", f"return:{task}", f"keep:{task}", seat=other)[0] == "AN-220"


@clause("AN-175")
def test_a_lead_that_is_lacking_is_told_in_words() -> None:
    s = scene(rooms=ROOMS, crew=["portal*3", "portal*5"], held=["Z19"]).play("end:actions")
    lead = "you have at least 1 more researcher on the ship than each other player, now: 2 fewer"
    assert why(s, "task:Z19") == ("AN-175", f"Not met: {lead}; you have at least 8 researchers on the ship, now: 3.")
    level = scene(rooms=ROOMS, crew=["portal*5", "portal*5"], held=["Z19"]).play("end:actions")
    assert "teraz: tylu samo" in why(level, "task:Z19", texts=PL)[1]


@clause("AN-175")
def test_of_two_ways_to_meet_a_condition_both_are_told_as_such() -> None:
    s = scene(rooms="n=maszynownia", crew=["portal*3", "portal*5"], held=["Z10"]).play("end:actions")
    ways = "you control the Hibernation Chambers; or you have at least 4 researchers in the Engine Room, now: 0"
    assert why(s, "task:Z10") == ("AN-175", f"Not met: {ways}.")


@clause("AN-234")
@pytest.mark.parametrize(
    ("trained", "bonus"), [(3, " Thanks to a room action (Engine Room) you may summon one more."), (2, "")]
)
def test_the_question_names_the_room_that_brings_one_more_if_there_is_one(trained: int, bonus: str) -> None:
    s = scene(rooms="n=maszynownia s=reaktor", crew=["n"], teleporters=["portal s"], trained=[trained], dice="W")
    s.play("die:W")
    said = ENTRY.speaker.question(GAME.view(s.s, 0), s.s.book, EN, NAMES[:2])
    assert said == f"Ala, summon up to 2 researchers: choose a room with your teleporter.{bonus}"
