"""What clients of a duel get: card faces, both sides, the hand, the chain with its previews.

Every thing that is drawn has a word (`where.py`), which choices, answers and builders use too:
`hand:punch-1` · `a3` · `chosen:a:recycle-1` · `seat:b` · `chain:0` · `discard:a` · `card:punch-1`.
A cost is a dict of letters, with `any` for points of any letter.
"""

# ruff: noqa: RUF012 - every struct gets a copy of its own

from __future__ import annotations

from overseer.voice.given import Answer, Fixed, Given, Scene

Cost = dict[str, int]


def cost_line(cost: Cost) -> str:
    """A cost as cards print it.

    >>> cost_line({"E": 2, "any": 1}), cost_line({"any": 3}), cost_line({})
    ('EE+1', '3', '0')
    """
    letters = "".join(letter * n for letter, n in cost.items() if letter != "any")
    free = cost.get("any", 0)
    if not letters:
        return str(free)
    return f"{letters}+{free}" if free else letters


# -- what never changes --------------------------------------------------------------------------


class Span(Given):
    """Where a line of a card names points of a letter, to be drawn as tokens: [start, end)."""

    start: int
    end: int


class Line(Given):
    """A sentence of a card."""

    text: str
    tokens: list[Span] = []


class Keyword(Given):
    """A word in capitals; `n` is its index (0: it has none)."""

    word: str
    name: str
    n: int = 0


class Blow(Given, kw_only=True):
    """What an attack card deals: a formula such as `(S+1)×2`, several times."""

    formula: str
    letters: list[str] = []
    kind: str  # of damage
    strikes: int = 1


class Icon(Given):
    """How a card is drawn: a large motif, a small one, and a number that tells apart what else
    would look alike. All three follow from what the card does; levels of a card share them."""

    motif: str
    badge: str = ""
    variant: int = 0


class Face(Given, kw_only=True):
    """A card in words."""

    id: str
    name: str
    level: int
    kind: str
    types: list[str] = []
    type_line: str
    letters: list[str] = []  # the master letter first
    cost: Cost = {}
    free: bool = False  # it has no cost: ability cards, traits, skills
    attack: int = 0
    health: int = 0
    place: str = ""  # of the body
    blow: Blow | None = None
    answers: list[str] = []  # what a reaction answers
    timing: str = ""  # turn, any, answer, upkeep: when it can be played or used at all
    keywords: list[Keyword] = []  # printed
    words: list[str] = []  # every word in capitals of its text, printed or not: see `symbols`
    lines: list[Line] = []  # without what a reaction answers
    read: list[str] = []  # of a reaction: its sentences with what it answers, for who reads
    flavour: str = ""
    icon: Icon
    drawback: bool = False  # a trait that has some
    race: bool = False


class Symbol(Given):
    """A letter, a keyword, a window, a place: its name, and what it means."""

    sort: str  # letter, keyword, kind, damage, place, answers, window, phase, timing
    word: str
    name: str
    text: str = ""
    rule: str = ""


class TragicFixed(Fixed):
    """A duel's cards and signs."""

    cards: list[Face] = []
    symbols: list[Symbol] = []
    radiation: list[str] = []  # what the track does from each of its levels on
    levels: list[int] = []  # and from which level on each of these lines holds


# -- what an attack will do ----------------------------------------------------------------------


class Chance(Given):
    """An amount, and how likely it is: 0 to 1."""

    n: int
    p: float


class Wound(Given):
    """What an ally takes."""

    at: str
    damage: list[Chance] = []
    beaten: float = 0.0


class Steps(Given):
    """One strike of an attack card, step by step."""

    base: int
    more: int = 0  # what traits of the target add, or (below 0) what answers take away
    worn: int = 0  # armour of the target
    penetration: int = 0  # how much of it is ignored
    armour: int = 0  # what it takes off
    net: int = 0
    strikes: int = 1
    times: int = 1  # how often the result is applied
    dice: int = 0
    critical: float = 0.0
    factor: int = 2


