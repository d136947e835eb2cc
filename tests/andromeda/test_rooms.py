"""The eleven rooms and what they do: AN-228 to AN-253, but for Maszynownia."""

from typing import Any

import pytest

from andromeda.scene import Scene, fresh_book, scene, standard_book
from clauses import clause
from kosmodrom.games.andromeda.model.actions import ROOMS
from kosmodrom.games.andromeda.model.effects import NO_ACTION, RELOCATE


def standing(room: str, *crew: str, rooms: str = "", seats: int = 3, **rest: Any) -> Scene:
    """The room lies in the north; seat 0 has a turn without dice."""
    return scene(seats=seats, rooms=f"n={room} {rooms}", crew=crew, **rest)


@clause("AN-200", "AN-203")
@pytest.mark.parametrize(
    ("room", "points", "minimum"),
    [
        ("centrum_komunikacji", 1, 1),
        ("kajuty_zalogi", 1, 1),
        ("komory_hibernacyjne", 2, 3),
        ("laboratorium", 2, 2),
        ("maszynownia", 1, 1),
        ("mostek_kapitanski", 1, 1),
        ("poklad_hangarowy", 1, 1),
        ("reaktor", 1, 1),
        ("strefa_skazona", 2, 2),
        ("zbrojownia", 0, 1),
    ],
)
def test_a_room_gives_its_pd_from_its_minimum_on(room: str, points: int, minimum: int) -> None:
    enough = standing(room, f"n*{minimum}")
    assert enough.row("rooms") == [points, 0, 0]
    assert enough.fact("control", of=room) == 1

    too_few = standing(room, f"n*{minimum - 1}" if minimum > 1 else "")
    assert too_few.row("rooms") == [0, 0, 0]
    assert too_few.fact("control", of=room) == 0


# --- Centrum komunikacji ----------------------------------------------------------------------------


@clause("AN-228", "AN-265")
def test_the_communications_centre_trains_one_or_summons_one() -> None:
    s = standing("centrum_komunikacji", "n", trained=[2], teleporters=["portal n"]).play("room:centrum_komunikacji")
    assert s.options() == ["train:1", "summon:n", "summon:portal"]
    assert s.why_not("train:2") == "AN-127"
    assert s.why_not("done") == "AN-265"
    other = s.copy()

    s.play("train:1")
    other.play("summon:portal")

    assert (s.pieces(0), s.question) == ((1, 3, 12), "acting")
    assert (other.pieces(0), other.crew(0), other.question) == ((2, 1, 13), "n portal", "acting")
    assert s.told("room-used") == ["room-used 0 centrum_komunikacji 0"]


@clause("AN-228")
@pytest.mark.parametrize(
    ("crew", "trained", "refused"), [("n*16", 0, "AN-012"), ("n*15", 0, None), ("n*15", 1, None), ("n", 15, None)]
)
def test_the_communications_centre_needs_somebody_to_train_or_summon(
    crew: str, trained: int, refused: str | None
) -> None:
    assert standing("centrum_komunikacji", crew, trained=[trained]).why_not("room:centrum_komunikacji") == refused


# --- Kajuty załogi ----------------------------------------------------------------------------------


@clause("AN-229")
def test_the_crew_quarters_give_up_to_two_moves() -> None:
    s = standing("kajuty_zalogi", "n portal", rooms="e=reaktor").play("room:kajuty_zalogi")
    assert s.options() == ["move:n-portal", "move:portal-n", "move:portal-e"]
    assert s.why_not("done") == "AN-127"

    s.play("move:portal-e")
    assert s.options() == ["move:n-portal", "move:e-portal", "done"]
    s.play("move:n-portal")

    assert s.question == "acting"
    assert s.crew(0) == "portal e"
    assert s.fact("moves_made") == 2
    assert s.told("moved") == ["moved 0 portal e", "moved 0 n portal"]


@clause("AN-229", "AN-262")
def test_moving_out_and_back_is_legal() -> None:
    s = standing("kajuty_zalogi", "n portal").play("room:kajuty_zalogi", "move:n-portal", "move:portal-n")

    assert s.crew(0) == "n portal"
    assert s.fact("moves_made") == 2


# --- rooms without an action ------------------------------------------------------------------------


