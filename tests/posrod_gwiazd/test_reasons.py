"""Why not: a sentence about this very position, and the rule that forbids it here."""

import pytest

from clauses import clause
from kosmodrom.engine.reasons import Reason, fact
from kosmodrom.engine.words import Words
from kosmodrom.games.posrod_gwiazd.entry import ENTRY
from kosmodrom.games.posrod_gwiazd.model.actions import OBJECTIVES, VOCABULARY
from kosmodrom.games.posrod_gwiazd.model.state import view
from posrod_gwiazd.scene import GAME, Scene, built, game, scene
from posrod_gwiazd.spoken import EN, NAMES, PL, asking, both, decision, effect, fine, halfway

MOST_SIGNS = 160


def why_not(s: Scene, name: str, texts: Words = PL, seat: int = 0) -> str:
    """The sentence and the clause, as they are read at the table."""
    action = VOCABULARY.id(name)
    number = GAME.refusal(s.s, seat, action)
    assert number, f"{name} is legal"
    reason = Reason(action, number, ENTRY.clause(number))
    said = fact(ENTRY, view(s.s, seat), s.s.book, reason, GAME.actors(s.s), texts, NAMES[: s.s.seats])
    return f"{said} {reason.clause.id}".strip()


def choosing(**more: object) -> Scene:
    return scene(phase="choosing", turn=4, hands=["turret garden customs"], **more)  # type: ignore[arg-type]  # by name


# --- building ---------------------------------------------------------------------------------------


@clause("PG-058", "PG-072")
def test_an_occupied_cell_says_what_lies_there() -> None:
    s = scene(stations=["garden@1,0"], played=["turret"]).play("build")
    assert why_not(s, "cell:1,0") == "Na tym polu leży już: Ogród. PG-058"
    assert why_not(s, "cell:0,0") == "Na tym polu leży już: Główny Reaktor. PG-058"
    assert why_not(s, "cell:3,0") == "Obok tego pola nie leży żadna karta twojej Stacji. PG-058"
    reactor = scene(stations=["garden@1,0"]).play("reactor")
    assert why_not(reactor, "cell:1,0", EN) == "This cell already holds: Garden. PG-072"


@clause("PG-058")
@both
def test_an_occupied_cell_is_never_called_a_reactor(texts: Words) -> None:
    s = scene(stations=["garden@1,0 reactor@0,1"], played=["turret"])
    for each in (s, s.copy().play("build"), s.copy().play("build", "cell:1,1")):
        assert "Reaktora leżącego" not in decision(each, "cell:1,0", texts)
        assert "the Reactor" not in decision(each, "cell:1,0", texts)
        assert {PL: "Ogród", EN: "Garden"}[texts] in decision(each, "cell:1,0", texts)


@clause("PG-045", "PG-062")
def test_a_cell_that_is_touched_before_an_action_says_why_the_card_would_not_fit_there() -> None:
    s = scene(stations=["any@1,0 any@2,0"], played=["turret"])
    assert why_not(s, "cell:3,0", EN) == (
        "Needed: 1 crystal; the Reactors within range 2 of this cell hold 0 in all. "
        "No action is chosen yet: first decide what you build. PG-045"
    )
    assert why_not(s, "cell:0,1", EN) == "No action is chosen yet: first decide what you build. PG-045"


@clause("PG-240")
def test_what_was_begun_is_named_and_can_be_taken_back() -> None:
    s = scene(stations=["reactor@1,0"], played=["turret"]).play("build")
    assert why_not(s, "reactor") == "Trwa budowa: Wieżyczka. Wskaż pole albo cofnij akcję. PG-240"
    assert ENTRY.clause(GAME.refusal(s.s, 0, VOCABULARY.id("reactor"))).forbids == "begun"
    s.play("cell:0,1")
    for name in ("discard", "build", "cell:0,-1"):
        assert (
            why_not(s, name) == "Trwa budowa: Wieżyczka. Dokończ płacenie Kryształami Energii albo cofnij akcję. PG-240"
        )
    two = scene(seats=2, phase="choosing", turn=5, hands=["turret garden customs"]).play("pick:turret", seat=0)
    assert why_not(two, "card:turret").startswith("Zagrywasz Wieżyczkę: wybierz drugą kartę")
    removing = scene(phase="before", races=["sissaurians"], hands=["customs"]).play("use").settle()
    first = removing.options()[0]
    removing.play(first)
    while first in removing.options():
        removing.play(first)
    assert "z 5): wybierz następną albo cofnij wybór. PG-240" in why_not(removing, first)


