"""The table as a person reads it: the question asked, the log of events, the sketch in a terminal."""

import random

import pytest

from astrogornicy.spoken import (
    BOOK,
    EN,
    NAMES,
    PL,
    SPEAKER,
    about,
    beginnings,
    begun,
    both,
    cards,
    event,
    fine,
    laid_out,
    many_views,
    question,
    rolling,
    units,
)
from clauses import clause
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.match import Match
from kosmodrom.engine.words import Words
from kosmodrom.games.astrogornicy.entry import ENTRY
from kosmodrom.games.astrogornicy.model import events, steps
from kosmodrom.games.astrogornicy.model.actions import CARDS, FACES, RESOURCES, UNITS, VOCABULARY
from kosmodrom.games.astrogornicy.model.labels import DICE
from kosmodrom.games.astrogornicy.model.state import view
from kosmodrom.games.astrogornicy.model.terms import EARLIER
from kosmodrom.games.astrogornicy.model.values import UNNAMED
from kosmodrom.games.astrogornicy.words.cards import card_name

GOR, AUT2 = FACES.index("GOR"), FACES.index("AUT2")
WO, KS, ZL = (RESOURCES.index(code) for code in ("WO", "KS", "ZL"))


def card(name: str) -> int:
    return CARDS.index(name)


# --- questions --------------------------------------------------------------------------------------


@clause("AG-085", "AG-197")
@both
def test_every_step_asks_its_seat_by_name(texts: Words) -> None:
    for step in (steps.ACTING, steps.CHOOSE_BONUS, steps.REWARD, steps.BUYING):
        for left in (0, 1, 2, 5):
            s = laid_out()
            s.table.agenda.push(step, 0, left)
            for seat in (0, 1, SPECTATOR):
                assert fine(question(s, texts, seat))
                assert question(s, texts, seat).startswith("Ala")


@clause("AG-277", "AG-310")
@both
def test_every_stage_of_what_was_begun_asks_its_seat_and_tells_the_others_only_the_step(texts: Words) -> None:
    for s in beginnings():
        assert fine(question(s, texts))
        assert question(s, texts).startswith("Ala, ")
        assert question(s, texts, seat=1) == texts.say("waiting.acting", seat="Ala")


@clause("AG-171", "AG-178")
@both
def test_the_question_of_a_turn_names_what_fails_at_the_end_of_this_round(texts: Words) -> None:
    """Bartek's Mission MI-03 has slid and has no die of Ala's; her own Expedition was launched in this Round."""
    s = laid_out()
    assert question(s, texts).count(texts["card.MI-03"]) == 0
    s.table.dock_dice[1] = DICE.index("0-GOR")
    named = {"cards": card_name(CARDS.index("MI-03"), texts)}
    assert question(s, texts).endswith(texts.say("question.acting-last-round", **named))
    s.table.round = 8
    named["cards"] += f", {card_name(s.table.dock_cards[1], texts)}"
    assert question(s, texts).endswith(texts.say("question.acting-last-of-all", **named))


@clause("AG-057", "AG-058", "AG-061")
def test_phase_2_asks_every_seat_for_its_own_dice() -> None:
    assert question(rolling(), PL) == (
        "Ala, wybierz kości do przerzutu albo nie przerzucaj żadnej (pula: Inspektor, Geolog, Górnik ×2, Automat, "
        "podwójny Górnik); ten przerzut masz raz na Rundę."
    )
    assert question(rolling(marked=(GOR, GOR)), EN) == (
        "Ala, choose further dice to reroll, or roll (chosen: Miner ×2)."
    )
    assert question(rolling(), EN, seat=1) == "Bartek, your dice are ready. Waiting for Ala, Celina."
    assert question(rolling(), PL, seat=SPECTATOR) == "Ala, Celina: jeszcze ustalają swoje kości."
    assert question(rolling(steps.CONFIRMED), EN, seat=SPECTATOR) == "Celina is still settling on dice."


@clause("AG-063", "AG-064", "AG-065", "AG-220")
def test_changing_dice_is_asked_for_step_by_step() -> None:
    changing = question(rolling(steps.CHANGING), EN)
    assert changing.endswith("sacrifice one to change others, or use the effect of an Order (Automat).")
    plain = rolling(steps.CHANGING)
    plain.table.open_orders[0] = []
    assert question(plain, PL).endswith("albo poświęć jedną, aby zmienić inne.")
    assert question(rolling(steps.CHANGING, UNNAMED), PL) == "Ala, którą kość poświęcasz?"
    assert question(rolling(steps.CHANGING, GOR), EN) == (
        "Ala, you sacrifice a Miner: turn one other die, or choose dice to reroll."
    )
    assert question(rolling(steps.CHANGING, GOR, (1,)), PL).endswith("albo rzuć (wybrane: Geolog).")


