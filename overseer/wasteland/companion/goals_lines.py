"""What the AI's models are after by the lines of a scenario's folder, read from what is entered.

The digital table reads the same lines from positions (`Part.aim`).
"""

from __future__ import annotations

from overseer.wasteland.battle.rules import AIMS
from overseer.wasteland.card import CardSet
from overseer.wasteland.companion.goal import able, alive, enemies, goal
from overseer.wasteland.companion.goals_places import OPPOSITE, ids, lying
from overseer.wasteland.companion.table import NEAREST_EDGE, Fighter, Goal, Table
from overseer.wasteland.scenarios import aims
from overseer.wasteland.scenarios.aims import AimLine, Condition
from overseer.wasteland.scenarios.aims_file import aims_in
from overseer.wasteland.words import EXPERTISE, NONE


def by_lines(folder: str, table: Table, cards: CardSet, fighter: Fighter) -> Goal | None:
    """The goal of the first line of a scenario's folder that holds; no folder has none."""
    for line in aims_in(folder) if folder else ():
        if line.side in (NONE, fighter.side):
            if all(_allows(each, table, cards, fighter) for each in line.when):
                return _goal(line, table, fighter)
    return None


def _allows(condition: Condition, table: Table, cards: CardSet, fighter: Fighter) -> bool:
    kind, word, number = condition.kind, condition.word, condition.number
    if kind == aims.ROUND:
        return table.round >= number
    if kind == aims.FEW:
        return len([each for each in alive(table) if each.side == fighter.side]) <= number
    if kind == aims.ABLE:
        return any(able(cards, fighter, n) for n in (EXPERTISE if number == NONE else (number,)))
    if kind in (aims.SOME, aims.LACK):
        return bool(lying(table, word)) == (kind == aims.SOME)
    if kind in (aims.SO, aims.NOT):
        return (word in table.notes) == (kind == aims.SO)
    if kind in (aims.A, aims.NO):
        return bool(cards.unit(fighter.unit).types & number) == (kind == aims.A)
    if kind == aims.CARRIES:
        return any(mark.word == word and mark.carrier == fighter.id for mark in table.marks)
    if kind == aims.CARRIED:
        return _carrier(table, word) != NONE
    if kind == aims.TOUCHES:
        return False
    if kind == aims.OURS:
        return f"{word}-{fighter.side}" in table.notes
    if kind == aims.KNOWN:
        return bool(_marks(table, word))
    one = table.role(word)
    if kind == aims.IS:
        return fighter.id == one
    return one != NONE and any(other.id == one for other in alive(table))


def _marks(table: Table, word: str) -> tuple[int, ...]:
    """The marker that is something, by what people said or by its word."""
    found = table.role(word)
    return (found,) if found != NONE else ids(lying(table, word))


def _carrier(table: Table, word: str) -> int:
    carriers = (m.carrier for m in table.marks if m.word == word and m.carrier != NONE)
    return next(carriers, NONE)


def _goal(line: AimLine, table: Table, fighter: Fighter) -> Goal:
    kind, subject, words = AIMS[line.kind], line.subject, line.words
    if subject == aims.ENEMIES:
        foes = tuple(other.id for other in alive(table) if enemies(fighter, other))
        return goal(fighter, kind, fighters=foes)
    if subject in (aims.MARKERS, aims.FRESH):
        marks = [mark for word in words for mark in lying(table, word)]
        fresh = [mark for mark in marks if subject == aims.MARKERS or mark.state != aims.DONE]
        return goal(fighter, kind, marks=ids(fresh))
    if subject == aims.MARKER:
        return goal(fighter, kind, marks=_marks(table, words[0]))
    if subject == aims.MODEL:
        return goal(fighter, kind, fighters=(table.role(words[0]),))
    if subject == aims.CARRIER:
        return goal(fighter, kind, fighters=(_carrier(table, words[0]),))
    if subject == aims.EDGE:
        if words[0] == aims.NEAREST:
            return goal(fighter, kind, edge=NEAREST_EDGE, exits=True)
        own = table.edges[fighter.side] if len(table.edges) > fighter.side else ""
        if words[0] == aims.OWN:
            return goal(fighter, kind, edge=own, exits=True)
        return goal(fighter, kind, edge=OPPOSITE.get(own, ""), exits=bool(own))
    return goal(fighter, kind)
