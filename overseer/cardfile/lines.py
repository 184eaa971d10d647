"""Where things stand in a card file: the line of every table and key of a TOML text.

The standard library's reader tells no lines. The text has gone through it when it comes here,
so it is known to be TOML and this scan only has to find where statements begin.
"""

from typing import Final

Path = tuple[str | int, ...]
"""A table or key: `("room", 3, "space", 0, "cost")` is the first space's cost of the 4th room."""

_DEPTH: Final = 4  # no key of a card file lies deeper
_QUOTES: Final = ('"""', "'''", '"', "'")


class LineIndex:
    """The line of each path of a TOML text.

    >>> lines = LineIndex('id = "mine"\\n[[room]]\\nid = "diner"\\n[[room]]\\ncost = ""')
    >>> lines.of(("room", 0, "id")), lines.of(("room", 1, "cost")), lines.of(("room", 1, "place"))
    (3, 5, 4)
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines: dict[Path, int] = {}
        self._counts: dict[Path, int] = {}

    def of(self, path: Path) -> int:
        """The line of a path, or of the nearest table around it."""
        # Only who made a mistake wants to know a line, and the scan takes as long as the reading.
        if not self._lines:
            self._lines[()] = 1
            self._scan(self._text)
        while path not in self._lines:
            path = path[:-1]
        return self._lines[path]

    def _scan(self, text: str) -> None:
        table: Path = ()
        at, line = 0, 1
        while at < len(text):
            if text[at] in " \t\r":
                at += 1
                continue
            end = at
            if text[at] == "[":
                table = self._header(_statement_head(text, at), line)
                end = _end_of_line(text, at)
            elif text[at] not in "#\n":
                head = _statement_head(text, at)
                self._mark(table, _split_key(head), line)
                end = _end_of_value(text, at + len(head) + 1)
            else:
                end = _end_of_line(text, at)
            line += text.count("\n", at, end + 1)
            at = end + 1

    def _header(self, head: str, line: int) -> Path:
        array = head.startswith("[[")
        keys = _split_key(head.strip("[] \t"))
        path: Path = (*self._inside((), keys[:-1]), keys[-1])
        if array:
            self._lines.setdefault(path, line)
            self._counts[path] = self._counts.get(path, 0) + 1
            path += (self._counts[path] - 1,)
        self._lines.setdefault(path, line)
        return path

    def _mark(self, table: Path, keys: list[str], line: int) -> None:
        for depth in range(1, min(len(keys), _DEPTH) + 1):
            self._lines.setdefault(table + tuple(keys[:depth]), line)

    def _inside(self, path: Path, keys: list[str]) -> Path:
        """Follow keys down; an array of tables is entered at its last table."""
        for key in keys:
            path += (key,)
            if path in self._counts:
                path += (self._counts[path] - 1,)
        return path


def _statement_head(text: str, at: int) -> str:
    """A key up to its `=`, or a header up to the end of its brackets; quoted parts are skipped."""
    stop = "]" if text[at] == "[" else "="
    end = at
    while text[end] != stop:
        end = _end_of_string(text, end) if text[end] in "\"'" else end + 1
    return text[at:end]


def _split_key(key: str) -> list[str]:
    parts = [""]
    at = 0
    while at < len(key):
        if key[at] in "\"'":
            end = _end_of_string(key, at)
            parts[-1] += key[at + 1 : end - 1]
            at = end
            continue
        if key[at] == ".":
            parts.append("")
        elif key[at] not in " \t":
            parts[-1] += key[at]
        at += 1
    return parts


def _end_of_line(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end


def _end_of_value(text: str, at: int) -> int:
    """The end of the line on which a value ends: it may be an array or a text of many lines."""
    depth = 0
    while at < len(text):
        char = text[at]
        if char in "\"'":
            at = _end_of_string(text, at)
            continue
        if char == "#":
            at = _end_of_line(text, at)
            continue
        if char == "\n" and depth == 0:
            return at
        depth += (char in "[{") - (char in "]}")
        at += 1
    return at


def _end_of_string(text: str, at: int) -> int:
    """The place behind the string that begins at `at`."""
    quote = next(quote for quote in _QUOTES if text.startswith(quote, at))
    at += len(quote)
    while not text.startswith(quote, at):
        at += 2 if text[at] == "\\" and quote[0] == '"' else 1
    at += len(quote)
    # Up to two quotes more may stand at the very end of a text of many lines.
    while len(quote) == 3 and text.startswith(quote[0], at):
        at += 1
    return at
