"""Records: a header, every move in notation, and a chain of digests that ties them together.

A record is a text file of JSON lines: the header, one line a move `[seat, notation, link]`, and,
once the game is over, the end with the revealed seed.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from hashlib import blake2b
from io import BytesIO
from itertools import zip_longest
from pathlib import Path
from threading import get_ident
from typing import Annotated, Any, Final

import msgspec

from overseer.engine.course import Course, final_outcome
from overseer.engine.entries import MOST_ASIDES, TIME, asides
from overseer.engine.game import Game
from overseer.engine.mix import Dice
from overseer.engine.proof import claims_fit, dishonest, mix_fits, revealed_seed
from overseer.engine.refusal import BadOption, Refusal, Refused, Value
from overseer.engine.signature import Signature, is_good
from overseer.engine.state import NATURE, State

FORMAT: Final = 1
LARGEST_FILE: Final = 16 * 1024 * 1024
__all__ = [
    "FORMAT",
    "LARGEST_FILE",
    "End",
    "Entry",
    "Header",
    "Imported",
    "Record",
    "RecordError",
    "Update",
    "final_outcome",
    "write_safely",
]
# What msgspec raises: its own errors and broken UTF-8 (both ValueErrors), and absurd nesting.
_UNREADABLE: Final = (ValueError, RecursionError)


Count = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]


class Update(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """That the first moves were played under other rules, and how they were brought over.

    Or that one of them was corrected, and those after it were played again.
    """

    rules: str  # of then
    cards: str
    link: str  # the last one of the record that was brought over
    moves: Count  # how many moves of this record are from then …
    rolls: Count  # … and how many times chance had been asked
    left_out: Count  # moves of then that today's rules do not take
    filled_in: Count  # questions of today that nobody had answered then
    corrected: bool = False


class Imported(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """That the first moves come from somebody's file, and the dice are new since then."""

    commitment: str  # to the seed of then, which nobody here knows
    link: str  # the last one of the record that was brought along
    moves: Count  # how many moves of this record are from then
    updates: Count = 0  # how many updates it had had by then


