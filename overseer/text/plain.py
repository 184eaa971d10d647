"""Words as they are compared: what somebody types need not be exact."""

from __future__ import annotations

import unicodedata


def plain(words: str) -> str:
    """Words in small letters without accents and hyphens.

    >>> plain("Fusil-À-pompe ")
    'fusil a pompe'
    """
    parts = unicodedata.normalize("NFKD", words.casefold().replace("-", " "))
    return "".join(char for char in parts if not unicodedata.combining(char)).strip()
