"""The vocabulary: everything that a seat or chance can decide, by name.

A placement names the field and the face of the die, cards go by their ids, resources and faces by their codes.
The numbers are written out so that compiled rules see constants; adding them to the vocabulary checks each one.
"""

from typing import Final

from kosmodrom.engine.vocabulary import Vocabulary

FACES: Final = ["INS", "GEO", "GOR", "AUT", "GOR2", "AUT2"]
RESOURCES: Final = ["WO", "KS", "PL", "ZL", "WF", "NI", "PA"]
UNITS: Final = [*RESOURCES, "XX"]
"""What a cost can name: a resource, or XX for any one unit."""

MISSIONS: Final = [f"MI-{number:02}" for number in range(1, 37)]
ORDERS: Final = [f"ZA-{number:02}" for number in range(1, 37)]
AWARDS: Final = [f"NA-{number}" for number in range(1, 8)]
EXPEDITIONS: Final = [f"EK-{number}" for number in range(1, 5)]
TECHNOLOGIES: Final = [f"TE-{number}" for number in range(1, 5)]
BULLETINS: Final = [f"BI-{number}" for number in range(1, 5)]
KANTORS: Final = [f"KA-{number}" for number in range(1, 5)]
PRINTED: Final = MISSIONS + ORDERS + AWARDS + EXPEDITIONS + TECHNOLOGIES + BULLETINS + KANTORS
MORE_MISSIONS: Final = [f"MI-{number}" for number in range(37, 53)]
MORE_ORDERS: Final = [f"ZA-{number}" for number in range(37, 53)]
MORE_AWARDS: Final = [f"NA-{number}" for number in range(8, 16)]
CARDS: Final = PRINTED + MORE_MISSIONS + MORE_ORDERS + MORE_AWARDS
"""All cards, the printed ones and then those that a deck may bring along; a card is its place in this list."""

FIRST_ORDER: Final = 36
FIRST_AWARD: Final = 72
FIRST_EXPEDITION: Final = 79
FIRST_TECHNOLOGY: Final = 83
FIRST_BULLETIN: Final = 87
FIRST_KANTOR: Final = 91
FIRST_MORE_MISSION: Final = 95
FIRST_MORE_ORDER: Final = 111
FIRST_MORE_AWARD: Final = 127

PRINTED_MISSIONS: Final = 36
PRINTED_ORDERS: Final = 36
PRINTED_AWARDS: Final = 7

SIDES: Final = 6
"""Faces that a die can show."""
KINDS: Final = 7
"""Kinds of resources."""
MISSION: Final = 0
ORDER: Final = 1
"""The two sorts of cards that lie in a market and a deck."""
AWARD_SLOTS: Final = 3
MINI_DECKS: Final = 3
MINI_CARDS: Final = 4
"""Expeditions, Technologies and Bulletins: a mini-deck of four cards each."""

SEATS: Final = ["0", "1", "2", "3"]
PLACES: Final = ["1", "2", "3", "4", "deck"]
"""Where a card is taken from: a place of the market, or the top of the deck."""
FROM_DECK: Final = 4
TAKES: Final = 5
"""As many are the places where a card of one sort is taken from."""
AREA_FIELDS: Final = 4
"""Fields of one basic area."""
DOCKS: Final = 5
FIELDS: Final = 5
"""Most fields of one Mission or Expedition."""

AREA: Final = 0
DISPATCH: Final = 72
REFINERY: Final = 77
DOCK: Final = 82
FIRST_PLAYER: Final = 232
AWARD: Final = 238
ACQUIRE: Final = 256
USE: Final = 328
LAUNCH: Final = 376
EXCHANGE: Final = 412
PASS: Final = 418
SACRIFICE: Final = 419
SPEC: Final = 420
AUTOMAT: Final = 432
MINER: Final = 438
READY: Final = 444
DISCARD: Final = 445
TURN: Final = 451
REROLL: Final = 487
DONE: Final = 493
DISCOUNT: Final = 494
FREE_LAUNCH: Final = 502
PAY: Final = 503
CHEAPEST: Final = 510
CREW: Final = 511
GIVE: Final = 541
SWAP: Final = 617
TAKE: Final = 666
BONUS: Final = 676
BUY: Final = 683
END: Final = 719
BUY_MORE: Final = 720
GIVE_MORE: Final = 736
LAUNCH_MORE: Final = 768
"""What is done with cards that a deck brings along comes last, so that no other decision of a seat has another number:
by its number lies in the Hand what was begun."""

