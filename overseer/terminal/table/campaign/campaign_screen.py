"""The campaign on the whole screen: settlement and log on the left, question and answer beside."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Self

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical

from overseer.terminal.keys import on
from overseer.terminal.table import palette
from overseer.terminal.table.bars import Keys
from overseer.terminal.table.campaign.campaign_play import BEFORE, LIMIT, CampaignPlay
from overseer.terminal.table.campaign.detail import detail_lines, group_name
from overseer.terminal.table.campaign.force_bench import ForceBench
from overseer.terminal.table.campaign.settlement_panel import SettlementPanel
from overseer.terminal.table.campaign.sheets import (
    CampaignEnd,
    CampaignHelp,
    CardsSheet,
    EntrySheet,
    LinesSheet,
)
from overseer.terminal.table.choice_panel import ChoicePanel
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.chronicle import Chronicle
from overseer.terminal.table.detail import Detail
from overseer.terminal.table.play import Habits
from overseer.terminal.table.seat import FIGHT, Seat
from overseer.terminal.table.table_screen import TableScreen

WIDE = 116  # cells from which on the answer stands beside the question
QUICK = 0.2  # of the usual time: a settlement phase has many moves


class CampaignScreen(TableScreen):
    """Settlement, question, explanation, log; the battle is one key away."""

    STYLES: ClassVar[Path] = Path(__file__).with_name("styles.tcss")
    KEYS: ClassVar[Keys] = (
        ("act", "act", "act"),
        ("on", "go_on", "go-on"),
        ("briefing", "briefing", "campaign-briefing"),
        ("told", "entered", "campaign-entered"),
        ("force", "force", "campaign-force"),
        ("battles", "timeline", "campaign-timeline"),
        ("quests", "journal", "campaign-journal"),
        ("cards", "cards", "cards"),
        ("undo", "undo", "undo"),
        ("why", "explain", "explain"),
        ("help", "help", "help"),
        ("leave", "app.leave(0)", "leave"),
        ("player", "other_player", "campaign-other"),
        ("language", "language", "language"),
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        on("briefing", "briefing"),
        on("told", "entered"),
        on("force", "force"),
        on("battles", "timeline"),
        on("quests", "journal"),
        on("player", "other_player"),
        on("look-up", "settlement(-3)"),
        on("look-down", "settlement(3)"),
    ]

    play: CampaignPlay

    @classmethod
    def begin(cls, seat: Seat, habits: Habits | None) -> Self:
        return cls(CampaignPlay(seat, habits))

    def on_mount(self) -> None:
        if not self.play.begun and self.play.habits.pause:
            self.call_after_refresh(self.action_briefing)

    def compose_table(self) -> ComposeResult:
        with Horizontal(id="body"):
            with Vertical(id="home"):
                yield SettlementPanel(id="settlement")
                yield Chronicle(id="chronicle")
            with Vertical(id="decide"):
                yield ChoicePanel(id="choices")
                yield Detail(id="detail")

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width >= WIDE, "-wide")
        self.call_after_refresh(self.draw)

    def draw_table(self) -> None:
        self.query_one(SettlementPanel).show(self.play)
        self.set_class(self.play.to_fight, "-fight")

    def progress(self) -> Text:
        say, scene = self.play.seat.text, self.play.scene
        number = sum(station.state == "fought" for station in scene.stations) + 1
        words = say("table-campaign-progress", course=scene.course, number=number)
        coming = [station.title for station in scene.stations if station.state == "next"]
        if coming and self.play.question.topic in BEFORE:
            words = say("table-campaign-progress-in", progress=words, scenario=coming[0])
        return Text(f"  {words}")

    def tally(self) -> Text:
        player = self.play.player
        if not player.settled:
            return Text()
        words = self.play.seat.text("table-campaign-caps", caps=player.caps)
        return Text(words, Style(color=palette.AMBER, bold=True))

    def answer(self, choice: Choice, style: Style) -> Text:
        if len(choice.moves) > 1:
            return Text(f"{group_name(self.play, choice)} …", style)
        told = self.play.lines[choice.move]
        if choice.where.startswith(LIMIT):
            return Text(told.of, style)
        line = Text(told.name, style)
        if told.caps:
            line.append(f" {told.caps:+}".replace("-", "−"), Style(color=palette.AMBER))
        return line

    def within_words(self) -> str:
        within = self.play.within
        return "" if within is None else group_name(self.play, within)

    def explained(self) -> list[Text]:
        return detail_lines(self.play)

    def pace(self, move: str) -> float:
        return QUICK

    def help_sheet(self) -> CampaignHelp:
        return CampaignHelp(self.play)

    def cards_sheet(self) -> CardsSheet:
        return CardsSheet(self.play)

    def end_sheet(self) -> CampaignEnd:
        return CampaignEnd(self.play)

    # The course of the campaign

    def advance(self) -> None:
        if self.play.to_fight and not self.play.seat.humans and not self.covered:
            self.action_fight()  # bots need nobody to begin
        else:
            super().advance()

    def _await_others(self) -> None:
        super()._await_others()
        if self.play.to_fight:  # a battle that is played elsewhere: nobody thinks about it
            self.thinking = None
            self.draw()

    def _prompt(self) -> Text:
        play, say = self.play, self.play.seat.text
        if play.to_fight and play.seat.humans:
            told = "table-campaign-fight" if play.fixed.told else "table-campaign-fight-only"
            return Text(say(told), Style(color=palette.AMBER, bold=True))
        prompt = super()._prompt()
        if play.mustering:
            hint = say("table-campaign-own-force")
            prompt.append(f"\n{hint}", Style(color=palette.QUIET))
        return prompt

    def action_act(self) -> None:
        """Do what the cursor is on; where a battle is prepared, fight it."""
        if self.play.to_fight:
            self.action_fight()
        else:
            super().action_act()

    def action_fight(self) -> None:
        """To the battle: this screen comes back after it."""
        if self._ready():
            self.play.finish()
            self.app.exit(FIGHT)

    def action_entered(self) -> None:
        """How the battle ended on a real table, where people may tell that."""
        if not self._ready():
            return
        if self.play.fixed.told:
            self.app.push_screen(EntrySheet(self.play), self._entered)
        else:
            self._warn("table-campaign-played-only")

    def _entered(self, told: bool | None) -> None:
        self.changed(bool(told))

    def _ready(self) -> bool:
        if not self.play.to_fight:
            self._warn("campaign-not-yet", prompt=self.play.question.prompt)
        return self.play.to_fight

    def _warn(self, id: str, **args: object) -> None:
        self.notify(self.play.seat.text(id, **args), severity="warning", markup=False)

    def action_force(self) -> None:
        """The force builder; when no force is asked, those of the battle."""
        if self.play.mustering:
            self.app.push_screen(ForceBench(self.play), self._brought)
        else:
            self._read("table-campaign-force", "forces")

    def _read(self, title: str, page: str, *before: str) -> None:
        """A page of the campaign."""
        sheet = LinesSheet(self.play, title, lambda: self._page(page, *before))
        self.app.push_screen(sheet, self._redraw_words)

    def _page(self, page: str, *before: str) -> list[str]:
        above = [self.play.seat.text(id) for id in before]
        return [*above, *[""] * bool(above), *self.play.ask(page).lines]

    def _brought(self, code: str | None) -> None:
        if code is not None:
            self.changed(self.play.bring(code))

    def action_briefing(self) -> None:
        """What a campaign is about, and the battle that comes next."""
        self._read("table-campaign-briefing", "briefing", "table-help-aim-campaign")

    def action_timeline(self) -> None:
        """All battles so far."""
        self._read("table-campaign-timeline", "timeline")

    def action_journal(self) -> None:
        """The quests."""
        self._read("table-campaign-journal", "journal")

    def action_settlement(self, lines: int) -> None:
        """Up or down a settlement that is longer than its panel."""
        self.query_one(SettlementPanel).scroll_relative(y=lines, animate=False)

    def action_other_player(self) -> None:
        """The next player's settlement."""
        self.play.next_player()
        self.draw()
