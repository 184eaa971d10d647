"""What people bring: card sets, decks, forces, scenarios and terrains of their own.

One is named `upload:<id>` wherever a text of its kind may stand (brought.py). The table keeps the
text, not the name: whoever removes an upload changes no match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from overseer.server.complaint import Complaint
from overseer.server.schema.people import NewUpload, UploadGiven
from overseer.server.schema.text_rules import clean_line
from overseer.server.store.database import Row, statement
from overseer.server.store.quota import counted_anew
from overseer.server.store.tokens import fresh_id
from overseer.server.works.checks import CHECKS, checked
from overseer.text.harmless import harmless

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry
    from overseer.server.people.people import Person

LARGEST: Final = 200_000  # bytes
MOST: Final = 50  # of one person
LONGEST_NAME: Final = 60
PREFIX: Final = "upload:"


async def keep(registry: Registry, person: Person, asked: NewUpload, lang: str) -> UploadGiven:
    """Check a file and keep it."""
    if (asked.game, asked.kind) not in CHECKS:
        known = ", ".join(f"{game} {kind}" for game, kind in CHECKS)
        raise Complaint(400, "upload-kind", game=asked.game, kind=asked.kind, known=known)
    text = asked.text.replace("\r\n", "\n")
    if len(text.encode()) > LARGEST:
        raise Complaint(413, "large", most=LARGEST)
    if harmless(text) != text:
        raise Complaint(400, "upload-characters")
    counted = await registry.database.read(
        "SELECT count(*) FROM uploads WHERE person = $1", person.id
    )
    if int(counted[0][0] or 0) >= MOST:
        raise Complaint(409, "many-uploads", most=MOST)
    name = clean_line(asked.name, LONGEST_NAME) if asked.name else ""
    cards = await text_of(registry, person, asked.cards, "cards") if asked.cards else ""
    file = name or asked.kind
    found = await registry.jobs.do(checked, asked.game, asked.kind, text, file, cards)
    made = UploadGiven(
        id=fresh_id(),
        game=asked.game,
        kind=asked.kind,
        name=name or harmless(found.name)[:LONGEST_NAME] or asked.kind,
        made=registry.now(),
        size=len(text),
        notes=tuple(found.told(lang)),
    )
    await registry.quota.keep(
        person.id,
        statement(
            "INSERT INTO uploads (id, person, game, kind, name, text, made) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7)",
            *(made.id, person.id, made.game, made.kind, made.name, text, made.made),
        ),
    )
    return made


async def listed(registry: Registry, person: Person) -> list[UploadGiven]:
    """What somebody has uploaded, the newest first."""
    rows = await registry.database.read(
        "SELECT id, game, kind, name, '', made, length(text) FROM uploads WHERE person = $1 "
        "ORDER BY made DESC, id",
        person.id,
    )
    return [upload_given(row[:6], int(row[6] or 0)) for row in rows]


def upload_given(row: Row, size: int | None = None) -> UploadGiven:
    """An upload from its row: id, game, kind, name, text, moment."""
    id, game, kind, name, text, made = row
    assert isinstance(made, int)
    return UploadGiven(
        id=str(id),
        game=str(game),
        kind=str(kind),
        name=str(name),
        made=made,
        size=len(str(text)) if size is None else size,
        text=str(text),
    )


async def one(registry: Registry, person: Person, id: str) -> UploadGiven:
    """One of somebody's own, with its text; a complaint where they have none of this id."""
    rows = await registry.database.read(
        "SELECT id, game, kind, name, text, made FROM uploads WHERE id = $1 AND person = $2",
        *(id, person.id),
    )
    if not rows:
        raise Complaint(404, "no-upload", id=id)
    return upload_given(rows[0])


async def remove(registry: Registry, person: Person, id: str) -> None:
    """Remove one; tables that use it have its text already."""
    await one(registry, person, id)
    await registry.database.write(
        statement("DELETE FROM uploads WHERE id = $1 AND person = $2", id, person.id),
        counted_anew(person.id),
    )


async def text_of(registry: Registry, person: Person, text: str, kind: str = "") -> str:
    """The text of an upload where one is named (of that kind, if one is wanted); else the same."""
    if not text.startswith(PREFIX):
        return text
    found = await one(registry, person, text.removeprefix(PREFIX).strip())
    if kind and found.kind != kind:
        raise Complaint(409, "upload-wrong", name=found.name, kind=found.kind, wanted=kind)
    return found.text
