"""The laws of every game: each is a function of one case that fails with a sentence and counts its cases."""

import copy
import pickle
import re
from collections.abc import Callable
from importlib.resources import files
from string import Formatter
from typing import Any

from conformance import audiences, chances, secrecy, undoing
from conformance.walks import (
    Case,
    Step,
    applied,
    attributes,
    parts,
    record,
    registered,
    seats_only,
    spread,
    told_to,
    walk,
)
from kosmodrom.engine.contract import CHANCE, SPECTATOR
from kosmodrom.engine.errors import JournalError
from kosmodrom.engine.match import Match
from kosmodrom.engine.reasons import NEARNESS
from kosmodrom.engine.ties import settle
from kosmodrom.engine.words import HOME, LANGUAGES

REFUSAL_STATES = 6
"""States per game on which every decision of the vocabulary is asked for; five games make about 30."""
CLONES = 10
"""Earlier copies that are looked at again after each decision."""
CODED_STATES = 12
DECODED_STARTS = 2
DECODED_DECISIONS = 40
JOURNAL_DECISIONS = 60
UNDOS = 4
SPOKEN_STATES = 20
LONGEST_FACT = 160
"""About two lines beside a thing on the table."""
STATE_ATTRIBUTES = {"seats", "telling", "told", "book", "table", "hands", "vault"}
VIEW_ATTRIBUTES = {"seat", "book", "table", "hand"}

Law = Callable[[Case], None]


def legal_ids_ascend(case: Case) -> None:
    """Legal ids ascend, are unique, stand in the vocabulary, and an actor always has one."""
    for step in walk(case):
        actors = case.game.actors(step.s)
        assert actors == sorted(set(actors)), f"{case}, {step}: the actors {actors} do not ascend"
        assert CHANCE not in actors or actors == [CHANCE], f"{case}, {step}: chance must decide alone"
        for who in actors:
            legal = case.game.legal(step.s, who)
            assert legal, f"{case}, {step}: actor {who} is asked and has no answer"
            assert legal == sorted(set(legal)), f"{case}, {step}: {legal} does not ascend"
            assert 0 <= legal[0] <= legal[-1] < len(case.entry.vocabulary), f"{case}, {step}: {legal} is out of range"
            case.count("legal_ids_ascend")


def legal_agrees_with_refusal(case: Case) -> None:
    """What is legal is not refused, all else is refused with a clause that exists, for every seat."""
    clauses = case.entry.clauses()
    for step in spread(seats_only(record(case)), REFUSAL_STATES):
        actors = case.game.actors(step.s)
        for seat in range(case.seats):
            legal = set(case.game.legal(step.s, seat)) if seat in actors else set()
            for action, name in enumerate(case.entry.vocabulary.names):
                number = case.game.refusal(step.s, seat, action)
                agree = (number == 0) == (action in legal)
                assert agree, f"{case}, {step}: they disagree on {name!r} by seat {seat} (clause {number})"
                if number:
                    clause = clauses.get(f"{case.entry.prefix}-{number:03}")
                    assert clause, f"{case}, {step}: {name!r} is refused with clause {number}, which does not exist"
                    forbids = clause.forbids in NEARNESS
                    assert forbids, f"{case}, {step}: {name!r} is refused with {clause.id}, which forbids nothing"
            case.count("legal_agrees_with_refusal")


def names_round_trip(case: Case) -> None:
    """Names and numbers of decisions belong together, and `actions.lock` pins them."""
    vocabulary = case.entry.vocabulary
    locked = (files(case.entry.package) / "model" / "actions.lock").read_text(encoding="utf-8").splitlines()
    assert locked == vocabulary.names, f"{case.entry.key}: actions.lock is not the list of the decisions' names"
    for action, name in enumerate(locked):
        assert vocabulary.id(name) == action, f"{case.entry.key}: {name!r} is not number {action}"
        assert vocabulary.name(action) == name, f"{case.entry.key}: number {action} is not {name!r}"
        case.count("names_round_trip")


def clones_share_nothing(case: Case) -> None:
    """A copy has no part in common with its original, and playing on changes no earlier copy."""
    earlier: list[tuple[Step, Any, list[int]]] = []
    for step in walk(case):
        clone = case.game.clone(step.s)
        shared = parts(clone).keys() & parts(step.s).keys()
        assert not shared, f"{case}, {step}: the clone shares {[parts(clone)[one] for one in shared]}"
        code = case.game.encode(step.s)
        assert case.game.encode(clone) == code, f"{case}, {step}: the clone is another state"
        case.game.apply(clone, step.who, step.action)
        assert case.game.encode(step.s) == code, f"{case}, {step}: playing on in a clone changed its original"
        for old, kept, before in earlier:
            assert case.game.encode(kept) == before, f"{case}, {step}: playing on changed the clone made {old}"
        earlier = [*earlier[-CLONES:], (step, case.game.clone(step.s), code)]
        case.count("clones_share_nothing")


