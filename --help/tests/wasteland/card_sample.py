"""A small card set of Wasteland that says everything a card file can say."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

import pytest

from overseer.cardfile.problems import CardFileError, Problem
from overseer.wasteland.cards.file import load_text

FILE = "mine.toml"
TEXT = """\
name = "mine"

[[unit]]
id = "yao-guai"
source = "designed"
caps = [-1, 120, 0]
unique = true
faction = "creatures"
types = ["creature"]
base = 25
special = [9, 6, 8, 1, 2, 4, 1]
health = 8
health_attribute = "strength"
armour = ["2+1", "–", "X"]
move = "yellow"
charge = "green"
awareness = "black"
skills = ["melee strength", "cry strength", "search perception"]
cry = "orange"
presence = "yellow"
traits = ["no-climb", "burrows"]
gives = ["boost 1", "search 2 aura-dogs"]
dice = ["green melee"]
weapons = ["bear-claw"]
standard = ["spike-bat", "bear-jam", "spike-bomb"]

[[weapon]]
id = "bear-claw"
kind = "melee"
source = "designed"
natural = true
dice = "YYB"
damage = "2 physical, 1 radiation"
effects = ["2 bottle fire", "star pierce 1 max 2 if-damaged", "explosion push orange"]
primed = 3
strength_die = "yellow"
against_agility = true
throws = "yellow"
reach = "orange"

[[weapon]]
id = "spike-bat"
kind = "rifle"
source = "designed"
caps = [1, 2, 3]
short = "blue YY"
long = "black"
minimum = "orange"
damage = "3 energy"
slow = true
walked = 5
strength = 7
users = ["mutant", "human"]
critical = { points = 3, band = "long", dice = "KG", damage = 4, effects = ["bottle arm"] }

[[weapon]]
id = "spike-bomb"
kind = "thrown"
source = "designed"
dice = "K"
damage = "2 physical"
area = "yellow"
inner = "orange"
inner_effects = ["damage 1", "stun"]
direct = ["reduction 1"]
scatter = ["0 orange", "3 yellow"]
always_scatters = true
one_use = true

[[weapon]]
id = "spike-mine"
kind = "mine"
source = "designed"
dice = "Y"
damage = "2 physical"
trigger = "yellow"
area = "red"

[[item]]
id = "bear-jam"
kind = "chem"
source = "designed"
caps = [4, 5, 6]
limited = true
users = ["creature", "human"]
use = ["heal 4", "cure", "cleanse all"]
stages = [{ use = ["action 1"] }, { gives = ["strength 1"], dice = ["black melee"] }]
addiction = "star"
penalties = ["agility -2"]

[[item]]
id = "bear-suit"
kind = "power-armour"
source = "designed"
[item.intact]
special = [3, 0, 4, 0, 0, -1, 0]
armour = ["3+1", "2+1", "–"]
[item.degraded]
special = [3, 0, 0, 0, 0, -1, 0]
armour = ["3", "2", "1"]

[[item]]
id = "bear-scope"
kind = "mod"
source = "designed"
fits = ["rifle", "pistol"]
fits_armour = true
gives = ["long 2"]
dice = ["yellow weapon"]
effects = ["explosion stun if-damaged"]
tokens = 2

[[item]]
id = "bear-cap"
kind = "armour-piece"
source = "designed"
piece = 1
gives = ["physical 2"]

[[item]]
id = "bear-steak"
kind = "food"
source = "designed"
use = ["heal 1"]
cooked = ["heal 4"]

[[leader]]
id = "tamer"
source = "designed"
caps = [1, 2, 3]
gives = ["awareness 1 aura"]
dice = ["green long-rifle"]
powers = ["controls", "redraws"]

[[danger]]
id = "bear-trap"
source = "designed"
attribute = "agility"
modifier = -1
effects = ["hurt 2", "leg"]
copies = 2

[[ai]]
unit = "yao-guai"
source = "designed"
columns = ["health 6+", "friends 1-2", "engaged 1"]
bottle = ["A reckless", "O careful", "F careful"]
star = ["A careful stays", "M careful", "D careful"]
stars = ["D reckless", "D reckless", "D reckless"]
explosion = ["M reckless", "M reckless", "M reckless"]
methods = ["close", "close", "ranged"]
priorities = ["nearest", "weakest"]
preferred = ["bear-claw", "spike-bat"]
ap = ["attack", "move"]
"""


# The least that a set needs besides its name.
UNIT = """[[unit]]
id = "post"
source = "designed"
faction = "neutral"
types = ["object"]
base = 10
special = [0, 0, 0, 0, 0, 0, 0]
health = 2
"""


class Broken(NamedTuple):
    """A sample with `old` made `new`: the problem, and how its line begins."""

    old: str
    new: str
    mark: str
    id: str
    args: Mapping[str, str | int] = MappingProxyType({})

    def found_in(self, sample: str) -> None:
        """The mistake is told once, on its line."""
        at = sample.index(self.old)
        text = sample[:at] + self.new + sample[at + len(self.old) :]
        problem = problem_of(text)
        assert (problem.file, problem.id) == (FILE, self.id)
        assert text.splitlines()[problem.line - 1].startswith(self.mark)
        # The line is the one of this card, not of another with the same key.
        assert abs(problem.line - (text.count("\n", 0, at) + 1)) < 16
        assert problem.args.items() >= self.args.items()


def problem_of(text: str) -> Problem:
    """The one mistake of a text."""
    with pytest.raises(CardFileError) as caught:
        load_text(text, FILE)
    (problem,) = caught.value.problems
    return problem
