"""How the table is doing, for whoever runs it: the room that is left, what waits, what failed.

They show the operator's token, which `overseer admin token` makes. Only a hash of it is kept.
"""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Final

import msgspec

from overseer.server.operate.metrics import WAYS, jobs
from overseer.server.store.database import Database, statement
from overseer.server.store.tokens import fresh_token, hashed

if TYPE_CHECKING:
    from overseer.server.edge.call import Call
    from overseer.server.matches.registry import Registry

OPERATOR: Final = "operator"  # the secret's name
LATE: Final = 10 * 60_000  # milliseconds after which what waits to be sent waits too long


class Disk(msgspec.Struct):
    """The disk of the database, where it is known."""

    free: int  # bytes
    share: float  # of the whole disk, from 0 to 1


class Queues(msgspec.Struct):
    """What waits: jobs and passwords in this process, the rest in the database."""

    jobs: int  # of workers
    passwords: int  # that are being hashed
    outbox: int  # messages to people
    again: int  # those of them that have failed before
    late: int  # those that should have been sent minutes ago


class Failed(msgspec.Struct):
    """Messages that did not arrive, since this process began."""

    tries: int  # that failed
    dropped: int  # messages that were given up


class Condition(msgspec.Struct):
    """How a process of the table is doing."""

    wrong: list[str]  # clock, disk, outbox
    clock: int  # milliseconds that the machine's clock is ahead of what can be; 0: it is right
    disk: Disk | None
    queues: Queues
    failed: dict[str, Failed]  # by mail, by webhook


class Health(msgspec.Struct):
    """Whether the table is there; more of it only for whoever runs it."""

    done: bool = True
    condition: Condition | msgspec.UnsetType = msgspec.UNSET


async def is_operator(call: Call) -> bool:
    """Whether the caller shows the operator's token."""
    if not call.token or call.person is not None:
        return False
    rows = await call.registry.database.read("SELECT value FROM secrets WHERE name = $1", OPERATOR)
    kept = rows[0][0] if rows else None
    return isinstance(kept, bytes) and hmac.compare_digest(kept, hashed(call.token).encode())


async def fresh_operator(database: Database) -> str:
    """A new token for whoever runs the table; an older one is worth nothing from now on."""
    token = fresh_token()
    await database.write(
        statement(
            "INSERT INTO secrets (name, value) VALUES ($1, $2) "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            *(OPERATOR, hashed(token).encode()),
        )
    )
    return token


async def condition_of(registry: Registry) -> Condition:
    """How this process is doing."""
    outbox, again, late = await _outbox(registry)
    disk = registry.disk.state()
    ahead = registry.wall.astray
    wrong = {
        "clock": ahead != 0,
        "disk": disk is not None and disk.low,
        "outbox": late > 0,
    }
    sending = registry.sending
    return Condition(
        wrong=[name for name, is_so in wrong.items() if is_so],
        clock=ahead,
        disk=None if disk is None else Disk(disk.free, round(disk.share, 4)),
        queues=Queues(jobs(registry), registry.passwords.waiting, outbox, again, late),
        failed={way: Failed(sending.failed[way], sending.dropped[way]) for way in WAYS},
    )


async def _outbox(registry: Registry) -> tuple[int, ...]:
    rows = await registry.database.read(
        "SELECT count(*), sum(CASE WHEN tries > 1 THEN 1 ELSE 0 END), "
        "sum(CASE WHEN due < $1 THEN 1 ELSE 0 END) FROM outbox",
        registry.now() - LATE,
    )
    return tuple(int(each or 0) for each in rows[0])
