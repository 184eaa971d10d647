"""Whether a table's terrain can be played on, and how it suits a scenario (C16, WC-R6).

An error is what no battle of the scenario is begun on; the rest is advice. What a scenario keeps
clear, where its markers lie and its bystanders stand, is the scenario's own rule.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from overseer.engine.refusal import Value
from overseer.wasteland.battle.battle import OPPOSITE, Battle, Settings, Tables
from overseer.wasteland.cards.file import standard
from overseer.wasteland.geometry import polygons
from overseer.wasteland.geometry.layout import SIDE, Layout
from overseer.wasteland.geometry.paths import LEGAL, spot_fault
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.scenarios.placing import ROOM
from overseer.wasteland.scenarios.plan import Plan
from overseer.wasteland.scenarios.scenario import FIXED, Scenario
from overseer.wasteland.scenarios.setup import bystanders
from overseer.wasteland.scenarios.zones import FAR, OUTDOORS, OUTLINE, STEP, Test, Zone, passes_all
from overseer.wasteland.terrain.check import check_layout
from overseer.wasteland.terrain.generate import GAP
from overseer.wasteland.terrain.presets import PRESETS
from overseer.wasteland.terrain.shapes import area
from overseer.wasteland.words import NONE

RULES: Final = {"off": "WB-G1", "overlap": "WB-G4", "unreachable": "WC-R6"}
LATER: Final = (OUTLINE, FAR, OUTDOORS)  # clauses that go by what is placed later, or by houses
_MORE: Final = 6  # per cent of the table above a preset, and below it, before it is advised
_FEW: Final = 2  # a zone whose places are taken but for one in so many is cramped

Span = tuple[int, int, int]  # y, from x, to x


@dataclass(frozen=True)
class Finding:
    """One thing about a terrain: the rule, a word for it, the pieces that it is about."""

    error: bool
    rule: str
    word: str
    pieces: tuple[int, ...] = ()
    args: dict[str, Value] = field(default_factory=dict)
    at: tuple[int, int] | None = None  # the place on the table that it is about


def judged(layout: Layout, scenario: Scenario | None) -> list[Finding]:
    """Everything about a terrain, what is wrong first."""
    found = []
    for mistake in check_layout(layout):
        pieces: tuple[int, ...] = () if mistake.piece < 0 else (mistake.piece,)
        if mistake.word == "overlap":
            pieces = (mistake.piece, int(mistake.args["n"]) - 1)
        at = (int(mistake.args["x"]), int(mistake.args["y"])) if "x" in mistake.args else None
        rule = RULES[mistake.word]
        found.append(Finding(True, rule, mistake.word, pieces, dict(mistake.args), at))
    if scenario is not None:
        found += _clear(layout, scenario)
        found += _stood_on(layout, scenario)
        found += _zones(layout, scenario)
        found += _amount(layout, scenario)
    found += _narrow(layout)
    return sorted(found, key=lambda finding: not finding.error)


def _clear(layout: Layout, scenario: Scenario) -> list[Finding]:
    """Pieces on ground that the scenario keeps clear."""
    pieces: dict[int, None] = {}
    for clear in scenario.clear:
        for piece in layout.pieces:
            if len(clear) == 3:
                x, y, r = clear
                near = polygons.disc_near(piece.points, x, y, r)
            else:
                left, low, right, high = clear
                box = ((left, low), (right, low), (right, high), (left, high))
                near = polygons.near(piece.points, box, 0)
            if near:
                pieces[piece.number] = None
    return [Finding(True, scenario.rule, "clear", tuple(pieces))] if pieces else []


def _stood_on(layout: Layout, scenario: Scenario) -> list[Finding]:
    """Walls where markers lie from the start, or models stand."""
    found = []
    for group in scenario.markers:
        for x, y in group.points if group.by == FIXED else ():
            pieces = _walls(layout, x, y, ROOM)
            if pieces:
                args: dict[str, Value] = {"x": str(x), "y": str(y)}
                found.append(Finding(True, scenario.rule, "marker", pieces, args, (x, y)))
    for model in bare(scenario).models:
        pieces = _walls(layout, model.x, model.y, model.radius)
        if pieces:
            args = {"unit": model.unit.id}
            place = (model.x, model.y)
            found.append(Finding(True, scenario.rule, "bystander", pieces, args, place))
    return found


def _walls(layout: Layout, x: int, y: int, r: int) -> tuple[int, ...]:
    return tuple([piece.number for piece in layout.walls if piece.under(x, y, r)])


def _zones(layout: Layout, scenario: Scenario) -> list[Finding]:
    """Zones in which nobody, or hardly anybody, has room to deploy."""
    found = []
    for side, data in enumerate(scenario.sides):
        if data.zone is None:
            continue
        places = [
            (x, y)
            for y, first, last in ground(scenario, side, ROOM)
            for x in range(first, last + 1, STEP)
        ]
        free = sum(1 for x, y in places if spot_fault(layout, ROOM, x, y, []) == LEGAL)
        args: dict[str, Value] = {"side": data.id}
        if not free:
            found.append(Finding(True, "WC-F4", "room", (), args))
        elif free * _FEW < len(places):
            found.append(Finding(False, "WC-F4", "cramped", (), args))
    return found


def _amount(layout: Layout, scenario: Scenario) -> list[Finding]:
    """Much more on the table than the scenario asks for, or much less."""
    wanted, taken = PRESETS[scenario.terrain].share, share(layout)
    args: dict[str, Value] = {"n": taken, "wanted": wanted, "preset": scenario.terrain}
    if taken > wanted + _MORE:
        return [Finding(False, "WC-R6", "dense", (), args)]
    if taken < wanted - _MORE:
        return [Finding(False, "WC-R6", "bare", (), args)]
    return []


def _narrow(layout: Layout) -> list[Finding]:
    """Things that stand so near to each other that a large base does not pass between them."""
    found = []
    for piece in layout.walls:
        for other in layout.walls:
            if other.number >= piece.number or (piece.group >= 0 and piece.group == other.group):
                continue
            if polygons.near(piece.points, other.points, GAP):
                args: dict[str, Value] = {"kind": other.kind, "mm": GAP}
                pieces = (piece.number, other.number)
                found.append(Finding(False, "WC-R6", "narrow", pieces, args))
    return found


def share(layout: Layout) -> int:
    """What the things on a table take of it, in per cent: of a ruin its whole outline."""
    groups: dict[int, list[tuple[int, int]]] = {}
    for piece in layout.pieces:
        key = piece.group if piece.group >= 0 else -1 - piece.number
        groups.setdefault(key, []).extend(piece.points)
    taken = sum(area(polygons.hull(points)) for points in groups.values())
    return (taken * 200 + SIDE * SIDE) // (2 * SIDE * SIDE)


# -- the scenario's ground -----------------------------------------------------------------------


@lru_cache(maxsize=32)
def bare(scenario: Scenario) -> Battle:
    """The scenario's table with nobody but those who stand by."""
    rules = ScenarioRules(scenario, Plan())
    battle = Battle(None, Tables(standard(), rules, Settings()), 1)
    battle.notes = [NONE] * rules.slots
    bystanders(battle, scenario)
    return battle


