"""The game in words: both languages, card texts made from numbers, every decision."""

import copy
from string import Formatter

import pytest

from clauses import clause
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Words
from kosmodrom.games.star_scrappers.entry import ENTRY
from kosmodrom.games.star_scrappers.model import steps
from kosmodrom.games.star_scrappers.model.actions import COLOURS, KINDS, VOCABULARY
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.effects import ABILITIES, POINTS, SKILLS
from kosmodrom.games.star_scrappers.model.labels import ARTIFACTS
from kosmodrom.games.star_scrappers.model.state import blank
from kosmodrom.games.star_scrappers.words import cards
from kosmodrom.games.star_scrappers.words.cards import EFFECTS, duration, effect_phrase, timing
from kosmodrom.games.star_scrappers.words.speaker import ROWS
from star_scrappers.spoken import BOOK, EN, NAMES, PL, SPEAKER, both, decision, fine, laid_out, many_views


def custom(table: str, row: str, change: dict[str, object], part: str = "") -> ScrapperBook:
    """The book of a deck in which one row, or a part of it, is changed."""
    tables = copy.deepcopy(ENTRY.standard_deck().tables)
    data = next(each for each in tables[table] if each["id"] == row)
    (data[part] if part else data).update(change)
    book: ScrapperBook = ENTRY.make_book(Deck("star_scrappers", "custom", tables, "custom.toml"))
    return book


# --- both languages ---------------------------------------------------------------------------------


@clause("SS-004")
def test_both_languages_have_the_same_keys_and_parts() -> None:
    assert PL.texts.keys() == EN.texts.keys()
    for key, text in PL.texts.items():
        parts = [{name for _, name, _, _ in Formatter().parse(each) if name} for each in (text, EN[key])]
        assert parts[0] == parts[1], key


@clause("SS-004", "SS-307")
@both
def test_24_mercenaries_and_24_artifacts_have_names_of_their_own(texts: Words) -> None:
    for case in ("mercenary", "mercenary.accusative", "mercenary.genitive"):
        assert len({texts[f"{case}.{kind}"] for kind in KINDS}) == 24
    assert len({texts[f"artifact.{name}"] for name in ARTIFACTS}) == 24


@clause("SS-004", "SS-009")
@both
def test_every_faction_and_colour_has_its_words(texts: Words) -> None:
    for group in (
        "faction",
        "faction.one",
        "faction.cards",
        "faction.theme",
        "colour",
        "colour.card",
        "colour.crystal",
        "colour.totem",
    ):
        assert len({texts[f"{group}.{colour}"] for colour in COLOURS}) == 6


@clause("SS-029")
@both
def test_the_option_of_a_first_game_is_explained(texts: Words) -> None:
    for option in ENTRY.options:
        for key in ("name", "about", *option.values):
            assert fine(texts[f"option.{option.key}.{key}"])


@clause("SS-308")
@both
def test_every_topic_of_the_rules_has_a_heading(texts: Words) -> None:
    topics = {rule.topic for rule in ENTRY.clauses().values()}
    assert topics == {key.removeprefix("topic.") for key in texts.texts if key.startswith("topic.")}


@clause("SS-198", "SS-202", "SS-199", "SS-200")
def test_the_rows_of_the_score_sheet_have_names() -> None:
    assert [SPEAKER.row(index, EN) for index in range(len(ROWS))] == [
        "Crystals", "Symbol sets", "Artifacts", "Totems", "Enslaved cards",
    ]  # fmt: skip
    assert SPEAKER.row(4, PL) == "Zniewolone karty"


# --- card texts -------------------------------------------------------------------------------------


@clause("SS-004", "SS-116")
@both
@pytest.mark.parametrize("name", [*SKILLS, *ABILITIES, *POINTS])
def test_every_effect_has_a_text_for_all_numbers(texts: Words, name: str) -> None:
    code, keys = {**SKILLS, **ABILITIES, **POINTS}[name]
    for number in (1, 2, 3, 5, 10):
        said = effect_phrase(code, [number] * 3, 5, BOOK, texts)
        assert fine(said)
        assert not keys or number == 1 or str(number) in said


@clause("SS-004")
@both
def test_every_skill_text_mentions_its_numbers(texts: Words) -> None:
    for kind in range(len(KINDS)):
        said = cards.skill_text(kind, BOOK, texts)
        assert fine(said)
        keys = EFFECTS[BOOK.skill[kind]][1]
        assert all(str(number) in said for number in BOOK.skill_numbers[kind][: len(keys)]), said


