"""What may be found in a battle, and what a side has: how many cards, and what they are worth."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import DIGIT, INVESTIGATION, SEARCHABLE, Model
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.battle.things.expertise import able, is_plain, skill_wanted, untested
from overseer.wasteland.battle.things.kit import HANDLESS
from overseer.wasteland.battle.things.markers import known, lies_there
from overseer.wasteland.prices import price_in

DROPPED: Final = "dropped"  # a weapon that a removed model leaves


def found_cards(battle: Battle, side: int) -> int:
    """How many found cards the models of a side hold."""
    return sum([len(model.found) for model in battle.on_table(side)])


def found_caps(battle: Battle, side: int) -> int:
    """What they are worth by the battle's list (WC-X14)."""
    return sum([price(battle, card) for m in battle.on_table(side) for card in m.found])


def price(battle: Battle, card: int) -> int:
    """What a card is worth; nothing where the list does not have it."""
    caps = battle.tables.settings.caps
    if card >= WEAPON_FIND:
        return max(price_in(battle.cards.weapons[card - WEAPON_FIND].caps, caps), 0)
    return max(price_in(battle.cards.items[card].caps, caps), 0)


def usable(battle: Battle, model: Model) -> tuple[int, ...]:
    """The markers that a model has the skill for, as far as its side knows."""
    found: list[int] = []
    for marker in battle.markers:
        if not lies_there(battle, marker.number):
            continue
        if marker.kind == INVESTIGATION:
            if known(marker, model.side) and marker.content <= DIGIT:
                continue
            if known(marker, model.side) and model.unit.types & HANDLESS:
                continue
            found.append(marker.number)
        elif marker.kind == SEARCHABLE:
            plain = known(marker, model.side) and is_plain(marker)
            if plain and not untested(marker.content):
                if not able(battle, model, skill_wanted(marker.content)):
                    continue
            if not known(marker, model.side) or plain:
                found.append(marker.number)
        elif marker.word == DROPPED and not model.unit.types & HANDLESS:
            found.append(marker.number)
    return tuple(found)
