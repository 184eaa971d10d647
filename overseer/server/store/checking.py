"""Whether what a database keeps fits together."""

from __future__ import annotations

from typing import Final, NamedTuple

from overseer.engine.refusal import Value
from overseer.server.store.copy import Copy
from overseer.server.store.migrating import tables
from overseer.server.store.opening import reading

# Each gives the table's code, what is there, and what should be.
_RULES: Final = {
    "db-check-gap": (
        "SELECT code, max(seq), count(*) FROM inputs GROUP BY code"
        " HAVING min(seq) <> 1 OR max(seq) <> count(*)"
    ),
    "db-check-rows": (
        "SELECT m.code, m.rows, (SELECT count(*) FROM inputs i WHERE i.code = m.code)"
        " FROM matches m"
        " WHERE m.rows <> (SELECT count(*) FROM inputs i WHERE i.code = m.code)"
    ),
    "db-check-steps": (
        "SELECT m.code, m.steps, i.last FROM matches m"
        " JOIN inputs i ON i.code = m.code AND i.seq = m.rows WHERE i.last <> m.steps"
    ),
    "db-check-order": (
        "SELECT b.code, min(b.seq), count(*) FROM inputs a"
        " JOIN inputs b ON b.code = a.code AND b.seq = a.seq + 1"
        " WHERE b.last < a.last GROUP BY b.code"
    ),
}


class Finding(NamedTuple):
    """Something that is wrong: a message, and what it names."""

    id: str
    args: dict[str, Value]


class Checked(NamedTuple):
    """What was looked at, and what was found."""

    matches: int
    inputs: int
    findings: list[Finding]


async def check(url: str) -> Checked:
    """Look through a database; it may be in use."""
    async with reading(url) as copy:
        step = await copy.step(url)
        findings = [Finding("db-check-fault", {"fault": words}) for words in await copy.faults()]
        if "inputs" in tables(step):
            for id, sql in _RULES.items():
                findings += [_finding(id, *row) for row in await copy.ask(sql)]
        return Checked(await _count(copy, "matches"), await _count(copy, "inputs"), findings)


def _finding(id: str, code: object, found: object, wanted: object) -> Finding:
    return Finding(id, {"code": str(code), "found": str(found), "wanted": str(wanted)})


async def _count(copy: Copy, table: str) -> int:
    ((count,),) = await copy.ask(f"SELECT count(*) FROM {table}")
    assert isinstance(count, int)
    return count
