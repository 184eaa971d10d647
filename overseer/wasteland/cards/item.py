"""Items and mods as card files write them."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.card import Item, PowerArmour, Stage
from overseer.wasteland.cards.grammar import read_effect, read_use
from overseer.wasteland.cards.table import WastelandTable
from overseer.wasteland.words import (
    ALCOHOL,
    ARMOUR_PIECE,
    ATTRIBUTES,
    CHEM,
    CLOTHING,
    FOOD,
    GEAR,
    ICONS,
    ITEM_KINDS,
    JUNK,
    MOD,
    NONE,
    POWER_ARMOUR,
    TYPES,
    WEAPON_KINDS,
)

MOST_STAGES: Final = 3

_EVERY: Final = (
    *("id", "kind", "source", "caps", "unique", "users", "limited", "gives", "dice", "use"),
    "tokens",
)
_DRUG: Final = (*_EVERY, "stages", "addiction", "penalties")
_KEYS: Final = {
    ARMOUR_PIECE: (*_EVERY, "piece"),
    CLOTHING: (*_EVERY, "piece"),
    CHEM: _DRUG,
    ALCOHOL: _DRUG,
    FOOD: (*_DRUG, "cooked"),
    GEAR: (*_EVERY, "fits_power"),
    MOD: (*_EVERY, "fits", "fits_armour", "fits_power", "effects"),
    POWER_ARMOUR: (*_EVERY, "intact", "degraded"),
}


def read_item(table: WastelandTable, number: int) -> Item:
    kind = table.word("kind", ITEM_KINDS)
    if kind == NONE:
        # Which keys belong here is known only when the kind is.
        return Item(number, table.card, JUNK)
    table.only(*_KEYS.get(kind, _EVERY))
    item = Item(number, table.card, kind)
    item.source = table.source()
    item.caps = table.caps()
    item.unique = table.flag("unique")
    item.users = table.bits("users", TYPES, "type")
    item.limited = table.flag("limited")
    item.gifts = table.gifts()
    item.dice = table.extra_dice()
    item.uses = table.phrases("use", read_use)
    item.tokens = table.number("tokens", 1, 9, 0)
    item.piece = table.number("piece", 1, 9, None if kind == ARMOUR_PIECE else 0)
    item.cooked = table.phrases("cooked", read_use)
    _read_stages(table, item)
    _read_mod(table, item)
    if kind == POWER_ARMOUR and table.need("intact", "degraded"):
        item.intact = _power_armour(table.inner("intact"))
        item.degraded = _power_armour(table.inner("degraded"))
    return item


def _read_stages(table: WastelandTable, item: Item) -> None:
    """Chems and drinks that fade, and what they leave behind (WB-I4)."""
    for inner in table.tables("stages"):
        inner.only("gives", "dice", "use")
        stage = Stage()
        stage.gifts = inner.gifts()
        stage.dice = inner.extra_dice()
        stage.uses = inner.phrases("use", read_use)
        item.stages.append(stage)
    if len(item.stages) > MOST_STAGES:
        table.wrong("stages", "wasteland-file-stages", high=MOST_STAGES)
    item.addiction = table.word("addiction", ICONS, NONE)
    item.penalties = table.gifts("penalties")
    if table.has("addiction") != table.has("penalties"):
        table.wrong("addiction", "wasteland-file-together", first="addiction", second="penalties")


def _read_mod(table: WastelandTable, item: Item) -> None:
    item.fits = table.bits("fits", WEAPON_KINDS, "weapon-kind")
    item.fits_armour = table.flag("fits_armour")
    item.fits_power = table.flag("fits_power")
    item.effects = table.phrases("effects", read_effect)


def _power_armour(table: WastelandTable | None) -> PowerArmour:
    side = PowerArmour()
    if table is None:
        return side
    table.only("special", "armour")
    table.need("special", "armour")
    side.attributes = table.numbers("special", len(ATTRIBUTES), -9, 9, 0)
    ratings = table.ratings("armour")
    side.ratings = tuple(rating for rating, _ in ratings)
    side.strong = any(strong for _, strong in ratings)
    if side.strong and not all(strong or not rating for rating, strong in ratings):
        table.wrong("armour", "wasteland-file-strong")
    return side
