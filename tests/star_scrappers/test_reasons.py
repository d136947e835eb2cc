"""Why not, at this table: the clause that forbids here, and the fact before it."""

import pytest

from clauses import clause
from kosmodrom.games.star_scrappers.model.actions import VOCABULARY
from kosmodrom.games.star_scrappers.model.state import view
from star_scrappers.scene import Scene, scene
from star_scrappers.spoken import BOOK, EN, NAMES, PL, SPEAKER


def answers(s: Scene, decision: str) -> tuple[str, str, str]:
    """The clause with its facts, in Polish and in English."""
    refused = s.why_not(decision)
    assert refused is not None
    seen, action, number = view(s.s, s.seat), VOCABULARY.id(decision), int(refused[3:])
    polish, english = (SPEAKER.reason(seen, BOOK, action, number, texts, NAMES) for texts in (PL, EN))
    return refused, polish, english


# --- empty places --------------------------------------------------------------------------------------


@clause("SS-085", "SS-096")
def test_an_empty_place_is_filled_later_whether_or_not_another_one_of_its_row_is_full() -> None:
    s = scene(hands=["N1"], docks="Y2", dock_stacks={2: 1, 3: 5}, mine="C03-Ya", crystal_stacks={3: 12, 6: 4})
    fact = "Teraz nikogo tu nie ma; w stosie została 1 karta.", "Nobody is here now; its stack has 1 card left."
    assert answers(s, "recruit:2b") == ("SS-085", *fact)
    fact = "Teraz nikogo tu nie ma; w stosie zostało 5 kart.", "Nobody is here now; its stack has 5 cards left."
    assert answers(s, "recruit:3a") == ("SS-085", *fact)
    fact = "Teraz nic tu nie leży; w stosie zostało 12 żetonów.", "Nothing lies here now; its stack has 12 tokens left."
    assert answers(s, "mine:3b") == ("SS-085", *fact)
    fact = "Teraz nic tu nie leży; w stosie zostały 4 żetony.", "Nothing lies here now; its stack has 4 tokens left."
    assert answers(s, "mine:6a") == ("SS-085", *fact)


@clause("SS-085", "SS-182")
@pytest.mark.parametrize("played", [[], ["skill:B2"], ["mine:3a"], ["recruit:2a"]])
def test_an_empty_place_says_the_same_whatever_is_going_on(played: list[str]) -> None:
    s = scene(
        hands=["B2 N1 Y3"],
        docks="Y1 Y2 N2",
        dock_stacks={3: 0},
        mine="C03-Ya",
        crystal_stacks={6: 0, 10: 2},
    ).play(*played)
    for verb in ("mine", "crystal"):
        assert (s.why_not(f"{verb}:6a"), s.why_not(f"{verb}:10a")) == ("SS-182", "SS-085")
    for verb in ("recruit", "dock"):
        assert (s.why_not(f"{verb}:3a"), s.why_not(f"{verb}:4a")) == ("SS-182", "SS-085")


@clause("SS-123", "SS-145")
def test_an_empty_stack_and_an_empty_base_say_so() -> None:
    s = scene(hands=["Y2 N1"], bases=["", "", "N1"], seats=3, tops="A01 - -", mine="C03-Ya", docks="Y2")
    gone = "Wszystkie karty ze stosu 2 są już zdobyte.", "All cards of stack 2 have been collected."
    own, theirs = (
        ("Twoja Baza jest pusta.", "Your Base is empty."),
        ("Baza (Bartek) jest pusta.", "Bartek's Base is empty."),
    )
    for played in ([], ["recruit:2a"], ["pay:N1"]):
        s.play(*played)
        assert answers(s, "collect:2-left") == ("SS-123", *gone)
        assert answers(s, "takeover:0") == ("SS-145", *own)
        assert answers(s, "takeover:1") == ("SS-145", *theirs)


@clause("SS-189")
def test_a_marker_that_nothing_moves_says_where_it_stands() -> None:
    fact = (
        "Znacznik stoi na polu 4 i nic go teraz nie przesuwa.",
        "The marker stands on field 4, and nothing moves it now.",
    )
    assert answers(scene(marker=4), "move-marker") == answers(scene(marker=4), "hold-marker") == ("SS-189", *fact)


