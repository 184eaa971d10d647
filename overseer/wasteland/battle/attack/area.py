"""Areas: discs that hit every base they touch, scatter, and what sets them off (WB-F8, F16)."""

from __future__ import annotations

from overseer.wasteland.battle.acting.reactions import note_hit
from overseer.wasteland.battle.attack.blasts import BOMB, BOMB_THROWN, push_area
from overseer.wasteland.battle.attack.effects import (
    before_armour,
    effects_of,
    follow_up,
    ignores_strong,
    taken,
)
from overseer.wasteland.battle.attack.hit import WEAK_STRONG, hit_flags, push_hit, push_pierces
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.conditions import add_condition
from overseer.wasteland.battle.dice import Thrown
from overseer.wasteland.battle.measure import is_close
from overseer.wasteland.battle.model import ON_TABLE
from overseer.wasteland.battle.topics import T_DICE, T_SCATTER
from overseer.wasteland.battle.values import kind_against
from overseer.wasteland.battle.work import DAMAGED, SPREAD, W_MINES, Work
from overseer.wasteland.card import IconEffect, Weapon
from overseer.wasteland.geometry.shift import disc_hits, scatter_end
from overseer.wasteland.words import (
    E_ACTION,
    E_DAMAGE,
    E_INJURY,
    E_REDUCTION,
    INJURED_LEG,
    LENGTHS,
    NONE,
    W_MELEE,
)


def miss_or_scatter(battle: Battle, work: Work, weapon: Weapon, by: int) -> bool:
    """A miss of an area weapon lands somewhere else, as its table says."""
    if not weapon.scatter or is_close(battle, work, battle.models[by], weapon):
        return False  # in close combat it is a club
    margin = -work.margin
    if weapon.always_scatters and work.margin >= 0:
        margin = 0
    ruler = NONE
    for least, colour in weapon.scatter:
        if margin >= least:
            ruler = colour
    if ruler == NONE and not weapon.always_scatters:
        return False
    x, y = work.x, work.y
    if work.target != NONE:
        target = battle.models[work.target]
        x, y = target.x, target.y
    before_armour(work, taken(effects_of(battle, battle.models[by], work, weapon), work))
    area = push_area(battle, x, y, weapon, by, work, weapon.area, NONE)
    area.side = NONE if work.target == NONE else battle.models[work.target].on
    area.scatter = LENGTHS[ruler] if ruler != NONE else 0
    area.stage = 1
    return False


def run_area(battle: Battle, work: Work) -> bool:
    """One step of an area: scatter, then a hit for every base, then their conditions."""
    weapon = battle.cards.weapons[work.weapon]
    if work.stage == 1:
        work.stage = 2
        return battle.ask_nature(T_SCATTER)
    if work.stage == 2:
        way = work.answer - 1
        x, y, on_table = scatter_end(battle.layout, work.x, work.y, way, work.scatter, work.side)
        work.x, work.y = x, y
        battle.tell("scattered", {"x": x, "y": y})
        work.stage = 0
        if not on_table:  # WB-F16
            battle.done(work)
        return False
    if work.stage == 0:
        victims = touched(battle, work.x, work.y, diameter(work.ruler), work.side)
        battle.tell("exploded", {"x": work.x, "y": work.y, "weapon": weapon.id})
        battle.rules.blasted(battle, work.model, work.x, work.y, diameter(work.ruler))
        if weapon.kind == W_MELEE and work.model in victims:
            victims.remove(work.model)  # who swings it stands clear of it
        work.models = tuple(victims)
        work.next = 0
        work.stage = 3
        return False
    if work.stage == 3:
        return _next_hit(battle, work, weapon)
    if work.stage == BOMB:
        work.dice = weapon.short_dice
        work.stage = BOMB_THROWN
        return battle.ask_nature(T_DICE)
    if work.stage == BOMB_THROWN:
        thrown = Thrown(work.faces, work.dice, battle.tables.settings.green_blanks)
        work.damage += thrown.damage
        work.reduction += thrown.reduction
        work.stage = 0
        return False
    return _conditions(battle, work, weapon)


