"""Special rules at the right moment: which sentence of a scenario's rules is due when.

The rules of a scenario are its message `scenario-<id>.rules`, sentence by sentence. Each of them is
due at some moments of a battle; the scenario's file names them (`reminders`). Some named rules
have a sentence of their own, `companion-remind-<rule>`, in every scenario.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from overseer.wasteland.battle.turn import to_do
from overseer.wasteland.ledger.acts import (
    Activate,
    Begin,
    EndActivation,
    FieldUnit,
    Play,
    Round,
    Strike,
)
from overseer.wasteland.ledger.log import Told
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.scenarios.named import OFFERS
from overseer.wasteland.scenarios.scenario import (
    ACTS,
    AFTER,
    ATTACK,
    CLOSE,
    LAST,
    REMOVED,
    ROUND,
    SETUP,
    Scenario,
)
from overseer.wasteland.words import NONE

EVENT: Final = "event"  # one is to be drawn


class Due(NamedTuple):
    """What people should be reminded of."""

    moment: str
    sentences: tuple[int, ...]  # of the scenario's rules
    shared: tuple[str, ...]  # named rules


def reminders(told: Told) -> list[Due]:
    """What is due after the last entry that counts."""
    sheet = told.sheet
    act = next((line.act for line in reversed(told.lines) if line.on), None)
    if act is None or sheet.begun is None or sheet.ended is not None:
        return []
    scenario = sheet.scenario
    found: list[Due] = []
    for moment in _moments(sheet, act):
        at, shared = _of(scenario, moment, sheet.battle.round)
        if at or shared or moment in (EVENT, LAST):
            found.append(Due(moment, at, shared))
    return found


def _of(
    scenario: Scenario | None, moment: str, round: int
) -> tuple[tuple[int, ...], tuple[str, ...]]:
    if scenario is None:
        return (), ()
    words = (moment, f"{moment}@{round}")
    at = [n for n, due in enumerate(scenario.reminders) if any(word in due for word in words)]
    return tuple(at), tuple(rule for rule in scenario.rules if moment in OFFERS[rule].reminders)


def _moments(sheet: Sheet, act: Play) -> list[str]:
    battle = sheet.battle
    found: list[str] = []
    if isinstance(act, Begin | FieldUnit) and battle.round == 0:
        found.append(SETUP)
    elif isinstance(act, Round):
        found.append(ROUND)
        if battle.round == battle.rules.rounds:
            found.append(LAST)
        if event_due(sheet):
            found.append(EVENT)
    elif isinstance(act, Activate):
        found.append(ACTS)
    elif isinstance(act, EndActivation):
        found.append(AFTER)
    elif isinstance(act, Strike):
        found.append(ATTACK)
    if any(event.name in ("wasteland-removed", "wasteland-removed-by") for event in sheet.told):
        found.append(REMOVED)
    if battle.round and battle.active == NONE and not isinstance(act, Round):
        if sheet.tokens and not any(to_do(battle, side) for side in (0, 1)):
            found.append(CLOSE)
    return found


def event_due(sheet: Sheet) -> bool:
    """WC-E2: at the start of each round but the first, unless an event still lies there."""
    battle = sheet.battle
    if battle.round < 2 or battle.fate.height == 0:
        return False
    events = sheet.cards.events
    return all(events[card].consequence for card, _ in battle.fate.standing)