@clause("SS-182", "SS-113")
def test_where_a_stack_has_run_out_its_empty_places_stay_empty() -> None:
    fact = "Stos, z którego uzupełnia się to miejsce, jest pusty.", "The stack that fills this place is empty."
    s = scene(hands=["N1"], docks="Y2", dock_stacks={2: 0}, mine="C03-Ya", crystal_stacks={3: 0, 6: 0})
    assert answers(s, "recruit:2b") == ("SS-182", *fact)
    assert answers(s, "mine:3b") == ("SS-182", *fact)
    assert answers(s, "mine:6a") == ("SS-182", *fact)


@clause("SS-182", "SS-085")
def test_an_effect_takes_nothing_from_an_empty_place() -> None:
    s = scene(hands=["B2"], docks="Y2 N2", dock_stacks={2: 0}).play("skill:B2")
    assert s.why_not("dock:2c") == "SS-182"
    s = scene(hands=["P2"], mine="C03-Ya C01-Na", crystal_stacks={3: 0}).play("skill:P2")
    assert (s.why_not("crystal:3b"), s.why_not("crystal:1b")) == ("SS-182", "SS-085")


# --- actions -------------------------------------------------------------------------------------------


@clause("SS-106", "SS-101")
def test_levels_of_several_colours_do_not_pay_for_a_wild_crystal() -> None:
    s = scene(hands=["Y2 B1"], mine="C03-Ra C10-Ra")
    fact = (
        "Kosztuje 3, a twoje karty jednego koloru dają najwyżej 2.",
        "It costs 3, and your cards of one colour come to 2 at most.",
    )
    assert answers(s, "mine:3a") == ("SS-106", *fact)
    assert s.why_not("mine:10a") == "SS-101"


@clause("SS-106", "SS-100", "SS-101")
def test_a_card_that_does_not_pay_is_told_by_its_colour() -> None:
    s = scene(hands=["Y3 N1 B3"], mine="C03-Ra C03-Ya").play("mine:3a")
    assert answers(s, "pay:N1")[:2] == ("SS-101", "Kosztuje 3, a twoje brązowe karty dają 1.")
    s.play("pay:B3")
    assert answers(s, "pay:Y3")[:2] == ("SS-106", "Przygotowane karty są niebieskie, a ta liczy się jako żółta.")
    s = scene(hands=["Y3 N1"], mine="C03-Ya").play("mine:3a")
    assert answers(s, "pay:N1")[:2] == ("SS-100", "Potrzebne są żółte karty, a ta liczy się jako brązowa.")


@clause("SS-314", "SS-101", "SS-071")
def test_of_a_card_in_several_colours_the_one_that_does_not_fit_says_why() -> None:
    s = scene(hands=["Y3 N1 N1 N1 N2 B2"], mine="C03-Ra").play("skill:Y3", "card:N1", "colour:B", "card:N1", "colour:Y")
    s.play("done", "mine:3a", "pay:N1")
    assert s.options() == ["colour:N", "colour:B"]
    assert answers(s, "colour:Y")[:2] == ("SS-101", "Kosztuje 3, a twoje żółte karty dają 1.")
    assert answers(s, "colour:P")[:2] == (
        "SS-314",
        "Wiertniczy (brązowa 1): żadna z twoich nie liczy się jako fioletowa.",
    )
    assert answers(s, "skill:B2")[:2] == ("SS-071", "Najpierw wybierz, o którą kartę chodzi: Wiertniczy (brązowa 1).")


@clause("SS-065", "SS-073", "SS-297")
def test_a_second_takeover_and_a_third_one() -> None:
    s = scene(seats=4, bases=["", "B1 B2", "Y1 Y2", "N1 N2"]).play("takeover:1")
    fact = "W tej turze przejęto już Bazę.", "A Base has been taken over this turn."
    assert answers(s, "takeover:2") == ("SS-065", *fact)
    assert answers(s, "skill:B1") == ("SS-073", *fact)
    s = scene(seats=4, bases=["", "B1 B2", "Y1 Y2", "N1 N2"], artifacts=["A11-right"]).play("takeover:1", "takeover:2")
    fact = "W tej turze przejęto już dwie Bazy.", "Two Bases have been taken over this turn."
    assert answers(s, "takeover:3") == ("SS-297", *fact)


