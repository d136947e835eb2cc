"""Scoring: SS-198 to SS-210, SS-302 to SS-305."""

from kosmodrom.engine.counts import total
from kosmodrom.games.star_scrappers.model import effects
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.zones import Table


def crystal_points(book: ScrapperBook, crystals: list[int]) -> int:
    """SS-198: the VP printed on the Crystals."""
    return total([book.token_points[token] for token in crystals])


def symbol_counts(book: ScrapperBook, crystals: list[int]) -> list[int]:
    """SS-010, SS-207, SS-216: faction symbols by printed colour; Cave-in symbols do not count."""
    counts = [0] * 6
    for token in crystals:
        counts[book.token_colour[token]] += book.token_symbol[token]
    return counts


def set_points(book: ScrapperBook, counts: list[int]) -> int:
    """SS-202 to SS-206: sets of different symbols, each as large as possible."""
    points = 0
    for times in range(1, max(counts) + 1):
        kinds = total([1 for count in counts if count >= times])
        points += book.set_points[kinds - 1]
    return points


def totem_count(t: Table, seat: int) -> int:
    return total([1 for owner in t.totems if owner == seat])


def totem_points(t: Table, book: ScrapperBook, seat: int) -> int:
    """SS-200: 3 VP for each Totem."""
    return book.totem_points * totem_count(t, seat)


def enslaved_points(t: Table, book: ScrapperBook, seat: int) -> int:
    """SS-141, SS-201: 1 VP per level of each enslaved card."""
    return book.enslaved_points * total([book.level[kind] for kind in t.enslaved[seat]])


def artifact_points(t: Table, book: ScrapperBook, seat: int, crystals: list[int]) -> int:
    """SS-199: each Artifact as its text says."""
    return total([one_artifact(t, book, seat, artifact, crystals) for artifact in t.artifacts[seat]])


def one_artifact(t: Table, book: ScrapperBook, seat: int, artifact: int, crystals: list[int]) -> int:
    """SS-199, SS-302 to SS-305: the points of one owned Artifact."""
    effect = book.artifact[artifact]
    points = book.artifact_numbers[artifact][0]
    if effect == effects.PER_CRYSTALS:
        return points * crystal_groups(book, artifact, crystals)
    if effect == effects.PER_COLOUR:
        return points * total([1 for count in colour_counts(book, crystals) if count > 0])
    if effect == effects.BEST_COLOUR:
        return points * max(colour_counts(book, crystals))
    if effect == effects.PER_CAVE_IN:
        return points * total([book.token_cave_in[token] for token in crystals])
    if effect == effects.PER_BASE_CARD:
        return points * len(t.bases[seat])
    if effect == effects.PER_SYMBOL:
        return points * total(symbol_counts(book, crystals))
    if effect == effects.PER_TOTEM:
        return points * totem_count(t, seat)
    if effect == effects.PER_ARTIFACT:
        return points * len(t.artifacts[seat])
    return 0


def crystal_groups(book: ScrapperBook, artifact: int, crystals: list[int]) -> int:
    """SS-302, SS-305: whole groups of owned Crystals of one cost, or of any."""
    group = book.artifact_numbers[artifact][1]
    cost = book.artifact_numbers[artifact][2]
    return total([1 for token in crystals if cost == 0 or book.token_cost[token] == cost]) // group


def colour_counts(book: ScrapperBook, crystals: list[int]) -> list[int]:
    """SS-303, SS-304: owned Crystals by printed colour."""
    counts = [0] * 6
    for token in crystals:
        counts[book.token_colour[token]] += 1
    return counts


def sheet_column(t: Table, book: ScrapperBook, seat: int, crystals: list[int]) -> list[int]:
    """SS-198 to SS-202, SS-208: crystals, symbols, artifacts, totems, enslaved."""
    return [
        crystal_points(book, crystals),
        set_points(book, symbol_counts(book, crystals)),
        artifact_points(t, book, seat, crystals),
        totem_points(t, book, seat),
        enslaved_points(t, book, seat),
    ]


def open_points(t: Table, book: ScrapperBook, seat: int) -> int:
    """SS-017: the points of a seat that do not betray its face-down Crystals."""
    return open_artifact_points(t, book, seat) + totem_points(t, book, seat) + enslaved_points(t, book, seat)


def open_artifact_points(t: Table, book: ScrapperBook, seat: int) -> int:
    """SS-017, SS-199: what Artifacts are worth without looking at a face-down Crystal."""
    points = 0
    for artifact in t.artifacts[seat]:
        effect = book.artifact[artifact]
        if effect == effects.PER_CRYSTALS and book.artifact_numbers[artifact][2] == 0:
            points += book.artifact_numbers[artifact][0] * (t.crystals[seat] // book.artifact_numbers[artifact][1])
        elif effect == effects.PER_BASE_CARD or effect == effects.PER_TOTEM or effect == effects.PER_ARTIFACT:
            points += one_artifact(t, book, seat, artifact, [])
    return points


def best_seats(scores: list[int]) -> list[int]:
    """SS-209, SS-210: the most VP wins; all who tie win."""
    best = max(scores)
    return [seat for seat in range(len(scores)) if scores[seat] == best]
