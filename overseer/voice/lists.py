"""Words that the sentences of every game need."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.text import translate


def listed(parts: Sequence[str], lang: str) -> str:
    """“a, b and c”."""
    if len(parts) < 2:
        return parts[0] if parts else translate(lang, "say-nothing")
    text = translate(lang, "list-two", first=parts[-2], last=parts[-1])
    for part in reversed(parts[:-2]):
        text = translate(lang, "list-more", first=part, rest=text)
    return text
