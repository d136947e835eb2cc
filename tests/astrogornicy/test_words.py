"""The game in words: both languages, card texts made from numbers, every decision."""

import copy
from string import Formatter

import pytest

from astrogornicy.spoken import BOOK, EN, NAMES, PL, SPEAKER, begun, both, cards, decision, fine, laid_out, many_views
from astrogornicy.spoken import units as counted
from clauses import clause
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Words
from kosmodrom.games.astrogornicy.entry import ENTRY
from kosmodrom.games.astrogornicy.model import steps
from kosmodrom.games.astrogornicy.model.actions import CARDS, FACES, PRINTED, RESOURCES, VOCABULARY
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.model.state import blank
from kosmodrom.games.astrogornicy.model.terms import EARLIER, EFFECTS, HANDBOOK
from kosmodrom.games.astrogornicy.words.cards import (
    ACCUSATIVE,
    LOCATIVE,
    NAME,
    amounts,
    card_name,
    card_text,
    effect_brief,
    effect_phrase,
)
from kosmodrom.games.astrogornicy.words.speaker import ROWS


def custom(table: str, row: str, change: dict[str, str]) -> AstroBook:
    """The book of a deck in which one row is changed."""
    tables = copy.deepcopy(ENTRY.standard_deck().tables)
    next(each for each in tables[table] if each["id"] == row).update(change)
    book: AstroBook = ENTRY.make_book(Deck("astrogornicy", "custom", tables, "custom.toml"))
    return book


def text(card: str, texts: Words, book: AstroBook = BOOK, edition: int = HANDBOOK) -> str:
    return card_text(CARDS.index(card), book, texts, edition)


# --- both languages ---------------------------------------------------------------------------------


@clause("AG-012", "AG-014")
def test_both_languages_have_the_same_keys_and_parts() -> None:
    assert PL.texts.keys() == EN.texts.keys()
    for key, said in PL.texts.items():
        parts = [{name for _, name, _, _ in Formatter().parse(each) if name} for each in (said, EN[key])]
        assert parts[0] == parts[1], key


@clause("AG-012", "AG-015", "AG-016", "AG-017")
@both
def test_all_95_cards_have_names_of_their_own_in_every_case(texts: Words) -> None:
    for case in (NAME, ACCUSATIVE, LOCATIVE):
        names = {card_name(card, texts, case) for card in range(len(PRINTED))}
        assert len(names) == len(PRINTED) == 95
        assert all(fine(name) for name in names)


@clause("AG-012", "AG-016", "AG-017")
def test_cards_are_declined() -> None:
    names = [card_name(card, PL, ACCUSATIVE) for card in cards("MI-01 ZA-07 NA-1 EK-2 TE-1 BI-1")]
    assert names == [
        "Misję „Czarny Lód”", "Zamówienie „Części Zamienne”", "Nagrodę „Puchar Astrosztygara”", "Ekspedycję na Westę",
        "Technologię „Separator Złota”", "Biuletyn Górniczy",
    ]  # fmt: skip
    assert card_name(CARDS.index("BI-2"), PL, LOCATIVE) == "Biuletynie Związkowym"
    assert card_name(CARDS.index("EK-4"), EN, ACCUSATIVE) == "the Hygiea Expedition"


@clause("AG-007", "AG-008", "AG-077")
@both
def test_every_face_and_resource_has_its_words(texts: Words) -> None:
    for group in ("face", "face.accusative", "face.genitive"):
        assert len({texts[f"{group}.{face}"] for face in FACES}) == 6
    assert len({texts[f"resource.{kind}"] for kind in RESOURCES}) == 7


@clause("AG-001", "AG-033", "AG-036")
@both
def test_the_options_are_explained(texts: Words) -> None:
    assert [option.key for option in ENTRY.options] == ["edition", "track_order", "first_player"]
    for option in ENTRY.options:
        for key in ("name", "about", *option.values):
            assert fine(texts[f"option.{option.key}.{key}"])


@clause("AG-042")
@both
def test_every_topic_of_the_rules_has_a_heading(texts: Words) -> None:
    topics = {rule.topic for rule in ENTRY.clauses().values()}
    assert topics == {key.removeprefix("topic.") for key in texts.texts if key.startswith("topic.")}