@clause("PG-045", "PG-131", "PG-133")
def test_a_conflict_is_played_only_when_one_is_revealed_and_paid() -> None:
    assert why_not(scene(played=["garden"]), "conflict") == "Twoja odkryta karta (Ogród) nie jest Konfliktem. PG-045"
    poor = scene(year=2, aggressive=True, played=["dispute_military"], credits=[0, 0, 0])
    assert why_not(poor, "conflict") == "Koszt: 1 Kredyt; masz: 0 Kredytów. PG-133"
    assert why_not(poor, "build") == "Spór: Militaria to karta Konfliktu. PG-131"


@clause("PG-045", "PG-046")
def test_actions_come_after_the_reveal_and_cells_after_the_action() -> None:
    assert why_not(choosing(), "cell:0,1") == "Karty tej tury nie są jeszcze odkryte. PG-046"
    assert why_not(scene(), "cell:0,1").startswith("Akcja nie jest jeszcze wybrana")
    assert why_not(effect("business_offices"), "discard") == "Twoja akcja w tej turze już się odbyła. PG-045"


@clause("PG-061", "PG-067", "PG-074", "PG-066")
def test_costs_and_limits_are_told_with_what_the_seat_has() -> None:
    assert (
        why_not(scene(played=["docking_bay"], credits=[2, 0, 0]), "build")
        == "Koszt: 3 Kredyty; masz: 2 Kredyty. PG-061"
    )
    twice = scene(stations=["council_room@1,0"], played=["council_room"])
    assert why_not(twice, "build") == "Sala Obrad: w twojej Stacji jest 1, a limit kopii to 1. PG-067"
    assert why_not(scene(credits=[0, 0, 0]), "reactor") == "Koszt: 1 Kredyt; masz: 0 Kredytów. PG-074"
    salvage = scene(races=["minireen"], discard="docking_bay", credits=[1, 0, 0])
    assert why_not(salvage, "salvage:docking_bay") == "Koszt: 3 Kredyty; masz: 1 Kredyt. PG-061"


@clause("PG-062", "PG-063", "PG-065")
def test_energy_is_told_with_where_it_lies() -> None:
    s = scene(stations=["main:1 any@1,0 any@2,0"], played=["turret"]).play("build")
    assert why_not(s, "cell:3,0") == (
        "Potrzeba: 1 Kryształ Energii; Reaktory w zasięgu 2 od tego pola mają razem: 0. PG-062"
    )
    none = scene(stations=["main:0 any@1,0"], played=["turret"])
    assert why_not(none, "build", EN) == "Needed: 1 crystal; within range 2 of the best empty cell there are 0. PG-062"
    paying = scene(stations=["reactor@1,0 reactor@2,0:0 any@3,0 reactor@4,0"], played=["heavy_ion_cannon"])
    paying.play("build", "cell:1,1")
    assert why_not(paying, "cell:4,0") == "Ten Reaktor jest w zasięgu 4 od pola budowy. PG-063"
    assert why_not(paying, "cell:2,0") == "Na tym Reaktorze nie ma już Kryształów Energii. PG-062"
    assert why_not(paying, "cell:3,0") == "Na tym polu nie ma Reaktora. PG-062"
    assert why_not(paying, "done") == "Wskazane Kryształy Energii: 0, koszt: 2. PG-065"