@clause("AN-230", "AN-232", "AN-244", "AN-250")
@pytest.mark.parametrize(
    ("room", "number"), [("komory_hibernacyjne", 230), ("laboratorium", 232), ("portal", 244), ("strefa_skazona", 250)]
)
def test_some_rooms_have_no_action(room: str, number: int) -> None:
    s = scene(
        seats=3, rooms="n=komory_hibernacyjne e=laboratorium s=strefa_skazona w=kajuty_zalogi",
        crew=["n*3 e*3 s*3 portal*3 w"],
    )  # fmt: skip

    assert s.fact("control", of=room) == 1
    assert s.why_not(f"room:{room}") == f"AN-{number}"
    assert s.options() == ["room:kajuty_zalogi", "end:actions"]


@clause("AN-106")
def test_a_room_of_another_deck_may_have_no_action_either() -> None:
    book = fresh_book()
    book.room_action[ROOMS.index("reaktor")] = NO_ACTION
    s = scene(rooms="n=reaktor", crew=["n", "portal"], book=book)

    assert s.why_not("room:reaktor") == "AN-106"
    assert s.options() == ["end:actions"]


@clause("AN-244")
def test_the_portal_has_no_minimum_and_one_pd() -> None:
    s = scene(crew=["portal", ""])

    assert s.row("rooms") == [1, 0]
    assert s.fact("control", of="portal") == 1


@clause("AN-233", "AN-253")
def test_laboratorium_and_zbrojownia_are_not_used_with_two_seats() -> None:
    two = scene(crew=["portal"], dice="R").play("explore:R", "discover:n").draws()
    three = scene(seats=3, crew=["portal"], dice="R").play("explore:R", "discover:n").draws()

    assert set(three) - set(two) == {"tile:laboratorium", "tile:zbrojownia"}
    assert len(two) == 8
    assert [ROOMS[room] for room in range(11) if not standard_book().room_two_seats[room]] == [
        "laboratorium",
        "zbrojownia",
    ]


@clause("AN-231")
def test_laboratorium_alone_allows_no_teleporter() -> None:
    assert [ROOMS[room] for room in range(11) if not standard_book().room_teleporter[room]] == ["laboratorium"]


# --- Mostek kapitański ------------------------------------------------------------------------------


def bridge(**rest: Any) -> Scene:
    s = standing("mostek_kapitanski", "n", held=["Z01"], **rest)
    return s.play("room:mostek_kapitanski").chance("draw:Z05", "draw:Z09")


@clause("AN-238", "AN-265")
def test_on_the_bridge_two_tasks_are_drawn_and_two_put_back() -> None:
    s = bridge()
    assert s.question == "returning"
    assert s.held(0) == "Z01 Z05 Z09"
    assert s.options() == ["return:Z01", "return:Z05", "return:Z09"]
    assert s.why_not("done") == "AN-265"
    assert s.why_not("task:Z01") == "AN-265"

    s.play("return:Z09", "return:Z01")

    assert s.question == "acting"
    assert (s.held(0), s.under()) == ("Z05", "Z09 Z01")
    assert s.fact("room_actions") == 1
    assert s.why_not("return:Z05") == "AN-238"
    assert s.told("task-put-under") == ["task-put-under 0 Z09 to 0", "task-put-under 0 Z01 to 0"]
    assert s.log.count("card-put-under") == 2


@clause("AN-239")
@pytest.mark.parametrize("kept", ["Z01", "Z05", "Z09"])
def test_any_two_of_the_three_cards_may_be_put_back(kept: str) -> None:
    s = bridge().play(*(f"return:{task}" for task in ("Z01", "Z05", "Z09") if task != kept))

    assert s.held(0) == kept


@clause("AN-239", "AN-265")
def test_only_cards_in_hand_are_put_back() -> None:
    """Edge case 16: cards not in hand are not returned, and not fewer than two."""
    s = bridge()
    assert s.why_not("return:Z02") == "AN-239"
    s.play("return:Z05")

    assert s.why_not("return:Z05") == "AN-239"
    assert s.options() == ["return:Z01", "return:Z09"]
    assert s.why_not("done") == "AN-265"


@clause("AN-240")
@pytest.mark.parametrize(("first", "second"), [("Z05", "Z09"), ("Z09", "Z05")])
def test_the_order_of_the_cards_put_back_is_chosen(first: str, second: str) -> None:
    assert bridge().play(f"return:{first}", f"return:{second}").under() == f"{first} {second}"


