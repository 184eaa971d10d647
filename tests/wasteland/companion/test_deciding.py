"""The AI by questions: what is asked, what is not, and what is to be done."""

from __future__ import annotations

import msgspec
import pytest

from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.carry import after
from overseer.wasteland.companion.deciding import NotActing, decide, drawable, in_turn, read, start
from overseer.wasteland.companion.questions import NotAnAnswer, Question
from overseer.wasteland.companion.table import Fighter, Goal, Mark, Reading, Table
from tests.wasteland.companion.scene import CARDS, Scene, fighters


@pytest.mark.rule("WC-A8")
def test_nobody_within_two_rulers_takes_one_question_and_the_list_goes_on() -> None:
    scene = Scene("brute", "settler", "minuteman").asks(q.NEXT, "YG").answer()
    scene.asks(q.NEAREST).answer("m1")
    assert (scene.told.deed, scene.told.targets, scene.told.ruler) == (d.TOWARDS, ("m1",), "Y")
    assert [entry.why for entry in scene.told.entries] == [
        *("untouched", "short", "short", "short", "short"),
        "",
    ]
    assert [reason.word for reason in scene.told.reasons] == ["close-towards", "target-nearest"]


@pytest.mark.rule("WC-A8")
def test_a_charge_wants_a_ruler_and_a_line_of_sight() -> None:
    scene = Scene("brute", "settler", "minuteman").asks(q.NEXT, "YG").answer("m1")
    assert scene.asks(q.REACH, "G").question.candidates == ("m1",)
    scene.answer("m1").asks(q.SEES).answer("m1")
    assert (scene.told.deed, scene.told.targets, scene.told.ruler) == (d.CHARGE, ("m1",), "G")


@pytest.mark.rule("WC-A8")
def test_who_is_reached_but_not_seen_is_moved_to_not_charged() -> None:
    scene = Scene("brute", "settler").answer("m1").answer("m1").asks(q.SEES).answer()
    scene.asks(q.REACH, "Y").answer("m1")
    assert scene.told.deed == d.CONTACT


@pytest.mark.rule("WC-A15")
def test_an_engaged_model_whose_list_begins_with_the_nearest_is_asked_nothing() -> None:
    scene = Scene("brute", "settler", "minuteman")
    scene.changed(0, engaged_with=(1,)).changed(1, engaged_with=(0,))
    assert (scene.told.deed, scene.told.targets) == (d.FIGHT, ("m1",))
    assert scene.told.weapon == "sledgehammer"


@pytest.mark.rule("WC-A15")
def test_who_does_not_break_off_is_not_asked_where_it_would_go() -> None:
    scene = Scene("brute", "settler", letter="M").read(stays=True)
    scene.goals = (Goal(side=1, kind="go", point=True),)
    scene.changed(0, engaged_with=(1,)).changed(1, engaged_with=(0,))
    assert (scene.told.deed, scene.told.reasons[0].word) == (d.FIGHT, "stays")


def test_contact_is_asked_when_nobody_keeps_it() -> None:
    scene = Scene("brute", "settler", "minuteman")
    for place in range(3):
        scene.changed(place, engaged_with=None)
    scene.asks(q.TOUCH).answer("m2")
    assert (scene.told.deed, scene.told.targets) == (d.FIGHT, ("m2",))


@pytest.mark.rule("WC-A10")
def test_what_the_tracker_knows_chooses_without_a_question() -> None:
    scene = Scene("super-mutant", "settler", "settler").changed(2, wounds=1)  # the most hurt first
    scene.asks(q.NEXT, "YR").answer()
    assert (scene.told.deed, scene.told.targets) == (d.TOWARDS, ("m2",))
    assert scene.told.weighed[0].priority == "most-hurt"


@pytest.mark.rule("WC-A10")
def test_equals_are_left_to_chance() -> None:
    scene = Scene("brute", "settler", "settler").answer().asks(q.NEAREST).answer("m1", "m2")
    assert scene.told.targets == ("m1", "m2")
    assert scene.told.reasons[-1].word == "target-chance"


@pytest.mark.rule("WC-A9")
def test_a_shot_a_place_for_one_or_a_move() -> None:
    scene = Scene("super-mutant", "settler").read(method="ranged")
    rulers = scene.question.rulers
    scene.asks(q.SHOT, rulers)
    shot = Scene("super-mutant", "settler").read(method="ranged").answer("m1").told
    assert (shot.deed, shot.weapon, shot.reach) == (d.SHOOT, "bolt-action-pipe-rifle", rulers)
    scene.answer().asks(q.POSITION, "Y" + rulers)
    assert scene.answer().told.deed == d.NEARER


