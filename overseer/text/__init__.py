"""The words of Overseer: Fluent catalogues, one folder a language, and one function to say them.

>>> translate("de", "list-two", first="Energie", last="Wasser")
'Energie und Wasser'
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from overseer.text.catalogue import Catalogue, TextError
from overseer.text.joints import joined

__all__ = [
    "LANGUAGES",
    "TextError",
    "check",
    "default_language",
    "has",
    "ids",
    "register",
    "translate",
]

LANGUAGES: Final = ("en", "fr", "de", "es")

_folders: list[Path] = [Path(__file__).parent]


def register(folder: Path) -> None:
    """Add the catalogues `folder/<language>/*.ftl` of a game from outside the package."""
    if folder not in _folders:
        _folders.append(folder)
        _say.cache_clear()
        _catalogue.cache_clear()


def translate(lang: str, id: str, /, **args: object) -> str:
    """Say message `id` (an attribute: `id.attr`) in a language; KeyError when it has none."""
    # Every cell of a screen comes through here, so sentences already said are remembered.
    return _say(lang, id, tuple(args.items()))


def ids(lang: str) -> frozenset[str]:
    """All messages of a language, attributes written as `id.attr`."""
    return _catalogue(lang).ids


def has(lang: str, id: str) -> bool:
    """Whether a language has this message or attribute."""
    return id in _catalogue(lang).ids


def check(lang: str) -> None:
    """Parse every message of a language; TextError when one is not Fluent."""
    _catalogue(lang).check()


def default_language(environ: Mapping[str, str]) -> str:
    """The language that a POSIX environment asks for, English when it asks for none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environ.get(variable, "")
        if locale:
            lang = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"


@cache
def _catalogue(lang: str) -> Catalogue:
    if lang not in LANGUAGES:
        raise KeyError(f"no language {lang!r}, there are {', '.join(LANGUAGES)}")
    return Catalogue(
        lang, (path for folder in _folders for path in sorted((folder / lang).glob("*.ftl")))
    )


@lru_cache(maxsize=8192)
def _say(lang: str, id: str, args: tuple[tuple[str, object], ...]) -> str:
    return joined(lang, _catalogue(lang).say(id, dict(args)))
