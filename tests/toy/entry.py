"""What the world outside knows of the toy."""

from kosmodrom.engine.registry import Entry, Option
from toy.game import ToyGame
from toy.model.actions import VOCABULARY
from toy.model.book import ToyBook
from toy.model.codec import LAYOUT
from toy.words.speaker import ToySpeaker

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
