"""What was typed after `overseer odds wasteland`: text, judged elsewhere."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Asked:
    """What was typed."""

    weapon: str | None = None
    skill: str | None = None
    unit: str | None = None
    target: str | None = None
    range: str | None = None
    cover: str | None = None
    armour: str | None = None
    quick: bool = False
    charge: str | None = None
    critical: bool = False
