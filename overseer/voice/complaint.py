"""What goes wrong at the command line, as a sentence in the user's language."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from overseer.cardfile.problems import CardFileError, problem_text
from overseer.engine.refusal import Refused, Value
from overseer.text import has, translate
from overseer.text.harmless import harmless

# What a system says about files, and its message here. The kernel passes the system's words on.
_SYSTEM: Final = {
    os.strerror(number): f"system-{name}"
    for name, number in (
        ("missing", errno.ENOENT),
        ("forbidden", errno.EACCES),
        ("not-permitted", errno.EPERM),
        ("folder", errno.EISDIR),
        ("no-folder", errno.ENOTDIR),
        ("full", errno.ENOSPC),
        ("too-large", errno.EFBIG),
        ("quota", errno.EDQUOT),
        ("read-only", errno.EROFS),
        ("name-long", errno.ENAMETOOLONG),
    )
}


class UsageError(Exception):
    """The command line asks for something that cannot be; `id` and `args` make the sentence.

    An argument that reads differently in each language is a function of the language.
    """

    def __init__(self, id: str, /, **args: object) -> None:
        super().__init__(id)
        self.id = id
        self.args_ = args

    def text(self, lang: str) -> str:
        """The sentence in a language."""
        return translate(
            lang, self.id, **{key: _word(arg, lang) for key, arg in self.args_.items()}
        )


def _word(arg: object, lang: str) -> object:
    """An argument in a language; what somebody typed stays on its line."""
    if callable(arg):
        return arg(lang)
    return harmless(arg.replace("\n", "�")) if isinstance(arg, str) else arg


class WorkerLost(UsageError):
    """Not the user's mistake: a process of a simulation was ended from outside."""


def complaint(error: Refused | UsageError | CardFileError, lang: str) -> str:
    """The sentences for a user's error, one line each."""
    if isinstance(error, UsageError):
        return error.text(lang)
    if isinstance(error, CardFileError):
        return "\n".join(problem_text(problem, lang) for problem in error.problems)
    return refused_text(error, lang)


def refused_text(error: Refused, lang: str) -> str:
    """A refusal of the kernel, with its rule where it is one that a player can read."""
    refusal = error.refusal
    words = shown_args(refusal.args, lang)
    sentence = translate(lang, f"refusal-{refusal.reason}", **words)
    if refusal.reason == "game":
        near = get_close_matches(str(words["name"]).lower(), str(words["known"]).split(", "), 1)
        sentence += translate(lang, "cli-guess", guess=near[0] if near else "no")
    if has(lang, f"rule-{refusal.rule}"):
        return translate(lang, "say-refused", sentence=sentence, rule=refusal.rule)
    return sentence


def shown_args(args: Mapping[str, Value], lang: str) -> dict[str, Value]:
    """A refusal's arguments for the screen: the system's words translated, nothing unprintable.

    A file from elsewhere may hold characters that would steer the terminal.
    """
    shown: dict[str, Value] = {
        key: printable(value) if isinstance(value, str) else value for key, value in args.items()
    }
    id = _SYSTEM.get(str(args.get("error", "")))
    if id is not None:
        shown["error"] = translate(lang, id)
    return shown


def printable(text: str) -> str:
    """A text without control characters."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else "�" for char in text)
