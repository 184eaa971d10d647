"""The table of a Shelter match: all that lies on it, and the stack of unfinished work."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from overseer.engine.decision import Event
from overseer.engine.refusal import Value
from overseer.engine.state import State
from overseer.shelter.floor import NO_SPACES, Floor
from overseer.shelter.moves import LIFT, cubes_text
from overseer.shelter.player import Player
from overseer.shelter.silent import SILENT
from overseer.shelter.tables import Kind, Tables

# What is decided. NATURE's topics come first.
T_FIRST: Final = 0
T_DRAW_ITEM: Final = 1
T_DRAW_ROOM: Final = 2
T_DRAW_THREAT: Final = 3
T_ROLL_FLOOR: Final = 4
T_ROLL_FIGHT: Final = 5
T_TURN: Final = 6
T_WINDOW: Final = 7
T_ROOM: Final = 8
T_PAY: Final = 9
T_GIVE: Final = 10
T_GAIN: Final = 11
T_INCOME: Final = 12
T_TAKE: Final = 13
T_READY: Final = 14
T_TRAIN: Final = 15
T_DRILL: Final = 16
T_HEAL: Final = 17
T_FIGHT: Final = 18
T_REROLL: Final = 19
T_LOST: Final = 20
T_APPEAR: Final = 21
T_OVER: Final = 22
TOPICS: Final = (
    "first",
    "draw-item",
    "draw-room",
    "draw-threat",
    "roll-floor",
    "roll-fight",
    "turn",
    "window",
    "room",
    "pay",
    "give",
    "gain",
    "income",
    "take",
    "ready",
    "train",
    "drill",
    "heal",
    "fight",
    "reroll",
    "lost",
    "appear",
    "over",
)

# The steps of a round (SH-R1); set-up comes before the first.
SETTING_UP: Final = 0
THREATS: Final = 1
PLACING: Final = 2
RECALLING: Final = 3
LAST_ITEMS: Final = 4  # the last moment of step 2 (SH-I2)

# Unfinished work. A frame is one number: what, and three small numbers that depend on it.
W_ROW: Final = 1  # row, next symbol, flags
W_CLOSE: Final = 2  # the last moment of a turn
W_REFILL: Final = 3  # 0 items, 1 rooms
W_NAME: Final = 4  # a placement that pays for a build: which room? cubes to keep (SH-Y9)
W_BUILD: Final = 5  # another build: cubes to keep or -1 if it is free; happiness with it
W_PAY: Final = 6  # n cubes of choice
W_GIVE: Final = 7  # n items
W_GAIN: Final = 8  # n cubes of choice
W_HURT: Final = 9
W_INCOME: Final = 10  # whose
W_FIGHT: Final = 11
W_THREAT: Final = 12  # floor, space: a threat is being put down

# Flags of a row.
ONCE_MORE: Final = 1  # a doubled row: it is run through a second time (SH-P6)
SECOND: Final = 2  # … and this is the second time
MOMENT: Final = 4  # between two rewards: items may be used (SH-I2)
OF_THREAT: Final = 8
OF_ITEM: Final = 16

SIXTH_ROOM: Final = 1  # why this round is the last (SH-X1)
LAST_THREAT: Final = 2  # (SH-X4)
LAST_ROUND: Final = 4  # (SH-X6)
NO_MOVES: Final = 8  # (SH-X6)


@mypyc_attr(allow_interpreted_subclasses=True)
class Vault(State):
    """All of a match's facts; the rules are functions that work on it."""

    def __init__(self, source: Vault | None, tables: Tables, seats: int) -> None:
        super().__init__()
        self.tables: Tables = tables
        self.seats: i64 = seats
        if source is None:
            self.round: i64 = 0
            self.step: i64 = SETTING_UP
            self.first: i64 = -1  # who holds the first-player marker
            self.starter: i64 = -1  # who began this round
            self.turn: i64 = -1  # whose turn it is
            self.acting: i64 = 0  # whether that turn's placement is still to come
            self.again: i64 = 0  # an extra turn is due
            self.used: i64 = 0  # how many items were used in this turn (SH-Q12)
            self.still: i64 = 0  # rounds running in which nobody had a turn (SH-X6)
            self.passed: i64 = 0  # mask of seats
            self.taken: i64 = 0  # mask of occupied spaces, floor × 12 + space
            self.unready: i64 = 0  # mask of spaces built in this turn before the placement (SH-Y8)
            self.ending: i64 = 0  # why this round is the last
            self.cursor: i64 = 0  # how far steps 1 and 3 have come
            self.space: i64 = -1  # the running placement: where …
            self.kind: i64 = 0  # … what the space shows …
            self.party: i64 = 0  # … and how many dwellers
            self.bonus: i64 = 0  # of the running fight
            self.reserved: i64 = 0  # room number + 1 named with a paid build, and its side
            self.side: i64 = 0
            self.floor_of: bytes = bytes(range(1, seats + 1))  # by seat
            self.owner_of: bytes = bytes(range(seats))  # by floor - 1
            self.lift_of: bytes = tables.lifts[:seats]  # the kind of each seat's elevator
            self.item_deck: bytes = tables.item_deck
            self.item_show: bytes = b""
            self.item_gone: bytes = b""
            self.room_deck: bytes = tables.room_deck
            self.room_show: bytes = b""
            self.room_gone: bytes = b""
            self.threat_deck: bytes = tables.threat_deck
            self.threat_gone: bytes = b""
            red = b"".join([room.kinds for room in tables.rooms[:6]])
            self.top: Floor = Floor(red, tables)  # SH-S1
            self.top_threats: bytes = NO_SPACES
            self.trades: bytes = b""  # open trades of this turn (SH-Y12) …
            self.seen: list[int] = []  # … and the stocks had since, by trading alone
            self.work: list[int] = []
            bare = Floor(NO_SPACES, tables)
            self.players: list[Player] = [Player(None, bare) for _ in range(seats)]
        else:
            self.seat = source.seat
            self.topic = source.topic
            self.round = source.round
            self.step = source.step
            self.first = source.first
            self.starter = source.starter
            self.turn = source.turn
            self.acting = source.acting
            self.again = source.again
            self.used = source.used
            self.still = source.still
            self.passed = source.passed
            self.taken = source.taken
            self.unready = source.unready
            self.ending = source.ending
            self.cursor = source.cursor
            self.space = source.space
            self.kind = source.kind
            self.party = source.party
            self.bonus = source.bonus
            self.reserved = source.reserved
            self.side = source.side
            self.floor_of = source.floor_of
            self.owner_of = source.owner_of
            self.lift_of = source.lift_of
            self.item_deck = source.item_deck
            self.item_show = source.item_show
            self.item_gone = source.item_gone
            self.room_deck = source.room_deck
            self.room_show = source.room_show
            self.room_gone = source.room_gone
            self.threat_deck = source.threat_deck
            self.threat_gone = source.threat_gone
            self.top = source.top
            self.top_threats = source.top_threats
            self.trades = source.trades
            self.seen = source.seen if not source.seen else source.seen[:]
            self.work = source.work[:]
            self.players = [Player(player, player.floor) for player in source.players]

    def ask(self, seat: int, topic: int) -> None:
        """Stop: `seat` has something to decide."""
        self.seat = seat
        self.topic = topic

    def push(self, what: i64, a: i64, b: i64, c: i64) -> None:
        """Put a frame of unfinished work on the stack; its numbers are below 256, a from -1."""
        self.work.append(frame(what, a, b, c))

    def pop(self) -> None:
        """The frame on top is finished."""
        self.work.pop()

    def doing(self) -> i64:
        """What the frame on top of the stack is."""
        top: i64 = self.work[-1]
        return top & 255

    def first_of(self) -> i64:
        """The first number of the frame on top."""
        top: i64 = self.work[-1]
        return (top >> 8 & 511) - 1

    def second_of(self) -> i64:
        """The second number of the frame on top."""
        top: i64 = self.work[-1]
        return top >> 17 & 255

    def third_of(self) -> i64:
        """The third number of the frame on top."""
        top: i64 = self.work[-1]
        return top >> 25

    def reopen(self) -> None:
        """In the middle of a row: items and trades are offered once more before its next reward."""
        if self.work and self.doing() == W_ROW:
            flags = self.third_of() | MOMENT
            self.work[-1] = frame(W_ROW, self.first_of(), self.second_of(), flags)

    @property
    def free_build(self) -> bool:
        """Whether the pending build costs nothing."""
        return self.doing() == W_BUILD and self.first_of() < 0

    def tell(self, name: str, args: dict[str, Value]) -> None:
        """Report what happened; callers ask first whether anybody listens."""
        if "shelter-" + name in SILENT:
            self.tell_silently("shelter-" + name, args)
        elif self.ears is not None:
            self.ears.append(Event("shelter-" + name, args))

    def tell_paid(self, seat: int, cubes: int) -> None:
        """Report cubes that were paid, if any; callers ask first whether anybody listens."""
        if cubes:
            self.tell("paid", {"seat": seat, "cubes": cubes_text(cubes)})

    def kind_at(self, space: int) -> int:
        """What a space shows now; 0 where there is none."""
        if space >= LIFT:
            floor = space - LIFT
            return self.lift_of[self.owner_of[floor]] if floor < self.seats else 0
        floor = space // 12
        if floor > self.seats:
            return 0
        if floor == 0:
            return self.top.kinds[space]
        return self.players[self.owner_of[floor - 1]].floor.kinds[space % 12]

    def occupied(self, space: int) -> bool:
        """Whether a dweller stands there already."""
        if space >= LIFT:
            return self.players[self.owner_of[space - LIFT]].lift != 0
        return self.taken >> space & 1 != 0

    def showing(self) -> Kind:
        """What the space of the running placement shows."""
        return self.tables.kinds[self.kind]

    def encode(self) -> bytes:
        """Everything, as canonical bytes."""
        numbers = (
            self.seat,
            self.topic,
            self.seats,
            self.round,
            self.step,
            self.first,
            self.starter,
            self.turn,
            self.acting,
            self.again,
            self.used,
            self.still,
            self.passed,
            self.taken,
            self.unready,
            self.ending,
            self.cursor,
            self.space,
            self.kind,
            self.party,
            self.bonus,
            self.reserved,
            self.side,
        )
        rows = (
            self.floor_of,
            self.lift_of,
            self.item_deck,
            self.item_show,
            self.item_gone,
            self.room_deck,
            self.room_show,
            self.room_gone,
            self.threat_deck,
            self.threat_gone,
            self.top.kinds,
            self.top_threats,
            self.trades,
        )
        parts = [
            ",".join([str(n) for n in numbers]).encode(),
            ",".join([str(n) for n in self.seen]).encode(),
            ",".join([str(n) for n in self.work]).encode(),
        ]
        parts += [row.hex().encode() for row in rows]
        parts += [player.encode() for player in self.players]
        return b"/".join(parts)


