"""The AI by questions in the ledger: die, answers, deeds, reactions, aims, and the way back."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from overseer.wasteland.battle.model import REMOVED
from overseer.wasteland.ledger import acts
from overseer.wasteland.ledger.ai import step as s
from overseer.wasteland.ledger.ai.acts import (
    Aim,
    Answered,
    BlueDie,
    Cannot,
    Deed,
    Edge,
    InRole,
    Moved,
    Noticed,
    Picked,
    Reacts,
)
from overseer.wasteland.ledger.ai.offers import answer_of, buttons, choices, facts, reacting
from overseer.wasteland.ledger.ai.step import Step, step_of
from overseer.wasteland.ledger.ai.table import goal_for, table_of
from overseer.wasteland.ledger.drafts import draft
from overseer.wasteland.ledger.joining import join, joint
from overseer.wasteland.ledger.log import fold
from overseer.wasteland.ledger.rights import Hand, may
from overseer.wasteland.ledger.sheet import Sheet
from tests.wasteland.ledger.ledgers import Pen, ambush, complete

BRUTE, MUTANT = 8, 9


def now(sheet: Sheet) -> Step:
    """What the AI needs; it needs something."""
    step = step_of(sheet)
    assert step is not None
    return step


def acting(token: int = BRUTE, face: str = "s") -> Pen:
    """The AI's turn in the ambush: a token is drawn, its die is thrown."""
    pen = ambush()
    pen.does(acts.SideTurn(side=1))
    step = now(pen.told.sheet)
    assert (step.stage, step.tokens) == (s.DRAW, (BRUTE, MUTANT))
    drawn = next(offer for offer in choices(pen.told.sheet, step) if offer.token == token)
    pen.does(*drawn.acts)
    pen.does(BlueDie(token=token, face=face))  # type: ignore[arg-type]
    return pen


def say(pen: Pen, *words: str) -> Step:
    """Answer the question that stands."""
    step = now(pen.told.sheet)
    assert step.question is not None, step
    pen.does(msgspec.structs.replace(answer_of(step), chosen=words))
    return now(pen.told.sheet)


def until_told(pen: Pen) -> Step:
    """Answer “nobody” until something is to be done; where somebody has to be named, the first."""
    for _ in range(20):
        step = now(pen.told.sheet)
        if step.question is None:
            return step
        say(pen, *step.question.candidates[: step.question.least])
    raise AssertionError


@pytest.mark.rule("WC-A2")
def test_a_token_that_is_drawn_acts_at_once() -> None:
    pen = acting()
    assert [type(line.act).__name__ for line in pen.told.lines[-3:]] == [
        *("Ready", "Activate", "BlueDie"),
    ]
    assert now(pen.told.sheet).token == BRUTE


@pytest.mark.rule("WC-A4")
def test_the_die_is_read_and_the_response_stays() -> None:
    pen = acting()
    reading = pen.told.sheet.thinking.reading
    assert reading is not None
    assert (reading.die, reading.letter, reading.method) == ("s", "A", "close")
    assert pen.refused(BlueDie(token=BRUTE, face="x")).reason == "companion-no-die"


def test_an_answer_leads_on_and_is_not_asked_again() -> None:
    pen = acting()
    first = now(pen.told.sheet).question
    step = say(pen)
    assert step.question is not None
    assert first is not None
    assert step.question != first
    again = pen.told.lines[-1].act
    assert pen.refused(again).reason == "companion-answered-already"


def test_undo_in_the_middle_of_a_question_asks_it_again() -> None:
    pen = acting()
    before = now(pen.told.sheet).question
    say(pen)
    pen.does(acts.Undo(of=pen.last))
    assert now(pen.told.sheet).question == before


