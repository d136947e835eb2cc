"""The results of the order dice: AN-114 to AN-129."""

import pytest

from andromeda.scene import Scene, fresh_book, scene
from clauses import clause
from kosmodrom.games.andromeda.model.actions import FACES

ROOMS = "n=reaktor e=kajuty_zalogi s=poklad_hangarowy"


def with_pool(pool: int, dice: str, trained: int = 0, teleporters: str = "portal") -> Scene:
    """A turn with so many researchers in the pool; the others stand in the Portal."""
    crew = f"portal*{16 - pool - trained}" if pool + trained < 16 else ""
    return scene(rooms=ROOMS, crew=[crew], trained=[trained], dice=dice, teleporters=[teleporters, "portal"])


# --- training -----------------------------------------------------------------------------------------


@clause("AN-114", "AN-115")
@pytest.mark.parametrize("count", [1, 2])
def test_full_training_trains_up_to_two(count: int) -> None:
    s = with_pool(10, "S", trained=1).play("die:S")
    assert s.options() == ["train:1", "train:2"]
    s.play(f"train:{count}")

    assert s.pieces(0) == (5, 1 + count, 10 - count)
    assert s.fact("trained_now") == count
    assert s.fact("dice_by_result", of="pelne_szkolenie") == 1
    assert s.story == ["die-used 0 S S", f"trained 0 {count}"]
    assert s.question == "acting"


@clause("AN-114", "AN-127")
def test_full_training_does_not_train_three_or_nobody() -> None:
    s = with_pool(10, "S").play("die:S")

    assert s.why_not("train:3") == "AN-114"
    assert s.why_not("done") == "AN-127"
    assert s.why_not("train:2") is None


@clause("AN-114")
def test_how_many_a_symbol_gives_stands_in_the_book() -> None:
    book = fresh_book()
    book.face_count[FACES.index("pelne_szkolenie")] = 3
    book.face_count[FACES.index("wezwanie_wsparcia")] = 1
    s = scene(crew=["portal"], trained=[3], dice="SW", book=book).play("die:S")
    assert s.options() == ["train:1", "train:2", "train:3"]

    assert s.play("train:3", "die:W").pieces(0) == (2, 5, 9)


@clause("AN-115")
def test_training_is_for_the_own_pool_only_and_brings_nobody_to_the_ship() -> None:
    s = with_pool(10, "S").play("die:S")

    assert s.why_not("summon:portal") == "AN-115"
    s.play("train:2")
    assert (s.crew(0), s.pieces(1)) == ("portal*6", (0, 0, 16))


@clause("AN-116")
def test_with_an_empty_pool_nobody_is_trained() -> None:
    """Edge case 8: training with an empty pool."""
    s = with_pool(0, "S", trained=2)

    assert s.why_not("die:S") == "AN-116"
    assert not s.offers("die:S")
    assert with_pool(1, "S").why_not("die:S") is None


@clause("AN-116")
def test_no_more_are_trained_than_are_in_the_pool() -> None:
    s = with_pool(1, "SI", trained=1)
    s.play("die:I")
    assert s.why_not("train:2") == "AN-116"
    s.play("train:1")

    assert s.pieces(0) == (14, 2, 0)
    assert with_pool(1, "S").play("die:S").pieces(0) == (15, 1, 0)


# --- summoning ----------------------------------------------------------------------------------------


@clause("AN-117", "AN-118")
@pytest.mark.parametrize(("trained", "summoned"), [(1, 1), (2, 2), (3, 2)])
def test_call_support_summons_up_to_two(trained: int, summoned: int) -> None:
    s = with_pool(10, "W", trained).play("die:W")
    while s.question == "summoning":
        s.play("summon:portal")

    assert s.pieces(0) == (6 - trained + summoned, trained - summoned, 10)
    assert s.fact("summoned_now") == summoned
    assert s.story == ["die-used 0 W W", *["summoned 0 portal 0"] * summoned]
    assert s.question == "acting"


