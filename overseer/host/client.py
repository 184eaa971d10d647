"""What one client of a match gets and does: the five things of `overseer/voice/given.py`.

    client = Client(sitting, seat=0, lang="de")
    client.scene(); client.question()            # what to draw, what to ask
    client.ask("0a1")                            # about a place, a point or a move
    client.play("place 0a1 fresh")               # or: undo, resign
    client.steps(since=12)                       # what happened after the twelfth entry

The terminal, a server and the example in `examples/` use nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final, TypeVar

from overseer.engine.extract import Step
from overseer.engine.refusal import BadNotation, IllegalMove, Refusal
from overseer.engine.state import Move
from overseer.host.sitting import Sitting
from overseer.voice.given import (
    Answer,
    Ended,
    Fixed,
    Happening,
    Help,
    Question,
    Rule,
    Scene,
    Told,
    Why,
)
from overseer.voice.labels import labels
from overseer.voice.outcome import outcome_lines
from overseer.voice.reader import Reader
from overseer.voice.rules import found_rules, no_rule, rule_text
from overseer.voice.voice import Voice

T = TypeVar("T")
LONGEST_ASKED: Final = 4_000  # characters; a number of that length can still be read


class Client:
    """A sitting through the eyes of one seat (None: a spectator), in one language."""

    def __init__(self, sitting: Sitting, seat: int | None, lang: str) -> None:
        self.sitting = sitting
        self.seat = seat
        self.lang = lang

    @property
    def reader(self) -> Reader:
        """Whoever reads."""
        return self.sitting.reader(self.seat, self.lang)

    def _made(self, make: Callable[[], T], otherwise: Callable[[], T]) -> T:
        """Words, or what stands there without them where they cannot be made."""
        try:
            return make()
        except Exception as error:
            if self.sitting.on_fault is None:
                raise
            self.sitting.on_fault(error)
            return otherwise()

    @property
    def _plain(self) -> Voice:
        """Moves in notation and the view as data: what needs no words of the game."""
        return Voice(self.sitting.game.name)

    # What it gets

    def fixed(self) -> Fixed:
        """What never changes in this match."""
        game, reader = self.sitting.game, self.reader
        fixed = self._made(
            lambda: self.sitting.voice.fixed(game, reader), lambda: self._plain.fixed(game, reader)
        )
        fixed.settings = {name: list(values) for name, values in game.settings().items()}
        fixed.labels = labels(game.name, self.lang)
        return fixed

    def scene(self) -> Scene:
        """The position as data to draw."""
        voice, reader = self.sitting.voice, self.reader
        scene = self._made(lambda: voice.scene(reader), lambda: self._plain.scene(reader))
        scene.hues = [voice.hue(reader, seat) for seat in range(len(reader.seats))]
        scene.resigned = sorted(self.sitting.match.resigned)
        usual = self.sitting.game.settings()
        scene.settings = {k: v for k, v in reader.settings.items() if v != usual[k][0]}
        return scene

    def question(self) -> Question:
        """What is decided now, and how it can be answered."""
        sitting, reader, voice = self.sitting, self.reader, self.sitting.voice
        decision = reader.decision
        if decision is None:
            return Question(topic="", prompt="")
        answered = list(sitting.match.answered)
        asked = reader.is_asked and self.seat not in answered and not sitting.only_told_elsewhere
        undo = self.seat is not None and sitting.match.can_undo(self.seat)
        return Question(
            topic=decision.name,
            prompt=self._made(lambda: voice.prompt(reader), str),
            # A sealed choice is seen as by the one who is asked; the others owe theirs, too.
            seats=list((sitting.decision or decision).seats),
            answered=answered,
            asked=asked,
            itself=asked and sitting.asked == self.seat and sitting.match.own_answer is not None,
            choices=self._made(lambda: voice.choices(reader), lambda: self._plain.choices(reader))
            if asked
            else [],
            builders=self._made(lambda: voice.builders(reader), list) if asked else [],
            usual=self._made(lambda: voice.usual(reader), str) if asked else "",
            undo=undo,
            restart=self.seat is not None and sitting.match.can_restart(self.seat),
            no_undo=None if undo or self.seat is None else self.why(sitting.no_undo(self.seat)),
            hints=self._made(lambda: voice.learned(reader), list),
            afresh=voice.opens(decision),
        )

    def situation(self) -> list[str]:
        """The scene in words that can be read aloud, a line each."""
        reader = self.reader
        return self._made(
            lambda: self.sitting.voice.situation(reader), lambda: self._plain.situation(reader)
        )

    def opening(self) -> list[str]:
        """What everybody should have read before the first decision."""
        return self._made(lambda: self.sitting.voice.opening(self.reader), list)

    def ask(self, target: str) -> Answer:
        """What a move, a place, a thing or a point is, what it would do, or why it cannot be."""
        reader, voice = self.reader, self.sitting.voice
        if len(target) > LONGEST_ASKED:
            shown = " ".join(target[:60].split())
            return Answer(why_not=[self.why(Refusal("OV-N1", "notation", {"text": shown}))])
        told = voice.answer(reader, target)
        if told is not None:
            return told
        try:
            move = self.sitting.parse(target)
        except BadNotation as error:
            return Answer(why_not=[self.why(error.refusal)])
        refusal = self._refusal(move)
        if refusal is not None:
            return Answer(why_not=[self.why(refusal)])
        choice = voice.choice(reader, move)
        lines = [voice.move_text(reader, move), *voice.forecast(reader, move)]
        return Answer(
            title=choice.name, lines=lines, choices=[choice], odds=voice.odds(reader, move)
        )

    def steps(self, since: int = 0) -> list[Told]:
        """What happened after an entry of the log, as far as this client may know."""
        return self.told(self.sitting.steps[since:])

    def told(self, steps: Iterable[Step]) -> list[Told]:
        """These steps as this client may know them."""
        reader, voice = self.reader, self.sitting.voice
        at = -1 if self.seat is None else self.seat
        found: list[Told] = []
        for step in steps:
            shown = [event.shown(self.seat) for event in step.events]
            events = [
                Happening(
                    name=e.name,
                    args=e.args,
                    text=self._made(partial(voice.event_text, e, reader), str),
                )
                for e in shown
            ]
            found.append(
                Told(number=step.number, seat=step.seat, move=step.shown[at], events=events)
            )
        return found

    def help(self, words: str = "") -> Help:
        """Rules by their id or by words in them, and what a learner is told now."""
        game = self.sitting.game
        found = [
            Rule(id=rule, text=rule_text(rule, self.lang))
            for rule in found_rules(game, words, self.lang)
        ]
        voice, reader = self.sitting.voice, self.reader
        return Help(
            rules=found,
            words=voice.meanings(reader, words),
            hints=voice.learned(reader),
            nothing="" if found else no_rule(game, words).text(self.lang),
        )

    def ended(self) -> Ended | None:
        """How the match ended; None as long as it has not."""
        outcome = self.reader.outcome
        if outcome is None:
            return None
        return Ended(
            winners=list(outcome.winners),
            scores=list(outcome.scores),
            how=outcome.how,
            rule=outcome.rule,
            lines=self._made(lambda: outcome_lines(self.sitting.voice, self.reader), list),
        )

    # What it does; a refusal is an IllegalMove or BadNotation, and nothing has changed

    def play(self, move: str) -> list[Told]:
        """Answer the question that is open."""
        before = len(self.sitting.steps)
        self.sitting.play_as(self._own(), self.sitting.parse(move))
        return self.steps(before)

    def play_all(self, moves: Sequence[str]) -> list[Told]:
        """Answer several questions at once, until somebody else is asked or one is another than
        was expected; the rest is dropped. A refusal of the first is one of all."""
        before = len(self.sitting.steps)
        for number, text in enumerate(moves):
            move = self.sitting.parse(text)
            if number and (not self.reader.is_asked or self._refusal(move) is not None):
                break
            self.sitting.play_as(self._own(), move)
        return self.steps(before)

    def undo(self) -> list[Told]:
        """Take the last move back."""
        before = len(self.sitting.steps)
        self.sitting.undo_as(self._own())
        return self.steps(before)

    def restart(self) -> list[Told]:
        """Take back everything since somebody else, or chance, decided."""
        before = len(self.sitting.steps)
        self.sitting.restart_as(self._own())
        return self.steps(before)

    def resign(self) -> list[Told]:
        """Give up."""
        before = len(self.sitting.steps)
        self.sitting.resign(self._own())
        return self.steps(before)

    def choose(self, settings: Mapping[str, str]) -> list[Told]:
        """Be asked like this from now on; settings that are not named stay as they are."""
        before = len(self.sitting.steps)
        self.sitting.choose_settings(self._own(), settings)
        return self.steps(before)

    def _own(self) -> int:
        if self.seat is None:
            raise IllegalMove(Refusal("OV-T1", "spectator"))
        return self.seat

    def _refusal(self, move: Move) -> Refusal | None:
        if self.seat is None:
            return Refusal("OV-T1", "spectator")
        return self.sitting.match.refusal(self.seat, move)

    def why(self, refusal: Refusal) -> Why:
        """A refusal as this client reads it."""
        text = self.sitting.voice.refusal_text(refusal, self.reader)
        return Why(rule=refusal.rule, text=text)
