"""Why not: what is explained of a thing that cannot be used now, the fact before it, and the rule."""

from typing import Any

import pytest

from astrogornicy.scene import GAME, Scene, scene
from astrogornicy.spoken import EN, NAMES, PL
from clauses import clause
from kosmodrom.engine.reasons import Reason, fact, nearest
from kosmodrom.engine.words import Words
from kosmodrom.games.astrogornicy.entry import ENTRY
from kosmodrom.games.astrogornicy.model.actions import FACES, RESOURCES, VOCABULARY

RICH = "9WO 9KS 9PL 9ZL 9WF 9NI 9PA"
HAVE = "GEO GOR AUT2"
"""A pool without an Inspector, as most are."""


def faces(start: str) -> str:
    """Everything that a field for any die stands for."""
    return " ".join(f"{start}{face}" for face in FACES)


def why(s: Scene, things: str, seat: int | None = None, texts: Words = PL) -> str:
    """What a person reads who touches a thing that stands for some decisions."""
    who = s.seat if seat is None else seat
    found = []
    for name in things.split():
        action = VOCABULARY.id(name)
        number = GAME.refusal(s.s, who, action)
        assert number, f"{name} is legal"
        found.append(Reason(action, number, ENTRY.clause(number, s.s.book)))
    verbs = {VOCABULARY.verb(action) for action in GAME.legal(s.s, who)} if who in s.asked else set()
    told = nearest(found, [VOCABULARY.verb(each.action) in verbs for each in found])
    said = fact(ENTRY, GAME.view(s.s, who), s.s.book, told, GAME.actors(s.s), texts, NAMES)
    return f"{said} {told.clause.id}".strip()


# --- the thing itself comes before the die ------------------------------------------------------------


@clause("AG-232")
def test_an_award_is_explained_by_its_set_without_an_inspector_too() -> None:
    s = scene(pools=[HAVE, "GOR"], awards="NA-1 NA-2 NA-3", completed=["MI-13 EK-1"])

    assert (
        why(s, faces("award:1-"))
        == "Wymagany zestaw: S, C, M. Zrealizowane karty, które masz: S, ? (Ekspedycja). AG-232"
    )
    assert why(s, faces("award:1-"), texts=EN) == "The set: S, C, M. Your completed cards: S, ? (Expedition). AG-232"


@clause("AG-239")
def test_an_award_is_explained_by_the_die_beside_it() -> None:
    s = scene(pools=[HAVE, "GOR"], completed=["MI-13 MI-01 MI-25"], fields="award-1=1-GOR2")

    assert why(s, faces("award:1-")) == "Stoi tu kość: podwójny Górnik (Bartek). AG-239"


@clause("AG-249")
def test_a_directors_card_is_explained_by_its_cost() -> None:
    s = scene(pools=[HAVE, "GOR"], stock=["1PL 1KS 1PA"], tops="EK-1 TE-4 BI-1")

    said = "Brakuje: Plastal (masz 1), Nikiel (masz 0); na zastąpienie potrzeba jeszcze 7 innych sztuk. AG-249"
    assert why(s, faces("acquire:TE-4-")) == said


@clause("AG-119", "AG-248", "AG-244", "AG-180")
def test_a_directors_card_is_explained_by_its_mini_deck() -> None:
    rich: dict[str, Any] = {"pools": [HAVE, "GOR"], "stock": [RICH]}
    taken = scene(fields="mini-2=1-AUT", **rich)
    assert why(taken, faces("acquire:TE-1-")) == "Stoi tu kość: Automat (Bartek). AG-119"
    assert why(scene(tops="EK-1 - BI-1", **rich), faces("acquire:TE-1-")) == "AG-248"
    below = scene(tops="EK-1 TE-2 BI-1", **rich)
    assert why(below, faces("acquire:TE-1-")) == "Na wierzchu jest Technologia „Piec Wolframowy”. AG-244"
    busy = scene(docks=["MI-01 of 0: - - -", "MI-05 of 0: - - - -"], **rich)
    said = "Obie twoje Barki są zajęte: Misja „Czarny Lód”, Misja „Glinka i Sadza”. AG-180"
    assert why(busy, faces("acquire:EK-1-")) == said


