"""Entries about models: they come, are hurt, healed, marked and removed (WB-F6, WB-F10, WB-H1)."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Refusal
from overseer.wasteland.battle.attack.arms import (
    critical_points,
    set_critical_points,
    set_empty,
    set_tokens,
    slot_of,
    tokens_on,
)
from overseer.wasteland.battle.conditions import add_condition, can_have, cure, remove_model
from overseer.wasteland.battle.model import ON_TABLE, PLACES, REMOVED, WAITING, Model
from overseer.wasteland.battle.things.kit import renew
from overseer.wasteland.battle.turn import fresh
from overseer.wasteland.battle.values import power_health, refresh
from overseer.wasteland.force.force import ForceUnit
from overseer.wasteland.force.muster import muster_unit
from overseer.wasteland.ledger.acts import (
    Condition,
    Degrade,
    FieldUnit,
    Hurt,
    Put,
    Rename,
    Tally,
    Weapon,
)
from overseer.wasteland.ledger.running import spread_out
from overseer.wasteland.ledger.sheet import MOST_MODELS, NO_LUCK, Sheet, refuse, seat_of
from overseer.wasteland.words import CONDITIONS, MOD, NONE

MOST_HEALTH: Final = 99
_COUNTERS: Final = {
    "points": "points",
    "luck": "luck",
    "reactions": "reactions",
    "boosts": "boosts",
    "energy-boosts": "energy_boosts",
    "power-damage": "power_damage",
}


def missing(sheet: Sheet, *tokens: int) -> Refusal | None:
    """Whether a token is nobody's."""
    for token in tokens:
        if token != NONE and token not in sheet.tokens:
            return refuse("CO-1", "no-model", token=token)
    return None


def standing(sheet: Sheet, *tokens: int) -> Refusal | None:
    """Whether somebody is not on the table."""
    for token in tokens:
        if token != NONE and token in sheet.tokens and sheet.model(token).place != ON_TABLE:
            return refuse("WB-R8", "not-there", token=token)
    return missing(sheet, *tokens)


# Coming


def field(sheet: Sheet, act: FieldUnit) -> Refusal | None:
    """A unit card with its models."""
    for token in act.tokens:
        if token in sheet.tokens or act.tokens.count(token) > 1:
            return refuse("CO-1", "token-taken", token=token)
    if not act.tokens or len(sheet.tokens) + len(act.tokens) > MOST_MODELS:
        return refuse("CO-1", "many-models", most=MOST_MODELS)
    if act.seat >= sheet.battle.seats - 3:
        return refuse("CO-1", "no-seat", seat=act.seat + 1)
    if (unknown := _unknown(sheet, act)) is not None:
        return refuse("CO-1", "no-card", card=unknown)
    unit = ForceUnit(
        *(act.unit, len(act.tokens), act.weapons, act.items, act.mods),
        *(act.leader, act.heroic, act.perks),
    )
    models = muster_unit(sheet.battle, unit, act.side, seat_of(sheet, act.side, act.seat))
    for place, (token, model) in enumerate(zip(act.tokens, models, strict=True)):
        sheet.tokens[token] = model.number
        sheet.at[token] = act.at
        if place < len(act.names) and act.names[place]:
            sheet.names[token] = act.names[place]
        model.token = token
        model.place = WAITING if act.waiting else ON_TABLE
        if NO_LUCK in sheet.house:
            model.luck = 0
        fresh(sheet.battle, model)
    for model in sheet.battle.models:
        if model.side == act.side:
            refresh(sheet.battle, model)  # who fights beside whom matters to some
    spread_out(sheet)
    return None


def _unknown(sheet: Sheet, act: FieldUnit) -> str | None:
    """The first card that there is not."""
    cards = sheet.cards
    mods = [word for text in act.mods for word in text.split()[:1]]
    shelves: tuple[tuple[tuple[str, ...], dict[str, int]], ...] = (
        ((act.unit,), cards.unit_numbers),
        (act.weapons, cards.weapon_numbers),
        (act.items, cards.item_numbers),
        (tuple(mods), cards.item_numbers),
        ((act.leader,) if act.leader else (), cards.leader_numbers),
        (act.perks, cards.perk_numbers),
    )
    for ids, shelf in shelves:
        for id in ids:
            if id not in shelf:
                return id
    for id in act.items:
        if cards.item(id).kind == MOD:
            return id
    return next((id for id in mods if cards.item(id).kind != MOD), None)


def rename(sheet: Sheet, act: Rename) -> Refusal | None:
    """What a model is called."""
    if (wrong := missing(sheet, act.token)) is not None:
        return wrong
    sheet.names[act.token] = act.name
    if not act.name:
        del sheet.names[act.token]
    return None


