"""JSON requests and responses as pydantic models, which OpenAPI describes."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, WithJsonSchema

from kosmodrom.engine.words import LANGUAGES
from kosmodrom.server.tables.secret_keys import SECRET

Lang = Annotated[
    str,
    StringConstraints(pattern=f"^({'|'.join(LANGUAGES)})$"),
    WithJsonSchema({"type": "string", "enum": list(LANGUAGES)}),
]
SeatNumber = Annotated[int, Field(ge=0, le=6)]
Name = Annotated[str, StringConstraints(max_length=64)]
Word = Annotated[str, StringConstraints(max_length=64)]
Nonce = Annotated[str, StringConstraints(max_length=64)]
Text = Annotated[str, StringConstraints(max_length=2 * 1024 * 1024)]
"""A file; with a bound, and so without halves of letters, which a plain text of JSON may have."""


class Strict(BaseModel):
    """An unknown key is refused, not ignored."""

    model_config = ConfigDict(extra="forbid")


# --- errors -----------------------------------------------------------------------------------------


class ClauseOut(BaseModel):
    """A rule: its id, and its words under the code of each language."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, str]

    id: str


class Problem(BaseModel):
    """Why something was refused."""

    code: str = Field(description="for programs: late, refused, not-yours, no-table, bad-input, too-often …")
    message: str = Field(description="one sentence for a person")
    clause: ClauseOut | None = Field(None, description="the rule that forbids it, where it was a rule")


# --- requests ---------------------------------------------------------------------------------------


class SeatPlanIn(Strict):
    """Who is to sit in one seat."""

    kind: Literal["me", "guest", "bot", "open"] = Field(
        description="me; guest: another person at this device; bot; open: whoever comes by the link"
    )
    name: Name = ""
    level: Word | None = Field(None, description="of a bot; pilot unless given")


class ClockIn(Strict):
    """Either seconds for each decision, or a bank for each seat with an increment."""

    decision: float | None = Field(None, ge=1, le=7 * 86400)
    bank: float | None = Field(None, ge=1, le=7 * 86400)
    increment: float = Field(0, ge=0, le=3600)


class TableIn(Strict):
    """A table to open."""

    game: Word
    seats: list[SeatPlanIn] = Field(min_length=1, max_length=7)
    options: dict[Word, Word] = Field(default_factory=dict, max_length=32)
    deck: Text | None = Field(None, description="the text of a custom deck")
    public: bool = False
    chat: bool | None = Field(None, description="allowed unless the table is public")
    clock: ClockIn | None = None
    nonce: Nonce | None = Field(None, description="your part of the seed; made for you unless given")


class SitIn(Strict):
    seat: SeatNumber | None = Field(None, description="the first free one unless given")
    name: Name = ""
    nonce: Nonce | None = None
    secret: Annotated[str, StringConstraints(pattern=f"^{SECRET.pattern}$")] | None = Field(
        None,
        description="a secret for the seat that you have made yourself: 24 random letters, digits, - or _; "
        "asking again with it is harmless",
    )


class SeatIn(Strict):
    seat: SeatNumber | None = Field(None, description="needed only by whoever holds several")


class HandOverIn(Strict):
    seat: SeatNumber | None = None
    level: Word | None = None


class FillIn(Strict):
    seat: SeatNumber | None = Field(None, description="without it, all that are open")
    level: Word | None = None


class CurtainIn(Strict):
    seat: SeatNumber | None = Field(description="whose hand is shown; null covers all")


class NameIn(SeatIn):
    name: Name


class DecideIn(SeatIn):
    question: int = Field(ge=1, le=10**9, description="the number of the question that this answers")
    decision: Word


class TakeBackIn(SeatIn):
    what: Literal["undo", "turn"] = "undo"
    question: int | None = Field(
        None, ge=1, le=10**9, description="the number of your question now; then asking again is harmless"
    )
    practice: bool = Field(False, description="go on past what was shown, alone with bots; the match is then practice")


class ConsentIn(SeatIn):
    agree: bool


class ChatIn(SeatIn):
    text: Annotated[str, StringConstraints(min_length=1, max_length=2000)]
    after: int | None = Field(
        None,
        ge=0,
        le=10**9,
        description="the number of the last message you know; then saying it again is harmless",
    )


class MuteIn(SeatIn):
    other: SeatNumber
    muted: bool = True


class ReportIn(Strict):
    seat: SeatNumber


class SilenceIn(ReportIn):
    silenced: bool = True


