"""Passwords: hashed by argon2, a few at a time, never in the loop, and not guessed at leisure."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from overseer.server.buckets import Buckets
from overseer.server.complaint import Complaint
from overseer.server.settings import Limits

AT_ONCE: Final = 2  # each takes 64 MiB and a fifth of a second
MOST_WAITING: Final = 40  # who comes later is asked to come again
TIME, MEMORY, LANES = 3, 65_536, 4  # what one costs: rounds, KiB, threads
# What no password fits, at the same cost: so much work is done for a name that nobody has.
NOBODY: Final = (
    "$argon2id$v=19$m=65536,t=3,p=4$iR9LwtkC6g22mKkPMH6DkQ"
    "$0O+8B6Vpf1/kM/tHL4sXtvZNQ/povOB8VsKbW+YfZDE"
)

Counts = tuple[tuple[Buckets, str], ...]  # allowances and whose


class Passwords:
    """Locks and keys."""

    def __init__(self, limits: Limits | None = None) -> None:
        limits = limits or Limits()
        self._hasher = PasswordHasher(TIME, MEMORY, LANES)
        self._room = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0
        self._tries = Buckets(*limits.tries)
        self._lock_tries = Buckets(*limits.lock_tries)
        self._neighbours = Buckets(*limits.neighbours)

    async def locked(self, password: str) -> str:
        """What is kept of a password."""
        found: str = await self._work(self._hasher.hash, composed(password))
        return found

    async def fits(self, kept: str, password: str) -> bool:
        """Whether a password is the one that was kept."""
        try:
            return bool(await self._work(self._hasher.verify, kept, composed(password)))
        except (VerificationError, InvalidHashError):
            return False

    async def unlock(self, kept: str, password: str, who: str) -> None:
        """A complaint unless the password is the one of an account; `who` tries it is counted."""
        if not await self.tried(_lock(kept), who, kept, password):
            raise Complaint(403, "password")

    async def unlock_table(self, kept: str, password: str, person: str, address: str) -> None:
        """The same at a table: a person is counted, and all who come from their address.

        Nobody shuts a table for those who come from elsewhere, however long they try.
        """
        lock = _lock(kept)
        counts = ((self._tries, f"{lock} {person}"), (self._neighbours, f"{lock} {address}"))
        if not await self._counted(counts, kept, password):
            raise Complaint(403, "password")

    async def tried(self, lock: str, who: str, kept: str, password: str) -> bool:
        """Whether a password fits a lock; a complaint when too many did not.

        Somebody who tries for too long shuts out themselves; only many of them shut a lock.
        """
        counts = ((self._tries, f"{lock} {who}"), (self._lock_tries, lock))
        return await self._counted(counts, kept, password)

    async def _counted(self, counts: Counts, kept: str, password: str) -> bool:
        """The same. What one's own count refuses is not counted for all, which comes after it."""
        for at, (buckets, key) in enumerate(counts):
            if not buckets.take(key):
                for before, own in counts[:at]:
                    before.give(own)
                raise Complaint(429, "tries")
        fits = bool(password) and await self.fits(kept, password)
        if fits:
            for buckets, key in counts:
                buckets.give(key)
        return fits

    async def _work(self, work: Callable[..., Any], *args: str) -> Any:
        if self.waiting >= MOST_WAITING:
            raise Complaint(503, "crowded")
        self.waiting += 1
        try:
            async with self._room:
                return await asyncio.to_thread(work, *args)
        finally:
            self.waiting -= 1


def _lock(kept: str) -> str:
    return sha256(kept.encode()).hexdigest()


def composed(password: str) -> str:
    """A password as it is hashed: the same on keyboards that compose its letters otherwise."""
    return unicodedata.normalize("NFKC", password)
