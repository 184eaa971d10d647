"""Weapon lockers, and dropped finds that cost an action (WC-X17)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.measure import at_marker
from overseer.wasteland.battle.model import DIGIT, HEAP, INVESTIGATION, PLACE, Model
from overseer.wasteland.battle.moves import INTERACT, WEAPON_FIND, BattleMove
from overseer.wasteland.battle.moves import at_marker as at_marker_move
from overseer.wasteland.battle.reasons import (
    R_NOT_FOR_IT,
    R_NOT_TOUCHING,
    R_NOTHING_THERE,
    R_UNSEEN,
)
from overseer.wasteland.battle.rules import AIM_USE, Aim
from overseer.wasteland.battle.things.expertise import (
    begin_search,
)
from overseer.wasteland.battle.things.items import take_find
from overseer.wasteland.battle.things.kit import HANDLESS
from overseer.wasteland.battle.things.markers import known, lies_there, take_off
from overseer.wasteland.battle.topics import T_CHANCE
from overseer.wasteland.battle.work import Work
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.shared.finds import DROPPED, found_cards, usable

_WEAPONS: Final = 2  # in a locker


class Lockers(Part):
    """Numbered investigation markers give the first two weapons of the deck."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.sides: tuple[str, ...] = tuple(side.id for side in scenario.sides)
        self.words = ("more-finds",)  # more-finds SIDE

    def removed(self, battle: Battle, model: Model, by: int, close: bool) -> None:
        """What lies there now has to be picked up by an interaction (Reading)."""
        for marker in battle.markers:
            if marker.kind == HEAP and not marker.out:
                marker.kind = PLACE
                marker.word = DROPPED

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
        return marker.word == DROPPED or marker.kind == INVESTIGATION

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        marker = battle.markers[move.a]
        if not at_marker(model, marker):
            return R_NOT_TOUCHING
        if model.unit.types & HANDLESS:
            return R_NOT_FOR_IT
        if marker.word == DROPPED:
            return 0
        if not known(marker, model.side):
            return R_UNSEEN
        return 0 if marker.content > DIGIT else R_NOTHING_THERE

    def interact(self, battle: Battle, model: Model, move: BattleMove) -> None:
        marker = battle.markers[move.a]
        take_off(marker)
        if marker.word == DROPPED:
            for card in marker.items:
                take_find(battle, model, card)
            marker.items = ()
            return
        battle.tell("locker", {"model": model.number, "marker": marker.number})
        self.work(battle, model.number).task = _WEAPONS

    def run(self, battle: Battle, work: Work) -> bool:
        """`task` counts the weapons still to come."""
        model = battle.models[work.model]
        weapons = weapon_cards(battle)
        if work.stage == 1:
            work.stage = 0
            work.task -= 1
            card = weapons[work.answer]
            place = battle.finds.index(card)
            deck = bytearray(battle.deck)
            deck[place] -= 1
            battle.deck = bytes(deck)
            battle.revealed += 1
            take_find(battle, model, card)
            weapons = weapon_cards(battle)
        if work.task > 0 and weapons:
            work.outcomes = len(weapons)
            work.stage = 1
            return battle.ask_nature(T_CHANCE)
        battle.done(work)
        if work.task == _WEAPONS:
            begin_search(battle, model, 1)  # no weapon is left: the top item
        return False

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        side = self.sides.index(arg)
        return found_cards(battle, side) > found_cards(battle, 1 - side)

    def aim(self, battle: Battle, model: Model) -> Aim | None:
        markers = usable(battle, model)
        return Aim(AIM_USE, markers=markers) if markers else None


def weapon_cards(battle: Battle) -> list[int]:
    """The weapons that are left in the deck, each as often as it is there."""
    found: list[int] = []
    for card, count in zip(battle.finds, battle.deck, strict=True):
        if card >= WEAPON_FIND:
            found += [card] * count
    return found
