"""How a battle went: the caps that each side has put out of it, and what brought them."""

from __future__ import annotations

from typing import Final

from overseer.engine.decision import Event
from overseer.voice.voice import Points
from overseer.wasteland.battle.turn import played_by_ai
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.force.losses import lost

SIDES: Final = (0, 1)
REMOVALS: Final = ("wasteland-removed", "wasteland-removed-by")


def points(battle: SeenBattle) -> Points:
    """What the enemies were worth that are out of the battle, by side."""
    return Points(int(battle.round), [lost(battle, 1 - side) for side in SIDES])


def pays(event: Event, battle: SeenBattle) -> int | None:
    """The side that a removal brings something; None: nobody, or it is no removal."""
    number = event.args.get("model")
    if event.name not in REMOVALS or not isinstance(number, int):
        return None
    side = battle.models[number].side
    return 1 - side if side in SIDES else None


def somebody_played(battle: SeenBattle) -> bool:
    """Whether a side was not the AI's."""
    return not all(played_by_ai(battle, side) for side in SIDES)
