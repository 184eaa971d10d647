"""What happened, line by line, each under the shape and colour of who did it."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll

from overseer.engine.decision import Event
from overseer.terminal.session import Session
from overseer.terminal.table import palette
from overseer.terminal.table.page import Page, lines

LATELY = 120  # lines that the panel keeps; the log's own screen has all


class Chronicle(VerticalScroll, can_focus=False):
    """The latest events, the newest at the bottom."""

    def compose(self) -> ComposeResult:
        yield Page(id="chronicle-lines")

    def show(self, session: Session, news: int) -> None:
        """Draw what happened lately; the last `news` events are new to the reader."""
        title = session.text("table-log")
        if self.border_title != title:
            self.border_title = Text(title)
        lately = session.events[-LATELY:]
        if self.query_one(Page).put(story(session, lately, news)):
            self.anchor()  # the newest stays in sight, however the lines are broken


def story(session: Session, happened: list[Event], news: int = 0) -> Text:
    """Events as lines; what is new is bright, what repeats is told once."""
    told: list[Text] = []
    last = ""
    for at, event in enumerate(happened):
        line = _line(session, event, at >= len(happened) - news)
        if line.plain != last:
            told.append(line)
        last = line.plain
    return lines(*told)


def _line(session: Session, event: Event, new: bool) -> Text:
    words = session.event_text(event)
    if event.name == "shelter-round":
        return Text(f"── {words}", style=Style(color=palette.AMBER, bold=True))
    seat = event.args.get("seat")
    text = Text()
    if isinstance(seat, int):
        text.append(f"{palette.STANDING[seat]} ", palette.seat_style(seat))
    elif event.name in ("shelter-rolled", "shelter-appeared", "shelter-removed"):
        text.append(f"{palette.THREAT_MARK} ", palette.threat)
    else:
        text.append("  ")
    text.append(words, Style(color=palette.BRIGHT if new else palette.QUIET))
    return text
