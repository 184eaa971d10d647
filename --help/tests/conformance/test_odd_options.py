"""Options come out of files too, perhaps forged ones: whatever cannot be is refused in words."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

import overseer
from overseer.cardfile.problems import CardFileError
from overseer.engine import BadOption, Game
from overseer.shelter import game as shelter
from overseer.tragic import game as tragic
from overseer.wasteland import game as wasteland
from overseer.wasteland.campaign import game as campaign
from overseer.wasteland.scenarios.brought import BROUGHT
from overseer.wasteland.scenarios.spoils import KEYS

ODD: list[object] = [
    *(None, True, False, 0, 1, -1, 2, 10**30, -(10**30), 0.5, 500.0, 1e300),
    *("", "x", "\n", "x\ny = [[", "x" * 5000, "\x1b[2J", "normal", "standard"),
    *([], [[]], [{}], [None], [[[]], {}], ["x", []], [10**30], [[1, 2]], [[[], 1]], [["x", []]]),
    *({}, {"a": []}, {"x": {"y": []}}, [0.0, 1.0], [True, False], [0, 1], [1, 2], [1.0, 2.0]),
]

NESTED = {"brought": BROUGHT, "spoils": KEYS, "settings": wasteland.SETTINGS}


def cases() -> list[tuple[Game, str]]:
    """Every option of every game."""
    names = {
        "shelter": shelter.OPTIONS,
        "tragic": tragic.OPTIONS,
        "wasteland": wasteland.OPTIONS,
    }
    found = [(overseer.game(name), option) for name, row in names.items() for option in row]
    return found + [(campaign.Campaign(), option) for option in campaign.OPTIONS]


def values(option: str) -> list[object]:
    """Odd values for an option, and for what lies inside it."""
    found = list(ODD)
    for key in NESTED.get(option, ()):
        for odd in ODD:
            found += [{key: odd}, [{key: odd}], {key: [odd]}, [{key: [odd]}]]
    if option == "sides":
        found += [[odd, odd] for odd in ODD]
    if option in ("forces", "decks", "settlements", "factions", "floors", "limits"):
        found += [[odd] for odd in ODD] + [[odd, odd] for odd in ODD]
    return found


@pytest.mark.rule("OV-O1")
@pytest.mark.parametrize(("of", "option"), cases(), ids=lambda it: getattr(it, "name", it))
def test_an_odd_value_is_refused_as_an_option(of: Game, option: str) -> None:
    # The usual battle brings its own forces; in another one, those of the players are read.
    other = {"scenario": "ambush"} if of.name == "wasteland" and option != "scenario" else {}
    for base, value in product(({}, other) if other else ({},), values(option)):
        options = {**base, option: value}
        try:
            state = of.new(2, options)
            of.cards_digest(options)
        except (BadOption, CardFileError):  # the latter says what is wrong with cards of one's own
            continue
        except Exception as error:
            raise AssertionError(f"{option}={value!r}: {error!r}") from error
        if value is not None and not isinstance(value, str):
            # What is taken has the type that the game works with: no float for a number.
            assert b"." not in msgspec.json.encode(value), (option, value)
        state.encode()


@pytest.mark.rule("OV-O1")
@pytest.mark.parametrize("of", [*overseer.games(), campaign.Campaign()], ids=lambda it: it.name)
def test_an_option_that_nobody_knows_is_refused(of: Game) -> None:
    for name in ("", "x", "\x1b[2J", "x" * 5000):
        with pytest.raises(BadOption):
            of.new(2, {name: 1})
