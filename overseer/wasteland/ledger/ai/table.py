"""The sheet as the table that the AI by questions goes by."""

from __future__ import annotations

from typing import Final

import msgspec

from overseer.wasteland.battle.model import MARKER_KINDS, UNKNOWN, Marker, Model
from overseer.wasteland.battle.things.expertise import is_plain, skill_wanted, untested
from overseer.wasteland.companion.fighter import fighter
from overseer.wasteland.companion.goals import goals_of
from overseer.wasteland.companion.goals_places import OPPOSITE
from overseer.wasteland.companion.mirror import edge_word, throws
from overseer.wasteland.companion.table import Acting, Fighter, Goal, Mark, Table
from overseer.wasteland.ledger.ai.thinking import Thinking
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.words import NONE, SKILLS


def table_of(sheet: Sheet) -> Table:
    """All that is known, with what the AI is after: aims set by hand come first."""
    battle, thinking = sheet.battle, sheet.thinking
    side = _acting_side(sheet)
    table = Table(
        fighters=tuple(
            fighter_of(sheet, token, battle.models[at])
            for token, at in sorted(sheet.tokens.items())
        ),
        marks=tuple(
            mark_of(sheet, number, battle.markers[at], side)
            for number, at in sorted(sheet.marks.items())
        ),
        goals=thinking.goals,
        edges=edges_of(sheet.scenario, thinking),
        events=tuple(sheet.cards.events[card].id for card, _ in battle.fate.standing),
        acting=acting_of(sheet),
        swaps_radiation=battle.rules.swaps_radiation,
        round=battle.round,
        notes=tuple(sorted(word for word, count in sheet.counts.items() if count > 0)),
        roles=thinking.roles,
    )
    if sheet.scenario is None:
        return table
    goals = (*table.goals, *goals_of(sheet.scenario.id, table, sheet.cards))
    return msgspec.structs.replace(table, goals=goals)


def _acting_side(sheet: Sheet) -> int:
    """The side whose knowledge of markers counts: of who acts, else of the AI."""
    battle, begun = sheet.battle, sheet.begun
    if battle.active != NONE and battle.models[battle.active].side < 2:
        return battle.models[battle.active].side
    return 1 if begun is None or begun.ai[1] else 0


def acting_of(sheet: Sheet) -> Acting | None:
    """The activation that is going on."""
    battle, thinking = sheet.battle, sheet.thinking
    if battle.active == NONE:
        return None
    token = sheet.token_of(battle.active)
    if thinking.fighter != token:
        return Acting(fighter=token, actions=battle.actions)
    return Acting(
        fighter=token,
        actions=battle.actions,
        reading=thinking.reading,
        vats=thinking.vats,
        quick=thinking.quick,
    )


def is_ai(sheet: Sheet, model: Model) -> bool:
    """Whether the AI decides for a model."""
    if sheet.begun is None or model.seat < sheet.battle.seats - 3:
        return False
    return sheet.begun.ai[model.side] if model.side < 2 else hunts(model)


def hunts(model: Model) -> bool:
    """Whether a model is everybody's enemy and goes by a list of its own (WC-X20)."""
    return model.side == 2 and model.unit.id == CLAW


def fighter_of(sheet: Sheet, token: int, model: Model) -> Fighter:
    """One model."""
    thinking = sheet.thinking
    ai = is_ai(sheet, model)
    return msgspec.structs.replace(
        fighter(sheet.battle, model, token),
        name=sheet.names.get(token, ""),
        throws=throws(sheet.cards, model) if model.unit.id in sheet.cards.unit_numbers else "",
        ai=ai,
        wild=model.wild or hunts(model),
        engaged_with=thinking.contacts(token) if ai else None,
        locked=tuple(mark for own, mark in thinking.locked if own == token),
        carrying=tuple(number_of(sheet, at) for at in model.carrying),
    )


def number_of(sheet: Sheet, at: int) -> int:
    """The number of a marker by its place."""
    return next((number for number, place in sheet.marks.items() if place == at), NONE)


def mark_of(sheet: Sheet, number: int, marker: Marker, side: int) -> Mark:
    """One marker as a side knows it; what nobody wrote down asks for nothing."""
    seen = marker.open or marker.seen >> side & 1 == 1 or marker.kind not in FACE_DOWN
    skill = NONE
    if seen and marker.content != UNKNOWN and is_plain(marker) and not untested(marker.content):
        skill = skill_wanted(marker.content)
    return Mark(
        id=number,
        word=marker.word,
        kind=MARKER_KINDS[marker.kind],
        out=marker.out,
        carrier=NONE if marker.carrier == NONE else sheet.token_of(marker.carrier),
        known=seen,
        skill="" if skill == NONE else SKILLS[skill],
        content=marker.content if seen else UNKNOWN,
    )


CLAW: Final = "deathclaw"  # the unit that nobody brings and everybody fears
CHOSEN_EDGES: Final = "reinforcements"  # a rule by which the sides choose their edges
FACE_DOWN: Final = tuple(MARKER_KINDS.index(word) for word in ("investigation", "searchable"))


def edges_of(scenario: Scenario | None, thinking: Thinking) -> tuple[str, str]:
    """The edges that sides came from: as was said, else as the scenario says; "": nobody knows."""
    found = list(thinking.edges)
    chosen = scenario is not None and CHOSEN_EDGES in scenario.rules
    for side in (0, 1):
        if not found[side] and scenario is not None and not chosen:
            found[side] = edge_word(scenario.sides[side].edge)
    for side in (0, 1):
        if not found[side] and scenario is not None and scenario.sides[side].opposite:
            found[side] = opposite(found[1 - side])
    return found[0], found[1]


def opposite(edge: str) -> str:
    """The edge across the table."""
    return OPPOSITE.get(edge, "")


def goal_for(table: Table, token: int) -> Goal | None:
    """The goal of a fighter; None: it has none."""
    fighter = table.fighter(token)
    for goal in table.goals:
        if goal.side == fighter.side and (not goal.only or token in goal.only):
            return goal
    return None