@clause("AG-069", "AG-085", "AG-089")
def test_the_action_phase_shows_the_pool() -> None:
    s = laid_out()
    assert question(s, EN).startswith("Ala, take one action or pass (pool: Inspector, Geologist, Miner ×2")
    assert question(s, EN).endswith("before it you may change dice.")
    s.table.pool[:6] = [1, 0, 0, 0, 0, 0]
    s.table.open_orders[0] = []
    assert question(s, PL) == "Ala, wykonaj jedną akcję albo spasuj (pula: Inspektor)."
    assert question(s, PL, seat=2) == "Ala wykonuje akcję."


@clause("AG-267", "AG-268", "AG-269", "AG-275")
def test_a_payment_says_what_is_missing_and_how_it_can_be_replaced() -> None:
    s = begun("buy:ZA-02", steps.PAYING, due=units("1KS 2NI", UNITS), laid=units("1KS"))
    assert question(s, EN) == (
        "Ala, pay for Order “Sample Laboratory” (cost: 1 Xenon, 2 Nickel; laid ready: 1 Xenon). Missing: 2 Nickel. "
        "For a missing unit you give 4 others, or 3 of the promoted resource (Tungsten)."
    )
    s = begun("buy:ZA-02", steps.PAYING, due=units("5WF", UNITS), laid=units("3WF"))
    assert question(s, PL).endswith(
        "Brakuje: Wolfram ×2. Za brakującą sztukę promowanego surowca (Wolfram) oddajesz 3 inne."
    )
    s = begun("acquire:EK-2-GOR", steps.PAYING, due=units("1XX", UNITS))
    assert question(s, PL) == (
        "Ala, zapłać za Ekspedycję na Westę (koszt: dowolny surowiec; przygotowane: nic). "
        "Wybierz, które surowce oddajesz."
    )


@clause("AG-124", "AG-133", "AG-199", "AG-240")
def test_the_other_stages_say_what_is_chosen_and_what_for() -> None:
    assert question(begun("award:2-INS", steps.GIVING, given=cards("MI-13")), EN) == (
        "Ala, choose completed cards to give up for the Award “Order of the Hard Shift” (chosen: 1 of 3)."
    )
    assert question(begun("buy:ZA-34", steps.GIVING), PL) == (
        "Ala, wybierz z ręki kartę, którą odrzucisz, aby wykupić Zamówienie „Tarcza Radiacyjna”."
    )
    assert question(begun("launch:MI-02", steps.CREWING), PL) == (
        "Ala, postaw kości na żółtych polach, jeśli chcesz, i wystaw Misję „Węglowa Studnia”."
    )
    assert question(begun("exchange:AUT", steps.SWAPPING), EN) == (
        "Ala, you discard an Automat: choose what you give and what you take from the bank."
    )
    assert question(begun("use:BI-1-GEO", steps.TAKING), PL) == (
        "Ala, weź Misję albo Zamówienie za kość na Biuletynie Górniczym."
    )


@clause("AG-149", "AG-185", "AG-219", "AG-279")
def test_bonus_rewards_purchases_and_the_end_are_announced() -> None:
    s = laid_out()
    s.table.agenda.push(steps.CHOOSE_BONUS, 0, 4)
    assert question(s, PL) == "Ala, wybierz surowiec z Premii Rundy (zostały 4 sztuki)."
    s.table.agenda.push(steps.REWARD, 0, 5)
    assert question(s, PL).endswith("(zostało 5 kart).")
    s.table.agenda.push(steps.BUYING, 0, 1)
    assert "“Extra order”" in question(s, EN)
    s.table.agenda.push(steps.DRAW_TOKEN, 0, 1)
    assert question(s, EN) == "Chance decides."
    over = laid_out()
    over.table.agenda.pop()
    assert question(over, PL) == "Gra jest skończona."


# --- events -----------------------------------------------------------------------------------------


