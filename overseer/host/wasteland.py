"""How battles are hosted: where only one answer is left, nobody is asked."""

from __future__ import annotations

from typing import ClassVar

from overseer.engine.match import Helper
from overseer.host.manner import Manner
from overseer.wasteland.autopass import OnlyAnswer


class Own(Manner):
    """Battles are fought against the AI unless somebody else sits there."""

    default_seats: ClassVar[str] = "human"  # the AI has no seat

    def helper(self, person: bool) -> Helper | None:
        return OnlyAnswer() if person else None

    def ask_always(self, helper: Helper | None) -> bool | None:
        if not isinstance(helper, OnlyAnswer):
            return None
        helper.always = not helper.always
        return helper.always