@clause("AN-262", "AN-240")
def test_both_drawn_cards_may_go_back() -> None:
    s = bridge(under="Z20", unseen=5)
    s.play("return:Z05", "return:Z09")

    assert s.held(0) == "Z01"
    assert s.under().startswith("Z20 ")
    assert s.under().endswith(" Z05 Z09")
    assert s.unseen == 3


@clause("AN-241")
@pytest.mark.parametrize(("cards", "refused"), [(1, "AN-241"), (2, None)])
def test_the_bridge_needs_two_cards_in_the_personal_deck(cards: int, refused: str | None) -> None:
    tasks = [f"Z{number:02}" for number in range(2, 32)]
    taken, rest = tasks[: 24 - cards], tasks[24 - cards : 24]
    s = standing("mostek_kapitanski", "n", held=["Z01"], completed=[" ".join(taken)], under=" ".join(rest), unseen=0)

    assert s.s.table.personal[0].size() == cards
    assert s.why_not("room:mostek_kapitanski") == refused


@clause("AN-238")
def test_without_a_personal_task_both_drawn_cards_go_back() -> None:
    s = standing("mostek_kapitanski", "n").play("room:mostek_kapitanski").chance("draw:Z05", "draw:Z09")

    s.play("return:Z09")

    assert (s.held(0), s.under(), s.question) == ("", "Z09 Z05", "acting")


# --- Pokład hangarowy -------------------------------------------------------------------------------

FLIGHT = "e=laboratorium se=reaktor w=kajuty_zalogi"


@clause("AN-242", "AN-243", "AN-262", "AN-265")
def test_the_hangar_sends_an_own_researcher_to_any_face_up_room() -> None:
    s = standing("poklad_hangarowy", "n*2", "n", rooms=FLIGHT).play("room:poklad_hangarowy")
    assert s.options() == ["to:w", "to:portal", "to:e", "to:se"]
    assert s.why_not("to:n") == "AN-262"
    assert s.why_not("to:nw") == "AN-242"
    assert s.why_not("done") == "AN-265"

    s.play("to:se")

    assert (s.crew(0), s.crew(1)) == ("n se", "n")
    assert s.told("flown") == ["flown 0 n se"]
    assert s.fact("moves_made") == 0


@clause("AN-012", "AN-242")
def test_nobody_can_fly_where_no_other_room_is_face_up() -> None:
    """With a deck in which the Portal itself sends researchers elsewhere."""
    book = fresh_book()
    portal = ROOMS.index("portal")
    book.room_action[portal], book.room_count[portal] = RELOCATE, 1
    assert scene(crew=["portal"], book=book).why_not("room:portal") == "AN-012"
    s = scene(crew=["portal"], rooms="nw=reaktor", book=book).play("room:portal")
    assert s.crew(0) == "nw"


@clause("AN-243")
def test_the_hangar_reaches_laboratorium_and_needs_no_teleporter() -> None:
    s = standing("poklad_hangarowy", "n", rooms=FLIGHT).play("room:poklad_hangarowy", "to:e")

    assert s.crew(0) == "e"
    assert s.teleporters(0) == "portal"


# --- Reaktor ----------------------------------------------------------------------------------------


@clause("AN-245", "AN-247", "AN-265")
def test_the_reactor_swaps_two_researchers_in_adjacent_rooms() -> None:
    s = standing("reaktor", "n*2 portal", "portal e", rooms="e=kajuty_zalogi").play("room:reaktor")
    assert s.options() == ["pick:0-n", "pick:0-portal", "pick:1-portal", "pick:1-e"]
    assert s.why_not("pick:2-n") == "AN-245"
    assert s.why_not("pick:3-nw") == "AN-245"
    assert s.why_not("done") == "AN-265"

    s.play("pick:1-portal")

    assert s.crew(0) == "n portal*2"
    assert s.crew(1) == "n e"
    assert s.told("swapped") == ["swapped 1 portal 0 n"]
    assert s.question == "acting"


@clause("AN-245", "AN-247")
def test_after_the_first_researcher_the_second_is_named() -> None:
    s = standing("reaktor", "n*2 portal", "portal e", "n", rooms="e=kajuty_zalogi").play(
        "room:reaktor", "pick:1-portal"
    )
    assert s.options() == ["pick:0-n", "pick:2-n"]
    assert s.why_not("pick:1-e") == "AN-247"
    assert s.why_not("pick:0-portal") == "AN-245"
    assert s.why_not("pick:1-n") == "AN-245"

    s.play("pick:2-n")

    assert (s.crew(1), s.crew(2)) == ("n e", "portal")
    assert s.told("swapped") == ["swapped 1 portal 2 n"]


