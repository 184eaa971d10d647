"""The two displays: three rooms with their prices and three items, each to be looked at."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message

from overseer.terminal.table import palette
from overseer.terminal.table.canvas import cut
from overseer.terminal.table.page import Page, lines
from overseer.terminal.table.shelter.faces import Face, Faces
from overseer.terminal.table.shelter.vault_play import VaultPlay

SHOWN = 3  # SH-S5
NARROW = 30  # cells below which a display's title is short


class CardLine(Page):
    """One card of a display."""

    @dataclass
    class Clicked(Message):
        """A card was clicked."""

        kind: str
        card: str

    def __init__(self, kind: str, at: int) -> None:
        super().__init__(id=f"{kind}-{at}", classes="card")
        self.kind = kind
        self.card = ""

    def on_click(self, event: events.Click) -> None:
        if self.card:
            event.stop()
            self.post_message(self.Clicked(self.kind, self.card))


class Displays(Vertical):
    """The room display and the item display, with what is left of their decks."""

    def compose(self) -> ComposeResult:
        for kind in ("room", "item"):
            with Vertical(id=f"{kind}-deck", classes="deck"):
                for at in range(SHOWN):
                    yield CardLine(kind, at)

    def show(self, play: VaultPlay, chosen: str = "") -> None:
        """Draw the cards that lie there now; `chosen` is the one under the cursor."""
        scene, faces = play.scene, play.faces
        for kind, cards, left in (
            ("room", scene.rooms, scene.decks.rooms),
            ("item", scene.items, scene.decks.items),
        ):
            deck = self.query_one(f"#{kind}-deck")
            short = "-short" if deck.size.width < NARROW else ""
            title = play.seat.text(f"table-{kind}s{short}", n=left)
            if deck.border_title != title:
                deck.border_title = Text(title)
            for at in range(SHOWN):
                line = self.query_one(f"#{kind}-{at}", CardLine)
                line.card = cards[at] if at < len(cards) else ""
                line.set_class(bool(line.card) and line.card == chosen, "-chosen")
                width = max(1, line.size.width)
                line.put(_line(kind, line.card, faces, width) if line.card else Text())


def _line(kind: str, card: str, faces: Faces, width: int) -> Text:
    """A card's name, what it costs, and a room's spaces below."""
    if kind == "item":
        return Text(cut(faces.item(card).name, width), Style(color=palette.TEXT))
    price = faces.price(card)
    name = cut(faces.room(card).name, width - cell_len(price) - 1)
    first = Text().append(name, Style(color=palette.TEXT, bold=True))
    first.append(" " * (width - cell_len(name) - cell_len(price)))
    first.append(price, Style(color=palette.RED, bold=True))
    spaces = [signs(faces.face_of(space)) for space in faces.room(card).spaces]
    return lines(first, Text("  ┊ ", style=palette.FRAME).join(spaces))


def signs(face: Face) -> Text:
    """A space in one line of signs: marks, red cost, green reward."""
    text = Text()
    if face.fight:
        text.append(f"{face.fight} ", palette.threat)
    if face.cost:
        text.append(" ".join(face.cost) + " ", palette.cost)
    text.append(palette.ARROW, palette.faint)
    text.append(" ".join(face.reward), palette.reward)
    for mark in face.marks:
        text.append(f" {mark}", palette.mark)
    return text
