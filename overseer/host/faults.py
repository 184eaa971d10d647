"""Turns that strangers' bots have lost, for whoever reads along."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from overseer.bots.strangers.outside import Fault, Stranger, fault_text
from overseer.engine.bot import Bot

__all__ = ["Fault", "fault_text", "faults_of", "new_faults"]


def new_faults(bots: Sequence[Bot | None], told: dict[int, int]) -> Iterator[tuple[Bot, Fault]]:
    """What has not been told yet, by seat; `told` remembers how much has."""
    for seat, bot in enumerate(bots):
        faults = faults_of(bot)
        for fault in faults[told.get(seat, 0) :]:
            assert bot is not None
            yield bot, fault
        told[seat] = len(faults)


def faults_of(bot: Bot | None) -> list[Fault]:
    """Why a bot lost its turns; none of ours ever does."""
    return bot.faults if isinstance(bot, Stranger) else []
