"""Sheets of Shelter to read: its keys and signs, and every card on the table."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from overseer.shelter.text import item_text, legend, room_text
from overseer.terminal.table import palette
from overseer.terminal.table.reading import LAST_KEYS, HelpSheet, card
from overseer.terminal.table.sheet import HEADING, QUIET, Sheet
from overseer.terminal.table.shelter.signs import showable
from overseer.terminal.table.shelter.vault_play import VaultPlay

_MARKS = (
    (palette.LEGAL_MARK, "legal"),
    (palette.THREAT_MARK, "threat"),
    (palette.FIRST_MARK, "first"),
    (palette.LEFT_MARK, "left"),
    (palette.RIGHT_MARK, "right"),
    (f"{palette.FULL}{palette.EMPTY}", "track"),
)


class VaultHelp(HelpSheet):
    """How the vault is played and read."""

    keys: ClassVar[tuple[tuple[str, str], ...]] = (
        ("left,up,down,right", "move"),
        ("next,before", "next"),
        ("page-up,page-down", "read"),
        ("act", "act"),
        ("on", "go-on"),
        ("digits", "digits"),
        ("back", "back"),
        ("pass", "pass"),
        ("undo", "undo"),
        ("cards", "cards"),
        ("log", "log"),
        ("why", "explain"),
        ("help", "help"),
        ("rules", "rules"),
        ("always", "moments"),
        ("speed", "speed"),
        ("hand-over", "hand-over"),
        *LAST_KEYS,
    )

    def marks(self) -> list[tuple[Text, str]]:
        session = self.play.session
        found: list[tuple[Text, str]] = []
        for seat, (standing, lying) in enumerate(zip(palette.STANDING, palette.LYING, strict=True)):
            if seat < len(session.seats):
                name = session.text("table-mark-seat", seat=session.name(seat))
                style = palette.seat_style(session.hue(seat))
                found.append((Text(f"{standing} {lying}", style), name))
        for sign, word in _MARKS:
            found.append((Text(sign, HEADING), session.text(f"table-mark-{word}")))
        return found

    def signs(self) -> list[tuple[str, str]]:
        return [(showable(sign), meaning) for sign, meaning in legend(self.play.session.lang)]


class CardsSheet(Sheet):
    """The displays and everybody's items, with their texts."""

    play: VaultPlay

    def heading(self) -> str:
        return self.play.session.text("table-cards-title")

    def body(self) -> RenderableType:
        session, scene, faces = self.play.session, self.play.scene, self.play.faces
        parts: list[RenderableType] = []
        parts.append(Text(session.text("table-rooms", n=scene.decks.rooms), HEADING))
        for room in scene.rooms:
            parts += card(faces.room_name(room), room_text(faces.room(room), session.lang))
        parts.append(Text(session.text("table-items", n=scene.decks.items), HEADING))
        for item in scene.items:
            parts += card(faces.item_name(item), item_text(faces.item(item), session.lang))
        for player in scene.players:
            shape = palette.STANDING[player.seat]
            style = palette.seat_style(session.hue(player.seat))
            parts.append(Text(f"{shape} {session.name(player.seat)}", style))
            if not player.ready and not player.exhausted:
                parts.append(Padding(Text(session.text("table-no-items"), QUIET), (0, 0, 0, 2)))
            for item in player.ready:
                parts += card(faces.item_name(item), item_text(faces.item(item), session.lang))
            for item in player.exhausted:
                name = session.text("table-exhausted", item=faces.item_name(item))
                parts += card(name, item_text(faces.item(item), session.lang))
        return Group(*parts)
