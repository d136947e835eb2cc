"""What brought the points of each row of the score sheet: PG-103 to PG-110."""

from kosmodrom.engine.shares import Share
from kosmodrom.engine.words import Words
from kosmodrom.games.posrod_gwiazd.board.faces import card_id
from kosmodrom.games.posrod_gwiazd.model import actions, effects
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.state import StarsView
from kosmodrom.games.posrod_gwiazd.model.zones import Table
from kosmodrom.games.posrod_gwiazd.rules import scoring
from kosmodrom.games.posrod_gwiazd.rules.resolving import worth
from kosmodrom.games.posrod_gwiazd.rules.stations import is_reactor
from kosmodrom.games.posrod_gwiazd.words import cards


def shares(v: StarsView, book: StarsBook, texts: Words, row: int, seat: int) -> list[Share]:
    """Nothing that scores is hidden, but a secret objective until it is shown."""
    return ROWS[scoring.ROWS[row]](v.table, book, texts, seat)


def play(t: Table, book: StarsBook, texts: Words, seat: int) -> list[Share]:  # noqa: ARG001  # all rows are asked alike
    """PG-012, PG-095: each card by what it has brought; then whatever else moved the marker."""
    pairs = zip(t.cards[seat], t.brought[seat], strict=True)
    brought = [(card, points) for card, points in pairs if points > 0]
    found = together(brought, texts)
    rest = t.points[seat] - sum(points for _, points in brought)
    return [*found, Share(texts["board.otherwise"], rest)] if rest else found


def deferred(t: Table, book: StarsBook, texts: Words, seat: int) -> list[Share]:
    """PG-070, PG-103: the deferred effect of each location."""
    own = enumerate(t.cards[seat])
    at_end = [(card, worth(t, book, seat, place, card, effects.AT_END)) for place, card in own if book.at_end[card]]
    return together([(card, points) for card, points in at_end if points], texts)


def race(t: Table, book: StarsBook, texts: Words, seat: int) -> list[Share]:
    """PG-104: the race itself."""
    points = scoring.race_points(t, book, seat)
    return [Share(cards.race_name(t.races[seat], texts), points, race_id(t.races[seat]))] if points else []


def reactors(t: Table, book: StarsBook, texts: Words, seat: int) -> list[Share]:
    """PG-105: each Reactor without a crystal."""
    pairs = zip(t.cards[seat], t.tokens[seat], strict=True)
    empty = [(card, book.empty_points) for card, tokens in pairs if is_reactor(card) and not tokens]
    return together(empty, texts)


def credits_left(t: Table, book: StarsBook, texts: Words, seat: int) -> list[Share]:
    """PG-106, PG-206: all credits at once, by the rate of the race where it has one."""
    points, race = scoring.credit_points(t, book, seat), t.races[seat]
    words, named = cards.credits_words(t.credits[seat], texts), ""
    if race >= 0 and book.ability[race] == effects.BETTER_RATE:
        words, named = f"{words} ({cards.race_name(race, texts)})", race_id(race)
    return [Share(words, points, named)] if points else []


def objectives(t: Table, book: StarsBook, texts: Words, seat: int) -> list[Share]:
    """PG-108 to PG-110: each objective that the seat has won."""
    favoured = [(each, scoring.NOBODY) for each in t.objectives]
    favoured += [(t.secret, t.secret_seat)] if t.secret >= 0 else []
    won = [(each, scoring.objective_points(t, book, each, favour)[seat]) for each, favour in favoured]
    return [
        Share(cards.objective_name(each, texts), points, f"objective:{actions.ALL_OBJECTIVES[each]}")
        for each, points in won
        if points
    ]


def race_id(which: int) -> str:
    return f"race:{actions.RACES[which]}"


def together(worths: list[tuple[int, int]], texts: Words) -> list[Share]:
    """Cards of one kind as one thing, those that bring most first."""
    kinds = list(dict.fromkeys(card for card, _ in worths))
    found = [[points for each, points in worths if each == card] for card in kinds]
    all_shares = [
        Share(cards.card_name(card, texts), sum(points), card_id(card), len(points))
        for card, points in zip(kinds, found, strict=True)
    ]
    return sorted(all_shares, key=lambda share: -share.points)


ROWS = {
    "play": play,
    "deferred": deferred,
    "race": race,
    "reactors": reactors,
    "credits": credits_left,
    "objectives": objectives,
}
