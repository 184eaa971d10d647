"""The map on the screen: it is drawn, scrolled, zoomed and clicked here."""

from __future__ import annotations

from dataclasses import dataclass

from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from overseer.terminal.table import palette
from overseer.terminal.table.wasteland.battle_play import BattlePlay
from overseer.terminal.table.wasteland.camera import Camera
from overseer.terminal.table.wasteland.map_drawing import (
    AXIS_HEIGHT,
    AXIS_WIDTH,
    Ground,
    draw,
)
from overseer.terminal.table.wasteland.map_marks import Overlays
from overseer.terminal.table.wasteland.things import place_of

SIDE = 914  # mm of a table, until one is seen


class MapView(Widget, can_focus=False):
    """The table from above."""

    @dataclass
    class Clicked(Message):
        """A point of the table was clicked."""

        x: int
        y: int

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.camera = Camera(SIDE)
        self._ground = Ground()
        self._overlays = Overlays()
        self._play: BattlePlay | None = None
        self._lines: list[Strip] = []

    def show(self, play: BattlePlay, follow: bool = True) -> None:
        """Draw the table as it is now; the camera follows what is looked at."""
        self._play = play
        if not self.size:
            return
        size = self.content_size
        self.camera.side = play.table.side
        self.camera.fit(size.width - AXIS_WIDTH, size.height - AXIS_HEIGHT)
        place = play.pointer or place_of(play.battle, play.where)
        if follow and place is not None and self.camera.zoom > 1:
            self.camera.show(*place)
        play.near = self.camera.column
        marks = self._overlays.marks(play, self.camera)
        self._lines = draw(play.battle, play.table.pieces, self.camera, self._ground, marks)
        self.refresh()

    def on_resize(self) -> None:
        if self._play is not None:
            self.show(self._play)

    def render_line(self, y: int) -> Strip:
        width = self.content_size.width
        if y >= len(self._lines):
            return Strip.blank(width, palette.plain)
        return self._lines[y].crop_extend(0, width, palette.plain)

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None:
            return
        column, line = offset.x - AXIS_WIDTH, offset.y
        if column < 0 or line >= self.camera.height or not self.camera.on_table(column, line):
            return
        event.stop()
        self.post_message(self.Clicked(*self.camera.point(column, line)))