@clause("AG-203", "AG-302")
@both
@pytest.mark.parametrize("code", range(len(events.NAMES)), ids=events.NAMES)
def test_every_event_has_a_sentence(texts: Words, code: int) -> None:
    first = card("KA-1") if code == events.KANTOR_DRAWN else 0
    for a, b, c, d in ((first, 1, 2, 3), (first, 1, 1, -1), (first, 5, 0, 1), (first, 36, -1, 0)):
        if code in (events.PLACED, events.GAINED, events.ROLLED, events.TURNED, events.PAID, events.CREWED):
            b = b % 6
        if code == events.EXCHANGED or code == events.TURNED:
            b, c = b % 6, max(c, 0)
        said = event(texts, code, a, b, c, max(d, 0) if code in (events.GAINED, events.EXCHANGED) else d)
        assert fine(said)
        assert said.endswith((".", "!"))
        assert said[0].isupper()


@clause("AG-086")
@both
def test_every_placement_says_where_the_die_stands(texts: Words) -> None:
    places = [name for name in VOCABULARY.names if name.partition(":")[0] in PLACEMENTS]
    said = {event(texts, events.PLACED, 0, GOR, VOCABULARY.id(name)) for name in places if "-GOR2" not in name}
    assert all(fine(each) for each in said)
    assert len(said) == 12 + 2 + 25 + 1 + 3 + 3 + 8


PLACEMENTS = {
    "water", "xenon", "plasteel", "dispatch", "refinery", "dock", "first-player", "award", "acquire", "use",
}  # fmt: skip


@clause("AG-094", "AG-100", "AG-108", "AG-113")
def test_placements_read_as_a_log() -> None:
    def placed(texts: Words, name: str) -> str:
        return event(texts, events.PLACED, 0, GOR, VOCABULARY.id(name), card("MI-01"))

    assert placed(PL, "xenon:3-GOR") == "Ala stawia Górnika w Zasobnikach Ksenonu, pole 3."
    assert placed(EN, "dispatch:deck") == "Ala puts a Miner in Dispatch."
    assert placed(PL, "dock:2-4-GOR") == "Ala stawia Górnika na Misji „Czarny Lód”, pole 4 (Dok 2)."
    assert placed(EN, "first-player:GOR") == "Ala puts a Miner on the First Player field."
    vain = event(EN, events.PLACED, 0, GOR, VOCABULARY.id("first-player:GOR"), 1)
    assert vain == "Ala puts a Miner on the First Player field; in the last Round this does nothing."
    assert placed(EN, "award:2-GOR") == "Ala puts a Miner beside the Award on place 2."
    assert placed(PL, "acquire:TE-2-GOR") == "Ala stawia Górnika przy Technologiach."
    assert placed(PL, "use:BI-3-GOR") == "Ala stawia Górnika na Biuletynie Giełdowym."


@clause("AG-057", "AG-064", "AG-065", "AG-210")
def test_dice_read_as_a_log() -> None:
    assert event(PL, events.ROLLED, 1, 2 | 1 << 3 * AUT2) == "Bartek ma w puli: Inspektor ×2, podwójny Automat."
    assert event(PL, events.REROLLED, 0, 0, -1) == "Ala nie przerzuca kości."
    assert event(PL, events.REROLLED, 0, 5, -1) == "Ala przerzuca 5 kości."
    assert event(EN, events.REROLLED, 0, 1, GOR) == "Ala sacrifices a Miner and rerolls 1 die."
    assert event(PL, events.TURNED, 0, 0, AUT2, GOR) == (
        "Ala poświęca Górnika i obraca kość: Inspektor → podwójny Automat."
    )
    assert event(EN, events.TURNED, 0, 0, 1, -1) == "Ala turns a die: Inspector → Geologist."
    assert event(EN, events.EFFECT_USED, 0, card("ZA-01")) == (
        "Ala uses the effect “Specialist” (Order “Staff Quarters”)."
    )


@clause("AG-096", "AG-133", "AG-261", "AG-262")
def test_resources_read_as_a_log() -> None:
    assert event(PL, events.GAINED, 0, WO, 3, 0) == "Ala bierze: Woda ×3."
    assert event(EN, events.GAINED, 0, WO, 1, 2) == "Ala takes 1 Water; the bank has no more, lost: 2 Water."
    assert event(PL, events.GAINED, 0, KS, 0, 1) == (
        "Ala nie bierze nic, bo w banku nie ma tego surowca; przepada: Ksenon."
    )
    assert event(EN, events.GAINED, 0, KS, 0, 0) == "Ala takes nothing."
    assert event(PL, events.EXCHANGED, 0, WO, KS, GOR) == "Ala odrzuca Górnika i wymienia: Woda → Ksenon."


