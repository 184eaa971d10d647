"""Damage: armour, boosts, luck, power armour, wounds (WB-F6, F7, F17, F18)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.attack.blasts import explode
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.conditions import remove_model
from overseer.wasteland.battle.dice import Thrown
from overseer.wasteland.battle.fortune.deeds import count, count_side
from overseer.wasteland.battle.fortune.fate import CALM
from overseer.wasteland.battle.fortune.plays import offer_hit, throw_for
from overseer.wasteland.battle.measure import stat
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.things.uses import heal, pump
from overseer.wasteland.battle.topics import (
    T_ARMOUR,
    T_BOOST,
    T_DICE,
    T_FLIP,
    T_LUCK,
    T_RATINGS,
    T_ROLL,
)
from overseer.wasteland.battle.values import (
    attribute,
    hindrance,
    power_rating,
    power_room,
    power_strong,
    radiation_heals,
    rating,
    settle_health,
    strong,
)
from overseer.wasteland.battle.work import DAMAGED, W_AREA, W_ATTACK, W_HIT, W_MINES, Work
from overseer.wasteland.campaign_words import D_MINED
from overseer.wasteland.card import IconEffect, Weapon
from overseer.wasteland.words import (
    AGILITY,
    DAMAGES,
    DODGES,
    E_PIERCE,
    ENERGY,
    FAILING,
    G_AREA_ARMOUR,
    G_PULSE_PROOF,
    IMMUNE,
    NONE,
    PHYSICAL,
    RADIATION,
    ROBOT,
    SELF_DESTRUCT,
    UNSTABLE,
)

# Purposes of a luck token (WB-H3); `luck` of the work that asks.
LUCK_AIM: Final = 1
LUCK_DODGE: Final = 2
LUCK_TOUGH: Final = 3
LUCK_CRITICAL: Final = 4
LUCKS: Final = ("", "aim", "dodge", "tough", "critical")

# Flags of a hit: whether it comes from close combat, from an area, past armour.
BY_CLOSE: Final = 1
BY_AREA: Final = 2
PAST_ARMOUR: Final = 4
WEAK_STRONG: Final = 8  # strong armour counts as ordinary
LOWER_RATING: Final = 16
PULSE: Final = 32
IF_DAMAGED: Final = 64  # only after damage that came through

COUNTERS: Final = 64  # a boost gives a reaction token afterwards
GIVEN_LUCK: Final = 128  # … or a luck token for this hit

DODGED: Final = 1  # bit of Model.spent
BLUE_ONE: Final = b"\0\0\0\1"


def push_hit(
    battle: Battle, target: Model, by: int, damage: int, kind: int, reduction: int, how: int
) -> Work:
    """Damage of a kind to a model; `how` are the flags above."""
    work = battle.push(W_HIT, by, target.number)
    work.damage = damage
    work.damage_kind = kind
    work.more_damage = 0
    work.more_kind = NONE
    work.reduction = reduction
    work.flags = how
    return work


def push_pierces(
    battle: Battle, target: Model, by: int, effects: list[IconEffect], weapon: Weapon
) -> None:
    """What goes past armour: hits of their own, after the one that is pushed next."""
    sure = maybe = 0
    for effect in effects:
        if effect.effect == E_PIERCE:
            if effect.if_damaged:
                maybe += effect.amount
            else:
                sure += effect.amount
    how = PAST_ARMOUR | (PULSE if weapon.pulse else 0)
    if maybe:
        push_hit(battle, target, by, maybe, weapon.damage_kind, 0, how | IF_DAMAGED)
    if sure:
        push_hit(battle, target, by, sure, weapon.damage_kind, 0, how)


def hit_flags(weapon: Weapon, close: bool, area: bool) -> int:
    """The flags of a weapon's hits."""
    how = 0
    if close:
        how |= BY_CLOSE
    if area:
        how |= BY_AREA
    if weapon.lower_rating:
        how |= LOWER_RATING
    if weapon.pulse:
        how |= PULSE
    return how


