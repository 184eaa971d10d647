"""A process that tries decks out: it plays games of bots while the table itself goes first.

    python -m overseer.server.works.trial_process     # speaks frames on standard input and output

It ends with whoever started it. The processes that move people's bots are others, so that nobody
who plays waits for a trial.
"""

from __future__ import annotations

import os
from functools import lru_cache
from typing import Final

import msgspec

from overseer.lab.sim import Plan
from overseer.lab.trials import Goldfish, goldfish, play_deal, trial_plan
from overseer.server.bots.pipe import serve
from overseer.tragic.cards.file import standard
from overseer.tragic.decks.file import deck_of

NICE: Final = 5  # people's bots and the table itself go first


class TrialJob(msgspec.Struct, frozen=True):
    """What is asked: one deal of a trial, or a duel against somebody who only passes."""

    id: int
    deck: str  # the file
    format: str = ""
    games: int = 0
    seed: bytes = b""
    start: int = 0  # the number of the first game; where `games` is 0: the duel
    lang: str = "en"


class TrialDone(msgspec.Struct, frozen=True):
    """What came out."""

    id: int
    won: dict[str, tuple[int, int]] = {}  # by ready deck: games, and parts of wins
    goldfish: Goldfish | None = None
    failed: str = ""


def answer(job: TrialJob) -> TrialDone:
    """Play what is asked for."""
    if not job.games:
        deck = deck_of(job.deck, standard())
        return TrialDone(job.id, goldfish=goldfish(deck, job.deck, job.seed, job.lang))
    return TrialDone(job.id, play_deal(_plan(job.deck, job.format, job.games, job.seed), job.start))


@lru_cache(maxsize=32)
def _plan(deck: str, format: str, games: int, seed: bytes) -> Plan:
    return trial_plan(deck, format, games, int.from_bytes(seed[:7], "big"))


def answered(raw: bytes) -> bytes:
    """The answer to a message."""
    job = msgspec.msgpack.decode(raw, type=TrialJob)
    try:
        done = answer(job)
    except Exception as error:  # the trial ends, and says so
        done = TrialDone(job.id, failed=type(error).__name__)
    return msgspec.msgpack.encode(done)


if __name__ == "__main__":
    os.nice(NICE)
    serve(answered)
