"""The function that says a message, and the catalogues behind it.

What a language lacks is said in English.
"""

from functools import cache, lru_cache
from pathlib import Path

from overseer.text.catalogue import Catalogue, TextError
from overseer.text.joints import joined
from overseer.text.languages import COMPLETE, ENGLISH, FOLDERS, LANGUAGES
from overseer.text.own import own_words

_folders: list[Path] = [*FOLDERS]


def register(folder: Path) -> None:
    """Add the catalogues `folder/<language>/*.ftl` of a game from outside the package."""
    if folder not in _folders:
        _folders.append(folder)
        _say.cache_clear()
        _catalogue.cache_clear()


def translate(_lang: str, _id: str, /, **args: object) -> str:
    """Say message `_id` (an attribute: `id.attr`) in a language; KeyError when there is none.

    What the language lacks, or says with a mistake, is said in English. What a file of one's own
    names is said by its ids where no catalogue knows it.
    """
    # Every cell of a screen comes through here, so sentences already said are remembered.
    return _say(_lang, _id, tuple(args.items()))


def ids(lang: str) -> frozenset[str]:
    """All messages that a language has itself, attributes written as `id.attr`."""
    return _catalogue(lang).ids


def has(lang: str, id: str) -> bool:
    """Whether this message or attribute can be said: a language that lacks it has it in English."""
    if id in _catalogue(lang).ids:
        return True
    # In the package a whole language has all that English has, which then need not be read.
    return (lang not in COMPLETE or len(_folders) > len(FOLDERS)) and id in _english().ids


def check(lang: str) -> None:
    """Parse every message of a language; TextError when one is not Fluent."""
    _catalogue(lang).check()


@cache
def _catalogue(lang: str) -> Catalogue:
    if lang not in LANGUAGES:
        raise KeyError(f"no language {lang!r}, there are {', '.join(LANGUAGES)}")
    files = (path for folder in _folders for path in sorted((folder / lang).glob("*.ftl")))
    return Catalogue(lang, files, None if lang == ENGLISH else _english)


def _english() -> Catalogue:
    return _catalogue(ENGLISH)


@lru_cache(maxsize=8192)
def _say(lang: str, id: str, args: tuple[tuple[str, object], ...]) -> str:
    catalogue = _catalogue(lang)
    try:
        return joined(lang, catalogue.say(id, dict(args)))
    except (KeyError, TextError):
        if lang != ENGLISH and id in _english().ids:
            return _say(ENGLISH, id, args)
        # Of an id such as “reward” a catalogue may have a message for something else.
        own = None if args else own_words(id)
        if own is None:
            raise
    words, says = own
    return translate(lang, says, end=words) if says else words
