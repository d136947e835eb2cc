"""What a decision costs and brings, before it is made: „koszt 3, masz 4 · +5 PZ · znacznik na pole 6”."""

from collections.abc import Callable
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.games.star_scrappers.model import steps
from kosmodrom.games.star_scrappers.model.actions import BASE_PLACES, COLLECT, COLOURS, MINE, SKILL, VOCABULARY
from kosmodrom.games.star_scrappers.model.values import kind_of
from kosmodrom.games.star_scrappers.model.zones import Table
from kosmodrom.games.star_scrappers.rules import mining, recruiting, scoring
from kosmodrom.games.star_scrappers.rules.cave_in import collapse_field
from kosmodrom.games.star_scrappers.rules.payments import Purse, strength, suffices
from kosmodrom.games.star_scrappers.words.cards import card_name
from kosmodrom.games.star_scrappers.words.context import Glance


def preview(glance: Glance, action: int) -> str:
    """In few words and numbers; empty where the name of the decision says it all."""
    if not glance.is_seat(glance.v.seat):
        return ""
    verb, number = VOCABULARY.split(action)
    tell = PREVIEWS.get(verb)
    return " · ".join(tell(glance, number)) if tell else ""


# --- small parts ------------------------------------------------------------------------------------


def say(glance: Glance, key: str, **parts: object) -> str:
    return glance.texts.say(f"preview.{key}", **parts)


def hand_after(glance: Glance, change: int) -> str:
    """SS-170: how full the own hand will be."""
    size = glance.t.hand_sizes[glance.v.seat] + change
    return say(glance, "hand", count=size, limit=glance.book.hand_limit)


def points(glance: Glance, more: int) -> list[str]:
    return [say(glance, "points", points=f"{more:+}".replace("-", "−"))] if more else []


def own_points(glance: Glance, crystals: list[int]) -> int:
    return sum(scoring.sheet_column(glance.t, glance.book, glance.v.seat, crystals))


def gaining(glance: Glance, t: Table) -> list[str]:
    """The own points if the table were like this, whatever they come from."""
    after = scoring.sheet_column(t, glance.book, glance.v.seat, glance.v.hand.crystals)
    return points(glance, sum(after) - own_points(glance, glance.v.hand.crystals))


def winning(glance: Glance, token: int) -> list[str]:
    """SS-198 to SS-207: the own points with one more Crystal, whatever they come from."""
    crystals = glance.v.hand.crystals
    return points(glance, own_points(glance, [*crystals, token]) - own_points(glance, crystals))


def moving(glance: Glance) -> list[str]:
    """SS-189 to SS-192: where the marker goes, and that the Mine collapses there."""
    s = glance.known_state()
    field = min(glance.t.marker + 1, glance.book.track_end)
    key = "collapse" if glance.t.marker < collapse_field(s) <= field else "marker"
    return [say(glance, key, field=field)]


def caving(glance: Glance, token: int) -> list[str]:
    if not glance.book.token_cave_in[token]:
        return []
    if mining.may_hold_marker(glance.known_state(), glance.v.seat):
        return [say(glance, "may-hold")]
    return moving(glance)


# --- actions ----------------------------------------------------------------------------------------


def _recruit(glance: Glance, place: int) -> list[str]:
    """SS-088 to SS-090: free, or one card of one of some levels."""
    mask = recruiting.prices(glance.known_state(), glance.book.level_of_place[place], glance.purse())
    if mask & 1:
        return [say(glance, "free"), hand_after(glance, 1)]
    s = glance.known_state()
    held = sorted({kind_of(card) for card in glance.v.hand.cards})
    able = [card_name(kind, glance.texts) for kind in held if recruiting.serves(s, kind, mask)]
    levels = "/".join(str(level) for level in range(1, 5) if (mask >> level) & 1)
    key = "pays-one" if len(able) == 1 else "pays-one-of"
    return [say(glance, key, level=levels, cards=", ".join(able)), hand_after(glance, 0)]


def cost(glance: Glance, price: int, have: int, purse: Purse) -> str:
    """SS-101, SS-115: the price beside what the hand holds for it; Egzoszkielet raises one card."""
    if not price:
        return say(glance, "free")
    return say(glance, "cost", price=price, have=have + purse.bonus if have else have)


def _mine(glance: Glance, place: int) -> list[str]:
    """SS-100 to SS-109: the price, what can pay it, the points, the marker."""
    token, price, purse = glance.t.mine[place], glance.mining_price(place), glance.purse()
    if token < 0:
        return []
    shade = glance.crystal_shade(place)
    have = purse.best if glance.t.wild[shade] else purse.sums[shade]
    return [cost(glance, price, have, purse), *winning(glance, token), *caving(glance, token)]


def _collect(glance: Glance, choice: int) -> list[str]:
    """SS-114 to SS-122: the price, what can pay it, the points as things are now."""
    stack, half = divmod(choice, 2)
    card = glance.t.tops[stack]
    if card < 0:
        return []
    price = glance.artifact_price(stack)
    purse = glance.purse()
    return [cost(glance, price, purse.total, purse), *owning(glance, 2 * card + half), *emptying(glance, stack)]


def owning(glance: Glance, artifact: int) -> list[str]:
    t = glance.t.copy()
    t.artifacts[glance.v.seat].append(artifact)
    return gaining(glance, t)


