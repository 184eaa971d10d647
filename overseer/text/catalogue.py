"""One language: where each message stands is found by a quick look, and parsed when it is said.

Parsing everything takes a second, finding it some milliseconds: an entry of Fluent is the only
line that begins with a name and an equals sign, an attribute the only indented one that begins
with a dot.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from threading import RLock
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from overseer.text.harmless import harmless_value
from overseer.text.quick import Says, Slow, quick

_NAME: Final = r"[a-zA-Z][a-zA-Z0-9_-]*"
_START: Final = re.compile(
    rf"""^(?:(?P<entry>-?{_NAME})[ ]*=(?P<silent>(?=[ ]*\n\s*\.))?
       |[ ]+\.(?P<attribute>{_NAME})[ ]*=
       |(?P<junk>[^\s#{{}}\[\]*$"].*))""",
    re.MULTILINE | re.VERBOSE,
)
_PARSER: Final = FluentParser(with_spans=False)


class TextError(ValueError):
    """A catalogue is broken, or a message was asked for without the arguments that it names."""


class Catalogue:
    """All messages of one language, each in the bundle from the first time that it is needed."""

    __slots__ = ("_bundle", "_lang", "_loaded", "_lock", "_places", "_quick", "ids")

    def __init__(self, lang: str, files: Iterable[Path]) -> None:
        self._lang = lang
        # The isolation marks show where words were placed; `joined` takes them away.
        self._bundle = FluentBundle([lang], use_isolating=True)
        self._loaded: set[str] = set()
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
        says = self._quick.get(id)
        if says is not None:
            try:
                return says(shown)
            except Slow:
                pass
        pattern = self._pattern(id)
        if says is None and id not in self._quick:
            self._quick[id] = quick(self._bundle, pattern)
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise TextError(f"{self._lang}: {id}: {errors[0]}")
        return str(text)

    def _pattern(self, id: str) -> Pattern:
        if id not in self.ids:
            raise KeyError(f"no message {id!r} in language {self._lang!r}")
        name, _, attribute = id.partition(".")
        with self._lock:
            self._load(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, id
        return pattern

    def check(self) -> None:
        """Parse everything, so that a mistake in a message that nobody asked for is found too."""
        for name in self._places:
            self._load(name)

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
        """Put an entry into the bundle, and all that it quotes."""
        if name in self._loaded or name not in self._places:
            return
        self._loaded.add(name)
        path, source, begin, end = self._places[name]
        resource = _PARSER.parse(source[begin:end])
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise TextError(f"{path}: not Fluent: {entry.content}")
        self._bundle.add_resource(resource)
        for quoted in _Quoted(resource).names:
            self._load(quoted)


class _Quoted(Visitor):
    """The messages and terms that an entry refers to."""

    def __init__(self, resource: ast.Resource) -> None:
        self.names: list[str] = []
        self.visit(resource)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)
