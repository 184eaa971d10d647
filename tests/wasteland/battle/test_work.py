"""Names of the numbers in unfinished work."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.attack.hit import LUCK_AIM, LUCK_TOUGH
from overseer.wasteland.battle.work import W_ATTACK, W_HIT, Work
from overseer.wasteland.words import ENERGY


@pytest.mark.rule("WB-H3")
def test_what_luck_is_for_is_no_kind_of_damage() -> None:
    hit = Work(W_HIT)
    hit.damage_kind = ENERGY
    hit.luck = LUCK_TOUGH
    assert (hit.damage_kind, hit.luck) == (ENERGY, LUCK_TOUGH)
    attack = Work(W_ATTACK)
    attack.weapon_number = 7
    attack.luck = LUCK_AIM
    assert (attack.weapon_number, attack.luck) == (7, LUCK_AIM)
