"""The digest of a card set: a hash of all that matters in play, in the order of the cards."""

from __future__ import annotations

import hashlib
import json

from overseer.wasteland.campaign_cards import (
    BattleEvent,
    Boost,
    Exploration,
    Gain,
    Perk,
    Quest,
)
from overseer.wasteland.card import (
    AiCard,
    CardSet,
    Critical,
    Danger,
    IconEffect,
    Item,
    Leader,
    PowerArmour,
    Stage,
    Unit,
    Weapon,
)
from overseer.wasteland.gifts import ExtraDie, Gift


def digest(cards: CardSet) -> str:
    """Sources, comments and layout do not change it."""
    contents = [
        [_unit(unit) for unit in cards.units],
        [_weapon(weapon) for weapon in cards.weapons],
        [_item(item) for item in cards.items],
        [_leader(leader) for leader in cards.leaders],
        [_danger(danger) for danger in cards.dangers],
        [_ai(card) for card in cards.ai],
        [_perk(perk) for perk in cards.perks],
        [_boost(boost) for boost in cards.boosts],
        [_event(event) for event in cards.events],
        [_exploration(card) for card in cards.explorations],
        [_quest(quest) for quest in cards.quests],
    ]
    text = json.dumps(contents, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _unit(unit: Unit) -> list[object]:
    return [
        *(unit.id, unit.caps, unit.unique, unit.types, unit.faction, unit.radius),
        *(unit.attributes, unit.health, unit.health_attribute, unit.ratings, unit.strong),
        *(unit.move, unit.charge, unit.awareness, unit.skills, unit.throw, unit.cry),
        *(unit.presence, unit.traits, unit.weapons, unit.standard, unit.reactions),
        _gifts(unit.gifts),
        _dice(unit.dice),
    ]


def _weapon(weapon: Weapon) -> list[object]:
    return [
        *(weapon.id, weapon.kind, weapon.skill, weapon.caps, weapon.unique, weapon.short),
        *(weapon.short_dice.hex(), weapon.long, weapon.long_dice.hex(), weapon.minimum),
        *(weapon.damage, weapon.damage_kind, weapon.more_damage, weapon.more_kind, weapon.area),
        *(weapon.inner, weapon.scatter, weapon.always_scatters, weapon.slow, weapon.one_use),
        *(weapon.primed, weapon.charges, weapon.walked, weapon.strength, weapon.strength_die),
        *(weapon.silent, weapon.lower_rating, weapon.pulse, weapon.users, weapon.reach),
        *(weapon.against_agility, weapon.throws, weapon.natural),
        _effects(weapon.inner_effects),
        _effects(weapon.direct),
        _effects(weapon.effects),
        _critical(weapon.critical),
    ]


def _critical(critical: Critical | None) -> list[object] | None:
    if critical is None:
        return None
    return [
        *(critical.points, critical.band, critical.dice.hex(), critical.damage, critical.area),
        _effects(critical.effects),
    ]


def _item(item: Item) -> list[object]:
    return [
        *(item.id, item.kind, item.caps, item.unique, item.users, item.limited, item.piece),
        *(item.uses, item.cooked, item.addiction, item.fits, item.fits_armour, item.fits_power),
        item.tokens,
        _gifts(item.gifts),
        _dice(item.dice),
        [_stage(stage) for stage in item.stages],
        _gifts(item.penalties),
        _effects(item.effects),
        _power_armour(item.intact),
        _power_armour(item.degraded),
    ]


def _stage(stage: Stage) -> list[object]:
    return [_gifts(stage.gifts), _dice(stage.dice), stage.uses]


def _power_armour(side: PowerArmour | None) -> list[object] | None:
    return None if side is None else [side.attributes, side.ratings, side.strong]


def _leader(leader: Leader) -> list[object]:
    return [leader.id, leader.caps, leader.powers, _gifts(leader.gifts), _dice(leader.dice)]


def _danger(danger: Danger) -> list[object]:
    return [
        *(danger.id, danger.attribute, danger.modifier, danger.copies),
        _effects(danger.effects),
    ]


def _ai(card: AiCard) -> list[object]:
    return [
        *(card.id, card.unit, card.methods, card.priorities, card.preferred, card.ap_uses),
        [[column.situation, column.low, column.high] for column in card.columns],
        [[[cell.response, cell.reckless, cell.stays] for cell in row] for row in card.cells],
    ]


def _perk(perk: Perk) -> list[object]:
    return [
        *(perk.id, perk.caps, perk.settlement, perk.needs, perk.after, perk.users, perk.powers),
        *(perk.bench, perk.mods, perk.armour_mods),
        _gifts(perk.gifts),
        _dice(perk.dice),
    ]


def _boost(boost: Boost) -> list[object]:
    return [
        *(boost.id, boost.kind, boost.caps, boost.moment, boost.effect, boost.amount, boost.dice),
        *(boost.die, boost.icon, boost.ruler, boost.attacks, boost.tests, boost.copies),
    ]


def _event(event: BattleEvent) -> list[object]:
    return [
        *(event.id, event.flip, event.consequence, event.lasts),
        [
            [
                *(each.effect, each.amount, each.who, each.damage, each.attribute, each.skill),
                *(each.ruler, each.unit),
            ]
            for each in event.effects
        ],
    ]


def _exploration(card: Exploration) -> list[object]:
    return [
        *(card.id, card.fee, card.attribute, card.modifier, card.copies),
        _gains(card.unpaid),
        _gains(card.gains),
        _gains(card.failed),
    ]


def _quest(quest: Quest) -> list[object]:
    return [
        *(quest.id, quest.series, quest.part, quest.deeds, quest.next, quest.repeatable),
        quest.learned,
        _gains(quest.gains),
    ]


def _gains(gains: list[Gain]) -> list[list[object]]:
    return [[gain.outcome, gain.amount, gain.kind, gain.card] for gain in gains]


def _gifts(gifts: list[Gift]) -> list[list[int]]:
    return [[gift.stat, gift.amount, gift.reach] for gift in gifts]


def _dice(dice: list[ExtraDie]) -> list[list[int]]:
    return [[die.die, die.where, die.reach] for die in dice]


def _effects(effects: list[IconEffect]) -> list[list[int]]:
    return [
        [each.icon, each.count, each.limit, each.effect, each.amount, each.if_damaged]
        for each in effects
    ]
