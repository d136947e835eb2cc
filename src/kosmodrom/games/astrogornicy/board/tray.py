"""What the own seat has begun: a price, a payment with the proposal, cards to give up, a crew; nothing moved yet."""

from collections.abc import Sequence
from typing import Final

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, icon
from kosmodrom.games.astrogornicy.board.faces import Faces
from kosmodrom.games.astrogornicy.board.fields import picture, with_faces
from kosmodrom.games.astrogornicy.board.pieces import die, units
from kosmodrom.games.astrogornicy.model import actions, terms
from kosmodrom.games.astrogornicy.model.values import NOTHING
from kosmodrom.games.astrogornicy.rules import effects
from kosmodrom.games.astrogornicy.words import cards
from kosmodrom.games.astrogornicy.words.cards import units as unit_words
from kosmodrom.games.astrogornicy.words.context import Glance


def tray(glance: Glance, faces: Faces) -> str:
    """AG-277: what lies ready."""
    hand = glance.v.hand
    if hand.intent == NOTHING:
        return ""
    card = glance.begun()
    name = cards.title(card, glance.texts) if card != NOTHING else glance.texts["board.exchange"]
    body = STAGES[hand.stage](glance, faces, card)
    label = escape(glance.texts["board.tray"])
    return (
        f'<section class="ag-tray" aria-label="{label}"><h2 class="k-heading">{escape(name)}</h2>'
        f'<div class="ag-tray-body">{body}</div></section>'
    )


def line(words: str, drawn: str, look: str = "") -> str:
    """A line of the bill: what it is, and how much."""
    return f'<p class="ag-bill{look and " " + look}"><span>{escape(words)}</span>{drawn}</p>'


def amount(counts: Sequence[int], glance: Glance) -> str:
    """Units in icons, and in words for those who listen."""
    words = escape(cards.amounts(counts, glance.texts))
    return f'<span class="ag-amount" role="img" aria-label="{words}" title="{words}">{units(counts)}</span>'


def remaining(glance: Glance, laid: Sequence[int]) -> list[int]:
    stock = glance.t.stock[7 * glance.v.seat : 7 * glance.v.seat + 7]
    return [held - gone for held, gone in zip(stock, laid, strict=True)]


def pricing_offers(glance: Glance) -> tuple[bool, bool]:
    """AG-217, AG-218, AG-310: whether a free launch, and whether a discount can be declared."""
    hand, seat = glance.v.hand, glance.v.seat
    may_be_free = actions.is_launch(hand.intent) and hand.discounts == 0
    return (
        may_be_free and effects.unused(glance.t, glance.book, seat, terms.FREE_EFFECT) > 0,
        effects.unused(glance.t, glance.book, seat, terms.DISCOUNT_EFFECT) > hand.discounts,
    )


# --- stages -----------------------------------------------------------------------------------------


def _price(glance: Glance, _: Faces, __: int) -> str:
    """AG-217, AG-310: the cost; each unit of it may be taken off by a discount."""
    texts, due = glance.texts, glance.v.hand.due
    tokens = ""
    for kind, count in enumerate(due):
        if count:
            code, label = actions.UNITS[kind], texts.say("board.due", unit=unit_words(kind, count, texts))
            tokens += control(f"<b>{count}</b>{icon(f'ag-{code}')}", label, f"ag-due ag-{code}", f"discount:{code}")
    free, discounts = pricing_offers(glance)
    way = "-both" if free and discounts else "-free" if free else ""
    note = f'<p class="ag-note">{escape(texts[f"board.price-note{way}"])}</p>'
    return f'<div class="ag-dues">{tokens}</div>{note}'


def _paying(glance: Glance, _: Faces, __: int) -> str:
    """AG-272, AG-278: cost, what lies ready, what is missing, and the cheapest way with what it leaves."""
    texts, hand = glance.texts, glance.v.hand
    missing = glance.missing()
    lines = line(texts["board.cost"], amount(hand.due, glance))
    lines += line(texts["board.ready-units"], amount(hand.laid, glance))
    if sum(missing):
        lines += line(texts["board.missing"], amount(missing, glance), "is-missing")
    added = glance.added_by_proposal()
    left = remaining(glance, [one + other for one, other in zip(hand.laid, added, strict=True)])
    label = texts.say("board.proposal", units=cards.amounts(added, texts), left=cards.amounts(left, texts))
    face = (
        f'<span class="ag-cap">{icon("i-check")}{escape(texts["board.cheapest"])}</span>{units(added)}'
        f'<span class="ag-left"><small>{escape(texts["board.left"])}</small>{units(left)}</span>'
    )
    return f"{lines}{control(face, label, 'ag-proposal', 'pay:cheapest')}"


