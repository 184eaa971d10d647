"""The line above the table and the line of keys below it."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events

from overseer.terminal.keys import KEYS
from overseer.terminal.table import palette
from overseer.terminal.table.page import Page
from overseer.terminal.table.play import Play

Keys = tuple[tuple[str, str, str], ...]  # the key’s meaning, what it does, the message that says so

GAP = 2  # cells between what is on the left and whose turn it is


class TopBar(Page):
    """The game, how far it is, whose turn it is, and what else everybody should see."""

    def show(self, play: Play, thinking: int | None, progress: Text, tally: Text) -> None:
        """Draw it for the position as it is: `progress` on the left, `tally` on the right."""
        seat = play.seat
        left = Text(no_wrap=True)
        title = seat.text(f"table-title-{play.game}")
        left.append(f" {title} ", Style(bold=True, reverse=True))
        left.append_text(progress)
        right = Text(no_wrap=True)
        right.append_text(tally)
        right.append(f"  {seat.lang.upper()} ", Style(bold=True))
        room = max(0, self.size.width - left.cell_len - right.cell_len - GAP - 1)
        middle = Text(no_wrap=True)
        if play.over:
            middle.append(seat.text("table-over"), Style(bold=True))
        elif play.aside():
            middle.append(play.aside(), Style(bold=True))
        elif seat.asked >= 0:
            asked = seat.asked
            name = play.name(asked)
            words = seat.text("table-thinking" if thinking == asked else "table-asked", seat=name)
            style = palette.seat_style(play.hue(asked))
            middle.append(f"{palette.STANDING[asked]} ", style)
            fits = middle.cell_len + cell_len(words) <= room
            middle.append(words if fits else name, style)
        middle.truncate(room, overflow="ellipsis")
        centred = (self.size.width - middle.cell_len) // 2 - left.cell_len - GAP
        before = max(0, min(room - middle.cell_len, centred))
        line = left
        line.append(" " * (before + GAP))
        line.append_text(middle)
        line.append(" " * max(1, self.size.width - line.cell_len - right.cell_len))
        line.append_text(right)
        self.put(line)


_PLAYING: Final = ("act", "go_on", "undo")  # keys that do nothing after the end


class KeyBar(Page):
    """The keys with what they do; each can be clicked."""

    def __init__(self, keys: Keys, id: str) -> None:
        super().__init__(id=id)
        self._keys = keys
        self._spans: list[tuple[int, int, int, str]] = []

    def show(self, play: Play) -> None:
        """Draw the keys in the language, over as many lines as they need."""
        width = max(20, self.size.width)
        text = Text(no_wrap=True)
        self._spans = []
        x = y = 0
        for meanings, action, word in self._keys:
            key = "".join(KEYS[meaning].first for meaning in meanings.split(","))
            if action == "hand_over" and not play.hand_over_free:
                continue
            if play.over and action in _PLAYING:
                continue
            label = play.seat.text(f"table-key-{word}", **_setting(play, word))
            size = len(key) + len(label) + 3
            if x and x + size > width:
                text.append("\n")
                x, y = 0, y + 1
            text.append(f" {key}", Style(color=palette.AMBER, bold=True))
            text.append(f" {label} ", Style(color=palette.QUIET))
            self._spans.append((y, x, x + size, action))
            x += size
        self.put(text)

    async def on_click(self, event: events.Click) -> None:
        for y, start, end, action in self._spans:
            if action and y == event.y and start <= event.x < end:
                await self.run_action(action if "." in action else f"screen.{action}")


def _setting(play: Play, word: str) -> dict[str, str]:
    habits = play.habits
    if word in ("speed", "watch-speed"):
        return {"speed": habits.speed}
    if word in ("moments", "hand-over"):
        on = habits.every_moment if word == "moments" else habits.hand_over
        return {"on": "yes" if on else "no"}
    return {}
