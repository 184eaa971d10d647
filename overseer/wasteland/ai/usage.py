"""Using what an aim is about (WC-A13): looking, trying a skill, interacting."""

from __future__ import annotations

from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.subjects import Subject
from overseer.wasteland.battle.moves import (
    EXPERTISE,
    FREE_MODEL,
    INTERACT,
    LOOK,
    BattleMove,
    at_marker,
    try_skill,
)
from overseer.wasteland.battle.things.expertise import (
    able,
    expertise_moves,
    is_plain,
    skill_wanted,
    untested,
)
from overseer.wasteland.battle.things.markers import known, look_fault
from overseer.wasteland.words import NONE


def worth_using(mind: Mind) -> list[Subject]:
    """The subjects that a model could use at all: it has the skill that they ask for."""
    found: list[Subject] = []
    for subject in mind.subjects:
        if subject.marker != NONE:
            marker = mind.battle.markers[subject.marker]
            if is_plain(marker) and known(marker, mind.model.side):
                skill = skill_wanted(marker.content)
                if not untested(marker.content) and not able(mind.battle, mind.model, skill):
                    continue
        found.append(subject)
    return found


def uses(mind: Mind, subjects: list[Subject]) -> list[BattleMove]:
    """What a model can do with its subjects now; looking costs nothing and comes first (C8)."""
    battle = mind.battle
    model = mind.model
    markers = [subject.marker for subject in subjects if subject.marker != NONE]
    models = [subject.model for subject in subjects if subject.model != NONE]
    for number in markers:
        if look_fault(battle, model, number) == 0:
            return [at_marker(LOOK, number)]
    found: list[BattleMove] = []
    for move in expertise_moves(battle, model, mind.quick):
        if move.a in markers:
            found.append(move)
    for move in battle.rules.interactions(battle, model):
        if move.kind == FREE_MODEL and move.a in models and not mind.quick:
            found.append(move)
        elif move.kind == INTERACT and move.a in markers:
            found.append(at_marker(INTERACT, move.a, mind.quick))
        elif move.kind == EXPERTISE and move.a in markers and not mind.quick:
            found.append(try_skill(move.a, move.b, False))
    return found
