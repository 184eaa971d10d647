"""What a seat sees of Shelter, as one byte a number. `overseer.learn.fields` names them in order.

Seats are told from the viewer on: 0 is the viewer's own. Cards in rows are card numbers, and NONE
where the row ends; rooms and threats on places are one more than their number, and 0 for none.
"""

from __future__ import annotations

from typing import Final

from librt.strings import (
    BytesWriter,
    read_i16_le,
    read_i32_le,
    read_i64_le,
    write_i16_le,
    write_i32_le,
    write_i64_le,
)
from mypy_extensions import i16, i32, i64, u8

from overseer.learn.core.games import seat_from
from overseer.shelter.floor import Floor
from overseer.shelter.player import Player
from overseer.shelter.tables import ALL
from overseer.shelter.vault import PLACING, Vault

SHOWN: Final = 3  # cards of a display
PLACED: Final = 14  # two bytes a dweller
TRADES: Final = 4
NONE: Final = b"\xff"
ROWS_SHOWN: Final = NONE * (TRADES + 2 * SHOWN)
MOST_PAD: Final = 255
PADS: Final = [NONE * n for n in range(MOST_PAD + 1)]


def write_deck(out: BytesWriter, cards: bytes, most: i64) -> None:
    """Cards, and NONE up to `most` of them."""
    out.write(cards)
    left: i64 = most - len(cards)
    while left > 0:
        if left < MOST_PAD:
            out.write(PADS[left])
            return
        out.write(PADS[MOST_PAD])
        left -= MOST_PAD


def write_spaces(out: BytesWriter, row: bytes) -> None:
    """A row of one byte for each of the twelve spaces of a floor."""
    write_i64_le(out, read_i64_le(row, 0))
    write_i32_le(out, read_i32_le(row, 8))


def fill(out: BytesWriter, at: i64, cards: bytes, most: i64) -> None:
    """Cards of a short row, where NONE has been written, `most` times."""
    size: i64 = len(cards)
    if size > most:
        size = most
    step: i64 = 0
    while step < size:
        out[at + step] = u8(cards[step])
        step += 1


def octet(number: i64) -> i64:
    """A number, or the nearest that a byte can hold."""
    # Written without a conditional expression, which would make Python objects of its numbers.
    if number < 0:
        return 0
    if number > 255:
        return 255
    return number


def four(a: i64, b: i64, c: i64, small: i64) -> i64:
    """Four numbers below 256 as one of four bytes, the first one lowest; the last below 128."""
    return a | b << 8 | c << 16 | small << 24


def eight(a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, small: i64) -> i64:
    """Eight numbers below 256 as one of eight bytes; the last is below 128."""
    return a | b << 8 | c << 16 | d << 24 | four(e, f, g, small) << 32


def write_twelve(out: BytesWriter, mask: i64) -> None:
    """The lowest twelve bits of a mask, a byte each."""
    write_i64_le(out, spread(mask & 127) | (mask >> 7 & 1) << 56)
    write_i32_le(out, i32(spread(mask >> 8 & 15)))


def spread(bits: i64) -> i64:
    """Up to seven bits, a byte each."""
    # Each falls on the lowest bit of its byte when they are added up in places shifted by seven.
    return bits * 0x40810204081 & 0x1010101010101


def write_head(out: BytesWriter, vault: Vault, seat: i64) -> None:
    """What is being decided, seen from a seat."""
    seats = vault.seats
    topic: i64 = vault.topic
    asked: i64 = vault.seat
    head = eight(
        seat_from(seat, asked, seats),
        topic,
        octet(vault.round),
        vault.step,
        seat_from(seat, vault.first, seats),
        seat_from(seat, vault.turn, seats),
        vault.acting,
        vault.again,
    )
    write_i64_le(out, head)
    head = eight(
        octet(vault.used),
        vault.ending,
        vault.space + 1,
        vault.kind,
        vault.party,
        octet(vault.bonus),
        vault.reserved,
        vault.side,
    )
    write_i64_le(out, head)
    depth: i64 = len(vault.work)
    out.append(u8(octet(depth)))
    if depth > 0:
        top: i64 = vault.work[-1]  # see `overseer.shelter.vault.frame`
        work = four(top & 255, octet(top >> 8 & 511), top >> 17 & 255, top >> 25 & 127)
        write_i32_le(out, i32(work))
    else:
        write_i32_le(out, 0)


def write_piles(out: BytesWriter, vault: Vault) -> None:
    """The cards of everybody, and what lies on the top floor."""
    at: i64 = len(out)
    out.write(ROWS_SHOWN)
    fill(out, at, vault.trades, TRADES)
    fill(out, at + TRADES, vault.item_show, SHOWN)
    fill(out, at + TRADES + SHOWN, vault.room_show, SHOWN)
    tables = vault.tables
    write_deck(out, vault.item_deck, len(tables.item_deck))
    write_deck(out, vault.room_deck, len(tables.room_deck))
    write_deck(out, vault.threat_deck, len(tables.threat_deck))
    write_spaces(out, vault.top.kinds)
    write_spaces(out, vault.top_threats)


