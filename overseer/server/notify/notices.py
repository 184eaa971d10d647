"""That somebody is asked, as a row of the outbox: written together with what asks them.

A row costs a move next to nothing, and none is written for who surely does not want it. Whether
anything is sent, by which way, and in which words is decided later, by whoever takes the row.
"""

from __future__ import annotations

from typing import Final

import msgspec

from overseer.host.seating import HUMAN
from overseer.host.table import ChairRow, TableRow
from overseer.server.notify.wishes import wishes_for
from overseer.server.people.people import Person
from overseer.server.store.database import Statement, statement

TURN: Final = "turn"  # the kind of a row that says that somebody is asked
PROOF: Final = "proof"  # … and of one that asks whether an address is theirs
GRACE: Final = 20_000  # milliseconds in which somebody may answer before anything is sent
REMEMBERED: Final = 60_000  # milliseconds that it is known who wants nothing
MOST_REMEMBERED: Final = 50_000


class Notice(msgspec.Struct, omit_defaults=True):
    """What a row is about."""

    made: int
    code: str = ""  # the table
    since: int = 0  # when they were asked
    secret: str = ""  # to prove an address with
    address: str = ""


class Unwilling:
    """Who surely wants to be told nothing, or nothing of tables that are played at once."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[int, bool, bool]] = {}  # moment, anything, live tables too

    def learn(self, person: Person, now: int) -> None:
        """How somebody wants to be told."""
        while len(self._known) >= MOST_REMEMBERED:
            self._known.pop(next(iter(self._known)))
        wishes = wishes_for(person)
        self._known[person.id] = now, bool(wishes.kinds), wishes.live

    def wants(self, person: str, live: bool, now: int) -> bool:
        """Whether somebody may want to be told: true where that is not known."""
        moment, anything, also_live = self._known.get(person, (0, True, True))
        if now - moment > REMEMBERED:
            return True
        return anything and (also_live or not live)


def asked(
    table: TableRow, chair: ChairRow, since: int, here: bool, unwilling: Unwilling, now: int
) -> list[Statement]:
    """What notes that a seat is asked from now on; nothing where nobody is to be told.

    `here`: somebody looks at the table from that seat.
    """
    live = not table.terms.hours
    person = chair.person
    if person is None or chair.kind != HUMAN or not since or (live and here):
        return []
    if not unwilling.wants(person, live, now):
        return []
    notice = Notice(made=now, code=table.code, since=since)
    # One for each question: who holds several seats is told once.
    return [row(f"{TURN} {table.code} {person} {since}", person, TURN, notice, now + GRACE)]


def row(id: str, person: str, kind: str, notice: Notice, due: int) -> Statement:
    """What puts something into the outbox of somebody who is still there."""
    return statement(
        "INSERT INTO outbox (id, person, kind, body, due, tries) "
        "SELECT CAST($1 AS TEXT), id, CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT), 0 "
        "FROM people WHERE id = $2 ON CONFLICT DO NOTHING",
        *(id, person, kind, msgspec.json.encode(notice).decode(), due),
    )
