"""The goals of a scenario are what the digital AI is after."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from overseer.engine import OVER
from overseer.wasteland.battle.topics import T_ACTION
from overseer.wasteland.companion.goals import goals_of
from overseer.wasteland.companion.mirror import goal_of, table_of
from overseer.wasteland.companion.table import NEAREST_EDGE, Goal, Table
from overseer.wasteland.game import Wasteland
from overseer.wasteland.scenarios.scenario_file import STANDARD
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import DOG
from tests.wasteland.companion.scene import CARDS, fighters

ACTIONS = 30
# What depends on where somebody stands is left to questions: the goal names all that may be meant.
WIDER = ("demolition", "plant", "suit-up", "journal", "journalist")


@pytest.mark.rule("WC-A3")
@pytest.mark.parametrize("id", STANDARD)
def test_every_model_is_after_the_same(id: str) -> None:
    state = Wasteland().new(1, {"scenario": id, "ai": "both"})
    assert isinstance(state, WastelandState)
    rng = Random(id)
    seen = 0
    while state.seat != OVER and seen < ACTIONS:
        if state.topic == T_ACTION:
            seen += 1
            model = state.models[state.work[-1].model]
            table = table_of(state, model, True)
            wanted = goal_of(state, model)
            found = [goal for goal in goals_of(id, table, CARDS) if goal.only == (model.number,)]
            # A dog beside the helmet can do nothing with it: that needs its place.
            if not (id == "helmet" and model.unit.types & DOG):
                assert same(found, wanted, id in WIDER), (found, wanted)
        state.apply(state.chance(rng.randrange(state.spread)))


def same(found: list[Goal], wanted: Goal, wider: bool) -> bool:
    """Whether a goal is the digital AI's, or names it among others."""
    if not found:
        return wanted.kind == "none"
    goal = found[0]
    if goal == wanted:
        return True
    edge = goal.edge == wanted.edge or (goal.edge == NEAREST_EDGE and wanted.edge != "")
    return (
        wider
        and goal.kind == wanted.kind
        and edge
        and set(wanted.fighters) <= set(goal.fighters)
        and set(wanted.marks) <= set(goal.marks)
    )


def test_a_leader_is_hunted_and_others_have_no_goal_of_their_own() -> None:
    mine = fighters("brute", side=1, ai=True)
    foes = [
        msgspec.structs.replace(fighter, leader="brawler" if fighter.id == 2 else "")
        for fighter in fighters("settler", "settler", first=1)
    ]
    table = Table(fighters=(*mine, *foes))
    assert goals_of("head", table, CARDS) == (
        Goal(side=1, kind="defeat", only=(0,), fighters=(2,)),
    )
    assert goals_of("ambush", table, CARDS)[0].fighters == (1, 2)