@clause("SS-116", "SS-199")
@both
def test_every_artifact_text_mentions_its_numbers(texts: Words) -> None:
    for artifact in range(len(ARTIFACTS)):
        said = cards.artifact_text(artifact, BOOK, texts)
        assert fine(said)
        keys = EFFECTS[BOOK.artifact[artifact]][1]
        for key, number in zip(keys, BOOK.artifact_numbers[artifact], strict=False):
            assert str(number) in said or (key, number) in (("group", 1), ("cost", 0)), said


@clause("SS-307")
@both
def test_no_two_artifacts_have_the_same_text(texts: Words) -> None:
    assert len({cards.artifact_text(artifact, BOOK, texts) for artifact in range(len(ARTIFACTS))}) == 24


@clause("SS-244", "SS-245", "SS-302")
def test_card_texts_read_as_on_the_cards() -> None:
    drollo, odgrabiec = KINDS.index("Y2"), KINDS.index("Y1")
    assert cards.skill_text(odgrabiec, BOOK, PL) == "Weź z Kopalni jeden żółty Kryształ o koszcie 1."
    assert cards.skill_text(odgrabiec, BOOK, EN) == "Take one yellow Crystal of cost 1 from the Mine."
    assert cards.skill_text(drollo, BOOK, PL) == "W tej turze masz 1 dodatkową akcję fedrowania."
    assert cards.skill_text(drollo, BOOK, EN) == "1 extra mining action this turn."
    charm = ARTIFACTS.index("A04-left")
    assert cards.artifact_text(charm, BOOK, PL) == "3 PZ za każde 2 twoje Kryształy o koszcie 3."
    assert cards.artifact_text(charm, BOOK, EN) == "3 VP for every 2 of your Crystals of cost 3."


@clause("SS-245")
def test_another_number_in_a_deck_changes_the_text_of_a_skill() -> None:
    drollo = KINDS.index("Y2")
    said = {}
    for count in (2, 5):
        book = custom("mercenary", "Y2", {"count": count}, "skill")
        said[count] = [cards.skill_text(drollo, book, texts) for texts in (PL, EN)]
    assert said[2] == ["W tej turze masz 2 dodatkowe akcje fedrowania.", "2 extra mining actions this turn."]
    assert said[5] == ["W tej turze masz 5 dodatkowych akcji fedrowania.", "5 extra mining actions this turn."]


@clause("SS-302", "SS-305")
def test_another_number_in_a_deck_changes_the_text_of_an_artifact() -> None:
    book = custom("artifact", "A04", {"points": 4, "group": 5, "cost": 0}, "left")
    charm = ARTIFACTS.index("A04-left")
    assert cards.artifact_text(charm, book, PL) == "4 PZ za każde 5 twoich Kryształów."
    assert cards.artifact_text(charm, book, EN) == "4 VP for every 5 of your Crystals."


@clause("SS-270")
def test_a_skill_given_to_another_faction_speaks_of_that_faction() -> None:
    book = custom("mercenary", "N2", {"skill": {"effect": "double-faction"}})
    assert "kart Terronów" in cards.skill_text(KINDS.index("N2"), book, PL)
    assert "Terron cards" in cards.skill_text(KINDS.index("N2"), book, EN)


@clause("SS-078")
@pytest.mark.parametrize(
    ("number", "polish", "english"),
    [
        (0, "0 kart", "0 cards"),
        (1, "1 karta", "1 card"),
        (2, "2 karty", "2 cards"),
        (4, "4 karty", "4 cards"),
        (5, "5 kart", "5 cards"),
        (12, "12 kart", "12 cards"),
        (22, "22 karty", "22 cards"),
        (25, "25 kart", "25 cards"),
    ],
)
def test_numbers_pick_the_form_of_their_noun(number: int, polish: str, english: str) -> None:
    assert f"{Count(number):# karta|# karty|# kart}" == polish
    assert f"{Count(number):# card|# cards}" == english
    assert f"{Count(number)}" == str(number)


@clause("SS-008", "SS-050", "SS-127")
@both
def test_durations_and_timings_have_words(texts: Words) -> None:
    assert len({duration(kind, BOOK, texts) for kind in range(len(KINDS))}) == 4
    assert len({timing(artifact, BOOK, texts) for artifact in range(len(ARTIFACTS))}) == 4
    assert timing(ARTIFACTS.index("A02-right"), BOOK, texts) == texts["timing.start"]
    assert timing(ARTIFACTS.index("A11-right"), BOOK, texts) == texts["timing.trigger"]


