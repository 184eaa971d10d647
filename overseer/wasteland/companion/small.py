"""The AI's small answers inside an action (WC-A16, WC-A17): following a push, sliding."""

from __future__ import annotations

from overseer.wasteland.ai import answers
from overseer.wasteland.ai.subjects import hostile
from overseer.wasteland.battle.battle import Response
from overseer.wasteland.card import CardSet
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.asked import Asked
from overseer.wasteland.companion.paper import paper, response
from overseer.wasteland.companion.questions import Question, Said, Unknown
from overseer.wasteland.companion.table import Table


def follows(table: Table, fighter: int, charged: bool) -> bool:
    """WC-A16: whether it follows the one it pushed; the matrix's own response decides."""
    acting, found = table.acting, Response()
    if acting is not None and acting.reading is not None:
        found = response(acting.reading, acting.fighter)
    return answers.follows(found, fighter, charged)


def slides(
    table: Table, cards: CardSet, fighter: int, enemy: int, said: tuple[Said, ...]
) -> Question | str:
    """WC-A17: the subject that it slides away from; empty: it stays where it is.

    It slides when the enemy could slide round it into contact with the subject, or with a friend
    of it that touches the subject.
    """
    case = Asked(table, paper(table, cards), fighter, said, False)
    things = [each for each in case.mind.subjects if not hostile(case.battle, case.model, each)]
    try:
        near = case.facts.which(q.SLIDES, list(map(case.word, things)), f"m{enemy}")
    except Unknown as unknown:
        return unknown.question
    return near[0] if near else ""
