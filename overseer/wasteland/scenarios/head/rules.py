"""A leader whom the other side hunts (WC-X13)."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import ON_TABLE, REMOVED, Model
from overseer.wasteland.battle.moves import CHOOSE, BattleMove, numbered
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_PROTECT, Aim
from overseer.wasteland.battle.topics import T_CHOOSE
from overseer.wasteland.battle.work import Work
from overseer.wasteland.prices import price_in
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.words import NONE

HUNTED = 0  # the first side of the file


class Head(Part):
    """The hunted leader never leaves the table; with several, the players name one (Reading)."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.slots = 1  # the model that is hunted
        self.words = ("leader-removed",)

    def begin(self, battle: Battle) -> None:
        leaders = self.leaders(battle)
        self.write(battle, 0, leaders[0])
        if len(leaders) > 1 and battle.models[leaders[0]].seat != NONE:
            self.work(battle)

    def leaders(self, battle: Battle) -> list[int]:
        """Who may be the hunted one; a force without a leader gives its dearest model."""
        models = battle.on_table(HUNTED) or [m for m in battle.models if m.side == HUNTED]
        found = [model.number for model in models if model.leader is not None]
        if found:
            return found
        caps = battle.tables.settings.caps
        return [
            max(models, key=lambda model: (price_in(model.unit.caps, caps), -model.number)).number
        ]

    def run(self, battle: Battle, work: Work) -> bool:
        if work.stage == 0:
            work.stage = 1
            return battle.ask(battle.models[self.note(battle)].seat, T_CHOOSE)
        battle.done(work)
        self.write(battle, 0, work.answer)
        battle.tell("hunted", {"model": work.answer})
        return False

    def choices(self, battle: Battle, work: Work) -> list[BattleMove]:
        return [numbered(CHOOSE, number) for number in self.leaders(battle)]

    def says(self, battle: Battle, work: Work, number: int) -> tuple[str, dict[str, int]]:
        return "model", {"model": number}

    def stays_on(self, battle: Battle, model: Model) -> bool:
        return model.number == self.note(battle)

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        return battle.models[self.note(battle)].place == REMOVED

    def aim(self, battle: Battle, model: Model) -> Aim | None:
        leader = battle.models[self.note(battle)]
        if leader.place != ON_TABLE:
            return None
        if model.side == HUNTED:
            return None if model is leader else Aim(AIM_PROTECT, (leader.number,))
        return Aim(AIM_DEFEAT, (leader.number,))
