"""The table as a person reads it: the question asked, the log of events, the sketch in a terminal."""

import random

import pytest

from clauses import clause
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.match import Match
from kosmodrom.engine.words import Words
from kosmodrom.games.posrod_gwiazd.entry import ENTRY
from kosmodrom.games.posrod_gwiazd.model import events
from kosmodrom.games.posrod_gwiazd.model.actions import FACE_DOWN, KINDS, OBJECTIVES
from kosmodrom.games.posrod_gwiazd.model.grid import CENTRE, cell_at
from posrod_gwiazd.laying import ARGUMENTS
from posrod_gwiazd.scene import built, scene
from posrod_gwiazd.spoken import (
    BOOK,
    EN,
    NAMES,
    PL,
    SPEAKER,
    about,
    asking,
    both,
    effect,
    event,
    fine,
    halfway,
    many_views,
    question,
    table,
)

TURRET, OPERA = KINDS.index("turret"), KINDS.index("opera_house")

# --- questions --------------------------------------------------------------------------------------


@clause("PG-239")
@both
def test_every_question_is_put_to_its_seat_by_name_and_told_to_the_others(texts: Words) -> None:
    for each in asking().values():
        said = [question(each, texts, seat) for seat in (0, 1, 2, SPECTATOR)]
        assert all(map(fine, said))
        for seat in each.asked:
            assert said[seat].startswith(f"{NAMES[seat]},")
        assert any(NAMES[seat] in said[3] for seat in each.asked)
        assert not said[3].startswith(tuple(f"{name}," for name in NAMES))
    for each in halfway():
        assert fine(question(each, texts))


@clause("PG-043", "PG-044", "PG-118", "PG-048")
def test_the_choice_of_a_card_says_who_gets_the_rest_and_who_is_waited_for() -> None:
    s = scene(phase="choosing", hands=["turret opera_house"])
    assert question(s, PL) == "Ala, wybierz kartę do zagrania. Resztę ręki dostanie Bartek."
    assert question(scene(phase="choosing", year=2), EN) == (
        "Ala, choose a card to play. The rest of your hand goes to Celina."
    )
    s.play("pick:opera_house", seat=0)
    assert question(s, PL) == "Ala, twój wybór: Opera. Czekamy na graczy: Bartek i Celina."
    assert question(s, EN, SPECTATOR) == "All are choosing cards. Waiting for: Bartek and Celina."
    two = scene(seats=2, phase="choosing", hands=["turret opera_house"]).play("pick:turret", seat=0)
    assert question(two, PL) == "Ala, zagrywasz Wieżyczkę. Wybierz drugą kartę: do odrzucenia, bez Kredytów."


@clause("PG-046", "PG-062", "PG-153", "PG-154")
def test_an_action_asks_for_its_card_cell_and_crystals() -> None:
    s = scene(played=["shield_generator"], stations=["reactor@0,1 reactor@1,0"])
    assert question(s, EN) == "Ala, your revealed card: Shield Generator. Choose an action."
    assert question(s, PL, 1) == "Ala wykonuje akcję; odkryta karta: Generator Osłon."
    s.play("build")
    assert question(s, PL) == "Ala, wybierz pole, na którym wybudujesz Generator Osłon."
    s.play("cell:1,1")
    assert question(s, EN) == "Ala, name the Reactors that pay for Shield Generator (crystals: 0 of 1)."
    s.play("cell:0,1", "cell:0,1")
    assert question(s, EN) == (
        "Ala, the cost is covered. Each extra crystal on Shield Generator brings you 2 VP, at most 4 VP in all "
        "(extra so far: 1)."
    )


@clause("PG-148", "PG-155", "PG-166", "PG-086")
def test_effects_ask_with_their_numbers() -> None:
    assert question(effect("business_offices"), PL) == (
        "Ala, ile Kredytów kładziesz na Biurowce? Wrócą na koniec roku, a teraz dostajesz 1 PZ za każde 2."
    )
    assert question(effect("school_of_alien_cultures"), EN, 1) == (
        "Bartek, Ala's School of Alien Cultures: secretly pay 1 credit and Ala gets 2 VP, or lose 2 VP."
    )
    s = effect("galactic_research_facility").play("pay:2", seat=1)
    assert question(s, EN, 1) == "Bartek, you secretly pay: 2 credits. Waiting for: Celina."
    assert question(s, PL) == "Placówka Badawcza (Ala): trwają tajne wpłaty. Czekamy na graczy: Celina."


