"""What a seat sees of Shelter, as one byte a number. `overseer.learn.fields` names them in order.

Seats are told from the viewer on: 0 is the viewer's own. Cards in rows are card numbers, and NONE
where the row ends; rooms and threats on places are one more than their number, and 0 for none.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from overseer.engine.state import State
from overseer.learn.core.games import Games
from overseer.shelter.player import Player
from overseer.shelter.vault import Vault

SHOWN: Final = 3  # cards of a display
PLACED: Final = 14  # two bytes a dweller
TRADES: Final = 4
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


def byte_of(number: i64) -> i64:
    """The nearest number that a byte can hold."""
    return 0 if number < 0 else 255 if number > 255 else number


def write_vault(out: BytesWriter, vault: Vault, seat: i64) -> None:
    """All that lies on the table, seen from a seat."""
    seats = vault.seats
    tables = vault.tables
    asked: i64 = vault.seat
    out.append(0 if asked < 0 else (asked - seat + seats) % seats + 1)
    out.append(vault.topic)
    out.append(vault.round)
    out.append(vault.step)
    out.append(0 if vault.first < 0 else (vault.first - seat + seats) % seats + 1)
    out.append(0 if vault.turn < 0 else (vault.turn - seat + seats) % seats + 1)
    out.append(vault.acting)
    out.append(vault.again)
    out.append(byte_of(vault.used))
    out.append(vault.ending)
    out.append(vault.space + 1)
    out.append(vault.kind)
    out.append(vault.party)
    out.append(byte_of(vault.bonus))
    out.append(vault.reserved)
    out.append(vault.side)
    depth: i64 = len(vault.work)
    out.append(byte_of(depth))
    if depth > 0:
        out.append(vault.doing())
        out.append(byte_of(vault.first_of() + 1))
        out.append(vault.second_of())
        out.append(byte_of(vault.third_of()))
    else:
        for _ in range(4):
            out.append(0)
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
    out.append(byte_of(player.happiness))
    out.append(player.stock // 49)
    out.append(player.stock // 7 % 7)
    out.append(player.stock % 7)
    out.append(vault.passed >> seat & 1)
    out.append(player.fresh)
    out.append(player.hurt)
    out.append(player.coming)
    out.append(player.total)
    out.append(player.lift)
    out.append(vault.lift_of[seat])
    out.append(floor)
    out.append(player.discount)
    out.append(player.extra_income)
    out.append(byte_of(player.defeated))
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
