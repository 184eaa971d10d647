"""A charge of the AI where it has arrived: bayonets, the battle cry, the charge dice (WB-F4)."""

from __future__ import annotations

from overseer.engine.refusal import Refusal
from overseer.wasteland.battle.moving.charge import arrive
from overseer.wasteland.ledger.ai_acts import Deed
from overseer.wasteland.ledger.models import standing
from overseer.wasteland.ledger.running import Asked, carry_on, spread_out
from overseer.wasteland.ledger.sheet import Sheet


def charge(sheet: Sheet, act: Deed) -> Refusal | Asked | None:
    """What happens when it ends in contact; a charge that got stuck comes to nothing."""
    target = int(act.target[1:]) if act.target[:1] == "m" and act.target[1:].isdigit() else -1
    if act.touches is not None and target not in act.touches:
        return None
    if (wrong := standing(sheet, target)) is not None:
        return wrong
    spread_out(sheet)
    model, enemy = sheet.model(act.token), sheet.model(target)
    model.x, model.y = enemy.x + enemy.radius + model.radius, enemy.y
    arrive(sheet.battle, model, enemy.number)
    return carry_on(sheet, act.answers)
