"""A model of a battle as a fighter: what it is, has and suffers, wherever it stands."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import PLACES, STATUSES, Model
from overseer.wasteland.battle.moves import card_text
from overseer.wasteland.companion.table import Fighter
from overseer.wasteland.words import CONDITIONS, NONE


def fighter(battle: Battle, model: Model, id: int) -> Fighter:
    """Everything that its cards and tokens tell; the rest is up to who knows the table."""
    cards = battle.cards
    pool = () if model.group == NONE else battle.groups[model.group]
    return Fighter(
        id=id,
        unit=model.unit.id,
        side=model.side,
        token=model.token,
        wild=model.wild,
        place=PLACES[model.place],
        status=STATUSES[model.status],
        wounds=model.wounds,
        rads=model.rads,
        bonus=model.bonus,
        conditions=tuple(
            word for bit, word in enumerate(CONDITIONS) if model.conditions >> bit & 1
        ),
        reactions=model.reactions,
        points=model.points,
        boosts=model.boosts,
        luck=model.luck,
        heroic=model.heroic,
        leader="" if model.leader is None else model.leader.id,
        weapons=tuple(cards.weapons[number].id for number in model.weapons),
        mods=tuple("" if number == NONE else cards.items[number].id for number in model.mods),
        empty=tuple(slot for slot in range(len(model.weapons)) if model.empty >> slot & 1),
        tokens=tuple(model.tokens),
        criticals=tuple(model.criticals),
        items=tuple(cards.items[number].id for number in model.items),
        counters=model.counters,
        found=tuple(card_text(cards, card) for card in model.found),
        pool=tuple(card_text(cards, card) for card in pool),
        power="" if model.power == NONE else cards.items[model.power].id,
        power_damage=model.power_damage,
        degraded=model.degraded,
        stages=tuple((cards.items[card].id, stage) for card, stage in model.stages),
        addictions=tuple(cards.items[card].id for card in model.addictions),
        perks=tuple(cards.perks[number].id for number in model.perks),
        carrying=model.carrying,
    )
