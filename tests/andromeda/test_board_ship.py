"""The board: the ship with its rooms, doors and researchers, and things in large."""

import pytest

from andromeda.drawn import inside, public_page, table
from andromeda.scene import GAME
from andromeda.spoken import BOOK, EN, NAMES, asked, both, laid_out, many_views
from clauses import clause
from draw.pages import controls, decisions, doing, is_of, parsed, pictures, text_of, with_class
from kosmodrom.engine.words import Words
from kosmodrom.games.andromeda.board.board import BOARD
from kosmodrom.games.andromeda.board.effects import ABILITIES, ACTIONS, TECHNOLOGIES, brief_comparison
from kosmodrom.games.andromeda.board.zoom import THINGS
from kosmodrom.games.andromeda.entry import ENTRY
from kosmodrom.games.andromeda.model import steps
from kosmodrom.games.andromeda.model.actions import CELLS, ROOMS, VOCABULARY
from kosmodrom.games.andromeda.model.conditions import CONTROL, FACTS, OWN_IN

# --- the ship -----------------------------------------------------------------------------------------


@clause("AN-016", "AN-022", "AN-027")
def test_the_ship_is_a_plan_of_rooms_and_a_cell_without_a_room_is_empty() -> None:
    places = [each.get("data-place") for each in with_class(table(laid_out(), EN), "an-floor")]
    assert places == [f"cell-{cell}" for cell in CELLS if cell != "sw"]


@clause("AN-015", "AN-141")
@both
def test_a_face_down_room_is_dark_and_tells_nothing(texts: Words) -> None:
    dark = [each for each in with_class(table(laid_out(), texts), "an-tile") if is_of(each, "is-dark")]
    assert len(dark) == 3
    assert [pictures(each) for each in dark] == [["an-room-unknown"]] * 3
    assert all("discover" in next(each.iter("button")).get("data-do", "") for each in dark)
    # Touched first, it begins with a die and is then the room that is discovered.
    floors = [next(each.iter("button")) for each in dark]
    assert [each.get("data-then", "") for each in floors] == [
        f"discover:{each.get('data-place', '')[5:]}" for each in floors
    ]


@clause("AN-132")
def test_a_discovered_tile_lies_in_the_same_place_with_another_face() -> None:
    s = laid_out()
    dark = next(each for each in controls(table(s, EN)) if each.get("data-place") == "cell-nw")
    s.table.rooms[0], s.table.where[2] = 2, 0
    lit = next(each for each in controls(table(s, EN)) if each.get("data-place") == "cell-nw")
    assert (dark.get("data-zoom"), lit.get("data-zoom")) == ("unknown:room", "room:komory_hibernacyjne")


@clause("AN-142", "AN-143", "AN-146")
@both
def test_a_room_shows_who_controls_it_or_that_nobody_does(texts: Words) -> None:
    s = laid_out()
    s.table.crew[18 + 4] = 3
    tiles = {cell: with_class(table(s, texts), f"an-c-{cell}")[0] for cell in ("n", "portal", "e")}
    assert is_of(tiles["n"], "is-held")
    assert is_of(tiles["n"], "k-seat-0")
    assert texts.say("board.held", seat="Ala") in text_of(tiles["n"])
    assert not is_of(tiles["portal"], "is-held")
    assert texts["board.tie"] in text_of(tiles["portal"])
    assert not is_of(tiles["e"], "is-held"), "one researcher is fewer than the minimum of this room"


@clause("AN-008", "AN-142")
def test_a_room_says_how_many_researchers_everybody_has_there() -> None:
    portal = next(each for each in controls(table(laid_out(), EN)) if each.get("data-place") == "cell-portal")
    assert "Researchers: Ala (2), Bartek (3)." in portal.get("aria-label", "")


@clause("AN-145", "AN-231", "AN-248", "AN-200")
@both
def test_a_tile_shows_points_minimum_and_its_own_rules(texts: Words) -> None:
    s = laid_out()
    s.table.rooms[0] = ROOMS.index("komory_hibernacyjne")
    drawn = {cell: with_class(table(s, texts), f"an-c-{cell}")[0] for cell in ("nw", "e", "s")}
    assert [text_of(inside(tile, "an-pd")) for tile in drawn.values()] == ["2", "2", "2"]
    marks = {
        cell: [each.get("title") for each in tile.iter() if is_of(each, "an-mark")] for cell, tile in drawn.items()
    }
    assert marks["nw"] == [texts.say("board.minimum", minimum=3)]
    assert marks["e"] == [texts.say("board.minimum", minimum=2), texts["board.plague-first"]]
    assert marks["s"] == [texts.say("board.minimum", minimum=2), texts["board.no-teleporter"]]


