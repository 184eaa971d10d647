"""What the AI tells people to do with one of its models, and why."""

from __future__ import annotations

from typing import Final

import msgspec

from overseer.wasteland.ai import close, ranged
from overseer.wasteland.companion.questions import CANNOT, Said

FIGHT: Final = "fight"
DETONATE: Final = "detonate"
CHARGE: Final = "charge"
CONTACT: Final = "contact"  # a move into contact with an enemy
NEXT_CHARGE: Final = "next-charge"  # a move, so that a charge reaches next
NEXT_MOVE: Final = "next-move"
TOWARDS: Final = "towards"  # a move straight towards an enemy
SHOOT: Final = "shoot"
THROW: Final = "throw"
POSITION: Final = "position"  # a move for a shot with the next action
NEARER: Final = "nearer"  # a move towards an enemy who is out of range
BREAK_OFF: Final = "break-off"  # a move out of an engagement for a shot
NEAREST: Final = "nearest"  # a move towards the nearest enemy: nothing else is left
MOVE: Final = "move"  # a move to what the aim is about, or home
TOUCH: Final = "touch"  # a move into contact with it
LOOK: Final = "look"  # look at a marker
USE: Final = "use"  # use a marker or help a model
RELOAD: Final = "reload"
PREPARE: Final = "prepare"
HEAL: Final = "heal"
LOST: Final = "lost"  # the action is lost
END: Final = "end"  # the activation is over
PASS: Final = "pass"  # nobody reacts
RETREAT: Final = "retreat"  # a quick move to the safest place, as a reaction
SLIDE: Final = "slide"  # round the enemy that it fought, away from a subject (WC-A17)
DEEDS: Final = (
    *(FIGHT, DETONATE, CHARGE, CONTACT, NEXT_CHARGE, NEXT_MOVE, TOWARDS, SHOOT, THROW, POSITION),
    *(NEARER, BREAK_OFF, NEAREST, MOVE, TOUCH, LOOK, USE, RELOAD, PREPARE, HEAL, LOST, END, PASS),
    *(RETREAT, SLIDE),
)
# Deeds that move the model, and those of them that stop as soon as they touch their target.
MOVING: Final = (
    *(CHARGE, CONTACT, NEXT_CHARGE, NEXT_MOVE, TOWARDS, POSITION, NEARER, BREAK_OFF, NEAREST),
    *(MOVE, TOUCH, RETREAT),
)
MEETING: Final = (CHARGE, CONTACT, TOUCH)
# The entries of the attack lists as deeds.
CLOSE_LIST: Final = {
    close.FIGHT: FIGHT,
    close.CHARGE: CHARGE,
    close.CONTACT: CONTACT,
    close.NEXT_CHARGE: NEXT_CHARGE,
    close.NEXT_MOVE: NEXT_MOVE,
    close.TOWARDS: TOWARDS,
}
RANGED_LIST: Final = {
    ranged.SHOOT: SHOOT,
    ranged.POSITION: POSITION,
    ranged.NEARER: NEARER,
    ranged.BREAK_OFF: BREAK_OFF,
}
ENTRIES: Final = {**CLOSE_LIST, **RANGED_LIST}
LISTED: Final = (*ENTRIES.values(), THROW)


class Reason(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step of the reasoning: the message `event-wasteland-ai-<word>`."""

    word: str
    target: str = ""  # words of things
    about: str = ""  # the same, or "several"
    weapon: str = ""
    letter: str = ""
    count: int = 0


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry of an attack list that was gone down: taken, or why not."""

    place: int
    entry: str
    why: str = ""  # empty: it is what it does
    rulers: str = ""


class Weighed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One priority of the target list: who was compared, and who is left."""

    priority: str
    among: tuple[str, ...]
    left: tuple[str, ...]


class Instruction(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The one thing to do now."""

    fighter: int
    deed: str
    targets: tuple[str, ...] = ()  # words; several are equally good: chance picks one
    weapon: str = ""
    ruler: str = ""  # of the move
    reach: str = ""  # the rulers of a shot: short, then long laid after it
    careful: bool = False  # at least half the ruler, then the safest place
    quick: bool = False
    critical: bool = False  # the meter is full: spend it (WC-A19)
    leaving: bool = False  # it breaks an engagement
    list: str = ""  # the attack list that it comes from: close, ranged
    reasons: tuple[Reason, ...] = ()
    entries: tuple[Entry, ...] = ()
    weighed: tuple[Weighed, ...] = ()

    def cannot(self, word: str) -> Said:
        """What is said when it cannot be done with one of its targets."""
        return Said(kind=CANNOT, me=self.fighter, asked=(word,), rulers=self.deed)
