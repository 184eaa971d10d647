"""All facts of a campaign, and the small things that every rule needs of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import msgspec

from overseer.engine.decision import Event
from overseer.engine.refusal import Value
from overseer.engine.state import NATURE, OVER, State
from overseer.wasteland.campaign.player import SITS_OUT, Fought, Player
from overseer.wasteland.campaign.topics import OF_CHANCE, T_FORCE, T_OVER
from overseer.wasteland.settlement.holdings import Books, Holdings, new_holdings

LINKED_COURSE: Final = "linked"
FREE_COURSE: Final = "free"
COURSES: Final = (LINKED_COURSE, FREE_COURSE)
MOST_BATTLES: Final = 30
MOST_DECISIONS: Final = 20_000  # of a campaign; then it ends as it stands


@dataclass(frozen=True)
class Plan:
    """What was agreed before the first battle (the options of the game)."""

    books: Books
    course: str
    settled: tuple[bool, ...]  # by seat
    sides: tuple[str, ...]  # linked: each seat's side
    factions: tuple[str, ...]  # of the AI's attackers and defenders; free: empty, they are drawn
    battles: int  # free: how many at the most
    options: dict[str, object]  # that are handed to every battle (card set, list of caps)
    results: str = "told"  # whether people may tell results, or only records of battles do


@dataclass(frozen=True)
class Battle:
    """The battle that is prepared: its scenario, the limit, and how the leader's test went."""

    scenario: str = ""
    rule: str = ""
    limit: int = 0
    passed: bool | None = None

    def facts(self) -> list[object]:
        """Everything, in canonical order."""
        return [self.scenario, self.rule, self.limit, self.passed]


@dataclass(frozen=True)
class Frame:
    """Work to be done: a topic, whose it is, and (chance) what is drawn for and where it goes."""

    topic: int
    seat: int
    kind: str = ""
    n: int = 1
    to: str = ""

    def facts(self) -> list[object]:
        """Everything, in canonical order."""
        return [self.topic, self.seat, self.kind, self.n, self.to]


class Campaigning(State):
    """The facts of a campaign; `work` is the stack of what is to be done, its last frame first."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan
        self.players = [
            Player(seat, new_holdings(settled)) for seat, settled in enumerate(plan.settled)
        ]
        self.battle = Battle()
        self.fought: list[Fought] = []
        self.work: list[Frame] = []
        self.decisions = 0

    def fill(self, source: Campaigning) -> None:
        """Take over all facts of another campaign."""
        self.seat, self.topic, self.revealed = source.seat, source.topic, source.revealed
        self.players = [player.copy() for player in source.players]
        self.battle = source.battle
        self.fought = source.fought[:]
        self.work = source.work[:]
        self.decisions = source.decisions

    def encode(self) -> bytes:
        return msgspec.json.encode(
            [
                *(self.seat, self.topic, self.revealed, self.decisions),
                [player.facts() for player in self.players],
                self.battle.facts(),
                [battle.facts() for battle in self.fought],
                [frame.facts() for frame in self.work],
            ]
        )

    @property
    def books(self) -> Books:
        """Cards, structures, prices."""
        return self.plan.books

    @property
    def linked(self) -> bool:
        """Whether it is the campaign of the linked five."""
        return self.plan.course == LINKED_COURSE

    @property
    def owner(self) -> Player:
        """The player whose work is on top."""
        return self.players[self.work[-1].seat]

    @property
    def own(self) -> Holdings:
        """What that player owns."""
        return self.owner.own

    @property
    def fighters(self) -> list[Player]:
        """The players who take part in the battle, in seat order."""
        return [player for player in self.players if player.side != SITS_OUT]

    @property
    def mustering(self) -> bool:
        """Whether somebody has not mustered a force yet for the battle that is prepared."""
        return any(frame.topic == T_FORCE for frame in self.work)

    def push(self, *frames: Frame) -> None:
        """More work; the first frame given is done first."""
        self.work += reversed(frames)

    def pop(self) -> Frame:
        """The work on top is done."""
        return self.work.pop()

    def once(self) -> None:
        """One of the work on top is done; it goes when nothing is left."""
        frame = self.work.pop()
        if frame.n > 1:
            self.work.append(replace(frame, n=frame.n - 1))

    def ask(self, topic: int) -> None:
        """Whoever is responsible for the work on top is asked."""
        self.topic = topic
        self.seat = NATURE if topic in OF_CHANCE else self.work[-1].seat

    def finish(self) -> None:
        """The campaign is over."""
        self.work = []
        self.seat, self.topic = OVER, T_OVER

    def tell(self, name: str, args: dict[str, Value]) -> None:
        """Something happened that everybody may know."""
        if self.ears is not None:
            self.ears.append(Event(f"campaign-{name}", args))

    def whisper(
        self, name: str, seat: int, args: dict[str, Value], public: dict[str, Value]
    ) -> None:
        """Something happened that only its owner knows whole."""
        if self.ears is not None:
            self.ears.append(Event(f"campaign-{name}", args, (seat,), public))
