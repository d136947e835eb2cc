"""The report of a tournament as one page that needs nothing else: who is how strong, and who beats whom."""

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from kosmodrom.draw.escaping import escape
from kosmodrom.engine.registry import entry_in
from kosmodrom.lab import pictures
from kosmodrom.lab.layout import columns, document, listed, quietly, section, table
from kosmodrom.lab.report_words import Sayings
from kosmodrom.lab.tournament import Game, Rating, Tournament, ratings
from kosmodrom.lab.tournament_figures import Duel, duels, groups, places


@dataclass(frozen=True)
class Played:
    """A tournament and its games."""

    plan: Tournament
    games: Sequence[Game]

    @cached_property
    def ratings(self) -> list[Rating]:
        """The strongest first."""
        return ratings(self.plan, self.games)

    @cached_property
    def duels(self) -> dict[tuple[int, int], Duel]:
        return duels(self.games)

    @property
    def order(self) -> list[int]:
        """The numbers of the bots, the strongest first."""
        return [self.plan.bots.index(each.bot) for each in self.ratings]


def page(played: Played, lang: str, rows: str) -> str:
    """The whole report."""
    plan, words = played.plan, Sayings("tournament", lang)
    texts = entry_in(plan.package).words(lang)
    title = words.say("title", title=texts["title"])
    parts = [
        quietly(_head(played, words)),
        section(words, "short", listed(short(played, words))),
        section(words, "ratings", quietly(words.say("text.ratings")) + _ratings(played.ratings, words)),
        section(words, "duels", _duels(played, words)),
        *_groups(played, words),
        section(words, "places", quietly(words.say("text.places")) + _places(played, words)),
        section(
            words, "reading", listed(words.say(f"reading.{key}", csv=rows) for key in ("ratings", "duels", "rows"))
        ),
    ]
    return document(lang, title, parts)


def _head(played: Played, words: Sayings) -> str:
    plan = played.plan
    said = [
        words.say(
            "played",
            games=len(played.games),
            seats=", ".join(map(str, plan.seats)),
            seed=plan.seed,
            count=len(plan.bots),
        )
    ]
    if plan.deck is not None:
        said.append(words.say("deck", deck=plan.deck.name))
    if any(_options(played, options) for options in plan.options):
        said.append(
            words.say(
                "options", options=" / ".join(_options(played, each) or words.say("usual") for each in plan.options)
            )
        )
    return " ".join(said)


def _options(played: Played, options: dict[str, str]) -> str:
    """Those that are not the usual ones."""
    usual = entry_in(played.plan.package).choose({})
    return ", ".join(f"{key}={value}" for key, value in options.items() if usual.get(key) != value)


def short(played: Played, words: Sayings) -> list[str]:
    """What matters, in sentences."""
    best, second = played.ratings[0], played.ratings[1]
    bots = played.plan.bots
    order = played.order
    pairs = [(one, other) for at, one in enumerate(order) for other in order[at + 1 :]]
    open_pairs = [pair for pair in pairs if pair not in played.duels or not played.duels[pair].is_proven]
    is_open = any(pair[0] == order[0] for pair in open_pairs)
    found = [
        words.say(
            "short.best-open" if is_open else "short.best",
            bot=best.bot,
            rating=signed(best.rating, words),
            low=signed(best.low, words),
            high=signed(best.high, words),
            second=second.bot,
            apart=words.number(best.rating - second.rating, 0),
        )
    ]
    if not open_pairs:
        found.append(words.say("short.all-proven"))
    else:
        named = "; ".join(f"{bots[one]} – {bots[other]}" for one, other in open_pairs)
        found.append(words.say("short.unproven", proven=len(pairs) - len(open_pairs), all=len(pairs), pairs=named))
    upsets = [pair for pair in pairs if pair in played.duels and played.duels[pair].share.high < 0.5]
    for one, other in upsets:
        share = words.percent(1 - played.duels[one, other].share.value)
        found.append(words.say("short.upset", weak=bots[other], strong=bots[one], share=share))
    for seats, shares in places(played.plan, played.games).items():
        first = shares[0]
        found.append(
            words.say(
                "short.first",
                seats=seats,
                share=words.percent(first.value),
                low=words.percent(first.low),
                high=words.percent(first.high),
                fair=words.percent(1 / seats),
            )
        )
    return found