@clause("AG-256", "AG-250", "AG-313")
def test_an_own_card_is_explained_by_its_field() -> None:
    s = scene(pools=[HAVE, "GOR"], owned=["TE-1", "TE-2"], fields="TE-1=0-INS")

    assert why(s, faces("use:TE-1-")) == "Stoi tu kość: Inspektor (Ala). AG-256"
    assert why(s, faces("use:TE-2-")) == "Tę kartę ma Bartek. AG-250"
    assert why(s, faces("use:TE-3-")) == "Tej karty nikt jeszcze nie ma. AG-250"


@clause("AG-114")
def test_the_first_player_field_is_explained_by_who_stands_there() -> None:
    s = scene(pools=[HAVE, "GOR"], fields="first=1-AUT2")

    assert why(s, faces("first-player:")) == "Stoi tu kość: podwójny Automat (Bartek). AG-114"


@clause("AG-020", "AG-056", "AG-078")
def test_a_field_with_a_symbol_is_explained_by_its_die_or_its_symbol() -> None:
    s = scene(pools=["GEO AUT", "GOR"], fields="water-2=1-GOR")

    assert why(s, "water:2-GOR water:2-GOR2") == "Stoi tu kość: Górnik (Bartek). AG-020"
    assert why(s, "water:1-GOR water:1-GOR2") == "Pole przyjmuje: Górnik. W puli masz: Geolog, Automat. AG-056"
    assert why(s, "water:1-AUT") == "Pole przyjmuje: Górnik. AG-078"
    mixed = scene(pools=["GEO GOR", "GOR"], docks=["EK-2 of 0: - - -"])
    assert why(mixed, "dock:1-1-AUT") == "Brakuje kości: Automat. W puli masz: Geolog, Górnik. AG-056", "others fit"


@clause("AG-056", "AG-124")
def test_a_yellow_field_is_explained_by_the_dice_that_are_still_free() -> None:
    """MI-05 has two yellow fields for a Miner or an Automat."""
    s = scene(pools=["GEO GOR", "GOR"], hands=["MI-05"], stock=["1KS 1PL"]).play("launch:MI-05", "crew:1-GOR")
    assert why(s, "crew:2-GOR crew:2-AUT") == (
        "Pole przyjmuje: Górnik lub Automat. Jeszcze wolne kości: Geolog. AG-056"
    )
    assert why(s, "crew:2-GOR crew:2-AUT", texts=EN).endswith("Dice still free: Geologist. AG-056")
    last = scene(pools=["GOR", "GOR"], hands=["MI-05"], stock=["1KS 1PL"]).play("launch:MI-05", "crew:1-GOR")
    assert why(last, "crew:2-GOR").endswith("Jeszcze wolne kości: brak. AG-056")
    assert why(last, "crew:3-GOR") == "To pole jest białe. AG-125"


@clause("AG-100", "AG-104", "AG-102", "AG-106")
def test_an_office_is_explained_by_its_fields_then_its_cards_then_the_worker() -> None:
    s = scene(pools=[HAVE, "GOR"])
    assert why(s, "dispatch:1 take:mission-1") == (
        "Brakuje kości: Inspektor. W puli masz: Geolog, Górnik, podwójny Automat. AG-100"
    )
    full = scene(pools=[HAVE, "GOR"], fields="dispatch=1-INS dispatch=1-INS dispatch=1-INS")
    assert why(full, "dispatch:1 take:mission-1") == "Wolnych pól: 0 z 3. AG-104"
    gap = scene(pools=[HAVE, "GOR"], missions="MI-01 - MI-03 MI-04", decks=(0, None))
    assert why(gap, "dispatch:2 take:mission-2") == "To miejsce jest puste. AG-102"
    assert why(gap, "dispatch:deck take:mission-deck") == "Ta talia jest pusta. AG-102"
    bare = scene(pools=[HAVE, "GOR"], missions="- - - -", decks=(0, None))
    assert why(bare, "dispatch:2 take:mission-2") == "Kart tego rodzaju już nie ma. AG-106"
    assert why(bare, "dispatch:2 take:mission-2", texts=EN) == "There are no more cards of this kind. AG-106"


