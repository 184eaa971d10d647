"""What people send and get about themselves, as types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from overseer.server.schema.companions import CompanionExported
from overseer.server.schema.decks import TrialExported
from overseer.server.schema.tables import Asked, Given, Login, Name, Password, Secret
from overseer.server.schema.works import WorkExported
from overseer.text import Lang

RecoveryCode = Annotated[str, Meta(min_length=1, max_length=64)]
Kind = Literal["cards", "deck", "force", "scenario", "terrain"]
DeviceKind = Literal["computer", "phone", "tablet", "terminal", "other"]


class NewAccount(Asked):
    """A name to sign in with, and a password."""

    login: Login
    password: Password


class SignIn(Asked):
    """Sign in to an account."""

    login: Annotated[str, Meta(min_length=1, max_length=64)]
    password: Secret


class SignOut(Asked):
    """End this session, or all of them."""

    everywhere: bool = False


class NewPassword(Asked):
    """Another password; every other session ends."""

    old: Secret
    new: Password


class Recover(Asked):
    """A guest's code, on another device."""

    code: RecoveryCode


class Recovery(Given):
    """A code for another device. It is shown this once."""

    code: str


class Goodbye(Asked):
    """Remove everything about oneself; who has an account gives its password."""

    password: Annotated[str, Meta(max_length=200)] = ""


class ChangeMe(Asked):
    """What is to be different; what is not named stays."""

    name: Name | None = None
    lang: Lang | None = None
    zone: Annotated[str, Meta(max_length=64)] | None = None  # such as Europe/Paris
    page: Annotated[dict[str, Any], Meta(max_length=50)] | None = None  # what a page remembers


class ChangeNotify(Asked):
    """How one wants to be told that it is one's turn; what is not named stays."""

    webhook: Annotated[str, Meta(max_length=500)] | None = None  # http or https; empty: none
    form: Literal["discord", "slack"] | None = None  # how the webhook wants its messages
    mail: Annotated[str, Meta(max_length=254)] | None = None  # empty: none
    live: bool | None = None  # also at tables without hours for each answer, when one is not there
    quiet: Annotated[list[Annotated[int, Meta(ge=0, le=23)]], Meta(max_length=2)] | None = None


class NotifyGiven(Given):
    """How one is told that it is one's turn."""

    webhook: str = ""  # its host
    form: str = "discord"
    mail: str = ""
    proven: bool = False  # whether the e-mail address was shown to be one's own
    mails: bool = False  # whether this table can send e-mail
    live: bool = False
    quiet: list[int] = msgspec.field(default_factory=list)  # two hours, by one's own time zone
    muted: list[str] = msgspec.field(default_factory=list)  # tables


class Prove(Asked):
    """The code that came by e-mail."""

    code: RecoveryCode


class MuteTable(Asked):
    """Whether one wants to be told of one's turns at a table."""

    muted: bool = True


class DeviceGiven(Given):
    """A device on which one is signed in."""

    id: str
    name: str  # browser and system, in the caller's language
    kind: DeviceKind
    made: int  # when one signed in
    seen: int  # when it was used last, to an hour
    here: bool = False  # whether it is the one that asks


class Devices(Given):
    """All devices on which one is signed in."""

    devices: list[DeviceGiven]


class KindGiven(Given):
    """How much one keeps of one kind."""

    kind: Literal["uploads", "decks", "forces", "terrains", "companions", "tables", "chat"]
    bytes: int


class StorageGiven(Given):
    """How much one keeps here: files, decks, forces, terrains, logs, tables that wait, chat. Games
    that have begun do not count."""

    bytes: int
    text: str  # the same in words
    most: int = 0  # 0: as much as one likes
    near: bool = False  # little more is taken
    kinds: list[KindGiven] = msgspec.field(default_factory=list)  # the largest first


class SessionGiven(Given):
    """That one is signed in somewhere."""

    made: int
    seen: int
    device: str = ""  # browser and system


class SeatExported(Given):
    """A seat of one's own, and everything that was said from it."""

    seat: int
    name: str
    inputs: list[tuple[int, int, str]]  # number, moment, what
    own: str = ""  # what one brought


class TableExported(Given):
    """A table where one sits, or that one opened."""

    code: str
    game: str
    title: str
    status: str
    host: bool
    made: int
    touched: int
    seats: list[SeatExported]


class LineExported(Given):
    """A line of chat."""

    code: str
    at: int
    text: str


class UploadGiven(Given):
    """Something of one's own: a card set, a deck, a force, a scenario, a terrain."""

    id: str
    game: str
    kind: str
    name: str
    made: int
    size: int  # characters
    text: str = ""  # only where a single one is asked for
    notes: tuple[str, ...] = ()  # what its check found that does not forbid it


class Uploads(Given):
    """All that one has uploaded."""

    uploads: list[UploadGiven]


class NewUpload(Asked):
    """A file of one's own. What the game's own check refuses is not kept."""

    game: Annotated[str, Meta(max_length=40)]
    kind: Kind
    text: Annotated[str, Meta(min_length=1, max_length=200_000)]
    name: Annotated[str, Meta(max_length=60)] = ""
    cards: Annotated[str, Meta(max_length=64)] = ""  # the card set it is made for: upload:<id>


class Export(Given):
    """Everything that is kept about a person."""

    id: str
    name: str
    lang: str
    login: str
    made: int
    seen: int
    wishes: dict[str, Any]
    sessions: list[SessionGiven]
    tables: list[TableExported]
    chat: list[LineExported]
    uploads: list[UploadGiven]
    decks: list[WorkExported]
    terrains: list[WorkExported]
    forces: list[WorkExported]
    companions: list[CompanionExported]
    trials: list[TrialExported]
