"""An attack from its test to its last effect (WB-F1, F3, F15, F20, WB-H2, H3)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.acting.reactions import hush, note_hit
from overseer.wasteland.battle.attack.area import miss_or_scatter
from overseer.wasteland.battle.attack.arms import (
    IMPROVISED,
    POOLED,
    critical_points,
    mod_gift,
    set_critical_points,
    set_empty,
    set_tokens,
    use_up,
    weapon_at,
)
from overseer.wasteland.battle.attack.attempt import attempt, uses_criticals
from overseer.wasteland.battle.attack.blasts import push_area
from overseer.wasteland.battle.attack.effects import (
    affordable,
    before_armour,
    buy,
    contested,
    effects_of,
    follow_up,
    ignores_strong,
    keeps_loaded,
    taken,
    word_of,
)
from overseer.wasteland.battle.attack.faults import shot_fault
from overseer.wasteland.battle.attack.hit import (
    LUCK_AIM,
    LUCK_CRITICAL,
    LUCK_DODGE,
    WEAK_STRONG,
    hit_flags,
    push_hit,
    push_pierces,
)
from overseer.wasteland.battle.attack.perk_attacks import barges, may_press, press
from overseer.wasteland.battle.attack.starts import begin_attack
from overseer.wasteland.battle.attack.swap import swap, swappable
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.conditions import add_condition
from overseer.wasteland.battle.dice import CROSS, SHOUT, Thrown
from overseer.wasteland.battle.fortune.deeds import SHOTS, count
from overseer.wasteland.battle.fortune.orders import BLITZED
from overseer.wasteland.battle.fortune.perks import blitzes, roll_again
from overseer.wasteland.battle.fortune.plays import throw_for
from overseer.wasteland.battle.measure import engaged_with, is_close, stat, within
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.battle.moving.push import offer_slide, push_model
from overseer.wasteland.battle.topics import (
    T_DICE,
    T_EFFECT,
    T_FLIP,
    T_LUCK,
    T_PERK,
    T_PICK,
    T_ROLL,
    T_SWAP,
    T_WALK,
)
from overseer.wasteland.battle.values import attribute, kind_against
from overseer.wasteland.battle.work import (
    CHARGED,
    CRITICAL,
    DAMAGED,
    FREE,
    HIT,
    LONG,
    PERK_ASKED,
    QUICK,
    REACTION,
    SHRUGGED,
    SPREAD,
    THROWN,
    WALKED,
    Work,
)
from overseer.wasteland.campaign_words import D_CRITICALS
from overseer.wasteland.card import Weapon
from overseer.wasteland.words import (
    E_ACTION,
    EXPLOSION,
    G_AIMED,
    G_BLANK_DAMAGE,
    G_BLANK_REDUCTION,
    G_SILENT,
    G_STEALTH,
    INJURED_ARM,
    INJURED_LEG,
    LENGTHS,
    NONE,
    PERCEPTION,
    STAR,
    STUNNED,
    TWO_SHOTS,
    W_THROWN,
    YELLOW,
)

STEALTH_PENALTY: Final = -4

# Stages.
_BEGIN: Final = 0
_SPOTTED: Final = 1
_THROW: Final = 2
_THROWN: Final = 3
_LUCK: Final = 4
_FLIPPED: Final = 5
_JUDGE: Final = 6
_CRITICAL_LUCK: Final = 7
_CRITICAL_FLIP: Final = 8
_DRAW: Final = 9
_DRAWN: Final = 10
_BUY: Final = 11
_BOUGHT: Final = 12
_HURT: Final = 13
_FOLLOW: Final = 14
_INJURED: Final = 15
_WALK: Final = 16
_WALKED: Final = 17
_END: Final = 18
_SWAPPED: Final = 19
_PRESSED: Final = 20


def run_attack(battle: Battle, work: Work) -> bool:
    """One step of an attack."""
    attacker = battle.models[work.model]
    weapon = weapon_at(battle, attacker, work.weapon, work.weapon_number)
    stage = work.stage
    if stage == _BEGIN:
        return _begin(battle, work, attacker)
    if stage == _SPOTTED:
        return _spotted(battle, work, attacker)
    if stage == _THROW:
        return _throw(battle, work, attacker, weapon)
    if stage == _SWAPPED:
        if work.answer != NONE:
            swap(battle, attacker, work, work.answer)
        return _roll(battle, work, attacker)
    if stage == _THROWN:
        return _read(battle, work, attacker, weapon)
    if stage == _LUCK:
        lucky = attacker if work.luck == LUCK_AIM else battle.models[work.target]
        return _try_luck(battle, work, lucky, _FLIPPED)
    if stage == _FLIPPED:
        return _flipped(battle, work)
    if stage == _JUDGE:
        return _judge(battle, work, attacker, weapon)
    if stage == _CRITICAL_LUCK:
        return _try_luck(battle, work, attacker, _CRITICAL_FLIP)
    if stage == _CRITICAL_FLIP:
        if work.answer == 1:
            _charge_critical(battle, attacker, work.weapon, weapon, 1)
        work.stage = _DRAW
        return False
    if stage == _DRAW:
        return _draw(battle, work, attacker, weapon)
    if stage == _DRAWN:
        work.target = work.answer
        if work.target != work.aimed:
            battle.tell("struck-instead", {"model": work.target, "target": work.aimed})
        work.stage = _BUY
        return False
    if stage == _BUY:
        return _buy(battle, work, attacker, weapon)
    if stage == _BOUGHT:
        _bought(battle, work, attacker, weapon)
        return False
    if stage == _PRESSED:
        work.stage = _HURT
        if work.answer == 1:
            press(battle, work, attacker, weapon)
        return False
    if stage == _HURT:
        return _hurt(battle, work, attacker, weapon)
    if stage == _FOLLOW:
        return _follow(battle, work, attacker, weapon)
    if stage == _INJURED:
        injury = INJURED_LEG if work.answer == 1 else INJURED_ARM
        add_condition(battle, battle.models[work.target], injury)
        work.stage = _FOLLOW
        return False
    if stage == _WALK:
        return _walk(battle, work, attacker, weapon)
    if stage == _WALKED:
        if work.answer != NONE:
            _next_shot(battle, work, attacker)
        work.stage = _END
        return False
    return _end(battle, work, attacker, weapon)


def _try_luck(battle: Battle, work: Work, lucky: Model, then: int) -> bool:
    """Whoever wants to pays luck for a flip."""
    work.stage = then
    if work.answer == 1:
        lucky.luck -= 1
        return battle.ask_nature(T_FLIP)
    work.answer = 0
    return False


def _bought(battle: Battle, work: Work, attacker: Model, weapon: Weapon) -> None:
    """An effect was bought, or nothing more is."""
    if work.answer == NONE:
        work.bottles = work.stars = work.blasts = 0
    else:
        effects = effects_of(battle, attacker, work, weapon)
        buy(work, effects, work.answer)
        battle.tell("bought", {"model": attacker.number, "effect": word_of(effects[work.answer])})
    work.stage = _BUY


def _begin(battle: Battle, work: Work, attacker: Model) -> bool:
    """Somebody under a Stealth Boy must be spotted first."""
    if work.target != NONE and battle.models[work.target].place != ON_TABLE:
        battle.done(work)  # an earlier bite of the same swarm has done it
        return False
    work.stage = _THROW
    target = NONE if work.has(THROWN) else work.target
    if target != NONE and not work.has(WALKED):
        if stat(battle, battle.models[target], G_STEALTH) > 0:
            work.value = attribute(battle, attacker, PERCEPTION) + STEALTH_PENALTY
            work.dice = b"\0\0\0\0"
            work.stage = _SPOTTED
            return throw_for(battle, work, attacker, T_ROLL)
    return False


def _spotted(battle: Battle, work: Work, attacker: Model) -> bool:
    thrown = Thrown(work.faces, work.dice, battle.tables.settings.green_blanks)
    if thrown.margin(work.value) >= 0:
        work.stage = _THROW
    else:
        battle.tell("not-spotted", {"model": attacker.number, "target": work.target})
        work.stage = _END
    return False


def _throw(battle: Battle, work: Work, attacker: Model, weapon: Weapon) -> bool:
    """The dice are gathered, the weapon is fired."""
    critical = work.has(CRITICAL)
    target = None if work.target == NONE else battle.models[work.target]
    quick = work.has(QUICK) or work.has(REACTION)
    close = is_close(battle, work, attacker, weapon)
    battle.tables.rules.attacked(battle, attacker, close)
    found = attempt(
        battle,
        attacker,
        target,
        work.weapon,
        weapon,
        close,
        work.has(LONG),
        critical,
        quick,
        attacker.x,
        attacker.y,
    )
    work.value = found.value
    work.dice = found.dice
    work.cover = found.armour
    work.damage = found.damage
    work.reduction = 0
    work.bottles = work.stars = work.blasts = 0
    _count(battle, work, attacker, weapon, close)
    if weapon.silent or mod_gift(battle, attacker, work.weapon, G_SILENT):
        hush(battle)
    if close:
        if any(attacker.charge_dice):
            work.flags |= CHARGED
        attacker.charge_dice = b"\0\0\0\0"
    if critical:
        set_critical_points(attacker, work.weapon, 0)  # WB-H2
    if work.weapon == POOLED:
        use_up(battle, attacker, WEAPON_FIND + weapon.number)
    elif not work.has(WALKED):
        slow = weapon.slow and not attacker.unit.traits & TWO_SHOTS
        if weapon.one_use or slow:  # WB-F9
            set_empty(attacker, work.weapon, True)
        if weapon.primed or weapon.charges:
            set_tokens(attacker, work.weapon, 0)
    word = "fought" if close else "threw-at" if weapon.kind == W_THROWN else "shot"
    if work.target == NONE:
        args: dict[str, int | str] = {"model": attacker.number, "x": work.x, "y": work.y}
        battle.tell("threw", {**args, "weapon": weapon.id, "value": found.value})
    else:
        args = {"model": attacker.number, "target": work.target, "weapon": weapon.id}
        battle.tell(word, {**args, "value": found.value})
    work.models = swappable(battle, attacker, work)
    if work.models:
        work.stage = _SWAPPED
        return battle.ask_of(attacker, T_SWAP)
    return _roll(battle, work, attacker)


def _roll(battle: Battle, work: Work, attacker: Model) -> bool:
    work.stage = _THROWN
    return throw_for(battle, work, attacker, T_DICE if work.has(CRITICAL) else T_ROLL)


def _count(battle: Battle, work: Work, attacker: Model, weapon: Weapon, close: bool) -> None:
    """What quests and perks remember of an attack."""
    if not close:
        count(battle, attacker.seat, SHOTS)
    elif work.target != NONE and blitzes(attacker, weapon, battle.models[work.target]):
        attacker.spent |= BLITZED
    if work.has(CRITICAL):
        count(battle, attacker.seat, D_CRITICALS)
    if battle.active == attacker.number:
        battle.last_target = work.target


def _read(battle: Battle, work: Work, attacker: Model, weapon: Weapon) -> bool:
    """The throw is read: margin, icons, action points."""
    if roll_again(battle, work, attacker, weapon, is_close(battle, work, attacker, weapon)):
        return False
    thrown = Thrown(work.faces, work.dice, battle.tables.settings.green_blanks)
    work.damage += thrown.damage
    work.reduction += thrown.reduction
    work.bottles += thrown.bottles
    work.stars += thrown.stars
    work.blasts += thrown.blasts
    turn_icons(work)
    if thrown.blanks and mod_gift(battle, attacker, work.weapon, G_BLANK_DAMAGE):
        work.damage += 1
    if thrown.blanks and mod_gift(battle, attacker, work.weapon, G_BLANK_REDUCTION):
        work.reduction += 1
    if work.has(CRITICAL):
        work.margin = 0
        work.stage = _JUDGE
        battle.tell("critical", {"model": attacker.number})
        return False
    if thrown.points and not work.flags & (QUICK | REACTION | FREE):  # WB-R4
        attacker.points += thrown.points
        battle.tell("point-won", {"model": attacker.number, "amount": thrown.points})
    work.margin = thrown.margin(work.value)
    work.shouted = 1 if thrown.number == SHOUT else 0
    work.stage = _JUDGE
    if thrown.number == SHOUT or thrown.number == CROSS:
        return False  # luck never changes these (WB-H5)
    if -2 <= work.margin < 0 and attacker.luck > 0:
        work.luck = LUCK_AIM
        work.stage = _LUCK
        return battle.ask_of(attacker, T_LUCK)
    if 0 <= work.margin <= 2 and work.target != NONE and battle.models[work.target].luck > 0:
        work.luck = LUCK_DODGE
        work.stage = _LUCK
        return battle.ask_of(battle.models[work.target], T_LUCK)
    return False


def _flipped(battle: Battle, work: Work) -> bool:
    """The coin has fallen (WB-H3)."""
    if work.answer == 1:
        if work.luck == LUCK_AIM:
            work.margin = 0
            battle.tell("lucky-hit", {"model": work.model})
        else:
            work.margin = -1
            battle.tell("lucky-dodge", {"model": work.target})
    work.stage = _JUDGE
    return False


def _judge(battle: Battle, work: Work, attacker: Model, weapon: Weapon) -> bool:
    """Hit or missed."""
    if work.margin < 0:
        battle.tell("missed", {"model": attacker.number, "margin": work.margin})
        work.stage = _WALK
        if work.target != NONE:
            note_hit(battle, work.target, False)
        return miss_or_scatter(battle, work, weapon, attacker.number)
    work.flags |= HIT
    battle.tell("hit", {"model": attacker.number, "margin": work.margin})
    if weapon.always_scatters and not is_close(battle, work, attacker, weapon):
        work.stage = _WALK
        return miss_or_scatter(battle, work, weapon, attacker.number)
    work.stage = _DRAW
    critical = weapon.critical
    if critical is not None and work.weapon < IMPROVISED and not work.has(CRITICAL):
        if uses_criticals(battle, attacker) and work.target != NONE:
            _charge_critical(battle, attacker, work.weapon, weapon, 1 + work.shouted)
            if attacker.luck > 0 and critical_points(attacker, work.weapon) < critical.points:
                work.luck = LUCK_CRITICAL
                work.stage = _CRITICAL_LUCK
                return battle.ask_of(attacker, T_LUCK)
    return False


def _charge_critical(battle: Battle, model: Model, slot: int, weapon: Weapon, n: int) -> None:
    """WB-H2: critical points, never more than the meter holds."""
    assert weapon.critical is not None
    points = min(critical_points(model, slot) + n, weapon.critical.points)
    set_critical_points(model, slot, points)
    battle.tell("critical-points", {"model": model.number, "points": points, "weapon": weapon.id})


def _draw(battle: Battle, work: Work, attacker: Model, weapon: Weapon) -> bool:
    """WB-F15: a shot into a fight hits anyone in it."""
    work.stage = _BUY
    if work.target == NONE or is_close(battle, work, attacker, weapon):
        return False
    target = battle.models[work.target]
    others = engaged_with(battle, target)
    if not others or mod_gift(battle, attacker, work.weapon, G_AIMED):
        return False
    work.models = tuple(sorted([target.number, *[other.number for other in others]]))
    work.stage = _DRAWN
    return battle.ask_nature(T_PICK)


def _buy(battle: Battle, work: Work, attacker: Model, weapon: Weapon) -> bool:
    """Icons buy effects; somebody is asked only where they compete (WB-D4)."""
    effects = effects_of(battle, attacker, work, weapon)
    options = affordable(battle, work, effects)
    if not options:
        work.stage = _HURT
        return False
    if contested(work, effects, options):
        work.stage = _BOUGHT
        work.models = tuple(options)
        return battle.ask_of(attacker, T_EFFECT)
    for place in options:
        buy(work, effects, place)
        battle.tell("bought", {"model": attacker.number, "effect": word_of(effects[place])})
    return False


def _hurt(battle: Battle, work: Work, attacker: Model, weapon: Weapon) -> bool:
    """Damage: to one model, or to all in the area."""
    if not work.has(PERK_ASKED) and may_press(battle, work, attacker):
        work.flags |= PERK_ASKED
        work.stage = _PRESSED
        return battle.ask_of(attacker, T_PERK)
    effects = taken(effects_of(battle, attacker, work, weapon), work)
    before_armour(work, effects)
    close = is_close(battle, work, attacker, weapon)
    work.stage = _FOLLOW
    work.effect = 0  # the next effect to follow up
    area = NONE if close else weapon.area
    if work.has(CRITICAL) and weapon.critical is not None and weapon.critical.area != NONE:
        area = weapon.critical.area
    if area != NONE:
        work.flags |= SPREAD
        if work.target != NONE:
            target = battle.models[work.target]
            work.x, work.y = target.x, target.y
        push_area(battle, work.x, work.y, weapon, attacker.number, work, area, work.target)
        return False
    if work.target == NONE:
        return False
    target = battle.models[work.target]
    note_hit(battle, work.target, True)
    push_pierces(battle, target, attacker.number, effects, weapon)
    how = hit_flags(weapon, close, False)
    if ignores_strong(effects):
        how |= WEAK_STRONG
    hit = push_hit(
        *(battle, target, attacker.number, work.damage),
        *(kind_against(battle, target, weapon.damage_kind), work.reduction, how),
    )
    hit.cover = work.cover
    if weapon.more_kind != NONE:
        hit.more_damage = weapon.more_damage
        hit.more_kind = kind_against(battle, target, weapon.more_kind)
    return False


def _follow(battle: Battle, work: Work, attacker: Model, weapon: Weapon) -> bool:
    """Conditions, pushes and the like, one after the other."""
    effects = taken(effects_of(battle, attacker, work, weapon), work)
    if keeps_loaded(effects):
        set_empty(attacker, work.weapon, False)
    if work.target != NONE:
        target = battle.models[work.target]
        while work.effect < len(effects):
            effect = effects[work.effect]
            work.effect += 1
            if work.flags & (SPREAD | SHRUGGED) and effect.effect != E_ACTION:
                continue  # the area has dealt with it, or the target has shrugged it off
            before = len(battle.work)
            if follow_up(battle, attacker.number, target, effect, work, work.has(DAMAGED)):
                work.stage = _INJURED
                return True
            if len(battle.work) > before:
                return False
        whirls = weapon.throws != NONE and not work.flags & (FREE | SHRUGGED)  # WB-F14
        if barges(work, attacker, target):
            push_model(battle, attacker, target, YELLOW, True)
        if whirls and target.place == ON_TABLE:
            add_condition(battle, target, STUNNED)
            push_model(battle, attacker, target, weapon.throws, work.has(CHARGED))
    work.stage = _WALK
    return False


def turn_icons(work: Work) -> None:
    """A boost has all bottles count as another icon, `side`."""
    if work.side == STAR:
        work.stars += work.bottles
        work.bottles = 0
    elif work.side == EXPLOSION:
        work.blasts += work.bottles
        work.bottles = 0


def _walk(battle: Battle, work: Work, attacker: Model, weapon: Weapon) -> bool:
    """WB-F20: walked fire goes on to a model within yellow of the last one; `y` counts shots."""
    work.stage = _END
    if not weapon.walked or work.has(CRITICAL) or work.target == NONE:
        return False
    if is_close(battle, work, attacker, weapon):
        return False  # WB-F2: only those whom it touches
    if work.y + 1 >= weapon.walked or attacker.place != ON_TABLE:
        return False
    found = walk_targets(battle, work, attacker)
    if not found:
        return False
    work.models = tuple(found)
    work.stage = _WALKED
    return battle.ask_of(attacker, T_WALK)


def walk_targets(battle: Battle, work: Work, attacker: Model) -> list[int]:
    """Whom walked fire may go on to."""
    last = battle.models[work.aimed]
    found = []
    slot = work.weapon
    for enemy in battle.enemies_of(attacker):
        if within(enemy, last, LENGTHS[YELLOW]):
            for long in (False, True):
                if shot_fault(battle, attacker, enemy, slot, long, True) == 0:
                    found.append(enemy.number)
                    break
    return found


def _next_shot(battle: Battle, work: Work, attacker: Model) -> None:
    flags = work.flags & (QUICK | REACTION | FREE) | WALKED
    if shot_fault(battle, attacker, battle.models[work.answer], work.weapon, False, True) != 0:
        flags |= LONG
    shot = begin_attack(battle, attacker, work.answer, work.weapon, flags)
    shot.y = work.y + 1
    battle.work.remove(work)
    battle.work.insert(len(battle.work) - 1, work)


def _end(battle: Battle, work: Work, attacker: Model, weapon: Weapon) -> bool:
    battle.done(work)
    target = NONE if work.target == NONE else work.aimed
    if target != NONE and not work.flags & (FREE | WALKED):
        if attacker.place == ON_TABLE and is_close(battle, work, attacker, weapon):
            offer_slide(battle, attacker, battle.models[target])
    return False
