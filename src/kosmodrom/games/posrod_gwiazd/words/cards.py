"""The words on cards, objectives and race tokens: names, and texts made from the effects and numbers in the book."""

from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.plurals import Count, seat_name
from kosmodrom.engine.words import Words
from kosmodrom.games.posrod_gwiazd.model import actions, effects
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.grid import CELL_X, CELL_Y, CENTRE, NEXT
from kosmodrom.games.posrod_gwiazd.model.kinds import is_conflict, is_location

NAME: Final = "card"
ACCUSATIVE: Final = "card.accusative"
"""„buduje Wieżyczkę”"""
GENITIVE: Final = "card.genitive"
"""„efekt Wieżyczki”"""
SHORT: Final = "card.short"
"""For the narrow cells of a station; ten letters at most."""

EFFECTS: Final = {
    code: (name, keys)
    for known in (effects.CARD_EFFECTS, effects.CONFLICT_EFFECTS, effects.OBJECTIVE_EFFECTS)
    for name, (code, _, keys) in known.items()
}
"""The name of each effect and the names of its numbers."""
COUNTER_NAMES: Final = {code: (name, arguments) for name, (code, arguments) in effects.COUNTERS.items()}
ABILITY_NAMES: Final = {code: (name, keys) for name, (code, keys) in effects.ABILITIES.items()}
SIDES: Final = ("below", "left", "above", "right")
"""How a cell lies to its neighbour in the north, east, south and west."""
SECRET: Final = "-secret"
"""PG-199: an objective as its holder reads it, who also wins ties."""
SHOWN: Final = "-shown"
"""PG-199: a secret objective that was shown, as all read it."""
NO_BOUND: Final = 99
"""A highest number that limits nothing."""


def sentence(phrase: str) -> str:
    return f"{phrase[0].upper()}{phrase[1:]}."


# --- what is counted --------------------------------------------------------------------------------


def counter_parts(effect: Sequence[int], texts: Words) -> dict[str, object]:
    """What fills the gaps of a text about what an effect counts, in all forms."""
    parts: dict[str, object] = {}
    for argument, value in zip(COUNTER_NAMES[effect[2]][1], effect[3:5], strict=False):
        if argument == "name":
            parts["name"] = texts[f"card.{actions.ALL_CARDS[value]}"]
        elif argument == "range":
            parts["range"] = value
        elif argument == "type":
            parts["type"] = texts[f"brief.type.{actions.TYPES[value]}"]
            for case in ("one", "few", "many", "beside"):
                parts[case] = texts[f"type.{case}.{actions.TYPES[value]}"]
        else:
            parts["less"] = texts[f"brief.type.{actions.TYPES[value]}"]
            parts["over"] = texts[f"type.many.{actions.TYPES[value]}"]
            parts["than"] = texts[f"type.plural.{actions.TYPES[value]}"]
    return parts


def counter_words(effect: Sequence[int], form: str, texts: Words, **numbers: object) -> str:
    """What an effect counts, in one of the forms `each`, `count`, `of` and `some`."""
    return texts.say(f"counter.{COUNTER_NAMES[effect[2]][0]}.{form}", **counter_parts(effect, texts), **numbers)


def condition(effect: Sequence[int], texts: Words) -> str:
    """When an effect brings its points: what is counted is at least and at most so many."""
    least, most = effect[6], effect[7]

    def things(count: int) -> str:
        return counter_words(effect, "count", texts, count=Count(count))

    if most >= NO_BOUND or (least == most == 1 and is_yes_or_no(effect)):
        if least == 1:
            return counter_words(effect, "some", texts)
        if least > 1:
            return texts.say("condition.least", things=things(least))
    of = counter_words(effect, "of", texts)
    if most == 0:
        return texts.say("condition.none", of=of)
    if least == most:
        return texts.say("condition.exactly", things=things(least))
    if most >= NO_BOUND:
        return texts.say("condition.always", of=of)
    if least == 0:
        return texts.say("condition.most", things=things(most))
    return texts.say("condition.between", things=things(least), most=most)


def is_yes_or_no(effect: Sequence[int]) -> bool:
    """Counters that are 1 or 0."""
    return COUNTER_NAMES[effect[2]][0] in ("beside-main", "farthest")


def counts_itself(effect: Sequence[int], kind: int, book: StarsBook) -> bool:
    """PG-150, PG-169, PG-170, PG-177: whether a card is one of those that its own effect counts."""
    counter, argument = effect[2], effect[3]
    if counter == effects.STATION_OF_TYPE:
        return bool((book.types[kind] >> argument) & 1)
    if counter == effects.NAMED:
        return book.name_of[kind] == argument
    return counter in (effects.STATION_TYPES, effects.STATION_CARDS)


# --- what cards say ---------------------------------------------------------------------------------


