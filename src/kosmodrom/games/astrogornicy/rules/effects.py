"""The single-use effects of bought Orders: AG-208 to AG-211; those that turn dice: AG-212 to AG-216, AG-220, AG-221."""

from typing import Final

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.astrogornicy.model import actions, clauses, events, terms
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.values import NOTHING, insert
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules import fields
from kosmodrom.games.astrogornicy.rules.base_questions import Move

SPECIALISTS: Final = 2
"""SPEC turns a die to one of two faces, INS or GEO."""
TURNING_EFFECTS: Final = 1 << terms.SPECIALIST | 1 << terms.AUTOMAT_EFFECT | 1 << terms.MINER_EFFECT


def unused(t: Table, book: AstroBook, seat: int, effect: int) -> int:
    """AG-204, AG-209: how many bought Orders still offer an effect."""
    count = 0
    for card in t.open_orders[seat]:
        if book.effect[card] == effect:
            count += 1
    return count


def unused_mask(t: Table, book: AstroBook, seat: int) -> int:
    """AG-209: the effects that a seat can still use."""
    mask = 0
    for card in t.open_orders[seat]:
        mask |= 1 << book.effect[card]
    return mask


def flip(s: AstroState, seat: int, effect: int) -> None:
    """AG-208, AG-210: a used Order is turned face down; among equal effects the lowest card."""
    t = s.table
    for card in t.open_orders[seat]:
        if s.book.effect[card] == effect:
            t.open_orders[seat].remove(card)
            insert(t.used_orders[seat], card)
            s.tell(events.EFFECT_USED, EVERYONE, seat, card)
            return


def turned_by(t: Table, book: AstroBook, effect: int) -> int:
    """AG-213 to AG-216: the faces that AUTOMAT or MINER can turn in this edition."""
    return book.turns_from[2 * t.edition + effect - 1]


def turned_to(t: Table, book: AstroBook, effect: int) -> int:
    """AG-213 to AG-216: the face that AUTOMAT or MINER turns them to in this edition."""
    return book.turns_to[2 * t.edition + effect - 1]


def effect_of(action: int) -> int:
    """AG-212 to AG-216: the effect that a decision uses."""
    if action < actions.AUTOMAT:
        return terms.SPECIALIST
    return terms.AUTOMAT_EFFECT if action < actions.MINER else terms.MINER_EFFECT


def face_from(action: int) -> int:
    """The face that a decision turns; SPEC names two, the others one."""
    return (
        (action - actions.SPEC) // SPECIALISTS if action < actions.AUTOMAT else actions.face_of(action, actions.AUTOMAT)
    )


def face_to(s: AstroState, action: int) -> int:
    """The face that a decision turns it to."""
    return (
        (action - actions.SPEC) % SPECIALISTS
        if action < actions.AUTOMAT
        else turned_to(s.table, s.book, effect_of(action))
    )


def dice_effect_options(t: Table, book: AstroBook, seat: int, mask: int, out: list[int]) -> None:
    """What the own Orders can turn, given the faces in the pool."""
    effects = unused_mask(t, book, seat)
    if not effects & TURNING_EFFECTS:
        return
    if effects & (1 << terms.SPECIALIST):
        for face in range(actions.SIDES):
            if (mask >> face) & 1:
                if face != terms.INS:
                    out.append(actions.SPEC + SPECIALISTS * face + terms.INS)
                if face != terms.GEO:
                    out.append(actions.SPEC + SPECIALISTS * face + terms.GEO)
    if effects & (1 << terms.AUTOMAT_EFFECT):
        fields.add_faces(out, actions.AUTOMAT, mask & turned_by(t, book, terms.AUTOMAT_EFFECT))
    if effects & (1 << terms.MINER_EFFECT):
        fields.add_faces(out, actions.MINER, mask & turned_by(t, book, terms.MINER_EFFECT))


def turn(s: AstroState, seat: int, face: int, to: int, price: int) -> None:
    """AG-064, AG-212: a die of the pool gets another face; the price is the die discarded for it, or -1."""
    s.table.pool[actions.SIDES * seat + face] -= 1
    s.table.pool[actions.SIDES * seat + to] += 1
    s.tell(events.TURNED, EVERYONE, seat, face, to, price)


class TurnDie(Move):
    """AG-212 to AG-216, AG-220: an effect turns a die of the pool; none is discarded, and it is not an action."""

    first = actions.SPEC
    beyond = actions.READY

    def add_options(self, s: AstroState, seat: int, mask: int, discounts: int, out: list[int]) -> None:
        dice_effect_options(s.table, s.book, seat, mask, out)

    def refusal(self, s: AstroState, seat: int, action: int) -> int:
        """AG-208, AG-214, AG-216, AG-220, AG-221: SPEC turns any die, the others those that their edition says."""
        t = s.table
        effect, face = effect_of(action), face_from(action)
        if unused(t, s.book, seat, effect) == 0:
            return clauses.AG_208
        if t.pool[actions.SIDES * seat + face] == 0:
            return clauses.AG_220
        if effect == terms.SPECIALIST:
            return clauses.AG_221 if face == face_to(s, action) else 0
        if (turned_by(t, s.book, effect) >> face) & 1:
            return 0
        if t.edition == terms.HANDBOOK:
            return clauses.AG_221
        return clauses.AG_214 if effect == terms.AUTOMAT_EFFECT else clauses.AG_216

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        face, to = face_from(action), face_to(s, action)
        flip(s, seat, effect_of(action))
        turn(s, seat, face, to, NOTHING)
