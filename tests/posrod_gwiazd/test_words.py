"""The game in words: both languages, card texts made from effects and numbers, every decision."""

import copy
import re
from string import Formatter

import pytest

from clauses import clause
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Words
from kosmodrom.games.posrod_gwiazd.board.board import BOARD
from kosmodrom.games.posrod_gwiazd.entry import ENTRY
from kosmodrom.games.posrod_gwiazd.model.actions import (
    ALL_CARDS,
    FIRST_ADDED,
    KINDS,
    LOCATION_COUNT,
    LOCATIONS,
    OBJECTIVES,
    RACES,
    TYPES,
    VOCABULARY,
)
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.effects import (
    ABILITIES,
    CARD_EFFECTS,
    CONFLICT_EFFECTS,
    COUNTERS,
    OBJECTIVE_EFFECTS,
)
from kosmodrom.games.posrod_gwiazd.model.state import view
from kosmodrom.games.posrod_gwiazd.model.steps import STEPS
from kosmodrom.games.posrod_gwiazd.rules.scoring import ROWS
from kosmodrom.games.posrod_gwiazd.words import cards
from kosmodrom.games.posrod_gwiazd.words.cards import card_details, card_words, effect_phrase
from posrod_gwiazd.scene import built, scene
from posrod_gwiazd.spoken import (
    BOOK,
    EN,
    NAMES,
    PL,
    SPEAKER,
    asking,
    both,
    decision,
    dispute,
    effect,
    fine,
    halfway,
    many_views,
    question,
)

PRINTED = ALL_CARDS[:FIRST_ADDED]
"""All cards but those that a deck may bring along."""


def custom(card: str, **change: object) -> StarsBook:
    """The book of a deck in which one location is changed."""
    tables = copy.deepcopy(ENTRY.standard_deck().tables)
    next(each for each in tables["location"] if each["id"] == card).update(change)
    book: StarsBook = ENTRY.make_book(Deck("posrod_gwiazd", "custom", tables, "custom.toml"))
    return book


def text(card: str, texts: Words, book: StarsBook = BOOK) -> str:
    return cards.card_text(KINDS.index(card), book, texts)


# --- both languages ---------------------------------------------------------------------------------


@clause("PG-226")
def test_both_languages_have_the_same_keys_and_parts() -> None:
    assert PL.texts.keys() == EN.texts.keys()
    for key, words in PL.texts.items():
        parts = [{name for _, name, _, _ in Formatter().parse(each) if name} for each in (words, EN[key])]
        assert parts[0] == parts[1], key


@clause("PG-009", "PG-030", "PG-217")
@both
def test_every_location_race_and_objective_has_a_name_of_its_own_and_copies_share_it(texts: Words) -> None:
    for case in ("card", "card.accusative", "card.genitive"):
        assert len({texts[f"{case}.{kind}"] for kind in LOCATIONS}) == LOCATION_COUNT - 2
        assert texts[f"{case}.turret"] == texts[f"{case}.turret_special"]
        assert len({texts[f"{case}.{card}"] for card in PRINTED}) == len(PRINTED) - 2
    assert len({texts[f"race.{race}"] for race in RACES}) == 8
    assert len({texts[f"objective.{objective}"] for objective in OBJECTIVES}) == 8


@clause("PG-051")
@both
def test_short_names_fit_the_cells_of_a_station(texts: Words) -> None:
    short = [texts[f"card.short.{card}"] for card in PRINTED]
    assert max(map(len, short)) <= 10
    assert len(set(short)) == len(PRINTED) - 2


@clause("PG-005")
@both
def test_every_type_has_its_words_and_a_letter(texts: Words) -> None:
    for group in ("type", "type.one", "type.few", "type.many", "type.beside", "type.letter", "type.colour"):
        assert len({texts[f"{group}.{each}"] for each in TYPES}) == 5


@clause("PG-029", "PG-033", "PG-142", "PG-146")
@both
def test_every_option_and_each_of_its_values_is_explained(texts: Words) -> None:
    for option in ENTRY.options:
        for key in ("name", "about", *option.values):
            assert fine(texts[f"option.{option.key}.{key}"])
    options = {key.split(".")[1] for key in texts.texts if key.startswith("option.")}
    assert options == {option.key for option in ENTRY.options}


