"""The printed deck: check sums and table values of the specification's section 3."""

from collections import Counter

from clauses import clause
from kosmodrom.engine.deck import Deck
from kosmodrom.games.star_scrappers.entry import ENTRY
from kosmodrom.games.star_scrappers.model.actions import CARDS, COLOURS, KINDS, TOKENS
from kosmodrom.games.star_scrappers.model.book import MINE_ROWS
from kosmodrom.games.star_scrappers.model.effects import ABILITIES, POINTS, SKILLS
from kosmodrom.games.star_scrappers.model.labels import ARTIFACTS
from kosmodrom.games.star_scrappers.model.values import COSTS
from star_scrappers.scene import standard_book


def deck_rows(deck: Deck, table: str) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = deck.tables[table]
    return rows


def tokens_of(cost: int) -> list[int]:
    return [token for token in range(len(TOKENS)) if standard_book().token_cost[token] == cost]


def count(tokens: list[int], values: list[int]) -> int:
    """How many tokens there are, each kind as often as it has copies, where the value is not 0."""
    return sum(standard_book().token_copies[token] * values[token] for token in tokens)


def skill(name: str) -> tuple[str, list[int]]:
    """The skill of a kind: its effect's name and its numbers."""
    kind = KINDS.index(name)
    return named(SKILLS, standard_book().skill[kind], standard_book().skill_numbers[kind])


def artifact(name: str) -> tuple[str, list[int]]:
    at = ARTIFACTS.index(name)
    return named(ABILITIES if at % 2 else POINTS, standard_book().artifact[at], standard_book().artifact_numbers[at])


def named(effects: dict[str, tuple[int, list[str]]], code: int, numbers: list[int]) -> tuple[str, list[int]]:
    for name, (known, keys) in effects.items():
        if known == code:
            return name, numbers[: len(keys)]
    raise AssertionError(f"effect {code} is not among {list(effects)}")


# --- Mercenaries ------------------------------------------------------------------------------------


@clause("SS-004")
def test_there_are_24_kinds_one_for_each_faction_and_level() -> None:
    assert [(COLOURS[standard_book().colour[kind]], standard_book().level[kind]) for kind in range(24)] == [
        (colour, level) for colour in "PNBYRG" for level in (1, 2, 3, 4)
    ]


@clause("SS-004")
def test_each_faction_has_thirteen_cards_and_the_deck_78() -> None:
    assert [sum(standard_book().copies[4 * colour : 4 * colour + 4]) for colour in range(6)] == [13] * 6
    assert sum(standard_book().copies) == 78
    assert [sum(standard_book().copies[level::4]) for level in range(4)] == [30, 24, 18, 6]


@clause("SS-027", "SS-030")
def test_without_two_factions_52_cards_form_the_stacks() -> None:
    assert [4 * standard_book().copies[level] for level in range(4)] == [20, 16, 12, 4]
    assert all(standard_book().copies[4 * colour : 4 * colour + 4] == [5, 4, 3, 1] for colour in range(6))


@clause("SS-005", "SS-006", "SS-007", "SS-008")
def test_each_skill_has_the_duration_of_the_table() -> None:
    durations = {
        "turn": "P2 P3 P4 N2 Y3 Y4 G2",
        "extra-action": "Y2",
        "instant-and-turn": "B2",
        "instant": "P1 N1 N3 N4 B1 B3 B4 Y1 R1 R2 R3 R4 G1 G3 G4",
    }
    for duration, kinds in durations.items():
        assert [kind for kind in KINDS if standard_book().durations[KINDS.index(kind)] == duration] == kinds.split()


@clause("SS-211", "SS-212", "SS-218", "SS-220")
def test_skills_of_the_krystalici() -> None:
    assert skill("P1") == ("take-crystal", [1])
    assert skill("P2") == ("recolour-crystal", [1])
    assert skill("P3") == ("cheaper-artifacts", [4])
    assert skill("P4") == ("cheaper-mining", [4])


@clause("SS-221", "SS-222", "SS-227", "SS-229")
def test_skills_of_the_terroni() -> None:
    assert skill("N1") == ("take-crystal", [1])
    assert skill("N2") == ("cheaper-recruiting", [3])
    assert skill("N3") == ("take-bottom", [2])
    assert skill("N4") == ("take-docks", [5])


@clause("SS-232", "SS-233", "SS-240", "SS-242")
def test_skills_of_the_hydranie() -> None:
    assert skill("B1") == ("take-crystal", [1])
    assert skill("B2") == ("take-dock-and-repeat", [2])
    assert skill("B3") == ("take-base", [1])
    assert skill("B4") == ("take-base", [2])


