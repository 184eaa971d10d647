"""A unit's equipment sorted out: what every model carries, what the unit shares, which mod is
on which weapon."""

from __future__ import annotations

from overseer.wasteland.card import CardSet, Item, Unit, Weapon
from overseer.wasteland.force.force import ForceUnit
from overseer.wasteland.words import NONE, POWER_ARMOUR, W_MINE, W_THROWN


class Kit:
    """The cards of one unit; ids that a card set does not have are left out."""

    def __init__(self, unit: ForceUnit, cards: CardSet) -> None:
        self.card: Unit = cards.unit(unit.unit)
        self.natural: list[Weapon] = [cards.weapons[number] for number in self.card.weapons]
        self.arms: list[Weapon] = []  # in the hands of every model
        self.thrown: list[Weapon] = []  # the unit's, one card each
        self.worn: list[Item] = []  # on every model
        self.shared: list[Item] = []  # the unit's, one card each
        self.power: Item | None = None
        self.loose: list[Item] = []  # mods that nothing takes
        for id in unit.weapons:
            number = cards.weapon_numbers.get(id, NONE)
            if number != NONE:
                weapon = cards.weapons[number]
                (self.thrown if weapon.kind in (W_THROWN, W_MINE) else self.arms).append(weapon)
        for id in unit.items:
            number = cards.item_numbers.get(id, NONE)
            if number != NONE:
                self._take(cards.items[number])
        self.mods: list[Item | None] = [None] * len(self.arms)  # by place in `arms`
        self.all_mods: list[Item] = []
        for text in unit.mods:
            id, _, weapon_id = text.partition(" ")
            number = cards.item_numbers.get(id, NONE)
            if number != NONE:
                self.all_mods.append(cards.items[number])
                self._fit(cards.items[number], weapon_id.strip())

    def _take(self, item: Item) -> None:
        if item.limited:
            self.shared.append(item)
        elif item.kind == POWER_ARMOUR and self.power is None:
            self.power = item
        else:
            self.worn.append(item)

    def _fit(self, mod: Item, weapon_id: str) -> None:
        """Put a mod on the first weapon that takes it, or among what is worn."""
        if mod.fits_power or mod.fits_armour:
            self.worn.append(mod)
            return
        for place, weapon in enumerate(self.arms):
            fits = (mod.fits >> weapon.kind) & 1 and (not weapon_id or weapon.id == weapon_id)
            if fits and self.mods[place] is None:
                self.mods[place] = mod
                return
        self.loose.append(mod)

    def for_each(self) -> list[Weapon | Item]:
        """The cards that every model pays for."""
        power = [] if self.power is None else [self.power]
        kept = [item for item in self.worn if item not in self.all_mods]
        return [*self.arms, *kept, *power, *self.all_mods]

    def for_unit(self) -> list[Weapon | Item]:
        """The cards that are paid for once each."""
        return [*self.thrown, *self.shared]