@clause("PG-226")
@both
def test_every_topic_of_the_rules_has_a_heading(texts: Words) -> None:
    topics = {rule.topic for rule in ENTRY.clauses().values()}
    assert topics == {key.removeprefix("topic.") for key in texts.texts if key.startswith("topic.")}


@clause("PG-103", "PG-105", "PG-106", "PG-108")
def test_the_rows_of_the_score_sheet_have_names() -> None:
    assert [SPEAKER.row(index, EN) for index in range(len(ROWS))] == [
        "Gained during the game", "Deferred effects (end of the game)",
        "Race: the rarest type", "Empty Reactors", "Credits",
        "Objectives",
    ]  # fmt: skip
    assert SPEAKER.row(1, PL) == "Efekty odroczone (koniec gry)"


# --- card texts -------------------------------------------------------------------------------------


@clause("PG-010")
@both
@pytest.mark.parametrize("name", [*CARD_EFFECTS, *CONFLICT_EFFECTS, *OBJECTIVE_EFFECTS])
def test_every_effect_has_a_text_for_all_counters_and_numbers(texts: Words, name: str) -> None:
    code, counts, keys = {**CARD_EFFECTS, **CONFLICT_EFFECTS, **OBJECTIVE_EFFECTS}[name]
    for counter in [number for number, _ in COUNTERS.values()] if counts else [-1]:
        for numbers in ([1, 1, 99], [2, 0, 0], [3, 4, 4], [5, 2, 99], [4, 0, 3], [2, 2, 5], [6, 0, 99]):
            said = effect_phrase([0, code, counter, 2, 3, *numbers], 0, BOOK, texts)
            assert fine(said)
            assert not keys or str(numbers[0]) in said or numbers[0] == 1


@clause("PG-010", "PG-011", "PG-067")
@both
def test_a_card_in_one_line_tells_all_that_is_printed(texts: Words) -> None:
    for kind in range(LOCATION_COUNT):
        said = card_words(kind, BOOK, texts)
        assert fine(said)
        assert texts[f"card.{KINDS[kind]}"] in said
        for number in (BOOK.credits[kind], BOOK.energy[kind], BOOK.cap[kind], BOOK.limit[kind]):
            assert not number or str(number) in said, said


@clause("PG-135", "PG-217", "PG-216")
@both
def test_every_conflict_objective_and_race_has_a_text_of_its_own(texts: Words) -> None:
    conflicts = {cards.card_text(kind, BOOK, texts) for kind in range(LOCATION_COUNT, len(KINDS))}
    objectives = {cards.objective_text(objective, BOOK, texts) for objective in range(8)}
    races = {cards.race_text(race, BOOK, texts) for race in range(8)}
    assert [len(conflicts), len(objectives), len(races)] == [6, 8, 8]
    assert all(fine(each) for each in conflicts | objectives | races)
    assert {texts.texts[f"ability.{name}"] for name in ABILITIES}


@clause("PG-181", "PG-148", "PG-150", "PG-186")
def test_card_texts_read_as_on_the_cards() -> None:
    assert text("turret", PL) == "Na koniec gry 1 PZ za każdą inną kartę „Wieżyczka” w twojej Stacji."
    assert text("turret", EN) == "At the end of the game 1 VP for each other “Turret” in your station."
    assert text("command_center", PL) == (
        "Na koniec gry 1 PZ za każdą lokację Administracyjną w twojej Stacji, licząc i tę kartę."
    )
    assert text("cargo_hold", EN) == (
        "At once 2 VP if it is next to “Docking Bay”, or 1 VP if it is next to an Administrative location "
        "(only the better bonus)."
    )
    assert text("business_offices", PL) == (
        "Natychmiast połóż na karcie najwyżej 6 Kredytów: 1 PZ za każde 2; Kredyty wracają na koniec roku."
    )


@clause("PG-182", "PG-183", "PG-184", "PG-185")
def test_placement_rules_and_conditions_read_as_on_the_cards() -> None:
    assert text("fighter_launch_bay", EN) == "Build only at range 4 or more from the Main Reactor."
    assert text("observation_dome", PL) == "Obok tej karty nie można już położyć żadnej innej."
    assert text("solar_panels", PL) == (
        "Buduj tylko obok Reaktora (także Głównego); natychmiast 1 Kryształ Energii na wybrany sąsiedni Reaktor."
    )
    assert text("garden", EN) == (
        "At once 1 VP if you have no Military locations within range 3 of this card; "
        "1 VP if you have no Reactors within range 2 of this card (Main Reactor too)."
    )


