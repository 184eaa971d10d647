"""Dice that nobody can choose alone, not even the host: a seed mixed from everybody's own.

Before the first move the host fixes a seed by its hash, and so does every seat that wants to with a
share of its own. Then the shares are revealed. The match is played with what the host's seed and
all revealed shares make together. At the end the host's seed is revealed, and everybody can mix
them again.

It proves that nobody could choose the dice alone. It does not prove that the host did not look at
them while the match was played.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Final

import msgspec

SHARE_BYTES: Final = 32


class Share(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """What a seat put into the dice."""

    seat: int
    commitment: str
    share: str = ""  # in hex; empty: it was never revealed, and counts for nothing


class Dice(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How the seed of a match was mixed."""

    host: str  # what the host had fixed before any share was revealed
    shares: list[Share]


def share_commitment(share: bytes) -> str:
    """What a seat publishes first: it fixes its share without telling it."""
    return sha256(b"overseer share " + share).hexdigest()


def mixed(host: bytes, shares: Sequence[Share]) -> bytes:
    """The seed that the host's and all revealed shares make together."""
    parts = [f"{each.seat}:{each.share};".encode() for each in shares if each.share]
    return blake2b(b"".join(parts), digest_size=32, key=host, person=b"overseer mix").digest()


def fits(share: Share) -> bool:
    """Whether a share is the one that its seat had fixed; one that was not revealed is."""
    if not share.share:
        return True
    try:
        raw = bytes.fromhex(share.share)
    except ValueError:
        return False
    exact = len(raw) == SHARE_BYTES and raw.hex() == share.share
    return exact and share_commitment(raw) == share.commitment
