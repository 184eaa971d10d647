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

from overseer.engine.state import Move
from overseer.terminal.campaign.battles import FIGHT
from overseer.terminal.campaign.briefing import briefing_lines
from overseer.terminal.campaign.forces import brought_lines, mustering
from overseer.terminal.keys import on
from overseer.terminal.session import Session
from overseer.terminal.table import palette
from overseer.terminal.table.bars import Keys
from overseer.terminal.table.campaign.campaign_play import LIMIT, CampaignPlay
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
from overseer.terminal.table.table_screen import TableScreen
from overseer.voice.campaign.history import history_lines
from overseer.voice.campaign.journal import journal_lines
from overseer.voice.campaign.words import sides_text
from overseer.voice.wasteland.stories import scenario_title
from overseer.wasteland.campaign.moves import CampaignMove
from overseer.wasteland.campaign.phase import change_of
from overseer.wasteland.campaign.result import BattleResult, result_text
from overseer.wasteland.text.names import signed

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
    def begin(cls, session: Session, habits: Habits | None) -> Self:
        return cls(CampaignPlay(session, habits))

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
        self.set_class(self.play.session.to_fight, "-fight")

    def progress(self) -> Text:
        session, state = self.play.session, self.play.state
        number = len(state.fought) + 1
        words = session.text("table-campaign-progress", course=state.plan.course, number=number)
        if state.battle.scenario and state.topic <= 4:
            title = scenario_title(state.battle.scenario, session.lang)
            words = session.text("table-campaign-progress-in", progress=words, scenario=title)
        return Text(f"  {words}")

    def tally(self) -> Text:
        player = self.play.player
        if not player.own.settled:
            return Text()
        words = self.play.session.text("table-campaign-caps", caps=player.own.caps)
        return Text(words, Style(color=palette.AMBER, bold=True))

    def answer(self, choice: Choice, style: Style) -> Text:
        if len(choice.moves) > 1:
            return Text(f"{group_name(self.play, choice)} …", style)
        move, session = choice.move, self.play.session
        if choice.where.startswith(LIMIT) and isinstance(move, CampaignMove):
            return Text(sides_text(move, session.lang, session.players), style)
        line = Text(session.move_name(move), style)
        state = self.play.state
        assert isinstance(move, CampaignMove)
        change = change_of(state.own, move, state.books)
        if change is not None and change.caps:
            line.append(f" {signed(change.caps)}", Style(color=palette.AMBER))
        return line

    def within_words(self) -> str:
        within = self.play.within
        return "" if within is None else group_name(self.play, within)

    def explained(self) -> list[Text]:
        return detail_lines(self.play)

    def pace(self, move: Move) -> float:
        return QUICK

    def help_sheet(self) -> CampaignHelp:
        return CampaignHelp(self.play)

    def cards_sheet(self) -> CardsSheet:
        return CardsSheet(self.play)

    def end_sheet(self) -> CampaignEnd:
        return CampaignEnd(self.play)

    # The course of the campaign

    def advance(self) -> None:
        session = self.play.session
        if session.to_fight and not session.humans and not self.covered:
            self.action_fight()  # bots need nobody to begin
        else:
            super().advance()

    def _prompt(self) -> Text:
        session = self.play.session
        if session.to_fight and self.play.my_turn:
            words = session.text("table-campaign-fight")
            return Text(words, Style(color=palette.AMBER, bold=True))
        prompt = super()._prompt()
        if self.play.my_turn and mustering(session) is not None:
            hint = session.text("table-campaign-own-force")
            prompt.append(f"\n{hint}", Style(color=palette.QUIET))
        return prompt

    def action_act(self) -> None:
        """Do what the cursor is on; where a battle is prepared, fight it."""
        if self.play.session.to_fight:
            self.action_fight()
        else:
            super().action_act()

    def action_fight(self) -> None:
        """To the battle: this screen comes back after it."""
        if self._ready():
            self.play.finish()
            self.app.exit(FIGHT)

    def action_entered(self) -> None:
        """How the battle ended on a real table."""
        if self._ready():
            self.app.push_screen(EntrySheet(self.play.session), self._entered)

    def _entered(self, result: BattleResult | None) -> None:
        if result is not None:
            self.changed(self.play.type_move(f"result {result_text(result)}"))

    def _ready(self) -> bool:
        session = self.play.session
        if not session.to_fight:
            words = session.text("campaign-not-yet", prompt=session.prompt())
            self.notify(words, severity="warning", markup=False)
        return session.to_fight

    def action_force(self) -> None:
        """The force builder; when no force is asked, those of the battle."""
        session = self.play.session
        player = mustering(session)
        if player is not None and self.play.my_turn:
            self.app.push_screen(ForceBench(session, player), self._brought)
        else:
            title, told = "table-campaign-force", self._forces
            self.app.push_screen(LinesSheet(self.play, title, told), self._redraw_words)

    def _forces(self) -> list[str]:
        return brought_lines(self.play.session)

    def _battles(self) -> list[str]:
        return history_lines(
            self.play.session.voice, self.play.session.reads, self.play.session.record_of
        )

    def _quests(self) -> list[str]:
        return journal_lines(self.play.session.reads)

    def _brought(self, code: str | None) -> None:
        if code is not None:
            self.changed(self.play.bring(code))

    def action_briefing(self) -> None:
        """What a campaign is about, and the battle that comes next."""
        sheet = LinesSheet(self.play, "table-campaign-briefing", self._briefing)
        self.app.push_screen(sheet, self._redraw_words)

    def _briefing(self) -> list[str]:
        session = self.play.session
        return [session.text("table-help-aim-campaign"), "", *briefing_lines(session)]

    def action_timeline(self) -> None:
        """All battles so far."""
        sheet = LinesSheet(self.play, "table-campaign-timeline", self._battles)
        self.app.push_screen(sheet, self._redraw_words)

    def action_journal(self) -> None:
        """The quests."""
        sheet = LinesSheet(self.play, "table-campaign-journal", self._quests)
        self.app.push_screen(sheet, self._redraw_words)

    def action_settlement(self, lines: int) -> None:
        """Up or down a settlement that is longer than its panel."""
        self.query_one(SettlementPanel).scroll_relative(y=lines, animate=False)

    def action_other_player(self) -> None:
        """The next player's settlement."""
        self.play.next_player()
        self.draw()
