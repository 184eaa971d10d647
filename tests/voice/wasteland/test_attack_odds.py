"""An attack before it is made: every number with its source, chances that add up to one."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from overseer.host.client import Client
from overseer.voice.wasteland.given import AttackOdds, Sight
from overseer.voice.wasteland.table.sights import rulers_for
from tests.voice.wasteland.table import HELMET, played, sitting


def attacks(most: int) -> list[tuple[Client, AttackOdds]]:
    """The first attacks that somebody could make in a battle, one for each question."""
    found: list[tuple[Client, AttackOdds]] = []
    for client in played(sitting(HELMET, 3), 3, 150):
        for move in client.reader.moves():
            if str(move).startswith(("shoot", "fight", "quick shoot")):
                odds = client.ask(str(move)).odds
                found.append((client, msgspec.convert(odds, AttackOdds)))
                break
        if len(found) == most:
            break
    return found


@pytest.mark.rule("WB-D2")
def test_the_numbers_of_an_attack_add_up() -> None:
    found = attacks(4)
    assert found
    for _, odds in found:
        assert sum(item.n for item in odds.items) == odds.value
        assert len(odds.faces) == 20
        for wound in odds.wounds:
            assert sum(Fraction(bar.chance.exact) for bar in wound.damage) == 1
            assert Fraction(wound.out.exact) <= Fraction(odds.hit.exact)
        for effect in odds.effects:
            assert 0 <= effect.chance.percent <= 100


@pytest.mark.rule("WB-D2")
def test_without_dice_the_faces_that_hit_are_the_chance() -> None:
    for _, odds in attacks(8):
        if not odds.dice.get("green") and not odds.dice.get("black") and not odds.dice:
            assert Fraction(sum(odds.faces), 20) == Fraction(odds.hit.exact)


@pytest.mark.rule("WB-G2")
def test_lengths_are_told_by_rulers() -> None:
    assert rulers_for(51) == "O"
    assert rulers_for(52) == "Y"
    assert rulers_for(306) == "KO"
    assert rulers_for(620) == ""
    assert Sight(at="m1", name="", gap=1, rulers="O").cover == []