class Header(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """What was agreed before the first move."""

    format: int
    game: str
    rules: str
    cards: str
    seats: list[str]
    options: dict[str, Any]
    commitment: str
    updates: list[Update] = []
    casual: bool = False  # whether one may go back over the answers of others
    dice: Dice | None = None  # how the seed was mixed, if others than the host put something in
    imported: Imported | None = None  # a saved game that goes on at another table

    @property
    def imported_moves(self) -> int:
        """How many moves come out of a file; an update since then may have left some out."""
        if self.imported is None:
            return 0
        since = self.updates[self.imported.updates :]
        return min([self.imported.moves, *[each.moves for each in since]])

    @property
    def old_moves(self) -> int:
        """How many moves the seed says nothing about: of older rules, or out of a file."""
        if self._imported_last is not None:
            return self._imported_last.moves
        return self.updates[-1].moves if self.updates else 0

    @property
    def old_rolls(self) -> int:
        """How many times the seed had been asked by then."""
        if self._imported_last is not None:
            return 0
        return self.updates[-1].rolls if self.updates else 0

    @property
    def _imported_last(self) -> Imported | None:
        """The import, if no update came after it."""
        found = self.imported
        return found if found is not None and len(self.updates) <= found.updates else None


class Entry(msgspec.Struct, array_like=True, forbid_unknown_fields=True, frozen=True):
    """One move: who, what in notation, and the chain's link after it."""

    seat: int
    move: str
    link: str


class End(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """How it ended, and the seed, so that anyone can check the dice."""

    winners: list[int]
    scores: list[int]
    how: str
    seed: str
    host: str = ""  # the host's part of a mixed seed


class RecordError(Refused):
    """A record that cannot be trusted or read; `intact` holds the moves before the damage."""

    def __init__(self, refusal: Refusal, intact: Record | None = None) -> None:
        super().__init__(refusal)
        self.intact = intact


class Record:
    """A match on paper."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self.left_out = 0  # how many earlier entries lie only in a store …
        self.source: Callable[[], Sequence[Entry]] | None = None  # … that gives all of them
        self.end: End | None = None
        self.signature: Signature | None = None  # of the table that handed it out
        self.odd_line = 0  # the first line of its file (from 1) that is written otherwise

    @staticmethod
    def of_rows(header: Header, rows: Iterable[tuple[int, int, str, str]]) -> Record:
        """A record from a store's rows: number (from 1), seat, move, link; none may be missing."""
        record = Record(header)
        for number, seat, move, link in rows:
            if number != len(record.entries) + 1:
                at: dict[str, Value] = {"move": len(record.entries) + 1}
                raise RecordError(_refusal("record-gap", at), record)
            record.entries.append(Entry(seat, move, link))
        return record

    @property
    def count(self) -> int:
        """How many entries the match has."""
        return self.left_out + len(self.entries)

    def all(self) -> Sequence[Entry]:
        """All entries, from here or from the store that keeps them."""
        if not self.left_out:
            return self.entries
        found = () if self.source is None else self.source()
        if len(found) != self.count:
            raise RecordError(_refusal("record-gap", {"move": len(found) + 1}))
        return found

    def forget(self) -> None:
        """Keep only the last entry, for the next link: all of them lie in a store."""
        self.left_out += len(self.entries[:-1])
        del self.entries[:-1]

    def copy(self) -> Record:
        """The same record once more."""
        other = Record(self.header)
        other.entries = list(self.entries)
        other.left_out, other.source = self.left_out, self.source
        other.end, other.signature, other.odd_line = self.end, self.signature, self.odd_line
        return other

    @property
    def first_link(self) -> str:
        """The chain's anchor: the header's fingerprint."""
        return _hash(msgspec.json.encode(self.header, order="deterministic"))

    @property
    def rolls(self) -> int:
        """How many times chance has been asked: the counter of the next roll."""
        since = self.entries[self.header.old_moves :]
        new = sum(entry.seat == NATURE and entry.move != TIME for entry in since)
        return new + self.header.old_rolls

    def next_link(self, seat: int, move: str, state: State) -> str:
        """The link after `move` led to `state`."""
        last = self.entries[-1].link if self.entries else self.first_link
        return _hash(f"{last} {seat} {move} ".encode() + state.encode())

    def add(self, seat: int, move: str, state: State) -> None:
        """Write down a move that has just led to `state`."""
        self.entries.append(Entry(seat, move, self.next_link(seat, move, state)))

    def check_signature(self) -> bool | None:
        """Whether the table's signature fits; None: there is none, or no library to check it."""
        if self.signature is None:
            return None
        good = is_good(self.signature, self.encode(signed=False))
        if good is False:
            raise RecordError(_refusal("record-signature", {}))
        return good

    def encode(self, signed: bool = True) -> bytes:
        """The record as the bytes of its file."""
        if self.left_out:
            raise ValueError("the first entries of this record lie in a store")
        lines: list[Header | Entry | End | Signature] = [self.header, *self.entries]
        if self.end is not None:
            lines.append(self.end)
        if signed and self.signature is not None:
            lines.append(self.signature)
        return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)

    def save(self, path: Path) -> None:
        """Write the file whole or not at all: a crash or a full disk leaves the old one."""
        write_safely(path, self.encode())

    @staticmethod
    def load(path: Path) -> Record:
        """Read a record; a damaged one raises RecordError with what is intact."""
        name = str(path)
        try:
            if path.stat().st_size > LARGEST_FILE:
                raise RecordError(_refusal("record-large", {"file": name}))
            raw = path.read_bytes()
        except OSError as error:
            args: dict[str, Value] = {"file": name, "error": error.strerror or "?"}
            raise RecordError(_refusal("record-file", args)) from error
        return Record.decode(raw, name)

    @staticmethod
    def decode(raw: bytes, name: str) -> Record:
        """A record from the bytes of its file; `name` is for messages."""
        head, _, rest = raw.partition(b"\n")
        try:
            header = msgspec.json.decode(head, type=Header)
        except _UNREADABLE as error:
            raise RecordError(_refusal("record-header", {"file": name})) from error
        if header.format != FORMAT:
            raise RecordError(_refusal("record-format", {"file": name, "format": header.format}))
        record = Record(header)
        body = BytesIO(rest)  # line by line: a million empty ones are not made into a list
        for number, each in enumerate(body, start=2):
            line = each.removesuffix(b"\n")
            at: dict[str, Value] = {"file": name, "line": number, "moves": len(record.entries)}
            if record.end is not None:
                record.signature = _signature(line) if record.signature is None else None
                if record.signature is None:
                    raise RecordError(_refusal("record-after-end", at), record)
                continue
            try:
                if line.startswith(b"["):
                    record.entries.append(msgspec.json.decode(line, type=Entry))
                else:
                    record.end = msgspec.json.decode(line, type=End)
            except _UNREADABLE as error:
                cut = "record-cut" if body.tell() == len(rest) else "record-line"
                raise RecordError(_refusal(cut, at), record) from error
        try:
            record.odd_line = first_other(record.encode(), raw)
        except _UNREADABLE as error:
            raise RecordError(_refusal("record-header", {"file": name})) from error
        return record

    def replay(self, game: Game, to: int | None = None) -> State:
        """Play the record again (up to `to` moves) and check every move and every link."""
        self.check_rules(game)
        course, intact = self.expected(game), Record(self.header)
        self.check_cards(game)
        for entry in self.entries if to is None else self.entries[:to]:
            self._step(course, entry, intact)
        if to is None and self.end is not None:
            self._check_end(course)
        return course.state

    def check_rules(self, game: Game) -> None:
        """Whether this is a record of the game, by its rules of today."""
        head = self.header
        if head.game != game.name:
            names: dict[str, Value] = {"theirs": head.game[:40], "ours": game.name}
            raise RecordError(_refusal("record-game", names))
        if head.rules != game.rules_version:
            versions: dict[str, Value] = {"theirs": head.rules, "ours": game.rules_version}
            raise RecordError(_refusal("record-rules", {**versions, **self._release(game)}))

    def check_cards(self, game: Game) -> None:
        """Whether it was played with the cards that its options name today."""
        if self.header.cards != game.cards_digest(self.header.options):
            raise RecordError(_refusal("record-cards", self._release(game)))

    def _release(self, game: Game) -> dict[str, Value]:
        head = self.header
        return {
            "release": game.release_of(head.rules, head.cards) or "unknown",
            "over": "no" if self.end is None else "yes",
            "game": head.game,
        }

    def begun(self, game: Game) -> Course:
        """The course of this match before its first entry."""
        head = self.header
        return Course(game, len(head.seats), head.options, self.all, head.casual)

    def expected(self, game: Game) -> Course:
        """The same, ready for all entries of this record."""
        if asides(self.entries) > MOST_ASIDES:
            raise RecordError(Refusal("OV-L1", "record-asides", {"most": MOST_ASIDES}))
        course = self.begun(game)
        course.expect(self.entries)
        return course

    def walk(self, game: Game, to: int | None = None) -> Iterator[tuple[Entry, Course]]:
        """Every entry (up to `to`), each with the course before it, and then carried out."""
        course = self.expected(game)
        for entry in self.entries if to is None else self.entries[:to]:
            yield entry, course
            course.carry_out(entry.seat, entry.move)

    def resumed(self, game: Game) -> Course:
        """The course of this match as far as it is written, every entry trusted."""
        head = self.header
        course = Course.resumed(game, len(head.seats), head.options, self.entries, head.casual)
        course.entries = self.all
        return course

    def trusted(self, game: Game) -> Course:
        """The same for a record of our own: it is looked at whether it leads where it led before.

        A gap, an entry of another match, other rules or cards: each is a RecordError.
        """
        self.check_rules(game)
        try:
            course = self.resumed(game)
        except BadOption:
            raise
        except Exception as error:  # an entry that does not fit may break anything
            at: dict[str, Value] = {"move": len(self.entries), "text": ""}
            raise RecordError(_refusal("record-chain", at), Record(self.header)) from error
        self.check_cards(game)
        self.check_last(course.state)
        return course

    def check_last(self, state: State) -> None:
        """Check the last link only: what is trusted leads where it led before."""
        if not self.entries:
            return
        earlier, last = Record(self.header), self.entries[-1]
        earlier.entries = self.entries[-2:-1]
        if earlier.next_link(last.seat, last.move, state) != last.link:
            at: dict[str, Value] = {"move": len(self.entries), "text": last.move[:80]}
            raise RecordError(_refusal("record-chain", at), Record(self.header))

    def _check_end(self, course: Course) -> None:
        end, outcome = self.end, course.outcome
        if (
            end is None
            or outcome is None
            or tuple(end.winners) != outcome.winners
            or tuple(end.scores) != outcome.scores
            or end.how != outcome.how
        ):
            raise RecordError(_refusal("record-end", {}), self)

    def _step(self, course: Course, entry: Entry, intact: Record) -> None:
        """Repeat one entry after those in `intact`, if a match would have taken it."""
        at: dict[str, Value] = {"move": course.at + 1, "text": entry.move[:80]}
        fault = course.fault(entry.seat, entry.move)
        if fault is not None:
            rule: dict[str, Value] = {"rule": fault.rule} if fault.rule else {}
            raise RecordError(_refusal(f"record-{fault.kind}", {**at, **rule}), intact)
        right = course.spelled(entry.move)
        if right != entry.move and course.at >= self.header.old_moves:
            odd: dict[str, Value] = {**at, "right": right[:80]}
            raise RecordError(_refusal("record-spelling", odd), intact)
        course.carry_out(entry.seat, entry.move)
        if intact.next_link(entry.seat, entry.move, course.state) != entry.link:
            raise RecordError(_refusal("record-chain", at), intact)
        intact.entries.append(entry)

    def check_claims(self, game: Game) -> None:
        """Whether what the first line says of updates and of another table can have been."""
        if not claims_fit(self, game):
            raise RecordError(_refusal("record-claims", {}))

    def check_spelling(self) -> None:
        """Whether every line is written as Overseer writes it, letter by letter."""
        if self.odd_line:
            raise RecordError(_refusal("record-bytes", {"line": self.odd_line}))

    def check_seed(self) -> bytes:
        """The seed that the end reveals: the one of the first line, mixed as that says."""
        if self.end is None:
            raise RecordError(_refusal("record-running", {}))
        seed = revealed_seed(self)
        if seed is None:
            raise RecordError(_refusal("record-seed", {}))
        if not mix_fits(self, seed):
            raise RecordError(_refusal("record-mix", {}))
        return seed

    def check_rolls(self, game: Game, seed: bytes) -> None:
        """Every move of NATURE is the one that a seed gives; the record is known to replay."""
        number = dishonest(self, game, seed)
        if number is not None:
            raise RecordError(_refusal("record-dice", {"move": number}))

    def check_dice(self, game: Game) -> None:
        """With the revealed seed: every move of NATURE is the one that the seed gives.

        The record is replayed first, so that what is looked up here is known to be legal. What was
        rolled under older rules can only be checked by the release that did.
        """
        self.replay(game)
        self.check_claims(game)
        self.check_rolls(game, self.check_seed())


def first_other(one: bytes, other: bytes) -> int:
    """The first line (from 1) in which two files differ; 0: they are the same."""
    if one == other:
        return 0
    lines = zip_longest(one.split(b"\n"), other.split(b"\n"))
    return next(number for number, (a, b) in enumerate(lines, start=1) if a != b)


def _signature(line: bytes) -> Signature | None:
    try:
        return msgspec.json.decode(line, type=Signature)
    except _UNREADABLE:
        return None


def write_safely(path: Path, raw: bytes, secret: bool = False) -> None:
    """Write `raw` to a new file beside `path`, then put it in its place."""
    # Every writer has a new file of its own, or two at once would put half of each in place.
    fresh = path.with_name(f"{path.name}.{os.getpid()}-{get_ident()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        mode = 0o600 if secret else 0o644
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink()
        args: dict[str, Value] = {"file": str(path), "error": error.strerror or "?"}
        raise RecordError(_refusal("record-write", args)) from error


def _refusal(reason: str, args: dict[str, Value]) -> Refusal:
    return Refusal("OV-R1", reason, args)


def _hash(raw: bytes) -> str:
    return blake2b(raw, digest_size=12).hexdigest()
