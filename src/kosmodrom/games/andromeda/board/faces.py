"""Faces: what stands on tiles, cards and dice, drawn once for a book and a language."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kosmodrom.draw.board import Picture
from kosmodrom.draw.drawing import marks
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, icon, said
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Words
from kosmodrom.games.andromeda.board import effects as icons
from kosmodrom.games.andromeda.model import actions, effects
from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.words import cards
from kosmodrom.games.andromeda.words.context import Glance

LONG_WORD: Final = 10
"""Letters of a word that needs a narrower hand."""
LONGEST_WORD: Final = 13
"""Letters of a word that needs the narrowest."""


def star(points: int | str) -> str:
    """DP in a star."""
    return f'<span class="an-pd">{icon("i-points")}<b>{points}</b></span>'


def is_long(name: str) -> str:
    longest = max(map(len, name.split()))
    return f" is-long{' is-longest' if longest > LONGEST_WORD else ''}" if longest > LONG_WORD else ""


class Faces:
    """The faces of one book in one language."""

    def __init__(self, book: AndromedaBook, texts: Words) -> None:
        self.book = book
        self.texts = texts
        self.dice = [self._die(face) for face in range(len(actions.FACES))]
        self.rooms = [self._room(room) for room in range(len(actions.ROOMS))]
        self.techs = [self._tech(tech) for tech in range(len(actions.TECHS))]
        self.races = [self._race(race) for race in range(len(actions.RACES))]
        self.tasks = [self._task(task) for task in range(book.tasks)]
        self.room_texts = [cards.room_text(room, book, texts) for room in range(len(actions.ROOMS))]
        self.tech_texts = [cards.tech_text(tech, book, texts) for tech in range(len(actions.TECHS))]
        self.task_texts = [cards.task_text(task, book, texts) for task in range(book.tasks)]

    # --- dice ---------------------------------------------------------------------------------------

    def _die(self, face: int) -> str:
        return icons.face_icon(face)

    def die(self, face: int, more: str = "") -> str:
        """A die that only lies there."""
        name = escape(cards.face_name(face, self.texts))
        look = f"an-die{' is-plague' if face == effects.PLAGUE else ''}{more and ' ' + more}"
        kind = marks(like=f"die:{actions.FACES[face]}")
        return f'<span class="{look}"{kind} title="{name}">{self.dice[face]}{said(f"{name} ")}</span>'

    def live_die(self, face: int, key: str, do: str, words: str = "") -> str:
        """A die that can be chosen; under it its name where there is room."""
        texts = self.texts
        text = words or cards.die_text(face, self.book, texts)
        label = texts.say(f"board.{key}", face=cards.face_name(face, texts), text=text)
        caption = f'<span class="an-die-name">{escape(texts[f"brief.face.{actions.FACES[face]}"])}</span>'
        look = f"an-die is-loose{' is-plague' if face == effects.PLAGUE else ''}"
        return control(f"{self.dice[face]}{caption}", label, look, do, f"die:{actions.FACES[face]}")

    # --- rooms --------------------------------------------------------------------------------------

    def marks(self, room: int) -> str:
        """AN-145, AN-231, AN-248: minimum, no teleporters, plague first."""
        book, texts = self.book, self.texts
        parts = []
        if book.room_minimum[room] > 1:
            minimum = book.room_minimum[room]
            parts.append(
                mark(f"{icon('an-pawn')}{icons.number(f'{minimum}+')}", texts.say("board.minimum", minimum=minimum))
            )
        if not book.room_teleporter[room]:
            parts.append(mark(f"{icons.GATE}{icon('i-cross', 'an-never')}", texts["board.no-teleporter"]))
        if book.room_plague_first[room]:
            parts.append(mark(icons.PLAGUE, texts["board.plague-first"], "is-plague"))
        return f'<span class="an-marks">{"".join(parts)}</span>' if parts else ""

    def _room(self, room: int) -> str:
        name = cards.room_name(room, self.texts)
        return (
            f'<svg class="an-art" aria-hidden="true"><use href="#an-room-{actions.ROOMS[room]}"/></svg>'
            f'<span class="an-room-name{is_long(name)}">{escape(name)}</span>{star(self.book.room_points[room])}'
            f'<span class="an-does">{icons.room_formula(room, self.book)}{self.marks(room)}</span>'
        )

    # --- cards --------------------------------------------------------------------------------------

    def _tech(self, tech: int) -> str:
        key = actions.TECHS[tech]
        name = self.texts[f"tech.{key}"]
        return (
            f'{icon(f"an-tech-{key}", "an-tech-art")}<span class="an-tech-name{is_long(name)}">{escape(name)}'
            f"</span>{icons.tech_formula(tech, self.book)}"
        )

    def tech_label(self, tech: int, details: Sequence[str] = ()) -> str:
        """„Technologia „Teleporter” (zużyta): umieść …”"""
        key = "board.tech-with" if details else "board.tech"
        name = self.texts[f"tech.{actions.TECHS[tech]}"]
        return self.texts.say(key, tech=name, details=", ".join(details), text=self.tech_texts[tech])

    def _race(self, race: int) -> str:
        book, texts = self.book, self.texts
        words = cards.sentence(cards.ability_phrase(race, book, texts))
        return (
            f'{icon(f"an-race-{actions.RACES[race]}", "an-race-art")}<span class="an-race-name">'
            f"{escape(cards.race_name(race, texts))}</span>{self.start(race)}{icons.race_formula(race, book)}"
            f'<span class="an-words">{escape(words)}</span>'
        )

    def start(self, race: int) -> str:
        """AN-050, AN-051: the green number goes to the Portal, the orange one is trained."""
        green, orange = self.book.race_green[race], self.book.race_orange[race]
        words = cards.race_start(race, self.book, self.texts)
        return (
            f'<span class="an-start" title="{escape(words)}"><span class="is-green">{icon("an-room-portal")}<b>{green}'
            f'</b></span><span class="is-orange">{icon("an-pelne_szkolenie")}<b>{orange}</b></span></span>'
        )

    def race_label(self, race: int) -> str:
        texts = self.texts
        start, ability = cards.race_start(race, self.book, texts), cards.ability_phrase(race, self.book, texts)
        return texts.say("board.race", race=cards.race_name(race, texts), start=start, ability=ability)

    def cost(self, task: int) -> str:
        """AN-173: one silhouette for each researcher to sacrifice."""
        cost = self.book.task_cost[task]
        words = escape(self.texts.say("thing.cost", cost=Count(cost)) if cost else self.texts["thing.free"])
        shown = icon("an-lost") * cost if cost else f'<i class="an-free">0{icon("an-pawn")}</i>'
        return f'<span class="an-cost" title="{words}">{shown}</span>'

    def _task(self, task: int) -> str:
        texts = self.texts
        at = self.book.task_condition[task]
        condition = cards.sentence(cards.condition_phrase(at, self.book, texts, icons.brief_comparison))
        return (
            f'<span class="an-rail">{star(self.book.task_points[task])}{self.cost(task)}</span>'
            f'<span class="an-task-name">{escape(texts[f"task.{actions.ALL_TASKS[task]}"])}</span>'
            f'<span class="an-words">{escape(condition)}</span>'
        )

    def task_label(self, task: int, key: str = "board.task", **parts: object) -> str:
        name = self.texts[f"task.{actions.ALL_TASKS[task]}"]
        return self.texts.say(key, task=name, text=self.task_texts[task], **parts)


def mark(face: str, words: str, more: str = "") -> str:
    """A small sign with its words."""
    label = escape(words)
    return f'<span class="an-mark{more and " " + more}" title="{label}">{face}{said(words)}</span>'


@lru_cache(maxsize=32)
def faces_of(book: AndromedaBook, texts: Words) -> Faces:
    """The faces for a book and a language; a few custom decks are kept as well."""
    return Faces(book, texts)


class Drawn(Glance, Picture):
    """A view that is being drawn, with the faces of its things."""

    @property
    def faces(self) -> Faces:
        return faces_of(self.book, self.texts)
