"""Automatic passing: what is answered for a seat that could do nothing anyway.

Who is asked to answer follows from public facts, so people are asked far more often than they
hold an answer. A seat's own helper looks at its own hand and passes; stops say where a person
wants to be asked all the same, and a bluffer is asked always.

    match.help(seat, AutoPass(stops))                     # stops may be changed at any time
    match.choose_settings(seat, {"lay": "always"})        # the same as an entry of the log
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from overseer.engine.state import Move
from overseer.engine.view import View
from overseer.tragic.moves import BY_HAND, LAY_CARD, NEXT, PASS, TragicMove
from overseer.tragic.rules.deciding.anytime import pays_by_hand
from overseer.tragic.rules.duel import Duel
from overseer.tragic.rules.laying import matters
from overseer.tragic.topics import (
    T_ANSWER,
    T_DISCARD,
    T_DRAIN,
    T_FREE,
    T_INTERRUPT,
    T_LAY,
    T_MODE,
    T_ORDER,
    T_PAY,
    T_PLACE,
    T_RECOVER,
    T_REFRESH,
    T_SEARCH,
    T_SHOW,
    T_UPKEEP,
)
from overseer.tragic.view import TragicView
from overseer.tragic.words import (
    BY_ACTION,
    BY_ALLY,
    BY_ATTACK,
    BY_MOVEMENT,
    BY_OBJECT,
    BY_QUEST,
    BY_REACTION,
    BY_SKILL,
    BY_USE,
)

# How a window is treated.
USEFUL: Final = "useful"  # asked when there is something to do
ALWAYS: Final = "always"
NEVER: Final = "never"  # passed even with an answer in hand
MODES: Final = (USEFUL, ALWAYS, NEVER)

WINDOWS: Final = (
    "upkeep",
    "lay",
    "attack",
    "movement",
    "action",
    "use",
    "cast",
    "reaction",
    "turn-end",
)
PAY: Final = "pay"  # no window: the letters of the points that one pays, at every cost
SETTINGS: Final = (*WINDOWS, PAY)
ASK: Final = "ask"  # no window: whether one is asked wherever the rules ask
_BY_TOPIC: Final = {T_UPKEEP: "upkeep", T_LAY: "lay", T_INTERRUPT: "turn-end"}
_BY_ITEM: Final = {
    BY_ATTACK: "attack",
    BY_MOVEMENT: "movement",
    BY_ACTION: "action",
    BY_QUEST: "action",
    BY_USE: "use",
    BY_SKILL: "use",
    BY_ALLY: "cast",
    BY_OBJECT: "cast",
    BY_REACTION: "reaction",
}
# Choices of which only one may be left; that one is no choice.
_FORCED: Final = (
    T_DISCARD,
    T_SEARCH,
    T_RECOVER,
    T_PLACE,
    T_PAY,
    T_REFRESH,
    T_DRAIN,
    T_MODE,
    T_ORDER,
    T_FREE,
    T_SHOW,
)

MOST_TRIALS: Final = 40  # of orders that may come to the same

# Where it depends on a hand, a library or a face-down card whether there is anything to decide: in
# every window, and where a forced choice may be preceded by an ability card that is laid (TR-P4).
VEILED: Final = frozenset({*_BY_TOPIC, T_ANSWER, *_FORCED}) - {T_PAY}


class Stops:
    """Where a seat wants to be asked."""

    def __init__(self, always: bool = False) -> None:
        self.always: bool = always  # for bluffers: asked wherever the rules ask
        self.modes: dict[str, str] = {**dict.fromkeys(WINDOWS, USEFUL), PAY: NEVER}

    @staticmethod
    def chosen(settings: Mapping[str, str]) -> Stops:
        """As the settings of a seat say."""
        stops = Stops(settings[ASK] == ALWAYS)
        for window in SETTINGS:
            stops.modes[window] = settings[window]
        return stops

    def settings(self) -> dict[str, str]:
        """The same as settings of a seat."""
        return {ASK: ALWAYS if self.always else USEFUL, **self.modes}


def modes_of(window: str) -> tuple[str, ...]:
    """The ways to treat a window."""
    return (ALWAYS, NEVER) if window == PAY else MODES


def values_of() -> dict[str, tuple[str, ...]]:
    """What a seat may set, each with its values, the usual one first."""
    found: dict[str, tuple[str, ...]] = {ASK: (USEFUL, ALWAYS), PAY: (NEVER, ALWAYS)}
    for window in WINDOWS:
        found[window] = MODES
    return found


def window_of(duel: Duel) -> str:
    """The window that is open now; empty when the decision belongs to none."""
    if duel.topic == T_ANSWER and duel.chain:
        return _BY_ITEM[duel.chain[-1].kind]
    return _BY_TOPIC.get(duel.topic, "")


class AutoPass:
    """The helper of one seat."""

    def __init__(self, stops: Stops) -> None:
        self.stops: Stops = stops

    def settings(self) -> dict[str, str]:
        """What it is set to, for the log."""
        return self.stops.settings()

    def __call__(self, view: View) -> Move | None:
        assert isinstance(view, TragicView)
        return answer(view, self.stops)


def answer(view: TragicView, stops: Stops) -> Move | None:
    """The move that a seat need not be asked for; None: it is theirs to decide.

    Nothing is ever laid, cast or used automatically. The right to lay is a question of its own
    only where the card counts for what is under way (TR-P6): the main phase offers it anyway.
    """
    duel = view.position
    if duel.seat != view.seat:
        return None
    if stops.modes[PAY] == ALWAYS and pays_by_hand(duel):
        # TR-P1: said once, not before each cost; and by who passes too, for it is heard.
        return duel.tables.moves.by_hand
    return None if stops.always else _passed(view, stops)


def _passed(view: TragicView, stops: Stops) -> Move | None:
    """What is passed, or the only move there is."""
    duel = view.position
    window = window_of(duel)
    if not window:
        return _forced(view)
    mode = stops.modes[window]
    if mode == ALWAYS:
        return None
    useful = False
    passing: Move | None = None
    for move in view.moves():
        assert isinstance(move, TragicMove)
        if move.kind == PASS:
            passing = move
        elif move.kind == LAY_CARD and waits(duel):
            useful = useful or matters(duel, duel.seat, move.a)
        elif move.kind != BY_HAND:
            useful = True
    return None if useful and mode == USEFUL else passing


def waits(duel: Duel) -> bool:
    """Whether the right to lay that is asked for stays for the main phase (TR-P3)."""
    work = duel.work[-1]
    return duel.topic == T_LAY and work.by_right == 1 and len(duel.chain) > 0


def _forced(view: TragicView) -> Move | None:
    """The only move there is; or any order, where every order comes to the same."""
    duel = view.position
    if duel.topic not in _FORCED:
        return None
    moves = view.moves()
    if len(moves) == 1:
        return moves[0]
    return duel.tables.moves.next[0] if duel.topic == T_ORDER and _any_order(duel) else None


def _any_order(duel: Duel) -> bool:
    """Whether all triggers come about without a question or a die, and to the same in any order."""
    first: bytes = b""
    trials = 0
    left: list[Duel] = [duel]
    while left:
        twin = left.pop()
        for move in twin.moves():
            assert isinstance(move, TragicMove)
            if move.kind == BY_HAND:
                continue
            trials += 1
            if move.kind != NEXT or trials > MOST_TRIALS:
                return False
            then = twin.copy()
            assert isinstance(then, Duel)
            then.apply(move)
            if then.topic == T_ORDER and then.seat == duel.seat:
                left.append(then)
            elif then.triggers:
                return False
            else:
                end = then.encode()
                if first and end != first:
                    return False
                first = end
    return True
