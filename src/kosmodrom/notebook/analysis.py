"""What a search thinks of the decisions of a seat, as data and in words; it is given the view of that seat alone."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import hypot, sqrt
from operator import index

from kosmodrom.bots.adviser import DOUBT, Advice, Adviser, Weighed, advice_from
from kosmodrom.bots.chances import beside, calibration_in, chance_of, logit, standing
from kosmodrom.bots.ground_words import PACKAGE, GroundWords
from kosmodrom.bots.grounds import Ground
from kosmodrom.bots.levels import searcher
from kosmodrom.bots.search_bot import Budget, opinions_in
from kosmodrom.draw.escaping import escape
from kosmodrom.engine.seeded_chance import Seed
from kosmodrom.engine.words import words
from kosmodrom.notebook.match import Match
from kosmodrom.notebook.playing_on import luck_from
from kosmodrom.notebook.rows import LEFT, Rows


@dataclass(frozen=True)
class Thought:
    """What is thought of one decision."""

    decision: str
    words: str
    """The same as a person reads it."""
    chance: float | None
    """To win with it, from 0 to 1; None if there is nothing else to decide."""
    low: float | None
    high: float | None
    """Between these lies the chance as far as chance has tossed the search about: two standard errors to each side."""
    looks: int
    """How often the search looked at it."""
    is_alike: bool
    """Whether the search cannot tell it from the best; so it is of the best itself."""
    grounds: tuple[Ground, ...] = field(repr=False)
    """Of the best: what it has before the next best, counted in worlds that were played on; of others: what the best
    has before them."""
    why: tuple[str, ...]
    """The same in words: of the best what it has, of others what they lack."""


@dataclass(frozen=True)
class Analysis:
    """What is thought of all decisions that can be spoken of, the best first."""

    seat: int
    thoughts: tuple[Thought, ...]
    looks: int = field(repr=False)
    """How often the search looked, also at decisions of which it says nothing."""
    worlds: int = field(repr=False)
    lang: str = field(repr=False)
    name: str = field(repr=False)

    @property
    def best(self) -> str:
        """The name of the best decision."""
        return self.thoughts[0].decision

    def rows(self) -> Rows:
        """The same as plain values, for tables such as those of pandas."""
        return Rows(
            {
                "decision": each.decision,
                "words": each.words,
                "chance": each.chance,
                "low": each.low,
                "high": each.high,
                "looks": each.looks,
                "is_alike": each.is_alike,
                "why": "; ".join(each.why),
            }
            for each in self.thoughts
        )

    def _repr_html_(self) -> str:
        said = words(PACKAGE, self.lang)
        heads = "".join(
            f"<th{LEFT}>{escape(said[f'analysis.{key}'])}</th>" for key in ("decision", "chance", "between", "why")
        )
        rows = "".join(
            f"<tr>{_words(each.words)}<td>{_percent(each.chance)}</td>"
            f"<td>{_between(each.low, each.high)}</td>{_words('; '.join(each.why))}</tr>"
            for each in self.thoughts
        )
        note = said.say("analysis.note", looks=self.looks, worlds=self.worlds) if self.looks else ""
        return (
            f'<table lang="{self.lang}"><caption>{escape(said.say("analysis.title", seat=self.name))}</caption>'
            f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table><p>{escape(note)}</p>"
        )


def _words(text: str) -> str:
    return f"<td{LEFT}>{escape(text)}</td>"


def _percent(share: float | None) -> str:
    return "" if share is None else f"{100 * share:.0f}%"


def _between(low: float | None, high: float | None) -> str:
    return "" if low is None else f"{_percent(low)}–{_percent(high)}"


def analysis_of(match: Match, seat: int, looks: int, worlds: int, seed: Seed, lang: str) -> Analysis:
    """Let an adviser weigh what the seat may decide, and put it into words."""
    lang = match.spoken(lang)
    entry, view, legal, names = match.entry, match.view(seat), match.legal_ids(seat), match.called(lang)
    texts = entry.words(lang, match.book)

    def thought(advice: Advice, bounds: Sequence[float | None], seen: int, why: Sequence[str]) -> Thought:
        said = entry.speaker.decision(view, match.book, advice.action, texts, names)
        chance, low, high = bounds
        name = entry.vocabulary.name(advice.action)
        return Thought(name, said, chance, low, high, seen, advice.is_alike, advice.grounds, tuple(why))

    if len(legal) == 1:
        alone = thought(Advice(legal[0], 1.0, True), (None,) * 3, 0, [words(PACKAGE, lang)["analysis.alone"]])
        return Analysis(seat, (alone,), 0, 0, lang, names[seat])
    adviser = Adviser(searcher(Budget(index(looks))), Budget(index(worlds)))
    weighed = adviser.weighed(entry, view, legal, luck_from(seed))
    advice = advice_from(entry, view, legal, weighed)
    words_of = GroundWords(entry, match.book, view, names, lang)
    whys = [words_of.reasons(advice[0].action, advice[0].grounds)]
    whys += [words_of.shortfall(each.grounds) for each in advice[1:]]
    bounds = _bounds(match, seat, weighed)
    seen = {each.action: each.visits for each in weighed.sound}
    thoughts = tuple(
        thought(
            each._replace(is_alike=each.is_alike or not at), (each.chance, *bounds[each.action]), seen[each.action], why
        )
        for at, (each, why) in enumerate(zip(advice, whys, strict=True))
    )
    looked = sum(each.visits for each in opinions_in(weighed.root, seat, legal))
    return Analysis(seat, thoughts, looked, len(weighed.played.before), lang, names[seat])


def _bounds(match: Match, seat: int, weighed: Weighed) -> dict[int, tuple[float, float]]:
    """By decision: how far the chance may lie off, by what the search doubts of its worth and of how worlds end."""
    favourite, calibration = weighed.sound[0], calibration_in(match.entry.package)
    at = standing(seat, weighed.played.before, weighed.played.futures[favourite.action])
    best = calibration.chance(at, favourite.worth)
    farther = at._replace(lead=at.lead + at.spread / sqrt(max(1, len(weighed.played.before))))
    of_ends = logit(calibration.chance(farther, favourite.worth)) - logit(best)
    found = {}
    for each in weighed.sound:
        middle = logit(beside(best, favourite.worth, each.worth))
        of_worth = logit(each.worth + each.doubt) - logit(each.worth)
        off = DOUBT * hypot(of_ends, of_worth)
        found[each.action] = chance_of(middle - off), chance_of(middle + off)
    return found
