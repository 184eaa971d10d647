"""What an attack is like is worked out once, and is what the rules say of each single one."""

from __future__ import annotations

from random import Random

import overseer
from overseer.bots.wasteland.blows import Blows
from overseer.bots.wasteland.foes import UNASKED
from overseer.bots.wasteland.ground import Ground
from overseer.bots.wasteland.weights import Weights
from overseer.engine import NATURE
from overseer.lab.battles import options_for
from overseer.wasteland.battle.attack.attempt import attempt
from overseer.wasteland.battle.measure import cover, engaged_with
from overseer.wasteland.battle.model import ON_TABLE
from overseer.wasteland.battle.odds.shield import shield_of
from overseer.wasteland.battle.topics import T_TURN
from overseer.wasteland.force.ready import READY, limit_of
from overseer.wasteland.state import WastelandState

GAME = overseer.game("wasteland")
FORCES = [name for name in READY if limit_of(name) == 750]


def battle_of(seed: int) -> WastelandState:
    """A battle in which some have met already, and two stand beside one enemy."""
    rng = Random(seed)
    forces = [rng.choice(FORCES), rng.choice(FORCES)]
    state = GAME.new(2, {**options_for(2), "forces": forces})
    assert isinstance(state, WastelandState)
    while state.round < 3 or state.topic != T_TURN:
        if state.seat == NATURE:
            state.apply(state.chance(rng.randrange(state.spread)))
        else:
            state.apply(rng.choice(state.moves()))
    ours, theirs = state.on_table(0), state.on_table(1)
    for model, hand in ((ours[0], 1), (ours[1], -1)):
        model.x = theirs[0].x + hand * (theirs[0].radius + model.radius + 1)
        model.y = theirs[0].y
    return state


def test_close_combat_asks_for_its_target_only_where_that_matters() -> None:
    compared = helped = 0
    for seed in range(4):
        state = battle_of(seed)
        blows = Blows(state)
        standing = [model for model in state.models if model.place == ON_TABLE]
        for attacker in standing:
            for target in standing:
                if target.side == attacker.side:
                    continue
                aided = blows.helped(attacker, target)
                helped += aided
                for slot, number in enumerate(attacker.weapons):
                    weapon = state.cards.weapons[number]
                    arm = blows.arm(attacker, slot, weapon)
                    found = arm.strike(target, False, False, False, aided)
                    place = (attacker.x, attacker.y)
                    flags = (True, False, False, False)
                    rules = attempt(state, attacker, target, slot, weapon, *flags, *place)
                    for word in ("value", "dice", "damage", "armour"):
                        assert getattr(found, word) == getattr(rules, word)
                    shield = blows.shield(target, weapon, 1, False, False)
                    direct = shield_of(state, target, weapon, (("cover", 1),), False, False)
                    assert vars_of(shield.defence) == vars_of(direct.defence)
                    compared += 1
    assert compared > 100
    assert helped > 0


def vars_of(defence: object) -> list[object]:
    words = ("rating", "strong", "enough", "mends", "unradiated", "more_rating", "more_strong")
    return [getattr(defence, word) for word in words]


def test_what_a_foe_can_do_is_asked_for_when_it_is_near_enough() -> None:
    state = battle_of(1)
    weights = Weights()
    unasked = 0
    for model in state.models:
        if model.place != ON_TABLE:
            continue
        blows = Blows(state, weights)
        ground = Ground(state, blows, model, weights)
        ground.danger(model.x, model.y)
        for foe in ground.foes:
            unasked += foe.fight == UNASKED
            assert ground.fight_of(foe) == Blows(state, weights).fight(foe.model, model, False)
            assert blows.fighter(foe.model).touched == engaged_with(state, foe.model)
            assert ground.cover(
                *(foe.model.x, foe.model.y, foe.model.radius),
                *(model.x, model.y, model.radius),
                foe,
            ) == cover(state, foe.model, model)
    assert unasked > 0