def write_player(out: BytesWriter, vault: Vault, seat: i64) -> None:
    """What lies in front of a player and on the player's floor."""
    player: Player = vault.players[seat]
    floor: i64 = vault.floor_of[seat]
    stock = player.stock
    head = eight(
        octet(player.happiness),
        stock // 49,
        stock // 7 % 7,
        stock % 7,
        vault.passed >> seat & 1,
        player.fresh,
        player.hurt,
        player.coming,
    )
    write_i64_le(out, head)
    lift: i64 = vault.lift_of[seat]
    write_i32_le(out, i32(four(player.total, player.lift, lift, floor)))
    write_i16_le(out, i16(player.discount | (player.extra_income & 127) << 8))
    out.append(u8(octet(player.defeated)))
    # Seven letters each, bit 0 is none of them, and six rooms: 20 bytes in three pieces.
    hurt = spread(player.hurt_trained >> 1 & 127)
    write_i64_le(out, spread(player.trained >> 1 & 127) | (hurt & 1) << 56)
    rooms = player.rooms
    write_i64_le(out, hurt >> 8 | i64(read_i16_le(rooms, 0)) << 48)
    write_i32_le(out, read_i32_le(rooms, 2))
    write_spaces(out, player.floor.kinds)
    write_spaces(out, player.threats)
    write_twelve(out, vault.taken >> (floor * 12))
    most: i64 = len(vault.tables.item_deck)
    at: i64 = len(out)
    write_deck(out, b"", PLACED + 2 * most)
    fill(out, at, player.placed, PLACED)
    fill(out, at + PLACED, player.ready, most)
    fill(out, at + PLACED + most, player.spent, most)


class Kept:
    """What was last written of one game: parts that have not changed since then are copied."""

    def __init__(self, seats: int) -> None:
        self.vault: Vault | None = None  # whose parts these are
        self.round: i64 = 0
        self.step: i64 = 0
        self.passed: i64 = 0
        self.taken: i64 = 0
        self.changed: i64 = 0  # mask of the seats whose players may have changed
        self.players: list[bytes] = [b""] * seats
        self.piles: bytes = b""
        self.trades: bytes = b""
        self.item_show: bytes = b""
        self.room_show: bytes = b""
        self.item_deck: bytes = b""
        self.room_deck: bytes = b""
        self.threat_deck: bytes = b""
        self.top: Floor | None = None
        self.draft: BytesWriter = BytesWriter()

    def note(self, vault: Vault) -> None:
        """A move is about to be carried out: by the rules of a turn it changes these players."""
        one: i64 = 1
        seat: i64 = vault.seat
        if seat >= 0:
            self.changed |= one << seat
        turn = vault.turn
        if turn >= 0:
            self.changed |= one << turn

    def write(self, out: BytesWriter, vault: Vault, seat: i64) -> None:
        """All that lies on the table, seen from a seat."""
        write_head(out, vault, seat)
        self.look_at_piles(vault)
        out.write(self.piles)
        write_twelve(out, vault.taken)
        self.look_at_players(vault)
        players = self.players
        seats = vault.seats
        step: i64 = 0
        while step < seats:
            out.write(players[seat])
            seat += 1
            if seat == seats:
                seat = 0
            step += 1

    def look_at_piles(self, vault: Vault) -> None:
        """Write the piles again if one of them has been replaced."""
        if (
            vault.trades is self.trades
            and vault.item_show is self.item_show
            and vault.room_show is self.room_show
            and vault.item_deck is self.item_deck
            and vault.room_deck is self.room_deck
            and vault.threat_deck is self.threat_deck
            and vault.top is self.top  # what lies on a space changes what it shows
        ):
            return
        self.trades = vault.trades
        self.item_show = vault.item_show
        self.room_show = vault.room_show
        self.item_deck = vault.item_deck
        self.room_deck = vault.room_deck
        self.threat_deck = vault.threat_deck
        self.top = vault.top
        self.draft.truncate(0)
        write_piles(self.draft, vault)
        self.piles = self.draft.getvalue()

    def look_at_players(self, vault: Vault) -> None:
        """Write those players again who may have changed."""
        changed = self.changed
        taken = vault.taken ^ self.taken
        # Outside of the turns of a round everybody's things change.
        if (
            vault is not self.vault
            or vault.round != self.round
            or vault.step != PLACING
            or self.step != PLACING
        ):
            changed = -1
            self.vault = vault
            self.round = vault.round
            self.step = vault.step
        changed |= vault.passed ^ self.passed
        self.passed = vault.passed
        self.taken = vault.taken
        self.changed = 0
        draft = self.draft
        seats = vault.seats
        seat: i64 = 0
        while seat < seats:
            new = changed >> seat & 1 != 0
            if not new and taken != 0:
                floor: i64 = vault.floor_of[seat]
                new = taken >> (floor * 12) & ALL != 0
            if new:
                draft.truncate(0)
                write_player(draft, vault, seat)
                self.players[seat] = draft.getvalue()
            seat += 1


def observation(vault: Vault, seat: int) -> bytes:
    """What a seat sees."""
    out = BytesWriter()
    Kept(vault.seats).write(out, vault, seat)
    return out.getvalue()
