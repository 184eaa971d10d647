"""Where desks stand: in this process where all they do is quick, else in a process of their own.

A step of a battle may take tens of milliseconds, and whoever else plays here should not feel that.
So battles and campaigns are judged, carried out and told in another process. Nothing that goes in
or out of a desk is more than plain data, so that nobody here notices the difference.
"""

from __future__ import annotations

import asyncio
import contextlib
import pickle
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

import overseer
from overseer.engine.game import Game
from overseer.engine.record import Entry, Header
from overseer.engine.refusal import Refusal
from overseer.host.desk import Desk, Done, Now, SetUp, Standing, Then, Words
from overseer.host.encoded import Encoded
from overseer.host.mishap import Mishap
from overseer.host.taking_in import begun, taken_in
from overseer.server.bots.pipe import Pipe
from overseer.server.bots.subprocess_job import SubprocessJobs
from overseer.server.complaint import Complaint
from overseer.server.faults import MEANT, Broken, noted
from overseer.voice.given import Answer, Fixed, Help, Progress, Told
from overseer.voice.wasteland.force.printed import ForcePrinted

if TYPE_CHECKING:
    from overseer.host.updating import Converted
    from overseer.server.schema.companions import CorrectionGiven

LITTLE: Final = 1_000  # bytes of options that are looked at at once


T = TypeVar("T")
Answered = tuple[bool, Any, list[Mishap]]  # whether it was good, what, and which words are missing
# What leaves a desk in pieces if it fails; all else reads, or works on a copy.
CHANGING: Final = ("accept", "follow", "drop", "rename")


class Away(Complaint):
    """The process of a desk has ended: it has to be opened again from the log."""

    def __init__(self) -> None:
        super().__init__(503, "busy")

    def __reduce__(self) -> tuple[type[Away], tuple[()]]:
        return Away, ()  # it is told from one process to another


class Handle:
    """A desk, wherever it stands."""

    def __init__(self, header: Header, standing: Standing) -> None:
        self.header = header
        self.standing = standing  # how the match stands: what was accepted or followed last
        self._judged = standing

    @property
    def gone(self) -> bool:
        """Whether it has to be opened again from the log."""
        return False

    async def call(self, name: str, *args: Any) -> Any:
        """Have the desk do something."""
        raise NotImplementedError

    async def enter(
        self, seat: int, said: Sequence[str], authority: bool, log: Sequence[Entry]
    ) -> Done:
        """Judge and carry out on a copy what a seat says; a Refused says why not."""
        done: Done = await self.call("enter", seat, list(said), authority, list(log))
        self._judged = done.standing
        return done

    async def accept(self) -> None:
        """What was judged last has been committed."""
        await self.call("accept")
        self.standing = self._judged

    async def drop(self) -> None:
        """What was judged last has not happened."""
        await self.call("drop")

    async def follow(self, rows: Iterable[bytes]) -> None:
        """Go on with what another process has committed."""
        self.standing = await self.call("follow", list(rows))

    async def now(self, viewer: int | None, lang: str) -> Now:
        """The scene, the question and the end."""
        found: Now = await self.call("now", viewer, lang)
        return found

    async def steps_given(
        self, viewer: int | None, lang: str, rows: Sequence[tuple[int, bytes]]
    ) -> list[Encoded[Told]]:
        """The steps of rows as somebody may know them."""
        return list(await self.call("steps_given", viewer, lang, rows))

    async def fixed(self, viewer: int | None, lang: str) -> Encoded[Fixed]:
        """What never changes."""
        found: Encoded[Fixed] = await self.call("fixed", viewer, lang)
        return found

    async def ask(self, viewer: int | None, lang: str, target: str) -> Encoded[Answer]:
        """What something is, would do, or why it cannot be."""
        found: Encoded[Answer] = await self.call("ask", viewer, lang, target)
        return found

    async def help(self, viewer: int | None, lang: str, words: str) -> Encoded[Help]:
        """Rules by id or words."""
        found: Encoded[Help] = await self.call("help", viewer, lang, words)
        return found

    async def words(self, viewer: int | None, lang: str) -> Encoded[Words]:
        """The situation in words."""
        found: Encoded[Words] = await self.call("words", viewer, lang)
        return found

    async def moment(self, viewer: int | None, lang: str, log: Sequence[Entry]) -> Then:
        """How it stood after these entries."""
        found: Then = await self.call("moment", viewer, lang, log)
        return found

    async def progress(
        self, viewer: int | None, lang: str, log: Sequence[Entry]
    ) -> Encoded[Progress]:
        """How everybody's points grew."""
        found: Encoded[Progress] = await self.call("progress", viewer, lang, log)
        return found

    async def printed(self, viewer: int | None, lang: str) -> Encoded[ForcePrinted]:
        """The force of a seat, to be printed."""
        found: Encoded[ForcePrinted] = await self.call("printed", viewer, lang)
        return found

    async def export(self, viewer: int | None, lang: str, log: Sequence[Entry]) -> bytes:
        """The match as a file."""
        return bytes(await self.call("export", viewer, lang, log))

    async def why(self, viewer: int, lang: str, refusal: Refusal) -> str:
        """A refusal as a seat reads it."""
        return str(await self.call("why", viewer, lang, refusal))

    async def close(self) -> None:
        """It is no longer needed."""


