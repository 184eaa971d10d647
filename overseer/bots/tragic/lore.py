"""What each card means where it lies, as a few learned numbers of which nobody gave the meaning.

They come from `value.toml` like the net that they go into; a player has the sum over all cards. A
card that is not in the file, of a set of one's own, adds nothing: the other inputs speak for it.
"""

from __future__ import annotations

from typing import Final

from overseer.tragic.player import Player
from overseer.tragic.rules.duel import Tables

# `kept` is equipment that is not worn; with `skills` go the traits.
ZONES: Final = ("hand", "table", "kept", "laid", "skills", "library")


class Lore:
    """The numbers of every card of a set, zone by zone and by the card's number."""

    def __init__(self, tables: Tables, width: int, told: dict[str, dict[str, list[float]]]) -> None:
        self.tables: Tables = tables
        self.width: int = width
        nothing = [0.0] * width
        self.zones: list[list[list[float]]] = []
        for name in ZONES:
            zone = told[name]
            self.zones.append([zone.get(card.id, nothing) for card in tables.cards])

    def numbers(self, player: Player) -> list[float]:
        """The sums of a player's cards."""
        hand, table, kept, laid, skills, library = self.zones
        sums = [0.0] * self.width
        for number in player.hand:
            add(sums, hand[number])
        for permanent in player.permanents:
            card = permanent.card
            add(sums, (kept if card.is_equipment and permanent.engaged else table)[card.number])
        for number in player.abilities:
            add(sums, laid[number])
        for number in player.skills + player.traits:
            add(sums, skills[number])
        for number in player.library + player.tops + player.bottoms:
            add(sums, library[number])
        return sums


def add(sums: list[float], numbers: list[float]) -> None:
    """One card more."""
    for at in range(len(sums)):
        sums[at] = sums[at] + numbers[at]


def cards_by_zone(player: Player) -> list[list[int]]:
    """The numbers of a player's cards in each of the zones, for who learns what they mean."""
    table: list[int] = []
    kept: list[int] = []
    for permanent in player.permanents:
        card = permanent.card
        (kept if card.is_equipment and permanent.engaged else table).append(card.number)
    skills = list(player.skills + player.traits)
    library = list(player.library + player.tops + player.bottoms)
    return [list(player.hand), table, kept, list(player.abilities), skills, library]
