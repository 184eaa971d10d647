"""The one way from the terminal to rooms of the lab that are extras: by name, when asked for.

They need libraries that everything else does without.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

from overseer.release import how_to_install
from overseer.terminal.values import is_there
from overseer.voice.complaint import UsageError, printable, shown_args


def report(module: str) -> ModuleType:
    """A module of `overseer.lab.report`; a sentence where its libraries are not installed."""
    return room(f"report.{module}", "report-no-libraries", "reports")


def room(module: str, sentence: str, extra: str) -> ModuleType:
    """A module of the lab that has libraries of its own; the sentence where they are missing."""
    try:
        return import_module(f"overseer.lab.{module}")
    except ModuleNotFoundError as error:
        missing = (error.name or "?").partition(".")[0]
        if missing == "overseer":
            raise
        raise UsageError(sentence, missing=missing, install=how_to_install(extra)) from error


def place_of(typed: str, option: str, *suffixes: str) -> Path:
    """The file that is to be written, before anything is played for it."""
    path = Path(typed)
    if path.suffix.lower() not in suffixes:
        endings = ", ".join(suffixes)
        raise UsageError("report-error-kind", option=option, file=printable(typed), kinds=endings)
    if not is_there(path.parent):  # a slip of the pen should not make folders
        raise UsageError("cli-error-save-folder", folder=printable(str(path.parent)))
    return path


def unwritten(path: Path, error: OSError, lang: str) -> UsageError:
    """Why a file could not be written."""
    words = shown_args({"file": str(path), "error": error.strerror or "?"}, lang)
    return UsageError("odds-error-file", **words)
