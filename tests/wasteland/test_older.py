"""Battles of older rules go on, with the ends of activations that nobody was asked about then."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.engine.match import read_seed
from overseer.engine.record import Record
from overseer.engine.update import bring_over
from overseer.wasteland.game import Wasteland

SAVES = Path(__file__).parents[1] / "saves" / "0.3.0"


@pytest.mark.rule("WB-R3")
@pytest.mark.parametrize("path", sorted(SAVES.glob("*.overseer")), ids=lambda path: path.stem)
def test_every_move_of_then_is_kept_and_only_ends_are_added(path: Path) -> None:
    record = Record.load(path)
    assert record.header.rules == "wasteland-3"
    brought = bring_over(record, Wasteland(), read_seed(path))
    assert brought.update.left_out == 0
    assert brought.update.filled_in > 0
    added = [entry.move for entry in brought.record.entries]
    for entry in record.entries:
        added.remove(entry.move)
    assert added == ["end"] * brought.update.filled_in
