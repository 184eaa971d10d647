"""A table: the panels that all games have, the keys, and the bots' moves one after another.

The screen of a game puts its own things between the bars. It lays out `Chronicle`, `ChoicePanel`
and `Detail` among them, and answers what is asked under "What a game answers".
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final, Self

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.message import Message
from textual.screen import Screen

from overseer.terminal.keys import on
from overseer.terminal.table import palette
from overseer.terminal.table.bars import KeyBar, Keys, TopBar
from overseer.terminal.table.choice_panel import ChoicePanel, answer_style
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.chronicle import Chronicle
from overseer.terminal.table.detail import Detail
from overseer.terminal.table.end_sheet import EndSheet
from overseer.terminal.table.moments import Confirm, HandOver
from overseer.terminal.table.play import Habits, Play
from overseer.terminal.table.reading import HelpSheet, LogSheet
from overseer.terminal.table.rules_sheet import RulesSheet
from overseer.terminal.table.seat import Coming, Seat
from overseer.terminal.table.sheet import Sheet

# Keys of everybody at a table, whether they play or watch.
READING: Final = (
    on("page-up", "read(-4)"),
    on("page-down", "read(4)"),
    on("cards", "cards"),
    on("log", "log"),
    on("why", "explain"),
    on("help", "help"),
    on("rules", "rules"),
    on("speed", "speed"),
    on("language", "language"),
    on("result", "end"),
    on("leave", "app.leave(0)"),
)
PATIENCE = 0.2  # seconds after which an instant bot is seen thinking


class TableScreen(Screen[None]):
    """The question, the log, the explanation, and what a game puts beside them."""

    STYLES: ClassVar[Path]  # the game's own style sheet
    KEYS: ClassVar[Keys]  # the line of keys
    BINDINGS: ClassVar[list[BindingType]] = [
        on("left", "go(-1, 0)"),
        on("right", "go(1, 0)"),
        on("up", "go(0, -1)"),
        on("down", "go(0, 1)"),
        on("next", "next(1)"),
        on("before", "next(-1)"),
        on("act", "act"),
        on("on", "go_on"),
        on("back", "back"),
        on("undo", "undo"),
        on("always", "every_moment"),
        on("hand-over", "hand_over"),
        on("resign", "resign"),
        on("rematch", "app.rematch"),
        *READING,
    ]

    @dataclass
    class OthersDecided(Message):
        """Somebody who does not sit here knows what they want."""

        coming: Coming

    def __init__(self, play: Play) -> None:
        super().__init__(id="table")
        self.play = play
        self.covered = False  # by the message that the terminal is too small
        self.thinking: int | None = None
        self._digits = ""

    @classmethod
    def begin(cls, seat: Seat, habits: Habits | None) -> Self:
        """The table of a `Seat`."""
        return cls(Play(seat, habits))

    def compose(self) -> ComposeResult:
        yield TopBar(id="top")
        yield from self.compose_table()
        yield KeyBar(self.KEYS, id="keys")

    # What a game answers

    def compose_table(self) -> ComposeResult:
        """All that lies between the two bars."""
        raise NotImplementedError

    def draw_table(self) -> None:
        """Draw the game's own panels as they are now."""
        raise NotImplementedError

    def progress(self) -> Text:
        """How far the game is, for the line above."""
        return Text()

    def tally(self) -> Text:
        """What else everybody should always see, for the right of the line above."""
        return Text()

    def answer(self, choice: Choice, style: Style) -> Text:
        """What a choice is called in the list."""
        return Text(self.play.about(choice).name, style)

    def within_words(self) -> str:
        """The question above a second list."""
        return self.play.seat.text("table-which")

    def watching(self) -> str:
        """What is said to somebody who is not asked."""
        play = self.play
        word = "table-thinking" if self.thinking is not None else "table-watch"
        return play.seat.text(word, seat=play.name(play.seat.asked))

    def explained(self) -> list[Text]:
        """What the cursor is on, in detail."""
        raise NotImplementedError

    def neighbour(self, dx: int, dy: int) -> str:
        """What lies beside the thing under the cursor, where arrows walk over the table."""
        return self.play.where

    def pace(self, move: str) -> float:
        """How long what somebody else decided is to be seen, as a part of the usual time."""
        return 1

    def help_sheet(self) -> HelpSheet:
        """All keys and signs."""
        raise NotImplementedError

    def cards_sheet(self) -> Sheet:
        """Every card that the viewer may read."""
        raise NotImplementedError

    def end_sheet(self) -> EndSheet:
        """The result."""
        return EndSheet(self.play)

    # Drawing

    def on_mount(self) -> None:
        words = self.play.seat.greeting()
        if words:
            self.notify(words, severity="warning", timeout=20, markup=False)
        self.call_after_refresh(self.advance)

    def draw(self) -> None:
        """Everything, as it is now."""
        play = self.play
        self.draw_table()
        self.query_one(Chronicle).show(play)
        answers = [
            self.answer(choice, answer_style(at == play.at))
            for at, choice in enumerate(play.choices)
        ]
        self.query_one(ChoicePanel).show(play, self._prompt(), self._title(), answers)
        self.query_one(Detail).show(play.seat, self.explained())
        self.query_one(TopBar).show(play, self.thinking, self.progress(), self.tally())
        self.query_one(KeyBar).show(play)

    def _title(self) -> Text:
        play, seat = self.play, self.play.seat.asked
        if play.over or seat < 0:
            return Text(play.seat.text("table-over"))
        if play.aside():
            return Text(play.aside())
        style = palette.seat_style(play.hue(seat))
        return Text(f"{palette.STANDING[seat]} {play.name(seat)}", style)

    def _prompt(self) -> Text:
        play, seat = self.play, self.play.seat
        if play.over:
            words = seat.text("table-over-keys-again" if play.again else "table-over-keys")
        elif play.within is not None:
            words = self.within_words()
        elif play.my_turn:
            words = play.question.prompt
        else:
            words = self.watching()
        text = Text().append(words, Style(color=palette.AMBER, bold=True))
        problem = seat.save_problem_text()
        if problem:
            text.append(f"\n{problem}", Style(color=palette.RED, bold=True))
        return text

    # The course of the game

    def advance(self) -> None:
        """Go on to whoever is asked now; a table that does not fit the terminal waits."""
        if self.covered:
            return
        self._digits = ""
        self.play.settle()
        seat = self.play.seat
        if seat.over:
            self.thinking = None
            self.draw()
            self.app.push_screen(self.end_sheet(), self._redraw)
        elif seat.waiting:
            self._await_others()
        elif self.play.stranger:
            self.app.push_screen(HandOver(self.play), self._redraw)
        else:
            seat.sit_down()
            self.draw()

    def _redraw(self, _: object = None) -> None:
        self.play.look()
        self.draw()

    def _await_others(self) -> None:
        self.thinking = self.play.seat.asked
        if self.play.habits.pause:
            self.draw()
        else:  # quick moves are not worth a picture each
            self.set_timer(PATIENCE, self._still_thinking)
        self.play.seat.await_others(lambda coming: self.post_message(self.OthersDecided(coming)))

    def _still_thinking(self) -> None:
        if self.thinking is not None:
            self.draw()

    def on_table_screen_others_decided(self, event: OthersDecided) -> None:
        """Wait as long as the reader likes, then let it happen."""
        coming = event.coming
        pause = self.play.habits.pause * self.pace(coming.move)
        if pause:
            self.set_timer(pause, lambda: self._others_play(coming))
        else:
            self._others_play(coming)

    def _others_play(self, coming: Coming) -> None:
        # A person may have taken a move back, or resigned, while the bot was thinking.
        if self.play.follow(coming):
            self.thinking = None
            for words in self.play.seat.fault_texts():
                self.notify(words, severity="warning", timeout=20, markup=False)
            self.advance()

    # Keys

    def on_key(self, event: events.Key) -> None:
        if event.character is None or not event.character.isdigit():
            self._digits = ""
            return
        event.stop()
        self._digits += event.character
        at = int(self._digits) - 1
        if not 0 <= at < len(self.play.choices):
            self._digits = event.character
            at = int(self._digits) - 1
        if 0 <= at < len(self.play.choices):
            self.play.select(at)  # in every list: a digit looks, Enter acts
        self.moved()

    def moved(self) -> None:
        """The cursor is elsewhere."""
        self.draw()

    def action_go(self, dx: int, dy: int) -> None:
        """An arrow: over the table, or up and down the list."""
        if self.play.roaming:
            self.play.go(self.neighbour(dx, dy))
        elif self.play.choices:
            self.play.walk(dx + dy)
        self.moved()

    def action_next(self, steps: int = 1) -> None:
        """To the next thing that can be done."""
        self.play.walk(steps)
        self.moved()

    def action_read(self, lines: int) -> None:
        """Up or down the explanation."""
        self.query_one(Detail).scroll_relative(y=lines, animate=False)

    def action_act(self) -> None:
        """Do what the cursor is on."""
        self.changed(self.play.act())

    def action_go_on(self) -> None:
        """Nothing (more) is wanted."""
        self.changed(self.play.go_on())

    def changed(self, changed: bool) -> None:
        """Go on if the position has changed."""
        if changed:
            self.advance()
        else:
            self.moved()

    def action_back(self) -> None:
        """Close the second list, and forget what was refused."""
        self.play.refusal = None
        self.play.back()
        self.moved()

    def action_undo(self) -> None:
        """Take a move back."""
        if self.play.undo():
            self.thinking = None
            self.advance()
        else:
            self.moved()

    def action_resign(self) -> None:
        """Give up, if that is really meant."""
        seat, viewer = self.play.seat, self.play.seat.viewer
        if viewer is None or seat.over:
            return
        question = seat.text("table-resign", seat=self.play.name(viewer))
        keys = seat.text("table-yes-no")

        def answered(yes: bool | None) -> None:
            if yes:
                self.thinking = None
                self.play.resign()
                self.advance()

        self.app.push_screen(Confirm(question, keys), answered)

    def action_explain(self) -> None:
        """The rule in question, if there is one."""
        if self.play.rule:
            self.action_rules()
        else:
            self.notify(self.play.seat.text("table-why-nothing"), markup=False)

    def action_help(self) -> None:
        """All keys and signs."""
        self.app.push_screen(self.help_sheet(), self._redraw_words)

    def action_rules(self) -> None:
        """The rulebook."""
        self.app.push_screen(RulesSheet(self.play, self.play.rule), self._redraw_words)

    def action_log(self) -> None:
        """Everything that happened."""
        self.app.push_screen(LogSheet(self.play), self._redraw_words)

    def action_cards(self) -> None:
        """Every card that can be read."""
        self.app.push_screen(self.cards_sheet(), self._redraw_words)

    def action_end(self) -> None:
        """The result once more."""
        if self.play.seat.over:
            self.app.push_screen(self.end_sheet(), self._redraw_words)

    def _redraw_words(self, _: object = None) -> None:
        self.draw()

    def action_every_moment(self) -> None:
        """Be asked even where most people just go on, or not."""
        self.play.habits.every_moment = not self.play.habits.every_moment
        self.draw()

    def action_speed(self) -> None:
        """How fast bots move."""
        self.play.habits.next_speed()
        self.draw()

    def action_hand_over(self) -> None:
        """Show the hand-over screen, or not."""
        if self.play.hand_over_free:
            self.play.habits.hand_over = not self.play.habits.hand_over
            self.draw()

    def action_language(self) -> None:
        """The next language."""
        self.play.next_language()
        self.draw()

    # The mouse: the first click looks, the second one acts

    def on_choice_panel_clicked(self, event: ChoicePanel.Clicked) -> None:
        """An answer of the list."""
        if self.play.at == event.at:
            self.action_act()
        else:
            self.play.select(event.at)
            self.moved()
