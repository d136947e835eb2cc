"""A match: deciding, taking back, telling, and what a seat may read of the journal."""

from importlib.resources import files

import pytest

from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.contract import CHANCE, SPECTATOR
from kosmodrom.engine.deck import export_deck, read_deck
from kosmodrom.engine.errors import BadTable, CannotUndo, Refused, UnknownDecision
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import find, games
from kosmodrom.engine.seeded_chance import commitment, seed_from
from toy.entry import ENTRY
from toy.model.steps import GOT, SAW, SHOWED, TOOK


def started(seats: int = 2) -> Match:
    return Match("toy", seats=seats, seed="match")


def drafted(seats: int = 2) -> Match:
    """Everybody has picked twice; the dice are on the table."""
    match = started(seats)
    for _ in range(2):
        for seat in range(seats):
            match.play(seat, "pick:1")
    return match


def bidding(seats: int = 2) -> Match:
    match = drafted(seats)
    for seat in range(seats):
        match.play(seat, "keep")
    return match


def paying(seats: int = 2) -> Match:
    """Seat 1 has begun, stayed, and may pay."""
    match = bidding(seats)
    for seat in range(seats):
        match.play(seat, "bid:1" if seat == 1 else "bid:0")
    match.play(1, "look:nowhere")
    match.play(1, "stay")
    return match


def play_out(match: Match) -> Match:
    while not match.over:
        seat = match.actors[-1]
        match.play(seat, match.legal(seat)[-1])
    return match


def test_a_match_stops_at_the_first_question_to_a_seat() -> None:
    match = started(3)
    assert match.actors == [0, 1, 2]
    assert match.seats == 3
    assert match.legal(0) == ["pick:1", "pick:2", "pick:3", "pick:4"]
    assert not match.over
    assert match.winners() == []


def test_decisions_are_made_by_name_or_number() -> None:
    match = started()
    match.play(0, "pick:2")
    match.play(1, ENTRY.vocabulary.id("pick:3"))
    assert [line.what for line in match.lines[-2:]] == ["pick:2", "pick:3"]


def test_a_match_ends_with_winners_and_a_sheet_that_adds_up() -> None:
    match = play_out(started(4))
    assert match.actors == []
    assert match.winners()
    assert [sum(column) for column in zip(*match.sheet(), strict=True)] == match.scores()


def test_a_forbidden_decision_is_refused_with_its_clause_and_changes_nothing() -> None:
    match = bidding()
    before = match.journal()
    with pytest.raises(Refused, match=r"seat 0 cannot decide 'pick:1' now: .* \(TY-002\)") as refused:
        match.play(0, "pick:1")
    assert refused.value.clause == "TY-002"
    assert match.journal() == before


def test_why_not_answers_with_the_rule_or_nothing() -> None:
    match = started()
    match.play(0, "pick:1")
    clause = match.why_not(0, "pick:2")
    assert clause is not None
    assert clause.id == "TY-001"
    assert match.why_not(1, "pick:2") is None
    assert match.legal(0) == []


def test_unknown_decisions_and_seats_are_refused_in_words() -> None:
    match = started()
    with pytest.raises(UnknownDecision, match="'pick:9' is not a decision"):
        match.play(0, "pick:9")
    with pytest.raises(UnknownDecision, match="decision 99 does not exist"):
        match.play(0, 99)
    for seat in (-1, 2):
        with pytest.raises(BadTable, match=f"there is no seat {seat} at this table"):
            match.play(seat, "pick:1")


def test_equal_seeds_give_equal_matches_and_the_commitment_is_public() -> None:
    assert started().journal() == started().journal()
    assert Match(ENTRY, seed="a").position() != Match(ENTRY, seed="b").position()
    assert started().commitment == commitment(seed_from("match"))
    assert Match(ENTRY).commitment != Match(ENTRY).commitment


