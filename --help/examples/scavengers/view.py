"""What a seat of Scavengers may know: a state of its own in which the unknown was taken out."""

from __future__ import annotations

from dataclasses import asdict, replace
from random import Random
from typing import TYPE_CHECKING

from overseer.engine import Decision, Move, View

from .moves import GEAR
from .pieces import UNKNOWN, changed

if TYPE_CHECKING:
    from .state import Scavenging


class ScavengersView(View):
    """The hands of others lie back in their libraries; only how many cards they hold is kept."""

    def __init__(self, state: Scavenging, seat: int | None) -> None:
        super().__init__(seat)
        self._known = state.copy()
        self._others = [other for other in (0, 1) if other != seat]
        self._held = [sum(each.hand) for each in state.who]
        self._sealed: list[int] = []  # who chose gear that is not ours to know yet
        choosing = any(each.gear == UNKNOWN for each in state.who)
        for other in self._others:
            who = state.who[other]
            pile = tuple(map(sum, zip(who.hand, who.library, strict=True)))
            if choosing and who.gear != UNKNOWN:
                self._sealed.append(other)
                who = replace(who, gear=UNKNOWN)
            self._known.who[other] = replace(who, hand=(0, 0, 0), library=pile)

    @property
    def decision(self) -> Decision | None:
        return self._known.decision

    def moves(self) -> list[Move]:
        return self._known.moves() if self.seat == self._known.seat else []

    def guess(self, rng: Random) -> Scavenging:
        state = self._known.copy()
        for other in self._others:
            who = state.who[other]
            hand, library = who.hand, who.library
            unseen = [card for card, n in enumerate(library) for _ in range(n)]
            for card in rng.sample(unseen, self._held[other]):
                hand, library = changed(hand, card, 1), changed(library, card, -1)
            gear = rng.randrange(len(GEAR)) if other in self._sealed else who.gear
            state.who[other] = replace(who, gear=gear, hand=hand, library=library)
        return state

    def encode(self) -> bytes:
        return repr((self.seat, self._held, self._sealed)).encode() + self._known.encode()

    @property
    def secrets(self) -> int:
        hidden = len(self._sealed)
        for other in self._others:
            unseen = self._known.who[other].library
            if self._held[other] < sum(unseen) and sum(map(bool, unseen)) > 1:
                hidden += self._held[other]
        return hidden

    def data(self) -> dict[str, object]:
        known = self._known
        table = {"turn": known.turn, "caches": known.caches, "chain": known.chain}
        return {**table, "held": self._held, "players": [asdict(each) for each in known.who]}