@clause("PG-182", "PG-183", "PG-184", "PG-143")
def test_rules_of_single_cards_are_told_with_the_cell() -> None:
    far = scene(stations=["any@1,0 any@2,0 reactor@3,0"], played=["fighter_launch_bay"])
    assert why_not(far.copy().play("build"), "cell:2,1").startswith("To pole jest w zasięgu 3 od Głównego Reaktora")
    assert why_not(scene(played=["fighter_launch_bay"]), "build").startswith("Najdalsze wolne pole jest w zasięgu 1")
    dome = scene(stations=["observation_dome@1,0"], played=["garden"]).play("build")
    assert why_not(dome, "cell:2,0") == "Obok tego pola leży Kopuła Obserwacyjna. PG-183"
    panels = scene(stations=["any@1,0"], played=["solar_panels"]).play("build")
    assert why_not(panels, "cell:2,0") == "Obok tego pola nie ma Reaktora. PG-184"
    small = scene(space="7x5", played=["garden"]).play("build")
    assert why_not(small, "cell:0,3") == "To pole leży poza siatką 7 × 5. PG-143"


@clause("PG-076", "PG-045")
@both
def test_out_of_turn_an_action_is_worded_with_the_own_card(texts: Words) -> None:
    s = scene(played=["garden", "customs"])
    own, other = decision(s, "discard", texts, seat=1), decision(s, "discard", texts, seat=0)
    assert {PL: "Urząd Celny", EN: "Customs"}[texts] in own
    assert {PL: "Ogród", EN: "Garden"}[texts] in other


@clause("PG-042", "PG-118")
def test_who_has_chosen_waits_by_the_rule_of_the_choice() -> None:
    three = choosing().play("pick:turret", seat=0)
    assert why_not(three, "pick:garden") == "Teraz decydują: Bartek, Celina. PG-042"
    two = scene(seats=2, phase="choosing", turn=5, hands=["turret garden customs"])
    two.play("pick:turret", "card:garden", seat=0)
    assert why_not(two, "card:customs") == "Teraz decyduje: Bartek. PG-118"


# --- effects and payments ---------------------------------------------------------------------------


@clause("PG-155", "PG-166")
def test_the_owner_of_a_card_that_asks_for_payments_is_told_who_pays() -> None:
    college = built("school_of_alien_cultures", credits=[9, 5, 4], points=[9, 0, 0])
    assert why_not(college, "pay:1") == "To twoja karta: płacą przeciwnicy. Teraz decydują: Bartek, Celina. PG-155"
    research = built("galactic_research_facility", credits=[9, 5, 4], points=[9, 0, 0])
    assert why_not(research, "pay:1") == "To twoja karta: płacą przeciwnicy. Teraz decydują: Bartek, Celina. PG-166"


@clause("PG-155", "PG-168", "PG-148")
def test_amounts_are_told_with_what_the_seat_has() -> None:
    college = built("school_of_alien_cultures", credits=[9, 5, 4], points=[9, 0, 0])
    assert why_not(college, "pay:2", seat=1) == "Ta wpłata to 1 Kredyt albo nic. PG-155"
    zehuti = ["vak", "zehuti", "humareen"]
    research = built("galactic_research_facility", races=zehuti, credits=[9, 2, 4], points=[9, 0, 0])
    assert why_not(research, "pay:3", seat=1) == "Masz tylko 2 Kredyty. PG-168"
    stored = built("business_offices", credits=[5, 5, 4], points=[9, 0, 0])
    assert why_not(stored, "store:6").startswith("Masz tylko ")


@clause("PG-135", "PG-152", "PG-187", "PG-184")
def test_who_points_at_the_own_seat_is_told_so() -> None:
    own = {"disputing": "against:0", "taking": "take:0", "giving": "gift:0", "looking": "look:0"}
    for step, name in own.items():
        assert why_not(asking()[step], name).startswith("To twoje miejsce: wskaż kogoś innego.")
    assert why_not(asking()["taking"], "take:3").startswith("W tej grze nikt tam nie siedzi.")
    assert why_not(asking()["charging"], "cell:0,0").startswith("Obok tego Reaktora nie leży karta „Panele Słoneczne”")


# --- races and objectives ---------------------------------------------------------------------------


