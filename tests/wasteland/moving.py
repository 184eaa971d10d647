"""A bare table for tests of moving: models are put down, works run, answers are scripted."""

from __future__ import annotations

from overseer.engine.decision import Event
from overseer.engine.state import NATURE
from overseer.wasteland.battle.acting.reactions import open_window, run_reaction, run_window
from overseer.wasteland.battle.attack.area import run_area
from overseer.wasteland.battle.attack.attack import run_attack
from overseer.wasteland.battle.attack.hit import run_hit
from overseer.wasteland.battle.attack.leave import run_leave
from overseer.wasteland.battle.battle import Battle, Settings, Tables
from overseer.wasteland.battle.dice import possible
from overseer.wasteland.battle.model import ON_TABLE, Model
from overseer.wasteland.battle.moves import CHARGE, NO, SLIDE_TO, STAY, YES, parse
from overseer.wasteland.battle.moving.charge import begin_charge, charge_fault, run_charge
from overseer.wasteland.battle.moving.climb import run_fall
from overseer.wasteland.battle.moving.movement import begin_move, move_fault, run_move
from overseer.wasteland.battle.moving.push import run_push, run_slide
from overseer.wasteland.battle.reasons import REASONS
from overseer.wasteland.battle.rules import Rules
from overseer.wasteland.battle.things.mines import run_mines
from overseer.wasteland.battle.topics import TOPICS
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.battle.work import (
    W_AREA,
    W_ATTACK,
    W_CHARGE,
    W_FALL,
    W_HIT,
    W_LEAVE,
    W_MINES,
    W_MOVE,
    W_PUSH,
    W_REACTION,
    W_SLIDE,
    W_WINDOW,
)
from overseer.wasteland.cards.file import standard
from overseer.wasteland.geometry.layout import Layout
from overseer.wasteland.geometry.piece import Piece

RUNNERS = {
    W_AREA: run_area,
    W_ATTACK: run_attack,
    W_CHARGE: run_charge,
    W_FALL: run_fall,
    W_HIT: run_hit,
    W_LEAVE: run_leave,
    W_MINES: run_mines,
    W_MOVE: run_move,
    W_PUSH: run_push,
    W_REACTION: run_reaction,
    W_SLIDE: run_slide,
    W_WINDOW: run_window,
}
DONE = "done"


class Ground(Rules):
    """A scenario without any aim; some edges may be exits."""

    def __init__(self) -> None:
        super().__init__("ground")
        self.exits: tuple[int, ...] = ()
        self.kept: bool = False
        self.rested: list[int] = []
        self.taken: list[int] = []

    def may_leave(self, battle: Battle, model: Model, edge: int) -> bool:
        return edge in self.exits

    def stays_on(self, battle: Battle, model: Model) -> bool:
        return self.kept

    def touched(self, battle: Battle, model: Model) -> None:
        self.rested.append(model.number)

    def removed(self, battle: Battle, model: Model, by: int, close: bool) -> None:
        self.taken.append(model.number)


class Field:
    """A battle in the middle of an activation."""

    def __init__(self, *pieces: Piece) -> None:
        self.rules = Ground()
        self.battle = Battle(None, Tables(standard(), self.rules, Settings()), 2)
        self.battle.layout = Layout(list(pieces))
        self.battle.sides = (0, 1)
        self.battle.turn = 5
        self.battle.ears = []

    def put(self, unit: str, side: int, x: int, y: int, *weapons: str) -> Model:
        """A model stands at a place, with weapons and those of its own body."""
        model = self.battle.add_model(standard().unit(unit), side, side)
        model.place = ON_TABLE
        model.x, model.y = x, y
        numbers = [standard().weapon_numbers[each] for each in weapons]
        model.weapons = (*model.unit.weapons, *numbers)
        model.mods = (-1,) * len(model.weapons)
        model.tokens = bytes(len(model.weapons))
        model.criticals = bytes(len(model.weapons))
        refresh(self.battle, model)
        return model

    # -- asking ----------------------------------------------------------------------------------

    def why_not(self, model: Model, *path: int, quick: bool = False) -> str:
        """The rule and word for which a move is refused; empty when it is legal."""
        rule, word = REASONS[move_fault(self.battle, model, path, quick)]
        return f"{rule} {word}".strip()

    def why_no_charge(self, model: Model, target: Model, *path: int) -> str:
        """The same for a charge."""
        rule, word = REASONS[charge_fault(self.battle, model, target.number, path)]
        return f"{rule} {word}".strip()

    @property
    def events(self) -> list[str]:
        """The names of what happened so far."""
        assert self.battle.ears is not None
        return [event.name.removeprefix("wasteland-") for event in self.battle.ears]

    def event(self, name: str) -> Event:
        """The last event of a name."""
        assert self.battle.ears is not None
        found = [each for each in self.battle.ears if each.name == f"wasteland-{name}"]
        return found[-1]

    # -- doing -----------------------------------------------------------------------------------

    def move(self, model: Model, *path: int, flags: int = 0) -> str:
        """A model moves; what is asked then."""
        begin_move(self.battle, model, path, flags)
        return self.run()

    def charge(self, model: Model, target: Model, *path: int, window: bool = False) -> str:
        """A model charges, with a window for reactions if the test wants one."""
        if window:
            open_window(self.battle, model, CHARGE, path)
        begin_charge(self.battle, model, target.number, path, 0)
        return self.run()

    def run(self) -> str:
        """Run the works until somebody is asked: `seat topic`, or DONE."""
        while self.battle.work:
            work = self.battle.work[-1]
            if RUNNERS[work.kind](self.battle, work):
                seat = "nature" if self.battle.seat == NATURE else f"seat {self.battle.seat}"
                return f"{seat} {TOPICS[self.battle.topic]}"
        return DONE

    def answer(self, *texts: str) -> str:
        """Scripted answers, one after the other; what is asked after the last."""
        asked = ""
        for text in texts:
            assert self.battle.work, f"nobody is asked: {text}"
            move = parse(text, standard())
            work = self.battle.work[-1]
            if move.faces:
                white = TOPICS[self.battle.topic] == "roll"
                assert possible(white, work.dice, move.faces), f"{text}: {work.dice!r}"
                work.faces = move.faces
            elif move.kind == SLIDE_TO:
                work.x, work.y, work.answer = move.x, move.y, 1
            elif move.kind in (YES, NO, STAY):
                work.answer = 1 if move.kind == YES else 0
            else:
                work.answer = move.a
            asked = self.run()
        return asked


def block(number: int, left: int, bottom: int, right: int, top: int, *words: str) -> Piece:
    """A rectangular piece: wall, difficult, cover, or roof and its height in mm."""
    roof = next((int(word) for word in words if word.isdigit()), 0)
    return Piece(
        number,
        "block",
        ((left, bottom), (right, bottom), (right, top), (left, top)),
        blocks_sight="wall" in words,
        cover="cover" in words,
        impassable="wall" in words or roof > 0,
        difficult="difficult" in words,
        height=roof,
        climbable=roof > 0,
    )