@clause("SS-073", "SS-145")
def test_a_takeover_after_a_basic_action() -> None:
    s = scene(seats=3, bases=["", "B1 B2", ""], docks="N1").play("recruit:1a")
    assert answers(s, "takeover:1")[:2] == ("SS-073", "W tej turze jest już za tobą akcja podstawowa: rekrutacja.")
    assert s.why_not("takeover:2") == "SS-145"


@clause("SS-223", "SS-091", "SS-089", "SS-097")
def test_what_recruiting_takes_is_told_by_level() -> None:
    s = scene(hands=["N2 P1 P2 P4"], docks="B4 B3").play("skill:N2", "recruit:4a")
    assert answers(s, "done")[:2] == ("SS-223", "Potrzebna jest karta o poziomie 1 albo 3.")
    assert answers(s, "pay:P2")[:2] == ("SS-223", "Potrzebna jest karta o poziomie 1 albo 3, a ta ma poziom 2.")
    assert answers(s, "pay:P4")[:2] == ("SS-091", "Potrzebna jest karta o poziomie 1 albo 3, a ta ma poziom 4.")
    s = scene(hands=["P2"], docks="B4")
    assert answers(s, "recruit:4a")[:2] == ("SS-089", "Potrzebna jest karta o poziomie 3, a takiej nie masz.")
    s = scene(hands=["N2 P1"], docks="B3").play("skill:N2", "recruit:3a")
    assert answers(s, "pay:P1")[:2] == (
        "SS-097",
        "Możesz zagrać kartę o poziomie 2 albo nie zagrywać żadnej, a ta ma poziom 1.",
    )


@clause("SS-089", "SS-091", "SS-097")
def test_where_a_pass_makes_the_card_needless_its_level_is_still_the_usual_one() -> None:
    """Przepustka lowers no level, so SS-097 forbids nothing; a card that pays must be one level lower all the same."""
    s = scene(hands=["P1 P2 P4"], artifacts=["A05-right"], docks="B3").play("recruit:3a")
    assert s.options() == ["pay:P2", "done"]
    fact = (
        "Możesz zagrać kartę o poziomie 2 albo nie zagrywać żadnej, a ta ma poziom 1.",
        "It takes a card of level 2 or none, and this one has level 1.",
    )
    assert answers(s, "pay:P1") == ("SS-089", *fact)
    fact = (
        "Możesz zagrać kartę o poziomie 2 albo nie zagrywać żadnej, a ta ma poziom 4.",
        "It takes a card of level 2 or none, and this one has level 4.",
    )
    assert answers(s, "pay:P4") == ("SS-091", *fact)
    s = scene(hands=["N2 P2 P4"], artifacts=["A05-right"], docks="B3").play("skill:N2", "recruit:3a")
    assert answers(s, "pay:P4") == ("SS-097", *fact)


@clause("SS-101", "SS-115")
def test_a_payment_without_a_card_is_not_said_to_come_to_nothing() -> None:
    fact = "Kosztuje 6, a żadna karta nie jest przygotowana.", "It costs 6, and no card is laid ready."
    assert answers(scene(hands=["Y3 Y3"], mine="C06-Ya").play("mine:6a"), "done") == ("SS-101", *fact)
    assert answers(scene(hands=["Y3 Y3"], tops="A08").play("collect:1-left"), "done") == ("SS-115", *fact)


@clause("SS-101", "SS-115")
def test_what_is_laid_ready_is_told_beside_the_cost() -> None:
    s = scene(hands=["Y1 Y2 Y3"], mine="C06-Ya", tops="A11").play("mine:6a", "pay:Y1")
    fact = "Kosztuje 6, a przygotowane karty dają 1.", "It costs 6, and the cards laid ready come to 1."
    assert answers(s, "done") == ("SS-101", *fact)
    s = scene(hands=["Y1 Y2"], tops="A11")
    fact = "Kosztuje 8, a wszystkie twoje karty dają 3.", "It costs 8, and all your cards come to 3."
    assert answers(s, "collect:1-left") == ("SS-115", *fact)
    s = scene(mine="C01-Ra", tops="A11")
    assert answers(s, "collect:1-left")[:2] == ("SS-115", "Kosztuje 8, a nie masz w ręce żadnej karty.")
    assert answers(s, "mine:1a")[:2] == ("SS-101", "Kosztuje 1, a nie masz w ręce żadnej karty.")