@clause("AG-102", "AG-189", "AG-254")
def test_a_card_for_a_bulletin_or_an_expedition_is_explained_by_its_place() -> None:
    """AG-106 speaks of dice for Dispatch and the Refinery alone."""
    gone: dict[str, Any] = {"order_market": "- - - -", "decks": (None, 0)}
    taking = scene(pools=["INS", "GOR"], owned=["BI-1"], **gone).play("use:BI-1-INS")
    reward = scene(phase="settling", docks=["EK-2 of 0: 0-INS 0-GOR 0-GOR"], **gone)
    for s in (taking, reward):
        assert why(s, "refinery:1 take:order-1") == "To miejsce jest puste. AG-102"
        assert why(s, "refinery:deck take:order-deck") == "Ta talia jest pusta. AG-102"


@clause("AG-039", "AG-108")
def test_a_field_that_is_not_there_is_explained_by_the_dock() -> None:
    s = scene(pools=[HAVE, "GOR"], docks=["MI-01 of 0: - - -"])

    assert why(s, "dock:4-1-GOR") == "Dostępnych Doków: 3. AG-039"
    assert why(s, "dock:2-1-GOR") == "W tym Doku nie ma karty. AG-108"
    assert why(s, "dock:1-4-GOR") == "Ta karta nie ma pola 4. AG-108"


# --- what was begun -----------------------------------------------------------------------------------


THINGS = ("water:1-GOR water:1-GOR2", faces("award:1-"), "dispatch:1 take:mission-1", "pass", "launch:MI-01 give:MI-01")


@clause("AG-315")
@pytest.mark.parametrize("thing", THINGS)
def test_in_the_middle_of_a_launch_everything_else_waits(thing: str) -> None:
    s = scene(pools=["INS INS GOR", "GOR"], hands=["MI-05 MI-01"], stock=["2KS 2PL"]).play("launch:MI-05")

    assert why(s, thing) == "Zaczęte wystawienie: Misja „Glinka i Sadza”. AG-315"
    assert why(s, thing, texts=EN) == "You have begun to launch: Mission “Clay and Soot”. AG-315"


@clause("AG-315")
def test_what_was_begun_is_named() -> None:
    s = scene(pools=["INS INS GOR", "GOR"]).play("sacrifice")
    assert why(s, "pass") == "Zaczęte poświęcenie kości. AG-315"
    assert why(s.play("discard:INS"), "pass") == "Zaczęte poświęcenie kości: Inspektor. AG-315"

    buying = scene(phase="buying", hands=["ZA-34 MI-14"], stock=[RICH]).play("buy:ZA-34")
    assert why(buying, "end") == "Zaczęty wykup: Zamówienie „Tarcza Radiacyjna”. AG-315"

    things: dict[str, Any] = {"pools": ["INS GOR2", "GOR"], "stock": [RICH], "owned": ["BI-2"]}
    exchange = scene(**things).play("exchange:GOR2")
    assert why(exchange, "water:1-GOR") == "Zaczęta wymiana surowca za kość: podwójny Górnik. AG-315"
    use = scene(**things).play("use:BI-2-INS")
    assert why(use, "water:1-GOR") == "Zaczęte użycie: Biuletyn Związkowy. AG-315"
    award = scene(completed=["MI-13 MI-01 MI-25"], **things).play("award:1-INS")
    assert why(award, "water:1-GOR") == "Zaczęte zdobywanie: Nagroda „Puchar Astrosztygara”. AG-315"
    acquire = scene(**things).play("acquire:TE-1-INS")
    assert why(acquire, "water:1-GOR") == "Zaczęty zakup: Technologia „Separator Złota”. AG-315"


