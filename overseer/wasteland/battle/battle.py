"""A battle: all facts about it. The rules are functions that work on them."""

from __future__ import annotations

from typing import Final

from overseer.engine.decision import Event
from overseer.engine.refusal import Value
from overseer.engine.state import NATURE, State
from overseer.wasteland.battle.fortune.fate import Fate
from overseer.wasteland.battle.model import ON_TABLE, REMOVED, Marker, Model
from overseer.wasteland.battle.rules import Rules
from overseer.wasteland.battle.work import Work
from overseer.wasteland.card import CardSet, Unit
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.words import NONE

# The edges of the table (C1): y grows from the south edge to the north edge.
SOUTH: Final = 0
NORTH: Final = 1
WEST: Final = 2
EAST: Final = 3
EDGES: Final = ("south", "north", "west", "east")
OPPOSITE: Final = (1, 0, 3, 2)  # the edge across the table, by edge

# How a battle ended beside what a scenario says.
NOT_OVER: Final = 0
MOST_DECISIONS: Final = 20_000  # WB-R2: every battle ends; rounds end long before this

# Victory levels.
DRAW: Final = 0
MINOR: Final = 1
PLAIN: Final = 2
MAJOR: Final = 3
LEVELS: Final = ("draw", "minor", "plain", "major")


class Settings:
    """Doubtful numbers are settings of the rules data (WB-D1, WB-G4)."""

    def __init__(self) -> None:
        self.green_blanks: bool = False
        self.move_adds_base: bool = False
        self.caps: int = 1  # words.LISTS


class Tables:
    """What a battle is played with and never changes: cards, scenario, settings."""

    def __init__(self, cards: CardSet, rules: Rules, settings: Settings) -> None:
        self.cards: CardSet = cards
        self.rules: Rules = rules
        self.settings: Settings = settings


class Response:
    """What the AI's die decided for an activation (WC-A4, WC-A5)."""

    def __init__(self) -> None:
        self.model: int = NONE
        self.row: int = NONE
        self.column: int = NONE
        self.letter: int = NONE
        self.reckless: bool = False
        self.stays: bool = False
        self.method: int = NONE
        self.vats: bool = False  # the V.A.T.S. die has given a heroic one a quick action (WC-A19)
        self.quick: int = 0  # quick actions it has taken

    def copy(self) -> Response:
        """An independent twin."""
        twin = Response()
        twin.model = self.model
        twin.row = self.row
        twin.column = self.column
        twin.letter = self.letter
        twin.reckless = self.reckless
        twin.stays = self.stays
        twin.method = self.method
        twin.vats = self.vats
        twin.quick = self.quick
        return twin

    def facts(self) -> tuple[object, ...]:
        """Everything about it, for the canonical bytes."""
        return (
            *(self.model, self.row, self.column, self.letter),
            *(self.reckless, self.stays, self.method, self.vats, self.quick),
        )


