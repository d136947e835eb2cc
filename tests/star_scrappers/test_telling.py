"""The table as a person reads it: the question asked, the log of events, the sketch in a terminal."""

import random

import pytest

from clauses import clause
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.match import Match
from kosmodrom.engine.words import Words
from kosmodrom.games.star_scrappers.entry import ENTRY
from kosmodrom.games.star_scrappers.model import events, steps
from kosmodrom.games.star_scrappers.model.actions import COLLECT, KINDS, MINE, RECRUIT, TOKENS
from kosmodrom.games.star_scrappers.model.state import view
from kosmodrom.games.star_scrappers.model.values import printed
from star_scrappers.spoken import BOOK, EN, NAMES, PL, SPEAKER, about, both, event, fine, laid_out, many_views, question

# --- questions --------------------------------------------------------------------------------------


@clause("SS-021", "SS-315")
@both
def test_every_step_asks_its_seat_by_name(texts: Words) -> None:
    for step in range(steps.REFILL + 1, len(steps.STEPS)):
        for a, b in ((1, 0), (1, 1), (3, 2), (0, -1), (0, 5)):
            s = laid_out()
            s.table.agenda.push(step, 0, a, b)
            for seat in (0, 1, SPECTATOR):
                assert fine(question(s, texts, seat))
                assert question(s, texts, seat).startswith("Ala")


@clause("SS-101", "SS-115", "SS-089")
def test_a_payment_names_what_is_paid_for_and_what_lies_ready() -> None:
    s = laid_out()
    s.table.artifacts[0] = []
    s.hands[0].intent = MINE + 7
    assert question(s, EN) == "Ala, choose cards to pay for the yellow Crystal of cost 6 (laid ready: 3 of 5)."
    s.hands[0].intent = COLLECT
    assert question(s, EN) == "Ala, choose cards to pay for the Artifact “Small Fry” (laid ready: 3 of 4)."
    s.table.artifact_discount = 2
    assert question(s, EN).endswith("“Small Fry” (laid ready: 3, 2 is enough).")
    s.table.artifact_discount = 4
    assert question(s, PL) == "Ala, ten Artefakt jest za darmo („Drobnica”): nie musisz zagrywać żadnej karty."
    s.hands[0].intent = RECRUIT + 6
    assert question(s, PL) == "Ala, wybierz zapłatę za rekrutację Drolla (żółta 2)."
    assert question(s, EN, seat=1) == "Ala is in the Action phase."


@clause("SS-249", "SS-314")
def test_a_card_in_several_colours_and_its_new_colour_are_asked_for() -> None:
    s = laid_out()
    s.hands[0].asked = KINDS.index("Y1")
    which = "Ala, o którą kartę chodzi: Odgrabiec (żółta 1)? Masz takie karty w różnych kolorach; wybierz kolor."
    assert question(s, PL) == which
    assert question(s, EN) == "Ala, which Raker (yellow 1) do you mean? Yours count as different colours: choose one."
    s.hands[0].asked = -1
    s.hands[0].picked = printed(KINDS.index("Y1"))
    assert question(s, EN) == "Ala, as which colour shall Raker (yellow 1) count?"


@clause("SS-106", "SS-289")
def test_a_payment_for_a_wild_crystal_and_a_helping_artifact_are_explained() -> None:
    s = laid_out()
    s.hands[0].intent = MINE + 8
    said = question(s, EN)
    assert said.startswith("Ala, choose cards of any one colour to pay for the red Crystal of cost 6")
    assert said.endswith("“Exoskeleton” can add 2.")


@clause("SS-193", "SS-310")
def test_the_action_phase_and_the_end_are_announced() -> None:
    s = laid_out()
    assert question(s, EN) == (
        "Ala, choose the first of two actions (recruiting, mining, collecting an Artifact, using a skill) "
        "or take over a Base."
    )
    s.table.basics, s.table.first_basic, s.table.extra_minings = 1, 1, 1
    assert question(s, PL) == (
        "Ala, wybierz drugą akcję (rekrutacja, zdobycie Artefaktu, umiejętność) albo zakończ turę. "
        "Masz też 1 dodatkowe fedrowanie."
    )
    s.table.basics, s.table.extra_minings = 2, 0
    assert question(s, EN) == "Ala, both basic actions are taken; end your turn."
    s.table.extra_minings = 2
    assert "2 dodatkowe fedrowania" in question(s, PL)
    s.table.takeovers = 1
    assert "2 extra minings" in question(s, EN)
    s.table.agenda.pop()
    assert question(s, EN) == "The game is over."
    s.table.agenda.push(steps.REFILL, 0)
    assert question(s, PL) == "Los decyduje."


# --- events -----------------------------------------------------------------------------------------


@clause("SS-311")
@both
@pytest.mark.parametrize("code", range(len(events.NAMES)), ids=events.NAMES)
def test_every_event_has_a_sentence(texts: Words, code: int) -> None:
    for a, b, c, d in ((0, 1, 2, 3), (1, 1, 1, 0), (3, 5, 0, 1), (2, 0, -1, 0)):
        said = event(texts, code, a, b, c, d)
        assert fine(said)
        assert said.endswith((".", "!"))


@clause("SS-047", "SS-087")
def test_an_event_is_about_the_seat_that_it_names_and_not_about_who_came_before() -> None:
    assert about(events.TURN_BEGAN, 2, 3) == 2
    assert about(events.TAKEN_OVER, 1, 0, 5, 2) == 1
    assert about(events.DOCK_REFILLED, KINDS.index("Y2")) == -1
    assert about(events.MARKER_MOVED, 2) == -1
    assert about(events.MATCH_OVER, 1) == -1