# --- decisions --------------------------------------------------------------------------------------


@clause("SS-311")
@both
def test_every_decision_has_words_in_every_view(texts: Words) -> None:
    for v in many_views():
        for action in range(len(VOCABULARY)):
            assert fine(SPEAKER.decision(v, BOOK, action, texts, NAMES)), VOCABULARY.name(action)


@clause("SS-087", "SS-099", "SS-129", "SS-144")
def test_options_read_as_a_person_speaks() -> None:
    s = laid_out()
    s.table.artifacts[0] = []
    assert decision(s, "recruit:2c", EN) == "Recruit Drollo (yellow 2)"
    assert decision(s, "recruit:2c", PL) == "Zrekrutuj Drolla (żółta 2)"
    assert decision(s, "mine:6b", EN) == "Mine the red Crystal of cost 6 (8 VP, Cave-in, Wild)"
    assert decision(s, "skill:Y2", EN) == "Use the skill of Drollo (yellow 2): 1 extra mining action this turn"
    assert decision(s, "takeover:1", EN) == "Take over Bartek's Base (Leader: Drollo, yellow 2)"
    assert decision(s, "takeover:0", PL) == "Przejmij swoją Bazę – Lider: Sztygar, brązowa 2"
    assert decision(s, "end", PL) == "Zakończ turę"


@clause("SS-055")
def test_the_leader_is_activated_by_name() -> None:
    s = laid_out()
    s.table.bases[0] = [KINDS.index("Y2")]
    assert decision(s, "leader", PL).startswith("Aktywuj Lidera – Drollo (żółta 2): ")
    assert decision(s, "leader", EN).startswith("Activate the Leader, Drollo (yellow 2): ")


@clause("SS-103", "SS-212")
def test_the_price_and_a_changed_colour_stand_beside_the_crystal() -> None:
    s = laid_out()
    s.table.mine_colours[8] = 3
    s.table.mine_discounts[8] = 1
    said = decision(s, "mine:6b", EN)
    assert said == "Mine the yellow Crystal of cost 6 (8 VP, Cave-in, printed colour: red, you pay 4)"


@clause("SS-085", "SS-123")
def test_empty_places_are_called_empty() -> None:
    s = blank(2, BOOK)
    assert decision(s, "mine:3b", EN) == "Mine an empty place in the Mine (cost 3, place 2 from the left)"
    assert decision(s, "recruit:4a", PL) == "Zrekrutuj puste miejsce w Dokach (poziom 4, 1. od lewej)"
    assert "empty stack 2" in decision(s, "collect:2-left", EN)
    assert "no Leader" in decision(s, "takeover:3", EN)


@clause("SS-314")
def test_a_recoloured_card_is_offered_with_the_colour_it_counts_as() -> None:
    assert decision(laid_out(), "pay:Y1", EN) == "Pay with Raker (yellow 1, counts as blue)"
    assert decision(laid_out(), "pay:Y1", PL) == "Zagraj Odgrabca (żółta 1, liczy się jako niebieska)"


@clause("SS-270")
def test_a_doubled_card_is_offered_with_the_level_it_counts_as() -> None:
    s = laid_out()
    s.table.doubled = 1 << COLOURS.index("Y")
    assert decision(s, "pay:Y2", EN) == "Pay with Drollo (yellow 2, counts as level 4)"


@clause("SS-139", "SS-240", "SS-265")
def test_the_same_target_is_taken_enslaved_or_recoloured_as_the_step_says() -> None:
    s = laid_out()
    s.table.agenda.push(steps.PICK_BASE, 0, 1)
    assert decision(s, "base:1-1", EN) == "Take Cyberwitch (red 1) from Bartek's Base"
    s.table.agenda.push(steps.ENSLAVE_ANY, 0, 1)
    assert decision(s, "base:1-1", PL) == "Zniewól Cyberwiedźmę (czerwona 1) z Bazy (Bartek)"
    s.table.agenda.push(steps.TINT, 0, 1)
    assert decision(s, "card:Y1", PL) == "Zmień kolor Odgrabca (żółta 1)"
    s.table.agenda.push(steps.ENSLAVE_OWN, 0, 1, 1)
    assert decision(s, "card:Y1", EN) == "Enslave Raker (yellow 1) from your hand"
