"""The person at a duel: what they can choose, what they look at, and why not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from time import monotonic
from typing import ClassVar, Final, Protocol, runtime_checkable

from rich.style import Style

from overseer.terminal.table import palette
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.play import Habits, Play
from overseer.terminal.table.seat import Seat
from overseer.terminal.table.tragic.faces import Faces
from overseer.terminal.table.tragic.things import Things
from overseer.voice import given
from overseer.voice.building import composed, picks
from overseer.voice.given import Pick, Why
from overseer.voice.tragic.given import Cost, Face, Foreseen, TragicAnswer, TragicFixed, TragicScene

ASK: Final = "ask"  # the setting of those who want to be asked wherever the rules ask
ALWAYS, USEFUL = "always", "useful"
# Kinds of moves that are about one thing on the table.
_ABOUT: Final = (
    *("cast", "lay", "discard", "show", "use", "wear", "take-off"),
    *("attack", "join", "block", "charge", "target"),
)
# Kinds of moves that begin, aim or answer an attack.
_FORESEEN: Final = ("cast", "lay", "attack", "target", "aim", "block", "deal")
_CHOSEN: Final = ("traits", "skills")
_ANSWERING: Final = ("answer", "interrupt")
_WHY: Final = ("main", "target", "against", "strike-back")  # where things on the table say why not


@runtime_checkable
class Chooses(Protocol):
    """A client that can say where its player wants to be asked."""

    def choose(self, settings: Mapping[str, str]) -> object:
        """Be asked like this from now on."""


@runtime_checkable
class Ticks(Protocol):
    """A seat where the clock stands; elsewhere somebody else calls time."""

    def tick(self) -> object:
        """Call time when the clock has run out; something when it has been called."""


@dataclass(frozen=True, slots=True)
class Toggle(Choice):
    """A line that takes a trait or skill into the choice, or out; without one: not enough yet."""

    card: str = ""


class DuelPlay(Play):
    """A duel with a cursor."""

    chapters: ClassVar[tuple[str, ...]] = ("tragic-turn",)
    signs: ClassVar[Mapping[str, tuple[str, Style]]] = {"time-up": ("⌛", palette.mark)}

    def __init__(self, seat: Seat, habits: Habits | None = None) -> None:
        self.picked: tuple[str, ...] | None = None  # traits or skills, while they are chosen
        self.pushed: tuple[str, ...] = ()  # the one that the last of them has pushed out
        self._listed: dict[str, given.Choice] = {}  # the choices since the table was looked at
        self._things: Things | None = None
        self._faces: Faces | None = None
        super().__init__(seat, habits)

    # What is given

    @property
    def scene(self) -> TragicScene:
        """The duel."""
        found = super().scene
        assert isinstance(found, TragicScene)
        return found

    @property
    def things(self) -> Things:
        """What lies on the table."""
        scene = self.scene
        if self._things is None or self._things.scene is not scene:
            self._things = Things(scene)
        return self._things

    @property
    def faces(self) -> Faces:
        """The cards in words."""
        if self._faces is None or self._faces.lang != self.seat.lang:
            fixed = self.fixed
            assert isinstance(fixed, TragicFixed)
            self._faces = Faces(fixed, self.seat.lang)
        return self._faces

    def about(self, choice: Choice) -> given.Choice:
        """What a choice is called and costs; one that was put together need not be listed."""
        if choice.move not in self._listed:
            self._listed[choice.move] = self.ask(choice.move).choices[0]
        return self._listed[choice.move]

    def foreseen(self, choice: given.Choice) -> Foreseen | None:
        """What an attack would do that a choice begins, aims or lets happen."""
        if choice.kind == "pass":
            chain = self.scene.chain
            return chain[-1].foreseen if chain else None
        if choice.kind not in _FORESEEN:
            return None
        answer = self.ask(choice.move)
        return answer.foreseen if isinstance(answer, TragicAnswer) else None

    def cost(self, where: str, face: Face) -> Cost:
        """What a card costs: in the reader's hand as it is now, else as it is printed."""
        held = self.things.held.get(where)
        return face.cost if held is None or self.scene.seat is None else held.cost

    @property
    def own(self) -> int:
        """The seat that is drawn below."""
        return self.things.own

    @property
    def mine(self) -> bool:
        """Whether that seat's person is at the screen."""
        return self.scene.seat is not None and self.scene.seat in self.seat.humans

    @property
    def time_left(self) -> float | None:
        """Seconds left on the clock, which goes on while a position is looked at."""
        clock = self.things.scene.clock
        return None if clock is None else max(0.0, clock - (monotonic() - self.things.since))

    def tick(self) -> bool:
        """Whether time is called just now."""
        return isinstance(self.seat, Ticks) and bool(self.seat.tick())

    def choose(self, settings: Mapping[str, str]) -> None:
        """Be asked like this from now on; whoever only watches is asked nowhere."""
        if self.seat.viewer is not None and isinstance(self.client, Chooses):
            self.client.choose(settings)

    @property
    def stale(self) -> bool:
        """Whether what was to be chosen has been answered since: a setting may pass by itself."""
        if not self.choices:
            return False
        return not self.my_turn or any(
            each.move not in self._listed for each in self.question.choices
        )

    def ask_always(self, always: bool) -> None:
        """Be asked wherever the rules ask, or only where something can be done."""
        self.choose({ASK: ALWAYS if always else USEFUL})

    # What can be chosen

    def look(self) -> None:
        if self.picks is None:
            self.picked = None
        super().look()

    @property
    def picks(self) -> Pick | None:
        """The traits or skills of which some are picked now."""
        if not self.my_turn or self.scene.topic not in _CHOSEN:
            return None
        return next((each for each in self.question.builders if isinstance(each, Pick)), None)

    def offered(self) -> list[Choice]:
        pick = self.picks
        self._listed = {each.move: each for each in self.question.choices}
        if pick is not None:
            return self._pick_list(pick)
        return [
            Choice((each.move,), each.at[0] if each.at and each.kind in _ABOUT else "")
            for each in self.question.choices
        ]

    def _pick_list(self, pick: Pick) -> list[Choice]:
        """The choice as it stands, then every card that can be taken in or out."""
        if self.picked is None:
            self.picked = tuple(pick.proposed)
        whole = picks(pick, self.picked)
        first = Choice(tuple(composed(pick, self.picked))) if whole else Toggle(())
        return [first, *(Toggle((), card=option.id) for option in pick.of)]

    @property
    def missing(self) -> int:
        """How many more have to be picked."""
        pick = self.picks
        return 0 if pick is None else pick.most - len(self.picked or ())

    def act(self) -> bool:
        choice = self.choice
        if self.my_turn and isinstance(choice, Toggle):
            self._toggle(choice.card)
            return False
        return super().act()

    def _toggle(self, card: str) -> None:
        pick = self.picks
        if not card or self.picked is None or pick is None:
            return
        at = self.at
        self.pushed = ()
        if card in self.picked:
            self.picked = tuple(id for id in self.picked if id != card)
        else:
            # One more than allowed pushes out the one that was taken first, and says so.
            taken = (*self.picked, card)[-pick.most :]
            pushed = (*self.picked, card)[: -pick.most]
            if any(sum(id in row for id in taken) > 1 for row in pick.apart):
                self.refusal = Why(rule="TR-S7", text=self.seat.text("refusal-tragic-two-races"))
                return
            self.picked, self.pushed = taken, pushed
        self.refusal = None
        self.choices = self._pick_list(pick)
        self.at = at

    def select(self, at: int) -> None:
        self.pushed = ()
        super().select(at)

    def first_choice(self) -> int:
        wanted = [hint.move for hint in self.question.hints if hint.move]  # of a learner
        if self.scene.topic in _ANSWERING:
            wanted.append("pass")  # to let it happen is what most people want
        for move in wanted:
            for at, choice in enumerate(self.choices):
                if move in choice.moves:
                    return at
        return 0

    def way_on(self) -> str | None:
        moves = [move for choice in self.choices for move in choice.moves]
        return next((move for move in moves if move in ("pass", "none")), None)

    def go_on(self) -> bool:
        """Space: pass; where only the end of the turn is left, to it and, once more, end it."""
        for at, choice in enumerate(self.choices):
            if "end" in choice.moves:
                if self.at == at:
                    return self.act()
                self.select(at)
                return False
        return super().go_on()

    # What is looked at

    def on_table(self, where: str) -> bool:
        return where in self.things

    def closed(self) -> Why | None:
        """Why nothing can be done with what is under the cursor."""
        if not self.my_turn or not self.where or self.at is not None:
            return None
        if self.where not in self.things.held and self.scene.topic not in _WHY:
            return None
        return next(iter(self.ask(self.where).why_not), None)
