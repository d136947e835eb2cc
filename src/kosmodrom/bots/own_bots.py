"""Bots of one's own, named `module:Class` on the command line and nowhere else: a name from elsewhere loads nothing."""

import importlib
import os
import re
import sys
from typing import Any, Final

from kosmodrom.bots.levels import MEASURED, Bot, bot_named
from kosmodrom.engine.contract import Game
from kosmodrom.engine.errors import ENGINE, BadTable
from kosmodrom.engine.fast_random import Luck

FORM: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")


class OwnBot:
    """Hands on what it is asked, and sees that the answer is one of the legal decisions."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name, self._bot = name, bot

    def choose(self, game: Game[Any, Any, Any], view: Any, legal: list[int], luck: Luck) -> int:
        action = self._bot.choose(game, view, list(legal), luck)
        if type(action) is not int or action not in legal:
            raise BadTable.of(ENGINE, "error.own-bot.illegal", bot=self._name, action=str(action))
        return action


def is_own(name: str) -> bool:
    """Whether a name is that of a class in a module."""
    return FORM.fullmatch(name) is not None


def own_bot(name: str) -> Bot:
    """A bot of somebody's own, from a module that lies in the current folder or is installed."""
    module, _, kind = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(importlib.import_module(module), kind, None)
    except Exception as error:
        raise BadTable.of(ENGINE, "error.own-bot.module", module=module, error=_said(error)) from error
    if not isinstance(found, type):
        raise BadTable.of(ENGINE, "error.own-bot.class", module=module, kind=kind)
    try:
        bot = found()
    except Exception as error:
        raise BadTable.of(ENGINE, "error.own-bot.made", bot=name, error=_said(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadTable.of(ENGINE, "error.own-bot.choose", bot=name)
    return OwnBot(name, bot)


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def measured_bot(name: str) -> Bot:
    """Whoever can be measured: one of ours, or one of somebody's own."""
    return own_bot(name) if is_own(name) else bot_named(name, among=MEASURED)