ONE: Final = [bytes([n]) for n in range(256)]


def frame(what: i64, a: i64, b: i64, c: i64) -> i64:
    """Unfinished work as one number; see `Vault.doing` and what follows it."""
    return what | (a + 1) << 8 | b << 17 | c << 25


def without(cards: bytes, card: int) -> bytes:
    """A pile less one card."""
    at = 0
    while cards[at] != card:
        at += 1
    return cards[:at] + cards[at + 1 :]


def joined(cards: bytes, card: int) -> bytes:
    """A sorted pile and one card more."""
    for at in range(len(cards)):
        if cards[at] >= card:
            return cards[:at] + ONE[card] + cards[at:]
    return cards + ONE[card]


def differ(cards: bytes) -> bool:
    """Whether a pile has two cards that are not alike."""
    for card in cards:
        if card != cards[0]:
            return True
    return False


def kinds_of(cards: bytes) -> list[int]:
    """The different cards of a pile, sorted."""
    found: list[int] = []
    for card in cards:
        at = len(found)
        while at > 0 and found[at - 1] > card:
            at -= 1
        if at == 0 or found[at - 1] != card:
            found.insert(at, card)
    return found


def replaced(row: bytes, at: int, value: int) -> bytes:
    """A row with one place changed."""
    return row[:at] + ONE[value] + row[at + 1 :]


def gain_cubes(stock: i64, e: i64, f: i64, w: i64) -> i64:
    """A stock after a gain; beyond six a cube is lost (SH-C2)."""
    e += stock // 49
    f += stock // 7 % 7
    w += stock % 7
    return (e if e < 6 else 6) * 49 + (f if f < 6 else 6) * 7 + (w if w < 6 else 6)
