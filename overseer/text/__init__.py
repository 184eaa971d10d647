"""The words of Overseer: Fluent catalogues, one folder a language, and one function to say them.

>>> translate("de", "list-two", first="Energie", last="Wasser")
'Energie und Wasser'
"""

from collections.abc import Mapping

from overseer.text.catalogue import TextError
from overseer.text.languages import COMPLETE, ENGLISH, LANGUAGES, Lang, language, spoken
from overseer.text.saying import check, has, ids, register, translate

__all__ = [
    "COMPLETE",
    "ENGLISH",
    "LANGUAGES",
    "Lang",
    "TextError",
    "check",
    "default_language",
    "has",
    "ids",
    "language",
    "register",
    "spoken",
    "translate",
]


def default_language(environ: Mapping[str, str]) -> str:
    """The language that a POSIX environment asks for, English when it asks for none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environ.get(variable, "")
        if locale:
            return spoken(locale) or ENGLISH
    return ENGLISH
