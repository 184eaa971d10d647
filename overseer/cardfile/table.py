"""One table of a card file, read key by key: what is wrong is noted, and reading goes on."""

import re
from typing import Final, TypeVar

from overseer.cardfile.lines import Path
from overseer.cardfile.problems import Problems, guess, shown
from overseer.text import LANGUAGES

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
NAME_LENGTH: Final = 40

T = TypeVar("T")
Self = TypeVar("Self", bound="Table")


class Table:
    """One table of the file, read key by key; what is wrong is noted and a stand-in given."""

    def __init__(
        self, data: dict[str, object], path: Path, problems: Problems, card: str = ""
    ) -> None:
        self.data = data
        self.path = path
        self.problems = problems
        self.card = card

    @property
    def line(self) -> int:
        return self.problems.lines.of(self.path)

    def wrong(self, key: str, id: str, /, **args: str | int) -> None:
        """Note a problem at a key of this table (or at the table, if the key is missing)."""
        line = self.problems.lines.of((*self.path, key))
        self.problems.at(line, id, self.card, **args)

    def only(self, *keys: str) -> None:
        """Every other key is an error."""
        for key in self.data:
            if key not in keys:
                allowed = " ".join(keys)
                hints = guess(key, keys)
                self.wrong(key, "cardfile-unknown-key", key=shown(key), allowed=allowed, **hints)

    def has(self, key: str) -> bool:
        return key in self.data

    def text(self, key: str, default: str | None = None) -> str:
        return self._typed(key, str, "text", "" if default is None else default, default is None)

    def texts(self, key: str, needed: bool = False) -> list[str]:
        """A list of texts; what is no text in it is an error."""
        found = self._typed(key, list, "texts", [], needed)
        texts = [text for text in found if isinstance(text, str)]
        if len(texts) < len(found):
            self.wrong(key, "cardfile-type", key=key, wanted="texts")
        return texts

    def flag(self, key: str) -> bool:
        return self._typed(key, bool, "flag", False, False)

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        stand_in = 0 if default is None else default
        value = self._typed(key, int, "number", stand_in, default is None)
        if type(self.data.get(key)) is int and not low <= value <= high:
            # Python prints no number of more than 4,300 digits.
            written = str(value) if abs(value) < 10**12 else "…"
            self.wrong(key, "cardfile-range", key=key, value=written, low=low, high=high)
            return stand_in
        return value

    def choice(self, key: str, allowed: tuple[str, ...], default: str | None = None) -> str:
        value = self.text(key, default)
        if isinstance(self.data.get(key), str) and value not in allowed:
            options, hints = " ".join(allowed), guess(value, allowed)
            self.wrong(
                key, "cardfile-choice", key=key, value=shown(value), allowed=options, **hints
            )
            return ""
        return value

    def id(self, key: str = "id", default: str | None = None) -> str:
        value = self.text(key, default)
        if value and not (_ID.fullmatch(value) and len(value) <= NAME_LENGTH):
            self.wrong(key, "cardfile-id", id=shown(value))
        return value

    def names(self, key: str = "name", longest: int = NAME_LENGTH) -> dict[str, str]:
        """One name for all languages, or a table of them by language."""
        value = self.data.get(key)
        if isinstance(value, str):
            self._check_name(key, value, longest)
            return dict.fromkeys(LANGUAGES, value)
        inner = Table(
            self._typed(key, dict, "name", {}, False),
            (*self.path, key),
            self.problems,
            self.card,
        )
        inner.only(*LANGUAGES)
        names = {lang: inner.text(lang) for lang in LANGUAGES if inner.has(lang)}
        for name in names.values():
            self._check_name(key, name, longest)
        return names

    def tables(self: Self, key: str) -> list[Self]:
        found = self._typed(key, list, "tables", [], False)
        tables = [
            type(self)(data, (*self.path, key, at), self.problems, self.card)
            for at, data in enumerate(found)
            if isinstance(data, dict)
        ]
        if len(tables) < len(found):
            self.wrong(key, "cardfile-type", key=key, wanted="tables")
        return tables

    def _typed(self, key: str, kind: type[T], wanted: str, stand_in: T, needed: bool) -> T:
        if key not in self.data:
            if needed:
                self.wrong(key, "cardfile-missing-key", key=key)
            return stand_in
        value = self.data[key]
        # A bool is an int to Python, not to the author of a card.
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            self.wrong(key, "cardfile-type", key=key, wanted=wanted)
            return stand_in
        return value

    def _check_name(self, key: str, name: str, longest: int) -> None:
        if not (name.strip() and name.isprintable() and len(name) <= longest):
            self.wrong(key, "cardfile-name", high=longest)
