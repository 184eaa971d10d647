"""The game that teaches: a fixed set-up, and hints that name something that can be done now.

A hint is found from the open question and from what has happened so far, so it fits whatever was
played, taken back or resumed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from overseer.engine.state import Move
from overseer.shelter import moves as kinds
from overseer.shelter.card import RESOURCES, Space
from overseer.shelter.moves import ShelterMove
from overseer.shelter.state import SeenShelter
from overseer.shelter.vault import T_TURN, TOPICS
from overseer.voice.reader import Reader
from overseer.voice.shelter.moves import by_place
from overseer.voice.shelter.situation import position
from overseer.voice.shelter.words import place_words, shown_space
from overseer.voice.voice import Lesson

LEARNER: Final = 0
SEED: Final = 163
FAIR: Final = 8  # the highest roll that a beginner is sent to fight for
# What is taught in this order, each until it was done once: the hint, the symbol of the reward
# that leads there, and the event that shows that it was done.
_LESSONS: Final = (
    ("item", "item", "shelter-took"),
    ("build", "build", "shelter-built"),
    ("dweller", "dweller", "shelter-new-dweller"),
    ("train", "train", "shelter-trained"),
)
_CUBES: Final = frozenset((*RESOURCES, "any"))


class Advice(NamedTuple):
    """The word of a hint, and the move that it speaks of; None: any answer will do."""

    word: str
    move: ShelterMove | None = None


def lesson() -> Lesson:
    """The set-up of the tutorial: the learner begins, against an easy bot."""
    return Lesson(["human", "bot:easy"], {"first": 1}, SEED)


def hints(reader: Reader) -> list[str]:
    """What the learner is told now; nothing in a match that does not teach."""
    advice = advise(reader)
    if advice is None:
        return []
    state, where = position(reader), ""
    if advice.move is not None and advice.move.kind == kinds.PLACE:
        where = place_words(state, advice.move.a, reader.lang)
    told = reader.text(f"lesson-shelter-{advice.word}", where=where)
    if _begins_again(state):
        return [f"{reader.text('lesson-shelter-round')} {told}"]
    return [told]


def advised(reader: Reader) -> Move | None:
    """The move that the hint speaks of, where it speaks of one."""
    advice = advise(reader)
    return None if advice is None else advice.move


def advise(reader: Reader) -> Advice | None:
    """The hint for the open question."""
    if not reader.tutorial or reader.over or reader.asked != LEARNER:
        return None
    state = position(reader)
    if state.topic != T_TURN:
        word = TOPICS[state.topic]
        return Advice("train-slot" if word == "train" else word)
    return _turn(reader, state)


def ending(reader: Reader) -> list[str]:
    """What the learner is told at the end."""
    outcome = reader.outcome
    if not reader.tutorial or outcome is None:
        return []
    return [reader.text(f"lesson-shelter-{'won' if LEARNER in outcome.winners else 'beaten'}")]


def _begins_again(state: SeenShelter) -> bool:
    """Whether the learner sees a new round for the first time."""
    return state.topic == T_TURN and state.round == 2 and not state.players[LEARNER].placed


def _turn(reader: Reader, state: SeenShelter) -> Advice:
    """Where a dweller should go: what has not been tried yet, else what brings most."""
    moves = [move for move in by_place(reader.moves()) if isinstance(move, ShelterMove)]
    places = [
        (move, space)
        for move in moves
        if move.kind == kinds.PLACE and (space := shown_space(state, move.a)) is not None
    ]
    done = {event.name for event in reader.events if event.args.get("seat") == LEARNER}
    if not any(name.startswith("shelter-placed") for name in done):
        return Advice("first", _first(places, _is_gift))
    if (healing := _giving(places, "heal")) is not None:
        return Advice("healing", healing)
    for word, symbol, event in _LESSONS:
        if event not in done and (move := _giving(places, symbol)) is not None:
            return Advice(word, move)
    fights = [(move, space) for move, space in places if 0 < space.fight <= FAIR]
    if fights and "shelter-fought" not in done:
        return Advice("threat", fights[0][0])
    if (move := _giving(places, "build")) is not None:
        return Advice("more", move)
    if fights:
        return Advice("fend", fights[0][0])
    if (move := _giving(places, "happiness")) is not None:
        return Advice("happy", move)
    if (move := _first(places, _is_gift)) is not None:
        return Advice("cubes", move)
    passing = next((move for move in moves if move.kind == kinds.PASS), None)
    safe = _first(places, lambda space: not space.fight)
    return Advice("any", safe) if safe is not None else Advice("pass", passing)


def _is_gift(space: Space) -> bool:
    """Whether a space gives cubes for nothing, and nothing else that would need words."""
    if space.cost or space.fight or space.linked or space.wounded or not space.reward:
        return False
    return all(symbol.kind in _CUBES for symbol in space.reward)


def _giving(places: list[tuple[ShelterMove, Space]], symbol: str) -> ShelterMove | None:
    """A placement without a fight that leads to something."""
    for move, space in places:
        if not space.fight and any(each.kind == symbol for each in space.reward):
            return move
    return None


def _first(
    places: list[tuple[ShelterMove, Space]], wanted: Callable[[Space], bool]
) -> ShelterMove | None:
    return next((move for move, space in places if wanted(space)), None)
