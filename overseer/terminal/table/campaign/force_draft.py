"""A force in the making: every change is asked for, and can be taken back."""

from __future__ import annotations

from overseer.terminal.table.campaign.campaign_play import CampaignPlay
from overseer.voice.campaign.given import CampaignAnswer, Muster, Offer
from overseer.voice.given import Why


class ForceDraft:
    """What is brought into the next battle, before it is settled."""

    def __init__(self, play: CampaignPlay) -> None:
        self._play = play
        self._answer = play.ask("muster")
        self._past: list[CampaignAnswer] = []
        self._fault: Why | None = None  # why the last change could not be made

    @property
    def now(self) -> Muster:
        """The force as it is."""
        assert self._answer.muster is not None, "a force is asked for"
        return self._answer.muster

    @property
    def rows(self) -> list[str]:
        """Its units, and behind them its boosts."""
        return [*self.now.units, *self.now.boosts]

    @property
    def at(self) -> int:
        """The row to look at."""
        return self.now.at

    @property
    def wrong(self) -> Why | None:
        """Why it cannot be brought as it is, or could not be changed."""
        return self._fault or next(iter(self._answer.why_not), None)

    def add(self, offer: Offer, at: int) -> None:
        """Add something, to the unit in a row where that matters."""
        self._change(f"add {offer.kind} {offer.id} {at}")

    def remove(self, at: int) -> None:
        """One model of a unit goes, the unit with its last, or a boost."""
        self._change(f"remove {at}")

    def undo(self) -> None:
        """As it was before the last change."""
        self._fault = None
        if self._past:
            self._answer = self._past.pop()

    def _change(self, words: str) -> None:
        answer = self._play.ask(f"muster {self.now.code} {words}")
        self._fault = None
        if answer.muster is None:
            self._fault = next(iter(answer.why_not), None)
        else:
            self._past.append(self._answer)
            self._answer = answer
