"""The finite list of decisions of a game: every decision is an int with a readable name."""

from kosmodrom.engine.errors import ENGINE, Listed, UnknownDecision, cut


class Vocabulary:
    """Names of decisions, numbered from 0 in the order in which they were added."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.ids: dict[str, int] = {}
        self.objects: dict[str, list[str]] = {}
        """What each verb can be about: the very list that it was first added with."""
        self._counts: dict[str, int] = {}
        """How many decisions of each verb there are."""
        self._numbers: list[int] = []
        """The number of each decision's object."""

    def add(self, base: int, verb: str, objects: list[str]) -> None:
        """Add `verb:object` for each object, or the bare verb; `base` must be the next free number.

        A verb may go on later: its objects are numbered on.
        """
        if base != len(self.names):
            raise AssertionError(f"the decisions of {verb!r} start at {len(self.names)}, not at {base}")
        self.objects.setdefault(verb, objects)
        for name in [f"{verb}:{thing}" for thing in objects] if objects else [verb]:
            if name in self.ids:
                raise AssertionError(f"the decision {name!r} is named twice")
            self.ids[name] = len(self.names)
            self.names.append(name)
            self._numbers.append(self._counts.get(verb, 0))
            self._counts[verb] = self._numbers[-1] + 1

    def __len__(self) -> int:
        return len(self.names)

    def name(self, action: int) -> str:
        """The readable name of a decision."""
        if not 0 <= action < len(self.names):
            raise UnknownDecision.of(ENGINE, "error.decision.no-number", action=action, last=len(self.names) - 1)
        return self.names[action]

    def verb(self, action: int) -> str:
        """What is done by a decision."""
        return self.name(action).partition(":")[0]

    def split(self, action: int) -> tuple[str, int]:
        """The verb of a decision and the number of its object."""
        return self.verb(action), self._numbers[action]

    def about(self, objects: list[str], at: int) -> str:
        """The names of all decisions about one of some objects, such as a place of the board, in a line."""
        return " ".join([f"{verb}:{objects[at]}" for verb, known in self.objects.items() if known is objects])

    def id(self, name: str) -> int:
        """The number of a decision, from its name."""
        action = self.ids.get(name)
        if action is not None:
            return action
        verb = name.split(":", 1)[0]
        if verb in self.objects:
            same = [known for known in self.names if known.split(":", 1)[0] == verb]
            parts = {"verb": verb, "first": same[0], "last": same[-1]}
            raise UnknownDecision.of(ENGINE, "error.decision.no-object", name=cut(name), **parts)
        raise UnknownDecision.of(ENGINE, "error.decision.no-verb", name=cut(name), verbs=Listed(list(self.objects)))