def test_a_decision_that_nobody_has_built_on_is_taken_back_freely() -> None:
    match = paying()
    before = match.position()
    match.play(1, "pass")
    assert match.can_undo(1)
    match.undo(1)
    assert match.position() == before
    assert match.lines[-1].what == f"undo:{len(match.lines) - 1}"


def test_steps_of_a_payment_are_taken_back_one_by_one() -> None:
    match = Match("toy", seats=2, seed="rich")
    while "pay:1" not in match.legal(match.actors[0]):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[-1] if "pass" in match.legal(seat) else match.legal(seat)[0])
    seat = match.actors[0]
    before = match.position()
    match.play(seat, "pay:1")
    match.play(seat, "pay:2")
    match.undo(seat)
    match.undo(seat)
    assert match.position() == before


def test_a_sealed_pick_is_withdrawn_though_others_have_picked_since() -> None:
    match = started(3)
    match.play(0, "pick:1")
    match.play(1, "pick:2")
    match.undo(0)
    assert match.actors == [0, 2]
    match.play(0, "pick:3")
    match.play(2, "pick:1")
    assert match.actors == [0, 1, 2]
    assert Match.from_journal(match.journal()).position() == match.position()


def test_a_pick_is_not_withdrawn_after_the_reveal_unless_all_agree() -> None:
    match = started()
    match.play(0, "pick:1")
    match.play(1, "pick:2")
    for seat in (0, 1):
        assert not match.can_undo(seat)
        with pytest.raises(CannotUndo, match=f"seats {1 - seat} must agree"):
            match.undo(seat)
    match.undo(1, consent=[0])
    assert match.actors == [1]


def test_a_decision_that_another_seat_has_seen_and_followed_needs_consent() -> None:
    match = drafted(3)
    match.play(0, "keep")
    assert match.can_undo(0)
    match.play(1, "keep")
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo, match="seats 1, 2 must agree"):
        match.undo(0)
    with pytest.raises(CannotUndo, match="seats 2 must agree"):
        match.undo(0, consent=[1])
    match.undo(0, consent=[1, 2])
    assert match.actors == [0, 1, 2]
    assert match.lines[-1].what.startswith("undo-from:")


def test_a_look_cannot_be_taken_back_alone() -> None:
    match = bidding()
    match.play(0, "bid:1")
    match.play(1, "bid:0")
    match.play(0, "look:1")
    assert not match.can_undo(0)


def test_after_chance_a_decision_is_not_taken_back_alone() -> None:
    match = drafted()
    match.play(0, "reroll:both")
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo, match="cannot take its decision back alone"):
        match.undo(0)


def test_chance_never_gives_the_same_draw_twice() -> None:
    match = drafted()
    match.play(0, "reroll:both")
    drawn = dict(match.fate.counters)
    match.undo(0, consent=[1])
    assert match.fate.counters == drawn
    match.play(0, "reroll:both")
    assert match.fate.counters == {**drawn, 1: drawn[1] + 2}
    assert Match.from_journal(match.journal()).journal() == match.journal()


def test_there_must_be_something_to_take_back() -> None:
    with pytest.raises(CannotUndo, match="seat 0 has decided nothing"):
        started().undo(0, consent=[1])


def test_events_are_told_to_their_audience_only() -> None:
    match = started()
    for seat in (0, 1):
        told = [told.event for told in match.told(seat)]
        assert [event[2] for event in told if event[0] == GOT] == [seat] * 4
        assert [event[2] for event in told if event[0] == TOOK] == [1 - seat] * 4
    assert all(told.event[0] == TOOK for told in match.told(SPECTATOR))


def test_what_a_look_shows_is_told_to_the_looker_only() -> None:
    match = bidding(3)
    for seat in range(3):
        match.play(seat, f"bid:{2 - seat}")
    line = len(match.lines)
    match.play(0, "look:2")
    assert [told.event[0] for told in match.told(0, since=line)].count(SAW) == 2
    assert all(told.event[0] != SAW for seat in (1, 2) for told in match.told(seat, since=line))