@clause("AN-117", "AN-127")
def test_call_support_may_bring_one_but_not_nobody() -> None:
    s = with_pool(10, "W", 3, "portal n").play("die:W")
    assert s.why_not("done") == "AN-127"
    assert s.options() == ["summon:n", "summon:portal"]
    s.play("summon:n")
    assert s.options() == ["summon:n", "summon:portal", "done"]
    s.play("done")

    assert (s.pieces(0), s.question) == ((4, 2, 10), "acting")


@clause("AN-118")
@pytest.mark.parametrize("cell", ["e", "s", "w", "nw"])
def test_a_room_without_an_own_teleporter_receives_nobody(cell: str) -> None:
    """Edge case 8: summoning to a room without an own teleporter; relying on an opponent's."""
    s = scene(rooms=ROOMS, crew=["e"], trained=[4], dice="W", teleporters=["portal n", "portal e"]).play("die:W")

    assert s.why_not(f"summon:{cell}") == "AN-118"
    assert s.options() == ["summon:n", "summon:portal"]


@clause("AN-118")
def test_a_room_with_a_teleporter_needs_no_researcher_to_be_summoned_to() -> None:
    s = scene(rooms=ROOMS, crew=["e"], trained=[1], dice="W", teleporters=["n portal"]).play("die:W", "summon:n")

    assert s.crew(0) == "n e"


@clause("AN-119")
def test_with_nobody_trained_nobody_is_summoned() -> None:
    """Edge case 8: summoning with nobody trained."""
    s = with_pool(10, "W")

    assert s.why_not("die:W") == "AN-119"
    assert not s.offers("die:W")
    assert with_pool(10, "W", 1).why_not("die:W") is None


@clause("AN-119", "AN-121")
def test_where_improvisation_trains_more_it_still_summons_nobody_without_trained_ones() -> None:
    book = fresh_book()
    book.face_count[FACES.index("improwizacja")] = 2
    s = scene(crew=["portal"], dice="I", book=book).play("die:I")

    assert s.options() == ["train:1", "train:2"]
    assert s.why_not("summon:portal") == "AN-119"


@clause("AN-118")
def test_any_room_with_the_only_teleporter_will_do() -> None:
    s = scene(rooms="nw=reaktor", crew=["portal"], trained=[1], dice="W", teleporters=["nw"]).play("die:W")

    assert s.crew(0) == "nw portal"


@clause("AN-119", "AN-121")
def test_improvisation_with_nobody_trained_can_only_train() -> None:
    s = scene(crew=["portal"], dice="I").play("die:I")

    assert (s.question, s.pieces(0)) == ("acting", (1, 1, 14))


@clause("AN-120")
def test_summoned_researchers_may_be_divided_among_the_teleporters() -> None:
    s = with_pool(9, "W", 4, "n portal e").play("die:W", "summon:e", "summon:n")

    assert s.crew(0) == "n portal*3 e"
    assert s.told("summoned") == ["summoned 0 e 0", "summoned 0 n 0"]


@clause("AN-120")
@pytest.mark.parametrize(
    ("techs", "decisions"),
    [
        ("teleporter klonowanie szczepionki uniwersalne_narzedzie", ["tech:uniwersalne_narzedzie", "as:W"]),
        ("teleporter klonowanie szczepionki kapsula_szkoleniowa", ["tech:kapsula_szkoleniowa", "train:1"]),
        ("teleporter klonowanie szczepionki pole_silowe", ["die:I"]),
        ("teleporter klonowanie szczepionki pole_silowe", ["room:centrum_komunikacji"]),
    ],
)
def test_every_summoning_offers_all_own_teleporters(techs: str, decisions: list[str]) -> None:
    rooms = "n=reaktor e=centrum_komunikacji"
    s = scene(rooms=rooms, crew=["e"], trained=[4], dice="TI", teleporters=["n portal"], techs=techs).play(*decisions)

    assert s.offered("summon") == ["summon:n", "summon:portal"]


# --- improvisation ------------------------------------------------------------------------------------


@clause("AN-121")
def test_improvisation_trains_one_or_summons_one() -> None:
    s = with_pool(10, "I", 3, "n portal").play("die:I")
    assert s.options() == ["train:1", "summon:n", "summon:portal"]

    assert s.copy().play("train:1").pieces(0) == (3, 4, 9)
    assert s.play("summon:n").pieces(0) == (4, 2, 10)
    assert s.fact("summoned_now") == 1
    assert s.fact("dice_by_result", of="improwizacja") == 1