class Near(Handle):
    """A desk in this process."""

    def __init__(self, desk: Desk, code: str) -> None:
        super().__init__(desk.header, desk.standing)
        self.desk = desk
        self.code = code
        self._gone = False

    @property
    def gone(self) -> bool:
        return self._gone

    async def call(self, name: str, *args: Any) -> Any:
        try:
            return getattr(self.desk, name)(*args)
        except MEANT:
            raise
        except Exception as error:
            self._gone = name in CHANGING
            raise noted(error, "desk failed", code=self.code, call=name) from None
        finally:
            for each in self.desk.told_faults():
                noted(each, "words missing", code=self.code, call=name)


class Far(Handle):
    """A desk in another process."""

    def __init__(self, line: Line, code: str, header: Header, standing: Standing) -> None:
        super().__init__(header, standing)
        self.line = line
        self.code = code
        self.generation = line.generation

    @property
    def gone(self) -> bool:
        return self.generation != self.line.generation

    async def call(self, name: str, *args: Any) -> Any:
        if self.gone:
            raise Away
        try:
            return await self.line.ask(self.code, name, args)
        except Away:
            self.generation = -1
            raise
        except Broken:
            if name in CHANGING:
                self.generation = -1
            raise

    async def close(self) -> None:
        with contextlib.suppress(Complaint):
            await self.call("close")


class Line:
    """The way to the process of far desks."""

    def __init__(self) -> None:
        self.pipe: Pipe[Answered] = Pipe("overseer.server.matches.desk_process", _answer)
        self._next = 0

    @property
    def generation(self) -> int:
        """Counts the processes: a desk of an earlier one is gone."""
        return self.pipe.generation

    async def ask(self, code: str, name: str, args: tuple[Any, ...]) -> Any:
        """Send something and wait for the answer."""
        self._next += 1
        try:
            good, value, faults = await self.pipe.ask(
                self._next, pickle.dumps((self._next, code, name, args), protocol=5)
            )
        except ConnectionError as error:
            raise Away from error
        for each in faults:
            noted(each, "words missing", code=code, call=name)
        if isinstance(value, Mishap):
            raise noted(value, "desk failed", code=code, call=name)
        if not good:
            raise value
        return value

    async def close(self) -> None:
        """End the process."""
        await self.pipe.close()


def _answer(raw: bytes) -> tuple[int, Answered]:
    number, good, value, faults = pickle.loads(raw)
    return number, (good, value, faults)


def _tried(code: str, make: Callable[..., T], *args: Any) -> T:
    """Make a desk in this process; a fault is told as one of a desk elsewhere."""
    try:
        return make(*args)
    except MEANT:
        raise
    except Exception as error:
        raise noted(error, "desk failed", code=code, call=make.__name__) from None


def _settled(name: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    game = overseer.game(name)
    game.new(seats, options)
    return game.kept_options(options)


class Desks:
    """All desks of a process of the table."""

    def __init__(self, jobs: SubprocessJobs) -> None:
        self.jobs = jobs
        self.line = Line()

    @staticmethod
    def far(game: Game) -> bool:
        """Whether the steps of a game may take long."""
        return game.free or bool(game.leads_to)

    async def settled(self, game: Game, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Options as they are kept; refused where no match can be set up with them."""
        raw = msgspec.json.encode(options)
        if len(raw) > LITTLE or rb"\n" in raw:  # there may be anybody's texts in it
            return await self.jobs.do(_settled, game.name, seats, dict(options))
        if self.far(game):
            await self.line.ask("", "check", (game.name, seats, dict(options)))
        else:
            game.new(seats, options)
        return dict(options)

    async def begin(self, code: str, set_up: SetUp) -> tuple[Handle, Done]:
        """A new match, and what happened before the first question. A saved game is long, and
        anybody's: it is taken in apart, so that nobody else who plays here feels it."""
        rows = b""
        if set_up.save:
            set_up, rows = await self.jobs.within("save-long", taken_in, set_up)
        if not self.far(overseer.game(set_up.game)):
            desk, done = _tried(code, begun, set_up, rows)
            return Near(desk, code), done
        header, done = await self.line.ask(code, "begin", (set_up, rows))
        return Far(self.line, code, header, done.standing), done

    async def open(self, code: str, set_up: SetUp, rows: Sequence[bytes]) -> Handle:
        """A match from its log."""
        if not self.far(overseer.game(set_up.game)):
            return Near(_tried(code, Desk.open, set_up, rows), code)
        header, standing = await self.line.ask(code, "open", (set_up, list(rows)))
        return Far(self.line, code, header, standing)

    async def convert(self, set_up: SetUp, rows: Sequence[bytes]) -> Converted:
        """A match of older rules under today's."""
        if self.far(overseer.game(set_up.game)):
            found: Converted = await self.line.ask("", "convert", (set_up, list(rows)))
            return found
        from overseer.host.updating import converted

        return await asyncio.to_thread(converted, set_up, rows)

    async def correct(
        self, set_up: SetUp, rows: Sequence[bytes], battle: int, move: str
    ) -> Converted:
        """A campaign in which a battle ended otherwise."""
        found: Converted = await self.line.ask("", "correct", (set_up, list(rows), battle, move))
        return found

    async def foretell(
        self,
        set_up: SetUp,
        rows: Sequence[bytes],
        battle: int,
        move: str,
        viewer: int | None,
        lang: str,
    ) -> CorrectionGiven:
        """What that would change, as a seat may know it."""
        args = set_up, list(rows), battle, move, viewer, lang
        found: CorrectionGiven = await self.line.ask("", "foretell", args)
        return found

    async def close(self) -> None:
        """End the process of far desks."""
        await self.line.close()
