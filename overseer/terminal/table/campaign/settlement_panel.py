"""The settlement at a glance: bank, bars, structures, cards, and what waits for the next battle."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll

from overseer.terminal.table import palette
from overseer.terminal.table.campaign.campaign_play import CampaignPlay
from overseer.terminal.table.page import Page, lines, mark_more
from overseer.voice.campaign.situation import (
    bar,
    cards_text,
    meters,
    perk_lines,
    piles,
    waiting_lines,
)
from overseer.voice.campaign.words import structure_title
from overseer.wasteland.campaign.player import Player
from overseer.wasteland.campaign.text import model_name
from overseer.wasteland.settlement.holdings import UNKNOWN
from overseer.wasteland.settlement.supply import supplied
from overseer.wasteland.text.names import named

STRONG = Style(color=palette.BRIGHT, bold=True)
PLAIN = Style(color=palette.TEXT)
QUIET = Style(color=palette.QUIET)
AMBER = Style(color=palette.AMBER)
COLOURS = {
    "power": palette.RESOURCES["energy"],
    "water": palette.RESOURCES["water"],
    "room": palette.GREEN,
    "stores": palette.AMBER,
    "sheds": palette.AMBER,
}
ON, OFF, USED = "●", "○", "✓"  # a structure works, does not, has been used


class SettlementPanel(VerticalScroll, can_focus=False):
    """One player's settlement."""

    _more = ""

    def compose(self) -> ComposeResult:
        yield Page(id="settlement-lines")

    def show(self, play: CampaignPlay) -> None:
        """Draw the settlement of the player who is looked at."""
        player = play.player
        seat = player.seat
        name = f"{palette.STANDING[seat]} {play.session.name(seat)}"
        self.border_title = Text(name, palette.seat_style(seat))
        self._more = play.session.text("table-campaign-below")
        self.query_one(Page).put(lines(*settlement_lines(play, player)))
        self.call_after_refresh(self._below)

    def _below(self) -> None:
        mark_more(self, self, self._more)

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        super().watch_scroll_y(old_value, new_value)
        self.call_after_refresh(self._below)


def settlement_lines(play: CampaignPlay, player: Player) -> list[Text]:
    """Everything that a player owns."""
    session, own, books = play.session, player.own, play.state.books
    lang, say = session.lang, session.text
    told: list[Text] = []
    if own.settled:
        told.append(_labelled(say("campaign-caps"), Text(str(own.caps), STRONG)))
        for word, (used, all) in meters(own, books):
            told.append(_meter(say(f"campaign-{word}"), used, all, COLOURS[word]))
    else:
        told.append(Text(say("table-campaign-no-settlement"), QUIET))
    if own.leader:
        unit, card = model_name(own.leader, lang), named("leader", own.leader_card, lang)
        fell = "yes" if own.leader_fell else "no"
        told.append(Text(say("campaign-leader", unit=unit, card=card, fell=fell), PLAIN))
    if player.quest:
        quest = "?" if player.quest == UNKNOWN else named("quest", player.quest, lang)
        told.append(Text(say("campaign-quest", quest=quest), AMBER))
    if own.settled:
        told.append(Text())
        told += _structures(play, player)
    for word, cards in piles(player):
        if cards:
            told.append(Text())
            words = say(f"campaign-pile-{word}", cards=cards_text(cards, books, lang))
            told.append(Text(words, PLAIN))
    more = [*perk_lines(own, lang), *waiting_lines(own, books, lang)]
    if more:
        told += [Text(), *(Text(line, QUIET) for line in more)]
    return told


def _structures(play: CampaignPlay, player: Player) -> list[Text]:
    own, books, lang = player.own, play.state.books, play.session.lang
    told: list[Text] = []
    for id in books.structures.by_id:
        n = own.built.get(id, 0)
        if not n:
            continue
        on = supplied(own, id, books)
        used = min(own.used.get(id, 0), on)
        marks = Text(USED * used, Style(color=palette.GREEN))
        marks.append(ON * (on - used), Style(color=palette.AMBER))
        marks.append(OFF * (n - on), QUIET)
        told.append(marks.append(f" {structure_title(id, own, books, lang)}", PLAIN))
    return told


def _labelled(label: str, value: Text) -> Text:
    return Text(f"{label:<10} ", QUIET).append_text(value)


def _meter(label: str, used: int, all: int, colour: str) -> Text:
    bad = used > all
    value = Text(bar(used, all), Style(color=palette.RED if bad else colour))
    value.append(
        f"{' ' if value else ''}{used}/{all}",
        Style(color=palette.RED, bold=True) if bad else STRONG,
    )
    return _labelled(label, value)
