"""Sheets of Shelter to read: its keys and signs, and every card on the table."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

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

    play: VaultPlay

    def marks(self) -> list[tuple[Text, str]]:
        play, text = self.play, self.play.seat.text
        found: list[tuple[Text, str]] = []
        for seat, (standing, lying) in enumerate(zip(palette.STANDING, palette.LYING, strict=True)):
            if seat < len(play.fixed.seats):
                name = text("table-mark-seat", seat=play.name(seat))
                style = palette.seat_style(play.hue(seat))
                found.append((Text(f"{standing} {lying}", style), name))
        for sign, word in _MARKS:
            found.append((Text(sign, HEADING), text(f"table-mark-{word}")))
        return found

    def signs(self) -> list[tuple[str, str]]:
        return [(showable(each.sign), each.meaning) for each in self.play.faces.cards.legend]


class CardsSheet(Sheet):
    """The displays and everybody's items, with their texts."""

    play: VaultPlay

    def heading(self) -> str:
        return self.play.seat.text("table-cards-title")

    def body(self) -> RenderableType:
        play, text, scene = self.play, self.play.seat.text, self.play.scene
        faces = play.faces
        parts: list[RenderableType] = []
        parts.append(Text(text("table-rooms", n=scene.decks.rooms), HEADING))
        for room in scene.rooms:
            parts += card(faces.room(room).name, faces.room(room).text)
        parts.append(Text(text("table-items", n=scene.decks.items), HEADING))
        for item in scene.items:
            parts += card(faces.item(item).name, faces.item(item).text)
        for player in scene.players:
            shape = palette.STANDING[player.seat]
            style = palette.seat_style(play.hue(player.seat))
            parts.append(Text(f"{shape} {play.name(player.seat)}", style))
            if not player.ready and not player.exhausted:
                parts.append(Padding(Text(text("table-no-items"), QUIET), (0, 0, 0, 2)))
            for item in player.ready:
                parts += card(faces.item(item).name, faces.item(item).text)
            for item in player.exhausted:
                name = text("table-exhausted", item=faces.item(item).name)
                parts += card(name, faces.item(item).text)
        return Group(*parts)
