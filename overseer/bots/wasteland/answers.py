"""The smaller decisions of a battle: who acts, who reacts, how a hit is taken."""

from __future__ import annotations

from typing import Final

from overseer.bots.wasteland.blows import Blows
from overseer.bots.wasteland.foes import reach_of
from overseer.bots.wasteland.ground import Ground, gap_to
from overseer.bots.wasteland.journal import judge_key_place, places_keys
from overseer.bots.wasteland.orders import distance
from overseer.bots.wasteland.pages import moment, newshound_of
from overseer.bots.wasteland.schemes import spot_worth
from overseer.bots.wasteland.setup import judge_edge, judge_put
from overseer.bots.wasteland.suit import cue, judge_hiding, suit_of
from overseer.bots.wasteland.weights import Weights
from overseer.wasteland.battle.attack.arms import weapon_at
from overseer.wasteland.battle.attack.effects import effects_of
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import cover, is_engaged
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import (
    ARM,
    CHOOSE,
    DIE,
    EFFECT,
    HOLD,
    LEAVE,
    MOVE,
    PLACE,
    POWER,
    PUT,
    REACT,
    SLIDE_TO,
    TARGET,
    WEAPON_FIND,
    YES,
    BattleMove,
)
from overseer.wasteland.battle.odds.exact import attack_odds
from overseer.wasteland.battle.odds.shield import hurting, shield_of
from overseer.wasteland.battle.topics import T_FOLLOW, T_SWAP
from overseer.wasteland.battle.values import power_rating, power_room, rating
from overseer.wasteland.battle.work import CRITICAL, W_SCENARIO, W_SETUP
from overseer.wasteland.geometry.layout import SIDE
from overseer.wasteland.geometry.sight import cover_items
from overseer.wasteland.words import (
    BLACK_DIE,
    E_DAMAGE,
    E_PIERCE,
    E_REDUCTION,
    E_STUN,
    NONE,
    PHYSICAL,
    YELLOW_DIE,
)

DAMAGE_FIRST: Final = 3.0
STUN: Final = 2.0

# Deployment, in caps.
MIDDLE: Final = SIDE // 2
FORWARD: Final = 0.05  # a mm nearer to the middle of the table
ELBOW: Final = 90  # mm between friends
CROWDED: Final = 12.0
SHELTER: Final = 3.0
ASIDE: Final = 200  # mm
FASTER: Final = 10.0  # WC-X7: a mm of movement, in points of health
ARMOURED: Final = 0.2  # of all damage, what a point of armour keeps off


def judge_turn(battle: Battle, moves: list[BattleMove], weights: Weights) -> list[float]:
    """Whom to ready or activate, and whether to hold."""
    blows = Blows(battle, weights)
    values: list[float] = []
    for move in moves:
        if move.kind == HOLD:
            values.append(weights.hold)
        else:
            values.append(urgency(battle, blows, battle.models[move.a], weights))
    return values


def urgency(battle: Battle, blows: Blows, model: Model, weights: Weights) -> float:
    """How much a model has to do now: strike before it is struck."""
    ground = Ground(battle, blows, model, weights)
    strike = ground.offence(model.x, model.y)
    lure = ground.lure(model.x, model.y)
    danger = ground.danger(model.x, model.y)
    value = 2.0 * strike + weights.lure * lure + 0.5 * danger + 0.01 * ground.worth
    return value + moment(battle, model) + cue(battle, model)


def judge_reactions(battle: Battle, moves: list[BattleMove], weights: Weights) -> list[float]:
    """Who declares a reaction: the one who can do most to the actor, or has most to fear."""
    blows = Blows(battle, weights)
    actor = battle.models[battle.work[-1].model]
    values: list[float] = []
    for move in moves:
        if move.kind != REACT:
            values.append(0.0)
            continue
        model = battle.models[move.a]
        ground = Ground(battle, blows, model, weights)
        value = 0.5 + 0.7 * ground.offence(model.x, model.y)
        if actor.side != model.side:
            value += 0.2 * ground.danger(model.x, model.y)
        values.append(value)
    return values


def judge_places(battle: Battle, moves: list[BattleMove], weights: Weights) -> list[float]:
    """Where to deploy: well forward and behind something, not all in one place."""
    blows = Blows(battle, weights)
    values: list[float] = []
    grounds: dict[int, Ground] = {}
    for move in moves:
        if move.kind != PLACE:
            values.append(0.0)
            continue
        ground = grounds.get(move.a)
        if ground is None:
            ground = Ground(battle, blows, battle.models[move.a], weights)
            grounds[move.a] = ground
        x, y = move.x, move.y
        value = ground.wanted(x, y) + weights.lure * ground.lure(x, y) - 0.5 * ground.danger(x, y)
        value -= FORWARD * distance(x, y, MIDDLE, MIDDLE) + crowd(battle, ground.model, x, y)
        values.append(value + SHELTER * shelter(battle, ground.model, x, y))
    return values


def crowd(battle: Battle, model: Model, x: int, y: int) -> float:
    """What it costs to stand beside friends, whom one area would hit together."""
    total = 0.0
    for friend in battle.on_table(model.side):
        gap = gap_to(friend, x, y, model.radius)
        if gap < ELBOW:
            total += CROWDED * (ELBOW - gap) / ELBOW
    return total


def shelter(battle: Battle, model: Model, x: int, y: int) -> int:
    """From how many of three points on the far side something covers a place."""
    found = 0
    far = battle.layout.side - y if abs(y - MIDDLE) >= abs(x - MIDDLE) else y
    across = battle.layout.side - x if abs(y - MIDDLE) < abs(x - MIDDLE) else x
    for aside in (-ASIDE, 0, ASIDE):
        from_x = across + aside if far != y else across
        from_y = far + aside if far == y else far
        r = model.radius
        if cover_items(battle.layout, from_x, from_y, r, x, y, r, []):
            found += 1
    return found


