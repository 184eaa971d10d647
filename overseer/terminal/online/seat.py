"""A seat at an online table, for the full screen: all that comes is what a client is given.

Whoever looks at the screen must not wait for the line, so what the others do is waited for in a
thread with a line of its own, and taken in when the screen asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Thread
from typing import Any

import overseer
from overseer.engine.refusal import Refused
from overseer.terminal.look import look_of
from overseer.terminal.online.caller import Caller, Declined, Gone
from overseer.terminal.online.remote import NotPlayed, RemoteClient
from overseer.terminal.table.seat import Coming
from overseer.text import translate
from overseer.voice.given import Why

WAIT = 25  # seconds of a long poll


class OnlineSeat:
    """One person's place at an online table, or a spectator's."""

    def __init__(self, client: RemoteClient, game: str) -> None:
        self.client = client
        self.look = look_of(overseer.game(game))
        self.humans = [] if client.seat is None else [client.seat]
        self.secret = False
        self.away = False
        self.seated: int | None = client.seat
        self.path: Path | None = None
        self._waits = Caller(client.caller.url, client.caller.token, client.caller.lang)
        self._come: dict[str, Any] = {}  # what the thread has heard

    @property
    def lang(self) -> str:
        """The language of everything that comes."""
        return self.client.lang

    @lang.setter
    def lang(self, lang: str) -> None:
        if lang != self.client.lang:
            self._waits.lang = lang
            self.client.speak(lang)

    @property
    def entries(self) -> int:
        return self.client.number

    @property
    def moment(self) -> object:
        return self.client.number, self.lang

    def text(self, id: str, /, **args: object) -> str:
        return translate(self.lang, id, **args)

    @property
    def asked(self) -> int:
        question = self.client.question()
        if question.asked and self.client.seat is not None:
            return self.client.seat  # others may be asked at the same time
        return question.seats[0] if question.seats else -2

    @property
    def over(self) -> bool:
        return self.client.ended() is not None

    @property
    def viewer(self) -> int | None:
        return self.client.seat

    @property
    def person_asked(self) -> bool:
        question = self.client.question()
        return self.client.seat is not None and question.asked and not question.itself

    @property
    def waiting(self) -> bool:
        return not self.over and not self.person_asked

    def sit_down(self) -> None:
        """Nobody else sits here."""

    # What is done

    def decide(self, move: str) -> Why | None:
        return self._done(lambda: self.client.play(move))

    def take_back(self) -> Why | None:
        return self._done(self.client.undo)

    def give_up(self) -> Why | None:
        return self._done(self.client.resign)

    def start_over(self) -> Why | None:
        return self._done(self.client.restart)

    def set_up(self, settings: Mapping[str, str]) -> Why | None:
        return self._done(lambda: self.client.choose(settings))

    def let_others(self) -> None:
        """Wait for what the others do, for a while."""
        self.client.refresh(WAIT)

    def _done(self, act: Callable[[], object]) -> Why | None:
        try:
            act()
        except NotPlayed as error:
            return error.why
        except (Gone, Declined, Refused):
            return Why(rule="", text=self.text("online-error-away", url=self.client.caller.url))
        return None

    def await_others(self, tell: Callable[[Coming], object]) -> None:
        position, query = str(self.entries), self.client.query()

        def wait() -> None:
            path = f"/api/tables/{self.client.code}/steps"
            while True:
                try:
                    told = self._waits.get(path, since=int(position), wait=WAIT, **query)
                except (Gone, Declined):
                    continue  # the table comes back, or somebody ends the program
                if int(told["number"]) > int(position):
                    self._come = told
                    tell(Coming("", position))
                    return

        Thread(target=wait, daemon=True).start()

    def carry_out(self, coming: Coming) -> bool:
        if coming.position != str(self.entries):
            return False
        self.client.take(self._come)
        return True

    # Where the match is kept

    def greeting(self) -> str:
        return ""

    def save(self) -> object:
        """The table keeps it."""
        return None

    def save_problem_text(self) -> str:
        return ""

    def fault_texts(self) -> list[str]:
        return []