def diameter(colour: int) -> int:
    """The diameter of a disc in mm; a flare comes down on a point (NONE)."""
    return 0 if colour == NONE else LENGTHS[colour]


def touched(battle: Battle, x: int, y: int, diameter: int, on: int = NONE) -> list[int]:
    """The models whose bases a disc touches, unless a wall shields them (WB-F16).

    `on` is the piece of terrain on which the disc lies; it shields nobody.
    """
    found = []
    for model in battle.models:
        if model.place == ON_TABLE and battle.rules.targetable(battle, model):
            mx, my, mr = model.x, model.y, model.radius
            if disc_hits(battle.layout, x, y, diameter, mx, my, mr, on, model.on):
                found.append(model.number)
    return found


def extras(battle: Battle, work: Work, weapon: Weapon, victim: int) -> list[IconEffect]:
    """What happens besides to one in the middle, or hit directly."""
    found: list[IconEffect] = []
    model = battle.models[victim]
    if weapon.inner != NONE:
        inner = LENGTHS[weapon.inner]
        mx, my, mr = model.x, model.y, model.radius
        if disc_hits(battle.layout, work.x, work.y, inner, mx, my, mr, work.side, model.on):
            found += weapon.inner_effects
    if victim == work.target:
        found += weapon.direct
    return found


def _next_hit(battle: Battle, work: Work, weapon: Weapon) -> bool:
    if work.next >= len(work.models):
        work.stage = 4
        work.next = 0
        return False
    victim = work.models[work.next]
    work.next += 1
    damage = work.damage
    reduction = work.reduction
    more = extras(battle, work, weapon, victim)
    for effect in more:
        if effect.effect == E_DAMAGE:
            damage += effect.amount
        elif effect.effect == E_REDUCTION:
            reduction += effect.amount
    effects = bought(battle, work, weapon) + more  # damage and reduction bought are in already
    how = hit_flags(weapon, False, work.ruler != NONE)
    if ignores_strong(effects):
        how |= WEAK_STRONG
    note_hit(battle, victim, True)
    target = battle.models[victim]
    push_pierces(battle, target, work.model, effects, weapon)
    kind = kind_against(battle, target, weapon.damage_kind)
    hit = push_hit(battle, target, work.model, damage, kind, reduction, how)
    if weapon.more_kind != NONE:  # WB-F18
        hit.more_damage = weapon.more_damage
        hit.more_kind = kind_against(battle, target, weapon.more_kind)
    return False


def bought(battle: Battle, work: Work, weapon: Weapon) -> list[IconEffect]:
    """What the icons of the attack have bought, for everybody in the disc (WB-D4, WB-F8)."""
    if not work.has(SPREAD):
        return []
    attack = battle.work[battle.work.index(work) - 1]
    effects = taken(effects_of(battle, battle.models[attack.model], attack, weapon), attack)
    return [effect for effect in effects if effect.effect != E_ACTION]


def _conditions(battle: Battle, work: Work, weapon: Weapon) -> bool:
    """Conditions and pushes: what the icons bought, and what happens in the middle."""
    while work.next < len(work.models):
        victim = work.models[work.next]
        work.next += 1
        target = battle.models[victim]
        before = len(battle.work)
        damaged = victim in work.bought
        if victim in work.path:
            continue  # it has shrugged everything off (boosts.py)
        for effect in bought(battle, work, weapon) + extras(battle, work, weapon, victim):
            if effect.effect == E_INJURY:
                if target.place == ON_TABLE and (damaged or not effect.if_damaged):
                    add_condition(battle, target, INJURED_LEG)  # a blast goes for the legs
            else:
                follow_up(battle, work.model, target, effect, work, damaged)
        if len(battle.work) > before:
            return False
    battle.done(work)
    below = battle.work[-1]
    if work.has(DAMAGED) and (work.has(SPREAD) or below.kind == W_MINES):
        below.flags |= DAMAGED
    return False
