"""What a client of a campaign draws: the price lists and cards, and where everybody stands.

Everything has a word that choices and questions use too: `structure:gen-s`, `perk:hunter`,
`card:stimpak`, `quest:lost-patrol-1`, `battle:4`, `seat:0`, `land`. There are pages to ask for:
`briefing`, `timeline`, `journal`, `forces`; and `muster`, with which a force is built.
"""

from __future__ import annotations

from msgspec import field

from overseer.voice.given import Answer, Fixed, Given, Scene

Used = tuple[int, int]  # so much is used, of so much

# What never changes


class StructureCard(Given):
    """A kind of structure: its price, what it needs, what it does."""

    id: str
    name: str
    text: str
    does: str  # what it is for, without price and needs
    family: str
    work: str
    price: int
    scrap: int  # what it brings when it is torn down
    power: int = 0  # that it needs
    water: int = 0
    gives_power: int = 0
    gives_water: int = 0
    requires: list[str] = field(default_factory=list)  # any one of these perks
    needs: list[str] = field(default_factory=list)  # structures without which it cannot stand
    most: int = 0  # 0: as many as one likes
    draw: int = 0
    keep: int = 0
    kind: str = ""  # what it draws
    kind_name: str = ""


class Family(Given):
    """Structures that stand together in a list."""

    id: str
    name: str


class CampaignCard(Given):
    """A card: a weapon, an item, a boost, a leader, a quest, an event, an exploration."""

    id: str
    kind: str
    name: str
    text: str
    price: int | None = None  # None: it has none in this list of caps
    story: str = ""  # of quests and explorations


class PerkCard(Given):
    """A perk, of the settlement or of a model."""

    id: str
    name: str
    text: str
    price: int
    settlement: bool = False
    after: list[str] = field(default_factory=list)  # perks that it needs
    bench: str = ""  # the structure that it gives


class Land(Given):
    """Room for more structures, for caps or for quests."""

    price: int
    quests: int
    room: int


class SideCard(Given):
    """A side of a scenario."""

    id: str
    name: str


class EndCard(Given):
    """A way in which a battle can end."""

    victor: int  # the side; -1: nobody
    level: int
    how: str
    text: str


class ScenarioCard(Given):
    """A battle that a campaign may lead to."""

    id: str
    title: str
    lines: list[str]  # its story, what both sides want, its rules
    sides: list[SideCard]
    rounds: int  # it lasts at most so long
    ends: list[EndCard]


class CampaignFixed(Fixed, kw_only=True):
    """What never changes in a campaign."""

    told: bool = False  # people may tell how a battle on a real table ended
    scenarios: list[ScenarioCard] = field(default_factory=list)

    structures: list[StructureCard]
    families: list[Family]
    perks: list[PerkCard]
    cards: list[CampaignCard]
    land: Land


# What does


class Trial(Given):
    """A leader's test before force building: in how many of `of` rolls it is passed."""

    side: str
    attribute: str
    value: int
    wins: int
    of: int
    failed: int  # the limit when it is not
    text: str  # the same in words


class Station(Given):
    """A battle of the campaign: fought, next, or later."""

    number: int
    state: str  # fought, next, later
    scenario: str
    title: str
    rule: str
    limit: int
    trial: Trial | None = None
    passed: bool | None = None  # how the test went
    sides: list[int] = field(default_factory=list)  # of the seats; -1: not there
    victor: int = -1  # the side that won
    winners: list[int] = field(default_factory=list)  # the seats that did
    level: str = ""  # draw, minor, major
    end: str = ""  # how it ended, in words
    rounds: int = 0
    caps: list[int] = field(default_factory=list)  # what each seat got for it
    brings: list[str] = field(default_factory=list)  # what it means for later battles
    gets: list[str] = field(default_factory=list)  # what earlier battles bring into it


class Standing(Given):
    """Structures of one kind that a settlement has."""

    id: str
    name: str  # as the faction of its owner calls it
    n: int
    on: int  # how many work
    free: int = 0  # how many cost nothing: they scrap for nothing
    left: int = 0  # how many can still be used in this phase
    used: int = 0  # how many have been


