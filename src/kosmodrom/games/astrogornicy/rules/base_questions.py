"""What the questions have in common: who waits, what is asked elsewhere, who learns an answer, and what was begun.

AG-042, AG-061, AG-085, AG-088, AG-090, AG-187, AG-302, AG-304, AG-315, and AG-077 for draws.
"""

from typing import Final

from kosmodrom.engine.contract import CHANCE, EVERYONE, only
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.question import Draw, Question
from kosmodrom.games.astrogornicy.model.actions import (
    ACQUIRE,
    BONUS,
    DISCARD,
    DISCOUNT,
    DISPATCH,
    DOCK,
    DONE,
    DRAW,
    FREE_LAUNCH,
    GIVE,
    GIVE_MORE,
    LAUNCH_MORE,
    READY,
    REROLL,
    SACRIFICE,
    SPEC,
    SWAP,
    TAKE,
    USE,
    VOCABULARY,
    given_card,
    is_buy,
    is_launch,
)
from kosmodrom.games.astrogornicy.model.clauses import (
    AG_018,
    AG_042,
    AG_059,
    AG_061,
    AG_063,
    AG_064,
    AG_069,
    AG_085,
    AG_088,
    AG_090,
    AG_121,
    AG_124,
    AG_133,
    AG_149,
    AG_187,
    AG_199,
    AG_206,
    AG_220,
    AG_226,
    AG_233,
    AG_241,
    AG_277,
    AG_304,
    AG_310,
    AG_312,
    AG_315,
)
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.steps import ACTION_PHASE, CONFIRMED, ROLLING_PHASE
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules.fields import pool_size

ELSEWHERE: Final = {
    "water": AG_042, "xenon": AG_042, "plasteel": AG_042, "dispatch": AG_042, "refinery": AG_042, "dock": AG_042,
    "first-player": AG_042, "award": AG_042, "acquire": AG_042, "use": AG_042, "launch": AG_121, "exchange": AG_042,
    "pass": AG_042, "sacrifice": AG_069, "spec": AG_220, "automat": AG_220, "miner": AG_220, "ready": AG_061,
    "discard": AG_063, "turn": AG_064, "reroll": AG_059, "done": AG_277, "discount": AG_310, "free-launch": AG_310,
    "pay": AG_277, "crew": AG_124, "give": AG_199, "swap": AG_042, "take": AG_018, "bonus": AG_149, "buy": AG_206,
    "end": AG_312,
}  # fmt: skip
"""By verb: the clause that says when a decision is made, for those who make it in another phase or at another step."""

ELSEWHERE_OF: Final = [ELSEWHERE[name.partition(":")[0]] for name in VOCABULARY.names[:DRAW]]
"""The same by decision of a seat."""

DECK_STREAMS: Final = 0
AWARD_STREAM: Final = 2
MINI_STREAMS: Final = 3
KANTOR_STREAM: Final = 6
TOKEN_STREAM: Final = 7
FIRST_STREAM: Final = 8
DICE_STREAMS: Final = 16
"""AG-304: one stream for each deck and each kind of set-up draw, one for each seat's dice."""


def confirmed_refusal(action: int) -> int:
    """AG-059, AG-061, AG-069, AG-220: in phase 2 whoever has confirmed changes no dice any more."""
    if SPEC <= action < READY:
        return AG_220
    if action == SACRIFICE or DISCARD <= action < REROLL:
        return AG_069
    return AG_059 if REROLL <= action < DONE else AG_061


def not_given(t: Table, seat: int, card: int) -> int:
    """AG-199, AG-233, AG-241: completed cards are given up for an Award, by their owner; others for an Order."""
    for owner in range(len(t.completed)):
        if card in t.completed[owner]:
            return AG_233 if owner == seat else AG_241
    return AG_199


def asked_elsewhere(t: Table, seat: int, action: int) -> int:
    """AG-069, AG-133: a decision of another phase or question, for a seat that has begun nothing."""
    if GIVE <= action < SWAP or GIVE_MORE <= action < LAUNCH_MORE:
        return not_given(t, seat, given_card(action))
    if SWAP <= action < TAKE and t.phase == ACTION_PHASE:
        return AG_133
    if DISCARD <= action < REROLL and t.phase > ACTION_PHASE:
        return AG_069
    return ELSEWHERE_OF[action]


def must_wait(s: AstroState, seat: int, action: int) -> int:
    """AG-042, AG-085, AG-088, AG-090, AG-187, AG-206, AG-304: it is not this seat's turn."""
    t = s.table
    if action >= DRAW:
        return AG_304
    if t.phase < ROLLING_PHASE:
        return AG_042
    if t.phase <= ACTION_PHASE and is_buy(action):
        return AG_206
    if t.phase == ROLLING_PHASE:
        return confirmed_refusal(action) if t.window[seat] == CONFIRMED else AG_061
    if t.phase == ACTION_PHASE:
        if (t.passed >> seat) & 1:
            return AG_090
        return AG_088 if pool_size(t, seat) + t.rolling[seat] == 0 else AG_085
    is_taking = DISPATCH <= action < DOCK or TAKE <= action < BONUS
    return AG_187 if is_taking else asked_elsewhere(t, seat, action)