def pulse_proof(battle: Battle, target: Model) -> bool:
    """Whether a pulse does nothing to it: shielded, or no robot and no intact power armour."""
    if stat(battle, target, G_PULSE_PROOF) > 0:
        return True
    return not target.unit.types & ROBOT and power_room(battle, target) == 0


def boosts_against(target: Model, kind: int) -> int:
    """The armour boosts that a model could spend against a kind of damage."""
    return target.boosts + (target.energy_boosts if kind == ENERGY else 0)


def run_hit(battle: Battle, work: Work) -> bool:
    """One step of a hit. `stars` keeps the damage that came through, `blasts` the radiation."""
    target = battle.models[work.target]
    stage = work.stage
    if stage == 0:
        return _begin(battle, work, target)
    if stage == 1:  # the test of one who dodges
        thrown = Thrown(work.faces, work.dice, battle.tables.settings.green_blanks)
        if thrown.margin(work.value) >= 0:
            battle.tell("dodged", {"model": target.number})
            return _finish(battle, work)
        _struck(battle, work, target)
        return False
    if stage == 2:
        return _choose_ratings(battle, work, target)
    if stage == 3:  # the ratings are chosen: 0 own, 1 the power armour's
        work.side = work.answer
        work.stage = 4
        wants = boosts_against(target, work.damage_kind) > 0 and work.side == 0
        if wants and not work.flags & PAST_ARMOUR:
            if _rating(battle, work, target, work.damage_kind) != IMMUNE:
                return battle.ask_of(target, T_BOOST)
        work.answer = 0
        return False
    if stage == 4:
        if work.answer == 1:
            if work.damage_kind == ENERGY and target.energy_boosts > 0:
                target.energy_boosts -= 1  # those that are good for nothing else go first
            else:
                target.boosts -= 1
            work.cover += 1
            battle.tell("boosted", {"model": target.number})
        work.stage = 5
        return _roll(battle, work, target, work.damage_kind, work.damage, work.reduction)
    if stage == 5:
        work.damage = _blocked(battle, work, target, work.damage_kind, work.damage, work.reduction)
        work.stage = 6
        if work.more_kind == NONE:
            work.more_damage = 0
            return False
        return _roll(battle, work, target, work.more_kind, work.more_damage, 0)
    if stage == 6:
        if work.more_kind != NONE:
            work.more_damage = _blocked(
                battle, work, target, work.more_kind, work.more_damage, 0
            )  # WB-F18
        work.stage = 7
        if work.damage + work.more_damage > 0 and work.flags & GIVEN_LUCK:
            work.stage = 8
            return battle.ask_nature(T_FLIP)
        if work.damage + work.more_damage > 0 and target.luck > 0:
            work.luck = LUCK_TOUGH
            return battle.ask_of(target, T_LUCK)
        work.answer = 0
        return False
    if stage == 7:
        work.stage = 8
        if work.answer == 1:
            target.luck -= 1
            return battle.ask_nature(T_FLIP)
        work.answer = 0
        return False
    if stage == 8:
        if work.answer == 1:  # WB-H3
            if work.damage > 0:
                work.damage -= 1
            else:
                work.more_damage -= 1
            battle.tell("tough", {"model": target.number})
        return _suffer(battle, work, target)
    # The blue die of an unstable one.
    thrown = Thrown(work.faces, BLUE_ONE, False)
    if thrown.blasts:
        target.spent |= UNSTABLE
        _finish(battle, work)
        explode(battle, target)
        return False
    return _finish(battle, work)


def _begin(battle: Battle, work: Work, target: Model) -> bool:
    if target.place != ON_TABLE or (work.flags & IF_DAMAGED and not _hurt_before(battle, work)):
        return _finish(battle, work)
    if work.flags & PULSE and pulse_proof(battle, target):
        battle.tell("unhurt", {"model": target.number})
        return _finish(battle, work)
    if target.unit.traits & DODGES and not target.spent & DODGED and work.model != NONE:
        target.spent |= DODGED
        work.stage = 1
        work.value = attribute(battle, target, AGILITY) + hindrance(target)
        work.dice = b"\0\0\0\0"
        return throw_for(battle, work, target, T_ROLL)
    _struck(battle, work, target)
    return False


