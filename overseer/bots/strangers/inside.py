"""The process in which a stranger's bot thinks. It is started as a script, by `outside`.

It gets views and answers with notations. It ends when its input ends, even in the middle of a
thought; when a thought takes too long, whoever asked ends it.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import pickle
import queue
import random
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final

if TYPE_CHECKING:
    from overseer.bots.strangers.luggage import Unpacker

LENGTH: Final = 4  # bytes that say how long a message is
LONGEST: Final = 10_000  # characters of an answer
MEMORY: Final = 8 * 2**30  # bytes that an installed bot may take …
FILE_MEMORY: Final = 2**29  # … and one from a file, if nobody has said otherwise
ROOM: Final = "OVERSEER_BOT_MEMORY"  # in MiB
PACKAGE: Final = Path(__file__).resolve().parents[2]
FILE: Final = "file:"
GROUP: Final = "overseer.bots"


class Unusable(Exception):
    """What was found is no bot; the reason is a word for a message."""


class Mind:
    """One bot at a time, and what it is told."""

    def __init__(self, unpacker: Unpacker) -> None:
        self.unpacker = unpacker
        self._loaded: dict[str, Any] = {}
        self._bot: Any = None
        self._name = ""  # of its file, for the line of an error

    def answer(self, message: tuple[Any, ...]) -> dict[str, str]:
        """What to say to a message."""
        kind, *parts = message
        try:
            if kind == "new":
                self._new(*parts)
                return {}
            if kind == "share":
                self.unpacker.share(*parts)
                return {}
            return self._choose(*parts)
        except Unusable as error:
            return {"fault": "start", "text": str(error)}
        except BaseException as error:
            traceback.print_exc()
            return {"fault": "start" if kind == "new" else "threw", "text": self._said(error)}

    def _new(
        self, source: str, game: str, seed: int, path: list[str], seconds: float = 0.0
    ) -> None:
        if source.startswith(FILE):
            limit_memory(file_memory())
            limit_processor(seconds)
        sys.path[:] = [*dict.fromkeys([*sys.path, *path])]
        self._name = Path(source).name
        random.seed(seed)
        found = self._loaded.get(source)
        if found is None:
            found = self._loaded[source] = loaded(source)
        make = found if callable(found) else getattr(found, "bot", None)
        if make is not None:
            self._bot = make(game, seed)
        elif hasattr(found, "choose"):
            self._bot = found
        else:
            raise Unusable("bot(game, seed)? choose(view)?")

    def _choose(
        self, seed: int, told: list[str], raw: bytes, seconds: float = 0.0
    ) -> dict[str, str]:
        limit_processor(seconds)
        view = self.unpacker.unpack(raw)
        hears: Callable[[str], object] | None = getattr(self._bot, "told", None)
        for words in told if hears is not None else ():
            assert hears is not None
            hears(words)
        random.seed(seed)
        draws = getattr(self._bot, "draw_from", None)
        if draws is not None:
            draws(seed)
        return {"move": str(self._bot.choose(view))[:LONGEST]}

    def _said(self, error: BaseException) -> str:
        """An error in a few words, with the line of the bot's own file that it came from."""
        words = " ".join(str(error).split())[:200]
        told = f"{type(error).__name__}: {words}" if words else type(error).__name__
        for frame in reversed(traceback.extract_tb(error.__traceback__)):
            if Path(frame.filename).name == self._name:
                return f"{told} ({self._name}:{frame.lineno})"
        return told


def loaded(source: str) -> Any:
    """The module of a file, or what an installed package names."""
    if source.startswith(FILE):
        path = Path(source.removeprefix(FILE))
        sys.path.insert(0, str(path.parent))
        spec = importlib.util.spec_from_file_location(path.stem, path)
        if spec is None or spec.loader is None:
            raise Unusable(path.name)
        module = importlib.util.module_from_spec(spec)
        sys.modules.setdefault(path.stem, module)
        spec.loader.exec_module(module)
        return module
    for entry in entry_points(group=GROUP, name=source):
        return entry.load()
    raise Unusable(source)


def plain_sources() -> None:
    """Of Overseer itself take the sources, also where they are compiled (see `luggage`)."""

    def hook(path: str) -> FileFinder:
        if not Path(path).is_relative_to(PACKAGE):
            raise ImportError(path)
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

    sys.path_hooks.insert(0, hook)
    sys.path_importer_cache.clear()
    if str(PACKAGE.parent) not in sys.path:
        sys.path.insert(0, str(PACKAGE.parent))


def limits() -> Any:
    """What sets limits, where the system knows any."""
    try:
        import resource
    except ModuleNotFoundError:
        return None
    return resource


def limit_memory(most: int) -> None:
    """Not all of the machine's memory for one bot, where the system knows such a limit."""
    resource = limits()
    if resource is None:
        return
    _, outer = resource.getrlimit(resource.RLIMIT_AS)
    if outer == resource.RLIM_INFINITY or outer > most:
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def file_memory() -> int:
    """How many bytes a bot from a file may take."""
    said = os.environ.get(ROOM, "")
    return int(said) << 20 if said.isdecimal() and 0 < int(said) < 1 << 20 else FILE_MEMORY


def limit_processor(seconds: float) -> None:
    """So much of a processor for what comes next, on however many threads."""
    resource = limits()
    if resource is None or seconds <= 0:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    _, outer = resource.getrlimit(resource.RLIMIT_CPU)
    most = int(used.ru_utime + used.ru_stime + seconds) + 2
    if outer == resource.RLIM_INFINITY or most < outer:
        resource.setrlimit(resource.RLIMIT_CPU, (most, outer))


def listen(source: BinaryIO, into: queue.SimpleQueue[bytes]) -> None:
    """Pass messages on; where they end, everything ends, whatever the bot is doing."""
    while len(head := source.read(LENGTH)) == LENGTH:
        into.put(source.read(int.from_bytes(head, "big")))
    os._exit(0)


def main() -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks says when to stop
    source = os.fdopen(os.dup(0), "rb")
    sink = os.fdopen(os.dup(1), "wb")
    # What the bot prints is not an answer, and nobody types anything for it.
    os.dup2(2, 1)
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    limit_memory(MEMORY)
    plain_sources()
    from overseer.bots.strangers.luggage import Unpacker

    mind = Mind(Unpacker())
    messages: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(source, messages), daemon=True).start()
    while True:
        raw = json.dumps(mind.answer(pickle.loads(messages.get()))).encode()
        sink.write(len(raw).to_bytes(LENGTH, "big") + raw)
        sink.flush()


if __name__ == "__main__":
    main()