@clause("AN-008", "AN-009", "AN-048")
@both
def test_researchers_stand_on_the_rings_of_their_teleporters(texts: Words) -> None:
    page = table(laid_out(), texts)
    slots = {each.get("data-place"): each for each in with_class(page, "an-slot") if each.get("data-place")}
    assert set(slots) == {"crew-0-n", "crew-0-portal", "crew-1-portal", "crew-1-e", "crew-2-portal"}
    assert {name: slot.get("data-is") for name, slot in slots.items()} == {
        "crew-0-n": "1t", "crew-0-portal": "2t", "crew-1-portal": "3t", "crew-1-e": "1", "crew-2-portal": "0t",
    }  # fmt: skip
    assert pictures(slots["crew-0-n"]) == ["an-crew-0"]
    assert pictures(slots["crew-1-e"]) == ["an-crew-1"]
    assert [bool(list(slots[name].iter("ellipse"))) for name in ("crew-0-n", "crew-1-e")] == [True, False]
    assert "Celina" in slots["crew-2-portal"].get("aria-label", "")


@clause("AN-123", "AN-191", "AN-134", "AN-166")
def test_only_the_researchers_of_the_seat_that_is_asked_move_are_sacrificed_and_enter() -> None:
    page = table(laid_out(), EN)
    assert {"move:portal-n", "sacrifice:portal", "enter:n", "shift:n-portal"} <= decisions(page)
    assert "move:portal-s" in doing(page, "remove:0-portal").get("data-do", "")
    assert doing(page, "remove:1-portal").get("data-do") == "remove:1-portal pick:1-portal"
    assert {"pick:1-portal", "remove:1-e"} <= decisions(page)


@clause("AN-025", "AN-026", "AN-141")
def test_doors_join_rooms_that_share_a_side_and_are_shut_before_face_down_rooms() -> None:
    s = laid_out()
    doors = with_class(table(s, EN), "an-door")
    assert len(doors) == 10, "twelve sides, less two of the cell without a room"
    assert sum(is_of(each, "is-shut") for each in doors) == 6


@clause("AN-123", "AN-125", "AN-205")
def test_a_step_through_a_door_shows_what_control_would_change() -> None:
    s = asked(steps.MOVING, 2)
    arrows = {each.get("data-do"): each for each in with_class(table(s, EN), "an-step")}
    assert set(arrows) == {"move:portal-n", "move:portal-w", "move:portal-e", "move:portal-s", "move:n-portal"}
    assert text_of(arrows["move:portal-w"]) == "+1"
    assert text_of(arrows["move:n-portal"]) == "−1"
    assert text_of(arrows["move:portal-n"]) == ""
    assert not with_class(table(laid_out(), EN), "an-step")


@clause("AN-164", "AN-242", "AN-245")
@pytest.mark.parametrize(
    ("step", "named", "place"),
    [
        (steps.SWAPPING, 0, None), (steps.SWAPPING, 9 + 5 + 1, "crew-1-e"), (steps.PUSH_TO, 9 + 4, "crew-1-portal"),
        (steps.BEAM_TO, 1, "crew-0-n"), (steps.FLYING, 4, "crew-0-portal"), (steps.ACTING, 1, None),
    ],
)  # fmt: skip
def test_a_researcher_that_was_named_is_lifted(step: int, named: int, place: str | None) -> None:
    found = [each.get("data-place") for each in with_class(table(asked(step, named), EN), "is-lifted")]
    assert found == ([place] if place else [])


@clause("AN-118", "AN-200")
def test_a_room_shows_what_a_summoned_researcher_would_change() -> None:
    s = asked(steps.SUMMONING, 2)
    s.table.crew[1] = 0
    (ghost,) = with_class(table(s, EN), "an-ghost")
    assert text_of(ghost) == "+1"
    assert is_of(ghost, "is-gain")


# --- in large -----------------------------------------------------------------------------------------


@clause("AN-164", "AN-166", "AN-171")
@both
def test_everything_that_can_be_zoomed_has_a_page_with_its_rules(texts: Words) -> None:
    known = ENTRY.clauses()
    for sort, (names, _) in THINGS.items():
        for name in (each for each in names if each not in ENTRY.spare.get(sort, ())):
            page = BOARD.zoom(f"{sort}:{name}", BOOK, texts)
            links = [each.get("data-clause", "") for each in with_class(page, "k-clause")]
            assert links
            assert set(links) <= known.keys()
            assert len(text_of(parsed(page))) > 60


