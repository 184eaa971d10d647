"""A recorded match on the table: forward and back, by moves and turns, by hand or by itself."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual.binding import BindingType

from overseer.terminal.keys import on
from overseer.terminal.records.watched import Watched
from overseer.terminal.table import palette
from overseer.terminal.table.bars import Keys
from overseer.terminal.table.chronicle import story
from overseer.terminal.table.detail import STRONG
from overseer.terminal.table.reading import HelpSheet
from overseer.terminal.table.table_screen import READING, TableScreen

SHORTEST: Final = 0.1  # seconds between two steps at the greatest speed

WATCH_BAR: Final[Keys] = (
    ("left,right", "", "watch-step"),
    ("next", "turn_on", "watch-turn"),
    ("first", "jump(0)", "watch-first"),
    ("last", "jump(-1)", "watch-last"),
    ("on", "roll", "watch-on"),
    ("speed", "speed", "watch-speed"),
    ("player", "other_player", "watch-eyes"),
    ("log", "log", "log"),
    ("cards", "cards", "cards"),
    ("help", "help", "help"),
    ("language", "language", "language"),
    ("leave", "app.leave(0)", "watch-leave"),
)
WATCH_HELP: Final = (
    ("left,right,up,down", "watch-step"),
    ("next,before", "watch-turn"),
    ("first,last", "watch-ends"),
    ("on", "watch-on"),
    ("speed", "watch-speed"),
    ("player", "watch-eyes"),
    ("page-up,page-down", "read"),
    ("cards", "watch-cards"),
    ("log", "log"),
    ("help", "help"),
    ("rules", "rules"),
    ("language", "language"),
    ("result", "end"),
    ("leave", "watch-leave"),
)


class Watching(TableScreen, inherit_bindings=False):
    """What a table has that is only looked at; a game's own table comes behind it."""

    KEYS: ClassVar[Keys] = WATCH_BAR
    BINDINGS: ClassVar[list[BindingType]] = [
        on("left", "step(-1)"),
        on("right", "step(1)"),
        on("up", "step(-1)"),
        on("down", "step(1)"),
        on("next", "turn_on(1)"),
        on("before", "turn_on(-1)"),
        on("first", "jump(0)"),
        on("last", "jump(-1)"),
        on("on", "roll"),
        on("player", "other_player"),
        *READING,
    ]
    more_help: ClassVar[tuple[tuple[str, str], ...]] = ()  # keys that only this game has

    playing = False  # whether one step follows the other by itself
    pointed = False  # whether something on the table is looked at, and not the step
    _timer = 0  # counts the pauses, so that an old one ends nothing new

    @property
    def film(self) -> Watched:
        """The session, which can be wound."""
        session = self.play.session
        assert isinstance(session, Watched)
        return session

    # What is shown

    def advance(self) -> None:
        """Draw the step."""
        if self.covered:
            return
        match = self.film.match
        before = match.steps[max(0, match.at - 1)]
        self.play.hear(before.moves)
        self.play.settle()
        self.draw()

    def _title(self) -> Text:
        return Text(self.film.text("watch-title"))

    def _prompt(self) -> Text:
        film = self.film
        at = film.match.step_shown.moves
        words = film.text("watch-move", n=at, moves=film.moves_in_all)
        told = Text(words, Style(color=palette.AMBER, bold=True))
        seat = film.eyes
        if seat is not None or (film.secret and film.match.whole.end is not None):
            words = film.text("watch-spectator")
            if seat is not None:
                words = film.text("watch-eyes", seat=film.name(seat))
            told.append(f"\n{words}", Style(color=palette.QUIET))
        state = "end" if self._at_end else "plays" if self.playing else "stands"
        return told.append(f"\n{film.text('watch-state', state=state)}")

    @property
    def _at_end(self) -> bool:
        return self.film.match.at == len(self.film.match.steps) - 1

    def explained(self) -> list[Text]:
        return super().explained() if self.pointed else self.step_lines()

    def step_lines(self) -> list[Text]:
        """What was decided in the step, and what came of it."""
        told: list[Text] = []
        for deed in self.film.deeds():
            style = palette.seat_style(self.play.hue(deed.seat))
            line = Text(f"{palette.STANDING[deed.seat]} {self.film.name(deed.seat)}: ", style)
            told.append(line.append(self.film.told(deed), STRONG))
        return [*told, *self.news_lines()]

    def news_lines(self) -> list[Text]:
        """What happened in the step."""
        news = self.play.news
        return [story(self.play, news, len(news))] if news else []

    def help_sheet(self) -> HelpSheet:
        sheet = super().help_sheet()
        sheet.shown_keys = (*WATCH_HELP[:6], *self.more_help, *WATCH_HELP[6:])
        return sheet

    def moved(self) -> None:
        self.pointed = True
        super().moved()

    # Winding

    def _wind(self, at: int) -> None:
        self.pointed = False
        self.film.wind(at)
        self.looked()
        self.advance()

    def looked(self) -> None:
        """Another step is shown; a game may turn to whom it is about."""

    def _by_hand(self) -> None:
        """Who winds by hand has stopped what went by itself."""
        self.playing = False
        self._timer += 1

    def action_step(self, steps: int) -> None:
        """A move on or back."""
        self._by_hand()
        self._wind(self.film.match.at + steps)

    def action_turn_on(self, way: int = 1) -> None:
        """To the next round or turn, or the one before."""
        self._by_hand()
        self._wind(self.film.match.next_with(self.play.chapters, way))

    def action_jump(self, at: int) -> None:
        """To the beginning, or with -1 to the end."""
        self._by_hand()
        self._wind(len(self.film.match.steps) - 1 if at < 0 else at)

    def action_roll(self) -> None:
        """Let it go by itself, or stop it; from the end it begins anew."""
        self._timer += 1
        self.playing = not self.playing
        if self.playing and self._at_end:
            self._wind(0)
        self.draw()
        if self.playing:
            self._wait()

    def _wait(self) -> None:
        timer = self._timer
        pause = max(SHORTEST, self.play.habits.pause)
        self.set_timer(pause, lambda: self._next(timer))

    def _next(self, timer: int) -> None:
        if timer != self._timer or not self.playing:
            return
        if not self.covered:
            self._wind(self.film.match.at + 1)
        self.playing = not self._at_end
        if self.playing:
            self._wait()
        else:
            self.draw()

    def action_other_player(self) -> None:
        """Through the next player's eyes."""
        if self.film.next_eyes():
            self.advance()
        else:
            self.notify(self.film.text("watch-unfinished"), markup=False)
