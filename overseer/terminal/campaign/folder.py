"""A campaign in a folder: its record with the secret seed beside it, and a record of each battle.

Every step is on the disk before it is answered, whole or not at all; two processes never write the
same campaign. Who only looks at one needs no lock: what is on the disk is always whole.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

from overseer.engine.bot import Bot
from overseer.engine.decision import Event
from overseer.engine.match import Match, read_seed
from overseer.engine.record import Record, RecordError
from overseer.engine.refusal import BadOption, Refusal, Value
from overseer.engine.state import Move
from overseer.engine.update import bring_over, keep_old, outdated
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.campaign.game import Campaign
from overseer.wasteland.campaign.moves import result_move
from overseer.wasteland.campaign.results.played import result_from
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.campaign.topics import T_RESULT

if sys.platform != "win32":
    import fcntl

RECORD: Final = "campaign.overseer"
LOCK: Final = "campaign.lock"
LOCKED: Final = "campaign-locked"  # why one cannot play it: somebody else does …
FOLDER: Final = "campaign-folder"  # … or nothing can be written there


def refused(word: str, **args: Value) -> RecordError:
    """A complaint about campaign files; its sentence is `refusal-campaign-<word>`."""
    return RecordError(Refusal("OV-R1", f"campaign-{word}", dict(args)))


def battle_file(folder: Path, number: int) -> Path:
    """Where the record of a battle lies; battles count from 1."""
    return folder / f"battle-{number}.overseer"


class CampaignFolder:
    """A campaign that is being played, or looked at. Use it with `with`, or close it."""

    def __init__(self, path: Path, match: Match, lock: IO[str] | None) -> None:
        self.path = path
        self.match = match
        self._lock = lock

    @staticmethod
    def create(
        path: Path,
        seats: Sequence[Bot | None],
        options: Mapping[str, Any] | None = None,
        seed: bytes | None = None,
    ) -> CampaignFolder:
        """Begin a campaign in a folder that holds none yet."""
        match = Match(Campaign(), seats, dict(options or {}), seed)
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise refused("folder", folder=str(path), error=error.strerror or "?") from error
        lock = locked(path)
        if (path / RECORD).exists():
            lock.close()
            raise refused("exists", folder=str(path))
        made = CampaignFolder(path, match, lock)
        try:
            made.save()
        except RecordError:
            made.close()
            raise
        return made

    @staticmethod
    def open(path: Path, seats: Sequence[Bot | None] | None = None) -> CampaignFolder:
        """Go on with a campaign: every step is checked while it is read."""
        file = record_file(path)
        lock = locked(path)
        try:
            record = Record.load(file)
            opened = CampaignFolder(path, match_of(record, file, seats), lock)
            if opened.match.record.header != record.header:  # it was brought over
                keep_old(file, record.header.rules)
                opened.save()
            return opened
        except (RecordError, BadOption):
            lock.close()
            raise

    @staticmethod
    def look(path: Path, seats: Sequence[Bot | None] | None = None) -> CampaignFolder:
        """Look at a campaign as it was saved last, whoever plays it; nothing can be done in it."""
        return CampaignFolder(path, _read(path, seats), None)

    def __enter__(self) -> CampaignFolder:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let others at it."""
        if self._lock is not None:
            with suppress(OSError):  # it holds nothing that could be lost
                self._lock.close()

    def save(self) -> None:
        """Write everything down; after every step this has happened already."""
        assert self._lock is not None, "a campaign that is only looked at"
        self.match.save(self.path / RECORD)

    @property
    def state(self) -> CampaignState:
        """Where the campaign stands."""
        state = self.match.state
        assert isinstance(state, CampaignState)
        return state

    def play(self, seat: int, move: Move) -> list[Event]:
        """A seat's move; what happened is on the disk when this returns."""
        told = self.match.play(seat, move)
        self.save()
        return told

    def step(self) -> list[Event]:
        """The bot that is asked makes one move."""
        told = self.match.step()
        self.save()
        return told

    def undo(self, seat: int) -> None:
        """Take back a seat's last move, if nobody else and no chance came after it (WC-S3)."""
        self.match.undo(seat)
        self.save()

    @property
    def next_battle(self) -> Path:
        """Where the record of the battle that is prepared lies, or will lie."""
        return battle_file(self.path, len(self.state.fought) + 1)

    def take_battle(self, battle: Match) -> list[Event]:
        """The result of a finished digital battle; its record is kept first."""
        played = battle.state
        if self.state.topic != T_RESULT or not isinstance(played, Battle) or not played.how:
            raise refused("no-battle")
        battle.save(self.next_battle)
        result = result_from(self.state, battle.record)
        return self.play(self.state.seat, result_move(result))


def record_file(path: Path) -> Path:
    """Where the record of a campaign lies, if there is one."""
    file = path / RECORD
    if not file.is_file():
        raise refused("none", folder=str(path))
    return file


def _read(path: Path, seats: Sequence[Bot | None] | None) -> Match:
    file = record_file(path)
    return match_of(Record.load(file), file, seats)


def match_of(record: Record, path: Path, seats: Sequence[Bot | None] | None = None) -> Match:
    """The match of a campaign's record; the seed lies beside it until the end."""
    if record.header.game != Campaign().name:
        raise refused("other-game", file=str(path), game=record.header.game)
    sitting = [None] * len(record.header.seats) if seats is None else list(seats)
    seed = seed_of(record, path)
    if record.end is None and outdated(record, Campaign()):
        record = bring_over(record, Campaign(), seed).record
    return Match(Campaign(), sitting, seed=seed, record=record)


def seed_of(record: Record, path: Path) -> bytes:
    """The seed of a campaign: beside it while it runs, in it when it is over."""
    if record.end is None:
        return read_seed(path)
    try:
        return bytes.fromhex(record.end.seed)
    except ValueError as error:
        raise RecordError(Refusal("OV-R1", "record-seed")) from error


def locked(path: Path) -> IO[str]:
    """The lock of a folder; it goes by itself when its process ends, however it ends.

    In it stands the number of the process, for those who have to wait.
    """
    try:
        lock = (path / LOCK).open("a+", encoding="utf-8")
    except OSError as error:
        raise refused("folder", folder=str(path), error=error.strerror or "?") from error
    if sys.platform != "win32":
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = _holder(lock)
            lock.close()
            raise refused("locked", folder=str(path), process=holder) from error
    with suppress(OSError):  # only for the message; a full disk may still be looked at
        os.ftruncate(lock.fileno(), 0)
        os.write(lock.fileno(), str(os.getpid()).encode())
    return lock


def _holder(lock: IO[str]) -> str:
    """The process that holds a lock; it may not have said so yet."""
    lock.seek(0)
    said = lock.read(20)
    return said if said.isdecimal() else "unknown"