@clause("PG-102", "PG-225")
def test_chance_and_the_end_are_announced() -> None:
    s = scene(phase="final")
    assert s.over
    assert question(s, PL) == "Gra jest skończona."
    s = scene(phase="before", races=["sissaurians"]).play("use")
    assert question(s, EN, 1) == "Chance decides."


# --- events -----------------------------------------------------------------------------------------


@clause("PG-017")
@both
@pytest.mark.parametrize("code", range(len(events.NAMES)), ids=events.NAMES)
def test_every_event_has_a_sentence(texts: Words, code: int) -> None:
    for a, b, c, d in ((0, 1, 2, 3), (1, 1, 1, 0), (3, 5, 0, 1), (2, 0, 0, 0)):
        said = event(texts, code, a, b, c, d)
        assert fine(said)
        assert said.endswith((".", "!"))


@clause("PG-017")
def test_every_event_is_worded_by_its_own_sentence() -> None:
    assert set(ARGUMENTS) == set(events.NAMES)
    assert set(events.NAMES) <= {key.removeprefix("event.") for key in PL.texts if key.startswith("event.")}


@clause("PG-068", "PG-062", "PG-072", "PG-076")
def test_actions_read_as_a_log() -> None:
    cell = cell_at(1, -2)
    assert event(PL, events.BUILT, 0, TURRET, cell, 2) == (
        "Ala buduje Wieżyczkę (o 1 pole w prawo i o 2 pola w górę od Głównego Reaktora) i dostaje 2 PZ."
    )
    assert event(EN, events.BUILT, 0, TURRET, cell_at(0, -1), 0) == "Ala builds Turret (above the Main Reactor)."
    assert event(PL, events.DRAINED, 0, CENTRE, 2) == "Ala zużywa 2 Kryształy Energii z Głównego Reaktora."
    assert event(EN, events.DRAINED, 0, cell, 1) == (
        "Ala spends 1 crystal from the Reactor 1 step to the right and 2 steps up from the Main Reactor."
    )
    assert event(PL, events.REACTOR_BUILT, 1, OPERA, cell_at(-5, 0)) == (
        "Bartek odrzuca Operę i za 1 Kredyt buduje Reaktor (o 5 pól w lewo od Głównego Reaktora)."
    )
    assert event(PL, events.DISCARDED, 2, TURRET, 3) == "Celina odrzuca Wieżyczkę i bierze 3 Kredyty."
    assert event(EN, events.DISCARDED, 2, TURRET, 0) == "Celina discards Turret and gets no credits."


@clause("PG-017", "PG-044", "PG-110")
def test_an_event_is_about_the_seat_that_it_names_and_not_about_who_came_before() -> None:
    assert about(events.TAKEN_UP, 1, TURRET) == 1
    assert about(events.PLAYED, 2, TURRET) == 2
    assert about(events.TURN_BEGAN, 2, 3) == -1
    assert about(events.ORDER_FIXED, 2, 0, 1, -1) == -1
    assert about(events.OBJECTIVE_WON, -1, 3) == -1
    assert [about(events.MATCH_OVER, mask) for mask in (0b100, 0b101)] == [2, -1]


@clause("PG-155", "PG-166", "PG-012", "PG-137")
def test_payments_and_disputes_tell_what_was_really_gained_and_lost() -> None:
    school, research = KINDS.index("school_of_alien_cultures"), KINDS.index("galactic_research_facility")
    assert event(PL, events.PAID, 1, research, 2, 2) == "Bartek płaci 2 Kredyty i dostaje 2 PZ."
    assert event(EN, events.PAID, 1, research, 0, 0) == "Bartek pays nothing."
    assert event(PL, events.PAID, 1, school, 1, 0) == "Bartek płaci 1 Kredyt."
    assert event(EN, events.PAID, 1, school, 0, -2) == "Bartek does not pay and loses 2 VP."
    assert event(PL, events.PAID, 1, school, 0, 0) == "Bartek nie płaci i nie ma PZ do stracenia."
    assert event(EN, events.DISPUTED, 0, 1, 3, 2) == "Ala wins a dispute with Bartek and gets 3 VP; Bartek loses 2 VP."
    assert event(PL, events.DISPUTED, 0, 1, 0, 0) == "Ala nie ma w Sporze przewagi (Bartek); nic się nie zmienia."