@clause("AN-121")
@pytest.mark.parametrize(("choice", "other"), [("train:1", "summon:portal"), ("summon:portal", "train:1")])
def test_improvisation_is_not_used_for_both(choice: str, other: str) -> None:
    """Edge case 9: improvisation used for both training and summoning."""
    s = with_pool(10, "I", 3).play("die:I", choice)

    assert s.question == "acting"
    assert s.why_not(other) == "AN-112"
    assert s.dice(0) == ""


@clause("AN-121", "AN-265")
def test_improvisation_does_not_train_two_summon_elsewhere_or_stop() -> None:
    s = with_pool(10, "I", 3).play("die:I")

    assert s.why_not("train:2") == "AN-127"
    assert s.why_not("summon:n") == "AN-118"
    assert s.why_not("done") == "AN-265"


@clause("AN-121", "AN-116")
def test_improvisation_with_an_empty_pool_can_only_summon() -> None:
    s = with_pool(0, "I", 3, "n portal").play("die:I")

    assert s.options() == ["summon:n", "summon:portal"]
    assert s.why_not("train:1") == "AN-116"


# --- moves --------------------------------------------------------------------------------------------


@clause("AN-122", "AN-123")
def test_movement_gives_up_to_three_moves() -> None:
    s = scene(rooms=ROOMS, crew=["portal*4"], dice="R").play("die:R", "move:portal-n", "move:portal-e")
    assert s.question == "moving"
    s.play("move:portal-s")

    assert (s.question, s.crew(0)) == ("acting", "n portal e s")
    assert s.fact("moves_made") == 3
    assert s.story == ["die-used 0 R R", "moved 0 portal n", "moved 0 portal e", "moved 0 portal s"]
    assert s.fact("dice_by_result", of="ruch") == 1


@clause("AN-122", "AN-127")
def test_movement_may_stop_after_the_first_move_and_not_before() -> None:
    s = scene(rooms=ROOMS, crew=["portal"], dice="R").play("die:R")
    assert s.why_not("done") == "AN-127"
    assert "done" not in s.options()
    s.play("move:portal-n")
    assert s.options() == ["move:n-portal", "done"]
    s.play("done")

    assert (s.question, s.fact("moves_made")) == ("acting", 1)


@clause("AN-123")
@pytest.mark.parametrize("move", ["n-portal", "e-portal", "w-portal", "s-portal"])
def test_a_researcher_of_another_seat_or_nobody_is_not_moved(move: str) -> None:
    """Edge case 6: moving someone else's researcher, or from a room where the player has nobody."""
    s = scene(rooms=ROOMS, crew=["portal", "n e"], dice="R").play("die:R")

    assert s.why_not(f"move:{move}") == "AN-123"
    assert s.options() == ["move:portal-n", "move:portal-e", "move:portal-s"]


@clause("AN-123")
def test_a_move_takes_one_researcher() -> None:
    s = scene(rooms=ROOMS, crew=["portal*3", "portal n"], dice="R").play("die:R", "move:portal-n", "done")

    assert (s.crew(0), s.crew(1)) == ("n portal*2", "n portal")


@clause("AN-123")
def test_each_seat_moves_its_own_researchers() -> None:
    s = scene(seats=3, active=2, rooms=ROOMS, crew=["n*2", "portal e", "portal*2"], dice="R").play("die:R")
    assert s.why_not("move:n-portal") == "AN-123"
    s.play("move:portal-n", "move:portal-e", "done")

    assert [s.crew(seat) for seat in range(3)] == ["n*2", "portal e", "n e"]
    assert s.told("moved") == ["moved 2 portal n", "moved 2 portal e"]