def effect_phrase(effect: Sequence[int], kind: int, book: StarsBook, texts: Words, held: str = "") -> str:
    """One effect in words; the kind is that of the card it stands on, -1 where it stands on none."""
    code = effect[1]
    name, keys = EFFECTS[code]
    parts: dict[str, object] = {key: Count(effect[5 + at]) for at, key in enumerate(keys)}
    if code in (effects.POINTS_IF, effects.POINTS_BEST):
        return texts.say("effect.points-if", points=parts["points"], condition=condition(effect, texts))
    if code in (effects.POINTS_PER, effects.CREDITS_PER):
        per = Count(effect[6]) if code == effects.POINTS_PER else Count(1)
        parts["each"] = counter_words(effect, "each", texts, per=per)
        itself = code == effects.POINTS_PER and kind >= 0 and counts_itself(effect, kind, book)
        parts["itself"] = texts["effect.itself"] if itself else ""
        limited = code == effects.CREDITS_PER and effect[6] < NO_BOUND
        return texts.say(f"effect.{name}-most" if limited else f"effect.{name}", **parts)
    if effect[2] >= 0:
        parts["of"] = counter_words(effect, "of", texts)
    if "credits" in parts:
        parts["half"] = Count(effect[5] // 2)
    return texts.say(f"effect.{name}{held if code in (effects.MOST, effects.FIRST_TO) else ''}", **parts)


def effects_of(kind: int, book: StarsBook) -> list[list[int]]:
    """The effects of a card, one list of eight ints for each."""
    packed = book.effects[kind]
    return [packed[at : at + effects.WIDTH] for at in range(0, len(packed), effects.WIDTH)]


def card_phrase(kind: int, book: StarsBook, texts: Words) -> str:
    """PG-010: all that a card does, and when; what happens at the same moment stands together."""
    found: list[tuple[int, str]] = []
    printed = effects_of(kind, book)
    best = [effect for effect in printed if effect[1] == effects.POINTS_BEST]
    for effect in printed:
        if effect[1] == effects.POINTS_BEST and effect is not best[0]:
            continue
        phrase = effect_phrase(effect, kind, book, texts)
        if len(best) > 1 and effect is best[0]:
            choices = texts["effect.or"].join(effect_phrase(each, kind, book, texts) for each in best)
            phrase = texts.say("effect.points-best", choices=choices)
        found.append((effects.CONTINUOUS if effect[1] == effects.INCOME else effect[0], phrase))
    if not found:
        return texts["effect.none"]
    if is_conflict(kind):
        return "; ".join(phrase for _, phrase in found)
    moments = {moment: "; ".join(phrase for when, phrase in found if when == moment) for moment, _ in found}
    return "; ".join(texts.say(f"when.{effects.TIMINGS[moment]}", text=text) for moment, text in moments.items())


def card_text(kind: int, book: StarsBook, texts: Words) -> str:
    """The effect as it stands on a location or Conflict card."""
    return sentence(card_phrase(kind, book, texts))


def objective_phrase(objective: int, book: StarsBook, texts: Words, held: str = "") -> str:
    """PG-110, PG-199: what an objective asks for, and what a tie means if it is `SECRET`, or `SHOWN`."""
    return effect_phrase(book.objectives[objective], -1, book, texts, held)


def objective_text(objective: int, book: StarsBook, texts: Words) -> str:
    """The task as it stands on an objective card."""
    return sentence(objective_phrase(objective, book, texts))


def ability_phrase(race: int, book: StarsBook, texts: Words, any_card: bool = False) -> str:
    """What a race can do beyond its credits; any_card: with Wszystko w jednym (PG-211)."""
    name, keys = ABILITY_NAMES[book.ability[race]]
    parts = {key: Count(book.ability_numbers[race][at]) for at, key in enumerate(keys)}
    if any_card and book.ability[race] == effects.EXCHANGE:
        name = "exchange-any"
    return texts.say(f"ability.{name}", **parts)


def race_phrase(race: int, book: StarsBook, texts: Words, any_card: bool = False) -> str:
    """Everything in which a race differs from playing without one."""
    told: list[str] = []
    if book.race_income[race] != book.income:
        told.append(texts.say("ability.income", credits=Count(book.race_income[race]), usual=book.income))
    if book.race_discard[race] == 0 and book.discard:
        told.append(texts["ability.discard-none"])
    elif book.race_discard[race] != book.discard:
        told.append(texts.say("ability.discard", credits=Count(book.race_discard[race]), usual=book.discard))
    if not book.carries[race]:
        told.append(texts["ability.loses"])
    if book.ability[race] != effects.NO_ABILITY or not told:
        told.append(ability_phrase(race, book, texts, any_card))
    return "; ".join(told)


def race_text(race: int, book: StarsBook, texts: Words) -> str:
    """The ability as it stands on a race token."""
    return sentence(race_phrase(race, book, texts))


# --- what things are called -------------------------------------------------------------------------


def card_name(card: int, texts: Words, case: str = NAME) -> str:
    """The name of anything that a hand or a station can hold."""
    return texts[f"{case}.{actions.ALL_CARDS[card]}"] if card >= 0 else texts["thing.no-card"]


def type_name(kind: int, book: StarsBook, texts: Words) -> str:
    """„Militarna”, of a Vak Main Reactor all five; „Konflikt” for a Conflict; empty for a Reactor."""
    if is_conflict(kind):
        return texts["set.conflict"]
    return ", ".join(
        texts[f"type.{actions.TYPES[at]}"] for at in range(len(actions.TYPES)) if (book.types[kind] >> at) & 1
    )


def credits_words(count: int, texts: Words) -> str:
    return texts.say("thing.credits", count=Count(count))


def crystals_words(count: int, texts: Words) -> str:
    return texts.say("thing.crystals", count=Count(count))


def cost_words(kind: int, book: StarsBook, texts: Words) -> str:
    """„1 Kredyt i 1 Kryształ Energii”."""
    if is_conflict(kind):
        return credits_words(book.conflict_credits, texts)
    parts = []
    if book.credits[kind]:
        parts.append(credits_words(book.credits[kind], texts))
    if book.energy[kind]:
        parts.append(crystals_words(book.energy[kind], texts))
    return texts["thing.and"].join(parts) or texts["thing.free"]


def limits_words(kind: int, book: StarsBook, texts: Words) -> list[str]:
    """PG-011, PG-067: the cap of the effect and the limit of copies, where a card has them."""
    limits = []
    if book.cap[kind]:
        limits.append(texts.say("thing.cap", cap=book.cap[kind]))
    if book.limit[kind]:
        limits.append(texts.say("thing.limit", limit=book.limit[kind]))
    return limits


def card_details(kind: int, book: StarsBook, texts: Words) -> str:
    """„Militarna; 1 Kredyt i 1 Kryształ Energii; 2 PZ”: all that is printed but the effect."""
    mark = type_name(kind, book, texts)
    if book.special[kind]:
        mark = texts.say("set.mark", type=mark)
    details = [mark, cost_words(kind, book, texts)]
    if is_location(kind):
        details.append(texts.say("thing.points", points=book.points[kind]))
    return "; ".join(details + limits_words(kind, book, texts))


def card_words(kind: int, book: StarsBook, texts: Words) -> str:
    """A whole card in one line: name, type, cost, points and effect."""
    return texts.say(
        "thing.card",
        name=card_name(kind, texts),
        details=card_details(kind, book, texts),
        text=card_phrase(kind, book, texts),
    )


def objective_name(objective: int, texts: Words) -> str:
    return texts[f"objective.{actions.ALL_OBJECTIVES[objective]}"]


def objective_words(objective: int, book: StarsBook, texts: Words, held: str = "") -> str:
    """„Cuda w Kosmosie” with what it asks for."""
    text = objective_phrase(objective, book, texts, held)
    return texts.say("thing.objective", name=objective_name(objective, texts), text=text)


def race_name(race: int, texts: Words) -> str:
    return texts[f"race.{actions.RACES[race]}"] if race >= 0 else texts["thing.no-race"]


def race_words(race: int, book: StarsBook, texts: Words, any_card: bool = False) -> str:
    """„Vak” with what it can do."""
    return texts.say("thing.race", name=race_name(race, texts), text=race_phrase(race, book, texts, any_card))


def cell_name(cell: int, texts: Words) -> str:
    """PG-051: „(1,−2)”, for a cell far from everything."""
    return texts.say("thing.cell", x=CELL_X[cell], y=CELL_Y[cell])


def from_main(cell: int, texts: Words) -> str:
    """„nad Głównym Reaktorem”, „o 2 pola w prawo i o 1 pole w dół od Głównego Reaktora”."""
    around = NEXT[4 * cell : 4 * cell + 4]
    if CENTRE in around:
        return texts[f"where.main.{SIDES[around.index(CENTRE)]}"]
    x, y = CELL_X[cell], CELL_Y[cell]
    ways = (("rightwards", x), ("leftwards", -x), ("down", y), ("up", -y))
    told = [texts.say(f"where.{way}", cells=Count(cells)) for way, cells in ways if cells > 0]
    return texts.say("where.main.from", ways=texts["thing.and"].join(told))


def reactor_name(way: str, cell: int, texts: Words) -> str:
    """„z Głównego Reaktora”, „do Reaktora leżącego nad Głównym Reaktorem”."""
    if cell == CENTRE:
        return texts[f"thing.{way}-main"]
    return texts.say(f"thing.{way}-reactor", where=from_main(cell, texts))


def seat_names(seats: Sequence[int], texts: Words, names: Sequence[str]) -> str:
    """„Ala, Bartek i Celina”."""
    named = [seat_name(seat, texts, names) for seat in seats]
    if len(named) < 2:
        return named[0] if named else texts["thing.nobody"]
    return ", ".join(named[:-1]) + texts["thing.and"] + named[-1]
