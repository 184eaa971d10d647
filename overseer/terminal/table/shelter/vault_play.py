"""The person at the vault: which space the cursor is on, and who could go there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rich.style import Style

from overseer.engine.refusal import Refusal
from overseer.engine.state import Move
from overseer.shelter import moves as kinds
from overseer.shelter.vault import T_FIGHT, T_TURN, T_WINDOW
from overseer.terminal.session import Session
from overseer.terminal.table import palette
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.play import Habits, Play
from overseer.terminal.table.shelter.choices import (
    between_rewards,
    choices,
    kind_of,
    quiet,
    why_not,
)
from overseer.terminal.table.shelter.faces import Faces
from overseer.terminal.table.shelter.scene import Scene, scene_of
from overseer.voice.shelter.tutorial import advised

_THREAT = (palette.THREAT_MARK, palette.threat)


class VaultPlay(Play):
    """A match of Shelter with a cursor."""

    chapters: ClassVar[tuple[str, ...]] = ("shelter-round",)
    signs: ClassVar[Mapping[str, tuple[str, Style]]] = {
        "shelter-rolled": _THREAT,
        "shelter-appeared": _THREAT,
        "shelter-removed": _THREAT,
    }
    minor: ClassVar[tuple[str, ...]] = (
        *("shelter-rolled-nothing", "shelter-item-shown", "shelter-room-shown"),
        *("shelter-gained-cubes", "shelter-doubled", "shelter-used", "shelter-readied"),
        *("shelter-paid",),
    )

    def __init__(self, session: Session, habits: Habits | None = None) -> None:
        self.scene: Scene = scene_of(session)
        self.faces = Faces(session)
        super().__init__(session, habits)

    def look(self) -> None:
        self.scene = scene_of(self.session)
        if self.faces.lang != self.session.lang:
            self.faces = Faces(self.session)
        super().look()
        self._to_advice()

    def _to_advice(self) -> None:
        """In the game that teaches, the cursor begins on what the hint speaks of."""
        move = advised(self.session.reads) if self.my_turn else None
        for at, choice in enumerate(self.choices):
            if move is not None and move in choice.moves:
                self.select(at)

    def offered(self) -> list[Choice]:
        return choices(self.session.moves())

    def first_choice(self) -> int:
        decision = self.session.decision
        if decision is not None and decision.topic in (T_WINDOW, T_FIGHT):
            return len(self.choices) - 1  # to go on is what most people want
        return 0

    @property
    def roaming(self) -> bool:
        """Whether a dweller is to be placed."""
        decision = self.session.decision
        return (
            self.my_turn
            and self.within is None
            and decision is not None
            and decision.topic == T_TURN
        )

    def on_table(self, where: str) -> bool:
        return self.scene.find(where) is not None

    def closed(self) -> Refusal | None:
        """Why the space under the cursor is closed to the player."""
        if not self.roaming or not self.where or self.at is not None:
            return None
        return why_not(self.session, self.where)

    def way_on(self) -> Move | None:
        return quiet(self.session.moves())

    def automatic(self) -> Move | None:
        """Between two rewards most people just go on (SH-I2)."""
        if self.habits.every_moment or not between_rewards(self.session):
            return None
        move = quiet(self.session.moves())
        assert move is not None, "a window can always be closed"
        return move

    @property
    def recent(self) -> dict[str, int]:
        """Where dwellers went since a person decided last."""
        found: dict[str, int] = {}
        for event in self.news:
            seat, space = event.args.get("seat"), event.args.get("space")
            if event.name.startswith("shelter-placed") and isinstance(seat, int):
                found[str(space)] = seat
        return found

    def to_pass(self) -> bool:
        """Put the cursor on passing, and pass if it was there already; true when passed."""
        for at, choice in enumerate(self.choices):
            if kind_of(choice) == kinds.PASS:
                if self.at == at:
                    return self.act()
                self.select(at)
        return False
