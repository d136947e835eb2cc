"""The table as a person reads it: the question asked, the log of events, the sketch in a terminal."""

import random

import pytest

from andromeda.spoken import (
    BOOK,
    EN,
    NAMES,
    PL,
    SPEAKER,
    about,
    asked,
    both,
    event,
    fine,
    laid_out,
    many_views,
    question,
)
from clauses import clause
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.match import Match
from kosmodrom.engine.words import Words
from kosmodrom.games.andromeda.entry import ENTRY
from kosmodrom.games.andromeda.model import events, steps
from kosmodrom.games.andromeda.model.actions import RACES, ROOMS
from kosmodrom.games.andromeda.model.state import view
from kosmodrom.games.andromeda.model.values import DIVIDING, TURN_MOVES

# --- questions --------------------------------------------------------------------------------------


@clause("AN-091", "AN-108")
@both
def test_every_step_asks_its_seat_by_name(texts: Words) -> None:
    for step in range(steps.OFFERING, len(steps.STEPS)):
        if step != steps.NEXT_ROUND:
            for a, b in ((0, 0), (1, 1), (3, 2), (2, 17), (4, 3)):
                for seat in (0, 1, SPECTATOR):
                    said = question(asked(step, a, b), texts, seat)
                    assert fine(said)
                    assert NAMES[0] in said
                assert question(asked(step, a, b), texts).startswith("Ala, ")


@clause("AN-037", "AN-038")
def test_secret_choices_name_those_who_are_waited_for() -> None:
    s = asked(steps.CHOOSE_RACE)
    assert question(s, PL).startswith("Ala, wybierz w tajemnicy jedną z dwóch ras")
    s.table.ready, s.hands[0].choice = 1, RACES.index("synteci")
    assert question(s, EN) == "Ala, your choice: Synthetics. Still choosing: Bartek, Celina."
    assert question(s, PL, SPECTATOR) == "Rasy wybierają jeszcze: Bartek, Celina."


@clause("AN-071", "AN-072", "AN-075", "AN-081")
def test_offers_say_what_lies_on_the_card_and_what_may_be_added() -> None:
    s = asked(steps.OFFERING)
    s.table.phase, s.table.order_card, s.table.middle = DIVIDING, 1, [2, 0, 0, 0, 6, 0]
    assert question(s, PL) == (
        "Ala, przygotuj ofertę na karcie kolejności 1: wybierz z leżących na środku od 1 do 4 kości."
    )
    s.table.offer = [1, 0, 0, 0, 2, 0]
    assert question(s, EN) == "Ala, on order card 1: Plague, Movement ×2. Add at most 4 more dice or make the offer."
    s.table.offer = [0, 0, 0, 0, 1, 0]
    assert question(s, PL).startswith("Ala, na karcie kolejności 1: Ruch. Dołóż jeszcze")
    s.table.offer = [1, 0, 0, 0, 2, 0]
    s.table.agenda.push(steps.ANSWERING, 1, 0)
    assert question(s, EN, 1).startswith("Bartek, Ala offers order card 1, dice: Plague, Movement ×2.")
    s.table.agenda.push(steps.ANSWERING, 0, 0)
    assert question(s, PL).startswith("Ala, oferta do ciebie wraca i musisz ją przyjąć (karta kolejności 1, ")


@clause("AN-095", "AN-106", "AN-248", "AN-172")
def test_the_turn_says_what_is_left_to_do() -> None:
    s = laid_out()
    assert question(s, PL) == (
        "Ala, wykonaj akcję (kości: Pełne szkolenie, Ruch ×2, Skorzystanie z technologii; "
        "masz jeszcze 1 akcję pomieszczenia) albo zakończ akcje."
    )
    assert question(s, EN, 1) == "Ala takes actions."
    s = asked(steps.SUFFERING, 2)
    s.table.crew[5] = 1
    assert question(s, PL) == "Ala, zaraza: usuń ze statku 2 swoich badaczy, najpierw ze Strefy skażonej."
    assert question(asked(steps.CHECKING), EN) == "Ala, you can complete 1 task now, or end your turn."
    s.table.agenda.frames.clear()
    assert question(s, EN) == "The game is over."


# --- events -----------------------------------------------------------------------------------------


@clause("AN-013")
@both
@pytest.mark.parametrize("code", range(len(events.NAMES)), ids=events.NAMES)
def test_every_event_has_a_sentence(texts: Words, code: int) -> None:
    for numbers in ((0, 1, 2, 3), (1, 1, 1, 0), (3, 5, 0, 1), (2, 0, 4, 4)):
        said = event(texts, code, *numbers)
        assert fine(said)
        assert said.endswith(".")


@clause("AN-064", "AN-076", "AN-132", "AN-162")
def test_events_read_as_a_log() -> None:
    assert event(PL, events.REROLLED, 2) == "Zarazy jest za dużo: przerzucane są 2 kości."
    assert event(PL, events.OFFERED, 0, 1, 1 | 2 << 24) == "Ala składa ofertę na karcie kolejności 1: Zaraza, Ruch ×2."
    assert event(EN, events.ACCEPTED, 1, 2, 4, 1) == (
        "The offer comes back: Bartek must take order card 2 and also takes the “Movement” die."
    )
    assert event(PL, events.DISCOVERED, 0, 1, 8) == "Ala odkrywa pomieszczenie na północy: Reaktor."
    assert event(PL, events.TELEPORTER_PLACED, 0, -1) == (
        "Ala nie umieszcza teleportera, ale użycie technologii się liczy."
    )
    assert event(EN, events.POINTS_CHECKED, 2, 3, 1) == "Celina has 4 DP: 3 for tasks and 1 for rooms."


