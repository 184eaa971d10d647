"""What people are told, in their language and by their own clock."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple
from zoneinfo import ZoneInfo

from overseer.host.table import TableRow
from overseer.server.people.people import Person
from overseer.server.settings import Settings
from overseer.text import LANGUAGES, has, translate
from overseer.text.harmless import harmless


class Words(NamedTuple):
    """A message."""

    subject: str
    text: str


def turn_words(person: Person, table: TableRow, deadline: int | None, settings: Settings) -> Words:
    """That it is somebody's turn."""
    lang = language(person)
    id = f"game-{table.game}"
    game = translate(lang, id) if has(lang, id) else table.game.capitalize()
    title = harmless(table.title)
    name = f"{game}: {title}" if title else game
    lines = [translate(lang, "notify-turn", table=name)]
    if deadline is not None:
        lines.append(translate(lang, "notify-deadline", moment=moment(person, deadline)))
    lines.append(link(settings, table.code))
    return Words(translate(lang, "notify-subject", table=name), "\n".join(lines))


def proof_words(person: Person, secret: str) -> Words:
    """The code that shows that an address is somebody's own."""
    lang = language(person)
    text = translate(lang, "notify-proof", name=person.name, code=secret)
    return Words(translate(lang, "notify-proof-subject"), text)


def language(person: Person) -> str:
    """Somebody's language."""
    return person.lang if person.lang in LANGUAGES else "en"


def zone_of(person: Person) -> str:
    """Somebody's time zone."""
    return str(person.wish("zone") or "UTC")


def moment(person: Person, at: int) -> str:
    """A moment by somebody's own clock."""
    zone = zone_of(person)
    when = datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(zone))
    return f"{when:%Y-%m-%d %H:%M} ({zone})"


def link(settings: Settings, code: str) -> str:
    """The address of a table for people."""
    if settings.origins:
        return f"{settings.origins[0].rstrip('/')}/t/{code}"
    scheme = "https" if settings.certificate else "http"
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    return f"{scheme}://{host}:{settings.port}/t/{code}"
