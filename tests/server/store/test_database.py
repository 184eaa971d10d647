"""What both databases promise: batches whole or not at all, conflicts noticed, wakes heard."""

from __future__ import annotations

import asyncio

import pytest

from overseer.server.store.database import Conflict, Row, Unavailable, statement
from tests.server.store.opened import Opened, people, person

COUNTED = (
    "INSERT INTO tables VALUES "
    "($1, 'shelter', '', NULL, 'open', '{}', '{}', NULL, '', NULL, NULL, 0, 0, 0, NULL)"
)


def test_every_kind_of_value_comes_back_as_it_was(database: Opened) -> None:
    database.write(statement(COUNTED, "t1"))
    database.write(
        statement(
            "INSERT INTO matches VALUES ($1, $2, $3, 0, 0, '{}', '{}', $4, $5, $6, $7, 0)",
            *("t1", b"\x00\xff", b"", 2**63 - 1, -(2**63), None, 0),
        )
    )
    (row,) = database.read(
        "SELECT code, header, seed, deadline, bot, ended, made FROM matches WHERE code = $1", "t1"
    )
    assert row == ("t1", b"\x00\xff", b"", 2**63 - 1, -(2**63), None, 0)
    assert [type(value) for value in row] == [str, bytes, bytes, int, int, type(None), int]


def test_sums_and_counts_are_whole_numbers(database: Opened) -> None:
    database.write(person("a"), person("b"))
    ((count, total),) = database.read("SELECT count(*), sum(made) FROM people")
    assert (count, total) == (2, 2)
    assert (type(count), type(total)) == (int, int)


def test_a_text_may_hold_any_sign(database: Opened) -> None:
    name = "Ünï · 名前 · 🎲 · ' \" ; -- $1 ?"
    database.write(person("a", name))
    assert database.read("SELECT name FROM people WHERE name = $1", name) == [(name,)]


def test_parameters_go_by_their_numbers(database: Opened) -> None:
    database.write(person("a"), person("b"), person("c"))
    found = database.read(
        "SELECT id FROM people WHERE id = $2 OR (id = $1 AND id <> $2) ORDER BY id", "c", "a"
    )
    assert found == [("a",), ("c",)]


def test_a_batch_gives_back_what_its_statements_return(database: Opened) -> None:
    seen = statement("UPDATE people SET seen = seen + $1 RETURNING id, seen", 4)
    assert database.write(person("a"), seen) == [[], [("a", 5)]]
    assert database.write() == []


def test_a_row_that_is_there_already_is_a_conflict_and_nothing_is_written(database: Opened) -> None:
    database.write(person("a"))
    with pytest.raises(Conflict):
        database.write(person("b"), person("a"), person("c"))
    assert people(database) == ["a"]


def test_a_row_without_what_it_belongs_to_is_a_conflict(database: Opened) -> None:
    with pytest.raises(Conflict):
        database.write(statement("INSERT INTO sessions VALUES ('t', 'nobody', 0, 0, '')"))


@pytest.mark.parametrize("returning", ["", " RETURNING id"])
def test_an_expectation_that_fails_undoes_the_batch(database: Opened, returning: str) -> None:
    database.write(person("a"))
    change = "UPDATE people SET seen = 2 WHERE seen = $1" + returning
    database.write(person("b"), statement(change, 1, expect=2))
    with pytest.raises(Conflict):
        database.write(person("c"), statement(change, 1, expect=2))
    assert people(database) == ["a", "b"]


def test_a_single_statement_that_fails_its_expectation_changes_nothing(database: Opened) -> None:
    database.write(person("a"), person("b"))
    with pytest.raises(Conflict):
        database.write(statement("DELETE FROM people", expect=1))
    assert people(database) == ["a", "b"]


