"""What the own seat alone sees and does: its hand and where the rest goes, its action, amounts, secrets, memory."""

from collections import Counter
from collections.abc import Sequence

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, icon, seat_mark, section
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Words
from kosmodrom.games.posrod_gwiazd.board.effects import COIN, CRYSTAL, formula, points, words
from kosmodrom.games.posrod_gwiazd.board.faces import Faces, emblem, faces_of, objective_id
from kosmodrom.games.posrod_gwiazd.board.table import chip, race_chip
from kosmodrom.games.posrod_gwiazd.model import frames, steps
from kosmodrom.games.posrod_gwiazd.model.actions import ALL_OBJECTIVES, KINDS, LOCATION_COUNT, REACTOR_CARD
from kosmodrom.games.posrod_gwiazd.model.book import MOST_NAMED
from kosmodrom.games.posrod_gwiazd.model.effects import BID, EXCHANGE, SALVAGING, STORE_CREDITS
from kosmodrom.games.posrod_gwiazd.words.cards import credits_words, objective_phrase
from kosmodrom.games.posrod_gwiazd.words.context import Glance


def own_hand(glance: Glance) -> str:
    """PG-018: nobody else sees this; the public has none."""
    seat = glance.v.seat
    if not glance.is_seat(seat):
        return ""
    faces = faces_of(glance.book, glance.texts)
    parts = [
        offered(glance, faces),
        amounts(glance),
        acting(glance, faces),
        cards(glance, faces),
        other_hand(glance, faces),
        own_things(glance, faces),
        memory(glance, faces),
    ]
    return f'<div class="pg-own pg-own-{seat}">{"".join(parts)}</div>'


def is_mine(glance: Glance, *asking: int) -> bool:
    """Whether the own seat is asked one of some questions."""
    if glance.step not in asking:
        return False
    return glance.v.seat in glance.awaited() if glance.asks_several else glance.owner == glance.v.seat


def big_card(faces: Faces, kind: int, do: str = "", look: str = "", place: str = "") -> str:
    name = KINDS[kind]
    label = faces.labels[kind]
    return control(faces.cards[kind], label, f"pg-card {faces.looks[kind]}{look}", do, f"card:{name}", place)


# --- the hand ---------------------------------------------------------------------------------------


def cards(glance: Glance, faces: Faces) -> str:
    """PG-042, PG-043, PG-118: the hand as a row of cards, and who gets the rest."""
    texts, held = glance.texts, glance.own_cards()
    if not glance.is_held():
        return coming(glance)
    if not held and (not glance.t.year or glance.t.phase == steps.OVER):
        return ""
    hand = glance.v.hand
    picked, dropped = Counter([hand.pick]), Counter([hand.drop, *hand.staged, hand.given])
    row = []
    for at, kind in enumerate(held):
        look = ""
        if picked[kind] > 0:
            picked[kind] -= 1
            look = " is-picked"
        elif dropped[kind] > 0:
            dropped[kind] -= 1
            look = " is-dropped"
        row.append(big_card(faces, kind, meaning(glance, kind), look, f"hand-{at + 1}"))
    body = "".join(row) or f'<p class="pg-none">{escape(texts["table.none"])}</p>'
    label = escape(texts["board.your-hand"])
    head = f'<h2 class="k-heading">{label}<span>{len(held)}</span>{passing(glance, len(held))}</h2>'
    return f'<section class="pg-hand" aria-label="{label}">{head}<div class="pg-row">{body}</div></section>'


def meaning(glance: Glance, kind: int) -> str:
    """What pressing a card of the own hand means now."""
    name = KINDS[kind]
    if glance.step == steps.SWAPPING and glance.owner == glance.v.seat and glance.v.hand.given >= 0:
        return ""
    if glance.step in (steps.REMOVING, steps.SWAPPING):
        return f"card:{name}"
    if glance.step == steps.CHOOSING and glance.v.hand.pick >= 0:
        return f"card:{name}"
    return f"pick:{name}"


def passing(glance: Glance, held: int) -> str:
    """PG-040, PG-043: an arrow to the one who gets what is left."""
    seats = glance.seats()
    left = held - (2 if seats == 2 else 1)
    if left <= 0 or glance.step != steps.CHOOSING:
        return ""
    other = glance.receiver(glance.v.seat)
    name = "clockwise" if glance.t.year % 2 else "counter-clockwise"
    said = escape(glance.texts.say("board.passing", cards=Count(left), seat=glance.seat(other)))
    return f'<span class="pg-passing">{icon(f"pg-{name}")}{said}{seat_mark(other)}</span>'


