"""The rulebook of Tragic: which rule stands where, and the annex of the critical chances.

>>> rule_ids()[:3]
('TR-A1', 'TR-A2', 'TR-A3')

`python -m overseer.tragic.rulebook`, from the root of the repository, writes docs/rules anew.
"""

from pathlib import Path
from typing import Final

from overseer.text import translate
from overseer.text.rulebook import Rulebook, Sections, table
from overseer.tragic import odds

# The sections in the order of play; inside a section a rule stands where a new player needs it,
# so everything about STEALTH, and about the factions, stands together.
SECTIONS: Final[Sections] = (
    ("tragic-aim", ("TR-A1", "TR-A2", "TR-A3", "TR-A4")),
    ("tragic-zones", ("TR-Z1", "TR-Z2", "TR-N1")),
    ("tragic-setup", ("TR-S1", "TR-S2", "TR-S3", "TR-S4", "TR-S7", "TR-S5", "TR-S6")),
    (
        "tragic-turn",
        ("TR-T1", "TR-T2", "TR-T3", "TR-T4", "TR-T7", "TR-T5", "TR-T9", "TR-T6", "TR-T8"),
    ),
    ("tragic-paying", ("TR-P1", "TR-P2", "TR-P3", "TR-P4", "TR-P6", "TR-P7", "TR-P5")),
    (
        "tragic-cards",
        (
            *("TR-K2", "TR-K1", "TR-K4", "TR-K11", "TR-K6", "TR-K5", "TR-K9", "TR-K10"),
            *("TR-K3", "TR-K8", "TR-K7", "TR-K13", "TR-K12", "TR-K14", "TR-K15", "TR-K16"),
        ),
    ),
    ("tragic-reactions", ("TR-R1", "TR-R4", "TR-R2", "TR-R6", "TR-R5", "TR-R3")),
    (
        "tragic-attacking",
        (
            *("TR-C1", "TR-C11", "TR-C3", "TR-C4", "TR-C9", "TR-C10", "TR-C6", "TR-C7"),
            *("TR-C5", "TR-C14", "TR-C8", "TR-C2", "TR-C12", "TR-C13"),
        ),
    ),
    (
        "tragic-keywords",
        (
            *("TR-W3", "TR-W4", "TR-W5", "TR-W1", "TR-W2", "TR-W18", "TR-W17", "TR-W9"),
            *("TR-W10", "TR-W14", "TR-W6", "TR-W7", "TR-W8", "TR-W11", "TR-W13"),
            *("TR-W12", "TR-W28", "TR-W29", "TR-W31", "TR-W30"),
            *("TR-W15", "TR-W23", "TR-W24", "TR-W25", "TR-W26", "TR-W27"),
            *("TR-W16", "TR-W19", "TR-W20", "TR-W21", "TR-W22"),
        ),
    ),
    ("tragic-ends", ("TR-E1", "TR-E2", "TR-E3", "TR-M1", "TR-E4", "TR-E5", "TR-E6")),
    ("tragic-limits", ("TR-L1", "TR-L2", "TR-L3", "TR-L4", "TR-L5", "TR-D1", "TR-D2")),
)

# Rules that settle what the printed rules leave open: as a whole, or from "Our reading:" on.
READINGS: Final = frozenset(
    (
        *("TR-A4", "TR-N1", "TR-T9", "TR-P6", "TR-R4", "TR-R5", "TR-C12", "TR-C14"),
        *("TR-W24", "TR-W25", "TR-W31", "TR-L1", "TR-L2", "TR-L3", "TR-L4", "TR-L5"),
        *("TR-D1", "TR-D2", "TR-E4"),
    )
)
PARTLY_READINGS: Final = frozenset(
    (
        *("TR-A2", "TR-Z2", "TR-S6", "TR-S7", "TR-T6", "TR-P1", "TR-K13", "TR-R1", "TR-C1"),
        *("TR-C2", "TR-C9", "TR-W6"),
        *("TR-W7", "TR-W8", "TR-W9", "TR-W12", "TR-W13", "TR-W21", "TR-W22", "TR-M1"),
    )
)


def odds_table(lang: str) -> str:
    """The critical chances, the annex of the book."""
    columns = ("chances", "dice", "share", "exact")
    rows = [[translate(lang, f"odds-column-{column}") for column in columns]]
    for chances in range(odds.MOST + 1):
        share = translate(lang, "odds-percent", n=odds.percent(chances))
        rows.append([str(chances), str(odds.dice(chances)), share, str(odds.critical(chances))])
    return table(rows)


BOOK: Final = Rulebook(
    game="tragic",
    letters="TR",
    sections=SECTIONS,
    readings=READINGS,
    partly_readings=PARTLY_READINGS,
    annex="tragic-odds",
    annex_table=odds_table,
)
RULES: Final = BOOK.rules


def rule_ids() -> tuple[str, ...]:
    """Every rule once, in the order of the book."""
    return RULES


if __name__ == "__main__":
    BOOK.write(Path("docs/rules"))
