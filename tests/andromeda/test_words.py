"""The game in words: both languages, texts made from numbers, every decision."""

import copy
from string import Formatter

import pytest

from andromeda.spoken import BOOK, EN, NAMES, PL, SPEAKER, asked, both, decision, fine, laid_out, many_views
from clauses import clause
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Words
from kosmodrom.games.andromeda.entry import ENTRY
from kosmodrom.games.andromeda.model import conditions, steps
from kosmodrom.games.andromeda.model.actions import CELLS, FACES, RACES, ROOMS, TASKS, TECHS, VOCABULARY
from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.model.effects import ABILITIES, ACTIONS, TECHNOLOGIES
from kosmodrom.games.andromeda.words import cards
from kosmodrom.games.andromeda.words.cards import comparison, die_phrase, task_phrase
from kosmodrom.games.andromeda.words.speaker import ROWS


def custom(table: str, row: str, change: dict[str, object], part: str = "") -> AndromedaBook:
    """The book of a deck in which one row, or a part of it, is changed."""
    tables = copy.deepcopy(ENTRY.standard_deck().tables)
    data = next(each for each in tables[table] if each["id"] == row)
    (data[part] if part else data).update(change)
    book: AndromedaBook = ENTRY.make_book(Deck("andromeda", "custom", tables, "custom.toml"))
    return book


# --- both languages ---------------------------------------------------------------------------------


@clause("AN-013")
def test_both_languages_have_the_same_keys_and_parts() -> None:
    assert PL.texts.keys() == EN.texts.keys()
    for key, text in PL.texts.items():
        parts = [{name for _, name, _, _ in Formatter().parse(each) if name} for each in (text, EN[key])]
        assert parts[0] == parts[1], key


@clause("AN-040", "AN-164", "AN-166")
@both
def test_everything_printed_has_a_name_of_its_own(texts: Words) -> None:
    groups = {"face": FACES, "tech": TECHS, "race": RACES, "task": TASKS, "room": ROOMS, "cell.where": CELLS}
    groups |= {f"room.{case}": ROOMS for case in ("to", "from", "in", "accusative", "genitive")}
    for group, ids in groups.items():
        assert len({texts[f"{group}.{name}"] for name in ids}) == len(ids), group


@clause("AN-057", "AN-058", "AN-059")
@both
def test_the_option_of_a_first_game_is_explained(texts: Words) -> None:
    assert [(option.key, option.values, option.default) for option in ENTRY.options] == [
        ("first-game", ("no", "yes"), "no")
    ]
    assert all(fine(texts[f"option.first-game.{key}"]) for key in ("name", "about", "yes", "no"))
    named = ("klonowanie", "szczepionki", "teleporter", "uniwersalne_narzedzie")
    assert all(texts[f"tech.{tech}"] in texts["option.first-game.about"] for tech in named)


@clause("AN-003")
@both
def test_every_topic_of_the_rules_has_a_heading(texts: Words) -> None:
    topics = {rule.topic for rule in ENTRY.clauses().values()}
    assert topics == {key.removeprefix("topic.") for key in texts.texts if key.startswith("topic.")}


@clause("AN-199")
def test_the_rows_of_the_score_sheet_have_names() -> None:
    assert [SPEAKER.row(index, EN) for index in range(len(ROWS))] == ["Completed tasks", "Rooms"]
    assert [SPEAKER.row(index, PL) for index in range(len(ROWS))] == ["Zrealizowane zadania", "Pomieszczenia"]


@clause("AN-114")
@pytest.mark.parametrize(
    ("number", "polish", "english"),
    [(0, "0 badaczy", "0 moves"), (1, "1 badacza", "1 move"), (2, "2 badaczy", "2 moves"), (5, "5 badaczy", "5 moves")],
)
def test_numbers_pick_the_form_of_their_noun(number: int, polish: str, english: str) -> None:
    assert f"{Count(number):# badacza|# badaczy|# badaczy}" == polish
    assert f"{Count(number):# move|# moves}" == english
    assert f"{Count(22):# ruch|# ruchy|# ruchów}, {Count(12):# ruch|# ruchy|# ruchów}" == "22 ruchy, 12 ruchów"


# --- what dice, tiles and cards say -----------------------------------------------------------------


@clause("AN-112", "AN-164", "AN-166", "AN-228")
@both
def test_every_effect_has_a_text_for_all_numbers(texts: Words) -> None:
    groups = {"action": ACTIONS, "technology": TECHNOLOGIES, "ability": ABILITIES}
    for group, effects in groups.items():
        for name, (_, low, high) in effects.items():
            for count in range(low, high + 1):
                parts = {"never": "", "training": "S", "support": "W", "movement": "R"}
                said = texts.say(f"effect.{group}.{name}", count=Count(count), **parts)
                assert fine(said)
                assert high == 0 or count == 1 or str(count) in said, name
    assert all(fine(die_phrase(face, count, texts)) for face in range(6) for count in range(1, 7))


