"""Scenes for clause tests: a position described in the game's own words, then played by names of decisions.

Dice are letters: Z plague, S full training, W call support, I improvisation, R movement, T technology, so `ZSIR`
is four dice; decisions may use them too: `die:S`, `offer:Z`, `accept:R`, `roll:T`. The rooms of the ship are named by
cell (nw n ne, w portal e, sw s se); researchers are written `portal*3 n`, face-up rooms `n=reaktor e=maszynownia`.

Races have no abilities (as in the first game) unless the scene names them. A question with one answer, for all to
see, is not asked: a die used as support with one teleporter brings its first researcher at once.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from andromeda.pieces import deal_dice, place_cards, place_ship, place_tasks
from andromeda.told import LETTERS, letters, story
from kosmodrom.engine.contract import only
from kosmodrom.engine.deck import standard_deck
from kosmodrom.engine.pile import HIDDEN, Pile
from kosmodrom.games.andromeda.game import Andromeda
from kosmodrom.games.andromeda.model.actions import CELLS, FACES, RACES, ROOMS, TASKS, TECHS, VOCABULARY
from kosmodrom.games.andromeda.model.book import AndromedaBook, make_book
from kosmodrom.games.andromeda.model.conditions import FACTS
from kosmodrom.games.andromeda.model.events import NAMES
from kosmodrom.games.andromeda.model.labels import TURN_WORDS
from kosmodrom.games.andromeda.model.state import AndromedaState, blank
from kosmodrom.games.andromeda.model.steps import STEPS
from kosmodrom.games.andromeda.model.values import DIVIDING, PHASES, TURNS, USED
from kosmodrom.games.andromeda.rules.cleanup import clean_up
from kosmodrom.games.andromeda.rules.facts import fact
from kosmodrom.games.andromeda.rules.offers import prepare_next
from kosmodrom.games.andromeda.rules.rolling import begin_round
from kosmodrom.games.andromeda.rules.turns import begin_turn, end_actions
from scenes import BaseScene

GAME = Andromeda()
WITH_FACES = ("offer", "accept", "die", "single", "explore", "morph", "as", "roll")
FIRST_GAME_TECHS = "teleporter klonowanie szczepionki uniwersalne_narzedzie"


def fresh_book() -> AndromedaBook:
    """The standard content in a Book of its own, for a test to change."""
    return make_book(standard_deck("andromeda", files("kosmodrom.games.andromeda") / "content"))


@cache
def standard_book() -> AndromedaBook:
    return fresh_book()


def expand(decision: str) -> str:
    """`die:S` is `die:pelne_szkolenie`."""
    verb, _, thing = decision.partition(":")
    return f"{verb}:{FACES[LETTERS.index(thing)]}" if verb in WITH_FACES and thing in list(LETTERS) else decision


class Scene(BaseScene[AndromedaState]):
    """A state with words for asking and playing."""

    game = GAME
    vocabulary = VOCABULARY
    prefix = "AN"
    event_names = NAMES

    def in_words(self, event: list[int]) -> str:
        return story(event, self.s.table.rooms)[0]

    def expand(self, decision: str) -> str:
        return expand(decision)

    # --- playing

    @property
    def actors(self) -> list[int]:
        """Everybody who owes a decision; [-1] is chance."""
        return GAME.actors(self.s)

    def play_as(self, seat: int, *decisions: str) -> "Scene":
        """Decisions of a certain seat, where several are asked."""
        return self.play(*decisions, seat=seat)

    def roll(self, dice: str) -> "Scene":
        """Dice land one after another: `ZZZRRRRWWW`."""
        return self.chance(*(f"roll:{letter}" for letter in dice))

    def end_turn(self) -> "Scene":
        """End the actions and complete no task."""
        self.play("end:actions")
        return self.play("end:turn") if self.question == "checking" else self

    # --- asking

    @property
    def question(self) -> str:
        """What is asked, as in `steps.py`: `acting`, `summoning`, …; `over` at the end."""
        step = self.s.table.agenda.step()
        return STEPS[step] if step >= 0 else "over"

    def offered(self, verb: str) -> list[str]:
        """The options with one verb, e.g. `move:portal-n`."""
        return [option for option in self.options() if option.split(":")[0] == verb]

    # --- the ship

    def crew(self, seat: int) -> str:
        """Researchers on the ship: `portal*3 n`."""
        counts = self.s.table.crew[9 * seat : 9 * seat + 9]
        return " ".join(f"{cell}*{n}" if n > 1 else cell for cell, n in zip(CELLS, counts, strict=True) if n)

    def trained(self, seat: int) -> int:
        return self.s.table.trained[seat]

    def pool(self, seat: int) -> int:
        return self.s.table.pool[seat]

    def on_ship(self, seat: int) -> int:
        return sum(self.s.table.crew[9 * seat : 9 * seat + 9])

    def pieces(self, seat: int) -> tuple[int, int, int]:
        """Researchers on the ship, trained, in the pool."""
        return self.on_ship(seat), self.trained(seat), self.pool(seat)

    def teleporters(self, seat: int) -> str:
        return " ".join(cell for at, cell in enumerate(CELLS) if self.s.table.teleporters[seat] >> at & 1)

    def rooms(self) -> str:
        """Face-up rooms: `n=reaktor portal=portal`."""
        return " ".join(f"{CELLS[at]}={ROOMS[room]}" for at, room in enumerate(self.s.table.rooms) if room >= 0)

    def face_down(self) -> str:
        return " ".join(cell for at, cell in enumerate(CELLS) if self.s.table.covered >> at & 1)

    # --- dice and cards

    def dice(self, seat: int) -> str:
        return letters(self.s.table.dice[6 * seat : 6 * seat + 6])

    def middle(self) -> str:
        return letters(self.s.table.middle)

    def offer(self) -> str:
        """The dice on the order card that is being offered."""
        return letters(self.s.table.offer)

    def card(self, seat: int) -> int:
        """The order card of a seat; 0 for none."""
        return self.s.table.cards[seat]

    def techs(self) -> str:
        """Technologies in play; a used one ends in `!`."""
        return " ".join(TECHS[at] + ("!" if used == USED else "") for at, used in enumerate(self.s.table.techs) if used)

    def vaccines(self, seat: int) -> int:
        return self.s.table.vaccines[seat]

    @property
    def beside(self) -> int:
        """Vaccine tokens beside their card."""
        return self.s.table.beside

    def race(self, seat: int) -> str:
        race = self.s.table.races[seat]
        return RACES[race] if race >= 0 else "-"

    def general(self) -> str:
        """The open general tasks."""
        return " ".join(TASKS[task] for task in self.s.table.general)

    @property
    def general_deck(self) -> int:
        return self.s.table.general_deck

    def held(self, seat: int) -> str:
        """The personal tasks in hand."""
        return " ".join(TASKS[task] for task in self.s.table.held[seat].tail)

    def completed(self, seat: int) -> str:
        return " ".join(TASKS[task] for task in self.s.table.completed[seat])

    @property
    def unseen(self) -> int:
        """Cards of the personal deck above those put under it."""
        return self.s.table.personal[0].unseen

    def under(self) -> str:
        """The cards put under the personal deck, from the top down."""
        return " ".join(TASKS[task] for task in self.s.table.personal[0].tail)

    def known_under(self, seat: int) -> str:
        """The same as a seat sees them; `?` for a card that it does not know."""
        return _cards(GAME.view(self.s, seat).table.personal[0])

    def known_held(self, seat: int, owner: int) -> str:
        """What a seat sees of the tasks in another hand."""
        return _cards(GAME.view(self.s, seat).table.held[owner])

    # --- the course of the game

    @property
    def phase(self) -> str:
        """`setting-up`, `dividing-orders`, `turns`, `checking-points`, `cleaning-up` or `over`."""
        return PHASES[self.s.table.phase]

    @property
    def round(self) -> int:
        return self.s.table.round

    @property
    def first(self) -> int:
        """The seat with the first-player marker."""
        return self.s.table.first

    @property
    def active(self) -> int:
        return self.s.table.active

    def fact(self, name: str, seat: int | None = None, of: str = "") -> int:
        """A fact of section 3.5; `of` is its room, rooms, symbol or technology."""
        parameter = -1
        if name in ("control", "biggest_stack"):
            parameter = sum(1 << ROOMS.index(room) for room in of.split())
        elif of:
            parameter = next(words.index(of) for words in (ROOMS, FACES, TECHS) if of in words)
        return fact(self.s, self.active if seat is None else seat, FACTS.index(name), parameter)

    def row(self, name: str) -> list[int]:
        """A row of the score sheet: tasks or rooms."""
        return GAME.sheet(self.s)[["tasks", "rooms"].index(name)]


def _cards(pile: Pile) -> str:
    return " ".join("?" if task == HIDDEN else TASKS[task] for task in pile.tail)


def new_game(seats: int = 2, *, first_game: bool = False, book: AndromedaBook | None = None) -> Scene:
    """A match before its first draw."""
    return Scene(GAME.new(seats, {"first-game": "yes" if first_game else "no"}, book or standard_book()))


def scene(
    *,
    seats: int = 2,
    phase: str = "turn",
    active: int | None = None,
    order: Sequence[int] | None = None,
    first: int = 0,
    round: int = 1,
    races: Sequence[str] | None = None,
    rooms: str = "",
    crew: Sequence[str] = (),
    trained: Sequence[int] = (),
    teleporters: Sequence[str] = (),
    dice: str | Sequence[str] = "",
    middle: str = "",
    techs: str = FIRST_GAME_TECHS,
    used: str = "",
    vaccines: Sequence[int] = (),
    general: str = "",
    held: Sequence[str] = (),
    completed: Sequence[str] = (),
    under: str = "",
    unseen: int | None = None,
    facts: Mapping[str, int] | None = None,
    personal_done: Sequence[int] = (),
    book: AndromedaBook | None = None,
) -> Scene:
    """A position in round `round`; what is not named is as empty as it can be.

    `phase` is `turn` (the turn of `active` begins: plague, then actions), `checking` (its tasks are checked, with the
    `facts` of its turn, such as {"moves": 5}), `rolling`, `offering` (the dice `middle` lie ready for the first
    offer) or `cleanup` (`personal_done`: who completed a personal task). `order` is the seats by order card, by
    default from `active` on. `dice` are those of the active seat, or of each seat. `under` are the cards put under the
    personal deck, `Z10:0` known to seat 0 and `Z11` to nobody; `unseen` is how many lie above them.
    """
    s = blank(seats, book or standard_book())
    t = s.table
    t.round, t.first, t.first_game = round, first, int(races is None)
    order = list(order) if order is not None else [((active or 0) + turn) % seats for turn in range(seats)]
    active = order[0] if active is None else active
    place_ship(s, rooms, crew, trained, teleporters)
    place_cards(s, races, techs, used, vaccines)
    place_tasks(s, general, held, completed, under, unseen)
    for seat in personal_done:
        t.personal_done |= only(seat)
    total = s.book.dice[seats - 2]
    if phase in ("rolling", "offering"):
        t.phase = DIVIDING
        t.round -= 1
        begin_round(s)
        if phase == "offering":
            assert len(middle) == total, f"{len(middle)} dice, expected {total}"
            t.middle = [middle.count(letter) for letter in LETTERS]
            t.agenda.pop()
            prepare_next(s)
    else:
        t.phase = TURNS
        t.order_card = seats + 1
        for card, seat in enumerate(order, 1):
            t.cards[seat] = card
        deal_dice(s, active, dice, total)
        if phase == "cleanup":
            clean_up(s)
        else:
            begin_turn(s, t.cards[active])
            if phase == "checking":
                end_actions(s, active)
            for name, value in (facts or {}).items():
                t.turn[TURN_WORDS.index(name)] = value
    GAME.go_on(s)
    assert GAME.problems(s) == [], GAME.problems(s)
    return Scene(s)
