"""What a client of a battle gets: the types of `fixed`, `scene` and `ask`.

Lengths are whole millimetres on a square table; y grows from the south edge to the north edge.
Everything drawn has a word: a model `m3`, a marker `k2`, a piece of terrain `p4`, an edge `north`,
a point `412,300`, a card its id. `Choice.at`, `Choice.who`, events and `ask` use the same words.
A ruler is told by its letter (`fixed.rulers`), two of them in a row by two letters: `BR`.
"""
# ruff: noqa: RUF012 (a struct makes a new list for every one of its objects)

from __future__ import annotations

from overseer.voice.given import Answer, Fixed, Given, Scene

Place = tuple[float, float]
Polygon = list[Place]
Line = tuple[float, float, float, float]


class Named(Given):
    """Something with a word of its own and a name in the reader's language."""

    id: str
    name: str
    text: str = ""


# -- fixed ---------------------------------------------------------------------------------------


class Ruler(Given):
    """A ruler (WB-G2)."""

    letter: str
    colour: str
    name: str
    length: int
    text: str = ""  # with its length in centimetres


class TerrainPiece(Given):
    """A piece of terrain (WB-G4)."""

    at: str
    kind: str
    name: str
    points: list[tuple[int, int]]
    height: int = 0
    blocks_sight: bool = False
    cover: bool = False
    impassable: bool = False
    difficult: bool = False
    climbable: bool = False
    text: str = ""  # all of that in a sentence


class Edge(Given):
    """An edge of the table."""

    at: str
    name: str
    line: tuple[int, int, int, int]


class Effect(Given):
    """What icons buy (WB-D4), or what happens without any."""

    text: str
    icon: str = ""
    count: int = 0
    most: int = 0


class Face(Given):
    """A card in words."""

    id: str
    kind: str
    name: str
    head: str = ""  # what stands beside the name
    lines: list[str] = []
    flavour: str = ""


class WeaponFace(Face):
    """A weapon card."""

    sort: str = ""  # pistol, rifle, heavy, melee, thrown, mine
    skill: str = ""
    short: str = ""  # rulers
    long: str = ""
    minimum: str = ""
    area: str = ""
    short_dice: dict[str, int] = {}
    long_dice: dict[str, int] = {}
    damage: int = 0
    damage_kind: str = ""
    more_damage: int = 0
    more_kind: str = ""
    slow: bool = False
    one_use: bool = False
    effects: list[Effect] = []
    critical_points: int = 0


class Skill(Given):
    """A skill of a unit: the attribute that it stands beside, and its value."""

    id: str
    name: str
    attribute: str
    value: int


class Cell(Given):
    """A response of an AI card (WC-A4)."""

    letter: str
    text: str
    reckless: bool = False
    stays: bool = False


class Matrix(Given):
    """The matrix of an AI card: rows by the blue die, columns by the situation."""

    columns: list[Named]  # `health 4 6`, as events name it
    rows: list[Named]  # bottle, bottles, star, stars, explosion
    methods: list[str]  # close or ranged, by row
    cells: list[list[Cell]]
    priorities: list[Named]
    lines: list[str] = []


class UnitFace(Face):
    """A unit card, with its AI card if it has one."""

    radius: int = 0
    health: int = 0
    attributes: dict[str, int] = {}
    armour: dict[str, str] = {}  # by kind of damage, as it is printed: `2`, `3+1`, `X`
    skills: list[Skill] = []
    rulers: dict[str, str] = {}  # move, charge, awareness, throw, cry, presence
    types: list[str] = []
    weapons: list[str] = []
    ai: Matrix | None = None


class Aim(Given):
    """What a side wants."""

    side: int
    name: str
    text: str = ""


class End(Given):
    """One way in which the battle ends."""

    how: str
    text: str
    winner: int = -1  # the side; -1: nobody
    level: str = ""
    last_round: bool = False  # only when the rounds are over


class Force(Given):
    """Who fights for a side."""

    side: int
    name: str
    caps: int = 0
    units: dict[str, int] = {}  # how many models of each unit


class Briefing(Given):
    """The scenario."""

    id: str
    rule: str
    title: str
    rounds: int
    story: str = ""
    rules: str = ""
    aims: list[Aim] = []
    ends: list[End] = []
    forces: list[Force] = []
    earlier: list[str] = []  # what earlier battles of a campaign left
    lines: list[str] = []  # title, story, aims, rules, length, rulers: to be read aloud


class Die(Given):
    """A die with all its faces."""

    id: str
    name: str
    faces: list[Named]


