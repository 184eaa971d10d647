"""What goals are made of: a goal of one fighter, who is there, who is whose enemy."""

from __future__ import annotations

from overseer.wasteland.card import CardSet
from overseer.wasteland.companion.table import Fighter, Goal, Table
from overseer.wasteland.words import NONE


def goal(
    fighter: Fighter,
    kind: str,
    fighters: tuple[int, ...] = (),
    marks: tuple[int, ...] = (),
    edge: str = "",
    exits: bool = False,
) -> Goal:
    """A goal of one fighter."""
    return Goal(
        side=fighter.side,
        kind=kind,
        only=(fighter.id,),
        fighters=fighters,
        marks=marks,
        edge=edge,
        exit=exits,
    )


def alive(table: Table) -> list[Fighter]:
    """Who is on the table."""
    return [fighter for fighter in table.fighters if fighter.place == "table"]


def able(cards: CardSet, fighter: Fighter, skill: int) -> bool:
    """Whether a fighter's card has a skill."""
    return not fighter.thing and cards.unit(fighter.unit).skills[skill] != NONE


def enemies(one: Fighter, other: Fighter) -> bool:
    """Whether two fighters are enemies; side 2 is nobody's unless it is wild."""
    if one.wild or other.wild:
        return one.side != other.side
    return one.side != other.side and one.side < 2 and other.side < 2
