"""Builds the JSON responses from what a viewer sees."""

from dataclasses import asdict

from kosmodrom.bots.hint import Hint
from kosmodrom.engine.contract import CHANCE, SPECTATOR
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import find
from kosmodrom.engine.seeded_chance import commitment
from kosmodrom.engine.words import Clause
from kosmodrom.server.api import models
from kosmodrom.server.services.presence import is_here
from kosmodrom.server.services.shared_decks import ReadDeck
from kosmodrom.server.services.table_lists import Listed
from kosmodrom.server.tables import clocks
from kosmodrom.server.tables.records import Clock, Message
from kosmodrom.server.tables.seats import Seat, names
from kosmodrom.server.viewer.deck_differences import OwnDeck, shown_name
from kosmodrom.server.viewer.sight import News, Sentence, Sight, state_of
from kosmodrom.server.viewer.view_as_json import readable


def clause_out(clause: Clause) -> models.ClauseOut:
    return models.ClauseOut.model_validate({"id": clause.id, **clause.texts})


def seat_out(seat: Seat, name: str, clock: Clock | None, now: float) -> models.SeatOut:
    return models.SeatOut(
        seat=seat.seat,
        kind=seat.kind,
        name=name,
        level=seat.level,
        stand_in=seat.stand_in,
        ready=seat.is_ready,
        here=is_here(seat, now),
        time_left=clocks.left(clock, seat, now),
        silenced=seat.silenced,
    )


def seats_out(sight: Sight, lang: str, now: float) -> list[models.SeatOut]:
    snapshot = sight.snapshot
    pairs = zip(snapshot.seats, sight.bare_names(lang), strict=True)
    return [seat_out(seat, name, snapshot.record.clock, now) for seat, name in pairs]


def table_out(sight: Sight, lang: str, now: float) -> models.TableOut:
    record, who, wish = sight.snapshot.record, sight.who, sight.wish
    fault = sight.snapshot.fault
    return models.TableOut(
        id=record.id,
        unplayable=None if fault is None else fault.text(lang),
        game=record.game,
        title=sight.snapshot.entry.titles[lang],
        state=sight.state,
        version=sight.version,
        seats=seats_out(sight, lang, now),
        asked=sight.actors,
        options=record.options,
        deck=deck_out(OwnDeck.of(sight.snapshot.entry, sight.snapshot.deck)),
        public=record.public,
        chat=record.chatty,
        clock=None if record.clock is None else models.ClockIn(**vars(record.clock)),
        created=record.created,
        started=record.started,
        finished=record.finished,
        commitment=commitment(bytes.fromhex(record.seed)),
        rematch=record.rematch,
        wish=None
        if wish is None
        else models.TakeBackRequestOut(seat=wish.seat, what=wish.kind, agreed=list(wish.agreed)),
        result=result_out(sight, lang),
        practice=sight.is_practice,
        mine=models.OwnRoleOut(seats=list(who.seats), invited=list(who.invited), host=who.is_host),
    )


def deck_out(deck: OwnDeck | None) -> models.DeckOut | None:
    if deck is None:
        return None
    rows = [models.DifferenceOut(**asdict(each)) for each in deck.changed]
    return models.DeckOut(name=deck.name, digest=deck.digest, count=deck.count, differences=rows)


def shared_deck_out(read: ReadDeck) -> models.SharedDeckOut:
    own = OwnDeck.of(read.entry, read.deck)
    assert own is not None
    rows = [models.DifferenceOut(**asdict(each)) for each in own.changed]
    return models.SharedDeckOut(
        hash=read.hash,
        game=read.entry.key,
        name=own.name,
        digest=own.digest,
        count=own.count,
        differences=rows,
        deck=read.content.text,
    )


def result_out(sight: Sight, lang: str) -> models.ResultOut | None:
    result = sight.snapshot.result
    if result is None:
        return None
    return models.ResultOut(**vars(result), rows=sight.rows(lang), practice=sight.is_practice)


def view_out(sight: Sight, lang: str) -> models.ViewOut:
    match, cursor = sight.snapshot.played, sight.cursor
    return models.ViewOut(
        table_id=sight.snapshot.id,
        seat=_seat(sight.viewer),
        covered=sight.is_covered,
        state=sight.state,
        version=sight.version,
        line=cursor.moment,
        status=sight.status(lang),
        asked=sight.actors,
        question=sight.question,
        points=list(match.entry.game.points(sight.view)),
        view=readable(match.entry, sight.view, match.seats),
        text=sight.table_text(lang),
    )


def hint_out(hint: Hint, lang: str) -> models.HintOut:
    opinions = [
        models.OpinionOut(
            decision=each.choice.name,
            id=each.choice.action,
            words=each.choice.words,
            chance=each.chance,
            alike=each.is_alike,
            why=list(each.why),
        )
        for each in hint.suggestions
    ]
    return models.HintOut(seat=hint.seat, question=hint.question, opinions=opinions, sentence=hint.sentence(lang))


def moment_out(sight: Sight, then: Match, line: int, lang: str) -> models.MomentOut:
    """An earlier moment of the same match, through the same eyes."""
    past = sight.at(then)
    return models.MomentOut(
        line=line,
        seat=_seat(sight.viewer),
        status=past.status(lang),
        view=readable(then.entry, past.view, then.seats),
        text=past.table_text(lang),
    )


def sentence_out(sentence: Sentence) -> models.SentenceOut:
    who = None if sentence.who == CHANCE else sentence.who
    return models.SentenceOut(line=sentence.moment, seat=who, words=sentence.words)


def message_out(message: Message, who: list[str]) -> models.MessageOut:
    return models.MessageOut(**vars(message), name=who[message.seat])


def event_out(sight: Sight, news: News, is_changed: bool, lang: str) -> models.EventOut:
    cursor = news.cursor
    return models.EventOut(
        table=sight.snapshot.id,
        seat=_seat(sight.viewer),
        version=cursor.moment + cursor.notices + cursor.chats,
        line=cursor.moment,
        reset=news.is_reset,
        told=[sentence_out(sentence) for sentence in news.told],
        undone=news.undone,
        chat=[message_out(message, sight.bare_names(lang)) for message in news.chat],
        state=sight.state,
        asked=sight.actors,
        question=sight.question,
        changed=is_changed,
    )


def listed_out(listed: Listed, lang: str, now: float) -> models.ListedOut:
    pairs = zip(listed.seats, names(listed.seats, lang), strict=True)
    return models.ListedOut(
        id=listed.id,
        game=listed.game,
        title=find(listed.game).titles[lang],
        state=state_of(listed.started, listed.finished),
        seats=[seat_out(seat, name, None, now) for seat, name in pairs],
        practice=listed.practice,
        created=listed.created,
        changed=listed.changed,
        deck=None if listed.deck is None else shown_name(listed.deck),
    )


def _seat(viewer: int) -> int | None:
    return None if viewer == SPECTATOR else viewer
