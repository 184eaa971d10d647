"""What costs no action: it can be done as long as an activation lasts, also after its last action.

Markers are looked at without an action (WB-I1), finds change hands freely (WB-I2), and some
scenarios ask no action for what they let a model do (WB-R3, C7).
"""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.fortune.orders import order_moves
from overseer.wasteland.battle.fortune.perks import mends
from overseer.wasteland.battle.measure import is_engaged
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import FREE_MODEL, INTERACT, BattleMove
from overseer.wasteland.battle.things.items import give_moves, leave_moves, take_moves, use_moves
from overseer.wasteland.battle.things.markers import look_moves


def main_cost(battle: Battle, model: Model, move: BattleMove) -> int:
    """How many main actions a move costs that is not quick; some of a scenario's cost none."""
    if move.kind == INTERACT or is_favour(battle, model, move):
        return battle.rules.interaction_cost(battle, model, move)
    return 1


def is_favour(battle: Battle, model: Model, move: BattleMove) -> bool:
    """Whether helping a model is the scenario's affair, not the mending of a robot."""
    return move.kind == FREE_MODEL and not mends(battle, model, move.a)


def free_moves(battle: Battle, model: Model) -> list[BattleMove]:
    """Cards, markers and orders; boosts, which are secret, stand apart."""
    found = use_moves(battle, model)
    found += look_moves(battle, model)
    found += take_moves(battle, model)
    found += give_moves(battle, model)
    found += leave_moves(battle, model)
    found += order_moves(battle, model)
    return found


def interactions(battle: Battle, model: Model) -> list[BattleMove]:
    """What the scenario lets a model do with the actions that it has left."""
    engaged = is_engaged(battle, model)
    found: list[BattleMove] = []
    for move in battle.rules.interactions(battle, model):
        if engaged and not battle.rules.while_engaged(battle, move):
            continue  # C7
        if battle.actions >= main_cost(battle, model, move):
            found.append(move)
    return found


def something_free(battle: Battle, model: Model) -> bool:
    """Whether its owner is asked once more although no action is left.

    Only what everybody can see counts: a question may not tell what boosts somebody holds.
    """
    return len(free_moves(battle, model)) > 0 or len(interactions(battle, model)) > 0
