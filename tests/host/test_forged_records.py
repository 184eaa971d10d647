"""No forged record is taken silently: it is refused, or what nobody could check is told."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from overseer.engine import BadNotation, Match, Move, Options, Refusal, Refused
from overseer.engine import game as games
from overseer.engine.adopt import adopted
from overseer.engine.game import Earlier
from overseer.engine.mix import Dice, Share, mixed, share_commitment
from overseer.engine.nature import commitment
from overseer.engine.record import End, Entry, Header, Imported, Record, RecordError, Update
from overseer.engine.signature import fresh_key, signed
from overseer.engine.update import bring_over
from overseer.host.checking import Finding, findings, told, whole
from overseer.text import LANGUAGES
from overseer.voice.complaint import complaint
from tests.engine.coins import MOVES, Coins
from tests.forging import forged, in_lines

HOST, SHARE = b"h" * 32, b"s" * 32
OLD, NEW = "coins-0", "coins-1"


class Loose(Coins):
    """Coins that reads moves with any spaces and letters, and remembers an earlier release."""

    def __init__(self, rules: str = NEW) -> None:
        super().__init__()
        self.rules_version = rules

    def parse(self, text: str, options: Options | None = None) -> Move:
        tidy = "".join(text.split()).lower()
        if tidy not in MOVES:
            raise BadNotation(Refusal("OV-N1", "notation", {"text": text}))
        return MOVES[tidy]

    def earlier(self) -> tuple[Earlier, ...]:
        return (Earlier("0.0.9", OLD, ""),)


GAME = Loose()


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is registered while a test runs."""
    monkeypatch.setitem(games._GAMES, "coins", GAME)


def over(match: Match, *first: str) -> Record:
    """The record of a match that is played to its end."""
    for text in first:
        match.enter(match.state.seat, text)
    while not match.over:
        match.play(match.state.seat, MOVES["toss"])
    return match.record


def mixed_record() -> Record:
    """With everything that a record may have: mixed dice, a helper, a sealed vote, a signature."""
    dice = Dice(commitment(HOST), [Share(0, share_commitment(SHARE), SHARE.hex()), Share(1, "0")])
    seed = mixed(HOST, dice.shares)
    match = Match(GAME, [None] * 2, {"colour": "red"}, seed, dice=dice, host=HOST)
    match.enter(1, "helper peek=never vote=yes")
    match.enter(0, "vote")
    record = over(match, "yes", "take")
    record.signature = signed(fresh_key(), record.encode(signed=False))
    return record


def updated_record() -> Record:
    """Begun under older rules, and finished under those of today."""
    match = Match(Loose(OLD), [None] * 2, seed=HOST)
    for text in ("toss", "take", "end"):
        match.enter(match.state.seat, text)
    brought = bring_over(match.record, GAME, HOST).record
    return over(Match(GAME, [None] * 2, seed=HOST, record=brought))


def imported_record() -> Record:
    """Brought along as a file, and finished at another table."""
    match = Match(GAME, [None] * 2, seed=HOST)
    for text in ("toss", "take", "end"):
        match.enter(match.state.seat, text)
    return over(Match(GAME, [None] * 2, seed=SHARE, record=adopted(match.record, GAME, SHARE)))


def sealed(header: Header, entries: list[Entry], end: End | None) -> Record:
    """What a forger makes of it: every seal fits."""
    record = Record(header)
    course = record.begun(GAME)
    for entry in entries:
        course.carry_out(entry.seat, entry.move)
        record.add(entry.seat, entry.move, course.state)
    record.end = end
    return record


def checked(raw: bytes) -> list[Finding] | None:
    """What a check finds; None: it is refused, with a sentence."""
    try:
        return findings(Record.decode(raw, "a.record"))
    except Refused as error:
        return None if complaint(error, "en") else []


def silently(raw: bytes) -> bool:
    """Whether a file is taken without a word about what it lacks."""
    found = checked(raw)
    return found is not None and whole(found)