def test_a_statement_that_is_wrong_is_neither_a_conflict_nor_an_outage(database: Opened) -> None:
    with pytest.raises(Exception, match="nowhere") as caught:
        database.write(person("a"), statement("DELETE FROM nowhere"))
    assert not isinstance(caught.value, Conflict | Unavailable)
    with pytest.raises(Exception, match="nowhere"):
        database.read("SELECT * FROM nowhere")
    assert people(database) == []


def test_of_many_who_change_the_same_row_one_is_first(database: Opened) -> None:
    database.write(statement(COUNTED, "t"))
    change = statement("UPDATE tables SET version = 1 WHERE version = 0", expect=1)

    async def race() -> list[object]:
        return await asyncio.gather(
            *(database.store.write(person(f"p{n}"), change) for n in range(20)),
            return_exceptions=True,
        )

    outcomes = database.run(race())
    assert sum(isinstance(outcome, list) for outcome in outcomes) == 1
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 19
    assert len(people(database)) == 1


def test_two_hundred_writers_at_once_and_each_failure_is_its_own(database: Opened) -> None:
    """Every third one is late, and every seventh writes nonsense."""
    database.write(person("taken"))

    async def one(n: int) -> list[list[Row]]:
        extra = person("taken") if n % 3 == 0 else person(f"{n:03}-too")
        nonsense = [statement("INSERT INTO nowhere VALUES (1)")] if n % 7 == 0 else []
        return await database.store.write(person(f"{n:03}"), extra, *nonsense)

    async def all_at_once() -> list[object]:
        return await asyncio.gather(*(one(n) for n in range(200)), return_exceptions=True)

    outcomes = database.run(all_at_once())
    good = [n for n in range(200) if n % 3 and n % 7]
    assert [n for n, outcome in enumerate(outcomes) if isinstance(outcome, list)] == good
    late = [n for n, outcome in enumerate(outcomes) if isinstance(outcome, Conflict)]
    assert late == [n for n in range(200) if n % 3 == 0]
    expected = [id for n in good for id in (f"{n:03}", f"{n:03}-too")]
    assert people(database) == [*expected, "taken"]


def test_what_was_acknowledged_is_read_at_once(database: Opened) -> None:
    async def write_and_read(n: int) -> bool:
        await database.store.write(person(f"{n}"))
        return await database.store.read("SELECT id FROM people WHERE id = $1", f"{n}") != []

    async def together() -> list[bool]:
        return await asyncio.gather(*(write_and_read(n) for n in range(50)))

    assert all(database.run(together()))


def test_a_long_read_does_not_hold_up_the_loop(database: Opened) -> None:
    """While it runs, others are served."""
    long = (
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500000)"
        " SELECT count(*) FROM n"
    )

    async def beside() -> int:
        task = asyncio.create_task(database.store.read(long))
        turns = 0
        while not task.done():
            await database.store.read("SELECT id FROM people")
            await asyncio.sleep(0)
            turns += 1
        assert await task == [(500_000,)]
        return turns

    assert database.run(beside()) > 5


def test_whoever_listens_hears_every_wake(database: Opened) -> None:
    async def wake_and_hear() -> list[str]:
        heard: asyncio.Queue[str] = asyncio.Queue()
        await database.store.listen(heard.put_nowait)
        await database.store.wake("one")
        await database.store.wake("two")
        return [await heard.get(), await heard.get()]

    assert database.run(wake_and_hear()) == ["one", "two"]


def test_closing_finishes_what_was_asked_for(url: str) -> None:
    with Opened(url) as opened:

        async def ask_and_close() -> list[object]:
            asked = [asyncio.create_task(opened.store.write(person(f"{n}"))) for n in range(20)]
            await asyncio.sleep(0)
            await opened.store.close()
            return await asyncio.gather(*asked, return_exceptions=True)

        outcomes = opened.run(ask_and_close())
        with pytest.raises(Unavailable):
            opened.read("SELECT id FROM people")
        with pytest.raises(Unavailable):
            opened.write(person("late"))
    assert all(isinstance(outcome, list) for outcome in outcomes)
    with Opened(url) as opened:
        assert len(people(opened)) == 20