# --- when -------------------------------------------------------------------------------------------


@clause("AG-069", "AG-059", "AG-220")
def test_who_has_confirmed_reads_that_it_is_too_late_to_change_dice() -> None:
    s = scene(phase="changing", pools=["INS INS", "GOR GOR"], orders=["ZA-07"]).play("ready", seat=0)

    now = "Trwa faza 2: rzut kośćmi. Teraz decyduje: Bartek."
    assert why(s, "sacrifice", 0) == f"{now} AG-069"
    assert why(s, faces("automat:"), 0) == f"{now} AG-220"
    assert why(s, "reroll:INS", 0) == f"{now} AG-059"


@clause("AG-061")
def test_several_who_decide_are_spoken_of_as_several() -> None:
    s = scene(seats=3, phase="changing", pools=["GOR GOR", "GOR GOR", "GOR GOR"]).play("ready", seat=0)

    assert why(s, "pass", 0) == "Trwa faza 2: rzut kośćmi. Teraz decydują: Bartek, Celina. AG-061"
    phase = "This is phase 2: rolling the dice."
    assert why(s, "pass", 0, texts=EN) == f"{phase} Still deciding: Bartek, Celina. AG-061"


@clause("AG-018", "AG-124", "AG-312")
def test_what_belongs_to_something_else_is_told_to_be_out_of_time() -> None:
    s = scene(pools=[HAVE, "GOR"])

    assert why(s, "take:mission-1") == "Teraz nie bierzesz karty za Biuletyn ani za Ekspedycję. AG-018"
    assert why(s, "crew:1-GOR") == "Teraz niczego nie wystawiasz. AG-124"
    assert why(s, "end") == "Teraz trwa faza 3: akcje. AG-312"


@clause("AG-063", "AG-064", "AG-072")
def test_dice_wait_for_a_sacrifice_that_can_be_announced() -> None:
    die = "discard:GOR " + faces("turn:GOR-") + " reroll:GOR"
    first = "Zacznij od decyzji „Poświęć kość, aby zmienić inne”."
    for phase in ("changing", "acting"):
        two = scene(phase=phase, pools=["GOR AUT", "GOR"])
        assert why(two, die) == f"{first} AG-063"
        assert why(two, "turn:GOR-INS") == f"{first} AG-064"
        last = scene(phase=phase, pools=["GOR", "GOR"])
        assert why(last, die) == "W puli masz 1 kość. AG-072"
        assert why(last, "turn:GOR-INS") == "W puli masz 1 kość. AG-072"


@clause("AG-133", "AG-042")
def test_the_bank_is_explained_by_the_exchange() -> None:
    bank = "bonus:WO " + " ".join(f"swap:{given}-WO" for given in RESOURCES if given != "WO")
    own = "pay:WO " + " ".join(f"swap:WO-{wanted}" for wanted in RESOURCES if wanted != "WO")
    s = scene(pools=[HAVE, "GOR"], stock=["1WO 1KS"])
    first = "Najpierw wybierz w Kantorze kość, którą odrzucisz za wymianę. AG-133"
    assert [why(s, bank), why(s, own)] == [first, first]

    assert why(s, "pay:PL swap:PL-PL swap:PL-WO") == "Nie masz surowca: Plastal. Masz: Woda, Ksenon. AG-133"
    assert why(s, "swap:PL-WO swap:ZL-WO") == first, "in the bank, whatever one has"
    assert why(scene(pools=[HAVE, "GOR"]), "swap:PL-PL swap:PL-WO") == "Nie masz żadnych surowców. AG-133"


