"""The vault on the screen: it is drawn, scrolled and clicked here."""

from __future__ import annotations

from dataclasses import dataclass

from rich.segment import Segment
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from overseer.terminal.table import palette
from overseer.terminal.table.shelter.faces import Faces
from overseer.terminal.table.shelter.plan import Box, Plan, plan
from overseer.terminal.table.shelter.vault_drawing import Marks, draw
from overseer.voice.shelter.given import ShelterScene


class VaultView(ScrollView, can_focus=False):
    """All floors of the vault, with the cursor and the spaces that are open to the player."""

    @dataclass
    class Clicked(Message):
        """A space was clicked."""

        space: str

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._scene: ShelterScene | None = None
        self._faces: Faces | None = None
        self._marks = Marks()
        self._lines: list[Strip] = []
        self._plan: Plan | None = None
        self.boxes: dict[str, Box] = {}

    def show(self, scene: ShelterScene, faces: Faces, marks: Marks) -> None:
        """Draw the vault as it is now."""
        self._scene, self._faces, self._marks = scene, faces, marks
        self._draw()

    def on_resize(self) -> None:
        self._draw()

    def _draw(self) -> None:
        if self._scene is None or self._faces is None or not self.size:
            return
        size = self.scrollable_content_region.size
        self._plan = plan(size.width, size.height, len(self._scene.floors))
        self.boxes = self._plan.boxes(self._scene)
        self._lines = draw(self._scene, self._faces, self._plan, self._marks)
        self.virtual_size = Size(self._plan.width, self._plan.height)
        self.refresh()
        box = self.boxes.get(self._marks.cursor)
        if box is not None:
            # The floor's frame and its numbers stay in sight too.
            region = Region(box.x, box.y - 2, box.width, box.height + 3)
            self.scroll_to_region(region, animate=False)

    @property
    def _left(self) -> int:
        """Cells left of a drawing that is narrower than the widget."""
        return 0 if self._plan is None else max(0, self.size.width - self._plan.width) // 2

    def render_line(self, y: int) -> Strip:
        width = self.size.width
        at = y + self.scroll_offset.y
        if at >= len(self._lines):
            return Strip.blank(width, palette.plain)
        margin = Strip([Segment(" " * self._left, palette.plain)], self._left)
        line = Strip.join([margin, self._lines[at]])
        start = self.scroll_offset.x
        return line.crop_extend(start, start + width, palette.plain)

    def on_click(self, event: events.Click) -> None:
        x = event.x + self.scroll_offset.x - self._left
        y = event.y + self.scroll_offset.y
        for space, box in self.boxes.items():
            if box.holds(x, y):
                event.stop()
                self.post_message(self.Clicked(space))
                return
