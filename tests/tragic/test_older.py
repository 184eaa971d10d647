"""Duels of older rules go on, with the payments that were made then."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.engine.match import read_seed
from overseer.engine.record import Record
from overseer.engine.update import bring_over
from overseer.tragic.game import Tragic
from overseer.tragic.older import asked_besides
from tests.tragic.table import Table

SAVES = Path(__file__).parents[1] / "saves" / "0.2.0"
RUNNING = [path for path in sorted(SAVES.glob("*.overseer")) if Record.load(path).end is None]


@pytest.mark.parametrize("path", RUNNING, ids=lambda path: path.stem)
def test_every_move_of_then_is_kept_and_only_payments_are_added(path: Path) -> None:
    record = Record.load(path)
    brought = bring_over(record, Tragic(), read_seed(path))
    assert brought.update.left_out == 0

    today = [entry.move for entry in brought.record.entries]
    added = list(today)
    for entry in record.entries:
        added.remove(entry.move)
    assert len(added) == brought.update.filled_in
    assert {move.split()[0] for move in added} <= {"by-hand", "pay"}


@pytest.mark.rule("TR-P1")
def test_it_is_paid_as_the_hand_asked_for_then() -> None:
    table = Table().points(0, "S3 P2 E0 C0 I1 A0 L0")
    table.hand(0, "punch-2", "pistol-shot-2", "research-1", "lookout-1").start()
    cast = table.tables.moves.by_text["cast punch-2"]
    assert asked_besides("tragic-5", table.state, cast) is None

    for wanted in ("by-hand", "pay S"):
        found = asked_besides("tragic-4", table.state, cast)
        assert str(found) == wanted
        table.play(wanted, *(["cast punch-2"] if wanted == "by-hand" else []))

    assert list(table.player().spent) == [3, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("TR-P1")
def test_nothing_is_added_where_both_pay_alike() -> None:
    table = Table().points(0, "S3 P0 E0 C0 I0 A0 L0").hand(0, "punch-2").start()

    assert (
        asked_besides("tragic-4", table.state, table.tables.moves.by_text["cast punch-2"]) is None
    )