@clause("AN-015")
@pytest.mark.parametrize("thing", ["", "room", "room:none", "task:Z99", "hand:0", "die:", "unknown:reaktor"])
def test_what_is_not_in_the_game_cannot_be_zoomed(thing: str) -> None:
    assert BOARD.zoom(thing, BOOK, EN) == ""


@clause("AN-164", "AN-166", "AN-228")
def test_every_effect_has_its_own_formula() -> None:
    for formulas in (ACTIONS, TECHNOLOGIES, ABILITIES):
        drawn = [formula(2) for formula in formulas.values()]
        assert len(set(drawn)) == len(drawn)


@clause("AN-175", "AN-190")
@both
def test_every_fact_has_a_short_form(texts: Words) -> None:
    for fact in range(len(FACTS)):
        parameter = 3 if fact in (OWN_IN, CONTROL) else -1
        for bound in (1, 2, 5):
            said = brief_comparison([fact, parameter, 0, bound], texts)
            assert said
            assert not any(mark in said for mark in "{}#|")


@clause("AN-013")
@both
def test_every_view_can_be_drawn(texts: Words) -> None:
    for v in many_views():
        page = public_page(v, texts) + BOARD.hand(v, BOOK, texts, NAMES).html
        assert parsed(page) is not None
        assert all(decision in VOCABULARY.names for decision in decisions(page))


@clause("AN-022")
def test_the_miniature_is_a_picture_of_the_ship() -> None:
    assert sum(is_of(each, "an-mini-room") for each in parsed(BOARD.miniature()).iter()) == len(CELLS)


@clause("AN-114", "AN-164")
def test_the_large_card_says_of_each_fact_where_it_comes_from() -> None:
    assert "symbol and effect: from the rulebook; number of sides: reconstructed" in zoomed("die:ruch")
    assert "name: from the rulebook; effect: reconstructed" in zoomed("tech:klonowanie")
    assert "name, numbers and ability: reconstructed" in zoomed("race:synteci")
    assert "name, DP, control and action: from the rulebook" in zoomed("room:reaktor")


def zoomed(thing: str) -> str:
    return BOARD.zoom(thing, BOOK, EN)


# --- before a die is chosen ---------------------------------------------------------------------------


@clause("AN-112", "AN-123", "AN-128")
def test_a_face_up_room_beside_an_own_researcher_stands_for_the_dice_that_move_one_into_it() -> None:
    """Ala stands in the Portal and in the north, with Full Training, two Movement dice and one technology die."""
    s = laid_out()
    moves = ["die:ruch", "single:pelne_szkolenie", "single:technologia"]
    for cell, ways in (("n", moves), ("portal", moves), ("e", moves), ("nw", [])):
        do = next(each for each in controls(table(s, EN)) if each.get("data-place") == f"cell-{cell}").get(
            "data-do", ""
        )
        assert [each for each in do.split() if each.startswith(("die", "single"))] == ways
    legal = {VOCABULARY.name(action) for action in GAME.legal(s, 0)}
    assert set(moves) <= legal


@clause("AN-123", "AN-151")
def test_a_room_that_a_die_is_spent_for_goes_on_with_the_moves_into_it() -> None:
    """Ala controls the room in the north, whose action she may mean as well: of it nothing is taken for granted."""
    s = laid_out()
    floors = {each.get("data-place"): each.get("data-then") for each in controls(table(s, EN))}
    wanted = {"cell-portal": "move:n-portal", "cell-e": "move:portal-e", "cell-n": None, "cell-w": "move:portal-w"}
    assert {place: floors[place] for place in wanted} == wanted
    s.table.crew[5] = 1
    both_ways = next(each for each in controls(table(s, EN)) if each.get("data-place") == "cell-portal")
    assert both_ways.get("data-then") == "move:n-portal move:e-portal"
    s.table.agenda.push(steps.MOVING, 0, 2)
    assert not any(each.get("data-then", "").startswith("move") for each in controls(table(s, EN)))


@clause("AN-104", "AN-123")
def test_a_room_that_nobody_can_enter_offers_no_die_and_plague_moves_nobody() -> None:
    s = laid_out()
    s.table.dice[0:6] = [2, 0, 0, 0, 0, 0]
    assert not any(each.startswith(("die", "single")) for each in decisions(table(s, EN)))
    s.table.dice[0:6], s.table.crew[1], s.table.crew[4] = [0, 0, 0, 0, 1, 0], 0, 0
    assert not any(each.startswith(("die", "single")) for each in decisions(table(s, EN)))
