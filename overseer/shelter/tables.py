"""A card set compiled to tables of small integers, so that the rules never look at a card.

A *kind* is what a space shows (of a room, an elevator or a threat); a *row* is a list of rewards.
Kind, room, item and threat numbers start at 1 in `bytes` on the board; 0 is nothing there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from overseer.shelter.card import EARLIER, CardSet, Cubes, Item, Room, Space, Symbol
from overseer.shelter.cards.file import earlier, load_text, standard
from overseer.shelter.moves import (
    LETTERS,
    PAIRS,
    SINGLES,
    STOCKS,
    WHO,
    Catalogue,
    ShelterMove,
    cubes_text,
)

# Rewards, as two bytes in a row's code: what, and how much or which.
ENERGY: Final = 1
FOOD: Final = 2
WATER: Final = 3
ANY: Final = 4
HAPPINESS: Final = 5
ITEM: Final = 6
READY_ITEM: Final = 7
DWELLER: Final = 8
FIRST_PLAYER: Final = 9
BUILD_FREE: Final = 10
BUILD_PAID: Final = 11  # argument: the happiness printed with it (SH-Q10)
TRAINING: Final = 12  # argument: 1…7 a letter, 8 free choice
HEALING: Final = 13
REFRESH: Final = 14  # argument: 0 items, 1 rooms
TRADING: Final = 15  # argument: the trade
AGAIN: Final = 16
DRILL: Final = 17  # an item's training: at once, for a dweller in front of the player
CARE: Final = 18  # an item's healing: any wounded dweller of the player
FREE_CHOICE: Final = 8

# When an item works.
TURN: Final = 1
BEFORE_FIGHT: Final = 2
REROLL: Final = 3
LOST: Final = 4
APPEAR: Final = 5
INCOME: Final = 6
ON_BUILD: Final = 7
ON_WIN: Final = 8
RECALL: Final = 9
DISCOUNT: Final = 10
END: Final = 11
WHEN: Final = {
    "turn": TURN,
    "fight": BEFORE_FIGHT,
    "reroll": REROLL,
    "lost": LOST,
    "appear": APPEAR,
    "income": INCOME,
    "build": ON_BUILD,
    "win": ON_WIN,
    "recall": RECALL,
    "discount": DISCOUNT,
    "end": END,
}
PER: Final = (
    "room",
    "dweller",
    "trained",
    "item",
    "cube",
    "energy",
    "food",
    "water",
    "threat",
    "calm",
)

_PLAIN: Final = {
    "energy": ENERGY,
    "food": FOOD,
    "water": WATER,
    "any": ANY,
    "happiness": HAPPINESS,
}
_QUICK: Final = ("energy", "food", "water", "happiness")
_ONE_BY_ONE: Final = {
    "item": ITEM,
    "ready": READY_ITEM,
    "dweller": DWELLER,
    "first": FIRST_PLAYER,
    "again": AGAIN,
}

_WHO: Final = {
    (False, False): 0,
    (False, True): SINGLES // 2,
    (True, False): SINGLES,
    (True, True): SINGLES + PAIRS,
}

# How a space answers somebody with a given stock: see `Tables.fits`.
CLOSED: Final = 0
OPEN: Final = 1  # to any healthy dweller
SICKBAY: Final = 2  # to any wounded one
PAIRED: Final = 3  # to two healthy ones
SPECIAL: Final = 4  # more than cubes and dwellers decides
ALL: Final = 4095  # every space of a floor in a mask

# How a room's spaces share the numbers of its place (SH-Q9): see `Tables.hit`.
ONE_SPACE: Final = 0
TWO_SPACES: Final = 1
LEFT_LINKED: Final = 2  # of two spaces only the left one is linked …
RIGHT_LINKED: Final = 3  # … or only the right one
LAYOUTS: Final = 4


def stock_number(cubes: Cubes) -> int:
    """Three amounts as one number."""
    return cubes[0] * 49 + cubes[1] * 7 + cubes[2]


def pays(stock: i64, e: i64, f: i64, w: i64, more: i64) -> bool:
    """Whether a stock has these cubes and, besides them, `more` of any kind."""
    e = stock // 49 - e
    f = stock // 7 % 7 - f
    w = stock % 7 - w
    return e >= 0 and f >= 0 and w >= 0 and e + f + w >= more


class Kind:
    """What one space asks and gives."""

    def __init__(self, space: Space, row: int, threat: bool) -> None:
        cubes = {"energy": 0, "food": 0, "water": 0, "any": 0, "item": 0, "wound": 0, "build": 0}
        for symbol in space.cost:
            cubes[symbol.kind] += symbol.n
        self.energy: Final = cubes["energy"]
        self.food: Final = cubes["food"]
        self.water: Final = cubes["water"]
        self.any: Final = cubes["any"]
        self.items: Final = cubes["item"]
        self.wounds: Final = cubes["wound"] > 0
        self.builds: Final = cubes["build"] > 0
        self.letter: Final = LETTERS.index(space.letter) + 1 if space.letter else 0
        self.linked: Final = space.linked
        self.wounded: Final = space.wounded
        # Where the numbers of those begin who may go there (`parties`).
        self.who: Final = _WHO[(space.linked, space.wounded)]
        self.fight: Final = space.fight
        self.threat: Final = threat
        self.row: Final = row
        self.stock: Final = stock_number((self.energy, self.food, self.water))
        self.space: Final = space
        # Nothing to decide and nothing to roll: only cubes and happiness change hands.
        self.quick: Final = (
            not self.any
            and not self.items
            and not self.wounds
            and not self.builds
            and not self.fight
            and all(symbol.kind in _QUICK for symbol in space.reward)
        )

    def payable(self, stock: int) -> bool:
        """Whether `stock` pays the printed cubes (a room's price comes on top)."""
        return pays(stock, self.energy, self.food, self.water, self.any)

    def fits(self, stock: int) -> int:
        """How the space answers somebody with that stock."""
        if not self.payable(stock):
            return CLOSED
        if self.items > 0 or self.builds or (self.linked and self.wounded):
            return SPECIAL
        return SICKBAY if self.wounded else PAIRED if self.linked else OPEN


class ItemTable:
    """What one item does."""

    def __init__(self, item: Item, row: int) -> None:
        pay = {"energy": 0, "food": 0, "water": 0, "any": 0, "item": 0}
        for symbol in item.pay:
            pay[symbol.kind] += symbol.n
        self.when: Final = WHEN[item.when]
        self.energy: Final = pay["energy"]
        self.food: Final = pay["food"]
        self.water: Final = pay["water"]
        self.any: Final = pay["any"]
        self.items: Final = pay["item"]
        self.stock: Final = stock_number((self.energy, self.food, self.water))
        self.row: Final = row
        self.bonus: Final = item.bonus
        self.discount: Final = (
            1 << ("energy", "food", "water").index(item.discount) if item.discount else 0
        )
        self.per: Final = PER.index(item.per) if item.per else -1
        self.each: Final = item.each
        self.happiness: Final = item.happiness
        self.most: Final = item.most
        self.card: Final = item


class RoomTable:
    """What building one room costs and shows."""

    def __init__(self, room: Room, kinds: list[int]) -> None:
        self.kinds: Final = bytes((*kinds, 0)[:2])
        self.two: Final = len(kinds) == 2
        self.layout: Final = _layout(room)
        # The price under each mask of discounts (SH-P3: never below nothing).
        self.energy: Final = bytes(max(0, room.cost[0] - (mask & 1)) for mask in range(8))
        self.food: Final = bytes(max(0, room.cost[1] - (mask >> 1 & 1)) for mask in range(8))
        self.water: Final = bytes(max(0, room.cost[2] - (mask >> 2 & 1)) for mask in range(8))
        # payable[mask][stock]: whether a stock pays that price.
        self.payable: Final = [
            bytes(
                [
                    int(pays(stock, self.energy[mask], self.food[mask], self.water[mask], 0))
                    for stock in range(STOCKS)
                ]
            )
            for mask in range(8)
        ]
        self.card: Final = room


class Tables:
    """Everything the rules need to know of a card set."""

    def __init__(self, cards: CardSet) -> None:
        self.cards: Final = cards
        self._rows: dict[bytes, int] = {}
        self._trades: dict[tuple[int, int], int] = {}
        self.trade_give: list[int] = []
        self.trade_take: list[int] = []
        self.kinds: list[Kind] = []
        self.add_kind(Space((), ()), False)  # number 0: nothing there
        self.red: list[Room] = sorted((r for r in cards.rooms if r.red), key=lambda r: r.place)
        others = [room for room in cards.rooms if not room.red]
        self.rooms: list[RoomTable] = [
            RoomTable(room, [self.add_kind(space, False) for space in room.spaces])
            for room in self.red + others
        ]
        lifts = [lift.space for lift in cards.elevators if lift.space is not None]
        self.lifts = bytes(self.add_kind(space, False) for space in lifts)
        self.threats = bytes(self.add_kind(card.space, True) for card in cards.threats)
        self.items: list[ItemTable] = [
            ItemTable(item, self.add_row(item.gain, False, True)) for item in cards.items
        ]
        self.item_when = bytes(item.when for item in self.items)
        self.handy: int = self.item_when.count(TURN)  # items below this number work at any time
        # Decks as sorted bytes of card numbers (0-based); a deck is a multiset.
        self.item_deck = b"".join(bytes([n]) * c.copies for n, c in enumerate(cards.items))
        self.threat_deck = b"".join(bytes([n]) * c.copies for n, c in enumerate(cards.threats))
        self.room_deck = b"".join(bytes([n + 6]) * c.copies for n, c in enumerate(others))
        # Kinds that bring a new dweller, for bots that save up for one.
        self.recruits = bytes(
            int(any(symbol.kind == "dweller" for symbol in kind.space.reward))
            for kind in self.kinds
        )
        # fits[stock] translates a row of kinds to a row of answers.
        self.fits: list[bytes] = [
            bytes([kind.fits(s) for kind in self.kinds]).ljust(256, b"\0") for s in range(STOCKS)
        ]
        self.hit = _hits(cards.columns)
        self.moves = Catalogue(
            [table.card.id for table in self.rooms],
            [item.id for item in cards.items],
            [threat.id for threat in cards.threats],
            [
                f"{cubes_text(give).replace(' ', '')}>{cubes_text(take).replace(' ', '')}"
                for give, take in zip(self.trade_give, self.trade_take, strict=True)
            ],
        )
        self.rows: list[bytes] = list(self._rows)
        self.halves = _halves(self.moves.place)
        self.gain_choices = _choices(self.moves.gain, gain=True)
        self.pay_choices = _choices(self.moves.pay, gain=False)
        self.cubes = bytes(s // 49 + s // 7 % 7 + s % 7 for s in range(STOCKS))

    def add_kind(self, space: Space, threat: bool) -> int:
        """The number of what a space shows."""
        paid = any(symbol.kind == "build" for symbol in space.cost)
        self.kinds.append(Kind(space, self.add_row(space.reward, paid, False), threat))
        return len(self.kinds) - 1

    def add_row(self, symbols: tuple[Symbol, ...], paid: bool, item: bool) -> int:
        """The number of a row of rewards."""
        code = bytearray()
        for at, symbol in enumerate(symbols):
            kind, n = symbol.kind, symbol.n
            if kind == "happiness" and paid and at > 0 and symbols[at - 1].kind == "build":
                code[-1] = n  # SH-Q10: it belongs to the build before it
            elif kind in _PLAIN:
                code += bytes((_PLAIN[kind], n))
            elif kind in _ONE_BY_ONE:
                code += bytes((_ONE_BY_ONE[kind], 1)) * n
            elif kind == "build":
                code += bytes((BUILD_PAID if paid else BUILD_FREE, 0)) * n
            elif kind == "train":
                letter = LETTERS.index(symbol.arg) + 1 if symbol.arg else FREE_CHOICE
                code += bytes((DRILL if item else TRAINING, letter))
            elif kind == "heal":
                code += bytes((CARE if item else HEALING, 0))
            elif kind == "refresh":
                code += bytes((REFRESH, int(symbol.arg == "rooms")))
            elif kind == "trade":
                code += bytes((TRADING, self.add_trade(symbol.give, symbol.take)))
            else:
                raise ValueError(kind)
        return self._rows.setdefault(bytes(code), len(self._rows))

    def add_trade(self, give: Cubes, take: Cubes) -> int:
        """The number of a trade's way forward; the way back is the next one."""
        ways = (stock_number(give), stock_number(take))
        if ways not in self._trades:
            self._trades[ways] = len(self.trade_give)
            self.trade_give += ways
            self.trade_take += (ways[1], ways[0])
        return self._trades[ways]


@lru_cache(maxsize=8)
def tables_of(source: str) -> Tables:
    """The tables of a card set: "standard", an earlier one, or the text of a card file."""
    if source == "standard":
        return Tables(standard())
    return Tables(earlier(source) if source in EARLIER else load_text(source))


def _halves(place: list[ShelterMove]) -> list[list[ShelterMove]]:
    """Placements of one dweller by (dweller × 10 + half floor) × 64 + mask of its six spaces."""
    return [
        [place[(half * 6 + at) * WHO + who] for at in range(6) if mask >> at & 1]
        for who in range(SINGLES)
        for half in range(10)
        for mask in range(64)
    ]


def _choices(moves: list[ShelterMove], gain: bool) -> list[list[ShelterMove]]:
    """By n × 343 + stock: the combinations of n cubes that the stock has (room for)."""
    found: list[list[ShelterMove]] = []
    for n in range(7):
        of_n = [s for s in range(STOCKS) if s // 49 + s // 7 % 7 + s % 7 == n]
        for stock in range(STOCKS):
            e, f, w = stock // 49, stock // 7 % 7, stock % 7
            if gain:
                e, f, w = 6 - e, 6 - f, 6 - w
            fitting = (s for s in of_n if s // 49 <= e and s // 7 % 7 <= f and s % 7 <= w)
            found.append([moves[s] for s in fitting] if n else [])
    return found


def _hits(columns: tuple[tuple[int, ...], ...]) -> bytes:
    """SH-Q9, by number × 4 + the room's layout: the space of a floor + 1, or 0 for none."""
    found = bytearray(13 * LAYOUTS)
    for place, numbers in enumerate(columns):
        left = place * 2 + 1
        for n, number in enumerate(numbers):
            # With fewer numbers than spaces, the space next to the elevator has none.
            slot = 1 if place >= 3 and len(numbers) == 1 else n
            found[number * LAYOUTS + ONE_SPACE] = left
            found[number * LAYOUTS + TWO_SPACES] = left + slot
            # A linked space answers to every number of its place, so its neighbour has none.
            found[number * LAYOUTS + LEFT_LINKED] = left
            found[number * LAYOUTS + RIGHT_LINKED] = left + 1
    return bytes(found)


def _layout(room: Room) -> int:
    """How a room's spaces share the numbers of its place."""
    if len(room.spaces) < 2:
        return ONE_SPACE
    left, right = room.spaces[0].linked, room.spaces[1].linked
    if room.red or left == right:  # on the top floor every number has its own space
        return TWO_SPACES
    return LEFT_LINKED if left else RIGHT_LINKED
