"""How a balance report calls things and numbers, in one language."""

import re
from collections.abc import Sequence
from typing import Any, Final

from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.deck_differences import Difference, differences
from kosmodrom.engine.deck_words import difference_words
from kosmodrom.engine.errors import cut
from kosmodrom.engine.owned_cards import CardFamily
from kosmodrom.engine.registry import entry_in
from kosmodrom.engine.words import LANGUAGES, Words, words
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
CODE: Final = re.compile(r".*\d[a-z]?")
"""An id that says more than a name: a number at its end, perhaps with a letter for a card that a deck adds."""
SIDES: Final = ("left", "right")
"""Of a card with two halves."""
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
        self._books = [self.entry.book(trial.deck) for trial in trials]
        self._texts = [self.entry.words(lang, book) for book in self._books]
        self._families = {family.name: family for book in self._books for family in families(self.entry.package, book)}
        standard = self.entry.standard_deck()
        one, other = (trial.deck or standard for trial in (trials[0], trials[-1]))
        self._differences = differences(other if len(trials) > 1 else standard, one)
        self._both = Words(lang, {**self._texts[-1].texts, **self._texts[0].texts})
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
        kind = self._families.get(family)
        if kind is not None and kind.called is not None:
            number = next((number for number, name in kind.cards.items() if name == card), None)
            return card if number is None else kind.called(number, self._books[0], self._texts[0])
        name = "" if kind is None else self._name(kind, card)
        return f"{name} ({card})" if name and CODE.fullmatch(card) else name or card

    def _name(self, family: CardFamily, card: str) -> str:
        """Its name alone; empty where it has none."""
        key = f"{family.shelf}.{card}"
        return next((texts.texts[key] for texts in self._texts if texts.texts.get(key, card) != card), "")

    def differing(self) -> list[str]:
        """What the deck of a side has otherwise than that of the other, or than the printed cards, in words."""
        return [
            self.say("text.differs" if said["key"] else "text.differs-whole", what=said.pop("key"), **said)
            for difference in self._differences
            if (said := difference_words(difference, self._both))
        ]

    def is_changed(self, card: str) -> bool:
        """Whether something of a card is otherwise; of one with two sides, of the side that is meant."""
        return any(_is_of(card, difference) for difference in self._differences)

    def id_of(self, called: str) -> str:
        """The id of the card that somebody means by its id or its name in any language; else what they said."""
        if not called or any(called in family.cards.values() for family in self._families.values()):
            return called
        meant = called.casefold()
        for lang in dict.fromkeys([self.lang, *LANGUAGES]):
            words = self if lang == self.lang else ReportWords(self._trials, lang)
            for family in self._families.values():
                for card in family.cards.values():
                    if meant in (words._name(family, card).casefold(), words.card(family.name, card).casefold()):
                        return card
        return called

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


def _is_of(card: str, difference: Difference) -> bool:
    """A row such as A01 has the cards A01-left and A01-right."""
    side = difference.key.partition(".")[0]
    if f"{difference.row}-{side}" == card or difference.row == card:
        return True
    return side not in SIDES and bool(difference.row) and card in [f"{difference.row}-{each}" for each in SIDES]
