"""What is sent and given about forces, as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from overseer.server.schema.decks import CardId, CardsOf, Source
from overseer.server.schema.tables import Asked, Given
from overseer.server.schema.works import Key, Number, VersionGiven
from overseer.voice.wasteland.force.forces import CardRefused, ForceJudged, ForceList, ReadyForce

Cards = Annotated[list[CardId], Meta(max_length=100)]
Prices = Literal["2018", "2020", "2025"]
Mod = Annotated[str, Meta(min_length=1, max_length=121, description="a mod, or a mod and a weapon")]


class UnitSent(Asked):
    """A unit as somebody builds it: every model carries the same."""

    unit: CardId
    count: Annotated[int, Meta(ge=1, le=20)] = 1
    weapons: Cards = field(default_factory=list)
    items: Cards = field(default_factory=list)
    mods: Annotated[list[Mod], Meta(max_length=15)] = field(default_factory=list)
    leader: Annotated[str, Meta(max_length=60)] = ""
    heroic: bool = False
    perks: Annotated[list[CardId], Meta(max_length=15)] = field(default_factory=list)


class ForceSent(Asked):
    """A force as somebody builds it; it need not be finished."""

    name: Annotated[str, Meta(max_length=40)] = ""
    units: Annotated[list[UnitSent], Meta(max_length=30)] = field(default_factory=list)
    boosts: Cards = field(default_factory=list)


class AskForce(Asked):
    """A force that something is asked about: as it is built, or as a text.

    A text is a ready force's name, a force code or a force file. A limit of 0 is the smallest one
    that the force keeps to.
    """

    force: ForceSent | None = None
    source: Source = ""
    cards: CardsOf = ""
    limit: Annotated[int, Meta(ge=0, le=10_000)] = 0
    prices: Prices = "2020"
    creatures: bool = True  # whether the players agree to them


class AskRefused(AskForce):
    """What cannot be added: to the unit at a place, or (-1) to the force."""

    at: Annotated[int, Meta(ge=-1, le=29)] = -1


class ForceRead(Given):
    """A force, and what there is to say about it."""

    force: ForceList
    judged: ForceJudged


class Refusals(Given):
    """The cards that cannot be added, each with its rule; every other one can."""

    refused: list[CardRefused]


class ReadyForces(Given):
    """The forces that are there for everybody, faction by faction."""

    forces: list[ReadyForce]


class NewForce(Asked):
    """A force to keep. Whatever has the same key is the same force, however often it is sent."""

    key: Key
    force: ForceSent
    cards: CardsOf = ""


class SaveForce(Asked):
    """A force that was changed; `version` is the one that the change was made on."""

    version: Number
    force: ForceSent


class ForceGiven(Given):
    """A force of one's own."""

    id: str
    version: int
    newest: int  # the number of the version that counts
    made: int
    touched: int
    force: ForceList
    judged: ForceJudged
    cards: str = ""  # upload:<id>
    versions: list[VersionGiven] = field(default_factory=list)  # the newest first


class ForceRow(Given):
    """A force of one's own in a list."""

    id: str
    name: str
    version: int
    made: int
    touched: int
    faction: str = ""
    faction_name: str = ""
    models: int = 0
    caps: int = 0
    fits: list[int] = field(default_factory=list)  # the limits for which it is legal
    cards: str = ""
    lost: bool = False  # its cards are no longer here: it can only be removed


class OwnForces(Given):
    """All forces of one's own, the last changed first."""

    forces: list[ForceRow]
    most: int  # so many one may keep
