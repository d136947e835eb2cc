"""The mechanics that are easiest to get wrong: the bonus of Maszynownia, technologies, abilities, and what is known."""

from andromeda.scene import GAME, new_game, scene
from clauses import clause
from kosmodrom.engine.fast_random import Luck


@clause("AN-257", "AN-236")
def test_maszynownia_is_spent_when_the_extra_researcher_comes_and_goes_on_working() -> None:
    s = scene(rooms="n=maszynownia e=kajuty_zalogi", crew=["n portal e"], trained=[6], dice="IW")
    s.play("die:I", "summon:portal")
    assert s.fact("room_actions") == 0
    s.play("summon:portal")

    assert s.fact("room_actions") == 1
    assert s.why_not("room:kajuty_zalogi") == "AN-149"
    s.play("die:W", "summon:portal", "summon:portal")
    assert s.fact("room_actions") == 1
    assert s.fact("summoned_now") == 5


@clause("AN-257")
def test_maszynownia_stays_unspent_when_nobody_is_left_to_summon() -> None:
    s = scene(rooms="n=maszynownia e=kajuty_zalogi", crew=["n portal e"], trained=[1], dice="I").play(
        "die:I", "summon:portal"
    )

    assert s.question == "acting"
    assert s.why_not("room:kajuty_zalogi") is None
    assert s.why_not("room:maszynownia") == "AN-235"


@clause("AN-258", "AN-259")
def test_remote_control_of_maszynownia_needs_no_control_and_no_room_action() -> None:
    techs = "teleporter zdalne_sterowanie klonowanie pole_silowe"
    s = scene(rooms="n=maszynownia e=kajuty_zalogi", crew=["e"], trained=[4], dice="TI", techs=techs)
    s.play("tech:zdalne_sterowanie", "room:maszynownia")
    assert s.fact("room_actions") == 0
    s.play("die:I", "summon:portal", "summon:portal")

    assert s.fact("room_actions") == 1
    assert s.why_not("room:kajuty_zalogi") is None


@clause("AN-261")
def test_the_training_capsule_must_do_something() -> None:
    techs = "teleporter kapsula_szkoleniowa klonowanie pole_silowe"
    s = scene(crew=["portal"], trained=[0], dice="TT", techs=techs).play("tech:kapsula_szkoleniowa")
    assert s.question == "summoning"
    assert s.fact("trained_now") == 1
    s.play("done")
    assert s.pieces(0) == (1, 1, 14)

    s = scene(crew=["portal"], trained=[1], dice="T", techs=techs).play("tech:kapsula_szkoleniowa", "done")
    assert s.pieces(0) == (2, 0, 14)
    assert s.told("trained") == [], "nobody was trained, and nobody is said to have been"
    assert s.told("nobody-trained") == ["nobody-trained 0"]


@clause("AN-164", "AN-274")
def test_the_force_field_pushes_nobody_who_stands_beside_no_face_up_room() -> None:
    techs = "teleporter kapsula_szkoleniowa klonowanie pole_silowe"
    s = scene(seats=3, rooms="w=kajuty_zalogi ne=reaktor", crew=["portal", "portal*2 ne"], dice="T", techs=techs)
    s.play("tech:pole_silowe")

    assert s.why_not("pick:1-ne") == "AN-274"
    assert s.crew(1) == "ne w portal"


@clause("AN-164")
def test_the_force_field_does_not_move_the_same_researcher_twice() -> None:
    techs = "teleporter kapsula_szkoleniowa klonowanie pole_silowe"
    s = scene(rooms="n=reaktor", crew=["portal", "portal n"], dice="T", techs=techs)
    s.play("tech:pole_silowe", "pick:1-portal")

    assert s.crew(1) == "n*2"
    s.play("pick:1-n")
    assert s.crew(1) == "n portal"

    s = scene(rooms="n=reaktor", crew=["portal", "portal"], dice="T", techs=techs).play("tech:pole_silowe")
    assert s.crew(1) == "n"
    assert s.question == "acting"


