"""The words on cards: names, costs, and texts that are made from the numbers and effects in the book."""

from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Words
from kosmodrom.games.astrogornicy.model import actions, terms
from kosmodrom.games.astrogornicy.model.book import AstroBook

NAME: Final = "name"
ACCUSATIVE: Final = "accusative"
"""„wystawia Misję”"""
LOCATIVE: Final = "locative"
"""„na Misji”"""

SORT_NAMES: Final = ("mission", "order", "award", "expedition", "technology", "bulletin", "kantor")
SORTS: Final = dict(zip(("MI", "ZA", "NA", "EK", "TE", "BI", "KA"), SORT_NAMES, strict=True))
"""The sorts of cards, by the letters of their ids."""

SYMBOL_OF: Final = {mask: symbol for symbol, mask in terms.SYMBOLS.items()}
"""What a field shows, by the mask of faces that it accepts."""
ANY_UNIT: Final = 7
"""The place of XX in a cost."""


def sentence(phrase: str) -> str:
    return f"{phrase[0].upper()}{phrase[1:]}"


# --- what things are called -------------------------------------------------------------------------


def sort_of(card: int) -> str:
    """Which sort of card it is: mission, order, award, expedition, technology, bulletin or kantor."""
    return SORTS[actions.CARDS[card][:2]]


def card_name(card: int, texts: Words, case: str = NAME) -> str:
    """„Misja „Czarny Lód””, „Ekspedycję na Ceres”: the sort and the name, in a case."""
    plain = texts[f"card.{actions.CARDS[card]}"]
    inflected = texts.texts.get(f"card.{case}.{actions.CARDS[card]}", plain)
    return texts.say(f"sort.{case}.{sort_of(card)}", card=inflected)


def title(card: int, texts: Words) -> str:
    """The bare name."""
    return texts[f"card.{actions.CARDS[card]}"]


def card_list(cards: Sequence[int], texts: Words, case: str = ACCUSATIVE) -> str:
    return ", ".join(card_name(card, texts, case) for card in cards)


def resource_name(kind: int, texts: Words) -> str:
    return texts[f"resource.{actions.RESOURCES[kind]}"]


def face_name(face: int, texts: Words) -> str:
    return texts[f"face.{actions.FACES[face]}"]


def face_object(face: int, texts: Words) -> str:
    """„stawia Górnika”"""
    return texts[f"face.accusative.{actions.FACES[face]}"]


def effect_name(effect: int, texts: Words) -> str:
    return texts[f"effect.{terms.EFFECTS[effect]}"]


def units(kind: int, count: int, texts: Words) -> str:
    """„Woda ×3”: an amount of a resource, or of XX."""
    if kind == ANY_UNIT:
        return texts["thing.any-unit"] if count == 1 else texts.say("thing.any-units", count=Count(count))
    resource = resource_name(kind, texts)
    return texts.say("thing.unit", resource=resource) if count == 1 else _many(resource, count, texts)


def _many(resource: str, count: int, texts: Words) -> str:
    return texts.say("thing.units", resource=resource, count=count)


def amounts(counts: Sequence[int], texts: Words) -> str:
    """„Woda, Ksenon ×2”: seven resources, or a cost with XX as the eighth."""
    found = [units(kind, count, texts) for kind, count in enumerate(counts) if count]
    return ", ".join(found) or texts["thing.nothing"]


def pool_words(pool: Sequence[int], texts: Words) -> str:
    """„Inspektor, Górnik ×2”: dice by face."""
    found = [f"{face_name(face, texts)}{times(count)}" for face, count in enumerate(pool) if count]
    return ", ".join(found) or texts["table.none"]


def times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""


# --- what cards say ---------------------------------------------------------------------------------


def cost(card: int, book: AstroBook) -> list[int]:
    return book.cost[terms.WIDTH * card : terms.WIDTH * card + terms.WIDTH]


def cost_words(card: int, book: AstroBook, texts: Words) -> str:
    return amounts(cost(card, book), texts)


def reward_of(card: int, worker: int, book: AstroBook) -> list[int]:
    """AG-160, AG-161: the set of seven resources that a symbol of a worker earns on a Mission."""
    return book.reward[28 * card + 7 * worker : 28 * card + 7 * worker + 7]


