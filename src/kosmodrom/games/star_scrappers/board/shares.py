"""What brought the points of each row of the score sheet: SS-198 to SS-208."""

from typing import Final

from kosmodrom.engine.shares import Share
from kosmodrom.engine.words import Words
from kosmodrom.games.star_scrappers.model import actions
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.labels import ALL_ARTIFACTS
from kosmodrom.games.star_scrappers.model.state import ScrapperView
from kosmodrom.games.star_scrappers.rules import scoring
from kosmodrom.games.star_scrappers.words import cards

TOTEMS: Final = 3
"""The first row that is open to all."""


def shares(v: ScrapperView, book: ScrapperBook, texts: Words, row: int, seat: int) -> list[Share]:
    """SS-017: face-down Crystals, and what Artifacts count of them, are told of the view's own seat alone."""
    if row >= TOTEMS:
        return totems(v, book, texts, seat) if row == TOTEMS else enslaved(v, book, texts, seat)
    if v.seat != seat:
        return []
    return (crystals, sets, artifacts)[row](v, book, texts)


def crystals(v: ScrapperView, book: ScrapperBook, texts: Words) -> list[Share]:
    """SS-198: those that are alike together, the most valuable first."""
    owned = v.hand.crystals
    kinds = sorted(set(owned), key=lambda token: (-book.token_points[token], token))
    return [
        Share(
            capital(cards.crystal_name(token, book, texts)),
            book.token_points[token] * owned.count(token),
            f"token:{actions.ALL_TOKENS[token]}",
            owned.count(token),
        )
        for token in kinds
    ]


def capital(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}"


def sets(v: ScrapperView, book: ScrapperBook, texts: Words) -> list[Share]:
    """SS-202 to SS-206: each set by the factions of its symbols."""
    counts = scoring.symbol_counts(book, v.hand.crystals)
    found = []
    for times in range(1, max(counts) + 1):
        colours = [colour for colour, count in enumerate(counts) if count >= times]
        names = ", ".join(texts[f"faction.{actions.COLOURS[colour]}"] for colour in colours)
        found.append(Share(names, book.set_points[len(colours) - 1]))
    return found


def artifacts(v: ScrapperView, book: ScrapperBook, texts: Words) -> list[Share]:
    """SS-199: those that bring points."""
    t, own = v.table, v.hand.crystals
    worth = [(each, scoring.one_artifact(t, book, v.seat, each, own)) for each in t.artifacts[v.seat]]
    return [
        Share(texts[f"artifact.{ALL_ARTIFACTS[each]}"], points, f"artifact:{actions.ALL_CARDS[each // 2]}")
        for each, points in worth
        if points
    ]


def totems(v: ScrapperView, book: ScrapperBook, texts: Words, seat: int) -> list[Share]:
    """SS-200: each Totem."""
    owned = [colour for colour, owner in enumerate(v.table.totems) if owner == seat]
    letters = [actions.COLOURS[colour] for colour in owned]
    return [Share(texts[f"faction.{letter}"], book.totem_points, f"totem:{letter}") for letter in letters]


def enslaved(v: ScrapperView, book: ScrapperBook, texts: Words, seat: int) -> list[Share]:
    """SS-141, SS-201: each enslaved card by its level."""
    return [
        Share(cards.card_name(kind, texts), book.enslaved_points * book.level[kind], f"kind:{actions.ALL_KINDS[kind]}")
        for kind in v.table.enslaved[seat]
    ]
