"""`overseer db check` finds what does not fit."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from overseer.server.store.checking import check
from overseer.server.store.database import statement
from overseer.text import LANGUAGES, translate
from tests.server.store.opened import Opened, person

TABLE = (
    "INSERT INTO tables VALUES "
    "($1, '', '', NULL, 'open', '', '', NULL, '', NULL, NULL, 0, 0, 0, NULL)"
)
MATCH = "INSERT INTO matches VALUES ($1, '', '', $2, $3, '{}', '{}', NULL, NULL, NULL, 0, 0)"
INPUT = "INSERT INTO inputs VALUES ($1, $2, NULL, 0, 'pass', '', $3, '1', 0)"


def match(opened: Opened, code: str, inputs: dict[int, int]) -> None:
    """A match with these inputs, each with the number of its last entry; it counts them rightly."""
    opened.write(
        statement(TABLE, code),
        statement(MATCH, code, len(inputs), max(inputs.values(), default=0)),
        *(statement(INPUT, code, seq, last) for seq, last in inputs.items()),
    )


def found(url: str) -> list[tuple[str, str | int]]:
    """What is wrong, and where."""
    result = asyncio.run(check(url))
    for lang in LANGUAGES:
        for finding in result.findings:
            assert translate(lang, finding.id, **finding.args)
    return sorted((finding.id, finding.args.get("code", "")) for finding in result.findings)


def test_what_is_in_order_is_found_in_order_while_it_is_used(database: Opened) -> None:
    match(database, "new", {})
    match(database, "good", {1: 3, 2: 3, 3: 9})
    assert found(database.url) == []
    result = asyncio.run(check(database.url))
    assert (result.matches, result.inputs) == (2, 3)


def test_every_kind_of_disorder_is_found(database: Opened) -> None:
    match(database, "good", {1: 3, 2: 4})
    match(database, "gap", {1: 3, 3: 9})
    match(database, "late", {2: 3, 3: 9})
    match(database, "order", {1: 5, 2: 4, 3: 5})
    match(database, "rows", {1: 3, 2: 4})
    match(database, "steps", {1: 3, 2: 4})
    database.write(
        statement("UPDATE matches SET rows = 1, steps = 3 WHERE code = 'rows'"),
        statement("UPDATE matches SET steps = 5 WHERE code = 'steps'"),
    )
    # Where a number is missing, the row that the counter points to may be another one.
    kinds = [
        (id, code) for id, code in found(database.url) if (id, code) != ("db-check-steps", "late")
    ]
    assert kinds == [
        ("db-check-gap", "gap"),
        ("db-check-gap", "late"),
        ("db-check-order", "order"),
        ("db-check-rows", "rows"),
        ("db-check-steps", "steps"),
    ]


def test_a_damaged_file_is_found_damaged(tmp_path: Path) -> None:
    file = tmp_path / "table.db"
    with Opened(f"sqlite://{file}") as opened:
        opened.write(*(person(f"{n:04}", "x" * 200) for n in range(200)))
    whole = file.read_bytes()
    at = whole.index(b"0100" + b"x" * 200) - 40
    file.write_bytes(whole[:at] + bytes(200) + whole[at + 200 :])
    assert "db-check-fault" in [id for id, _ in found(f"sqlite://{file}")]


def test_a_row_that_lost_what_it_belongs_to_is_found(tmp_path: Path) -> None:
    file = tmp_path / "table.db"
    with Opened(f"sqlite://{file}") as opened:
        opened.write(person("a"), statement("INSERT INTO sessions VALUES ('t', 'a', 0, 0, '')"))
    with sqlite3.connect(file) as careless:
        careless.execute("DELETE FROM people WHERE id = 'a'")
    careless.close()
    assert found(f"sqlite://{file}") == [("db-check-fault", "")]
