"""The quest journal: what has been taken, what is open, what is done."""

from __future__ import annotations

from overseer.voice.campaign.situation import seen_by
from overseer.voice.campaign.words import card_text
from overseer.voice.lists import listed
from overseer.voice.reader import Reader
from overseer.wasteland.campaign.player import Player
from overseer.wasteland.settlement.holdings import UNKNOWN
from overseer.wasteland.settlement.quests import open_quests
from overseer.wasteland.text import cards as text
from overseer.wasteland.text.names import named


def journal_lines(reader: Reader, offered: bool = False) -> list[str]:
    """Every player's quests, as far as the reader may know; `offered`: the open ones come next."""
    lines: list[str] = []
    for player in seen_by(reader).players:
        lines += [*player_lines(reader, player, not offered), ""]
    return lines[:-1]


def player_lines(reader: Reader, player: Player, all_open: bool = True) -> list[str]:
    """One player's journal."""
    own, books, lang, say = player.own, seen_by(reader).books, reader.lang, reader.text
    lines = [say("campaign-journal-of", seat=reader.name(player.seat))]
    if player.quest == UNKNOWN:
        lines.append("  " + say("campaign-journal-secret"))
    elif player.quest:
        quest = named("quest", player.quest, lang)
        lines.append("  " + say("campaign-journal-taken", quest=quest))
        lines.append("    " + card_text(player.quest, books, lang))
    done = [named("quest", id, lang) for id in own.finished]
    if done:
        lines.append("  " + say("campaign-journal-done", n=len(done), quests=listed(done, lang)))
    if all_open and (player.seat == reader.viewer or len(reader.seats) == 1):
        lines.append("  " + say("campaign-journal-open"))
        for id in open_quests(own, books):
            lines.append(f"  · {named('quest', id, lang)} [{id}]")
            story = text.flavour(books.cards.quest(id), lang)
            lines += [f"      {line}" for line in (story, card_text(id, books, lang)) if line]
    return lines