@clause("AG-042", "AG-121", "AG-206", "AG-149")
def test_the_phase_is_named() -> None:
    buying = scene(phase="buying", hands=["ZA-07 MI-01"], stock=["1WO"])
    now = "Teraz trwa faza 5: wykupywanie Zamówień"
    assert why(buying, "water:1-GOR") == f"{now}, a to należy do fazy 3. AG-042"
    assert why(buying, "launch:MI-01 give:MI-01") == f"{now}. AG-121"
    assert why(buying, "bonus:WO") == "Teraz trwa Runda 1, faza 5: wykupywanie Zamówień. AG-149"
    assert why(buying, "pay:WO") == "Teraz za nic nie płacisz. AG-277"
    assert (
        why(scene(pools=[HAVE, "GOR"], hands=["ZA-07"]), "buy:ZA-07 give:ZA-07") == "Teraz trwa faza 3: akcje. AG-206"
    )


@clause("AG-042", "AG-206", "AG-277", "AG-310")
def test_while_others_decide_the_rule_is_the_one_that_would_still_forbid_it() -> None:
    """A die is never put down in phase 5, whoever's turn it is; an Order is bought when the turn comes."""
    hands = ["ZA-07", "ZA-13 MI-01"]
    buying = scene(phase="buying", hands=hands, stock=[RICH, RICH], completed=["", "MI-13"])
    others = "Teraz decyduje: Ala."
    phase_5 = "Trwa faza 5: wykupywanie Zamówień."
    assert why(buying, "xenon:1-AUT xenon:1-AUT2", 1) == f"{phase_5} {others} AG-042"
    assert why(buying, "launch:MI-01 give:MI-01", 1) == f"{phase_5} {others} AG-121"
    assert why(buying, "buy:ZA-13 give:ZA-13", 1) == f"{others} AG-197"
    assert why(buying, "give:MI-13", 1) == f"{others} AG-233"
    assert why(buying.play("end"), "buy:ZA-07 give:ZA-07", 0) == f"{phase_5} Teraz decyduje: Bartek. AG-312"
    for_nothing = why(buying, "pay:WO", 0), why(buying, "discount:WO", 0)
    assert for_nothing == tuple(f"{phase_5} Teraz decyduje: Bartek. {rule}" for rule in ("AG-277", "AG-310"))
    rolling = scene(phase="changing", pools=["GOR GOR", "GOR GOR"], hands=hands).play("ready", seat=1)
    assert why(rolling, "buy:ZA-13 give:ZA-13", 1) == f"Trwa faza 2: rzut kośćmi. {others} AG-206"
    acting = scene(pools=["GOR", "GOR"], hands=hands)
    assert why(acting, "buy:ZA-13 give:ZA-13", 1) == f"Trwa faza 3: akcje. {others} AG-206"
    assert why(acting, "launch:MI-01 give:MI-01", 1) == f"{others} AG-085"


@clause("AG-187", "AG-151", "AG-147", "AG-042")
def test_while_others_are_rewarded_the_rule_is_the_player_order_or_the_phase() -> None:
    settling = "Trwa faza 4: rozliczanie Misji."
    reward = scene(phase="settling", docks=["EK-2 of 0: 0-INS 1-GOR 0-GOR"])
    assert why(reward, "dispatch:1 take:mission-1", 1) == "Teraz decyduje: Ala. AG-187"
    assert why(reward, "water:1-GOR", 1) == f"{settling} Teraz decyduje: Ala. AG-042"
    alone = scene(phase="settling", docks=["EK-2 of 0: 0-INS 0-GOR 0-GOR"])
    assert why(alone, "dispatch:1 take:mission-1", 1) == f"{settling} Teraz decyduje: Ala. AG-042", (
        "no card will be Bartek's"
    )
    two = scene(phase="settling", docks=["EK-2 of 0: 0-INS 0-GOR 0-GOR", "EK-1 of 0: 0-INS 0-GOR 0-GOR 1-GOR"])
    assert why(two, "dispatch:1 take:mission-1", 1) == "Teraz decyduje: Ala. AG-187", "the next Expedition has a die"
    bonus = scene(phase="settling", round=8, docks=["MI-01 of 0: 0-GOR - -"])
    assert why(bonus, "swap:KS-WO bonus:WO", 1) == "Teraz decyduje: Ala. AG-147", "Bartek has no dice there"
    shared = scene(phase="settling", round=8, docks=["MI-01 of 0: 0-GOR 1-AUT -"])
    assert why(shared, "swap:KS-WO bonus:WO", 1) == "Teraz decyduje: Ala. AG-151"
    assert why(bonus, "water:1-GOR", 1) == f"{settling} Teraz decyduje: Ala. AG-042"


