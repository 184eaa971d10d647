"""What happened, as sentences: an event's arguments become names and amounts in the language."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from overseer.engine.decision import Event
from overseer.engine.refusal import Value
from overseer.engine.state import State
from overseer.terminal.words import card_name, cube_words, read_cubes
from overseer.text import translate

Namer = Callable[[int], str]  # what a seat is called


def event_text(event: Event, state: State, namer: Namer, lang: str) -> str:
    """One event (already cut to what the reader may know)."""
    return translate(lang, f"event-{event.name}", **readable(event.args, state, namer, lang))


def readable(args: Mapping[str, Value], state: State, namer: Namer, lang: str) -> dict[str, object]:
    """Arguments as a sentence wants them: seats, cards and cubes by their names."""
    found: dict[str, object] = {}
    for key, value in args.items():
        if key in ("seat", "owner") and isinstance(value, int):
            found[key] = namer(value)
        elif key in ("item", "room", "threat") and isinstance(value, str):
            found[key] = card_name(state, key, value, lang)
        elif key in ("cubes", "give", "take") and isinstance(value, str):
            found[key] = cube_words(read_cubes(value), lang)
        else:
            found[key] = value
    return found
