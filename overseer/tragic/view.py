"""What one seat may know of a duel: a copy of the table with the hidden cards taken out."""

from __future__ import annotations

from random import Random
from typing import NewType

from overseer.engine.decision import Decision
from overseer.engine.state import Move, State
from overseer.engine.view import View
from overseer.tragic.describe import describe
from overseer.tragic.guess import deal_unknown
from overseer.tragic.player import UNKNOWN, Player
from overseer.tragic.rules.duel import SETTING_UP, Duel


def traits_sealed(duel: Duel) -> bool:
    """TR-S3: traits lie face down until all have chosen."""
    return duel.phase == SETTING_UP and duel.setting <= duel.seats


def skills_sealed(duel: Duel) -> bool:
    """TR-S4: and so do skills."""
    return duel.phase == SETTING_UP and duel.setting <= 2 * duel.seats + 1


# A duel without what its viewer may not know: by this type nobody takes a whole one for it.
SeenDuel = NewType("SeenDuel", Duel)


def twin_of(duel: SeenDuel) -> SeenDuel:
    """A copy to try something on: what was hidden stays hidden."""
    twin = duel.copy()
    assert isinstance(twin, Duel)
    return SeenDuel(twin)


class TragicView(View):
    """A seat's own cards as they are; of the others' only how many there are."""

    def __init__(self, state: Duel, seat: int | None) -> None:
        super().__init__(seat)
        known = state.copy()
        assert isinstance(known, Duel)
        known.ears = None
        for player in known.players:
            if player.seat != seat:
                _hide(known, player)
        self._position = SeenDuel(known)

    @property
    def position(self) -> SeenDuel:
        return self._position

    @property
    def decision(self) -> Decision | None:
        return self._position.decision

    def moves(self) -> list[Move]:
        return self._position.moves() if self._position.seat == self.seat else []

    def guess(self, rng: Random) -> State:
        state = self._position.copy()
        assert isinstance(state, Duel)
        for player in state.players:
            if player.seat != self.seat:
                deal_unknown(state, player, rng)
        return state

    def encode(self) -> bytes:
        return repr(self.seat).encode() + self._position.encode()

    def data(self) -> dict[str, object]:
        return describe(self._position, self.seat)

    @property
    def secrets(self) -> int:
        hidden = 0
        for player in self._position.players:
            if player.seat != self.seat:
                piles = player.hand + player.tops + player.bottoms + player.looking
                hidden += len([n for n in piles + player.library if n == UNKNOWN])
        return hidden


def _hide(duel: Duel, player: Player) -> None:
    """Take out what only this player knows."""
    unknown = len(player.hand) - len(player.known)
    player.hand = (UNKNOWN,) * unknown + player.known
    player.library = (UNKNOWN,) * len(player.library)
    player.tops = (UNKNOWN,) * len(player.tops)
    player.bottoms = (UNKNOWN,) * len(player.bottoms)
    player.looking = (UNKNOWN,) * len(player.looking)
    player.plan = ()
    if traits_sealed(duel):
        player.traits = ()
    if skills_sealed(duel):
        player.skills = ()
