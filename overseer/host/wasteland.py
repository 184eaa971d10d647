"""How battles are hosted: against the AI."""

from __future__ import annotations

from typing import ClassVar

from overseer.host.manner import Manner


class Own(Manner):
    """Battles are fought against the AI unless somebody else sits there."""

    default_seats: ClassVar[str] = "human"  # the AI has no seat
    brings: ClassVar[str] = "forces"
