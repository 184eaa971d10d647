"""A battle set up from what people know: the scenario and the forces, as acts to enter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from overseer.wasteland.battle.model import MARKER_KINDS
from overseer.wasteland.card import CardSet
from overseer.wasteland.force.force import Force
from overseer.wasteland.force.ready import resolve
from overseer.wasteland.force.standard import generate_force
from overseer.wasteland.ledger.acts import (
    Begin,
    Boost,
    Consequence,
    Degrade,
    FieldUnit,
    Marker,
    Play,
    Quest,
    Tally,
)
from overseer.wasteland.ledger.sheet import scenario_named
from overseer.wasteland.scenarios.admission import factions_for, fits_side, other_numbers
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.words import LISTS, NONE


def begin_of(scenario: str, sides: Sequence[int], ai: tuple[bool, bool]) -> Begin:
    """How a scenario of the book begins; a free one with the usual numbers."""
    found = scenario_named(scenario)
    if found is None:
        return Begin(sides=tuple(sides), ai=ai)
    limits = tuple(max(found.limit + side.more, 0) for side in found.sides)
    return Begin(
        scenario=scenario,
        rounds=found.rounds,
        sides=tuple(sides),
        ai=ai,
        events=found.events,
        limits=(limits[0], limits[1]),
    )


def fields_of(force: Force, side: int, seat: int, first: int) -> list[FieldUnit]:
    """The units of a force; tokens are numbered from `first` on."""
    found: list[FieldUnit] = []
    for at, unit in enumerate(force.units):
        tokens = tuple(range(first, first + unit.count))
        first += unit.count
        found.append(
            FieldUnit(
                tokens=tokens,
                side=side,
                seat=seat,
                unit=unit.unit,
                weapons=unit.weapons,
                items=unit.items,
                mods=unit.mods,
                leader=unit.leader,
                heroic=unit.heroic,
                perks=unit.perks,
                at=at,
            )
        )
    return found


def printed_fields(
    scenario: Scenario, side: int, seats: Sequence[int], first: int
) -> list[FieldUnit]:
    """The units that a scenario prints for a side, going round its seats; none: the AI has them."""
    found: list[FieldUnit] = []
    for at, unit in enumerate(scenario.sides[side].units):
        tokens = tuple(range(first, first + unit.count))
        first += unit.count
        found.append(
            FieldUnit(
                tokens=tokens,
                side=side,
                seat=seats[at % len(seats)] if seats else NONE,
                unit=unit.unit,
                weapons=tuple(unit.weapons),
                items=tuple(unit.items),
                mods=tuple(unit.mods),
                leader=unit.leader,
                heroic=unit.heroic,
                at=at,
            )
        )
    return found


def draft(
    scenario: str,
    sides: Sequence[int],
    ai: tuple[bool, bool],
    forces: Sequence[Force | None],
    enemies: tuple[Force | None, Force | None] = (None, None),
) -> list[Play]:
    """Everything that a battle begins with: the scenario, then every unit.

    `forces` are those of the seats, `enemies` those that the AI plays, by side.
    """
    found: list[Play] = [begin_of(scenario, sides, ai)]
    data = scenario_named(scenario)
    first = 0
    for side in (0, 1):
        seats = [seat for seat, own in enumerate(sides) if own == side]
        units: list[FieldUnit] = []
        if data is not None and data.sides[side].units:
            units = printed_fields(data, side, [] if ai[side] else seats, first)
        else:
            own = [(seat, forces[seat]) for seat in seats if seat < len(forces)]
            for seat, force in [*own, (NONE, enemies[side])]:
                if force is not None:
                    start = first + sum(len(unit.tokens) for unit in units)
                    units += fields_of(force, side, seat, start)
        first += sum(len(unit.tokens) for unit in units)
        found += units
    if data is not None:
        for each in data.bystanders:
            found.append(FieldUnit(tokens=(first,), side=each.side, unit=each.unit))
            first += 1
        found += markers_of(data)
    return found


def markers_of(scenario: Scenario) -> list[Marker]:
    """The markers that a scenario lays out, numbered one by one; face down they tell nothing."""
    found: list[Marker] = []
    for group in scenario.markers:
        for _ in range(group.count):
            kind = MARKER_KINDS[group.kind]
            marker = Marker(number=len(found) + 1, kind=kind, word=group.word)  # type: ignore[arg-type]
            if group.content != NONE:
                marker = msgspec.structs.replace(marker, content=group.content)
            found.append(marker)
    return found


def of_options(options: Mapping[str, Any], cards: CardSet, number: int = 0) -> list[Play]:
    """The battle that a campaign has prepared, with what its players bring (WC-S9).

    `number` picks a force for the AI where the scenario prints none.
    """
    scenario = str(options["scenario"])
    data = scenario_named(scenario)
    assert data is not None
    played = data.side(str(options["ai"]))
    ai = (played == 0, played == 1)
    forces = [resolve(code, cards) if code else None for code in options["forces"]]
    first, second = (
        _enemy(data, side, options, cards, number) if ai[side] else None for side in (0, 1)
    )
    found = draft(scenario, options["sides"], ai, forces, (first, second))
    brought = list(options["brought"])
    for seat, force in enumerate(forces):
        held = [*(() if force is None else force.boosts), *brought[seat]["extra"]]
        found += [Boost(seat=seat, card=card) for card in held]
        if brought[seat]["quest"]:
            found.append(Quest(seat=seat, card=brought[seat]["quest"]))
        for card in brought[seat]["consequences"]:
            found.append(Consequence(seat=seat, card=card))
        found += _kitted(found, seat, brought[seat])
    return found


def _enemy(
    scenario: Scenario, side: int, options: Mapping[str, Any], cards: CardSet, number: int
) -> Force:
    """A force that a digital battle could have drawn for the AI."""
    data = scenario.sides[side]
    caps = LISTS.index(str(options.get("caps", LISTS[1])))
    asked = options.get("enemy")
    factions = factions_for(data, (str(asked),) if asked else (), cards, caps)
    faction = factions[number % len(factions)]
    limit = options["limits"][side]
    for other in other_numbers(number):
        force = generate_force(other, faction, limit, data.skills, cards, caps)
        if fits_side(data, force, cards):
            break
    return force


def _kitted(acts: list[Play], seat: int, brought: Mapping[str, Any]) -> list[Play]:
    """Power armour that nobody has repaired, and the armoury's boosts (WC-S7, WC-S9)."""
    units = {act.at: act for act in acts if isinstance(act, FieldUnit) and act.seat == seat}
    found: list[Play] = []
    for place in brought.get("degraded", ()):
        found += [Degrade(token=token) for token in units[place].tokens]
    for place in brought.get("guards", ()):
        found.append(Tally(token=units[place].tokens[0], what="boosts", by=1))
    return found