class BattleFixed(Fixed):
    """What never changes in a battle once it is set up.

    Until then `terrain` differs from the scene's when it has to be asked for again. The cards are
    those that are in play; `ask` tells any other one by its id.
    """

    terrain: str = ""
    side: int = 0  # of the table
    rulers: list[Ruler] = []
    edges: list[Edge] = []
    pieces: list[TerrainPiece] = []
    briefing: Briefing | None = None
    units: dict[str, UnitFace] = {}
    weapons: dict[str, WeaponFace] = {}
    cards: dict[str, Face] = {}  # items, leaders, perks, boosts, events, quests
    dice: list[Die] = []
    legend: dict[str, list[Named]] = {}  # statuses, conditions, tokens, terrain, markers


# -- scene ---------------------------------------------------------------------------------------


class Held(Given):
    """A weapon in hand."""

    id: str
    name: str
    empty: bool = False
    tokens: int = 0
    critical: int = 0
    mod: str = ""


class ModelSeen(Given):
    """A model as it stands there."""

    at: str
    unit: str
    name: str  # of the unit
    title: str  # with its number, where others of its unit are in the battle
    tab: str  # what stands on its token
    side: int
    seat: int  # -1: the AI's
    place: str  # waiting, table, removed, escaped
    x: int
    y: int
    radius: int
    status: str
    health: int
    left: int
    wounds: int = 0
    rads: int = 0
    on: str = ""  # the piece it stands on
    conditions: list[str] = []
    tokens: dict[str, int] = {}  # reactions, points, boosts, energy-boosts, luck, stuns
    heroic: bool = False
    thing: bool = False  # an object with health, which never acts by itself
    leader: str = ""
    weapons: list[Held] = []
    items: list[str] = []
    found: list[str] = []
    power: str = ""
    power_damage: int = 0
    degraded: bool = False
    carrying: list[str] = []
    perks: list[str] = []
    engaged: list[str] = []
    rulers: dict[str, str] = {}  # move, charge, awareness: as they are now
    armour: dict[str, str] = {}
    number: int = 0  # the AI's (WC-A1)
    group: int = -1  # models of one group share `pools[group]`
    caps: int = 0  # what it cost with all that it has


class MarkerSeen(Given):
    """A marker as far as the reader knows it."""

    at: str
    kind: str
    name: str
    x: int
    y: int
    radius: int
    content: str = ""  # empty: unknown
    content_name: str = ""
    open: bool = False
    mine: bool = False  # whether the reader's side has looked
    carrier: str = ""
    side: int = -1
    card: str = ""
    items: list[str] = []
    state: int = 0
    text: str = ""


class SideSeen(Given):
    """A side of the battle."""

    number: int
    name: str
    seats: list[int] = []
    ai: bool = False
    edge: str = ""
    aim: str = ""


class EventDeck(Given):
    """The event deck."""

    height: int = 0
    top: str = ""
    standing: list[str] = []
    due: list[tuple[str, int]] = []


class Reply(Given):
    """What the AI's die has decided for the model that acts (WC-A4)."""

    model: str
    row: str
    column: int
    letter: str
    reckless: bool = False
    stays: bool = False
    method: str = ""


class BattleScene(Scene):
    """A battle to draw."""

    terrain: str = ""  # ask for `fixed` again when it is another one
    round: int = 0  # 0: it is being set up
    rounds: int = 0
    turn: int = -1  # the side
    advantage: int = -1
    active: str = ""
    acting: str = ""  # who is to do something: the active one, or who reacts, slides, is charged
    actions: int = 0
    sides: list[SideSeen] = []
    models: list[ModelSeen] = []
    markers: list[MarkerSeen] = []
    objectives: list[str] = []  # what the reader's side makes for, by its words
    pools: list[list[str]] = []
    deck: int = 0
    events: EventDeck | None = None
    hands: list[list[str]] = []  # boosts; `?`: somebody else's
    quests: list[str] = []
    reply: Reply | None = None
    dark: int = -1  # nobody sees farther; -1: no limit
    ended: str = ""
    victor: int = -1
    level: str = ""
    verdict: str = ""  # who won and how well, in a sentence
    lines: list[str] = []  # round, turn and who acts, in words


# -- ask -----------------------------------------------------------------------------------------


class CoverItem(Given):
    """Something that covers a target, by its word and name."""

    at: str
    name: str


