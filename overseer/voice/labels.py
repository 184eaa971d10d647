"""What a game calls the members of its scene, for who draws it without knowing it."""

from __future__ import annotations

from functools import lru_cache

from overseer.text import ENGLISH, ids, translate


@lru_cache(maxsize=64)
def labels(game: str, lang: str) -> dict[str, str]:
    """The words of `field-<game>-<name>`, by name."""
    begin = f"field-{game}-"
    found = sorted(id for id in ids(lang) | ids(ENGLISH) if id.startswith(begin))
    return {id.removeprefix(begin): translate(lang, id) for id in found}
