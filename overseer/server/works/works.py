"""What people make and keep here, as files with every version: decks, terrains, forces.

A `WorkKind` holds the works of one kind. It knows nothing of what a text means: whoever puts one
there has read it before. A key makes a work that is sent twice one, and a change says which version
it was made on, so that nothing is overwritten unseen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from overseer.server.complaint import Complaint
from overseer.server.schema.works import VersionExported, VersionGiven, WorkExported
from overseer.server.store.database import Conflict, Row, statement
from overseer.server.store.quota import ROW, counted_anew
from overseer.server.store.tokens import fresh_id

if TYPE_CHECKING:
    from overseer.server.matches.registry import Registry
    from overseer.server.people.people import Person
    from overseer.server.store.database import Database


class Work(NamedTuple):
    """The row of a work."""

    id: str
    cards: str  # upload:<id>
    name: str
    version: int
    made: int
    touched: int


class WorkKind(NamedTuple):
    """Where works of one kind lie, how many, and what is said when something is not there."""

    table: str
    versions_table: str
    work: str  # the column of the versions' table that names the work
    kind_column: str
    kind: str
    most: int  # of one person
    most_versions: int  # of one work; older ones are forgotten
    full: Callable[[], Complaint]
    changed: Callable[[], Complaint]  # elsewhere, so that nothing is overwritten
    none: Callable[[], Complaint]
    no_version: Callable[[int], Complaint]

    async def keep(
        self, registry: Registry, person: Person, key: str, name: str, text: str, cards: str = ""
    ) -> str:
        """Keep a new work; its id. One that was sent before is not kept again."""
        if (known := await self.by_key(registry, person, key)) is not None:
            return known
        counted = await registry.database.read(
            f"SELECT count(*) FROM {self.table} WHERE person = $1 AND {self.kind_column} = $2",
            *(person.id, self.kind),
        )
        if _int(counted[0][0]) >= self.most:
            raise self.full()
        id, now = fresh_id(), registry.now()
        try:
            await registry.quota.keep(
                person.id,
                statement(
                    f"INSERT INTO {self.table} (id, person, key, {self.kind_column}, cards, name, "
                    "version, made, touched) VALUES ($1, $2, $3, $4, $5, $6, 1, $7, $7)",
                    *(id, person.id, key, self.kind, cards, name, now),
                ),
                statement(
                    f"INSERT INTO {self.versions_table} ({self.work}, n, text, at) "
                    "VALUES ($1, 1, $2, $3)",
                    *(id, text, now),
                ),
            )
        except Conflict:  # the same request came twice at once
            if (known := await self.by_key(registry, person, key)) is None:
                raise  # or there was no room for both
            return known
        return id

    async def save(
        self, registry: Registry, person: Person, kept: Work, version: int, name: str, text: str
    ) -> None:
        """Keep a change of `version` as a new one; what was before stays."""
        if text == await self.text(registry, kept.id, kept.version) and name == kept.name:
            return  # nothing new, or sent a second time
        if version != kept.version:
            raise self.changed()
        number, now = kept.version + 1, registry.now()
        new = statement(
            f"INSERT INTO {self.versions_table} ({self.work}, n, text, at) VALUES ($1, $2, $3, $4)",
            *(kept.id, number, text, now),
        )
        forgotten = f"FROM {self.versions_table} WHERE {self.work} = $1 AND n <= $2"
        before = kept.id, number - self.most_versions
        await registry.database.write(
            *await registry.quota.taking(person.id, ROW + len(text.encode())),
            statement(
                f"UPDATE {self.table} SET name = $1, version = $2, touched = $3 "
                "WHERE id = $4 AND person = $5 AND version = $6",
                *(name, number, now, kept.id, person.id, kept.version),
                expect=1,
            ),
            new,
            statement(
                f"UPDATE people SET kept = kept - (SELECT coalesce(sum(octet_length(text) + {ROW}),"
                f" 0) {forgotten}) WHERE id = $3",
                *(*before, person.id),
            ),
            statement(f"DELETE {forgotten}", *before),
        )

    async def remove(self, registry: Registry, person: Person, id: str) -> None:
        """Remove a work with all its versions; tables that use it have its text already."""
        await registry.database.write(
            statement(
                f"DELETE FROM {self.table} WHERE id = $1 AND person = $2 "
                f"AND {self.kind_column} = $3",
                *(id, person.id, self.kind),
            ),
            counted_anew(person.id),
        )

    async def row(self, registry: Registry, person: Person, id: str) -> Work:
        """A work of somebody's own; a complaint where they have none of this id."""
        rows = await registry.database.read(f"{self._select} AND id = $3", person.id, self.kind, id)
        if not rows:
            raise self.none()
        return _kept(rows[0])

    async def by_key(self, registry: Registry, person: Person, key: str) -> str | None:
        """The id of what was kept under a key."""
        rows = await registry.database.read(
            f"{self._select} AND key = $3", person.id, self.kind, key
        )
        return _kept(rows[0]).id if rows else None

    async def text(self, registry: Registry, id: str, version: int) -> str:
        """A version of a work, as its file."""
        rows = await registry.database.read(
            f"SELECT text FROM {self.versions_table} WHERE {self.work} = $1 AND n = $2", id, version
        )
        if not rows:
            raise self.no_version(version)
        return str(rows[0][0])

    async def newest(self, registry: Registry, person: Person, id: str) -> str:
        """A work of somebody's own, as its file."""
        kept = await self.row(registry, person, id)
        return await self.text(registry, id, kept.version)

    async def versions(self, registry: Registry, id: str) -> list[VersionGiven]:
        """The versions that are kept, the newest first."""
        rows = await registry.database.read(
            f"SELECT n, at FROM {self.versions_table} WHERE {self.work} = $1 ORDER BY n DESC", id
        )
        return [VersionGiven(n=_int(n), at=_int(at)) for n, at in rows]

    async def listed(self, registry: Registry, person: Person) -> list[tuple[Work, str]]:
        """All works of somebody with their texts, the last changed first."""
        rows = await registry.database.read(
            f"SELECT id, cards, name, version, made, touched, text FROM {self.table} "
            f"JOIN {self.versions_table} ON {self.work} = id AND n = version "
            f"WHERE person = $1 AND {self.kind_column} = $2 ORDER BY touched DESC, id",
            *(person.id, self.kind),
        )
        return [(_kept(tuple(columns)), str(text)) for *columns, text in rows]

    async def exported(self, database: Database, person: Person) -> list[WorkExported]:
        """Everything that is kept of somebody's works."""
        found: list[WorkExported] = []
        for row in await database.read(f"{self._select} ORDER BY made, id", person.id, self.kind):
            kept = _kept(row)
            versions = await database.read(
                f"SELECT n, at, text FROM {self.versions_table} WHERE {self.work} = $1 ORDER BY n",
                kept.id,
            )
            found.append(
                WorkExported(
                    id=kept.id,
                    name=kept.name,
                    made=kept.made,
                    touched=kept.touched,
                    cards=kept.cards,
                    versions=[
                        VersionExported(n=_int(n), at=_int(at), text=str(text))
                        for n, at, text in versions
                    ],
                )
            )
        return found

    @property
    def _select(self) -> str:
        return (
            f"SELECT id, cards, name, version, made, touched FROM {self.table} "
            f"WHERE person = $1 AND {self.kind_column} = $2"
        )


def _kept(row: Row) -> Work:
    id, cards, name, version, made, touched = row
    return Work(str(id), str(cards), str(name), _int(version), _int(made), _int(touched))


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
