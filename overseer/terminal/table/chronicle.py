"""What happened, line by line, each under the shape and colour of who did it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll

from overseer.terminal.table import palette
from overseer.terminal.table.page import Page, folded, lines
from overseer.terminal.table.play import Play
from overseer.voice.given import Happening

LATELY = 120  # lines that the panel keeps; the log's own screen has all


class Chronicle(VerticalScroll, can_focus=False):
    """The latest events, the newest at the bottom."""

    def compose(self) -> ComposeResult:
        yield Page(id="chronicle-lines")

    def show(self, play: Play) -> None:
        """Draw what happened lately."""
        title = play.seat.text("table-log")
        if self.border_title != title:
            self.border_title = Text(title)
        lately, news, since = play.told[-LATELY:], play.news[-LATELY:], play.since()
        old = lately[: len(lately) - len(news)]
        if since and self._lines(story(play, news, len(news), since)) > self.size.height:
            news = [event for event in news if event.name not in play.minor]
        if self.query_one(Page).put(story(play, [*old, *news], len(news), since)):
            self.anchor()  # the newest stays in sight, however the lines are broken

    def _lines(self, told: Text) -> int:
        """How many lines a text takes here."""
        width = self.scrollable_content_region.width
        return len(folded(told, width).plain.split("\n")) if width else 0


def story(play: Play, happened: Sequence[Happening], news: int = 0, since: str = "") -> Text:
    """Events as lines; the last `news` are new and bright, what repeats is told once with “×6”.

    A heading `since` stands over the news.
    """
    told: list[tuple[Text, int]] = []
    for at, event in enumerate(happened):
        if since and at == len(happened) - news:
            told.append((Text(f"── {since}", style=Style(color=palette.AMBER)), 1))
        line = _line(play, event, at >= len(happened) - news)
        if told and told[-1][0].plain == line.plain:
            told[-1] = (line, told[-1][1] + 1)
        else:
            told.append((line, 1))
    return lines(*(_counted(line, times) for line, times in told))


def _counted(line: Text, times: int) -> Text:
    return line if times == 1 else line.append(f"\u00a0×{times}", palette.mark)


def _line(play: Play, event: Happening, new: bool) -> Text:
    if event.name in play.chapters:
        return Text(f"── {event.text}", style=Style(color=palette.AMBER, bold=True))
    seat = event.args.get("seat")
    mark = play.sign(event)
    text = Text()
    if isinstance(seat, int):
        text.append(f"{palette.STANDING[seat]} ", palette.seat_style(play.hue(seat)))
    elif mark is not None:
        text.append(f"{mark[0]} ", mark[1])
    else:
        text.append("  ")
    text.append(event.text, Style(color=palette.BRIGHT if new else palette.QUIET))
    return text
