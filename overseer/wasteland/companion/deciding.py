"""The AI beside a real table: the next question, or what to do (WC-A2 to WC-A5, WC-A22).

Everything here is a function of what is known and what was said: the same values give the same
decision, whoever asks and however often.
"""

from __future__ import annotations

import msgspec

from overseer.wasteland.ai.points import spending
from overseer.wasteland.ai.respond import action
from overseer.wasteland.battle.acting.response import read_off, row_of
from overseer.wasteland.battle.dice import FACE_WORDS
from overseer.wasteland.card import CardSet, Column
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion.asked import Asked
from overseer.wasteland.companion.instruct import Entry, Instruction
from overseer.wasteland.companion.paper import paper, reading_of
from overseer.wasteland.companion.questions import FRIENDS, Question, Said, Unknown
from overseer.wasteland.companion.table import Acting, Fighter, Reading, Table
from overseer.wasteland.words import (
    COLOUR_LETTERS,
    NONE,
    RED,
    S_FRIENDS,
    S_HEALTH,
)


class Decision(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A question, or what to do: several instructions are equally good, chance picks one."""

    question: Question | None = None
    instructions: tuple[Instruction, ...] = ()
    entries: tuple[Entry, ...] = ()  # with a question: what is settled of the attack list


class NotActing(Exception):
    """No model is activated, or its die has not been read."""


# -- whose turn ----------------------------------------------------------------------------------


def drawable(table: Table, side: int) -> list[Fighter]:
    """The AI models whose tokens count in a draw; of the others they go back (WC-A22)."""
    return [
        fighter
        for fighter in table.fighters
        if fighter.ai
        and fighter.side == side
        and fighter.place == "table"
        and fighter.status == "unready"
    ]


def in_turn(table: Table, side: int) -> Fighter | None:
    """The ready AI model with the lowest number acts next (WC-A2)."""
    ready = [
        fighter
        for fighter in table.fighters
        if fighter.ai
        and fighter.side == side
        and fighter.place == "table"
        and fighter.status == "ready"
    ]
    return min(ready, key=lambda fighter: (fighter.token, fighter.id)) if ready else None


# -- the blue die --------------------------------------------------------------------------------


def read(
    table: Table, cards: CardSet, fighter: int, die: str, said: tuple[Said, ...]
) -> Question | Reading:
    """What a face of the blue die means for a model that is activated (WC-A4)."""
    case = Asked(table, paper(table, cards), fighter, said, False)
    try:
        column = column_of(case)
    except Unknown as unknown:
        return unknown.question
    row = row_of(FACE_WORDS.index(die))
    return reading_of(read_off(case.battle, case.model, row, column), die)


def column_of(case: Asked) -> int:
    """The first column whose situation fits, else the last; NONE without a card."""
    if case.mind.card is None:
        return NONE
    columns = case.mind.card.columns
    return next((n for n, each in enumerate(columns) if fits(case, each)), len(columns) - 1)


def fits(case: Asked, column: Column) -> bool:
    """Whether a model is in a situation; what the numbers already decide is not asked."""
    if column.situation == S_HEALTH:
        return column.low <= case.model.left <= column.high
    if column.situation == S_FRIENDS:
        friends = case.battle.friends_of(case.model)
        if len(friends) < column.low:
            return False
        if column.low <= 0 and len(friends) <= column.high:
            return True
        near = len(case.ask(FRIENDS, friends, COLOUR_LETTERS[RED]))
        return column.low <= near <= column.high
    return column.low <= (1 if case.touched() else 0) <= column.high


def start(table: Table, fighter: int, reading: Reading, actions: int = 2) -> Acting:
    """The activation that a reading begins; a heroic model's points buy one action (WC-A19)."""
    one = table.fighter(fighter)
    return Acting(
        fighter=fighter,
        actions=actions,
        reading=reading,
        vats=one.heroic and one.points > 0,
    )


# -- the next action -----------------------------------------------------------------------------


def decide(table: Table, cards: CardSet, said: tuple[Said, ...]) -> Decision:
    """The next question about the activation that is going on, or what to do now (WC-A5)."""
    acting = table.acting
    if acting is None or acting.reading is None:
        raise NotActing
    battle = paper(table, cards)
    quick = acting.actions <= 0
    case = Asked(table, battle, acting.fighter, said, quick)
    try:
        found = spending(case) if quick else action(case)
    except Unknown as unknown:
        return Decision(question=unknown.question, entries=tuple(case.entries))
    if found:
        return Decision(instructions=case.told(found))
    ending = Instruction(
        fighter=acting.fighter,
        deed=d.END if quick else d.LOST,
        reasons=() if quick else case.reasons(),
    )
    return Decision(instructions=(ending,))
