"""What a seat sees of Shelter, as one byte a number. `overseer.learn.fields` names them in order.

Seats are told from the viewer on: 0 is the viewer's own. Cards in rows are card numbers, and NONE
where the row ends; rooms and threats on places are one more than their number, and 0 for none.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le, write_i32_le, write_i64_le
from mypy_extensions import i16, i32, i64, u8

from overseer.engine.state import State
from overseer.learn.core.games import Games, seat_from
from overseer.shelter.player import Player
from overseer.shelter.vault import Vault

SHOWN: Final = 3  # cards of a display
PLACED: Final = 14  # two bytes a dweller
TRADES: Final = 4
NONE: Final = b"\xff"
ROWS_SHOWN: Final = NONE * (TRADES + 2 * SHOWN)
LETTERS: Final = [bytes([mask >> at & 1 for at in range(1, 8)]) for mask in range(256)]
PADS: Final = [NONE * n for n in range(256)]


def pad(out: BytesWriter, count: i64) -> None:
    """So many times NONE."""
    while count > 255:
        out.write(PADS[255])
        count -= 255
    out.write(PADS[count])


def write_deck(out: BytesWriter, cards: bytes, most: i64) -> None:
    """Cards, and NONE up to `most` of them."""
    out.write(cards)
    pad(out, most - len(cards))


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
    """Four numbers as one of four bytes, the first one lowest; the last is below 128."""
    return octet(a) | octet(b) << 8 | octet(c) << 16 | (small & 127) << 24


def eight(a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, small: i64) -> i64:
    """Eight numbers as one of eight bytes; the last is below 128."""
    low = octet(a) | octet(b) << 8 | octet(c) << 16 | octet(d) << 24
    return low | four(e, f, g, small) << 32


def write_twelve(out: BytesWriter, mask: i64) -> None:
    """The lowest twelve bits of a mask, a byte each."""
    # Four bits fall on the lowest bits of four bytes when they are added up in shifted places.
    write_i32_le(out, i32((mask & 15) * 0x204081 & 0x1010101))
    write_i32_le(out, i32((mask >> 4 & 15) * 0x204081 & 0x1010101))
    write_i32_le(out, i32((mask >> 8 & 15) * 0x204081 & 0x1010101))


def write_vault(out: BytesWriter, vault: Vault, seat: i64) -> None:
    """All that lies on the table, seen from a seat."""
    seats = vault.seats
    tables = vault.tables
    topic: i64 = vault.topic
    asked: i64 = vault.seat
    head = eight(
        seat_from(seat, asked, seats),
        topic,
        vault.round,
        vault.step,
        seat_from(seat, vault.first, seats),
        seat_from(seat, vault.turn, seats),
        vault.acting,
        vault.again,
    )
    write_i64_le(out, head)
    head = eight(
        vault.used,
        vault.ending,
        vault.space + 1,
        vault.kind,
        vault.party,
        vault.bonus,
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
    write_deck(out, vault.item_deck, len(tables.item_deck))
    write_deck(out, vault.room_deck, len(tables.room_deck))
    write_deck(out, vault.threat_deck, len(tables.threat_deck))
    out.write(vault.top.kinds)
    out.write(vault.top_threats)
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
        player.happiness,
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
    write_i16_le(out, i16(octet(player.discount) | (player.extra_income & 127) << 8))
    out.append(u8(octet(player.defeated)))
    out.write(LETTERS[player.trained & 255])
    out.write(LETTERS[player.hurt_trained & 255])
    out.write(player.rooms)
    out.write(player.floor.kinds)
    out.write(player.threats)
    write_twelve(out, vault.taken >> (floor * 12))
    most: i64 = len(vault.tables.item_deck)
    at: i64 = len(out)
    pad(out, PLACED + 2 * most)
    fill(out, at, player.placed, PLACED)
    fill(out, at + PLACED, player.ready, most)
    fill(out, at + PLACED + most, player.spent, most)


def observation(vault: Vault, seat: int) -> bytes:
    """What a seat sees."""
    out = BytesWriter()
    write_vault(out, vault, seat)
    return out.getvalue()


class ShelterGames(Games):
    """Many games of Shelter."""

    def write(self, out: BytesWriter, state: State, seat: int) -> None:
        assert isinstance(state, Vault)
        write_vault(out, state, seat)