def _struck(battle: Battle, work: Work, target: Model) -> None:
    """It is a hit: boosts may soften it, then armour counts."""
    work.stage = 2
    if not work.flags & PAST_ARMOUR:
        offer_hit(battle, work, target)


def _choose_ratings(battle: Battle, work: Work, target: Model) -> bool:
    """WB-F17: per hit the owner picks the power armour's ratings or his own."""
    work.stage = 3
    work.answer = 0
    if target.power == NONE or work.flags & PAST_ARMOUR:
        return False
    better = worse = False
    kinds = [work.damage_kind] if work.more_kind == NONE else [work.damage_kind, work.more_kind]
    for kind in kinds:
        own = rating(battle, target, kind) * 2 + (1 if strong(target, kind) else 0)
        power = power_rating(battle, target, kind) * 2 + (1 if power_strong(battle, target) else 0)
        better = better or power > own
        worse = worse or power < own
    # Boosts go with his own alone.
    if better and (worse or boosts_against(target, work.damage_kind) > 0):
        return battle.ask_of(target, T_RATINGS)
    if better or not worse:
        work.answer = 1
    return False


def _rating(battle: Battle, work: Work, target: Model, kind: int) -> int:
    """The rating that counts against a kind, before reductions."""
    found = _rating_of(battle, work, target, kind)
    if work.flags & LOWER_RATING and kind != RADIATION:
        found = min(
            _rating_of(battle, work, target, PHYSICAL), _rating_of(battle, work, target, ENERGY)
        )
    return found


def _rating_of(battle: Battle, work: Work, target: Model, kind: int) -> int:
    if work.side == 1:
        return power_rating(battle, target, kind)
    return rating(battle, target, kind)


def _strong(battle: Battle, work: Work, target: Model, kind: int) -> bool:
    if work.flags & WEAK_STRONG:
        return False
    return power_strong(battle, target) if work.side == 1 else strong(target, kind)


def _final(battle: Battle, work: Work, target: Model, kind: int, reduction: int) -> int:
    """The rating that the red die is compared with (WB-F6)."""
    found = _rating(battle, work, target, kind)
    if found == IMMUNE:
        return IMMUNE
    if kind == work.damage_kind:
        found += work.cover  # cover and boosts
    if work.flags & BY_AREA:
        found += stat(battle, target, G_AREA_ARMOUR)
    return max(found - reduction, 0)


def _roll(
    battle: Battle, work: Work, target: Model, kind: int, damage: int, reduction: int
) -> bool:
    """The armour roll, if it can matter."""
    work.answer = 0
    if damage <= 0 or work.flags & PAST_ARMOUR or _heals(target, kind):
        return False
    final = _final(battle, work, target, kind, reduction)
    if final == 0 or final == IMMUNE:
        return False
    return battle.ask_nature(T_ARMOUR)


def _heals(target: Model, kind: int) -> bool:
    """Whether this damage does a model good: radiation, to ghouls (WB-I3)."""
    return kind == RADIATION and radiation_heals(target)


def _blocked(
    battle: Battle, work: Work, target: Model, kind: int, damage: int, reduction: int
) -> int:
    """What is left of damage after armour."""
    if damage <= 0:
        return 0
    if _heals(target, kind):
        heal(battle, target, damage)
        return 0
    if rating(battle, target, kind) == IMMUNE:  # immunity holds against every weapon
        battle.tell("immune", {"model": target.number, "kind": DAMAGES[kind]})
        return 0
    if work.flags & PAST_ARMOUR:
        return damage
    final = _final(battle, work, target, kind, reduction)
    block = work.answer if 0 < work.answer <= final else 0
    if _strong(battle, work, target, kind):
        block += 1  # "+1" always blocks (WB-F6); reductions never touch it (WB-F18)
    if work.answer or block:
        args = {"model": target.number, "roll": work.answer, "rating": final, "blocked": block}
        battle.tell("armour", {**args, "kind": DAMAGES[kind]})
    return max(damage - block, 0)