@clause("PG-234", "PG-216", "PG-212", "PG-210")
def test_an_ability_is_refused_by_its_own_rule() -> None:
    races = ["sissaurians", "vak", "humareen"]
    late = scene(phase="before", races=races, turn=4).play("pass")
    assert why_not(late, "use") == "Teraz wybierasz kartę do zagrania. PG-234"
    used = choosing(races=races, used=[1, 0, 0])
    assert why_not(used, "use") == "Zdolność rasy Sissaurians jest już w tym roku użyta. PG-216"
    few = scene(phase="before", races=races, side=4)
    assert why_not(few, "use") == "W stosie bocznym zostały 4 karty. PG-212"
    assert why_not(few, "use", seat=1) == "Nie grasz rasą Sissaurians. PG-210"


@clause("PG-210", "PG-211")
def test_cards_that_cannot_be_removed_say_what_they_are() -> None:
    s = scene(year=2, aggressive=True, phase="before", races=["sissaurians"], hands=["customs dispute_military"])
    s.play("use").settle()
    assert why_not(s, "card:customs") == "Urząd Celny to Lokacja Podstawowa. PG-210"
    assert why_not(s, "card:dispute_military") == "Spór: Militaria to karta Konfliktu. PG-210"
    assert why_not(s, "pass") == "Zdolność jest już użyta; pozostaje usunąć 5 kart. PG-210"


@clause("PG-238", "PG-236")
def test_an_early_reveal_of_another_objective_names_it() -> None:
    s = scene(phase="turn-end", races=["qualeen"], secret="on_budget", points=[52, 3, 3])
    assert why_not(s, "reveal") == "Twoje tajne Zadanie to „Zgodnie z Budżetem”. PG-238"
    assert why_not(scene(), "reveal") == "Nie masz tajnego Zadania. PG-236"


@clause("PG-199", "PG-110")
def test_qualeen_read_that_a_tie_is_enough_for_the_secret_objective() -> None:
    s = scene(phase="final", races=["qualeen"], secret="intergalactic_trade", objectives="first_line_of_defense")
    assert decision(s, "reveal", PL) == (
        "Ujawnij tajne Zadanie „Międzygalaktyczny Handel”: 5 PZ, jeśli na koniec gry masz najwięcej"
        " lokacji Biznesowych w Stacji, także przy remisie"
    )
    for name in ("keep:intergalactic_trade", "reveal"):
        assert "even if tied" in decision(s, name, EN)
        assert "a tie gives nothing" not in decision(s, name, EN)


@clause("PG-030", "PG-033")
def test_a_race_that_cannot_be_chosen_says_why() -> None:
    s = game(3, game="races-only", races="chosen").play("race:vak")
    assert why_not(s, "race:vak", seat=1) == "Tą rasą gra już Ala. PG-030"
    assert why_not(s, "race:qualeen", seat=1) == "Ta gra toczy się bez Zadań. PG-033"


# --- all of them ------------------------------------------------------------------------------------


@clause("PG-226")
@both
@pytest.mark.parametrize("step", [*asking(), *range(len(halfway()))])
def test_every_decision_that_is_refused_has_one_short_sentence_at_most(step: str | int, texts: Words) -> None:
    s = asking()[step] if isinstance(step, str) else halfway()[step]
    for seat in range(s.s.seats):
        for action in range(len(VOCABULARY.names)):
            if (number := GAME.refusal(s.s, seat, action)) == 0:
                continue
            reason = Reason(action, number, ENTRY.clause(number))
            said = fact(ENTRY, view(s.s, seat), s.s.book, reason, GAME.actors(s.s), texts, NAMES[: s.s.seats])
            assert not said or (fine(said) and said.endswith(".") and len(said) <= MOST_SIGNS), said


# --- other times, other tables ----------------------------------------------------------------------


