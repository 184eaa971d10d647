"""One language: where each message stands is found by a quick look, and parsed when it is said.

Parsing everything takes a second, finding it some milliseconds: an entry of Fluent is the only
line that begins with a name and an equals sign, an attribute the only indented one that begins
with a dot.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from threading import RLock
from typing import Final

from overseer.text.bundle import Bundle, Entry, ast, parsed, quoted
from overseer.text.harmless import harmless_value
from overseer.text.languages import ENGLISH
from overseer.text.quick import Says, Slow, quick

_NAME: Final = r"[a-zA-Z][a-zA-Z0-9_-]*"
_START: Final = re.compile(
    rf"""^(?:(?P<entry>-?{_NAME})[ ]*=(?P<silent>(?=[ ]*\n\s*\.))?
       |[ ]+\.(?P<attribute>{_NAME})[ ]*=
       |(?P<junk>[^\s#{{}}\[\]*$"].*))""",
    re.MULTILINE | re.VERBOSE,
)


class TextError(ValueError):
    """A catalogue is broken, or a message was asked for without the arguments that it names."""


class Catalogue:
    """All messages of one language, each read the first time that it is needed."""

    __slots__ = ("_bundle", "_entries", "_lang", "_lock", "_places", "_quick", "_rest", "ids")

    def __init__(
        self, lang: str, files: Iterable[Path], rest: Callable[[], Catalogue] | None = None
    ) -> None:
        self._lang = lang
        self._rest = rest  # gives what this language quotes and does not have
        self._bundle: Bundle | None = None  # of all entries, once it is needed
        self._entries: dict[str, Entry] = {}  # what was read before
        self._lock = RLock()  # several threads may need the same message for the first time
        self._quick: dict[str, Says | None] = {}  # what was said before
        self._places: dict[str, tuple[Path, str, int, int]] = {}
        ids: set[str] = set()
        for path in files:
            for name in self._find(path):
                if name in ids:
                    raise TextError(f"{path}: {name} is defined twice")
                ids.add(name)
        self.ids = frozenset(ids)

    def say(self, id: str, args: dict[str, object]) -> str:
        """The words of a message or attribute, isolation marks included."""
        # Here every word from a file or a keyboard passes that is ever said.
        shown = {key: harmless_value(arg) for key, arg in args.items()}
        says = self.quick(id)
        if says is not None:
            try:
                return says(shown)
            except Slow:
                pass
        return self.slow(id, shown)

    def quick(self, id: str) -> Says | None:
        """What says a message without Fluent's own resolver; None where that cannot be."""
        if id not in self._quick:
            self._quick[id] = quick(self._pattern(id), self._quoted, self._plural)
        return self._quick[id]

    def slow(self, id: str, args: dict[str, object]) -> str:
        """The words of a message as Fluent's own resolver says them."""
        self._pattern(id)
        name, _, attribute = id.partition(".")
        try:
            return self._whole().say(name, attribute, args)
        except ValueError as error:
            raise TextError(f"{self._lang}: {id}: {error}") from None

    def check(self) -> None:
        """Parse everything, so that a mistake in a message that nobody asked for is found too."""
        for name in self._places:
            self._load(name)

    def _pattern(self, id: str) -> ast.Pattern:
        if id not in self.ids:
            raise KeyError(f"no message {id!r} in language {self._lang!r}")
        name, _, attribute = id.partition(".")
        with self._lock:
            self._load(name)
        pattern = self._quoted(name, attribute)
        assert pattern is not None, id
        return pattern

    def _quoted(self, name: str, attribute: str) -> ast.Pattern | None:
        """What an entry that was read says; None where there is none."""
        entry = self._entries.get(name)
        if entry is None:
            return None
        if not attribute:
            return entry.value
        return next((each.value for each in entry.attributes if each.id.name == attribute), None)

    def _whole(self) -> Bundle:
        with self._lock:
            if self._bundle is None:
                self._bundle = Bundle(self._lang, ENGLISH, self._entries.values())
            return self._bundle

    def _plural(self, number: int) -> str:
        return self._whole().plural(number)

    def _find(self, path: Path) -> Iterator[str]:
        source = path.read_text(encoding="utf-8")
        entry, begin, silent = "", 0, False
        for found in _START.finditer(source):
            if found["junk"] is not None:
                raise TextError(f"{path}: not Fluent: {found['junk']}")
            name = found["entry"]
            if name is None:
                yield f"{entry}.{found['attribute']}"
                continue
            if entry:
                self._places[entry] = path, source, begin, found.start()
            entry, begin, silent = name, found.start(), found["silent"] is not None
            # Terms are quoted by messages and never said themselves.
            if not silent and not entry.startswith("-"):
                yield entry
        if entry:
            self._places[entry] = path, source, begin, len(source)

    def _load(self, name: str) -> None:
        """Read an entry, and all that it quotes."""
        if name in self._entries:
            return
        place = self._places.get(name)
        if place is None and self._rest is not None:
            place = self._rest()._places.get(name)
        if place is None:
            return
        path, source, begin, end = place
        try:
            entries = parsed(source[begin:end])
        except ValueError as error:
            raise TextError(f"{path}: not Fluent: {error}") from None
        for entry in entries:
            self._entries[name] = entry
        if self._bundle is not None:
            self._bundle.add(entries)
        for each in quoted(entries):
            self._load(each)
