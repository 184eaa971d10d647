"""What a charge and a bomb of the AI lead to, once they are where they should be (WB-F4, WC-A8)."""

from __future__ import annotations

from overseer.engine.refusal import Refusal
from overseer.wasteland.battle.attack.blasts import explode
from overseer.wasteland.battle.moving.charge import arrive
from overseer.wasteland.battle.work import W_CHECK
from overseer.wasteland.ledger.ai.acts import Deed
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


def detonate(sheet: Sheet, act: Deed) -> Refusal | Asked | None:
    """A bomb goes off: those whom it touches by its disc are under it."""
    under = act.touches or ()
    if (wrong := standing(sheet, *under)) is not None:
        return wrong
    bomb = sheet.model(act.token)
    sheet.battle.push(W_CHECK, bomb.number)
    explode(sheet.battle, bomb)
    return carry_on(sheet, act.answers, under)