DRAW: Final = 784
TOKEN: Final = 919
FIRST: Final = 926
ROLL: Final = 930
SIZE: Final = 936


def with_faces(places: list[str]) -> list[str]:
    """Each place with each face of a die."""
    return [f"{place}-{face}" for place in places for face in FACES]


NUMBERS: Final = ["1", "2", "3", "4", "5"]

VOCABULARY: Final = Vocabulary()
VOCABULARY.add(AREA, "water", with_faces(NUMBERS[:4]))
VOCABULARY.add(AREA + 24, "xenon", with_faces(NUMBERS[:4]))
VOCABULARY.add(AREA + 48, "plasteel", with_faces(NUMBERS[:4]))
VOCABULARY.add(DISPATCH, "dispatch", PLACES)
VOCABULARY.add(REFINERY, "refinery", PLACES)
VOCABULARY.add(DOCK, "dock", with_faces([f"{dock}-{field}" for dock in NUMBERS for field in NUMBERS]))
VOCABULARY.add(FIRST_PLAYER, "first-player", FACES)
VOCABULARY.add(AWARD, "award", with_faces(NUMBERS[:3]))
VOCABULARY.add(ACQUIRE, "acquire", with_faces(EXPEDITIONS + TECHNOLOGIES + BULLETINS))
VOCABULARY.add(USE, "use", with_faces(TECHNOLOGIES + BULLETINS))
VOCABULARY.add(LAUNCH, "launch", MISSIONS)
VOCABULARY.add(EXCHANGE, "exchange", FACES)
VOCABULARY.add(PASS, "pass", [])
VOCABULARY.add(SACRIFICE, "sacrifice", [])
VOCABULARY.add(SPEC, "spec", [f"{face}-{to}" for face in FACES for to in FACES[:2]])
VOCABULARY.add(AUTOMAT, "automat", FACES)
VOCABULARY.add(MINER, "miner", FACES)
VOCABULARY.add(READY, "ready", [])
VOCABULARY.add(DISCARD, "discard", FACES)
VOCABULARY.add(TURN, "turn", [f"{face}-{to}" for face in FACES for to in FACES])
VOCABULARY.add(REROLL, "reroll", FACES)
VOCABULARY.add(DONE, "done", [])
VOCABULARY.add(DISCOUNT, "discount", UNITS)
VOCABULARY.add(FREE_LAUNCH, "free-launch", [])
VOCABULARY.add(PAY, "pay", [*RESOURCES, "cheapest"])
VOCABULARY.add(CREW, "crew", with_faces(NUMBERS))
VOCABULARY.add(GIVE, "give", MISSIONS + ORDERS + EXPEDITIONS)
VOCABULARY.add(SWAP, "swap", [f"{given}-{wanted}" for given in RESOURCES for wanted in RESOURCES])
VOCABULARY.add(TAKE, "take", [f"{deck}-{place}" for deck in ("mission", "order") for place in PLACES])
VOCABULARY.add(BONUS, "bonus", RESOURCES)
VOCABULARY.add(BUY, "buy", ORDERS)
VOCABULARY.add(END, "end", [])
VOCABULARY.add(BUY_MORE, "buy", MORE_ORDERS)
VOCABULARY.add(GIVE_MORE, "give", MORE_MISSIONS + MORE_ORDERS)
VOCABULARY.add(LAUNCH_MORE, "launch", MORE_MISSIONS)
VOCABULARY.add(DRAW, "draw", CARDS)
VOCABULARY.add(TOKEN, "token", RESOURCES)
VOCABULARY.add(FIRST, "first", SEATS)
VOCABULARY.add(ROLL, "roll", FACES)