@clause("PG-040", "PG-080", "PG-110", "PG-113")
def test_years_orders_objectives_and_winners_are_told() -> None:
    assert event(PL, events.YEAR_BEGAN, 2, 1, 7) == (
        "Zaczyna się rok 2 (7 tur); karty przekazuje się przeciwnie do ruchu wskazówek zegara."
    )
    assert event(EN, events.ORDER_FIXED, 2, 0, 1, -1) == "Order of this turn: Celina, Ala, Bartek."
    wonders = OBJECTIVES.index("marvels_in_space")
    assert event(PL, events.OBJECTIVE_WON, -1, wonders, 0) == "Zadania „Cuda w Kosmosie” nie zdobywa nikt."
    assert event(EN, events.OBJECTIVE_WON, 1, wonders, 6) == "The objective “Marvels in Space” goes to Bartek: 6 VP."
    assert event(PL, events.MATCH_OVER, 0b10) == "Gra się kończy. Wygrywa Bartek!"
    assert event(EN, events.MATCH_OVER, 0b101) == "The game ends. Ala and Celina share the victory!"


@clause("PG-098", "PG-213", "PG-207", "PG-220")
def test_rare_events_are_told() -> None:
    assert (
        event(EN, events.SWAPPED, 0, 1, TURRET, OPERA) == "Ala gives Turret and takes Opera House from Bartek's hand."
    )
    assert event(PL, events.SALVAGED, 0, TURRET, OPERA, 5) == (
        "Ala odrzuca Wieżyczkę i bierze ze stosu kart odrzuconych Operę; z gry odchodzi 5 kart tego stosu."
    )
    assert event(PL, events.CLAIMED, 0b11) == "Cel 50 PZ osiągają z równym wynikiem Ala i Bartek."
    assert event(EN, events.CORRECTED, 0, TURRET, 5, 1) == (
        "The card “Turret” in Ala's station is turned face down; loss: 5 VP."
    )
    assert fine(event(PL, events.CORRECTED, 0, FACE_DOWN, 5, 0))


# --- the table --------------------------------------------------------------------------------------


@clause("PG-017")
@both
def test_the_table_fits_a_terminal_in_every_view(texts: Words) -> None:
    for v in many_views():
        lines = SPEAKER.table(v, BOOK, texts, NAMES).split("\n")
        assert max(map(len, lines)) <= 96
        assert all(fine(line) for line in lines if line)


@clause("PG-051", "PG-058", "PG-149", "PG-183")
def test_a_station_lies_on_its_grid_with_what_is_on_the_cards() -> None:
    station = "turret@1,0 reactor@0,1:1 business_offices@1,1:4 observation_dome@2,1"
    rows = [line.split() for line in table(scene(stations=[station]), EN).splitlines()]
    assert ["0", "·", "MAIN", "R.", "♦2", "M", "Turret", "×"] in rows
    assert ["1", "·", "REACTOR", "♦1", "B", "Offices", "¤4", "R", "Dome", "×"] in rows
    assert ["-1", "0", "1", "2", "3"] in rows


@clause("PG-231")
@both
def test_even_the_longest_station_fits_a_terminal(texts: Words) -> None:
    arm = " ".join(f"reactor@{x},0" for x in range(1, 17)) + " " + " ".join(f"any@{-x},0" for x in range(1, 10))
    lines = table(scene(stations=[arm]), texts).splitlines()
    assert max(map(len, lines)) <= 96
    assert any(line.count("♦2") == 17 for line in lines)


