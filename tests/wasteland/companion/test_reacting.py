"""Reactions, small answers and the deathclaw's list by questions."""

from __future__ import annotations

import msgspec
import pytest

from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.deciding import Decision
from overseer.wasteland.companion.hunting import hunt
from overseer.wasteland.companion.questions import Question, Said
from overseer.wasteland.companion.reacting import react
from overseer.wasteland.companion.small import follows, slides
from overseer.wasteland.companion.table import Goal, Table
from tests.wasteland.companion.scene import CARDS, Scene, fighters


def waiting(*units: str) -> Table:
    """AI models with a reaction token each, against one settler, m9."""
    mine = [msgspec.structs.replace(f, reactions=1) for f in fighters(*units, side=1, ai=True)]
    return Table(fighters=(*mine, *fighters("settler", first=9)))


def asked(decision: Decision) -> Question:
    """The question of a decision."""
    assert decision.question is not None
    return decision.question


@pytest.mark.rule("WC-A25")
def test_who_notices_and_can_shoot_reacts() -> None:
    table = waiting("super-mutant")
    first = asked(react(table, CARDS, 9, (), (), ()))
    assert (first.kind, first.candidates) == (q.AWARE, ("m9",))
    assert len(set(first.rulers)) == 1  # twice its awareness ruler
    said: tuple[Said, ...] = (first.answer(("m9",)),)
    second = asked(react(table, CARDS, 9, (), (), said))
    assert (second.kind, second.weapon) == (q.SHOT, "bolt-action-pipe-rifle")
    (told,) = react(table, CARDS, 9, (), (), (*said, second.answer(("m9",)))).instructions
    assert (told.deed, told.targets, told.quick) == (d.SHOOT, ("m9",), True)


@pytest.mark.rule("WC-A25")
def test_who_notices_nothing_does_not_react() -> None:
    table = waiting("super-mutant")
    said = (asked(react(table, CARDS, 9, (), (), ())).answer(()),)
    (told,) = react(table, CARDS, 9, (), (), said).instructions
    assert told.deed == d.PASS


@pytest.mark.rule("WC-A25")
def test_who_is_hurt_moves_to_a_safer_place_or_stays() -> None:
    table = waiting("super-mutant")
    question = asked(react(table, CARDS, 9, (0,), (0,), ()))
    assert (question.kind, question.candidates) == (q.SAFER, ("m0",))
    (told,) = react(table, CARDS, 9, (0,), (0,), (question.answer(("m0",)),)).instructions
    assert told.deed == d.RETREAT
    (told,) = react(table, CARDS, 9, (0,), (0,), (question.answer(()),)).instructions
    assert told.deed == d.PASS


@pytest.mark.rule("WC-A25")
def test_nobody_without_a_token_is_asked_about() -> None:
    table = Table(fighters=(*fighters("brute", side=1, ai=True), *fighters("settler", first=9)))
    (told,) = react(table, CARDS, 9, (), (), ()).instructions
    assert told.deed == d.PASS


@pytest.mark.rule("WC-A16")
def test_a_push_is_followed_by_the_matrix() -> None:
    scene = Scene("brute", "settler", letter="M")
    assert follows(scene.table, 0, True)
    assert not follows(scene.table, 0, False)
    assert follows(scene.read(letter="A").table, 0, False)
    assert not follows(scene.read(method="ranged").table, 0, False)
    assert follows(scene.read(letter="O").table, 0, False)
    assert not follows(scene.read(reckless=False).table, 0, False)
    assert not follows(scene.table, 1, False)


@pytest.mark.rule("WC-A17")
def test_it_slides_away_from_what_it_guards() -> None:
    scene = Scene("brute", "settler")
    scene.goals = (Goal(side=1, kind="protect", point=True),)
    question = slides(scene.table, CARDS, 0, 1, ())
    assert isinstance(question, Question)
    assert slides(scene.table, CARDS, 0, 1, (question.answer(("point",)),)) == "point"
    assert slides(scene.table, CARDS, 0, 1, (question.answer(()),)) == ""


def beast(*touched: int) -> Table:
    """A deathclaw and two settlers."""
    claw = fighters("deathclaw", side=2, ai=True)[0]
    claw = msgspec.structs.replace(claw, wild=True, engaged_with=touched)
    return Table(fighters=(claw, *fighters("settler", "settler", first=1)))


@pytest.mark.rule("WC-X20")
def test_the_deathclaw_strikes_whom_it_touches() -> None:
    (told,) = hunt(beast(1, 2), CARDS, 0, ()).instructions
    assert (told.deed, told.targets) == (d.FIGHT, ("m1", "m2"))


@pytest.mark.rule("WC-X20")
def test_the_deathclaw_charges_the_nearest_or_goes_for_one_that_it_sees() -> None:
    table = beast()
    first = asked(hunt(table, CARDS, 0, ()))
    assert first.kind == q.SUBJECT
    said: tuple[Said, ...] = (first.answer(("m1",)),)
    second = asked(hunt(table, CARDS, 0, said))
    assert (second.kind, second.candidates) == (q.REACH, ("m1",))
    near = (*said, second.answer(("m1",)))
    third = asked(hunt(table, CARDS, 0, near))
    assert third.kind == q.SEES
    (told,) = hunt(table, CARDS, 0, (*near, third.answer(("m1",)))).instructions
    assert (told.deed, told.targets) == (d.CHARGE, ("m1",))
    far = (*said, second.answer(()))
    hidden = (*far, asked(hunt(table, CARDS, 0, far)).answer(()))
    fourth = asked(hunt(table, CARDS, 0, hidden))
    assert (fourth.kind, fourth.candidates) == (q.SEES, ("m2",))
    (told,) = hunt(table, CARDS, 0, (*hidden, fourth.answer(("m2",)))).instructions
    assert (told.deed, told.targets) == (d.TOWARDS, ("m2",))
    (told,) = hunt(table, CARDS, 0, (*hidden, fourth.answer(()))).instructions
    assert told.targets == ("m1",)
