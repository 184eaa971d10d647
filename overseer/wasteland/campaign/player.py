"""One player of a campaign: what is owned, and what goes into the battle that is prepared."""

from __future__ import annotations

from dataclasses import dataclass, field

from overseer.wasteland.settlement.holdings import Holdings

SITS_OUT = -1


@dataclass
class Player:
    """A seat's facts. `side` is the side in the battle that is prepared or was just played."""

    seat: int
    own: Holdings
    side: int = SITS_OUT
    quest: str = ""  # taken for this battle, secret (WC-Q1)
    chose_quest: bool = False
    force: str = ""  # its code, without the boosts
    hand: list[str] = field(default_factory=list)  # boosts that go into the battle, secret
    fielded: list[str] = field(default_factory=list)  # cards of the stores that the force uses
    victories: int = 0
    battles: int = 0

    def copy(self) -> Player:
        """An independent twin."""
        return Player(
            self.seat,
            self.own.copy(),
            self.side,
            self.quest,
            self.chose_quest,
            self.force,
            self.hand[:],
            self.fielded[:],
            self.victories,
            self.battles,
        )

    def facts(self) -> list[object]:
        """Everything, in canonical order."""
        own = self.own.facts()
        battle = [self.side, self.quest, self.chose_quest, self.force, self.hand, self.fielded]
        return [self.seat, own, battle, self.victories, self.battles]


@dataclass(frozen=True)
class Fought:
    """A battle that is over, as everybody may know it."""

    scenario: str
    rule: str
    limit: int
    sides: tuple[int, ...]  # of the seats; SITS_OUT for those who were not there
    victor: int
    level: int
    how: str
    rounds: int
    record: str  # the digest of its record, if there is one
    caps: tuple[int, ...]  # what each seat got for it
    bank: tuple[int, ...]  # what each had afterwards

    def facts(self) -> list[object]:
        """Everything, in canonical order."""
        return [
            *(self.scenario, self.rule, self.limit, self.sides, self.victor, self.level),
            *(self.how, self.rounds, self.record, self.caps, self.bank),
        ]