class DrawScene(Given):
    """A draw that is not finished."""

    structure: str
    kind: str
    due: int
    keep: int
    drawn: list[str]
    useless: list[str] = field(default_factory=list)  # what nobody here could use


class SettlementScene(Given):
    """A settlement and the cards in it."""

    structures: list[Standing]
    power: Used
    water: Used
    room: Used
    sheds: Used
    stores: Used
    draws: int  # cards that its structures will draw in step 2 …
    keeps: int  # … and how many of them are kept
    boosts: int
    quest_land: int
    perks: list[str]
    models: dict[str, list[str]]
    model_names: dict[str, str]
    perked: list[str]
    gifts: list[str]
    leaders: list[str]
    degraded: list[tuple[str, str]]
    guards: list[str]
    reserve: list[str]
    chosen: list[str]
    heap: list[str]
    kept: list[str]
    meeting: str
    draw: DrawScene | None = None


class UnitScene(Given):
    """A unit of a force."""

    name: str
    text: str  # with all that it has, and what it costs
    n: int  # models
    leader: bool = False
    armour: bool = False  # power armour, which a battle may degrade


class ForceScene(Given):
    """A force that was brought."""

    units: list[UnitScene]
    boosts: list[str]
    caps: int


class Person(Given):
    """A player of the campaign; what others may not know stands as `?`."""

    seat: int
    settled: bool
    caps: int
    victories: int
    battles: int
    side: int
    limit: int
    force: str
    hand: list[str]
    quest: str
    leader: str
    leader_card: str
    leader_fell: bool
    attributes: list[int]
    finished: list[str]
    learned: list[str]
    open: list[str]
    consequences: list[str]
    harm: list[tuple[str, int]]
    next_limit: int
    extra: list[str]
    free: list[str]
    settlement: SettlementScene | None = None
    leader_name: str = ""
    army: ForceScene | None = None  # the force, where the reader may know it
    consumables: list[str] = field(default_factory=list)  # cards of it that a battle uses up
    notes: list[str] = field(default_factory=list)  # perks and what waits for the next battle


class CampaignScene(Scene, kw_only=True):
    """Where a campaign stands."""

    asked: int
    topic: str
    course: str  # linked or free
    step: int  # of the settlement phase: 1 build, 2 draw, 3 choose; 0: none
    stations: list[Station]
    players: list[Person]


# Answers


class Changed(Given):
    """What a purchase or a scrapping would change: before, and after."""

    caps: tuple[int, int]
    power: tuple[Used, Used]
    water: tuple[Used, Used]
    room: tuple[Used, Used]
    draws: tuple[Used, Used]  # cards drawn in step 2, and kept
    comes: list[str] = field(default_factory=list)
    goes: list[str] = field(default_factory=list)
    stops: list[str] = field(default_factory=list)  # what would find no power or water any more
    idle: bool = False  # what is built finds none itself
    lines: list[str] = field(default_factory=list)  # the same in words; the answer has them, too
    notes: list[str] = field(default_factory=list)  # of these, what is no amount


class Offer(Given):
    """Something that can be added to a force: a unit, a card, a boost, a perk, a leader card."""

    kind: str
    id: str
    name: str
    caps: int


class Muster(Given):
    """A force in the making, as `muster CODE` tells of it; an empty one has the code `-`, and
    instead of a code there may stand the name of a ready force, or nothing.

    `muster CODE add KIND ID AT` answers with the force after an offer was added to the unit at a
    place, from 0; `muster CODE remove AT` with one model less, behind the units one boost less.
    When nothing is wrong with it, `force CODE` brings it.
    """

    code: str
    caps: int
    limit: int
    units: list[str]
    boosts: list[str]
    offers: list[Offer]
    at: int = 0  # the place to look at next


class CampaignAnswer(Answer, kw_only=True):
    """An answer with what a purchase would change, or with a force in the making."""

    change: Changed | None = None
    muster: Muster | None = None