def earnings(card: int, face: int, book: AstroBook, texts: Words) -> str:
    """AG-160, AG-186: what a die on a Mission or Expedition earns when it is filled."""
    if not actions.is_mission(card):
        return texts["thing.die-card"]
    return amounts([terms.STRENGTH[face] * count for count in reward_of(card, terms.WORKER[face], book)], texts)


def reward_groups(card: int, book: AstroBook) -> list[tuple[list[int], list[int]]]:
    """The workers that the fields of a Mission accept, gathered by the set that they earn."""
    groups: list[tuple[list[int], list[int]]] = []
    accepted = 0
    for field in range(book.fields[card]):
        accepted |= book.accepts[actions.FIELDS * card + field]
    for worker in (terms.WORKERS.index(code) for code in ("GOR", "AUT", "INS", "GEO")):
        if not any((accepted >> face) & 1 for face in range(6) if terms.WORKER[face] == worker):
            continue
        earned = reward_of(card, worker, book)
        same = [group for group in groups if group[1] == earned]
        if same:
            same[0][0].append(worker)
        else:
            groups.append(([worker], earned))
    return groups


def symbol_key(card: int, field: int, book: AstroBook) -> str:
    """What a field of a Mission or Expedition shows: `GOR/AUT`."""
    return SYMBOL_OF[book.accepts[actions.FIELDS * card + field]]


def symbol_name(symbol: str, texts: Words) -> str:
    return texts[f"symbol.{symbol.replace('/', '-')}"]


def effect_phrase(effect: int, book: AstroBook, texts: Words, edition: int = terms.HANDBOOK) -> str:
    """AG-212 to AG-219: what the effect of an Order does in an edition."""
    if effect not in (terms.AUTOMAT_EFFECT, terms.MINER_EFFECT):
        return texts[f"effect.text.{terms.EFFECTS[effect]}"]
    key, face, to = turning(effect, book, edition)
    return texts.say(
        f"effect.text.{key}", face=texts[f"face.genitive.{actions.FACES[face]}"], to=face_object(to, texts)
    )


def effect_brief(effect: int, book: AstroBook, texts: Words, edition: int = terms.HANDBOOK) -> str:
    """„dowolna kość → AUT”: the same in short."""
    if effect not in (terms.AUTOMAT_EFFECT, terms.MINER_EFFECT):
        return texts[f"effect.brief.{terms.EFFECTS[effect]}"]
    key, face, to = turning(effect, book, edition)
    return texts.say(f"effect.brief.{key}", face=actions.FACES[face], to=actions.FACES[to])


def turning(effect: int, book: AstroBook, edition: int) -> tuple[str, int, int]:
    """AG-213 to AG-216: whether any die can be turned, or one face, or none; that face, and the new one."""
    faces = book.turns_from[2 * edition + effect - 1]
    to = book.turns_to[2 * edition + effect - 1]
    if faces == 63 & ~(1 << to):
        return "turn-any", to, to
    if not faces:
        return "turn-none", to, to
    return "turn-one", faces.bit_length() - 1, to


def award_set(card: int, book: AstroBook) -> str:
    """„S, C, M”: the types that an Award needs."""
    return ", ".join(type_ for at, type_ in enumerate(terms.TYPES) for _ in range(book.award_set[3 * card + at]))


def brief(card: int, book: AstroBook, texts: Words) -> str:
    """What a button says of a card: points, type, cost, effect."""
    sort = sort_of(card)
    parts: list[str] = []
    if sort == "mission":
        parts.append(texts.say("thing.type", type=terms.TYPES[book.asteroid[card]]))
    elif sort in ("order", "award", "technology", "bulletin"):
        parts.append(texts.say("thing.points", points=book.points[card]))
    if sort == "award":
        return "; ".join([*parts, award_set(card, book)])
    parts.append(texts.say("thing.cost", cost=cost_words(card, book, texts)))
    if sort == "mission":
        groups = reward_groups(card, book)
        several = len(groups) > 1
        sets = [_earned(who, units, texts) if several else amounts(units, texts) for who, units in groups]
        parts.append(texts.say("thing.earns", units=" / ".join(sets)))
    elif sort == "order":
        if book.discard[card]:
            parts.append(texts["thing.discard"])
        parts.append(texts.say("thing.effect", effect=effect_name(book.effect[card], texts)))
    elif sort == "technology":
        gives = units(book.gives[card - actions.FIRST_TECHNOLOGY], 1, texts)
        parts.append(texts.say("thing.per-die", units=gives))
    elif sort in ("bulletin", "expedition"):
        parts.append(texts["thing.die-cards"])
    return "; ".join(parts)


