"""What is sent and given about decks, as types."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from overseer.server.wire import Asked, Given
from overseer.voice.tragic.decks import DeckJudged, DeckList, ReadyDeck

Format = Literal["singleton", "duo", "trio", "quad"]
CardId = Annotated[str, Meta(min_length=1, max_length=60)]
Copies = Annotated[int, Meta(ge=1, le=60)]
Few = Annotated[list[CardId], Meta(max_length=15)]
CardsOf = Annotated[str, Meta(max_length=64, description="the card set: upload:<id>; empty: ours")]
Key = Annotated[str, Meta(min_length=8, max_length=64)]
Source = Annotated[str, Meta(max_length=20_000)]
Number = Annotated[int, Meta(ge=0, le=10**8)]
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


class VersionGiven(Given):
    """A version that is kept."""

    n: int
    at: int


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


class VersionExported(Given):
    """A version of a deck, as a file."""

    n: int
    at: int
    text: str


class DeckExported(Given):
    """A deck with all that it was."""

    id: str
    name: str
    made: int
    touched: int
    versions: list[VersionExported]
    cards: str = ""
