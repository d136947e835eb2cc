"""The board: how the table, the seats, the own things and single things are drawn."""

import re
from importlib.resources import files

import pytest

from andromeda.drawn import answering, dividing, inside, own, panel, public_page, table
from andromeda.spoken import BOOK, EN, NAMES, SPEAKER, asked, both, laid_out
from clauses import clause
from draw.pages import controls, decisions, doing, is_of, pictures, text_of, with_class
from kosmodrom import draw
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Words
from kosmodrom.games.andromeda.board.effects import brief_comparison
from kosmodrom.games.andromeda.model import steps
from kosmodrom.games.andromeda.model.actions import FACES, RACES, TASKS, TECHS, VOCABULARY
from kosmodrom.games.andromeda.model.state import view
from kosmodrom.games.andromeda.model.values import (
    DIVIDING,
    SETTING_UP,
    TURN_BONUS,
    TURN_DISCOVERED,
    TURN_MOVES,
    TURN_TRAINED,
    TURNS,
)
from kosmodrom.games.andromeda.words.cards import comparisons

# --- what nobody else may see -------------------------------------------------------------------------


@clause("AN-014", "AN-015")
@both
def test_the_public_page_is_the_same_whatever_the_hands_hold(texts: Words) -> None:
    s, other = laid_out(), laid_out()
    other.table.held[0].tail, other.table.held[1].tail = [TASKS.index("Z22")], [TASKS.index("Z27")]
    other.hands[0].races, other.hands[0].choice = [6, 7], 6
    pages = {public_page(view(each, seat), texts) for each in (s, other) for seat in (0, 1, SPECTATOR)}
    assert len(pages) == 1


@clause("AN-014")
@both
def test_a_personal_task_is_named_only_to_its_owner(texts: Words) -> None:
    s = laid_out()
    name = texts["task.Z18"]
    assert name in own(s, texts)
    assert name not in own(s, texts, 1)
    assert name not in public_page(view(s, 0), texts)
    assert "Z18" not in public_page(view(s, 0), texts)


@clause("AN-035", "AN-038")
@both
def test_race_cards_and_the_choice_among_them_are_the_own_seat_s_alone(texts: Words) -> None:
    s = laid_out()
    s.table.phase, s.table.races = SETTING_UP, [-1, -1, -1]
    s.table.agenda.push(steps.CHOOSE_RACE, 0)
    s.table.ready = 1
    s.hands[0].races, s.hands[0].choice = [6, 1], 6
    cards = with_class(own(s, texts), "an-race-card")
    assert [each.get("data-do") for each in cards] == ["race:roj_xarr", "race:uczeni_mnemos"]
    assert [is_of(each, "is-picked") for each in cards] == [False, True]
    assert not with_class(own(s, texts, 1), "an-race-card")
    assert [texts["board.chosen"] in panel(s, texts, seat) for seat in range(3)] == [True, False, False]


# --- beside the ship ----------------------------------------------------------------------------------


@clause("AN-198", "AN-199")
@pytest.mark.parametrize(("seats", "aim"), [(2, 8), (3, 7), (4, 6)])
def test_the_race_has_a_bar_for_each_seat_as_long_as_the_points_needed(seats: int, aim: int) -> None:
    bars = with_class(table(laid_out(seats), EN), "an-bar")
    cells = [[each.get("class") for each in bar.iter("i")] for bar in bars]
    assert [len(row) for row in cells] == [aim] * seats
    assert [row.count("is-task") for row in cells][:2] == [0, 2]
    assert [row.count("is-room") for row in cells][:2] == [1, 1]
    assert bars[1].get("title") == f"Bartek: 3 DP of {aim} (tasks 2, rooms 1)"


@clause("AN-028", "AN-031", "AN-157")
@both
def test_technologies_show_whether_they_are_used_and_the_vaccines_beside_theirs(texts: Words) -> None:
    page = table(laid_out(), texts)
    cards = with_class(page, "an-tech")
    assert [each.get("data-do") for each in cards] == [f"tech:{name}" for name in TECHS[:4]]
    assert [is_of(each, "is-used") for each in cards] == [True, False, False, False]
    assert texts["board.used"] in cards[0].get("aria-label", "")
    (beside,) = with_class(page, "an-beside")
    assert text_of(beside) == "8"