def emptying(glance: Glance, stack: int) -> list[str]:
    """SS-122: the last card of a stack moves the marker."""
    return [] if glance.t.artifact_stacks[stack] else moving(glance)


def _skill(glance: Glance, _: int) -> list[str]:
    return [hand_after(glance, -1)]


def _takeover(glance: Glance, owner: int) -> list[str]:
    """SS-146 to SS-155: the cards that come, the Leader that goes back, the Totem."""
    base = glance.t.bases[owner] if glance.is_seat(owner) else []
    if not base:
        return []
    seat, leader = glance.v.seat, base[-1]
    own = owner == seat
    room = glance.book.hand_limit - glance.t.hand_sizes[seat] - (1 if own else 0)
    taken = max(0, min(len(base) - 1, room))
    parts = [say(glance, "cards", cards=Count(taken)), hand_after(glance, taken + (1 if own else 0))]
    colour = glance.book.colour[leader]
    if glance.t.totems[colour] != seat:
        parts.append(say(glance, "totem", totem=glance.texts[f"colour.totem.{COLOURS[colour]}"]))
    t = glance.t.copy()
    t.totems[colour] = seat
    t.bases[owner] = base[: len(base) - 1 - taken]
    parts += gaining(glance, t)
    if not own:
        parts.append(say(glance, "leader-back", card=card_name(leader, glance.texts), seat=glance.seat(owner)))
    return parts


def _end(glance: Glance, _: int) -> list[str]:
    """SS-176 to SS-180: what the Base becomes."""
    play, base = glance.t.play, glance.t.bases[glance.v.seat]
    if not play:
        return []
    over = max(0, len(base) + len(play) - glance.book.base_limit)
    count, leader = len(base) + len(play) - over, card_name(play[-1], glance.texts)
    parts = [say(glance, "base", count=count), say(glance, "leads", card=leader)]
    if over:
        parts.append(say(glance, "leaves", cards=Count(over)))
    t = glance.t.copy()
    t.bases[glance.v.seat] = [*base, *play][over:]
    return [*parts, *gaining(glance, t)]


# --- paying and choosing ----------------------------------------------------------------------------


def _pay(glance: Glance, kind: int) -> list[str]:
    """SS-080, SS-101: how much lies ready with this card."""
    intent = glance.v.hand.intent
    if not MINE <= intent < SKILL:
        return [hand_after(glance, 0)]
    ready = glance.laid_ready() + strength(glance.known_state(), kind)
    price = price_of(glance, intent)
    is_enough = suffices(ready, glance.purse().bonus, price)
    return [say(glance, "enough" if is_enough else "ready", ready=ready, price=price)]


def price_of(glance: Glance, intent: int) -> int:
    if intent < COLLECT:
        return glance.mining_price(intent - MINE)
    return glance.artifact_price((intent - COLLECT) // 2)


def _done(glance: Glance, _: int) -> list[str]:
    """SS-101, SS-115: the payment as it lies ready, and what it brings."""
    hand = glance.v.hand
    intent = hand.intent
    if intent < 0:
        return []
    if intent < MINE:
        return [hand_after(glance, 1)]
    laid = say(glance, "laid", ready=glance.laid_ready(), price=price_of(glance, intent))
    if intent < COLLECT:
        token = glance.t.mine[intent - MINE]
        return [laid, *winning(glance, token), *caving(glance, token)]
    stack, half = divmod(intent - COLLECT, 2)
    return [laid, *owning(glance, 2 * glance.t.tops[stack] + half), *emptying(glance, stack)]


def _crystal(glance: Glance, place: int) -> list[str]:
    """SS-112: a Crystal that is taken moves no marker."""
    token = glance.t.mine[place]
    if token < 0 or glance.step in (steps.RECOLOUR, steps.SWAP):
        return []
    return winning(glance, token)


def _dock(glance: Glance, _: int) -> list[str]:
    return [hand_after(glance, 1)]


def _base(glance: Glance, choice: int) -> list[str]:
    owner, place = divmod(choice, BASE_PLACES)
    base = glance.t.bases[owner] if glance.is_seat(owner) else []
    if place >= len(base):
        return []
    t = glance.t.copy()
    t.bases[owner] = base[:place] + base[place + 1 :]
    if glance.step in (steps.ENSLAVE_LOW, steps.ENSLAVE_ANY):
        t.enslaved[glance.v.seat] = [*t.enslaved[glance.v.seat], base[place]]
        return gaining(glance, t)
    return [hand_after(glance, 1), *gaining(glance, t)]


def _card(glance: Glance, kind: int) -> list[str]:
    if glance.step != steps.ENSLAVE_OWN:
        return []
    return [*points(glance, glance.book.enslaved_points * glance.book.level[kind]), hand_after(glance, -1)]


def _move(glance: Glance, _: int) -> list[str]:
    return moving(glance)


PREVIEWS: Final[dict[str, Callable[[Glance, int], list[str]]]] = {
    "recruit": _recruit,
    "mine": _mine,
    "collect": _collect,
    "skill": _skill,
    "takeover": _takeover,
    "end": _end,
    "pay": _pay,
    "done": _done,
    "crystal": _crystal,
    "dock": _dock,
    "base": _base,
    "card": _card,
    "move-marker": _move,
}
"""What is told of each verb of the vocabulary, given its object's number; of the others their words say all."""
