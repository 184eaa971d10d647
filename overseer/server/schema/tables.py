"""What is sent to the table and back, as types: the schemas of the API come from here.

Every request refuses members that it does not know, and every text and number has its bound.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from overseer.host.table import Terms
from overseer.text import Lang
from overseer.voice.given import Ended, Question, Scene, Told

Code = Annotated[str, Meta(pattern="^[a-z0-9]{4,32}$", description="what a table's link ends with")]
Name = Annotated[str, Meta(min_length=1, max_length=20)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Login = Annotated[str, Meta(pattern="^[A-Za-z0-9_.@+-]{3,64}$")]
Text = Annotated[str, Meta(max_length=100_000)]
Pledge = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Options = dict[str, Any]  # of a game, as its form offers them
Line = Annotated[str, Meta(min_length=1, max_length=500)]


class Asked(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Something a caller sends."""


class Nothing(Asked):
    """A request without members."""


class Given(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Something a caller gets."""


class Fine(msgspec.Struct):
    """It is done."""

    done: bool = True


class Near(Given):
    """One keeps, or has stored today, nearly as much as one may."""

    bytes: int
    most: int
    text: str


# People


class NewGuest(Asked):
    """Play at once, with nothing but a name."""

    name: Name
    lang: Lang = "en"


class Me(Given):
    """Who one is."""

    id: str
    name: str
    lang: str
    login: str = ""  # empty: a guest
    zone: str = ""
    page: dict[str, Any] = {}  # what a page remembers for them
    token: str = ""  # only right after signing in, for clients without cookies
    recovery: str = ""  # only for a new guest: a code for another device or a lost cookie


# Tables


class NewTable(Asked):
    """A table to play at."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []
    title: Annotated[str, Meta(max_length=60)] = ""
    options: Options = {}
    terms: Terms = msgspec.field(default_factory=Terms)
    password: Annotated[str, Meta(max_length=200)] = ""
    sit: bool = True  # whether one takes the first free seat oneself
    own: Text = ""  # what one brings: a deck or a force by its name, code or file's text
    pledge: Pledge = ""  # the hash of one's own part of the dice
    lesson: Annotated[str, Meta(max_length=40)] = ""  # which lesson; the first one without a name


class SitDown(Asked):
    """Take a free seat."""

    seat: Seat | None = None  # None: the first that is free
    password: Annotated[str, Meta(max_length=200)] = ""
    own: Text = ""  # what one brings: a deck or a force by its name, code or file's text
    pledge: Pledge = ""  # the hash of one's own part of the dice


class Reveal(Asked):
    """One's own part of the dice: 32 bytes in hex, whose hash was sent before."""

    seat: Seat
    share: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class AtSeat(Asked):
    """Something about one seat."""

    seat: Seat


class Plots(Asked):
    """Where one's structures stand: one on each plot from the first on, empty for none."""

    seat: Seat
    plots: Annotated[list[Annotated[str, Meta(pattern="^[a-z0-9-]{0,40}$")]], Meta(max_length=500)]


class Wish(Given):
    """Somebody asks the others to take something back."""

    seat: int
    number: int  # of the last step when it was asked
    agreed: list[int] = []
    companion: str = ""  # the battle on a real table whose end is to be corrected; else: an undo


class Agree(Asked):
    """Whether one agrees to what somebody wishes."""

    yes: bool
    seat: Seat | None = None


class Chair(Given):
    """A seat of a table."""

    seat: int
    kind: str  # human, bot:hard …
    name: str = ""
    taken: bool = False
    yours: bool = False
    here: bool = False  # whether somebody looks at the table from there
    asked: bool = False
    away: bool = False
    out: bool = False
    left: float | None = None  # seconds on the clock
    brings: bool = False  # whether it has chosen what it brings
    pledge: str = ""  # what it has fixed its part of the dice by
    revealed: bool = False
    plots: list[str] = []  # of its land in a campaign: the structure on each, empty for none


class BattleGiven(Given):
    """A battle of a campaign, which has a table of its own."""

    code: str
    scenario: str
    status: str


class RealBattle(Given):
    """A battle of a campaign that is tracked beside a real table."""

    code: str  # of its companion
    battle: int  # which one it is, from 1


class TableGiven(Given):
    """A table as somebody may see it."""

    code: str
    game: str
    title: str
    status: str
    host: bool  # whether one is its host
    chairs: list[Chair]
    terms: Terms
    options: Options = {}
    version: int = 0  # counts the changes of the table itself
    number: int = 0  # of the last step
    watching: int = 0
    wish: Wish | None = None  # somebody asks the others to take something back
    deadline: int | None = None  # in milliseconds since 1970
    commitment: str = ""  # of the server to its seed
    parent: str = ""  # the campaign this battle belongs to
    battle: str = ""  # the table of the battle that a campaign waits for
    battles: list[BattleGiven] = []  # and of all that were played here, the oldest first
    real: list[RealBattle] = []  # those on a real table
    fought: int | None = None  # how many battles of a campaign are over, where tables are listed
    rematch: str = ""
    locked: bool = False  # whether it asks for a password
    saved: int | None = None  # how many moves of a saved game were brought along
    updates: int = 0  # how often its match went on under newer rules; each numbers the steps anew


class Tables(Given):
    """Tables that one may join, watch or go on with."""

    tables: list[TableGiven]


# A match


class Input(Asked):
    """What a seat does: a move in notation, `undo`, `restart`, `resign`, `here`, `helper …`.

    Several moves answer several questions at once; what no longer fits is dropped.
    """

    key: Annotated[str, Meta(min_length=1, max_length=64)]  # the same one when it is sent again
    seq: Count  # the number of the last step that was seen
    input: Annotated[str, Meta(max_length=100_000)] = ""
    inputs: Annotated[list[Text], Meta(max_length=200)] = []
    seat: Seat | None = None  # for who holds several


class HintReason(Given):
    """Why a bot would do something.

    `only`: there is nothing else. `wins`: it wins. `judged`: by rules of thumb. `tried`: of so many
    imagined continuations so many were better than with the next best move.
    """

    kind: Literal["only", "wins", "judged", "tried"]
    other: str = ""  # the next best move
    tried: int = 0
    better: int = 0


class Hinted(Given):
    """What a bot would do, in words, with what it would lead to and why."""

    move: str
    lines: list[str]
    reason: str = ""  # as a sentence
    why: HintReason | None = None


class Turn(Given):
    """A table where one is asked."""

    code: str
    game: str
    title: str
    seat: int
    since: int  # when one was asked, in milliseconds since 1970
    deadline: int | None = None
    names: list[str] = []


class Turns(Given):
    """Where one is asked, who has waited longest first."""

    waiting: int = 0
    turns: list[Turn] = []


class Say(Asked):
    """A line of chat."""

    text: Line


class Mute(Asked):
    """Whether one wants to see what somebody says."""

    seat: Seat
    muted: bool = True


class Said(Given):
    """A line of chat."""

    n: int
    name: str
    text: str
    at: int
    yours: bool = False


class Chat(Given):
    """Lines of chat."""

    lines: list[Said]


# What comes through the stream


class ClockGiven(Given):
    """The clocks, and who is away."""

    since: int = 0  # when they were looked at, in milliseconds since 1970
    left: list[int] = []  # milliseconds of each seat then
    deadline: int | None = None
    away: list[int] = []


class Update(Given, tag_field="is", tag="update"):
    """What happened after the number that was seen, and where that led."""

    number: int
    steps: list[Told]
    scene: Scene
    clock: ClockGiven
    question: Question | None = None  # not for who watches with a delay
    lines: list[str] = []  # for them: the situation in words
    ended: Ended | None = None


class TableNews(Given, tag_field="is", tag="table"):
    """The table itself is another: seats, status, who is there."""

    table: TableGiven


class ChatNews(Given, tag_field="is", tag="chat"):
    """New lines of chat."""

    lines: list[Said]


STREAMED: Final = (TableNews, ChatNews)


class Moment(Given):
    """A match after one of its steps."""

    number: int
    scene: Scene
    lines: list[str]  # the situation in words


# About the table


class Key(Given):
    """A public key (Ed25519), in hex."""

    key: str


class LessonGiven(Given):
    """A lesson of a game that has several."""

    name: str
    title: str
    about: str  # what it teaches
    time: str  # how long it takes


class GameGiven(Given):
    """A game that is played here."""

    name: str
    title: str
    seats: list[int]  # how many may play
    bots: list[str]
    usual: list[str]  # who plays unless that is said
    brings: str = ""  # what each seat may bring: decks, forces
    rules: str = ""
    options: bool = False  # whether it tells what can be chosen: POST /api/games/{game}/options
    lessons: list[LessonGiven] = []  # where there are several, in their order


class Games(Given):
    """The games that are played here."""

    games: list[GameGiven]