@clause("AN-264", "AN-162")
def test_scholars_train_after_a_technology_even_without_a_token() -> None:
    s = scene(races=["uczeni_mnemos"], crew=["portal"], dice="T").play("tech:teleporter")

    assert s.told("teleporter-placed") == ["teleporter-placed 0 -1"]
    assert s.options() == ["train:1", "done"]
    s.play("train:1")
    assert s.pieces(0) == (1, 1, 14)


@clause("AN-166", "AN-269")
def test_envoys_use_two_different_rooms() -> None:
    s = scene(races=["poslowie_koru"], rooms="n=centrum_komunikacji e=kajuty_zalogi", crew=["n portal e"])
    s.play("room:centrum_komunikacji")
    assert s.why_not("room:centrum_komunikacji") == "AN-269"
    s.play("room:kajuty_zalogi", "move:portal-n", "done")

    assert s.why_not("room:centrum_komunikacji") == "AN-269"
    assert s.fact("room_actions") == 2


@clause("AN-166", "AN-268")
def test_metamorphs_use_a_die_as_another_result_which_counts() -> None:
    s = scene(races=["metamorfy"], crew=["portal"], dice="TT", trained=[2]).play("morph:T")
    assert s.options() == ["as:pelne_szkolenie", "as:wezwanie_wsparcia", "as:improwizacja"]
    s.play("as:S", "train:2")

    assert s.fact("dice_by_result", of="pelne_szkolenie") == 1
    assert s.fact("dice_by_result", of="technologia") == 0
    assert s.why_not("morph:T") == "AN-268"


@clause("AN-037", "AN-038")
def test_races_are_revealed_when_all_have_chosen() -> None:
    s = new_game(2).chance("first:1", "lay:klonowanie", "lay:szczepionki", "lay:pole_silowe")
    s.chance("deal:synteci", "deal:metamorfy", "deal:roj_xarr", "deal:arkturianie")
    before = s.seen_by(1)
    s.play_as(0, "race:metamorfy")
    assert s.actors == [1]
    assert s.race(0) == "-"
    other = new_game(2).chance("first:1", "lay:klonowanie", "lay:szczepionki", "lay:pole_silowe")
    other.chance("deal:synteci", "deal:metamorfy", "deal:roj_xarr", "deal:arkturianie").play_as(0, "race:synteci")
    assert s.seen_by(1) == other.seen_by(1) != before

    s.play_as(1, "race:roj_xarr")
    assert (s.race(0), s.race(1)) == ("metamorfy", "roj_xarr")


@clause("AN-015", "AN-217")
def test_a_card_put_back_is_remembered_wherever_it_can_be_followed() -> None:
    s = scene(phase="cleanup", held=["Z01", "Z02"], under="Z03:0 Z04", unseen=0, first=1)
    s.settle()
    assert s.known_under(0).startswith("Z03 ?")
    s.play("exchange").settle()
    assert s.held(0) == "Z03"
    s.play("exchange").settle()
    assert s.held(1) == "Z04"
    assert s.known_held(0, 1) == "?"
    assert s.known_under(1).endswith("? Z02")


@clause("AN-015", "AN-239")
def test_of_cards_sorted_in_secret_others_remember_only_that_a_card_is_among_them() -> None:
    s = scene(
        active=1, order=[1, 0], rooms="n=mostek_kapitanski", crew=["", "n"], held=["Z01", "Z02"],
        under="Z03:0 Z04", unseen=0,
    ).play("room:mostek_kapitanski")  # fmt: skip
    s.settle()
    assert s.known_held(0, 1) == "? ? ?"
    s.play("return:Z03", "return:Z02")

    assert s.held(1) == "Z04"
    places = set()
    for seed in range(60):
        world = GAME.sample(GAME.view(s.s, 0), Luck(seed))
        card = 2
        places.add("hand" if card in world.table.held[1].tail else world.table.personal[0].tail.index(card))
    size = len(s.s.table.personal[0].tail)
    assert places == {"hand", size - 2, size - 1}