def is_mission(card: int) -> bool:
    """Whether a card is a Mission, printed or brought along."""
    return card < FIRST_ORDER or FIRST_MORE_MISSION <= card < FIRST_MORE_ORDER


def is_order(card: int) -> bool:
    """Whether a card is an Order, printed or brought along."""
    return FIRST_ORDER <= card < FIRST_AWARD or FIRST_MORE_ORDER <= card < FIRST_MORE_AWARD


def mission_card(number: int) -> int:
    """The card of a Mission, counted from the first printed one."""
    return number if number < PRINTED_MISSIONS else number - PRINTED_MISSIONS + FIRST_MORE_MISSION


def order_card(number: int) -> int:
    """The card of an Order, counted from the first printed one."""
    return number + FIRST_ORDER if number < PRINTED_ORDERS else number - PRINTED_ORDERS + FIRST_MORE_ORDER


def award_card(number: int) -> int:
    """The card of an Award, counted from the first printed one."""
    return number + FIRST_AWARD if number < PRINTED_AWARDS else number - PRINTED_AWARDS + FIRST_MORE_AWARD


def award_number(card: int) -> int:
    """The place of an Award among the Awards."""
    return card - FIRST_AWARD if card < FIRST_EXPEDITION else card - FIRST_MORE_AWARD + PRINTED_AWARDS


def launch_action(card: int) -> int:
    """The decision that launches a Mission."""
    return LAUNCH + card if card < FIRST_ORDER else LAUNCH_MORE + card - FIRST_MORE_MISSION


def buy_action(card: int) -> int:
    """The decision that buys an Order."""
    return BUY + card - FIRST_ORDER if card < FIRST_AWARD else BUY_MORE + card - FIRST_MORE_ORDER


def giveable_card(number: int) -> int:
    """The card of something that can be given up: Missions and Orders, Expeditions, then what a deck brings along."""
    if number < FIRST_AWARD:
        return number
    if number < FIRST_AWARD + MINI_CARDS:
        return number - FIRST_AWARD + FIRST_EXPEDITION
    return number - FIRST_AWARD - MINI_CARDS + FIRST_MORE_MISSION


def given_card(action: int) -> int:
    """The card that a decision `give:` names."""
    return giveable_card(action - GIVE if action < SWAP else action - GIVE_MORE + SWAP - GIVE)


def place_of(action: int, verb: int) -> int:
    """The place that a decision with a face names, counted from the first of its verb."""
    return (action - verb) // SIDES


def face_of(action: int, verb: int) -> int:
    """The face of the die that a decision names."""
    return (action - verb) % SIDES


def taken_sort(action: int) -> int:
    """MISSION or ORDER: what a decision `take:` takes."""
    return (action - TAKE) // TAKES


def taken_from(action: int) -> int:
    """The place that a decision `take:` names."""
    return (action - TAKE) % TAKES


def swap_given(action: int) -> int:
    """The kind that a decision `swap:` gives."""
    return (action - SWAP) // KINDS


def swap_wanted(action: int) -> int:
    """The kind that a decision `swap:` gets."""
    return (action - SWAP) % KINDS


def is_launch(intent: int) -> bool:
    """Whether a decision launches a Mission or an Expedition."""
    if LAUNCH <= intent < EXCHANGE or LAUNCH_MORE <= intent < DRAW:
        return True
    return ACQUIRE <= intent < ACQUIRE + SIDES * MINI_CARDS


def is_buy(intent: int) -> bool:
    """Whether a decision buys an Order."""
    return BUY <= intent < END or BUY_MORE <= intent < GIVE_MORE


def subject(intent: int) -> int:
    """The card that a decision launches, takes or buys."""
    if intent >= LAUNCH_MORE:
        return intent - LAUNCH_MORE + FIRST_MORE_MISSION
    if intent >= BUY_MORE:
        return intent - BUY_MORE + FIRST_MORE_ORDER
    if intent >= BUY:
        return intent - BUY + FIRST_ORDER
    if intent >= LAUNCH:
        return intent - LAUNCH
    return place_of(intent, ACQUIRE) + FIRST_EXPEDITION
