"""What `?` answers: the commands, what one can ask about, and which rule forbids a thing now."""

from collections.abc import Collection, Sequence

from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.match import Match
from kosmodrom.engine.words import Clause
from kosmodrom.terminal.console import Console, wrapped
from kosmodrom.terminal.voice import Voice

MOST = 60
"""So many things are named in a row; of a longer list only what can be done now and some examples."""
EXAMPLES = 8
COMMANDS = ("number", "name", "why", "undo", "table", "log", "rules", "hint", "quit")


def verb_of(name: str) -> str:
    return name.partition(":")[0]


def by_verb(names: list[str]) -> dict[str, list[str]]:
    """Decisions grouped by what is done."""
    verbs: dict[str, list[str]] = {}
    for name in names:
        verbs.setdefault(verb_of(name), []).append(name)
    return verbs


def _thing(name: str, verb: str, possible: bool) -> str:
    thing = "" if name == verb else name.partition(":")[2]
    return f"+{thing}" if possible else thing


class Explainer:
    """Answers a seat's questions about what it can and cannot do."""

    def __init__(self, console: Console, match: Match, voice: Voice) -> None:
        self._console, self._match, self._voice = console, match, voice

    def overview(self, seat: int) -> None:
        """The commands, then every verb with its objects; what can be done now stands first."""
        console = self._console
        console.write(console.bold(console.text("help.head")))
        entry = self._match.entry
        name = entry.vocabulary.names[0]
        examples = {"name": name, "verb": verb_of(name), "clause": next(iter(entry.clauses()))}
        for command in COMMANDS:
            key = console.text(f"help.{command}.key")
            console.write(wrapped(f"{key:<12}{console.text(f'help.{command}.text', **examples)}", "  ", " " * 14))
        console.write(console.bold(console.text("help.things")))
        legal = set(self._match.legal(seat))
        verbs = by_verb(self._names())
        chance = {verb_of(line.what) for line in self._match.lines if line.who == CHANCE} - set(map(verb_of, legal))
        width = max(map(len, verbs)) + 2
        for verb, names in verbs.items():
            if verb not in chance:
                named, more = self._shortened(names, legal)
                things = " ".join([*(_thing(name, verb, name in legal) for name in named), *more])
                console.write(wrapped(f"{verb:<{width}}{things}", "  ", " " * (width + 2)))

    def _names(self) -> list[str]:
        """The decisions that some position with these cards offers: those about cards that a deck could add are not."""
        match = self._match
        never = set(match.entry.game.impossible(match.book))
        return [name for action, name in enumerate(match.entry.vocabulary.names) if action not in never]

    def _shortened(self, names: list[str], wanted: Collection[str] = ()) -> tuple[list[str], list[str]]:
        """The things to be named, and, of a long list, how many are left out."""
        if len(names) <= MOST:
            return names, []
        others = [name for name in names if name not in wanted]
        examples = set(others[len(others) // 2 :][:EXAMPLES])
        named = [name for name in names if name in wanted or name in examples]
        return named, [self._console.text("why.more", count=len(names) - len(named))]

    def answer(self, seat: int, asked: str) -> None:
        """Why a decision, or every decision with a verb, cannot be made; or that it can."""
        verbs = by_verb(self._names())
        action = self._match.entry.vocabulary.ids.get(asked)
        if action is not None:
            self.answer_one(seat, action)
        elif asked in verbs:
            self._answer_verb(seat, verbs[asked])
        elif (verb := verb_of(asked)) in verbs:
            named, more = self._shortened(verbs[verb], set(self._match.legal(seat)))
            objects = " ".join([*(name.partition(":")[2] for name in named), *more])
            self._console.say("why.unknown-thing", asked=asked, verb=verb, objects=objects or "-")
        else:
            self._console.say("why.unknown", asked=asked)

    def answer_one(self, seat: int, action: int) -> None:
        """Why a decision cannot be made; or that it can."""
        reason = self._match.reason(seat, [action])
        parts = {"name": self._match.entry.vocabulary.name(action), "words": self._voice.decision(seat, action)}
        if reason is None:
            self._console.say("why.possible", **parts)
            return
        self._console.say("why.impossible", **parts)
        said = self._voice.fact(seat, reason)
        if said:
            self._console.write(wrapped(said, "  "))
        self._console.write(self._reason(reason.clause))

    def _answer_verb(self, seat: int, names: list[str]) -> None:
        """The objects of a verb, gathered under the rule that forbids them."""
        reasons: dict[str, tuple[Clause | None, list[str]]] = {}
        for name in names:
            clause = self._match.why_not(seat, name)
            reasons.setdefault(clause.id if clause else "", (clause, []))[1].append(name)
        for clause, group in reasons.values():
            if clause is None:
                self._console.say("why.group-possible", names=", ".join(group))
            else:
                named, more = self._shortened(group)
                self._console.say("why.group-impossible", names=", ".join([*named, *more]))
                self._console.write(self._reason(clause))

    def _reason(self, clause: Clause) -> str:
        return wrapped(f"{clause.id}  {clause.text(self._console.lang)}", "  ", " " * (len(clause.id) + 4))


def options_table(voice: Voice, match: Match, console: Console, seat: int) -> str:
    """The legal decisions, numbered, in words and by name."""
    return numbered(voice, match, console, seat, match.legal_ids(seat))


def numbered(voice: Voice, match: Match, console: Console, seat: int, actions: Sequence[int]) -> str:
    """Some decisions of a seat, likewise."""
    width = len(str(len(actions)))
    lines = []
    for number, action in enumerate(actions, 1):
        name = f"[{match.entry.vocabulary.name(action)}]"
        line = wrapped(f"{number:>{width}}  {voice.decision(seat, action)}  {name}", "  ", " " * (width + 4))
        lines.append(line.removesuffix(name) + console.dim(name))
    return "\n".join(lines)
