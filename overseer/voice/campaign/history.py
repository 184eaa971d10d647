"""The timeline of a campaign: every battle with its result, its caps and what follows from it."""

from __future__ import annotations

from overseer.terminal.campaign.session import CampaignSession
from overseer.voice.campaign.carried import consequence_lines
from overseer.voice.campaign.words import end_text
from overseer.voice.outcome import outcome_lines
from overseer.voice.wasteland.stories import scenario_title
from overseer.wasteland.campaign.folder import battle_file
from overseer.wasteland.campaign.player import SITS_OUT, Fought


def history_lines(session: CampaignSession) -> list[str]:
    """All battles, and the end when there is one."""
    lines: list[str] = []
    for number, battle in enumerate(session.campaign.fought, start=1):
        lines += [*battle_lines(session, number, battle), ""]
    if not lines:
        lines = [session.text("campaign-history-none")]
    if session.over:
        lines += outcome_lines(session)
    return lines


def battle_lines(session: CampaignSession, number: int, battle: Fought) -> list[str]:
    """One battle: where, how it ended, what everybody got, what it means for later ones."""
    lang, say = session.lang, session.text
    title = scenario_title(battle.scenario, lang)
    lines = [say("campaign-history-battle", number=number, scenario=title, limit=battle.limit)]
    end = end_text(battle.scenario, battle.victor, battle.level, battle.how, lang)
    lines.append(f"   {end}")
    if battle.rounds:
        lines.append("   " + say("campaign-history-rounds", n=battle.rounds))
    for seat, side in enumerate(battle.sides):
        if side != SITS_OUT:
            args = {"caps": battle.caps[seat], "bank": battle.bank[seat]}
            word = "won" if side == battle.victor else "lost" if battle.victor >= 0 else "draw"
            line = say("campaign-history-caps", seat=session.name(seat), how=word, **args)
            lines.append(f"   {line}")
    lines += [f"   {line}" for line in consequence_lines(session, session.campaign, number)]
    if battle.record and battle_file(session.folder.path, number).is_file():
        file = str(battle_file(session.folder.path, number))
        lines.append("   " + say("campaign-history-record", file=file))
    elif not battle.record:
        lines.append("   " + say("campaign-history-entered"))
    return lines
