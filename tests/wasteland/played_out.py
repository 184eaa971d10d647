"""An attack played out over every outcome of chance, to hold previews against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from overseer.engine import NATURE, Move
from overseer.wasteland.battle.attack.arms import weapon_at
from overseer.wasteland.battle.attack.effects import effects_of
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.odds.exact import HURTING
from overseer.wasteland.battle.odds.preview import Preview, Spread, preview
from overseer.wasteland.battle.topics import T_EFFECT, T_FOLLOW, T_INJURY, T_SLIDE, T_SWAP
from overseer.wasteland.battle.work import W_AREA, W_ATTACK, W_HIT, W_PUSH
from overseer.wasteland.state import WastelandState
from overseer.wasteland.words import ENDURANCE
from tests.wasteland.table import Table

FIGHTING = (W_ATTACK, W_HIT, W_AREA, W_PUSH)
DECLINED = ("pass", "no", "stay")


def played_out(table: Table, text: str, watched: Model) -> tuple[Fraction, Spread]:
    """How often an attack hits, and what it does to one model."""
    hit, spreads = played_all(table, text, [watched])
    return hit, spreads[0]


def played_all(table: Table, text: str, watched: Sequence[Model]) -> tuple[Fraction, list[Spread]]:
    """Play an attack once for every outcome of chance: how often it hits, and what it does.

    Positions that have become the same on the way are played on as one.
    """
    begun = table.state.copy()
    begun.play(table.parse(text))
    hit = Fraction()
    spreads: list[Spread] = [{} for _ in watched]
    before = [suffered(begun, each) for each in watched]
    level: dict[tuple[bytes, bool], tuple[WastelandState, Fraction]] = {
        (begun.encode(), False): (begun, Fraction(1))
    }
    while level:
        after: dict[tuple[bytes, bool], tuple[WastelandState, Fraction]] = {}
        for (_, struck), (state, chance) in level.items():
            if not any(work.kind in FIGHTING for work in state.work):
                for each, spread, had in zip(watched, spreads, before, strict=True):
                    n = suffered(state, state.models[each.number]) - had
                    spread[n] = spread.get(n, Fraction()) + chance
                hit += chance * struck
                continue
            for move, share in choices(state):
                twin = state.copy()
                twin.ears = []
                twin.apply(move)
                landed = any(event.name == "wasteland-hit" for event in twin.ears)
                twin.ears = None
                key = (twin.encode(), struck or landed)
                known = after.get(key, (twin, Fraction()))[1]
                after[key] = (twin, known + chance * share)
        level = after
    return hit, [dict(sorted(spread.items())) for spread in spreads]


def choices(state: WastelandState) -> list[tuple[Move, Fraction]]:
    """What may happen next: every outcome of chance, or the one answer of a player."""
    if state.seat == NATURE:
        ways = Counter(state.chance(k) for k in range(state.spread))
        return [(move, Fraction(n, state.spread)) for move, n in ways.items()]
    moves = state.moves()
    if state.topic == T_INJURY:
        return [(moves[0], Fraction(1))]
    if state.topic in (T_FOLLOW, T_SLIDE, T_SWAP):
        return [(move, Fraction(1)) for move in moves if str(move) in DECLINED]
    assert state.topic == T_EFFECT, state.decision
    work = state.work[-1]
    attacker = state.models[work.model]
    weapon = weapon_at(state, attacker, work.weapon, work.weapon_number)
    effects = effects_of(state, attacker, work, weapon)

    def worth(move: Move) -> int:
        place = getattr(move, "a", -1)
        if place < 0:
            return len(HURTING)
        effect = effects[place].effect
        return HURTING.index(effect) if effect in HURTING else len(HURTING) + 1

    return [(min(moves, key=worth), Fraction(1))]


def suffered(state: WastelandState, model: Model) -> int:
    """The damage on a model; degraded power armour has taken all that it could."""
    worn = 0
    if model.degraded:
        intact = state.cards.items[model.power].intact
        worn = 0 if intact is None else intact.attributes[ENDURANCE]
    return model.wounds + model.rads + model.power_damage + worn


def seen(table: Table, model: Model, text: str) -> Preview:
    """The preview of a move in notation."""
    return preview(table.state, model, table.parse(text))
