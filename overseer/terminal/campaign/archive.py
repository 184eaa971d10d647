"""Campaigns as one file: export, import with verification, and comparing two copies."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import msgspec

from overseer.engine.course import TIME
from overseer.engine.game import Game
from overseer.engine.match import read_seed, seed_file
from overseer.engine.nature import commitment, roll
from overseer.engine.record import LARGEST_FILE, Record, RecordError, write_safely
from overseer.engine.refusal import Refusal
from overseer.engine.state import NATURE
from overseer.engine.update import outdated
from overseer.host.archive import FORMAT, MOST_BATTLES, Archive, written
from overseer.terminal.campaign.folder import RECORD, battle_file, match_of, record_file, refused
from overseer.wasteland.campaign.game import Campaign
from overseer.wasteland.campaign.played import result_from
from overseer.wasteland.campaign.result import read_result
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.game import Wasteland


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


def bring_in(file: Path, folder: Path) -> None:
    """Take a campaign from a file, after checking every step of it and of its battles."""
    if (folder / RECORD).exists():
        raise refused("exists", folder=str(folder))
    archive = read_archive(file)
    record = Record.decode(archive.campaign.encode(), str(file))
    battles = {
        number: Record.decode(text.encode(), f"{file}: battle-{number}")
        for number, text in _numbered(archive.battles, file).items()
    }
    seed = _seed(record, archive.seed, file) if archive.seed else None
    verify(record, battles, seed)
    for number, battle in battles.items():
        battle.save(battle_file(folder, number))
    if archive.seed:
        write_safely(seed_file(folder / RECORD), archive.seed.encode(), secret=True)
    record.save(folder / RECORD)


def read_archive(file: Path) -> Archive:
    """An exported campaign, as it was written."""
    try:
        if file.stat().st_size > 4 * LARGEST_FILE:
            raise RecordError(Refusal("OV-R1", "record-large", {"file": str(file)}))
        raw = file.read_bytes()
    except OSError as error:
        args: dict[str, int | str] = {"file": str(file), "error": error.strerror or "?"}
        raise RecordError(Refusal("OV-R1", "record-file", args)) from error
    try:
        archive = msgspec.json.decode(raw, type=Archive)
    except (ValueError, RecursionError) as error:
        raise refused("archive", file=str(file)) from error
    if archive.format != FORMAT:
        raise refused("archive", file=str(file))
    return archive


def verify_folder(folder: Path) -> int:
    """Check a campaign's folder, battles and all; the number of its steps."""
    path = record_file(folder)
    record = Record.load(path)
    battles: dict[int, Record] = {}
    for number in range(1, MOST_BATTLES + 1):
        if battle_file(folder, number).is_file():
            battles[number] = Record.load(battle_file(folder, number))
    # The seed of a running campaign has to be the one that was promised.
    seed = match_of(record, path).seed if record.end is None else None
    verify(record, battles, seed)
    return len(record.entries)


def verify(record: Record, battles: dict[int, Record], seed: bytes | None = None) -> None:
    """Every step, every die once the seed is known, and every battle behind a result.

    `seed` is the one of a campaign that still runs, where it is at hand.
    """
    game = Campaign()
    if record.header.game != game.name:
        raise refused("other-game", file=record.header.game, game=record.header.game)
    record.replay(game)
    if record.end is not None:
        record.check_dice(game)
    old = record.header.old_moves  # only the release that played them can check these
    drawn = record.header.old_rolls
    for entry, course in record.walk(game):
        state = course.state
        assert isinstance(state, CampaignState)
        if entry.seat == NATURE and entry.move != TIME and seed is not None and course.at >= old:
            if str(state.chance(roll(seed, drawn, state.spread))) != entry.move:
                raise RecordError(Refusal("OV-R1", "record-dice", {"move": course.at + 1}))
            drawn += 1
        if entry.move.startswith("result "):
            _check_battle(state, entry.move, battles)


def _check_battle(state: CampaignState, move: str, battles: dict[int, Record]) -> None:
    """A result that names a record is the one of that battle, played as it was prepared."""
    result = read_result(move.partition(" ")[2])
    if not result.record:
        return  # entered by people after a battle on a real table
    number = len(state.fought) + 1
    battle = battles.get(number)
    if battle is None:
        raise refused("battle-missing", number=number)
    game: Game = Wasteland()
    last = battle.entries[-1].link if battle.entries else ""
    if outdated(battle, game):  # its moves and dice are checked by the release that played it
        if last != result.record:
            raise refused("battle-other", number=number)
        return
    if last != result.record:
        raise refused("battle-other", number=number)
    if result_from(state, battle) != result:
        raise refused("battle-result", number=number)


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


def _numbered(battles: dict[str, str], file: Path) -> dict[int, str]:
    for key in battles:
        if len(key) > 2 or not key.isdecimal() or not 1 <= int(key) <= MOST_BATTLES:
            raise refused("archive", file=str(file))
    return {int(key): text for key, text in battles.items()}


def _seed(record: Record, seed: str, file: Path) -> bytes:
    try:
        raw = bytes.fromhex(seed)
    except ValueError as error:
        raise refused("archive", file=str(file)) from error
    if commitment(raw) != record.header.commitment:
        raise RecordError(Refusal("OV-R1", "record-seed"))
    return raw
