"""The languages there are: one line each in `languages.txt`, read by Python and by the page.

Whoever translates names a folder by the variable OVERSEER_LANGUAGES, with a `languages.txt` and
catalogues of its own, to try a language without installing it.

>>> language("fr").name, spoken("de-AT"), spoken("tlh")
('Français', 'de', '')
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

VARIABLE: Final = "OVERSEER_LANGUAGES"
LIST: Final = "languages.txt"
ENGLISH: Final = "en"  # what is said where a message is missing
WHOLE: Final = "whole"


class Language(NamedTuple):
    """A line of the list."""

    code: str
    complete: str  # `whole`, or the games that are, parted by commas
    locale: str
    name: str


def listed(path: Path) -> Iterator[Language]:
    """The languages that a list names; none where there is no such file."""
    if not path.is_file():
        return
    for line in path.read_text(encoding="utf-8").splitlines():
        match line.partition("#")[0].split(maxsplit=3):
            case [code, complete, locale, name]:
                yield Language(code, complete, locale, name.strip())
            case [code, *_]:
                yield Language(code, "", code, code)


def _folders(environ: Mapping[str, str]) -> tuple[Path, ...]:
    named = environ.get(VARIABLE, "").split(os.pathsep)
    return (Path(__file__).parent, *(Path(each).resolve() for each in named if each))


def _known(folders: tuple[Path, ...]) -> dict[str, Language]:
    known: dict[str, Language] = {}
    for folder in folders:
        for each in listed(folder / LIST):
            known.setdefault(each.code, each)
    return known


FOLDERS: Final = _folders(os.environ)
_KNOWN: Final = _known(FOLDERS)
LANGUAGES: Final = tuple(_KNOWN)
# Those in which no message may be missing.
COMPLETE: Final = tuple(code for code, each in _KNOWN.items() if each.complete == WHOLE)

if TYPE_CHECKING:
    Lang = str
else:
    Lang = Literal[LANGUAGES]  # on the wire nothing else passes


def language(code: str) -> Language:
    """A language by its code; KeyError where there is none."""
    return _KNOWN[code]


def spoken(tag: str) -> str:
    """The language of a tag such as `de-AT` or `pt_BR.UTF-8`; empty where it is none of ours."""
    code = tag.partition(".")[0].replace("_", "-").lower()
    if code in _KNOWN:
        return code
    short = code.partition("-")[0]
    return short if short in _KNOWN else ""
