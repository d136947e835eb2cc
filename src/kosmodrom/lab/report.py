"""A balance report as one page that needs nothing else: what matters first, in words, pictures and numbers."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from kosmodrom.draw.escaping import escape
from kosmodrom.lab import pictures
from kosmodrom.lab.balance import FAR, Balance, Fare, Trial
from kosmodrom.lab.figures import (
    FEWEST,
    Change,
    changes,
    course,
    margin,
    owned_in,
    seats,
    seen_in,
    sources,
    verbs,
    weight,
)
from kosmodrom.lab.layout import axis, columns, document, listed, quietly, section, table
from kosmodrom.lab.report_words import PERCENT, ReportWords
from kosmodrom.lab.restriction import Worth

NAMED: Final = 3
"""So many cards or changes are named in one sentence."""
PROVEN: Final = 12
"""So many of the changes that are proven are shown at once."""
DIFFERING: Final = 12
"""So many differences of two decks are shown at once."""
UNPROVEN: Final = 8
"""So many of the changes are shown that may be chance."""
COLUMNS: Final = 24
"""So many columns has a picture of lengths at most."""


@dataclass(frozen=True)
class Experiment:
    """What was played, with one side or two, and what came of it."""

    trials: Sequence[Trial]
    balances: Sequence[Balance]
    worths: Sequence[Worth] = ()
    """Of the cards that were forbidden to a seat, on the first side."""

    @property
    def changes(self) -> list[Change]:
        """What differs between two sides; nothing of one."""
        return changes(*self.balances) if len(self.balances) == 2 else []


def page(experiment: Experiment, lang: str, csv: str) -> str:
    """The whole report."""
    words = ReportWords(experiment.trials, lang)
    title = words.say("title", title=words.title)
    parts = [
        _head(experiment, words),
        *_differing(words),
        section(words, "short", listed(short(experiment, words))),
        *_changed(experiment, words),
        *_worths(experiment, words),
        *_cards(experiment, words),
        _seats(experiment, words),
        _sources(experiment, words),
        _course(experiment, words),
        _length(experiment, words),
        _verbs(experiment, words),
        section(
            words,
            "reading",
            listed(words.say(f"reading.{key}", csv=csv) for key in ("bots", "lines", "pairs", "rows")),
        ),
    ]
    return document(lang, title, parts)


def _differing(words: ReportWords) -> list[str]:
    """What is otherwise on the first side, in words."""
    found = words.differing()
    if not found:
        return []
    content = listed(found[:DIFFERING])
    if len(found) > DIFFERING:
        more = escape(words.say("text.more", count=len(found) - DIFFERING))
        content += f"<details><summary>{more}</summary>{listed(found[DIFFERING:])}</details>"
    return [section(words, "differing", content)]


def ranked(balance: Balance) -> list[Fare]:
    """The cards of all kinds, first those that their owners gain most from, last those that they gain least from."""
    return sorted(balance.fares(), key=lambda fare: (-weight(fare), fare.family, fare.card))


def short(experiment: Experiment, words: ReportWords) -> list[str]:
    """What matters, in sentences."""
    balance, trial = experiment.balances[0], experiment.trials[0]
    found = [_said_changes(experiment, words)] if len(experiment.trials) == 2 else []
    fares = ranked(balance)
    far = [fare for fare in fares if fare.is_far]
    strong = [fare for fare in far if fare.share > fare.kind]
    weak = [fare for fare in reversed(far) if fare.share < fare.kind]
    for key, some in (("far-up", strong), ("far-down", weak)):
        if some:
            found.append(words.say(f"short.{key}", far=round(100 * FAR), cards=_named(some, words)))
    if fares and not far:
        found.append(words.say("short.no-far", far=round(100 * FAR)))
    best = [fare for fare in fares[:NAMED] if weight(fare) > 0 and fare not in far]
    worst = [fare for fare in fares[: -NAMED - 1 : -1] if weight(fare) < 0 and fare not in far]
    for key, some in (("best", best), ("worst", worst)):
        if some:
            found.append(words.say(f"short.{key}", cards=_named(some, words)))
    for worth in experiment.worths:
        if worth.is_proven:
            found.append(
                words.say(
                    "short.worth" if worth.worth.value > 0 else "short.harm",
                    card=words.card(worth.family, worth.card),
                    worth=words.points(abs(worth.worth.value)),
                )
            )
    unowned = [words.card(family, card) for family, card in balance.unowned()]
    if unowned:
        found.append(words.say("short.never", cards=", ".join(unowned)))
    share, low, high = map(words.percent, balance.share_of_seat(bool(trial.without)))
    fair = words.percent(1 / trial.seats)
    parts = {"share": share, "low": low, "high": high, "fair": fair, "card": trial.without}
    found.append(words.say("short.restricted" if trial.without else "short.first", **parts))
    points = sorted(max(game.points) for game in balance.games)
    low_points, middle, high_points = (points[len(points) * tenth // 10] for tenth in (1, 5, 9))
    ahead = words.number(fmean(map(margin, balance.games)))
    found.append(words.say("short.winners", points=middle, low=low_points, high=high_points, margin=ahead))
    lengths = sorted(game.length for game in balance.games)
    rounds = sorted(game.rounds for game in balance.games)
    half = len(lengths) // 2
    found.append(words.say("short.length", length=lengths[half], rounds=rounds[half]))
    return found


def _said_changes(experiment: Experiment, words: ReportWords) -> str:
    if len(experiment.balances[0].games) < FEWEST:
        return words.say("text.few", games=FEWEST)
    proven = [change for change in experiment.changes if change.is_proven]
    if not proven:
        return words.say("short.unchanged")
    named = sorted(proven, key=lambda change: change.kind == "verb")[:NAMED]
    return words.say("short.changed", changes="; ".join(map(words.brief, named)))


def _named(fares: Iterable[Fare], words: ReportWords) -> str:
    return "; ".join(
        words.say(
            "short.card",
            card=words.card(fare.family, fare.card),
            won=words.percent(fare.share),
            low=words.percent(fare.low),
            high=words.percent(fare.high),
            kind=words.percent(fare.kind),
        )
        for fare in fares
    )


def _head(experiment: Experiment, words: ReportWords) -> str:
    trial = experiment.trials[0]
    said = [
        words.say("played", games=len(experiment.balances[0].games), bot=trial.bot, seats=trial.seats, seed=trial.seed)
    ]
    if len(experiment.trials) == 2:
        other = experiment.trials[1]
        said.append(words.say("sides", one=words.side(trial, other), other=words.side(other, trial)))
    else:
        said.append(words.side(trial) + ".")
    if trial.without:
        said.append(words.say("without", card=trial.without))
    if trial.schooling:
        said.append(words.say("relearnt"))
    return f'<p class="quiet">{escape(" ".join(said))}</p>'


def _changed(experiment: Experiment, words: ReportWords) -> list[str]:
    if len(experiment.trials) < 2:
        return []
    found = experiment.changes
    if not found:
        return [section(words, "changes", quietly(words.say("text.few", games=FEWEST)))]
    proven = [change for change in found if change.is_proven]
    text = quietly(words.say("text.changes", proven=len(proven), all=len(found)))
    shown = _change_table(proven[:PROVEN], words) if proven else quietly(words.say("short.unchanged"))
    if len(proven) > PROVEN:
        more = escape(words.say("text.more", count=len(proven) - PROVEN))
        shown += f"<details><summary>{more}</summary>{_change_table(proven[PROVEN:], words)}</details>"
    rest = _change_table(found[len(proven) : len(proven) + UNPROVEN], words)
    return [
        section(words, "changes", _legend(experiment, words) + text + shown),
        section(words, "unproven", quietly(words.say("text.unproven")) + rest),
    ]


def _legend(experiment: Experiment, words: ReportWords) -> str:
    one, other = experiment.trials
    rows = "".join(
        f'<li class="{side}"><span class="swatch"></span>{escape(words.say(f"column.{side}"))}: '
        f"{escape(words.side(trial, beside))}</li>"
        for side, trial, beside in (("one", one, other), ("other", other, one))
    )
    return f'<ul class="legend">{rows}</ul>'


def _change_table(found: Sequence[Change], words: ReportWords) -> str:
    rows = []
    for change in found:
        most = 1.0 if change.kind in PERCENT else 1.15 * max(change.one, change.other, 0.0)
        least = min(change.one, change.other, 0.0)
        rows.append(
            [
                escape(words.what(change)),
                pictures.two(change.one, change.other, most, least),
                words.amount(change, change.one),
                words.amount(change, change.other),
                f"<b>{words.difference(change)}</b> "
                f"<small>({words.amount(change, change.low, True)}…{words.amount(change, change.high, True)})</small>",
            ]
        )
    return table(columns(words, "what", "", "one", "other", "difference"), rows)


def _worths(experiment: Experiment, words: ReportWords) -> list[str]:
    """What cards are worth by themselves, on a common scale around nothing."""
    if not experiment.worths:
        return []
    most = max(max(abs(each.worth.low), abs(each.worth.high)) for each in experiment.worths) or 1.0

    def at(worth: float) -> float:
        return min(1.0, max(0.0, (worth / most + 1) / 2))

    rows = []
    for each in experiment.worths:
        value, low, high = each.worth
        mark = "one" if not each.is_proven else "high" if value > 0 else "low"
        name = escape(words.card(each.family, each.card))
        rows.append(
            [
                f'<span class="{mark}">{name}</span>',
                f'<div class="{mark}">{pictures.span(at(value), at(low), at(high), at(0.0))}</div>',
                f"<b>{words.say('percent-points', number=words.signed(value))}</b>",
                f"{words.signed(low)} … {words.signed(high)}",
                words.percent(each.allowed),
                words.percent(each.forbidden),
                words.percent(each.had),
            ]
        )
    heads = columns(words, "card", "", "worth", "range", "allowed", "forbidden", "had")
    text = _whose(experiment, words) + quietly(words.say("text.worths", games=experiment.worths[0].games))
    return [section(words, "worths", text + table(heads, rows))]


def _whose(experiment: Experiment, words: ReportWords) -> str:
    """Of which side is told, where there are two."""
    return quietly(words.say("text.of-one")) if len(experiment.trials) == 2 else ""


def _cards(experiment: Experiment, words: ReportWords) -> list[str]:
    balance = experiment.balances[0]
    fares, games = ranked(balance), len(balance.games)
    owned, seen = owned_in(balance), seen_in(balance)
    kinds = []
    for family in balance.owned:
        some = [fare for fare in fares if fare.family == family.name]
        is_told = any(name == family.name for name, _ in seen)
        rows = []
        for fare in some:
            key = (fare.family, fare.card)
            mark = "high" if fare.share > fare.kind else "low"
            badge = f'<span class="mark">{escape(words.say("column.far"))}</span>' if fare.is_far else ""
            name = _called(key, words)
            rows.append(
                [
                    f'<span class="{mark}">{name}{badge}</span>' if badge else name,
                    f'<div class="{mark if badge else "one"}">'
                    f"{pictures.span(fare.share, fare.low, fare.high, fare.kind)}</div>",
                    f"<b>{words.percent(fare.share)}</b>",
                    f"{words.percent(fare.low)}–{words.percent(fare.high)}",
                    str(fare.owners),
                    words.percent(owned[key] / games),
                    *([words.percent(seen.get(key, 0) / games)] if is_told else []),
                ]
            )
        for name, card in balance.unowned():
            if name == family.name:
                share = [words.percent(seen.get((name, card), 0) / games)] if is_told else []
                nobody = escape(words.say("column.nobody"))
                rows.append([_called((name, card), words), "", "–", "–", nobody, words.percent(0), *share])
        if rows:
            heads = columns(words, "card", "", "won", "range", "owners", "owned", *(["seen"] if is_told else []))
            kind = (
                words.say("text.cards", family=words.family(family.name), kind=words.percent(some[0].kind))
                if some
                else ""
            )
            kinds.append(f"<h3>{escape(words.family(family.name))}</h3>\n{quietly(kind)}{table(heads, rows)}")
    if not kinds:
        return []
    return [section(words, "cards", _whose(experiment, words) + quietly(words.say("text.order")) + "\n".join(kinds))]


def _called(key: tuple[str, str], words: ReportWords) -> str:
    """A card, with a mark where something of it is otherwise."""
    name = escape(words.card(*key))
    if not words.is_changed(key[1]):
        return name
    return f'{name}<span class="other"><span class="mark">{escape(words.say("column.changed"))}</span></span>'


def _seats(experiment: Experiment, words: ReportWords) -> str:
    rows = []
    fair = 1 / experiment.trials[0].seats
    both = [seats(balance) for balance in experiment.balances]
    for seat in range(len(both[0])):
        for at, shares in enumerate(both):
            side = ("one", "other")[at]
            beside = f", {words.say(f'column.{side}')}" if len(both) == 2 else ""
            share = shares[seat]
            rows.append(
                [
                    escape(words.say("seat", number=seat + 1) + beside),
                    f'<div class="{side}">{pictures.span(share.value, share.low, share.high, fair)}</div>',
                    f"<b>{words.percent(share.value)}</b>",
                    f"{words.percent(share.low)}–{words.percent(share.high)}",
                ]
            )
    return section(words, "seats", table(columns(words, "seat", "", "share", "range"), rows))


def _sources(experiment: Experiment, words: ReportWords) -> str:
    found = sources(experiment.balances[0])
    most = max(max(pair) for pair in found)
    order = sorted(range(len(found)), key=lambda row: -found[row][0])
    rows = [[escape(words.row(row)), pictures.bars(*found[row], most), *map(words.number, found[row])] for row in order]
    sheet = table(columns(words, "source", "", "winners", "others"), rows)
    return section(
        words,
        "sources",
        _whose(experiment, words) + quietly(words.say("text.sources")) + _winners_legend(words) + sheet,
    )


def _winners_legend(words: ReportWords) -> str:
    rows = "".join(
        f'<li class="{side}"><span class="swatch"></span>{escape(words.say(f"column.{key}"))}</li>'
        for side, key in (("one", "winners"), ("other", "others"))
    )
    return f'<ul class="legend">{rows}</ul>'


def _sides(experiment: Experiment, words: ReportWords, pictured: Sequence[str]) -> str:
    """A picture of each side, beside each other."""
    if len(pictured) == 1:
        return f'<div class="pair"><div>{pictured[0]}</div></div>'
    names = [
        f"{words.say('column.one')}: {words.side(*experiment.trials)}",
        f"{words.say('column.other')}: {words.side(*experiment.trials[::-1])}",
    ]
    parts = (f"<div>{quietly(name)}{picture}</div>" for name, picture in zip(names, pictured, strict=True))
    return f'<div class="pair">{"".join(parts)}</div>'


def _course(experiment: Experiment, words: ReportWords) -> str:
    courses = [course(balance) for balance in experiment.balances]
    most = max(1.0, *(sum(max(0.0, points) for points in moment) for each in courses for moment in each))
    legend = "".join(
        f'<li style="--mark: var(--s{row % pictures.SOURCES})"><span class="swatch"></span>{name}</li>'
        for row, name in enumerate(escape(words.row(row)) for row in range(len(courses[0][0])))
    )
    pictured = [
        pictures.layers(each, most)
        + axis(
            f"{words.say('column.round')} 1: {words.number(sum(each[0]))}",
            f"{words.say('column.round')} {len(each)}: {words.number(sum(each[-1]))}",
        )
        for each in courses
    ]
    text = quietly(words.say("text.course"))
    return section(words, "course", f'{text}<ul class="legend">{legend}</ul>{_sides(experiment, words, pictured)}')


def _length(experiment: Experiment, words: ReportWords) -> str:
    pictured = [""] * len(experiment.balances)
    for key in ("decisions", "rounds"):
        numbers = [
            [game.length if key == "decisions" else game.rounds for game in balance.games]
            for balance in experiment.balances
        ]
        least, most = min(map(min, numbers)), max(map(max, numbers))
        step = -(-(most - least + 1) // COLUMNS)
        counted = [Counter((number - least) // step for number in some) for some in numbers]
        high = max(max(counts.values()) for counts in counted)
        for side, counts in enumerate(counted):
            mark = ("one", "other")[side]
            heights = [counts[at] for at in range((most - least) // step + 1)]
            pictured[side] += (
                f"<h3>{escape(words.say(f'text.{key}').capitalize())}</h3>"
                + f'<div class="{mark}">{pictures.columns(heights, high)}</div>'
                + axis(str(least), str(most))
            )
    return section(words, "length", quietly(words.say("text.length")) + _sides(experiment, words, pictured))


def _verbs(experiment: Experiment, words: ReportWords) -> str:
    found = verbs(experiment.balances[0])
    if not found:
        return ""
    most = max(max(won, lost) for _, won, lost in found)
    rows = [
        [
            escape(words.verb(verb)),
            pictures.bars(won, lost, most),
            words.number(won),
            words.number(lost),
        ]
        for verb, won, lost in found
    ]
    sheet = table(columns(words, "verb", "", "winners", "others"), rows)
    return section(
        words, "verbs", _whose(experiment, words) + quietly(words.say("text.verbs")) + _winners_legend(words) + sheet
    )