# --- cards --------------------------------------------------------------------------------------------


@clause("AG-233", "AG-241", "AG-199")
def test_a_completed_card_is_given_up_for_an_award_by_its_owner() -> None:
    s = scene(pools=[HAVE, "GOR"], hands=["MI-02"], completed=["MI-13", "MI-14"])

    assert why(s, "give:MI-13") == "Teraz nie zdobywasz żadnej Nagrody. AG-233"
    assert why(s, "give:MI-14") == "Tę kartę ma Bartek. AG-241"
    assert why(s, "give:MI-02") == "Teraz nie wykupujesz Zamówienia, które tego wymaga. AG-199"

    claiming = scene(pools=["INS", "GOR"], completed=["MI-13 MI-01 MI-25"]).play("award:1-INS")
    elsewhere = "Tej karty nie ma wśród twoich zrealizowanych Misji i Ekspedycji. AG-241"
    assert why(claiming, "give:MI-02 launch:MI-02") == elsewhere


@clause("AG-198", "AG-199")
def test_an_order_is_explained_by_what_is_lacking() -> None:
    s = scene(phase="buying", hands=["ZA-13 ZA-34"], stock=["1PL 1NI 3WO"])
    assert why(s, "buy:ZA-13 give:ZA-13") == (
        "Brakuje: Nikiel (masz 1); na zastąpienie potrzeba jeszcze 1 innej sztuki. AG-198"
    )
    alone = scene(phase="buying", hands=["ZA-34"], stock=[RICH])
    assert why(alone, "buy:ZA-34 give:ZA-34") == "Na ręce nie masz innej karty. AG-199"


@clause("AG-199", "AG-201", "AG-233")
def test_a_completed_card_cannot_be_given_up_for_an_order() -> None:
    hands, completed = ["ZA-34 MI-14"], ["MI-13", "EK-1"]
    s = scene(phase="buying", hands=hands, completed=completed, stock=[RICH])
    assert why(s, "give:MI-13") == "Teraz trwa faza 5: wykupywanie Zamówień, a to należy do fazy 3. AG-233"
    s.play("buy:ZA-34")
    assert why(s, "give:MI-13") == "AG-201"
    assert why(s, "done") == "Żadna karta nie jest jeszcze wybrana. AG-199"
    assert why(s, "done", texts=EN) == "No card is chosen yet. AG-199"
    assert why(s, "give:EK-1") == "Tę kartę ma Bartek. AG-199"


@clause("AG-132", "AG-127", "AG-129")
def test_a_launch_is_explained_by_what_is_lacking() -> None:
    poor = scene(pools=[HAVE, "GOR"], hands=["MI-05"])
    assert why(poor, "launch:MI-05 give:MI-05").startswith("Brakuje: Ksenon (masz 0), Plastal (masz 0); ")
    two = ["MI-01 of 0: - - -", "MI-03 of 0: - - -"]
    busy = scene(pools=[HAVE, "GOR"], hands=["MI-05"], docks=two, stock=[RICH])
    assert why(busy, "launch:MI-05") == "Obie twoje Barki są zajęte: Misja „Czarny Lód”, Misja „Mokra Skała”. AG-127"
    docks = ["MI-01 of 1: - - -", "MI-03 of 1: - - -", "MI-04 of 0: - - -"]
    full = scene(pools=[HAVE, "GOR"], hands=["MI-05"], docks=docks, stock=[RICH])
    assert why(full, "launch:MI-05") == "Wolnych Doków: 0 z 3. AG-129"
    assert why(poor, "launch:MI-07") == "Tej karty nie masz na ręce. AG-120"


