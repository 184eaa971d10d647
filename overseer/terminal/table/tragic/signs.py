"""Signs of Tragic's table: whatever a colour says, a sign says as well."""

from __future__ import annotations

from typing import Final

# One sign a kind of card.
KINDS: Final = {
    "ability": "+",
    "attack": "†",
    "action": "»",
    "quest": "¤",
    "reaction": "«",
    "ally": "○",
    "companion": "◉",
    "object": "▫",
    "armour": "▣",
    "weapon": "‡",
    "drug": "℞",
    "building": "⌂",
    "trait": "◇",
    "skill": "◆",
}
# One colour a letter.
COLOURS: Final = {
    "S": "#ff8a75",
    "P": "#ffd75f",
    "E": "#7ee787",
    "C": "#ff9dd6",
    "I": "#6cc7ff",
    "A": "#b6a6ff",
    "L": "#cfe6d6",
}

HP: Final = "♥"
RADIATION: Final = "☢"
SHIELD: Final = "▣"
ENGAGED: Final = "↷"
FIGHTING: Final = "⚔"
STEALTH: Final = "◌"
TOP: Final = "▲"
CHOSEN: Final = "☑"
OPEN: Final = "☐"
BULLET: Final = "·"
RACE: Final = "◊"
