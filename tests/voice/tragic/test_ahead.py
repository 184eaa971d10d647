"""What an action would come to, in words."""

from __future__ import annotations

from fractions import Fraction

import pytest

from overseer.text import LANGUAGES
from overseer.tragic.preview import Spread
from overseer.voice.tragic.preview.ahead import loss_lines
from tests.tragic.table import Table
from tests.voice.tragic.seats import reads

HALF = Fraction(1, 2)


@pytest.mark.parametrize(
    ("lost", "told"),
    [
        ({3: Fraction(1)}, "Mara loses 3 HP."),
        ({0: HALF, 3: HALF}, "Mara loses up to 3 HP, 1.5 on average."),
        ({-5: HALF, 3: HALF}, "Mara loses up to 3 HP or gets up to 5 back."),
        ({-5: HALF, 0: HALF}, "Mara gets up to 5 HP back, 2.5 on average."),
        ({-5: Fraction(1)}, "Mara gets 5 HP back."),
    ],
)
def test_healing_is_no_loss(lost: Spread, told: str) -> None:
    table = Table().fill().start()
    assert loss_lines(reads(table, 0), 1, lost, Fraction(0)) == [told]
    for lang in LANGUAGES:
        (line,) = loss_lines(reads(table, 0, lang), 1, lost, Fraction(0))
        assert "-" not in line
        assert "−" not in line