@clause("SS-087", "SS-099", "SS-146", "SS-138")
def test_events_read_as_a_log() -> None:
    drollo, raker = KINDS.index("Y2"), KINDS.index("Y1")
    assert event(PL, events.RECRUITED, 0, drollo, raker) == (
        "Ala rekrutuje Drolla (żółta 2) i zagrywa za to Odgrabca (żółta 1)."
    )
    assert event(EN, events.RECRUITED, 0, raker, -1) == "Ala recruits Raker (yellow 1) without playing a card."
    token = TOKENS.index("C06-Yb")
    assert event(PL, events.MINED, 0, token, 3) == "Ala fedruje żółty Kryształ o koszcie 6, zagrywając 3 karty."
    assert event(EN, events.MINED, 0, token, 0) == "Ala mines the yellow Crystal of cost 6, playing no cards."
    assert event(EN, events.TAKEN_OVER, 0, 1, drollo, 5) == (
        "Ala takes over Bartek's Base: the Leader, Drollo (yellow 2), goes back to its owner's hand, "
        "and Ala takes 5 cards."
    )
    assert (
        event(PL, events.ENSLAVED, 0, KINDS.index("R1"), 0) == "Ala zniewala Cyberwiedźmę (czerwona 1) ze swojej Bazy."
    )


@clause("SS-151", "SS-314", "SS-316")
def test_events_tell_the_special_cases() -> None:
    assert event(EN, events.TOTEM_TAKEN, 0, 3, -1) == "Ala takes the yellow Totem from beside the board."
    assert "liczy się jako niebieska" in event(PL, events.CARD_PLAYED, 0, KINDS.index("Y1"), 2)
    assert event(EN, events.MATCH_OVER, 1) == "The game ends after 10 idle rounds in a row."


@clause("SS-017")
@both
def test_the_log_does_not_tell_the_points_of_a_crystal_that_was_won(texts: Words) -> None:
    for code in (events.MINED, events.CRYSTAL_TAKEN):
        said = {event(texts, code, 0, TOKENS.index(token), 1) for token in ("C03-Ya", "C03-Yb", "C03-Yc")}
        assert len(said) == 1


# --- the table --------------------------------------------------------------------------------------


@clause("SS-311")
@both
def test_the_table_fits_a_terminal_in_every_view(texts: Words) -> None:
    for v in many_views():
        lines = SPEAKER.table(v, BOOK, texts, NAMES).split("\n")
        assert max(map(len, lines)) <= 100
        assert all(fine(line) for line in lines if line)


@clause("SS-015", "SS-024", "SS-031", "SS-039")
def test_the_table_looks_as_in_the_rulebook() -> None:
    lines = SPEAKER.table(view(laid_out(), 0), BOOK, EN, NAMES).split("\n")

    def line_with(words: str) -> int:
        return next(at for at, line in enumerate(lines) if words in line)

    levels = [line_with(f"{level}a ") for level in (4, 3, 2)]
    assert levels == sorted(levels)
    assert levels[-1] < line_with("1a Tracker P1") < line_with("1a purple") < line_with("10a brown")
    assert "[0]  1 " in lines[line_with("[0]")]
    assert "(8)" in lines[line_with("[0]")]
    assert "Base [Y1, N2*]  Leader: Foreman, brown 2" in lines[line_with("Base [")]


@clause("SS-016", "SS-017", "SS-018", "SS-026")
def test_the_table_shows_the_own_hand_and_only_the_number_of_the_others_crystals() -> None:
    own = SPEAKER.table(view(laid_out(), 0), BOOK, EN, NAMES)
    assert "P1 Tracker, Y1=B Raker, Y2 Drollo" in own
    assert "cost 6: blue 8▼" in own
    assert "Wild colours: red, green" in own
    public = SPEAKER.table(view(laid_out(), SPECTATOR), BOOK, EN, NAMES)
    assert "YOUR HAND" not in public
    assert "Crystals 1" in public


@clause("SS-311")
def test_effects_of_the_turn_are_listed() -> None:
    s = laid_out()
    t = s.table
    t.basics, t.first_basic, t.extra_minings, t.repeat = 1, 1, 2, 1
    t.artifact_discount, t.mining_discount, t.recruit_discount = 4, 4, 3
    t.doubled, t.second_crystal = 1 << 5, 6
    line = SPEAKER.table(view(s, 0), BOOK, EN, NAMES).replace("\n      ", " ")
    for part in (
        "basic actions 1 of 2 (first: mining)",
        "2 extra minings",
        "actions may be equal",
        "Artifacts 4 cheaper",
        "mining 4 cheaper",
        "recruiting 3 levels cheaper instead of 1",
        "Weedlock cards doubled",
        "a second Crystal after mining (cost up to 6)",
    ):
        assert part in line


@clause("SS-308", "SS-311")
@both
def test_a_whole_match_can_be_told_and_speaking_changes_nothing(texts: Words) -> None:
    match = Match("star_scrappers", seats=3, seed="words")
    luck = random.Random("words")
    while not match.over:
        seat = match.actors[0]
        v = match.view(seat)
        before = ENTRY.game.encode_view(v)
        said = [ENTRY.speaker.decision(v, BOOK, action, texts, NAMES) for action in match.legal_ids(seat)]
        said += [ENTRY.speaker.question(v, BOOK, texts, NAMES), ENTRY.speaker.table(v, BOOK, texts, NAMES)]
        assert all(fine(each) for each in said)
        assert ENTRY.game.encode_view(v) == before
        match.play(seat, luck.choice(match.legal_ids(seat)))
    told = [SPEAKER.event(each.event, BOOK, texts, NAMES) for each in match.told(0)]
    assert all(fine(each) for each in told)
