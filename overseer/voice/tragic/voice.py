"""Tragic's voice: everything that is said about this game, and where it is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from overseer.engine.decision import Decision
from overseer.engine.game import Game
from overseer.engine.refusal import Value
from overseer.engine.state import Move
from overseer.text import translate
from overseer.tragic.autopass import Stops
from overseer.tragic.cards.grammar import read_gift, read_keyword
from overseer.tragic.moves import TragicMove
from overseer.tragic.text.cards import radiation_lines
from overseer.tragic.text.gifts import figure, signed, stat_text
from overseer.tragic.text.steps import keyword_text
from overseer.voice.given import Answer, AnyBuilder, Choice, Fixed, Hint, Rule, Scene
from overseer.voice.reader import Reader
from overseer.voice.tragic import choices, tutorial
from overseer.voice.tragic.answers import Answers
from overseer.voice.tragic.building import choosing
from overseer.voice.tragic.building.builders import builders
from overseer.voice.tragic.faces import faces
from overseer.voice.tragic.given import TragicFixed
from overseer.voice.tragic.moves import in_order, move_parts
from overseer.voice.tragic.preview.forecast import foresee
from overseer.voice.tragic.preview.foreseeing import foreseen
from overseer.voice.tragic.preview.odds_words import forecast_lines, odds_rows
from overseer.voice.tragic.scene import scene
from overseer.voice.tragic.situation import look, position, situation
from overseer.voice.tragic.stops import stop_lines
from overseer.voice.tragic.symbols import meanings, symbols
from overseer.voice.tragic.words import effect_words, id_title, titles
from overseer.voice.voice import Lesson, Parts, Points, Voice

if TYPE_CHECKING:
    from overseer.voice.library import AidPart, Shelf

# Questions before which the whole situation is told.
STOPS = "stops"  # ask for it, and you are told where you are asked, window by window
_OPENING = ("main", "answer", "block", "mulligan")
_CARDS = ("card", "target", "attacker")
NOTHING = "none"  # as sentences ask for it
_CHANGES = ("attack", "health")  # what an ally has more or less of


class Own(Voice):
    """Tragic in words."""

    seat_words: ClassVar[tuple[str, ...]] = ("seat", "victim", "active", "maker")

    def move_parts(self, reader: Reader, move: Move) -> Parts:
        assert isinstance(move, TragicMove)
        return move_parts(position(reader), move, reader.lang)

    def in_order(self, moves: Sequence[Move]) -> list[Move]:
        return in_order(moves)

    def offered(self, reader: Reader) -> list[Move]:
        duel = position(reader)
        if choosing.choosing(duel):
            return choosing.offered(duel, reader.moves())
        return in_order(reader.moves())

    def listed(self, reader: Reader) -> list[Move]:
        duel = position(reader)
        return choosing.proposed(duel) if choosing.choosing(duel) else self.offered(reader)

    def word(self, key: str, value: Value, reader: Reader) -> object:
        duel, lang = position(reader), reader.lang
        if isinstance(value, str):
            if key in _CARDS:
                return id_title(duel, value, lang) if value else NOTHING
            if key == "paid":
                return value or NOTHING
            if key == "effect":
                return effect_words(duel, value, lang) or NOTHING
            if key == "cards":
                return titles(duel, value, lang)
            if key == "keyword":
                return keyword_text(*read_keyword(value), lang)
            if key == "gift":
                gift = read_gift(value)
                return stat_text(gift.stat, gift.amount, lang, yours=False)
            return value
        if key == "through" and value < 0:
            return "all"
        if key in _CHANGES:
            return signed(value)
        return figure(value) if value < 0 else value

    def score_text(self, seat: str, n: int, lang: str) -> str:
        return translate(lang, "replay-score-tragic", seat=seat, n=figure(n))

    def situation(self, reader: Reader) -> list[str]:
        return situation(reader)

    def opens(self, decision: Decision) -> bool:
        return decision.name in _OPENING

    def look(self, reader: Reader, word: str) -> str | None:
        return look(reader, word)

    def forecast(self, reader: Reader, move: Move) -> list[str]:
        duel = position(reader)
        rows = odds_rows(reader, duel, foresee(duel, reader.asked, move))
        return forecast_lines(reader, rows)

    def points(self, reader: Reader) -> Points:
        duel = position(reader)
        turn = max(player.turns for player in duel.players)
        return Points(turn, [max(int(player.hp), 0) for player in duel.players])

    # What clients get

    def fixed(self, game: Game, reader: Reader) -> Fixed:
        cards, lang = position(reader).tables.set, reader.lang
        return TragicFixed(
            game=game.name,
            rules=game.rules_version,
            seats=list(reader.seats),
            names=list(reader.names),
            cards=list(faces(cards, lang)),
            symbols=list(symbols(lang)),
            radiation=radiation_lines(cards.radiation, lang),
            levels=[level for level, gifts in enumerate(cards.radiation) if gifts],
        )

    def scene(self, reader: Reader) -> Scene:
        return scene(reader, self.refusal_text)

    def choice(self, reader: Reader, move: Move) -> Choice:
        duel = position(reader)
        told = super().choice(reader, move)
        told.who = choices.doers(duel, move)
        told.cost, told.gain = choices.cost(duel, move), choices.gain(duel, move)
        return told

    def places(self, reader: Reader, move: Move) -> list[str]:
        return choices.places(position(reader), move)

    def leads_to(self, reader: Reader, move: Move) -> tuple[str, bool]:
        duel = position(reader)
        after = duel.copy()
        after.apply(move)
        if after.seat != reader.viewer:
            return "", True
        decision = after.decision
        # What was shown or paid is not taken back (TR-P1).
        return "" if decision is None else decision.name, after.revealed != duel.revealed

    def builders(self, reader: Reader) -> list[AnyBuilder]:
        return builders(reader)

    def answer(self, reader: Reader, target: str) -> Answer | None:
        word, _, rest = target.strip().partition(" ")
        if word == STOPS and reader.viewer is not None:
            return Answer(lines=stop_lines(Stops.chosen(reader.settings), rest, reader.lang))
        told = Answers(reader, self.choice, self.refusal_text).about(target)
        return super().answer(reader, target) if told is None else told

    def odds(self, reader: Reader, move: Move) -> dict[str, object]:
        duel = position(reader)
        seen = foreseen(reader, duel, foresee(duel, reader.asked, move))
        found: dict[str, object] = {} if seen is None else msgspec.to_builtins(seen)
        return found

    def meanings(self, reader: Reader, words: str) -> list[Rule]:
        return meanings(words, reader.lang)

    def learned(self, reader: Reader) -> list[Hint]:
        told = [Hint(text=line) for line in tutorial.hints(reader)]
        move = tutorial.advised(reader, self.offered(reader)) if told else None
        if move is not None:
            told[0].move, told[0].at = str(move), self.places(reader, move)
        return told + [Hint(text=line, typed=True) for line in _typing_hints(reader)]

    # Learning

    def gallery(self, lang: str) -> list[Shelf]:
        from overseer.voice.tragic.library import gallery

        return gallery(lang)

    def aid(self, lang: str) -> list[AidPart]:
        from overseer.voice.tragic.library import aid

        return aid(lang)

    def lessons(self) -> list[Lesson]:
        return [tutorial.lesson()]

    def hints(self, reader: Reader) -> list[str]:
        return tutorial.hints(reader) + _typing_hints(reader)

    def ending(self, reader: Reader) -> list[str]:
        return tutorial.ending(reader)


def _typing_hints(reader: Reader) -> list[str]:
    """How to name traits and skills that no list has."""
    moves = reader.moves() if choosing.choosing(position(reader)) else []
    return [reader.text("say-tragic-freely", notation=str(moves[-1]))] if moves else []