MADE = {"mixed": mixed_record, "updated": updated_record, "imported": imported_record}


@pytest.fixture(params=MADE)
def record(request: pytest.FixtureRequest) -> Record:
    return MADE[request.param]()


@pytest.mark.rule("OV-R1")
def test_no_field_of_a_record_can_be_changed_silently(record: Record) -> None:
    """Whatever is changed in its file; a signature alone may be left away, for most have none."""
    raw = record.encode()
    assert checked(raw) is not None
    lines = raw.split(b"\n")[:-1]
    taken = [name for name, other in in_lines(lines, range(len(lines))) if silently(other)]
    unsigned = [f"{len(lines) - 1} removed"] if record.signature is not None else []
    assert taken == unsigned


# What nobody can tell from the file alone, whoever seals it anew; it is said each time.
ANOTHER_GAME = ("seats", "casual", "options")


@pytest.mark.rule("OV-R1")
def test_no_first_line_switches_checks_off_though_every_seal_fits(record: Record) -> None:
    """Given a forger who seals everything anew, then only another game is taken for one."""
    before = checked(record.encode())
    assert before is not None
    data = msgspec.json.decode(msgspec.json.encode(record.header))
    extra = {
        "updates": [msgspec.to_builtins(Update(OLD, "", "0" * 24, 3, 1, 0, 0))],
        "imported": msgspec.to_builtins(Imported("0" * 64, "0" * 24, 3)),
        "dice": msgspec.to_builtins(Dice("0" * 64, [])),
    }
    tried = 0
    for at, other in forged({**extra, **data}):
        try:
            header = msgspec.convert(other, Header)
            raw = sealed(header, record.entries, record.end).encode()
        except (msgspec.ValidationError, Refused, ValueError, LookupError):
            continue  # not even a forger's program makes a record of it
        found = checked(raw)
        tried += 1
        if found is None or at[0] in ANOTHER_GAME:
            assert found is None or {each.id for each in found} >= {"unproved-seats"}
            continue
        gaps = {each.id for each in found if each.gap}
        assert gaps, (at, other)
        assert "dice-good" not in {each.id for each in found}
    assert tried > 40


@pytest.mark.rule("OV-R1")
def test_dice_that_a_first_line_covers_are_never_called_honest() -> None:
    """Given picked coins, and a first line that takes them out of every check, then it is told."""
    match = Match(GAME, [None] * 2, seed=HOST)
    entries: list[Entry] = []
    while len(entries) < 12:
        entries += [Entry(0, "toss", ""), Entry(-1, "heads", "")]
    end = End([0], [6, 0], "coins-empty", HOST.hex())
    plain = sealed(match.record.header, entries, end)
    with pytest.raises(RecordError) as caught:
        findings(plain)
    assert caught.value.refusal.reason == "record-dice"
    for moves, good in ((11, False), (12, True), (13, False), (10_000_000, False)):
        claim = Update(OLD, "", "0" * 24, moves, 6, 0, 0)
        header = msgspec.structs.replace(match.record.header, updates=[claim])
        found = checked(sealed(header, entries, end).encode())
        assert (found is not None) == good
        if found is not None:
            ids = [each.id for each in found if each.gap]
            assert ids == ["dice-none", "unproved-updated", "unproved-rolls"]
    unknown = Update("coins-7", "", "0" * 24, 12, 6, 0, 0)
    header = msgspec.structs.replace(match.record.header, updates=[unknown])
    assert checked(sealed(header, entries, end).encode()) is None


def test_a_record_that_went_through_an_update_tells_where_its_proof_begins() -> None:
    for made, since in (
        (updated_record(), "dice-good-after"),
        (imported_record(), "dice-good-since"),
    ):
        found = findings(made)
        assert not whole(found)
        (dice,) = [each for each in found if each.id.startswith("dice-")]
        assert (dice.id, dice.args["n"]) == (since, made.header.old_moves)
        for lang in LANGUAGES:
            assert all(told(each, made.header, lang) for each in found)
    assert whole(findings(mixed_record()))


