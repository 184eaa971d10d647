"""Wasteland's voice: everything that is said about a battle, and where it is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from overseer.engine.decision import Decision, Event
from overseer.engine.game import Game
from overseer.engine.refusal import Value
from overseer.engine.state import Move
from overseer.text import translate
from overseer.voice.given import (
    Answer,
    AnyBuilder,
    Choice,
    Fixed,
    Hint,
    Scene,
)
from overseer.voice.reader import Reader
from overseer.voice.voice import Lesson, Parts, Points, Voice
from overseer.voice.wasteland import choosing, tutorial
from overseer.voice.wasteland.arguments import argument
from overseer.voice.wasteland.asking import answer
from overseer.voice.wasteland.course import pays, points, somebody_played
from overseer.voice.wasteland.fixed import fixed
from overseer.voice.wasteland.moves import in_order, move_parts
from overseer.voice.wasteland.odds.data import attack_odds
from overseer.voice.wasteland.scene import scene
from overseer.voice.wasteland.situation import look, position, situation
from overseer.voice.wasteland.stories import briefing, end_text, story
from overseer.voice.wasteland.words import side_title
from overseer.wasteland.battle.moves import BattleMove

if TYPE_CHECKING:
    from overseer.voice.library import AidPart, Shelf

# The question before which the whole situation is told: a turn begins.
_OPENING = "ready"


class Own(Voice):
    """Wasteland in words."""

    def move_parts(self, reader: Reader, move: Move) -> Parts:
        assert isinstance(move, BattleMove)
        return move_parts(position(reader), move, reader.lang)

    def in_order(self, moves: Sequence[Move]) -> list[Move]:
        return in_order(moves)

    def offered(self, reader: Reader) -> list[Move]:
        return choosing.offered(reader)

    def word(self, key: str, value: Value, reader: Reader) -> object:
        return argument(key, value, position(reader), reader.lang)

    def score_text(self, seat: str, n: int, lang: str) -> str:
        return translate(lang, "replay-score-wasteland", seat=seat, n=n)

    def situation(self, reader: Reader) -> list[str]:
        return situation(reader)

    def opens(self, decision: Decision) -> bool:
        return decision.name == _OPENING

    def look(self, reader: Reader, word: str) -> str | None:
        return look(reader, word)

    def points(self, reader: Reader) -> Points:
        return points(position(reader))

    def pays(self, event: Event, reader: Reader) -> int | None:
        return pays(event, position(reader))

    def scorer(self, reader: Reader, number: int) -> str:
        return side_title(position(reader), number, reader.lang)

    # What clients get

    def fixed(self, game: Game, reader: Reader) -> Fixed:
        return fixed(game, reader)

    def scene(self, reader: Reader) -> Scene:
        return scene(reader)

    def choice(self, reader: Reader, move: Move) -> Choice:
        return choosing.choice(reader, move)

    def leads_to(self, reader: Reader, move: Move) -> tuple[str, bool]:
        assert isinstance(move, BattleMove)
        return choosing.leads_to(reader, move)

    def places(self, reader: Reader, move: Move) -> list[str]:
        assert isinstance(move, BattleMove)
        return choosing.places(position(reader), move)

    def builders(self, reader: Reader) -> list[AnyBuilder]:
        return list(choosing.builders(reader))

    def answer(self, reader: Reader, target: str) -> Answer | None:
        return answer(self, reader, target)

    def odds(self, reader: Reader, move: Move) -> dict[str, object]:
        assert isinstance(move, BattleMove)
        found = attack_odds(reader, move)
        data: dict[str, object] = {} if found is None else msgspec.to_builtins(found)
        return data

    def learned(self, reader: Reader) -> list[Hint]:
        return choosing.learned(reader, self.hints(reader))

    # Beginning, learning, end

    def opening(self, reader: Reader) -> list[str]:
        return briefing(reader)

    def gallery(self, lang: str) -> list[Shelf]:
        from overseer.voice.wasteland.library import gallery

        return gallery(lang)

    def aid(self, lang: str) -> list[AidPart]:
        from overseer.voice.wasteland.library import aid

        return aid(lang)

    def lessons(self) -> list[Lesson]:
        return tutorial.lessons()

    def lesson_title(self, name: str, lang: str) -> str:
        return translate(lang, f"scenario-{name}")

    def hints(self, reader: Reader) -> list[str]:
        return tutorial.hints(reader)

    def end_text(self, how: str, reader: Reader) -> str:
        return end_text(position(reader).rules.name, how.removeprefix("wasteland-"), reader.lang)

    def winners(self, reader: Reader) -> list[int]:
        return super().winners(reader) if somebody_played(position(reader)) else []

    def ending(self, reader: Reader) -> list[str]:
        return story(reader)
