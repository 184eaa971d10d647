"""Forces for the battle that is prepared: the limit, what is there to bring, and by which code."""

from __future__ import annotations

from pathlib import Path

from overseer.terminal.campaign.session import CampaignSession
from overseer.terminal.values import is_there
from overseer.voice.campaign.situation import cards_text
from overseer.voice.campaign.words import force_title
from overseer.voice.complaint import UsageError, printable
from overseer.wasteland.campaign.default_force import legal_forces
from overseer.wasteland.campaign.muster import limit_of
from overseer.wasteland.campaign.player import SITS_OUT, Player
from overseer.wasteland.campaign.text import model_name
from overseer.wasteland.campaign.topics import T_FORCE
from overseer.wasteland.force.caps import force_caps
from overseer.wasteland.force.code import decode, encode, looks_like_code
from overseer.wasteland.force.force import Force
from overseer.wasteland.force.force_file import read_force
from overseer.wasteland.force.ready import READY, resolve
from overseer.wasteland.force.text import unit_line
from overseer.wasteland.settlement.holdings import UNKNOWN
from overseer.wasteland.text.names import named


def mustering(session: CampaignSession) -> Player | None:
    """The player who is asked for a force now."""
    state = session.campaign
    return state.owner if not session.over and state.topic == T_FORCE else None


def force_lines(session: CampaignSession) -> list[str]:
    """The limit, what the settlement gives out, and forces that may be brought."""
    player = mustering(session)
    if player is None:
        return brought_lines(session)
    state, say = session.campaign, session.text
    own = player.own
    lines = [say("campaign-force-limit", limit=limit_of(state, player))]
    if own.settled and own.leader:
        card = named("leader", own.leader_card, session.lang)
        lines.append(
            say("campaign-force-leader", unit=model_name(own.leader, session.lang), card=card)
        )
    cards = [*own.chosen, *own.free]
    if cards:
        lines.append(
            say("campaign-force-cards", cards=cards_text(cards, state.books, session.lang))
        )
    elif own.settled:
        lines.append(say("campaign-force-standard"))
    for number, code in enumerate(legal_forces(state, player), start=1):
        force = decode(code, state.books.cards)
        line = force_title(force, state.books, session.lang)
        lines.append(f"{number}. {line}")
        lines.append(f"   {code}")
    return [*lines, say("campaign-force-hint")]


def brought_lines(session: CampaignSession) -> list[str]:
    """The forces of the battle that is prepared or was fought last."""
    state = session.seen
    lines: list[str] = []
    for player in state.players:
        if player.force == UNKNOWN:
            lines.append(session.text("campaign-force-hidden", seat=session.name(player.seat)))
        elif player.side != SITS_OUT and player.force:
            lines.append(session.text("campaign-force-of", seat=session.name(player.seat)))
            lines += units_lines(session, decode(player.force, state.books.cards))
    return lines or [session.text("campaign-force-none")]


def units_lines(session: CampaignSession, force: Force) -> list[str]:
    """Every unit of a force, and what it all costs."""
    books, lang = session.books, session.lang
    lines = [f"  {unit_line(unit, books.cards, books.caps_list, lang)}" for unit in force.units]
    if force.boosts:
        boosts = cards_text(force.boosts, books, lang)
        lines.append(session.text("campaign-pile-hand", cards=boosts))
    caps = force_caps(force, books.cards, books.caps_list)
    return [*lines, session.text("campaign-force-sum", caps=caps)]


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