@clause("SS-101", "SS-100")
def test_without_a_card_the_cost_is_told_and_with_others_the_colour() -> None:
    s = scene(mine="C03-Ya")
    fact = "Kosztuje 3, a nie masz w ręce żadnej karty.", "It costs 3, and you hold no card."
    assert answers(s, "mine:3a") == ("SS-101", *fact)
    s = scene(hands=["N1"], mine="C03-Ya")
    colour = "Potrzebne są żółte karty, a żadna z twoich nie liczy się jako żółta."
    assert answers(s, "mine:3a")[:2] == ("SS-100", colour)


@clause("SS-289", "SS-101", "SS-115")
def test_what_the_exoskeleton_adds_is_told_beside_the_levels() -> None:
    s = scene(hands=["Y3"], artifacts=["A08-right"], mine="C06-Ya C06-Ra", tops="A11")
    fact = "Kosztuje 6, a twoje żółte karty dają 3 + 2 („Egzoszkielet”)."
    assert answers(s, "mine:6a")[:2] == ("SS-101", fact)
    fact = "Kosztuje 6, a twoje karty jednego koloru dają najwyżej 3 + 2 („Egzoszkielet”)."
    assert answers(s, "mine:6b")[:2] == ("SS-101", fact)
    fact = "It costs 8, and all your cards come to 3 + 2 (“Exoskeleton”)."
    assert answers(s, "collect:1-left") == (
        "SS-115",
        "Kosztuje 8, a wszystkie twoje karty dają 3 + 2 („Egzoszkielet”).",
        fact,
    )
    s = scene(hands=["Y3 Y2"], artifacts=["A08-right"], mine="C06-Ya").play("mine:6a", "pay:Y3")
    fact = "Kosztuje 6, a przygotowane karty dają 3 + 2 („Egzoszkielet”)."
    assert answers(s, "done")[:2] == ("SS-101", fact)


@clause("SS-272", "SS-089")
def test_a_doubled_card_that_does_not_recruit_is_told_with_both_its_levels() -> None:
    s = scene(wild="P B", hands=["G2 G2 N2"], docks="Y3").play("skill:G2", "recruit:3a")
    assert s.offers("pay:N2")
    s = scene(wild="P B", hands=["G2 G1 Y3"], docks="Y4").play("skill:G2", "recruit:4a")
    fact = (
        "Potrzebna jest karta o poziomie 3, a ta ma poziom 1 albo 2.",
        "It takes a card of level 3, and this one has level 1 or 2.",
    )
    assert answers(s, "pay:G1") == ("SS-089", *fact)


# --- what was begun ------------------------------------------------------------------------------------


@clause("SS-071")
@pytest.mark.parametrize(
    ("played", "fact"),
    [
        (["skill:P1"], "Działa umiejętność Tropiciela (fioletowa 1): najpierw ją dokończ."),
        (["recruit:2a"], "Trwa rekrutacja Fish'Beana (niebieska 2): dokończ ją albo cofnij."),
        (["mine:1a"], "Trwa fedrowanie (fioletowy Kryształ o koszcie 1): dokończ je albo cofnij."),
        (["collect:1-left"], "Trwa zdobywanie Artefaktu „Kontrakt”: dokończ je albo cofnij."),
    ],
)
def test_what_was_begun_is_named(played: list[str], fact: str) -> None:
    s = scene(hands=["P1 P3"], bases=["N1 Y1"], docks="B2", mine="C01-Pa", tops="A01").play(*played)
    assert answers(s, "takeover:0")[:2] == ("SS-071", fact)


@clause("SS-071")
def test_an_artifact_and_a_leader_at_work_are_named() -> None:
    s = scene(phase="starting", hands=["P1"], bases=["N1 P2"], artifacts=["A02-right"], mine="C01-Pa")
    s.play("activate:A02")
    fact = "Działa Artefakt „Georadar”: najpierw go dokończ."
    assert answers(s, "leader")[:2] == ("SS-071", fact)
    s.play("done", "leader")
    fact = "Działa umiejętność Nosoryjca (fioletowa 2): najpierw ją dokończ."
    assert answers(s, "end")[:2] == ("SS-071", fact)


