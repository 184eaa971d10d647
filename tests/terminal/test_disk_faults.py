"""A disk that fails at any of its operations: it is told, what was there stays whole, and the game
goes on from there.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import overseer
from overseer.engine.match import read_seed, seed_file
from overseer.engine.record import Record, RecordError, write_safely
from overseer.engine.refusal import Refused
from overseer.terminal import settings
from overseer.terminal.campaign import archive
from overseer.terminal.campaign.folder import RECORD, CampaignFolder
from overseer.terminal.match.session import Session
from overseer.text import LANGUAGES
from overseer.voice.complaint import complaint
from tests.disk import Disk


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch, tmp_path)


def told(error: Refused) -> None:
    for lang in LANGUAGES:
        assert complaint(error, lang)


def test_a_file_is_the_old_or_the_new_one(disk: Disk, tmp_path: Path) -> None:
    path = tmp_path / "folder" / "file"
    for _ in disk.each_fault():
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"old")
        failed = False
        with disk.fails():
            try:
                write_safely(path, b"new and longer")
            except RecordError as error:
                failed = True
                told(error)
        assert path.read_bytes() == b"old" if failed else b"new and longer"
        assert failed or not disk.failed or disk.done[disk.at - 1].startswith("mkdir")


def test_settings_are_the_old_or_the_new_ones(disk: Disk, tmp_path: Path) -> None:
    environ = {"XDG_CONFIG_HOME": str(tmp_path)}
    for _ in disk.each_fault():
        assert settings.remember(environ, name="Ada") is None
        with disk.fails():
            wrong = settings.remember(environ, name="Grace")
        kept, broken = settings.read(environ)
        assert broken is None
        assert kept.name == ("Grace" if wrong is None else "Ada")
        assert wrong is None or all(wrong.text(lang) for lang in LANGUAGES)


@pytest.mark.parametrize("last", ["place", "resign"])
def test_a_game_goes_on_and_is_whole_on_the_disk(disk: Disk, tmp_path: Path, last: str) -> None:
    """Each move is saved; where that fails it is said, and the next one saves both."""
    for number in disk.each_fault():
        path = tmp_path / f"{disk.fault.code}-{number}" / "shelter.overseer"
        with disk.fails():
            session = Session.start(
                overseer.game("shelter"), ["human", "human"], path, lang="en", seed=1
            )
            saved = 0  # moves that are on the disk, as far as anybody was told
            session.play(session.match.moves(session.match.state.seat)[0])
            saved = saved if session.save_problem else len(session.match.record.entries)
            if last == "resign":
                session.resign(0)
                saved = saved if session.save_problem else len(session.match.record.entries)
        if session.save_problem:
            assert all(complaint(Refused(session.save_problem), lang) for lang in LANGUAGES)
        if saved:
            there = Record.load(path)
            assert len(there.entries) >= saved
            if there.end is None:
                assert read_seed(path) == session.match.seed
        assert session.save(), session.save_problem
        whole = Record.load(path)
        assert whole.entries == session.match.record.entries
        session.close()
        if last == "resign":
            assert whole.end is not None
            assert not seed_file(path).exists()
        else:
            again = Session.resume(path, lang="en")
            assert again.match.record.entries == whole.entries
            again.close()


def test_a_campaign_is_whole_or_not_there(disk: Disk, tmp_path: Path) -> None:
    for number in disk.each_fault():
        path = tmp_path / f"{disk.fault.code}-{number}"
        saved = -1
        with disk.fails():
            try:
                with CampaignFolder.create(path, [None], {"course": "free"}, b"\1" * 32) as made:
                    saved = 0
                    for _ in range(2):
                        made.play(made.state.seat, made.match.moves(made.state.seat)[0])
                        saved = len(made.match.record.entries)
            except RecordError as error:
                told(error)
        if not (path / RECORD).exists():
            assert saved == -1
            CampaignFolder.create(path, [None], {"course": "free"}).close()
            continue
        with CampaignFolder.open(path) as again:
            assert len(again.match.record.entries) >= saved
            again.play(again.state.seat, again.match.moves(again.state.seat)[0])
        archive.verify_folder(path)


def test_a_campaign_travels_whole_or_not_at_all(disk: Disk, tmp_path: Path) -> None:
    with CampaignFolder.create(tmp_path / "one", [None], {"course": "free"}) as made:
        made.play(made.state.seat, made.match.moves(made.state.seat)[0])
        entries = made.match.record.entries
    for number in disk.each_fault():
        file, folder = tmp_path / f"{disk.fault.code}-{number}", tmp_path / f"to-{number}"
        with disk.fails():
            try:
                archive.export(tmp_path / "one", file)
                archive.bring_in(file, folder)
            except RecordError as error:
                told(error)
        if not file.exists():
            archive.export(tmp_path / "one", file)
        if not (folder / RECORD).exists():
            archive.bring_in(file, folder)
        with CampaignFolder.open(folder) as there:
            assert there.match.record.entries == entries
        (folder / RECORD).unlink()
