"""How a balance report calls things and numbers, in one language."""

from collections.abc import Sequence
from typing import Any, Final

from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.errors import cut
from kosmodrom.engine.registry import entry_in
from kosmodrom.engine.words import words
from kosmodrom.lab.balance import Trial, families
from kosmodrom.lab.figures import Change
from kosmodrom.lab.kept_rows import PACKAGE
from kosmodrom.lab.simulate import luck_of

TRIES: Final = 30
"""So many random games show what decisions are called."""
LARGE: Final = 10
"""Means from here on have one digit behind the point, others two."""
FINEST: Final = 4
"""Digits behind the point: a bound of a difference shows on which side of 0 it lies."""
LONGEST: Final = 70
"""In signs, of a decision as an example."""
PERCENT: Final = ("fare", "owned", "seat")
"""Changes of shares."""


class Sayings:
    """The sentences of one kind of page, and how numbers are written."""

    def __init__(self, kind: str, lang: str) -> None:
        self.lang = lang
        self._kind, self._own = kind, words(PACKAGE, lang)

    def say(self, key: str, **parts: object) -> str:
        return self._own.say(f"{self._kind}.{key}", **parts)

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{value:z.{digits}f}".replace("-", "\N{MINUS SIGN}")
        return text.replace(".", self._own["point"])

    def percent(self, share: float) -> str:
        return f"{self.number(100 * share, 0)}%"


class ReportWords(Sayings):
    """Says what the games of some trials are about."""

    def __init__(self, trials: Sequence[Trial], lang: str) -> None:
        super().__init__("report", lang)
        self.entry = entry_in(trials[0].package)
        books = [self.entry.book(trial.deck) for trial in trials]
        self._texts = [self.entry.words(lang, book) for book in books]
        self._shelves = {family.name: family.shelf for family in families(trials[0].package)}
        self._verbs: dict[str, str] = {}
        self._trials = trials

    @property
    def title(self) -> str:
        return self._texts[0]["title"]

    def points(self, share: float) -> str:
        """Percentage points."""
        return self.say("percent-points", number=self.number(100 * share))

    def signed(self, share: float) -> str:
        """The same, as what is won or lost, without its unit."""
        return ("+" if share > 0 else "") + self.number(100 * share)

    def family(self, name: str) -> str:
        return next((texts.texts[key] for texts in self._texts if (key := f"owned.{name}") in texts.texts), name)

    def card(self, family: str, card: str) -> str:
        """Its name in the texts or in a deck that brings it along, and its id."""
        key = f"{self._shelves.get(family, '')}.{card}"
        name = next((texts.texts[key] for texts in self._texts if texts.texts.get(key, card) != card), "")
        return f"{name} ({card})" if name and card[-1:].isdigit() else name or card

    def row(self, index: int) -> str:
        return self.entry.speaker.row(index, self._texts[0])

    def verb(self, verb: str) -> str:
        """A verb, with a decision of it as the game calls it."""
        if not self._verbs:
            self._verbs = dict(self._examples())
        example = self._verbs.get(verb)
        return verb if example is None else self.say("verb", verb=verb, example=cut(example, LONGEST))

    def _examples(self) -> dict[str, str]:
        """By verb what the first such decision is called that random games offer."""
        found: dict[str, str] = {}
        trial, game = self._trials[0], self.entry.game
        names = [self.say("seat", number=seat + 1) for seat in range(trial.seats)]
        for index in range(TRIES):
            luck, book = luck_of(trial.seed, index), self.entry.book(trial.deck)
            s: Any = game.new(trial.seats, trial.options[index % len(trial.options)], book)
            while actors := game.actors(s):
                if actors[0] == CHANCE:
                    game.apply(s, CHANCE, game.roll(s, luck))
                    continue
                seat = actors[luck.below(len(actors))]
                legal = list(game.legal(s, seat))
                for action in legal:
                    verb = self.entry.vocabulary.verb(action)
                    if verb not in found:
                        found[verb] = self.entry.speaker.decision(
                            game.view(s, seat), book, action, self._texts[0], names
                        )
                game.apply(s, seat, legal[luck.below(len(legal))])
        return found

    def side(self, trial: Trial, beside: Trial | None = None) -> str:
        """What a trial is played with; of two, where it differs from the other."""
        parts = []
        if beside is None or trial.settings["deck"] != beside.settings["deck"]:
            is_printed = trial.settings["deck"] == self.entry.standard_deck().digest
            name = self.say("printed") if is_printed or trial.deck is None else trial.deck.name
            parts.append(self.say("deck", deck=name))
        usual = beside.options if beside else (self.entry.choose({}),)
        if trial.options != usual:
            differing = [
                key for key in usual[0] if any(one[key] != other[key] for one in trial.options for other in usual)
            ]
            said = (", ".join(f"{key}={one[key]}" for key in differing) for one in trial.options)
            parts.append(self.say("options", options=" / ".join(said)))
        return "; ".join(parts) or self.say("printed")

    def what(self, change: Change) -> str:
        """What a change is a change of."""
        parts: dict[str, object] = {}
        if change.kind in ("fare", "owned"):
            family, card = change.name
            parts = {"card": self.card(family, card), "family": self.family(family)}
        elif change.kind == "seat":
            parts = {"number": int(change.name[0]) + 1}
        elif change.kind == "source":
            parts = {"row": self.row(int(change.name[0]))}
        elif change.kind == "verb":
            parts = {"verb": self.verb(change.name[0])}
        return self.say(f"change.{change.kind}", **parts)

    def amount(self, change: Change, value: float, is_difference: bool = False) -> str:
        sign = "+" if is_difference and value > 0 else ""
        if change.kind in PERCENT and not is_difference:
            return self.percent(value)
        digits = 0 if change.kind in PERCENT else 2 if max(change.one, change.other) < LARGE else 1
        shown = 100 * value if change.kind in PERCENT else value
        while is_difference and 0 < abs(shown) < 0.5 * 10**-digits and digits < FINEST:
            digits += 1
        return sign + self.number(shown, digits)

    def difference(self, change: Change) -> str:
        number = self.amount(change, change.one - change.other, True)
        return self.say("percent-points", number=number) if change.kind in PERCENT else number

    def brief(self, change: Change) -> str:
        return self.say(
            "change.brief",
            what=self.what(change),
            one=self.amount(change, change.one),
            other=self.amount(change, change.other),
        )