@clause("AN-124")
@pytest.mark.parametrize(
    ("moves", "crew"),
    [
        (["portal-n", "n-portal", "portal-e"], "portal e"),
        (["portal-n", "portal-e", "e-portal"], "n portal"),
        (["portal-n", "portal-n", "n-portal"], "n portal"),
    ],
)
def test_moves_are_spread_over_researchers_or_spent_on_one(moves: list[str], crew: str) -> None:
    s = scene(rooms=ROOMS, crew=["portal*2"], dice="R").play("die:R", *(f"move:{move}" for move in moves))

    assert (s.crew(0), s.question) == (crew, "acting")


@clause("AN-125", "AN-129")
@pytest.mark.parametrize("die", ["die:R", "single:R", "single:S"])
def test_no_move_enters_a_face_down_room(die: str) -> None:
    """Edge case 6: into a face-down room."""
    s = scene(rooms=ROOMS, crew=["portal n"], dice="RS").play(die)

    assert s.why_not("move:portal-w") == "AN-125"
    assert s.why_not("move:n-nw") == "AN-125"
    assert s.options() == ["move:n-portal", "move:portal-n", "move:portal-e", "move:portal-s"]


@clause("AN-125", "AN-012")
def test_among_face_down_rooms_nobody_moves() -> None:
    s = scene(crew=["portal"], dice="RS")

    assert s.options() == ["die:pelne_szkolenie", "explore:pelne_szkolenie", "explore:ruch", "end:actions"]
    assert (s.why_not("die:R"), s.why_not("single:S")) == ("AN-125", "AN-125")


# --- the technology die -------------------------------------------------------------------------------


@clause("AN-126", "AN-157")
def test_a_technology_die_uses_a_technology_that_is_not_used_yet() -> None:
    """Edge case 11: a technology that is already used this round, or without a technology die."""
    s = scene(crew=["portal"], dice="TS", used="klonowanie")
    assert s.offered("tech") == ["tech:teleporter", "tech:szczepionki", "tech:uniwersalne_narzedzie"]
    assert s.why_not("tech:klonowanie") == "AN-157"
    s.play("tech:szczepionki")

    assert s.techs() == "teleporter klonowanie! szczepionki! uniwersalne_narzedzie"
    assert s.why_not("tech:teleporter") == "AN-126"
    assert s.dice(0) == "S"


@clause("AN-126")
def test_the_technology_is_named_and_not_the_die() -> None:
    s = scene(crew=["portal"], dice="T")

    assert s.why_not("die:T") == "AN-126"
    assert not s.offers("die:T")


@clause("AN-126", "AN-161")
def test_with_all_technologies_used_the_die_only_moves_or_discovers() -> None:
    used = "teleporter klonowanie szczepionki uniwersalne_narzedzie"
    s = scene(rooms="n=reaktor", crew=["portal"], dice="T", used=used)

    assert s.options() == ["single:technologia", "explore:technologia", "end:actions"]


# --- single moves -------------------------------------------------------------------------------------


@clause("AN-128")
@pytest.mark.parametrize("symbol", ["S", "W", "I", "R", "T"])
def test_any_die_makes_one_move_instead(symbol: str) -> None:
    s = scene(rooms=ROOMS, crew=["portal*2"], trained=[2], dice=symbol).play(f"single:{symbol}", "move:portal-e")

    assert (s.question, s.crew(0), s.dice(0)) == ("acting", "portal e", "")
    assert (s.fact("moves_made"), s.fact("dice_by_result")) == (1, 0)
    assert s.story == [f"die-spent 0 {symbol} 0", "moved 0 portal e"]
    assert s.pieces(0) == (2, 2, 12)


@clause("AN-128", "AN-127")
def test_a_die_that_is_spent_on_a_move_must_move() -> None:
    s = scene(rooms=ROOMS, crew=["portal n"], dice="S").play("single:S")

    assert s.why_not("done") == "AN-127"
    assert s.play("move:n-portal").question == "acting"


@clause("AN-129", "AN-123")
def test_a_single_move_takes_an_own_researcher_to_an_adjacent_room() -> None:
    s = scene(rooms=ROOMS, crew=["portal n", "e"], dice="S").play("single:S")

    assert s.why_not("move:e-portal") == "AN-123"
    assert s.options() == ["move:n-portal", "move:portal-n", "move:portal-e", "move:portal-s"]
