"""Chat between the seats of a table, and not having to listen."""

from typing import Final

from kosmodrom.server.refusals import BadInput, NotNow
from kosmodrom.server.services import TableService, changes_table
from kosmodrom.server.tables.change import TableChange
from kosmodrom.server.tables.clean_line import clean_line
from kosmodrom.server.tables.records import read_chat
from kosmodrom.server.tables.seats import SecretHolder

LONGEST_MESSAGE: Final = 500
MOST_MESSAGES: Final = 5000


class Chat(TableService):
    """What people say to one another."""

    @changes_table
    def say(
        self, draft: TableChange, who: SecretHolder, text: str, seat: int | None = None, after: int | None = None
    ) -> None:
        """Say something; the same again after the same message, because an answer was lost, is harmless."""
        said = clean_line(text, LONGEST_MESSAGE)
        if not said:
            raise BadInput.because("empty-message")
        speaker = who.own(seat)
        if not draft.record.chatty:
            raise NotNow.because("no-chat")
        if draft.seats[speaker].silenced:
            raise NotNow.because("silenced")
        if after is not None and _has_said(draft, speaker, said, after):
            return
        if draft.record.chats >= MOST_MESSAGES:
            raise NotNow.because("too-much-said")
        draft.say(speaker, said)

    @changes_table
    def mute(self, draft: TableChange, who: SecretHolder, other: int, is_muted: bool, seat: int | None = None) -> None:
        """Hear no more of what another seat says, or hear it again."""
        listener = draft.seats[who.own(seat)]
        if not 0 <= other < len(draft.seats) or other == listener.seat:
            raise BadInput.because("mute", seat=other)
        listener.mutes = listener.mutes | 1 << other if is_muted else listener.mutes & ~(1 << other)


def _has_said(draft: TableChange, speaker: int, text: str, after: int) -> bool:
    later = read_chat(draft.connection, draft.record.id, after)
    return any((message.seat, message.text) == (speaker, text) for message in later)
