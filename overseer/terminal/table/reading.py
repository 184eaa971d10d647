"""Sheets to read: help with all keys and signs, the whole log, and every card on the table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from overseer.shelter.text import item_text, legend, room_text
from overseer.terminal.table import palette
from overseer.terminal.table.chronicle import story
from overseer.terminal.table.sheet import HEADING, PLAIN, QUIET, STRONG, Sheet

# Keys as they are printed on them, and the message that explains them.
HELP_KEYS = (
    ("← ↑ ↓ →  h j k l", "move"),
    ("⇥  ⇧⇥", "next"),
    ("⏎", "act"),
    ("␣", "go-on"),
    ("1 … 9", "digits"),
    ("Esc", "back"),
    ("p", "pass"),
    ("u", "undo"),
    ("v", "cards"),
    ("g", "log"),
    ("?  F1", "explain"),
    ("F2", "help"),
    ("r  F3", "rules"),
    ("a", "moments"),
    ("s", "speed"),
    ("o", "hand-over"),
    ("L", "language"),
    ("x", "resign"),
    ("e", "end"),
    ("q", "leave"),
)
_MARKS = (
    (palette.LEGAL_MARK, "legal"),
    (palette.THREAT_MARK, "threat"),
    (palette.FIRST_MARK, "first"),
    (palette.LEFT_MARK, "left"),
    (palette.RIGHT_MARK, "right"),
    (f"{palette.FULL}{palette.EMPTY}", "track"),
)


class HelpSheet(Sheet):
    """The aim, the keys, the mouse, the signs."""

    def heading(self) -> str:
        return self.play.session.text("table-help-title")

    def body(self) -> RenderableType:
        session = self.play.session
        keys = _columns()
        for key, word in HELP_KEYS:
            keys.add_row(Text(key, HEADING), Text(session.text(f"table-help-{word}"), PLAIN))
        marks = _columns()
        for seat, (standing, lying) in enumerate(zip(palette.STANDING, palette.LYING, strict=True)):
            if seat < len(session.seats):
                name = session.text("table-mark-seat", seat=session.name(seat))
                shapes = Text(f"{standing} {lying}", palette.seat_style(seat))
                marks.add_row(shapes, Text(name, PLAIN))
        for sign, word in _MARKS:
            marks.add_row(Text(sign, HEADING), Text(session.text(f"table-mark-{word}"), PLAIN))
        signs = _columns()
        for sign, meaning in legend(session.lang):
            signs.add_row(Text(sign, HEADING), Text(meaning, PLAIN))
        return Group(
            Text(session.text("table-help-aim"), PLAIN),
            Text(),
            Text(session.text("table-help-keys"), STRONG),
            keys,
            Text(session.text("table-help-mouse"), QUIET),
            Text(),
            Text(session.text("table-help-marks"), STRONG),
            marks,
            Text(),
            Text(session.text("table-help-signs"), STRONG),
            signs,
        )


class LogSheet(Sheet):
    """Everything that happened."""

    def heading(self) -> str:
        return self.play.session.text("table-log")

    def body(self) -> RenderableType:
        return story(self.play.session, self.play.session.events)

    def fill(self) -> None:
        super().fill()
        self.query_one("#sheet-body").scroll_end(animate=False)


class CardsSheet(Sheet):
    """The displays and everybody's items, with their texts."""

    def heading(self) -> str:
        return self.play.session.text("table-cards-title")

    def body(self) -> RenderableType:
        session, scene, faces = self.play.session, self.play.scene, self.play.faces
        parts: list[RenderableType] = []
        parts.append(Text(session.text("table-rooms", n=scene.decks.rooms), HEADING))
        for room in scene.rooms:
            parts += _card(faces.room_name(room), room_text(faces.room(room), session.lang))
        parts.append(Text(session.text("table-items", n=scene.decks.items), HEADING))
        for item in scene.items:
            parts += _card(faces.item_name(item), item_text(faces.item(item), session.lang))
        for player in scene.players:
            shape = palette.STANDING[player.seat]
            title = Text(f"{shape} {session.name(player.seat)}", palette.seat_style(player.seat))
            parts.append(title)
            if not player.ready and not player.exhausted:
                parts.append(Padding(Text(session.text("table-no-items"), QUIET), (0, 0, 0, 2)))
            for item in player.ready:
                parts += _card(faces.item_name(item), item_text(faces.item(item), session.lang))
            for item in player.exhausted:
                name = session.text("table-exhausted", item=faces.item_name(item))
                parts += _card(name, item_text(faces.item(item), session.lang))
        return Group(*parts)


def _card(name: str, text: str) -> list[RenderableType]:
    return [
        Padding(Text(name, STRONG), (0, 0, 0, 2)),
        Padding(Text(text, PLAIN), (0, 0, 0, 4)),
    ]


def _columns() -> Table:
    grid = Table.grid(padding=(0, 3))
    grid.add_column(no_wrap=True, min_width=8)
    grid.add_column()
    return grid