@clause("SS-299", "SS-071")
def test_between_two_takeovers_the_second_one_is_decided_first() -> None:
    s = scene(phase="starting", hands=["P1"], bases=["N1 Y2", "N1 B1"], artifacts=["A11-right"], mine="C01-Pa")
    s.play("leader", "takeover:1")
    fact = "Najpierw zdecyduj o drugim przejęciu: wskaż Bazę albo wybierz „Gotowe”."
    assert answers(s, "mine:1a")[:2] == ("SS-299", fact)
    assert answers(s, "skill:P1")[:2] == ("SS-071", fact)


# --- skills and Artifacts ------------------------------------------------------------------------------


@clause("SS-252", "SS-265", "SS-321", "SS-232")
def test_a_crystal_of_the_wrong_cost_is_refused_by_the_card_that_asks() -> None:
    fact = "Potrzebny jest Kryształ o koszcie 3, a ten ma koszt 1."
    s = scene(hands=["Y4 P3"], mine="C01-Na C03-Pa C03-Na").play("skill:Y4", "mine:3a", "pay:P3", "done")
    assert answers(s, "crystal:1a")[:2] == ("SS-252", fact)
    fact = "Potrzebny jest Kryształ o koszcie 1, a ten ma koszt 3."
    s = scene(bases=["", "N1 B1"], artifacts=["A10-right"], mine="C01-Na C03-Pa").play("takeover:1")
    assert answers(s, "crystal:3a")[:2] == ("SS-321", fact)
    s = scene(wild="P G", hands=["R4 N1"], mine="C01-Na C03-Pa").play("skill:R4", "card:N1")
    assert answers(s, "crystal:3a")[:2] == ("SS-265", fact)
    s = scene(hands=["B1"], mine="C01-Ba C03-Ba C01-Ya").play("skill:B1")
    assert answers(s, "crystal:3a")[:2] == ("SS-232", fact)
    assert answers(s, "crystal:1b")[:2] == ("SS-282", "Potrzebny jest niebieski Kryształ, a ten jest żółty.")


@clause("SS-265", "SS-252")
def test_the_crystal_for_the_last_card_that_domina_enslaves_is_hers_although_skrabiec_works_too() -> None:
    mine = "C01-Na C01-Ya C01-Ra C01-Ga C03-Ya C06-Ya"
    s = scene(wild="P G", phase="starting", bases=["Y4"], hands=["R4 N1 N1 N1"], mine=mine).play("leader", "skill:R4")
    s.play("card:N1", "crystal:1a", "card:N1", "crystal:1b", "card:N1")
    assert s.why_not("crystal:3a") == "SS-265"
    s = scene(wild="P G", phase="starting", bases=["Y4"], hands=["R4 N1 N1 N1"], mine=mine).play("leader", "mine:1c")
    s.play("pay:R4", "done")
    assert s.why_not("crystal:3a") == "SS-252"


@clause("SS-248")
def test_rdzewnik_recolours_only_what_is_held_and_nothing_twice() -> None:
    s = scene(hands=["Y3 P1 N1"]).play("skill:Y3")
    fact = "Nie masz w ręce takiej karty: Nosoryjec (fioletowa 2).", "You hold no such card: Rhino-Digger (purple 2)."
    assert answers(s, "card:P2") == ("SS-248", *fact)
    s.play("card:P1", "colour:B")
    assert answers(s, "card:P1") == ("SS-248", "Ta karta ma już zmieniony kolor.", "This card has been recoloured.")


@clause("SS-265")
def test_domina_enslaves_only_what_is_held() -> None:
    s = scene(wild="P G", hands=["R4 N1 N2"], mine="C01-Na").play("skill:R4")
    assert answers(s, "card:Y1")[:2] == ("SS-265", "Nie masz w ręce takiej karty: Odgrabiec (żółta 1).")
    assert answers(s, "card:N2")[:2] == ("SS-265", "Potrzebna jest karta o poziomie 1, a ta ma poziom 2.")


@clause("SS-240", "SS-145")
def test_where_a_base_has_no_card_that_is_told() -> None:
    s = scene(hands=["B3"], bases=["N1 B2", "P1 P2"]).play("skill:B3")
    fact = "Tam nie leży żadna karta.", "No card lies there."
    assert answers(s, "base:1-6") == ("SS-240", *fact)
    assert answers(s, "takeover:3") == ("SS-145", *fact)


