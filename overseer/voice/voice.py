"""What a game says: the one object per game that makes sentences for a reader.

A game of the house names its own `Voice` when it registers (`Game.rooms`). Any other game is told
as it comes: its moves in notation, its view as plain data.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from mypy_extensions import mypyc_attr

from overseer.engine.decision import Decision, Event
from overseer.engine.game import Game
from overseer.engine.refusal import Refusal, Value
from overseer.engine.state import Move
from overseer.text import translate
from overseer.voice.complaint import shown_args
from overseer.voice.given import Answer, AnyBuilder, Choice, Fixed, Hint, Rule, Scene
from overseer.voice.labels import labels
from overseer.voice.reader import Reader

if TYPE_CHECKING:
    from overseer.voice.library import AidPart, Shelf

ROOM = "voice"  # the game's own, by `Game.rooms`

Parts = tuple[str, str]  # what a move does in a few words, and what it costs and gives


class Points(NamedTuple):
    """How a match stands: its round, and everybody's points, by seat; in a battle by side."""

    round: int
    all: list[int]


class Lesson(NamedTuple):
    """A match with nothing left to chance or choice at its set-up."""

    seats: list[str]
    options: dict[str, object]
    seed: int
    name: str = ""  # where a game has several


@cache
def voice_of(game: Game) -> Voice:
    """The voice of a game."""
    module = game.rooms().get(ROOM)
    if module is None:
        return Voice(game.name)
    found: Voice = import_module(module).Own(game.name)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Voice:
    """What every game says; a game of the house says more."""

    seat_words: ClassVar[tuple[str, ...]] = ("seat", "owner")  # arguments that mean a seat
    # Whether nothing is hidden from anybody: then all scenes of a position differ only in whose
    # eyes see them, and what happened reads the same for everybody who reads a language.
    alike: ClassVar[bool] = False

    def __init__(self, game: str) -> None:
        self.game = game

    # Moves

    def move_parts(self, reader: Reader, move: Move) -> Parts:
        """A move in a few words, and the details; empty where the words say it all."""
        return str(move), ""

    def move_text(self, reader: Reader, move: Move) -> str:
        """The whole of a move, in sentences."""
        return _whole(reader, *self.move_parts(reader, move))

    def next_text(self, reader: Reader, move: Move, before: Move) -> str:
        """A move in a list right after another one, of which nothing has to be said again."""
        return self.move_text(reader, move)

    def in_order(self, moves: Sequence[Move]) -> list[Move]:
        """Moves in the order in which they are best read."""
        return list(moves)

    def offered(self, reader: Reader) -> list[Move]:
        """What is numbered in a list; any other legal move can still be named."""
        return self.in_order(reader.moves())

    # Questions, events, refusals

    def told(self, args: Mapping[str, Value], reader: Reader) -> Mapping[str, Value]:
        """Arguments of which one depends on another, such as what a thing is called by whom."""
        return args

    def word(self, key: str, value: Value, reader: Reader) -> object:
        """An argument of an event, a question or a refusal as a sentence wants it."""
        return value

    def readable(self, args: Mapping[str, Value], reader: Reader) -> dict[str, object]:
        """Arguments as a sentence wants them: seats by their names, the rest as the game says."""
        found: dict[str, object] = {}
        for key, value in self.told(args, reader).items():
            if key in self.seat_words and isinstance(value, int):
                found[key] = reader.name(value)
            else:
                found[key] = self.word(key, value, reader)
        return found

    def prompt(self, reader: Reader) -> str:
        """What whoever is asked has to decide."""
        decision = reader.decision
        if decision is None:
            return ""
        words = self.readable({"seat": decision.seat, **decision.about}, reader)
        return reader.text(f"topic-{self.game}-{decision.name}", **words)

    def event_text(self, event: Event, reader: Reader) -> str:
        """What happened, as far as the reader may know; empty where there is only a picture."""
        if event.silent:
            return ""
        shown = event.shown(reader.viewer)
        return reader.text(f"event-{shown.name}", **self.readable(shown.args, reader))

    def refusal_text(self, refusal: Refusal, reader: Reader) -> str:
        """Why something is refused, without the rule's id: that is `refusal.rule`."""
        if not refusal.args:
            return reader.text(f"refusal-{refusal.reason}")
        # The kernel's own refusals count seats from 1 and mean the number.
        args = shown_args(refusal.args, reader.lang)
        named = {key: value for key, value in args.items() if key != "seat"}
        words = {**args, **self.readable(named, reader)}
        return reader.text(f"refusal-{refusal.reason}", **words)

    def score_text(self, seat: str, n: int, lang: str) -> str:
        """What a player has reached at the end."""
        return translate(lang, "replay-score", seat=seat, n=n)

    # The position

    def situation(self, reader: Reader) -> list[str]:
        """The whole table as the reader may see it, a line each."""
        names = labels(self.game, reader.lang)
        return [
            reader.text("field-line", name=names.get(key, key), value=_plain(value))
            for key, value in reader.view.data().items()
        ]

    def opens(self, decision: Decision) -> bool:
        """Whether the situation is told before this question."""
        return True

    def look(self, reader: Reader, word: str) -> str | None:
        """A thing on the table or a card, in full; None when there is no such thing."""
        return None

    def forecast(self, reader: Reader, move: Move) -> list[str]:
        """What a legal move would come to, a line each; empty where nobody can tell."""
        return []

    def hue(self, reader: Reader, seat: int) -> int:
        """Which of the players' colours a seat has."""
        return seat

    # How it went

    def points(self, reader: Reader) -> Points | None:
        """The round and everybody's points; None in a game where points say little."""
        return None

    def pays(self, event: Event, reader: Reader) -> int | None:
        """Whose points an event tells of: where they came from or went; None: nobody's."""
        return None

    def scorer(self, reader: Reader, number: int) -> str:
        """The name of whoever has points."""
        return reader.name(number)

    # What clients get (overseer/voice/given.py)

    def fixed(self, game: Game, reader: Reader) -> Fixed:
        """What never changes in a match."""
        return Fixed(
            game=game.name,
            rules=game.rules_version,
            seats=list(reader.seats),
            names=list(reader.names),
        )

    def scene(self, reader: Reader) -> Scene:
        """The position as data to draw."""
        return Scene(seat=reader.viewer, over=reader.over, data=reader.view.data())

    def listed(self, reader: Reader) -> list[Move]:
        """What a question lists; what a builder makes need not stand there."""
        return self.offered(reader)

    def choices(self, reader: Reader) -> list[Choice]:
        """The answers that are worth a line each."""
        found: list[Choice] = []
        before: Move | None = None
        for move in self.listed(reader):
            choice = self.choice(reader, move)
            if before is None:
                choice.text = _whole(reader, choice.name, choice.detail)
            else:
                choice.text = self.next_text(reader, move, before)
            found.append(choice)
            before = move
        return found

    def choice(self, reader: Reader, move: Move) -> Choice:
        """One answer."""
        name, detail = self.move_parts(reader, move)
        opens, final = self.leads_to(reader, move)
        return Choice(
            move=str(move),
            kind=str(move).partition(" ")[0],
            name=name,
            detail=detail,
            at=self.places(reader, move),
            opens=opens,
            final=final,
        )

    def usual(self, reader: Reader) -> str:
        """The choice that most people make here without a look; empty: there is none."""
        return ""

    def leads_to(self, reader: Reader, move: Move) -> tuple[str, bool]:
        """The question that follows for the same seat, and whether there is no way back from it.

        It is played on a copy of what the reader knows: nobody learns what they did not know.
        """
        try:
            after = reader.view.position.copy()
        except NotImplementedError:  # a game from outside keeps its positions to itself
            return "", False
        after.apply(move)
        if after.seat != reader.viewer:
            return "", True
        decision = after.decision
        return "" if decision is None else decision.name, False

    def places(self, reader: Reader, move: Move) -> list[str]:
        """The places of the scene that a move is about."""
        return []

    def builders(self, reader: Reader) -> list[AnyBuilder]:
        """How an answer is put together where there are too many to be listed."""
        return []

    def answer(self, reader: Reader, target: str) -> Answer | None:
        """What a place, a thing or a point of the scene is; None when there is no such thing."""
        told = self.look(reader, target)
        return None if told is None else Answer(lines=[told])

    def odds(self, reader: Reader, move: Move) -> dict[str, object]:
        """The exact odds of a legal move as data to draw; empty where there are none."""
        return {}

    def meanings(self, reader: Reader, words: str) -> list[Rule]:
        """What words and signs of the game mean, those in which `words` occur."""
        wanted = words.strip().casefold()
        return [
            each
            for each in self.glossary(reader)
            if wanted in each.id.casefold() or wanted in each.text.casefold()
        ]

    def learned(self, reader: Reader) -> list[Hint]:
        """The hints of a lesson, each tied to what it means."""
        return [Hint(text=line) for line in self.hints(reader)]

    def glossary(self, reader: Reader) -> list[Rule]:
        """The words and signs that the cards use, each with what it means."""
        return []

    # What one can read without a match

    def gallery(self, lang: str) -> list[Shelf]:
        """All cards, shelf by shelf."""
        return []

    def aid(self, lang: str) -> list[AidPart]:
        """Every sign and word of the cards, with what it means."""
        return []

    # Beginning, learning, end

    def opening(self, reader: Reader) -> list[str]:
        """What everybody should have read before the game begins, whoever decides first."""
        return []

    def lessons(self) -> list[Lesson]:
        """The matches that teach the game, the one for beginners first."""
        return []

    def lesson(self, name: str = "") -> Lesson | None:
        """A lesson by its name, or the first one; None: there is none."""
        return next((each for each in self.lessons() if name in ("", each.name)), None)

    def lesson_title(self, name: str, lang: str) -> str:
        """What a lesson with a name is called."""
        return name

    def hints(self, reader: Reader) -> list[str]:
        """What somebody who learns the game is told before a question."""
        return []

    def end_text(self, how: str, reader: Reader) -> str:
        """How it ended, in a sentence."""
        return reader.text(f"end-{how}")

    def winners(self, reader: Reader) -> list[int]:
        """The seats of which is said that they won."""
        return [] if reader.outcome is None else list(reader.outcome.winners)

    def ending(self, reader: Reader) -> list[str]:
        """What there is to say about the end besides how it came and who won."""
        return []


def _whole(reader: Reader, title: str, detail: str) -> str:
    """A move in sentences: a few words, and the details if there are some."""
    return reader.text("say-move", name=title, detail=detail) if detail else title


def _plain(value: object) -> str:
    """A member of a scene that nobody has words for."""
    return str(value) if isinstance(value, int | str) else json.dumps(value, ensure_ascii=False)
