"""What the questions have in common: who waits, what is asked elsewhere, who learns an answer, and what was begun.

AG-042, AG-061, AG-072, AG-085, AG-088, AG-090, AG-302, AG-304, AG-315, and AG-077 for draws.
"""

from typing import Final

from kosmodrom.engine.contract import CHANCE, EVERYONE, only
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.question import Draw, Question
from kosmodrom.games.astrogornicy.model import actions, clauses, steps
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules import fields

WHEN: Final = {
    clauses.AG_042: "water xenon plasteel dispatch refinery dock first-player award acquire use exchange pass swap",
    clauses.AG_121: "launch", clauses.AG_069: "sacrifice", clauses.AG_220: "spec automat miner",
    clauses.AG_061: "ready", clauses.AG_063: "discard", clauses.AG_064: "turn", clauses.AG_059: "reroll",
    clauses.AG_277: "done pay", clauses.AG_310: "discount free-launch", clauses.AG_124: "crew",
    clauses.AG_199: "give", clauses.AG_018: "take", clauses.AG_149: "bonus", clauses.AG_206: "buy",
    clauses.AG_312: "end",
}  # fmt: skip
"""The clause that says when something is decided, and the verbs, for those who do it in another phase or step."""
ELSEWHERE: Final = {verb: clause for clause, verbs in WHEN.items() for verb in verbs.split()}
ELSEWHERE_OF: Final = [ELSEWHERE[name.partition(":")[0]] for name in actions.VOCABULARY.names[: actions.DRAW]]
"""The clause by decision of a seat."""

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
    if actions.SPEC <= action < actions.READY:
        return clauses.AG_220
    if action == actions.SACRIFICE or actions.DISCARD <= action < actions.REROLL:
        return clauses.AG_069
    return clauses.AG_059 if actions.REROLL <= action < actions.DONE else clauses.AG_061


def not_given(t: Table, seat: int, action: int) -> int:
    """AG-199, AG-233, AG-241: completed cards are given up for an Award, by their owner; others for an Order."""
    card = actions.given_card(action)
    for owner in range(len(t.completed)):
        if card in t.completed[owner]:
            return clauses.AG_233 if owner == seat else clauses.AG_241
    return ELSEWHERE_OF[action]


def asked_elsewhere(t: Table, seat: int, action: int) -> int:
    """AG-069, AG-072, AG-133: a decision of another phase or question, for a seat that has begun nothing."""
    if actions.GIVE <= action < actions.SWAP or actions.GIVE_MORE <= action < actions.LAUNCH_MORE:
        return not_given(t, seat, action)
    if actions.SWAP <= action < actions.TAKE and t.phase == steps.ACTION_PHASE:
        return clauses.AG_133
    if actions.DISCARD <= action < actions.REROLL:
        if t.phase > steps.ACTION_PHASE:
            return clauses.AG_069
        if fields.pool_size(t, seat) < 2:
            return clauses.AG_072
    return ELSEWHERE_OF[action]


def must_wait(s: AstroState, seat: int, action: int) -> int:
    """AG-042, AG-085, AG-088, AG-090, AG-206, AG-304: it is not this seat's turn."""
    t = s.table
    if action >= actions.DRAW:
        return clauses.AG_304
    if t.phase < steps.ROLLING_PHASE:
        return clauses.AG_042
    if t.phase <= steps.ACTION_PHASE and actions.is_buy(action):
        return clauses.AG_206
    if t.phase == steps.ROLLING_PHASE:
        return confirmed_refusal(action) if t.window[seat] == steps.CONFIRMED else clauses.AG_061
    if t.phase == steps.ACTION_PHASE:
        if (t.passed >> seat) & 1:
            return clauses.AG_090
        return clauses.AG_088 if fields.pool_size(t, seat) + t.rolling[seat] == 0 else clauses.AG_085
    return asked_elsewhere(t, seat, action)


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
        if action >= actions.DRAW:
            return clauses.AG_304
        if self.first <= action < self.beyond or self.more <= action < self.beyond_more:
            return self.why_not(s, seat, action)
        return self.elsewhere(s, seat, action)

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        """The question's own rules."""
        return 0

    def elsewhere(self, s: AstroState, seat: int, action: int) -> int:
        """A decision of another phase or another question."""
        if action == actions.DONE and self.nothing_begun:
            return self.nothing_begun
        return asked_elsewhere(s.table, seat, action)

    def audience(self, s: AstroState, seat: int, action: int) -> int:
        return EVERYONE


class BegunQuestion(AstroQuestion):
    """AG-277, AG-302: a step of what a seat has begun; it stays in the Hand, and the others learn of it at the end."""

    def elsewhere(self, s: AstroState, seat: int, action: int) -> int:
        """AG-226, AG-310, AG-315: what was begun is finished or taken back first; effects are declared before it is
        paid, and a launch alone can be free."""
        if action == actions.DONE and self.nothing_begun:
            return self.nothing_begun
        intent = s.hands[seat].intent
        if action == actions.FREE_LAUNCH and (
            actions.is_buy(intent) or (actions.ACQUIRE <= intent < actions.USE and not actions.is_launch(intent))
        ):
            return clauses.AG_226
        return clauses.AG_310 if actions.DISCOUNT <= action <= actions.FREE_LAUNCH else clauses.AG_315

    def audience(self, s: AstroState, seat: int, action: int) -> int:
        return only(seat)


class GivingUp(BegunQuestion):
    """AG-199, AG-234: which card is given up for what was begun."""

    first = actions.GIVE
    beyond = actions.SWAP
    more = actions.GIVE_MORE
    beyond_more = actions.LAUNCH_MORE


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
