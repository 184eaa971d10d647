"""What lies in front of one player, and the floor that is theirs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overseer.shelter.floor import NO_SPACES, Floor

MOST_DWELLERS: Final = 7
START_DWELLERS: Final = 2
NO_ROOMS: Final = bytes(6)
HURT: Final = 1  # in a placed dweller's second byte; its training is stored above this bit


class Player:
    """One seat. `bytes` are replaced, never changed, so copies share them."""

    def __init__(self, source: Player | None, floor: Floor) -> None:
        self.floor: Floor = floor  # what its spaces show now
        if source is None:
            self.stock: i64 = 0  # energy × 49 + food × 7 + water
            self.happiness: i64 = 0
            self.fresh: i64 = START_DWELLERS  # available, healthy, untrained (SH-S3)
            self.trained: i64 = 0  # available, healthy, by letter: bit 1 = S … bit 7 = L
            self.hurt: i64 = 0  # available, wounded, untrained
            self.hurt_trained: i64 = 0  # available, wounded, in a slot, by letter
            self.coming: i64 = 0  # new dwellers that stand on their symbol (SH-Y5)
            self.total: i64 = START_DWELLERS  # all dwellers out of the box
            self.lift: i64 = 0  # whether the own elevator's space is taken
            self.discount: i64 = 0  # mask of cubes that rooms cost less
            self.extra_income: i64 = 0
            self.defeated: i64 = 0  # threats removed
            self.by_rooms: i64 = 0  # happiness by where it came from
            self.by_fights: i64 = 0
            self.by_spaces: i64 = 0
            self.by_items: i64 = 0
            self.lost: i64 = 0  # happiness lost to threats at the end (SH-X2)
            self.placed: bytes = b""  # two bytes a dweller: space; HURT | training << 1
            self.ready: bytes = b""  # item numbers, sorted
            self.spent: bytes = b""  # exhausted items, sorted
            self.rooms: bytes = NO_ROOMS  # room number + 1 by place
            self.threats: bytes = NO_SPACES  # threat number + 1 by space
        else:
            self.stock = source.stock
            self.happiness = source.happiness
            self.fresh = source.fresh
            self.trained = source.trained
            self.hurt = source.hurt
            self.hurt_trained = source.hurt_trained
            self.coming = source.coming
            self.total = source.total
            self.lift = source.lift
            self.discount = source.discount
            self.extra_income = source.extra_income
            self.defeated = source.defeated
            self.by_rooms = source.by_rooms
            self.by_fights = source.by_fights
            self.by_spaces = source.by_spaces
            self.by_items = source.by_items
            self.lost = source.lost
            self.placed = source.placed
            self.ready = source.ready
            self.spent = source.spent
            self.rooms = source.rooms
            self.threats = source.threats

    @property
    def available(self) -> bool:
        """Whether a dweller stands or lies in front of the player (SH-P8)."""
        return self.fresh + self.trained + self.hurt + self.hurt_trained > 0

    def encode(self) -> bytes:
        """Everything, as canonical bytes."""
        numbers = (
            self.stock // 256,
            self.stock % 256,
            self.happiness,
            self.fresh,
            self.trained,
            self.hurt,
            self.hurt_trained,
            self.coming,
            self.total,
            self.lift,
            self.discount,
            self.extra_income,
            self.defeated,
            self.by_rooms,
            self.by_fights,
            self.by_spaces,
            self.by_items,
            self.lost,
        )
        head = ",".join([str(n) for n in numbers]).encode()
        rows = (self.placed, self.ready, self.spent, self.rooms, self.floor.kinds, self.threats)
        return head + b"|" + b"|".join([row.hex().encode() for row in rows])