@clause("SS-301", "SS-056")
def test_a_base_without_cards_under_its_leader_says_what_there_is() -> None:
    s = scene(phase="starting", bases=["N1"], artifacts=["A06-right A03-right"], hands=["Y1"])
    fact = (
        "W twojej Bazie jest tylko Lider: Wiertniczy (brązowa 1).",
        "Only the Leader is in your Base: Driller (brown 1).",
    )
    assert answers(s, "activate:A06") == ("SS-301", *fact)
    s = scene(phase="starting", artifacts=["A06-right A03-right"], hands=["Y1"])
    fact = "Twoja Baza jest pusta.", "Your Base is empty."
    assert answers(s, "activate:A06") == ("SS-301", *fact)
    assert answers(s, "leader") == ("SS-056", *fact)


@clause("SS-320", "SS-166", "SS-243")
def test_the_third_cyber_arm_takes_from_the_own_base_and_never_the_leader() -> None:
    bases = ["N1 B2 P3 Y3", "P1 P2"]
    s = scene(phase="starting", bases=bases, artifacts=["A06-right"]).play("activate:A06")
    assert answers(s, "base:0-4") == ("SS-320", "Rdzewnik (żółta 3) jest Liderem.", "Ruster (yellow 3) is a Leader.")
    assert answers(s, "base:1-1") == ("SS-320", "To nie jest twoja Baza.", "This is not your Base.")
    s = scene(hands=["B4"], bases=["N1 N2 N3", "P1 P2 P3"]).play("skill:B4")
    assert answers(s, "base:1-3")[:2] == ("SS-166", "Czcigodny (fioletowa 3) jest Liderem.")
    s.play("base:1-1")
    assert answers(s, "base:0-1")[:2] == ("SS-243", "Bierzesz karty z Bazy (Bartek).")


@clause("SS-317", "SS-233", "SS-229")
def test_the_level_that_is_taken_from_the_docks_is_told() -> None:
    fact = "Potrzebna jest karta o poziomie 2, a ta ma poziom 1."
    s = scene(phase="starting", artifacts=["A01-right"], docks="N1 B2").play("activate:A01")
    assert answers(s, "dock:1a")[:2] == ("SS-317", fact)
    assert answers(scene(hands=["B2"], docks="N1 B2").play("skill:B2"), "dock:1a")[:2] == ("SS-233", fact)
    s = scene(hands=["N4"], docks="N1 B2 Y4").play("skill:N4", "dock:4a")
    fact = "Możesz jeszcze wziąć Najemników o sumie poziomów najwyżej 1, a ta karta ma poziom 2."
    assert answers(s, "dock:2a")[:2] == ("SS-229", fact)
    s = scene(phase="starting", bases=["B3"], artifacts=["A01-right"], docks="N1")
    assert answers(s, "activate:A01")[:2] == ("SS-317", "W Dokach nie ma Najemnika o poziomie 2.")


@clause("SS-318", "SS-319")
def test_what_the_ground_radar_and_the_camouflage_spray_lack_is_told() -> None:
    s = scene(phase="starting", bases=["B3"], artifacts=["A02-right A03-right"], mine="C10-Ya", crystal_stacks={10: 0})
    assert answers(s, "activate:A02")[:2] == ("SS-318", "W Kopalni nie ma Kryształu, którego stos nie byłby pusty.")
    assert answers(s, "activate:A03") == ("SS-319", "Nie masz w ręce żadnej karty.", "You hold no card.")
    s = scene(phase="starting", artifacts=["A02-right"], mine="C10-Ya C01-Na", crystal_stacks={10: 0})
    fact = "Stos Kryształów o koszcie 10 jest pusty."
    assert answers(s.play("activate:A02"), "crystal:10a")[:2] == ("SS-318", fact)
    s = scene(phase="starting", hands=["P1 N1"], artifacts=["A03-right"]).play("activate:A03", "card:P1")
    assert answers(s, "colour:P")[:2] == ("SS-319", "Ta karta już ma ten kolor.")
    s.play("colour:B")
    assert answers(s, "card:P1")[:2] == ("SS-319", "Ta karta ma już zmieniony kolor.")