def test_events_carry_the_line_that_caused_them_and_vanish_with_it() -> None:
    match = started()
    match.play(0, "pick:1")
    match.play(1, "pick:1")
    line = len(match.lines)
    assert [told.line for told in match.told(0, since=line - 1) if told.event[0] == SHOWED] == [line, line]
    match.undo(1, consent=[0])
    assert match.told(0, since=line - 1) == []


def body_of(journal: str) -> list[list[str]]:
    return [row.split() for row in journal.splitlines()[10:]]


def test_a_redacted_journal_has_no_hidden_decision_no_digest_and_no_seed() -> None:
    match = started()
    match.play(0, "pick:3")
    whole, own, other = match.journal(), match.journal(0), match.journal(1)
    assert match.fate.seed.hex() in whole
    for redacted in (own, other, match.journal(SPECTATOR)):
        assert match.fate.seed.hex() not in redacted
        assert all(line.digest not in redacted for line in match.lines)
        assert all(len(row) == 3 for row in body_of(redacted))
    assert ["5", "0", "pick:3"] in body_of(own)
    assert "pick:3" not in other
    assert body_of(match.journal(SPECTATOR)) == []


def test_redacted_lines_are_those_dealt_to_the_seat() -> None:
    match = started()
    cards = [line.what for line in match.lines]
    assert [row[2] for row in body_of(match.journal(0))] == cards[:4]
    assert [row[2] for row in body_of(match.journal(1))] == cards[4:]


def test_a_withdrawn_pick_stays_hidden_and_is_numbered_for_its_reader() -> None:
    match = started()
    match.play(0, "pick:3")
    match.undo(0)
    assert body_of(match.journal(0))[-2:] == [["5", "0", "pick:3"], ["6", "0", "undo:5"]]
    assert len(body_of(match.journal(1))) == 4


def test_when_the_match_is_over_everybody_may_read_everything() -> None:
    match = play_out(started())
    redacted = match.journal(SPECTATOR)
    assert match.fate.seed.hex() in redacted
    assert [row[2] for row in body_of(redacted)] == [line.what for line in match.lines]


def test_a_view_is_what_the_seat_may_know() -> None:
    match = started()
    assert match.view(1).seat == 1
    assert find("toy").game.encode_view(match.view(0)) != find("toy").game.encode_view(match.view(1))


@pytest.mark.parametrize("game", games())
def test_whether_undo_seems_free_changes_with_what_the_seat_notices_alone(game: str) -> None:
    hidden, secret = 0, 0
    for number in range(3):
        match, luck, bot = Match(game, seats=2, seed=f"secret step {number}"), Luck(number), bot_named("random")
        while not match.over:
            seat, before = match.actors[0], [match.seems_free_to_undo(each) for each in range(2)]
            lines = len(match.lines)
            other, action = 1 - seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck)
            s = match.entry.game.from_position(match.position(), match.book)
            secret += not match.entry.game.audience(s, seat, action) >> other & 1
            match.play(seat, action)
            if not any(match.heard(line) >> other & 1 for line in range(lines + 1, len(match.lines) + 1)):
                hidden += 1
                assert match.seems_free_to_undo(other) == before[other], match.lines[lines]
            assert match.seems_free_to_undo(seat) == match.can_undo(seat), "what is known to be free is free"
    assert hidden or not secret, "secret decisions are met, where a game has such"


def test_a_match_is_played_anew_with_the_same_cards_seats_options_and_chance() -> None:
    text = export_deck("star_scrappers", files("kosmodrom.games.star_scrappers") / "content")
    deck = read_deck(text.replace("hand = 7", "hand = 8"), "mine.toml")
    nonces = ["Małgorzata", "Łukasz", ""]
    match = Match("star_scrappers", seats=3, options={"first-game": "yes"}, seed="anew", deck=deck, nonces=nonces)
    for _ in range(6):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    again = match.anew()
    assert 0 < len(again.lines) < len(match.lines)
    assert all(line.who == CHANCE for line in again.lines)
    for line in match.lines:
        again.follow_line(line)
    assert again.journal() == match.journal()
