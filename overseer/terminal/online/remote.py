"""A match at an online table, as a `Client` of `overseer.host` gives one: the same five things.

What the table sends is read by the same types, so that whatever draws a local match can draw this.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

import overseer
from overseer.engine.entries import settings_text
from overseer.engine.refusal import Refusal, Refused
from overseer.terminal.online.caller import Caller, Declined
from overseer.voice.given import Answer, Ended, Fixed, Given, Help, Question, Scene, Told, Why
from overseer.voice.schema import own_types

G = TypeVar("G", bound=Given)
LATE = "late"  # how the table declines what was said about an earlier position
TRIES = 5
RESULT = "result"  # the question of a campaign that a battle answers


class NotPlayed(Refused):
    """The table refused what was played; nothing has happened."""

    def __init__(self, why: Why) -> None:
        super().__init__(Refusal(why.rule, "online", {"text": why.text}))
        self.why = why


class RemoteClient:
    """A seat at an online table (None: a spectator), in one language."""

    def __init__(self, caller: Caller, code: str, game: str, seat: int | None) -> None:
        self.caller = caller
        self.code = code
        self.seat = seat
        self.game = overseer.game(game)
        self.types = own_types(self.game)
        self.number = 0  # of the last step that is known
        self.log: list[Told] = []
        self._now: dict[str, Any] = {}
        self._fixed: Fixed | None = None

    def speak(self, lang: str) -> None:
        """Go on in another language: everything is asked for again."""
        self.caller.lang = lang
        self.number, self.log, self._fixed = 0, [], None
        self.refresh()

    @property
    def lang(self) -> str:
        """The language of everything that comes."""
        return self.caller.lang

    def _path(self, what: str) -> str:
        return f"/api/tables/{self.code}/{what}"

    def query(self) -> dict[str, str | int]:
        """Through whose eyes."""
        return {} if self.seat is None else {"seat": self.seat}

    # What it gets

    def refresh(self, wait: int = 0) -> list[Told]:
        """What is new; `wait` so many seconds for it."""
        return self.take(
            self.caller.get(self._path("steps"), since=self.number, wait=wait, **self.query())
        )

    def take(self, update: dict[str, Any]) -> list[Told]:
        """Take in what the table has sent; the steps that are new."""
        fresh = [msgspec.convert(step, Told) for step in update["steps"]]
        fresh = [step for step in fresh if step.number > self.number]
        self.log += fresh
        self.number = max(self.number, int(update["number"]))
        self._now = update
        return fresh

    def fixed(self) -> Fixed:
        """What never changes in this match."""
        if self._fixed is None:
            told = self.caller.get(self._path("fixed"), **self.query())
            self._fixed = self._read("fixed", told, Fixed)
        return self._fixed

    def scene(self) -> Scene:
        """The position as data to draw."""
        return self._read("scene", self._now["scene"], Scene)

    def question(self) -> Question:
        """What is decided now, and how it can be answered."""
        return msgspec.convert(self._now["question"], Question)

    def ended(self) -> Ended | None:
        """How the match ended; None as long as it has not."""
        ended = self._now.get("ended")
        return None if ended is None else msgspec.convert(ended, Ended)

    @property
    def waits_for_battle(self) -> bool:
        """Whether what is asked is how a battle ended that is played at a table of its own."""
        return bool(self.game.leads_to) and self.question().topic == RESULT

    def situation(self) -> list[str]:
        """The scene in words that can be read aloud, a line each."""
        return self._words()["situation"]

    def opening(self) -> list[str]:
        """What everybody should have read before the first decision."""
        return self._words()["opening"]

    def _words(self) -> dict[str, list[str]]:
        return msgspec.convert(
            self.caller.get(self._path("words"), **self.query()), dict[str, list[str]]
        )

    def ask(self, target: str) -> Answer:
        """What something is, what it would do, or why it cannot be."""
        found = self.caller.get(self._path("ask"), about=target, **self.query())
        return self._read("answer", found, Answer)

    def steps(self, since: int = 0) -> list[Told]:
        """What happened after an entry of the log."""
        return [step for step in self.log if step.number > since]

    def choose(self, settings: Mapping[str, str]) -> list[Told]:
        """Where one wants to be asked from now on."""
        return self._send({"input": settings_text(dict(settings))}, anyhow=True)

    def help(self, words: str = "") -> Help:
        """Rules by their id or by words in them."""
        return msgspec.convert(
            self.caller.get(self._path("help"), words=words, **self.query()), Help
        )

    def _read(self, word: str, told: Any, general: type[G]) -> G:
        kind: type[G] = self.types[word]  # type: ignore[assignment]
        found = msgspec.convert(told, kind)
        assert isinstance(found, general)
        return found

    # What it does

    def play(self, move: str) -> list[Told]:
        """Answer the question that is open."""
        return self._send({"input": move})

    def play_all(self, moves: Sequence[str]) -> list[Told]:
        """Answer several questions at once."""
        return self._send({"inputs": list(moves)})

    def undo(self) -> list[Told]:
        """Take the last move back, or ask the others to agree to it."""
        return self._send({"input": "undo"})

    def restart(self) -> list[Told]:
        """Take back everything since somebody else, or chance, decided."""
        return self._send({"input": "restart"})

    def resign(self) -> list[Told]:
        """Give up."""
        return self._send({"input": "resign"}, anyhow=True)

    def _send(self, what: dict[str, Any], anyhow: bool = False) -> list[Told]:
        """Say something; `anyhow`: it means the same whatever others have done meanwhile."""
        before = self.number
        for left in reversed(range(TRIES if anyhow else 1)):
            body = {"key": secrets.token_hex(12), "seq": self.number, **what}
            if self.seat is not None:
                body["seat"] = self.seat
            try:
                self.take(self.caller.post(self._path("input"), body))
                break
            except Declined as error:
                update = error.told.get("update")
                if isinstance(update, dict):
                    self.take(update)
                if not left or error.id != LATE:
                    why = Why(rule=error.rule or error.id, text=error.text)
                    raise NotPlayed(why) from error
        return self.steps(before)
