"""Who plays: guests with a name, people with an account, and what they hold to prove it.

Of tokens and recovery codes only hashes are kept: whoever reads the database can use none of them.
A session that nobody used for 400 days is none any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import msgspec

from overseer.server.people.user_agent import device_of
from overseer.server.schema.text_rules import LONGEST_NAME as LONGEST_NAME
from overseer.server.schema.text_rules import clean_name as clean_name
from overseer.server.schema.text_rules import steers as steers
from overseer.server.store.database import (
    Conflict,
    Database,
    Row,
    Statement,
    Unavailable,
    Value,
    statement,
)
from overseer.server.store.tokens import LETTERS, fresh_id, fresh_token, hashed

PEOPLE: Final = "people"  # what wakes every process when something about them has changed
DAY: Final = 24 * 3600 * 1000
REMEMBERED: Final = 10_000  # milliseconds that a session is known without being looked up
MOST_REMEMBERED: Final = 20_000
LIVES: Final = 400 * DAY  # a session that nobody uses
RENEWED: Final = DAY // 24  # how exactly it is kept when a session was used last
CODELETTERS: Final = 20  # of a recovery code: nobody guesses one of 31 ** 20
_COLUMNS: Final = "people.id, name, lang, login, wishes, banned"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the online table."""

    id: str
    name: str
    lang: str
    login: str | None
    wishes: str  # JSON
    banned: bool = False

    def wish(self, name: str) -> Any:
        """One of their wishes; None where they have none."""
        return wishes_of(self.wishes).get(name)


class Visit(NamedTuple):
    """Who holds a token, and whether it was renewed just now."""

    person: Person | None
    renewed: bool = False


def person_of(row: Row) -> Person:
    """A person from their row, by `_COLUMNS`."""
    id, name, lang, login, wishes, banned = row
    known = None if login is None else str(login)
    return Person(str(id), str(name), str(lang), known, str(wishes), banned is not None)


def wishes_of(text: str) -> dict[str, Any]:
    """Wishes as they are kept."""
    return msgspec.json.decode(text, type=dict[str, Any])


def fresh_code() -> str:
    """A recovery code to write down, in groups of five."""
    code = fresh_id(CODELETTERS)
    return "-".join(code[at : at + 5] for at in range(0, CODELETTERS, 5))


def tidy_code(text: str) -> str:
    """A recovery code as it was given out, however it was typed."""
    return "".join(char for char in text.lower() if char in LETTERS)


class People:
    """Everybody who has been here."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._known: dict[str, tuple[int, Person]] = {}  # by hashed token, with a moment

    # Coming in

    async def guest(
        self,
        name: str,
        lang: str,
        now: int,
        code: str = "",
        device: str = "",
        besides: Sequence[Statement] = (),
    ) -> tuple[Person, str]:
        """A new guest, and the token that they hold; `code` recovers them elsewhere."""
        person, token = Person(fresh_id(), clean_name(name), lang, None, "{}"), fresh_token()
        await self.database.write(
            *besides,
            statement(
                "INSERT INTO people (id, name, lang, recovery, wishes, made, seen) "
                "VALUES ($1, $2, $3, $4, $5, $6, $6)",
                *(person.id, person.name, lang, hashed(tidy_code(code)) if code else None),
                *(person.wishes, now),
            ),
            session(person.id, token, now, device),
        )
        return person, token

    async def sign_in(
        self, person: str, now: int, device: str = "", besides: Sequence[Statement] = ()
    ) -> str:
        """A new session on a device; its token."""
        token = fresh_token()
        await self.database.write(session(person, token, now, device), *besides)
        return token

    async def by_token(self, token: str, now: int) -> Person | None:
        """Who holds a token; None when nobody does."""
        return (await self.visit(token, now)).person

    async def visit(self, token: str, now: int, agent: str = "") -> Visit:
        """The same; a session that was last used a while ago is renewed, with what its browser
        says that it is."""
        key = hashed(token)
        known = self._known.get(key)
        if known is not None and now - known[0] < REMEMBERED:
            return Visit(known[1])
        rows = await self.database.read(
            f"SELECT sessions.seen, {_COLUMNS} FROM sessions "
            "JOIN people ON people.id = sessions.person WHERE token = $1",
            key,
        )
        used = rows[0][0] if rows else 0
        assert isinstance(used, int)
        if not rows or now - used > LIVES:
            self._known.pop(key, None)
            return Visit(None)
        person = person_of(rows[0][1:])
        while len(self._known) >= MOST_REMEMBERED:
            self._known.pop(next(iter(self._known)))  # the one that was looked up first
        self._known[key] = now, person
        if now - used < RENEWED:
            return Visit(person)
        with suppress(Conflict, Unavailable):  # it can be done later
            await self.database.write(
                statement(
                    "UPDATE sessions SET seen = $1, device = CASE WHEN $3 = '' THEN device "
                    "ELSE $3 END WHERE token = $2",
                    *(now, key, device_of(agent) if agent else ""),
                ),
                statement("UPDATE people SET seen = $1 WHERE id = $2", now, person.id),
            )
        return Visit(person, renewed=True)

    async def by_login(self, login: str) -> tuple[Person, str] | None:
        """Who signs in by a name, and what is kept of their password."""
        rows = await self.database.read(
            f"SELECT password, {_COLUMNS} FROM people WHERE login = $1", login.lower()
        )
        if not rows or rows[0][0] is None:
            return None
        return person_of(rows[0][1:]), str(rows[0][0])

    async def by_code(self, code: str) -> Person | None:
        """Whose recovery code it is."""
        rows = await self.database.read(
            f"SELECT {_COLUMNS} FROM people WHERE recovery = $1", hashed(tidy_code(code))
        )
        return person_of(rows[0]) if rows else None

    async def get(self, person: str) -> Person | None:
        """Somebody by their id."""
        rows = await self.database.read(f"SELECT {_COLUMNS} FROM people WHERE id = $1", person)
        return person_of(rows[0]) if rows else None

    # Changing and going

    async def change(self, person: str, *batch: Statement) -> None:
        """Write something about somebody down, and look them up again."""
        await self.database.write(*batch)
        self.forget_person(person)

    def forget(self, token: str = "") -> None:
        """A session may no longer hold (all of them without a token): look it up again."""
        if token:
            self._known.pop(hashed(token), None)
        else:
            self._known.clear()

    def forget_person(self, *people: str) -> None:
        """Somebody is no longer as they were."""
        gone = set(people)
        for key in [key for key, (_, person) in self._known.items() if person.id in gone]:
            del self._known[key]


def session(person: str, token: str, now: int, device: str = "") -> Statement:
    """What writes a session down."""
    return statement(
        "INSERT INTO sessions (token, person, made, seen, device) VALUES ($1, $2, $3, $3, $4)",
        *(hashed(token), person, now, device),
    )


def updated(person: str, **columns: Value) -> Statement:
    """What changes columns of somebody who is still there."""
    names = ", ".join(f"{name} = ${at}" for at, name in enumerate(columns, 2))
    return statement(
        f"UPDATE people SET {names} WHERE id = $1", person, *columns.values(), expect=1
    )
