"""A process that is killed in the middle of writing: all it acknowledged is there, whole."""

from __future__ import annotations

from overseer.server.store.database import statement
from tests.server.store.opened import Opened, people
from tests.server.store.others import other


def test_nothing_acknowledged_is_lost_by_kill_9(url: str) -> None:
    acknowledged: list[str] = []
    for _ in range(3):
        with other("write", url, "16") as writer:
            acknowledged += [writer.line() for _ in range(150)]
            writer.kill()
            acknowledged += [line for line in writer.rest()[:-1] if line]
        with Opened(url) as opened:
            found = people(opened)
            # A row and the one that is written with it: both or none.
            assert {id for id in found if not id.endswith("-too")} == {
                id.removesuffix("-too") for id in found if id.endswith("-too")
            }
            assert set(acknowledged) <= set(found)
            opened.write(statement("DELETE FROM people"))
            acknowledged.clear()
