"""What must hold in every position of Shelter, whatever was played."""

from __future__ import annotations

from overseer.shelter.legal import available
from overseer.shelter.player import MOST_DWELLERS
from overseer.shelter.vault import Vault


def broken(vault: Vault) -> list[str]:
    """Every fact that does not hold, in a few words."""
    found: list[str] = []
    tables = vault.tables
    items = vault.item_deck + vault.item_show + vault.item_gone
    rooms = vault.room_deck + vault.room_show + vault.room_gone
    threats = vault.threat_deck + vault.threat_gone
    if vault.reserved:
        rooms += bytes([vault.reserved - 1])
    for at in range(12):
        if vault.top_threats[at]:
            threats += bytes([vault.top_threats[at] - 1])
    for seat, player in enumerate(vault.players):
        items += player.ready + player.spent
        rooms += bytes(number - 1 for number in player.rooms if number)
        threats += bytes(number - 1 for number in player.threats if number)
        out = available(player) + len(player.placed) // 2 + player.coming
        if out != player.total or not 2 <= player.total <= MOST_DWELLERS:
            found.append(f"seat {seat}: {out} dwellers of {player.total}")
        if not 0 <= player.stock < 343:
            found.append(f"seat {seat}: stock {player.stock}")
        if player.trained & player.hurt_trained:
            found.append(f"seat {seat}: two dwellers in a slot")
        sources = player.by_rooms + player.by_fights + player.by_spaces + player.by_items
        if player.happiness != sources - player.lost or player.happiness < 0:
            found.append(f"seat {seat}: happiness {player.happiness}")
        gaps = player.rooms[:3].lstrip(b"\0") + player.rooms[3:].rstrip(b"\0")
        if 0 in gaps:
            found.append(f"seat {seat}: a gap between rooms")
    if bytes(sorted(items)) != tables.item_deck:
        found.append("items lost or doubled")
    if bytes(sorted(rooms)) != tables.room_deck:
        found.append("rooms lost or doubled")
    if bytes(sorted(threats)) != tables.threat_deck:
        found.append("threats lost or doubled")
    return found