@clause("PG-017", "PG-018", "PG-032", "PG-197")
def test_the_table_shows_the_own_hand_and_secret_and_only_the_number_of_the_others_cards() -> None:
    s = scene(
        phase="choosing", hands=["turret turret opera_house"], races=["qualeen"], objectives="on_budget",
        secret="marvels_in_space", discard="garden garden",
    )  # fmt: skip
    own, public = table(s, EN), table(s, EN, SPECTATOR)
    assert "Turret ×2 · Military · 1 credit and 1 crystal · 2 VP" in own
    assert "“Marvels in Space”" in own
    assert "your secret objective" in own.replace("\n     ", "")
    assert "YOUR HAND" not in public
    assert "Ala holds one objective in secret" in public
    assert "Marvels" not in public
    for seen in (own, public):
        assert "“On Budget”" in seen
        assert "Garden ×2" in seen
        assert "cards in hand" in seen


@clause("PG-003", "PG-034", "PG-080", "PG-146")
def test_the_heading_tells_year_turn_direction_variants_and_order() -> None:
    s = scene(year=2, turn=3, aggressive=True, seize=True, space="7x5", points=[1, 5, 3], steward=2)
    head = table(s, EN).split("\n\n")[0]
    assert head.splitlines()[0] == "Year 2 of 4 · turn 3 of 7 · cards: counter-clockwise"
    assert "Variants: aggressive, Seize the chance, Limited space 7 × 5" in head
    assert "Steward: Celina · order of this turn: Bartek, Celina, Ala" in head


@clause("PG-043", "PG-018")
def test_a_seat_is_reminded_of_the_cards_that_it_has_passed() -> None:
    s = scene(phase="choosing", hands=["turret opera_house garden", "customs customs restaurant"])
    s.picks("turret", "customs", s.hand(2).split()[0])
    seen = " ".join(table(s, EN).split())
    assert "for the next turn · known to you: Garden, Opera House" in seen
    assert "Restaurant" not in seen


@clause("PG-225", "PG-228")
@both
def test_a_whole_match_can_be_told_and_speaking_changes_nothing(texts: Words) -> None:
    match = Match("posrod_gwiazd", seats=3, seed="words", options={"aggressive": "yes", "races": "chosen"})
    luck = random.Random("words")
    while not match.over:
        seat = match.actors[0]
        v = match.view(seat)
        before = ENTRY.game.encode_view(v)
        said = [ENTRY.speaker.decision(v, BOOK, action, texts, NAMES) for action in match.legal_ids(seat)]
        said += [ENTRY.speaker.question(v, BOOK, texts, NAMES), ENTRY.speaker.table(v, BOOK, texts, NAMES)]
        assert all(map(fine, said))
        assert len(set(said)) == len(said)
        assert ENTRY.game.encode_view(v) == before
        match.play(seat, luck.choice(match.legal_ids(seat)))
    told = [SPEAKER.event(each.event, BOOK, texts, NAMES) for each in match.told(0)]
    assert all(map(fine, told))


@clause("PG-069", "PG-148", "PG-037")
def test_an_effect_that_brings_nothing_is_told() -> None:
    assert built("crew_quarters").told("no-effect") == ["no-effect 0 crew_quarters"]
    assert built("crew_quarters", "2,0", "crew_quarters@1,0").told("no-effect") == []
    broke = built("business_offices", credits=[1, 0, 0])
    assert (broke.asks, broke.told("no-effect")) == ("choosing", ["no-effect 0 business_offices"])
    for kind in ("galactic_bank", "turret", "observation_dome"):
        assert built(kind).told("no-effect") == []


@clause("PG-152", "PG-187", "PG-069")
def test_what_comes_to_nothing_or_to_others_is_told_in_words() -> None:
    offices, quarters = KINDS.index("embassy_offices"), KINDS.index("crew_quarters")
    assert effect("market_place").play("take:nobody").told("taken") == ["taken 0 -1 0"]
    assert event(PL, events.TAKEN, 0, -1) == "Ala nikomu nie zabiera Kredytów."
    assert event(PL, events.GAVE, 0, 1, 1, offices) == "Bartek dostaje 1 PZ za efekt Biur Ambasady (Ala)."
    assert event(EN, events.NO_EFFECT, 0, quarters) == "Ala gets nothing from the effect of Crew Quarters."
