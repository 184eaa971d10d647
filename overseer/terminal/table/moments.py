"""Screens for special moments: handing the keyboard over, giving up, the end, a tiny terminal."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from overseer.terminal.outcome import tie_break
from overseer.terminal.table import palette
from overseer.terminal.table.play import Play
from overseer.terminal.table.sheet import HEADING, PLAIN, QUIET, STRONG, Sheet
from overseer.terminal.words import listed

LEAST_WIDTH = 80
LEAST_HEIGHT = 24
LONG_PATH = 40  # characters of a path that fit into a line beside its label


class HandOver(Screen[None]):
    """Nothing of the table is shown before the next person has the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "ready"),
        Binding("o", "never"),
        Binding("L", "language"),
        Binding("q", "app.leave(0)"),
    ]

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play

    def compose(self) -> ComposeResult:
        yield Static(id="hand-over-text")

    def on_mount(self) -> None:
        self.fill()

    def fill(self) -> None:
        """Write everything in the language."""
        session, seat = self.play.session, self.play.session.asked
        name = Text(f"{palette.STANDING[seat]} {session.name(seat)}", palette.seat_style(seat))
        lines = (
            Text(session.text("table-hand-over", seat=session.name(seat)), STRONG),
            Text(),
            name,
            Text(),
            Text(session.text("table-hand-over-keys", seat=session.name(seat)), QUIET),
        )
        self.query_one(Static).update(Text("\n", justify="center").join(lines))

    def on_click(self) -> None:
        self.action_ready()

    def action_ready(self) -> None:
        """The right person sits down."""
        self.play.keyboard = self.play.session.asked
        self.dismiss(None)

    def action_never(self) -> None:
        """These people need no such screen."""
        self.play.habits.hand_over = False
        self.action_ready()

    def action_language(self) -> None:
        """In the next language."""
        self.play.next_language()
        self.fill()


class Confirm(ModalScreen[bool]):
    """A question with yes and no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,j,o,s,enter", "answer(True)"),
        Binding("n,escape,q", "answer(False)"),
    ]

    def __init__(self, question: str, keys: str) -> None:
        super().__init__()
        self.question = question
        self.keys = keys

    def compose(self) -> ComposeResult:
        with Vertical(id="confirm"):
            yield Static(Text(self.question, STRONG))
            yield Static(Text(self.keys, QUIET))

    def action_answer(self, yes: bool) -> None:
        """Yes or no."""
        self.dismiss(yes)


class EndSheet(Sheet):
    """Who becomes overseer, and why."""

    def heading(self) -> str:
        return self.play.session.text("table-end-title")

    def body(self) -> RenderableType:
        session = self.play.session
        outcome = session.match.outcome
        if outcome is None:
            return Text()
        names = [session.name(seat) for seat in outcome.winners]
        parts: list[RenderableType] = [self._winners(outcome.winners, names), Text()]
        how = Text().append(session.text(f"end-{outcome.how}"), PLAIN)
        how.append(f"  {outcome.rule}", Style(color=palette.AMBER))
        parts += [how, Text(), self._scores()]
        tie = self._tie()
        if tie:
            parts += [Text(), Text(tie, PLAIN)]
        file = str(session.path)
        if len(file) > LONG_PATH:  # a file's name is never divided
            file = f"{session.path.parent}/\n{session.path.name}"
        record = session.text("table-record", file=file)
        parts += [Text(), Text(record, QUIET, overflow="fold")]
        if session.save_problem is not None:
            parts.append(Text(session.save_problem_text(), Style(color=palette.RED)))
        return Group(*parts)

    def _winners(self, seats: tuple[int, ...], names: list[str]) -> Text:
        session = self.play.session
        if not names:
            return Text(session.text("table-nobody-won"), STRONG)
        shapes = " ".join(palette.STANDING[seat] for seat in seats)
        line = Text().append(f"{palette.FIRST_MARK} ", HEADING)
        line.append(f"{shapes} ", palette.seat_style(seats[0]))
        line.append(
            session.text("table-won", n=len(names), names=listed(names, session.lang)), STRONG
        )
        return line

    def _scores(self) -> Table:
        """Happiness by where it came from, and what breaks a tie."""
        session, scene = self.play.session, self.play.scene
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        header = [Text()]
        for player in scene.players:
            grid.add_column(justify="right", no_wrap=True)
            shape = palette.STANDING[player.seat]
            title = f"{shape} {session.name(player.seat)}"
            header.append(Text(title, palette.seat_style(player.seat)))
        grid.add_row(*header)
        for source in scene.players[0].points:
            row = [Text(session.text(f"table-points-{source}"), PLAIN)]
            row += [
                Text(str(player.points[source]).replace("-", "−"), PLAIN)
                for player in scene.players
            ]
            grid.add_row(*row)
        total = [Text(session.text("table-points-all"), STRONG)]
        total += [
            Text(f"{palette.HAPPY_MARK} {player.happiness}", HEADING) for player in scene.players
        ]
        grid.add_row(*total)
        for word, counts in (
            ("cubes", [p.energy + p.food + p.water for p in scene.players]),
            ("dwellers", [p.dwellers for p in scene.players]),
            ("items", [len(p.ready) + len(p.exhausted) for p in scene.players]),
        ):
            row = [Text(session.text(f"table-tie-{word}"), QUIET)]
            row += [Text(str(n), QUIET) for n in counts]
            grid.add_row(*row)
        return grid

    def _tie(self) -> str:
        """What decided between equals (SH-X3); nothing when happiness alone did."""
        session, outcome = self.play.session, self.play.session.match.outcome
        by = tie_break(session)
        if by is not None:
            return session.text("table-tie", by=by)
        shared = outcome is not None and len(outcome.winners) > 1 and outcome.how != "resigned"
        return session.text("table-tie-shared") if shared else ""


class TooSmall(Screen[None]):
    """The terminal is too small for the vault; the game waits."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "app.leave(0)")]

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play

    def compose(self) -> ComposeResult:
        yield Static(id="too-small-text")

    def on_mount(self) -> None:
        self.fill()

    def on_resize(self) -> None:
        self.fill()

    def fill(self) -> None:
        """Say what is needed and what is there."""
        size = self.size
        text = self.play.session.text(
            "table-too-small",
            width=LEAST_WIDTH,
            height=LEAST_HEIGHT,
            here=size.width,
            there=size.height,
        )
        self.query_one(Static).update(Text(text, STRONG, justify="center"))
