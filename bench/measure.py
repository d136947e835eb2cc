"""One measurement in a process of its own, as JSON: `python -m bench.measure WHAT SECONDS`; what there is stands below.

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
    from bench.work import works

    return {
        f"{key}, {work.seats} seats": {
            "decisions/s": rates(work.play, seconds),
            "stepped from Python": rates(work.step, seconds),
            "clone µs": 1e6 / rates(work.clone, seconds / 4),
            "playouts/s": rates(work.play_out, seconds / 2),
            "search descents/s": rates(work.search, seconds / 2),
        }
        for key, work in works().items()
    }


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


def learners(seconds: float) -> Figures:
    """Decisions with observations and masks, through every door for learners."""
    from bench.learning import learners

    return learners(seconds)


MEASURES = {"kosmodrom": kosmodrom, "learners": learners, "catanatron": catanatron, "openspiel": openspiel}

if __name__ == "__main__":
    print(json.dumps(MEASURES[sys.argv[1]](float(sys.argv[2]))))
