"""The table of Tragic: the mat, and beside or below it log, question and explanation."""

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
from overseer.terminal.keys import on
from overseer.terminal.session import Session
from overseer.terminal.table import palette
from overseer.terminal.table.bars import Keys, TopBar
from overseer.terminal.table.choice_panel import ChoicePanel
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.chronicle import Chronicle, story
from overseer.terminal.table.detail import Detail
from overseer.terminal.table.page import Page, folded
from overseer.terminal.table.play import Habits
from overseer.terminal.table.reading import HelpSheet
from overseer.terminal.table.table_screen import TableScreen
from overseer.terminal.table.tragic import signs
from overseer.terminal.table.tragic.detail import detail_lines
from overseer.terminal.table.tragic.duel_play import DuelPlay, Toggle
from overseer.terminal.table.tragic.end_sheet import DuelEnd
from overseer.terminal.table.tragic.mat import Mat
from overseer.terminal.table.tragic.reading import CardsSheet, DuelHelp, PilesSheet
from overseer.terminal.table.tragic.stops_sheet import StopsSheet
from overseer.tragic import moves as kinds
from overseer.tragic.moves import TragicMove
from overseer.tragic.rules.duel import SETTING_UP
from overseer.voice.tragic.choosing import wanted
from overseer.voice.tragic.situation import shown_phase
from overseer.voice.tragic.tutorial import hints
from overseer.voice.tragic.words import card_title

WIDE = 112  # cells from which on the log stands beside the mat
TALL = 34  # lines from which on cards have two
BARS = 3  # lines of the bars above and below
LEAST_LOWER, MOST_LOWER = 8, 12  # lines of question and explanation on a low screen
LATELY = 12  # events told to who watches on a narrow screen
LAST_MINUTE = 60  # seconds
QUICK = 1 / 3  # of the usual time, for moves of bots that need not be watched
_SEEN = (kinds.CAST, kinds.USE, kinds.USE_CARD, kinds.ATTACK_WITH, kinds.BLOCK, kinds.CHARGE)


