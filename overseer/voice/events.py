"""What happened, as sentences: an event's arguments become names and amounts in the language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

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


def counted(lines: Iterable[str]) -> Iterator[str]:
    """Lines in their order; what repeats is told once, with “×6”."""
    last, times = "", 0
    for line in lines:
        if times and line == last:
            times += 1
            continue
        if times:
            yield _times(last, times)
        last, times = line, 1
    if times:
        yield _times(last, times)


def _times(line: str, times: int) -> str:
    return line if times == 1 else f"{line}\u00a0×{times}"


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