class Sight(Given):
    """How one model stands to another."""

    at: str
    name: str
    gap: int  # mm between the bases
    rulers: str  # which reach so far; empty: none
    sees: bool = False
    line: Line | None = None  # the free line by which it is seen
    aim: Line | None = None  # from centre to centre: what it crosses is cover
    cover: list[CoverItem] = []
    text: str = ""  # all of that in a sentence


class Way(Given):
    """A way over the table."""

    points: list[tuple[int, int]]  # the first where it stands
    length: int
    rulers: str  # the ruler that it takes
    quick: bool = False
    slow: bool = False  # over difficult ground: a shorter ruler counts


class Reach(Given):
    """All the ends of a move, as outlines: those of holes run with the clock."""

    kind: str  # move, charge, quick
    rulers: str
    outlines: list[Polygon] = []
    slow_rulers: str = ""
    slow_outlines: list[Polygon] = []  # what only the shorter ruler reaches, over difficult ground


class Mark(Given):
    """The end of a move that the outlines leave out."""

    kind: str  # climb, leap (with a jet pack), exit
    x: int
    y: int
    move: str
    quick: bool = False


class Ring(Given):
    """How far something reaches, as a circle round a model's centre."""

    kind: str  # short, long, awareness, presence; leap: where it may land with a jet pack
    rulers: str
    radius: int
    weapon: str = ""


class Ground(Given):
    """What somebody sees of the table."""

    seen: list[Polygon]  # all of these together, and nothing else
    hidden: list[Polygon]  # the table without them: outlines, those of holes run with the clock
    within: int = -1  # nobody sees farther than this from its centre, in mm; -1: no limit


class Room(Given):
    """Where something may be put down, on lines from west to east that are `step` mm apart.

    It is there to be drawn: what is smaller than some steps may be missing.
    """

    step: int
    spans: list[tuple[int, int, int]]  # y, the first x, the last x


# -- odds ----------------------------------------------------------------------------------------


class Item(Given):
    """A number with its source."""

    id: str
    name: str
    n: int


class Chance(Given):
    """A chance: exact, and in per cent."""

    exact: str
    percent: float


class Bar(Given):
    """One bar of a histogram."""

    n: int
    chance: Chance


class EffectChance(Given):
    """What icons may buy."""

    text: str
    chance: Chance  # that a hit comes with icons enough


class Wound(Given):
    """What an attack may do to one model."""

    at: str
    name: str
    rating: str
    items: list[Item]
    damage: list[Bar]
    mean: float
    out: Chance
    text: str = ""  # the armour, item by item


class AttackOdds(Given):
    """An attack before it is made; `Answer.odds` is this."""

    weapon: str
    title: str
    close: bool
    long: bool
    critical: bool
    value: int
    items: list[Item]
    faces: list[bool]  # which faces of the white die hit by themselves, in the order of the die
    dice: dict[str, int]
    dice_items: list[Item]
    damage: int
    damage_kind: str
    hit: Chance
    wounds: list[Wound]
    more_damage: int = 0
    more_kind: str = ""
    effects: list[EffectChance] = []
    notes: list[str] = []
    value_text: str = ""  # the value, item by item
    dice_text: str = ""  # the dice, and the damage before them
    dice_from: list[str] = []  # dice that do not come from the weapon, a line each


# -- what `ask` gives ----------------------------------------------------------------------------


class BattleAnswer(Answer):
    """What is asked about, and what can be done with it; each word fills its own fields."""

    model: ModelSeen | None = None  # `m3`, or `see m3`: without `reach` and `seen`
    facts: list[str] = []  # what state it is in, a few words each
    sight: Sight | None = None  # how the model that is to do something stands to it
    reach: list[Reach] = []  # of `m3`, or of `reach m3` alone
    marks: list[Mark] = []  # of the model that acts
    rings: list[Ring] = []
    seen: Ground | None = None
    sights: list[Sight] = []  # of a model's enemies; at a point: if it stood there
    point: tuple[int, int] | None = None  # `412,300`; `to 412,300`: where one gets to
    pieces: list[str] = []  # that lie there
    things: list[str] = []  # that stand there
    reachable: bool = False  # for the model that acts or is put down
    way: Way | None = None
    nearest: tuple[int, int] | None = None  # where it gets to instead
    shots: list[str] = []  # whom it could shoot from there
    room: Room | None = None  # `place m3`, `put 4`: what a builder begins with
    piece: TerrainPiece | None = None  # `p4`
    marker: MarkerSeen | None = None  # `k2`
    unit: UnitFace | None = None  # a card
    weapon: WeaponFace | None = None
    card: Face | None = None
    attack: AttackOdds | None = None  # a move that is an attack; `odds` has the same
