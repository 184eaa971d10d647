"""How a match ended: how, who won, and what the game itself has to say about it."""

from __future__ import annotations

from overseer.terminal.session import Session
from overseer.text import has, translate
from overseer.voice.lists import listed


def outcome_lines(session: Session) -> list[str]:
    """The end in lines."""
    outcome = session.match.outcome
    if outcome is None:
        return []
    lines = [
        session.text(
            "plain-refused", sentence=session.text(f"end-{outcome.how}"), rule=outcome.rule
        )
    ]
    winners = [session.name(seat) for seat in outcome.winners]
    if winners:
        lines.append(winners_text(session.guise.game, winners, session.lang))
    return [*lines, *session.guise.ending(session)]


def winners_text(game: str, winners: list[str], lang: str) -> str:
    """Who won, in the game's own words if it has some: what several share may be a draw."""
    own = f"plain-winners-{game}"
    message = own if has(lang, own) else "plain-winners"
    return translate(lang, message, who=listed(winners, lang), n=len(winners))
