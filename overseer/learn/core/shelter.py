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
from overseer.shelter.player import Player
from overseer.shelter.vault import Vault

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
    # Bits fall on the lowest bits of bytes when they are added up in shifted places.
    write_i64_le(out, spread(mask & 15) | spread(mask >> 4 & 15) << 32)
    write_i32_le(out, i32(spread(mask >> 8 & 15)))


def spread(bits: i64) -> i64:
    """Four bits, a byte each."""
    return bits * 0x204081 & 0x1010101


def write_letters(out: BytesWriter, mask: i64) -> None:
    """The bits of the seven letters, a byte each; bit 0 is none of them."""
    write_i32_le(out, i32(spread(mask >> 1 & 15)))
    write_i16_le(out, i16(mask >> 5 & 1 | (mask >> 6 & 1) << 8))
    out.append(u8(mask >> 7 & 1))


def write_vault(out: BytesWriter, vault: Vault, seat: i64) -> None:
    """All that lies on the table, seen from a seat."""
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
        out.append(u8(octet(vault.doing())))
        out.append(u8(octet(vault.first_of() + 1)))
        out.append(u8(octet(vault.second_of())))
        out.append(u8(octet(vault.third_of())))
    else:
        write_i32_le(out, 0)
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
    write_twelve(out, vault.taken)
    step: i64 = 0
    while step < seats:
        write_player(out, vault, seat)
        seat += 1
        if seat == seats:
            seat = 0
        step += 1


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
    write_letters(out, player.trained)
    write_letters(out, player.hurt_trained)
    rooms = player.rooms
    write_i32_le(out, read_i32_le(rooms, 0))
    write_i16_le(out, read_i16_le(rooms, 4))
    write_spaces(out, player.floor.kinds)
    write_spaces(out, player.threats)
    write_twelve(out, vault.taken >> (floor * 12))
    most: i64 = len(vault.tables.item_deck)
    at: i64 = len(out)
    write_deck(out, b"", PLACED + 2 * most)
    fill(out, at, player.placed, PLACED)
    fill(out, at + PLACED, player.ready, most)
    fill(out, at + PLACED + most, player.spent, most)


def observation(vault: Vault, seat: int) -> bytes:
    """What a seat sees."""
    out = BytesWriter()
    write_vault(out, vault, seat)
    return out.getvalue()