def views_share_nothing(case: Case) -> None:
    """A view has no part in common with the state that it shows."""
    for step in spread(record(case), CODED_STATES):
        for watcher in case.watchers():
            view = case.game.view(step.s, watcher)
            shared = parts(view).keys() & parts(step.s).keys()
            assert not shared, f"{case}, {step}: the view shares {[parts(view)[one] for one in shared]}"
            case.count("views_share_nothing")


def the_public_sees_what_is_public(case: Case) -> None:
    """What everybody knows of that which a seat knows is what a spectator sees, whoever's view it is made from."""
    for step in spread(record(case), CODED_STATES):
        seen = case.game.encode_view(case.game.view(step.s, SPECTATOR))
        for watcher in case.watchers():
            public = case.game.encode_view(case.game.public(case.game.view(step.s, watcher)))
            assert public == seen, f"{case}, {step}: the public view made from that of seat {watcher} is another one"
            case.count("the_public_sees_what_is_public")


def asking_changes_nothing(case: Case) -> None:
    """No question that can be put to a game changes the state or makes it tell anything."""
    game = case.game
    for step in spread(record(case), CODED_STATES):
        s = game.clone(step.s)
        code = game.encode(s)
        s.telling = True
        for who in game.actors(s):
            game.legal(s, who)
        for seat in range(case.seats):
            game.refusal(s, seat, step.action)
            game.points(game.view(s, seat))
        if step.who == CHANCE:
            game.odds(s)
            game.stream(s)
            game.roll(s, case.luck(step.number))
        game.audience(s, step.who, step.action)
        game.reveals(s, step.who, step.action)
        for question in (game.position, game.scores, game.sheet, game.winners, game.problems):
            question(s)
        assert game.encode(s) == code, f"{case}, {step}: a mere question changed the state"
        assert not s.told, f"{case}, {step}: a mere question told {s.told}"
        case.count("asking_changes_nothing")


def codes_round_trip(case: Case) -> None:
    """A state comes back from its ints and from its written position."""
    for step in spread(record(case), CODED_STATES):
        code = case.game.encode(step.s)
        assert all(type(one) is int for one in code), f"{case}, {step}: the code has what is no plain int"
        decoded = case.game.decode(code, case.entry.book())
        assert case.game.encode(decoded) == code, f"{case}, {step}: decode and encode do not fit"
        text = case.game.position(step.s)
        read = case.game.from_position(text, case.entry.book())
        assert case.game.encode(read) == code, f"{case}, {step}: the written position is another state"
        assert case.game.position(read) == text, f"{case}, {step}: the position is written in two ways"
        case.count("codes_round_trip")


def views_round_trip(case: Case) -> None:
    """A view comes back from its ints."""
    for step in spread(record(case), CODED_STATES):
        for seat in [*range(case.seats), SPECTATOR]:
            code = case.game.encode_view(case.game.view(step.s, seat))
            decoded = case.game.decode_view(code, case.entry.book())
            assert case.game.encode_view(decoded) == code, f"{case}, {step}: the view of seat {seat} does not come back"
            case.count("views_round_trip")


def states_and_views_travel(case: Case) -> None:
    """States and views can be copied, and sent to another process, with the book that they are read by."""
    for step in spread(record(case), CODED_STATES):
        s, v = step.s, case.game.view(step.s, 0)
        for send in (copy.copy, copy.deepcopy, pickled):
            s_again, v_again = send(s), send(v)
            assert case.game.encode(s_again) == case.game.encode(s), f"{case}, {step}: the state arrives as another"
            assert case.game.encode_view(v_again) == case.game.encode_view(v), f"{case}, {step}: so does the view"
            assert s_again.book is v_again.book is case.entry.book(), f"{case}, {step}: with another book"
            assert not parts(s_again).keys() & parts(s).keys(), f"{case}, {step}: a copy shares something"
            case.count("states_and_views_travel")


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def layout_names_every_attribute(case: Case) -> None:
    """The field lists name every attribute of the zones, and a state has nothing beside its zones."""
    s, layout = case.new(), case.entry.layout
    zones = {"Table": (s.table, layout.table), "Hand": (s.hands[0], layout.hand), "Vault": (s.vault, layout.vault)}
    for name, (zone, fields) in zones.items():
        listed = [field.name for field in fields]
        assert len(listed) == len(set(listed)), f"{case.entry.key}: the layout of {name} names a field twice"
        odd = attributes(zone) ^ set(listed)
        assert not odd, f"{case.entry.key}: {sorted(odd)} of {name} stand only in the layout or only in the class"
        case.count("layout_names_every_attribute", len(listed))
    odd = attributes(s) - STATE_ATTRIBUTES
    assert not odd, f"{case.entry.key}: the state keeps {sorted(odd)} outside its zones"
    odd = attributes(case.game.view(s, 0)) - VIEW_ATTRIBUTES
    assert not odd, f"{case.entry.key}: the view keeps {sorted(odd)} outside its zones"


