"""Checking a record beside the table: in a process of its own, which may take its time.

python -m overseer.server.verifying       # a record on its input, what it proves on its output
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict
from hashlib import blake2b
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

import msgspec

from overseer.engine.record import Header, Record
from overseer.engine.refusal import Refusal, Refused, Value
from overseer.host.checking import Finding, findings, told
from overseer.server.complaint import Complaint
from overseer.server.wire_library import Verified
from overseer.server.worker import end_with_parent
from overseer.voice.complaint import complaint

if TYPE_CHECKING:
    from overseer.server.house import House

LONGEST: Final = 60  # seconds of a processor for one record
PATIENCE: Final = 120.0  # seconds until somebody is told that it takes too long
REMEMBERED: Final = 200
AT_ONCE: Final = 1


class Checked(msgspec.Struct):
    """What the process says."""

    header: Header | None = None
    moves: int = 0
    seed: str = ""
    findings: list[Finding] = []
    # What is wrong, if something is.
    rule: str = ""
    reason: str = ""
    args: dict[str, str | int] = {}


class Checks:
    """The checks of a house: few at once, and none twice."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._known: OrderedDict[bytes, Checked] = OrderedDict()

    async def check(self, raw: bytes) -> Checked:
        """What a record proves."""
        key = blake2b(raw, digest_size=16).digest()
        async with self._turn:
            found = self._known.get(key)
            if found is None:
                found = self._known[key] = await _asked(raw)
                while len(self._known) > REMEMBERED:
                    self._known.popitem(last=False)
        return found


_of_houses: Final[WeakKeyDictionary[House, Checks]] = WeakKeyDictionary()


async def verified(house: House, raw: bytes, lang: str) -> Verified:
    """What a record proves, in sentences."""
    found = await _of_houses.setdefault(house, Checks()).check(raw)
    head = found.header
    if head is None:
        args: dict[str, Value] = dict(found.args)
        why = complaint(Refused(Refusal(found.rule, found.reason, args)), lang)
        return Verified(good=False, why=why)
    said = [(each.proved, told(each, head, lang)) for each in found.findings]
    return Verified(
        good=True,
        game=head.game,
        moves=found.moves,
        commitment=head.commitment,
        seed=found.seed,
        proved=[text for proved, text in said if proved],
        unproved=[text for proved, text in said if not proved],
    )


async def _asked(raw: bytes) -> Checked:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "overseer.server.verifying"),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
    )
    try:
        async with asyncio.timeout(PATIENCE):
            answer, _ = await process.communicate(raw)
    except TimeoutError:
        answer = b""
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    if not answer:
        raise Complaint(503, "verify-long")
    return msgspec.msgpack.decode(answer, type=Checked)


def checked(raw: bytes) -> Checked:
    """Check a record that anybody may have written."""
    try:
        record = Record.decode(raw, "record")
        found = findings(record)
    except Refused as error:
        refusal = error.refusal
        args = {
            key: value if isinstance(value, int) else str(value)
            for key, value in refusal.args.items()
        }
        return Checked(rule=refusal.rule, reason=refusal.reason, args=args)
    seed = "" if record.end is None else record.end.seed
    return Checked(record.header, len(record.entries), seed, found)


if __name__ == "__main__":
    end_with_parent()
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
    sys.stdout.buffer.write(msgspec.msgpack.encode(checked(sys.stdin.buffer.read())))
