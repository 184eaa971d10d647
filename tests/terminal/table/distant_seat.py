"""A seat at a table elsewhere: everything comes as JSON, and nothing but what a client gives.

It stands for an online table. The match is played in this process, but the screen gets no path to
it: what it asks is answered in bytes, which are decoded by the types that clients are promised.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec

from overseer.engine.refusal import Refused
from overseer.host.client import Client
from overseer.host.sitting import Sitting
from overseer.terminal.look import look_of
from overseer.terminal.table.seat import Coming
from overseer.text import translate
from overseer.voice.given import Answer, Ended, Fixed, Given, Help, Question, Scene, Told, Why
from overseer.voice.schema import own_types


class Wire:
    """A client whose answers have been sent."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._types = own_types(client.sitting.game)

    def _sent(self, thing: Given, word: str) -> Any:
        return msgspec.json.decode(msgspec.json.encode(thing), type=self._types[word])

    def fixed(self) -> Fixed:
        found: Fixed = self._sent(self._client.fixed(), "fixed")
        return found

    def scene(self) -> Scene:
        found: Scene = self._sent(self._client.scene(), "scene")
        return found

    def question(self) -> Question:
        found: Question = self._sent(self._client.question(), "question")
        return found

    def ask(self, target: str) -> Answer:
        found: Answer = self._sent(self._client.ask(target), "answer")
        return found

    def steps(self, since: int = 0) -> list[Told]:
        return [self._sent(step, "step") for step in self._client.steps(since)]

    def help(self, words: str = "") -> Help:
        found: Help = self._sent(self._client.help(words), "help")
        return found

    def situation(self) -> list[str]:
        found: list[str] = msgspec.json.decode(msgspec.json.encode(self._client.situation()))
        return found

    def opening(self) -> list[str]:
        found: list[str] = msgspec.json.decode(msgspec.json.encode(self._client.opening()))
        return found

    def ended(self) -> Ended | None:
        ended = self._client.ended()
        return None if ended is None else self._sent(ended, "ended")


class DistantSeat:
    """One person's seat at a table elsewhere; the others are bots there."""

    def __init__(self, sitting: Sitting, own: int, lang: str) -> None:
        self._there = sitting  # as a server has it
        self._own = own
        self.lang = lang
        self.look = look_of(sitting.game)
        self.humans = [own]
        self.secret = False
        self.away = False
        self.seated: int | None = own
        self.path: Path | None = None
        self._known: tuple[object, Question] | None = None

    @property
    def _way(self) -> Client:
        return Client(self._there, self._own, self.lang)

    @property
    def client(self) -> Wire:
        return Wire(self._way)

    @property
    def entries(self) -> int:
        return len(self._there.steps)

    @property
    def moment(self) -> object:
        return self.entries, self.lang

    @property
    def _question(self) -> Question:
        """What is asked there, as it was heard last."""
        if self._known is None or self._known[0] != self.moment:
            self._known = self.moment, self._way.question()
        return self._known[1]

    def text(self, id: str, /, **args: object) -> str:
        return translate(self.lang, id, **args)

    @property
    def asked(self) -> int:
        return self._question.seats[0] if self._question.seats else -2

    @property
    def over(self) -> bool:
        return not self._question.topic

    @property
    def viewer(self) -> int | None:
        return self._own

    @property
    def person_asked(self) -> bool:
        return self._question.asked

    @property
    def waiting(self) -> bool:
        return not self.over and not self.person_asked

    def sit_down(self) -> None:
        """Nobody else sits here."""

    def _done(self, act: Callable[[], object]) -> Why | None:
        try:
            act()
        except Refused as error:
            return self._way.why(error.refusal)
        return None

    def decide(self, move: str) -> Why | None:
        return self._done(lambda: self._way.play(move))

    def take_back(self) -> Why | None:
        return self._done(self._way.undo)

    def give_up(self) -> Why | None:
        return self._done(self._way.resign)

    def start_over(self) -> Why | None:
        return self._done(self._way.restart)

    def set_up(self, settings: Mapping[str, str]) -> Why | None:
        return self._done(lambda: self._way.choose(settings))

    def let_others(self) -> None:
        self._there.play(self._there.bot_move())

    def await_others(self, tell: Callable[[Coming], object]) -> None:
        def think() -> None:
            if self._there.bot_asked:  # else a battle is waited for, which is played elsewhere
                tell(Coming(str(self._there.bot_move()), str(self.entries)))

        Thread(target=think, daemon=True).start()

    def carry_out(self, coming: Coming) -> bool:
        if coming.position != str(self.entries):
            return False
        self._there.play(self._there.parse(coming.move))
        return True

    def greeting(self) -> str:
        return ""

    def save(self) -> object:
        """The table elsewhere keeps it."""
        return None

    def save_problem_text(self) -> str:
        return ""

    def fault_texts(self) -> list[str]:
        return []
