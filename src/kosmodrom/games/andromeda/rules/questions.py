"""The questions of all steps; each stands in the module of its chapter of the rulebook, most in a turn (AN-092)."""

from typing import Final

from kosmodrom.engine.question import Over, Question
from kosmodrom.games.andromeda.model import clauses
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.rules.acting import Acting
from kosmodrom.games.andromeda.rules.cleanup import Exchanging, Keeping
from kosmodrom.games.andromeda.rules.discovering import Discovering, Entering, TurnTile
from kosmodrom.games.andromeda.rules.moving import Moving
from kosmodrom.games.andromeda.rules.offers import Answering, Offering
from kosmodrom.games.andromeda.rules.orders import UsingAs
from kosmodrom.games.andromeda.rules.personal import DrawTasks, Returning
from kosmodrom.games.andromeda.rules.plague import Suffering, Vaccinating
from kosmodrom.games.andromeda.rules.recruits import Either, Summoning, Training
from kosmodrom.games.andromeda.rules.rolling import NextRound, Rolling
from kosmodrom.games.andromeda.rules.rooms import Flying, Remote, Removing, Swapping
from kosmodrom.games.andromeda.rules.setup import ChooseRace, ChooseTask, DealRace, DrawFirst, LayTechs, OpenTask
from kosmodrom.games.andromeda.rules.tasks import Checking, Sacrificing
from kosmodrom.games.andromeda.rules.technologies import Cloning, Placing
from kosmodrom.games.andromeda.rules.transfers import Beaming, BeamTo, Pushing, PushTo

QUESTIONS: Final[list[Question[AndromedaState]]] = [
    DrawFirst(), LayTechs(), DealRace(), OpenTask(), DrawTasks(), Rolling(), TurnTile(),
    ChooseRace(), ChooseTask(), Offering(), Vaccinating(), Acting(), Checking(), Exchanging(), NextRound(),
    Answering(), Suffering(), Training(), Summoning(), Either(), Moving(), Discovering(), Entering(), UsingAs(),
    Remote(), Placing(), Cloning(), Beaming(), BeamTo(), Pushing(), PushTo(), Swapping(), Removing(), Flying(),
    Returning(), Keeping(), Sacrificing(),
    Over(clauses.AN_222),
]  # fmt: skip
"""By step; AN-222: after the last one the match is over."""