@clause("AN-091", "AN-166")
def test_a_number_in_the_log_stands_apart_from_the_name() -> None:
    assert event(PL, events.PLAGUE_SHRUGGED_OFF, 0, 1) == "Ala: dzięki zdolności rasy 1 wynik zarazy nie ma skutku."
    assert event(EN, events.PLAGUE_SHRUGGED_OFF, 0, 2) == (
        "Ala: by the ability of the race 2 plague results have no effect."
    )


@clause("AN-091", "AN-245")
def test_an_event_is_about_the_seat_that_it_names_and_not_about_who_came_before() -> None:
    assert about(events.TURN_BEGAN, 2, 3) == 2
    assert about(events.RACE_REVEALED, 3, 1) == 3
    assert about(events.ROUND_BEGAN, 3, 1) == 1
    assert about(events.ROLLED, 1 << 6) == -1
    assert about(events.SWAPPED, 2, 4, 1, 5) == -1, "two seats alike"


@clause("AN-123", "AN-245", "AN-251")
def test_places_of_events_are_named_by_their_room_where_it_is_told() -> None:
    reactor, portal = 1 + 16 * (ROOMS.index("reaktor") + 1), 4
    assert event(PL, events.MOVED, 0, portal, reactor) == "Ala przesuwa badacza z Portalu do Reaktora."
    assert event(EN, events.MOVED, 0, portal, 1) == "Ala moves a researcher from the Portal to the room in the north."
    assert event(PL, events.ENTERED, 0, portal, reactor) == "Ala wprowadza badacza z Portalu do Reaktora."
    assert event(EN, events.ENTERED, 0, portal, reactor) == "Ala brings a researcher from the Portal to the Reactor."
    assert event(PL, events.SWAPPED, 0, portal, 1, reactor) == (
        "Zamieniają się miejscami: badacz z Portalu (właściciel: Ala) i badacz z Reaktora (właściciel: Bartek)."
    )
    assert event(EN, events.REMOVED, 0, 0, reactor) == (
        "Ala removes their own researcher from the Reactor; it goes back to the race card as a trained one."
    )


# --- the table --------------------------------------------------------------------------------------


@clause("AN-013")
@both
def test_the_table_fits_a_terminal_in_every_view(texts: Words) -> None:
    for v in many_views():
        lines = SPEAKER.table(v, BOOK, texts, NAMES).split("\n")
        assert max(map(len, lines)) <= 96
        assert all(fine(line) for line in lines if line)


@clause("AN-022", "AN-142", "AN-146", "AN-157")
def test_the_table_shows_the_ship_with_researchers_and_control() -> None:
    lines = SPEAKER.table(view(laid_out(), 0), BOOK, PL, NAMES).split("\n")
    row = next(at for at, line in enumerate(lines) if "w: Maszynownia" in line)
    cells = [[cell.strip() for cell in line.split("|")[1:4]] for line in lines[row : row + 4]]
    assert cells[0] == ["w: Maszynownia", "Portal", "e: Strefa skażona"]
    assert cells[1] == ["1 PD · kontrola –", "1 PD · kontrola B", "2 PD (od 2) · kontrola –"]
    assert cells[2] == ["", "badacze A2 B3", "badacze B1"]
    assert cells[3] == ["", "teleportery A B C", ""]
    assert any(line.startswith("  [zużyta] „Teleporter”") for line in lines)
    assert any(line.startswith("  [wolna]  „Szczepionki” (8 żetonów obok)") for line in lines)


@clause("AN-014", "AN-015", "AN-199", "AN-175")
def test_the_table_shows_the_own_task_and_marks_what_can_be_completed() -> None:
    s = laid_out()
    s.table.turn[TURN_MOVES] = 2
    own = SPEAKER.table(view(s, 0), BOOK, EN, NAMES)
    assert "YOUR PERSONAL TASK\n  “The Ring”" in own
    assert "  ✓ “Power Supply” (1 DP, cost: 1 researcher)" in own
    assert "This turn: 2 moves" in own
    assert "B Bartek, Metamorphs: 3 DP (tasks 2, rooms 1)" in own.replace("\n      ", " ")
    others = SPEAKER.table(view(s, SPECTATOR), BOOK, EN, NAMES)
    assert "The Ring" not in others
    assert "✓" not in others


@clause("AN-013")
@both
@pytest.mark.parametrize(("seats", "first_game"), [(2, "yes"), (3, "no"), (4, "no")])
def test_a_whole_match_can_be_told_and_speaking_changes_nothing(texts: Words, seats: int, first_game: str) -> None:
    match = Match("andromeda", seats=seats, seed="words", options={"first-game": first_game})
    luck = random.Random("words")
    while not match.over:
        seat = match.actors[0]
        v = match.view(seat)
        before = ENTRY.game.encode_view(v)
        said = [ENTRY.speaker.decision(v, BOOK, action, texts, NAMES) for action in match.legal_ids(seat)]
        assert len(set(said)) == len(said), f"two choices read alike: {said}"
        said += [ENTRY.speaker.question(v, BOOK, texts, NAMES), ENTRY.speaker.table(v, BOOK, texts, NAMES)]
        assert all(fine(each) for each in said)
        assert ENTRY.game.encode_view(v) == before
        match.play(seat, luck.choice(match.legal_ids(seat)))
    assert all(fine(SPEAKER.event(each.event, BOOK, texts, NAMES)) for each in match.told(0))