def play_match(case: Case) -> Match:
    """A match with some decisions taken back, freely or by consent."""
    match = Match(case.entry, seats=case.seats, options=case.options, seed=str(case.seed))
    undos = 0
    for number in range(JOURNAL_DECISIONS):
        if match.over:
            break
        choice = case.ints[number % len(case.ints)]
        seat = match.actors[choice // 7 % len(match.actors)]
        legal = match.legal(seat)
        match.play(seat, legal[choice % len(legal)])
        if choice % 5 == 0 and undos < UNDOS:
            undos += 1
            match.undo(seat, () if match.can_undo(seat) else range(case.seats))
    return match


def journal_replays(case: Case) -> None:
    """The journal of a match, undos included, leads to the same position, line by line."""
    with registered(case.entry):
        match = play_match(case)
        try:
            again = Match.from_journal(match.journal())
        except JournalError as error:
            raise AssertionError(f"{case}: the journal is refused: {error}") from error
    assert again.journal() == match.journal(), f"{case}: the journal replays to another journal"
    assert again.position() == match.position(), f"{case}: the journal replays to another position"
    case.count("journal_replays")


def no_problems(case: Case) -> None:
    """No decision breaks an invariant."""
    for step in walk(case):
        after = applied(case.game, step.s, step.who, step.action)
        found = case.game.problems(after)
        assert not found, f"{case}, {step}: {case.name(step.action)!r} leads to {found}"
        case.count("no_problems")


def ends_within_its_bound(case: Case) -> None:
    """The match ends in time, somebody wins, and the sheet adds up to the scores."""
    steps = list(walk(case))
    assert steps, f"{case}: the match was over before it began"
    s, bound = steps[-1].s, case.game.bound(case.seats)
    decisions = len(seats_only(steps))
    ended = not case.game.actors(s) and decisions <= bound
    assert ended, f"{case}: the match has not ended after {decisions} decisions of seats, the bound is {bound}"
    winners, scores = case.game.winners(s), case.game.scores(s)
    assert winners, f"{case}: nobody wins"
    assert set(winners) <= set(range(case.seats)), f"{case}: {winners} are not seats"
    settled = settle(scores, case.game.ties(s))
    assert settled is None or settled.winners == winners, f"{case}: {winners} win, but the tie-break finds {settled}"
    total = [sum(column) for column in zip(*case.game.sheet(s), strict=True)]
    assert total == scores, f"{case}: the sheet adds up to {total}, the scores are {scores}"
    case.count("ends_within_its_bound")


def decoded_states_play_on(case: Case) -> None:
    """A state decoded in mid-game answers and plays on as the state it was encoded from."""
    game, steps = case.game, record(case)
    for start in range(1, DECODED_STARTS + 1):
        at = start * len(steps) // (DECODED_STARTS + 1)
        decoded = game.decode(game.encode(steps[at].s), case.entry.book())
        for step in steps[at : at + DECODED_DECISIONS]:
            assert game.actors(decoded) == game.actors(step.s), f"{case}, {step}: a decoded state asks others"
            same = game.legal(decoded, step.who) == game.legal(step.s, step.who)
            assert same, f"{case}, {step}: a decoded state allows other decisions"
            assert game.encode(decoded) == game.encode(step.s), f"{case}, {step}: a decoded state plays on differently"
            game.apply(decoded, step.who, step.action)
            case.count("decoded_states_play_on")


def languages_match(case: Case) -> None:
    """All languages have the same keys and the same {parts}, and every clause is worded in each."""
    home = case.entry.words(HOME).texts
    for lang in LANGUAGES:
        texts = case.entry.words(lang).texts
        odd = sorted(home.keys() ^ texts.keys())
        assert not odd, f"{case.entry.key}: only one of {HOME} and {lang} has {odd}"
        for key, text in texts.items():
            gaps = [sorted({name for _, name, _, _ in Formatter().parse(one) if name}) for one in (home[key], text)]
            assert gaps[0] == gaps[1], f"{case.entry.key}: {key} has the parts {gaps[0]} in {HOME}, {gaps[1]} in {lang}"
            assert text.strip(), f"{case.entry.key}: {key} is empty in {lang}"
            case.count("languages_match")
    for clause in case.entry.clauses().values():
        assert all(clause.text(lang).strip() for lang in LANGUAGES), f"{clause.id} is not worded in every language"
    titles = set(case.entry.titles)
    assert titles == set(LANGUAGES), f"{case.entry.key}: titles in {titles}, expected {LANGUAGES}"


def everything_has_words(case: Case) -> None:
    """The table, every question, decision, event and row of the sheet can be said in both languages."""
    speaker, book = case.entry.speaker, case.entry.book()
    names = [f"seat {seat}" for seat in range(case.seats)]
    for step in spread(record(case), SPOKEN_STATES):
        after = applied(case.game, step.s, step.who, step.action)
        views = [case.game.view(step.s, seat) for seat in range(case.seats)]
        legal = {seat: case.game.legal(step.s, seat) for seat in case.game.actors(step.s) if seat != CHANCE}
        rows = range(len(case.game.sheet(step.s)))
        for lang in LANGUAGES:
            texts = case.entry.words(lang)
            said = []
            for seat, view in enumerate(views):
                said += [speaker.table(view, book, texts, names), speaker.question(view, book, texts, names)]
                said += [speaker.event(event, book, texts, names) for event in told_to(after, seat)]
                said += [speaker.decision(view, book, action, texts, names) for action in legal.get(seat, [])]
            said += [speaker.row(index, texts) for index in rows]
            assert all(one.strip() for one in said), f"{case}, {step}: something has no words in {lang}"
            case.count("everything_has_words", len(said))


def reasons_are_sentences(case: Case) -> None:
    """What stands against a decision in a position is a short sentence in every language, or nothing."""
    speaker, book = case.entry.speaker, case.entry.book()
    names = [f"seat {seat}" for seat in range(case.seats)]
    for step in spread(seats_only(record(case)), REFUSAL_STATES):
        for seat in case.game.actors(step.s):
            view = case.game.view(step.s, seat)
            for action, name in enumerate(case.entry.vocabulary.names):
                number = case.game.refusal(step.s, seat, action)
                for lang in LANGUAGES if number else ():
                    said = speaker.reason(view, book, action, number, case.entry.words(lang), names)
                    fits = not said or (said[-1] in ".!?" and len(said) <= LONGEST_FACT and "{" not in said)
                    assert fits, f"{case}, {step}: {name!r} is refused in {lang} with the words {said!r}"
                case.count("reasons_are_sentences", number > 0)


NUMBER_AFTER_A_NAME = re.compile(r"Seat \d [-−+]?\d")
"""A count that reads like a part of the name: „Bot 2 1”."""


def a_line_is_about_whom_it_names(case: Case) -> None:
    """An event is about a seat that its sentence names; a sentence that names a single seat is about that one.

    No number stands right after a name, because names may end in numbers.
    """
    speaker, book = case.entry.speaker, case.entry.book()
    names = [f"Seat {seat}" for seat in range(case.seats)]
    for step in record(case):
        after = applied(case.game, step.s, step.who, step.action)
        events = {event for seat in range(case.seats) for event in told_to(after, seat)}
        for event in events:
            about = speaker.about(event)
            for lang in LANGUAGES:
                words = speaker.event(event, book, case.entry.words(lang), names)
                named = [seat for seat, name in enumerate(names) if name in words]
                is_right = about in named or (about == -1 and len(named) != 1)
                assert is_right, f"{case}, {step}: {words!r} is about {about}"
                assert not NUMBER_AFTER_A_NAME.search(words), f"{case}, {step}: a number follows a name in {words!r}"
        case.count("a_line_is_about_whom_it_names", len(events))


ONCE: dict[str, Law] = {
    law.__name__: law
    for law in (names_round_trip, layout_names_every_attribute, languages_match, chances.sample_is_calibrated)
}
"""Laws that need no drawn game: they look at files, or play many games of their own."""

LAWS: dict[str, Law] = {
    law.__name__: law
    for law in (
        legal_ids_ascend,
        legal_agrees_with_refusal,
        clones_share_nothing,
        views_share_nothing,
        asking_changes_nothing,
        codes_round_trip,
        views_round_trip,
        states_and_views_travel,
        journal_replays,
        no_problems,
        ends_within_its_bound,
        decoded_states_play_on,
        everything_has_words,
        reasons_are_sentences,
        chances.rolls_follow_odds,
        secrecy.equal_views_get_equal_answers,
        secrecy.what_is_learnt_is_told,
        secrecy.samples_look_the_same,
        secrecy.samples_vary,
        secrecy.interleavings_commute,
        secrecy.sealed_choices_are_invisible,
        secrecy.fences_stand,
        a_line_is_about_whom_it_names,
        audiences.journals_say_what_was_noticed,
        audiences.secrets_stay_untold,
        undoing.free_undo_unlearns_nothing,
        the_public_sees_what_is_public,
    )
}
"""Laws of drawn games."""
