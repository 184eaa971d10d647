"""The settlement at a glance: bank, bars, structures, cards, and what waits for the next battle."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll

from overseer.terminal.table import palette
from overseer.terminal.table.campaign.campaign_play import CampaignPlay
from overseer.terminal.table.campaign.shelf import UNKNOWN, piles
from overseer.terminal.table.page import Page, lines, mark_more
from overseer.voice.campaign.given import Person, SettlementScene
from overseer.voice.meter import bar

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
        name = f"{palette.STANDING[seat]} {play.name(seat)}"
        self.border_title = Text(name, palette.seat_style(seat))
        self._more = play.seat.text("table-campaign-below")
        self.query_one(Page).put(lines(*settlement_lines(play, player)))
        self.call_after_refresh(self._below)

    def _below(self) -> None:
        mark_more(self, self, self._more)

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        super().watch_scroll_y(old_value, new_value)
        self.call_after_refresh(self._below)


def settlement_lines(play: CampaignPlay, player: Person) -> list[Text]:
    """Everything that a player owns."""
    say, shelf, own = play.seat.text, play.shelf, player.settlement
    told: list[Text] = []
    if own is not None:
        told.append(_labelled(say("campaign-caps"), Text(str(player.caps), STRONG)))
        for word, (used, all) in meters(own):
            told.append(_meter(say(f"campaign-{word}"), used, all, COLOURS[word]))
    else:
        told.append(Text(say("table-campaign-no-settlement"), QUIET))
    if player.leader:
        args = {"unit": player.leader_name, "card": shelf.card_name(player.leader_card, say)}
        fell = "yes" if player.leader_fell else "no"
        told.append(Text(say("campaign-leader", fell=fell, **args), PLAIN))
    if player.quest:
        quest = player.quest
        name = quest if quest == UNKNOWN else shelf.card_name(quest, say)
        told.append(Text(say("campaign-quest", quest=name), AMBER))
    if own is not None:
        told.append(Text())
        told += _structures(play, own)
    for word, cards in piles(player):
        if cards:
            told.append(Text())
            words = shelf.cards_text(cards, say, play.seat.lang)
            told.append(Text(say(f"campaign-pile-{word}", cards=words), PLAIN))
    if player.notes:
        told += [Text(), *(Text(line, QUIET) for line in player.notes)]
    return told


def meters(own: SettlementScene) -> list[tuple[str, tuple[int, int]]]:
    """Used and all of power, water, room, stores and sheds."""
    return [
        ("power", own.power),
        ("water", own.water),
        ("room", own.room),
        ("stores", own.stores),
        ("sheds", own.sheds),
    ]


def _structures(play: CampaignPlay, own: SettlementScene) -> list[Text]:
    order = list(play.shelf.structures)
    told: list[Text] = []
    for each in sorted(own.structures, key=lambda standing: order.index(standing.id)):
        marks = Text(USED * each.used, Style(color=palette.GREEN))
        marks.append(ON * (each.on - each.used), Style(color=palette.AMBER))
        marks.append(OFF * (each.n - each.on), QUIET)
        told.append(marks.append(f" {each.name}", PLAIN))
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
