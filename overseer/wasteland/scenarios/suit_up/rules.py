"""Power armour that lies in a dead-end street, and a way out for whoever wears it (WC-X5)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import SOUTH, Battle
from overseer.wasteland.battle.fortune.deeds import count
from overseer.wasteland.battle.measure import at_marker, in_contact, is_object
from overseer.wasteland.battle.model import (
    ESCAPED,
    ITEM_MARKER,
    LETTER,
    ON_TABLE,
    SEARCHABLE,
    WAITING,
    Marker,
    Model,
)
from overseer.wasteland.battle.moves import FREE_MODEL, INTERACT, PLACE, BattleMove, at_model, place
from overseer.wasteland.battle.moves import at_marker as at_marker_move
from overseer.wasteland.battle.reasons import (
    R_ENDS_ON,
    R_NO_CONTACT,
    R_NO_ROOM,
    R_NOT_FOR_IT,
    R_NOT_FOR_SIDE,
    R_NOT_OFFERED,
    R_NOT_TOUCHING,
    R_NOTHING_THERE,
    R_OUTSIDE_ZONE,
    R_TOO_CLOSE,
    R_UNSEEN,
)
from overseer.wasteland.battle.rules import AIM_USE, Aim
from overseer.wasteland.battle.things.items import take_find
from overseer.wasteland.battle.things.markers import known, lies_there, take_off
from overseer.wasteland.battle.topics import T_CHANCE, T_PLACE
from overseer.wasteland.battle.turn import fresh
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.battle.work import Work
from overseer.wasteland.campaign_words import D_FOUND, D_SEARCHED
from overseer.wasteland.geometry.layout import SIDE
from overseer.wasteland.geometry.paths import LEGAL, spot_fault
from overseer.wasteland.geometry.plane import gap_within, square
from overseer.wasteland.scenarios.admission import can_wear
from overseer.wasteland.scenarios.notes import EDGE
from overseer.wasteland.scenarios.objects import carry
from overseer.wasteland.scenarios.parts import Part
from overseer.wasteland.scenarios.placing import MOST, ground_fault, spread_out
from overseer.wasteland.scenarios.room import comes_later, is_late
from overseer.wasteland.scenarios.scenario import Scenario
from overseer.wasteland.scenarios.setup import by_chance, put_model
from overseer.wasteland.scenarios.shared.finds import usable
from overseer.wasteland.words import DOG, LENGTHS, NONE, ORANGE

ATTACKER: Final = 0  # the sides of the file
DEFENDER: Final = 1
ARMOUR: Final = LETTER  # the searchable marker with the letter A
CARD: Final = "t-60-power-armour"
STIMPAK: Final = "stimpak"
DEGRADED: Final = 1  # Marker.state of the armour
# Notes.
WEARER: Final = 0  # the model that wears the armour
SUIT: Final = 1  # the marker that it was
_SECOND_GROUP: Final = 3  # the round in which it enters
_STEP: Final = 12
_ASIDE: Final = 8  # mm: so far one may step aside for the larger base
_LARGE: Final = 20  # the base of power armour (WB-G3)


class Suit(Part):
    """`left`: the wearer is off the table; `worn`: an attacker wears it."""

    def __init__(self, scenario: Scenario) -> None:
        super().__init__()
        self.words = ("left", "worn")
        self.slots = 2
        self.facts = {"wearer": WEARER}
        self.burdens = True

    # -- the armour ------------------------------------------------------------------------------

    def suit(self, battle: Battle, number: int) -> Marker | None:
        """The armour while it lies there, as far as anybody knows that it is the armour."""
        if not lies_there(battle, number):
            return None
        marker = battle.markers[number]
        return marker if marker.kind == SEARCHABLE and marker.content == ARMOUR else None

    def carried(self, battle: Battle, model: Model) -> Marker | None:
        """The armour, when a model carries it."""
        for number in model.carrying:
            if battle.markers[number].content == ARMOUR:
                return battle.markers[number]
        return None

    def fits(self, battle: Battle, model: Model) -> bool:
        """Whether a model can wear it: alone on its card, with the body for it."""
        if model.side != ATTACKER or model.power != NONE or not can_wear(model.unit):
            return False
        return len([mate for mate in battle.models if mate.group == model.group]) == 1

    def fact(self, battle: Battle, word: str, model: int = NONE) -> int:
        if word == "fits":
            return 1 if self.fits(battle, battle.models[model]) else 0
        if word == "carried":
            found = self.carried(battle, battle.models[model])
            return NONE if found is None else found.number
        return super().fact(battle, word, model)

    def roles(self, battle: Battle) -> list[tuple[str, int]]:
        wearer = self.note(battle, WEARER)
        return [] if wearer == NONE else [("wearer", wearer)]

    def may_charge(self, battle: Battle, model: Model) -> bool:
        return self.carried(battle, model) is None

    def interactions(self, battle: Battle, model: Model) -> list[BattleMove]:
        found = [at_marker_move(INTERACT, m.number) for m in battle.markers]
        found += [at_model(FREE_MODEL, mate.number) for mate in battle.friends_of(model)]
        return [
            move
            for move in found
            if self.owns(battle, move) and self.interaction_fault(battle, model, move) == 0
        ]

    def owns(self, battle: Battle, move: BattleMove) -> bool:
        if move.kind == FREE_MODEL:
            return True
        if move.kind != INTERACT or not lies_there(battle, move.a):
            return False
        return battle.markers[move.a].kind == SEARCHABLE

    def interaction_fault(self, battle: Battle, model: Model, move: BattleMove) -> int:
        if model.side != ATTACKER:
            return R_NOT_FOR_SIDE
        if move.kind == FREE_MODEL:
            return self.hand_over_fault(battle, model, move.a)
        marker = battle.markers[move.a]
        if not at_marker(model, marker):
            return R_NOT_TOUCHING
        if not known(marker, ATTACKER):
            return R_UNSEEN
        if self.suit(battle, move.a) is None:
            return R_NOTHING_THERE
        if self.fits(battle, model):
            return 0 if self.room(battle, model) is not None else R_NO_ROOM
        return R_NOT_FOR_IT if model.unit.types & DOG or is_object(model) else 0

    def hand_over_fault(self, battle: Battle, model: Model, number: int) -> int:
        """Who carries it hands it over to somebody who touches and can wear it."""
        if self.carried(battle, model) is None or not 0 <= number < len(battle.models):
            return R_NOTHING_THERE
        mate = battle.models[number]
        if mate.place != ON_TABLE or not self.fits(battle, mate):
            return R_NOT_FOR_IT
        if not in_contact(model, mate):
            return R_NO_CONTACT
        return 0 if self.room(battle, mate) is not None else R_NO_ROOM

    def interact(self, battle: Battle, model: Model, move: BattleMove) -> None:
        if move.kind == FREE_MODEL:
            marker = self.carried(battle, model)
            assert marker is not None
            model.carrying = tuple([n for n in model.carrying if n != marker.number])
            marker.carrier = NONE
            self.put_on(battle, battle.models[move.a], marker)
            return
        marker = battle.markers[move.a]
        if self.fits(battle, model):
            self.put_on(battle, model, marker)
        else:
            carry(battle, model, marker)

    def room(self, battle: Battle, model: Model) -> tuple[int, int] | None:
        """Where its larger base finds room, at most a small step away."""
        others = [
            (m.x, m.y, m.radius) for m in battle.models if m.place == ON_TABLE and m is not model
        ]
        steps = range(-_ASIDE, _ASIDE + 1, 2)
        spots = [(model.x + dx, model.y + dy) for dx in steps for dy in steps]
        spots.sort(key=lambda spot: (square(spot[0], spot[1], model.x, model.y), spot))
        for x, y in spots:
            inside = _LARGE <= x <= SIDE - _LARGE and _LARGE <= y <= SIDE - _LARGE
            if inside and spot_fault(battle.layout, _LARGE, x, y, others) == LEGAL:
                return x, y
        return None

    def put_on(self, battle: Battle, model: Model, marker: Marker) -> None:
        """The armour is on."""
        spot = self.room(battle, model)
        assert spot is not None
        model.x, model.y = spot
        take_off(marker)
        model.power = battle.cards.item_numbers[CARD]
        model.power_damage = 0
        model.degraded = marker.state == DEGRADED
        refresh(battle, model)
        self.write(battle, WEARER, model.number)
        self.write(battle, SUIT, marker.number)
        battle.revealed += 1
        battle.tell("suit-worn", {"model": model.number})

    def removed(self, battle: Battle, model: Model, by: int, close: bool) -> None:
        """The armour lies where its wearer was removed, degraded if it was."""
        if self.note(battle, WEARER) != model.number:
            return
        marker = battle.markers[self.note(battle, SUIT)]
        marker.out = False
        marker.x, marker.y = model.x, model.y
        marker.state = DEGRADED if model.degraded else 0
        model.power = NONE
        model.power_damage = 0
        model.degraded = False
        refresh(battle, model)
        self.write(battle, WEARER, NONE)
        battle.tell("suit-dropped", {"model": model.number, "marker": marker.number})

    def expertise_done(self, battle: Battle, model: Model, marker: int, success: bool) -> bool:
        """The item marker is a stimpak; one that was a danger lies open and is searched (C8)."""
        found = battle.markers[marker]
        if not success or found.kind != SEARCHABLE or found.content != ITEM_MARKER or found.open:
            return False
        take_off(found)
        count(battle, model.seat, D_SEARCHED)
        count(battle, model.seat, D_FOUND)
        take_find(battle, model, battle.cards.item_numbers[STIMPAK])
        return True

    # -- the second group ------------------------------------------------------------------------

    def round_begins(self, battle: Battle) -> None:
        if battle.round == _SECOND_GROUP:
            for model in battle.models[::-1]:
                if model.side == DEFENDER and model.place == WAITING and not is_late(battle, model):
                    self.work(battle, model.number).side = DEFENDER

    def run(self, battle: Battle, work: Work) -> bool:
        """A model of the second group comes in; where nothing is free it waits on (WC-F4)."""
        model = battle.models[work.model]
        if work.stage == 0:
            work.stage = 1
            if not self.spots(battle, model):
                battle.done(work)
                comes_later(battle, model)
                return False
            if by_chance(battle, DEFENDER):
                work.outcomes = len(self.spots(battle, model))
                return battle.ask_nature(T_CHANCE)
            return battle.ask(model.seat, T_PLACE)
        battle.done(work)
        if by_chance(battle, DEFENDER):
            work.x, work.y = self.spots(battle, model)[work.answer]
            taken = [m.token for m in battle.models if m.side == DEFENDER]
            model.token = min([n for n in range(1, len(taken) + 1) if n not in taken])
        put_model(battle, model, work.x, work.y)
        fresh(battle, model)
        return False

    def spots(self, battle: Battle, model: Model) -> list[tuple[int, int]]:
        """Where it may enter; if enemies are everywhere, beside them."""
        r = model.radius
        every = [(x, r) for x in range(r, SIDE - r + 1, _STEP)]
        edge = [spot for spot in every if self.entry_fault(battle, model, *spot) == 0]
        if edge:
            return spread_out(edge, MOST)
        for y in range(r, SIDE - r + 1, _STEP):
            row = [(x, y) for x in range(r, SIDE - r + 1, _STEP)]
            free = [spot for spot in row if self.free(battle, model, *spot)]
            if free:
                return spread_out(free, MOST)
        return []

    def free(self, battle: Battle, model: Model, x: int, y: int) -> bool:
        """Whether a base has room at a point."""
        for other in battle.models:
            apart = model.radius + other.radius
            if other.place == ON_TABLE and square(x, y, other.x, other.y) < apart * apart:
                return False
        return ground_fault(battle, x, y, model.radius) == 0

    def entry_fault(self, battle: Battle, model: Model, x: int, y: int) -> int:
        """Reading: it touches the attacker's edge and is not within orange of an enemy."""
        assert battle.notes[EDGE + ATTACKER] == SOUTH
        if y != model.radius:
            return R_OUTSIDE_ZONE
        if not self.free(battle, model, x, y):
            return R_ENDS_ON
        for enemy in battle.on_table(ATTACKER):
            if gap_within(x, y, model.radius, enemy.x, enemy.y, enemy.radius, LENGTHS[ORANGE]):
                return R_TOO_CLOSE
        return 0

    def put_fault(self, battle: Battle, work: Work, move: BattleMove) -> int:
        if move.a != work.model:
            return R_NOT_OFFERED
        model = battle.models[work.model]
        fault = self.entry_fault(battle, model, move.x, move.y)
        return 0 if (move.x, move.y) in self.spots(battle, model) else fault

    def choices(self, battle: Battle, work: Work) -> list[BattleMove]:
        spots = self.spots(battle, battle.models[work.model])
        return [place(PLACE, work.model, x, y) for x, y in spots]

    def fewer_actions(self, battle: Battle, model: Model) -> int:
        """The second group has one action in the round in which it comes."""
        came = model.side == DEFENDER and battle.round == _SECOND_GROUP
        # The first group was deployed in the other half.
        return 1 if came and model.home_y < SIDE // 2 else 0

    # -- the end ---------------------------------------------------------------------------------

    def wearer(self, battle: Battle) -> Model | None:
        """Who wears the armour."""
        number = self.note(battle, WEARER)
        return None if number == NONE else battle.models[number]

    def may_leave(self, battle: Battle, model: Model, edge: int) -> bool:
        return self.note(battle, WEARER) == model.number

    def holds(self, battle: Battle, word: str, arg: str) -> bool:
        wearer = self.wearer(battle)
        if word == "left":
            return wearer is not None and wearer.place == ESCAPED
        return wearer is not None

    # -- the AI ----------------------------------------------------------------------------------

    def aim(self, battle: Battle, model: Model) -> Aim | None:
        said = super().aim(battle, model)
        if said is not None or model.side == DEFENDER:
            return said
        if self.carried(battle, model) is not None:
            mates = [m.number for m in battle.friends_of(model) if self.fits(battle, m)]
            return Aim(AIM_USE, tuple(mates)) if mates else None
        markers = [*usable(battle, model)]
        for marker in battle.markers:
            if self.suit(battle, marker.number) is not None and known(marker, ATTACKER):
                markers.append(marker.number)
        return Aim(AIM_USE, markers=tuple(sorted(set(markers)))) if markers else None
