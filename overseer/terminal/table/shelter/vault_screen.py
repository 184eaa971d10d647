"""The table of Shelter: the vault with the players and displays beside it."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Self

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll

from overseer.terminal.keys import on
from overseer.terminal.table import palette
from overseer.terminal.table.bars import Keys
from overseer.terminal.table.choice_panel import ChoicePanel
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.chronicle import Chronicle
from overseer.terminal.table.detail import Detail
from overseer.terminal.table.page import Page
from overseer.terminal.table.play import Habits
from overseer.terminal.table.reading import HelpSheet
from overseer.terminal.table.seat import Seat
from overseer.terminal.table.shelter.answers import answer
from overseer.terminal.table.shelter.detail import card_lines, detail_lines
from overseer.terminal.table.shelter.displays import CardLine, Displays
from overseer.terminal.table.shelter.end_sheet import VaultEnd
from overseer.terminal.table.shelter.plan import neighbour, plan
from overseer.terminal.table.shelter.player_panel import PlayerPanel
from overseer.terminal.table.shelter.reading import CardsSheet, VaultHelp
from overseer.terminal.table.shelter.vault_drawing import Marks
from overseer.terminal.table.shelter.vault_play import VaultPlay
from overseer.terminal.table.shelter.vault_view import VaultView
from overseer.terminal.table.table_screen import TableScreen

WIDE = 112  # cells from which on the players stand beside the vault
LOWER = 12  # lines of the lower row where the vault needs the rest
TALL = 40  # lines from which on cards are shown with their spaces beside four players

ITEM_LINES = {2: 2, 3: 1, 4: 1}  # lines for a player's items beside the vault, by seats
QUICK = 1 / 3  # of the usual time, for moves of bots that need not be watched
_SEEN = ("place", "pass", "use")  # those that are


class VaultScreen(TableScreen):
    """The vault, the players, the displays, the question, the log."""

    STYLES: ClassVar[Path] = Path(__file__).with_name("styles.tcss")
    KEYS: ClassVar[Keys] = (
        ("act", "act", "act"),
        ("on", "go_on", "go-on"),
        ("next", "next", "next"),
        ("pass", "pass", "pass"),
        ("undo", "undo", "undo"),
        ("why", "explain", "explain"),
        ("help", "help", "help"),
        ("cards", "cards", "cards"),
        ("leave", "app.leave(0)", "leave"),
        ("language", "language", "language"),
        ("speed", "speed", "speed"),
        ("always", "every_moment", "moments"),
        ("hand-over", "hand_over", "hand-over"),
        ("up,down,left,right", "", "move"),
    )
    BINDINGS: ClassVar[list[BindingType]] = [on("pass", "pass")]

    play: VaultPlay

    def __init__(self, play: VaultPlay) -> None:
        super().__init__(play)
        self.card: tuple[str, str] | None = None  # of a display, to be explained

    @classmethod
    def begin(cls, seat: Seat, habits: Habits | None) -> Self:
        return cls(VaultPlay(seat, habits))

    def compose_table(self) -> ComposeResult:
        with Vertical(id="body"):
            with Horizontal(id="upper"):
                yield VaultView(id="vault")
                with VerticalScroll(id="side", can_focus=False):
                    for seat in range(len(self.play.fixed.seats)):
                        yield PlayerPanel(seat)
                    yield Displays(id="displays")
            with Horizontal(id="lower"):
                with Vertical(id="told"):
                    yield Page(id="hint")
                    yield Chronicle(id="chronicle")
                yield ChoicePanel(id="choices")
                yield Detail(id="detail")

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width < WIDE, "-narrow")
        seats = len(self.play.fixed.seats)
        self.set_class(seats > 3, "-crowd")
        short = event.size.height < TALL
        self.set_class(seats > 2 and short, "-short")
        for panel in self.query(PlayerPanel):
            panel.item_lines = 2 if event.size.width < WIDE else ITEM_LINES[seats] + (not short)
        self.call_after_refresh(self.draw)

    def draw_table(self) -> None:
        play = self.play
        scene, seats = play.scene, range(len(play.fixed.seats))
        marks = Marks(
            cursor=play.where if play.my_turn and self._cursor_in_vault() else "",
            legal=play.legal,
            recent=play.recent,
            site=self._site(),
            names=tuple(play.name(seat) for seat in seats),
            hues=tuple(scene.hues),
            active=-1 if scene.over else scene.turn,
        )
        self.query_one(VaultView).show(scene, play.faces, marks)
        for panel in self.query(PlayerPanel):
            panel.show(play)
        self.query_one(Displays).show(play, self._chosen_card())
        self._draw_hint()
        self.call_after_refresh(self._share_lines)  # when all have their lines

    def _draw_hint(self) -> None:
        """What somebody who learns the game is told, in a frame of its own."""
        hint, words = self.query_one("#hint", Page), "\n".join(self._hints())
        hint.display = bool(words) and self.size.width >= WIDE
        if words:
            hint.border_title = Text(self.play.seat.text("tutorial-title"))
            hint.put(Text(words, Style(color=palette.BRIGHT)))

    def _hints(self) -> list[str]:
        return [hint.text for hint in self.play.question.hints] if self.play.my_turn else []

    def _share_lines(self) -> None:
        """What vault and players do not need, the log, the question and the detail get."""
        lower = self.query_one("#lower")
        if self.size.width < WIDE:
            lower.styles.height = None
            return
        vault, side = self.query_one(VaultView), self.query_one("#side")
        body = self.query_one("#body").size.height
        drawn = plan(vault.size.width, body - LOWER, len(self.play.scene.floors)).height
        beside = sum(each.outer_size.height for each in side.children)
        free = body - max(drawn, beside)
        lower.styles.height = free if free > LOWER else None

    def _cursor_in_vault(self) -> bool:
        choice = self.play.choice
        return self.play.within is not None or choice is None or bool(choice.where)

    def _site(self) -> tuple[int, int] | None:
        """Where the room under the cursor would be built (SH-Y8)."""
        choice = self.play.choice
        return None if choice is None else self.play.site(choice)

    def _chosen_card(self) -> str:
        choice = self.play.choice
        card = "" if choice is None else self.play.card_of(choice)
        return card or ("" if self.card is None else self.card[1])

    def progress(self) -> Text:
        seat, scene = self.play.seat, self.play.scene
        text = Text("  " + seat.text("table-round", round=scene.round))
        if scene.ending and not scene.over:
            text.append("  " + seat.text("table-last-round"), Style(bold=True))
        return text

    def tally(self) -> Text:
        """What is left of the threats."""
        threats = self.play.seat.text("table-threats", n=self.play.scene.decks.threats)
        return Text(f"{palette.THREAT_MARK} {threats}", palette.threat)

    def answer(self, choice: Choice, style: Style) -> Text:
        return answer(self.play, choice, style)

    def within_words(self) -> str:
        return self.play.seat.text("table-who")

    def explained(self) -> list[Text]:
        if self.card is not None:
            return card_lines(self.play, *self.card)
        told = detail_lines(self.play)
        if self.size.width >= WIDE or not self.play.my_turn:
            return told
        amber = Style(color=palette.AMBER)  # there is no panel for them
        return [*(Text(line, amber) for line in self._hints()), *told]

    def neighbour(self, dx: int, dy: int) -> str:
        return neighbour(self.query_one(VaultView).boxes, self.play.where, dx, dy)

    def pace(self, move: str) -> float:
        return 1 if move.partition(" ")[0] in _SEEN else QUICK

    def help_sheet(self) -> HelpSheet:
        return VaultHelp(self.play)

    def cards_sheet(self) -> CardsSheet:
        return CardsSheet(self.play)

    def end_sheet(self) -> VaultEnd:
        return VaultEnd(self.play)

    def advance(self) -> None:
        if not self.covered:
            self.card = None
        super().advance()

    def moved(self) -> None:
        self.card = None
        super().moved()

    def action_pass(self) -> None:
        """Take no more turns this round."""
        self.changed(self.play.to_pass())

    def on_vault_view_clicked(self, event: VaultView.Clicked) -> None:
        """A space."""
        same = event.space == self.play.where and self.card is None
        if self.play.roaming and same:
            self.action_act()
        elif self.play.roaming or self.play.within is None:
            self.play.go(event.space)
            self.moved()

    def on_card_line_clicked(self, event: CardLine.Clicked) -> None:
        """A card of a display: it is explained."""
        self.card = (event.kind, event.card)
        self.draw()
