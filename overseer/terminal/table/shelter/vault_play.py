"""The person at the vault: which space the cursor is on, and who could go there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from rich.style import Style

from overseer.terminal.table import palette
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.play import Habits, Play
from overseer.terminal.table.seat import Seat
from overseer.terminal.table.shelter.faces import Faces, find
from overseer.voice.given import Why
from overseer.voice.shelter.given import ShelterFixed, ShelterScene

_THREAT: Final = (palette.THREAT_MARK, palette.threat)
_WAYS_ON: Final = ("done", "fight")  # kinds of choices that go on without choosing anything
PLACES: Final = "abcdef"  # of a floor, from the left …
SHAFT: Final = 3  # … with the elevator before this one


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

    def __init__(self, seat: Seat, habits: Habits | None = None) -> None:
        self._faces: Faces | None = None
        super().__init__(seat, habits)

    # What is given

    @property
    def scene(self) -> ShelterScene:
        found = super().scene
        assert isinstance(found, ShelterScene)
        return found

    @property
    def faces(self) -> Faces:
        """The cards in the language."""
        if self._faces is None or self._faces.lang != self.seat.lang:
            fixed = self.fixed
            assert isinstance(fixed, ShelterFixed)
            self._faces = Faces(fixed, self.seat.lang)
        return self._faces

    def card_of(self, choice: Choice) -> str:
        """The card of a display that a choice is about; empty: none."""
        for word in self.about(choice).at:
            kind, _, card = word.partition(":")
            if kind in ("item", "room"):
                return card
        return ""

    def site(self, choice: Choice) -> tuple[int, int] | None:
        """Where the room of a choice would be built (SH-Y8): floor and place."""
        told = self.about(choice)
        if told.kind != "build" or len(told.at) < 2:
            return None
        place = told.at[1]
        return int(place[:-1]), PLACES.index(place[-1])

    def is_left(self, site: tuple[int, int]) -> bool:
        """Whether a place lies left of the elevator."""
        return site[1] < SHAFT

    # What can be chosen

    def look(self) -> None:
        super().look()
        self._to_advice()

    def _to_advice(self) -> None:
        """In the game that teaches, the cursor begins on what the hint speaks of."""
        advised = [hint.move for hint in self.question.hints if hint.move] if self.my_turn else []
        for at, choice in enumerate(self.choices):
            if any(move in choice.moves for move in advised):
                self.select(at)

    def offered(self) -> list[Choice]:
        """What can be chosen: spaces in their order, the way on last."""
        spaces: dict[str, list[str]] = {}
        others: list[Choice] = []
        for each in self.question.choices:
            where = each.at[0] if each.at and self.on_table(each.at[0]) else ""
            if each.kind == "place":
                spaces.setdefault(where, []).append(each.move)
            else:
                others.append(Choice((each.move,), where if each.kind == "heal" else ""))
        return [Choice(tuple(moves), space) for space, moves in spaces.items()] + others

    def first_choice(self) -> int:
        if self.question.topic in ("window", "fight"):
            return len(self.choices) - 1  # to go on is what most people want
        return 0

    @property
    def roaming(self) -> bool:
        """Whether a dweller is to be placed."""
        return self.my_turn and self.within is None and self.question.topic == "turn"

    def on_table(self, where: str) -> bool:
        return find(self.scene, where) is not None

    def closed(self) -> Why | None:
        """Why the space under the cursor is closed to the player."""
        if not self.roaming or not self.where or self.at is not None:
            return None
        return next(iter(self.ask(self.where).why_not), None)

    def way_on(self) -> str | None:
        kinds = {each.kind: each.move for each in reversed(self.question.choices)}
        return next((kinds[kind] for kind in _WAYS_ON if kind in kinds), None)

    def automatic(self) -> str | None:
        """Between two rewards most people just go on (SH-I2)."""
        return None if self.habits.every_moment else self.question.usual or None

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
            if self.about(choice).kind == "pass":
                if self.at == at:
                    return self.act()
                self.select(at)
        return False
