"""What must hold in every position of a battle, whatever was played."""

from __future__ import annotations

from typing import Final

from overseer.engine.state import OVER
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import ESCAPED, ON_TABLE, REMOVED, USED, Model
from overseer.wasteland.battle.topics import TOPICS
from overseer.wasteland.battle.values import power_health
from overseer.wasteland.battle.work import (
    W_ACTIVATION,
    W_CHARGE,
    W_FALL,
    W_MINES,
    W_MOVE,
    W_PUSH,
)
from overseer.wasteland.card import Weapon
from overseer.wasteland.words import CONDITIONS, FROZEN, NONE, ON_FIRE, STUNNED

UNDERWAY: Final = (W_MOVE, W_CHARGE, W_PUSH, W_MINES, W_FALL)  # somebody stands in mid-step
MOST_ACTIONS: Final = 3  # two, and one that a leader has kept


def broken(battle: Battle) -> list[str]:
    """Every fact that does not hold, in a few words."""
    found: list[str] = []
    for model in battle.models:
        found += [f"m{model.number}: {word}" for word in _model(battle, model)]
    found += _overlaps(battle)
    found += _markers(battle)
    found += _turn(battle)
    found += _fortune(battle)
    return found


def _model(battle: Battle, model: Model) -> list[str]:
    found: list[str] = []
    if min(model.wounds, model.rads, model.reactions, model.points, model.luck) < 0:
        found.append("a number below zero")
    if min(model.boosts, model.energy_boosts, model.stuns, model.power_damage) < 0:
        found.append("tokens below zero")
    if model.place == ON_TABLE and model.left <= 0:
        found.append(f"{model.left} health and still there")
    if model.conditions >> len(CONDITIONS):
        found.append("an unknown condition")
    if model.conditions & FROZEN and model.conditions & ON_FIRE:
        found.append("frozen and on fire")
    if (model.stuns > 0) != (model.conditions & STUNNED != 0) and model.place == ON_TABLE:
        found.append("stunned without a token")
    if model.place == REMOVED or model.place == ESCAPED:
        left = model.place == REMOVED and (model.found or model.carrying)  # who escapes keeps it
        if model.status != USED or model.reactions or left:
            found.append("gone, and not all of it")
    if any(model.charge_dice) and battle.active != model.number:
        found.append("charge dice after the activation")
    side = battle.layout.side
    if model.place == ON_TABLE and not (0 <= model.x <= side and 0 <= model.y <= side):
        found.append("off the table")
    return found + _arms(battle, model) + _power(battle, model)


def _arms(battle: Battle, model: Model) -> list[str]:
    found: list[str] = []
    slots = len(model.weapons)
    if not slots == len(model.mods) == len(model.tokens) == len(model.criticals):
        return ["weapon slots of different lengths"]
    if model.empty >= 2**slots:
        found.append("an empty weapon that is not there")
    for slot in range(slots):
        weapon: Weapon = battle.cards.weapons[model.weapons[slot]]
        if model.tokens[slot] > max(weapon.primed, weapon.charges):
            found.append(f"too many tokens on {weapon.id}")
        most = 0 if weapon.critical is None else weapon.critical.points
        if model.criticals[slot] > most:
            found.append(f"too many critical points on {weapon.id}")
    return found


def _power(battle: Battle, model: Model) -> list[str]:
    if model.power == NONE:
        return ["damage on no power armour"] if model.power_damage or model.degraded else []
    most = power_health(battle, model)
    if model.degraded and model.power_damage:
        return ["damage on degraded power armour"]
    if model.power_damage and model.power_damage >= most:
        return ["full power armour that is not degraded"]  # WB-F17
    return []


def _overlaps(battle: Battle) -> list[str]:
    """Nobody stands on another's base, once moves are done (WB-G4)."""
    for work in battle.work:
        if work.kind in UNDERWAY:
            return []
    found: list[str] = []
    there = [model for model in battle.models if model.place == ON_TABLE]
    for place in range(len(there)):
        one = there[place]
        for other in there[place + 1 :]:
            apart = one.radius + other.radius
            dx, dy = one.x - other.x, one.y - other.y
            if one.on == other.on and dx * dx + dy * dy < apart * apart:
                found.append(f"m{one.number} and m{other.number} overlap")
    return found


def _markers(battle: Battle) -> list[str]:
    found: list[str] = []
    for marker in battle.markers:
        if marker.carrier != NONE:
            if marker.number not in battle.models[marker.carrier].carrying:
                found.append(f"k{marker.number}: its carrier does not know")
        if marker.content != NONE and marker.seen == 0 and not marker.open and battle.round == 0:
            found.append(f"k{marker.number}: known before anybody looked")
    for model in battle.models:
        for number in model.carrying:
            if battle.markers[number].carrier != model.number:
                found.append(f"m{model.number}: carries what is not there")
    if len(battle.deck) != len(battle.finds):
        found.append("a deck of other cards")
    for stock in battle.stocks:
        for _, n in stock:
            if n < 0:
                found.append("a stock below zero")
    return found


def _fortune(battle: Battle) -> list[str]:
    """Hands, quests and the event deck hold cards that there are, each where it belongs."""
    found: list[str] = []
    if len(battle.hands) != battle.seats or len(battle.quests) != battle.seats:
        found.append("hands of nobody")
    for hand in battle.hands:
        if any(not 0 <= boost < len(battle.cards.boosts) for boost in hand):
            found.append("a boost that there is not")
    fate, events = battle.fate, battle.cards.events
    known = [*fate.gone, *[card for card, _ in fate.under]]
    if fate.top >= 0:
        known.append(fate.top)
    if len(set(known)) != len(known):
        found.append("an event in two places")
    if any(events[card].consequence for card in known):
        found.append("a consequence among the events")
    if fate.left < 0 or fate.left > len(events) - len(known):
        found.append("more events than there are")
    if any(not events[card].consequence for card, _ in fate.due):
        found.append("an event that somebody owes")
    if battle.boons and battle.active == NONE:
        found.append("boons for nobody")
    return found


def _turn(battle: Battle) -> list[str]:
    found: list[str] = []
    if (battle.seat == OVER) != (battle.how != ""):
        found.append("over, and nobody knows how")
    if battle.seat != OVER and not battle.work:
        found.append("nothing to go on with")
    if not 0 <= battle.topic < len(TOPICS):
        found.append("an unknown topic")
    if not 0 <= battle.actions <= MOST_ACTIONS:
        found.append(f"{battle.actions} actions")
    acting = [work.model for work in battle.work if work.kind == W_ACTIVATION]
    if len(acting) > 1:
        found.append("two activations at once")
    if battle.active != NONE and battle.seat != OVER and battle.active not in acting:
        found.append(f"m{battle.active} is active without an activation")
    return found
