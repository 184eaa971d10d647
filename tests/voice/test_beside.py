"""What is counted beside the real tables of Shelter and Tragic agrees with the engine."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

import overseer
from overseer.shelter.round import end_pay, ranking
from overseer.shelter.tables import PER
from overseer.text import LANGUAGES
from overseer.tragic import odds
from overseer.voice.shelter.beside import COUNTED, ShelterBeside, shelter_beside, ways
from overseer.voice.tragic.beside import tragic_beside


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_is_said_in_every_language(lang: str) -> None:
    shelter, tragic = shelter_beside(lang), tragic_beside(lang)
    assert all(each.name for each in shelter.counts)
    assert all(item.name and item.text for item in shelter.items)
    assert [rule.id for rule in shelter.rules if not rule.text] == []
    assert all(trait.name and trait.text for trait in tragic.traits)
    assert [rule.id for rule in tragic.rules if not rule.text] == []


@pytest.mark.rule("SH-T1")
@pytest.mark.rule("SH-T2")
def test_threats_fall_as_two_dice_do() -> None:
    found = shelter_beside("en")
    assert found.shaft == 7
    assert [each.sum for each in found.columns] == list(range(2, 13))
    throws = [a + b for a in range(1, 7) for b in range(1, 7)]
    counted = [throws.count(each.sum) for each in found.columns]
    assert [ways(each.sum) for each in found.columns] == counted


def paid(data: ShelterBeside, id: str, counts: dict[str, int]) -> int:
    """What a card pays, as the page adds it up."""
    item = next(each for each in data.items if each.id == id)
    n = int(counts["lying"] == 0) if item.calm else sum(counts[each] for each in item.sum)
    found = n // item.each * item.happiness
    return min(item.most, found) if item.most else found


@pytest.mark.rule("SH-X3")
@pytest.mark.rule("SH-X5")
def test_cards_pay_what_the_engine_pays() -> None:
    """In random games the engine's own count at the end is the page's."""
    data, rng = shelter_beside("en"), Random(5)
    game = overseer.game("shelter")
    for _ in range(4):
        state = game.new(3, {})
        while state.outcome is None:
            if state.seat == overseer.NATURE:
                state.apply(state.chance(rng.randrange(state.spread)))
            else:
                state.apply(rng.choice(state.moves()))
            for player in getattr(state, "players", []):
                stock = player.stock
                counts = {
                    **dict.fromkeys(COUNTED, 0),
                    "energy": stock // 49,
                    "food": stock // 7 % 7,
                    "water": stock % 7,
                    "dweller": player.total,
                    "item": len(player.ready) + len(player.spent),
                    "lying": 12 - player.threats.count(0),
                    "room": 6 - player.rooms.count(0),
                    "trained": bin(player.trained | player.hurt_trained).count("1"),
                    "threat": player.defeated,
                }
                for item in state.tables.items:  # type: ignore[attr-defined]
                    if item.per >= 0:
                        assert paid(data, item.card.id, counts) == end_pay(player, item)
                ties = [sum(counts[each] for each in tie) for tie in data.ties]
                assert tuple(ties) == ranking(player)[1:]
    assert {PER[item.per] for item in state.tables.items if item.per >= 0} >= {"room", "calm"}  # type: ignore[attr-defined]


@pytest.mark.rule("TR-C6")
def test_critical_chances_are_the_exact_ones() -> None:
    found = tragic_beside("en")
    for row in found.criticals.rows:
        assert Fraction(row.exact) == odds.critical(row.chances)
        assert row.dice == row.chances + 1
    assert (found.factor, found.needed, found.faces) == (2, 2, 6)


@pytest.mark.rule("TR-A1")
@pytest.mark.rule("TR-N1")
def test_traits_and_radiation_change_what_the_cards_say() -> None:
    found = tragic_beside("en")
    traits = {trait.id: trait.changes for trait in found.traits}
    assert found.hp + traits["ghoul-2"].hp == 70
    assert traits["jinx-1"].factor == 1
    assert traits["four-eyes-1"].never
    assert [level.level for level in found.levels] == list(range(found.highest + 1))
    assert sum(level.changes.hp for level in found.levels) == -10
