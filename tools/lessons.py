"""Lessons for their authors: shows one step by step, finds positions to begin from, and checks them all.

python -m tools.lessons --check                     every lesson of every game, in every way; status 1 if one fails
python -m tools.lessons show FILE [--lang pl]       plays a lesson: what is said, legal, right, and where one can point
python -m tools.lessons find GAME [options]         a match: the decisions that led there, and what is legal now
    --seats 2  --option KEY=VALUE  --seed TEXT      how it begins
    --play "0 recruit:1a" "deal:Y1" ...             what is decided first; chance by name, else by the seed
    --bots 30 [--level pilot]                       then bots make so many decisions
    --position                                      also the position, as a lesson's start may hold it
"""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import Entry, find, games
from kosmodrom.engine.words import WORLD
from kosmodrom.lessons.course import Stand, answer, begin
from kosmodrom.lessons.lesson import GO_ON, Scripted, Start
from kosmodrom.lessons.proving import places, problems
from kosmodrom.lessons.reading import read_lesson, scripted
from kosmodrom.lessons.shelf import shelf
from kosmodrom.lessons.staged_match import StagedMatch

GAMES = Path("src/kosmodrom/games")


def complaints(entries: Iterable[Entry]) -> list[str]:
    """What is wrong with the lessons of some games; a game without lessons has nothing wrong with it."""
    found = []
    for entry in entries:
        shown, folder = shelf(entry), GAMES / entry.key / "lessons"
        found += [f"{folder}/{error}." for error in shown.broken]
        found += [f"{folder}/{error}." for lesson in shown.lessons for error in problems(lesson)]
        if shown.lessons or shown.broken:
            found += [f"{error}." for error in shown.gaps()]
    return found


def print_stand(stand: Stand, lang: str) -> None:
    """A step: its sentence, where it can point, and each legal decision in words with what the step says of it."""
    match, seat, step = stand.match, stand.lesson.seat, stand.step
    print(f"\n--- step {stand.at + 1}: {step.says.text(lang)}")
    if step.points:
        print(f"points at {', '.join(step.points)}")
    print(f"your points: {match.own_points(seat)}")
    offered, right = stand.offered, stand.right
    for name in match.legal(seat):
        mark = "right" if name in right else "offered" if name in offered else "later"
        print(f"  {mark:8}{name:18}{in_words(match, seat, name, lang)}")


def in_words(match: StagedMatch, seat: int, name: str, lang: str) -> str:
    entry, names = match.entry, [f"seat {each}" for each in range(match.seats)]
    action = entry.vocabulary.id(name)
    return str(entry.speaker.decision(match.view(seat), match.book, action, entry.words(lang), names))


def show(path: Path, lang: str) -> int:
    """Play a lesson by what is right in it."""
    entry = find(path.resolve().parent.parent.name)
    lesson = read_lesson(entry, path.name, path.read_text(encoding="utf-8"))
    stand = begin(lesson)
    print(f"{lesson.title.text(lang)}: {lesson.promise.text(lang)}")
    print(f"places at the start: {', '.join(places(stand.match, lesson.seat))}")
    told = 0
    while not stand.is_done:
        told = tell(stand.match, told)
        print_stand(stand, lang)
        if not stand.step.only_tells and not stand.right:
            print("\nNothing right is legal here.")
            return 1
        decision = GO_ON if stand.step.only_tells else stand.right[0]
        print(f"==> {decision}")
        stand = answer(stand, decision)
    tell(stand.match, told)
    print(f"\n{lesson.praise.text(lang)}")
    wrong = problems(lesson)
    print("\n".join(f"! {error}" for error in wrong) or "Nothing is wrong with it.")
    return 1 if wrong else 0


def tell(match: StagedMatch, told: int) -> int:
    """Print the decisions of everybody since a line of the journal."""
    for line in match.lines[told:]:
        print(f"    {Scripted(line.who, line.what)}")
    return len(match.lines)


def find_position(args: argparse.Namespace) -> int:
    """Print how a match stands after some decisions, and how it came to that."""
    entry = find(args.game)
    options = dict(pair.split("=", 1) for pair in args.option)
    match = StagedMatch(entry, Start(args.seats, options, args.seed, "", ()))
    waiting, luck, bot = [scripted(text) for text in args.play], Luck(1), bot_named(args.level)
    bots = args.bots
    while not match.over:
        if match.is_drawing:
            match.draw(waiting.pop(0).name if waiting and waiting[0].who == CHANCE else "")
        elif waiting:
            match.play(waiting[0].who, waiting.pop(0).name)
        elif bots > 0:
            seat, bots = match.actors[0], bots - 1
            match.play(seat, bot.choose(entry.game, match.view(seat), match.legal_ids(seat), luck))
        else:
            break
    print("play = [")
    print("\n".join(f'    "{Scripted(line.who, line.what)}",' for line in match.lines))
    print("]")
    if args.position:
        print(f"position = '''\n{match.position()}'''")
    for seat in match.actors:
        print(f"\nplaces: {', '.join(places(match, seat))}")
        print(f"seat {seat} ({match.own_points(seat)} points) may decide:")
        for name in match.legal(seat):
            print(f"  {name:18}{in_words(match, seat, name, args.lang)}")
    return 0


def check() -> int:
    found = complaints(games().values())
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        return check()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    showing = commands.add_parser("show")
    showing.add_argument("file", type=Path)
    finding = commands.add_parser("find")
    finding.add_argument("game", choices=list(games()))
    finding.add_argument("--seats", type=int, default=2)
    finding.add_argument("--option", action="append", default=[])
    finding.add_argument("--seed", default="lesson")
    finding.add_argument("--play", nargs="*", default=[])
    finding.add_argument("--bots", type=int, default=0)
    finding.add_argument("--level", default="pilot")
    finding.add_argument("--position", action="store_true")
    for command in (showing, finding):
        command.add_argument("--lang", default=WORLD)
    args = parser.parse_args(arguments)
    try:
        return show(args.file, args.lang) if args.command == "show" else find_position(args)
    except KosmodromError as error:
        print(f"{error}.", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