class ReminderIn(SeatIn):
    kind: Literal["push", "hook", "mail"] = Field(
        description="push: a browser, by its subscription; hook: a POST of JSON; mail: once the address is confirmed"
    )
    address: Annotated[str, StringConstraints(min_length=1, max_length=1000)]
    p256dh: Annotated[str, StringConstraints(max_length=200)] = Field("", description="of a subscription")
    auth: Annotated[str, StringConstraints(max_length=100)] = Field("", description="of a subscription")


class ForgetReminderIn(SeatIn):
    reminder: int = Field(ge=1, le=10**9)


class DeckIn(Strict):
    deck: Text = Field(description="the text of a deck file")
    game: Word | None = Field(None, description="refused unless it is a deck of this game; the deck says it itself")


class RematchIn(Strict):
    nonce: Nonce | None = None


class JournalIn(Strict):
    journal: Text
    deck: Text | None = None
    seats: list[SeatPlanIn] = Field(min_length=1, max_length=7)


# --- answers ----------------------------------------------------------------------------------------


class OptionOut(BaseModel):
    key: str
    values: list[str]
    default: str


class GameOut(BaseModel):
    key: str
    titles: dict[str, str]
    seats: list[int]
    options: list[OptionOut]
    conflicts: list[tuple[str, str]] = Field(description="pairs `key=value` that cannot be chosen together")
    rules: int
    decisions: int = Field(description="how many decisions the vocabulary has")


class GamesOut(BaseModel):
    games: list[GameOut]
    bots: list[str] = Field(
        description="random and greedy as yardsticks, then the levels from the weakest to the strongest"
    )


class SeatOut(BaseModel):
    seat: int
    kind: Literal["person", "guest", "bot", "open"]
    name: str
    level: str | None = Field(description="the bot that sits here or stands in")
    stand_in: bool = Field(description="whether a bot decides for the person")
    ready: bool
    here: bool = Field(description="whether the person has the table open")
    time_left: float | None = Field(description="seconds, where there is a clock")
    silenced: bool = Field(description="whether its name and chat are hidden from all")


class TakeBackRequestOut(BaseModel):
    """A taking back that waits for the others."""

    seat: int
    what: Literal["undo", "turn"]
    agreed: list[int]


class ResultOut(BaseModel):
    scores: list[int]
    rows: list[str]
    sheet: list[list[int]] = Field(description="a row per source of points, a column per seat")
    winners: list[int]
    practice: bool = Field(description="whether the only person took back what had been shown")


class OwnRoleOut(BaseModel):
    """What the asker is at this table."""

    seats: list[int]
    invited: list[int]
    host: bool


class DifferenceOut(BaseModel):
    """One thing in which a deck differs from the printed cards."""

    table: str
    row: str = Field(description="the id of the card; empty in a table without rows")
    key: str = Field(description="what of it; empty where the whole row is new or missing")
    before: Any
    after: Any


class DeckOut(BaseModel):
    """A deck that is not the printed one."""

    name: str
    digest: str
    count: int = Field(description="how many differences there are in all")
    differences: list[DifferenceOut] = Field(description="the first of them")


class SharedDeckOut(DeckOut):
    """A deck with an address of its own."""

    hash: str = Field(description="of its content; its page for people is at /deck/ and this")
    game: str
    deck: str = Field(description="the text of the file")


class TableOut(BaseModel):
    id: str
    unplayable: str | None = Field(description="why the match can be read but not played on; null where it can")
    game: str
    title: str
    state: Literal["waiting", "running", "over"]
    version: int
    seats: list[SeatOut]
    asked: list[int] = Field(description="the seats that owe a decision")
    options: dict[str, str]
    deck: DeckOut | None = Field(description="null for the printed cards")
    public: bool
    chat: bool
    clock: ClockIn | None
    created: float
    started: float | None
    finished: float | None
    commitment: str
    rematch: str | None
    wish: TakeBackRequestOut | None
    result: ResultOut | None
    practice: bool = Field(description="whether the only person took back what had been shown")
    mine: OwnRoleOut


class OpenedOut(BaseModel):
    """A table that stands. The secrets are shown here once and stored nowhere; keep them."""

    table: str
    secret: str = Field(description="your seats; send it as Authorization: Bearer …")
    invites: dict[int, str] = Field(description="for each open seat the secret to give away")
    watch: str = Field(description="the secret for spectators")


