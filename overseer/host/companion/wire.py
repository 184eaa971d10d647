"""What a device asks beside a real table, and what it is given."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from overseer.voice.wasteland.ledger.asking import NeededGiven
from overseer.voice.wasteland.ledger.given import ChangeGiven, LedgerGiven, LineGiven, OddsGiven
from overseer.wasteland.ledger.acts import Any as AnyAct
from overseer.wasteland.ledger.acts import Play
from overseer.wasteland.ledger.log import Entry

Number = Annotated[int, Meta(ge=0, le=10**8)]
Side = Annotated[int, Meta(ge=0, le=1)]
Entries = Annotated[list[Entry], Meta(max_length=500)]
Source = Annotated[str, Meta(max_length=20_000)]


class Asked(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Something a device sends."""


class Given(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Something a device gets."""


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
    """A card by the app; of the deck `ai`: what its next step leaves to chance."""

    deck: Literal["items", "dangers", "events", "ai"]


class HandGiven(Given):
    """Somebody who has joined."""

    hand: str
    name: str
    role: str
    seats: list[int]
    you: bool = False


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


class ClashGiven(Given):
    """Others have written since: what they wrote, and what the device did."""

    theirs: list[LineGiven]
    mine: list[LineGiven]


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
    """A card, or the id of an offer of the AI's; empty where the deck has none."""

    card: str
    name: str = ""


class ResultGiven(Given):
    """The end of a battle as a campaign takes it: a move for its table."""

    move: str
