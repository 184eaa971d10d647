"""An attack before it is made: value, dice and armour item by item, and its exact odds.

    seen = preview(battle, model, move)
    seen.items, seen.value       # [("perception", 6), ("cover", -2)], 4
    seen.hit                     # Fraction(1, 2)
    seen.wounds[0].damage        # {0: Fraction(…), 1: …}: the target; others in reach follow

Icons are spent on what hurts most. What somebody may still decide (luck, armour boosts, the next
shot of walked fire) is left out and named in `notes`. Damage beyond a model's health is counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from overseer.wasteland.battle.acting.actions import strokes
from overseer.wasteland.battle.attack.arms import slot_of
from overseer.wasteland.battle.attack.attempt import Attempt, attempt
from overseer.wasteland.battle.attack.hit import boosts_against
from overseer.wasteland.battle.attack.swap import may_swap
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.fortune.perks import REROLLS
from overseer.wasteland.battle.measure import hand_to_hand, stat
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import FIGHT, LONG_BAND, WITH_CRITICAL, BattleMove
from overseer.wasteland.battle.odds.outcomes import Assault, Spread, outcomes
from overseer.wasteland.battle.odds.shield import Items, Shield, dodges, unhurt_by
from overseer.wasteland.battle.values import power_room
from overseer.wasteland.words import G_STEALTH, NONE

__all__ = ["Preview", "Spread", "Wounds", "outlook", "preview"]


@dataclass(frozen=True)
class Wounds:
    """What an attack may do to one model."""

    model: int
    items: Items  # its armour rating item by item
    rating: int  # words.IMMUNE: nothing comes through
    strong: bool  # the "+1" that always blocks
    damage: Spread
    removed: Fraction  # the chance that it is gone afterwards

    def at_least(self, amount: int) -> Fraction:
        """The chance of so much damage or more."""
        return sum((chance for n, chance in self.damage.items() if n >= amount), Fraction())

    @property
    def mean(self) -> Fraction:
        """The damage on average."""
        return sum((n * chance for n, chance in self.damage.items()), Fraction())


@dataclass(frozen=True)
class Preview:
    """An attack worked out."""

    weapon: str  # its id
    close: bool
    long: bool
    critical: bool
    items: Items  # where the value comes from
    value: int
    dice: bytes
    dice_items: Items  # the word of what gives a die, and the die
    damage: int  # before dice and armour
    kind: int
    more_damage: int
    more_kind: int
    hit: Fraction
    wounds: tuple[Wounds, ...]  # the target first, then everybody else who may be hurt
    notes: tuple[str, ...]


def preview(battle: Battle, model: Model, move: BattleMove, reacting: bool = False) -> Preview:
    """What a SHOOT, FIGHT or THROW move of a model would do; `reacting`: as its reaction."""
    slot = slot_of(battle, model, move.b)
    weapon = battle.cards.weapons[move.b]
    target = None if move.a == NONE else battle.models[move.a]
    close = target is not None and hand_to_hand(model, target, weapon)
    critical = move.c & WITH_CRITICAL != 0
    quick = move.quick or reacting
    long = move.c & LONG_BAND != 0
    found = attempt(
        *(battle, model, target, slot, weapon, close, long, critical, quick, model.x, model.y)
    )
    x, y = (move.x, move.y) if target is None else (target.x, target.y)
    times = strokes(model, move.kind)
    return outlook(battle, model, target, x, y, slot, found, close, critical, times)


def outlook(
    battle: Battle,
    model: Model,
    target: Model | None,
    x: int,
    y: int,
    slot: int,
    found: Attempt,
    close: bool,
    critical: bool,
    times: int = 0,
) -> Preview:
    """What comes of an attempt at a target, or at the point x, y.

    `times`: how many attacks the action is; 0: as many as the model's card says.
    """
    if times == 0:
        times = strokes(model, FIGHT) if close else 1
    assault = Assault(battle, model, target, x, y, slot, found, close, critical, times)
    weapon = found.weapon
    ends = outcomes(assault)
    own = weapon.long_dice if found.long else weapon.short_dice
    dice = [("weapon", die) for die in range(4) for _ in range(own[die])]
    return Preview(
        weapon.id,
        close,
        found.long,
        critical,
        tuple(found.items),
        found.value,
        found.dice,
        (*dice, *found.dice_items),
        found.damage,
        weapon.damage_kind,
        weapon.more_damage,
        weapon.more_kind,
        ends.hit,
        tuple(
            _wounds(battle, battle.models[number], ends.shields[number], spread)
            for number, spread in ends.spreads.items()
        ),
        _notes(assault),
    )


def _wounds(battle: Battle, target: Model, shield: Shield, spread: Spread) -> Wounds:
    needed = target.left + power_room(battle, target)  # WB-F17
    removed = sum((chance for n, chance in spread.items() if n >= needed), Fraction())
    ordered = dict(sorted(spread.items()))
    return Wounds(
        target.number,
        shield.items,
        shield.defence.rating,
        shield.defence.strong,
        ordered,
        removed,
    )


def _notes(assault: Assault) -> tuple[str, ...]:
    """What the numbers leave out, or take in without anybody seeing it."""
    battle, weapon, target = assault.battle, assault.weapon, assault.target
    said = {
        "fight": len(assault.struck()) > 1,
        "scatter": assault.scatters,
        "walked": weapon.walked > 1 and not assault.critical and not assault.close,
        "strokes": assault.strokes > 1,
        "luck": assault.model.luck > 0 or (target is not None and target.luck > 0),
        "boost": target is not None and boosts_against(target, weapon.damage_kind) > 0,
        "stealth": target is not None and stat(battle, target, G_STEALTH) > 0,
        "dodge": target is not None and dodges(target),
        "pulse": target is not None and unhurt_by(battle, target, weapon),
        "swap": may_swap(battle, assault.model),
        "reroll": assault.model.powers & REROLLS != 0,
    }
    return tuple(word for word, holds in said.items() if holds)