@clause("AN-041", "AN-171", "AN-173")
@both
def test_open_tasks_show_points_cost_and_how_far_the_seat_on_turn_is(texts: Words) -> None:
    s = laid_out()
    card = doing(table(s, texts), "task:Z01")
    assert pictures(card).count("an-lost") == 1
    (progress,) = [each for each in card.iter() if is_of(each, "an-progress")]
    assert text_of(progress) == "2/4"
    met = doing(table(s, texts), "task:Z12")
    assert is_of(met, "is-met"), "the Reactor is Ala's"
    s.table.crew[1] = 0
    assert not is_of(doing(table(s, texts), "task:Z12"), "is-met")
    assert texts.say("board.met", seat="Ala") in met.get("aria-label", "")


@clause("AN-013", "AN-042")
@both
def test_the_sizes_of_both_decks_are_told(texts: Words) -> None:
    decks = with_class(table(laid_out(), texts), "an-deck")
    for tag, shown in (
        ("b", ["5", "20"]),
        ("small", [texts["board.deck-of-general"], texts["board.deck-of-personal"]]),
    ):
        assert [text_of(each) for deck in decks for each in deck.iter(tag)] == shown


# --- dice and offers ----------------------------------------------------------------------------------


@clause("AN-070", "AN-071", "AN-072")
@both
def test_an_offer_lies_on_its_card_beside_what_remains(texts: Words) -> None:
    page = table(dividing(), texts)
    (offered,) = [each for each in with_class(page, "an-tray") if is_of(each, "is-offered")]
    assert pictures(offered) == ["i-seat-1", "an-zaraza"]
    dice = with_class(with_markup(page, "an-middle"), "an-die")
    live = [each.get("data-do") for each in dice if not is_of(each, "is-gone")]
    assert live == [f"offer:{FACES[face]} accept:{FACES[face]}" for face in (0, 0, 1, 2, 2, 3, 4, 4, 5)]
    assert [at for at, each in enumerate(dice) if is_of(each, "is-gone")] == [2], "the others stay in their places"
    assert texts.say("board.remains", left=Count(9), least=4) in page


def with_markup(page: str, name: str) -> str:
    """The part of a page that begins with a class."""
    start = page.index(f'class="{name}')
    return f"<div {page[start : page.index('</section>', start)]}"


@clause("AN-074", "AN-079")
@both
def test_an_offer_shows_who_made_it_and_who_is_asked(texts: Words) -> None:
    (offered,) = [each for each in with_class(table(answering(), texts), "an-tray") if is_of(each, "is-offered")]
    assert pictures(offered)[:3] == ["i-seat-1", "i-arrow", "i-seat-2"]
    assert texts.say("board.offered", seat="Bartek", other="Celina") in offered.get("aria-label", "")


@clause("AN-076", "AN-090", "AN-111")
def test_order_cards_lie_in_their_order_with_owner_and_dice() -> None:
    s = laid_out()
    s.table.cards = [2, 1, 3]
    trays = with_class(table(s, EN), "an-tray")
    assert [pictures(each)[0] for each in trays] == ["i-seat-1", "i-seat-0", "i-seat-2"]
    assert [is_of(each, "is-turn") for each in trays] == [False, True, False]
    assert pictures(trays[1])[1:] == ["an-pelne_szkolenie", "an-ruch", "an-ruch", "an-technologia"]


@clause("AN-149", "AN-180", "AN-236")
def test_what_was_done_in_the_turn_is_counted() -> None:
    s = laid_out()
    s.table.turn[TURN_MOVES], s.table.turn[TURN_BONUS] = 3, 1
    assert [each.get("title") for each in with_class(table(s, EN), "an-chip")] == [
        "1 room action left", "3 moves", "Engine Room: one more per summoning",
    ]  # fmt: skip


@clause("AN-112", "AN-126", "AN-128", "AN-130")
def test_an_own_die_names_every_way_to_use_it() -> None:
    page = own(laid_out(), EN)
    dice = [each for each in controls(page) if is_of(each, "an-die")]
    assert [(each.get("data-do") or "").split()[-1] for each in dice] == [
        "morph:pelne_szkolenie", "morph:ruch", "morph:ruch", "morph:technologia",
    ]  # fmt: skip
    assert {"die:ruch", "single:ruch", "explore:ruch", "tech:klonowanie"} <= decisions(page)
    assert "up to 4 moves" in dice[1].get("aria-label", ""), "Ala's race makes four moves"


@clause("AN-112")
def test_own_dice_tell_whether_they_can_be_used_only_while_one_acts() -> None:
    def is_telling(page: str) -> list[bool]:
        return [is_of(each, "is-acting") for each in with_class(page, "an-your-dice")]

    assert is_telling(own(laid_out(), EN)) == [True]
    assert is_telling(own(dividing(), EN)) == [False], "none can be used, and none is unlike another"


