"""Campaigns as one file: export, import with verification, and comparing two copies."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal, NamedTuple

from overseer.engine.match import read_seed, seed_file
from overseer.engine.record import LARGEST_FILE, Record, RecordError, write_safely
from overseer.engine.refusal import Refusal
from overseer.host.archive import FORMAT, MOST_BATTLES, Archive, archive_in, written
from overseer.host.campaign_checking import campaign_findings, opened, refused
from overseer.host.checking import Finding
from overseer.terminal.campaign.folder import RECORD, battle_file, match_of, record_file


class Checked(NamedTuple):
    """A campaign's record, and what a check of all of it has shown."""

    record: Record
    found: list[Finding]

    @property
    def steps(self) -> int:
        """How many steps it has."""
        return len(self.record.entries)


@dataclass(frozen=True)
class Difference:
    """Where two copies part: the step (from 1), and what each has there ("" : nothing)."""

    step: int
    mine: str
    other: str


def export(
    folder: Path, file: Path, with_seed: bool = True, viewer: int | None = None
) -> Literal["yes", "no", "seen"]:
    """The whole campaign in one file; whether its seed is in it.

    Without its seed a campaign that still runs is given away through somebody's eyes only
    (`seen`): the whole record tells what others hold in secret.
    """
    path = record_file(folder)
    record = Record.load(path)
    running = record.end is None
    if running and not with_seed:
        write_safely(file, match_of(record, path).export(viewer))
        return "seen"
    battles: dict[str, str] = {}
    for number in range(1, MOST_BATTLES + 1):
        battle = battle_file(folder, number)
        if battle.is_file():
            battles[str(number)] = Record.load(battle).encode().decode()
    seed = read_seed(path).hex() if running else ""
    archive = Archive(FORMAT, record.encode().decode(), seed, battles)
    write_safely(file, written(archive), secret=running)
    return "yes" if running else "no"


def bring_in(file: Path, folder: Path) -> Checked:
    """Take a campaign from a file, after checking every step of it and of its battles."""
    if (folder / RECORD).exists():
        raise refused("exists", folder=str(folder))
    raw = _bytes_of(file)
    archive = _archive(raw, file)
    record, battles, seed = opened(archive, raw, str(file))
    found = campaign_findings(record, battles, seed)
    for number, battle in battles.items():
        battle.save(battle_file(folder, number))
    if archive.seed:
        write_safely(seed_file(folder / RECORD), archive.seed.encode(), secret=True)
    record.save(folder / RECORD)
    return Checked(record, found)


def read_archive(file: Path) -> Archive:
    """An exported campaign, as it was written."""
    return _archive(_bytes_of(file), file)


def _bytes_of(file: Path) -> bytes:
    try:
        if file.stat().st_size > 4 * LARGEST_FILE:
            raise RecordError(Refusal("OV-R1", "record-large", {"file": str(file)}))
        return file.read_bytes()
    except OSError as error:
        args: dict[str, int | str] = {"file": str(file), "error": error.strerror or "?"}
        raise RecordError(Refusal("OV-R1", "record-file", args)) from error


def _archive(raw: bytes, file: Path) -> Archive:
    archive = archive_in(raw)
    if archive is None:
        raise refused("archive", file=str(file))
    return archive


def verify_folder(folder: Path) -> Checked:
    """Check a campaign's folder, battles and all."""
    path = record_file(folder)
    record = Record.load(path)
    battles: dict[int, Record] = {}
    for number in range(1, MOST_BATTLES + 1):
        if battle_file(folder, number).is_file():
            battles[number] = Record.load(battle_file(folder, number))
    # The seed of a running campaign has to be the one that was promised.
    seed = read_seed(path) if record.end is None else None
    return Checked(record, campaign_findings(record, battles, seed))


def compare(mine: Path, other: Path) -> Difference | None:
    """The first step at which two copies of a campaign differ; None when they are the same."""
    first, second = _record_of(mine), _record_of(other)
    if first.first_link != second.first_link:
        return Difference(0, "", "")
    for at in range(max(len(first.entries), len(second.entries))):
        a = first.entries[at] if at < len(first.entries) else None
        b = second.entries[at] if at < len(second.entries) else None
        if a is None or b is None or (a.seat, a.move, a.link) != (b.seat, b.move, b.link):
            return Difference(at + 1, "" if a is None else a.move, "" if b is None else b.move)
    return None


def _record_of(path: Path) -> Record:
    """A campaign's record: of a folder, or of an exported file."""
    if path.is_dir():
        return Record.load(path / RECORD)
    return Record.decode(read_archive(path).campaign.encode(), str(path))
