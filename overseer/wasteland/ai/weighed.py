"""Which entries of its attack list the AI did not take, and why (WC-A8, WC-A9).

While it thinks, it only keeps what it had before it. Why is worked out when it is told, on the same
position: nobody who does not listen pays for it.
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.ai import close, ranged
from overseer.wasteland.ai.explain import ENTRY, Aside, Step
from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.targets import letter
from overseer.wasteland.ai.weapons import Arm, bands
from overseer.wasteland.battle.attack.attempt import in_reach
from overseer.wasteland.battle.fortune.fate import NO_SHOTS
from overseer.wasteland.battle.measure import sees_from
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.values import move_colour

# Why an entry of a list is not what it does.
TAKEN: Final = ""  # it is
LATER: Final = "later"  # an earlier one is possible
NOBODY: Final = "nobody"  # there is no enemy
UNTOUCHED: Final = "untouched"  # it touches nobody
SHORT: Final = "short"  # the ruler is too short
UNSEEN: Final = "unseen"
ENGAGED: Final = "engaged"  # not for one who is
FREE: Final = "free"  # only for one who is
QUICK: Final = "quick"  # no quick action
SHIELDED: Final = "shielded"  # a careful one does not shoot into a fight
FORBIDDEN: Final = "forbidden"  # a rule, or an event
REASONS: Final = (
    *(LATER, NOBODY, UNTOUCHED, SHORT, UNSEEN, ENGAGED, FREE, QUICK, SHIELDED, FORBIDDEN),
)


class Entries(Aside):
    """A list of attacks, gone down to the entry that was taken."""

    def __init__(self, mind: Mind, only: list[Model], arm: Arm, entry: int) -> None:
        self.mind: Mind = mind
        self.only: list[Model] = only
        self.arm: Arm = arm
        self.entry: int = entry

    def told(self) -> list[Step]:
        """The whole list: which entry, and why not the others."""
        far = self.entry >= ranged.SHOOT
        words = ranged.WORDS if far else close.WORDS
        first = ranged.SHOOT if far else close.FIGHT
        found: list[Step] = []
        for place in range(len(words)):
            why, rulers = self._why(first + place)
            found.append(
                Step(
                    ENTRY,
                    {
                        "model": self.mind.model.number,
                        "list": "ranged" if far else "close",
                        "place": place + 1,
                        "entry": words[place],
                        "why": why,
                        "rulers": rulers,
                        "weapon": self.arm.weapon.id,
                    },
                )
            )
        return found

    def _why(self, entry: int) -> tuple[str, str]:
        if entry == self.entry:
            return TAKEN, ""
        if entry == ranged.BREAK_OFF:
            return FREE, ""
        if self.entry == ranged.BREAK_OFF:
            return ENGAGED, ""
        if entry > self.entry:
            return LATER, ""
        if not self.only:
            return NOBODY, ""
        return self._why_far(entry) if entry >= ranged.SHOOT else self._why_near(entry)

    def _why_near(self, entry: int) -> tuple[str, str]:
        mind = self.mind
        move, run = ruler(mind, False), ruler(mind, True)
        if entry == close.FIGHT:
            for target in self.only:
                if in_reach(mind.model, self.arm.weapon, target):
                    return FORBIDDEN, ""
            return UNTOUCHED, ""
        if entry == close.CHARGE:
            if mind.engaged:
                return ENGAGED, ""
            if mind.quick:
                return QUICK, ""
            return (SHORT, run) if self._any_chargeable() else (UNSEEN, "")
        if entry == close.CONTACT:
            return SHORT, move
        if entry == close.NEXT_CHARGE:
            return SHORT, move + run
        return SHORT, move + move

    def _any_chargeable(self) -> bool:
        for target in self.only:
            if close.may_charge(self.mind, target):
                return True
        return False

    def _why_far(self, entry: int) -> tuple[str, str]:
        mind = self.mind
        weapon = self.arm.weapon
        reach = letter(weapon.short) + letter(weapon.long)
        if mind.battle.fate.has(NO_SHOTS):
            return FORBIDDEN, ""
        valid = [target for target in self.only if not mind.shielded(target)]
        if not valid:
            return SHIELDED, ""
        if entry == ranged.POSITION:
            return SHORT, ruler(mind, False) + reach
        for target in valid:
            if bands(mind, self.arm, mind.x, mind.y, target):
                return FORBIDDEN, ""
        for target in valid:
            if sees_from(mind.battle, mind.model, mind.x, mind.y, target):
                return SHORT, reach
        return UNSEEN, ""


def ruler(mind: Mind, charging: bool) -> str:
    """The ruler of its moves or charges."""
    return letter(
        move_colour(mind.battle, mind.model, charging, mind.quick and not charging, False)
    )
