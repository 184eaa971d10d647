"""Which cubes the next room or dweller still lacks: how many × 8, and of which kinds."""

from __future__ import annotations

from typing import Final

from overseer.shelter.player import Player
from overseer.shelter.vault import Vault

NOTHING: Final = 99 * 8  # there is nothing that could lack any


def room_lack(vault: Vault, player: Player, stock: int) -> int:
    """What a stock lacks for the cheapest room of the display."""
    found = NOTHING
    mask = player.discount
    for number in vault.room_show:
        room = vault.tables.rooms[number]
        lack = lacking(
            room.energy[mask] - stock // 49,
            room.food[mask] - stock // 7 % 7,
            room.water[mask] - stock % 7,
        )
        if lack // 8 < found // 8:
            found = lack
    return found


def dweller_lack(vault: Vault, stock: int) -> int:
    """What a stock lacks for the cheapest open space for a new dweller."""
    tables = vault.tables
    found = NOTHING
    for number in vault.top.kinds:
        if tables.recruits[number] == 0:
            continue
        kind = tables.kinds[number]
        lack = lacking(
            kind.energy - stock // 49, kind.food - stock // 7 % 7, kind.water - stock % 7
        )
        if lack // 8 < found // 8:
            found = lack
    return found


def lacking(e: int, f: int, w: int) -> int:
    """Missing cubes × 8, and of which kinds: energy 1, food 2, water 4."""
    found = 0
    if e > 0:
        found += e * 8 + 1
    if f > 0:
        found += f * 8 + 2
    if w > 0:
        found += w * 8 + 4
    return found
