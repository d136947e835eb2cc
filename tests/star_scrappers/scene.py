"""Scenes for clause tests: a position described in the game's own words, then played by names of decisions.

Places of the Docks and the Mine that a scene does not mention are empty. Cards are written `Y2`, Crystals
`C03-Yb`, Artifacts `A05-right`; a Base is written from bottom to top, so its last card leads.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from kosmodrom.engine.deck import standard_deck
from kosmodrom.engine.match import Match
from kosmodrom.games.star_scrappers.game import StarScrappers
from kosmodrom.games.star_scrappers.model.actions import (
    CARDS,
    COLOURS,
    DOCK_PLACES,
    KINDS,
    MINE_PLACES,
    TOKENS,
    VOCABULARY,
)
from kosmodrom.games.star_scrappers.model.book import ScrapperBook, make_book
from kosmodrom.games.star_scrappers.model.events import NAMES
from kosmodrom.games.star_scrappers.model.labels import ARTIFACTS, COUNTED
from kosmodrom.games.star_scrappers.model.state import ScrapperState, blank
from kosmodrom.games.star_scrappers.model.values import COSTS, IN_THE_BOX, insert, printed
from kosmodrom.games.star_scrappers.rules.starting import begin_actions, begin_turn
from scenes import BaseScene, heard_by

GAME = StarScrappers()
BLUE_YELLOW_BROWN_PURPLE = "R G"
"""The Wild colours of the recommended first game; the default of a scene."""

ARGUMENTS = [
    "c", "sc", "s", "sk", "sn", "sa", "sk", "skk", "skc", "stn", "san", "sk", "sskn", "scs", "st", "sk", "sks", "sks",
    "stc", "skc", "s", "st", "n", "s", "sk", "k", "t", "A", "n", "s", "n", "s", "s",
]  # fmt: skip
"""What the arguments of each event are: seat, kind, token, colour, artifact, Artifact card or number."""

WORDS = {"k": KINDS, "t": TOKENS, "c": COLOURS, "a": ARTIFACTS, "A": CARDS}


def fresh_book() -> ScrapperBook:
    """The standard content in a Book of its own, for a test to change."""
    return make_book(standard_deck("star_scrappers", files("kosmodrom.games.star_scrappers") / "content"))


@cache
def standard_book() -> ScrapperBook:
    return fresh_book()


class Scene(BaseScene[ScrapperState]):
    """A state with words for asking and playing."""

    game = GAME
    vocabulary = VOCABULARY
    prefix = "SS"
    event_names = NAMES

    def in_words(self, event: list[int]) -> str:
        return in_words(event)

    # --- playing

    def end_turn(self) -> "Scene":
        """End the Action phase and let chance refill the places."""
        return self.play("end").settle()

    def pass_until(self, seat: int) -> "Scene":
        """Turns in which nothing is done, until a seat is asked."""
        while not self.over and self.seat != seat:
            self.play(*(["begin"] if "begin" in self.options() else []))
            self.end_turn()
        return self

    def pass_turn(self) -> "Scene":
        """A turn in which nothing is done."""
        return self.play(*(["begin"] if "begin" in self.options() else [])).end_turn()

    # --- asking

    def offered(self, verb: str) -> list[str]:
        """The options with one verb, e.g. `recruit:1a`."""
        return [option for option in self.options() if option.split(":")[0] == verb]

    def hand(self, seat: int) -> str:
        """Cards in hand, by kind; `Y1=B` counts as blue this turn."""
        return " ".join(COUNTED[card] for card in self.s.hands[seat].cards)

    def shown(self, seat: int) -> str:
        """The cards in hand that everybody saw going there."""
        return " ".join(KINDS[kind] for kind in self.s.table.shown[seat])

    def secret(self, seat: int) -> list[int]:
        """How many cards of levels 1 to 4 a hand still holds of those dealt face down."""
        return self.s.table.secret[4 * seat : 4 * seat + 4]

    def hand_size(self, seat: int) -> int:
        """How many cards everybody knows a hand to hold."""
        return self.s.table.hand_sizes[seat]

    def crystals(self, seat: int) -> str:
        return " ".join(TOKENS[token] for token in self.s.hands[seat].crystals)

    def base(self, seat: int) -> str:
        return " ".join(KINDS[kind] for kind in self.s.table.bases[seat])

    def played(self) -> str:
        """The play area of the active seat, from bottom to top."""
        return " ".join(KINDS[kind] for kind in self.s.table.play)

    def enslaved(self, seat: int) -> str:
        return " ".join(KINDS[kind] for kind in self.s.table.enslaved[seat])

    def artifacts(self, seat: int) -> str:
        return " ".join(ARTIFACTS[artifact] for artifact in self.s.table.artifacts[seat])

    def totems(self, seat: int) -> str:
        return " ".join(COLOURS[colour] for colour in range(6) if self.s.table.totems[colour] == seat)

    def docks(self) -> str:
        return " ".join(KINDS[kind] for kind in self.s.table.docks if kind >= 0)

    def mine(self) -> str:
        return " ".join(TOKENS[token] for token in self.s.table.mine if token >= 0)

    def dock_place(self, place: str) -> str:
        """What lies in a place of the Docks; `-` for nothing."""
        kind = self.s.table.docks[DOCK_PLACES.index(place)]
        return KINDS[kind] if kind >= 0 else "-"

    def mine_place(self, place: str) -> str:
        """What lies in a place of the Mine; `-` for nothing."""
        token = self.s.table.mine[MINE_PLACES.index(place)]
        return TOKENS[token] if token >= 0 else "-"

    def tops(self) -> str:
        """The top cards of the Artifact stacks; `-` for an empty stack."""
        return " ".join(CARDS[card] if card >= 0 else "-" for card in self.s.table.tops)

    @property
    def marker(self) -> int:
        return self.s.table.marker

    @property
    def basics(self) -> int:
        """How many basic actions are used up in this turn."""
        return self.s.table.basics

    @property
    def stirred(self) -> bool:
        """SS-316: whether something was gained or used up in this round."""
        return self.s.table.stirred == 1

    def row(self, name: str) -> list[int]:
        """A row of the score sheet: crystals, symbols, artifacts, totems, enslaved."""
        return GAME.sheet(self.s)[["crystals", "symbols", "artifacts", "totems", "enslaved"].index(name)]


def in_words(event: list[int]) -> str:
    """An event with its arguments."""
    name, audience, kinds = NAMES[event[0]], event[1], ARGUMENTS[event[0]]
    words = [WORDS[kind][n] if kind in WORDS and n >= 0 else str(n) for kind, n in zip(kinds, event[2:], strict=False)]
    return " ".join([name, *words, *heard_by(audience)])


def scene(
    *,
    seats: int = 2,
    wild: str = BLUE_YELLOW_BROWN_PURPLE,
    active: int = 0,
    start: int = 0,
    phase: str = "acting",
    hands: Sequence[str] = (),
    dealt: Sequence[str] = (),
    bases: Sequence[str] = (),
    crystals: Sequence[str] = (),
    artifacts: Sequence[str] = (),
    enslaved: Sequence[str] = (),
    totems: Mapping[str, int] | None = None,
    docks: str = "",
    mine: str = "",
    tops: str = "",
    marker: int = 0,
    removed: str = "",
    dock_stacks: Mapping[int, int] | None = None,
    crystal_stacks: Mapping[int, int] | None = None,
    artifact_stacks: Sequence[int] | None = None,
    book: ScrapperBook | None = None,
) -> Scene:
    """A position in the turn of `active`; `phase` is `acting` or `starting`.

    Hands count as seen by all; `dealt` are further cards in hand, dealt face down. Stacks hold whatever is not
    placed; `dock_stacks` {level: size} and `crystal_stacks` {cost: size} make them smaller (cards leave the game,
    Crystals go to the last seat).
    """
    s = blank(seats, book or standard_book())
    t = s.table
    for letter in wild.split():
        t.wild[COLOURS.index(letter)] = 1
        t.totems[COLOURS.index(letter)] = IN_THE_BOX
    for letter, owner in (totems or {}).items():
        t.totems[COLOURS.index(letter)] = owner
    t.marker = marker
    t.start = start
    _place_mercenaries(s, hands, dealt, bases, enslaved, docks, removed, dock_stacks or {})
    _place_crystals(s, crystals, mine, crystal_stacks or {})
    _place_artifacts(s, artifacts, tops, artifact_stacks)
    begin_turn(s, active)
    if phase == "acting":
        begin_actions(s, active)
    else:
        GAME.go_on(s)
    assert GAME.problems(s) == [], GAME.problems(s)
    return Scene(s)


def _place_mercenaries(
    s: ScrapperState,
    hands: Sequence[str],
    dealt: Sequence[str],
    bases: Sequence[str],
    enslaved: Sequence[str],
    docks: str,
    removed: str,
    sizes: Mapping[int, int],
) -> None:
    t = s.table
    for kind in range(24):
        s.vault.mercenaries[kind] = 0 if t.wild[kind // 4] else s.book.copies[kind]

    def take(name: str) -> int:
        kind = KINDS.index(name)
        s.vault.mercenaries[kind] -= 1
        assert s.vault.mercenaries[kind] >= 0, f"there are not so many {name}"
        return kind

    for seat, names in enumerate(hands):
        for name in names.split():
            kind = take(name)
            insert(s.hands[seat].cards, printed(kind))
            insert(t.shown[seat], kind)
            t.hand_sizes[seat] += 1
    for seat, names in enumerate(dealt):
        for name in names.split():
            kind = take(name)
            insert(s.hands[seat].cards, printed(kind))
            t.secret[4 * seat + s.book.level[kind] - 1] += 1
            t.hand_sizes[seat] += 1
    for seat, names in enumerate(bases):
        t.bases[seat] = [take(name) for name in names.split()]
    for seat, names in enumerate(enslaved):
        t.enslaved[seat] = sorted(take(name) for name in names.split())
    for name in docks.split():
        kind = take(name)
        places = [at for at in range(10) if s.book.level_of_place[at] == s.book.level[kind] and t.docks[at] < 0]
        t.docks[places[0]] = kind
    for name in removed.split():
        t.removed[take(name)] += 1
    for level in range(4):
        kinds = range(level, 24, 4)
        for kind in kinds:
            while (
                level + 1 in sizes
                and sum(s.vault.mercenaries[k] for k in kinds) > sizes[level + 1]
                and s.vault.mercenaries[kind]
            ):
                s.vault.mercenaries[kind] -= 1
                t.removed[kind] += 1
        t.dock_stacks[level] = sum(s.vault.mercenaries[kind] for kind in kinds)


def _place_crystals(s: ScrapperState, crystals: Sequence[str], mine: str, sizes: Mapping[int, int]) -> None:
    t = s.table
    s.vault.tokens = s.book.token_copies[:]

    def take(name: str) -> int:
        token = TOKENS.index(name)
        s.vault.tokens[token] -= 1
        assert s.vault.tokens[token] >= 0, f"there are not so many {name}"
        return token

    for name in mine.split():
        token = take(name)
        places = [at for at in range(10) if s.book.row_of_place[at] == s.book.token_row[token] and t.mine[at] < 0]
        t.mine[places[0]] = token
    for seat, names in enumerate(crystals):
        for name in names.split():
            insert(s.hands[seat].crystals, take(name))
    for row, cost in enumerate(COSTS):
        tokens = s.book.tokens_in_row[row]
        for token in tokens:
            while cost in sizes and sum(s.vault.tokens[k] for k in tokens) > sizes[cost] and s.vault.tokens[token]:
                s.vault.tokens[token] -= 1
                insert(s.hands[-1].crystals, token)
        t.crystal_stacks[row].unseen = sum(s.vault.tokens[token] for token in tokens)
    t.crystals = [len(hand.crystals) for hand in s.hands]


def _place_artifacts(s: ScrapperState, artifacts: Sequence[str], tops: str, sizes: Sequence[int] | None) -> None:
    t = s.table
    s.vault.artifacts = [1] * 12
    for seat, names in enumerate(artifacts):
        t.artifacts[seat] = sorted(ARTIFACTS.index(name) for name in names.split())
        for artifact in t.artifacts[seat]:
            s.vault.artifacts[artifact // 2] = 0
    for stack, name in enumerate(tops.split()):
        if name != "-":
            t.tops[stack] = CARDS.index(name)
            s.vault.artifacts[CARDS.index(name)] = 0
    if sizes is None:
        left = sum(s.vault.artifacts)
        t.artifact_stacks = [(left + 2 - stack) // 3 for stack in range(3)]
        return
    t.artifact_stacks = list(sizes)
    for card in range(12):
        if s.vault.artifacts[card] and sum(s.vault.artifacts) > sum(sizes):
            s.vault.artifacts[card] = 0
            insert(t.artifacts[-1], 2 * card)


def set_up(seats: int = 2, first_game: bool = False) -> Scene:
    """A match before the first draw of its set-up."""
    return Scene(GAME.new(seats, {"first-game": "yes" if first_game else "no"}, standard_book()))


def match(seats: int = 2, seed: str = "scene", first_game: bool = False) -> Match:
    """A real match from the set-up on, for what the set-up and the journal promise."""
    return Match("star_scrappers", seats=seats, seed=seed, options={"first-game": "yes" if first_game else "no"})


def book_with_numbers(card: str, *numbers: int) -> ScrapperBook:
    """The standard content, but the skill of a card has other numbers."""
    book = fresh_book()
    book.skill_numbers[KINDS.index(card)] = [*numbers, 0, 0][:3]
    return book


def book_with_cave_in(*tokens: str) -> ScrapperBook:
    """The standard content, but some Crystals bear a Cave-in symbol as well."""
    book = fresh_book()
    for token in tokens:
        book.token_cave_in[TOKENS.index(token)] = 1
    return book
