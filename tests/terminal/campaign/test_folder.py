"""A campaign in a folder: saved at every step, locked, exported, imported, verified, compared."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import msgspec
import pytest

from overseer.engine import NATURE, Record, RecordError, numbered_seed
from overseer.engine.extract import Extract
from overseer.engine.match import seed_file
from overseer.terminal.campaign.archive import (
    Difference,
    bring_in,
    compare,
    export,
    read_archive,
    verify_folder,
)
from overseer.terminal.campaign.folder import RECORD, CampaignFolder
from tests.wasteland.campaign.course import GAME

OPTIONS = {"course": "free", "battles": 2}
STEPS = ("battle ambush 750 players", "quest none")


def begun(path: Path, steps: tuple[str, ...] = STEPS) -> CampaignFolder:
    """A campaign in a folder with its first steps made."""
    folder = CampaignFolder.create(path, [None], OPTIONS, numbered_seed(3))
    for text in steps:
        folder.play(0, GAME.parse(text))
    return folder


def on(folder: CampaignFolder, steps: int) -> None:
    """Go on with the first move that is offered, which is not to finish."""
    for _ in range(steps):
        moves = [move for move in folder.state.moves() if str(move) != "finish"]
        folder.play(0, moves[0])


def why(error: pytest.ExceptionInfo[RecordError]) -> str:
    return error.value.refusal.reason


def test_every_step_is_on_the_disk_at_once(tmp_path: Path) -> None:
    with begun(tmp_path / "c") as folder:
        on(folder, 2)
        saved = (tmp_path / "c" / RECORD).read_bytes()
        assert saved == folder.match.record.encode()
        digest = folder.state.digest()
        folder.play(0, GAME.parse("build rack-any-s"))
        folder.undo(0)
        undone = (tmp_path / "c" / RECORD).read_bytes()
        assert undone == folder.match.record.encode()
        assert undone.startswith(saved)  # nothing is ever removed
    with CampaignFolder.open(tmp_path / "c") as again:
        assert again.state.digest() == digest
        on(again, 1)


def test_two_processes_never_write_the_same_campaign(tmp_path: Path) -> None:
    folder = begun(tmp_path)
    with pytest.raises(RecordError) as error:
        CampaignFolder.open(tmp_path)
    assert why(error) == "campaign-locked"
    folder.close()
    CampaignFolder.open(tmp_path).close()
    with pytest.raises(RecordError) as error:
        CampaignFolder.create(tmp_path, [None], OPTIONS)
    assert why(error) == "campaign-exists"
    with pytest.raises(RecordError) as error:
        CampaignFolder.open(tmp_path / "nowhere")
    assert why(error) == "campaign-none"


KILLED = dedent(
    """
    import sys
    from pathlib import Path
    from overseer.engine import numbered_seed
    from overseer.terminal.campaign.folder import CampaignFolder

    folder = CampaignFolder.create(
        Path(sys.argv[1]), [None], {"course": "free", "battles": 2}, numbered_seed(3)
    )
    while True:
        moves = [move for move in folder.state.moves() if str(move) != "finish"]
        drawing = [move for move in moves if str(move).startswith(("use ", "keep ", "build "))]
        folder.play(0, (drawing or moves)[0])
        # What is told here was confirmed to the player.
        print(len(folder.match.record.entries), folder.state.digest(), flush=True)
    """
)


@pytest.mark.rule("WC-S3")
@pytest.mark.parametrize("steps", [5, 9, 14])
def test_a_killed_process_loses_nothing_that_was_confirmed(tmp_path: Path, steps: int) -> None:
    """SIGKILL in the middle of a settlement phase; the campaign ends after enough of them."""
    path = tmp_path / "c"
    child = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ},
    )
    assert child.stdout is not None
    confirmed = [child.stdout.readline().split() for _ in range(steps)]
    child.send_signal(signal.SIGKILL)
    confirmed += [line.split() for line in child.stdout.read().splitlines()]
    assert child.wait(60) == -signal.SIGKILL
    told = [each for each in confirmed if len(each) == 2 and len(each[1]) == 32]
    assert len(told) >= steps
    with CampaignFolder.open(path) as folder:
        entries = folder.match.record.entries
        number, digest = int(told[-1][0]), told[-1][1]
        assert len(entries) >= number
        assert folder.match.record.replay(GAME, number).digest() == digest
        on(folder, 1)
    assert verify_folder(path).steps > number


def test_export_and_import(tmp_path: Path) -> None:
    with begun(tmp_path / "c") as folder:
        on(folder, 6)
        digest = folder.state.digest()
    export(tmp_path / "c", tmp_path / "c.json")
    assert read_archive(tmp_path / "c.json").seed
    bring_in(tmp_path / "c.json", tmp_path / "d")
    assert compare(tmp_path / "c", tmp_path / "d") is None
    assert compare(tmp_path / "c", tmp_path / "c.json") is None
    with CampaignFolder.open(tmp_path / "d") as again:
        assert again.state.digest() == digest
        on(again, 1)
    found = compare(tmp_path / "c", tmp_path / "d")
    assert found is not None
    assert found.mine == ""
    assert found.other
    with pytest.raises(RecordError) as error:
        bring_in(tmp_path / "c.json", tmp_path / "d")
    assert why(error) == "campaign-exists"


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_without_the_seed_a_running_campaign_is_what_somebody_saw(
    tmp_path: Path, viewer: int | None
) -> None:
    folder = CampaignFolder.create(tmp_path / "c", [None, None], OPTIONS, numbered_seed(3))
    while not any(entry.move.startswith("force") for entry in folder.match.record.entries):
        folder.play(folder.state.seat, folder.state.moves()[0])
    seed, record = folder.match.seed.hex(), folder.match.record
    folder.close()
    assert export(tmp_path / "c", tmp_path / "c.json", False, viewer) == "seen"
    found = Extract.decode((tmp_path / "c.json").read_bytes(), "c.json")
    assert len(found.lines) == len(record.entries)
    text = (tmp_path / "c.json").read_text(encoding="utf-8")
    assert seed not in text
    assert not [entry.link for entry in record.entries if entry.link in text]
    secrets = [entry for entry in record.entries if entry.move.startswith("force")]
    assert secrets
    for entry in secrets:
        assert (entry.move in text) == (entry.seat == viewer)
    with pytest.raises(RecordError) as error:
        bring_in(tmp_path / "c.json", tmp_path / "d")
    assert why(error) == "campaign-archive"


def test_copies_that_part_are_told_apart(tmp_path: Path) -> None:
    begun(tmp_path / "a").close()
    begun(tmp_path / "b", (STEPS[0], "quest wanted-dead")).close()
    assert compare(tmp_path / "a", tmp_path / "b") == Difference(2, STEPS[1], "quest wanted-dead")
    CampaignFolder.create(tmp_path / "c", [None], OPTIONS, numbered_seed(4)).close()
    assert compare(tmp_path / "a", tmp_path / "c") == Difference(0, "", "")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda raw: raw[: len(raw) // 2], "campaign-archive"),
        (lambda raw: b"{}", "campaign-archive"),
        (lambda raw: b"\xff\xfe", "campaign-archive"),
        (lambda raw: raw.replace(b'"format": 1', b'"format": 9'), "campaign-archive"),
        (lambda raw: raw.replace(b"quest none", b"quest wanted-dead"), "record-chain"),
        (lambda raw: raw.replace(b"battle ambush", b"battle loot"), "record-chain"),
        (lambda raw: raw.replace(b"750 players", b"7500 players"), "record-illegal"),
        (lambda raw: raw.replace(b"quest none", b"dance none"), "record-notation"),
        (
            lambda raw: raw.replace(b'campaign\\",\\"rules', b'chess\\",\\"rules'),
            "campaign-other-game",
        ),
    ],
)
def test_edited_and_truncated_files_are_refused(
    tmp_path: Path, change: object, reason: str
) -> None:
    begun(tmp_path / "c").close()
    file = tmp_path / "c.json"
    export(tmp_path / "c", file)
    raw = file.read_bytes()
    assert callable(change)
    edited = change(raw)
    assert edited != raw
    file.write_bytes(edited)
    with pytest.raises(RecordError) as error:
        bring_in(file, tmp_path / "d")
    assert why(error) == reason
    assert not (tmp_path / "d" / RECORD).exists()


def test_hand_picked_cards_of_a_running_campaign_are_found(tmp_path: Path) -> None:
    """Who has the seed can tell."""
    begun(tmp_path / "c").close()
    path = tmp_path / "c" / RECORD
    record = Record.load(path)
    state = record.replay(GAME)
    while sum(entry.seat == NATURE for entry in record.entries) < 4:
        seat = state.seat
        moves = [str(move) for move in state.moves()] if seat != NATURE else []
        wanted = [move for move in moves if move.startswith(("use ", "build stall-any-s"))]
        move = GAME.parse((wanted or moves)[0]) if moves else state.chance(0)
        state.apply(move)
        record.add(seat, str(move), state)
    record.save(path)
    export(tmp_path / "c", tmp_path / "c.json")
    with pytest.raises(RecordError) as error:
        bring_in(tmp_path / "c.json", tmp_path / "d")
    assert why(error) == "record-dice"
    with pytest.raises(RecordError) as error:
        verify_folder(tmp_path / "c")
    assert why(error) == "record-dice"


@pytest.mark.parametrize("key", ["9" * 5000, "0", "41", "x", "-1"])
def test_battles_have_sensible_numbers(tmp_path: Path, key: str) -> None:
    begun(tmp_path / "c").close()
    file = tmp_path / "c.json"
    export(tmp_path / "c", file)
    archive = msgspec.structs.replace(read_archive(file), battles={key: "{}"})
    file.write_bytes(msgspec.json.encode(archive))
    with pytest.raises(RecordError) as error:
        bring_in(file, tmp_path / "d")
    assert why(error) == "campaign-archive"


def test_a_wrong_seed_is_refused(tmp_path: Path) -> None:
    begun(tmp_path / "c").close()
    file = tmp_path / "c.json"
    export(tmp_path / "c", file)
    archive = msgspec.structs.replace(read_archive(file), seed="ab" * 32)
    file.write_bytes(msgspec.json.encode(archive))
    with pytest.raises(RecordError) as error:
        bring_in(file, tmp_path / "d")
    assert why(error) == "record-seed"
    seed_file(tmp_path / "c" / RECORD).unlink()
    with pytest.raises(RecordError) as error:
        verify_folder(tmp_path / "c")
    assert why(error) == "record-no-seed"


def test_a_record_that_breaks_off_says_so(tmp_path: Path) -> None:
    begun(tmp_path / "c").close()
    path = tmp_path / "c" / RECORD
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(RecordError) as error:
        CampaignFolder.open(tmp_path / "c")
    assert why(error) == "record-cut"
    assert error.value.intact is not None
    assert len(error.value.intact.entries) == 1


def test_the_result_of_a_battle_names_its_record(tmp_path: Path) -> None:
    with begun(tmp_path / "c") as folder:
        on(folder, 1)
        text = (
            'result {"victor":0,"level":2,"how":"ambush-cleared","seats":[],"rounds":6,'
            '"record":"00ff"}'
        )
        folder.play(0, GAME.parse(text))
    with pytest.raises(RecordError) as error:
        verify_folder(tmp_path / "c")
    assert why(error) == "campaign-battle-missing"
