"""A battle on paper: what a tracker knows as a `Battle` without positions.

The rules that need no place on the table are asked of it as they are: weapons, rulers, ratings,
skills, what is carried. Models stand far apart there; whatever depends on where they really stand
is a fact that somebody says (`questions`).
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle, Response, Settings, Tables
from overseer.wasteland.battle.model import PLACES, STATUSES, Model
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.battle.rules import Rules
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.card import CardSet, Unit
from overseer.wasteland.companion.table import Fighter, Reading, Table
from overseer.wasteland.gifts import Gift
from overseer.wasteland.scenarios.forces import thrower
from overseer.wasteland.words import (
    ACCOMPANIED,
    ALONE,
    AURA_DOGS,
    AURA_LOW,
    AURA_MINUTEMEN,
    COLOUR_LETTERS,
    CONDITIONS,
    DOG,
    METHODS,
    NONE,
    OBJECT,
    RESPONSES,
    ROWS,
)

FAR: Final = 10_000  # mm between models on paper


class PaperRules(Rules):
    """What the table says of its models, as a scenario would."""

    def __init__(self, table: Table) -> None:
        super().__init__("companion")
        self.table: Table = table
        self.swaps_radiation = table.swaps_radiation
        self.burdens = any(f.slower or not f.may_charge for f in table.fighters)

    def targetable(self, battle: Battle, target: Model) -> bool:
        return not self.table.fighters[target.number].spared

    def slower(self, battle: Battle, model: Model) -> int:
        return self.table.fighters[model.number].slower

    def may_charge(self, battle: Battle, model: Model) -> bool:
        return self.table.fighters[model.number].may_charge

    def capable(self, battle: Battle, model: Model) -> bool:
        return self.table.fighters[model.number].capable


def paper(table: Table, cards: CardSet) -> Battle:
    """The battle on paper; model n is the n-th fighter of the table."""
    battle = Battle(None, Tables(cards, PaperRules(table), Settings()), 1)
    battle.sides = (0,)
    for fighter in table.fighters:
        if fighter.ai:
            battle.ai |= 1 << fighter.side
        _add(battle, fighter)
    for model in battle.models:
        refresh(battle, model)
    known = [model.auras for model in battle.models]
    for fighter, model in zip(table.fighters, battle.models, strict=True):
        model.stats = _with_auras(table, battle, fighter, model, known)
    for model in battle.models:
        model.auras = ()
    battle.fate.standing = tuple((cards.event_numbers[id], NONE) for id in table.events)
    battle.fate.settle(cards.events)
    acting = table.acting
    if acting is not None:
        battle.active = number_of(table, acting.fighter)
        battle.actions = acting.actions
        if acting.reading is not None:
            battle.response = response(acting.reading, battle.active)
            battle.response.vats = acting.vats
            battle.response.quick = acting.quick
    return battle


def number_of(table: Table, id: int) -> int:
    """The place of a fighter in the table; KeyError if there is none."""
    for place, fighter in enumerate(table.fighters):
        if fighter.id == id:
            return place
    raise KeyError(id)


def response(reading: Reading, model: int) -> Response:
    """What was read off the die, as the engine has it."""
    found = Response()
    found.model = model
    found.row = ROWS.index(reading.row)
    found.column = reading.column
    found.letter = RESPONSES.index(reading.letter)
    found.reckless = reading.reckless
    found.stays = reading.stays
    found.method = METHODS.index(reading.method)
    return found


def reading_of(found: Response, die: str) -> Reading:
    """What the engine read off the die, in words."""
    return Reading(
        die=die,
        row=ROWS[found.row],
        column=found.column,
        letter=RESPONSES[found.letter],
        reckless=found.reckless,
        stays=found.stays,
        method=METHODS[found.method],
    )


def _add(battle: Battle, fighter: Fighter) -> None:
    cards = battle.cards
    model = battle.add_model(unit_of(cards, fighter), fighter.side, NONE if fighter.ai else 0)
    model.x = FAR * model.number
    model.token = fighter.token
    model.wild = fighter.wild
    model.place = PLACES.index(fighter.place)
    model.status = STATUSES.index(fighter.status)
    model.wounds = fighter.wounds
    model.rads = fighter.rads
    model.bonus = fighter.bonus
    for word in fighter.conditions:
        model.conditions |= 1 << CONDITIONS.index(word)
    model.reactions = fighter.reactions
    model.points = fighter.points
    model.boosts = fighter.boosts
    model.luck = fighter.luck
    model.heroic = fighter.heroic
    model.leader = cards.leader(fighter.leader) if fighter.leader else None
    model.weapons = tuple(cards.weapon_numbers[id] for id in fighter.weapons)
    count = len(model.weapons)
    mods = fighter.mods + ("",) * (count - len(fighter.mods))
    model.mods = tuple(cards.item_numbers[id] if id else NONE for id in mods)
    for slot in fighter.empty:
        model.empty |= 1 << slot
    model.tokens = bytes(fighter.tokens) + bytes(count - len(fighter.tokens))
    model.criticals = bytes(fighter.criticals) + bytes(count - len(fighter.criticals))
    model.items = tuple(cards.item_numbers[id] for id in fighter.items)
    model.counters = fighter.counters + (0,) * (len(model.items) - len(fighter.counters))
    model.found = tuple(find(cards, id) for id in fighter.found)
    model.group = len(battle.groups)
    battle.groups = (*battle.groups, tuple(find(cards, id) for id in fighter.pool))
    model.power = cards.item_numbers[fighter.power] if fighter.power else NONE
    model.power_damage = fighter.power_damage
    model.degraded = fighter.degraded
    model.stages = tuple((cards.item_numbers[id], stage) for id, stage in fighter.stages)
    model.addictions = tuple(cards.item_numbers[id] for id in fighter.addictions)
    model.perks = tuple(cards.perk_numbers[id] for id in fighter.perks)
    model.locked = fighter.locked
    model.carrying = fighter.carrying


def unit_of(cards: CardSet, fighter: Fighter) -> Unit:
    """The card of a fighter; a thing without one has its health and ratings."""
    if fighter.thing:
        card = Unit(NONE, fighter.unit)
        card.types = OBJECT
        card.health = fighter.thing
        card.ratings = fighter.ratings + (0,) * (3 - len(fighter.ratings))
        return card
    card = cards.unit(fighter.unit)
    return thrower(card, COLOUR_LETTERS.index(fighter.throws)) if fighter.throws else card


def find(cards: CardSet, id: str) -> int:
    """An item or a weapon as the deck numbers it."""
    if id in cards.item_numbers:
        return cards.item_numbers[id]
    return WEAPON_FIND + cards.weapon_numbers[id]


def _with_auras(
    table: Table, battle: Battle, fighter: Fighter, model: Model, known: list[tuple[Gift, ...]]
) -> tuple[int, ...]:
    """A model's numbers with the presence of those that the table names (WB-H4)."""
    total = list(model.stats)
    best = [0] * len(total)
    worst = [0] * len(total)
    for giver in battle.models:
        own = giver is model
        if not own and table.fighters[giver.number].id not in fighter.auras:
            continue
        for gift in known[giver.number]:
            if not _fits(gift, giver, model, fighter, own):
                continue
            if gift.reach in (ALONE, ACCOMPANIED):
                total[gift.stat] += gift.amount
                continue
            best[gift.stat] = max(best[gift.stat], gift.amount)
            worst[gift.stat] = min(worst[gift.stat], gift.amount)
    return tuple(total[n] + best[n] + worst[n] for n in range(len(total)))


def _fits(gift: Gift, giver: Model, model: Model, fighter: Fighter, own: bool) -> bool:
    reach = gift.reach
    if reach in (ALONE, ACCOMPANIED):
        return own and fighter.id in fighter.auras
    if reach == AURA_LOW and model.left > 2:
        return False
    if reach == AURA_DOGS and not model.unit.types & DOG:
        return False
    if reach == AURA_MINUTEMEN and (model.unit.id != "minuteman" or own):
        return False
    if own:
        return True
    return giver.leader is None or model.unit.faction == giver.unit.faction
