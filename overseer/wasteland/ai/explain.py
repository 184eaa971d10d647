"""What the AI has worked out: equally good moves, and the steps that led to them."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Value
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.moves import BattleMove

# What was weighed: silent events, to be drawn.
ENTRY: Final = "weighed-entry"
TARGET: Final = "weighed-target"
SILENT: Final = frozenset({f"wasteland-{ENTRY}", f"wasteland-{TARGET}"})


class Aside:
    """What was weighed at a step; it is worked out when it is told, if anybody listens."""

    def told(self) -> list[Step]:
        """What is told of it: the events `wasteland-<word>`."""
        raise NotImplementedError


class Step:
    """One step of a reasoning: the message `event-wasteland-ai-<word>` and what it is about."""

    def __init__(self, word: str, args: dict[str, Value]) -> None:
        self.word: str = word
        self.args: dict[str, Value] = args
        self.aside: Aside | None = None


class Thought:
    """The moves that are equally good (chance picks one), and why it is these."""

    def __init__(self, moves: list[BattleMove], steps: list[Step]) -> None:
        self.moves: list[BattleMove] = moves
        self.steps: list[Step] = steps

    def tell(self, battle: Battle, move: BattleMove) -> None:
        """Tell the steps to all who listen, before the move that chance picked is played."""
        assert move in self.moves
        if battle.ears is None:
            return
        drawn = False
        for step in self.steps:
            if step.aside is not None and battle.wordless:
                for each in step.aside.told():
                    battle.tell_silently(f"wasteland-{each.word}", each.args)
            battle.tell(f"ai-{step.word}", step.args)
            drawn = drawn or step.word == "target-chance"
        if len(self.moves) > 1 and self.steps and not drawn:
            battle.tell("ai-chance", {"count": len(self.moves)})
