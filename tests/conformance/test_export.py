"""A match that is still played is given away only through a seat's eyes."""

from __future__ import annotations

import msgspec
import pytest

import overseer
from overseer.engine import HIDDEN, NATURE, Match, Record, RecordError
from overseer.engine.extract import Extract, Step, steps
from tests.conformance.tables import Table

SEEDS = range(2)


def halfway(table: Table, seed: int, moves: int = 60) -> tuple[Match, list[Step]]:
    """A match in its middle, and what it told of every entry."""
    match, rng = table.match(seed), table.rng(seed)
    told = list(steps(match.record, table.game))
    match.on_step = told.append
    for _ in range(moves):
        seat = match.state.seat
        before = match.copy()
        if rng.random() < 0.2 and match.can_undo(seat):
            match.undo(seat)
        else:
            match.play(seat, rng.choice(match.moves(seat)))
        if match.over:
            return before, told[: before.number]
    return match, told


def test_steps_come_out_of_a_record_as_they_were_told(table: Table, seed: int) -> None:
    match, told = halfway(table, seed)
    assert list(steps(match.record, table.game)) == told
    assert list(steps(match.record, table.game, since=20)) == told[20:]


def test_an_export_holds_what_its_seat_was_shown_and_told(table: Table, seed: int) -> None:
    match, told = halfway(table, seed)
    for viewer in table.viewers:
        raw = match.export(viewer)
        found = Extract.decode(raw, "a.extract")
        assert found.encode() == raw
        assert len(found.lines) == len(told)
        at = -1 if viewer is None else viewer
        for line, step in zip(found.lines, told, strict=True):
            assert line[:2] == (step.seat, step.shown[at])
            assert [name for name, _ in line[2]] == [e.shown(viewer).name for e in step.events]
        text = raw.decode()
        assert match.seed.hex() not in text
        for entry in match.record.entries:
            assert entry.link not in text
        assert set(found.agreed) == {
            *("extract", "game", "rules", "cards", "seats", "options", "commitment", "casual"),
            "viewer",
        }
        with pytest.raises(RecordError):
            Record.decode(raw, "a.extract")


def test_nobody_is_shown_a_hidden_draw_of_another(hiding_table: Table) -> None:
    hidden = 0
    for seed in SEEDS:
        match, _ = halfway(hiding_table, seed, 150)
        for viewer in hiding_table.viewers:
            lines = Extract.decode(match.export(viewer), "a.extract").lines
            for (seat, shown, _), entry in zip(lines, match.record.entries, strict=True):
                hidden += shown == str(HIDDEN)
                assert seat == entry.seat
                assert shown == entry.move or seat != viewer or seat == NATURE
    assert hidden


def test_a_finished_match_is_exported_whole(table: Table) -> None:
    match, _ = halfway(table, 1, 10)
    match.resign(0)
    while not match.over:
        match.play(match.state.seat, table.game.idle(match.state))
    assert match.export(None) == match.record.encode()
    record = Record.decode(match.export(None), "a.record")
    record.check_dice(table.game)


@pytest.mark.rule("OV-R1")
@pytest.mark.parametrize(
    "raw", [b"", b"\n", b"{}", b"[]\n", b'{"extract": 2}\n', b'{"extract": 1}\n[0]\n', b"\xff"]
)
def test_what_is_no_extract_is_refused(raw: bytes) -> None:
    with pytest.raises(RecordError) as caught:
        Extract.decode(raw, "a.extract")
    assert caught.value.refusal.rule == "OV-R1"


def test_options_that_are_secret_are_masked() -> None:
    battle = overseer.game("wasteland")
    options = {"brought": [{"quest": "a"}, {"quest": "b"}], "forces": ["WW1-A", "WW1-B"]}
    assert battle.shown_options(options, 1) == {
        "brought": [{}, {"quest": "b"}],
        "forces": ["", "WW1-B"],
    }
    assert b"quest" not in msgspec.json.encode(battle.shown_options(options, None))
    duel = overseer.game("tragic")
    assert duel.shown_options({"decks": ["x", "y"]}, 0) == {"decks": ["x", ""]}
