"""What happened, as sentences: an event's arguments become names and amounts in the language."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from overseer.engine.decision import Event
from overseer.engine.refusal import Value
from overseer.engine.state import State
from overseer.terminal.guise import Guise
from overseer.text import translate

Namer = Callable[[int], str]  # what a seat is called


def event_text(event: Event, guise: Guise, state: State, namer: Namer, lang: str) -> str:
    """One event (already cut to what the reader may know)."""
    words = readable(event.args, guise, state, namer, lang)
    return translate(lang, f"event-{event.name}", **words)


def readable(
    args: Mapping[str, Value], guise: Guise, state: State, namer: Namer, lang: str
) -> dict[str, object]:
    """Arguments as a sentence wants them: seats by their names, the rest as the game says it."""
    found: dict[str, object] = {}
    for key, value in guise.told(args, state).items():
        if key in guise.seat_words and isinstance(value, int):
            found[key] = namer(value)
        else:
            found[key] = guise.word(key, value, state, lang)
    return found
