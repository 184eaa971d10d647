"""Forces for the battle that is prepared: the limit, what is there to bring, and by which code."""

from __future__ import annotations

from pathlib import Path

from overseer.terminal.campaign.session import CampaignSession
from overseer.terminal.values import is_there
from overseer.voice.campaign.forces import bounds_lines, brought_lines
from overseer.voice.campaign.words import force_title
from overseer.voice.complaint import UsageError, printable
from overseer.wasteland.campaign.default_force import legal_forces
from overseer.wasteland.campaign.player import Player
from overseer.wasteland.campaign.topics import T_FORCE
from overseer.wasteland.force.code import decode, encode, looks_like_code
from overseer.wasteland.force.force import Force
from overseer.wasteland.force.force_file import read_force
from overseer.wasteland.force.ready import READY, resolve


def mustering(session: CampaignSession) -> Player | None:
    """The player who is asked for a force now."""
    state = session.campaign
    return state.owner if not session.over and state.topic == T_FORCE else None


def force_lines(session: CampaignSession) -> list[str]:
    """The limit, what the settlement gives out, and forces that may be brought."""
    player = mustering(session)
    if player is None:
        return brought_lines(session.reads)
    state = session.campaign
    lines = bounds_lines(session.reads, player)
    for number, code in enumerate(legal_forces(state, player), start=1):
        force = decode(code, state.books.cards)
        line = force_title(force, state.books, session.lang)
        lines.append(f"{number}. {line}")
        lines.append(f"   {code}")
    return [*lines, session.text("campaign-force-hint")]


def code_of(session: CampaignSession, typed: str) -> str:
    """The code of the force that somebody means: a number of the list, a name, a file, a code."""
    return encode(force_named(session, typed), session.books.cards)


def force_named(session: CampaignSession, typed: str) -> Force:
    """The force that somebody means."""
    cards = session.books.cards
    word = typed.strip()
    player = mustering(session)
    if word.isdecimal() and player is not None:
        codes = legal_forces(session.campaign, player)
        number = int(word) if len(word) < 4 else 0
        if not 1 <= number <= len(codes):
            raise UsageError("campaign-entry-number", most=len(codes))
        return decode(codes[number - 1], cards)
    if word in READY:
        return resolve(word, cards)
    if is_there(word) or word.endswith(".toml"):
        return read_force(Path(word), cards)
    if looks_like_code("".join(word.split())):
        return decode(word, cards)
    raise UsageError("campaign-error-force", word=printable(word[:40]))
