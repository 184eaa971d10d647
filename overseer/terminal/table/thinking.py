"""What takes its time is done in a thread of its own, so that the screen never freezes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from threading import Lock, Thread

from overseer.engine.bot import Bot
from overseer.engine.decision import Decision
from overseer.engine.match import Match
from overseer.engine.state import Move, State
from overseer.engine.view import View
from overseer.terminal.table.seat import Coming


class Breather(View):
    """A view that passes every question on.

    Compiled code keeps all other threads waiting until it next runs a line of Python, and a search
    asks its view for guesses all the time: with this one it lets the screen go on.
    """

    def __init__(self, view: View) -> None:
        super().__init__(view.seat)
        self._view = view

    @property
    def position(self) -> State:
        return self._view.position

    @property
    def decision(self) -> Decision | None:
        return self._view.decision

    def moves(self) -> list[Move]:
        return self._view.moves()

    def guess(self, rng: Random) -> State:
        return self._view.guess(rng)

    def encode(self) -> bytes:
        return self._view.encode()

    def data(self) -> dict[str, object]:
        return self._view.data()

    @property
    def secrets(self) -> int:
        return self._view.secrets


def position_of(match: Match) -> str:
    """What distinguishes the position from all others of the match."""
    entries = match.record.entries
    return entries[-1].link if entries else ""


class Thinking:
    """Asks bots one at a time and tells what they want in which position."""

    def __init__(self) -> None:
        self._asked: str | None = None  # the position about which a bot is thinking
        self._tell: Callable[[Coming], object] = lambda coming: None  # whoever asked last
        self._mind = Lock()

    def ask(self, match: Match, tell: Callable[[Coming], object]) -> None:
        """Let the bot that is asked think, unless it thinks about this position already.

        `tell` is called in the bot's thread.
        """
        self._tell = tell
        bot, position = match.bot, position_of(match)
        if bot is None or position == self._asked:
            return
        self._asked = position
        view = Breather(match.view(match.state.seat))
        # A daemon, so that nobody who quits has to wait for a bot that thinks for minutes.
        seed = match.bot_seed(match.state.seat)
        Thread(target=self._think, args=(bot, view, position, seed), daemon=True).start()

    def _think(self, bot: Bot, view: View, position: str, seed: int) -> None:
        with self._mind:  # asked anew, a bot first ends the old thought
            bot.draw_from(seed)
            move = bot.choose(view)
        if self._asked == position:
            self._asked = None  # whoever comes back to this position may ask again
        with suppress(RuntimeError):  # the screen is gone
            self._tell(Coming(str(move), position))


class Errand:
    """Work on things that nobody else touches; `end` waits for it and raises what went wrong."""

    def __init__(self) -> None:
        self._thread: Thread | None = None
        self._fault: BaseException | None = None

    def work(self) -> None:
        """What is to be done, in the thread."""
        raise NotImplementedError

    def begin(self, tell: Callable[[], object]) -> None:
        """Set out, unless that has happened; `tell` is called in the thread when all is done."""
        if self._thread is None:
            self._thread = Thread(target=self._run, args=(tell,), daemon=True)
            self._thread.start()

    def _run(self, tell: Callable[[], object]) -> None:
        try:
            self.work()
        except BaseException as fault:  # whoever waits for the end has to learn of it
            self._fault = fault
        with suppress(RuntimeError):  # the screen is gone
            tell()

    def end(self) -> None:
        """Wait until it is done; at once where it was never begun in a thread."""
        if self._thread is None:
            self.work()
            return
        self._thread.join()
        if self._fault is not None:
            raise self._fault