@clause("PG-176", "PG-188", "PG-156", "PG-166")
def test_numbers_of_another_deck_change_the_texts() -> None:
    life = {"when": "end", "do": "points-per", "count": "station-cards", "points": 2, "per": 5}
    said = text("life_support_systems", PL, custom("life_support_systems", effects=[life]))
    assert said == "Na koniec gry 2 PZ za każde 5 kart w twojej Stacji (także Reaktory), licząc i tę kartę."
    bank = custom("galactic_bank", effects=[{"when": "immediate", "do": "income", "credits": 3}])
    assert text("galactic_bank", PL, bank) == "Na początku każdego następnego roku 3 dodatkowe Kredyty."
    school = [{"when": "immediate", "do": "pay-or-lose", "pay": 2, "lose": 5, "own": 1}]
    assert "secretly pays 2 credits or loses 5 VP" in text("opera_house", EN, custom("opera_house", effects=school))
    bid = [{"when": "immediate", "do": "bid", "most": 1, "bonus": 4}]
    assert "pays at most 1 credit and gets 1 VP for each" in text("garden", EN, custom("garden", effects=bid))


@clause("PG-169", "PG-181")
def test_a_card_says_that_it_counts_itself_only_where_it_does() -> None:
    named = {"when": "end", "do": "points-per", "count": "named", "points": 1, "per": 1}
    assert text("turret", EN, custom("turret", effects=[{**named, "name": "turret"}])).endswith("this card included.")
    assert text("turret", EN, custom("turret", effects=[{**named, "name": "garden"}])).endswith("in your station.")


@clause("PG-010", "PG-011", "PG-067")
def test_the_details_of_a_card_name_type_cost_points_cap_and_limit() -> None:
    shield = KINDS.index("shield_generator")
    assert card_details(shield, BOOK, PL) == (
        "Militarna; 3 Kredyty i 1 Kryształ Energii; 4 PZ; limit PZ z efektu 4; limit kopii 1"
    )
    assert card_details(KINDS.index("dispute_reactors"), BOOK, EN) == "Conflict; 1 credit"


@clause("PG-201", "PG-202", "PG-203", "PG-205")
def test_races_tell_all_their_differences() -> None:
    assert cards.race_text(RACES.index("zehuti"), BOOK, PL) == (
        "Dochód 13 Kredytów zamiast 10; za odrzucenie karty nie dostajesz Kredytów; "
        "na koniec 1., 2. i 3. roku tracisz niewydane Kredyty."
    )
    assert cards.race_text(RACES.index("sheptas"), BOOK, EN).startswith("4 credits for discarding a card instead of")


@clause("PG-036")
@pytest.mark.parametrize(
    ("number", "polish", "english"),
    [(0, "0 kart", "0 cards"), (1, "1 karta", "1 card"), (2, "2 karty", "2 cards"), (5, "5 kart", "5 cards"),
     (12, "12 kart", "12 cards"), (22, "22 karty", "22 cards"), (25, "25 kart", "25 cards")],
)  # fmt: skip
def test_numbers_pick_the_form_of_their_noun(number: int, polish: str, english: str) -> None:
    assert f"{Count(number):# karta|# karty|# kart}" == polish
    assert f"{Count(number):# card|# cards}" == english


# --- decisions --------------------------------------------------------------------------------------


@clause("PG-227")
@both
def test_every_decision_has_words_in_every_view(texts: Words) -> None:
    cells = {action for action in range(len(VOCABULARY)) if VOCABULARY.name(action).startswith("cell")}
    some = {VOCABULARY.id(f"cell:{x},{y}") for x in range(-3, 4) for y in range(-3, 4)}
    for v in many_views():
        for action in range(len(VOCABULARY)):
            if action not in cells or action in some:
                assert fine(SPEAKER.decision(v, BOOK, action, texts, NAMES)), VOCABULARY.name(action)


@clause("PG-045", "PG-061", "PG-072", "PG-076")
def test_actions_say_what_they_cost_and_bring() -> None:
    s = scene(played=["turret"])
    assert decision(s, "build", PL) == (
        "Wybuduj Wieżyczkę (płacisz 1 Kredyt i 1 Kryształ Energii, dostajesz 2 PZ): "
        "na koniec gry 1 PZ za każdą inną kartę „Wieżyczka” w twojej Stacji"
    )
    assert decision(s, "reactor", EN) == "Build a Reactor: pay 1 credit, discard Turret"
    assert decision(s, "discard", PL) == "Odrzuć Wieżyczkę i weź 3 Kredyty"


