"""A model's numbers: attributes, health, ratings, rulers, skill values (WB-D2)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.fortune.boons import stride
from overseer.wasteland.battle.fortune.orders import leader_of, lent
from overseer.wasteland.battle.fortune.perks import perk_rating
from overseer.wasteland.battle.measure import stat
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.campaign_words import CORE_SAVER, RADIATION_FEEDS
from overseer.wasteland.card import Item
from overseer.wasteland.gifts import ExtraDie, Gift
from overseer.wasteland.words import (
    ENDURANCE,
    FROZEN,
    G_BASE,
    G_CHARGE,
    G_HEALTH,
    G_MOVE,
    G_RATING,
    G_SKILL,
    G_STRONG,
    GIFTS,
    IMMUNE,
    INJURED_ARM,
    INJURED_LEG,
    LENGTHS,
    NONE,
    OWN,
    PHYSICAL,
    RADIATION,
    RADIATION_HEALS,
    SHAKEN,
    STANDS_UP,
    SURVIVORS,
)

PENALTY: Final = -2  # quick actions, cover, injuries (WB-R4, WB-F1, WB-F10)


def radiation_heals(model: Model) -> bool:
    """Whether radiation does a model good: ghouls, and who has become like one (WB-I3)."""
    return model.unit.traits & RADIATION_HEALS != 0 or model.powers & RADIATION_FEEDS != 0


def refresh(battle: Battle, model: Model) -> None:
    """Add up what a model's cards give; called whenever one of them changes."""
    cards = battle.cards
    stats = [0] * len(GIFTS)
    auras: list[Gift] = []
    dice: list[ExtraDie] = []
    _add(stats, auras, model.unit.gifts)
    dice += model.unit.dice
    if model.leader is not None:
        _add(stats, auras, model.leader.gifts)
        dice += model.leader.dice
    for card in model.items + model.found:
        if card < WEAPON_FIND:
            item = cards.items[card]
            if item.fits_power and model.power == NONE:
                continue  # the mods of a power armour do nothing without it
            _add(stats, auras, own_gifts(item))
            dice += item.dice
    if model.unit.traits & STANDS_UP and among_survivors(battle, model):
        stats[ENDURANCE] += 1
        stats[G_RATING + PHYSICAL] += 1
    model.powers = 0
    for number in model.perks:
        perk = cards.perks[number]
        _add(stats, auras, perk.gifts)
        dice += perk.dice
        model.powers |= perk.powers
    for card, stage in model.stages:
        _add(stats, auras, cards.items[card].stages[stage].gifts)
        dice += cards.items[card].stages[stage].dice
    for card in model.addictions:
        _add(stats, auras, cards.items[card].penalties)
    model.stats = tuple(stats)
    model.auras = tuple(auras)
    model.dice = tuple(dice)
    model.health = model.unit.health + stats[G_HEALTH] + (1 if model.heroic else 0)  # WB-H1
    if model.unit.health_attribute == ENDURANCE or stats[model.unit.health_attribute] < 0:
        model.health += stats[model.unit.health_attribute]
    model.health = max(model.health, 1) + model.bonus


def settle_health(battle: Battle, model: Model) -> None:
    """Health that friends around give, or that being alone gives, comes or goes."""
    bonus = stat(battle, model, G_HEALTH) - model.stats[G_HEALTH]
    if bonus != model.bonus:
        lived = model.left > 0
        model.health += bonus - model.bonus
        model.bonus = bonus
        if lived:
            spare(model)


def settle_all(battle: Battle) -> None:
    """Everybody's health, where there is a card that gives it to those around."""
    given = False
    for model in battle.models:
        given = given or model.bonus != 0
        for gift in model.auras:
            given = given or gift.stat == G_HEALTH
    if given:
        for model in battle.models:
            if model.place == ON_TABLE:
                settle_health(battle, model)


def spare(model: Model) -> None:
    """Health that goes with a card never removes a model: it keeps one (Reading of WB-I4)."""
    if model.left <= 0:
        model.wounds -= min(1 - model.left, model.wounds)
        model.rads -= max(1 - model.left, 0)


def own_gifts(item: Item) -> list[Gift]:
    """What an item gives its wearer; ratings that a mod gives a power armour are the armour's."""
    if not item.fits_power:
        return item.gifts
    return [gift for gift in item.gifts if not G_RATING <= gift.stat < G_RATING + 3]


def among_survivors(battle: Battle, model: Model) -> bool:
    """Whether a model fights for survivors: the leader's faction, else its comrades' (WC-F8)."""
    chief = leader_of(battle, model.side)
    if chief is not None:
        return chief.unit.faction == SURVIVORS
    for friend in battle.models:
        if friend.side == model.side and friend.unit.number != model.unit.number:
            if friend.unit.faction == SURVIVORS:
                return True
    return False


def _add(stats: list[int], auras: list[Gift], gifts: list[Gift]) -> None:
    for gift in gifts:
        if gift.reach != OWN:
            auras.append(gift)
        elif G_BASE <= gift.stat < G_BASE + 3 or G_STRONG <= gift.stat < G_STRONG + 3:
            stats[gift.stat] = max(stats[gift.stat], gift.amount)  # one card sets a rating
        else:
            stats[gift.stat] += gift.amount