@clause("AG-280", "AG-281", "AG-284")
def test_the_rows_of_the_score_sheet_have_names() -> None:
    assert [SPEAKER.row(index, EN) for index in range(len(ROWS))] == [
        "Orders", "Awards", "Technologies", "Bulletins", "Missions", "Expeditions", "Surplus of basic resources",
        "Surplus of rare resources",
    ]  # fmt: skip
    assert SPEAKER.row(7, PL) == "Nadwyżka surowców rzadkich"


@clause("AG-289", "AG-290", "AG-291", "AG-296")
@both
def test_every_tie_break_has_a_name(texts: Words) -> None:
    for rule in ("AG-289", "AG-290", "AG-291", "AG-292", "AG-296"):
        assert fine(texts[f"tie.{rule}"])


# --- card texts -------------------------------------------------------------------------------------


@clause("AG-012", "AG-014", "AG-015", "AG-017")
@both
def test_every_card_has_a_text_of_its_own_sort(texts: Words) -> None:
    for card in PRINTED:
        for edition in (HANDBOOK, EARLIER):
            assert fine(text(card, texts, edition=edition)), card
            assert text(card, texts, edition=edition).endswith("."), card


@clause("AG-012", "AG-160", "AG-161")
def test_a_mission_says_its_type_cost_fields_and_rewards() -> None:
    assert text("MI-01", EN) == (
        "Asteroid of type C. To launch: 1 Xenon, 1 Plasteel. Yellow fields: Miner; Miner or Automat. "
        "White fields: Automat. Each symbol on a die earns 1 Palladium. 1 VP."
    )
    assert text("MI-05", PL) == (
        "Asteroida typu C. Wystawienie kosztuje: Ksenon, Plastal. Żółte pola: Górnik lub Automat; Górnik lub Automat. "
        "Białe pola: Górnik; Geolog. Każdy symbol na kości daje: Górnik, Automat: Nikiel; Geolog: Woda, Nikiel. 1 PZ."
    )


@clause("AG-013")
def test_a_mission_without_white_fields_mentions_none() -> None:
    assert "White" not in text("MI-33", EN)
    assert "Białe" not in text("MI-33", PL)


@clause("AG-014", "AG-199", "AG-219")
def test_an_order_says_its_points_cost_discard_and_effect() -> None:
    assert text("ZA-34", EN) == (
        "6 VP. Costs 1 Water, 1 Xenon, 1 Plasteel, 3 Tungsten. To buy it, also give up another card from your hand. "
        "Effect “Extra order” (once): in phase 5, buy one more Order from your hand at once."
    )
    assert text("ZA-01", PL) == (
        "3 PZ. Kosztuje: Woda, Złoto ×2. "
        "Efekt „Specjalista” (raz): obróć jedną dowolną kość ze swojej puli na Inspektora lub Geologa."
    )


@clause("AG-213", "AG-214", "AG-215", "AG-216")
def test_the_effects_that_turn_dice_read_as_in_their_edition() -> None:
    automat, miner = EFFECTS.index("automat"), EFFECTS.index("miner")
    assert effect_phrase(automat, BOOK, PL, HANDBOOK) == "obróć jedną dowolną kość ze swojej puli na Automat"
    assert effect_phrase(automat, BOOK, PL, EARLIER) == (
        "obróć jedną kość ze swojej puli z Automatu na podwójny Automat"
    )
    assert effect_phrase(miner, BOOK, EN, EARLIER) == "turn one die of your pool from a Miner to a double Miner"
    assert effect_brief(miner, BOOK, EN, HANDBOOK) == "any die → GOR"
    assert effect_brief(miner, BOOK, EN, EARLIER) == "GOR → GOR2"


@clause("AG-015", "AG-231", "AG-235")
def test_an_award_says_its_set() -> None:
    assert text("NA-5", EN) == (
        "7 VP. Give up completed Missions of types S, S, M. An Expedition stands for a Mission of any type."
    )


@clause("AG-016", "AG-185", "AG-190")
def test_an_expedition_says_what_its_dice_earn() -> None:
    assert text("EK-2", PL) == (
        "Wystawienie kosztuje: Ksenon, dowolny surowiec. Żółte pola: dowolna kość; dowolna kość. "
        "Białe pola: dowolna kość. Każda kość na zapełnionej karcie daje jej właścicielowi 1 kartę Misji albo "
        "Zamówienia. 1 PZ. Zrealizowana zastępuje przy Nagrodzie Misję dowolnego typu (?)."
    )