@clause("PG-144", "PG-081", "PG-083")
def test_with_seize_the_chance_its_own_rule_says_who_comes_first() -> None:
    for seize, clauses in ((True, ("PG-144", "PG-144")), (False, ("PG-081", "PG-083"))):
        s = scene(seize=seize, played=["market_place"], points=[5, 0, 0])
        assert why_not(s, "discard", seat=1) == f"Teraz decyduje: Ala. {clauses[0]}"
        s.play("build", "cell:0,1")
        if not seize:
            s.everyone_discards()
        assert (s.seat, s.asks) == (0, "taking")
        assert why_not(s, "take:0", seat=1) == f"Teraz decyduje: Ala. {clauses[1]}"
        assert why_not(s, "discard", seat=1) == (
            "Teraz decyduje: Ala. PG-144"
            if seize
            else "Twoja akcja w tej turze już się odbyła. Teraz decyduje: Ala. PG-045"
        )


@clause("PG-045", "PG-046", "PG-216", "PG-234")
def test_while_others_decide_a_thing_is_refused_by_its_own_rule() -> None:
    s = scene(played=["turret", "garden"], races=["sissaurians", "garrn_athak_nok"], used=[0, 1], points=[5, 0, 0])
    assert (
        why_not(s, "look:0", seat=1)
        == "Zdolność rasy Garrn’Athak’Nok jest już w tym roku użyta. Teraz decyduje: Ala. PG-216"
    )
    s.play("discard")
    for name in ("build", "reactor", "discard", "cell:0,1"):
        assert why_not(s, name) == "Twoja akcja w tej turze już się odbyła. Teraz decyduje: Bartek. PG-045"
    assert why_not(s, "use") == "Teraz decyduje: Bartek. PG-234"
    ready = choosing().play("pick:turret", seat=0)
    assert (
        why_not(ready, "build", seat=0)
        == "Karty tej tury nie są jeszcze odkryte. Teraz decydują: Bartek, Celina. PG-046"
    )
    assert why_not(ready, "use", seat=0) == "Nie grasz rasą Sissaurians. Teraz decydują: Bartek, Celina. PG-210"


@clause("PG-207", "PG-045", "PG-240")
def test_an_action_that_is_not_open_to_the_seat_is_refused_as_such_at_any_time() -> None:
    begun = scene(played=["garden"], races=["vak"], discard="turret").play("build")
    assert why_not(begun, "salvage:turret", EN) == "You do not play Minireen. PG-207"
    assert why_not(begun, "conflict", EN) == "Your revealed card (Garden) is not a Conflict. PG-045"
    assert why_not(begun, "reactor").endswith("PG-240")
    assert why_not(choosing(), "salvage:turret").endswith("PG-207")
    again = scene(played=["garden"], races=["minireen"], used=[1], discard="turret").play("build")
    assert why_not(again, "salvage:turret").endswith("PG-240")
    minireen = choosing(races=["minireen"], discard="turret")
    assert why_not(minireen, "salvage:turret", EN) == "Now you choose a card to play. PG-207"


@clause("PG-157")
def test_who_has_nothing_to_pay_with_is_told_so_while_others_pay() -> None:
    races = ["vak", "zehuti", "humareen"]
    s = built("school_of_alien_cultures", races=races, credits=[9, 0, 4], points=[9, 0, 0])
    assert why_not(s, "pay:1", EN, seat=1) == "You have no credits. Deciding now: Celina. PG-157"


@clause("PG-155", "PG-166")
def test_who_has_paid_in_secret_is_told_how_all_pay() -> None:
    for card, told in (("school_of_alien_cultures", "PG-155"), ("galactic_research_facility", "PG-166")):
        s = built(card, credits=[9, 5, 4], points=[9, 0, 0]).play("pay:1", seat=1)
        assert why_not(s, "pay:0", seat=1) == f"Teraz decyduje: Celina. {told}"


@clause("PG-131", "PG-209", "PG-236", "PG-197")
def test_what_lies_there_is_told_and_not_what_could_be() -> None:
    pile = scene(year=2, aggressive=True, races=["minireen"], discard="garden dispute_military")
    assert why_not(pile, "salvage:dispute_military", EN) == "Dispute: Military is a Conflict card. PG-209"
    s = asking()["keep-objective"]
    assert why_not(s, "reveal", PL, s.seat) == "Teraz wybierasz tajne Zadanie. PG-236"