def put(sheet: Sheet, act: Put) -> Refusal | None:
    """On the table, off it."""
    if (wrong := missing(sheet, act.token, act.by)) is not None:
        return wrong
    model, place = sheet.model(act.token), PLACES.index(act.place)
    if model.place == place:
        return refuse("CO-1", "there-already", token=act.token)
    if place == REMOVED:
        _remove(sheet, model, act.by, act.close)
        return None
    back = model.place == REMOVED
    model.place = place
    if back and model.left <= 0:
        model.wounds = max(model.wounds - (1 - model.left), 0)
        model.rads = min(model.rads, model.health - model.wounds - 1)
    return None


def _remove(sheet: Sheet, model: Model, by: int, close: bool) -> None:
    remove_model(sheet.battle, model, sheet.tokens.get(by, NONE), close)


# Health and tokens


def hurt(sheet: Sheet, act: Hurt) -> Refusal | None:
    """Damage that came through; who has no health left is removed (WB-R8)."""
    if (wrong := standing(sheet, act.token) or missing(sheet, act.by)) is not None:
        return wrong
    model = sheet.model(act.token)
    wounds, rads = model.wounds + act.wounds, model.rads + act.rads
    if wounds < 0 or rads < 0 or (act.wounds == 0 and act.rads == 0):
        return refuse("WB-F6", "no-damage", token=act.token)
    model.wounds, model.rads = min(wounds, MOST_HEALTH), min(rads, MOST_HEALTH)
    if model.left <= 0:
        _remove(sheet, model, act.by, act.close)
    return None


def condition(sheet: Sheet, act: Condition) -> Refusal | None:
    """A condition comes or goes (WB-F10)."""
    if (wrong := standing(sheet, act.token)) is not None:
        return wrong
    if act.condition not in CONDITIONS:
        return refuse("CO-1", "no-condition", condition=act.condition)
    model, bit = sheet.model(act.token), 1 << CONDITIONS.index(act.condition)
    args: dict[str, int | str] = {"token": act.token, "condition": act.condition}
    if act.on:
        if not can_have(sheet.battle, model, bit):
            return refuse("WB-F10", "no-such-condition", **args)
        add_condition(sheet.battle, model, bit)
    elif not cure(sheet.battle, model, bit):
        return refuse("WB-F10", "not-afflicted", **args)
    return None


def tally(sheet: Sheet, act: Tally) -> Refusal | None:
    """Tokens beside a model."""
    if (wrong := standing(sheet, act.token)) is not None:
        return wrong
    model = sheet.model(act.token)
    if act.what == "bonus":
        model.bonus += act.by
        renew(sheet.battle, model)
        return None
    name = _COUNTERS[act.what]
    now = getattr(model, name) + act.by
    if now < 0 or now > MOST_HEALTH:
        return refuse("CO-1", "no-tokens", token=act.token, what=act.what)
    if act.what == "power-damage":
        if model.power == NONE or model.degraded:
            return refuse("WB-F17", "no-power-armour", token=act.token)
        if now >= power_health(sheet.battle, model):
            model.degraded, now = True, 0
    setattr(model, name, now)
    return None


def weapon(sheet: Sheet, act: Weapon) -> Refusal | None:
    """Critical points, primed tokens, empty or loaded (WB-F9, WB-H2)."""
    if (wrong := missing(sheet, act.token)) is not None:
        return wrong
    battle, model = sheet.battle, sheet.model(act.token)
    number = sheet.cards.weapon_numbers.get(act.weapon, NONE)
    slot = NONE if number == NONE else slot_of(battle, model, number)
    if slot == NONE or slot >= len(model.weapons):
        return refuse("WB-F1", "no-weapon", token=act.token, card=act.weapon)
    card = sheet.cards.weapons[number]
    critical = critical_points(model, slot) + act.critical
    most = 0 if card.critical is None else card.critical.points
    tokens = tokens_on(model, slot) + act.tokens
    if not 0 <= critical <= most:
        return refuse("WB-H2", "critical-meter", card=act.weapon, most=most)
    if not 0 <= tokens <= max(card.primed, card.charges):
        return refuse("WB-F9", "weapon-tokens", card=act.weapon)
    set_critical_points(model, slot, critical)
    set_tokens(model, slot, tokens)
    if act.empty is not None:
        set_empty(model, slot, act.empty)
    return None


def degrade(sheet: Sheet, act: Degrade) -> Refusal | None:
    """Power armour (WB-F17)."""
    if (wrong := missing(sheet, act.token)) is not None:
        return wrong
    model = sheet.model(act.token)
    if model.power == NONE or model.degraded == act.on:
        return refuse("WB-F17", "no-power-armour", token=act.token)
    model.degraded, model.power_damage = act.on, 0
    renew(sheet.battle, model)
    return None