class LinksOut(BaseModel):
    invites: dict[int, str]
    watch: str


class SatOut(BaseModel):
    seat: int
    secret: str | None = Field(description="your seat's new secret; null if you held it already")


class ViewOut(BaseModel):
    """What one viewer knows."""

    table_id: str
    seat: int | None = Field(description="through whose eyes; null: as a spectator")
    covered: bool = Field(description="whether a curtain hides the hand that was asked for")
    state: Literal["waiting", "running", "over"]
    version: int
    line: int = Field(description="how many lines of the log you know")
    status: str = Field(description="the sentence that says who must do what")
    asked: list[int]
    question: int | None = Field(description="the number that your answer must carry")
    points: list[int] = Field(description="of each seat, as far as you know them")
    view: dict[str, Any] = Field(description="the table, and your hand, in the game's own fields")
    text: str = Field(description="the whole table as text")


class MomentOut(BaseModel):
    """What one viewer knew at a line of the log."""

    line: int
    seat: int | None
    status: str
    view: dict[str, Any]
    text: str


class ChoiceOut(BaseModel):
    decision: str
    id: int
    words: str


class LegalOut(BaseModel):
    seat: int
    asked: bool
    question: int | None
    decisions: list[ChoiceOut]
    can_undo: bool = Field(
        description="whether your last decision can be taken back without asking anybody, as far as you can know"
    )


class DecidedOut(BaseModel):
    outcome: Literal["done", "repeated", "asked"] = Field(
        description="done; repeated: it had been done before; asked: the others have to agree first"
    )
    version: int


class WhyNotOut(BaseModel):
    legal: bool
    decision: str | None = Field(default=None, description="the one of those asked for that is nearest to being legal")
    fact: str = Field(
        default="", description="what in this position stands against it; empty where the rule says it all"
    )
    clause: ClauseOut | None = None
    take_back: bool = Field(
        default=False, description="whether what was begun has to be finished, and can be taken back freely"
    )


class OpinionOut(ChoiceOut):
    chance: float | None = Field(description="to win, from 0 to 1; null if it is the only decision")
    alike: bool = Field(description="whether it is almost equal to the best")
    why: list[str] = Field(
        description="of the best: what it has before the next best; of the third: what it lacks beside the best"
    )


class HintOut(BaseModel):
    """What a search thinks of your decisions, from what your seat may see."""

    seat: int
    question: int = Field(description="the number of the question that the hint is for")
    opinions: list[OpinionOut] = Field(description="up to three decisions, the best first")
    sentence: str = Field(description="the same in words")


class SentenceOut(BaseModel):
    line: int
    seat: int | None = Field(description="who caused it; null: chance")
    words: str


class MessageOut(BaseModel):
    number: int
    seat: int
    name: str
    text: str
    at: float


class LogOut(BaseModel):
    line: int
    told: list[SentenceOut]
    undone: list[int] = Field(description="earlier lines that do not hold any more")
    your_last: int = Field(description="the line of your own last decision")


class ChatOut(BaseModel):
    messages: list[MessageOut]


class EventOut(BaseModel):
    """The data of one event of a stream."""

    table: str
    seat: int | None
    version: int
    line: int
    reset: bool = Field(description="whether everything must be read anew")
    told: list[SentenceOut]
    undone: list[int]
    chat: list[MessageOut]
    state: Literal["waiting", "running", "over"]
    asked: list[int]
    question: int | None
    changed: bool = Field(description="whether seats, clocks, a wish or the result changed: read the table")


class FairnessOut(BaseModel):
    commitment: str
    nonces: list[str] | None
    seed: str | None = Field(description="in hex, when the match is over")
    uploaded: bool


class ListedOut(BaseModel):
    id: str
    game: str
    title: str
    state: Literal["waiting", "running", "over"]
    seats: list[SeatOut]
    practice: bool
    created: float
    changed: float
    deck: str | None = Field(description="the name of a deck that is not the printed one")


class ListOut(BaseModel):
    tables: list[ListedOut]


class RematchOut(BaseModel):
    table: str


class ReminderOut(BaseModel):
    id: int
    kind: Literal["push", "hook", "mail"]
    address: str = Field(description="of a mail; else only the host, for the rest may be a secret")
    confirmed: bool


class RemindersOut(BaseModel):
    kinds: list[Literal["push", "hook", "mail"]] = Field(description="what the host allows")
    push_key: str | None = Field(description="what a browser subscribes with")
    reminders: list[ReminderOut]
