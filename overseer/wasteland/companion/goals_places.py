"""What the AI's models are after where a scenario is about its places: machines, stories, keys.

What depends on the nearest of several is left to the questions: all of them are its subjects. Some
facts are entered: who is the journalist (`roles`), whether the alarm was raised (`notes`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from overseer.wasteland.battle.model import DIGIT, LETTER, UNKNOWN
from overseer.wasteland.battle.things.kit import HANDLESS
from overseer.wasteland.card import CardSet
from overseer.wasteland.companion.goal import able, alive, enemies, goal
from overseer.wasteland.companion.table import Fighter, Goal, Mark, Table
from overseer.wasteland.scenarios.admission import can_wear
from overseer.wasteland.words import (
    BROTHERHOOD,
    COMPUTERS,
    DOG,
    INTELLIGENCE,
    NONE,
    SKILLS,
)

FIRST: Final = 0  # the sides of a scenario's file
SECOND: Final = 1
# The words of the files for markers and things …
COMPUTER: Final = "computer"
TECH: Final = "enslaved-tech"
# … and for what lies under markers.
ARMOUR: Final = LETTER
CHEST: Final = DIGIT + 1
# What people see of a marker: as it was, or switched on, read, placed.
FRESH: Final = 0
DONE: Final = 1
OPPOSITE: Final = {"south": "north", "north": "south", "west": "east", "east": "west"}
ACTIVE_CHARGE: Final = "active-charge"  # a charge that people have entered as placed
CACHE: Final = "cache"
CLEVER: Final = 4
FEW: Final = 2
FROM_ROUND: Final = 2
By = Callable[[Table, CardSet, Fighter], Goal | None]


def lying(table: Table, *words: str) -> list[Mark]:
    """The marks of some words that lie on the table."""
    return [m for m in table.marks if m.word in words and not m.out and m.carrier == NONE]


def ids(marks: Iterable[Mark]) -> tuple[int, ...]:
    """The numbers of marks."""
    return tuple(mark.id for mark in marks)


def by_demolition(table: Table, cards: CardSet, fighter: Fighter) -> Goal | None:
    """Charges are brought to the pillars, or disarmed by whoever is clever enough (WC-X3)."""
    charges = [m for m in table.marks if m.word == "charge" and not m.out]
    active = [m for m in charges if m.state == DONE] + lying(table, ACTIVE_CHARGE)
    porters = [f for f in alive(table) if f.side == 0 and any(m.carrier == f.id for m in charges)]
    if fighter.side == 1:
        if active and cards.unit(fighter.unit).attributes[INTELLIGENCE] >= CLEVER:
            return goal(fighter, "use", marks=ids(active))
        carriers = tuple(porter.id for porter in porters)
        return goal(fighter, "defeat", fighters=carriers) if porters else None
    if any(mark.carrier == fighter.id for mark in charges):
        return goal(fighter, "use", marks=ids(lying(table, "pillar")))
    loose = [m for m in charges if m.state == FRESH and m.carrier == NONE]
    if loose:
        return goal(fighter, "go", marks=ids(loose))
    if porters:
        return goal(fighter, "protect", fighters=tuple(porter.id for porter in porters))
    return None


def by_plant(table: Table, cards: CardSet, fighter: Fighter) -> Goal | None:
    """Blue reads the computers; Red breaks them, hunts who can read, or brings the virus."""
    computers = [m for m in table.marks if m.kind == "investigation" and not m.out]
    if fighter.side == FIRST:
        return goal(fighter, "use", marks=ids(m for m in computers if unread(m)))
    if computers and brings_virus(table, cards, fighter):
        return goal(fighter, "use", marks=(computers[0].id,))
    bodies = [f.id for f in alive(table) if f.side == 0 and f.unit == COMPUTER]
    if bodies and fighter.token % 2 == 0:
        return goal(fighter, "defeat", fighters=tuple(bodies))
    people = [f for f in alive(table) if enemies(fighter, f) and f.unit != COMPUTER]
    readers = [f.id for f in people if able(cards, f, COMPUTERS)]
    return goal(fighter, "defeat", fighters=tuple(readers or [f.id for f in people]))


def unread(computer: Mark) -> bool:
    """Whether a computer may still have something to say."""
    if computer.carrier != NONE or computer.state == DONE:
        return False
    return not computer.known or computer.content == UNKNOWN or computer.content > DIGIT


def brings_virus(table: Table, cards: CardSet, fighter: Fighter) -> bool:
    """Whether it falls to a model of the Brotherhood to bring the virus, which is not there yet."""
    own = [f for f in alive(table) if f.side == fighter.side and not f.thing]
    if "virus" in table.notes or fighter not in own:
        return False
    return cards.unit(own[0].unit).faction == BROTHERHOOD and able(cards, fighter, COMPUTERS)


def usable(table: Table, cards: CardSet, fighter: Fighter) -> list[Mark]:
    """The markers that a model has the skill for, as far as its side knows."""
    handless = cards.unit(fighter.unit).types & HANDLESS
    found: list[Mark] = []
    for mark in table.marks:
        if mark.out or mark.carrier != NONE:
            continue
        if mark.kind == "investigation":
            if mark.known and (handless or mark.content <= DIGIT) and mark.content != UNKNOWN:
                continue
            found.append(mark)
        elif mark.kind == "searchable":
            if mark.known and mark.skill and not able(cards, fighter, SKILLS.index(mark.skill)):
                continue
            if not mark.known or mark.content < LETTER:
                found.append(mark)
    return found


def by_lockers(table: Table, cards: CardSet, fighter: Fighter) -> Goal | None:
    """What lies about is searched."""
    marks = usable(table, cards, fighter)
    return goal(fighter, "use", marks=ids(marks)) if marks else None


def by_pumps(table: Table, cards: CardSet, fighter: Fighter) -> Goal | None:
    """The tech is hunted, or guarded; who can use computers pumps, one of them starts it (X19)."""
    tech = next((f for f in alive(table) if f.side == 0 and f.unit == TECH), None)
    if fighter.side != FIRST:
        return None if tech is None else goal(fighter, "defeat", fighters=(tech.id,))
    experts = [f for f in alive(table) if f.side == 0 and able(cards, f, COMPUTERS)]
    if fighter not in experts:
        alone = tech is None or tech is fighter
        return None if alone else goal(fighter, "protect", fighters=(tech.id,))  # type: ignore[union-attr]
    starters = [f for f in experts if f is not tech]
    if "running" not in table.notes and starters and starters[0] is fighter:
        return goal(fighter, "use", marks=ids(lying(table, "generator")))
    return goal(fighter, "use", marks=ids(lying(table, "pump")))


def by_suit(table: Table, cards: CardSet, fighter: Fighter) -> Goal | None:
    """The armour is found, put on by somebody it fits, and worn away over an edge (WC-X5)."""
    if fighter.side == SECOND:
        return None
    if any(m.carrier == fighter.id and m.content == ARMOUR for m in table.marks):
        own = [f for f in alive(table) if f.side == fighter.side and f is not fighter]
        mates = [f.id for f in own if not f.power and not f.thing and can_wear(cards.unit(f.unit))]
        return goal(fighter, "use", fighters=tuple(mates)) if mates else None
    armour = [
        m for m in table.marks if m.kind == "searchable" and m.content == ARMOUR and not m.out
    ]
    marks = {mark.id for mark in [*usable(table, cards, fighter), *armour] if mark.carrier == NONE}
    return goal(fighter, "use", marks=tuple(sorted(marks))) if marks else None


def by_sweep(table: Table, cards: CardSet, fighter: Fighter) -> Goal | None:
    """Finds are carried to the bank, the big ones first (WC-X4)."""
    if fighter.carrying:
        return goal(fighter, "go", marks=ids(lying(table, "bank")))
    dog = cards.unit(fighter.unit).types & DOG
    big: list[int] = []
    rest: list[int] = [] if dog else list(ids(lying(table, "prize")))
    for mark in usable(table, cards, fighter):
        known = mark.kind == "investigation" and mark.known and not dog
        (big if known else rest).append(mark.id)
    marks = big or rest
    return goal(fighter, "use", marks=tuple(marks)) if marks else None


def by_journal(table: Table, cards: CardSet, fighter: Fighter) -> Goal | None:
    """The lock, the key, the journal, away with it (WC-X18)."""
    if fighter.side != FIRST or cards.unit(fighter.unit).types & DOG:
        return None
    return seek(table, cards, fighter)


def seek(table: Table, cards: CardSet, fighter: Fighter) -> Goal | None:
    """The lock once, then keys, then the holder of the right one to the chest."""
    chest = next((m for m in table.marks if m.content == CHEST and not m.out), None) or next(
        iter(lying(table, "chest")), None
    )
    lock = next((int(note[5:]) for note in table.notes if note.startswith("lock-")), NONE)
    if chest is not None:
        scouts = [f for f in alive(table) if f.side == FIRST and not cards.unit(f.unit).types & DOG]
        if lock in keys(table, fighter) or (lock == NONE and scouts[0] is fighter):
            return goal(fighter, "use", marks=(chest.id,))
        holder = next((f for f in scouts if lock != NONE and lock in keys(table, f)), None)
        if holder is not None:
            return goal(fighter, "protect", fighters=(holder.id,))
    places = [
        m
        for m in table.marks
        if m.kind == "searchable"
        and not m.out
        and m.carrier == NONE
        and (not m.known or (m.content >= LETTER and lock in (NONE, m.content - LETTER)))
    ]
    return goal(fighter, "use", marks=ids(places))


def keys(table: Table, fighter: Fighter) -> list[int]:
    """The keys that a model holds."""
    return [
        m.content - LETTER
        for m in table.marks
        if m.carrier == fighter.id and m.kind == "searchable" and m.content >= LETTER
    ]


BY_RULE: Final[dict[str, By]] = {
    "demolition": by_demolition,
    "plant": by_plant,
    "lockers": by_lockers,
    "pumps": by_pumps,
    "suit": by_suit,
    "sweep": by_sweep,
    "journal": by_journal,
}
