"""The benchmark: random play in both builds beside other engines, in one run, as a table with ratios.

`make bench` calls it; `--seconds` is the CPU time of each figure, `--rounds` how often each is taken (medians count),
`--only` one of the two tables: that of the rules or that of the doors for learners.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
YARDSTICK = "Catanatron 3.2.1, Catan, 4 players"
BUILDS = [("compiled", ROOT / "build" / "fast"), ("pure", ROOT / "src")]
Figures = dict[str, dict[str, float]]


def measure(what: str, seconds: float, path: str) -> Figures:
    """The figures of one process, with its own import path."""
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-m", "bench.measure", what, str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"measuring {what} failed:\n{done.stderr}")
    figures: Figures = json.loads(done.stdout)
    return figures


def learners(seconds: float, rounds: int) -> Figures:
    """Decisions a second through each door for learners, in both builds: the medians."""
    taken: dict[str, dict[str, list[float]]] = {}
    for _ in range(rounds):
        for build, path in BUILDS:
            for name, figures in measure("learners", seconds / 2, str(path)).items():
                _add(taken, f"{build}, {name}", figures)
    return medians(taken)


def all_figures(seconds: float, rounds: int) -> Figures:
    """The medians of all contestants, taken in turn so that a slow moment hits everybody."""
    taken: dict[str, dict[str, list[float]]] = {}
    for _ in range(rounds):
        for build, path in BUILDS:
            for name, figures in measure("kosmodrom", seconds, str(path)).items():
                _add(taken, f"Kosmodrom {build}, {name}", figures)
        for peer in ("catanatron", "openspiel"):
            for name, figures in measure(peer, seconds, "").items():
                _add(taken, name, figures)
    return medians(taken)


def medians(taken: dict[str, dict[str, list[float]]]) -> Figures:
    return {name: {key: statistics.median(values) for key, values in keys.items()} for name, keys in taken.items()}


def _add(taken: dict[str, dict[str, list[float]]], name: str, figures: dict[str, float]) -> None:
    for key, value in figures.items():
        taken.setdefault(name, {}).setdefault(key, []).append(value)


def table(figures: Figures) -> str:
    """Markdown, with the ratio to the yardstick."""
    lines = [
        "| contestant | decisions/s | ratio | stepped from Python | clone µs | playouts/s | search descents/s |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for name, row in figures.items():
        ratio = row["decisions/s"] / figures[YARDSTICK]["decisions/s"]
        stepped, playouts, descents = (
            f"{row[key]:,.0f}" if key in row else "—"
            for key in ("stepped from Python", "playouts/s", "search descents/s")
        )
        lines.append(
            f"| {name} | {row['decisions/s']:,.0f} | {ratio:.1f} | {stepped} | {row['clone µs']:.2f} |"
            f" {playouts} | {descents} |"
        )
    return "\n".join(lines)


def table_of_learners(figures: Figures) -> str:
    """Markdown: decisions of seats a second, each with what is seen and what may be decided."""
    doors = list(next(iter(figures.values())))
    lines = [f"| decisions/s for learners | {' | '.join(doors)} |", f"|---|{'---:|' * len(doors)}"]
    for name, row in figures.items():
        lines.append(f"| {name} | {' | '.join(f'{row[door]:,.0f}' for door in doors)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play in both builds beside other engines.")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", choices=("rules", "learners"))
    asked = parser.parse_args()
    parts = ["rules", "learners"] if asked.only is None else [asked.only]
    figures: Figures = {}
    if "rules" in parts:
        figures |= (rules := all_figures(asked.seconds, asked.rounds))
        print(table(rules))
    if "learners" in parts:
        figures |= (doors := learners(asked.seconds, asked.rounds))
        print(table_of_learners(doors))
    report = ROOT / "build" / "bench.json"
    report.parent.mkdir(exist_ok=True)
    report.write_text(json.dumps(figures, indent=1, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