class Battle(State):
    """All facts of a battle."""

    def __init__(self, source: Battle | None, tables: Tables, seats: int) -> None:
        super().__init__()
        self.tables: Tables = tables
        self.seats: int = seats
        self.models: list[Model] = []
        self.markers: list[Marker] = []
        self.work: list[Work] = []
        if source is None:
            self.layout: Layout = Layout([])
            self.terrain: int = NONE  # the number that NATURE drew for the generator
            self.built: tuple[tuple[int, ...], ...] = ()  # corners of pieces that players added
            self.groups: tuple[tuple[int, ...], ...] = ()  # limited items by unit card
            self.sides: tuple[int, ...] = tuple([0] * seats)  # the side of each seat
            self.ai: int = 0  # bits of the sides that the AI plays
            self.round: int = 0
            self.turn: int = 0  # turns so far, for mines
            self.turn_side: int = NONE
            self.advantage: int = NONE
            self.next_seats: tuple[int, ...] = (0, 0)  # co-op: whose model is readied next
            self.active: int = NONE  # the model that is activated
            self.actions: int = 0  # main actions it has left
            self.moved: int = 0  # main actions in which it moved
            self.response: Response = Response()
            self.drawn: int = 0  # bits of AI models whose token was drawn this round
            self.deck: bytes = b""  # the wasteland deck: how many of each find (finds below)
            self.finds: tuple[int, ...] = ()  # the cards that `deck` counts
            self.dangers: bytes = b""
            self.stocks: tuple[tuple[tuple[int, int], ...], ...] = ((), ())  # content, count
            self.spare: int = 0  # searchable markers set aside (C9)
            self.notes: list[int] = []  # the scenario's own numbers
            self.fate: Fate = Fate()  # the event deck
            self.hands: tuple[tuple[int, ...], ...] = ((),) * seats  # boosts, by seat (WC-B1)
            self.quests: tuple[int, ...] = (NONE,) * seats  # WC-Q1
            self.deeds: list[int] = []  # counted for quests; empty where nobody has one
            self.boons: int = 0  # what boosts give the active model (boosts.py)
            self.last_target: int = NONE  # of the active model's attacks
            self.victor: int = NONE  # side
            self.level: int = DRAW
            self.how: str = ""  # the end's word; empty: not over
            self.rule: str = ""  # the rule that ended it
            self.decisions: int = 0
            return
        self.seat = source.seat
        self.topic = source.topic
        self.revealed = source.revealed
        for model in source.models:
            self.models.append(model.copy())
        for marker in source.markers:
            self.markers.append(marker.copy())
        for work in source.work:
            self.work.append(work.copy())
        self.layout = source.layout
        self.terrain = source.terrain
        self.built = source.built
        self.groups = source.groups
        self.sides = source.sides
        self.ai = source.ai
        self.round = source.round
        self.turn = source.turn
        self.turn_side = source.turn_side
        self.advantage = source.advantage
        self.next_seats = source.next_seats
        self.active = source.active
        self.actions = source.actions
        self.moved = source.moved
        self.response = source.response.copy()
        self.drawn = source.drawn
        self.deck = source.deck
        self.finds = source.finds
        self.dangers = source.dangers
        self.stocks = source.stocks
        self.spare = source.spare
        self.notes = source.notes[:]
        self.fate = source.fate.copy()
        self.hands = source.hands
        self.quests = source.quests
        self.deeds = source.deeds[:]
        self.boons = source.boons
        self.last_target = source.last_target
        self.victor = source.victor
        self.level = source.level
        self.how = source.how
        self.rule = source.rule
        self.decisions = source.decisions

    def encode(self) -> bytes:
        facts = (
            self.seat,
            self.topic,
            self.revealed,
            self.terrain,
            self.built,
            [model.facts() for model in self.models],
            [marker.facts() for marker in self.markers],
            [work.facts() for work in self.work],
            self.groups,
            self.sides,
            self.ai,
            self.round,
            self.turn,
            self.turn_side,
            self.advantage,
            self.next_seats,
            self.active,
            self.actions,
            self.moved,
            self.response.facts(),
            self.drawn,
            self.deck,
            self.finds,
            self.dangers,
            self.stocks,
            self.spare,
            self.notes,
            self.fate.facts(),
            self.hands,
            self.quests,
            self.deeds,
            self.boons,
            self.last_target,
            self.victor,
            self.level,
            self.how,
            self.rule,
            self.decisions,
        )
        return repr(facts).encode()

    # -- asking and telling ----------------------------------------------------------------------

    def ask(self, seat: int, topic: int) -> bool:
        """`seat` decides next (NATURE for the AI's models); true, for handlers that return it."""
        self.seat = seat
        self.topic = topic
        return True

    def ask_of(self, model: Model, topic: int) -> bool:
        """The owner of a model decides next."""
        self.seat = model.seat
        self.topic = topic
        return True

    def ask_nature(self, topic: int) -> bool:
        """Chance decides next."""
        self.seat = NATURE
        self.topic = topic
        return True

    def tell(self, name: str, args: dict[str, Value]) -> None:
        """Something happened for all to see: the message `event-wasteland-<name>`."""
        if self.ears is not None:
            self.ears.append(Event(f"wasteland-{name}", args))

    def whisper(self, name: str, side: int, args: dict[str, Value]) -> None:
        """Something that only the seats of a side see whole; `public` args: the model."""
        if self.ears is not None:
            seats = tuple([n for n in range(self.seats) if self.sides[n] == side])
            public: dict[str, Value] = {k: v for k, v in args.items() if k == "model"}
            self.ears.append(Event(f"wasteland-{name}", args, seats, public))

    # -- works -----------------------------------------------------------------------------------

    def push(self, kind: int, model: int = NONE, target: int = NONE) -> Work:
        """A new piece of work that comes before everything else."""
        work = Work(kind)
        work.model = model
        work.target = target
        self.work.append(work)
        return work

    def done(self, work: Work) -> None:
        """A piece of work is finished."""
        self.work.remove(work)

    # -- looking things up -----------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The scenario's rules."""
        return self.tables.rules

    @property
    def cards(self) -> CardSet:
        """The card set."""
        return self.tables.cards

    def on_table(self, side: int) -> list[Model]:
        """The models of a side on the table."""
        return [m for m in self.models if m.place == ON_TABLE and m.side == side]

    def eliminated(self, side: int) -> bool:
        """C13: nobody of a side is on the table, waiting or escaped."""
        for model in self.models:
            if model.side == side and model.place != REMOVED:
                return False
        return True

    def enemies_of(self, model: Model) -> list[Model]:
        """The models on the table that are enemies of one."""
        rules = self.tables.rules
        found = []
        for other in self.models:
            if other.place == ON_TABLE and rules.enemies(self, model, other):
                found.append(other)
        return found

    def friends_of(self, model: Model) -> list[Model]:
        """The other models of its side on the table."""
        return [m for m in self.on_table(model.side) if m is not model]

    def add_model(self, unit: Unit, side: int, seat: int) -> Model:
        """A new model, waiting."""
        model = Model(len(self.models), side, seat, unit)
        self.models.append(model)
        return model

    def build(self, piece: Piece) -> None:
        """A piece of terrain that comes to those of the layout."""
        self.layout = Layout([*self.layout.pieces, piece], self.layout.side)
        corners: list[int] = []
        for x, y in piece.points:
            corners += (x, y)
        self.built = (*self.built, tuple(corners))

    def add_marker(self, kind: int, x: int, y: int) -> Marker:
        """A new marker on the table."""
        marker = Marker(len(self.markers), kind, x, y)
        self.markers.append(marker)
        return marker
