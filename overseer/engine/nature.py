"""Honest dice: NATURE's integers come from a secret seed whose hash is published first."""

from __future__ import annotations

import secrets
from hashlib import blake2b, sha256
from typing import Final

from overseer.engine.refusal import BadOption, Refusal

SEED_BYTES: Final = 32
LARGEST_SEED: Final = 2**63 - 1


def fresh_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def numbered_seed(number: int) -> bytes:
    """The seed that a user's small number stands for, so that runs can be repeated."""
    if not 0 <= number <= LARGEST_SEED:
        raise BadOption(Refusal("OV-N2", "seed", {"most": str(LARGEST_SEED)}))
    return blake2b(number.to_bytes(8, "big"), digest_size=SEED_BYTES, person=b"overseer").digest()


def commitment(seed: bytes) -> str:
    """What is published before the first move: it fixes the seed without telling it."""
    return sha256(b"overseer seed " + seed).hexdigest()


def roll(seed: bytes, counter: int, spread: int) -> int:
    """The counter-th integer below `spread`, uniform (a biased tail is thrown again)."""
    limit = (1 << 64) - (1 << 64) % spread
    attempt = 0
    while True:
        block = counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        number = int.from_bytes(blake2b(block, digest_size=8, key=seed).digest(), "big")
        if number < limit:
            return number % spread
        attempt += 1


def inner_seed(seed: bytes, number: int, attempt: int) -> bytes:
    """The seed of a match that another one leads to, as strong as that one's own; what is played
    once more is played with other dice. It tells nothing about the dice of either."""
    block = number.to_bytes(8, "big") + attempt.to_bytes(8, "big")
    return blake2b(block, digest_size=SEED_BYTES, key=seed, person=b"inner match").digest()


def waiting(seed: bytes, number: int, spread: int) -> int:
    """An integer below `spread` for a while to wait after so many entries: nobody can foretell it,
    and it tells nothing about the dice."""
    raw = blake2b(number.to_bytes(8, "big"), digest_size=8, key=seed, person=b"waiting").digest()
    return int.from_bytes(raw, "big") % spread


def bot_seed(seed: bytes, seat: int, number: int) -> int:
    """What the bot of a seat draws from after so many entries; it tells nothing about the dice."""
    block = seat.to_bytes(2, "big") + number.to_bytes(6, "big")
    raw = blake2b(block, digest_size=7, key=seed, person=b"bot's entry").digest()
    return int.from_bytes(raw, "big")