def respelled(record: Record, number: int, text: str) -> Record:
    """A record in which an entry (from 1) is spelled otherwise, and sealed anew."""
    entries = list(record.entries)
    entries[number - 1] = Entry(entries[number - 1].seat, text, "")
    return sealed(record.header, entries, record.end)


@pytest.mark.rule("OV-R1")
@pytest.mark.parametrize("text", [" toss", "toss ", "TOSS", "to\u2003ss", "\u00a0toss"])
def test_a_move_has_one_spelling(text: str) -> None:
    """It means the same and every seal fits; still there is one file of one game."""
    record = over(Match(GAME, [None] * 2, seed=HOST))
    with pytest.raises(RecordError) as caught:
        findings(respelled(record, 1, text))
    refusal = caught.value.refusal
    assert (refusal.reason, refusal.args["right"]) == ("record-spelling", "toss")
    old = updated_record()
    assert old.entries[0].move == "toss"
    found = findings(respelled(old, 1, text))  # from then: it is told
    assert Finding("unproved-spelling", False, {"n": 1, "move": 1}, gap=True) in found


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  TO\u2003SS ", "toss"),
        ("helper vote=yes peek=never", "helper peek=never vote=yes"),
    ],
)
def test_what_somebody_says_is_kept_in_its_one_spelling(said: str, kept: str) -> None:
    match = Match(GAME, [None] * 2, seed=HOST)
    match.enter(0, said)
    assert match.record.entries[0].move == kept
    early = Match(GAME, [None] * 2, seed=HOST)
    early.enter(0, "vote")
    early.enter(1, " Y E S")
    assert early.record.entries[1].move == "seal yes"


def test_older_spellings_are_mended_on_the_way() -> None:
    """An update and another table write the moves anew, each in its spelling of today."""
    match = Match(Loose(OLD), [None] * 2, seed=HOST)
    for text in ("take", "toss"):
        match.enter(0, text)
    running = sealed(match.record.header, match.record.entries, None)
    running.entries[0] = Entry(0, " TAKE", "")
    brought = bring_over(running, GAME, HOST).record
    assert [entry.move for entry in brought.entries][:2] == ["take", "toss"]
    header = msgspec.structs.replace(brought.header, updates=brought.header.updates)
    odd = sealed(header, [Entry(0, " TAKE", ""), *brought.entries[1:]], None)
    assert adopted(odd, GAME, SHARE).entries[0].move == "take"


def lines_of(record: Record) -> Iterator[bytes]:
    yield from record.encode().split(b"\n")[:-1]


def test_the_bytes_of_a_file_are_the_ones_that_are_checked() -> None:
    """Another program's spaces, escapes, order and line ends: it says the same, and is refused."""
    record = mixed_record()
    first, *rest = lines_of(record)
    swapped = msgspec.json.decode(first)
    swapped = {name: swapped[name] for name in reversed(swapped)}
    others = {
        1: [
            b"\n".join([first.replace(b'"game":', b'"game": '), *rest, b""]),
            b"\n".join([first.replace(b"coins", b"co\\u0069ns", 1), *rest, b""]),
            b"\n".join([msgspec.json.encode(swapped), *rest, b""]),
            b"\n".join([b'{"format":1,' + first[1:], *rest, b""]),
            b"\r\n".join([first, *rest, b""]),
        ],
        2: [b"\n".join([first, rest[0].replace(b",", b", ", 1), *rest[1:], b""])],
        len(rest) + 2: [b"\n".join([first, *rest])],
    }
    for line, files in others.items():
        for raw in files:
            with pytest.raises(RecordError) as caught:
                findings(Record.decode(raw, "a.record"))
            assert caught.value.refusal.args == {"line": line}
            Record.decode(raw, "a.record").replay(GAME)  # it can still be looked at