def test_a_corrected_die_keeps_what_was_said_of_the_table() -> None:
    pen = acting(MUTANT, "s")
    say(pen)
    die = next(line.id for line in pen.told.lines if isinstance(line.act, BlueDie))
    said = pen.told.sheet.thinking.said
    judged = pen.tries(acts.Correct(of=die, act=BlueDie(token=MUTANT, face="x")))
    assert judged.refusal is None
    assert judged.lost == ()
    thinking = judged.told.sheet.thinking
    assert thinking.reading is not None
    assert thinking.reading.die == "x"
    assert thinking.said == said


def test_what_was_done_costs_an_action_and_ends_where_it_says() -> None:
    pen = acting()
    step = until_told(pen)
    assert step.stage in (s.DO, s.PICK)
    if step.stage == s.PICK:
        pen.does(*choices(pen.told.sheet, step)[0].acts)
        step = now(pen.told.sheet)
    done = next(offer for offer in buttons(pen.told.sheet, step) if offer.id == "done")
    sheet = pen.does(*done.acts)
    assert sheet.battle.actions == 1
    assert sheet.thinking.contacts(BRUTE) == ()


def test_a_move_that_got_stuck_touches_somebody_else() -> None:
    pen = acting()
    step = until_told(pen)
    assert step.instruction is not None
    stuck = next(offer for offer in buttons(pen.told.sheet, step) if offer.id == "stuck")
    act = stuck.acts[0]
    assert isinstance(act, Deed)
    pen.does(msgspec.structs.replace(act, touches=(1,), moved=(2,)))
    step = until_told(pen)
    assert step.instruction is not None
    assert (step.instruction.deed, step.instruction.targets) == ("fight", ("m1",))


def test_what_cannot_be_done_leads_to_the_next_best() -> None:
    pen = acting()
    step = until_told(pen)
    assert step.instruction is not None
    told = step.instruction
    pen.does(Cannot(token=BRUTE, deed=told.deed, target=told.targets[0]))
    other = until_told(pen).instruction
    assert other is not None
    assert (other.deed, other.targets) != (told.deed, told.targets)


def test_one_of_several_that_are_equally_good_is_picked_and_stands_in_the_log() -> None:
    pen = acting()
    for _ in range(20):
        step = now(pen.told.sheet)
        if step.question is None:
            break
        twins = [word for word in step.question.candidates if word in ("m1", "m2")]
        say(pen, *(twins if step.question.least else ()))
    step = now(pen.told.sheet)
    assert step.stage == s.PICK
    offers = choices(pen.told.sheet, step)
    assert len(offers) > 1
    pen.does(*offers[1].acts)
    assert isinstance(pen.told.lines[-1].act, Picked)
    told = now(pen.told.sheet).instruction
    assert told is not None
    assert told.targets == (offers[1].word,)


def test_an_attack_of_the_ai_is_prefilled() -> None:
    pen = acting()
    step = say(pen, "m1")  # it touches the first minuteman
    while step.question is not None:
        step = say(pen)
    offer = buttons(pen.told.sheet, step)[0]
    strike = offer.acts[0]
    assert offer.id == "attack"
    assert isinstance(strike, acts.Strike)
    assert (strike.token, strike.target, strike.weapon, strike.close) == (BRUTE, 1, "board", True)


@pytest.mark.rule("WC-A8")
def test_a_bomb_takes_those_under_its_disc() -> None:
    pen = ambush()
    pen.does(
        acts.FieldUnit(tokens=(7,), side=1, unit="suicider"),
        acts.SideTurn(side=1),
        acts.Ready(token=7),
        acts.Activate(token=7),
        BlueDie(token=7, face="s"),
    )
    step = say(pen, "m1")
    while step.question is not None:
        step = say(pen)
    assert step.instruction is not None
    assert step.instruction.deed == "detonate"
    offer = buttons(pen.told.sheet, step)[0]
    act = offer.acts[0]
    assert offer.throws
    assert isinstance(act, Deed)
    act = msgspec.structs.replace(act, touches=(1, 2))
    sheet = pen.does(complete(pen.told.sheet, act, Random(1)))
    assert sheet.model(7).place == REMOVED
    assert sheet.model(1).wounds > 0
    assert sheet.model(2).wounds > 0
    assert sheet.model(0).wounds == 0
    assert now(sheet).stage == s.END


