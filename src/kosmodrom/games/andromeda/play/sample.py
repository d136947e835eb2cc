"""A whole state that a seat cannot tell from the real one (AN-014, AN-015).

What a seat knows of hands and of the personal deck stands in its view: the cards that it has seen in their places, and
rumours, the cards that it knows to be among those that another seat has sorted in secret. What is unknown is spread
evenly over all places that it may be in.
"""

from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.pile import HIDDEN, Pile
from kosmodrom.games.andromeda.model import steps
from kosmodrom.games.andromeda.model.state import AndromedaState, AndromedaView
from kosmodrom.games.andromeda.model.zones import Hand, Table, Vault, empty_hand, empty_vault
from kosmodrom.games.andromeda.rules.memory import SORTING


def sample(v: AndromedaView, luck: Luck) -> AndromedaState:
    """Fill the hidden places with what the seat has not seen, as likely as chance says."""
    t = v.table.copy()
    seats = len(t.pool)
    hands = [v.hand.copy() if seat == v.seat else empty_hand() for seat in range(seats)]
    vault = empty_vault(v.book)
    spread_tasks(t, vault, luck)
    spread_races(v, t, hands, vault, luck)
    for room in range(11):
        in_play = seats > 2 or v.book.room_two_seats[room]
        vault.rooms[room] = 1 if in_play and t.where[room] < 0 else 0
    for seat in range(seats):
        if seat != v.seat and (t.ready >> seat) & 1:
            hands[seat].choice = secret_choice(t, hands[seat], seat, luck)
    return AndromedaState(seats, v.book, t, hands, vault)


def piles_of(t: Table) -> list[Pile]:
    """The personal deck and all hands."""
    return t.personal + t.held


def spread_tasks(t: Table, vault: Vault, luck: Luck) -> None:
    """Rumours to a hidden place of their sorting, other unknown cards anywhere; the rest are the unseen decks."""
    unknown = [1] * len(vault.tasks)
    for tasks in t.completed:
        for task in tasks:
            unknown[task] = 0
    for task in t.general:
        unknown[task] = 0
    for pile in piles_of(t):
        for task in pile.tail:
            if task != HIDDEN:
                unknown[task] = 0
    for row in t.rumours:
        unknown[row[0]] = 0
        place_rumour(t, row[0], row[2], luck)
    strangers = [task for task in range(len(unknown)) if unknown[task]]
    luck.shuffle(strangers)
    for pile in piles_of(t):
        for place in range(len(pile.tail)):
            if pile.tail[place] == HIDDEN:
                pile.tail[place] = strangers.pop()
    for task in strangers:
        vault.tasks[task] = 1


def place_rumour(t: Table, card: int, sorting: int, luck: Luck) -> None:
    """A card goes to one of the hidden places of its sorting, each equally likely."""
    places = 0
    for pile in piles_of(t):
        for place in range(len(pile.tail)):
            if pile.tail[place] == HIDDEN and pile.knowers[place] // SORTING == sorting:
                places += 1
    chosen = luck.below(places)
    for pile in piles_of(t):
        for place in range(len(pile.tail)):
            if pile.tail[place] == HIDDEN and pile.knowers[place] // SORTING == sorting:
                if chosen == 0:
                    pile.tail[place] = card
                chosen -= 1


def spread_races(v: AndromedaView, t: Table, hands: list[Hand], vault: Vault, luck: Luck) -> None:
    """AN-034: the face-down race cards of the others."""
    strangers = [race for race in range(8) if race not in t.races and race not in v.hand.races]
    luck.shuffle(strangers)
    for seat in range(len(hands)):
        if seat != v.seat:
            for _ in range(t.race_cards[seat]):
                hands[seat].races.append(strangers.pop())
    for race in strangers:
        vault.races[race] = 1


def secret_choice(t: Table, hand: Hand, seat: int, luck: Luck) -> int:
    """AN-035, AN-044: what another seat has chosen could be either card."""
    step = t.agenda.step()
    if step == steps.CHOOSE_RACE:
        return hand.races[luck.below(len(hand.races))]
    if step == steps.CHOOSE_TASK:
        return t.held[seat].tail[luck.below(len(t.held[seat].tail))]
    return -1