class Row(Given):
    """A line of a preview; an amount with its chance can be drawn as a bar."""

    sort: str  # title, step, odds, amount, ally
    text: str
    n: int = 0
    p: float = 0.0


class Foreseen(Given):
    """What an attack will do if nobody else answers, blocks or steps in."""

    target: str  # empty: an area
    steps: Steps | None = None
    dodge: float = 0.0
    damage: list[Chance] = []
    mean: float = 0.0
    beaten: float = 0.0  # the chance that the target is
    lethal: str = "no"  # no, maybe, sure
    left: list[int] = []  # hit points that the target keeps: the fewest and the most
    spill: list[Chance] = []  # what goes on to the player of an ally
    struck_back: list[Chance] = []  # what the attacking player takes
    healed: list[Chance] = []  # and regains
    allies: list[Wound] = []
    lines: list[str] = []  # the same to be read
    rows: list[Row] = []  # and to be drawn line by line


class Asked(Given):
    """A question on the way: who is asked, about what, and with which of their things."""

    seat: int
    topic: str
    at: list[str] = []
    text: str = ""
    rule: str = ""


class Effect(Given):
    """Something that works by itself on the way."""

    seat: int
    card: str
    text: str


class Loss(Given):
    """What becomes of a player's hit points."""

    seat: int
    lost: list[Chance]
    beaten: float = 0.0


class Ahead(Given):
    """What moves lead to if everybody else passes, with every die: played on what the reader knows.

    `open` names a question at which it cannot be told how it goes on.
    """

    losses: list[Loss] = []
    allies: list[Wound] = []  # every ally that may leave play, with its chance
    asked: list[Asked] = []
    effects: list[Effect] = []
    open: list[str] = []


class Weighed(Given):
    """An answer or a target that the reader may choose now, and what it would come to."""

    move: str
    foreseen: Foreseen | None = None
    ahead: Ahead | None = None


# -- the position --------------------------------------------------------------------------------


class Source(Given):
    """A part of a number: from which card, and until when."""

    n: int
    card: str = ""  # an id; empty: by the rules, or no longer known
    at: str = ""  # where it lies
    until: str = ""  # empty: as long as it is there; `end`: of this turn; `next:a`: a's next turn
    text: str = ""  # in words, where there is a condition


class Figure(Given):
    """A number of a player, and what it is made of."""

    what: str  # a word of the cards: armour, critical, damage-melee, draw-rate …
    n: int
    text: str = ""
    of: list[Source] = []


class Points(Given):
    """The points of a letter: all of them, and those that are not engaged."""

    letter: str
    n: int
    free: int


class Held(Given):
    """A card in a pile; `n` of the same."""

    card: str
    n: int = 1


class Use(Given):
    """An ability that its player can use: when, and whether now."""

    move: str
    timing: str  # now, turn, any, upkeep
    cost: Cost = {}
    text: str = ""


class Bearing(Given):
    """A keyword that an ally has now, printed or given, and until when."""

    word: str
    name: str
    n: int
    text: str = ""  # the name with its index, as cards print it
    of: list[Source] = []


class Standing(Given):
    """A permanent."""

    at: str
    card: str
    engaged: bool = False
    fighting: bool = False
    hiding: bool = False
    inside: bool = False  # its player is in it
    ally: bool = False
    attack: int = 0
    health: int = 0
    full_health: int = 0
    attack_of: list[Source] = []
    health_of: list[Source] = []
    keywords: list[Bearing] = []
    place: str = ""  # of the body, for equipment
    worn: bool = False
    uses: list[Use] = []


class Chosen(Given):
    """A trait, a skill or a laid ability card."""

    at: str
    card: str
    engaged: bool = False
    uses: list[Use] = []


class Arrival(Given):
    """What an ally would come into play as, and what that changes."""

    attack: int
    health: int
    keywords: list[Keyword] = []
    others: list[Standing] = []  # allies that would change: their place, attack and health then
    effects: list[Effect] = []