@pytest.mark.rule("WC-A9")
def test_what_cannot_be_done_is_not_told_again() -> None:
    scene = Scene("super-mutant", "settler", "settler").read(method="ranged")
    scene.changed(2, wounds=1).answer("m1", "m2")
    assert scene.told.targets == ("m2",)
    scene.said = (*scene.said, scene.told.cannot("m2"))
    assert scene.told.targets == ("m1",)


@pytest.mark.rule("WC-A6")
def test_a_careful_model_does_not_shoot_into_a_fight() -> None:
    scene = Scene("super-mutant", "settler", reckless=False).read(method="ranged")
    scene.fighters += fighters("brute", side=1, ai=True, first=2)
    scene.changed(1, engaged_with=(2,)).changed(2, engaged_with=(1,))
    assert scene.decision.question is None
    assert next(reason.word for reason in scene.told.reasons) == "attack-nobody"


@pytest.mark.rule("WC-A12")
def test_a_move_to_one_of_several_subjects() -> None:
    scene = Scene("brute", "settler", letter="M", reckless=False)
    scene.goals = (Goal(side=1, kind="go", marks=(3, 4)),)
    table = msgspec.structs.replace(scene.table, marks=(Mark(id=3), Mark(id=4)))
    first = decide(table, CARDS, ()).question
    assert first is not None
    assert (first.kind, first.candidates) == (q.AT, ("k3", "k4"))
    said = (first.answer(()),)
    second = decide(table, CARDS, said).question
    assert second is not None
    assert (second.kind, second.least, second.most) == (q.SUBJECT, 1, 1)
    (told,) = decide(table, CARDS, (*said, second.answer(("k4",)))).instructions
    assert (told.deed, told.targets, told.careful) == (d.MOVE, ("k4",), True)


@pytest.mark.rule("WC-A14")
def test_defence_asks_from_the_subjects_place() -> None:
    scene = Scene("brute", "settler", letter="D")
    scene.fighters += fighters("super-mutant", side=1, ai=True, first=2)
    scene.goals = (Goal(side=1, kind="protect", fighters=(2,)),)
    scene.asks(q.NEXT, "YG")
    assert scene.question.at == "m2"
    scene.answer("m1").asks(q.REACH, "G").answer("m1").asks(q.SEES).answer("m1")
    scene.asks(q.REACH, "G")
    assert scene.question.at == ""
    scene.answer().asks(q.AT)  # the threat is out of its reach: to the subject
    assert scene.answer().told.deed == d.MOVE


@pytest.mark.rule("WC-A14")
def test_who_touches_what_is_defended_is_the_nearest_there() -> None:
    scene = Scene("brute", "settler", "settler", letter="D")
    scene.fighters += fighters("super-mutant", side=1, ai=True, first=3)
    scene.changed(2, engaged_with=(3,)).changed(3, engaged_with=(2,))
    scene.goals = (Goal(side=1, kind="protect", fighters=(3,)),)
    scene.answer("m1", "m2").answer("m1", "m2").answer("m1", "m2")  # both could be charged there
    assert scene.asks(q.REACH, "G").question.candidates == ("m2",)


@pytest.mark.rule("WB-I3")
def test_a_dog_searches_in_the_presence_of_its_handler() -> None:
    scene = Scene("dogmeat", "brute", letter="O")
    scene.goals = (Goal(side=1, kind="use", marks=(3,)),)
    scene.fighters += fighters("sole-survivor", side=1, ai=True, first=2)
    mark = Mark(id=3, kind="searchable", skill="search")
    for near, asked in (((), False), ((2,), True)):
        scene.changed(0, auras=near)
        table = msgspec.structs.replace(scene.table, marks=(mark,))
        question = decide(table, CARDS, ()).question
        assert question is not None
        assert (question.kind == q.USABLE) == asked


def test_a_bomb_goes_off_beside_a_thing_too() -> None:
    scene = Scene("suicider")
    scene.fighters.append(Fighter(id=1, unit="computer", side=0, thing=4, engaged_with=()))
    scene.asks(q.TOUCH).answer("m1")
    assert scene.told.deed == d.DETONATE


