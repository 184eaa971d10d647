"""Sheets over the campaign: the timeline, the journal, the cards, and lines to be typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeVar

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from overseer.terminal.campaign.entry import Entry
from overseer.terminal.campaign.typed_force import NoForce, typed_code
from overseer.terminal.keys import on
from overseer.terminal.table import palette
from overseer.terminal.table.campaign.campaign_play import CampaignPlay
from overseer.terminal.table.campaign.settlement_panel import OFF, ON, USED
from overseer.terminal.table.campaign.shelf import UNKNOWN, piles
from overseer.terminal.table.end_sheet import EndSheet
from overseer.terminal.table.page import Folded, mark_more, unbroken
from overseer.terminal.table.play import Play
from overseer.terminal.table.reading import HelpSheet, card, told
from overseer.terminal.table.sheet import PLAIN, QUIET, STRONG, Sheet
from overseer.voice.complaint import UsageError

BAD = Style(color=palette.RED, bold=True)
Answer = TypeVar("Answer")


def _line(line: str, style: Style = PLAIN) -> Folded:
    """A line; what does not fit goes on below it, as far in as it begins."""
    return Folded(Text(line, style), hang=len(line) - len(line.lstrip(" ")))


class LinesSheet(Sheet):
    """Lines under a title, written anew in each language."""

    def __init__(self, play: Play, title: str, told: Callable[[], list[str]]) -> None:
        super().__init__(play)
        self._title = title
        self._told = told

    def heading(self) -> str:
        return self.play.seat.text(self._title)

    def body(self) -> RenderableType:
        return Group(*(_line(line, PLAIN if line[:1] == " " else STRONG) for line in self._told()))


class CardsSheet(Sheet):
    """Every card that the viewer holds, in full."""

    play: CampaignPlay

    def heading(self) -> str:
        return self.play.seat.text("table-campaign-cards")

    def body(self) -> RenderableType:
        say, shelf = self.play.seat.text, self.play.shelf
        parts: list[RenderableType] = []
        for word, cards in piles(self.play.player):
            if cards:
                title = say(f"campaign-pile-{word}", cards="").rstrip(" :\u00a0")
                parts += [Text(title, STRONG)]
            for id in dict.fromkeys(cards):
                text = "" if id == UNKNOWN else shelf.card_text(id)
                parts += card(shelf.card_name(id, say), text)
        return Group(*parts) if parts else Text(say("table-campaign-no-cards"), QUIET)


class CampaignHelp(HelpSheet):
    """All keys and marks."""

    keys: ClassVar[tuple[tuple[str, str], ...]] = (
        ("up,down", "campaign-walk"),
        ("digits", "digits"),
        ("act", "act"),
        ("on", "campaign-on"),
        ("back", "campaign-back"),
        ("briefing", "campaign-briefing"),
        ("told", "campaign-entered"),
        ("force", "campaign-force"),
        ("battles", "campaign-timeline"),
        ("quests", "campaign-journal"),
        ("player", "campaign-other"),
        ("cards", "campaign-cards"),
        ("page-up,page-down", "campaign-read"),
        ("look-up,look-down", "campaign-settlement"),
        ("undo", "undo"),
        ("log", "log"),
        ("why", "explain"),
        ("help", "help"),
        ("rules", "rules"),
        ("speed", "speed"),
        ("language", "language"),
        ("leave", "campaign-leave"),
    )

    def marks(self) -> list[tuple[Text, str]]:
        say = self.play.seat.text
        amber = Style(color=palette.AMBER)
        return [
            (Text(ON, amber), say("table-campaign-on")),
            (Text(OFF, QUIET), say("table-campaign-off")),
            (Text(USED, Style(color=palette.GREEN)), say("table-campaign-used")),
        ]


class CampaignEnd(EndSheet):
    """How the campaign ended, and every player's victories and bank."""

    play: CampaignPlay

    def figures(self) -> list[RenderableType]:
        play = self.play
        parts: list[RenderableType] = [Text()]
        for player in play.scene.players:
            line = play.seat.text(
                "campaign-player",
                seat=play.name(player.seat),
                settled="yes" if player.settled else "no",
                caps=player.caps,
                victories=player.victories,
                battles=player.battles,
            )
            parts.append(Text(line, palette.seat_style(player.seat)))
        return parts