def judge_slide(battle: Battle, moves: list[BattleMove], weights: Weights) -> list[float]:
    """Where to stand beside the enemy after a fight, or which way a bystander goes."""
    work = battle.work[-1]
    values: list[float] = []
    if work.model == NONE:
        return [0.0] * len(moves)
    model = battle.models[work.model]
    ground = Ground(battle, Blows(battle, weights), model, weights)
    for move in moves:
        if move.kind == SLIDE_TO or move.kind == MOVE:
            values.append(ground.stand(move.x, move.y))
        else:
            values.append(ground.stand(model.x, model.y) + 0.5)
    return values


def judge_small(battle: Battle, move: BattleMove) -> float:
    """Answers inside an action."""
    kind = move.kind
    work = battle.work[-1]
    if kind == YES:
        return follow(battle) if battle.topic == T_FOLLOW else 1.0
    if kind == DIE and battle.topic == T_SWAP:
        return swap_worth(battle, move.a)
    if kind == DIE:
        return 1.0 if move.a == BLACK_DIE else 0.0
    if kind == EFFECT:
        return effect_worth(battle, move.a)
    if kind == TARGET and work.kind == W_SCENARIO:
        return endurance(battle, battle.models[move.a])
    if kind == PUT and work.kind == W_SETUP:
        return judge_marker(battle, move)
    if kind == PUT and work.kind == W_SCENARIO:
        return spot_worth(battle, move.x, move.y)  # WC-X3: a charge
    if kind == CHOOSE and work.kind == W_SETUP:
        return judge_edge(battle, move.a)
    if kind == TARGET:
        return walked(battle, battle.models[work.model], battle.models[move.a])
    if kind == POWER:
        target = battle.models[work.target]
        if power_room(battle, target) == 0:
            return -1.0
        return float(
            power_rating(battle, target, work.damage_kind)
            - rating(battle, target, work.damage_kind)
        )
    if kind == ARM:
        return 1.0 if battle.models[work.target].unit.move < 2 else -1.0
    if kind == LEAVE:
        return -float(caps_of(battle, move.b))
    return 0.0


def judge_marker(battle: Battle, move: BattleMove) -> float:
    """Where a marker goes before the first round."""
    if suit_of(battle) is not None:
        return judge_hiding(battle, move)
    if places_keys(battle):
        return judge_key_place(battle, move)
    return judge_put(battle, move)


def endurance(battle: Battle, model: Model) -> float:
    """How far somebody gets who is singled out: health, armour and legs.

    WC-X7: the fastest is the journalist. Three pages take three activations instead of four.
    """
    health = model.left + power_room(battle, model)
    softness = max(1.0 - ARMOURED * rating(battle, model, PHYSICAL), 0.2)
    reach = reach_of(battle, model, False)
    if newshound_of(battle) is not None:
        return FASTER * reach + health / softness
    return health * reach / softness


def swap_worth(battle: Battle, die: int) -> float:
    """The damage that a yellow die in place of another adds on average."""
    work = battle.work[-1]
    if work.target == NONE:
        return -1.0
    attacker, target = battle.models[work.model], battle.models[work.target]
    weapon = weapon_at(battle, attacker, work.weapon, work.weapon_number)
    effects = hurting(effects_of(battle, attacker, work, weapon))
    area = weapon.area != NONE
    defence = shield_of(battle, target, weapon, (("cover", work.cover),), area, False).defence
    critical = work.has(CRITICAL)
    swapped = bytearray(work.dice)
    swapped[die] -= 1
    swapped[YELLOW_DIE] += 1
    old = attack_odds(work.value, work.dice, work.damage, 0, effects, 0, critical, defence)
    new = attack_odds(work.value, bytes(swapped), work.damage, 0, effects, 0, critical, defence)
    return new.mean() - old.mean()


def follow(battle: Battle) -> float:
    """Whether to stay in contact with whom one has pushed."""
    work = battle.work[-1]
    blows = Blows(battle)
    model, target = battle.models[work.model], battle.models[work.target]
    return blows.fight(model, target, False) - blows.fight(target, model, False)


def walked(battle: Battle, model: Model, target: Model) -> float:
    """The next shot of walked fire."""
    work = battle.work[-1]
    weapon = weapon_at(battle, model, work.weapon, work.weapon_number)
    items = cover(battle, model, target)
    blows = Blows(battle)
    gain = blows.shot(model, target, work.weapon, weapon, False, False, False, items)
    return gain + 0.1 if not is_engaged(battle, target) else gain - 1.0


def effect_worth(battle: Battle, place: int) -> float:
    """Which effect icons are spent on."""
    work = battle.work[-1]
    attacker = battle.models[work.model]
    weapon = weapon_at(battle, attacker, work.weapon, work.weapon_number)
    effect = effects_of(battle, attacker, work, weapon)[place]
    if effect.effect == E_PIERCE:
        return DAMAGE_FIRST * effect.amount + 1.0
    if effect.effect == E_DAMAGE:
        return DAMAGE_FIRST * effect.amount
    if effect.effect == E_REDUCTION:
        return 1.0 * effect.amount
    return STUN if effect.effect == E_STUN else 1.0


def caps_of(battle: Battle, card: int) -> int:
    """What a found card costs."""
    if card >= WEAPON_FIND:
        return max(battle.cards.weapons[card - WEAPON_FIND].caps)
    return max(battle.cards.items[card].caps)
