"""Tests of an attribute that a scenario asks for (WB-D2)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.dice import Thrown
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.things.expertise import dreads
from overseer.wasteland.battle.topics import T_ROLL
from overseer.wasteland.battle.values import PENALTY, attribute, hindrance
from overseer.wasteland.battle.work import Work
from overseer.wasteland.words import ATTRIBUTES

NO_DICE: Final = b"\0\0\0\0"


def test_value(battle: Battle, model: Model, which: int) -> int:
    """The value of a test of an attribute."""
    value = attribute(battle, model, which) + hindrance(model)
    return value + PENALTY if dreads(battle, model) else value


def ask_test(battle: Battle, work: Work, model: Model, which: int) -> bool:
    """The dice are thrown for a test."""
    work.value = test_value(battle, model, which)
    work.dice = NO_DICE
    args: dict[str, int | str] = {"model": model.number, "value": work.value}
    battle.tell("attribute-tested", {**args, "attribute": ATTRIBUTES[which]})
    return battle.ask_nature(T_ROLL)


def passed(battle: Battle, work: Work, model: Model) -> bool:
    """Whether the test succeeded; what the dice give besides is taken (WB-R4)."""
    thrown = Thrown(work.faces, work.dice, battle.tables.settings.green_blanks)
    if thrown.points:
        model.points += thrown.points
        battle.tell("point-won", {"model": model.number, "amount": thrown.points})
    return thrown.margin(work.value) >= 0
