"""The timeline of a campaign: every battle with its result, its caps and what follows from it."""

from __future__ import annotations

from collections.abc import Callable

from overseer.voice.campaign.carried import consequence_lines
from overseer.voice.campaign.situation import seen_by
from overseer.voice.campaign.words import end_text
from overseer.voice.outcome import outcome_lines
from overseer.voice.reader import Reader
from overseer.voice.voice import Voice
from overseer.voice.wasteland.stories import scenario_title
from overseer.wasteland.campaign.player import SITS_OUT, Fought

FileOf = Callable[[int], str]  # where the record of a battle lies; empty: nowhere


def history_lines(voice: Voice, reader: Reader, file_of: FileOf) -> list[str]:
    """All battles, and the end when there is one."""
    lines: list[str] = []
    for number, battle in enumerate(seen_by(reader).fought, start=1):
        lines += [*battle_lines(reader, number, battle, file_of), ""]
    if not lines:
        lines = [reader.text("campaign-history-none")]
    if reader.over:
        lines += outcome_lines(voice, reader)
    return lines


def battle_lines(reader: Reader, number: int, battle: Fought, file_of: FileOf) -> list[str]:
    """One battle: where, how it ended, what everybody got, what it means for later ones."""
    lang, say = reader.lang, reader.text
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
            line = say("campaign-history-caps", seat=reader.name(seat), how=word, **args)
            lines.append(f"   {line}")
    lines += [f"   {line}" for line in consequence_lines(reader, seen_by(reader), number)]
    file = file_of(number) if battle.record else ""
    if file:
        lines.append("   " + say("campaign-history-record", file=file))
    elif not battle.record:
        lines.append("   " + say("campaign-history-entered"))
    return lines
