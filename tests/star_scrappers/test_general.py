"""General terms: SS-001 to SS-021."""

from collections import Counter

import pytest

from clauses import clause
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.errors import BadTable, Refused, UnknownDecision
from kosmodrom.engine.match import Match
from kosmodrom.games.star_scrappers.entry import ENTRY
from kosmodrom.games.star_scrappers.model.actions import COLOURS, KINDS, TOKENS
from kosmodrom.games.star_scrappers.model.effects import SKILLS
from star_scrappers.scene import GAME, Scene, match, scene, set_up, standard_book

# --- players ------------------------------------------------------------------------------------------


@clause("SS-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play(seats: int) -> None:
    m = match(seats)
    assert m.seats == seats
    assert len(m.scores()) == seats


@clause("SS-001", "SS-002")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_any_other_number_of_players_is_rejected(seats: int) -> None:
    """Fewer than 2 or more than 4 players."""
    with pytest.raises(BadTable, match="expected one of 2, 3, 4"):
        match(seats)


@clause("SS-001")
@pytest.mark.parametrize("seat", [-1, 2, 3])
def test_a_seat_is_one_of_those_at_the_table(seat: int) -> None:
    """Players are the seats 0, 1, …, each there once, so no identity can stand twice."""
    m = match(2)
    with pytest.raises(BadTable, match="expected 0 to 1"):
        m.legal(seat)
    with pytest.raises(BadTable, match="expected 0 to 1"):
        m.play(seat, "end")


@clause("SS-002")
def test_there_are_no_variants_but_the_recommended_first_game() -> None:
    assert [option.key for option in ENTRY.options] == ["first-game"]
    with pytest.raises(BadTable, match="has no option 'expert'"):
        Match("star_scrappers", options={"expert": "yes"})


@clause("SS-002")
def test_a_seat_without_anything_is_not_out_of_the_game() -> None:
    s = scene(hands=["Y1"], bases=["N1"], dock_stacks={1: 0, 2: 0, 3: 0, 4: 0})
    assert s.pass_turn().seat == 1
    assert s.options() == ["takeover:0", "end"]


@clause("SS-002", "SS-003")
def test_each_seat_has_points_of_its_own_and_the_most_win() -> None:
    s = scene(seats=4, crystals=["C03-Ya", "C06-Yb", "C01-Ya", "C03-Na"])
    assert s.scores() == [4, 8, 1, 4]
    assert s.winners() == [1]


@clause("SS-003")
def test_who_has_the_most_points_after_the_last_round_wins() -> None:
    s = scene(crystals=["C06-Yb C01-Ya", "C01-Na"], hands=["", "Y3"], mine="C03-Yc", marker=6).pass_turn()
    s.play("mine:3a", "pay:Y3", "done")
    assert (s.marker, s.over) == (7, False)
    s.end_turn()
    assert s.over
    assert s.scores() == [9, 6]
    assert s.winners() == [0]


@clause("SS-003")
def test_while_the_match_runs_nobody_has_won() -> None:
    assert match().winners() == []


# --- Mercenaries --------------------------------------------------------------------------------------


@clause("SS-004")
@pytest.mark.parametrize("name", KINDS)
def test_a_mercenary_has_one_faction_one_level_and_one_skill(name: str) -> None:
    kind = KINDS.index(name)
    assert COLOURS[standard_book().colour[kind]] + str(standard_book().level[kind]) == name
    assert standard_book().level[kind] in (1, 2, 3, 4)
    assert [effect for effect, (code, _) in SKILLS.items() if code == standard_book().skill[kind]] != []


LASTING = {
    "P3": "artifact_discount",
    "P4": "mining_discount",
    "N2": "recruit_discount",
    "B2": "repeat",
    "Y2": "extra_minings",
    "Y4": "second_crystal",
    "G2": "doubled",
}
"""Skills that are in force after they were played; those of P2 and Y3 are so only for what was recoloured."""


@clause("SS-005", "SS-006", "SS-007", "SS-008")
@pytest.mark.parametrize("name", KINDS)
def test_a_skill_lasts_as_the_table_says(name: str) -> None:
    s = scene(wild="P N" if name[0] in "RG" else "R G", hands=[name]).play(f"skill:{name}")
    s.play(*(["done"] if "done" in s.options() else []))
    in_force = [effect for effect in sorted(LASTING.values()) if getattr(s.s.table, effect)]
    assert in_force == ([LASTING[name]] if name in LASTING else [])
    assert (standard_book().durations[KINDS.index(name)] == "instant") == (
        name not in LASTING and name not in ("P2", "Y3")
    )


@clause("SS-005")
def test_a_skill_for_the_turn_works_until_the_turn_ends() -> None:
    s = scene(hands=["P4 Y2", "Y1"], mine="C03-Ya C03-Na C06-Ya").play("skill:P4", "mine:3a", "done")
    assert s.end_turn().why_not("mine:3b") == "SS-100"


@clause("SS-006")
def test_an_instant_skill_works_at_once_and_once() -> None:
    s = scene(hands=["B1"], mine="C01-Ba C01-Ba").play("skill:B1", "crystal:1a")
    assert s.crystals(0) == "C01-Ba"
    assert s.options() == ["end"]


@clause("SS-007")
def test_an_extra_action_is_one_more_action_of_the_named_type() -> None:
    s = scene(hands=["Y2 Y1 Y1 N1"], docks="P1 P1", mine="C01-Ya C01-Ya").play("skill:Y2", "recruit:1a")
    assert s.why_not("recruit:1b") == "SS-065"
    assert s.options() == ["mine:1a", "mine:1b", "end"]
    s.play("mine:1a", "pay:Y1", "done")
    assert s.options() == ["end"]


# --- Crystals -----------------------------------------------------------------------------------------


@clause("SS-009", "SS-010")
@pytest.mark.parametrize(
    ("pattern", "cost", "points", "symbol", "cave_in"),
    [
        ("C01-{}a", 1, 1, 0, 0),
        ("C01-{}d", 1, 0, 1, 0),
        ("C03-{}a", 3, 4, 0, 0),
        ("C03-{}b", 3, 3, 1, 0),
        ("C03-{}c", 3, 4, 1, 1),
        ("C06-{}a", 6, 6, 1, 0),
        ("C06-{}b", 6, 8, 0, 1),
        ("C10-{}a", 10, 11, 1, 1),
    ],
)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_crystal_has_cost_points_colour_and_perhaps_symbols(
    colour: str, pattern: str, cost: int, points: int, symbol: int, cave_in: int
) -> None:
    token = TOKENS.index(pattern.format(colour))
    assert (standard_book().token_cost[token], standard_book().token_cave_in[token]) == (cost, cave_in)
    assert COLOURS[standard_book().token_colour[token]] == colour
    s = scene(crystals=[pattern.format(colour)])
    assert (s.row("crystals"), s.row("symbols")) == ([points, 0], [symbol, 0])


@clause("SS-010")
@pytest.mark.parametrize(
    ("owned", "points"), [("C01-Gd C03-Gb", 2), ("C01-Gd C03-Rb", 3)], ids=["one colour", "two colours"]
)
def test_a_symbol_is_that_of_the_crystals_own_colour(owned: str, points: int) -> None:
    assert scene(crystals=[owned]).row("symbols") == [points, 0]


@clause("SS-011")
def test_an_effect_that_names_a_cost_means_the_printed_one() -> None:
    s = scene(hands=["Y4 Y2"], mine="C01-Na C03-Ya C03-Na C06-Na", totems={"Y": 0})
    s.play("skill:Y4", "mine:3a", "pay:Y2", "done")
    assert s.options() == ["done", "crystal:3b"]
    assert s.why_not("crystal:1a") == "SS-252"


@clause("SS-011")
@pytest.mark.parametrize(
    ("recolouring", "offered"),
    [
        (["crystal:1a", "colour:B"], ["done", "crystal:1a", "crystal:1b"]),
        (["crystal:1b", "colour:Y"], ["mine:1b", "end"]),
        (["done"], ["done", "crystal:1b"]),
    ],
    ids=["made blue", "blue no more", "as printed"],
)
def test_an_effect_that_names_a_colour_means_the_one_given_for_the_turn(
    recolouring: list[str], offered: list[str]
) -> None:
    s = scene(phase="starting", bases=["P2"], hands=["B1"], mine="C01-Na C01-Ba")
    s.play("leader", *recolouring, "skill:B1")
    assert s.options() == offered


# --- using and taking ---------------------------------------------------------------------------------


@clause("SS-012")
def test_a_skill_that_was_played_need_not_take_anything() -> None:
    s = scene(hands=["B1"], mine="C01-Ba").play("skill:B1", "done")
    assert (s.crystals(0), s.mine(), s.played()) == ("", "C01-Ba", "B1")


@clause("SS-013")
def test_taking_a_crystal_is_no_mining() -> None:
    s = scene(phase="starting", hands=["B1"], bases=["Y2"], mine="C01-Ba").play("leader", "skill:B1", "crystal:1a")
    assert (s.crystals(0), s.played(), s.s.table.extra_minings, s.basics) == ("C01-Ba", "B1", 1, 1)
    assert s.log == ["leader-activated", "skill-used", "crystal-taken"]


@clause("SS-013")
def test_taking_a_card_from_the_docks_is_no_recruiting() -> None:
    s = scene(hands=["N4"], docks="Y1 Y2 B2").play("skill:N4", "dock:2a", "dock:2b")
    assert s.options() == ["done", "dock:1a"]
    s.play("done")
    assert (s.hand(0), s.played(), s.basics) == ("B2 Y2", "N4", 1)
    s.play("recruit:1a")
    assert (s.hand(0), s.basics) == ("B2 Y1 Y2", 2)


# --- zones --------------------------------------------------------------------------------------------


def census(s: Scene) -> tuple[Counter[str], Counter[str], int, int]:
    """All Mercenaries, Crystals, Artifact cards and Totems in use, wherever they are."""
    t, vault = s.s.table, s.s.vault
    kinds = [kind for kind in t.docks + t.play if kind >= 0]
    tokens = [token for token in t.mine if token >= 0]
    for seat in range(s.s.seats):
        kinds += t.bases[seat] + t.enslaved[seat] + [card // 6 for card in s.s.hands[seat].cards]
        tokens += s.s.hands[seat].crystals
    kinds += [kind for kind in range(24) for _ in range(vault.mercenaries[kind] + t.removed[kind])]
    tokens += [token for token in range(48) for _ in range(vault.tokens[token])]
    cards = sum(card >= 0 for card in t.tops) + sum(vault.artifacts) + sum(len(owned) for owned in t.artifacts)
    totems = sum(owner != -2 for owner in t.totems)
    return Counter(KINDS[kind] for kind in kinds), Counter(TOKENS[token] for token in tokens), cards, totems


@clause("SS-014")
@pytest.mark.parametrize(
    "decisions",
    [
        ["recruit:2a", "pay:Y1"],
        ["mine:3a", "pay:R3", "done"],
        ["collect:1-left", "pay:R3", "pay:Y1", "done"],
        ["takeover:1"],
        ["skill:R2", "base:0-1"],
        ["skill:R3", "base:1-1"],
        ["skill:Y1", "crystal:1a"],
    ],
    ids=["recruit", "mine", "collect", "take over", "enslave own", "enslave another's", "take a Crystal"],
)
def test_components_are_only_ever_moved(decisions: list[str]) -> None:
    s = scene(
        wild="P N",
        hands=["Y1 Y2 R2 R3"],
        bases=["G1 G1 G2 G2 Y2 Y2 B1", "B2 B2 B1"],
        docks="B2 Y1",
        mine="C01-Ya C03-Ra",
        tops="A01",
        totems={"Y": 0, "B": 1},
    )
    before = census(s)
    assert [sum(before[0].values()), sum(before[1].values()), before[2], before[3]] == [52, 60, 12, 4]
    s.play(*decisions).settle()
    assert census(s) == before
    s.end_turn()
    assert census(s) == before


@clause("SS-014")
def test_a_component_in_two_zones_is_noticed() -> None:
    s = scene(hands=["Y1"], mine="C01-Ya", tops="A01")
    s.s.table.bases[0].append(KINDS.index("Y1"))
    assert list(map(str, GAME.problems(s.s))) == ["6 cards Y1 instead of 5"]
    s = scene(mine="C01-Ya")
    s.s.table.mine[1] = s.s.table.mine[0]
    assert list(map(str, GAME.problems(s.s))) == ["4 tokens C01-Ya instead of 3"]


# --- who decides --------------------------------------------------------------------------------------


@clause("SS-020")
def test_during_the_set_up_only_chance_decides_and_afterwards_only_refills_are_drawn() -> None:
    s = set_up()
    assert GAME.actors(s.s) == [CHANCE]
    assert [s.why_not("token:C01-Ya", seat) for seat in (0, 1)] == ["SS-021", "SS-021"]
    s.settle()
    assert [s.why_not(draw) for draw in ("wild:P", "deal:Y1", "first:1")] == ["SS-020"] * 3
    s.play("recruit:1a", "end")
    assert {name.split(":")[0] for name in s.draws()} == {"deal"}
    s.settle()
    assert s.log.count("dock-refilled") == 11


@clause("SS-021")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_only_the_active_seat_decides(active: int) -> None:
    s = scene(seats=3, active=active, hands=["Y1", "Y1", "Y1"])
    assert GAME.actors(s.s) == [active]
    assert [s.why_not("end", seat) for seat in range(3) if seat != active] == ["SS-021", "SS-021"]
    assert s.why_not("end", active) is None


@clause("SS-021")
def test_the_owner_of_a_base_that_is_taken_over_decides_nothing() -> None:
    s = scene(bases=["", "N1 P1 B1"], hands=["", "Y1"]).play("takeover:1")
    assert (s.seat, s.options()) == (0, ["end"])
    assert (s.hand(0), s.hand(1), s.base(1)) == ("P1 N1", "B1 Y1", "")


@clause("SS-021", "SS-048", "SS-193")
@pytest.mark.parametrize(
    ("decision", "seat", "rule"),
    [("end", 1, "SS-021"), ("leader", 1, "SS-021"), ("end", 0, "SS-048"), ("mine:1a", 0, "SS-048")],
)
def test_a_decision_out_of_turn_or_phase_is_refused(decision: str, seat: int, rule: str) -> None:
    """Not the active player, or the wrong phase."""
    s = scene(phase="starting", bases=["P3", "P3"], hands=["Y1"], mine="C01-Ya")
    assert s.why_not(decision, seat) == rule
    assert s.options() == ["leader", "begin"]


@clause("SS-193")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("decision", ["end", "begin", "leader", "recruit:1a", "done"])
def test_after_the_end_of_the_game_everything_is_refused(decision: str, seat: int) -> None:
    """A move after the end of the game."""
    s = scene(active=1, marker=7, docks="Y1").end_turn()
    assert s.over
    assert s.why_not(decision, seat) == "SS-193"


@clause("SS-021")
def test_a_refused_request_names_its_rule_and_unknown_words_are_no_requests() -> None:
    m = match(2, first_game=True)
    idle = 1 - m.actors[0]
    before = m.position()
    with pytest.raises(Refused, match="SS-021"):
        m.play(idle, "end")
    with pytest.raises(UnknownDecision, match="'skill:Y5' is not a decision"):
        m.play(m.actors[0], "skill:Y5")
    assert m.position() == before
