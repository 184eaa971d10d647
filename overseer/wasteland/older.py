"""What battles of older rules did by themselves, said as moves of today; only updates need it."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.acting.costs import can_go_on
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.moves import END, BattleMove, bare
from overseer.wasteland.battle.topics import T_ACTION

# Under these rules an activation was over with its last action.
ENDED_BY_ITSELF: Final = ("wasteland-2", "wasteland-3")


def asked_besides(rules: str, battle: Battle) -> BattleMove | None:
    """The end of an activation that nobody was asked about then."""
    if rules not in ENDED_BY_ITSELF or battle.topic != T_ACTION:
        return None
    model = battle.models[battle.work[-1].model]
    return None if can_go_on(battle, model) else bare(END)