@clause("AN-104")
def test_a_plague_die_can_be_spent_on_nothing() -> None:
    s = laid_out()
    s.table.dice[0] = 1
    plague = doing(own(s, EN), "die:zaraza")
    assert plague.get("data-do") == "die:zaraza"
    assert is_of(plague, "is-plague")


@clause("AN-166", "AN-260")
@both
def test_a_palette_of_results_appears_while_one_is_asked(texts: Words) -> None:
    assert not with_class(own(laid_out(), texts), "an-palette")
    page = own(asked(steps.USING_AS, -1), texts)
    assert {f"as:{face}" for face in ("pelne_szkolenie", "wezwanie_wsparcia", "improwizacja", "ruch")} <= decisions(
        page
    )
    assert "as:technologia" not in decisions(page)


@clause("AN-100", "AN-127", "AN-256")
@both
def test_numbers_are_chosen_by_touching_as_many_things(texts: Words) -> None:
    numbers = with_class(own(asked(steps.VACCINATING, 3, 2), texts), "an-number")
    assert [(each.get("data-do"), pictures(each).count("an-vaccine")) for each in numbers] == [
        ("vaccines:0", 0), ("vaccines:1", 1), ("vaccines:2", 2),
    ]  # fmt: skip
    numbers = with_class(own(asked(steps.TRAINING, 3), texts), "an-number")
    assert [(each.get("data-do"), pictures(each).count("an-crew-0")) for each in numbers] == [
        ("train:3", 3), ("train:2", 2), ("train:1", 1),
    ]  # fmt: skip  # the most stands first, where the die was that has just been pressed
    assert not with_class(own(asked(steps.TRAINING, 3), texts, 1), "an-number")


@clause("AN-215", "AN-217")
def test_the_own_task_is_kept_by_touching_it_and_exchanged_by_touching_the_deck() -> None:
    page = own(asked(steps.EXCHANGING), EN)
    assert doing(page, "hold").get("data-zoom") == "task:Z18"
    assert is_of(doing(page, "exchange"), "an-back")
    assert "exchange" not in decisions(own(laid_out(), EN))


@clause("AN-215")
@both
def test_of_keeping_and_exchanging_both_are_said_and_neither_is_quiet(texts: Words) -> None:
    s = asked(steps.EXCHANGING)
    page = own(s, texts)
    assert texts["board.hold"] in text_of(doing(page, "hold"))
    assert texts["board.exchange"] in text_of(doing(page, "exchange"))
    assert texts["board.hold"] not in own(s, texts, 1)
    assert SPEAKER.ending(view(s, 0), BOOK, VOCABULARY.id("hold"), texts, NAMES) == ""


@clause("AN-165")
@pytest.mark.parametrize(("task", "phase", "active", "is_counted"), [
    ("Z24", TURNS, 0, True), ("Z24", TURNS, 1, False), ("Z24", DIVIDING, -1, False), ("Z18", DIVIDING, -1, True),
])  # fmt: skip
def test_what_was_done_in_another_turn_counts_for_no_task_of_one_s_own(
    task: str, phase: int, active: int, is_counted: bool
) -> None:
    """„Kurs intensywny” wants researchers trained in one's own turn, „Pierścień” is there on the board at any time."""
    s = laid_out()
    s.table.phase, s.table.active, s.table.turn[TURN_TRAINED] = phase, active, 2
    s.table.held[0].tail = [TASKS.index(task)]
    card = doing(own(s, EN), f"task:{task}")
    assert any(is_of(each, "an-progress") for each in card.iter()) == is_counted


# --- the seats and the own things ---------------------------------------------------------------------


@clause("AN-013", "AN-037", "AN-056")
def test_a_panel_shows_race_researchers_tokens_and_the_first_player() -> None:
    s = laid_out()
    pages = [panel(s, EN, seat) for seat in range(3)]
    assert [each.get("title") for each in with_class(pages[0], "k-counter")[1:]] == [
        "3 researchers on the ship", "2 trained researchers", "11 researchers in the pool", "1 teleporter in the pool",
        "1 personal task", "2 vaccines",
    ]  # fmt: skip
    assert [with_class(page, "an-race-tag")[0].get("data-zoom") for page in pages] == [
        f"race:{RACES[race]}" for race in (0, 3, 4)
    ]
    assert [EN["board.first"] in page for page in pages] == [False, True, False]
    assert [bool(with_class(page, "is-active")) for page in pages] == [True, False, False]


@clause("AN-183", "AN-199")
@both
def test_a_panel_shows_completed_tasks_and_all_points(texts: Words) -> None:
    page = panel(laid_out(), texts, 1)
    (done,) = with_class(page, "an-done")
    assert done.get("data-piece") == "task-Z06"
    assert texts["task.Z06"] in text_of(done)
    (points,) = with_class(page, "an-points")
    assert points.get("title") == texts.say("board.points", points=3, aim=7)