@clause("AG-197", "AG-246")
def test_a_card_that_is_not_there_is_told_to_be_elsewhere() -> None:
    buying = scene(phase="buying", hands=["ZA-13"], stock=[RICH])
    assert why(buying, "buy:ZA-34") == "Tej karty nie masz na ręce. AG-197"
    things: dict[str, Any] = {"pools": [HAVE, "GOR"], "stock": [RICH], "edition": "earlier"}
    s = scene(owned=["", "TE-2"], **things)
    assert why(s, faces("acquire:TE-2-")) == "Tę kartę ma Bartek. AG-246"
    sent = scene(docks=["EK-1 of 1: - - - -"], tops="EK-2+EK-3 TE-1 BI-1", **things)
    assert why(sent, faces("acquire:EK-1-")) == "W minitalii nie ma już tej karty. AG-246"


@clause("AG-310", "AG-277", "AG-198")
def test_a_price_is_explained_by_what_lowers_it() -> None:
    idle = scene(pools=[HAVE, "GOR"], orders=["ZA-20"])
    assert why(idle, "discount:WO discount:KS") == "Teraz za nic nie płacisz. AG-310"

    buying = scene(phase="buying", hands=["ZA-13"], orders=["ZA-20"], stock=["1PL 1NI 3WO"]).play("buy:ZA-13")
    lacking = "Brakuje: Nikiel (masz 1); na zastąpienie potrzeba jeszcze"
    assert why(buying, "done") == f"{lacking} 1 innej sztuki. AG-198"
    assert why(buying, "free-launch") == "AG-226", "nothing is launched"
    poor = scene(phase="buying", hands=["ZA-13"], orders=["ZA-20"], stock=["1PL 1NI 2WO"]).play("buy:ZA-13")
    after = "Z tą „Zniżką” nadal brakuje: Nikiel (masz 1); na zastąpienie potrzeba jeszcze"
    assert why(poor, "discount:PL") == f"{after} 1 innej sztuki. AG-198"
    settled = buying.play("discount:NI")
    assert why(settled, "free-launch") == "AG-226"
    assert why(settled, "discount:PL") == "Cena jest już ustalona. AG-310"


@clause("AG-315", "AG-310")
def test_a_unit_is_not_laid_before_the_price_is_settled_nor_after_the_payment() -> None:
    own = "pay:KS swap:KS-KS swap:KS-WO"
    s = scene(pools=["INS GOR", "GOR"], hands=["MI-05"], orders=["ZA-20"], stock=["2KS 1PL"]).play("launch:MI-05")
    assert why(s, own) == "Najpierw użyj efektu, który obniży cenę, albo wybierz „Zapłać”. AG-315"
    assert why(s.play("done"), own) == "Zapłata jest już przygotowana: Ksenon, Plastal. AG-315"
    free = scene(pools=["INS GOR", "GOR"], hands=["MI-05"], orders=["ZA-25"], stock=["2KS"]).play(
        "launch:MI-05", "free-launch"
    )
    assert why(free, own) == "Zaczęte wystawienie: Misja „Glinka i Sadza”. AG-315"


@clause("AG-311")
def test_a_unit_too_many_is_named() -> None:
    """BI-1 costs 1WO 1KS 1PL. Three Gold, which is promoted, or any four would go for the Water: after 1NI 2ZL a third
    Gold would be one too many."""
    s = scene(pools=["INS", "GOR"], kantor="KA-2", tops="EK-1 TE-1 BI-1", stock=["1KS 1PL 3ZL 3NI 3PA"])
    s.play("acquire:BI-1-INS", "pay:NI", "pay:ZL", "pay:ZL")
    assert why(s, "pay:ZL swap:ZL-ZL swap:ZL-WO") == (
        "Do tej zapłaty nie możesz dołożyć więcej tego surowca (Złoto). AG-311"
    )
    assert why(s, "done") == "Zapłata nie jest jeszcze pełna. AG-277"


