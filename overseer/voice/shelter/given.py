"""What a client of Shelter draws: the cards, and the table.

Everything on the table has a word, which choices, events and questions about it use too: spaces
`1c2` and `2lift`, places `1c`, cards of the displays `item:lunchbox` and `room:diner`, a player
`seat:0` with what they have: `seat:0:lunchbox`, a dweller `seat:0:o`, `seat:0:~S`; `deck:items`.
"""

from __future__ import annotations

from msgspec import field

from overseer.voice.given import Fixed, Given, Scene

# What never changes


class Mark(Given):
    """A symbol of a row."""

    kind: str  # energy, food, water, any, happiness, item, dweller, train, trade …
    n: int = 1
    arg: str = ""  # train: the letter; refresh: items or rooms
    give: dict[str, int] = field(default_factory=dict)  # trade: one side …
    take: dict[str, int] = field(default_factory=dict)  # … and the other
    short: str = ""  # its sign


class Face(Given):
    """What a space shows: the red row, the green row, and the marks beside them."""

    text: str
    cost: list[Mark] = field(default_factory=list)
    reward: list[Mark] = field(default_factory=list)
    letter: str = ""  # who is trained in it gains the reward twice
    linked: bool = False  # for two dwellers
    wounded: bool = False  # for the wounded only
    fight: int = 0  # the roll that wins …
    roll: str = ""  # … and its sign
    marks: list[str] = field(default_factory=list)  # the signs of letter, link and wounds


class RoomCard(Given):
    """A room."""

    id: str
    name: str
    text: str
    copies: int = 1
    red: bool = False  # part of the top floor
    cost: dict[str, int] = field(default_factory=dict)
    price: str = ""  # the same in signs
    spaces: list[Face] = field(default_factory=list)


class LiftCard(Given):
    """An elevator; the start elevator has no space."""

    id: str
    name: str
    text: str
    face: Face | None = None


class ItemCard(Given):
    """An item; `when` says at which moment it works."""

    id: str
    name: str
    text: str
    when: str
    moment: str = ""  # the same in a few words
    brief: str = ""  # what its symbols do not say, in a few words
    copies: int = 1
    pay: list[Mark] = field(default_factory=list)
    gain: list[Mark] = field(default_factory=list)
    bonus: int = 0  # to a roll
    discount: str = ""  # the cube that rooms cost less
    per: str = ""  # at the end: for what …
    each: int = 1  # … and how many of it …
    happiness: int = 0  # … so much …
    most: int = 0  # … and at most this; 0: no cap


class ThreatCard(Given):
    """A threat: the space that it puts in the place of the one it covers."""

    id: str
    name: str
    text: str
    face: Face
    copies: int = 1


class Sign(Given):
    """A line of the legend."""

    sign: str
    meaning: str


class Letter(Given):
    """A letter of training."""

    letter: str
    name: str


class Cards(Given):
    """The faces of a card set in one language."""

    set: str
    rooms: list[RoomCard]
    lifts: list[LiftCard]
    items: list[ItemCard]
    threats: list[ThreatCard]
    letters: list[Letter]
    legend: list[Sign]
    columns: list[list[int]]  # the numbers over the six places of a floor; 7 is the shaft


class ShelterFixed(Fixed, kw_only=True):
    """What never changes in a match of Shelter."""

    cards: Cards
    track: int  # the cubes that a track can hold
    dwellers: int  # the dwellers that a player can have


# What does


class Dweller(Given):
    """A dweller on a space."""

    seat: int
    wounded: bool = False
    trains: str = ""  # the letter it will be trained in; `?`: one of choice


class Spot(Given):
    """A space; what it shows is its threat's face, else its room's or its elevator's."""

    space: str
    dwellers: list[Dweller] = field(default_factory=list)
    columns: list[int] = field(default_factory=list)
    threat: str | None = None


class Place(Given):
    """A room where it was built."""

    room: str
    spaces: list[Spot]


class Floor(Given):
    """A floor from the left: three places, the shaft, three places."""

    floor: int
    owner: int | None  # who gets income from it; None: nobody
    places: list[Place | None]
    lift: Spot | None = None


class Points(Given):
    """Happiness by where it came from."""

    rooms: int = 0
    fights: int = 0
    spaces: int = 0
    items: int = 0
    threats: int = 0  # lost to them


class PlayerScene(Given):
    """What lies in front of a player."""

    seat: int
    floor: int
    colour: str
    happiness: int
    energy: int
    food: int
    water: int
    untrained: int
    trained: str
    wounded: int
    wounded_trained: str
    placed: int
    coming: int
    dwellers: int
    defeated: int
    passed: bool
    ready: list[str]
    exhausted: list[str]
    points: Points


class Decks(Given):
    """How many cards are left to draw."""

    items: int
    rooms: int
    threats: int


class Discards(Given):
    """What was discarded."""

    items: list[str]
    rooms: list[str]
    threats: list[str]


class Reserved(Given):
    """A room that is paid and will be built by the running placement."""

    room: str
    side: str


class Running(Given):
    """The placement whose rewards are being run through."""

    space: str
    party: int
    fight: int = 0  # the roll that wins
    bonus: int = 0  # what items have added to it


class ShelterScene(Scene, kw_only=True):
    """The table."""

    round: int
    asked: int  # who decides now; -1: chance, -2: nobody
    turn: int
    first: int  # who holds the first-player marker; -1: nobody yet
    starter: int
    ending: int
    floors: list[Floor]
    players: list[PlayerScene]
    items: list[str]
    rooms: list[str]
    decks: Decks
    discards: Discards
    reserved: Reserved | None = None
    running: Running | None = None
    tie: str = ""  # what decided between equals at the end: cubes, dwellers or items