@clause("AN-171", "AN-175")
@both
def test_every_condition_has_a_text_for_all_bounds(texts: Words) -> None:
    for fact, name in enumerate(conditions.FACTS):
        said = set()
        for is_maximum, bound in ((0, 1), (0, 2), (0, 5), (1, 0), (1, 1), (1, 2), (1, 7)):
            for parameter in (-1, 1) if name in ("dice_by_result", "tech_uses") else (1, 7, 2047):
                phrase = comparison([fact, parameter % 11 if name == "own_in" else parameter, is_maximum, bound], texts)
                assert fine(phrase)
                assert bound < 2 or str(bound) in phrase or (name, parameter) == ("control", 7), phrase
                said.add(phrase)
        assert len(said) >= 7, name


@clause("AN-164", "AN-166", "AN-173", "AN-183")
@both
def test_no_two_cards_have_the_same_text(texts: Words) -> None:
    for tell, count in ((cards.tech_text, 8), (cards.race_text, 8), (cards.task_text, 31)):
        said = [tell(card, BOOK, texts) for card in range(count)]
        assert all(fine(each) and not each[0].islower() and each.endswith(".") for each in said)
        assert len(set(said)) == count
    for task in range(31):
        assert texts.say("thing.points", points=BOOK.task_points[task]) in cards.task_text(task, BOOK, texts)


@clause("AN-231", "AN-232", "AN-234", "AN-248")
def test_tiles_read_as_on_the_table() -> None:
    laboratory, engines, zone = (ROOMS.index(room) for room in ("laboratorium", "maszynownia", "strefa_skazona"))
    assert cards.room_text(laboratory, BOOK, EN) == (
        "2 DP. You need at least 2 researchers here to control it. No teleporter may be put here. No action."
    )
    assert cards.room_text(engines, BOOK, PL) == (
        "1 PD. Akcja: przy każdym swoim wezwaniu w tej turze możesz wezwać o 1 badacza więcej."
    )
    assert "Zaraza zabiera twoich badaczy najpierw stąd." in cards.room_text(zone, BOOK, PL)


@clause("AN-050", "AN-051", "AN-122", "AN-166")
def test_dice_and_race_cards_read_as_on_the_table() -> None:
    assert [cards.die_text(face, BOOK, PL) for face in (1, 4)] == ["Wyszkol do 2 badaczy.", "Wykonaj do 3 ruchów."]
    assert cards.race_text(0, BOOK, PL) == "W Portalu 3, wyszkoleni 2. Kość użyta jako Ruch daje ci do 4 ruchów."
    assert cards.race_text(0, BOOK, EN) == "3 in the Portal, 2 trained. A die used as Movement gives you up to 4 moves."


@clause("AN-171", "AN-173", "AN-190")
def test_tasks_read_as_on_their_cards() -> None:
    said = {task: [cards.task_text(TASKS.index(task), BOOK, texts) for texts in (PL, EN)] for task in TASKS}
    assert said["Z13"] == [
        "Kontrolujesz Kajuty załogi, Pokład hangarowy lub Zbrojownię. 1 PD, koszt: 1 badacz.",
        "You control the Crew Quarters, the Hangar Deck or the Armoury. 1 DP, cost: 1 researcher.",
    ]
    assert said["Z05"] == [
        "W jednym pomieszczeniu (oprócz Portalu) masz co najmniej 5 badaczy. 2 PD, koszt: 2 badaczy.",
        "You have at least 5 researchers in a single room (except the Portal). 2 DP, cost: 2 researchers.",
    ]
    assert said["Z28"] == [
        "Zostawiasz w tej turze co najmniej 2 kości niewykorzystane. 1 PD, bez kosztu.",
        "You leave at least 2 dice unused this turn. 1 DP, no cost.",
    ]


@clause("AN-171", "AN-190")
def test_conditions_are_joined_and_bracketed() -> None:
    said = {task: [task_phrase(TASKS.index(task), BOOK, texts) for texts in (PL, EN)] for task in TASKS}
    assert said["Z10"] == [
        "kontrolujesz Komory hibernacyjne albo masz w Maszynowni co najmniej 4 badaczy",
        "you control the Hibernation Chambers or you have at least 4 researchers in the Engine Room",
    ]
    assert said["Z18"] == [
        "masz badaczy w co najmniej 3 pomieszczeniach obok Portalu oraz nie masz w Portalu badaczy",
        "you have researchers in at least 3 rooms next to the Portal and you have no researchers in the Portal",
    ]
    assert said["Z31"] == [
        "odkrywasz w tej turze co najmniej 2 pomieszczenia albo "
        "(wszystkie pomieszczenia są odkryte oraz masz badaczy w co najmniej 5 pomieszczeniach)",
        "you discover at least 2 rooms this turn or "
        "(all rooms are face up and you have researchers in at least 5 rooms)",
    ]


