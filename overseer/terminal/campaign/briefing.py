"""`overseer campaign briefing`: the battle that is prepared, on a page to be printed."""

from __future__ import annotations

from overseer.terminal.campaign.forces import brought_lines
from overseer.terminal.campaign.session import CampaignSession
from overseer.voice.campaign.situation import battle_lines, waiting_lines
from overseer.voice.wasteland.stories import about_scenario
from overseer.wasteland.campaign.player import SITS_OUT
from overseer.wasteland.campaign.topics import T_RESULT


def briefing_lines(session: CampaignSession) -> list[str]:
    """Title, story, aims and rules, limits, carry-overs, forces, and what waits for each player."""
    state = session.seen
    if session.over or not state.battle.scenario or state.topic > T_RESULT:
        return [session.text("campaign-briefing-none")]
    lines = [*about_scenario(state.battle.scenario, session.lang), ""]
    lines += [*battle_lines(session.reads, state), "", *brought_lines(session)]
    for player in state.players:
        waiting = waiting_lines(player.own, state.books, session.lang)
        if player.side != SITS_OUT and waiting:
            lines += ["", session.text("campaign-briefing-of", seat=session.name(player.seat))]
            lines += [f"  {line}" for line in waiting]
    return lines