@clause("AG-214", "AG-216")
def test_in_the_earlier_edition_an_effect_is_explained_by_the_single_face_it_turns() -> None:
    s = scene(edition="earlier", pools=["INS GOR2", "GOR"], orders=["ZA-13 ZA-07"])
    pool = "W puli masz: Inspektor, podwójny Górnik."
    assert why(s, faces("miner:")) == f"Brakuje kości: Górnik. {pool} AG-216"
    assert why(s, faces("automat:")) == f"Brakuje kości: Automat. {pool} AG-214"
    single = scene(edition="earlier", pools=["INS GOR", "GOR"], orders=["ZA-13"])
    assert why(single, "miner:INS") == "Ta kość ma inną ściankę: Inspektor. AG-216"


@clause("AG-133", "AG-136", "AG-135")
def test_an_exchange_is_explained_by_what_there_is_on_both_sides() -> None:
    s = scene(pools=[HAVE, "GOR"], stock=["2WF"], bank="0PA").play("exchange:GEO")

    bank = "Nie masz co za to oddać, bo masz tylko ten sam surowiec: Wolfram. AG-133"
    assert why(s, "swap:WO-WF swap:KS-WF") == bank
    assert why(s, "pay:WO swap:WO-WO swap:WO-KS") == "Nie masz surowca: Woda. Masz: Wolfram ×2. AG-133"
    assert why(s, "swap:WO-PA swap:WF-PA") == "W banku nie ma surowca: Pallad. AG-136"
    assert why(s, "swap:WF-WF") == "AG-135"


@clause("AG-073", "AG-070", "AG-221", "AG-208")
def test_changes_of_dice_are_explained_by_the_dice() -> None:
    s = scene(pools=["INS GOR", "GOR"], orders=["ZA-07"])
    assert why(s, "automat:AUT") == "Brakuje kości: Automat. W puli masz: Inspektor, Górnik. AG-220"
    assert why(s, "miner:INS") == "Nie masz niewykorzystanego efektu „Górnik”. AG-208"
    same = scene(pools=["AUT", "GOR"], orders=["ZA-07"])
    assert why(same, faces("automat:")) == "Ta kość już pokazuje: Automat. AG-221"

    paid = s.play("sacrifice", "discard:INS")
    assert why(paid, "reroll:INS") == "Tę kość (Inspektor) właśnie poświęcasz. AG-073"
    assert why(paid, "reroll:AUT") == "Brakuje kości: Automat. W puli masz: Inspektor, Górnik. AG-070"
    assert why(paid, "turn:GOR-GOR") == "Ta kość już pokazuje: Górnik. AG-306"
    assert why(paid, "done") == "Żadna kość nie jest jeszcze wybrana. AG-075"


@clause("AG-058", "AG-065", "AG-070", "AG-073")
def test_dice_that_are_chosen_already_are_in_the_pool() -> None:
    free = scene(phase="rolling", pools=["INS GOR GOR", "GOR"]).play("reroll:GOR")
    assert why(free, "reroll:AUT") == "Brakuje kości: Automat. W puli masz: Inspektor, Górnik ×2. AG-058"
    free.play("reroll:GOR")
    chosen = "Ta kość (Górnik) jest już wybrana, a następnej takiej nie masz."
    assert why(free, "reroll:GOR") == f"{chosen} AG-058"
    assert why(free, "reroll:GOR", texts=EN) == (
        "This die (Miner) is chosen already, and you have no further one like it. AG-058"
    )

    paid = scene(pools=["INS GOR GOR AUT", "GOR"]).play("sacrifice", "discard:INS", "reroll:GOR", "reroll:GOR")
    assert why(paid, "reroll:GOR") == f"{chosen} AG-070"
    assert why(paid, "reroll:GEO") == "Brakuje kości: Geolog. W puli masz: Inspektor, Górnik ×2, Automat. AG-070"
    assert why(paid, "turn:AUT-GEO") == "Wybierasz już kości do przerzutu. AG-065"
    alike = scene(pools=["GOR GOR AUT", "GOR"]).play("sacrifice", "discard:GOR", "reroll:GOR")
    assert why(alike, "reroll:GOR") == f"{chosen} AG-073"