@clause("AG-251", "AG-253", "AG-268", "AG-285")
def test_technologies_bulletins_and_the_exchange_office_say_what_they_do() -> None:
    assert text("TE-3", EN) == (
        "1 VP. Costs 1 Water, 2 Xenon, 1 of any resource. Once a Round, any die of its owner earns 1 Nickel."
    )
    assert text("BI-4", PL).endswith("Raz na Rundę dowolna kość właściciela daje 1 kartę Misji albo Zamówienia.")
    assert text("KA-1", EN).startswith("Promoted resource: Tungsten.")
    assert text("KA-1", PL).endswith("1 PZ za każde 3 sztuki promowanego surowca.")


@clause("AG-122", "AG-160", "AG-124")
def test_another_deck_changes_the_text_of_a_mission() -> None:
    changed = {"cost": "2XX", "fields": "| INS", "reward": "each: 2WO 1ZL", "type": "S"}
    book = custom("mission", "MI-01", changed)
    assert text("MI-01", EN, book) == (
        "Asteroid of type S. To launch: 2 of any resources. White fields: Inspector. "
        "Each symbol on a die earns 2 Water, 1 Gold. 1 VP."
    )


@clause("AG-213", "AG-214")
def test_another_deck_changes_the_text_of_an_effect() -> None:
    book = custom("turning", "automat", {"handbook": "GEO to INS", "earlier": "INS to INS"})
    automat = EFFECTS.index("automat")
    assert effect_phrase(automat, book, PL, HANDBOOK) == "obróć jedną kość ze swojej puli z Geologa na Inspektora"
    assert effect_phrase(automat, book, PL, EARLIER) == "nie zmienia żadnej kości"
    assert effect_brief(automat, book, EN, EARLIER) == "nothing"


@clause("AG-198")
@pytest.mark.parametrize(
    ("cost", "polish", "english"),
    [
        ("", "nic", "nothing"),
        ("1WO", "Woda", "1 Water"),
        ("3ZL 1XX", "Złoto ×3, dowolny surowiec", "3 Gold, 1 of any resource"),
        ("1KS 2XX", "Ksenon, 2 dowolne surowce", "1 Xenon, 2 of any resources"),
        ("5XX", "5 dowolnych surowców", "5 of any resources"),
    ],
)
def test_amounts_read_naturally(cost: str, polish: str, english: str) -> None:
    counts = counted(cost, [*RESOURCES, "XX"])
    assert amounts(counts, PL) == polish
    assert amounts(counts, EN) == english


@clause("AG-055")
@pytest.mark.parametrize(
    ("number", "polish", "english"),
    [(0, "0 sztuk", "0 units"), (1, "1 sztuka", "1 unit"), (3, "3 sztuki", "3 units"), (5, "5 sztuk", "5 units"),
     (12, "12 sztuk", "12 units"), (22, "22 sztuki", "22 units")],
)  # fmt: skip
def test_numbers_pick_the_form_of_their_noun(number: int, polish: str, english: str) -> None:
    assert f"{Count(number):# sztuka|# sztuki|# sztuk}" == polish
    assert f"{Count(number):# unit|# units}" == english
    assert f"{Count(number)}" == str(number)


# --- decisions --------------------------------------------------------------------------------------


@clause("AG-086", "AG-302")
@both
def test_every_decision_has_words_in_every_view(texts: Words) -> None:
    for v in many_views():
        for action in range(len(VOCABULARY)):
            assert fine(SPEAKER.decision(v, BOOK, action, texts, NAMES)), VOCABULARY.name(action)


@clause("AG-086", "AG-096", "AG-097")
def test_a_die_in_a_basic_area_says_what_it_brings() -> None:
    s = laid_out()
    assert decision(s, "plasteel:1-GOR2", EN) == (
        "Put a double Miner in the Plasteel Stores, field 1 (you take 3 Plasteel)"
    )
    assert decision(s, "water:2-GOR", PL) == "Postaw Górnika w Zbiornikach Wody, pole 2 (bierzesz: Woda)"


@clause("AG-259", "AG-262")
def test_a_short_bank_is_mentioned() -> None:
    s = laid_out()
    assert decision(s, "xenon:1-AUT", EN).endswith("(you take 1 Xenon, the bank has no more)")
    s.table.bank[1] = 0
    assert decision(s, "xenon:1-AUT", PL).endswith("(bierzesz: nic, w banku nie ma tego surowca)")


