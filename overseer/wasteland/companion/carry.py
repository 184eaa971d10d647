"""What stays true of what was said when something has been done.

An answer is about places: it holds as long as nobody moved. When the model itself has moved, some
of it still tells something: who was the nearest still is, after a whole move straight there.
"""

from __future__ import annotations

import msgspec

from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.instruct import Instruction
from overseer.wasteland.companion.questions import Said

# What is true of each thing by itself, wherever the others are.
SINGLE = (
    q.TOUCH,
    q.WITHIN,
    q.REACH,
    q.SEES,
    q.NEXT,
    q.SEES_THEN,
    q.SHOT,
    q.POSITION,
    q.AT,
    q.LOOKS,
)
STRAIGHT = (d.NEXT_CHARGE, d.NEXT_MOVE, d.TOWARDS, d.NEARER, d.NEAREST, d.MOVE)


def carried(said: tuple[Said, ...], me: str, moved: tuple[str, ...]) -> tuple[Said, ...]:
    """What still holds when others than the model itself have moved."""
    if not moved:
        return said
    if me in moved:
        return ()
    found: list[Said] = []
    for each in said:
        left = tuple(word for word in each.asked if word not in moved)
        if each.kind in SINGLE and each.at not in moved and left:
            chosen = tuple(word for word in each.chosen if word in left)
            found.append(msgspec.structs.replace(each, asked=left, chosen=chosen))
    return tuple(found)


def after(
    said: tuple[Said, ...], done: Instruction, moved: tuple[str, ...], whole: bool
) -> tuple[Said, ...]:
    """What still holds when a model has done what it was told.

    `moved`: all that have moved, itself too; `whole`: it went the whole ruler, not stuck on its
    way. A push or a reaction that moves it besides what it was told ends all that was known.
    """
    me = f"m{done.fighter}"
    if done.deed not in d.MOVING or me not in moved:
        return carried(said, me, moved)
    found: list[Said] = []
    if done.deed == d.NEXT_CHARGE:
        found.append(Said(kind=q.NEAR, me=done.fighter, asked=done.targets))
    for each in said:
        if each.at:
            continue
        no = tuple(word for word in each.asked if word not in each.chosen and word not in moved)
        if each.kind == q.ONE_MOVE and no:
            found.append(Said(kind=q.AT, me=each.me, asked=no))
        elif each.kind in (q.NEAREST, q.SUBJECT) and whole and _ahead(each, done):
            if not any(word in moved for word in each.asked):
                found.append(each)
    return tuple(found)


def _ahead(each: Said, done: Instruction) -> bool:
    """Whether a model went a whole ruler straight towards the nearest: it is still the nearest."""
    return (
        done.deed in STRAIGHT
        and not done.careful
        and len(each.chosen) == 1
        and done.targets == each.chosen
    )
