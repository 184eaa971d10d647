"""What a seat sees of Shelter, as one byte a number. `overseer.learn.fields` names them in order.

Seats are told from the viewer on: 0 is the viewer's own. Cards in rows are card numbers, and NONE
where the row ends; rooms and threats on places are one more than their number, and 0 for none.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from overseer.engine.state import State
from overseer.learn.core.games import Games, seat_from
from overseer.shelter.player import Player
from overseer.shelter.vault import Vault

SHOWN: Final = 3  # cards of a display
PLACED: Final = 14  # two bytes a dweller
TRADES: Final = 4
NOTHING: Final = bytes(4)
PADS: Final = [b"\xff" * n for n in range(256)]
TWELVE: Final = [bytes([mask >> at & 1 for at in range(12)]) for mask in range(4096)]
LETTERS: Final = [bytes([mask >> at & 1 for at in range(1, 8)]) for mask in range(256)]


def write_row(out: BytesWriter, cards: bytes, most: i64) -> None:
    """Cards, and NONE up to `most` of them."""
    size: i64 = len(cards)
    if size > most:
        out.write(cards[: int(most)])
        return
    out.write(cards)
    out.write(PADS[most - size])


def put(out: BytesWriter, number: i64) -> None:
    """One number, or the nearest that a byte can hold."""
    # Written without a conditional expression, which would make Python objects of its numbers.
    if number < 0:
        number = 0
    elif number > 255:
        number = 255
    out.append(u8(number))


def write_vault(out: BytesWriter, vault: Vault, seat: i64) -> None:
    """All that lies on the table, seen from a seat."""
    seats = vault.seats
    tables = vault.tables
    put(out, seat_from(seat, vault.seat, seats))
    put(out, vault.topic)
    put(out, vault.round)
    put(out, vault.step)
    put(out, seat_from(seat, vault.first, seats))
    put(out, seat_from(seat, vault.turn, seats))
    put(out, vault.acting)
    put(out, vault.again)
    put(out, vault.used)
    put(out, vault.ending)
    put(out, vault.space + 1)
    put(out, vault.kind)
    put(out, vault.party)
    put(out, vault.bonus)
    put(out, vault.reserved)
    put(out, vault.side)
    depth: i64 = len(vault.work)
    put(out, depth)
    if depth > 0:
        put(out, vault.doing())
        put(out, vault.first_of() + 1)
        put(out, vault.second_of())
        put(out, vault.third_of())
    else:
        out.write(NOTHING)
    write_row(out, vault.trades, TRADES)
    write_row(out, vault.item_show, SHOWN)
    write_row(out, vault.room_show, SHOWN)
    write_row(out, vault.item_deck, len(tables.item_deck))
    write_row(out, vault.room_deck, len(tables.room_deck))
    write_row(out, vault.threat_deck, len(tables.threat_deck))
    out.write(vault.top.kinds)
    out.write(vault.top_threats)
    out.write(TWELVE[vault.taken & 4095])
    for step in range(seats):
        write_player(out, vault, (seat + step) % seats)


def write_player(out: BytesWriter, vault: Vault, seat: i64) -> None:
    """What lies in front of a player and on the player's floor."""
    player: Player = vault.players[seat]
    floor: i64 = vault.floor_of[seat]
    put(out, player.happiness)
    put(out, player.stock // 49)
    put(out, player.stock // 7 % 7)
    put(out, player.stock % 7)
    put(out, vault.passed >> seat & 1)
    put(out, player.fresh)
    put(out, player.hurt)
    put(out, player.coming)
    put(out, player.total)
    put(out, player.lift)
    put(out, vault.lift_of[seat])
    put(out, floor)
    put(out, player.discount)
    put(out, player.extra_income)
    put(out, player.defeated)
    out.write(LETTERS[player.trained & 255])
    out.write(LETTERS[player.hurt_trained & 255])
    out.write(player.rooms)
    out.write(player.floor.kinds)
    out.write(player.threats)
    out.write(TWELVE[vault.taken >> (floor * 12) & 4095])
    write_row(out, player.placed, PLACED)
    most: i64 = len(vault.tables.item_deck)
    write_row(out, player.ready, most)
    write_row(out, player.spent, most)


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