class AskSheet(ModalScreen[Answer | None]):
    """A question, something to read about it, and a line to answer in."""

    BINDINGS: ClassVar[list[BindingType]] = [
        on("back", "close"),
        on("page-up", "read(-1)"),
        on("page-down", "read(1)"),
    ]
    KEYS: ClassVar[str] = "table-campaign-ask-keys"

    def __init__(self, play: CampaignPlay) -> None:
        super().__init__()
        self.play = play

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            with VerticalScroll(id="sheet-body", can_focus=False):
                yield Static(id="sheet-text")
            yield Static(id="sheet-wrong")
            yield Input(id="line")
            keys = unbroken(self.play.seat.text(self.KEYS))
            yield Static(Folded(Text(keys, QUIET)), id="sheet-keys")

    def on_mount(self) -> None:
        self.fill()
        self.query_one(Input).focus()

    def fill(self) -> None:
        """Write the question."""
        self.query_one("#sheet").border_title = Text(self.heading())
        self.query_one("#sheet-text", Static).update(self.body())
        body = self.query_one("#sheet-body")
        body.scroll_home(animate=False)
        body.call_after_refresh(self._below)

    def heading(self) -> str:
        """The title in the frame."""
        raise NotImplementedError

    def body(self) -> RenderableType:
        """The question."""
        raise NotImplementedError

    def action_read(self, way: int) -> None:
        """A page up or down; the line below stays in sight."""
        body = self.query_one("#sheet-body")
        body.scroll_relative(y=way * max(1, body.size.height - 1), animate=False)
        body.call_after_refresh(self._below)

    def _below(self) -> None:
        """Say so when there is more to read than fits."""
        words = self.play.seat.text("table-detail-more")
        mark_more(self.query_one("#sheet"), self.query_one("#sheet-body"), words)

    def on_resize(self) -> None:
        self.call_after_refresh(self._below)

    def wrong(self, words: str) -> None:
        """What is wrong with the last answer; empty: nothing."""
        self.query_one("#sheet-wrong", Static).update(Folded(Text(words, BAD)))

    def action_close(self) -> None:
        """Nothing is answered."""
        self.dismiss(None)


class ForceSheet(AskSheet[str]):
    """What may be brought, and a line for a force of one's own."""

    def heading(self) -> str:
        return self.play.seat.text("table-campaign-force")

    def body(self) -> RenderableType:
        lines = list(self.play.ask("muster").lines)
        for number, choice in enumerate(self.play.question.choices, start=1):
            lines += [f"{number}. {choice.name}", f"   {choice.move.partition(' ')[2]}"]
        lines.append(self.play.seat.text("campaign-force-hint"))
        return Group(*(_line(line) for line in lines))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        if not event.value.strip():
            self.dismiss(None)
            return
        try:
            self.dismiss(typed_code(self.play.seat, event.value))
        except NoForce as error:
            self.wrong(error.text)


class EntrySheet(AskSheet[bool]):
    """How a battle on a real table ended, question by question."""

    BINDINGS: ClassVar[list[BindingType]] = [on("up", "above")]
    KEYS: ClassVar[str] = "table-campaign-entry-keys"

    def __init__(self, play: CampaignPlay) -> None:
        super().__init__(play)
        self.entry = Entry(play.fixed, play.scene, play.seat.lang)

    def heading(self) -> str:
        return self.play.seat.text("table-campaign-entered")

    def body(self) -> RenderableType:
        question = self.entry.question
        if question is None:
            return Text()
        parts: list[RenderableType] = [told(question.text, STRONG), Text()]
        parts += [told(line) for line in question.lines]
        for number, option in enumerate(question.options, start=1):
            line = Text(f"{number:>2}. ", Style(color=palette.AMBER)).append(option, PLAIN)
            parts.append(Folded(line, hang=4))
        return Group(*parts)

    def action_above(self) -> None:
        """To the question before."""
        self.entry.back()
        self.wrong("")
        self.query_one(Input).value = ""
        self.fill()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        try:
            self.entry.answer(event.value)
        except UsageError as error:
            self.wrong(error.text(self.play.seat.lang))
            return
        self.wrong("")
        event.input.value = ""
        if self.entry.question is None and self.play.play(self.entry.move):
            self.dismiss(True)
            return
        why = self.play.refusal
        if why is not None:  # it cannot have ended like that: the last question is open again
            self.play.refusal = None
            self.entry.back()
            self.wrong(self.play.seat.text("campaign-entry-impossible", why=why.text))
        self.fill()
