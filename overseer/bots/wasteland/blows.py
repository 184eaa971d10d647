"""What an attack is worth, in caps: exact odds of its damage, times what its victim is worth."""

from __future__ import annotations

from typing import Final

from overseer.bots.wasteland.foes import Fighter
from overseer.bots.wasteland.orders import Orders
from overseer.bots.wasteland.weights import Weights
from overseer.wasteland.battle.attack.area import touched
from overseer.wasteland.battle.attack.arms import IMPROVISED, improvised, mod_gift
from overseer.wasteland.battle.attack.attempt import Attempt, attempt
from overseer.wasteland.battle.attack.faults import close_skill, weapon_fault
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import stat
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.odds.exact import Effects, Odds, odds_with
from overseer.wasteland.battle.odds.shield import Shield, hurting, shield_of
from overseer.wasteland.battle.values import PENALTY, has_skill
from overseer.wasteland.card import IconEffect, Weapon
from overseer.wasteland.force.losses import caps_of
from overseer.wasteland.words import (
    E_IGNORE_STRONG,
    G_AIMED,
    G_BLANK_DAMAGE,
    G_BLANK_REDUCTION,
    G_IGNORE_COVER,
    GREEN_DIE,
    LENGTHS,
    NONE,
    W_MELEE,
    W_MINE,
)

WOUND: Final = 0.6  # all health but the last point taken, of what a model is worth
FOLLOWS: Final = 0.08  # conditions and pushes that icons may buy, of what a model is worth
LEADING: Final = 1.3  # a leader is worth more than his caps
LEAST: Final = 10.0  # what has no caps
HIDDEN: Final = 0.4  # the chance to spot somebody under a Stealth Boy


class Arm:
    """A model's attack with one of its weapons, whomever it is at."""

    def __init__(self, battle: Battle, attacker: Model, slot: int, weapon: Weapon) -> None:
        self.battle: Battle = battle
        self.attacker: Model = attacker
        self.slot: int = slot
        self.weapon: Weapon = weapon
        self.blank: int = 0
        if mod_gift(battle, attacker, slot, G_BLANK_DAMAGE):
            self.blank = 1
        elif mod_gift(battle, attacker, slot, G_BLANK_REDUCTION):
            self.blank = 2
        self.ordinary: Impact | None = None
        self.critical: Impact | None = None
        self.sure: int = stat(battle, attacker, G_IGNORE_COVER)  # items of cover that do not count
        self.shots: dict[int, Attempt] = {}  # by range, and how they are made
        self.strikes: dict[int, Attempt] = {}  # the same for close combat

    def impact(self, critical: bool, area: bool) -> Impact:
        """What it does besides; `area` is always the same of an attack that is no close combat."""
        found = self.critical if critical else self.ordinary
        if found is None or found.area != area:
            effects = effects_of(self.battle, self.attacker, self.slot, self.weapon, critical)
            found = Impact(effects, self.weapon, area)
            if critical:
                self.critical = found
            else:
                self.ordinary = found
        return found

    def shot(self, long: bool, critical: bool, quick: bool) -> Attempt:
        """A shot: what it is does not depend on whom it is at, cover aside."""
        key = (1 if long else 0) + (2 if critical else 0) + (4 if quick else 0)
        found = self.shots.get(key)
        if found is None:
            found = self.attempt(None, False, long, critical, quick)
            self.shots[key] = found
        return found

    def strike(
        self, target: Model, long: bool, critical: bool, quick: bool, helped: bool
    ) -> Attempt:
        """Close combat; `helped`: another friend touches the target (WB-F3).

        Only perks and what is thrown against agility ask who the target is.
        """
        if self.attacker.powers or self.weapon.against_agility:
            return self.attempt(target, True, long, critical, quick)
        key = (1 if long else 0) + (2 if critical else 0) + (4 if quick else 0)
        key += 8 if helped else 0
        found = self.strikes.get(key)
        if found is None:
            found = self.attempt(None, True, long, critical, quick)
            if helped:
                found.add_die("outnumbering", GREEN_DIE)
            self.strikes[key] = found
        return found

    def attempt(
        self, target: Model | None, close: bool, long: bool, critical: bool, quick: bool
    ) -> Attempt:
        """A shot or close combat, as the rules have it."""
        attacker = self.attacker
        return attempt(
            self.battle,
            attacker,
            target,
            self.slot,
            self.weapon,
            close,
            long,
            critical,
            quick,
            attacker.x,
            attacker.y,
        )


class Impact:
    """What an attack does besides its damage."""

    def __init__(self, effects: list[IconEffect], weapon: Weapon, area: bool) -> None:
        self.area: bool = area
        self.weak: bool = False  # strong armour counts as ordinary
        for effect in effects:
            if effect.effect == E_IGNORE_STRONG and effect.icon == NONE:
                self.weak = True
        if area:
            effects = effects + weapon.direct
        self.effects: Effects = Effects(hurting(effects))