def _suffer(battle: Battle, work: Work, target: Model) -> bool:
    """Damage arrives: on the power armour first, then on the model."""
    damage, kind = work.damage, work.damage_kind
    more, other = work.more_damage, work.more_kind
    total = damage + more
    if total <= 0:
        battle.tell("unhurt", {"model": target.number})
        return _finish(battle, work)
    _mark_parent(battle, work)
    if work.flags & BY_AREA and battle.deeds:
        _count_disc(battle, work, target)
    settle_health(battle, target)
    room = power_room(battle, target)
    if room > 0:  # WB-F17
        taken = min(room, total)
        target.power_damage += taken
        battle.tell("power-armour-hit", {"model": target.number, "damage": taken})
        first = min(taken, damage)
        damage -= first
        more -= taken - first
        if taken == room:
            target.degraded = True
            target.power_damage = 0
            battle.tell("degraded", {"model": target.number})
    _wound(battle, target, damage, kind)
    if more > 0:
        _wound(battle, target, more, other)
    if target.left <= 0:
        remove_model(battle, target, work.model, work.flags & BY_CLOSE != 0)
        _finish(battle, work)
        if target.unit.traits & SELF_DESTRUCT:
            explode(battle, target)
        return False
    pump(battle, target)
    if unstable(target):
        work.stage = 9
        work.dice = BLUE_ONE
        return battle.ask_nature(T_DICE)
    return _finish(battle, work)


def unstable(target: Model) -> bool:
    """Whether damage may set its bomb off: always, or only below half its health."""
    if target.spent & UNSTABLE:
        return False
    if target.unit.traits & UNSTABLE:
        return True
    return target.unit.traits & FAILING != 0 and 2 * target.left < target.health


def _count_disc(battle: Battle, work: Work, target: Model) -> None:
    """Enemies hurt by discs and mines are deeds of those whose they were."""
    if work.model != NONE:
        doer = battle.models[work.model]
        if battle.rules.enemies(battle, doer, target):
            count(battle, doer.seat, D_MINED)
        return
    for under in battle.work:
        if under.kind == W_MINES:
            side = battle.markers[under.models[under.next]].side
            if side != target.side:
                count_side(battle, side, D_MINED)


def _wound(battle: Battle, target: Model, damage: int, kind: int) -> None:
    if damage <= 0:
        return
    args = {"model": target.number, "damage": damage, "kind": DAMAGES[kind]}
    if kind == RADIATION:
        target.rads += damage
    else:
        target.wounds += damage
    battle.tell("damaged", {**args, "left": max(target.left, 0)})


def _mark_parent(battle: Battle, work: Work) -> None:
    """The attack or area below learns that damage came through."""
    below = _parent(battle, work)
    if below is not None:
        below.flags |= DAMAGED
        if below.kind == W_AREA:
            below.bought = (*below.bought, work.target)


def _hurt_before(battle: Battle, work: Work) -> bool:
    """Whether the attack or area below has damaged this target already."""
    below = _parent(battle, work)
    if below is None or below.kind == W_ATTACK:
        return below is not None and below.has(DAMAGED)
    return work.target in below.bought


def _parent(battle: Battle, work: Work) -> Work | None:
    """The attack or area that a hit belongs to."""
    place = battle.work.index(work) - 1
    while place >= 0 and battle.work[place].kind == W_HIT:  # what goes past armour
        place -= 1
    if place < 0:
        return None
    below = battle.work[place]
    return below if below.kind == W_ATTACK or below.kind == W_AREA else None


def _finish(battle: Battle, work: Work) -> bool:
    battle.done(work)
    target = battle.models[work.target]
    if work.flags & COUNTERS and target.place == ON_TABLE and target.reactions == 0:
        if not battle.fate.has(CALM):
            target.reactions = 1
            battle.tell("alarmed", {"model": target.number})
    return False
