"""What goes wrong for a caller: a status, a sentence in their language, and what to do."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from overseer.engine.refusal import Refusal, Refused
from overseer.text import translate
from overseer.text.harmless import harmless

LONGEST_ECHO: Final = 80  # of what somebody sent, in a sentence about it


class Complaint(Exception):
    """A request that cannot be granted; `id` and `args` make the sentence."""

    def __init__(self, status: int, id: str, /, **args: object) -> None:
        super().__init__(id)
        self.status = status
        self.id = id
        self.args_ = args
        self.given: dict[str, msgspec.Raw] = {}  # what the answer carries besides

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.status, self.id, self.args_)  # told from one process to another

    def text(self, lang: str) -> str:
        """The sentence in a language."""
        shown = {key: _shown(value) for key, value in self.args_.items()}
        return translate(lang, f"server-{self.id}", **shown)


def _again(status: int, id: str, args: dict[str, object]) -> Complaint:
    return Complaint(status, id, **args)


def _shown(value: object) -> object:
    return harmless(value[:LONGEST_ECHO]) if isinstance(value, str) else value


class Trouble(msgspec.Struct, omit_defaults=True):
    """What is wrong, as a caller gets it."""

    id: str  # for programs
    text: str  # for people
    rule: str = ""  # the rule of the game or of the table that says so


class Failed(msgspec.Struct):
    """The answer to every request that was not granted."""

    error: Trouble


def refused(error: Refused, text: str) -> Trouble:
    """A refusal of the rules."""
    return Trouble(error.refusal.reason, text, error.refusal.rule)


class RefusedInWords(Refused):
    """A refusal as a seat reads it, with the names of the table."""

    def __init__(self, refusal: Refusal, words: str) -> None:
        super().__init__(refusal)
        self.words = words


def body_of(trouble: Trouble, given: dict[str, msgspec.Raw] | None = None) -> bytes:
    """The answer's bytes: `Failed`, and what it carries besides."""
    return msgspec.json.encode({"error": trouble, **(given or {})})


def json(value: Any) -> bytes:
    """A value as JSON."""
    return msgspec.json.encode(value)
