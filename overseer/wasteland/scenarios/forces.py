"""The forces of a scenario: printed, brought by the seats, or drawn (C5, C18)."""

from __future__ import annotations

from overseer.wasteland.battle.attack.arms import add_weapon
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.card import Unit
from overseer.wasteland.force.force import ForceUnit
from overseer.wasteland.force.muster import muster, muster_unit
from overseer.wasteland.force.standard import generate_force
from overseer.wasteland.scenarios.admission import factions_for, fits_side, other_numbers
from overseer.wasteland.scenarios.plan import Brought, Plan
from overseer.wasteland.scenarios.scenario import FixedUnit, Scenario
from overseer.wasteland.words import AGILITY, NONE, THROW

_FIELDS = (
    *("source", "caps", "unique", "types", "faction", "radius", "attributes", "health"),
    *("health_attribute", "ratings", "strong", "move", "charge", "awareness", "skills", "throw"),
    *("cry", "presence", "traits", "gifts", "dice", "weapons", "standard", "reactions"),
)


def gather(battle: Battle, scenario: Scenario, plan: Plan, side: int) -> bool:
    """A side's models are added; false when its force has yet to be drawn."""
    seats = [seat for seat in range(battle.seats) if battle.sides[seat] == side]
    ai = (battle.ai >> side) & 1 == 1
    if scenario.sides[side].units:
        for number, unit in enumerate(scenario.sides[side].units):
            # Co-op: the printed units go round the seats.
            seat = NONE if ai else seats[number % len(seats)]
            bring(battle, unit, side, seat)
        return True
    if not ai:
        for seat in seats:
            force = plan.forces[seat]
            assert force is not None
            models = muster(battle, force, side, seat)
            if seat < len(plan.brought):
                kit_out(battle, plan.brought[seat], models)
        return True
    if plan.enemy is None:
        return False
    muster(battle, plan.enemy, side, NONE)
    return True


def kit_out(battle: Battle, brought: Brought, models: list[Model]) -> None:
    """What a settlement did or did not do for its units: by their place in the force."""
    first = models[0].group if models else 0
    guarded = 0
    for model in models:
        place = model.group - first
        if place in brought.degraded and model.power != NONE:  # WC-S9
            model.degraded = True
            refresh(battle, model)
        if place in brought.guards and not (guarded >> place) & 1:  # WC-S7: one token
            model.boosts += 1
            guarded |= 1 << place


def draw(battle: Battle, scenario: Scenario, plan: Plan, side: int, number: int) -> None:
    """The force of a number comes for a side that the AI plays."""
    data = scenario.sides[side]
    caps = battle.tables.settings.caps
    factions = factions_for(data, plan.factions, battle.cards, caps)
    faction = factions[number % len(factions)]
    limit = plan.limit_of(side, data.more) + plan.more
    for other in other_numbers(number):
        force = generate_force(other, faction, limit, data.skills, battle.cards, caps)
        if fits_side(data, force, battle.cards):
            break
    muster(battle, force, side, NONE)


def bring(battle: Battle, unit: FixedUnit, side: int, seat: int) -> list[Model]:
    """The models of a printed unit."""
    made = ForceUnit(
        unit.unit, unit.count, unit.weapons, unit.items, unit.mods, unit.leader, unit.heroic
    )
    models = muster_unit(battle, made, side, seat)
    if unit.throw != NONE:
        card = thrower(models[0].unit, unit.throw)
        for model in models:
            model.unit = card
    return models


def thrower(unit: Unit, ruler: int) -> Unit:
    """A unit card that throws besides, with its agility (WC-R11)."""
    twin = Unit(unit.number, unit.id)
    for field in _FIELDS:
        setattr(twin, field, getattr(unit, field))
    skills = list(unit.skills)
    skills[THROW] = AGILITY
    twin.skills = tuple(skills)
    twin.throw = ruler
    return twin


def arm(battle: Battle, model: Model) -> None:
    """A model that stands by has what its body has."""
    for number in model.unit.weapons:
        add_weapon(model, number)
