"""What a die of the own pool serves: all decisions in which it takes part, for the page to light up."""

from kosmodrom.games.astrogornicy.model import actions, terms
from kosmodrom.games.astrogornicy.model.values import NOTHING
from kosmodrom.games.astrogornicy.words.context import Glance


def picks(glance: Glance, face: int) -> str:
    """AG-078 to AG-083: fields, cards, the exchange and effects that a die of this face could be used for."""
    code = actions.FACES[face]
    found = [f"{start}{code}" for start in (*board_fields(glance, face), *card_fields(glance), "exchange:")]
    if face == terms.INS:
        found += [f"dispatch:{place}" for place in actions.PLACES]
    if face == terms.GEO:
        found += [f"refinery:{place}" for place in actions.PLACES]
    found += [f"spec:{code}-{to}" for to in actions.FACES[:2]]
    found += [f"{verb}:{code}" for verb in ("automat", "miner")]
    return " ".join(found)


def board_fields(glance: Glance, face: int) -> list[str]:
    """Free fields of the areas and in the Docks that show its symbol, and the First Player field."""
    t, book = glance.t, glance.book
    found = [
        f"{terms.AREAS[at // 4]}:{at % 4 + 1}-"
        for at in range(len(t.areas))
        if t.areas[at] == NOTHING and (book.area_accepts[at] >> face) & 1
    ]
    for dock, card in enumerate(t.dock_cards):
        if card == NOTHING:
            continue
        for each in range(book.fields[card]):
            if glance.die(dock, each) == NOTHING and (book.accepts[actions.FIELDS * card + each] >> face) & 1:
                found.append(f"dock:{dock + 1}-{each + 1}-")
    return [*found, "first-player:"]


def card_fields(glance: Glance) -> list[str]:
    """AG-083: free fields beside Awards and mini-decks, and on own cards."""
    t = glance.t
    found = [f"award:{slot + 1}-" for slot, put in enumerate(t.award_dice) if put == NOTHING]
    for mini, put in enumerate(t.mini_dice):
        found += [f"acquire:{actions.CARDS[card]}-" for card in t.minis[mini] if put == NOTHING]
    own = glance.v.seat
    for at, owner in enumerate(t.card_owners):
        if owner == own and t.card_dice[at] == NOTHING:
            found.append(f"use:{actions.CARDS[actions.FIRST_TECHNOLOGY + at]}-")
    return found + [f"crew:{each + 1}-" for each in range(actions.FIELDS)]
