"""What one seat may know of a battle: all but what the other side alone has seen."""

from __future__ import annotations

from random import Random
from typing import NewType, cast

from overseer.engine.decision import Decision
from overseer.engine.state import Move, State
from overseer.engine.view import View
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import UNKNOWN, Marker
from overseer.wasteland.battle.views.describe import described
from overseer.wasteland.battle.views.secrets import deal_fortune, mask_fortune
from overseer.wasteland.words import NONE

# A battle without what its viewer may not know: by this type nobody takes a whole one for it.
SeenBattle = NewType("SeenBattle", Battle)


class WastelandView(View):
    """A masked copy of the battle: contents that only others know lie in the stock again."""

    def __init__(self, battle: Battle, seat: int | None) -> None:
        super().__init__(seat)
        self._position = SeenBattle(cast(Battle, battle.copy()))
        veiled = battle.rules.veiled(battle, seat)
        if veiled is not None:
            self._position.tables = veiled
        side = NONE if seat is None else battle.sides[seat]
        self.masked: tuple[int, ...] = mask(self._position, side)
        self.held: int = mask_fortune(self._position, seat)  # boosts, quests, cards of others
        self.side: int = side
        self.kept: int = battle.rules.mask(self._position, side)  # the scenario's own secrets

    @property
    def position(self) -> SeenBattle:
        return self._position

    @property
    def decision(self) -> Decision | None:
        return self._position.decision

    def moves(self) -> list[Move]:
        if self._position.seat != self.seat:
            return []
        return self._position.moves()

    def guess(self, rng: Random) -> State:
        guessed = cast(Battle, self._position.copy())
        imagined = guessed.rules.imagined(guessed, rng)
        if imagined is not None:
            guessed.tables = imagined
        for number in self.masked:
            marker = guessed.markers[number]
            stock = list(guessed.stocks[marker.kind])
            pick = rng.randrange(sum([n for _, n in stock]))
            for place in range(len(stock)):
                what, n = stock[place]
                if pick < n:
                    marker.content = what
                    stock[place] = (what, n - 1)
                    break
                pick -= n
            put_stock(guessed, marker.kind, tuple(stock))
        if self.held:
            deal_fortune(guessed, rng)
        if self.kept:
            guessed.rules.deal(guessed, self.side, rng)
        return guessed

    def encode(self) -> bytes:
        return self._position.encode()

    def data(self) -> dict[str, object]:
        return described(self._position)

    @property
    def secrets(self) -> int:
        return len(self.masked) + self.held + self.kept


def hidden_from(marker: Marker, side: int) -> bool:
    """Whether a side does not know what another one has seen under a marker."""
    if marker.content == UNKNOWN or marker.open:
        return False
    return side == NONE or not (marker.seen >> side) & 1


def mask(battle: Battle, side: int) -> tuple[int, ...]:
    """Put back into the stock what a side does not know; the numbers of those markers."""
    masked = []
    for marker in battle.markers:
        if hidden_from(marker, side):
            masked.append(marker.number)
            stock = []
            found = False
            for what, n in battle.stocks[marker.kind]:
                found = found or what == marker.content
                stock.append((what, n + 1 if what == marker.content else n))
            if not found:
                stock.append((marker.content, 1))
            put_stock(battle, marker.kind, tuple(sorted(stock)))
            marker.content = UNKNOWN
    return tuple(masked)


def put_stock(battle: Battle, kind: int, stock: tuple[tuple[int, int], ...]) -> None:
    """Exchange the stock of a kind of markers."""
    stocks = battle.stocks
    battle.stocks = (*stocks[:kind], stock, *stocks[kind + 1 :])