@pytest.mark.rule("WC-A13")
def test_a_mark_in_contact_is_used() -> None:
    scene = Scene("brute", "settler", letter="O")
    scene.goals = (Goal(side=1, kind="use", marks=(3,)),)
    table = msgspec.structs.replace(scene.table, marks=(Mark(id=3),))
    question = decide(table, CARDS, ()).question
    assert question is not None
    assert question.kind == q.USABLE
    (told,) = decide(table, CARDS, (question.answer(("k3",)),)).instructions
    assert (told.deed, told.targets) == (d.USE, ("k3",))


@pytest.mark.rule("WC-A21")
def test_without_an_enemy_and_an_aim_the_action_is_lost() -> None:
    scene = Scene("brute")
    assert scene.told.deed == d.LOST


@pytest.mark.rule("WC-A18")
def test_without_actions_and_points_the_activation_is_over() -> None:
    scene = Scene("brute", "settler")
    scene.actions = 0
    assert scene.told.deed == d.END


# -- the die and the turn ------------------------------------------------------------------------


@pytest.mark.rule("WC-A4")
def test_health_chooses_the_column_without_a_question() -> None:
    table = Scene("brute", "settler").table
    reading = read(table, CARDS, 0, "s", ())
    assert isinstance(reading, Reading)
    assert (reading.row, reading.column) == ("star", 0)


@pytest.mark.rule("WC-A4")
def test_friends_around_are_asked_only_when_they_decide() -> None:
    alone = Table(fighters=(*fighters("minuteman", side=1, ai=True), *fighters("brute", first=1)))
    assert isinstance(read(alone, CARDS, 0, "s", ()), Reading)
    pair = Table(fighters=tuple(fighters("minuteman", "minuteman", side=1, ai=True)))
    question = read(pair, CARDS, 0, "s", ())
    assert isinstance(question, Question)
    assert (question.kind, question.rulers, question.candidates) == (q.FRIENDS, "R", ("m1",))
    reading = read(pair, CARDS, 0, "s", (question.answer(("m1",)),))
    assert isinstance(reading, Reading)
    assert reading.column == 0


@pytest.mark.rule("WC-A22")
@pytest.mark.rule("WC-A2")
def test_tokens_of_unready_models_are_drawn_and_the_lowest_ready_one_acts() -> None:
    scene = Scene("brute", "settler")
    scene.fighters += fighters("super-mutant", side=1, ai=True, first=2)
    assert [fighter.id for fighter in drawable(scene.table, 1)] == [0, 2]
    assert in_turn(scene.table, 1) is None
    scene.changed(0, status="ready", token=5).changed(2, status="ready", token=2)
    first = in_turn(scene.table, 1)
    assert first is not None
    assert first.id == 2
    assert drawable(scene.table, 1) == []


@pytest.mark.rule("WC-A19")
def test_a_heroic_model_with_a_point_has_one_more_action() -> None:
    scene = Scene("brute", "settler").changed(0, heroic=True, points=2)
    assert start(scene.table, 0, scene.reading).vats


def test_nobody_acts_nothing_is_decided() -> None:
    with pytest.raises(NotActing):
        decide(Table(), CARDS, ())


# -- what follows --------------------------------------------------------------------------------


def test_answers_hold_until_something_moves() -> None:
    scene = Scene("brute", "settler", "settler").answer().answer("m1")
    told = scene.told
    assert after(scene.said, told, (), True) == scene.said
    left = after(scene.said, told, ("m2",), True)
    assert [each.asked for each in left] == [("m1",)]
    whole = after(scene.said, told, ("m0",), True)
    assert [each.kind for each in whole] == [q.NEAREST]  # it is still the nearest
    assert after(scene.said, told, ("m0",), False) == ()  # it got stuck


def test_a_wrong_answer_is_none() -> None:
    scene = Scene("brute", "settler", "settler").answer()
    with pytest.raises(NotAnAnswer):
        scene.answer("m7")
    with pytest.raises(NotAnAnswer):
        scene.answer()


def test_a_decision_is_written_and_read_back() -> None:
    scene = Scene("brute", "settler", "settler")
    for decision in (scene.decision, scene.answer().answer("m1").decision):
        kind = type(decision)
        assert msgspec.json.decode(msgspec.json.encode(decision), type=kind) == decision
