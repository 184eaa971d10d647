"""One player: happiness, the three tracks, dwellers and items."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from overseer.terminal.table import palette
from overseer.terminal.table.page import Page, folded, lines
from overseer.terminal.table.shelter.faces import Faces
from overseer.terminal.table.shelter.names import short_name
from overseer.terminal.table.shelter.vault_play import VaultPlay
from overseer.voice.shelter.given import PlayerScene

BARS: Final = 26  # cells that three tracks need as bars …
WIDE_BARS: Final = 34  # … and with blanks between
CORNERS: Final = 2  # cells of the rule that a heading leaves free


class PlayerPanel(Page):
    """A player's side of the table; the one whose turn it is has a thick rule above."""

    def __init__(self, seat: int) -> None:
        super().__init__(id=f"player-{seat}", classes="player")
        self.seat = seat
        self.item_lines = 2
        self._heading = Text()
        self._drawn: VaultPlay | None = None

    def show(self, play: VaultPlay) -> None:
        """Draw what lies in front of this player now."""
        scene, faces = play.scene, play.faces
        player = scene.players[self.seat]
        heading = _heading(play, player, self.size.width)
        if heading != self._heading:
            self.border_title = self._heading = heading
        self.set_class(scene.turn == self.seat and not scene.over, "-turn")
        self._drawn = play
        width = self.size.width
        parts = [_tracks(player, faces, width), _dwellers(play, player, width)]
        if player.ready or player.exhausted:
            parts.append(_items(player, faces, width, self.item_lines))
        self.put(lines(*parts))

    def on_resize(self) -> None:
        super().on_resize()
        if self._drawn is not None:
            self.show(self._drawn)


def _heading(play: VaultPlay, player: PlayerScene, width: int) -> Text:
    """Happiness first: that is what it is all about. Blanks make room for the name."""
    scene, style = play.scene, palette.seat_style(play.hue(player.seat))
    amber = Style(color=palette.AMBER, bold=True)
    name = play.name(player.seat)
    if width < BARS:
        name = short_name(name)
    turn = scene.turn == player.seat and not scene.over
    first = scene.first == player.seat
    marks = f"{palette.LEGAL_MARK} " * turn + f"{palette.FIRST_MARK} " * first
    shape, happy = palette.STANDING[player.seat], f"{player.happiness} {palette.HAPPY_MARK}"
    gap = " " if cell_len(f"{shape} {happy} {marks}{name}") <= width - CORNERS else ""
    text = Text()
    if turn:
        text.append(palette.LEGAL_MARK + gap, amber)
    text.append(shape + gap, style)
    text.append(happy.replace(" ", gap), Style(color=palette.BRIGHT, bold=True))
    if first:
        text.append(gap + palette.FIRST_MARK, amber)
    text.append(" ")
    text.append(name, style)
    state = _state(play, player)
    if state and width >= BARS:
        text.append(f" · {state}", Style(color=palette.QUIET))
    return text


def _state(play: VaultPlay, player: PlayerScene) -> str:
    """Whether the player is out of the round or of the game."""
    if player.seat in play.scene.resigned:
        return play.seat.text("table-resigned")
    return play.seat.text("table-passed") if player.passed else ""


def _tracks(player: PlayerScene, faces: Faces, width: int) -> Text:
    """The three tracks as bars with their numbers (SH-C2)."""
    text = Text()
    bars = width >= BARS
    gap, inner = ("  ", " ") if width >= WIDE_BARS or not bars else (" ", "")
    for at, (kind, sign) in enumerate(zip(palette.RESOURCES, faces.cubes, strict=True)):
        n = int(getattr(player, kind))
        style = Style(color=palette.RESOURCES[kind])
        text.append(gap if at else "")
        text.append(sign + inner, style + Style(bold=True))
        if bars:
            text.append(palette.FULL * n, style)
            text.append(palette.EMPTY * (faces.track - n), Style(color=palette.FRAME))
        text.append(f"{inner}{n}", style + Style(bold=True))
    return text


def _dwellers(play: VaultPlay, player: PlayerScene, width: int) -> Text:
    """Who stands ready, by shape: full healthy, hollow wounded, a letter for training."""
    style = palette.seat_style(play.hue(player.seat))
    text = Text()
    standing = palette.dweller(player.seat, False)
    lying = palette.dweller(player.seat, True)
    groups = [
        standing * player.untrained,
        " ".join(standing + letter for letter in player.trained),
        lying * player.wounded,
        " ".join(lying + letter for letter in player.wounded_trained),
    ]
    text.append(" ".join(group for group in groups if group) or "–", style)
    counts = {"n": player.placed, "coming": player.coming, "all": player.dwellers}
    word = "table-dwellers" if width >= BARS else "table-dwellers-short"
    words = play.seat.text(word, **counts)
    if width < BARS:
        words = _state(play, player) or words  # the heading has no room for it
    text.append("  " + words, Style(color=palette.QUIET))
    text.truncate(max(1, width), overflow="ellipsis")
    return text


def _items(player: PlayerScene, faces: Faces, width: int, lines: int) -> Text:
    """Items by name, those in brackets exhausted, as many as the lines hold."""
    text = Text()
    labels = [(faces.item(item).name, Style(color=palette.TEXT)) for item in player.ready]
    spent = Style(color=palette.QUIET, italic=True)
    labels += [(f"({faces.item(item).name})", spent) for item in player.exhausted]
    for at, (label, style) in enumerate(labels):
        rest = len(labels) - at
        gap = " · " if at else ""
        tail = f" +{rest - 1}" if rest > 1 else ""
        longer = folded(Text(text.plain + gap + label + tail), width)
        if at and len(longer.plain.split("\n")) > lines:
            text.append(f" +{rest}", Style(color=palette.AMBER, bold=True))
            break
        text.append(gap, Style(color=palette.FRAME))
        text.append(label, style)
    return text
