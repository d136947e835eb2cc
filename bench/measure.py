"""One measurement in a process of its own: `bench/measure.py kosmodrom|catanatron|openspiel SECONDS` prints JSON.

Decisions are those of seats with two or more options, played at random; legal moves are listed for each.
CPU time of one process counts.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Any

Figures = dict[str, dict[str, float]]


def rates(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second of CPU time: whole games until the time is used up."""
    play(0)
    decisions = 0
    number = 1
    began = time.process_time()
    while time.process_time() - began < seconds:
        decisions += play(number)
        number += 1
    return decisions / (time.process_time() - began)


def microseconds(action: Callable[[], object], seconds: float) -> float:
    """CPU time of one call."""
    count = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(200):
            action()
        count += 200
    return (time.process_time() - began) / count * 1e6


def kosmodrom(seconds: float) -> Figures:
    """Every game of the package, at its largest table."""
    from kosmodrom.bots.minds import mind_of
    from kosmodrom.bots.tree_search import Node, Worlds, descend
    from kosmodrom.engine.contract import CHANCE
    from kosmodrom.engine.fast_random import Luck
    from kosmodrom.engine.playout import PlayoutCounts, playout, roll_all
    from kosmodrom.engine.registry import games

    def figures(entry: Any) -> dict[str, float]:
        game, book, seats = entry.game, entry.book(), max(entry.seats)
        options = entry.choose({})

        def inside(number: int) -> int:
            tally = PlayoutCounts()
            playout(game, game.new(seats, options, book), Luck(number), tally)
            return tally.choices

        def stepped(number: int) -> int:
            luck, s, choices = Luck(number), game.new(seats, options, book), 0
            while actors := game.actors(s):
                if actors[0] == CHANCE:
                    game.apply(s, CHANCE, game.roll(s, luck))
                    continue
                legal = game.legal(s, actors[0])
                choices += len(legal) > 1
                game.apply(s, actors[0], legal[luck.below(len(legal))])
            return choices

        middle = game.new(seats, options, book)
        luck = Luck(1)
        for _ in range(120):
            roll_all(game, middle, luck)
            seat = game.actors(middle)[0]
            legal = game.legal(middle, seat)
            game.apply(middle, seat, legal[luck.below(len(legal))])
        roll_all(game, middle, luck)
        mind, view = mind_of(game), game.view(middle, game.actors(middle)[0])

        def playouts(_: int) -> int:
            playout(game, game.sample(view, luck), luck, PlayoutCounts())
            return 1

        def search(_: int) -> int:
            root, worlds = Node(), Worlds(game, mind.judge, view)
            for _ in range(200):
                descend(mind, root, worlds, luck)
            return 200

        return {
            "decisions/s": rates(inside, seconds),
            "stepped from Python": rates(stepped, seconds),
            "clone µs": microseconds(lambda: game.clone(middle), seconds / 4),
            "playouts/s": rates(playouts, seconds / 2),
            "search descents/s": rates(search, seconds / 2),
        }

    return {f"{entry.key}, {max(entry.seats)} seats": figures(entry) for entry in games().values()}


def catanatron(seconds: float) -> Figures:
    """Catan with four players that choose at random."""
    import random

    from catanatron import Color, Game, RandomPlayer

    class Counting(RandomPlayer):  # type: ignore[misc]  # the package has no types
        choices = 0

        def decide(self, game: Any, playable_actions: Any) -> Any:
            Counting.choices += len(playable_actions) > 1
            return super().decide(game, playable_actions)

    def play(number: int) -> int:
        random.seed(number)
        Counting.choices = 0
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        Game([Counting(colour) for colour in colours], seed=number).play()
        return Counting.choices

    game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=1)
    return {
        "Catanatron 3.2.1, Catan, 4 players": {
            "decisions/s": rates(play, seconds),
            "clone µs": microseconds(game.copy, seconds / 4),
        }
    }


def openspiel(seconds: float) -> Figures:
    """Games with chance, rules in C++, stepped from Python."""
    import random

    import pyspiel

    def figures(name: str) -> dict[str, float]:
        game = pyspiel.load_game(name)

        def play(number: int) -> int:
            numbers = random.Random(number)
            s, choices = game.new_initial_state(), 0
            while not s.is_terminal():
                if s.is_chance_node():
                    outcomes = s.chance_outcomes()
                    s.apply_action(numbers.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
                    continue
                legal = s.legal_actions()
                choices += len(legal) > 1
                s.apply_action(legal[numbers.randrange(len(legal))])
            return choices

        middle, numbers = game.new_initial_state(), random.Random(1)
        for _ in range(60):
            middle.apply_action(numbers.choice(middle.legal_actions()))
        return {"decisions/s": rates(play, seconds), "clone µs": microseconds(middle.clone, seconds / 4)}

    return {f"OpenSpiel 2.0.2, {name}": figures(name) for name in ("backgammon", "gin_rummy")}


MEASURES = {"kosmodrom": kosmodrom, "catanatron": catanatron, "openspiel": openspiel}

if __name__ == "__main__":
    print(json.dumps(MEASURES[sys.argv[1]](float(sys.argv[2]))))