def power_bonus(battle: Battle, model: Model, attribute: int) -> int:
    """What power armour adds to an attribute; its END is health of its own (WB-F7)."""
    if model.power == NONE or attribute == ENDURANCE:
        return 0
    item = battle.cards.items[model.power]
    side = item.degraded if model.degraded else item.intact
    return 0 if side is None else side.attributes[attribute]


def attribute(battle: Battle, model: Model, number: int) -> int:
    """An attribute with all that changes it."""
    own = model.unit.attributes[number] + power_bonus(battle, model, number)
    return max(own + stat(battle, model, number), lent(battle, model, number))


def has_skill(model: Model, skill: int) -> bool:
    """Whether the unit's card shows a skill's icon."""
    return model.unit.skills[skill] != NONE


def skill_base(battle: Battle, model: Model, skill: int) -> int:
    """The attribute beside a skill with what cards add to the skill; 0 without its icon."""
    beside = model.unit.skills[skill]
    if beside == NONE:
        return 0
    return attribute(battle, model, beside) + stat(battle, model, G_SKILL + skill)


def hindrance(model: Model) -> int:
    """What conditions take off every skill (WB-F10)."""
    total = 0
    if model.conditions & FROZEN:
        total += PENALTY
    if model.conditions & INJURED_ARM:
        total += PENALTY
    if model.conditions & SHAKEN:
        total += PENALTY
    return total


def rating(battle: Battle, model: Model, kind: int) -> int:
    """A model's own armour rating against a kind of damage (IMMUNE: none comes through)."""
    own = model.unit.ratings[kind]
    if own == IMMUNE:
        return IMMUNE
    base = max(own, model.stats[G_BASE + kind], model.stats[G_STRONG + kind])
    base += stat(battle, model, G_RATING + kind)
    if model.powers:
        base += perk_rating(battle, model, kind)
    return max(base, 0)


def kind_against(battle: Battle, target: Model, kind: int) -> int:
    """The kind of a weapon's damage to a model: radiation may turn into physical damage (C20)."""
    if kind == RADIATION and battle.tables.rules.swaps_radiation:
        if rating(battle, target, RADIATION) == IMMUNE:
            return PHYSICAL
    return kind


def strong(model: Model, kind: int) -> bool:
    """Whether a model's own armour has the "+1" that always blocks (WB-F6)."""
    return model.unit.strong[kind] or model.stats[G_STRONG + kind] > 0


def power_rating(battle: Battle, model: Model, kind: int) -> int:
    """The rating of the power armour it wears; NONE without any."""
    if model.power == NONE:
        return NONE
    item = battle.cards.items[model.power]
    side = item.degraded if model.degraded else item.intact
    if side is None:
        return NONE
    found = side.ratings[kind]
    for card in model.items:
        if card < WEAPON_FIND and battle.cards.items[card].fits_power:
            for gift in battle.cards.items[card].gifts:
                if gift.stat == G_RATING + kind:
                    found += gift.amount
    return found


def power_strong(battle: Battle, model: Model) -> bool:
    """Whether the power armour's ratings have the "+1"; a degraded one has lost it."""
    if model.power == NONE:
        return False
    item = battle.cards.items[model.power]
    side = item.degraded if model.degraded else item.intact
    return side is not None and side.strong


def power_room(battle: Battle, model: Model) -> int:
    """How much damage an intact power armour still takes (WB-F17)."""
    if model.power == NONE or model.degraded:
        return 0
    return max(power_health(battle, model) - model.power_damage, 0)


def power_health(battle: Battle, model: Model) -> int:
    """How much damage an intact power armour takes before it is degraded."""
    side = battle.cards.items[model.power].intact
    if side is None:
        return 0
    return side.attributes[ENDURANCE] + (1 if model.powers & CORE_SAVER else 0)


def move_colour(battle: Battle, model: Model, charging: bool, quick: bool, rough: bool) -> int:
    """The ruler of a move or charge; below orange (NONE): no move (WB-G2)."""
    colour = model.unit.charge if charging else model.unit.move
    if colour < 0:
        return NONE
    colour += stat(battle, model, G_CHARGE if charging else G_MOVE) + battle.fate.pace
    if battle.boons:
        colour += stride(battle, model)
    if model.conditions & INJURED_LEG:
        colour -= 1
    if model.conditions & FROZEN:
        colour -= 1
    if battle.tables.rules.burdens:
        colour -= battle.tables.rules.slower(battle, model)
    if quick:
        colour -= 1
    if rough:
        colour -= 1
    return min(colour, 5) if colour >= 0 else NONE


def move_length(battle: Battle, model: Model, colour: int) -> int:
    """A ruler as the length of a path in mm (WB-G4, setting `move_adds_base`)."""
    if colour < 0:
        return 0
    extra = 2 * model.radius if battle.tables.settings.move_adds_base else 0
    return LENGTHS[colour] + extra