@clause("PG-202", "PG-205", "PG-131")
def test_races_and_conflicts_change_what_an_action_brings() -> None:
    assert decision(scene(played=["opera_house"], races=["zehuti"]), "discard", PL) == "Odrzuć Operę (bez Kredytów)"
    assert decision(scene(played=["opera_house"], races=["sheptas"]), "discard", EN) == (
        "Discard Opera House and take 4 credits"
    )
    s = scene(year=2, aggressive=True, played=["dispute_reactors"])
    assert decision(s, "conflict", EN).startswith(
        "Play the Conflict “Dispute: Reactors” for 1 credit: name an opponent"
    )
    assert decision(s, "discard", PL) == "Odrzuć Konflikt „Spór: Reaktory” i weź 3 Kredyty"


@clause("PG-151", "PG-152")
def test_with_two_seats_credits_are_taken_from_the_other_or_not_at_all() -> None:
    two = built("market_place", seats=2)
    assert question(two, EN).endswith(", do you take 2 credits from your opponent?")
    assert question(built("market_place"), PL).endswith(": 2 Kredyty jednemu graczowi czy po 1 dwóm?")


@clause("PG-042", "PG-118", "PG-210", "PG-213")
def test_the_same_card_is_played_discarded_removed_or_swapped_as_the_step_says() -> None:
    s = scene(seats=2, phase="choosing", hands=["turret opera_house"])
    assert decision(s, "pick:turret", EN) == "Choose Turret (Military; 1 credit and 1 crystal; 2 VP)"
    s.play("pick:turret", seat=0)
    assert decision(s, "card:opera_house", PL) == "Odrzuć Operę (Rekreacyjna, Specjalna; 2 Kredyty; 1 PZ)"
    assert decision(asking()["removing"], "card:opera_house", PL).startswith("Usuń z gry Operę (")
    s = scene(phase="before", races=["garrn_athak_nok"], hands=["turret"]).play("look:1")
    assert decision(s, "card:turret", EN).startswith("Give away Turret (")
    assert decision(s.play("card:turret"), "card:opera_house", EN).startswith(
        "Take Opera House (Recreation, Special; 2 credits; 1 VP): at"
    )


@clause("PG-046", "PG-069")
def test_a_cell_says_what_lies_beside_it_and_what_the_effect_would_bring_there() -> None:
    s = scene(stations=["customs@1,0 garden@1,1"], played=["holographic_display_area"]).play("build")
    assert decision(s, "cell:0,1", PL) == "Pole pod Głównym Reaktorem, obok także: Ogród; efekt: 2 PZ"
    s = scene(stations=["customs@1,0"], played=["customs"]).play("build")
    assert decision(s, "cell:2,0", EN) == "The cell right of Customs; effect: 1 credit"
    assert decision(s, "cell:-1,0", EN) == "The cell left of the Main Reactor"
    assert decision(s, "cell:5,5", PL) == "Pole (5,5)"


@clause("PG-051", "PG-058")
def test_a_cell_is_named_by_the_oldest_neighbour_that_no_other_card_can_be_taken_for() -> None:
    s = scene(stations=["turret@1,0 garden@2,0 turret@3,0 opera_house@2,1"], played=["customs"]).play("build")
    assert decision(s, "cell:1,1", PL) == "Pole na lewo od: Opera, obok także: Wieżyczka"
    assert decision(s, "cell:2,-1", EN) == "The cell above Garden"
    assert decision(s, "cell:1,-1", PL) == (
        "Pole o 1 pole w prawo i o 1 pole w górę od Głównego Reaktora, obok: Wieżyczka"
    )
    assert decision(s, "cell:4,0", EN) == "The cell 4 steps to the right from the Main Reactor, next to: Turret"


@clause("PG-051", "PG-058")
@both
def test_no_two_open_cells_of_a_station_are_worded_alike(texts: Words) -> None:
    s = scene(stations=["turret@1,0 turret@2,0 reactor@0,1 reactor@0,2 turret@-1,0"], played=["customs"]).play("build")
    said = [decision(s, option, texts) for option in s.options(0)]
    assert len(set(said)) == len(said) > 8