@clause("AN-246")
def test_the_reactor_swaps_researchers_of_any_seats_anywhere() -> None:
    s = standing("reaktor", "n", "e", "se", rooms="e=kajuty_zalogi se=maszynownia").play("room:reaktor")
    assert s.options() == ["pick:1-e", "pick:2-se"]

    s.play("pick:2-se")

    assert (s.crew(0), s.crew(1), s.crew(2)) == ("n", "se", "e")
    assert s.told("swapped") == ["swapped 2 se 1 e"]


@clause("AN-247")
@pytest.mark.parametrize(
    ("crew", "refused"),
    [
        (["n portal"], "AN-012"),
        (["n*2", "n"], "AN-012"),
        (["n", "e"], "AN-012"),
        (["n", "portal"], None),
        (["n*2", "n portal"], None),
        (["n portal", "e"], None),
        (["n", "s", "portal"], None),
    ],
)
def test_the_reactor_needs_two_different_owners_in_adjacent_rooms(crew: list[str], refused: str | None) -> None:
    s = standing("reaktor", *crew, rooms="e=kajuty_zalogi s=maszynownia")

    assert s.why_not("room:reaktor") == refused


@clause("AN-245", "AN-247")
def test_a_researcher_without_a_partner_is_not_named() -> None:
    s = standing("reaktor", "n ne", "e s", rooms="ne=kajuty_zalogi e=maszynownia s=mostek_kapitanski")
    s.play("room:reaktor")

    assert s.options() == ["pick:0-ne", "pick:1-e"]
    assert s.why_not("pick:0-n") == "AN-245"
    assert s.why_not("pick:1-s") == "AN-245"


# --- Strefa skażona ---------------------------------------------------------------------------------


@clause("AN-248")
def test_plague_takes_researchers_from_strefa_skazona_first() -> None:
    s = scene(rooms="n=strefa_skazona", crew=["n portal*2"], dice="Z")
    assert s.crew(0) == "portal*2"

    s = scene(rooms="n=strefa_skazona e=reaktor", crew=["n portal e"], dice="ZZ")
    assert s.question == "suffering"
    assert s.options() == ["remove:0-portal", "remove:0-e"]
    assert s.pool(0) == 14


@clause("AN-248")
def test_researchers_elsewhere_are_safe_as_long_as_somebody_is_in_strefa_skazona() -> None:
    s = scene(rooms="n=strefa_skazona e=reaktor", crew=["n*3 portal e"], dice="ZZ")

    assert s.question == "acting"
    assert s.crew(0) == "n portal e"


@clause("AN-249")
def test_the_rule_of_strefa_skazona_holds_without_control() -> None:
    s = scene(rooms="n=strefa_skazona", crew=["n portal*2", "n*4"], dice="Z")

    assert s.fact("control", 0, of="strefa_skazona") == 0
    assert s.crew(0) == "portal*2"
    assert s.crew(1) == "n*4"


# --- Zbrojownia -------------------------------------------------------------------------------------


@clause("AN-251", "AN-265")
def test_the_armoury_removes_any_researcher_to_its_owners_race_card() -> None:
    s = standing("zbrojownia", "n", "portal*2", "e", rooms="e=reaktor").play("room:zbrojownia")
    assert s.options() == ["remove:0-n", "remove:1-portal", "remove:2-e"]
    assert s.why_not("remove:0-portal") == "AN-251"
    assert s.why_not("remove:3-nw") == "AN-251"
    assert s.why_not("done") == "AN-265"

    s.play("remove:1-portal")

    assert s.pieces(1) == (1, 1, 14)
    assert s.told("removed") == ["removed 0 1 portal"]
    assert s.question == "acting"


@clause("AN-252")
def test_a_researcher_removed_by_the_armoury_is_summoned_again_without_training() -> None:
    s = standing("zbrojownia", "n*2", "portal", dice="W").play("room:zbrojownia", "remove:0-n")
    assert s.pieces(0) == (1, 1, 14)
    assert s.fact("trained_now") == 0

    s.play("die:W")

    assert s.crew(0) == "n portal"
