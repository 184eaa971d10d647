"""Who may decide at the same time: settlements are independent of each other, and so are forces.

The work of all seats lies on one stack, seat after seat. A seat that decides before its turn has
its work brought to the top; the others' lies below it as it was. A campaign that is played one by
one is the same as ever.

Only chance goes on in order: a seat for which a quest's cards are still to be drawn waits until its
work is on top.
"""

from __future__ import annotations

from overseer.wasteland.campaign.course import battles_left
from overseer.wasteland.campaign.facts import Campaigning, Frame
from overseer.wasteland.campaign.topics import (
    OF_CHANCE,
    PREPARING,
    SETTLING,
    T_FOUND,
    T_KEEP,
    T_LEADER,
    T_QUEST,
)
from overseer.wasteland.settlement.pile import is_unique
from overseer.wasteland.settlement.quests import open_quests
from overseer.wasteland.settlement.stores import sheds


def phase_of(state: Campaigning) -> int:
    """The number of the phase in which several may decide at the same time; 0: there is none."""
    if not state.work or len(state.players) == 1:
        return 0
    topic, fought = state.work[-1].topic, len(state.fought)
    return 2 * fought + 1 if topic in PREPARING else 2 * fought + 2 if topic in SETTLING else 0


def depth(state: Campaigning) -> int:
    """How many frames lie below those of the phase."""
    topics = PREPARING if state.work[-1].topic in PREPARING else SETTLING
    at = len(state.work)
    while at > 0 and state.work[at - 1].topic in topics:
        at -= 1
    return at


def others(state: Campaigning) -> tuple[int, ...]:
    """The seats besides the one that is asked that may decide now."""
    if state.seat < 0 or not phase_of(state):
        return ()
    frames = state.work[depth(state) :]
    seats = sorted({frame.seat for frame in frames} - {state.seat})
    return tuple(seat for seat in seats if _is_asked(state, seat, frames))


def _is_asked(state: Campaigning, seat: int, frames: list[Frame]) -> bool:
    """Whether the next thing that a seat's work needs is a decision of its own."""
    for frame in reversed(frames):
        if frame.seat == seat and not needless(state, frame):
            return frame.topic not in OF_CHANCE
    return False


def needless(state: Campaigning, frame: Frame) -> bool:
    """Whether there is nothing to decide in a frame."""
    own, books = state.players[frame.seat].own, state.books
    if frame.topic == T_KEEP:
        return sheds(own, books) == 0 or all(is_unique(id, books) for id in own.heap)
    if frame.topic == T_FOUND:
        return battles_left(state) == 0
    if frame.topic == T_LEADER:
        return not own.leader_fell
    return frame.topic == T_QUEST and not open_quests(own, books)


def bring_up(state: Campaigning, seat: int) -> None:
    """The work of a seat comes to the top of the phase."""
    at = depth(state)
    frames = state.work[at:]
    state.work[at:] = [each for each in frames if each.seat != seat]
    state.work += [each for each in frames if each.seat == seat]
