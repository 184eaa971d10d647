"""The chance of a critical hit, exact: the annex that the printed rules promise (TR-C6).

>>> [str(critical(chances)) for chances in (0, 1, 2, 3)]
['0', '1/36', '2/27', '19/144']
"""

from fractions import Fraction
from typing import Final

DEFAULT: Final = 2  # critical chances of a player whom no card helps
MOST: Final = 12  # as far as the table and the picture go

_ONE: Final = Fraction(1, 6)


def dice(chances: int) -> int:
    """How many dice are rolled: one a chance, and the confirmation die that is never lost."""
    return 1 + max(0, chances)


def critical(chances: int) -> Fraction:
    """The chance that at least two of the dice show a 1."""
    n = dice(chances)
    none = (1 - _ONE) ** n
    exactly_one = n * _ONE * (1 - _ONE) ** (n - 1)
    return 1 - none - exactly_one


def percent(chances: int) -> float:
    """The chance in per cent, rounded to a tenth for the eye."""
    return float(round(100 * critical(chances), 1))
