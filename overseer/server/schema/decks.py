"""What is sent and given about decks, as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from overseer.lab.trials import GoldfishTurn
from overseer.server.schema.tables import Asked, Given
from overseer.server.schema.works import Key, Number, VersionGiven
from overseer.voice.tragic.decks import DeckJudged, DeckList, ReadyDeck

Format = Literal["singleton", "duo", "trio", "quad"]
CardId = Annotated[str, Meta(min_length=1, max_length=60)]
Copies = Annotated[int, Meta(ge=1, le=60)]
Few = Annotated[list[CardId], Meta(max_length=15)]
CardsOf = Annotated[str, Meta(max_length=64, description="the card set: upload:<id>; empty: ours")]
Source = Annotated[str, Meta(max_length=20_000)]
Seed = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]


class DeckSent(Asked):
    """A deck as somebody builds it; it need not be finished."""

    name: Annotated[str, Meta(max_length=40)] = ""
    format: Format = "singleton"
    cards: Annotated[dict[CardId, Copies], Meta(max_length=250)] = field(default_factory=dict)
    traits: Few = field(default_factory=list)
    skills: Few = field(default_factory=list)


class AskDeck(Asked):
    """A deck that something is asked about: as it is built, or as a text.

    A text is a ready deck's name, a deck code, a deck file, or a list with a card a line.
    """

    deck: DeckSent | None = None
    source: Source = ""
    cards: CardsOf = ""


class AskHand(AskDeck):
    """A hand of a deck; the same seed draws the same."""

    seed: Seed = ""


class DeckRead(Given):
    """A deck, and what there is to say about it."""

    deck: DeckList
    judged: DeckJudged


class ReadyDecks(Given):
    """The decks that are there for everybody, the plainest plans first."""

    decks: list[ReadyDeck]


class NewDeck(Asked):
    """A deck to keep. Whatever has the same key is the same deck, however often it is sent."""

    key: Key
    deck: DeckSent
    cards: CardsOf = ""


class SaveDeck(Asked):
    """A deck that was changed; `version` is the one that the change was made on."""

    version: Number
    deck: DeckSent


class DeckGiven(Given):
    """A deck of one's own."""

    id: str
    version: int
    newest: int  # the number of the version that counts
    made: int
    touched: int
    deck: DeckList
    judged: DeckJudged
    cards: str = ""  # upload:<id>
    versions: list[VersionGiven] = field(default_factory=list)  # the newest first


class DeckRow(Given):
    """A deck of one's own in a list."""

    id: str
    name: str
    version: int
    made: int
    touched: int
    format: str = ""
    letters: str = ""
    size: int = 0
    legal: bool = False  # in its own format
    fits: list[str] = field(default_factory=list)  # the formats in which it is legal
    cards: str = ""
    lost: bool = False  # its cards are no longer here: it can only be removed


class OwnDecks(Given):
    """All decks of one's own, the last changed first."""

    decks: list[DeckRow]
    most: int  # so many one may keep


# Trials


class NewTrial(AskDeck, kw_only=True):
    """So many games of bots with a deck; whatever has the same key is the same trial."""

    key: Key
    games: Annotated[int, Meta(ge=2, le=560)] = 140


class TrialRow(Given):
    """How a deck did against a ready one: its share of wins, with its 95 % interval."""

    deck: str
    title: str
    letters: str
    games: int
    share: float
    low: float
    high: float


class TrialGiven(Given):
    """A trial: how far it has come, and what came out so far."""

    status: str  # running, done, stopped, failed; empty: there is none
    allowed: bool  # whether decks are tried out at this table
    most: int  # games of one trial
    id: str = ""
    name: str = ""
    games: int = 0
    done: int = 0
    total: TrialRow | None = None
    rows: list[TrialRow] = field(default_factory=list)


class GoldfishGiven(Given):
    """A duel against somebody who only passes."""

    seed: str
    opening: list[str]  # the cards of the first hand
    turns: list[GoldfishTurn]
    won: int  # the turn in which it was over; 0: not within these turns
    text: str


class TrialExported(Given):
    """A trial of a deck, as it is kept."""

    name: str
    text: str
    games: int
    done: int
    won: str
    status: str
    made: int
