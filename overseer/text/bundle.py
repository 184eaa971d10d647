"""The one place that knows which library reads and says Fluent, so that it can be replaced.

Reading is `fluent.syntax`. Saying is `fluent.runtime`, which takes as long to import as everything
else of a short command together: it comes with the first sentence that `quick` cannot say.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["Bundle", "Entry", "ast", "parsed", "quoted"]

Entry = ast.Message | ast.Term
_PARSER: Final = FluentParser(with_spans=False)


def parsed(source: str) -> list[Entry]:
    """The messages and terms of a source; ValueError with the line that is not Fluent."""
    found: list[Entry] = []
    for entry in _PARSER.parse(source).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(entry.content)
        if isinstance(entry, ast.Message | ast.Term):
            found.append(entry)
    return found


class _Quoted(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


def quoted(entries: Iterable[Entry]) -> list[str]:
    """The messages and terms that entries refer to; a term begins with a hyphen."""
    visitor = _Quoted()
    for entry in entries:
        visitor.visit(entry)
    return visitor.names


class Bundle:
    """Says everything that Fluent knows, with isolation marks around what is placed."""

    __slots__ = ("_fluent",)

    def __init__(self, lang: str, fallback: str, entries: Iterable[Entry]) -> None:
        from fluent.runtime import FluentBundle

        # Whose plural forms nobody knows gets those of the language that it falls back to.
        self._fluent: FluentBundle = FluentBundle([lang, fallback], use_isolating=True)
        self.add(entries)

    def add(self, entries: Iterable[Entry]) -> None:
        """More entries; one that is there already stays."""
        self._fluent.add_resource(ast.Resource(list(entries)))

    def say(self, name: str, attribute: str, args: dict[str, object]) -> str:
        """A message or its attribute; ValueError with what is wrong, KeyError where none is."""
        message = self._fluent.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(name)
        text, errors = self._fluent.format_pattern(pattern, args)
        if errors:
            raise ValueError(str(errors[0]))
        return str(text)

    def plural(self, number: int) -> str:
        """The plural form that a number takes: `one`, `few`, `other` and so on."""
        form: Any = self._fluent._plural_form
        return str(form(number))