@clause("AN-052", "AN-254")
def test_nothing_is_counted_before_the_pieces_are_placed() -> None:
    s = laid_out()
    s.table.phase = SETTING_UP
    assert not with_class(panel(s, EN, 0), "an-counters")
    assert not with_class(own(s, EN), "an-stage")
    assert not with_class(table(s, EN), "an-orders")


@clause("AN-008", "AN-115", "AN-118")
def test_the_own_researchers_are_shown_by_where_they_are() -> None:
    stages = with_class(own(laid_out(), EN), "an-stage")
    assert [next(each.iter("b")).text for each in stages] == ["11", "2", "3"]
    assert [pictures(each).count("an-crew-0") for each in stages] == [11, 2, 3]


@clause("AN-044", "AN-171", "AN-239")
@both
def test_an_own_task_can_be_kept_put_back_and_completed(texts: Words) -> None:
    card = doing(own(laid_out(), texts), "task:Z18")
    assert card.get("data-do") == "task:Z18 return:Z18 keep:Z18"
    assert texts["task.Z18"] in text_of(card)


@clause("AN-112", "AN-166")
@both
def test_an_own_die_says_what_it_gives_in_a_sentence_of_its_own(texts: Words) -> None:
    labels = [each.get("aria-label", "") for each in with_class(own(laid_out(), texts), "is-loose")]
    assert len(labels) == 4
    for label in labels:
        what = label.partition(". ")[2]
        assert what[0].isupper()
        assert what.endswith(".")


@clause("AN-175")
def test_progress_towards_an_upper_bound_is_said_in_words() -> None:
    card = doing(own(laid_out(), EN), "task:Z18")
    assert "✗ you have no researchers in the Portal (2)" in text_of(card)


@clause("AN-175")
@both
def test_of_several_parts_each_says_what_it_is_and_whether_it_is_met(texts: Words) -> None:
    """Z31: two rooms discovered this turn, or all rooms face up and researchers in five."""
    s = laid_out()
    s.table.general = [TASKS.index("Z31"), TASKS.index("Z04")]
    parts = {
        task: [text_of(each) for each in inside(doing(table(s, texts), f"task:{task}"), "an-progress").iter("b")]
        for task in ("Z04", "Z31")
    }
    brief = [brief_comparison(numbers, texts) for numbers in comparisons(BOOK.task_condition[TASKS.index("Z31")], BOOK)]
    both = f" {texts['condition.all']} "
    assert parts["Z31"] == [f"✗ {brief[0]} (0)", f"✗ {brief[1]}{both}{brief[2]} (2)"], "two ways, not three parts"
    assert [part[0] for part in parts["Z04"]] == ["✗", "✗"]
    s.table.covered = 0
    s.table.turn[TURN_DISCOVERED] = 2
    again = inside(doing(table(s, texts), "task:Z31"), "an-progress")
    assert [text_of(each) for each in again.iter("b")] == [f"✓ {brief[0]}", f"– {brief[1]}{both}{brief[2]} (2)"]
    assert [text_of(each) for each in again.iter("i")] == [texts["condition.any"]]


@clause("AN-214")
def test_while_a_personal_task_is_chosen_each_says_how_far_the_seat_is() -> None:
    s = asked(steps.KEEPING)
    assert inside(doing(own(s, EN), "return:Z18"), "an-progress") is not None


@clause("AN-039", "AN-059")
@both
def test_in_a_first_game_a_race_says_that_its_ability_is_off(texts: Words) -> None:
    s = laid_out()
    for first_game in (0, 1):
        s.table.first_game = first_game
        (card,) = with_class(own(s, texts), "an-race-card")
        assert (texts["board.ability-off"] in text_of(card)) == bool(first_game)
        assert is_of(card, "is-plain") == bool(first_game)


@clause("AN-008")
def test_nothing_that_is_marked_in_a_room_hides_who_is_in_it() -> None:
    """A floor that is pointed at, chosen or focused lies above the other floors, never above its researchers."""
    marked = re.findall(r"(?:\.k-do|\.is-hinted)[^{}]*\{[^}]*z-index: (\d+)", draw.style())
    own_style = (files("kosmodrom.games.andromeda.board") / "style" / "table.css").read_text(encoding="utf-8")
    (crew,) = re.findall(r"\.an-crew \{[^}]*z-index: (\d+)", own_style)
    assert int(crew) > max(int(height) for height in marked) > 0
