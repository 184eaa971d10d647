"""A told entry of an unfinished match reads otherwise now: everything after it is played again.

What still fits is kept, chance's moves too; what does not is left out, and questions that are new
are answered in the simplest way, or left to people. The header of the new record says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from overseer.engine.entries import is_move, sealed_move, standing
from overseer.engine.game import Game
from overseer.engine.record import Entry, Record, RecordError, Update
from overseer.engine.refusal import Refusal
from overseer.engine.state import NATURE, Move, State
from overseer.engine.update import Journey, written


class Corrected(NamedTuple):
    """A record with another entry, and what became of those after it."""

    record: Record
    left_out: tuple[int, ...]  # entries of the old record, from 0, that fit no longer
    filled_in: tuple[int, ...]  # entries of the new one that nobody had made


class Correction(Journey):
    """A record on its way after one of its entries was corrected."""

    def __init__(
        self,
        game: Game,
        record: Record,
        seed: bytes,
        number: int,
        move: str,
        fills: Callable[[State], bool],
    ) -> None:
        head = record.header
        changed = Record(head)
        changed.entries = list(record.entries)
        old = changed.entries[number]
        changed.entries[number] = Entry(old.seat, move, old.link)
        super().__init__(game, head, game.new(len(head.seats), head.options), seed, changed)
        self.fills = fills
        stand = standing(changed.entries)
        self.numbers = [n for n in stand if sealed_move(changed.entries[n].move) is None]
        self.gone: tuple[int, ...] = ()
        self.new: tuple[int, ...] = ()

    def _answers(self) -> list[Move]:
        """Chance's; for people the simplest, where that decides nothing of theirs."""
        if self.state.seat == NATURE:
            return super()._answers()
        return [self.game.idle(self.state)] if self.fills(self.state) else []

    def _fill_in(self, move: Move) -> None:
        self.new = (*self.new, len(self.steps))
        super()._fill_in(move)

    def _leave_out(self) -> None:
        self.gone = (*self.gone, self.numbers[self.at])
        super()._leave_out()


def corrected(
    record: Record,
    game: Game,
    seed: bytes,
    number: int,
    move: str,
    fills: Callable[[State], bool],
) -> Corrected:
    """An unfinished record in which the entry of a number (from 0) reads otherwise.

    `fills`: whether a question that is new may be answered for people. A RecordError when the
    entry does not stand, or cannot read like that.
    """
    head = record.header
    if number not in standing(record.entries) or not is_move(move):
        raise RecordError(Refusal("OV-N1", "notation", {"text": move[:60]}))
    journey = Correction(game, record, seed, number, move, fills)
    while journey.at < len(journey.numbers) and journey.numbers[journey.at] < number:
        journey.take(journey.entries[journey.at])
    _judge(journey, move)
    journey.run()
    gone = (*journey.gone, *journey.numbers[journey.at :])
    update = Update(
        rules=head.rules,
        cards=head.cards,
        link=record.entries[-1].link,
        moves=len(journey.steps),
        rolls=journey.rolls,
        left_out=len(gone),
        filled_in=len(journey.new),
        corrected=True,
    )
    header = msgspec.structs.replace(head, updates=[*head.updates, update])
    return Corrected(written(game, header, journey.steps), gone, journey.new)


def _judge(journey: Correction, move: str) -> None:
    """Refuse a correction that does not fit where it stands."""
    game, state = journey.game, journey.state
    refusal = state.refusal(game.parse(move, journey.header.options))
    if refusal is not None:
        raise RecordError(refusal)
