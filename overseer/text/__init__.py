"""The words of Overseer: Fluent catalogues, one folder a language, and one function to say them.

>>> translate("de", "list-two", first="Energie", last="Wasser")
'Energie und Wasser'
"""

from collections.abc import Mapping

from overseer.text.catalogue import TextError
from overseer.text.saying import LANGUAGES, check, has, ids, register, translate

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


def default_language(environ: Mapping[str, str]) -> str:
    """The language that a POSIX environment asks for, English when it asks for none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environ.get(variable, "")
        if locale:
            lang = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"