class Blows:
    """All attacks of a position; each is worked out once."""

    def __init__(self, battle: Battle, weights: Weights | None = None) -> None:
        self.battle: Battle = battle
        self.worths: list[float] = []
        for model in battle.models:
            self.worths.append(worth_of(battle, model))
        self.orders: Orders | None = None  # of the side that decides
        if weights is not None and battle.round > 0 and battle.seat >= 0:
            orders = Orders(battle, battle.sides[battle.seat], weights)
            self.orders = orders
            if orders.about():
                for model in battle.models:
                    if model.side != orders.side and model.place == ON_TABLE:
                        self.worths[model.number] *= orders.factor(model)
            for number in orders.bearers:
                self.worths[number] *= weights.bearer
        self.arms: dict[int, Arm] = {}
        self.fighters: dict[int, Fighter] = {}
        self.shields: dict[int, Shield] = {}
        self.gains: dict[int, float] = {}
        self.close_gains: dict[int, float] = {}
        self.exposed: dict[int, float] = {}  # what enemies can do to models where they stand
        self.standings: dict[int, int] = {}
        self.sleeping: list[bool] = []  # whether the enemies sleep, once it has been asked

    def fighter(self, model: Model) -> Fighter:
        """What a model can do and take."""
        found = self.fighters.get(model.number)
        if found is None:
            found = Fighter(self.battle, model)
            self.fighters[model.number] = found
        return found

    def asleep(self) -> bool:
        """Whether the scenario acts for all enemies of who decides: they do not fight yet."""
        if not self.sleeping:
            self.sleeping.append(driven(self.battle))
        return self.sleeping[0]

    def standing(self, side: int) -> int:
        """What a side would have if time were up now: 1 a victory, 0 a draw, -1 a defeat."""
        found = self.standings.get(side)
        if found is None:
            end = self.battle.copy()
            assert isinstance(end, Battle)
            found = 0
            if end.rules.over(end, True) and end.victor != NONE:
                found = 1 if end.victor == side else -1
            self.standings[side] = found
        return found

    # -- single attacks --------------------------------------------------------------------------

    def blow(
        self,
        attacker: Model,
        target: Model,
        slot: int,
        weapon: Weapon,
        close: bool,
        long: bool,
        critical: bool,
        quick: bool,
        cover: int,
    ) -> float:
        """What one attack takes from its target, behind so many items of cover."""
        key = (attacker.number * 1024 + target.number) * 1024 + weapon.number
        key = key * 128 + min(cover, 7) * 16
        key += (1 if close else 0) + (2 if long else 0) + (4 if critical else 0)
        key += 8 if quick else 0
        found = self.gains.get(key)
        if found is None:
            odds = self.odds(attacker, target, slot, weapon, close, long, critical, quick, cover)
            found = self.harm(odds, target) + self.follows(odds, weapon, target)
            self.gains[key] = found
        return found

    def arm(self, attacker: Model, slot: int, weapon: Weapon) -> Arm:
        """A model's attack with a weapon."""
        key = (attacker.number * 128 + slot) * 1024 + weapon.number
        found = self.arms.get(key)
        if found is None:
            found = Arm(self.battle, attacker, slot, weapon)
            self.arms[key] = found
        return found

    def odds(
        self,
        attacker: Model,
        target: Model,
        slot: int,
        weapon: Weapon,
        close: bool,
        long: bool,
        critical: bool,
        quick: bool,
        cover: int,
    ) -> Odds:
        """The exact odds of one attack."""
        battle = self.battle
        arm = self.arm(attacker, slot, weapon)
        if close:
            helped = self.helped(attacker, target)
            found = arm.strike(target, long, critical, quick, helped)
        else:
            found = arm.shot(long, critical, quick)
        value = found.value
        armour = found.armour
        if not close:
            cover += battle.fate.cover
            cover = max(cover - arm.sure, 0)
            value += PENALTY * cover
            armour += cover
        area = weapon.area != NONE and not close
        impact = arm.impact(critical, area)
        shield = self.shield(target, weapon, armour, area, impact.weak)
        if shield.ignores:
            return Odds(1)
        return odds_with(
            value,
            found.dice,
            found.damage,
            weapon.more_damage if weapon.more_kind != NONE else 0,
            impact.effects,
            arm.blank,
            critical,
            shield.defence,
            battle.tables.settings.green_blanks,
        )

    def helped(self, attacker: Model, target: Model) -> bool:
        """Whether another friend of an attacker touches its target (WB-F3)."""
        for other in self.fighter(target).touched:
            if other is not attacker and other.side == attacker.side:
                return True
        return False

    def shield(self, target: Model, weapon: Weapon, armour: int, area: bool, weak: bool) -> Shield:
        """What stands between a hit with a weapon and a model; `armour` comes on top."""
        key = (target.number * 1024 + weapon.number) * 1024 + armour
        key = key * 4 + (1 if area else 0) + (2 if weak else 0)
        found = self.shields.get(key)
        if found is None:
            more = (("cover", armour),)
            found = shield_of(self.battle, target, weapon, more, area, weak)
            self.shields[key] = found
        return found

    def harm(self, odds: Odds, target: Model) -> float:
        """What a spread of damage takes from a model."""
        fighter = self.fighter(target)
        needed = fighter.needed
        total = 0.0
        damage = odds.damage
        for n in range(1, len(damage)):
            share = 1.0 if n >= needed else WOUND * n / needed
            total += damage[n] * share
        total *= self.worths[target.number] / odds.total
        if fighter.hidden:
            total *= HIDDEN
        return total

    def follows(self, odds: Odds, weapon: Weapon, target: Model) -> float:
        """Conditions and the like, as far as a hit is likely."""
        if odds.total == 1 or not weapon.effects:
            return 0.0
        return FOLLOWS * self.worths[target.number] * odds.hit / odds.total

    # -- shots and fights with all that they may hit -----------------------------------------------

    def shot(
        self,
        attacker: Model,
        target: Model,
        slot: int,
        weapon: Weapon,
        long: bool,
        critical: bool,
        quick: bool,
        cover: int,
    ) -> float:
        """A shot: into a fight it may hit anyone in it (WB-F15), an area hits all."""
        struck = self.fighter(target).touched
        if weapon.area != NONE:
            return self.burst(attacker, target, slot, weapon, long, critical, quick, cover)
        found = self.blow(attacker, target, slot, weapon, False, long, critical, quick, cover)
        if not struck or mod_gift(self.battle, attacker, slot, G_AIMED):
            return found
        for other in struck:
            part = self.blow(attacker, other, slot, weapon, False, long, critical, quick, cover)
            found += part if other.side != attacker.side else -part
        return found / (1 + len(struck))

    def burst(
        self,
        attacker: Model,
        target: Model,
        slot: int,
        weapon: Weapon,
        long: bool,
        critical: bool,
        quick: bool,
        cover: int,
    ) -> float:
        """Everybody under the disc of an area weapon, friend or foe (WB-F8)."""
        total = 0.0
        for number in touched(self.battle, target.x, target.y, LENGTHS[weapon.area]):
            victim = self.battle.models[number]
            part = self.blow(attacker, victim, slot, weapon, False, long, critical, quick, cover)
            total += part if victim.side != attacker.side else -1.2 * part
        return total

    def fight(self, attacker: Model, target: Model, quick: bool) -> float:
        """The best close combat against a target, were they in contact."""
        key = (attacker.number * 1024 + target.number) * 2 + (1 if quick else 0)
        found = self.close_gains.get(key)
        if found is not None:
            return found
        best = 0.0
        battle = self.battle
        for slot in range(len(attacker.weapons)):
            weapon = battle.cards.weapons[attacker.weapons[slot]]
            if weapon.kind == W_MINE or (weapon.kind != W_MELEE and weapon.minimum != NONE):
                continue
            if not has_skill(attacker, close_skill(attacker, weapon)):
                continue
            if weapon_fault(battle, attacker, slot, weapon) == 0:
                gain = self.blow(attacker, target, slot, weapon, True, False, False, quick, 0)
                best = max(best, gain)
        number = improvised(battle)
        if number != NONE:
            weapon = battle.cards.weapons[number]
            gain = self.blow(attacker, target, IMPROVISED, weapon, True, False, False, quick, 0)
            best = max(best, gain)
        self.close_gains[key] = best
        return best


def effects_of(
    battle: Battle, attacker: Model, slot: int, weapon: Weapon, critical: bool
) -> list[IconEffect]:
    """The effects printed for an attack."""
    found = weapon.effects
    if critical and weapon.critical is not None:
        found = found + weapon.critical.effects
    if slot < IMPROVISED and attacker.mods[slot] != NONE:
        found = found + battle.cards.items[attacker.mods[slot]].effects
    return found


def driven(battle: Battle) -> bool:
    """Whether none of the enemies of the seat that decides is its player's to command."""
    if battle.round == 0 or battle.seat < 0:
        return False
    thought = battle.copy()
    assert isinstance(thought, Battle)
    enemies = thought.on_table(1 - battle.sides[battle.seat])
    for enemy in enemies:
        if not thought.rules.drives(thought, enemy):
            return False
    return len(enemies) > 0


def worth_of(battle: Battle, model: Model) -> float:
    """A model's caps with all that it carries."""
    worth = max(float(caps_of(battle, model)), LEAST)
    return worth * LEADING if model.leader is not None else worth
