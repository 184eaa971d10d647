"""What is sent and given about battles on real tables."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from overseer.server.wire import Asked, Code, Given
from overseer.server.wire_shelf import Key, Number
from overseer.voice.wasteland.ledger.asking import NeededGiven
from overseer.voice.wasteland.ledger.given import ChangeGiven, LedgerGiven, LineGiven, OddsGiven
from overseer.wasteland.ledger.acts import Any as AnyAct
from overseer.wasteland.ledger.acts import Play
from overseer.wasteland.ledger.log import Entry

Seat = Annotated[int, Meta(ge=0, le=5)]
Side = Annotated[int, Meta(ge=0, le=1)]
Entries = Annotated[list[Entry], Meta(max_length=500)]
Source = Annotated[str, Meta(max_length=20_000)]


class NewCompanion(Asked):
    """Track a battle on a real table; `campaign`: the table whose battle it is."""

    key: Key
    title: Annotated[str, Meta(max_length=60)] = ""
    campaign: Code | None = None


class DraftBattle(Asked):
    """A scenario with its forces, to be entered: by name, code or a file's text."""

    scenario: Annotated[str, Meta(max_length=60)] = ""
    sides: Annotated[tuple[Side, ...], Meta(max_length=6)] = (0,)
    ai: tuple[bool, bool] = (False, True)
    forces: Annotated[list[Source], Meta(max_length=6)] = msgspec.field(default_factory=list)
    enemies: tuple[Source, Source] = ("", "")


class WriteEntries(Asked):
    """What a device has written since the first `base` entries of the log.

    `way` says what happens where others have written too: these entries behind theirs as far as
    they fit, only these, or only theirs. Without it both are told and nothing is written.
    """

    base: Number
    entries: Entries
    way: Literal["after", "mine", "theirs"] | None = None


class TryAct(Asked):
    """What an act would do, and what is still to be thrown for it; `throw`: the app throws."""

    act: AnyAct
    throw: bool = False


class DrawCard(Asked):
    """A card by the app."""

    deck: Literal["items", "dangers", "events"]


class SetHand(Asked):
    """What somebody who has the link may enter."""

    hand: Annotated[str, Meta(min_length=1, max_length=40)]
    role: Literal["player", "viewer"]
    seats: Annotated[list[Seat], Meta(max_length=6)] = msgspec.field(default_factory=list)


class HandGiven(Given):
    """Somebody who has joined."""

    hand: str
    name: str
    role: str
    seats: list[int]
    you: bool = False


class CompanionRow(Given):
    """A battle that somebody tracks."""

    code: str
    title: str
    role: str
    entries: int
    made: int
    touched: int
    campaign: str = ""


class OwnCompanions(Given):
    """Everything that somebody tracks."""

    companions: list[CompanionRow]
    most: int


class CompanionGiven(Given):
    """A battle on a real table as one device may see it."""

    code: str
    title: str
    seq: int  # of the last entry
    hands: list[HandGiven]
    ledger: LedgerGiven
    entries: list[Entry]  # since what the device knows
    undo: str = ""  # the entry that one step back takes back
    redo: str = ""
    campaign: str = ""


class Written(Given):
    """What became of the entries that a device sent."""

    seq: int
    added: list[str]  # the ids of those that are in the log now
    misfits: list[LineGiven] = msgspec.field(default_factory=list)  # those that do not fit, and why
    lost: list[LineGiven] = msgspec.field(default_factory=list)  # others' lines that fit no longer
    changed: list[ChangeGiven] = msgspec.field(default_factory=list)


class Drafted(Given):
    """Acts to enter."""

    acts: list[Play]


class TriedGiven(Given):
    """What an act would do."""

    fits: bool
    wrong: str = ""
    rule: str = ""
    needed: NeededGiven | None = None
    answer: str = ""  # what the app threw
    odds: OddsGiven | None = None
    happened: list[str] = msgspec.field(default_factory=list)
    lost: list[LineGiven] = msgspec.field(default_factory=list)
    changed: list[ChangeGiven] = msgspec.field(default_factory=list)


class DrawnGiven(Given):
    """A card; empty where the deck has none."""

    card: str
    name: str = ""


class ResultGiven(Given):
    """The end of a battle as a campaign takes it: a move for its table."""

    move: str


class CompanionExported(Given):
    """A battle that somebody tracked, with what they wrote."""

    code: str
    title: str
    made: int
    entries: list[str]