@clause("AG-100", "AG-101", "AG-102")
def test_a_card_that_is_taken_is_named_with_its_cost() -> None:
    s = laid_out()
    assert decision(s, "dispatch:2", EN) == (
        "Put an Inspector in Dispatch and take Mission “Clay and Soot” "
        "(type C; cost: 1 Xenon, 1 Plasteel; a symbol earns 1 Nickel (Miner, Automat) / 1 Water, 1 Nickel (Geologist))"
    )
    assert decision(s, "refinery:2", PL) == (
        "Postaw Geologa w Rafinerii i weź Zamówienie „Tarcza Radiacyjna” "
        "(6 PZ; koszt: Woda, Ksenon, Plastal, Wolfram ×3; odrzuć też kartę; efekt: Kolejne Zamówienie)"
    )
    assert decision(s, "dispatch:deck", PL).endswith("weź w ciemno Misję z wierzchu talii")
    assert decision(s, "take:mission-4", EN) == "Take empty place 4"


@clause("AG-108", "AG-160", "AG-186")
def test_a_die_in_a_dock_says_what_it_will_earn() -> None:
    s = laid_out()
    assert decision(s, "dock:1-3-GOR2", PL) == (
        "Postaw podwójnego Górnika na Misji „Mokra Skała”, pole 3 (Dok 1; za tę kość: Woda ×2, Pallad ×2)"
    )
    assert decision(s, "dock:2-2-GOR2", EN) == (
        "Put a double Miner on the Ceres Expedition, field 2 (Dock 2; this die earns 1 card)"
    )
    assert decision(s, "dock:3-1-GOR", EN) == "Put a Miner where nothing is (Dock 3, field 1)"


@clause("AG-113", "AG-115")
def test_the_first_player_field_has_no_effect_in_the_last_round() -> None:
    s = laid_out()
    assert decision(s, "first-player:INS", EN).endswith("(you begin the next Round)")
    s.table.round = 8
    assert decision(s, "first-player:INS", PL).endswith("(bez skutku: to ostatnia Runda)")


@clause("AG-116", "AG-117", "AG-118")
def test_awards_and_zarzad_cards_say_what_they_cost_and_bring() -> None:
    s = laid_out()
    assert decision(s, "award:2-INS", PL) == (
        "Postaw Inspektora i zdobądź Nagrodę „Order Ciężkiej Szychty” (7 PZ; S, S, M)"
    )
    assert decision(s, "acquire:TE-3-AUT", EN) == (
        "Put an Automat down and take the Technology “Nickel Electrolysis” "
        "(1 VP; cost: 1 Water, 2 Xenon, 1 of any resource; a die earns 1 Nickel)"
    )
    assert decision(s, "acquire:EK-2-GOR", PL).startswith("Postaw Górnika i wystaw Ekspedycję na Westę (koszt: Ksenon")
    assert decision(s, "use:TE-1-GOR", EN) == "Put a Miner on the Technology “Gold Separator” (you take 1 Gold)"
    assert decision(s, "use:BI-1-GOR", PL) == "Postaw Górnika na Biuletynie Górniczym i weź Misję albo Zamówienie"
    assert decision(s, "award:3-INS", EN) == "Put an Inspector beside an empty Award place (3)"


@clause("AG-089", "AG-091", "AG-120", "AG-133")
def test_the_other_actions_read_as_a_person_speaks() -> None:
    s = laid_out()
    assert decision(s, "launch:MI-02", EN) == (
        "Launch Mission “Carbon Well” (type C; cost: 1 Xenon, 1 Plasteel; a symbol earns 1 Tungsten)"
    )
    assert decision(s, "exchange:GOR2", PL) == "Odrzuć podwójnego Górnika i wymień 1 surowiec"
    assert decision(s, "pass", PL) == "Spasuj do końca Rundy (6 kości zostaje niewykorzystanych)"
    assert decision(blank(2, BOOK), "pass", EN) == "Pass for the rest of the Round"


@clause("AG-057", "AG-064", "AG-212", "AG-214")
def test_changing_dice_reads_as_a_person_speaks() -> None:
    s = laid_out(edition=EARLIER)
    assert decision(s, "sacrifice", EN) == "Sacrifice a die to change others"
    assert decision(s, "discard:GOR", PL) == "Poświęć Górnika"
    assert decision(s, "turn:GOR-AUT2", PL) == "Obróć kość: Górnik → podwójny Automat"
    assert decision(s, "spec:GOR-GEO", EN) == "Use the effect “Specialist”: Miner → Geologist"
    assert decision(s, "automat:AUT", PL) == "Użyj efektu „Automat”: Automat → podwójny Automat"
    assert decision(s, "done", PL) == "Nie przerzucaj kości"
    s.table.marked[2] = 2
    assert decision(s, "done", EN) == "Done: reroll 2 dice"


