"""Keys, a chest and the journal in it (WC-X19)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import at_marker, is_engaged
from overseer.wasteland.battle.model import (
    DIGIT,
    ESCAPED,
    INVESTIGATION,
    LETTER,
    PLACE,
    SEARCHABLE,
    Marker,
    Model,
)
from overseer.wasteland.battle.moves import INTERACT, BattleMove
from overseer.wasteland.battle.moves import at_marker as at_marker_move
from overseer.wasteland.battle.reasons import (
    R_NOT_FOR_IT,
    R_NOT_TOUCHING,
    R_NOT_YOURS,
    R_NOTHING_THERE,
    R_UNSEEN,
)
from overseer.wasteland.battle.rules import AIM_PROTECT, AIM_USE, Aim
from overseer.wasteland.battle.things.markers import known, lies_there
from overseer.wasteland.battle.topics import T_CHANCE
from overseer.wasteland.battle.work import W_SCENARIO, Work
from overseer.wasteland.scenarios.objects import (
    carrier_of,
    carry,
    key_places,
    keys_of,
    with_word,
)
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.words import DOG, NONE

SEEKERS: Final = 0  # the first side of the file
CHEST: Final = DIGIT + 1  # the investigation marker with the number 1
JOURNAL: Final = "journal"
KEYS: Final = 3  # letters A, B, C

LOCK: Final = 0  # note: which key fits; NONE: nobody has looked at the lock


class Journal(Part):
    """One of three keys opens the chest; a survivor with the journal leaves by any edge."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.slots = 1
        self.facts = {"lock": LOCK}
        self.words = ("journal-out", "openable")

    def chest(self, battle: Battle) -> Marker | None:
        """The chest until the journal is taken from it."""
        for marker in battle.markers:
            if marker.kind == INVESTIGATION and marker.content == CHEST and not marker.out:
                return marker
        return None

    def fact(self, battle: Battle, word: str, model: int = NONE) -> int:
        if word == "chest":
            chest = self.chest(battle)
            return NONE if chest is None else chest.number
        return super().fact(battle, word, model)

    def entered(self, battle: Battle) -> list[str]:
        lock = self.note(battle, LOCK)
        return [] if lock == NONE else [f"lock-{lock}"]

    # -- touching --------------------------------------------------------------------------------

    def touched(self, battle: Battle, model: Model) -> None:
        self.reach_out(battle, model)

    def activated(self, battle: Battle, model: Model) -> None:
        self.reach_out(battle, model)

    def reach_out(self, battle: Battle, model: Model) -> None:
        """Contact is enough for the lock, the journal in the chest, and a journal that lies."""
        if not seeks(model) or not model.alive or is_engaged(battle, model):
            return
        for journal in with_word(battle, JOURNAL):
            if at_marker(model, journal):
                carry(battle, model, journal)
        chest = self.chest(battle)
        if chest is None or not at_marker(model, chest):
            return
        if self.note(battle, LOCK) == NONE:
            if not any(work.kind == W_SCENARIO for work in battle.work):
                self.work(battle, model.number, chest.number)
        elif self.note(battle, LOCK) in keys_of(battle, model):
            self.open(battle, model, chest)

    def run(self, battle: Battle, work: Work) -> bool:
        """The first look at the lock."""
        if work.stage == 0:
            work.stage = 1
            work.outcomes = KEYS
            return battle.ask_nature(T_CHANCE)
        battle.done(work)
        self.write(battle, LOCK, work.answer)
        chest = battle.markers[work.target]
        chest.open = True
        battle.tell("lock", {"model": work.model, "key": "ABC"[work.answer]})
        self.reach_out(battle, battle.models[work.model])
        return False

    def open(self, battle: Battle, model: Model, chest: Marker) -> None:
        """The journal comes out of the chest."""
        chest.out = True
        journal = battle.add_marker(PLACE, chest.x, chest.y)
        journal.word = JOURNAL
        battle.tell("chest-opened", {"model": model.number})
        carry(battle, model, journal)

    # -- keys ------------------------------------------------------------------------------------

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
        return marker.kind in (SEARCHABLE, INVESTIGATION)

    def cost(self, battle: Battle, model: Model, move: BattleMove) -> int:
        """Taking a key is an action, the chest costs none."""
        return 1 if battle.markers[move.a].kind == SEARCHABLE else 0

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        marker = battle.markers[move.a]
        if not at_marker(model, marker):
            return R_NOT_TOUCHING
        if model.unit.types & DOG:
            return R_NOT_FOR_IT
        if not known(marker, model.side):
            return R_UNSEEN
        if marker.kind == SEARCHABLE:
            return 0 if LETTER <= marker.content < LETTER + KEYS else R_NOTHING_THERE
        if marker.content != CHEST:
            return R_NOTHING_THERE
        if model.side != SEEKERS:
            return R_NOT_YOURS
        lock = self.note(battle, LOCK)
        return 0 if lock == NONE or lock in keys_of(battle, model) else R_NOTHING_THERE

    def interact(self, battle: Battle, model: Model, move: BattleMove) -> None:
        marker = battle.markers[move.a]
        if marker.kind == SEARCHABLE:
            carry(battle, model, marker)
        self.reach_out(battle, model)

    # -- the end ---------------------------------------------------------------------------------

    def may_leave(self, battle: Battle, model: Model, edge: int) -> bool:
        return model.side == SEEKERS and carrier_of(battle, JOURNAL) == model.number

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        if word == "journal-out":
            carrier = carrier_of(battle, JOURNAL)
            return carrier != NONE and battle.models[carrier].place == ESCAPED
        # Nobody stands in the way any more: somebody with hands is enough to open it.
        hands = [model for model in battle.on_table(SEEKERS) if seeks(model)]
        return battle.eliminated(1 - SEEKERS) and len(hands) > 0

    # -- the AI ----------------------------------------------------------------------------------

    def aim(self, battle: Battle, model: Model) -> Aim | None:
        said = super().aim(battle, model)
        return self.seek(battle, model) if said is None and seeks(model) else said

    def seek(self, battle: Battle, model: Model) -> Aim:
        """The lock once, then keys, then the holder of the right one to the chest."""
        chest = self.chest(battle)
        lock = self.note(battle, LOCK)
        if chest is not None:
            # Before the first round nobody need stand on the table yet.
            people = battle.models if battle.round == 0 else battle.on_table(SEEKERS)
            scouts = [m for m in people if seeks(m)]
            if lock in keys_of(battle, model) or (lock == NONE and scouts[0] is model):
                return Aim(AIM_USE, markers=(chest.number,))
            if lock != NONE:
                for mate in scouts:
                    if lock in keys_of(battle, mate):
                        return Aim(AIM_PROTECT, (mate.number,))
        return Aim(AIM_USE, markers=key_places(battle, model.side, lock))


def seeks(model: Model) -> bool:
    """Survivors with hands."""
    return model.side == SEEKERS and not model.unit.types & DOG
