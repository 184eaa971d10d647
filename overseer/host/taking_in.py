"""How a match begins at a desk that has a past already: a saved game, taken in with new dice."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import overseer
from overseer.engine.adopt import adopted
from overseer.engine.extract import Step
from overseer.engine.record import Record
from overseer.engine.update import bring_over, outdated
from overseer.host.desk import Desk, Done, SetUp
from overseer.host.sitting import told_steps
from overseer.host.step_codec import logged_steps, packed


def begun(set_up: SetUp) -> tuple[Desk, Done]:
    """A match at its beginning; a saved game goes on exactly where it stood."""
    return _taken_in(set_up) if set_up.save else Desk.begin(set_up)


def _taken_in(set_up: SetUp) -> tuple[Desk, Done]:
    game = overseer.game(set_up.game)
    record = Record.decode(set_up.save, "")
    if outdated(record, game):  # a release came while people sat down
        record = bring_over(record, game, set_up.seed).record
    record = adopted(record, game, set_up.seed, set_up.dice, set_up.casual)
    lean = msgspec.structs.replace(set_up, save=b"", header=record.header)
    desk, raw = with_its_log(lean, told_steps(record, game))
    return desk, Done(raw, 1, desk.standing)


def with_its_log(set_up: SetUp, past: Sequence[Step]) -> tuple[Desk, bytes]:
    """A match that was made by other means than playing it here, and its whole log, to be kept."""
    raw = packed(past)
    desk = Desk.open(set_up, [raw])
    if desk.unkept:  # today's helpers, or chance, have answered something at once
        raw = msgspec.msgpack.encode(logged_steps.decode(raw) + logged_steps.decode(desk.unkept))
    return desk, raw
