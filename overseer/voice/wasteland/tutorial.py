"""The tutorials: scenarios for beginners, with a hint beside every question.

The move of a hint is what somebody would do who knows the game; the hint says why.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from overseer.voice.reader import Reader
from overseer.voice.voice import Lesson
from overseer.voice.wasteland.errands import acting, beside_pumps, set_up
from overseer.voice.wasteland.situation import position
from overseer.wasteland.battle import moves as kinds
from overseer.wasteland.battle.moves import BattleMove
from overseer.wasteland.battle.topics import T_ACTION, TOPICS
from overseer.wasteland.battle.views.view import SeenBattle, WastelandView
from overseer.wasteland.battle.work import W_SCENARIO
from overseer.wasteland.words import NONE

# The scenarios that teach, in the order in which they are played, with their dice.
SEEDS: Final = {
    "beginnings": 6,
    "fort-davis": 12,
    "water-plant": 3,
    "journal": 20,
    "storm": 24,
}
_SET_UP: Final = ("put", "choose", "place")
# The questions that have one hint each.
_PLAIN: Final = (
    *("ready", "turn", "react", "reaction", "charge-die", "cry", "follow", "slide", "effect"),
)

_last: list[tuple[WastelandView, Hinted]] = []  # the hint of the view that was asked last


class Hinted(NamedTuple):
    """A hint: its word, empty where none is needed, and the move that it speaks of."""

    word: str
    move: BattleMove | None = None


def lessons() -> list[Lesson]:
    """The tutorials, alone against the AI."""
    return [
        Lesson(["human"], {"scenario": scenario}, seed, scenario)
        for scenario, seed in SEEDS.items()
    ]


def hints(reader: Reader) -> list[str]:
    """What the learner is told now; nothing in a match that does not teach."""
    word = hint_of(reader).word
    return [reader.text(f"lesson-wasteland-{word}")] if word else []


def hint_of(reader: Reader) -> Hinted:
    """The hint for the open question, worked out once a position."""
    view = reader.view
    assert isinstance(view, WastelandView)
    if not reader.tutorial or not reader.is_asked or reader.advise is None:
        return Hinted("")
    for known, hint in tuple(_last):
        if known is view:
            return hint
    battle = position(reader)
    move = beside_pumps(battle, TOPICS[battle.topic], reader.moves()) or reader.advise(view)
    assert isinstance(move, BattleMove)
    found = Hinted(_word(battle, move), move)
    _last[:] = [(view, found)]
    return found


def _word(battle: SeenBattle, move: BattleMove) -> str:
    """Which hint explains a move."""
    topic = TOPICS[battle.topic]
    if topic == "choose" and battle.work[-1].kind == W_SCENARIO:
        return "siren-way"
    if topic in _SET_UP:
        return set_up(battle, topic, move)
    if battle.topic == T_ACTION and battle.active != NONE:
        return acting(battle, battle.models[battle.active], move)
    if topic in ("react", "turn") and move.kind in (kinds.PASS, kinds.HOLD):
        return f"{topic}-wait"
    return topic if topic in _PLAIN else "answer"