class AstroQuestion(Question[AstroState]):
    """AG-302: asked of the seat of its frame; all learn the answer."""

    first = 0
    beyond = 0
    """Its answers are the decisions from the first one to before the one beyond them."""
    more = 0
    beyond_more = 0
    """Likewise those about cards that a deck brings along, where there are such."""
    nothing_begun = 0
    """The clause for `done` where nothing can be finished yet; 0: as for other decisions of elsewhere."""

    def actors(self, s: AstroState) -> list[int]:
        return [s.table.agenda.seat()]

    def not_asked(self, s: AstroState, seat: int, action: int) -> int:
        return must_wait(s, seat, action)

    def options(self, s: AstroState, seat: int) -> list[int]:
        found = [action for action in range(self.first, self.beyond) if self.why_not(s, seat, action) == 0]
        for action in range(self.more, self.beyond_more):
            if self.why_not(s, seat, action) == 0:
                found.append(action)
        return found

    def refusal(self, s: AstroState, seat: int, action: int) -> int:
        """AG-304: what is asked is answered, and nothing else; then the question's own rules."""
        if action >= DRAW:
            return AG_304
        if self.first <= action < self.beyond or self.more <= action < self.beyond_more:
            return self.why_not(s, seat, action)
        return self.elsewhere(s, seat, action)

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        """The question's own rules."""
        return 0

    def elsewhere(self, s: AstroState, seat: int, action: int) -> int:
        """A decision of another phase or another question."""
        if action == DONE and self.nothing_begun:
            return self.nothing_begun
        return asked_elsewhere(s.table, seat, action)

    def audience(self, s: AstroState, seat: int, action: int) -> int:
        return EVERYONE


class BegunQuestion(AstroQuestion):
    """AG-277, AG-302: a step of what a seat has begun; it stays in the Hand, and the others learn of it at the end."""

    def elsewhere(self, s: AstroState, seat: int, action: int) -> int:
        """AG-226, AG-310, AG-315: what was begun is finished or taken back first; effects are declared before it is
        paid, and a launch alone can be free."""
        if action == DONE and self.nothing_begun:
            return self.nothing_begun
        intent = s.hands[seat].intent
        if action == FREE_LAUNCH and (is_buy(intent) or (ACQUIRE <= intent < USE and not is_launch(intent))):
            return AG_226
        return AG_310 if DISCOUNT <= action <= FREE_LAUNCH else AG_315

    def audience(self, s: AstroState, seat: int, action: int) -> int:
        return only(seat)


class Onward(AstroQuestion):
    """Nothing is asked: the match goes on by itself."""


class AstroDraw(Draw[AstroState]):
    """AG-077, AG-302, AG-304: chance decides, each outcome as likely as any other, and all see it."""

    source = 0
    """The stream of a draw that has one stream."""

    def not_asked(self, s: AstroState, seat: int, action: int) -> int:
        return must_wait(s, seat, action)

    def stream(self, s: AstroState) -> int:
        return self.source

    def odds(self, s: AstroState) -> list[int]:
        return [1] * len(self.options(s, CHANCE))

    def roll(self, s: AstroState, luck: Luck) -> int:
        options = self.options(s, CHANCE)
        return options[luck.below(len(options))]

    def audience(self, s: AstroState, seat: int, action: int) -> int:
        return EVERYONE


class Move:
    """AG-086: one of the ways to use a turn of phase 3; all learn it."""

    first = 0
    beyond = 0
    """The decisions that make it are those from the first one to before the one beyond them."""

    def add_options(self, s: AstroState, seat: int, mask: int, discounts: int, out: list[int]) -> None:
        """What a seat may do, given the faces in its pool and its unused discounts."""
        raise NotImplementedError

    def refusal(self, s: AstroState, seat: int, action: int) -> int:
        """0, or the clause that forbids it."""
        raise NotImplementedError

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        """Do it, or begin it."""
        raise NotImplementedError

    def audience(self, s: AstroState, seat: int, action: int) -> int:
        return EVERYONE


class BegunMove(Move):
    """AG-277, AG-302: a move of several steps; it begins in the Hand, and nobody else learns of it yet."""

    def audience(self, s: AstroState, seat: int, action: int) -> int:
        return only(seat)


def left_to_choose(t: Table) -> int:
    """AG-149, AG-185: how many units, or cards, may still be chosen one by one."""
    return t.agenda.a()


def choose_one(t: Table) -> None:
    """AG-149, AG-185: one of them is chosen; after the last one the question is answered."""
    left = left_to_choose(t) - 1
    if left == 0:
        t.agenda.pop()
    else:
        t.agenda.set_a(left)
