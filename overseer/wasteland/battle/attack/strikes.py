"""Artillery: smoke marks a point, and in the next round a strike falls on it (facts, section 11).

Reading: at the start of the next round a test of 5 with a black and a yellow die; a success hits
every base in a red disc for 2 physical damage with what the dice add, a failure falls wide.
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.attack.area import touched
from overseer.wasteland.battle.attack.hit import BY_AREA, push_hit
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.dice import Thrown
from overseer.wasteland.battle.model import ON_TABLE, STRIKE, Model
from overseer.wasteland.battle.topics import T_ROLL
from overseer.wasteland.battle.work import W_CHECK, W_USE, Work
from overseer.wasteland.card import Item
from overseer.wasteland.words import LENGTHS, PHYSICAL, RED

SKILL: Final = 5
DAMAGE: Final = 2
STRIKE_DICE: Final = b"\1\1\0\0"

_BEGIN: Final = 0
_THROWN: Final = 1
_HITS: Final = 2


def call_in(battle: Battle, model: Model, item: Item, x: int, y: int) -> None:
    """Smoke rises at a point: everybody sees what is coming."""
    marker = battle.add_marker(STRIKE, x, y)
    marker.open = True
    marker.side = model.side
    marker.card = item.number
    marker.state = model.number
    marker.live = battle.round + 1
    battle.tell("called-in", {"model": model.number, "marker": marker.number})


def call_strikes(battle: Battle) -> None:
    """A round begins: what was called in before falls now, the first called first."""
    pushed = False
    for place in range(len(battle.markers) - 1, -1, -1):
        marker = battle.markers[place]
        if marker.kind == STRIKE and not marker.out and marker.live <= battle.round:
            if not pushed:
                battle.push(W_CHECK)  # WC-F5
                pushed = True
            work = battle.push(W_USE, marker.state, marker.number)
            work.x = marker.x
            work.y = marker.y


def run_strike(battle: Battle, work: Work) -> bool:
    """One step of a strike: `next` counts those of `models` that were hit."""
    marker = battle.markers[work.target]
    if work.stage == _BEGIN:
        marker.out = True
        work.value = SKILL
        work.dice = STRIKE_DICE
        work.stage = _THROWN
        return battle.ask_nature(T_ROLL)
    if work.stage == _THROWN:
        thrown = Thrown(work.faces, work.dice, battle.tables.settings.green_blanks)
        if thrown.margin(work.value) < 0:
            battle.tell("strike-wide", {"marker": marker.number})
            battle.done(work)
            return False
        battle.tell("strike-fell", {"marker": marker.number})
        work.damage = DAMAGE + thrown.damage
        work.reduction = thrown.reduction
        work.models = tuple(touched(battle, work.x, work.y, LENGTHS[RED]))
        work.stage = _HITS
        return False
    if work.next >= len(work.models):
        battle.done(work)
        return False
    target = battle.models[work.models[work.next]]
    work.next += 1
    if target.place == ON_TABLE:
        push_hit(battle, target, work.model, work.damage, PHYSICAL, work.reduction, BY_AREA)
    return False