class InHand(Given):
    """A card of the reader's hand, `n` of the same."""

    at: str
    card: str
    n: int = 1
    known: int = 0  # how many of them everybody has seen
    move: str = ""  # what plays it now
    timing: str = "turn"  # now, lay, turn, any
    cost: Cost = {}  # now
    saved: int = 0  # how much cheaper it is than printed (below 0: dearer)
    saved_by: list[Source] = []
    missing: Cost = {}
    proposed: Cost = {}  # what the automatic payment would engage
    damage: int = 0  # base damage of an attack card now
    strikes: int = 0
    arrives: Arrival | None = None
    why: str = ""  # why it cannot be played now, if it is the reader who is asked
    rule: str = ""


class Link(Given):
    """Who blocks whom."""

    blocker: str
    attacker: str


class Announced(Given):
    """An item of the chain; the last one resolves first."""

    at: str
    kind: str  # what answers it: see `Face.answers`
    seat: int
    card: str
    text: str  # who, what, at whom
    does: str = ""  # what it does, in words
    target: str = ""
    also: str = ""
    part: str = ""
    attackers: list[str] = []
    blocks: list[Link] = []
    cancelled: bool = False
    stealthy: bool = False
    reduced: int = 0
    foreseen: Foreseen | None = None


class Pending(Given):
    """What is being announced: its card, what it is aimed at so far, what is still to pay."""

    seat: int
    card: str
    at: str = ""
    target: str = ""
    also: str = ""
    attackers: list[str] = []
    to_pay: int = 0
    to_discard: int = 0


class Waiting(Given):
    """A trigger that waits for its turn."""

    seat: int
    card: str
    text: str = ""


class Stop(Given):
    """Where the reader wants to be asked."""

    window: str
    mode: str  # useful, always, never
    modes: list[str]
    name: str
    open: bool = False  # this window is open now


class Side(Given):
    """A player's half of the table."""

    seat: int
    at: str
    hp: int
    max_hp: int
    radiation: int = 0
    out: bool = False
    stealth: bool = False
    inside: bool = False
    reprieve: bool = False
    points: list[Points] = []
    armour: Cost = {}  # against each kind of damage
    figures: list[Figure] = []
    body: dict[str, str] = {}  # which permanent is worn where
    permanents: list[Standing] = []
    traits: list[Chosen] = []
    skills: list[Chosen] = []
    abilities: list[Chosen] = []
    hand: int = 0  # cards in hand
    known: list[Held] = []  # those that everybody has seen
    library: int = 0
    cards_left: list[Held] = []  # the reader's own library, in no order
    on_top: list[str] = []  # what the reader knows of its top, the first is next
    at_bottom: list[str] = []
    discard: list[str] = []  # the last one lies on top
    destroyed: list[str] = []
    draw_rate: int = 0
    turns: int = 0
    actions: int = 0


class TragicScene(Scene):
    """The duel."""

    phase: str = ""
    turn: int = 0
    active: int = 0
    first: int = -1
    topic: str = ""
    window: str = ""  # the window that is open, as `stops` name it
    asked: int = -1  # who is asked now; -1: nobody
    then: list[int] = []  # who is asked after that if everybody passes
    may_lay: bool = False
    by_hand: bool = False
    time_up: bool = False
    clock: float | None = None  # seconds left
    sides: list[Side] = []
    hand: list[InHand] = []
    looking: list[str] = []  # cards that the reader looks at
    chain: list[Announced] = []
    pending: Pending | None = None
    weighed: list[Weighed] = []  # while somebody answers, aims or steps in
    triggers: list[Waiting] = []
    stops: list[Stop] = []
    always: bool = False  # the reader is asked wherever the rules ask


class TragicAnswer(Answer):
    """An answer with what can be drawn of it."""

    card: str = ""
    foreseen: Foreseen | None = None
    ahead: Ahead | None = None
    hand: InHand | None = None
    standing: Standing | None = None
    words: list[Symbol] = []  # the words in capitals that occur, explained
