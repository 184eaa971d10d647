"""Colours and shapes: whatever a colour says, a shape, a letter or a weight says as well."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from textual.theme import Theme

BACK: Final = "#0b100e"
PANEL: Final = "#0f1613"
FRAME: Final = "#4a6b5b"
TEXT: Final = "#cfe6d6"
QUIET: Final = "#8ba396"
BRIGHT: Final = "#f4fff7"
AMBER: Final = "#ffb641"
GREEN: Final = "#7ee787"
RED: Final = "#ff8a75"
LIT: Final = "#143524"
RAID: Final = "#4a1512"
EARTH: Final = "#3d3226"
RESOURCES: Final = {"energy": "#ffd75f", "food": "#ff9d5c", "water": "#6cc7ff"}

# In the order of the elevators: blue, yellow, green, red; a seat's is `Play.hue`.
SEATS: Final = ("#7db7ff", "#ffd866", "#63d98f", "#ff7b7b")
_GROUNDS: Final = ("#1c3350", "#4a3f14", "#16402a", "#4f2020")
# By seat: full stands, hollow lies.
STANDING: Final = "●■◆▼"
LYING: Final = "○□◇▽"

LEGAL_MARK: Final = "▸"
THREAT_MARK: Final = "☠"
FIRST_MARK: Final = "★"
HAPPY_MARK: Final = "♥"
LEFT_MARK: Final = "◀"
RIGHT_MARK: Final = "▶"
ARROW: Final = "→"
FULL: Final = "▰"
EMPTY: Final = "▱"

plain: Final = Style(color=TEXT, bgcolor=BACK)
quiet: Final = Style(color=QUIET, bgcolor=BACK)
frame: Final = Style(color=FRAME, bgcolor=BACK)
title: Final = Style(color=TEXT, bgcolor=BACK, bold=True)
number: Final = Style(color=AMBER, bgcolor=BACK)
earth: Final = Style(color=EARTH, bgcolor=BACK)
cursor: Final = Style(color=AMBER, bgcolor=BACK, bold=True)
cost: Final = Style(color=RED)
reward: Final = Style(color=GREEN)
mark: Final = Style(color=AMBER)
legal: Final = Style(color=BRIGHT, bold=True)
faint: Final = Style(color=QUIET)
lit: Final = Style(bgcolor=LIT)
dark: Final = Style(bgcolor=BACK)
raid: Final = Style(bgcolor=RAID)
threat: Final = Style(color="#ffb4a6", bold=True)


def seat_style(hue: int) -> Style:
    """A player's colour."""
    return Style(color=SEATS[hue], bold=True)


def seat_ground(hue: int) -> Style:
    """A dark shade of a player's colour, where their dwellers have just gone."""
    return Style(bgcolor=_GROUNDS[hue])


def dweller(seat: int, wounded: bool) -> str:
    """The shape of a dweller: its owner's, hollow when it lies wounded."""
    return (LYING if wounded else STANDING)[seat]


THEME: Final = Theme(
    name="vault",
    primary=AMBER,
    secondary=GREEN,
    accent=AMBER,
    foreground=TEXT,
    background=BACK,
    surface=PANEL,
    panel=PANEL,
    success=GREEN,
    warning=AMBER,
    error=RED,
    dark=True,
    variables={
        "border": FRAME,
        "border-blurred": FRAME,
        "scrollbar": FRAME,
        "scrollbar-background": PANEL,
        "scrollbar-hover": AMBER,
        "scrollbar-active": AMBER,
        "block-cursor-foreground": BRIGHT,
        "block-cursor-background": LIT,
        "link-color": AMBER,
        "quiet": QUIET,
        "lit": LIT,
    },
)
