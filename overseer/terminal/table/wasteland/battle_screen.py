"""The table of Wasteland: the map, and beside it models, question, explanation and log."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final, Self

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message

from overseer.engine.state import NATURE
from overseer.terminal.keys import on
from overseer.terminal.match.session import Session
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
from overseer.terminal.table.table_screen import PATIENCE, TableScreen
from overseer.terminal.table.wasteland import signs
from overseer.terminal.table.wasteland.aftermath import Sequel
from overseer.terminal.table.wasteland.battle_play import BattlePlay, is_quick
from overseer.terminal.table.wasteland.camera import ZOOMS
from overseer.terminal.table.wasteland.detail import detail_lines
from overseer.terminal.table.wasteland.end_sheet import BattleEnd
from overseer.terminal.table.wasteland.map_drawing import AXIS_HEIGHT, AXIS_WIDTH
from overseer.terminal.table.wasteland.map_view import MapView
from overseer.terminal.table.wasteland.reading import (
    BattleHelp,
    BriefingSheet,
    EverybodySheet,
    RosterSheet,
)
from overseer.terminal.table.wasteland.roster import Roster
from overseer.terminal.table.wasteland.things import model_of, place_of, side_name, subject, things
from overseer.terminal.table.wasteland.typing_sheet import TypingSheet
from overseer.text import has, translate

BARS = 3  # lines of the bars above and below
FRAME = 2  # lines and columns of the map's frame
LEAST_SIDE = 38  # columns that the panels need
TWO_COLUMNS = 92  # columns of panels from which on there are two of them
TALL = 44  # lines from which on there is more room for the list of models
LOW = 34  # lines below which the list of models has its own screen
LOWEST = 28  # lines below which every other panel is as small as can be
FAR = 4  # cells that a scroll goes

# Keys that look at the battle and change nothing.
LOOKING: Final = (
    on("nearer", "zoom(1)"),
    on("farther", "zoom(-1)"),
    on("look-left", f"scroll({-2 * FAR}, 0)"),
    on("look-right", f"scroll({2 * FAR}, 0)"),
    on("look-up", f"scroll(0, {-FAR})"),
    on("look-down", f"scroll(0, {FAR})"),
    on("centre", "centre"),
    on("rulers", "bands"),
    on("models", "roster"),
    on("briefing", "briefing"),
)


class BattleScreen(TableScreen):
    """The map, everybody, the question, the explanation, the log."""

    STYLES: ClassVar[Path] = Path(__file__).with_name("styles.tcss")
    KEYS: ClassVar[Keys] = (
        ("act", "act", "act"),
        ("on", "go_on", "go-on"),
        ("point", "point", "point"),
        ("type", "type", "type"),
        ("nearer", "zoom(1)", "zoom"),
        ("rulers", "bands", "bands"),
        ("undo", "undo", "undo"),
        ("why", "explain", "explain"),
        ("help", "help", "help"),
        ("leave", "app.leave(0)", "leave"),
        ("models", "roster", "roster"),
        ("log", "log", "log"),
        ("waits", "by_hand", "by-hand"),
        ("speed", "speed", "speed"),
        ("hand-over", "hand_over", "hand-over"),
        ("language", "language", "language"),
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        on("point", "point"),
        on("type", "type"),
        on("waits", "by_hand"),
        *LOOKING,
    ]

    play: BattlePlay

    @dataclass
    class Followed(Message):
        """All that follows from a move has happened."""

        aftermath: Sequel

    @classmethod
    def begin(cls, seat: Seat, habits: Habits | None) -> Self:
        return cls(BattlePlay(seat, habits))

    def __init__(self, play: BattlePlay) -> None:
        super().__init__(play)
        self._timer = 0  # counts the pauses, so that an old one ends nothing new

    def on_mount(self) -> None:
        play, seat = self.play, self.play.seat
        again = isinstance(seat, Session) and seat.resumed
        if play.battle.round == 0 and play.habits.pause and not again:
            self.call_after_refresh(self.action_briefing)

    def compose_table(self) -> ComposeResult:
        with Horizontal(id="field"):
            yield MapView(id="map")
            with Vertical(id="side"):
                yield Roster(id="roster")
                yield Page(id="hint")
                yield ChoicePanel(id="choices")
                yield Detail(id="detail")
                yield Chronicle(id="chronicle")

    def on_resize(self, event: events.Resize) -> None:
        size = event.size
        lines = size.height - BARS
        square = 2 * (lines - FRAME - AXIS_HEIGHT) + AXIS_WIDTH + FRAME
        width = min(square, size.width - LEAST_SIDE)
        self.query_one("#map").styles.width = width
        self.query_one("#roster").styles.max_height = size.height // (
            3 if size.height > TALL else 4
        )
        self.set_class(size.width - width >= TWO_COLUMNS, "-wide")
        self.set_class(size.height < LOW, "-low")
        self.set_class(size.height < LOWEST, "-lowest")
        self.call_after_refresh(self.draw)

    # Drawing

    def draw_table(self) -> None:
        self.set_class(not self.play.my_turn and not self.play.over, "-watched")
        self._draw_map()
        self.query_one(Roster).show(self.play)
        words = self._hints()
        hint = self.query_one("#hint", Page)
        hint.display = bool(words) and self._roomy
        if words:
            hint.border_title = Text(self.play.seat.text("tutorial-title"))
            hint.put(Text("\n".join(words), Style(color=palette.BRIGHT)))

    @property
    def _roomy(self) -> bool:
        """Whether a hint has a frame of its own; else it stands in the explanation."""
        return not self.has_class("-low")

    def _draw_map(self, follow: bool = True) -> None:
        view, seat = self.query_one(MapView), self.play.seat
        view.show(self.play, follow)
        shown = seat.text("table-wasteland-zoom", zoom=ZOOMS.index(view.camera.zoom))
        overlay = seat.text("table-wasteland-overlay", overlay=self.play.overlay)
        view.border_title = Text(self._map_title(view.size.width))
        words = f"{shown} · {overlay}"
        if self.play.pointer is not None:
            words = f"{self.play.pointer[0]},{self.play.pointer[1]} · {words}"  # the end is cut
        view.border_subtitle = Text(words)

    def _map_title(self, room: int) -> str:
        """The scenario, and as much of the legend of its terrain as fits beside it."""
        table, lang = self.play.table, self.play.seat.lang
        title = "" if table.briefing is None else table.briefing.title
        for kind in dict.fromkeys(piece.kind for piece in table.pieces):
            name = f"wasteland-terrain-{kind}"
            if has(lang, name):
                sign = signs.PATTERNS.get(kind, signs.OTHER_PATTERN)
                longer = f"{title} · {sign} {translate(lang, name)}"
                title = longer if cell_len(longer) <= room - FRAME else title
        return title

    def progress(self) -> Text:
        battle, seat = self.play.battle, self.play.seat
        if battle.round == 0:
            return Text("  " + seat.text("table-wasteland-setup"))
        args = {"round": battle.round, "rounds": battle.rounds}
        text = Text("  " + seat.text("table-wasteland-round", **args))
        if battle.turn >= 0:
            text.append(f"  {signs.side_shape(battle.turn)} ", signs.side_style(battle.turn))
            text.append(side_name(battle, battle.turn))
        return text

    def tally(self) -> Text:
        battle, seat = self.play.battle, self.play.seat
        active = model_of(battle, battle.active)
        if active is None:
            return Text()
        args = {"actions": battle.actions, "points": active.tokens.get("points", 0)}
        return Text(seat.text("table-wasteland-actions", **args))

    def answer(self, choice: Choice, style: Style) -> Text:
        move = self.play.about(choice)
        if len(choice.moves) > 1:
            quick = "yes" if is_quick(move) else "no"
            words = self.play.seat.text("table-wasteland-ways", n=len(choice.moves), quick=quick)
            return Text(words, style)
        return Text(move.name, style)

    def watching(self) -> str:
        seat, aftermath = self.play.seat, self.play.aftermath
        if aftermath is not None:
            mine = aftermath.seat in seat.humans
            return seat.text("table-wasteland-take-back") if mine else ""
        if self.play.reel is not None:
            return seat.text("table-wasteland-step")
        return super().watching() if seat.asked >= 0 else ""

    def explained(self) -> list[Text]:
        words = [] if self._roomy else self._hints()
        told = [Text(hint, Style(color=palette.AMBER)) for hint in words]
        return [*told, *detail_lines(self.play)]

    def _hints(self) -> list[str]:
        """What somebody who learns the game is told."""
        return [hint.text for hint in self.play.question.hints] if self.play.my_turn else []

    def help_sheet(self) -> HelpSheet:
        return BattleHelp(self.play)

    def cards_sheet(self) -> EverybodySheet:
        return EverybodySheet(self.play)

    def end_sheet(self) -> BattleEnd:
        return BattleEnd(self.play)

    # The course of the battle

    def advance(self) -> None:
        if self.play.aftermath is not None:
            self._await(self.play.aftermath)
            return
        self.thinking = None
        if self.covered or self.play.reel is None:
            super().advance()
            return
        self.draw()
        self._timer += 1
        if not self.play.by_hand or not self.play.reel.reasons:
            asked = self._timer
            self.set_timer(self.play.habits.pause, lambda: self._next_step(asked))

    def _await(self, aftermath: Sequel) -> None:
        self.thinking = NATURE
        aftermath.begin(lambda: self.post_message(self.Followed(aftermath)))
        self.set_timer(PATIENCE, lambda: self._still_awaited(aftermath))

    def _still_awaited(self, aftermath: Sequel) -> None:
        if self.play.aftermath is aftermath:
            self.draw()
            self.set_timer(PATIENCE, lambda: self._still_awaited(aftermath))

    def on_battle_screen_followed(self, event: Followed) -> None:
        """Show it, unless the move was taken back in the meantime."""
        if self.play.aftermath is event.aftermath:
            self.thinking = None
            self.play.land()
            self.advance()

    def _next_step(self, asked: int) -> None:
        if asked == self._timer and self.play.reel is not None:
            self.play.step()
            self.advance()

    def action_by_hand(self) -> None:
        """The AI's steps wait for a key, or follow by themselves."""
        self.play.by_hand = not self.play.by_hand
        if self.play.reel is not None:
            self.advance()
        else:
            self.draw()

    def action_back(self) -> None:
        """Skip what the AI did; close a list; leave the map."""
        if self.play.reel is not None:
            self.play.skip()
            self.advance()
            return
        super().action_back()

    # The map

    def neighbour(self, dx: int, dy: int) -> str:
        view = self.query_one(MapView)
        x, y = self.play.pointer or (0, 0)
        step_x, step_y = max(1, round(view.camera.column)), max(1, round(view.camera.row))
        side = self.play.table.side
        x, y = x + dx * step_x, y - dy * step_y
        return f"{min(max(x, 0), side)},{min(max(y, 0), side)}"

    def action_point(self) -> None:
        """Point at the map, or go back to the list."""
        play = self.play
        if play.pointer is not None:
            play.unpoint()
        elif play.my_turn:
            model = subject(play.battle, "")
            place = place_of(play.battle, play.where)
            if model is not None:
                place = (model.x, model.y)
            half = play.table.side // 2
            play.point(*(place or (half, half)))
        self.moved()

    def action_next(self, steps: int = 1) -> None:
        """To the next choice; while one points, to the next thing on the map."""
        play = self.play
        if play.pointer is None:
            super().action_next(steps)
            return
        words = things(play.battle)
        if words:
            at = words.index(play.where) + steps if play.where in words else 0
            play.go(words[at % len(words)])
        self.moved()

    def action_type(self) -> None:
        """Type a point or a notation."""
        if self.play.my_turn:
            self.app.push_screen(TypingSheet(self.play.seat), self._typed)

    def _typed(self, text: str | None) -> None:
        if text:
            self.changed(self.play.type_move(text))
        else:
            self.draw()

    def action_zoom(self, steps: int) -> None:
        """The whole table, a half, a quarter."""
        self.query_one(MapView).camera.next_zoom(steps)
        self._centre()

    def action_centre(self) -> None:
        """Look at the model that acts, or at the cursor."""
        self._centre()

    def _centre(self) -> None:
        play = self.play
        place = play.pointer or place_of(play.battle, play.where)
        model = subject(play.battle, play.where)
        if model is not None and play.pointer is None:
            place = (model.x, model.y)
        if place is not None:
            self.query_one(MapView).camera.centre(*place)
        self._draw_map(follow=False)

    def action_scroll(self, columns: int, lines: int) -> None:
        """Another part of the table."""
        self.query_one(MapView).camera.scroll(columns, lines)
        self._draw_map(follow=False)

    def action_bands(self) -> None:
        """Other rulers round the model."""
        self.play.next_overlay()
        self.draw()

    def on_map_view_clicked(self, event: MapView.Clicked) -> None:
        """A point: the first click looks, the second one acts."""
        play = self.play
        before = play.where
        play.point(event.x, event.y)
        if play.where == before and play.choices:
            self.action_act()
        else:
            self.moved()

    # Sheets and habits

    def action_roster(self) -> None:
        """Everybody, a line each."""
        self.app.push_screen(RosterSheet(self.play), lambda _: self.draw())

    def action_briefing(self) -> None:
        """What the scenario is about."""
        self.app.push_screen(BriefingSheet(self.play), lambda _: self.draw())

    def action_every_moment(self) -> None:
        """Be asked always, or only where there is a choice."""
        self.play.ask_always()
        self.draw()
