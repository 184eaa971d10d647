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


def begun(set_up: SetUp, rows: bytes = b"") -> tuple[Desk, Done]:
    """A match at its beginning; a saved game, taken in before, goes on where it stood."""
    if not rows:
        return Desk.begin(set_up)
    desk, raw = _opened(set_up, rows)
    return desk, Done(raw, 1, desk.standing)


def taken_in(set_up: SetUp) -> tuple[SetUp, bytes]:
    """A saved game as its new table has it, and its log: every move is carried out, and told."""
    game = overseer.game(set_up.game)
    record = Record.decode(set_up.save, "")
    if outdated(record, game):  # a release came while people sat down
        record = bring_over(record, game, set_up.seed).record
    record = adopted(record, game, set_up.seed, set_up.dice, set_up.casual)
    lean = msgspec.structs.replace(set_up, save=b"", header=record.header)
    return lean, packed(told_steps(record, game))


def with_its_log(set_up: SetUp, past: Sequence[Step]) -> tuple[Desk, bytes]:
    """A match that was made by other means than playing it here, and its whole log, to be kept."""
    return _opened(set_up, packed(past))


def _opened(set_up: SetUp, raw: bytes) -> tuple[Desk, bytes]:
    desk = Desk.open(set_up, [raw])
    if desk.unkept:  # today's helpers, or chance, have answered something at once
        raw = msgspec.msgpack.encode(logged_steps.decode(raw) + logged_steps.decode(desk.unkept))
    return desk, raw
