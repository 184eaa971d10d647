"""E-mail by somebody's SMTP server: `smtp://user:password@host:587?from=table@example.org`.

`smtps` speaks TLS from the first byte; `smtp` changes to it where the server can. A password is
sent only through TLS, or to this machine itself.
"""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from overseer.engine.refusal import Refusal, Refused
from overseer.server.notify.webhook import Unsent

PATIENCE: Final = 15.0  # seconds for each answer of the server
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,185}")
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
LATER: Final = range(400, 500)  # what a server says that may take it another time


class Post(NamedTuple):
    """A server that takes letters."""

    host: str
    port: int
    tls: bool  # from the first byte
    user: str
    password: str
    sender: str


def post_office(url: str) -> Post | None:
    """The server of an address; None for none. What is wrong with it is said without showing it."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused(Refusal("OV-D1", "server-smtp")) from None
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    sender = parse_qs(parts.query).get("from", [user])[0]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not is_address(sender):
        raise Refused(Refusal("OV-D1", "server-smtp"))
    tls = parts.scheme == "smtps"
    return Post(parts.hostname, port or (465 if tls else 587), tls, user, password, sender)


def is_address(text: str) -> bool:
    """Whether a text is an e-mail address, and one only."""
    return ADDRESS.fullmatch(text) is not None


def letter(post: Post, to: str, subject: str, text: str, id: str) -> EmailMessage:
    """A letter. Sent twice, it has the same id, so that mailboxes show one."""
    made = EmailMessage()
    made["From"], made["To"] = post.sender, to
    made["Subject"] = " ".join(subject.split())
    made["Date"] = formatdate(usegmt=True)
    domain = post.sender.rpartition("@")[2]
    made["Message-ID"] = f"<{id}@{domain}>" if id else make_msgid(domain=domain)
    made["Auto-Submitted"] = "auto-generated"
    made.set_content(text)
    return made


def send(post: Post, message: EmailMessage) -> None:
    """Hand a letter over; to be called in a thread."""
    context = ssl.create_default_context()
    try:
        with (
            smtplib.SMTP_SSL(post.host, post.port, timeout=PATIENCE, context=context)
            if post.tls
            else smtplib.SMTP(post.host, post.port, timeout=PATIENCE)
        ) as server:
            server.ehlo()
            secure = post.tls
            if not secure and server.has_extn("starttls"):
                server.starttls(context=context)
                secure = True
            if post.user and post.password:
                if not secure and post.host not in LOOPBACK:
                    raise Unsent("no TLS", again=True)
                server.login(post.user, post.password)
            server.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise Unsent("recipient", again=any(code in LATER for code in codes)) from None
    except smtplib.SMTPException as error:
        raise Unsent(type(error).__name__, again=True) from None
    except (OSError, ValueError) as error:
        raise Unsent(type(error).__name__, again=True) from None
