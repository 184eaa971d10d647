"""What moves lead to if everybody else passes: played on, with every die, on what a seat knows.

A preview shows one attack. This goes on behind it: who may step in the way, what works by itself,
what is left of everybody at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from overseer.engine.decision import Event
from overseer.engine.refusal import Refusal
from overseer.engine.state import NATURE, OVER, Move
from overseer.tragic.moves import (
    AIM,
    BLOCK,
    CHARGE,
    DEAL,
    NEXT,
    PASS,
    SLOTS,
    TragicMove,
    place_text,
)
from overseer.tragic.odds import critical
from overseer.tragic.player import Permanent
from overseer.tragic.preview import Spread
from overseer.tragic.rules.board import health_left, keyword
from overseer.tragic.rules.movement import next_division
from overseer.tragic.rules.pile import PLAYER
from overseer.tragic.topics import (
    T_ANSWER,
    T_CRITICAL,
    T_DIVIDE,
    T_DODGE,
    T_FORTUNE,
    T_INTERRUPT,
    T_LAY,
    T_MAIN,
    TOPICS,
)
from overseer.tragic.view import SeenDuel, twin_of
from overseer.tragic.words import CRITICAL

MOST: Final = 300  # positions that are looked at; beyond them it is not told
MOST_ROLLS: Final = 5  # attackers that roll for a critical
SIX: Final = 6
_QUIET: Final = (T_ANSWER, T_INTERRUPT, T_LAY)  # windows that need not be told


@dataclass
class Outlook:
    """All ways together. A seat's losses and the allies that go, by their places."""

    lost: list[Spread]
    beaten: list[Fraction]
    gone: dict[int, Fraction] = field(default_factory=dict)
    wounds: dict[int, Spread] = field(default_factory=dict)
    asked: dict[tuple[int, str], list[str]] = field(default_factory=dict)  # seat and topic: places
    effects: list[tuple[int, str, str]] = field(default_factory=list)  # seat, card, effect
    open: list[str] = field(default_factory=list)  # topics at which it cannot be told


@dataclass
class _Way:
    duel: SeenDuel
    chance: Fraction
    moves: tuple[TragicMove, ...]  # of the plan, still to be made


class Stopped(Exception):
    """A plan that cannot be carried out: at which move, and why."""

    def __init__(self, move: Move, refusal: Refusal | None) -> None:
        super().__init__(str(move))
        self.move = move
        self.refusal = refusal


def outlook(duel: SeenDuel, viewer: int, plan: Sequence[TragicMove]) -> Outlook | None:
    """What a plan of `viewer` leads to until the chain and what it sets off are done.

    Stopped: one of its moves cannot be made. None: there are too many ways.
    """
    if _too_many(duel):
        _tried(duel, viewer, plan)
        return None
    told: list[Event] = []
    start = _copy(duel, told)
    found = Outlook([{} for _ in duel.players], [Fraction(0) for _ in duel.players])
    there = _allies(duel)
    waiting = [_Way(start, Fraction(1), tuple(plan))]
    looked = 0
    while waiting:
        looked += 1
        if looked > MOST:
            return None
        way = waiting.pop()
        if _ended(way, viewer):
            _count(found, duel, way, there)
        else:
            waiting += _on(found, way, viewer)
    for event in told:
        if event.name == "tragic-triggered":
            args = event.args
            effect = (int(args["seat"]), str(args["card"]), str(args.get("effect", "")))
            if effect not in found.effects:
                found.effects.append(effect)
    return found


def _too_many(duel: SeenDuel) -> bool:
    """Whether a movement on the chain has more attackers that roll than can be looked at."""
    for item in duel.chain:
        allies = [duel.by_serial(serial) for serial in item.attackers]
        rolls = [1 for ally in allies if ally and keyword(duel, ally[0], ally[1], CRITICAL) > 0]
        if len(rolls) > MOST_ROLLS:
            return True
    return False


def _tried(duel: SeenDuel, viewer: int, plan: Sequence[TragicMove]) -> None:
    """Carry a plan out as far as no die is rolled; Stopped: that cannot be."""
    twin = _copy(duel, [])
    for move in plan:
        while twin.seat not in (viewer, NATURE, OVER) and twin.topic in _QUIET:
            twin.apply(twin.tables.moves.passing)
        if twin.seat != viewer:
            return
        refusal = twin.refusal(move)
        if refusal is not None:
            raise Stopped(move, refusal)
        twin.apply(move)


def _copy(duel: SeenDuel, told: list[Event]) -> SeenDuel:
    twin = twin_of(duel)
    twin.ears = told
    return twin


