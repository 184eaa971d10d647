"""Wasteland's voice: everything that is said about a battle, and where it is made."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.engine.decision import Decision
from overseer.engine.refusal import Value
from overseer.engine.state import Move
from overseer.text import translate
from overseer.voice.reader import Reader
from overseer.voice.voice import Lesson, Parts, Voice
from overseer.voice.wasteland import tutorial
from overseer.voice.wasteland.arguments import argument
from overseer.voice.wasteland.moves import in_order, move_parts, sensible
from overseer.voice.wasteland.situation import look, position, situation
from overseer.voice.wasteland.stories import briefing, story
from overseer.wasteland.battle.moves import BattleMove

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
        return sensible(position(reader), reader.moves())

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

    def opening(self, reader: Reader) -> list[str]:
        return briefing(reader)

    def lesson(self) -> Lesson:
        return tutorial.lesson()

    def hints(self, reader: Reader) -> list[str]:
        return tutorial.hints(reader)

    def ending(self, reader: Reader) -> list[str]:
        return story(reader)
