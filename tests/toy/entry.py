"""What the world outside knows of the toy."""

from kosmodrom.engine.plain_words import PlainSpeaker
from kosmodrom.engine.registry import Entry, Option
from toy.game import ToyGame
from toy.model.actions import CARDS, VOCABULARY
from toy.model.book import ToyBook
from toy.model.layout import LAYOUT
from toy.model.steps import EVENTS, STEPS


class ToySpeaker(PlainSpeaker):
    """Puts the toy into the words of its text files."""

    def __init__(self) -> None:
        super().__init__(
            VOCABULARY,
            LAYOUT,
            steps=STEPS,
            events=EVENTS,
            rows=("shown", "prizes", "coins", "row"),
            kinds={"card": CARDS},
            endings=("pass",),
            stops=("stay", "look:nowhere", "bury:nothing"),
            together=("picking", "rolling", "bidding"),
        )


ENTRY = Entry(
    key="toy",
    package="toy",
    prefix="TY",
    seats=(2, 3, 4),
    options=(Option("passing", ("left", "right"), "left"),),
    game=ToyGame(),
    vocabulary=VOCABULARY,
    make_book=ToyBook,
    speaker=ToySpeaker(),
    layout=LAYOUT,
    row_clauses=((24,), (24,), (24,), (24,)),
)
