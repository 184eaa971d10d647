"""Random battles for tests: all kinds of units with all kinds of cards, close to each other."""

from __future__ import annotations

from random import Random

from overseer.engine import NATURE, OVER, Move
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.battle.work import W_ROUND
from overseer.wasteland.card import Unit
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import CREATURE, DOG, HUMAN, MOD, ROBOT
from tests.wasteland.table import Table, box

BEASTS = DOG | CREATURE | ROBOT
FIGHTING = ("shoot", "fight", "charge", "throw", "use", "mine", "try", "quick")


def skirmish(rng: Random, models: int = 4, ai: int = 0) -> Table:
    """Two sides of random models with random cards, at the start of round 1."""
    table = Table(
        [
            box(300, 400, 120, 60, "sight", "wall", "cover", number=0),
            box(500, 420, 100, 60, "difficult", "cover", number=1),
            box(640, 430, 60, 60, "climbable", "cover", "wall", number=2, tall=60),
        ],
        ai=ai,
    )
    for side, y in ((0, 340), (1, 550)):
        for n in range(models):
            unit = rng.choice(table.cards.units)
            join(table, rng, unit, side, 100 + 700 * n // models, y)
    for n in range(5):
        table.marker(rng.randrange(2), 150 + 140 * n, 445)
    deal(table)
    table.state.work.clear()
    table.state.round = 0
    table.state.push(W_ROUND)
    table.state.go_on()
    return table


def join(table: Table, rng: Random, unit: Unit, side: int, x: int, y: int) -> None:
    """One model with cards; beasts and robots only have what they are born with."""
    cards = table.cards
    model = table.model(unit.id, side, x, y, heroic=rng.random() < 0.3)
    if unit.types & BEASTS:
        return
    for weapon in rng.sample([w for w in cards.weapons if not w.natural], 3):
        table.equip(model, weapon.id)
    worn = [item for item in cards.items if item.intact is None and item.kind != MOD]
    for item in rng.sample(worn, 3):
        table.equip(model, item.id)
    if unit.types & HUMAN and rng.random() < 0.3:
        table.equip(model, rng.choice([item.id for item in cards.items if item.intact is not None]))


def deal(table: Table) -> None:
    """Decks and stocks for everything that may be drawn."""
    state, cards = table.state, table.cards
    found = [item.number for item in cards.items if item.intact is None]
    found += [WEAPON_FIND + weapon.number for weapon in cards.weapons if not weapon.natural]
    state.finds = tuple(found)
    state.deck = bytes([1] * len(found))
    state.dangers = bytes([danger.copies for danger in cards.dangers])
    state.stocks = (((5, 2), (6, 3), (10, 1)), ((0, 2), (1, 3), (2, 1), (3, 1), (4, 1), (5, 2)))


def chosen(state: WastelandState, rng: Random) -> Move:
    """A random move that would rather fight."""
    if state.seat == NATURE:
        return state.chance(rng.randrange(state.spread))
    moves = state.moves()
    fights = [move for move in moves if str(move).split()[0] in FIGHTING]
    return rng.choice(fights if fights and rng.random() < 0.6 else moves)


def over(state: WastelandState) -> bool:
    """Whether nobody is asked any more."""
    return state.seat == OVER