def signed(rating: float, words: Sayings) -> str:
    number = round(rating)
    return ("+" if number > 0 else "") + words.number(number, 0)


def _ratings(found: Sequence[Rating], words: Sayings, beside: Sequence[Rating] = ()) -> str:
    """On a scale that has room for those beside, too."""
    every = [*found, *beside]
    least, most = min(each.low for each in every), max(each.high for each in every)
    wide = most - least or 1.0

    def at(rating: float) -> float:
        return (rating - least) / wide

    rows = [
        [
            escape(each.bot),
            f'<div class="one">{pictures.span(at(each.rating), at(each.low), at(each.high), at(0.0))}</div>',
            f"<b>{signed(each.rating, words)}</b>",
            f"{signed(each.low, words)} … {signed(each.high, words)}",
            words.percent(each.won / each.games),
            str(each.games),
        ]
        for each in found
    ]
    return table(columns(words, "bot", "", "rating", "range", "won", "games"), rows)


def _duels(played: Played, words: Sayings) -> str:
    """A row for each bot, a column for each that it met, the strongest first."""
    bots, order = played.plan.bots, played.order
    heads = "".join(f'<th scope="col">{escape(bots[other])}</th>' for other in order)
    rows = []
    for one in order:
        cells = "".join(_duel(played.duels.get((one, other)), one == other, words) for other in order)
        rows.append(f'<tr><th scope="row">{escape(bots[one])}</th>{cells}</tr>')
    corner = escape(words.say("column.duel"))
    sheet = (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(words.say("head.duels"))}">'
        f'<table class="heat"><thead><tr><th scope="col">{corner}</th>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )
    return quietly(words.say("text.duels")) + sheet


def _duel(duel: Duel | None, is_itself: bool, words: Sayings) -> str:
    if duel is None:
        return f'<td class="none">{"" if is_itself else "–"}</td>'
    value, low, high = duel.share
    side = "win" if value >= 0.5 else "loss"
    warm = round(abs(value - 0.5) * 200)
    number = f"<b>{words.percent(value)}</b>" if duel.is_proven else words.percent(value)
    return (
        f'<td class="{side}" style="--warm: {warm}%">{number}'
        f"<small>{words.percent(low)}–{words.percent(high)}</small></td>"
    )


def _groups(played: Played, words: Sayings) -> list[str]:
    found = groups(played.plan, played.games)
    if not found:
        return []
    several = len(played.plan.options) > 1
    parts, every = [], [each for group in found for each in group.ratings]
    for group in found:
        options = _options(played, group.options) or words.say("usual")
        head = words.say("group", seats=group.seats, games=group.games)
        parts.append(
            f"<h3>{escape(f'{head}; {options}' if several else head)}</h3>{_ratings(group.ratings, words, every)}"
        )
    return [section(words, "groups", quietly(words.say("text.groups")) + "\n".join(parts))]


def _places(played: Played, words: Sayings) -> str:
    rows = []
    for seats, shares in places(played.plan, played.games).items():
        for seat, share in enumerate(shares, 1):
            rows.append(
                [
                    escape(words.say("place", seats=seats, number=seat)),
                    f'<div class="one">{pictures.span(share.value, share.low, share.high, 1 / seats)}</div>',
                    f"<b>{words.percent(share.value)}</b>",
                    f"{words.percent(share.low)}–{words.percent(share.high)}",
                ]
            )
    return table(columns(words, "place", "", "won", "range"), rows)


def seat_rows(played: Played) -> str:
    """A row for each seat of each game, as comma-separated values; `won` is the share of the victory."""
    keys = list(played.plan.options[0])
    out = io.StringIO()
    sheet = csv.writer(out, lineterminator="\n")
    sheet.writerow(["game", "deal", "seats", *(f"option:{key}" for key in keys), "seat", "bot", "won"])
    for number, (pairing, shares) in enumerate(played.games):
        chosen = played.plan.options[pairing.options]
        for seat, (bot, share) in enumerate(zip(pairing.bots, shares, strict=True)):
            fixed = [number, pairing.deal, len(shares), *(chosen[key] for key in keys)]
            sheet.writerow([*fixed, seat, played.plan.bots[bot], share])
    return out.getvalue()