@clause("SS-244", "SS-245", "SS-248", "SS-252")
def test_skills_of_the_metanele() -> None:
    assert skill("Y1") == ("take-crystal", [1])
    assert skill("Y2") == ("extra-mining", [1])
    assert skill("Y3") == ("recolour-hand", [3])
    assert skill("Y4") == ("second-crystal", [6])


@clause("SS-259", "SS-260", "SS-264", "SS-265")
def test_skills_of_the_biossy() -> None:
    assert skill("R1") == ("take-crystal", [1])
    assert skill("R2") == ("enslave-lowest", [])
    assert skill("R3") == ("enslave-level", [2])
    assert skill("R4") == ("enslave-hand", [3, 1, 1])


@clause("SS-269", "SS-270", "SS-275", "SS-278")
def test_skills_of_the_floraki() -> None:
    assert skill("G1") == ("take-crystal", [1])
    assert skill("G2") == ("double-faction", [])
    assert skill("G3") == ("take-faction", [2])
    assert skill("G4") == ("take-whole-faction", [])


@clause("SS-136")
def test_only_biossy_enslave() -> None:
    enslaving = {kind for kind in KINDS if skill(kind)[0].startswith("enslave")}
    assert enslaving == {"R2", "R3", "R4"}


# --- Crystals ---------------------------------------------------------------------------------------


@clause("SS-022", "SS-023", "SS-028")
def test_60_tokens_form_four_stacks_by_cost() -> None:
    sizes = [sum(standard_book().token_copies[token] for token in tokens_of(cost)) for cost in COSTS]
    assert sizes == [24, 18, 12, 6]
    assert [size - MINE_ROWS.count(row) for row, size in enumerate(sizes)] == [20, 15, 10, 5]


@clause("SS-009")
def test_tokens_have_the_values_of_the_pattern_in_every_colour() -> None:
    pattern = {
        "C01-{}a": (1, 1, 0, 0, 3),
        "C01-{}d": (1, 0, 1, 0, 1),
        "C03-{}a": (3, 4, 0, 0, 1),
        "C03-{}b": (3, 3, 1, 0, 1),
        "C03-{}c": (3, 4, 1, 1, 1),
        "C06-{}a": (6, 6, 1, 0, 1),
        "C06-{}b": (6, 8, 0, 1, 1),
        "C10-{}a": (10, 11, 1, 1, 1),
    }
    for name, values in pattern.items():
        for colour in range(6):
            token = TOKENS.index(name.format(COLOURS[colour]))
            assert standard_book().token_colour[token] == colour
            assert values == (
                standard_book().token_cost[token],
                standard_book().token_points[token],
                standard_book().token_symbol[token],
                standard_book().token_cave_in[token],
                standard_book().token_copies[token],
            )


@clause("SS-009", "SS-010")
def test_30_tokens_bear_a_faction_symbol_five_of_each_colour() -> None:
    for colour in range(6):
        own = [token for token in range(len(TOKENS)) if standard_book().token_colour[token] == colour]
        assert count(own, standard_book().token_symbol) == 5
    assert count(list(range(len(TOKENS))), standard_book().token_symbol) == 30


@clause("SS-009", "SS-109")
def test_18_tokens_bear_a_cave_in_symbol_and_none_of_cost_1() -> None:
    assert [count(tokens_of(cost), standard_book().token_cave_in) for cost in COSTS] == [0, 6, 6, 6]


@clause("SS-198")
def test_the_crystals_are_worth_234_points_39_in_each_colour() -> None:
    for colour in range(6):
        own = [token for token in range(len(TOKENS)) if standard_book().token_colour[token] == colour]
        assert count(own, standard_book().token_points) == 39
    assert count(list(range(len(TOKENS))), standard_book().token_points) == 234


@clause("SS-198", "SS-203")
def test_the_set_holds_the_eight_crystals_of_the_rulebooks_example() -> None:
    janek = ["C06-Ga", "C03-Yc", "C01-Pa", "C06-Ba", "C03-Gb", "C01-Gd", "C01-Na", "C01-Ra"]
    tokens = [TOKENS.index(name) for name in janek]
    assert [standard_book().token_points[token] for token in tokens] == [6, 4, 1, 6, 3, 0, 1, 1]
    symbols = Counter(
        COLOURS[standard_book().token_colour[token]] for token in tokens if standard_book().token_symbol[token]
    )
    assert symbols == {"G": 3, "Y": 1, "B": 1}


# --- Artifacts --------------------------------------------------------------------------------------


