"""Records that are damaged, forged, foreign or not records at all: each is told what it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Thread

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from overseer.engine import Game, Match, Record, RecordError, Refused, numbered_seed
from overseer.engine.record import LARGEST_FILE, Entry, write_safely
from tests.engine.coins import COINS, MOVES, Coins


def finished() -> Match:
    """A short match with chance in it."""
    match = Match(COINS, [None] * 2, seed=numbered_seed(5))
    for text in ("take", "toss", "take", "end", "take", "take", "take", "take"):
        if not match.over:
            match.play(match.state.seat, MOVES[text])
    return match


RAW = finished().record.encode()
LINES = RAW.split(b"\n")[:-1]


def check(raw: bytes, game: Game) -> None:
    """Read a record and check all of it."""
    record = Record.decode(raw, "a.record")
    record.replay(game)
    record.check_dice(game)


def error(raw: bytes, game: Game = COINS) -> RecordError:
    """What is wrong with a record."""
    with pytest.raises(RecordError) as caught:
        check(raw, game)
    assert caught.value.refusal.rule == "OV-R1"
    return caught.value


def with_line(number: int, line: bytes) -> bytes:
    """The record with one line (from 1) replaced."""
    return b"\n".join([*LINES[: number - 1], line, *LINES[number:], b""])


def with_header(**fields: object) -> bytes:
    """The record with a changed header."""
    header = msgspec.json.decode(LINES[0], type=dict[str, object])
    return with_line(1, msgspec.json.encode({**header, **fields}))


def with_entry(number: int, **fields: object) -> bytes:
    """The record with a changed move (from 1)."""
    entry = msgspec.json.decode(LINES[number], type=Entry)
    return with_line(number + 1, msgspec.json.encode(msgspec.structs.replace(entry, **fields)))


@pytest.mark.rule("OV-R1")
def test_the_record_itself_is_sound() -> None:
    assert Record.decode(RAW, "a.record").encode() == RAW
    check(RAW, COINS)


DAMAGED: dict[str, tuple[bytes, str, int | None]] = {
    "nothing": (b"", "record-header", None),
    "no record": (b"hello\n", "record-header", None),
    "no text": (b"\xff\xfe\0\n", "record-header", None),
    "broken UTF-8 in the header": (LINES[0].replace(b"human", b"hum\xff"), "record-header", None),
    "absurd nesting": (b"[" * 100_000, "record-header", None),
    "absurd options": (
        LINES[0].replace(b'"options":{}', b'"options":{"a":' + b"[" * 100_000),
        "record-header",
        None,
    ),
    "an unknown field": (with_header(extra=1), "record-header", None),
    "another format": (with_header(format=2), "record-format", None),
    "a huge format": (with_header(format=10**30), "record-format", None),
    "a broken line": (with_line(3, b"[0,"), "record-line", 1),
    "broken UTF-8 in a move": (with_line(3, b'[0,"\xff",""]'), "record-line", 1),
    "a line with more in it": (with_line(3, LINES[2][:-1] + b",1]"), "record-line", 1),
    "an empty line": (with_line(3, b""), "record-line", 1),
    "a last line cut off": (RAW[:-5], "record-cut", len(LINES) - 2),
    "more after the end": (RAW + LINES[1] + b"\n", "record-after-end", len(LINES) - 2),
    "two ends": (RAW + LINES[-1] + b"\n", "record-after-end", len(LINES) - 2),
    "a wrong seat": (with_entry(1, seat=1), "record-seat", 0),
    "a seat that does not exist": (with_entry(1, seat=10**30), "record-seat", 0),
    "resigned by nobody": (with_entry(1, seat=7, move="resign"), "record-seat", 0),
    "no notation": (with_entry(2, move="jump"), "record-notation", 1),
    "an illegal move": (with_entry(2, move="yes"), "record-illegal", 1),
    "another legal move": (with_entry(1, move="peek"), "record-chain", 0),
    "another link": (with_entry(1, link="0" * 24), "record-chain", 0),
    "another player": (with_header(seats=["human", "bot:hard"]), "record-chain", 0),
    "another promise": (with_header(commitment="0" * 64), "record-chain", 0),
    "other rules": (with_header(rules="coins-0"), "record-rules", None),
    "other cards": (with_header(cards="0"), "record-cards", None),
    "no end": (b"\n".join([*LINES[:-1], b""]), "record-running", None),
    "no last move": (b"\n".join([*LINES[:-2], LINES[-1], b""]), "record-end", len(LINES) - 3),
    "another seed": (
        RAW.replace(numbered_seed(5).hex().encode(), numbered_seed(6).hex().encode()),
        "record-seed",
        None,
    ),
    "no seed": (RAW.replace(numbered_seed(5).hex().encode(), b"x"), "record-seed", None),
}


@pytest.mark.rule("OV-R1")
@pytest.mark.parametrize("damage", DAMAGED)
def test_damage_is_named_and_what_is_intact_is_kept(damage: str) -> None:
    raw, reason, intact = DAMAGED[damage]
    found = error(raw)
    assert found.refusal.reason == reason
    assert (None if found.intact is None else len(found.intact.entries)) == intact
    if found.intact is not None:
        found.intact.replay(COINS, len(found.intact.entries))


@pytest.mark.rule("OV-R1")
def test_the_damaged_line_is_named() -> None:
    assert error(with_line(4, b"?")).refusal.args == {"file": "a.record", "line": 4, "moves": 2}
    assert error(with_entry(3, move="jump")).refusal.args == {"move": 3, "text": "jump"}


@pytest.mark.rule("OV-R1")
def test_a_replay_may_stop_early() -> None:
    record = Record.decode(RAW, "a.record")
    assert record.replay(COINS, 0).encode() == COINS.new(2).encode()
    assert record.replay(COINS, 1).encode() != COINS.new(2).encode()


@given(raw=st.one_of(st.binary(max_size=60), st.text(max_size=60).map(str.encode)))
def test_anything_else_is_refused_too(raw: bytes) -> None:
    for whole in (raw, LINES[0] + b"\n" + raw, RAW[:-1] + raw):
        try:
            Record.decode(whole, "a.record").replay(COINS)
        except Refused as caught:
            reason = caught.refusal.reason
        else:
            reason = ""
        assert reason.startswith("record-") or whole.strip() in (RAW.strip(), LINES[0].strip())


@pytest.mark.rule("OV-R1")
def test_a_record_of_a_game_with_other_data_is_not_replayed() -> None:
    class Reprint(Coins):
        def cards_digest(self, options: object = None) -> str:
            return "second edition"

    assert error(RAW, Reprint()).refusal.reason == "record-cards"


def unreadable(path: Path) -> None:
    path.mkdir()


def far_too_large(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)


@pytest.mark.rule("OV-R1")
@pytest.mark.parametrize(
    ("prepare", "reason"),
    [
        (lambda path: None, "record-file"),
        (unreadable, "record-file"),
        (far_too_large, "record-large"),
        (lambda path: path.write_bytes(b"\0"), "record-header"),
    ],
)
def test_a_file_that_cannot_be_read(
    tmp_path: Path, prepare: Callable[[Path], object], reason: str
) -> None:
    path = tmp_path / "a.record"
    prepare(path)
    with pytest.raises(RecordError) as caught:
        Record.load(path)
    assert caught.value.refusal.reason == reason
    assert caught.value.refusal.args["file"] == str(path)


@pytest.mark.rule("OV-R1")
def test_a_save_writes_the_whole_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "a.record"
    for content in (b"old and long", b"new"):
        write_safely(path, content)
        assert path.read_bytes() == content
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.rule("OV-R1")
@pytest.mark.parametrize("place", ["a folder", "a file/a.record"])
def test_a_failed_save_is_told_and_leaves_the_old_file(tmp_path: Path, place: str) -> None:
    (tmp_path / "a file").write_text("old")
    (tmp_path / "a folder").mkdir()
    (tmp_path / "a folder" / "a.record").write_text("old")
    with pytest.raises(RecordError) as caught:
        write_safely(tmp_path / place, b"new")
    assert caught.value.refusal.reason == "record-write"
    assert (tmp_path / "a file").read_text() == "old"
    assert (tmp_path / "a folder" / "a.record").read_text() == "old"


@pytest.mark.rule("OV-R1")
def test_two_who_save_at_once_do_not_write_into_one_file(tmp_path: Path) -> None:
    path, failed = tmp_path / "a.record", []

    def write(content: bytes) -> None:
        for _ in range(50):
            try:
                write_safely(path, content)
            except RecordError as error:
                failed.append(error)

    both = [Thread(target=write, args=(letter * 5000,)) for letter in (b"a", b"b")]
    for each in both:
        each.start()
    for each in both:
        each.join()
    assert failed == []
    assert path.read_bytes() in (b"a" * 5000, b"b" * 5000)
    assert list(tmp_path.iterdir()) == [path]
