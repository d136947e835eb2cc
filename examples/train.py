"""Trains a network to play one seat with MaskablePPO, and tells how often it wins against the levels of the house.

    pip install "kosmodrom[rl-train]"
    python examples/train.py                                   # some minutes
    python examples/train.py andromeda --minutes 20 --against greedy --save andromeda.zip

It learns against random bots, as long as it is told, and is then measured against bots of several levels.
"""

import argparse
import time
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from kosmodrom.learn.gymnasium import env


class Scaled(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Numbers near one, as networks like them: large ones are drawn together by their roots."""

    def __init__(self, seat: gymnasium.Env[Any, Any]) -> None:
        super().__init__(seat)
        box = seat.observation_space
        assert isinstance(box, spaces.Box)
        self.observation_space = spaces.Box(self.observation(box.low), self.observation(box.high), dtype=np.float32)

    def observation(self, observation: Any) -> Any:
        return np.sign(observation) * np.sqrt(np.abs(observation, dtype=np.float32))

    def action_masks(self) -> Any:
        """What MaskablePPO asks for."""
        return self.env.unwrapped.action_masks()  # type: ignore[attr-defined]


class Clock(BaseCallback):
    """Ends the training after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self._end = time.monotonic() + seconds

    def _on_step(self) -> bool:
        return time.monotonic() < self._end


def seat_against(game: str, seats: int, against: str, rewards: str) -> Scaled:
    """A seat that is drawn anew for each match."""
    return Scaled(env(game, seats, against=against, rewards=rewards))


def trained(asked: argparse.Namespace) -> MaskablePPO:
    """A network that has played for the time asked."""
    tables = DummyVecEnv([partial(seat_against, asked.game, asked.seats, asked.against, "rank")] * asked.tables)
    tables.seed(asked.seed)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=asked.steps,
        batch_size=256,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.98,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=asked.seed,
        device="cpu",
    )
    model.learn(asked.decisions, callback=Clock(60 * asked.minutes))
    return model


def share_won(model: MaskablePPO, game: str, seats: int, against: str, matches: int) -> float:
    """How much of the victories the network has in matches from a seed that it did not learn from."""
    seat, won = seat_against(game, seats, against, "win"), 0.0
    for number in range(matches):
        observation, _ = seat.reset(seed=1_000_000 + number)
        is_over = False
        while not is_over:
            action, _ = model.predict(observation, action_masks=seat.action_masks(), deterministic=True)
            observation, reward, is_over, _, _ = seat.step(action)
        won += float(reward)
    return won / matches


def main(argv: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description="Train a network to play one seat, and see how it fares.")
    parser.add_argument("game", nargs="?", default="star_scrappers")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--against", default="random", help="the bots that it learns against")
    parser.add_argument("--levels", default="random,cadet,pilot", help="the bots that it is measured against")
    parser.add_argument("--matches", type=int, default=100, help="matches against each of them")
    parser.add_argument("--threads", type=int, default=1, help="processors that learn")
    parser.add_argument("--decisions", type=int, default=10**9, help="the most decisions that it learns from")
    parser.add_argument("--tables", type=int, default=8, help="tables that are played at")
    parser.add_argument("--steps", type=int, default=512, help="decisions at each table between two lessons")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="where to write the network")
    asked = parser.parse_args(argv)
    torch.set_num_threads(asked.threads)
    began = time.monotonic()
    model = trained(asked)
    minutes = (time.monotonic() - began) / 60
    if asked.save:
        model.save(asked.save)
    print(f"{asked.game}, {asked.seats} seats: {model.num_timesteps:,} decisions in {minutes:.1f} minutes")
    shares = {}
    for level in asked.levels.split(","):
        shares[level] = share_won(model, asked.game, asked.seats, level, asked.matches)
        print(f"  won {100 * shares[level]:.0f}% of {asked.matches} matches against {level}")
    return shares


if __name__ == "__main__":
    main()
