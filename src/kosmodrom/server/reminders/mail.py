"""Mails, through the server that the settings name."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

SECONDS: Final = 15.0
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+")
LONGEST: Final = 200
PORTS: Final = {"smtps": 465, "smtp": 587}


def is_address(text: str) -> bool:
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


class MailSender:
    """A mail server; without smtps it must offer encryption before anything is said."""

    def __init__(self, server: str, sender: str) -> None:
        self._server = urlsplit(server)
        self._sender = sender

    def message(self, to: str, subject: str, words: str, stop: str) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self._sender.rpartition("@")[2])
        message["Auto-Submitted"], message["List-Unsubscribe"] = "auto-generated", f"<{stop}>"
        message.set_content(words)
        return message

    def send(self, message: EmailMessage) -> None:
        """Takes a while; OSError where it does not go out."""
        host, port = str(self._server.hostname), self._server.port or PORTS[self._server.scheme]
        trust = ssl.create_default_context()
        if self._server.scheme == "smtps":
            with smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=trust) as talk:
                self._hand_over(talk, message)
        else:
            with smtplib.SMTP(host, port, timeout=SECONDS) as talk:
                talk.starttls(context=trust)
                self._hand_over(talk, message)

    def _hand_over(self, talk: smtplib.SMTP, message: EmailMessage) -> None:
        if self._server.username:
            talk.login(unquote(self._server.username), unquote(self._server.password or ""))
        talk.send_message(message)
