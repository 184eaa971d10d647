"""The rulebook of Shelter: which rule stands where, and the page composed of the rule sentences.

>>> RULES[:3]
('SH-C1', 'SH-C2', 'SH-S1')

`python -m overseer.shelter.rulebook`, from the root of the repository, writes docs/rules anew.
"""

from pathlib import Path
from typing import Final

from overseer.text import translate
from overseer.text.rulebook import Rulebook, Sections, table

# The sections in the order of play; inside a section a rule stands where a new player needs it,
# so a later answer to a hard case (SH-Q…) follows the rule that it explains.
SECTIONS: Final[Sections] = (
    ("shelter-components", ("SH-C1", "SH-C2")),
    ("shelter-setup", ("SH-S1", "SH-S2", "SH-S3", "SH-S4", "SH-S5", "SH-S6")),
    ("shelter-round", ("SH-R1", "SH-R2", "SH-R3", "SH-R4", "SH-R5", "SH-R6")),
    ("shelter-placing", ("SH-P1", "SH-P2", "SH-P3", "SH-P4", "SH-P5", "SH-P6", "SH-P7", "SH-P8")),
    ("shelter-resources", ("SH-Y1", "SH-Y2", "SH-Y3", "SH-Y4", "SH-Y12")),
    ("shelter-items", ("SH-Y6", "SH-I1", "SH-I2", "SH-I3", "SH-Y7", "SH-Y15", "SH-Y16", "SH-Q8")),
    ("shelter-building", ("SH-Y8", "SH-Y9", "SH-Q6", "SH-Q10")),
    ("shelter-dwellers", ("SH-Y5", "SH-Q5", "SH-Y10", "SH-Y11", "SH-Y17", "SH-Q3")),
    ("shelter-wounds", ("SH-Y13", "SH-Y14", "SH-Q11")),
    ("shelter-income", ("SH-E1", "SH-E2", "SH-E3", "SH-E4", "SH-E5")),
    (
        "shelter-threats",
        (
            *("SH-T1", "SH-T2", "SH-Q9", "SH-T3", "SH-Q4", "SH-T4", "SH-Q7"),
            *("SH-T5", "SH-T6", "SH-T7", "SH-T8", "SH-T9"),
        ),
    ),
    ("shelter-end", ("SH-X1", "SH-X2", "SH-X3", "SH-X4", "SH-X5", "SH-X6")),
    ("shelter-cases", ("SH-Q1", "SH-Q2", "SH-Q12")),
)

RULES: Final[tuple[str, ...]] = tuple(rule for _, rules in SECTIONS for rule in rules)

# Rules that settle what the printed rules leave open: as a whole, or from "Our reading:" on.
READINGS: Final = frozenset(
    ("SH-R5", "SH-Y9", "SH-Y16", "SH-E4", "SH-E5", "SH-T8", "SH-T9", "SH-X5", "SH-X6")
) | frozenset(rule for rule in RULES if rule.startswith("SH-Q"))
PARTLY_READINGS: Final = frozenset(
    (
        *("SH-C2", "SH-S2", "SH-S6", "SH-R3", "SH-P6", "SH-P7", "SH-Y2", "SH-Y10", "SH-Y12"),
        *("SH-Y13", "SH-Y17", "SH-I2", "SH-T6", "SH-X2"),
    )
)

# The table of symbols: the symbol, where it is printed, and the rule that explains it.
SYMBOLS: Final[tuple[tuple[str, str, str], ...]] = (
    ("resource", "either", "SH-Y1"),
    ("any", "either", "SH-Y2"),
    ("happiness", "reward", "SH-Y3"),
    ("trade", "reward", "SH-Y12"),
    ("first", "reward", "SH-Y4"),
    ("item", "either", "SH-Y6"),
    ("ready", "reward", "SH-Y7"),
    ("refresh", "reward", "SH-Y15"),
    ("build", "reward", "SH-Y8"),
    ("build-cost", "cost", "SH-Y9"),
    ("dweller", "reward", "SH-Y5"),
    ("training", "reward", "SH-Y10"),
    ("wound", "cost", "SH-Y14"),
    ("heal", "reward", "SH-Y13"),
    ("letter", "space", "SH-P6"),
    ("wounded", "space", "SH-P5"),
    ("linked", "space", "SH-P4"),
    ("fight", "threat", "SH-T4"),
)


def symbol_table(lang: str) -> str:
    """The symbols at a glance."""
    columns = ("name", "where", "meaning", "rule")
    rows = [[translate(lang, f"rulebook-symbols-{column}") for column in columns]]
    for symbol, where, rule in SYMBOLS:
        rows.append(
            [
                translate(lang, f"rulebook-symbol-{symbol}"),
                translate(lang, f"rulebook-where-{where}"),
                translate(lang, f"rulebook-symbol-{symbol}-meaning"),
                BOOK.linked(rule),
            ]
        )
    return table(rows)


BOOK: Final = Rulebook(
    game="shelter",
    letters="SH",
    sections=SECTIONS,
    readings=READINGS,
    partly_readings=PARTLY_READINGS,
    annex="shelter-symbols",
    annex_table=symbol_table,
)
RULE_ID: Final = BOOK.rule_id


def markdown(lang: str) -> str:
    """The whole rulebook in one language as a Markdown page."""
    return BOOK.markdown(lang)


def write(folder: Path) -> None:
    """Write the page of every language into a folder."""
    BOOK.write(folder)


if __name__ == "__main__":
    write(Path("docs/rules"))
