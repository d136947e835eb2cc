"""`kosmodrom lessons`: the lessons of a game, and one of them step by step, with a coach."""

from collections.abc import Callable

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.registry import Entry, find
from kosmodrom.lessons.course import Stand, answer, begin, played
from kosmodrom.lessons.lesson import GO_ON, Lesson
from kosmodrom.lessons.refusals import NotInThisStep
from kosmodrom.lessons.shelf import Shelf, shelf
from kosmodrom.terminal.console import Console, wrapped
from kosmodrom.terminal.explain import Explainer, numbered
from kosmodrom.terminal.rules import by_topic, find_clause
from kosmodrom.terminal.voice import Voice


def learn(console: Console, game: str, lesson: str | None) -> int:
    """List the lessons of a game, or play one, named by its number or its id."""
    shown = shelf(find(game))
    for error in shown.broken:
        console.complain(error)
    if lesson is None:
        list_lessons(console, shown)
        return 0
    return LessonSession(console, shown, chosen(shown, lesson)).run()


def list_lessons(console: Console, shown: Shelf) -> None:
    entry, lang = shown.entry, console.lang
    if not shown.lessons:
        console.say("lessons.none", title=entry.titles[lang])
        return
    console.write(console.bold(entry.titles[lang]))
    for number, lesson in enumerate(shown.lessons, 1):
        words = f"{number}  {lesson.title.text(lang)}: {lesson.promise.text(lang)} {console.dim(f'[{lesson.id}]')}"
        console.write(wrapped(words, "  ", "     "))
    console.say("lessons.how", game=entry.key)


def chosen(shown: Shelf, name: str) -> Lesson:
    """The lesson with a number of the list, or with an id."""
    if name.isdecimal() and 0 < int(name[:6]) <= len(shown.lessons):
        return shown.lessons[int(name) - 1]
    return shown.find(name)


class Leaving(Exception):
    """The learner wants to stop."""


class LessonSession:
    """One lesson at the terminal."""

    def __init__(self, console: Console, shown: Shelf, lesson: Lesson) -> None:
        self.console = console
        self.shelf = shown
        self.lesson = lesson
        self.stand = begin(lesson)
        others = self.stand.match.seats - 1
        self.names = [console.text("play.bot-name", number=number) for number in range(1, others + 1)]
        self.names.insert(lesson.seat, console.text("play.only-name"))
        self._told = len(self.stand.match.lines)
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._explain,
            "u": self._back,
            "t": self._table,
            "h": self._show,
            "q": self._leave,
        }

    @property
    def entry(self) -> Entry:
        return self.lesson.entry

    @property
    def voice(self) -> Voice:
        return Voice(self.stand.match, self.console.lang, self.names)

    def run(self) -> int:
        """Until the lesson is done or the learner leaves."""
        console, lang = self.console, self.console.lang
        console.write(console.bold(f"{self.entry.titles[lang]} · {self.lesson.title.text(lang)}"))
        self._table("")
        try:
            while not self.stand.is_done:
                self._take_step()
        except (EOFError, KeyboardInterrupt, Leaving):
            console.write()
            return 0
        console.write()
        console.write(console.bold(wrapped(self.lesson.praise.text(lang))))
        following = self.shelf.after(self.lesson)
        if following is None:
            options = "".join(f" --option {key}={value}" for key, value in self.shelf.first_game.options.items())
            console.say("lessons.last", game=self.entry.key, options=options)
        else:
            console.say("lessons.next", game=self.entry.key, title=following.title.text(lang), lesson=following.id)
        return 0

    def _take_step(self) -> None:
        """Say what the coach says, and listen until something is decided or taken back."""
        before = self.stand
        self._say_step()
        while self.stand is before:
            line = self.console.ask(self.console.text("play.prompt"))
            try:
                self._obey(line)
            except NotInThisStep as error:
                self.console.write(wrapped(error.text(self.console.lang)))
            except KosmodromError as error:
                self.console.say("play.no", message=self.console.said(error))

    def _say_step(self) -> None:
        console, stand, lang = self.console, self.stand, self.console.lang
        console.write()
        if stand.reply is not None:
            console.write(wrapped(stand.reply.text(lang), "  ! ", "    "))
            console.say("lessons.take-back")
            return
        place = console.text("lessons.step", step=stand.at + 1, steps=len(self.lesson.steps))
        rule = f" [{stand.step.rule}]" if stand.step.rule else ""
        console.write(console.bold(wrapped(f"{place} {stand.step.says.text(lang)}{rule}")))
        if stand.towards is not None:
            console.say("lessons.towards", have=stand.towards[0], want=stand.towards[1])
        if stand.step.only_tells:
            console.say("lessons.go-on")
        else:
            console.write(numbered(self.voice, stand.match, console, self.lesson.seat, self._offered()))

    def _offered(self) -> list[int]:
        return [self.entry.vocabulary.id(name) for name in self.stand.offered]

    def _obey(self, line: str) -> None:
        """One line of input."""
        word, _, rest = line.partition(" ")
        if word.startswith("?") and word != "?":
            word, rest = "?", line[1:]
        if word.lower() in self._commands:
            self._commands[word.lower()](rest.strip())
        elif self.stand.reply is not None:
            self._go_to(played(self.lesson, self.stand.decisions[: self.stand.keep]))
        elif self.stand.step.only_tells and not line:
            self._decide(GO_ON)
        elif not line:
            self.console.say("play.nudge")
        elif line.isdecimal():
            self._decide_number(line)
        elif line in self.entry.vocabulary.ids:
            self._decide(line)
        else:
            self._explain(line)

    def _decide_number(self, line: str) -> None:
        offered, number = self.stand.offered, int(line[:6])
        if 1 <= number <= len(offered):
            self._decide(offered[number - 1])
        else:
            self.console.say("play.no-number", number=line, count=len(offered))

    def _decide(self, decision: str) -> None:
        match, seat = self.stand.match, self.lesson.seat
        if decision != GO_ON and match.why_not(seat, decision) is not None:
            Explainer(self.console, match, self.voice).answer(seat, decision)
            return
        self._go_to(answer(self.stand, decision))

    def _go_to(self, stand: Stand) -> None:
        """Tell what happened on the way to another place of the lesson."""
        is_back = len(stand.decisions) < len(self.stand.decisions)
        self.stand = stand
        for each in [] if is_back else stand.match.told(self.lesson.seat, self._told):
            self.console.write(wrapped(self.voice.event(each.event), "  · ", "    "))
        self._told = len(stand.match.lines)

    # --- commands -------------------------------------------------------------------------------

    def _explain(self, asked: str) -> None:
        match, seat = self.stand.match, self.lesson.seat
        if not asked:
            self.console.say("lessons.help")
        elif asked.upper().startswith(f"{self.entry.prefix}-"):
            self.console.write(by_topic(self.console, self.entry, [find_clause(self.entry, asked)]))
        else:
            Explainer(self.console, match, self.voice).answer(seat, asked)

    def _back(self, _: str) -> None:
        stand = self.stand
        keep = stand.keep if stand.reply is not None else max(0, len(stand.decisions) - 1)
        self._go_to(played(self.lesson, stand.decisions[:keep]))

    def _table(self, _: str) -> None:
        self.console.write()
        self.console.write(self.voice.table(self.lesson.seat))

    def _show(self, _: str) -> None:
        for name in self.stand.right[:1]:
            words = self.voice.decision(self.lesson.seat, self.entry.vocabulary.id(name))
            self.console.say("lessons.show", words=words, name=name)

    def _leave(self, _: str) -> None:
        raise Leaving