@clause("AG-043", "AG-046")
def test_an_event_is_about_the_seat_that_it_names_and_not_about_who_came_before() -> None:
    assert about(events.TURN_BEGAN, 2) == 2
    assert about(events.ROUND_BEGAN, 3, 1) == 1
    assert about(events.COMPLETED, 1, card("MI-01")) == 1
    assert about(events.MARKET_FILLED, card("MI-01"), 2) == -1
    assert about(events.SLID, card("MI-01"), 2) == -1
    assert about(events.MATCH_OVER) == -1


@clause("AG-025", "AG-247")
def test_the_directors_have_an_english_name() -> None:
    said = event(EN, events.TOP_TURNED, card("TE-1"))
    assert said.startswith("The Directors turn up a card: ")
    assert event(PL, events.TOP_TURNED, card("TE-1")).startswith("Zarząd odsłania kartę: ")
    words = [*EN.texts.values(), *(rule.text("en") for rule in ENTRY.clauses().values())]
    assert not [each for each in words if "zarząd" in each.lower()]


@clause("AG-144", "AG-145", "AG-148")
def test_the_round_bonus_reads_as_a_log() -> None:
    assert event(PL, events.BONUS_LED, 0, 4, 4) == (
        "Premia Rundy: Ala ma na Misjach 4 kości i dostaje 4 sztuki surowca."
    )
    assert event(EN, events.BONUS_LED, 1, 1, 2) == "Round bonus: Bartek has 1 die on Missions and gets 2 units."
    assert event(PL, events.BONUS_LOST, WO).endswith("Premia Rundy przepada, do banku wraca Woda.")
    assert event(EN, events.BONUS_LOST, -1) == "Nobody has a die on a Mission: there is no Round bonus."


@clause("AG-120", "AG-164", "AG-173", "AG-192")
def test_missions_and_expeditions_read_as_a_log() -> None:
    assert event(PL, events.LAUNCHED, 0, card("MI-01"), 2) == "Ala wystawia Misję „Czarny Lód” (Dok 2)."
    assert event(EN, events.LAUNCHED, 0, card("EK-1"), 1) == "Ala launches the Ceres Expedition (Dock 1)."
    assert event(PL, events.LAUNCHED, 0, card("MI-01"), 2, 1 << 8 * KS | 12 << 8 * ZL) == (
        "Ala wystawia Misję „Czarny Lód” (Dok 2); płaci: Ksenon, Złoto ×12."
    )
    assert event(EN, events.CREWED, 0, GOR, 2, 1) == "Ala puts a Miner on yellow field 1 (Dock 2)."
    assert event(PL, events.COMPLETED, 1, card("MI-01")) == (
        "Misja „Czarny Lód”: wszystkie pola są zapełnione. Kartę dostaje Bartek."
    )
    assert event(EN, events.SLID, card("MI-01"), 3) == "Mission “Black Ice” slides to the second position (Dock 3)."
    assert "karta trafia na spód talii" in event(PL, events.FAILED, 0, card("MI-01"))
    assert "goes to the box" in event(EN, events.FAILED, 0, card("EK-1"))


@clause("AG-103", "AG-200", "AG-204", "AG-237")
def test_cards_read_as_a_log() -> None:
    assert event(EN, events.MARKET_FILLED, card("ZA-07")) == "Order “Spare Parts” joins the market."
    assert event(PL, events.CARD_TAKEN, 0, card("ZA-07")) == "Ala bierze Zamówienie „Części Zamienne”."
    assert event(PL, events.BOUGHT, 0, card("ZA-07")) == (
        "Ala wykupuje Zamówienie „Części Zamienne” (3 PZ; efekt: Automat)."
    )
    assert event(EN, events.BOUGHT, 0, card("ZA-07"), 4 << 8 * KS) == (
        "Ala buys Order “Spare Parts” (3 VP; effect: Automat) and pays 4 Xenon."
    )
    assert event(PL, events.BUYING_DONE, 0, 0) == "Ala nie wykupuje Zamówienia."
    assert event(PL, events.BUYING_DONE, 0, 1) == "Ala nie wykupuje kolejnego Zamówienia."
    assert event(EN, events.GIVEN_UP, 0, card("MI-14")) == "Ala gives up Mission “Golden Sand”."
    assert event(PL, events.AWARDED, 0, card("NA-1")) == "Ala zdobywa Nagrodę „Puchar Astrosztygara” (7 PZ)."
    assert event(EN, events.ACQUIRED, 0, card("BI-4"), 2 << 8 * WO) == (
        "Ala gains the Directors' Bulletin (3 VP) and pays 2 Water."
    )
    assert event(PL, events.REWARD_LOST, 0, 2) == "Zabrakło kart: Ala nie dostaje 2 kart za Ekspedycję."


