"""A game show in the wasteland: big prizes, prizes, and two banks (WC-X4)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import EDGES, NORTH, OPPOSITE, SOUTH, Battle
from overseer.wasteland.battle.fortune.deeds import count
from overseer.wasteland.battle.measure import at_marker, is_object
from overseer.wasteland.battle.model import (
    DIGIT,
    INVESTIGATION,
    ON_TABLE,
    PLACE,
    SEARCHABLE,
    Marker,
    Model,
)
from overseer.wasteland.battle.moves import CHOOSE, INTERACT, BattleMove, numbered
from overseer.wasteland.battle.moves import at_marker as at_marker_move
from overseer.wasteland.battle.reasons import (
    R_CANNOT_CARRY,
    R_NOT_FOR_IT,
    R_NOT_TOUCHING,
    R_NOTHING_THERE,
    R_UNSEEN,
)
from overseer.wasteland.battle.rules import AIM_GO, AIM_USE, Aim
from overseer.wasteland.battle.things.markers import known, lies_there
from overseer.wasteland.battle.topics import T_CHANCE, T_CHOOSE, T_FLIP
from overseer.wasteland.battle.work import Work
from overseer.wasteland.campaign_words import D_FOUND, D_SEARCHED
from overseer.wasteland.scenarios.notes import EDGE, FIRST
from overseer.wasteland.scenarios.objects import carry, numbers, with_word
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.setup import by_chance, seats_of
from overseer.wasteland.scenarios.shared.finds import usable
from overseer.wasteland.words import DOG, NONE

BANK: Final = "bank"
PRIZE: Final = "prize"
# Designed values in caps: the big prizes 1 to 4, and any other prize.
BIG: Final = (0, 60, 50, 40, 30)
SMALL: Final = 15
_MOST_SMALL: Final = 2  # prizes that a model can carry, or one big one

# Notes: what each side has brought to the banks.
BANKED: Final = 0


class Sweep(Part):
    """`banked SIDE N`: its caps in the banks; `richer SIDE`: with what it still carries."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.sides: tuple[str, ...] = tuple(side.id for side in scenario.sides)
        self.words = ("banked", "richer")
        self.slots = 2
        self.burdens = True

    # -- who has which edge ----------------------------------------------------------------------

    def arrange(self, battle: Battle) -> None:
        self.write(battle, BANKED, 0)
        self.write(battle, BANKED + 1, 0)
        self.work(battle)

    def run(self, battle: Battle, work: Work) -> bool:
        """Designed: a luck flip, and its winner chooses the edge."""
        if work.stage == 0:
            work.stage = 1
            return battle.ask_nature(T_FLIP)
        if work.stage == 1:
            work.side = 0 if work.answer == 1 else 1
            work.stage = 2
            if by_chance(battle, work.side):
                work.outcomes = 2
                return battle.ask_nature(T_CHANCE)
            return battle.ask(seats_of(battle, work.side)[0], T_CHOOSE)
        battle.done(work)
        edge = NORTH if work.answer == NORTH else SOUTH
        battle.notes[EDGE + work.side] = edge
        battle.notes[EDGE + 1 - work.side] = OPPOSITE[edge]
        battle.tell("edge", {"side": work.side, "edge": EDGES[edge]})
        return False

    def choices(self, battle: Battle, work: Work) -> list[BattleMove]:
        return [numbered(CHOOSE, SOUTH), numbered(CHOOSE, NORTH)]

    def says(self, battle: Battle, work: Work, number: int) -> tuple[str, dict[str, int]]:
        return ("edge", {"edge": number}) if 0 <= number < len(EDGES) else ("", {})

    def question(self, battle: Battle, work: Work) -> str:
        return "side"

    def first_side(self, battle: Battle) -> int:
        """Who placed first holds the advantage marker."""
        return battle.notes[FIRST]

    # -- prizes ----------------------------------------------------------------------------------

    def value(self, marker: Marker) -> int:
        """What a marker is worth in a bank; 0: it is no prize."""
        if marker.kind == INVESTIGATION and marker.content > DIGIT:
            return BIG[marker.content - DIGIT]
        return SMALL if marker.word == PRIZE else 0

    def carried(self, battle: Battle, model: Model) -> list[Marker]:
        """The prizes that a model carries."""
        return [battle.markers[number] for number in model.carrying]

    def big(self, battle: Battle, model: Model) -> bool:
        """Whether a model drags a big prize along."""
        return any(self.value(marker) > SMALL for marker in self.carried(battle, model))

    def room_for(self, battle: Battle, model: Model, marker: Marker) -> bool:
        """One big prize, or up to two others."""
        has = self.carried(battle, model)
        if self.value(marker) > SMALL:
            return not has
        return len(has) < _MOST_SMALL and not self.big(battle, model)

    def may_charge(self, battle: Battle, model: Model) -> bool:
        return not self.big(battle, model)

    def slower(self, battle: Battle, model: Model) -> int:
        return 1 if self.big(battle, model) else 0

    def interactions(self, battle: Battle, model: Model) -> list[BattleMove]:
        moves = [at_marker_move(INTERACT, marker.number) for marker in battle.markers]
        return [
            move
            for move in moves
            if self.owns(battle, move) and self.interaction_fault(battle, model, move) == 0
        ]

    def owns(self, battle: Battle, move: BattleMove) -> bool:
        if move.kind != INTERACT or not lies_there(battle, move.a):
            return False
        marker = battle.markers[move.a]
        return marker.kind == INVESTIGATION or marker.word == PRIZE

    def cost(self, battle: Battle, model: Model, move: BattleMove) -> int:
        """A big prize takes an action; a prize that lies there takes none (C11)."""
        return 1 if battle.markers[move.a].kind == INVESTIGATION else 0

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        marker = battle.markers[move.a]
        if not at_marker(model, marker):
            return R_NOT_TOUCHING
        if not known(marker, model.side):
            return R_UNSEEN
        if self.value(marker) == 0:
            return R_NOTHING_THERE
        if model.unit.types & DOG or is_object(model):
            return R_NOT_FOR_IT
        return 0 if self.room_for(battle, model, marker) else R_CANNOT_CARRY

    def interact(self, battle: Battle, model: Model, move: BattleMove) -> None:
        battle.revealed += 1
        carry(battle, model, battle.markers[move.a])
        self.bank(battle, model)

    def expertise_done(self, battle: Battle, model: Model, marker: int, success: bool) -> bool:
        """What would be an item is a prize; who cannot carry it leaves it there."""
        found = battle.markers[marker]
        if not success or found.kind != SEARCHABLE:
            return False
        found.kind = PLACE
        found.word = PRIZE
        found.open = True
        battle.revealed += 1
        count(battle, model.seat, D_SEARCHED)
        count(battle, model.seat, D_FOUND)
        battle.tell("prize-found", {"model": model.number})
        if not model.unit.types & DOG and self.room_for(battle, model, found):
            carry(battle, model, found)
            self.bank(battle, model)
        return True

    # -- banks -----------------------------------------------------------------------------------

    def touched(self, battle: Battle, model: Model) -> None:
        self.bank(battle, model)

    def activated(self, battle: Battle, model: Model) -> None:
        self.bank(battle, model)

    def bank(self, battle: Battle, model: Model) -> None:
        """Who touches a bank with prizes banks them, for nothing."""
        if model.place != ON_TABLE or not model.carrying or model.side > 1:
            return
        if not any(at_marker(model, bank) for bank in with_word(battle, BANK)):
            return
        caps = 0
        for marker in self.carried(battle, model):
            caps += self.value(marker)
            marker.carrier = NONE
            marker.out = True
        model.carrying = ()
        total = self.note(battle, BANKED + model.side) + caps
        self.write(battle, BANKED + model.side, total)
        battle.tell("prize-banked", {"model": model.number, "caps": caps, "total": total})

    # -- the end ---------------------------------------------------------------------------------

    def sum_of(self, battle: Battle, side: int) -> int:
        """What a side has banked, and what its models still carry."""
        total = self.note(battle, BANKED + side)
        for model in battle.on_table(side):
            total += sum([self.value(marker) for marker in self.carried(battle, model)])
        return total

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        side, _, caps = arg.partition(" ")
        number = self.sides.index(side)
        if word == "banked":
            return self.note(battle, BANKED + number) >= int(caps)
        return self.sum_of(battle, number) > self.sum_of(battle, 1 - number)

    # -- the AI ----------------------------------------------------------------------------------

    def aim(self, battle: Battle, model: Model) -> Aim | None:
        if model.carrying:
            return Aim(AIM_GO, markers=numbers(with_word(battle, BANK)))
        dog = model.unit.types & DOG
        big = []
        rest = [] if dog else list(numbers(with_word(battle, PRIZE)))
        for number in usable(battle, model):
            marker = battle.markers[number]
            if marker.kind == INVESTIGATION and known(marker, model.side) and not dog:
                big.append(number)
            else:
                rest.append(number)
        markers = big or rest
        return Aim(AIM_USE, markers=tuple(markers)) if markers else None
