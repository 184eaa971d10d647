"""The charts stand once: a measured table and a real one answer all that they ask."""

from __future__ import annotations

import pytest

from overseer.wasteland.ai.measured import Measured
from overseer.wasteland.ai.oracle import Oracle
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.asked import Asked
from overseer.wasteland.companion.table import Goal
from tests.wasteland.companion.scene import Scene

QUESTIONS = [word for word, each in vars(Oracle).items() if callable(each) and word[0] != "_"]


@pytest.mark.parametrize("table", [Measured, Asked])
def test_a_table_answers_all_that_the_charts_ask(table: type[Oracle[object]]) -> None:
    assert len(QUESTIONS) > 20
    assert [word for word in QUESTIONS if getattr(table, word) is getattr(Oracle, word)] == []


@pytest.mark.rule("WC-A15")
def test_an_engaged_model_is_told_why_it_goes_for_another() -> None:
    scene = Scene("brute", "settler", "minuteman", letter="O")
    scene.goals = (Goal(side=1, kind="defeat", fighters=(2,)),)
    scene.changed(0, engaged_with=(1,)).changed(1, engaged_with=(0,))
    assert scene.asks(q.REACH, "Y").question.candidates == ("m2",)
    scene.answer("m2")
    assert (scene.told.deed, scene.told.targets, scene.told.leaving) == (d.CONTACT, ("m2",), True)
    lines = [(line.place, line.entry, line.why) for line in scene.told.entries]
    assert lines == [(1, d.FIGHT, "untouched"), (2, d.CHARGE, "engaged"), (3, d.CONTACT, "")]


@pytest.mark.rule("WC-A15")
def test_who_stays_engaged_is_asked_only_whom_it_can_touch_besides() -> None:
    scene = Scene("super-mutant", "settler", "settler").read(stays=True).changed(2, wounds=1)
    scene.changed(0, engaged_with=(1,)).changed(1, engaged_with=(0,))
    assert scene.asks(q.ALONG, "Y").question.candidates == ("m2",)  # the most hurt first
    besides = scene.answer("m2").told
    assert (besides.deed, besides.targets, besides.leaving) == (d.CONTACT, ("m2",), False)
    scene.said = ()
    alone = scene.answer().told
    assert (alone.deed, alone.targets) == (d.FIGHT, ("m1",))


@pytest.mark.rule("WC-A15")
def test_whom_it_prefers_and_could_only_touch_by_leaving_it_leaves_alone() -> None:
    scene = Scene("super-mutant", "settler", "settler", "settler").read(stays=True)
    scene.changed(0, engaged_with=(1,)).changed(1, engaged_with=(0,))
    scene.changed(2, wounds=2).changed(3, wounds=1)
    scene.asks(q.ALONG, "Y").answer("m3")
    assert scene.asks(q.REACH, "Y").question.candidates == ("m2",)  # the most hurt of all
    away, nobody = scene.answer("m2").told, scene.said[:1]
    assert (away.deed, away.targets, away.reasons[0].word) == (d.FIGHT, ("m1",), "stays")
    scene.said = nobody
    besides = scene.answer().told
    assert (besides.deed, besides.targets, besides.leaving) == (d.CONTACT, ("m3",), False)