@pytest.mark.rule("WC-A25")
def test_an_attack_on_the_ai_asks_whether_it_reacts() -> None:
    pen = ambush()
    pen.does(acts.Tally(token=MUTANT, what="reactions", by=1))
    pen.does(acts.Ready(token=1), acts.Activate(token=1))
    assert now(pen.told.sheet).stage == s.WATCH
    pen.does(Noticed(token=1))
    step = now(pen.told.sheet)
    assert step.reaction
    assert step.question is not None
    assert step.question.kind == "touch"
    say(pen)
    while now(pen.told.sheet).question is not None:
        step = now(pen.told.sheet)
        assert step.question is not None
        say(pen, *step.question.candidates)
    step = now(pen.told.sheet)
    assert step.stage == s.DO
    act = next(offer for offer in buttons(pen.told.sheet, step) if offer.id == "done").acts[0]
    sheet = pen.does(act)
    assert sheet.model(MUTANT).reactions == 0
    assert now(sheet).stage == s.PASS
    sheet = pen.does(*buttons(sheet, now(sheet))[0].acts)
    assert sheet.thinking.window is None


def test_people_react_and_what_moved_is_asked_anew() -> None:
    pen = acting()
    pen.does(acts.Tally(token=2, what="reactions", by=1))
    say(pen)
    asked = now(pen.told.sheet)
    assert {offer.id for offer in reacting(pen.told.sheet, asked)} == {
        *("reacts-2-still", "reacts-2-moved"),
    }
    sheet = pen.does(Reacts(token=2, moved=True))
    assert sheet.model(2).reactions == 0
    touch = now(sheet).question
    assert touch is not None
    assert (touch.kind, touch.candidates) == ("touch", ("m2",))
    assert pen.refused(Reacts(token=2)).reason == "companion-no-tokens"
    assert pen.refused(Moved(tokens=())).reason == "companion-nobody-moved"


@pytest.mark.rule("WC-A3")
def test_an_aim_by_hand_comes_first_and_goes_again() -> None:
    pen = acting()
    pen.does(Aim(side=1, kind="protect", tokens=(MUTANT,)))
    goal = goal_for(table_of(pen.told.sheet), BRUTE)
    assert goal is not None
    assert (goal.kind, goal.fighters) == ("protect", (MUTANT,))
    pen.does(Aim(side=1))
    goal = goal_for(table_of(pen.told.sheet), BRUTE)
    assert goal is not None
    assert goal.kind == "defeat"


def begun(scenario: str, ai: tuple[bool, bool]) -> Pen:
    """A scenario with its printed or small forces, in the AI's turn, its first model at work."""
    from overseer.wasteland.cards.file import standard
    from overseer.wasteland.force.standard import standard_force

    cards = standard()
    mine, foes = (standard_force(ids, cards) for ids in (("settler", "settler"), ("brute",)))
    pen = Pen()
    own = [mine if not ai[0] else foes]
    side = 0 if not ai[0] else 1
    pen.does(*draft(scenario, [side], ai, own, (foes if ai[0] else None, foes if ai[1] else None)))
    pen.does(acts.Round(advantage=1 - side))
    step = now(pen.told.sheet)
    pen.does(*choices(pen.told.sheet, step)[0].acts)
    if now(pen.told.sheet).stage == s.DIE:
        pen.does(BlueDie(token=now(pen.told.sheet).token, face="s"))
    return pen


def test_the_first_tutorials_markers_lie_there_and_are_the_mutants_aim() -> None:
    pen = begun("beginnings", (False, True))
    token = now(pen.told.sheet).token
    goal = goal_for(table_of(pen.told.sheet), token)
    assert goal is not None
    assert (goal.kind, goal.marks) == ("use", (1, 2, 3, 4))


