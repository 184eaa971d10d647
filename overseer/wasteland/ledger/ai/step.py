"""What the AI's side of the table needs now: a token, the die, an answer, something to be done.

Everything is worked out from the sheet: the same log leads every device to the same step.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from overseer.wasteland.battle.model import ON_TABLE, UNREADY
from overseer.wasteland.battle.turn import to_do
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion.deciding import Decision, decide, drawable, in_turn, read
from overseer.wasteland.companion.goals import goals_of
from overseer.wasteland.companion.hunting import hunt
from overseer.wasteland.companion.instruct import Instruction
from overseer.wasteland.companion.questions import Question
from overseer.wasteland.companion.reacting import react
from overseer.wasteland.companion.small import slides
from overseer.wasteland.companion.table import Table
from overseer.wasteland.ledger.ai.table import goal_for, hunts, is_ai, table_of
from overseer.wasteland.ledger.ai.thinking import Thinking
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.words import NONE

DRAW: Final = "draw"  # a token is to be drawn
ACTIVATE: Final = "activate"  # a ready model acts
DIE: Final = "die"  # the blue die is to be thrown
EDGE: Final = "edge"  # an edge of the table has to be known
ROLE: Final = "role"  # who is what in the scenario has to be known
QUESTION: Final = "question"
PICK: Final = "pick"  # several are equally good: chance picks one
DO: Final = "do"
END: Final = "end"  # the activation is over
OVER: Final = "over"  # the turn is over
PASS: Final = "pass"  # nobody reacts any more
WATCH: Final = "watch"  # people act; the AI could react
STAGES: Final = (DRAW, ACTIVATE, DIE, EDGE, ROLE, QUESTION, PICK, DO, END, OVER, PASS, WATCH)


class Step(NamedTuple):
    """What comes next for the AI."""

    stage: str
    side: int
    table: Table
    token: int = NONE  # whom it is about
    tokens: tuple[int, ...] = ()  # whose token may be drawn
    question: Question | None = None
    instruction: Instruction | None = None
    choices: tuple[Instruction, ...] = ()  # equally good, each with one target
    decision: Decision | None = None
    reaction: bool = False
    next: int = NONE  # the side whose turn follows


def step_of(sheet: Sheet) -> Step | None:
    """The next step of the AI; None: it has nothing to do with what goes on."""
    battle = sheet.battle
    if sheet.begun is None or sheet.ended is not None or battle.round == 0:
        return None
    table = table_of(sheet)
    if sheet.thinking.window is not None:
        return reaction(sheet, table)
    if battle.active != NONE:
        model = battle.models[battle.active]
        if not is_ai(sheet, model):
            return watching(sheet, table)
        if model.place != ON_TABLE:
            return Step(END, model.side, table, sheet.token_of(model.number))
        return acting(sheet, table, sheet.token_of(model.number), model.side)
    return turn(sheet, table)


def turn(sheet: Sheet, table: Table) -> Step | None:
    """In a turn of the AI: a token, then all that are ready, lowest number first (WC-A2)."""
    side = sheet.turn
    if not any(fighter.ai and fighter.side == side for fighter in table.fighters):
        return None
    left = drawable(table, side)
    if left and not sheet.thinking.drawn:
        return Step(DRAW, side, table, tokens=tuple(fighter.id for fighter in left))
    ready = in_turn(table, side)
    if ready is not None:
        return Step(ACTIVATE, side, table, ready.id)
    then = next_side(sheet, side)
    return Step(OVER, side, table, next=then) if then != NONE else None


def next_side(sheet: Sheet, last: int) -> int:
    """Whose turn follows (WB-R2); what hunts everybody acts when all others have."""
    if last < 2:
        for side in (1 - last, last):
            if to_do(sheet.battle, side):
                return side
        for model in sheet.battle.models:
            if hunts(model) and model.place == ON_TABLE and model.status == UNREADY:
                return 2
    return NONE


def watching(sheet: Sheet, table: Table) -> Step | None:
    """A person's model acts: somebody of the AI might react."""
    if any(each.ai and each.reactions > 0 and each.place == "table" for each in table.fighters):
        side = next(fighter.side for fighter in table.fighters if fighter.ai)
        return Step(WATCH, side, table, sheet.token_of(sheet.battle.active))
    return None


