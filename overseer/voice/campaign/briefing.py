"""The battle that is prepared, on a page: to be read before it, or printed."""

from __future__ import annotations

from overseer.voice.campaign.forces import brought_lines
from overseer.voice.campaign.situation import battle_lines, seen_by, waiting_lines
from overseer.voice.reader import Reader
from overseer.voice.wasteland.stories import about_scenario
from overseer.wasteland.campaign.player import SITS_OUT
from overseer.wasteland.campaign.topics import T_RESULT


def briefing_lines(reader: Reader) -> list[str]:
    """Title, story, aims and rules, limits, carry-overs, forces, and what waits for each player."""
    state = seen_by(reader)
    if reader.over or not state.battle.scenario or state.topic > T_RESULT:
        return [reader.text("campaign-briefing-none")]
    lines = [*about_scenario(state.battle.scenario, reader.lang), ""]
    lines += [*battle_lines(reader, state), "", *brought_lines(reader)]
    for player in state.players:
        waiting = waiting_lines(player.own, state.books, reader.lang)
        if player.side != SITS_OUT and waiting:
            lines += ["", reader.text("campaign-briefing-of", seat=reader.name(player.seat))]
            lines += [f"  {line}" for line in waiting]
    return lines