def edges(scenario: Scenario, side: int) -> tuple[int, ...]:
    """The edges that may be a side's own."""
    data, other = scenario.sides[side], scenario.sides[1 - side]
    if data.edge != NONE:
        return (data.edge,)
    if data.edges:
        return data.edges
    theirs = other.edges or ((other.edge,) if other.edge != NONE else ())
    return tuple([OPPOSITE[edge] for edge in theirs])


@lru_cache(maxsize=128)
def ground(scenario: Scenario, side: int, r: int = 0) -> tuple[Span, ...]:
    """Where a side may deploy, in rows: at whichever edge it may come to have."""
    zone = scenario.sides[side].zone
    if zone is None:
        return ()
    return spans(scenario, zone, edges(scenario, side) or (NONE,), r)


def spans(scenario: Scenario, zone: Zone, own: tuple[int, ...], r: int) -> tuple[Span, ...]:
    """The places of a zone, in rows, as far as they do not depend on what is placed later."""
    battle = bare(scenario)
    clauses = [clause for clause in zone.clauses if clause.kind not in LATER]
    ways = [[Test(battle, clause, edge) for clause in clauses] for edge in own]
    found: list[Span] = []
    for y in range(r, SIDE - r + 1, STEP):
        row = [
            x
            for x in range(r, SIDE - r + 1, STEP)
            if any(passes_all(tests, x, y, r) for tests in ways)
        ]
        start = 0
        for at in range(1, len(row) + 1):
            if at == len(row) or row[at] - row[at - 1] > STEP:
                found.append((y, row[start], row[at - 1]))
                start = at
    return tuple(found)
