"""How a match ended: how, who won, and what the game itself has to say about it."""

from __future__ import annotations

from overseer.text import has, translate
from overseer.voice.lists import listed
from overseer.voice.reader import Reader
from overseer.voice.voice import Voice


def outcome_lines(voice: Voice, reader: Reader) -> list[str]:
    """The end in lines."""
    outcome = reader.outcome
    if outcome is None:
        return []
    how = voice.end_text(outcome.how, reader)
    lines = [reader.text("plain-refused", sentence=how, rule=outcome.rule)]
    if winners := [reader.name(seat) for seat in voice.winners(reader)]:
        lines.append(winners_text(voice.game, winners, reader.lang))
    return [*lines, *voice.ending(reader)]


def winners_text(game: str, winners: list[str], lang: str) -> str:
    """Who won, in the game's own words if it has some: what several share may be a draw."""
    own = f"say-winners-{game}"
    message = own if has(lang, own) else "say-winners"
    return translate(lang, message, who=listed(winners, lang), n=len(winners))
