"""The result of a battle that people told is corrected: the campaign after it is played again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import overseer
from overseer.engine.correct import Corrected, corrected
from overseer.engine.entries import Written, standing
from overseer.engine.record import Record
from overseer.engine.state import State
from overseer.wasteland.campaign.topics import T_BATTLE, T_FORCE, T_QUEST, T_RESULT

RESULT: Final = "result "
# Nobody takes a quest, musters a force or tells a result for somebody else.
_THEIRS: Final = (T_BATTLE, T_QUEST, T_FORCE, T_RESULT)


def result_numbers(entries: Sequence[Written]) -> list[int]:
    """The numbers (from 0) of the entries that say how a battle ended and stand, in order."""
    return [n for n in standing(entries) if entries[n].move.startswith(RESULT)]


def fills(state: State) -> bool:
    """Whether a new question may be answered in the simplest way for whoever is asked."""
    return state.topic not in _THEIRS


def correction(record: Record, seed: bytes, battle: int, move: str) -> Corrected:
    """A campaign in which a battle (from 1) ended otherwise; a RecordError where it cannot have."""
    game = overseer.game(record.header.game)
    return corrected(record, game, seed, result_numbers(record.entries)[battle - 1], move, fills)
