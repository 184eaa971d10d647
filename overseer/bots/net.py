"""A small neural net that compares two players: one hidden layer, and each counted both ways round.

What is good for one is exactly as bad for the other, whatever the numbers are. They come from a
TOML file; `tools/weigh.py` finds them.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import tanh
from typing import Any


class Net:
    """`lead` is positive when the first player is better off: a logarithm of the odds."""

    def __init__(
        self,
        mine: list[list[float]],
        theirs: list[list[float]],
        shared: list[float],
        bias: list[float],
        out: list[float],
        direct: list[float],
    ) -> None:
        self.mine: list[list[float]] = mine  # for every cell, what one's own inputs count
        self.theirs: list[list[float]] = theirs
        self.shared: list[float] = shared  # an input that both have in common
        self.bias: list[float] = bias
        self.out: list[float] = out  # what the cells count
        self.direct: list[float] = direct  # what inputs count past the cells

    def lead(self, mine: list[float], theirs: list[float], shared: float) -> float:
        """How far the first is ahead of the second."""
        inputs = range(len(self.direct))
        total = 0.0
        for at in inputs:
            total += self.direct[at] * (mine[at] - theirs[at])
        for cell in range(len(self.out)):
            own = self.mine[cell]
            other = self.theirs[cell]
            there = self.bias[cell] + self.shared[cell] * shared
            back = there
            for at in inputs:
                there += own[at] * mine[at] + other[at] * theirs[at]
                back += own[at] * theirs[at] + other[at] * mine[at]
            total += self.out[cell] * (tanh(there) - tanh(back))
        return total


def read_data(name: str, inputs: list[str]) -> dict[str, Any]:
    """The file of a net, beside this one; its inputs have to be those that the caller counts."""
    data = tomllib.loads(files("overseer.bots").joinpath(name).read_text(encoding="utf-8"))
    assert data["inputs"] == inputs, f"{name} was found for other inputs: python -m tools.weigh"
    return data


def net_of(data: dict[str, Any]) -> Net:
    """The net of such a file."""
    cells = data["cells"]
    return Net(
        [floats(cell["mine"]) for cell in cells],
        [floats(cell["theirs"]) for cell in cells],
        floats([cell["shared"] for cell in cells]),
        floats([cell["bias"] for cell in cells]),
        floats([cell["out"] for cell in cells]),
        floats(data["direct"]),
    )


def floats(numbers: list[float]) -> list[float]:
    """TOML may have read some of them as whole numbers."""
    return [float(number) for number in numbers]