def card_text(card: int, book: AstroBook, texts: Words, edition: int = terms.HANDBOOK) -> str:
    """All that a card says, in sentences."""
    return " ".join(TEXTS[sort_of(card)](card, book, texts, edition))


def _mission(card: int, book: AstroBook, texts: Words, _: int) -> list[str]:
    said = [texts.say("text.type", type=terms.TYPES[book.asteroid[card]])]
    said += [texts.say("text.launch", cost=cost_words(card, book, texts)), *_fields(card, book, texts)]
    groups = reward_groups(card, book)
    if len(groups) == 1:
        said.append(texts.say("text.each", units=amounts(groups[0][1], texts)))
    else:
        sets = [_set(workers, earned, texts) for workers, earned in groups]
        said.append(texts.say("text.sets", sets="; ".join(sets)))
    return [*said, texts.say("text.points", points=book.points[card])]


def _earned(workers: Sequence[int], earned: Sequence[int], texts: Words) -> str:
    """„Woda, Nikiel (Automat)”"""
    return texts.say("thing.earned", workers=_names(workers, texts), units=amounts(earned, texts))


def _names(workers: Sequence[int], texts: Words) -> str:
    return ", ".join(texts[f"symbol.{terms.WORKERS[worker]}"] for worker in workers)


def _set(workers: Sequence[int], earned: Sequence[int], texts: Words) -> str:
    return texts.say("text.set", workers=_names(workers, texts), units=amounts(earned, texts))


def _fields(card: int, book: AstroBook, texts: Words) -> list[str]:
    names = [symbol_name(symbol_key(card, field, book), texts) for field in range(book.fields[card])]
    yellow, white = names[: book.yellow[card]], names[book.yellow[card] :]
    said = [texts.say("text.yellow", fields="; ".join(yellow))] if yellow else []
    return [*said, texts.say("text.white", fields="; ".join(white))] if white else said


def _order(card: int, book: AstroBook, texts: Words, edition: int) -> list[str]:
    said = [texts.say("text.points", points=book.points[card])]
    said.append(texts.say("text.cost", cost=cost_words(card, book, texts)))
    if book.discard[card]:
        said.append(texts["text.discard"])
    effect = book.effect[card]
    name, text = effect_name(effect, texts), effect_phrase(effect, book, texts, edition)
    return [*said, texts.say("text.effect", effect=name, text=text)]


def _award(card: int, book: AstroBook, texts: Words, _: int) -> list[str]:
    points = texts.say("text.points", points=book.points[card])
    return [points, texts.say("text.award", set=award_set(card, book))]


def _expedition(card: int, book: AstroBook, texts: Words, _: int) -> list[str]:
    said = [texts.say("text.launch", cost=cost_words(card, book, texts)), *_fields(card, book, texts)]
    points = texts.say("text.points", points=book.points[card])
    return [*said, texts["text.cards"], points, texts["text.any-type"]]


def _technology(card: int, book: AstroBook, texts: Words, _: int) -> list[str]:
    gives = units(book.gives[card - actions.FIRST_TECHNOLOGY], 1, texts)
    return [*_points_and_cost(card, book, texts), texts.say("text.technology", units=gives)]


def _bulletin(card: int, book: AstroBook, texts: Words, _: int) -> list[str]:
    return [*_points_and_cost(card, book, texts), texts["text.bulletin"]]


def _points_and_cost(card: int, book: AstroBook, texts: Words) -> list[str]:
    points = texts.say("text.points", points=book.points[card])
    return [points, texts.say("text.cost", cost=cost_words(card, book, texts))]


def _kantor(card: int, book: AstroBook, texts: Words, _: int) -> list[str]:
    resource = resource_name(book.promoted[card - actions.FIRST_KANTOR], texts)
    return [texts.say("text.kantor", resource=resource, group=Count(book.promoted_surplus))]


TEXTS: Final = {
    "mission": _mission,
    "order": _order,
    "award": _award,
    "expedition": _expedition,
    "technology": _technology,
    "bulletin": _bulletin,
    "kantor": _kantor,
}
"""How the text of each sort of card is made."""
