"""What is known of a real table, as a value."""

from __future__ import annotations

import msgspec
import pytest

from overseer.wasteland.battle.measure import is_object
from overseer.wasteland.battle.values import rating
from overseer.wasteland.cards.file import standard
from overseer.wasteland.companion.paper import paper
from overseer.wasteland.companion.table import Acting, Fighter, Goal, Mark, Reading, Table
from overseer.wasteland.words import PHYSICAL, YELLOW


def known() -> Table:
    """A table with something of everything."""
    reading = Reading(
        die="star", row="star", column=0, letter="A", reckless=True, stays=False, method="close"
    )
    return Table(
        fighters=(
            Fighter(id=9, unit="super-mutant-brute", side=1, ai=True, token=3, engaged_with=()),
            Fighter(id=7, unit="settler", side=0, wounds=1, conditions=("shaken",)),
        ),
        marks=(Mark(id=2, word="crop"),),
        goals=(Goal(side=1, kind="defeat", fighters=(7,)),),
        acting=Acting(fighter=9, reading=reading),
    )


def test_it_is_written_and_read_back() -> None:
    table = known()
    assert msgspec.json.decode(msgspec.json.encode(table), type=Table) == table


def test_things_are_found_by_their_ids() -> None:
    table = known()
    assert table.fighter(7).unit == "settler"
    assert table.mark(2).word == "crop"
    with pytest.raises(KeyError):
        table.fighter(1)
    with pytest.raises(KeyError):
        table.mark(1)


@pytest.mark.rule("WB-I5")
def test_a_thing_without_a_card_and_a_thrower() -> None:
    thing = Fighter(id=1, unit="computer", side=0, thing=4, ratings=(2, 1))
    settler = Fighter(id=2, unit="settler", side=1, ai=True, throws="Y")
    battle = paper(Table(fighters=(thing, settler)), standard())
    assert is_object(battle.models[0])
    assert battle.models[0].left == 4
    assert rating(battle, battle.models[0], PHYSICAL) == 2
    assert battle.models[1].unit.throw == YELLOW