class DuelScreen(TableScreen):
    """Both sides, the chain, the hand, the question, the log."""

    STYLES: ClassVar[Path] = Path(__file__).with_name("styles.tcss")
    KEYS: ClassVar[Keys] = (
        ("act", "act", "act"),
        ("on", "go_on", "go-on"),
        ("left,right", "", "around"),
        ("undo", "undo", "undo"),
        ("why", "explain", "explain"),
        ("help", "help", "help"),
        ("leave", "app.leave(0)", "leave"),
        ("cards", "cards", "cards"),
        ("piles", "piles", "piles"),
        ("always", "every_moment", "moments"),
        ("waits", "stops", "stops"),
        ("log", "log", "log"),
        ("speed", "speed", "speed"),
        ("language", "language", "language"),
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        on("piles", "piles"),
        on("waits", "stops"),
    ]

    play: DuelPlay

    @classmethod
    def begin(cls, session: Session, habits: Habits | None) -> Self:
        return cls(DuelPlay(session, habits))

    def on_mount(self) -> None:
        super().on_mount()
        if self.play.session.time_left is not None:
            self.set_interval(1, self._tick)

    def _tick(self) -> None:
        """The clock goes on; when it has run out, time is called."""
        session = self.play.session
        if session.tick():
            self.advance()
        elif not session.over:
            self.query_one(TopBar).show(self.play, self.thinking, self.progress(), self.tally())

    def compose_table(self) -> ComposeResult:
        with Vertical(id="body"):
            with Horizontal(id="upper"):
                yield Mat(id="mat")
                with Vertical(id="side"):
                    yield Page(id="hint")
                    yield Chronicle(id="chronicle")
            with Horizontal(id="lower"):
                yield ChoicePanel(id="choices")
                yield Detail(id="detail")

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width < WIDE, "-narrow")
        self.set_class(event.size.height < TALL, "-low")
        if event.size.height >= TALL:
            self.query_one("#lower").styles.height = None
        self.call_after_refresh(self.draw)

    def draw_table(self) -> None:
        tall = self.size.height >= TALL
        mat = self.query_one(Mat)
        mat.show(self.play, tall, self.size.width < WIDE)
        if not tall:  # what the mat does not need, the question gets
            free = self.size.height - BARS - mat.lines
            self.query_one("#lower").styles.height = max(LEAST_LOWER, min(MOST_LOWER, free))
        hint = self.query_one("#hint", Page)
        words = self._hint()
        hint.display = bool(words)
        hint.border_title = Text(self.play.session.text("tutorial-title"))
        hint.put(Text(words, Style(color=palette.BRIGHT)))

    def _hint(self) -> str:
        """What somebody who learns the game is told."""
        play = self.play
        return "\n".join(hints(play.session.reads)) if play.my_turn else ""

    def progress(self) -> Text:
        """Whose turn it is, by their shape, and how far it is."""
        session, data = self.play.session, self.play.data
        if data["phase"] == SETTING_UP:
            return Text("  " + session.text("table-tragic-setup"))
        phase = shown_phase(self.play.duel)
        words = session.text("table-tragic-turn", turn=data["turn"], phase=phase)
        seat = data["active"]
        text = Text("  ").append(palette.STANDING[seat], palette.seat_style(seat))
        text.append(f" {words}")
        if data["time_up"]:
            text.append("  " + session.text("table-tragic-time-up"), Style(bold=True))
        return text

    def tally(self) -> Text:
        """What is left on the clock."""
        left = self.play.session.time_left
        if left is None or self.play.data["time_up"]:
            return Text()
        minutes, seconds = divmod(int(left + 0.5), 60)
        words = self.play.session.text("table-tragic-clock", left=f"{minutes}:{seconds:02}")
        return Text(words, Style(bold=left < LAST_MINUTE))

    def answer(self, choice: Choice, style: Style) -> Text:
        play = self.play
        if not isinstance(choice, Toggle):
            return Text(play.session.move_name(choice.move), style)
        picked = play.picked or ()
        if choice.card < 0:
            missing = wanted(play.duel) - len(picked)
            return Text(play.session.text("table-tragic-missing", n=missing), palette.faint)
        card = play.duel.tables.cards[choice.card]
        taken = choice.card in picked
        text = Text(f"{signs.CHOSEN if taken else signs.OPEN} ", palette.mark)
        text.append(card_title(card, play.session.lang), style)
        return text.append(f" {signs.RACE}", palette.faint) if card.race else text

    def explained(self) -> list[Text]:
        if self.size.width < WIDE and not self.play.my_turn and not self.play.over:
            return self._lately()  # no log stands beside the mat
        told = detail_lines(self.play)
        words = self._hint() if self.size.width < WIDE else ""  # no panel of its own
        return [Text(words, Style(color=palette.AMBER)), *told] if words else told

    def _lately(self) -> list[Text]:
        """What the others do, as much as fits: the newest at the bottom."""
        room = self.query_one(Detail).scrollable_content_region
        told = story(self.play, self.play.told[-LATELY:], len(self.play.news))
        rows = folded(told, room.width).split("\n") if room.width else [told]
        title = Text(self.play.session.text("table-log"), Style(color=palette.AMBER, bold=True))
        return [title, *rows[-max(1, room.height - 1) :]]

    def pace(self, move: Move) -> float:
        return 1 if isinstance(move, TragicMove) and move.kind in _SEEN else QUICK

    def help_sheet(self) -> HelpSheet:
        return DuelHelp(self.play)

    def cards_sheet(self) -> CardsSheet:
        return CardsSheet(self.play)

    def end_sheet(self) -> DuelEnd:
        return DuelEnd(self.play)

    def action_go(self, dx: int, dy: int) -> None:
        """Up and down: the list. Left and right: over everything that lies on the table."""
        if dx and self.play.my_turn:
            self.play.go(self.query_one(Mat).after(self.play.where, dx))
            self.moved()
        else:
            super().action_go(0, dy)

    def action_every_moment(self) -> None:
        """Ask me always, or pass for me where I can do nothing."""
        stops = self.play.stops
        stops.always = not stops.always
        self.play.change_stops(stops)
        self._stopped()

    def action_stops(self) -> None:
        """Where the person wants to be asked."""
        self.app.push_screen(StopsSheet(self.play), self._stopped)

    def _stopped(self, _: object = None) -> None:
        self.play.habits.every_moment = self.play.stops.always
        self.draw()

    def action_piles(self) -> None:
        """The discard piles."""
        self.app.push_screen(PilesSheet(self.play), lambda _: self.draw())

    def on_mat_clicked(self, event: Mat.Clicked) -> None:
        """A thing: the first click looks, the second one acts."""
        if not self.play.my_turn:
            return
        if event.where == self.play.where:
            self.action_act()
        else:
            self.play.go(event.where)
            self.moved()
