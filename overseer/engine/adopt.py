"""A saved game goes on at another table, with the dice of that table.

Nobody there knows the seed of the file, and whoever brings it does: so the table draws a new one.
The moves of then stay as they are, every one of them; what the record says about them, and what
it cannot say, stands in its header (`Imported`).
"""

from __future__ import annotations

import msgspec

from overseer.engine.game import Game
from overseer.engine.mix import Dice
from overseer.engine.nature import commitment
from overseer.engine.record import Imported, Record


def adopted(
    record: Record, game: Game, seed: bytes, dice: Dice | None = None, casual: bool = False
) -> Record:
    """A running record of today's rules, known to be legal, with the seed of its new table.

    `casual`: one may go back over the answers of others from now on, if that was not so before.
    """
    head = record.header
    imported = Imported(
        commitment=head.commitment,
        link=record.entries[-1].link if record.entries else record.first_link,
        moves=len(record.entries),
        updates=len(head.updates),
    )
    made = Record(
        msgspec.structs.replace(
            head,
            commitment=commitment(seed),
            casual=head.casual or casual,
            dice=dice,
            imported=imported,
        )
    )
    course = record.expected(game)
    for entry in record.entries:
        text = course.spelled(entry.move)
        course.carry_out(entry.seat, text)
        made.add(entry.seat, text, course.state)
    return made