@clause("AN-164", "AN-166", "AN-173", "AN-231")
def test_another_number_in_a_deck_changes_the_text() -> None:
    book = custom("technology", "szczepionki", {"count": 5}, "effect")
    assert cards.tech_text(2, book, PL) == "Weź 5 żetonów szczepionek (albo tyle, ile zostało)."
    book = custom("race", "arkturianie", {"ability": {"effect": "morph", "count": 2}})
    assert cards.race_text(0, book, EN).endswith("2 times per turn you may use a die without plague as if it showed "
                                                   "another result (not a technology).")  # fmt: skip
    book = custom("task", "Z12", {"condition": {"fact": "control", "rooms": ["reaktor", "portal"], "min": 2}})
    assert cards.task_text(11, book, PL).startswith("Kontrolujesz Portal i Reaktor.")
    book = custom("room", "laboratorium", {"teleporter": True})
    assert "Laboratorium" in cards.tech_text(0, BOOK, PL)
    assert "Laboratorium" not in cards.tech_text(0, book, PL)


# --- decisions --------------------------------------------------------------------------------------


@clause("AN-013")
@both
def test_every_decision_has_words_in_every_view(texts: Words) -> None:
    for v in many_views():
        said = [SPEAKER.decision(v, BOOK, action, texts, NAMES) for action in range(len(VOCABULARY.names))]
        assert all(fine(each) for each in said)
        assert not any(mark in each for each in said for mark in "|")


@clause("AN-114", "AN-128", "AN-130", "AN-166")
def test_dice_are_offered_with_what_they_give_the_race() -> None:
    s = laid_out()
    assert decision(s, "die:ruch", PL) == "Ruch: wykonaj do 4 ruchów"
    assert decision(s, "die:pelne_szkolenie", EN) == "Full Training: train up to 2 researchers"
    assert decision(s, "single:ruch", PL) == "Wydaj kość „Ruch” na 1 ruch"
    assert decision(s, "explore:technologia", EN) == "Spend the “Use Technology” die on discovering a room"


@clause("AN-260", "AN-166")
def test_a_technology_carries_out_a_result_without_the_race() -> None:
    assert decision(asked(steps.USING_AS, -1), "as:ruch", PL) == "Jako Ruch: wykonaj do 3 ruchów"
    assert decision(asked(steps.USING_AS, 1), "as:ruch", PL) == "Jako Ruch: wykonaj do 4 ruchów"


@clause("AN-162", "AN-163")
def test_a_use_of_teleporter_that_only_counts_is_said_to_be_one() -> None:
    s = laid_out()
    assert decision(s, "tech:teleporter", EN).endswith(
        "you cannot place a teleporter now, but the use counts for tasks"
    )
    s.table.crew[3] = 1
    assert decision(s, "tech:teleporter", EN).startswith("Technology “Teleporter”: place a teleporter from your pool")


@clause("AN-123", "AN-131", "AN-118", "AN-257")
def test_rooms_are_named_with_their_own_prepositions() -> None:
    s = laid_out()
    s.table.rooms[3], s.table.rooms[7] = ROOMS.index("mostek_kapitanski"), ROOMS.index("zbrojownia")
    assert decision(s, "move:portal-w", PL) == "Przesuń badacza z Portalu na Mostek kapitański"
    assert decision(s, "move:s-portal", PL) == "Przesuń badacza ze Zbrojowni do Portalu"
    assert decision(s, "move:portal-e", EN) == "Move a researcher from the Portal to the Contaminated Zone"
    assert decision(s, "discover:nw", PL) == "Odkryj pomieszczenie na północnym zachodzie"
    extra = asked(steps.SUMMONING, 0, 3)
    assert (
        decision(extra, "summon:n", PL) == "Wezwij do Reaktora dodatkowego badacza (akcja pomieszczenia: Maszynownia)"
    )


@clause("AN-096", "AN-251", "AN-256")
def test_the_same_removal_is_plague_or_armoury_as_the_step_says() -> None:
    assert decision(asked(steps.SUFFERING, 1), "remove:0-n", PL) == "Usuń swojego badacza z Reaktora"
    removing = asked(steps.REMOVING)
    assert decision(removing, "remove:1-e", PL) == "Usuń badacza ze Strefy skażonej na kartę rasy (właściciel: Bartek)"
    assert decision(removing, "remove:0-portal", EN) == "Remove your own researcher from the Portal to your race card"
    vaccinating = asked(steps.VACCINATING, 3, 2)
    assert decision(vaccinating, "vaccines:1", PL) == "Odrzuć 1 żeton szczepionki (zaraza zabierze 2 badaczy)"
    assert decision(vaccinating, "vaccines:3", EN) == "Discard 3 vaccine tokens (plague will take nobody)"


@clause("AN-110", "AN-173", "AN-215", "AN-014")
def test_tasks_and_ends_are_offered_with_what_they_cost() -> None:
    s = laid_out()
    assert decision(s, "task:Z12", PL) == (
        "Zrealizuj zadanie „Zasilanie” (1 PD, poświęcasz 1 badacza): kontrolujesz Maszynownię lub Reaktor"
    )
    assert decision(s, "end:actions", PL) == "Zakończ akcje (4 kości zostają niewykorzystane)"
    exchanging = asked(steps.EXCHANGING)
    assert decision(exchanging, "exchange", EN) == "Put “The Ring” at the bottom of the deck and take the top card"
    assert "Ring" not in decision(exchanging, "exchange", EN, seat=1)
