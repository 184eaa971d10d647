"""The words of Overseer: Fluent catalogues, one folder a language, and one function to say them.

>>> translate("de", "list-two", first="Energie", last="Wasser")
'Energie und Wasser'
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from overseer.text.joints import joined

LANGUAGES: Final = ("en", "fr", "de", "es")

_folders: list[Path] = [Path(__file__).parent]


class TextError(ValueError):
    """A catalogue is broken, or a message was asked for without the arguments that it names."""


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


def default_language(environ: Mapping[str, str]) -> str:
    """The language that a POSIX environment asks for, English when it asks for none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environ.get(variable, "")
        if locale:
            lang = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"


class _Catalogue:
    """All messages of one language in one bundle."""

    __slots__ = ("bundle", "ids")

    def __init__(self, lang: str) -> None:
        # The isolation marks show where words were placed; `joined` takes them away.
        self.bundle = FluentBundle([lang], use_isolating=True)
        found: set[str] = set()
        for folder in _folders:
            for path in sorted((folder / lang).glob("*.ftl")):
                resource = FluentResource(path.read_text(encoding="utf-8"))
                for name in _names(resource, path):
                    if name in found:
                        raise TextError(f"{path}: {name} is defined twice")
                    found.add(name)
                self.bundle.add_resource(resource)
        self.ids = frozenset(found)


def _names(resource: ast.Resource, path: Path) -> list[str]:
    names: list[str] = []
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise TextError(f"{path}: not Fluent: {entry.content}")
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                names.append(entry.id.name)
            names += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return names


@cache
def _catalogue(lang: str) -> _Catalogue:
    if lang not in LANGUAGES:
        raise KeyError(f"no language {lang!r}, there are {', '.join(LANGUAGES)}")
    return _Catalogue(lang)


@lru_cache(maxsize=8192)
def _say(lang: str, id: str, args: tuple[tuple[str, object], ...]) -> str:
    catalogue = _catalogue(lang)
    if id not in catalogue.ids:
        raise KeyError(f"no message {id!r} in language {lang!r}")
    name, _, attribute = id.partition(".")
    message = catalogue.bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, id
    text, errors = catalogue.bundle.format_pattern(pattern, dict(args))
    if errors:
        raise TextError(f"{lang}: {id}: {errors[0]}")
    return joined(lang, str(text))
