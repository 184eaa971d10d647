"""Forces beside a real table: the fighters of a list, with all that their cards give them."""

from __future__ import annotations

import msgspec

from overseer.wasteland.battle.battle import Battle, Settings, Tables
from overseer.wasteland.battle.rules import Rules
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.card import CardSet
from overseer.wasteland.companion.mirror import fighter_of
from overseer.wasteland.companion.table import Fighter
from overseer.wasteland.force.force import Force
from overseer.wasteland.force.muster import muster
from overseer.wasteland.words import NONE


def mustered(cards: CardSet, force: Force, side: int, ai: bool, first: int) -> list[Fighter]:
    """The fighters of a force on the table; ids count from `first`, the AI's tokens from 1.

    Who touches whom is not known: it will be asked.
    """
    battle = Battle(None, Tables(cards, Rules("companion"), Settings()), 1)
    battle.sides = (side,)
    models = muster(battle, force, side, NONE if ai else 0)
    found: list[Fighter] = []
    for place, model in enumerate(models):
        refresh(battle, model)
        fighter = fighter_of(battle, model, False)
        found.append(
            msgspec.structs.replace(
                fighter,
                id=first + place,
                place="table",
                status="unready",
                token=place + 1 if ai else 0,
                auras=(),
            )
        )
    return found