@clause("SS-050", "SS-127", "SS-052", "SS-054")
def test_an_artifact_that_cannot_be_activated_says_why() -> None:
    artifacts = ["A01-right A02-left A09-right", "A03-right"]
    s = scene(phase="starting", bases=["B3"], artifacts=artifacts, docks="Y2").play("activate:A01", "done")
    assert answers(s, "activate:A01")[:2] == ("SS-052", "W tej turze ten Artefakt już działał.")
    assert answers(s, "activate:A02")[:2] == ("SS-050", "Na tej karcie masz drugą połowę: „Tęcza”.")
    assert answers(s, "activate:A03")[:2] == ("SS-050", "Ten Artefakt ma Bartek.")
    assert answers(s, "activate:A04")[:2] == ("SS-050", "Tego Artefaktu nikt nie ma.")
    assert answers(s, "activate:A09")[:2] == ("SS-127", "Ten Artefakt działa sam, bez aktywacji.")
    s.play("begin")
    assert answers(s, "activate:A01")[:2] == ("SS-054", "Trwa już Faza Akcji.")
    assert s.why_not("activate:A03") == "SS-050"


@clause("SS-227", "SS-260", "SS-166", "SS-139")
def test_another_base_is_out_of_reach_whether_its_leader_is_meant_or_not() -> None:
    bases = ["N1 N2", "N1 B1"]
    fact = "To nie jest twoja Baza.", "This is not your Base."
    s = scene(hands=["N3"], bases=bases).play("skill:N3")
    assert answers(s, "base:1-2") == answers(s, "base:1-1") == ("SS-227", *fact)
    assert answers(s, "base:0-2")[:2] == ("SS-166", "Sztygar (brązowa 2) jest Liderem.")
    s = scene(wild="P B", hands=["R2"], bases=["N1 N2", "N1 Y1"]).play("skill:R2")
    assert answers(s, "base:1-2") == answers(s, "base:1-1") == ("SS-260", *fact)
    assert answers(s, "base:0-2")[:2] == ("SS-139", "Sztygar (brązowa 2) jest Liderem.")
    s = scene(wild="P B", hands=["R3"], bases=["N2 N1", "N1 Y1"]).play("skill:R3")
    assert answers(s, "base:1-2")[:2] == ("SS-139", "Odgrabiec (żółta 1) jest Liderem.")


@clause("SS-260", "SS-264", "SS-227", "SS-278")
def test_cards_of_bases_that_a_skill_does_not_reach_say_why() -> None:
    s = scene(wild="P B", hands=["R2"], bases=["N3 N2 Y1", "N1 N1"]).play("skill:R2")
    fact = "Najniższy poziom w twojej Bazie, bez Lidera, to 2, a ta karta ma poziom 3."
    assert answers(s, "base:0-1")[:2] == ("SS-260", fact)
    assert answers(s, "base:1-1")[:2] == ("SS-260", "To nie jest twoja Baza.")
    s = scene(wild="P B", hands=["R3"], bases=["N3 N2 Y1"]).play("skill:R3")
    assert answers(s, "base:0-1")[:2] == ("SS-264", "Potrzebna jest karta o poziomie 2, a ta ma poziom 3.")
    s = scene(hands=["N3"], bases=["B2 Y2 Y1"]).play("skill:N3")
    assert answers(s, "base:0-2")[:2] == ("SS-227", "Na samym spodzie twojej Bazy leży Fish'Bean (niebieska 2).")
    s = scene(wild="P B", hands=["G4"], bases=["G1 N2 Y1", "G1 N1"]).play("skill:G4")
    assert answers(s, "base:0-2")[:2] == ("SS-278", "To nie jest karta Floraków.")
    s = scene(wild="P B", hands=["G4"], bases=["G1 G1 Y1", "G1 N1"]).play("skill:G4", "base:0-1")
    assert answers(s, "base:1-1")[:2] == ("SS-278", "Bierzesz karty ze swojej Bazy.")


@clause("SS-048", "SS-135", "SS-066")
def test_what_is_not_asked_for_now() -> None:
    s = scene(phase="starting", hands=["P1"], bases=["N1 P2"], mine="C01-Pa")
    fact = "Trwa jeszcze Faza Początkowa.", "It is still the Starting phase."
    assert answers(s, "mine:1a") == answers(s, "pay:P1") == ("SS-048", *fact)
    s.play("begin")
    fact = "Żadna umiejętność ani Artefakt nie wymaga teraz wyboru.", "No skill or Artifact asks for a choice now."
    assert answers(s, "base:0-1") == ("SS-135", *fact)
    assert answers(s, "pay:P1")[:2] == ("SS-066", "Najpierw wybierz, za co chcesz zapłacić.")
