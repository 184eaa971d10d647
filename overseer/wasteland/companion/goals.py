"""What the AI's models are after in a scenario, as far as a table without positions knows it.

The scenario's file says it, and its named rules. Aims can be set by hand: a `Goal` before these
counts first.
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.rules import AIMS
from overseer.wasteland.card import CardSet
from overseer.wasteland.companion.goal import alive, enemies, goal
from overseer.wasteland.companion.goals_lines import by_lines
from overseer.wasteland.companion.goals_places import BY_RULE
from overseer.wasteland.companion.table import Fighter, Goal, Table
from overseer.wasteland.prices import price_in
from overseer.wasteland.scenarios.named import OFFERS
from overseer.wasteland.scenarios.scenario import AimData, Scenario
from overseer.wasteland.scenarios.scenario_file import standard_scenario
from overseer.wasteland.text.names import LIST_2020
from overseer.wasteland.words import NONE, SKILLS

FIRST: Final = 0  # the sides of a scenario's file
# Its words for markers.
CAVE: Final = "cave"


def goals_of(id: str, table: Table, cards: CardSet) -> tuple[Goal, ...]:
    """The goals of the AI's models on the table in a scenario of the book."""
    scenario = standard_scenario(id)
    found: list[Goal] = []
    for fighter in table.fighters:
        if fighter.ai and fighter.place == "table":
            goal = by_rules(scenario, table, cards, fighter)
            if goal is None:
                goal = by_file(scenario, table, fighter)
            if goal is not None:
                found.append(goal)
    return tuple(found)


def by_rules(scenario: Scenario, table: Table, cards: CardSet, fighter: Fighter) -> Goal | None:
    """What a named rule says; None: it says nothing."""
    for rule in scenario.rules:
        said = by_lines(OFFERS[rule].aims, table, cards, fighter)
        if said is not None:
            return said
        if rule == "captive":
            held = [f.id for f in alive(table) if f.side == 2 and f.unit == bystander(scenario)]
            if held and fighter.side == FIRST:
                return goal(fighter, "use", fighters=(held[0],))
        elif rule == "escort":
            return by_escort(scenario, table, fighter)
        elif rule == "head":
            return by_head(table, cards, fighter)
        elif rule == "loot":
            return goal(fighter, "use", marks=searched(table, cards, fighter.side))
        elif rule == "storm":
            return by_storm(table, fighter)
        elif rule in BY_RULE:
            return BY_RULE[rule](table, cards, fighter)
    return None


def bystander(scenario: Scenario) -> str:
    """The unit that stands by."""
    return scenario.bystanders[0].unit if scenario.bystanders else ""


def leader(table: Table, side: int) -> Fighter | None:
    """The leader of a side, on the table or not."""
    for fighter in table.fighters:
        if fighter.side == side and fighter.leader:
            return fighter
    return None


def by_escort(scenario: Scenario, table: Table, fighter: Fighter) -> Goal | None:
    """The one that is escorted is protected, or hunted (WC-X15)."""
    kind = "protect" if fighter.side == FIRST else "defeat"
    for other in alive(table):
        if other.side == FIRST and other.unit == bystander(scenario) and other.ai:
            return goal(fighter, kind, fighters=(other.id,))
    return None


def by_head(table: Table, cards: CardSet, fighter: Fighter) -> Goal | None:
    """The leader, or the dearest model of a force without one, is protected or hunted (WC-X13)."""
    hunted = leader(table, FIRST)
    force = [f for f in table.fighters if f.side == FIRST and f.unit in cards.unit_numbers]
    if hunted is None and force:
        hunted = max(force, key=lambda f: (price_in(cards.unit(f.unit).caps, LIST_2020), -f.id))
    if hunted is None or hunted.place != "table" or hunted is fighter:
        return None
    kind = "protect" if fighter.side == FIRST else "defeat"
    return goal(fighter, kind, fighters=(hunted.id,))


def searched(table: Table, cards: CardSet, side: int) -> tuple[int, ...]:
    """The searchable markers that some model of a side can empty, as far as it knows."""
    found: list[int] = []
    for mark in table.marks:
        if mark.kind != "searchable" or mark.out or mark.carrier != NONE:
            continue
        if (
            not mark.known
            or not mark.skill
            or any(
                cards.unit(f.unit).skills[SKILLS.index(mark.skill)] != NONE
                for f in alive(table)
                if f.side == side and not f.thing
            )
        ):
            found.append(mark.id)
    return tuple(found)


def by_storm(table: Table, fighter: Fighter) -> Goal | None:
    """The leaders go to the cave; odd tokens protect their own, even ones hunt the other."""
    if fighter.side > 1:
        return None
    own, other = leader(table, fighter.side), leader(table, 1 - fighter.side)
    if fighter is own:
        caves = tuple(mark.id for mark in table.marks if mark.word == CAVE and not mark.out)
        return goal(fighter, "go", marks=caves[:1])
    chosen = own if fighter.token % 2 == 1 else other
    kind = "protect" if chosen is own else "defeat"
    return None if chosen is None else goal(fighter, kind, fighters=(chosen.id,))


def by_file(scenario: Scenario, table: Table, fighter: Fighter) -> Goal | None:
    """What the scenario's file says of a side."""
    for aim in scenario.aims:
        if aim.side == fighter.side:
            return of_file(aim, table, fighter)
    return None


def of_file(aim: AimData, table: Table, fighter: Fighter) -> Goal:
    """An aim of the file with the subjects that it has now."""
    kind = AIMS[aim.kind]
    foes = [f for f in alive(table) if enemies(fighter, f)]
    if aim.subject == "enemies":
        return goal(fighter, kind, fighters=tuple(f.id for f in foes))
    if aim.subject == "leader":
        return goal(fighter, kind, fighters=tuple(f.id for f in foes if f.leader))
    if aim.subject == "unit":
        units = tuple(f.id for f in alive(table) if f.unit == aim.word)
        return goal(fighter, kind, fighters=units)
    if aim.subject == "markers":
        marks = tuple(m.id for m in table.marks if m.word == aim.word and not m.out)
        return goal(fighter, kind, marks=marks)
    if aim.subject == "edge":
        edge = table.edges[fighter.side] if len(table.edges) > fighter.side else ""
        return goal(fighter, kind, edge=edge)
    return Goal(side=fighter.side, kind=kind, only=(fighter.id,), point=True)
