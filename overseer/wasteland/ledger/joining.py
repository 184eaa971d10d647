"""Two logs with a common beginning: a device that was away sends what it has.

Where nobody else wrote, its entries come behind the log. Where both wrote, people choose: the
device's entries behind the others' as far as they fit, only the device's, or only the others'.
Nothing is ever cut off a log: what is not wanted is taken back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from overseer.engine.refusal import Refusal
from overseer.wasteland.card import CardSet
from overseer.wasteland.ledger.acts import Redo, Undo
from overseer.wasteland.ledger.log import Entry, Growing, Misfit, story_of

Way = Literal["after", "mine", "theirs"]


class Joint(NamedTuple):
    """How two logs go together."""

    base: int  # so many entries they have in common
    theirs: tuple[Entry, ...]  # what the others wrote since
    mine: tuple[Entry, ...]  # what the device wrote since

    @property
    def clash(self) -> bool:
        """Whether both wrote something."""
        return bool(self.theirs) and bool(self.mine)


class Joined(NamedTuple):
    """What is added to the log, and what did not fit."""

    added: tuple[Entry, ...]
    misfits: tuple[tuple[Entry, Refusal], ...]  # entries of the device that do not fit
    lost: tuple[Misfit, ...]  # lines of the others that fit no longer


def joint(log: Sequence[Entry], sent: Sequence[Entry], base: int) -> Joint:
    """What is new on both sides of the first `base` entries; what the log has already is not."""
    known = {entry.id for entry in log}
    mine = tuple(entry for entry in sent if entry.id not in known)
    own = {entry.id for entry in sent}
    theirs = tuple(entry for entry in log[base:] if entry.id not in own)
    return Joint(min(base, len(log)), theirs, mine)


def join(
    log: Sequence[Entry],
    found: Joint,
    way: Way,
    mark: str,
    by: str = "",
    at: int = 0,
    cards: CardSet | None = None,
) -> Joined:
    """The entries that bring two logs together in one of the three ways.

    `mark` begins the ids of what is written for it, so that doing it twice gives the same ids.
    """
    if way == "theirs":
        return Joined((), (), ())
    added: list[Entry] = []
    lost: list[Misfit] = []
    if way == "mine":
        story, _ = story_of(log)
        for entry in reversed(found.theirs):
            act = Redo(of=entry.act.of) if isinstance(entry.act, Undo) else Undo(of=_meant(entry))
            back = Entry(f"{mark}.{len(added)}", act, by, at)
            if story.add(back) is None:
                added.append(back)
    misfits: list[tuple[Entry, Refusal]] = []
    growing = Growing([*log, *added], cards)
    for entry in found.mine:
        judged = growing.judge(entry)
        if judged.refusal is None:
            added.append(entry)
            lost += judged.lost
        else:
            misfits.append((entry, judged.refusal))
    return Joined(tuple(added), tuple(misfits), tuple(lost))


def _meant(entry: Entry) -> str:
    """What takes an entry back: a way forward is taken back by the way back of what it means."""
    act = entry.act
    return act.of if isinstance(act, Redo) else entry.id
