"""The numbers of a unit with all that it carries, as they are when a battle begins."""

from __future__ import annotations

from overseer.wasteland.battle.battle import Battle, Settings, Tables
from overseer.wasteland.battle.measure import awareness
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.rules import Rules
from overseer.wasteland.battle.values import (
    attribute,
    has_skill,
    move_colour,
    power_health,
    power_rating,
    power_strong,
    rating,
    skill_base,
    strong,
)
from overseer.wasteland.card import CardSet
from overseer.wasteland.force.force import Force
from overseer.wasteland.force.muster import muster
from overseer.wasteland.words import ATTRIBUTES, DAMAGES, NONE, SKILLS

Rating = tuple[int, bool]  # how much, and whether it has the "+1" (WB-F6)


class Numbers:
    """The numbers of one model of a unit; leader cards and perks count, as in a battle."""

    def __init__(self, battle: Battle, model: Model) -> None:
        kinds = range(len(DAMAGES))
        self.unit = model.unit
        self.attributes = tuple([attribute(battle, model, n) for n in range(len(ATTRIBUTES))])
        self.health = model.health
        self.luck = model.luck  # luck points of a hero (WB-H3)
        self.ratings: list[Rating] = [
            (rating(battle, model, kind), strong(model, kind)) for kind in kinds
        ]
        self.power: list[Rating] = []  # of its power armour (WB-F7)
        self.power_health = 0
        if model.power != NONE:
            plus = power_strong(battle, model)
            self.power = [(power_rating(battle, model, kind), plus) for kind in kinds]
            self.power_health = power_health(battle, model)
        self.rulers = {
            "move": move_colour(battle, model, False, False, False),
            "charge": move_colour(battle, model, True, False, False),
            "awareness": awareness(battle, model),
        }
        self.skills = {
            skill: skill_base(battle, model, skill)
            for skill in range(len(SKILLS))
            if has_skill(model, skill)
        }


def numbers_of(force: Force, cards: CardSet) -> list[Numbers]:
    """The numbers of each unit of a force."""
    battle = Battle(None, Tables(cards, Rules("muster"), Settings()), 1)
    battle.sides = (0,)
    models = muster(battle, force, 0, 0)
    first = {model.group: model for model in reversed(models)}
    return [Numbers(battle, first[group]) for group in range(len(force.units))]
