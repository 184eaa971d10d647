"""How a match ended: how, who won, and what the game itself has to say about it."""

from __future__ import annotations

from overseer.terminal.session import Session
from overseer.terminal.words import listed


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
        who = listed(winners, session.lang)
        lines.append(session.text("plain-winners", who=who, n=len(winners)))
    return [*lines, *session.guise.ending(session)]