def acting(sheet: Sheet, table: Table, token: int, side: int) -> Step:
    """An activation of the AI: the die, questions, what to do."""
    thinking = sheet.thinking
    hunting = hunts(sheet.model(token))
    if thinking.reading is None and not hunting:
        if not thinking.die or thinking.fighter != token:
            return Step(DIE, side, table, token)
        found = read(table, sheet.cards, token, thinking.die, thinking.said)
        assert isinstance(found, Question)  # a reading is kept as soon as there is one
        return Step(QUESTION, side, table, token, question=found)
    if thinking.sliding != NONE:
        away = slides(table, sheet.cards, token, thinking.sliding, thinking.said)
        if isinstance(away, Question):
            return Step(QUESTION, side, table, token, question=away)
        if away:
            told = Instruction(fighter=token, deed=d.SLIDE, targets=(away,))
            return Step(DO, side, table, token, instruction=told)
    if wants_edge(sheet, table, token):
        return Step(EDGE, side, table, token)
    if wants_journalist(sheet, table):
        people = tuple(each.id for each in table.fighters if each.side == 1 and not each.thing)
        return Step(ROLE, side, table, token, tokens=people)
    if hunting and sheet.battle.actions == 0:
        return Step(END, side, table, token)
    if hunting:
        decision = hunt(table, sheet.cards, token, thinking.said)
    else:
        decision = decide(table, sheet.cards, thinking.said)
    return decided(Step(DO, side, table, token, decision=decision), decision, thinking)


def decided(step: Step, decision: Decision, thinking: Thinking) -> Step:
    """A question, a pick, or the one thing to do."""
    if decision.question is not None:
        return step._replace(stage=QUESTION, question=decision.question)
    found = single(decision.instructions)
    if len(found) > 1 and thinking.choice is not None:
        choice = thinking.choice
        picked = [
            each
            for each in found
            if (each.deed, target_of(each), each.weapon)
            == (choice.deed, choice.target, choice.weapon)
        ]
        found = tuple(picked) or found
    if len(found) > 1:
        return step._replace(stage=PICK, choices=found)
    told = found[0]
    if told.deed in (d.END, d.LOST):
        return step._replace(stage=END, instruction=told)
    return step._replace(instruction=told)


def single(instructions: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """Equally good instructions, each with one target; the same by another way is told once."""
    found: dict[tuple[str, str, str], Instruction] = {}
    for each in instructions:
        for target in each.targets or ("",):
            one = msgspec.structs.replace(each, targets=(target,) if target else ())
            found.setdefault((each.deed, target, each.weapon), one)
    return tuple(found.values())


def target_of(told: Instruction) -> str:
    """The word of its target; empty: it has none."""
    return told.targets[0] if told.targets else ""


def wants_edge(sheet: Sheet, table: Table, token: int) -> bool:
    """Whether a model's aim is an edge that nobody has named yet."""
    goal = goal_for(table, token)
    if sheet.scenario is None or (goal is not None and (goal.edge or goal.kind == "none")):
        return False
    known = msgspec.structs.replace(table, goals=(), edges=("south", "north"))
    there = msgspec.structs.replace(known, goals=goals_of(sheet.scenario.id, known, sheet.cards))
    wanted = goal_for(there, token)
    own = goal is not None and goal in sheet.thinking.goals
    return not own and wanted is not None and bool(wanted.edge)


def wants_journalist(sheet: Sheet, table: Table) -> bool:
    """Whether a scenario is about somebody whom nobody has named yet."""
    scenario = sheet.scenario
    return (
        scenario is not None
        and "journalist" in scenario.rules
        and table.role("journalist") == NONE
        and any(fighter.side == 1 for fighter in table.fighters)
    )


def reaction(sheet: Sheet, table: Table) -> Step:
    """Who of the AI reacts to what was done, one after the other (WC-A25)."""
    window = sheet.thinking.window
    assert window is not None
    fighters = tuple(
        msgspec.structs.replace(each, reactions=0) if each.id in window.declared else each
        for each in table.fighters
    )
    table = msgspec.structs.replace(table, fighters=fighters)
    decision = react(table, sheet.cards, window.cause, window.hit, window.hurt, window.said)
    cause = table.fighter(window.cause)
    step = Step(DO, 1 - cause.side if cause.side < 2 else 2, table, decision=decision)
    step = step._replace(reaction=True)
    if decision.question is not None:
        me = decision.question.me
        return step._replace(stage=QUESTION, question=decision.question, token=me)
    (told,) = decision.instructions
    if told.deed == d.PASS:
        return step._replace(stage=PASS, token=window.cause)
    return step._replace(token=told.fighter, instruction=told)
