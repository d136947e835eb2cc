"""Tables to speak about, and short ways to ask the speaker."""

from collections.abc import Iterator
from functools import cache

import pytest

from kosmodrom.engine.contract import EVERYONE, SPECTATOR
from kosmodrom.engine.words import NEEDED, Words
from kosmodrom.games.posrod_gwiazd.entry import ENTRY
from kosmodrom.games.posrod_gwiazd.model.actions import VOCABULARY
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.state import StarsView, blank, view
from kosmodrom.games.posrod_gwiazd.words.speaker import StarsSpeaker
from posrod_gwiazd.scene import Scene, game, scene, standard_book

SPEAKER = StarsSpeaker()
BOOK: StarsBook = standard_book()
PL, EN = (ENTRY.words(lang) for lang in NEEDED)
NAMES = ["Ala", "Bartek", "Celina", "Daniel"]
both = pytest.mark.parametrize("texts", [PL, EN], ids=NEEDED)

FLEET = "turret@1,0 turret@2,0 reactor@0,1 business_offices@1,1:4 observation_dome@-1,0"


@cache
def asking() -> dict[str, Scene]:
    """A scene for every question that a seat can be asked, by the name of the step."""
    scenes = [
        game(3, game="full", races="chosen", steward="named"),
        game(3, game="full", races="chosen").play("race:qualeen"),
        drawn_objectives(),
        scene(phase="before", races=["sissaurians"], hands=["turret_special"]),
        scene(phase="before", races=["sissaurians"]).play("use").settle(),
        scene(phase="before", races=["garrn_athak_nok"]),
        scene(phase="before", races=["garrn_athak_nok"]).play("look:1"),
        scene(phase="choosing", hands=["turret opera_house"]),
        scene(played=["turret"], stations=[FLEET], races=["minireen"], discard="garden"),
        effect("business_offices"),
        effect("market_place"),
        effect("embassy_offices"),
        effect("solar_panels"),
        dispute(),
        effect("school_of_alien_cultures"),
        effect("galactic_research_facility"),
        scene(phase="turn-end", races=["qualeen"], secret="accelerated_construction", points=[52, 3, 3]),
        scene(phase="final", races=["qualeen"], secret="on_budget"),
    ]
    return {each.asks: each for each in scenes}


def drawn_objectives() -> Scene:
    return game(3, game="full", races="chosen").play("race:qualeen", "race:vak", "race:zehuti").settle()


def effect(kind: str) -> Scene:
    """Ala has built a card, the others have discarded theirs, and its effect asks something."""
    s = scene(played=[kind], stations=["reactor@0,1 reactor@1,0"], points=[9, 5, 5], credits=[9, 5, 4])
    s.play("build", "cell:1,1")
    while s.asks == "acting" and s.seat == 0:
        s.play(next(option for option in s.options() if option.startswith("cell")))
    return s.everyone_discards()


def dispute() -> Scene:
    s = scene(
        year=2, aggressive=True, played=["dispute_military"], stations=["turret@1,0 turret@2,0", "", "turret@1,0"],
        points=[9, 1, 5],
    )  # fmt: skip
    return s.play("conflict").everyone_discards()


def many_views() -> Iterator[StarsView]:
    """Views of empty and of full tables, of seats that are asked, of others and of the public, in every step."""
    for seats in (2, 3, 4):
        yield view(blank(seats, BOOK), 0)
        yield view(blank(seats, BOOK), SPECTATOR)
    for each in asking().values():
        yield from (view(each.s, seat) for seat in (0, 1, SPECTATOR))
    for each in halfway():
        yield view(each.s, 0)


def halfway() -> list[Scene]:
    """Decisions that are begun and not complete."""
    station = "reactor@0,1 reactor@1,0"
    return [
        scene(played=["turret"], stations=[station]).play("build"),
        scene(played=["turret"], stations=[station]).play("reactor"),
        scene(played=["turret"], stations=[station]).play("build", "cell:1,1"),
        scene(played=["shield_generator"], stations=[station]).play("build", "cell:1,1", "cell:0,1"),
        scene(phase="before", races=["garrn_athak_nok"], hands=["turret"]).play("look:1", "card:turret"),
        scene(seats=2, phase="choosing", hands=["turret opera_house"]).play("pick:turret", seat=0),
        scene(seats=2, phase="choosing", hands=["turret opera_house"]).play("pick:turret", "card:opera_house", seat=0),
        effect("galactic_research_facility").play("pay:2", seat=1),
    ]


def fine(said: str) -> bool:
    """A text with nothing left open."""
    return bool(said.strip()) and not any(mark in said for mark in "{}#|") and "None" not in said


def decision(s: Scene, name: str, texts: Words, seat: int = 0) -> str:
    return SPEAKER.decision(view(s.s, seat), s.s.book, VOCABULARY.id(name), texts, NAMES)


def question(s: Scene, texts: Words, seat: int = 0) -> str:
    return SPEAKER.question(view(s.s, seat), s.s.book, texts, NAMES)


def table(s: Scene, texts: Words, seat: int = 0) -> str:
    return SPEAKER.table(view(s.s, seat), s.s.book, texts, NAMES)


def event(texts: Words, code: int, *numbers: int) -> str:
    padded = [*numbers, 0, 0, 0, 0][:4]
    return SPEAKER.event([code, EVERYONE, *padded], BOOK, texts, NAMES)


def about(code: int, *numbers: int) -> int:
    return SPEAKER.about([code, EVERYONE, *[*numbers, 0, 0, 0, 0][:4]])
