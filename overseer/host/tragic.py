"""How duels are hosted: with a clock if somebody wants one, and an opponent who teaches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from overseer.engine.decision import Event
from overseer.engine.match import Helper
from overseer.engine.state import Move
from overseer.engine.view import View
from overseer.host.manner import Manner
from overseer.host.options import Described, Single
from overseer.text import translate
from overseer.tragic import moves as kinds
from overseer.tragic.decks.deck import FORMATS
from overseer.tragic.decks.ready import READY
from overseer.tragic.moves import TragicMove
from overseer.tragic.rules.duel import MOST_TURNS, W_MOVEMENT
from overseer.tragic.topics import T_MAIN, T_TARGET
from overseer.tragic.view import TragicView
from overseer.voice.tragic.tutorial import LEARNER, guards


class Own(Manner):
    """Duels know a clock."""

    timed: ClassVar[bool] = True
    brings: ClassVar[str] = "decks"

    def options(self) -> tuple[Described, ...]:
        return (
            Described(name="cards", brings="cards"),
            Described(name="format", values=tuple(FORMATS), named=_format),
            Described(
                name="decks",
                values=READY,
                brings="deck",
                each=lambda seats: [None] * seats,
                named=lambda value, lang: translate(lang, f"deck-tragic-{value}"),
                told=lambda value, lang: translate(lang, f"deck-tragic-{value}.plan"),
            ),
            Described(name="turns", kind="number", least=1, most=MOST_TURNS),
        )

    def teacher(self, story: Callable[[], Sequence[Event]]) -> Helper:
        return Sparring(story)


def _format(value: Single, lang: str) -> str:
    return translate(lang, "deck-format", format=value, copies=FORMATS[str(value)])


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