@clause("AG-122", "AG-124", "AG-277")
def test_the_last_step_sums_up_what_was_begun() -> None:
    launched = begun("launch:MI-02", steps.CREWING, laid=counted("1KS 1PL"))
    assert decision(launched, "done", PL) == "Wystaw Misję „Węglowa Studnia” (płacisz: Ksenon, Plastal; bez kości)"
    launched.hands[0].crew[:2] = [3, 2]
    assert decision(launched, "done", EN) == (
        "Launch Mission “Carbon Well” (you pay 1 Xenon, 1 Plasteel; dice: Miner, Automat)"
    )
    claimed = begun("award:1-INS", steps.COMPLETE, given=cards("MI-13 EK-4 MI-25"))
    assert decision(claimed, "done", EN) == (
        "Claim the Award “Astro-Foreman's Cup” "
        "(you give up Mission “Silicate Vein”, the Hygiea Expedition, Mission “Iron Heart”)"
    )
    bought = begun("buy:ZA-02", steps.COMPLETE, laid=counted("1KS 3WF"), given=cards("MI-02"))
    assert decision(bought, "done", PL) == (
        "Wykup Zamówienie „Laboratorium Próbek” (płacisz: Ksenon, Wolfram ×3; odrzucasz: Misję „Węglowa Studnia”)"
    )
    assert decision(begun("acquire:TE-3-INS", steps.COMPLETE), "done", EN) == (
        "Take the Technology “Nickel Electrolysis” (you pay nothing)"
    )


@clause("AG-217", "AG-218", "AG-278", "AG-310")
def test_steps_of_a_payment_read_as_a_person_speaks() -> None:
    due = counted("1KS 2NI", [*RESOURCES, "XX"])
    s = begun("buy:ZA-02", steps.PAYING, due=due, laid=counted("1KS"))
    assert decision(s, "pay:PL", PL) == "Dołóż do zapłaty: Plastal"
    assert decision(s, "pay:cheapest", EN).startswith("Pay the fewest units (you add ")
    assert decision(laid_out(), "pay:cheapest", PL) == "Zapłać jak najmniej sztuk"
    priced = begun("launch:MI-02", steps.PRICE, due=due)
    assert decision(priced, "done", EN) == "Pay 1 Xenon, 2 Nickel"
    assert decision(priced, "discount:NI", PL) == "Użyj efektu „Zniżka”: odpada Nikiel"
    assert decision(priced, "free-launch", EN) == "Use the effect “Free launch”: you pay nothing"


@clause("AG-199", "AG-235", "AG-240")
def test_a_card_is_given_up_from_the_hand_or_from_the_completed_ones() -> None:
    claimed = begun("award:1-INS", steps.GIVING)
    assert decision(claimed, "give:MI-13", PL) == "Oddaj Misję „Krzemowa Żyła” (typ S)"
    assert decision(claimed, "give:EK-4", EN) == "Give up the Hygiea Expedition (stands for any type)"
    bought = begun("buy:ZA-34", steps.GIVING)
    assert decision(bought, "give:MI-02", EN) == "Give up Mission “Carbon Well” from your hand"


@clause("AG-133", "AG-149", "AG-197", "AG-312")
def test_swaps_bonus_and_purchases_read_as_a_person_speaks() -> None:
    s = laid_out()
    assert decision(s, "swap:WO-PA", PL) == "Wymień: Woda → Pallad"
    assert decision(s, "bonus:NI", EN) == "Take from the Round bonus: 1 Nickel"
    assert decision(s, "buy:ZA-02", EN) == (
        "Buy Order “Sample Laboratory” (4 VP; cost: 1 Xenon, 2 Nickel, 1 Palladium; effect: Specialist)"
    )
    s.table.agenda.push(steps.BUYING, 0, 0)
    assert decision(s, "end", PL) == "Nie wykupuj Zamówienia"
    s.table.agenda.set_a(1)
    assert decision(s, "end", EN) == "Buy no further Order (the effect stays for later)"