def test_an_edge_that_matters_is_asked_for_once() -> None:
    pen = begun("reinforcements", (False, True))
    step = now(pen.told.sheet)
    assert step.stage == s.EDGE
    west = next(offer for offer in choices(pen.told.sheet, step) if offer.id == "edge-west")
    assert west.acts == (Edge(side=1, edge="west"),)
    sheet = pen.does(*west.acts)
    assert now(sheet).stage != s.EDGE
    goal = goal_for(table_of(sheet), now(sheet).token)
    assert goal is not None
    assert (goal.kind, goal.edge, goal.exit) == ("go", "east", True)


def test_the_journalist_is_asked_for_and_the_alarm_is_told() -> None:
    pen = begun("journalist", (True, False))
    step = now(pen.told.sheet)
    assert step.stage == s.ROLE
    pen.does(*choices(pen.told.sheet, step)[0].acts)
    token = step.token
    goal = goal_for(table_of(pen.told.sheet), token)
    assert goal is not None
    assert goal.kind == "none"
    alarm = facts(pen.told.sheet)[0]
    assert alarm.id == "note-on-alarm"
    sheet = pen.does(*alarm.acts)
    goal = goal_for(table_of(sheet), token)
    assert goal is not None
    assert goal.kind == "defeat"
    assert facts(sheet)[0].id == "note-off-alarm"


def test_two_devices_answer_at_the_same_time() -> None:
    pen = acting()
    base = list(pen.entries)
    answer = answer_of(now(pen.told.sheet))
    one, two = Pen("one", base), Pen("two", base)
    one.does(answer)
    two.does(msgspec.structs.replace(answer, chosen=("m1",)))
    found = joint(one.entries, two.entries[len(base) :], len(base))
    assert found.clash
    joined = join(one.entries, found, "after", "x")
    assert [wrong.reason for _, wrong in joined.misfits] == ["companion-answered-already"]
    mine = join(one.entries, found, "mine", "x")
    sheet = fold([*one.entries, *mine.added]).sheet
    assert sheet.thinking.said[0].chosen == ("m1",)


def test_the_ai_is_everybodys_but_not_the_viewers() -> None:
    told = acting().told
    die = next(line for line in told.lines if isinstance(line.act, BlueDie))
    answer = answer_of(now(told.sheet))
    player = Hand("other", "player", (1,))
    assert may(player, answer, told) is None
    assert may(player, acts.Undo(of=die.id), told) is None
    wrong = may(Hand("looks"), answer, told)
    assert wrong is not None
    assert wrong.reason == "companion-viewer"


def test_nobody_answers_for_peoples_models() -> None:
    pen = acting()
    assert pen.refused(Answered(kind="touch", me=1, asked=("m8",))).rule == "CO-6"
    assert pen.refused(Answered(kind="wish", me=BRUTE, asked=("m1",))).rule == "CO-6"
    assert pen.refused(InRole(word="wearer", token=77)).rule == "CO-1"
    assert pen.refused(Deed(token=BRUTE, deed="lost")).rule == "CO-6"


@pytest.mark.rule("WC-X20")
def test_what_hunts_everybody_acts_by_its_own_list_when_all_others_have() -> None:
    pen = ambush()
    pen.does(acts.FieldUnit(tokens=(20,), side=2, unit="deathclaw"), acts.SideTurn(side=2))
    step = now(pen.told.sheet)
    assert (step.stage, step.tokens) == (s.DRAW, (20,))
    pen.does(*choices(pen.told.sheet, step)[0].acts)
    step = now(pen.told.sheet)  # no die: it has no card
    assert step.question is not None
    assert {"m0", "m1", "m8", "m9"} <= set(step.question.candidates)
    step = say(pen, "m8")  # it touches the brute
    assert step.instruction is not None
    assert (step.instruction.deed, step.instruction.targets) == ("fight", ("m8",))
