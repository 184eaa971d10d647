"""What people build here and keep: a file with a row for each of its versions.

Decks and forces are such things. One need not be legal, nor finished: the table where somebody
sits down with it judges that. Each has a shelf of its own, which knows its game and its complaints.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, NamedTuple

from overseer.server.complaint import Complaint
from overseer.server.letters import clean_line
from overseer.server.people import Person, fresh_id
from overseer.server.store.database import Conflict, Row, statement
from overseer.server.wire_shelves import KeptExported, VersionExported, VersionGiven

if TYPE_CHECKING:
    from overseer.server.store.database import Database

MOST: Final = 200  # of one game and one person
MOST_VERSIONS: Final = 50  # of one thing; older ones are forgotten
LONGEST_NAME: Final = 40
_COLUMNS: Final = "id, cards, name, version, made, touched"


class Kept(NamedTuple):
    """The row of something kept."""

    id: str
    cards: str  # upload:<id>
    name: str
    version: int
    made: int
    touched: int


class Shelf(ABC):
    """The things of one game that people keep."""

    game: str
    marked: str = ""  # before the keys of this shelf: those of two shelves never meet

    @abstractmethod
    def bad_name(self) -> Complaint:
        """Its name cannot be shown."""

    @abstractmethod
    def missing(self) -> Complaint:
        """There is no such thing."""

    @abstractmethod
    def missing_version(self, n: int) -> Complaint:
        """There is no such version of it."""

    @abstractmethod
    def changed(self) -> Complaint:
        """It was changed elsewhere."""

    @abstractmethod
    def many(self) -> Complaint:
        """There are as many as one may keep."""

    def name(self, sent: str, unnamed: str) -> str:
        """What it is called; what a file could not hold is refused."""
        name = (clean_line(sent, LONGEST_NAME) if sent.strip() else "") or unnamed
        if not name.isprintable():  # joiners
            raise self.bad_name()
        return name

    async def add(
        self,
        database: Database,
        person: Person,
        key: str,
        cards: str,
        name: str,
        text: str,
        now: int,
    ) -> str:
        """Keep something new, and give its id; what has the same key is the same thing."""
        counted = await database.read(
            "SELECT count(*) FROM decks WHERE person = $1 AND game = $2", person.id, self.game
        )
        if int(counted[0][0] or 0) >= MOST:
            raise self.many()
        id = fresh_id()
        try:
            await database.write(
                statement(
                    "INSERT INTO decks (id, person, key, game, cards, name, version, made, touched)"
                    " VALUES ($1, $2, $3, $4, $5, $6, 1, $7, $7)",
                    *(id, person.id, self.marked + key, self.game, cards, name, now),
                ),
                statement(
                    "INSERT INTO deck_versions (deck, n, text, at) VALUES ($1, 1, $2, $3)",
                    *(id, text, now),
                ),
            )
        except Conflict:  # the same request came twice at once
            return await self.by_key(database, person, key) or id
        return id

    async def save(
        self,
        database: Database,
        person: Person,
        kept: Kept,
        seen: int,
        name: str,
        text: str,
        now: int,
    ) -> None:
        """Keep a change as a new version; what was before stays. `seen`: the version before."""
        if text == await self.text(database, kept.id, kept.version):
            return  # nothing new, or sent a second time
        if seen != kept.version:
            raise self.changed()
        number = kept.version + 1
        await database.write(
            statement(
                "UPDATE decks SET name = $1, version = $2, touched = $3 "
                "WHERE id = $4 AND person = $5 AND version = $6",
                *(name, number, now, kept.id, person.id, kept.version),
                expect=1,
            ),
            statement(
                "INSERT INTO deck_versions (deck, n, text, at) VALUES ($1, $2, $3, $4)",
                *(kept.id, number, text, now),
            ),
            statement(
                "DELETE FROM deck_versions WHERE deck = $1 AND n <= $2",
                *(kept.id, number - MOST_VERSIONS),
            ),
        )

    async def remove(self, database: Database, person: Person, id: str) -> None:
        """Remove something with all its versions; tables that play it have its text already."""
        await database.write(
            statement(
                "DELETE FROM decks WHERE id = $1 AND person = $2 AND game = $3",
                *(id, person.id, self.game),
            )
        )

    async def row(self, database: Database, person: Person, id: str) -> Kept:
        """One of somebody's own; a complaint where they have none of this id."""
        rows = await database.read(
            f"SELECT {_COLUMNS} FROM decks WHERE id = $1 AND person = $2 AND game = $3",
            *(id, person.id, self.game),
        )
        if not rows:
            raise self.missing()
        return _kept(rows[0])

    async def by_key(self, database: Database, person: Person, key: str) -> str | None:
        """The id of what was kept by a key."""
        rows = await database.read(
            "SELECT id FROM decks WHERE person = $1 AND key = $2", person.id, self.marked + key
        )
        return str(rows[0][0]) if rows else None

    async def text(self, database: Database, id: str, version: int) -> str:
        """A version of something, as a file."""
        rows = await database.read(
            "SELECT text FROM deck_versions WHERE deck = $1 AND n = $2", id, version
        )
        if not rows:
            raise self.missing_version(version)
        return str(rows[0][0])

    async def text_of(self, database: Database, person: Person, id: str) -> str:
        """Something of somebody's own as it is now, as a file."""
        kept = await self.row(database, person, id)
        return await self.text(database, id, kept.version)

    async def versions(self, database: Database, id: str) -> list[VersionGiven]:
        """The versions that are kept, the newest first."""
        rows = await database.read(
            "SELECT n, at FROM deck_versions WHERE deck = $1 ORDER BY n DESC", id
        )
        return [VersionGiven(n=whole(n), at=whole(at)) for n, at in rows]

    async def listed(self, database: Database, person: Person) -> list[tuple[Kept, str]]:
        """Everything of somebody with its file, the last changed first."""
        rows = await database.read(
            f"SELECT {_COLUMNS}, text FROM decks JOIN deck_versions ON deck = id AND n = version "
            "WHERE person = $1 AND game = $2 ORDER BY touched DESC, id",
            *(person.id, self.game),
        )
        return [(_kept(tuple(columns)), str(text)) for *columns, text in rows]

    async def exported(self, database: Database, person: Person) -> list[KeptExported]:
        """Everything that is kept here of somebody."""
        found: list[KeptExported] = []
        for row in await database.read(
            f"SELECT {_COLUMNS} FROM decks WHERE person = $1 AND game = $2 ORDER BY made, id",
            *(person.id, self.game),
        ):
            kept = _kept(row)
            versions = await database.read(
                "SELECT n, at, text FROM deck_versions WHERE deck = $1 ORDER BY n", kept.id
            )
            found.append(
                KeptExported(
                    id=kept.id,
                    name=kept.name,
                    made=kept.made,
                    touched=kept.touched,
                    cards=kept.cards,
                    versions=[
                        VersionExported(n=whole(n), at=whole(at), text=str(text))
                        for n, at, text in versions
                    ],
                )
            )
        return found


def _kept(row: Row) -> Kept:
    id, cards, name, version, made, touched = row
    return Kept(str(id), str(cards), str(name), whole(version), whole(made), whole(touched))


def whole(value: object) -> int:
    """A number of a row."""
    assert isinstance(value, int)
    return value