@clause("AG-102", "AG-302")
@both
def test_a_card_drawn_unseen_is_named_to_its_owner_alone(texts: Words) -> None:
    named = event(texts, events.DREW, 0, card("MI-01"))
    hidden = event(texts, events.DREW_HIDDEN, 0, 0)
    assert texts["card.MI-01"] in named
    assert texts["card.MI-01"] not in hidden
    assert hidden != event(texts, events.DREW_HIDDEN, 0, 1)


# --- the table --------------------------------------------------------------------------------------


@clause("AG-302")
@both
def test_the_table_fits_a_terminal_in_every_view(texts: Words) -> None:
    for v in many_views():
        lines = SPEAKER.table(v, BOOK, texts, NAMES).split("\n")
        assert max(map(len, lines)) <= 96
        assert all(fine(line) for line in lines if line)
        assert "\N{NO-BREAK SPACE}" not in "".join(lines)


@clause("AG-023", "AG-034", "AG-039", "AG-130")
def test_the_table_shows_the_board_the_cards_and_the_docks() -> None:
    said = SPEAKER.table(view(laid_out(), 0), BOOK, EN, NAMES)
    assert "Round 3 of 8 · phase 3: actions · First Player: Ala · edition: later (player's handbook)" in said
    assert "2 --  [3 KS]  4 ZL   5 WF   6 NI   7 PA   8 any" in said
    assert "BANK (Exchange Office: Tungsten 3:1)\n  WO 20   KS 1   PL 26" in said
    assert "Water Tanks (WO)       1 GOR2·Bartek +1   2 GOR   3 GOR/AUT   4 GOR/AUT" in said
    assert "Dispatch               1 INS·Bartek   2 INS   3 INS   4 INS\n" in said
    assert "1 MI-01 Black Ice      1KS 1PL      C  [GOR] [GOR/AUT] (AUT) → 1PA" in said
    assert "1 Bartek, position 2, fails at the end of this Round: MI-03 Wet Rock" in said
    assert "  4 free\n" in said
    assert "  5 free" not in said


@clause("AG-024", "AG-025", "AG-248")
def test_the_table_shows_awards_and_zarzad_cards() -> None:
    said = SPEAKER.table(view(laid_out(), 0), BOOK, PL, NAMES)
    assert "NAGRODY (talia: 4)\n  1 NA-1 Puchar Astrosztygara  7 PZ  S, C, M" in said
    assert "EK-2 Ekspedycja na Westę  1KS 1XX  [ANY] [ANY] (ANY) → karta za kość  (pod spodem: 3)" in said
    assert "TE-3 Elektroliza Niklu  1WO 2KS 1XX  1 PZ  → 1NI  (pod spodem: 2)" in said
    assert "  Biuletyny: brak kart\n" in said


@clause("AG-203", "AG-302", "AG-303")
def test_the_table_shows_the_own_hand_and_what_everybody_knows() -> None:
    own = SPEAKER.table(view(laid_out(), 0), BOOK, EN, NAMES)
    assert "YOUR HAND\n  · MI-02 Carbon Well" in own
    flat = " ".join(own.split())
    assert "completed: Silicate Vein (S), Iron Heart (M), Hygiea Expedition (?)" in flat
    assert "effects to use: Automat (Spare Parts), Discount (Orbital Wholesaler), Free launch (Barge Fuel)" in flat
    assert "hand: Missions 1, Orders 1 · known: Rubble Pile · Awards: Golden Hammer · used Orders: Work Suits" in flat
    public = SPEAKER.table(view(laid_out(), SPECTATOR), BOOK, EN, NAMES)
    assert "YOUR HAND" not in public
    assert "Drill Bay" not in public


@clause("AG-213", "AG-214", "AG-247")
def test_the_table_follows_the_edition() -> None:
    assert "Automat: any die → AUT" in SPEAKER.table(view(laid_out(), 0), BOOK, EN, NAMES)
    earlier = SPEAKER.table(view(laid_out(edition=EARLIER), 0), BOOK, EN, NAMES)
    assert "Automat: AUT → AUT2" in earlier
    assert "edition: earlier" in earlier


@clause("AG-041", "AG-203")
@both
def test_a_whole_match_can_be_told_and_speaking_changes_nothing(texts: Words) -> None:
    match = Match("astrogornicy", seats=3, seed="words")
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
