"""The table of Tragic: the mat, and beside or below it log, question and explanation."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Self

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical

from overseer.terminal.keys import on
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
from overseer.terminal.table.tragic.mat import SET_UP, Mat
from overseer.terminal.table.tragic.reading import CardsSheet, DuelHelp, PilesSheet
from overseer.terminal.table.tragic.stops_sheet import StopsSheet

WIDE = 112  # cells from which on the log stands beside the mat
TALL = 34  # lines from which on cards have two
BARS = 3  # lines of the bars above and below
LEAST_LOWER, MOST_LOWER = 8, 12  # lines of question and explanation on a low screen
LATELY = 12  # events told to who watches on a narrow screen
LAST_MINUTE = 60  # seconds
QUICK = 1 / 3  # of the usual time, for moves of bots that need not be watched
_SEEN = ("cast", "use", "attack", "block", "charge")  # moves that are


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
    def begin(cls, seat: Any, habits: Habits | None) -> Self:
        return cls(DuelPlay(seat, habits))

    def on_mount(self) -> None:
        # Textual calls this handler of every class by itself, the table's too.
        if self.play.time_left is not None:
            self.set_interval(1, self._tick)

    def _tick(self) -> None:
        """The clock goes on; when it has run out, time is called."""
        if self.play.tick():
            self.advance()
        elif not self.play.over:
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
        hint.border_title = Text(self.play.seat.text("tutorial-title"))
        hint.put(Text(words, Style(color=palette.BRIGHT)))

    def _hint(self) -> str:
        """What somebody who learns the game is told."""
        if not self.play.my_turn:
            return ""
        return "\n".join(hint.text for hint in self.play.question.hints if not hint.typed)

    def progress(self) -> Text:
        """Whose turn it is, by their shape, and how far it is."""
        seat, scene = self.play.seat, self.play.scene
        if scene.phase == SET_UP:
            return Text("  " + seat.text("table-tragic-setup"))
        words = seat.text("table-tragic-turn", turn=scene.turn, phase=scene.phase)
        active = scene.active
        text = Text("  ").append(palette.STANDING[active], palette.seat_style(active))
        text.append(f" {words}")
        if scene.time_up:
            text.append("  " + seat.text("table-tragic-time-up"), Style(bold=True))
        return text

    def tally(self) -> Text:
        """What is left on the clock."""
        left = self.play.time_left
        if left is None or self.play.scene.time_up:
            return Text()
        minutes, seconds = divmod(int(left + 0.5), 60)
        words = self.play.seat.text("table-tragic-clock", left=f"{minutes}:{seconds:02}")
        return Text(words, Style(bold=left < LAST_MINUTE))

    def answer(self, choice: Choice, style: Style) -> Text:
        play = self.play
        if not isinstance(choice, Toggle):
            return super().answer(choice, style)
        if not choice.card:
            words = play.seat.text("table-tragic-missing", n=play.missing)
            return Text(words, palette.faint)
        taken = choice.card in (play.picked or ())
        text = Text(f"{signs.CHOSEN if taken else signs.OPEN} ", palette.mark)
        text.append(play.faces.title(choice.card), style)
        race = play.faces[choice.card].race
        return text.append(f" {signs.RACE}", palette.faint) if race else text

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
        title = Text(self.play.seat.text("table-log"), Style(color=palette.AMBER, bold=True))
        return [title, *rows[-max(1, room.height - 1) :]]

    def pace(self, move: str) -> float:
        return 1 if move.partition(" ")[0] in _SEEN else QUICK

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
        self.play.ask_always(not self.play.scene.always)
        self._stopped()

    def action_stops(self) -> None:
        """Where the person wants to be asked."""
        self.app.push_screen(StopsSheet(self.play), self._stopped)

    def _stopped(self, _: object = None) -> None:
        self.play.habits.every_moment = self.play.scene.always
        self.changed(self.play.stale)

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
