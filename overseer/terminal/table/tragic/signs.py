"""Signs of Tragic's table: whatever a colour says, a sign says as well."""

from __future__ import annotations

from typing import Final

from overseer.tragic.words import (
    ABILITY,
    ACTION,
    ALLY,
    ARMOUR,
    ATTACK,
    BUILDING,
    COMPANION,
    DRUG,
    OBJECT,
    QUEST,
    REACTION,
    SKILL,
    TRAIT,
    WEAPON,
)

# One sign a kind of card, by its number.
KINDS: Final = {
    ABILITY: "+",
    ATTACK: "†",
    ACTION: "»",
    QUEST: "¤",
    REACTION: "«",
    ALLY: "○",
    COMPANION: "◉",
    OBJECT: "▫",
    ARMOUR: "▣",
    WEAPON: "‡",
    DRUG: "℞",
    BUILDING: "⌂",
    TRAIT: "◇",
    SKILL: "◆",
}
COLOURS: Final = ("#ff8a75", "#ffd75f", "#7ee787", "#ff9dd6", "#6cc7ff", "#b6a6ff", "#cfe6d6")

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
