"""What is sent and given about battles on real tables as the server keeps them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from overseer.server.schema.tables import Asked, Code, Given
from overseer.server.schema.works import Key

Seat = Annotated[int, Meta(ge=0, le=5)]


class NewCompanion(Asked):
    """Track a battle on a real table; `campaign`: the table whose battle it is."""

    key: Key
    title: Annotated[str, Meta(max_length=60)] = ""
    campaign: Code | None = None


class SetHand(Asked):
    """What somebody who has the link may enter."""

    hand: Annotated[str, Meta(min_length=1, max_length=40)]
    role: Literal["player", "viewer"]
    seats: Annotated[list[Seat], Meta(max_length=6)] = msgspec.field(default_factory=list)


class HandIn(Asked):
    """Give the end of a battle to its campaign; `correct`: it takes the place of an earlier one."""

    correct: bool = False


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


class CampaignOf(Given):
    """How a battle on a real table stands to its campaign.

    `open`: it goes on. `ready`: the campaign waits for its end. `refused`: that cannot be, and why.
    `taken`: the campaign has gone on from it. `differs`: the log says another end than the one that
    the campaign has. `reopened`: the campaign has an end, the log no longer. `gone`: the campaign
    has gone on from another battle.
    """

    code: str
    title: str
    battle: int  # from 1
    state: Literal["open", "ready", "refused", "taken", "differs", "reopened", "gone"]
    owner: bool = False  # whether one may hand it in
    alone: bool = False  # whether nobody else has to agree to a correction
    wished: bool = False  # whether the others are asked
    why: str = ""
    rule: str = ""


class DecisionGiven(Given):
    """A decision in a campaign as a sentence; `seat` is -1 where chance decided."""

    seat: int
    text: str = ""


class CorrectionGiven(Given):
    """What a corrected result changes in a campaign."""

    lost: list[DecisionGiven]  # decisions since then that no longer fit
    filled: list[DecisionGiven]  # questions that are new, answered in the simplest way
    changed: list[str]  # battles, caps, structures, cards, in words


class CompanionExported(Given):
    """A battle that somebody tracked, with what they wrote."""

    code: str
    title: str
    made: int
    entries: list[str]
