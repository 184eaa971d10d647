"""A stranger's bot as the table sees it: asked in a process of its own, and judged.

A bot that throws an error, takes too long, ends its process or answers with what is no legal move
loses its turn: the answer is the one that is given for an absent player (`Game.idle`), and the bot
is told why before its next question. One that has had to be ended three times in a game is not
asked again in it. Nothing that it does stops the table.
"""

from __future__ import annotations

import atexit
import os
import pickle
import signal
import subprocess
import sys
import threading
import weakref
from collections import defaultdict
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec

import overseer
from overseer.bots.strangers import inside
from overseer.bots.strangers.luggage import Packer
from overseer.bots.strangers.roster import time_allowed
from overseer.engine.bot import Bot
from overseer.engine.refusal import Refused
from overseer.engine.state import Move
from overseer.engine.view import View
from overseer.text import translate

START: Final = 60.0  # seconds to begin in: some bots load libraries
STRIKES: Final = 3  # so often it may have to be ended in one game
LARGEST: Final = 2**20  # bytes of an answer
DEBUG: Final = "OVERSEER_DEBUG"  # set, what a bot prints is shown


class Fault(NamedTuple):
    """Why a bot lost its turn: `start`, `threw`, `slow`, `gone`, `nonsense` or `given-up`."""

    kind: str
    text: str = ""

    def quiet(self) -> Fault:
        """The same without what the bot itself said, which may name a card in its hand."""
        if self.kind not in ("threw", "nonsense"):
            return self
        return Fault(self.kind, self.text.partition(":")[0] if self.kind == "threw" else "…")


class Answer(msgspec.Struct):
    """What its process says."""

    move: str = ""
    fault: str = ""
    text: str = ""


class TooSlow(Exception):
    """It did not answer in time, and was ended."""


class Guest:
    """One process for one bot at a time."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.packer = Packer()
        shown = bool(os.environ.get(DEBUG))
        self._process = subprocess.Popen(
            [sys.executable, "-P", inside.__file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if shown else subprocess.DEVNULL,
            start_new_session=True,  # what it starts itself ends with it
        )
        _ALL.add(self)

    def ask(self, message: tuple[object, ...], seconds: float) -> Answer:
        """Its answer; TooSlow or ConnectionError when there is none, and it has ended then."""
        late = threading.Event()

        def end() -> None:
            late.set()
            self._kill()

        timer = threading.Timer(seconds, end)
        timer.daemon = True
        timer.start()
        try:
            return self._exchange(pickle.dumps(message, pickle.HIGHEST_PROTOCOL))
        except (OSError, EOFError, msgspec.DecodeError) as error:
            self.end()
            if late.is_set():
                raise TooSlow from error
            raise ConnectionError(str(self._process.returncode)) from error
        finally:
            timer.cancel()

    def _exchange(self, raw: bytes) -> Answer:
        sink, source = self._process.stdin, self._process.stdout
        assert sink is not None
        assert source is not None
        sink.write(len(raw).to_bytes(inside.LENGTH, "big") + raw)
        sink.flush()
        length = int.from_bytes(source.read(inside.LENGTH), "big")
        if not 0 < length <= LARGEST:
            raise EOFError
        return msgspec.json.decode(source.read(length), type=Answer)

    def _kill(self) -> None:
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()

    def end(self) -> None:
        """End the process, and whatever it has started."""
        self._kill()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):  # what was still to be written
                    pipe.close()
        self._process.wait()
        _ALL.discard(self)


_ALL: Final[set[Guest]] = set()
_FREE: Final[dict[str, list[Guest]]] = defaultdict(list)  # by source: those without a game


@atexit.register
def end_all() -> None:
    """Nobody thinks on when the program ends."""
    for guest in list(_ALL):
        guest.end()
    _FREE.clear()


def _leave(held: list[Guest]) -> None:
    """A bot's game is over: its process is there for another one."""
    for guest in held:
        _FREE[guest.source].append(guest)


class Stranger(Bot):
    """A seat that a stranger's bot holds in one game."""

    def __init__(self, name: str, source: str, game: str, seed: int) -> None:
        super().__init__(name)
        self.faults: list[Fault] = []  # all of this game
        self._source = source
        self._game = overseer.game(game)
        self._seed = self._first = seed
        self._held: list[Guest] = []  # its process, once it has one
        self._strikes = 0
        self._untold: list[str] = []
        weakref.finalize(self, _leave, self._held)

    def draw_from(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View) -> Move:
        """Its answer, or the one that is given for it."""
        moves = view.moves()
        if len(moves) == 1 and not self._game.free:
            return moves[0]
        if self._strikes >= STRIKES:
            return self._by_rule(view, Fault("given-up"))
        seconds = time_allowed()
        try:
            answer = self._ask(view, seconds)
        except TooSlow:
            self._end()
            return self._by_rule(view, Fault("slow", f"{seconds:g}"))
        except ConnectionError as error:
            self._end()
            return self._by_rule(view, Fault("gone", str(error)))
        if answer.fault:
            if answer.fault == "start":
                self._end()
            return self._by_rule(view, Fault(answer.fault, answer.text[:300]))
        return self._judged(view, moves, answer.move)

    def _ask(self, view: View, seconds: float) -> Answer:
        if not self._held:
            free = _FREE[self._source]
            guest = free.pop() if free else Guest(self._source)
            self._held.append(guest)
            begun = guest.ask(
                ("new", self._source, self._game.name, self._first, sys.path, START), START
            )
            if begun.fault:
                return begun
        guest = self._held[0]
        shared, raw = guest.packer.pack(view)
        if shared:
            guest.ask(("share", shared), START)
        told, self._untold = self._untold, []
        return guest.ask(("choose", self._seed, told, raw, self._processor(seconds)), seconds)

    def _processor(self, seconds: float) -> float:
        """How much of a processor it gets for an answer; 0: as much as there is."""
        return seconds if self._source.startswith(inside.FILE) else 0.0

    def _judged(self, view: View, moves: list[Move], text: str) -> Move:
        for move in moves:
            if str(move) == text:
                return move
        try:
            move = self._game.parse(text)
            if self._game.free and view.position.refusal(move) is None:
                return move
        except (Refused, ValueError):
            pass
        return self._by_rule(view, Fault("nonsense", text[:60]))

    def _end(self) -> None:
        self._strikes += 1
        while self._held:
            self._held.pop().end()

    def _by_rule(self, view: View, fault: Fault) -> Move:
        self.faults.append(fault)
        self._untold.append(fault_text(fault, self.name, "en"))
        return absent_answer(view, self._game.name)


class Absent(Bot):
    """The seat of a bot that is not here any more: the simplest answers are given for it."""

    def __init__(self, name: str, game: str) -> None:
        super().__init__(name)
        self._game = game

    def choose(self, view: View) -> Move:
        return absent_answer(view, self._game)


def absent_answer(view: View, game: str) -> Move:
    """What is answered for a seat that says nothing."""
    try:
        return overseer.game(game).idle(view.position)
    except NotImplementedError:  # a game from outside whose views have no position
        return view.moves()[0]


def fault_text(fault: Fault, bot: str, lang: str) -> str:
    """Why a bot lost its turn, as a sentence."""
    return translate(lang, f"bot-fault-{fault.kind}", bot=bot, text=fault.text)
