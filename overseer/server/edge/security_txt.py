"""/.well-known/security.txt (RFC 9116): where whoever finds a weakness tells of it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final
from urllib.parse import urlsplit

from overseer.engine.refusal import Refusal, Refused
from overseer.server.notify.mail import is_address
from overseer.server.settings import Settings

PATH: Final = "/.well-known/security.txt"
LASTS: Final = timedelta(days=90)  # from the request on; the standard wants less than a year
LONGEST: Final = 300
MAIL, PAGE = "mailto:", "https://"


def security_text(settings: Settings, now: int) -> str:
    """The file as it is handed out at a moment."""
    expires = datetime.fromtimestamp(now / 1000, UTC) + LASTS
    lines = [
        *(f"Contact: {each}" for each in settings.contacts),
        f"Expires: {expires:%Y-%m-%dT%H:%M:%SZ}",
        f"Preferred-Languages: {', '.join(dict.fromkeys((settings.lang, 'en')))}",
        *(f"Canonical: {each}{PATH}" for each in _canonical(settings)),
    ]
    return "".join(f"{line}\n" for line in lines)


def _canonical(settings: Settings) -> list[str]:
    """The table's own addresses, as far as they are known and the standard allows them."""
    origins = [origin.rstrip("/") for origin in settings.origins]
    return [each for each in dict.fromkeys(origins) if each.lower().startswith(PAGE)]


def expect_contact(text: str) -> str:
    """A contact as the standard wants it; Refused if it is none."""
    if not _is_contact(text):
        raise Refused(Refusal("OV-D1", "server-contact", {"contact": text[:60]}))
    return text


def _is_contact(text: str) -> bool:
    if not text.isascii() or not text.isprintable() or " " in text or len(text) > LONGEST:
        return False
    if text.startswith(MAIL):
        return is_address(text[len(MAIL) :])
    try:
        return text.startswith(PAGE) and bool(urlsplit(text).hostname)
    except ValueError:
        return False
