"""The game-agnostic kernel."""

from overseer.engine import state as _state
from overseer.engine.bot import Bot
from overseer.engine.decision import Decision, Event, Outcome
from overseer.engine.game import Game, Options, all_registered, register, registered
from overseer.engine.match import Match
from overseer.engine.nature import commitment, fresh_seed, numbered_seed
from overseer.engine.record import Record, RecordError
from overseer.engine.refusal import BadNotation, BadOption, IllegalMove, Refusal, Refused, Value
from overseer.engine.state import HIDDEN, NATURE, OVER, Move, State
from overseer.engine.view import OpenView, View

__all__ = [
    "HIDDEN",
    "NATURE",
    "OVER",
    "BadNotation",
    "BadOption",
    "Bot",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "OpenView",
    "Options",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "State",
    "Value",
    "View",
    "all_registered",
    "commitment",
    "compiled",
    "fresh_seed",
    "numbered_seed",
    "register",
    "registered",
]


def compiled() -> bool:
    """Whether the kernel runs as machine code (mypyc) or as plain Python."""
    return not (_state.__file__ or "").endswith(".py")