@clause("PG-144", "PG-045")
def test_who_pays_before_the_own_action_has_not_acted_yet() -> None:
    s = scene(seize=True, played=["school_of_alien_cultures"], points=[5, 0, 0]).play("build", "cell:0,1")
    assert s.asks == "paying"
    for name in ("build", "reactor", "discard", "cell:0,1"):
        assert why_not(s, name, seat=1) == "Teraz decydujesz o tajnej wpłacie. PG-144"
    after = effect("school_of_alien_cultures")
    assert why_not(after, "discard", seat=1) == "Twoja akcja w tej turze już się odbyła. PG-045"


@clause("PG-230", "PG-102")
def test_before_the_first_year_and_after_the_last_nothing_is_built_or_chosen() -> None:
    s = game(game="full", races="chosen")
    for name in ("build", "cell:0,1", "pick:turret", "card:turret", "done"):
        assert why_not(s, name) == "Teraz wybierasz Rasę. PG-230"
    end = scene(phase="final", races=["qualeen", "zehuti", "humareen"], secret="intergalactic_trade")
    for name in ("build", "discard", "cell:0,1", "pick:turret", "card:turret"):
        assert why_not(end, name) == "Teraz decydujesz, czy ujawnić tajne Zadanie. PG-102"


@clause("PG-042", "PG-118", "PG-234")
def test_a_second_card_is_spoken_of_at_a_table_of_two_alone() -> None:
    assert why_not(choosing(), "card:turret") == "Teraz wybierasz kartę do zagrania. PG-042"
    assert why_not(choosing(), "pick:opera_house") == "Nie masz tej karty w ręce. PG-042"
    two = scene(seats=2, phase="choosing", turn=5, hands=["turret garden customs"])
    assert why_not(two, "card:turret") == "Teraz wybierasz kartę do zagrania. PG-118"
    two.play("pick:turret", seat=0)
    assert why_not(two, "card:opera_house") == "Nie masz tej karty w ręce. PG-118"
    before = scene(phase="before", races=["sissaurians"], hands=["turret"])
    assert why_not(before, "card:turret") == "Najpierw zdecyduj, czy używasz zdolności rasy Sissaurians. PG-234"


@clause("PG-045", "PG-046", "PG-240")
def test_a_payment_that_nobody_has_begun_cannot_be_ended() -> None:
    assert why_not(choosing(), "done") == "Karty tej tury nie są jeszcze odkryte. PG-046"
    assert why_not(scene(), "done").startswith("Akcja nie jest jeszcze wybrana")
    begun = scene(stations=["reactor@1,0"], played=["turret"]).play("build")
    assert why_not(begun, "done") == "Trwa budowa: Wieżyczka. Wskaż pole albo cofnij akcję. PG-240"


@clause("PG-210", "PG-211")
def test_with_all_in_one_any_location_is_removed_and_a_conflict_never() -> None:
    mixed = {"phase": "before", "year": 2, "aggressive": True, "races": ["sissaurians"]}
    for all_in_one, number in ((True, "PG-211"), (False, "PG-210")):
        s = scene(**mixed, hands=["dispute_military customs"], all_in_one=all_in_one).play("use").settle()  # type: ignore[arg-type]  # by name
        assert why_not(s, "card:dispute_military") == f"Spór: Militaria to karta Konfliktu. {number}"
        assert why_not(s, "card:location_42") == f"Nie masz tej karty w ręce. {number}"
        assert ("card:customs" in s.options()) == all_in_one


@clause("PG-197", "PG-059")
def test_what_was_drawn_and_what_lies_apart_is_told() -> None:
    s = asking()["keep-objective"]
    offered = s.offered("keep")
    other = next(name for name in OBJECTIVES if name not in offered)
    names = " i ".join(PL[f"objective.{name}"] for name in offered)
    assert sorted(why_not(s, f"keep:{other}", PL, s.seat).split()) == sorted(
        f"Twoje dobrane Zadania: {names}. PG-197".split()
    )
    first = scene(played=["garden"]).play("build")
    assert why_not(first, "cell:2,0") == "Obok tego pola nie leży żadna karta twojej Stacji. PG-059"
