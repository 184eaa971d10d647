"""One act on a sheet: carried out, refused, or asking for what is not known yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from overseer.engine.refusal import Refusal
from overseer.wasteland.ledger import acts, decks, models, rounds
from overseer.wasteland.ledger.ai import acts as ai_acts
from overseer.wasteland.ledger.ai import doing as ai_doing
from overseer.wasteland.ledger.running import Asked
from overseer.wasteland.ledger.sheet import HOUSE_RULES, Sheet, begin, refuse, switch
from overseer.wasteland.ledger.striking import strike
from overseer.wasteland.scenarios.scenario_file import STANDARD
from overseer.wasteland.words import NONE

Found = Refusal | Asked | None
MOST_COUNT: Final = 999_999


def done(sheet: Sheet, act: acts.Play) -> tuple[Sheet, Found]:
    """The sheet after an act, and None; or the sheet as it was, and why the act does not fit."""
    if sheet.begun is None and not isinstance(act, acts.Begin | acts.Note):
        return sheet, refuse("CO-1", "not-begun")
    if sheet.ended is not None and not isinstance(act, acts.Note | acts.Quest | acts.Put):
        return sheet, refuse("CO-1", "ended")
    twin = sheet.copy()
    twin.battle.ears = twin.told
    found = _DOING[type(act)](twin, act)
    twin.battle.ears = None
    if found is not None:
        return sheet, found
    ai_doing.follow(twin, act)
    return twin, None


def _begin(sheet: Sheet, act: acts.Begin) -> Found:
    if sheet.begun is not None:
        return refuse("CO-1", "begun")
    if act.scenario and act.scenario not in STANDARD:
        return refuse("CO-1", "no-scenario", scenario=act.scenario)
    for rule in act.house:
        if rule not in HOUSE_RULES:
            return refuse("CO-1", "no-house-rule", rule=rule)
    begin(sheet, act)
    return decks.lay_decks(sheet)


def _house(sheet: Sheet, act: acts.House) -> Found:
    if act.rule not in HOUSE_RULES or (act.rule in sheet.house) == act.on:
        return refuse("CO-1", "no-house-rule", rule=act.rule)
    switch(sheet, sheet.house | {act.rule} if act.on else sheet.house - {act.rule})
    return None


def _note(sheet: Sheet, act: acts.Note) -> Found:
    return None if act.text.strip() else refuse("CO-1", "empty-note")


def _count(sheet: Sheet, act: acts.Count) -> Found:
    now = sheet.counts.get(act.word, 0) + act.by
    if not 0 <= now <= MOST_COUNT or len(sheet.counts) >= 40:
        return refuse("CO-1", "no-count", word=act.word)
    sheet.counts[act.word] = now
    return None


def _finish(sheet: Sheet, act: acts.Finish) -> Found:
    if sheet.battle.active != NONE:
        return refuse("WB-R2", "still-acting", token=sheet.token_of(sheet.battle.active))
    if (act.victor == NONE) != (act.level == 0):
        return refuse("WC-F5", "no-such-end")
    sheet.ended = act
    return None


_DOING: Final[dict[type[Any], Callable[[Sheet, Any], Found]]] = {
    acts.Begin: _begin,
    acts.House: _house,
    acts.Note: _note,
    acts.Count: _count,
    acts.FieldUnit: models.field,
    acts.Rename: models.rename,
    acts.Put: models.put,
    acts.Hurt: models.hurt,
    acts.Condition: models.condition,
    acts.Tally: models.tally,
    acts.Weapon: models.weapon,
    acts.Degrade: models.degrade,
    acts.Round: rounds.next_round,
    acts.SideTurn: rounds.turn,
    acts.Ready: rounds.ready,
    acts.Activate: rounds.activate,
    acts.Spend: rounds.spend,
    acts.EndActivation: rounds.end,
    acts.Status: rounds.status,
    acts.Strike: strike,
    acts.Try: rounds.test,
    acts.Find: decks.find,
    acts.UseCard: decks.use,
    acts.Give: decks.give,
    acts.Danger: decks.danger,
    acts.Event: decks.event,
    acts.Flip: decks.flip,
    acts.Consequence: decks.consequence,
    acts.Settle: decks.settle,
    acts.Boost: decks.boost,
    acts.Quest: decks.quest,
    acts.Marker: decks.marker,
    acts.Finish: _finish,
    ai_acts.BlueDie: ai_doing.die,
    ai_acts.Answered: ai_doing.answered,
    ai_acts.Cannot: ai_doing.cannot,
    ai_acts.Picked: ai_doing.picked,
    ai_acts.Deed: ai_doing.deed,
    ai_acts.Noticed: ai_doing.noticed,
    ai_acts.Reacts: ai_doing.reacts,
    ai_acts.Moved: ai_doing.moved,
    ai_acts.Aim: ai_doing.aim,
    ai_acts.Edge: ai_doing.edge,
    ai_acts.InRole: ai_doing.role,
}