def coming(glance: Glance) -> str:
    """PG-043, PG-047: the cards that wait to be taken up; nobody looks at them before the turn is over."""
    size = glance.t.packets[glance.v.seat].size()
    if not size:
        return ""
    texts = glance.texts
    backs = '<i class="pg-back"></i>' * size
    said = escape(texts.say("table.coming", cards=Count(size)))
    return f'<p class="pg-coming-cards"><span class="pg-backs" aria-hidden="true">{backs}</span>{said}</p>'


def other_hand(glance: Glance, faces: Faces) -> str:
    """PG-213: the hand that is looked at, while one card of it is taken."""
    if not is_mine(glance, steps.SWAPPING):
        return ""
    other = frames.looked_at(glance.t)
    takes = glance.v.hand.given >= 0
    row = "".join(big_card(faces, kind, f"card:{KINDS[kind]}" if takes else "") for kind in glance.known_cards(other))
    title = glance.texts.say("board.hand-of", seat=glance.seat(other))
    return section("pg-hand", title, f'<div class="pg-row">{row}</div>')


# --- the action -------------------------------------------------------------------------------------


def acting(glance: Glance, faces: Faces) -> str:
    """PG-045, PG-072, PG-076, PG-131: the revealed card, and what can be done with it."""
    seat, texts = glance.v.seat, glance.texts
    kind = glance.revealed(seat)
    if kind < 0:
        return ""
    aimed = glance.aimed() if is_mine(glance, steps.ACTING) else -1
    if aimed == REACTOR_CARD:
        shown = control(
            faces.rooms[REACTOR_CARD], texts["card.reactor"], "pg-card pg-is-reactor is-plain", zoom="card:reactor"
        )
    else:
        shown = big_card(faces, aimed if aimed >= 0 else kind)
    body = ""
    if is_mine(glance, steps.ACTING):
        body = bill(glance, aimed) if aimed >= 0 else actions(glance, faces, kind)
    return section("pg-acting", texts["board.your-card"], f'<div class="pg-row">{shown}{body}</div>')


def actions(glance: Glance, faces: Faces, kind: int) -> str:
    """The three actions, a Conflict, and what Minireen can build from the discard pile."""
    texts, book, seat = glance.texts, glance.book, glance.v.seat
    gained = glance.discard_credits(seat)
    if kind < LOCATION_COUNT:
        energy = f"<b>{book.energy[kind]}</b>{CRYSTAL}" if book.energy[kind] else ""
        first = action("build", "pg-station", f"<b>−{book.credits[kind]}</b>{COIN}{energy}", texts)
    else:
        first = action("conflict", "pg-conflict", f"<b>−{book.conflict_credits}</b>{COIN}", texts)
    shown = [
        first,
        action("reactor", "pg-reactor", f"<b>−{book.reactor_credits}</b>{COIN}", texts),
        action("discard", "pg-discarded", f"<b>+{gained}</b>{COIN}", texts),
    ]
    return f'<div class="pg-acts">{"".join(shown)}</div>{salvage(glance, faces)}'


def action(verb: str, symbol: str, price: str, texts: Words) -> str:
    name = texts[f"board.{verb}"]
    face = f'{icon(symbol)}<span>{escape(name)}</span><span class="pg-price">{price}</span>'
    return control(face, name, "pg-act", verb)


def salvage(glance: Glance, faces: Faces) -> str:
    """PG-207: once a year Minireen may build from the discard pile instead."""
    t, seat = glance.t, glance.v.seat
    race = t.races[seat]
    if race < 0 or glance.book.ability[race] != SALVAGING or t.used[seat]:
        return ""
    chips = "".join(
        control(
            f"{emblem(kind, glance.book)}<span>{escape(glance.card(kind))}</span>",
            glance.texts.say("board.salvage", card=faces.labels[kind]),
            f"pg-chip {faces.looks[kind]}",
            f"salvage:{KINDS[kind]}",
            f"card:{KINDS[kind]}",
        )
        for kind in range(LOCATION_COUNT)
        if t.discard[kind]
    )
    title = escape(glance.texts["board.salvages"])
    return (
        f'<div class="pg-salvage"><p class="k-heading">{title}</p><div class="pg-chips">{chips}</div></div>'
        if chips
        else ""
    )


