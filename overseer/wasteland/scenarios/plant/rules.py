"""Computers full of data, a virus, and mutants who begin to understand (WC-X1)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import at_marker, aware
from overseer.wasteland.battle.model import (
    BLANK_MARKER,
    COMPUTERS_MARKER,
    DIGIT,
    INVESTIGATION,
    SEARCHABLE,
    UNKNOWN,
    Marker,
    Model,
)
from overseer.wasteland.battle.moves import EXPERTISE, BattleMove, try_skill
from overseer.wasteland.battle.reasons import (
    R_NOT_FOR_SIDE,
    R_NOT_TOUCHING,
    R_NOTHING_THERE,
    R_UNSEEN,
    R_USED_UP,
    R_WRONG_SKILL,
)
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_USE, Aim
from overseer.wasteland.battle.things.expertise import able, expertise_fault
from overseer.wasteland.battle.things.markers import known, lies_there, take_off
from overseer.wasteland.battle.topics import T_CHANCE, T_MARKER
from overseer.wasteland.battle.values import attribute, refresh
from overseer.wasteland.battle.work import Work
from overseer.wasteland.card import Unit
from overseer.wasteland.geometry.plane import square
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.placing import base_fault
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.setup import put_model
from overseer.wasteland.scenarios.shared.trials import ask_test, passed
from overseer.wasteland.words import (
    BROTHERHOOD,
    COMPUTERS,
    DOG,
    INTELLIGENCE,
    MUTANT,
    NEUTRAL,
    NONE,
    OBJECT,
    SUPER_MUTANTS,
)

BLUE: Final = 0  # the sides of the file
RED: Final = 1
HUB: Final = DIGIT + 1
COMPUTER: Final = "computer"
TOTAL: Final = 6
READ: Final = 1  # Marker.state: its data are copied

# Notes.
SETS: Final = 0
BROKEN: Final = 1  # computers destroyed before they were read
FACTION: Final = 2  # Red's (C19)
VIRUS: Final = 3
UNDERSTOOD: Final = 4

# Works: `task`.
_STOCK: Final = 0
_SPREAD: Final = 1
_THINK: Final = 2

_PENALTY: Final = -4
_DRAWN: Final = 6  # of the plain searchable markers, beside two blank ones
_THREE: Final = 3
_GREEN_ONE: Final = b"\0\0\1\0"
_NEAR: Final = 120  # mm round its marker in which a computer finds room


class Plant(Part):
    """`sets N`: so many are copied; `short N`: so many cannot be reached any more."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.words = ("sets", "short")
        self.slots = 5
        self.swaps_radiation = True
        self.unit: Unit = computer_card()

    # -- before the battle -----------------------------------------------------------------------

    def arrange(self, battle: Battle) -> None:
        for note in (SETS, BROKEN, VIRUS, UNDERSTOOD):
            self.write(battle, note, 0)
        self.write(battle, FACTION, side_faction(battle, RED))
        self.work(battle).task = _STOCK

    def entered(self, battle: Battle) -> list[str]:
        return ["virus"] if self.note(battle, VIRUS) else []

    def run(self, battle: Battle, work: Work) -> bool:
        if work.task == _STOCK:
            return self.stock(battle, work)
        return self.spread(battle, work) if work.task == _SPREAD else self.think(battle, work)

    def stock(self, battle: Battle, work: Work) -> bool:
        """Six of the plain searchable markers are in play; `next` counts them, `path` has them."""
        plain = [list(each) for each in battle.stocks[SEARCHABLE] if each[0] != BLANK_MARKER]
        for what in work.path:
            for each in plain:
                each[1] -= 1 if each[0] == what else 0
        if work.stage == 1:
            work.stage = 0
            for what, n in plain:
                if work.answer < n:
                    work.path = (*work.path, what)
                    return False
                work.answer -= n
        work.outcomes = sum([n for _, n in plain])
        if len(work.path) < _DRAWN and work.outcomes:
            work.stage = 1
            return battle.ask_nature(T_CHANCE)
        battle.done(work)
        blank = [each for each in battle.stocks[SEARCHABLE] if each[0] == BLANK_MARKER]
        drawn = [(what, work.path.count(what)) for what in sorted(set(work.path))]
        battle.stocks = (battle.stocks[INVESTIGATION], (*blank, *drawn))
        return False

    # -- data ------------------------------------------------------------------------------------

    def computer(self, battle: Battle, number: int) -> Marker | None:
        """An investigation marker that lies there and may be a computer."""
        if not lies_there(battle, number):
            return None
        marker = battle.markers[number]
        return marker if marker.kind == INVESTIGATION else None

    def interactions(self, battle: Battle, model: Model) -> list[BattleMove]:
        found: list[BattleMove] = []
        for marker in battle.markers:
            if self.computer(battle, marker.number) is not None:
                if expertise_fault(battle, model, marker.number, COMPUTERS) == 0:
                    found.append(try_skill(marker.number, COMPUTERS, False))
        return found

    def owns(self, battle: Battle, move: BattleMove) -> bool:
        return move.kind == EXPERTISE and self.computer(battle, move.a) is not None

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        marker = self.computer(battle, move.a)
        if marker is None:
            return R_NOTHING_THERE
        if not at_marker(model, marker):
            return R_NOT_TOUCHING
        if not known(marker, model.side):
            return R_UNSEEN
        if marker.content <= DIGIT:
            return R_NOTHING_THERE
        if move.b != COMPUTERS:
            return R_WRONG_SKILL
        if model.side == BLUE:
            return R_USED_UP if marker.state == READ else 0
        return self.virus_fault(battle, marker)

    def virus_fault(self, battle: Battle, marker: Marker) -> int:
        """The Brotherhood has a virus for the hub, once."""
        if self.note(battle, FACTION) != BROTHERHOOD or marker.content != HUB:
            return R_NOT_FOR_SIDE
        return R_USED_UP if self.note(battle, VIRUS) else 0

    def try_change(self, battle: Battle, model: Model, marker: int) -> int:
        infected = self.note(battle, VIRUS) and model.side == BLUE
        return _PENALTY if infected and self.computer(battle, marker) is not None else 0

    def expertise_done(self, battle: Battle, model: Model, marker: int, success: bool) -> bool:
        found = battle.markers[marker]
        if model.side == BLUE and (found.kind == INVESTIGATION or is_terminal(found)):
            self.watched(battle, model)
        if self.computer(battle, marker) is None:
            return False
        if success and model.side == RED:
            self.write(battle, VIRUS, 1)
            battle.tell("virus", {"model": model.number})
            self.work(battle, model.number).task = _SPREAD
        elif success:
            found.state = READ
            self.write(battle, SETS, self.note(battle, SETS) + 1)
            total = self.note(battle, SETS)
            battle.tell("data-set", {"model": model.number, "marker": marker, "total": total})
        return True

    def spread(self, battle: Battle, work: Work) -> bool:
        """The virus turns all investigation markers up."""
        if work.stage == 1:
            battle.markers[work.target].content = work.answer
            work.stage = 0
        for marker in battle.markers:
            if marker.kind != INVESTIGATION or marker.out:
                continue
            if marker.content == UNKNOWN:
                work.target = marker.number
                work.stage = 1
                return battle.ask_nature(T_MARKER)
            marker.open = True
            if marker.content == BLANK_MARKER:
                take_off(marker)
        battle.revealed += 1
        battle.done(work)
        return False

    # -- mutants who understand ------------------------------------------------------------------

    def watched(self, battle: Battle, model: Model) -> None:
        """Mutants who are aware of what a model does may understand it."""
        if self.note(battle, FACTION) != SUPER_MUTANTS or self.note(battle, UNDERSTOOD):
            return
        seeing = []
        for mutant in battle.on_table(RED):
            if mutant.unit.types & MUTANT and not mutant.unit.types & (DOG | OBJECT):
                if aware(battle, mutant, model.x, model.y, model.radius, False):
                    seeing.append(mutant)
        if seeing:
            best = max(seeing, key=lambda m: (attribute(battle, m, INTELLIGENCE), -m.number))
            work = self.work(battle, best.number, model.number)
            work.task = _THINK
            work.next = len(seeing)

    def think(self, battle: Battle, work: Work) -> bool:
        model = battle.models[work.model]
        if work.stage == 0:
            work.stage = 1
            asked = ask_test(battle, work, model, INTELLIGENCE)
            if work.next >= _THREE:
                work.dice = _GREEN_ONE
            return asked
        battle.done(work)
        if passed(battle, work, model):
            self.write(battle, UNDERSTOOD, 1)
            battle.tell("understood", {"model": model.number})
            self.point_out(battle)
        return False

    def point_out(self, battle: Battle) -> None:
        """What Red knows to be a computer is a target from now on, and everybody sees it.

        Reading: nobody attacks what may be no computer, so those that Red does not know of
        become targets when it does.
        """
        if not self.note(battle, UNDERSTOOD):
            return
        for marker in battle.markers:
            if marker.kind != INVESTIGATION or marker.out or marker.card != NONE:
                continue
            if marker.content > DIGIT and known(marker, RED):
                marker.open = True
                battle.revealed += 1
                self.stand(battle, marker)

    def stand(self, battle: Battle, marker: Marker) -> None:
        """A computer gets its body, beside whoever stands on its marker."""
        r = self.unit.radius
        spots = [
            (x, y)
            for x in range(marker.x - _NEAR, marker.x + _NEAR + 1, 4)
            for y in range(marker.y - _NEAR, marker.y + _NEAR + 1, 4)
        ]
        spots.sort(key=lambda spot: (square(spot[0], spot[1], marker.x, marker.y), spot))
        for x, y in spots:
            if base_fault(battle, None, x, y, r, NONE) == 0:
                model = battle.add_model(self.unit, BLUE, NONE)
                model.group = len(battle.groups)
                battle.groups = (*battle.groups, ())
                refresh(battle, model)
                put_model(battle, model, x, y)
                marker.card = model.number
                return

    def removed(self, battle: Battle, model: Model, by: int, close: bool) -> None:
        for marker in battle.markers:
            if marker.kind == INVESTIGATION and marker.card == model.number and not marker.out:
                take_off(marker)
                if marker.state != READ:
                    self.write(battle, BROKEN, self.note(battle, BROKEN) + 1)
                battle.tell("computer-broken", {"marker": marker.number})

    def touched(self, battle: Battle, model: Model) -> None:
        self.point_out(battle)

    def activated(self, battle: Battle, model: Model) -> None:
        self.point_out(battle)

    # -- the end ---------------------------------------------------------------------------------

    def counts(self, battle: Battle, model: Model) -> bool:
        return model.unit.id != COMPUTER

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        if word == "sets":
            return self.note(battle, SETS) >= int(arg)
        return TOTAL - self.note(battle, BROKEN) < int(arg)

    # -- the AI ----------------------------------------------------------------------------------

    def aim(self, battle: Battle, model: Model) -> Aim | None:
        if model.side == BLUE:
            return Aim(AIM_USE, markers=self.unread(battle))
        faction = self.note(battle, FACTION)
        if faction == BROTHERHOOD and not self.note(battle, VIRUS):
            hub = battle.markers[0]
            if self.nearest_to(battle, hub) is model:
                return Aim(AIM_USE, markers=(hub.number,))
        bodies = [m for m in battle.on_table(BLUE) if m.unit.id == COMPUTER]
        if bodies and model.token % 2 == 0:
            near = min(bodies, key=lambda m: (square(m.x, m.y, model.x, model.y), m.number))
            return Aim(AIM_DEFEAT, (near.number,))
        people = [m for m in battle.enemies_of(model) if m.unit.id != COMPUTER]
        skilled = [m.number for m in people if able(battle, m, COMPUTERS)]
        return Aim(AIM_DEFEAT, tuple(skilled or [m.number for m in people]))

    def unread(self, battle: Battle) -> tuple[int, ...]:
        """What Blue does not know to be blank and has not read."""
        found = []
        for marker in battle.markers:
            if self.computer(battle, marker.number) is not None and marker.state != READ:
                if not known(marker, BLUE) or marker.content > DIGIT:
                    found.append(marker.number)
        return tuple(found)

    def nearest_to(self, battle: Battle, hub: Marker) -> Model | None:
        """Red's nearest model that can use computers."""
        skilled = [m for m in battle.on_table(RED) if able(battle, m, COMPUTERS)]
        skilled = [m for m in skilled if hub.number not in m.locked]
        key = {m.number: square(m.x, m.y, hub.x, hub.y) for m in skilled}
        return min(skilled, key=lambda m: (key[m.number], m.number), default=None)


def is_terminal(marker: Marker) -> bool:
    """A searchable marker that asks for computers."""
    return marker.kind == SEARCHABLE and marker.content == COMPUTERS_MARKER


def side_faction(battle: Battle, side: int) -> int:
    """The faction of a side: its leader's, without one its first model's (C19)."""
    models = [m for m in battle.models if m.side == side]
    leaders = [m for m in models if m.leader is not None]
    return (leaders or models)[0].unit.faction


def computer_card() -> Unit:
    """A computer as a target: a thing with health 4 and armour 2/1/–."""
    card = Unit(NONE, COMPUTER)
    card.types = OBJECT
    card.faction = NEUTRAL
    card.radius = 12
    card.health = 4
    card.ratings = (2, 1, 0)
    return card