def _giving(glance: Glance, faces: Faces, card: int) -> str:
    """AG-199, AG-234, AG-240: completed cards for an Award, or a card of the hand."""
    hand, texts = glance.v.hand, glance.texts
    if hand.intent >= actions.LAUNCH:
        paid = line(texts["board.paid"], amount(hand.laid, glance))
        return f'{paid}<p class="ag-note">{escape(texts["board.give-note"])}</p>'
    cells = []
    for each in glance.t.completed[glance.v.seat]:
        given = each in hand.given
        name = faces.labels[each]
        if given:
            name = f"{name} {texts.say('board.given', card=cards.title(each, texts))}"
        face = f'{faces.type(each)}<span class="ag-name">{escape(cards.title(each, texts))}</span>'
        look = f"ag-offer{' is-given' if given else ''}"
        do = "" if given else f"give:{actions.CARDS[each]}"
        cells.append(control(face, name, look, do, faces.zoom(each)))
    wanted = line(texts["board.wanted"], faces.set(card)) if card != NOTHING else ""
    label = escape(texts["board.gives-up"])
    return f'{wanted}<div class="ag-offers" role="group" tabindex="0" aria-label="{label}">{"".join(cells)}</div>'


def _crewing(glance: Glance, faces: Faces, card: int) -> str:
    """AG-124, AG-182: dice on the yellow fields, as many as one likes."""
    hand, texts, book = glance.v.hand, glance.texts, glance.book
    seat = 6 * glance.v.seat
    cells = []
    for each in range(book.fields[card]):
        mask = book.accepts[actions.FIELDS * card + each]
        face = hand.crew[each] if each < book.yellow[card] else NOTHING
        put = seat + face if face != NOTHING else NOTHING
        if each >= book.yellow[card]:
            shown = f'<span class="ag-field is-white is-shut">{picture(mask, NOTHING)}</span>'
            cells.append(shown)
            continue
        symbol = cards.symbol_name(cards.SYMBOL_OF[mask], texts)
        state = texts.say("board.crew-die", face=cards.face_name(face, texts)) if put != NOTHING else symbol
        label = texts.say("board.crew-field", field=each + 1, state=state)
        taken = " is-taken" if put != NOTHING else ""
        do = "" if put != NOTHING else with_faces(f"crew:{each + 1}-", mask)
        cells.append(control(picture(mask, put), label, f"ag-field is-yellow{taken}", do))
    paid = line(texts["board.paid"], amount(hand.laid, glance))
    return f'<div class="ag-crew"><div class="ag-fields">{"".join(cells)}</div>{faces.earned(card)}</div>{paid}'


def _swapping(glance: Glance, _: Faces, __: int) -> str:
    """AG-133: one unit for one of another kind."""
    face = actions.face_of(glance.v.hand.intent, actions.EXCHANGE)
    note = f'<p class="ag-note">{escape(glance.texts["board.swap-note"])}</p>'
    gone = f'<span class="ag-toss is-price">{die(glance.v.seat, face)}{icon("i-cross", "ag-fate")}</span>'
    return f"{gone}{note}"


def _taking(glance: Glance, _: Faces, __: int) -> str:
    """AG-253: a card for the die."""
    face = actions.face_of(glance.v.hand.intent, actions.USE)
    note = f'<p class="ag-note">{escape(glance.texts["board.take-note"])}</p>'
    return f"{die(glance.v.seat, face)}{note}"


def _complete(glance: Glance, _: Faces, __: int) -> str:
    """AG-277: all that will happen at once."""
    hand, texts = glance.v.hand, glance.texts
    lines = line(texts["board.paid"], amount(hand.laid, glance)) if sum(hand.laid) else ""
    if hand.given:
        names = ", ".join(cards.title(each, texts) for each in hand.given)
        lines += line(texts["board.gives-up"], f"<b>{escape(names)}</b>")
    if sum(hand.laid):
        lines += line(texts["board.left"], amount(remaining(glance, hand.laid), glance))
    return lines


STAGES: Final = (_price, _paying, _giving, _crewing, _swapping, _taking, _complete)
"""How each stage of what was begun is shown."""