@clause("PG-051", "PG-062")
@both
def test_what_a_person_reads_of_a_cell_is_no_pair_of_numbers(texts: Words) -> None:
    for s in (*halfway(), asking()["charging"]):
        said = [decision(s, option, texts) for option in s.options(0)]
        v, book = view(s.s, 0), s.s.book
        page = BOARD.table(v, book, texts, NAMES).html + BOARD.hand(v, book, texts, NAMES).html
        labels = re.findall(r'aria-label="([^"]*)"', page)
        assert labels
        assert not [each for each in (*said, *labels) if re.search(r"\(-?\d+,-?\d+\)", each)]


@clause("PG-063", "PG-064", "PG-153")
def test_a_reactor_that_pays_says_how_many_crystals_it_has_left() -> None:
    s = scene(played=["shield_generator"], stations=["reactor@0,1 reactor@1,0"]).play("build", "cell:1,1")
    assert decision(s, "cell:0,1", EN) == "Take a crystal from the Reactor below the Main Reactor (it holds 2)"
    s.play("cell:0,1")
    assert decision(s, "cell:0,1", PL) == (
        "Weź Kryształ Energii z Reaktora leżącego pod Głównym Reaktorem (leży tam: 1)"
    )
    assert decision(s, "cell:0,0", EN) == "Take a crystal from the Main Reactor (it holds 2)"
    assert decision(s, "done", EN) == "Done: no further crystals"


@clause("PG-148", "PG-152", "PG-187", "PG-184")
def test_what_effects_ask_of_their_owner_is_said_with_its_gain() -> None:
    assert decision(effect("business_offices"), "store:5", PL) == (
        "Połóż na karcie 5 Kredytów do końca roku i weź 2 PZ"
    )
    s = effect("market_place")
    assert decision(s, "take:1", EN) == "Take 2 credits from Bartek (who has 8 credits)"
    assert decision(s, "take:1+2", PL) == "Weź po 1 Kredycie od dwóch graczy: Bartek i Celina"
    assert decision(effect("embassy_offices"), "gift:2", EN) == "Celina gets 1 VP, you get 2 VP"
    assert decision(asking()["charging"], "cell:0,1", EN) == (
        "Add a crystal to the Reactor below the Main Reactor (it holds 2)"
    )


@clause("PG-135", "PG-136", "PG-155", "PG-166")
def test_disputes_and_secret_payments_are_said_with_what_will_happen() -> None:
    s = dispute()
    assert decision(s, "against:1", PL) == "Spór: Bartek (2 do 0); dostajesz 2 PZ, a Bartek tyle samo traci"
    s.s.table.cards[2] = s.s.table.cards[0]
    assert decision(s, "against:2", EN) == "Dispute with Celina (2 to 2): nothing will change"
    s = effect("school_of_alien_cultures")
    assert decision(s, "pay:0", PL, 1) == "Nie płać i strać 2 PZ"
    assert decision(s, "pay:1", EN, 1) == "Pay 1 credit"
    assert decision(effect("galactic_research_facility"), "pay:3", EN, 2) == "Pay 3 credits and get 3 VP"


@clause("PG-210", "PG-211")
def test_the_sissaurians_hear_which_cards_they_may_remove() -> None:
    assert decision(asking()["exchanging"], "use", EN).endswith("as many Special cards in your hand from the game")
    s = scene(phase="before", races=["sissaurians"], all_in_one=True)
    assert decision(s, "use", PL).endswith("tyle samo kart Lokacji z ręki")


@clause("PG-239")
def test_there_is_a_scene_for_every_question() -> None:
    assert set(asking()) == set(STEPS[6:])


@clause("PG-008", "PG-009")
@both
def test_copies_that_differ_only_in_their_mark_can_be_told_apart(texts: Words) -> None:
    s = scene(phase="choosing", hands=["turret turret_special transportation_platform transportation_platform_special"])
    said = [decision(s, option, texts) for option in s.options(0)]
    assert len(set(said)) == len(said)


@clause("PG-010", "PG-061")
def test_a_card_without_cost_and_effect_says_so() -> None:
    s = scene(played=["garden"], book=custom("garden", effects=[], credits=0))
    assert decision(s, "build", PL) == "Wybuduj Ogród (bez kosztu, dostajesz 3 PZ): bez efektu"
    assert card_details(KINDS.index("garden"), s.s.book, EN) == "Recreation; free; 3 VP"
