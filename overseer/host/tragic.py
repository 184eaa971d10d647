"""How duels are hosted: people are asked only where they can do something, or want to be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from overseer.engine.decision import Event
from overseer.engine.match import Helper
from overseer.engine.state import Move
from overseer.engine.view import View
from overseer.host.manner import Manner
from overseer.tragic import moves as kinds
from overseer.tragic.autopass import ALWAYS, USEFUL, AutoPass, Stops
from overseer.tragic.moves import TragicMove
from overseer.tragic.rules.duel import W_MOVEMENT
from overseer.tragic.topics import T_MAIN, T_TARGET
from overseer.tragic.view import TragicView
from overseer.voice.tragic.stops import ASK, stop_lines
from overseer.voice.tragic.tutorial import LEARNER, guards


class Own(Manner):
    """Duels know a clock, and windows in which somebody may want to answer."""

    timed: ClassVar[bool] = True

    def helper(self, person: bool) -> Helper | None:
        return AutoPass(Stops()) if person else None

    def teacher(self, story: Callable[[], Sequence[Event]]) -> Helper:
        return Sparring(story)

    def ask_always(self, helper: Helper | None) -> bool | None:
        stops = stops_of(helper)
        if stops is None:
            return None
        stops.always = not stops.always
        return stops.always

    def settings(self, helper: Helper | None) -> dict[str, str]:
        stops = stops_of(helper)
        if stops is None:
            return {}
        return {**stops.modes, ASK: ALWAYS if stops.always else USEFUL}

    def stops(self, helper: Helper | None, words: str, lang: str) -> list[str]:
        stops = stops_of(helper)
        return [] if stops is None else stop_lines(stops, words, lang)


def stops_of(helper: Helper | None) -> Stops | None:
    """Where a person wants to be asked; None: nobody answers for that seat."""
    return helper.stops if isinstance(helper, AutoPass) else None


class Sparring:
    """Makes the opponent attack until the learner has blocked once; the rest is the bot's own."""

    def __init__(self, story: Callable[[], Sequence[Event]]) -> None:
        self.story = story

    def __call__(self, view: View) -> Move | None:
        assert isinstance(view, TragicView)
        duel = view.position
        learned = any(
            event.name == "tragic-blocks" and event.args["seat"] == LEARNER
            for event in self.story()
        )
        if learned or duel.seat != view.seat:
            return None
        if duel.topic == T_MAIN and guards(duel):
            return next((m for m in view.moves() if _is(m, kinds.ATTACK_WITH)), None)
        if duel.topic == T_TARGET and duel.work[-1].kind == W_MOVEMENT:
            return next((m for m in view.moves() if _is(m, kinds.AIM_PLAYER)), None)
        return None


def _is(move: Move, kind: int) -> bool:
    return isinstance(move, TragicMove) and move.kind == kind
