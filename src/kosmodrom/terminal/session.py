"""One match at the terminal: people and bots take turns until it is over or somebody leaves."""

import hashlib
from collections.abc import Callable
from pathlib import Path

from kosmodrom.bots.levels import Bot, bot_named
from kosmodrom.bots.own_bots import is_own, own_bot
from kosmodrom.engine.contract import CHANCE, SPECTATOR
from kosmodrom.engine.errors import CannotUndo, KosmodromError
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.terminal.advice import hint
from kosmodrom.terminal.console import Console, wrapped
from kosmodrom.terminal.ending import show_end, show_fairness
from kosmodrom.terminal.explain import Explainer, options_table
from kosmodrom.terminal.rules import by_topic, find_clause, matching
from kosmodrom.terminal.saves import Company, file_away, store_journal
from kosmodrom.terminal.voice import Voice

LOG_LINES = 25
HINT = "hint"


class Leaving(Exception):
    """A person wants to stop for now."""


class Session:
    """Asks people, lets bots decide, saves after every decision of a person."""

    def __init__(self, console: Console, match: Match, company: Company, path: Path) -> None:
        self.console = console
        self.match = match
        self.company = company
        self.path = path
        self.promised = match.commitment
        self.voice = Voice(match, console.lang, company.names)
        self.explainer = Explainer(console, match, self.voice)
        self._seen = {seat: self._known_line(seat) for seat in [*range(match.seats), SPECTATOR]}
        self._bots: dict[str, Bot] = {}
        self._shown_to: int | None = None
        """Whose table stands on the screen, unless somebody else has decided since."""
        self._commands: dict[str, Callable[[int, str], bool | None]] = {
            "?": self._explain,
            "u": self._undo,
            "t": self._table,
            "l": self._log,
            "r": self._rules,
            "h": self._hint,
            "q": self._quit,
        }

    def run(self) -> int:
        """Play until the match is over, or until somebody leaves; what was decided is on disk by then."""
        store_journal(self.path, self.match)
        self._warn_of_a_narrow_window()
        try:
            while (seat := self._next_person()) is not None:
                self._take_turn(seat)
        except (EOFError, KeyboardInterrupt, Leaving):
            self.console.write()
            self.console.say("play.saved", path=self.path)
            self.console.say("play.come-back", game=self.match.entry.key)
            return 0
        self._finish()
        return 0

    def _warn_of_a_narrow_window(self) -> None:
        need, have = max(map(len, self.voice.table(SPECTATOR).splitlines())), self.console.columns()
        if have is not None and need > have:
            self.console.say("play.narrow", need=need, have=have)

    # --- whose turn -----------------------------------------------------------------------------

    def _next_person(self) -> int | None:
        """Let bots decide until a person must; None when the match is over."""
        moved = False
        while actors := self.match.actors:
            bots = [seat for seat in actors if not self.company.is_human(seat)]
            if not bots:
                if moved:
                    store_journal(self.path, self.match)
                return actors[0]
            self.match.play(bots[0], self._advice(self.company.bot, bots[0]))
            if self.company.humans == 0:
                self._news(SPECTATOR)
            moved = True
            self._shown_to = None
        return None

    def _advice(self, bot: str, seat: int) -> int:
        """What a bot would decide; without a clock the same at the same place of the same match."""
        match, luck = self.match, self._luck(seat, bot)
        if bot not in self._bots:
            self._bots[bot] = own_bot(bot) if is_own(bot) else bot_named(bot, timed=True)
        return self._bots[bot].choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck)

    def _luck(self, seat: int, who: str) -> Luck:
        """The luck of whoever thinks for a seat at this place of the match."""
        digest = hashlib.sha256(f"{self.match.commitment} {len(self.match.lines)} {seat} {who}".encode()).digest()
        return Luck(int.from_bytes(digest[:8], "big"))

    # --- a person's turn ------------------------------------------------------------------------

    def _take_turn(self, seat: int) -> None:
        """Show a person where things stand and listen until something is decided or taken back."""
        if self._shown_to != seat:
            self._hand_over(seat)
            self._news(seat)
            self.console.write()
            self.console.write(self.voice.table(seat))
            self._shown_to = seat
        else:
            self._news(seat)
        self._show_question(seat)
        while not self._listen(seat):
            pass

    def _hand_over(self, seat: int) -> None:
        """Several people at one screen: nobody sees another's hand."""
        if self.company.humans > 1:
            self.console.clear()
            self.console.ask(self.console.text("play.hand-over", name=self.company.names[seat]) + " ")

    def _show_question(self, seat: int) -> None:
        self.console.write()
        self.console.write(self.console.bold(wrapped(self.voice.question(seat))))
        self.console.write(options_table(self.voice, self.match, self.console, seat))

    def _news(self, seat: int) -> None:
        """What happened since the seat was last told."""
        told = self.match.told(seat, self._seen[seat])
        self._seen[seat] = len(self.match.lines)
        if told and self._shown_to is None and self.company.humans:
            self.console.write()
            key = "play.since" if self.match.last_line_of(seat) else "play.so-far"
            self.console.write(self.console.bold(self.console.text(key)))
        for each in told:
            self.console.write(wrapped(self.voice.event(each.event), "  · ", "    "))

    def _listen(self, seat: int) -> bool:
        """One line of input; whether the match has moved."""
        line = self.console.ask(self.console.text("play.prompt"))
        try:
            return bool(self._obey(seat, line))
        except KosmodromError as error:
            self.console.say("play.no", message=self.console.said(error))
            return False

    def _obey(self, seat: int, line: str) -> bool | None:
        actions = self.match.legal_ids(seat)
        if not line and len(actions) != 1:
            self.console.say("play.nudge")
            return False
        if not line:
            return self._decide(seat, actions[0])
        if line.isdecimal():
            number = int(line) if len(line) < 6 else 0
            if not 1 <= number <= len(actions):
                self.console.say("play.no-number", number=line, count=len(actions))
                return False
            return self._decide(seat, actions[number - 1])
        if line in self.match.entry.vocabulary.ids:
            return self._decide(seat, self.match.entry.vocabulary.ids[line])
        word, _, rest = line.partition(" ")
        if word.startswith("?") and word != "?":
            word, rest = "?", line[1:]
        command = self._commands.get(word.lower())
        return (command or self._explain)(seat, rest.strip() if command else line)

    def _decide(self, seat: int, action: int) -> bool:
        if self.match.why_not(seat, action) is not None:
            self.explainer.answer_one(seat, action)
            return False
        self.match.play(seat, action)
        store_journal(self.path, self.match)
        return True

    # --- commands -------------------------------------------------------------------------------

    def _explain(self, seat: int, asked: str) -> None:
        if not asked:
            self.explainer.overview(seat)
        elif asked.upper().startswith(f"{self.match.entry.prefix}-"):
            clause = find_clause(self.match.entry, asked)
            self.console.write(by_topic(self.console, self.match.entry, [clause]))
        elif asked.isdecimal() and 0 < int(asked[:6]) <= len(self.match.legal(seat)):
            self.explainer.answer(seat, self.match.legal(seat)[int(asked) - 1])
        else:
            self.explainer.answer(seat, asked)

    def _undo(self, seat: int, _: str) -> bool:
        """Free where nothing was revealed since; else every person at the table must agree; alone it is practice."""
        if not self.match.last_line_of(seat):
            raise CannotUndo(self.console.text("undo.nothing"))
        if not self.match.can_undo(seat):
            if not self._all_agree(seat):
                self.console.say("undo.refused")
                return False
            self._shown_to = None if self.company.humans == 1 else seat
        rewinds = self.match.rewinds
        self.match.undo(seat, range(self.match.seats))
        store_journal(self.path, self.match)
        is_practice = self.company.humans == 1 and self.match.rewinds > rewinds
        self.console.say("undo.practised" if is_practice else "undo.done")
        self._seen[seat] = len(self.match.lines)
        return True

    def _all_agree(self, seat: int) -> bool:
        """Whoever is alone is asked once whether the match shall be practice; several people are asked each time."""
        if self.company.humans == 1:
            return self.match.rewinds > 0 or self.console.agrees("undo.practice", False)
        if not self.console.agrees("undo.past-fence", False):
            return False
        others = [other for other in range(self.company.humans) if other != seat]
        return all(self.console.agrees("undo.consent", False, name=self.company.names[other]) for other in others)

    def _known_line(self, seat: int) -> int:
        """Up to where a person who sits down needs no telling: the set-up lies open, own decisions are known."""
        lines = self.match.lines
        setup = next((line.number - 1 for line in lines if line.who != CHANCE), len(lines))
        return max(setup, self.match.last_line_of(seat) - 1)

    def _table(self, seat: int, _: str) -> None:
        self.console.write(self.voice.table(seat))
        self._show_question(seat)

    def _log(self, seat: int, count: str) -> None:
        told = self.match.told(seat)
        shown = int(count) if count.isdecimal() and len(count) < 6 else LOG_LINES
        if len(told) > shown:
            self.console.say("play.earlier", count=len(told) - shown)
        for each in told[max(0, len(told) - shown) :]:
            self.console.write(wrapped(self.voice.event(each.event), "  · ", "    "))

    def _rules(self, _: int, text: str) -> None:
        entry = self.match.entry
        found = matching(entry.clauses(self.match.book).values(), text, self.console.lang) if text else []
        if not text:
            self.console.say("play.rules-how", game=entry.key)
        elif not found:
            self.console.say("rules.nothing", word=text)
        else:
            self.console.write(by_topic(self.console, entry, found))

    def _hint(self, seat: int, _: str) -> None:
        told, action = hint(self.match, seat, self.voice, self.console.lang, self._luck(seat, HINT))
        self.console.say("play.hint", hint=told, name=self.match.entry.vocabulary.name(action))

    def _quit(self, _: int, __: str) -> None:
        raise Leaving

    # --- the end --------------------------------------------------------------------------------

    def _finish(self) -> None:
        store_journal(self.path, self.match)
        self._seen[SPECTATOR] = max(self._seen.values())
        self._news(0 if self.company.humans == 1 else SPECTATOR)
        show_end(self.console, self.match, self.voice)
        show_fairness(self.console, self.match.fate.seed, self.promised)
        self.console.say("end.journal", path=file_away(self.path))
