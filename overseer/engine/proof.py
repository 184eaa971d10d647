"""What a record can be held to besides its moves and seals: its seed, its dice, its first line.

The first line may say that some moves are from older rules, or out of a file, and then no die of
theirs can be checked here. It may not say what cannot have been.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from overseer.engine.entries import TIME
from overseer.engine.game import Game
from overseer.engine.mix import fits, mixed
from overseer.engine.nature import SEED_BYTES, commitment, roll
from overseer.engine.state import NATURE

if TYPE_CHECKING:
    from overseer.engine.record import Record


def claims_fit(record: Record, game: Game) -> bool:
    """Whether what the first line says of updates and of another table can have been."""
    head = record.header
    known = {game.rules_version, *(each.rules for each in game.earlier())}
    if any(each.rules not in known for each in head.updates):
        return False
    found = head.imported
    if found is not None and found.updates > len(head.updates):
        return False
    if head.old_moves > len(record.entries):
        return False
    return found is not None or _rolled(record, head.old_moves) <= head.old_rolls


def _rolled(record: Record, count: int) -> int:
    """How many times the seed was asked at least, for the first entries to stand there."""
    return sum(rolled(entry.seat, entry.move) for entry in record.entries[:count])


def rolled(seat: int, move: str) -> bool:
    """Whether an entry is an answer of chance."""
    return seat == NATURE and move != TIME


def unproved_dice(record: Record) -> int:
    """How many moves of chance the seed says nothing about."""
    return _rolled(record, record.header.old_moves)


def proved_dice(record: Record) -> int:
    """How many moves of chance the seed has to give."""
    return _rolled(record, len(record.entries)) - unproved_dice(record)


def revealed_seed(record: Record) -> bytes | None:
    """The seed in the last line; None when it is not the one of the first, letter by letter."""
    seed = _bytes_of("" if record.end is None else record.end.seed)
    return seed if seed is not None and commitment(seed) == record.header.commitment else None


def mix_fits(record: Record, seed: bytes) -> bool:
    """Whether a mixed seed is what the host had fixed and the revealed shares make together."""
    dice, end = record.header.dice, record.end
    assert end is not None
    if dice is None:
        return not end.host  # nobody has put anything in
    host = _bytes_of(end.host)
    seats = [each.seat for each in dice.shares]
    return (
        host is not None
        and commitment(host) == dice.host
        and len(set(seats)) == len(seats)
        and all(0 <= seat < len(record.header.seats) for seat in seats)
        and all(fits(each) for each in dice.shares)
        and mixed(host, dice.shares) == seed
    )


def dishonest(record: Record, game: Game, seed: bytes) -> int | None:
    """The first move of chance (from 1) that is not what the seed gives; None: there is none.

    The record is known to replay.
    """
    course = record.expected(game)
    old, counter = record.header.old_moves, record.header.old_rolls
    for number, entry in enumerate(record.entries, start=1):
        if number > old and rolled(entry.seat, entry.move):
            state = course.state
            if str(state.chance(roll(seed, counter, state.spread))) != entry.move:
                return number
            counter += 1
        course.carry_out(entry.seat, entry.move)
    return None


def _bytes_of(text: str) -> bytes | None:
    """The bytes that a revealed seed stands for, if it is written as it has to be."""
    try:
        raw = bytes.fromhex(text)
    except ValueError:
        return None
    return raw if len(raw) == SEED_BYTES and raw.hex() == text else None
