"""A force comes to a battle: its models with all they carry."""

from __future__ import annotations

from overseer.wasteland.battle.attack.arms import add_weapon
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.force.kit import Kit
from overseer.wasteland.words import G_BOOST, G_LUCKY, LUCK, NONE


def muster(battle: Battle, force: Force, side: int, seat: int) -> list[Model]:
    """Add a force's models to a battle; they wait to be deployed."""
    found: list[Model] = []
    for unit in force.units:
        found += muster_unit(battle, unit, side, seat)
    for model in found:
        refresh(battle, model)  # who fights beside whom matters to some
    return found


def muster_unit(battle: Battle, unit: ForceUnit, side: int, seat: int) -> list[Model]:
    """Add the models of one unit card."""
    cards = battle.cards
    kit = Kit(unit, cards)
    pool = [WEAPON_FIND + weapon.number for weapon in kit.thrown]
    pool += [item.number for item in kit.shared]  # WB-I2
    group = len(battle.groups)
    battle.groups = (*battle.groups, tuple(pool))
    found: list[Model] = []
    for _ in range(unit.count):
        model = battle.add_model(kit.card, side, seat)
        model.group = group
        for natural in kit.natural:
            add_weapon(model, natural.number)
        for weapon, mod in zip(kit.arms, kit.mods, strict=True):
            add_weapon(model, weapon.number, NONE if mod is None else mod.number)
        model.items = tuple([item.number for item in kit.worn])
        model.counters = tuple([item.tokens for item in kit.worn])
        if kit.power is not None:
            model.power = kit.power.number
        if unit.leader:
            model.leader = cards.leader(unit.leader)
        model.heroic = unit.heroic
        model.perks = tuple([cards.perk_numbers[id] for id in unit.perks])
        refresh(battle, model)
        if model.heroic or model.stats[G_LUCKY] > 0:  # WB-H3
            model.luck = max(kit.card.attributes[LUCK] + model.stats[LUCK], 0)
        model.boosts = model.stats[G_BOOST]
        found.append(model)
    return found
