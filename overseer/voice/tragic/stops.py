"""Where a person wants to be asked, window by window, in lines."""

from __future__ import annotations

from overseer.text import translate
from overseer.tragic.autopass import SETTINGS, Stops, modes_of


def stop_lines(stops: Stops, words: str, lang: str) -> list[str]:
    """Every window with its setting, or the one that is named; or that there is no such thing."""
    window, _, mode = words.lower().partition(" ")
    mode = mode.strip()
    if window and window not in stops.modes:
        known = ", ".join(SETTINGS)
        return [translate(lang, "plain-stops-no-window", word=window[:40], known=known)]
    if mode and mode not in modes_of(window):
        known = ", ".join(modes_of(window))
        return [translate(lang, "plain-stops-no-mode", word=mode[:40], known=known)]
    lines = [_line(stops, each, lang) for each in SETTINGS if not window or each == window]
    if not window:
        lines.append(translate(lang, "plain-stops-how"))
    if stops.always:  # whatever the windows say
        lines.append(translate(lang, "plain-ask-always", on="yes"))
    return lines


def _line(stops: Stops, window: str, lang: str) -> str:
    what = translate(lang, f"table-stops-{window}")
    mode = stops.modes[window]
    return translate(lang, "plain-stops-window", window=window, mode=mode, what=what)
