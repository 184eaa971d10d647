"""What comes next at a real table, as the rules say (WB-R1, WB-R2, WC-A2, WC-E2).

Nobody has to follow it: it is what a tracker offers first.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from overseer.wasteland.battle.model import READY, UNREADY
from overseer.wasteland.battle.turn import side_with_fewer, to_do, with_status
from overseer.wasteland.ledger.acts import (
    Activate,
    EndActivation,
    Event,
    Play,
    Ready,
    Round,
    SideTurn,
)
from overseer.wasteland.ledger.log import Told
from overseer.wasteland.ledger.reminders import event_due
from overseer.wasteland.ledger.sheet import FREE_ORDER, Sheet
from overseer.wasteland.words import NONE

BEGIN: Final = "begin"  # nothing has begun
FIELD: Final = "field"  # models are missing
ROUND: Final = "round"  # a round begins; the side: who gets the advantage marker, NONE by luck
EVENT: Final = "event"  # one is drawn
TOKEN: Final = "token"  # the AI's
READYING: Final = "ready"
ACTIVATE: Final = "activate"
ACT: Final = "act"  # somebody acts
TURN: Final = "turn"  # the next side's
FINISH: Final = "finish"  # the last round is over
OVER: Final = "over"
WHATS: Final = (*(BEGIN, FIELD, ROUND, EVENT, TOKEN, READYING, ACTIVATE, ACT, TURN, FINISH, OVER),)


class Next(NamedTuple):
    """The next thing."""

    what: str
    side: int = NONE
    tokens: tuple[int, ...] = ()  # who may be readied or activated; who acts
    hold: bool = False  # whether the side may pass instead, to gather a larger group


def next_thing(told: Told) -> Next:
    """What comes next."""
    sheet = told.sheet
    battle = sheet.battle
    if sheet.begun is None:
        return Next(BEGIN)
    if sheet.ended is not None:
        return Next(OVER)
    if battle.active != NONE:
        model = battle.models[battle.active]
        return Next(ACT, model.side, (sheet.token_of(battle.active),))
    if not sheet.tokens:
        return Next(FIELD)
    if battle.round == 0:
        return Next(ROUND, _advantage(sheet))
    since = _since(told, Round)
    if event_due(sheet) and not any(isinstance(act, Event) for act in since):
        return Next(EVENT)
    return _turn(told) or _after(sheet)


def _turn(told: Told) -> Next | None:
    """What the side whose turn it is has still to do."""
    sheet = told.sheet
    battle, side = sheet.battle, sheet.turn
    if side == NONE or not to_do(battle, side):
        return None
    since = _since(told, Round, SideTurn)
    readied = any(isinstance(act, Ready) for act in since)
    activated = any(isinstance(act, Activate | EndActivation) for act in since)
    unready = [sheet.token_of(model.number) for model in with_status(battle, side, UNREADY)]
    ready = [sheet.token_of(model.number) for model in with_status(battle, side, READY)]
    ai = _played_by_ai(sheet, side)
    if FREE_ORDER in sheet.house and not ai:
        return None if activated else Next(ACTIVATE, side, tuple(sorted((*ready, *unready))), True)
    if unready and not readied and not activated:
        return Next(TOKEN if ai else READYING, side, tuple(sorted(unready)))
    if not ready:
        return None
    hold = readied and not activated and not ai
    return Next(ACTIVATE, side, tuple(sorted(ready)), hold)


def _after(sheet: Sheet) -> Next:
    """The next side's turn, the next round, or the end."""
    battle = sheet.battle
    last = battle.advantage if sheet.turn == NONE else sheet.turn
    for step in range(1, 4):
        side = (last + step) % 3
        if to_do(battle, side):
            return Next(TURN, side)
    if battle.round >= battle.rules.rounds:
        return Next(FINISH)
    return Next(ROUND, _advantage(sheet))


def _advantage(sheet: Sheet) -> int:
    """Who gets the advantage marker of the round that comes; NONE: luck says (WB-R1, WC-F7)."""
    scenario = sheet.scenario
    if sheet.battle.round == 0 and scenario is not None and scenario.advantage != NONE:
        return scenario.advantage
    return side_with_fewer(sheet.battle)


def _played_by_ai(sheet: Sheet, side: int) -> bool:
    return side == 2 or (sheet.begun is not None and sheet.begun.ai[side])


def _since(told: Told, *kinds: type[Play]) -> list[Play]:
    """The acts that count since the last of some kinds."""
    wrong = {misfit.id for misfit in told.misfits}
    found: list[Play] = []
    for line in reversed(told.lines):
        if line.on and line.id not in wrong:
            if isinstance(line.act, kinds):
                return found
            found.append(line.act)
    return found
