"""Shelter's voice: everything that is said about this game, and where it is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from overseer.engine.decision import Decision, Event
from overseer.engine.game import Game
from overseer.engine.refusal import Value
from overseer.engine.state import Move
from overseer.shelter.describe import chosen_colour
from overseer.shelter.moves import PLACE
from overseer.text import translate
from overseer.voice.given import Answer, Choice, Fixed, Hint, Rule, Scene
from overseer.voice.reader import Reader
from overseer.voice.shelter import tutorial
from overseer.voice.shelter.asking import answer
from overseer.voice.shelter.choosing import between_rewards, filled, places, placing
from overseer.voice.shelter.faces import faces, fixed
from overseer.voice.shelter.moves import (
    by_place,
    move_parts,
    own,
    placement,
    same_place,
    shorter_text,
)
from overseer.voice.shelter.odds import move_odds
from overseer.voice.shelter.outcome import ending
from overseer.voice.shelter.scene import scene
from overseer.voice.shelter.situation import look, position, situation
from overseer.voice.shelter.words import card_name, cube_words, read_cubes
from overseer.voice.voice import Lesson, Parts, Points, Voice

if TYPE_CHECKING:
    from overseer.voice.library import AidPart, Shelf

# The events that tell why somebody's happiness changed, beside the one that names it.
PAYS: Final = frozenset(
    f"shelter-{word}" for word in ("built", "doubled", "end-item", "end-threats", "fought")
)


class Own(Voice):
    """Shelter in words."""

    alike: ClassVar[bool] = True

    def move_parts(self, reader: Reader, move: Move) -> Parts:
        return move_parts(position(reader), own(move), reader.lang)

    def next_text(self, reader: Reader, move: Move, before: Move) -> str:
        if same_place(before, move):
            return shorter_text(position(reader), own(move), reader.lang)
        return self.move_text(reader, move)

    def move_text(self, reader: Reader, move: Move) -> str:
        asked = own(move)
        if asked.kind == PLACE:
            return placement(position(reader), asked, reader.lang).whole
        return super().move_text(reader, move)

    def in_order(self, moves: Sequence[Move]) -> list[Move]:
        return by_place(moves)

    def word(self, key: str, value: Value, reader: Reader) -> object:
        if isinstance(value, str):
            if key in ("item", "room", "threat"):
                return card_name(position(reader), key, value, reader.lang)
            if key in ("cubes", "give", "take"):
                return cube_words(read_cubes(value), reader.lang)
        return value

    def score_text(self, seat: str, n: int, lang: str) -> str:
        return translate(lang, "replay-score-shelter", seat=seat, n=n)

    def situation(self, reader: Reader) -> list[str]:
        return situation(reader)

    def opens(self, decision: Decision) -> bool:
        return decision.name == "turn"

    def look(self, reader: Reader, word: str) -> str | None:
        return look(reader, word)

    def hue(self, reader: Reader, seat: int) -> int:
        return chosen_colour(position(reader), seat)

    def points(self, reader: Reader) -> Points:
        state = position(reader)
        return Points(int(state.round), [int(player.happiness) for player in state.players])

    def pays(self, event: Event, reader: Reader) -> int | None:
        told = event.name in PAYS or event.args.get("resource") == "happiness"
        seat = event.args.get("seat")
        return seat if told and isinstance(seat, int) else None

    # What clients get

    def fixed(self, game: Game, reader: Reader) -> Fixed:
        cards = position(reader).tables.cards
        return fixed(super().fixed(game, reader), cards, reader.lang)

    def scene(self, reader: Reader) -> Scene:
        return scene(reader)

    def choice(self, reader: Reader, move: Move) -> Choice:
        state, asked = position(reader), own(move)
        if asked.kind != PLACE:
            return filled(state, asked, super().choice(reader, move), reader.lang)
        found = placing(state, asked, reader.lang)
        found.opens, found.final = self.leads_to(reader, move)
        return found

    def usual(self, reader: Reader) -> str:
        """Between two rewards most people just go on (SH-I2)."""
        return "done" if between_rewards(position(reader)) else ""

    def places(self, reader: Reader, move: Move) -> list[str]:
        return places(position(reader), move)

    def answer(self, reader: Reader, target: str) -> Answer | None:
        return answer(self, reader, target)

    def odds(self, reader: Reader, move: Move) -> dict[str, object]:
        return move_odds(reader, position(reader), own(move))

    def glossary(self, reader: Reader) -> list[Rule]:
        cards = faces(position(reader).tables.cards, reader.lang)
        signs = [Rule(id=each.sign, text=each.meaning) for each in cards.legend]
        return signs + [Rule(id=each.letter, text=each.name) for each in cards.letters]

    def learned(self, reader: Reader) -> list[Hint]:
        move = tutorial.advised(reader)
        at = [] if move is None else self.places(reader, move)
        word = "" if move is None else str(move)
        return [Hint(text=line, at=at, move=word) for line in self.hints(reader)]

    def gallery(self, lang: str) -> list[Shelf]:
        from overseer.voice.shelter.library import gallery

        return gallery(lang)

    def aid(self, lang: str) -> list[AidPart]:
        from overseer.voice.shelter.library import aid

        return aid(lang)

    def lessons(self) -> list[Lesson]:
        return [tutorial.lesson()]

    def hints(self, reader: Reader) -> list[str]:
        return tutorial.hints(reader)

    def ending(self, reader: Reader) -> list[str]:
        return [*tutorial.ending(reader), *ending(reader)]
