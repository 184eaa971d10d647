"""`overseer sim --against`: the run that another one is compared with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import overseer
from overseer.lab.comparing.comparison import comparable, comparison
from overseer.lab.comparing.evidence import Evidence
from overseer.lab.crew import Crew
from overseer.lab.sim import Plan
from overseer.terminal.sim.keep import KIND, read
from overseer.terminal.sim.progress import play_all
from overseer.terminal.values import is_there
from overseer.voice.complaint import UsageError, printable

STANDARD: Final = "standard"  # the cards that the game comes with
Asked = TypeVar("Asked")


class HasPlans(Protocol):
    @property
    def plans(self) -> list[Plan]: ...


class Base:
    """A file of kept games, or a card file with which the same is played again."""

    def __init__(
        self,
        typed: str,
        now: Sequence[Plan],
        asked: Asked,
        planned: Callable[[Asked, str | None], HasPlans],
    ) -> None:
        self.name = printable(typed)
        self.evidence: list[Evidence] = []
        self._rules = [overseer.game(plan.game).rules_version for plan in now]
        self._then = list(self._rules)
        path = Path(typed)
        if path.suffix.lower() == KIND:
            self.plans = self._read(path)
        else:
            if typed != STANDARD and not is_there(path):
                raise UsageError("against-error-missing", base=printable(typed))
            self.plans = planned(asked, None if typed == STANDARD else typed).plans
        if not comparable(self.plans, now):
            raise UsageError("against-error-other", base=printable(typed))

    def _read(self, path: Path) -> list[Plan]:
        kept = read(path)
        plans: list[Plan] = kept.plans()
        for at, plan in enumerate(plans):
            self.evidence.append(Evidence(plan))
            self.evidence[-1].add(kept.rows(at))
        self._then = [each.rules for each in kept.head.plans]
        return plans

    def play(self, crew: Crew, lang: str) -> None:
        """Play it, where it is no file of games that have been played."""
        if not self.evidence:
            self.evidence = play_all(self.plans, crew, None, True, lang).evidence

    def compared(self, now: Sequence[Evidence]) -> dict[str, Any]:
        """What is different, as JSON knows it."""
        found = comparison(self.evidence, now)
        if set(self._then) != set(self._rules):
            found["differs"] = ["rules", *found["differs"]]
        return {"base": self.name, **found}