@clause("SS-040", "SS-116")
def test_twelve_artifact_cards_have_one_cost_each() -> None:
    assert len(CARDS) == 12
    assert sorted(standard_book().artifact_cost[: standard_book().cards]) == [4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8, 8]
    assert sum(standard_book().artifact_cost) == 71


@clause("SS-306", "SS-307")
def test_24_different_artifacts_left_score_and_right_are_abilities() -> None:
    everything = [artifact(name) for name in ARTIFACTS]
    assert len({(name, *numbers) for name, numbers in everything}) == 24
    assert all(name in POINTS for name, _ in everything[0::2])
    assert all(name in ABILITIES for name, _ in everything[1::2])


@clause("SS-302", "SS-303", "SS-305")
def test_the_points_of_known_artifacts() -> None:
    assert artifact("A04-left") == ("per-crystals", [3, 2, 3])
    assert artifact("A01-left") == ("best-colour", [1])
    assert artifact("A07-left") == ("per-crystals", [2, 3, 0])


@clause("SS-291", "SS-293", "SS-300")
def test_the_abilities_of_known_artifacts() -> None:
    assert artifact("A10-right") == ("crystal-per-takeover", [1])
    assert artifact("A11-right") == ("second-takeover", [])
    assert artifact("A06-right") == ("take-own-base", [3])


@clause("SS-199")
def test_the_points_of_reconstructed_artifacts() -> None:
    assert artifact("A03-left") == ("per-crystals", [1, 1, 1])
    assert artifact("A02-left") == ("per-colour", [1])
    assert artifact("A05-left") == ("per-cave-in", [1])
    assert artifact("A06-left") == ("per-base-card", [1])
    assert artifact("A08-left") == ("per-symbol", [1])
    assert artifact("A09-left") == ("per-crystals", [2, 1, 6])
    assert artifact("A10-left") == ("per-totem", [4])
    assert artifact("A11-left") == ("per-artifact", [2])
    assert artifact("A12-left") == ("per-crystals", [5, 1, 10])


@clause("SS-306")
def test_the_abilities_of_reconstructed_artifacts() -> None:
    assert artifact("A01-right") == ("take-dock", [2])
    assert artifact("A02-right") == ("swap-crystal", [4])
    assert artifact("A03-right") == ("recolour-card", [2])
    assert artifact("A04-right") == ("hold-marker", [2])
    assert artifact("A05-right") == ("free-recruit", [3])
    assert artifact("A07-right") == ("artifact-discount", [4])
    assert artifact("A08-right") == ("stronger-card", [2])
    assert artifact("A09-right") == ("mining-discount", [1])
    assert artifact("A12-right") == ("repeat-action", [])


@clause("SS-219")
def test_two_czcigodni_pay_for_the_dearest_artifact() -> None:
    discount = skill("P3")[1][0]
    assert max(standard_book().artifact_cost) == 2 * discount
    assert standard_book().copies[KINDS.index("P3")] >= 2


# --- limits and provenance --------------------------------------------------------------------------


@clause("SS-032", "SS-169", "SS-178", "SS-316")
def test_hands_bases_and_idle_rounds_have_their_limits() -> None:
    assert standard_book().starting_hand == [2, 1, 0, 0]
    assert standard_book().hand_limit == 7
    assert standard_book().base_limit == 7
    assert standard_book().idle_rounds == 10


@clause("SS-190", "SS-191")
def test_the_track_ends_at_9_and_the_mine_collapses_by_the_number_of_seats() -> None:
    assert standard_book().end_fields == [7, 8, 9]
    assert standard_book().track_end == 9


@clause("SS-200", "SS-201", "SS-203", "SS-204")
def test_points_for_totems_enslaved_cards_and_sets() -> None:
    assert standard_book().totem_points == 3
    assert standard_book().enslaved_points == 1
    assert standard_book().set_points == [1, 3, 6, 10, 15, 21]


@clause("SS-004", "SS-009", "SS-307")
def test_every_row_says_where_it_comes_from() -> None:
    assert {standard_book().provenance[kind] for kind in KINDS} == {"rulebook"}
    assert {standard_book().provenance[token] for token in TOKENS} == {"reconstructed"}
    halves = Counter(standard_book().provenance[name] for name in ARTIFACTS)
    assert halves == {"rulebook": 5, "public": 1, "reconstructed": 18}


@clause("SS-008")
def test_the_numbers_of_copies_are_marked_as_reconstructed() -> None:
    rows = deck_rows(ENTRY.standard_deck(), "mercenary")
    assert [row["copies_provenance"] for row in rows] == ["reconstructed"] * 24