def _allies(duel: SeenDuel) -> dict[int, tuple[int, int]]:
    """Allies by serial number: their place and their wounds."""
    return {
        each.serial: (player.seat * SLOTS + each.slot, each.damage)
        for player in duel.players
        for each in player.permanents
        if each.card.is_ally
    }


def _ended(way: _Way, viewer: int) -> bool:
    duel = way.duel
    if duel.seat == OVER:
        return True
    if way.moves:
        return False
    return duel.topic == T_MAIN or (not duel.chain and not duel.triggers and not duel.work)


def _on(found: Outlook, way: _Way, viewer: int) -> list[_Way]:
    """The ways on from a decision."""
    duel = way.duel
    if duel.seat == NATURE:
        return _rolled(found, way)
    # What if the other side shared its damage out like this? (TR-C2)
    shares = bool(way.moves) and duel.topic == T_DIVIDE and way.moves[0].kind == DEAL
    if way.moves and (shares or duel.seat == viewer):
        move = way.moves[0]
        refusal = duel.refusal(move)
        if refusal is not None:
            raise Stopped(move, refusal)
        return [_played(way, move, Fraction(1), way.moves[1:])]
    moves = [move for move in duel.moves() if isinstance(move, TragicMove)]
    if duel.topic not in _QUIET:
        places = [place_text(m.a) for m in moves if m.kind in (CHARGE, BLOCK, AIM)]
        found.asked.setdefault((duel.seat, TOPICS[duel.topic]), places)
    move_on = _declined(duel, moves)
    if move_on is None:
        return _unclear(found, way, TOPICS[duel.topic])
    return [_played(way, move_on, Fraction(1), way.moves)]


def _unclear(found: Outlook, way: _Way, topic: str) -> list[_Way]:
    """It ends here, as far as can be told."""
    if way.moves:
        raise Stopped(way.moves[0], None)
    if topic not in found.open:
        found.open.append(topic)
    way.duel.seat = OVER
    return [way]


def _declined(duel: SeenDuel, moves: list[TragicMove]) -> TragicMove | None:
    """What somebody does who does nothing; None: nobody knows what they will do."""
    for kind in (PASS, NEXT):
        for move in moves:
            if move.kind == kind:
                return move
    if duel.topic == T_DIVIDE:
        share = next_division(duel, duel.chain[-1])
        assert share is not None
        amount = min(share[2], max(_health(duel, share[1]), 0))
        return next((m for m in moves if m.kind == DEAL and m.a == amount), None)
    return moves[0] if len(moves) == 1 else None


def _health(duel: SeenDuel, ally: Permanent) -> int:
    return health_left(duel, duel.chain[-1].target - PLAYER, ally)


def _played(way: _Way, move: Move, chance: Fraction, plan: tuple[TragicMove, ...]) -> _Way:
    told = way.duel.ears
    twin = _copy(way.duel, [] if told is None else told)
    twin.apply(move)
    return _Way(twin, way.chance * chance, plan)


def _rolled(found: Outlook, way: _Way) -> list[_Way]:
    """Both ways a roll can go; what a draw brings changes nothing that is told here."""
    duel, catalogue = way.duel, way.duel.tables.moves
    if duel.topic == T_CRITICAL:
        good = critical(duel.chain[-1].step - 1)
        sides = [(catalogue.ones[2], good), (catalogue.ones[0], 1 - good)]
    elif duel.topic in (T_DODGE, T_FORTUNE):
        if duel.topic == T_FORTUNE:
            work = duel.work[-1]
            need = duel.ability_of(work.card, work.ability).roll
        else:
            need = duel.chain[-1].dodge_roll
        need = min(need, SIX)
        sides = [(catalogue.roll[1], Fraction(need, SIX))]
        if need < SIX:
            sides.append((catalogue.roll[SIX], Fraction(SIX - need, SIX)))
    else:
        return _unclear(found, way, TOPICS[duel.topic])
    return [_played(way, move, chance, way.moves) for move, chance in sides if chance]


def _count(found: Outlook, duel: SeenDuel, way: _Way, there: dict[int, tuple[int, int]]) -> None:
    """What is left at the end of a way."""
    for player in duel.players:
        then = way.duel.players[player.seat]
        _add(found.lost[player.seat], player.hp - then.hp, way.chance)
        if then.out:
            found.beaten[player.seat] += way.chance
    for serial, (place, damage) in there.items():
        left = way.duel.by_serial(serial)
        if left is None:
            found.gone[place] = found.gone.get(place, Fraction(0)) + way.chance
        else:
            _add(found.wounds.setdefault(place, {}), left[1].damage - damage, way.chance)


def _add(spread: Spread, amount: int, chance: Fraction) -> None:
    spread[amount] = spread.get(amount, Fraction(0)) + chance