def bill(glance: Glance, aimed: int) -> str:
    """PG-061, PG-062: what is paid, where the card goes, and how many crystals lie ready."""
    texts, hand, book = glance.texts, glance.v.hand, glance.book
    lines = []
    if aimed == REACTOR_CARD:
        lines.append(f"<b>−{book.reactor_credits}</b>{COIN}")
    else:
        lines.append(f"<b>−{book.credits[aimed]}</b>{COIN}")
        if book.energy[aimed]:
            lines.append(f"<b>−{book.energy[aimed]}</b>{CRYSTAL}")
    price = "".join(f"<span>{line}</span>" for line in lines)
    if hand.target < 0:
        told = texts["board.choose-cell"]
    else:
        where = glance.where(glance.v.seat, hand.target)
        told = texts.say("board.pay-at", where=where, ready=len(hand.drained), all=book.energy[aimed])
    return f'<div class="pg-bill"><p class="pg-price">{price}</p><p>{escape(told)}</p></div>'


# --- amounts ----------------------------------------------------------------------------------------


def amounts(glance: Glance) -> str:
    """PG-148, PG-155, PG-166: how many credits are laid down or paid."""
    texts, seat = glance.texts, glance.v.seat
    if is_mine(glance, steps.STORING):
        verb, most = "store", min(frames.most_stored(glance.t), MOST_NAMED[STORE_CREDITS])
    elif is_mine(glance, steps.PAYING, steps.BIDDING):
        verb, most = "pay", MOST_NAMED[BID]
    else:
        return ""
    heaps = "".join(heap(glance, verb, count) for count in range(most + 1))
    owned = escape(texts.say("board.owned", credits=credits_words(glance.t.credits[seat], texts)))
    title = escape(texts[f"board.{verb}"])
    return (
        f'<section class="pg-amounts" aria-label="{title}"><h2 class="k-heading">{title}<span>{owned}</span></h2>'
        f'<div class="pg-row">{heaps}</div></section>'
    )


def heap(glance: Glance, verb: str, count: int) -> str:
    label = glance.texts.say("board.heap", credits=credits_words(count, glance.texts))
    coins = f'<span class="pg-coins">{COIN * count}</span>' if count else ""
    return control(f"<b>{count}</b>{coins}", label, "pg-heap", f"{verb}:{count}")


# --- objectives, race, memory -----------------------------------------------------------------------


def offered(glance: Glance, faces: Faces) -> str:
    """PG-197: Qualeen keep one of the objectives they have drawn."""
    found = glance.v.hand.offered
    if not found:
        return ""
    row = "".join(
        objective_card(glance, faces, each, f"keep:{ALL_OBJECTIVES[each]}", "board.offered") for each in found
    )
    return section("pg-offered", glance.texts["board.objectives"], f'<div class="pg-row">{row}</div>')


def objective_card(glance: Glance, faces: Faces, each: int, do: str, key: str) -> str:
    effect = glance.book.objectives[each]
    face = (
        f'<span class="pg-name">{icon("pg-objective")}<span>{escape(faces.objective_name(each))}</span></span>'
        f'<span class="pg-middle"><span class="pg-art pg-versus">{faces.objective_icon(each)}</span>'
        f'<span class="pg-worth"><span class="pg-vp">{points(effect[5])}</span></span></span>'
        f"{formula([effect], timed=False)}{words(objective_phrase(each, glance.book, glance.texts))}"
    )
    label = glance.texts.say(key, objective=faces.objective_label(each))
    return control(face, label, "pg-card pg-is-objective", do, objective_id(each))


def own_things(glance: Glance, faces: Faces) -> str:
    """PG-197, PG-198, PG-210: the own secret objective and race, where something can be done with them."""
    seat, hand = glance.v.seat, glance.v.hand
    race = glance.t.races[seat]
    shown = ""
    if race >= 0 and glance.book.ability[race] == EXCHANGE:
        shown += race_chip(glance, faces, seat, "use")
    if hand.secret >= 0 and glance.t.secret < 0:
        do = "reveal" if glance.step in (steps.CLAIMING, steps.UNVEILING) else ""
        shown += objective_card(glance, faces, hand.secret, do, "table.your-secret")
    return section("pg-mine", glance.texts["board.yours"], f'<div class="pg-row">{shown}</div>') if shown else ""


def memory(glance: Glance, faces: Faces) -> str:
    """PG-018: the cards that the seat knows in other hands, because it has passed or seen them."""
    rows = []
    for seat in range(glance.seats()):
        known = glance.known_cards(seat)
        if seat == glance.v.seat or not known or is_mine(glance, steps.SWAPPING):
            continue
        rows.append(f'<div class="pg-known">{seat_mark(seat)}{known_chips(faces, known)}</div>')
    return section("pg-memory", glance.texts["board.memory"], "".join(rows)) if rows else ""


def known_chips(faces: Faces, kinds: Sequence[int]) -> str:
    return "".join(chip(faces, kind, count) for kind, count in Counter(kinds).items())
