"""The rulebook of Wasteland: which rule stands where, its examples, and the annex of numbers.

>>> rule_ids()[:3]
('WB-G1', 'WB-G2', 'WB-G3')

`python -m overseer.wasteland.rulebook`, from the root of the repository, writes docs/rules anew.
"""

from pathlib import Path
from typing import Final

from overseer.text import translate
from overseer.text.rulebook import Rulebook, Sections, table
from overseer.wasteland.battle.dice import RED_FACES, SHOUT, WHITE_FACES, WHITE_NUMBERS
from overseer.wasteland.settlement.structure import FAMILIES, Structure
from overseer.wasteland.settlement.structure_file import structures
from overseer.wasteland.settlement.text import effect_text, structure_name
from overseer.wasteland.words import COLOUR_LETTERS, COLOURS, LENGTHS

# The sections in the order of play; WB is the battle, WC the campaign book around it. Inside a
# section a rule stands where a new player needs it, so a rule and its readings stand together.
SECTIONS: Final[Sections] = (
    (
        "wasteland-table",
        ("WB-G1", "WB-G2", "WB-G3", "WB-G4", "WB-G5", "WB-G6", "WB-G7", "WB-G8"),
    ),
    ("wasteland-dice", ("WB-D1", "WB-D2", "WB-D3", "WB-D4", "WB-D5")),
    ("wasteland-forces", ("WC-F1", "WC-F2", "WC-F8", "WB-X1")),
    ("wasteland-setup", ("WC-F3", "WC-F4", "WC-F7", "WC-R6")),
    ("wasteland-round", ("WB-R1", "WB-R2", "WB-R3", "WB-R9", "WB-R4")),
    ("wasteland-reactions", ("WB-R5", "WB-R6", "WB-R7", "WB-R8")),
    (
        "wasteland-shooting",
        ("WB-F1", "WB-F15", "WB-F20", "WB-F9", "WB-F8", "WB-F16", "WB-F11"),
    ),
    (
        "wasteland-close",
        ("WB-F2", "WB-F3", "WB-F4", "WB-F19", "WB-F5", "WB-F12", "WB-F13", "WB-F14"),
    ),
    ("wasteland-damage", ("WB-F6", "WB-F18", "WB-F7", "WB-F17", "WB-F10", "WB-I5")),
    ("wasteland-heroes", ("WB-H1", "WB-H2", "WB-H3", "WB-H5", "WB-H4")),
    ("wasteland-items", ("WB-I1", "WC-F9", "WB-I2", "WB-I4", "WB-I3")),
    (
        "wasteland-events",
        ("WC-E1", "WC-E2", "WC-E3", "WC-E4", "WC-E5", "WC-E6", "WC-E7"),
    ),
    ("wasteland-fortune", ("WC-P1", "WC-P2", "WC-B1", "WC-Q1", "WC-Q2", "WC-Q3")),
    ("wasteland-ends", ("WC-F5", "WC-F6")),
    (
        "wasteland-ai",
        (
            *("WC-A1", "WC-A2", "WC-A22", "WC-A26", "WC-A3"),
            *("WC-A4", "WC-A5", "WC-A6", "WC-A7"),
        ),
    ),
    (
        "wasteland-responses",
        (
            *("WC-A8", "WC-A9", "WC-A24", "WC-A10", "WC-A11"),
            *("WC-A12", "WC-A13", "WC-A14", "WC-A21"),
        ),
    ),
    (
        "wasteland-conduct",
        (
            *("WC-A15", "WC-A16", "WC-A17", "WC-A18", "WC-A19"),
            *("WC-A23", "WC-A25", "WC-A20", "WC-R7"),
        ),
    ),
    ("wasteland-settlement", ("WC-S1", "WC-S2", "WC-S11", "WC-S3", "WC-S10")),
    ("wasteland-building", ("WC-S4", "WC-S12", "WC-S13", "WC-S7")),
    ("wasteland-drawing", ("WC-S5", "WC-S15", "WC-S14", "WC-S8", "WC-S6", "WC-S9")),
    (
        "wasteland-rivals",
        (
            *("WC-X1", "WC-R5", "WC-X2", "WC-X3", "WC-R1", "WC-R8"),
            *("WC-X4", "WC-X5"),
        ),
    ),
    (
        "wasteland-linked",
        (
            *("WC-X6", "WC-R2", "WC-X7", "WC-R3", "WC-X8", "WC-X9"),
            *("WC-X10", "WC-R9"),
        ),
    ),
    ("wasteland-solo", ("WC-X11", "WC-X12", "WC-X13", "WC-X14", "WC-X15", "WC-R10")),
    (
        "wasteland-tutorials",
        ("WC-X16", "WC-X17", "WC-X18", "WC-X19", "WC-R11", "WC-X20", "WC-R4"),
    ),
)

# Rules that settle what the printed rules leave open: as a whole, or from "Our reading:" on.
READINGS: Final = frozenset(
    (
        *("WB-R6", "WB-R7", "WB-R8", "WB-F12", "WB-F13", "WB-F14", "WB-F15", "WB-F16"),
        *("WB-F17", "WB-F18", "WC-A23", "WC-A24", "WC-A25", "WC-A26", "WC-F3", "WC-F4"),
        *("WC-F5", "WC-F6", "WC-F7", "WC-F8", "WC-F9"),
        *("WC-S11", "WC-S12", "WC-S13", "WC-S15"),
        *("WC-R1", "WC-R2", "WC-R3", "WC-R4", "WC-R5", "WC-R6", "WC-R7", "WC-R8", "WC-R9"),
        *("WC-R10", "WC-R11"),
    )
)
PARTLY_READINGS: Final = frozenset(
    (
        *("WB-G3", "WB-G4", "WB-G5", "WB-G8", "WB-F8", "WB-F9", "WB-F10"),
        *("WB-I1", "WB-I4", "WB-X1"),
        *("WC-A4", "WC-A12", "WC-A14", "WC-A15", "WC-A16"),
        *("WC-E7", "WC-B1", "WC-Q3", "WC-S2", "WC-S3", "WC-S6", "WC-S7", "WC-S8", "WC-S14"),
        *("WC-X1", "WC-X2", "WC-X3", "WC-X4", "WC-X5"),
        *("WC-X6", "WC-X7", "WC-X8", "WC-X9", "WC-X10"),
        *("WC-X11", "WC-X12", "WC-X13", "WC-X14", "WC-X15"),
        *("WC-X16", "WC-X17", "WC-X18", "WC-X19", "WC-X20"),
    )
)

# Which worked examples stand below which rule.
EXAMPLES: Final = {
    "WC-F1": ("cost",),
    "WB-F1": ("shot",),
    "WC-A1": ("tokens",),
    "WC-A3": ("reactor",),
    "WC-A4": ("matrix",),
    "WC-A5": ("next-target", "healthiest", "pushed-away"),
    "WC-A8": ("close-attack",),
    "WC-A9": ("ranged-attack",),
    "WC-A14": ("defence",),
    "WC-A17": ("slide",),
    "WC-S10": ("heap", "phase"),
}

INCH: Final = 25.4  # millimetres
NOTHING: Final = "–"
MOST: Final = 10  # the highest number of the white die; a higher value helps no more


def success(value: int) -> int:
    """The chance of a test in percent, without accuracy icons (WB-D2).

    >>> [success(value) for value in (0, 1, 10)]
    [15, 25, 85]
    """
    rolled = [WHITE_NUMBERS[face] for face in WHITE_FACES]
    good = [number for number in rolled if number in (SHOUT, *range(1, value + 1))]
    return len(good) * 100 // len(rolled)


def numbers(lang: str) -> str:
    """The rulers, the chances of a test and what armour blocks: the annex of the book."""
    return "\n\n".join((ruler_table(lang), success_table(lang), armour_table(lang)))


def ruler_table(lang: str) -> str:
    """The six rulers and their lengths."""
    rows = [_columns(lang, "ruler", "letter", "inches", "mm")]
    for colour, letter, mm in zip(COLOURS, COLOUR_LETTERS, LENGTHS, strict=True):
        name = translate(lang, f"wasteland-colour-{colour}")
        rows.append([name, letter, str(round(mm / INCH)), str(mm)])
    return table(rows)


def success_table(lang: str) -> str:
    """The chance of a test by its value."""
    rows = [_columns(lang, "value", "success")]
    for value in range(MOST + 1):
        shown = str(value)
        if value == 0:
            shown = translate(lang, "rulebook-wasteland-or-less", n=value)
        elif value == MOST:
            shown = translate(lang, "rulebook-wasteland-or-more", n=value)
        rows.append([shown, _percent(lang, success(value))])
    return table(rows)


def armour_table(lang: str) -> str:
    """How often a rating of armour blocks anything, and how much on average (WB-F6)."""
    rows = [_columns(lang, "rating", "blocks", "mean")]
    for rating in range(1, max(RED_FACES) + 1):
        blocked = [number for number in RED_FACES if number <= rating]
        share = _percent(lang, round(len(blocked) * 100 / len(RED_FACES)))
        mean = translate(lang, "rulebook-wasteland-mean", n=sum(blocked) / len(RED_FACES))
        rows.append([str(rating), share, mean])
    return table(rows)


def structure_table(lang: str) -> str:
    """All structures: what they cost, need and do, family by family (WC-S7)."""
    rows = [_columns(lang, "structure", "price", "power", "water", "does", "perk", "most")]
    for family in FAMILIES:
        rows.append([f"**{translate(lang, f'structure-family-{family}')}**", *[""] * 6])
        rows += [_structure(lang, each) for each in structures().all if each.family == family]
    return table(rows)


def _structure(lang: str, structure: Structure) -> list[str]:
    needs = [translate(lang, f"wasteland-perk-{perk}") for perk in structure.requires]
    return [
        structure_name(structure.id, lang),
        str(structure.price),
        str(structure.power or NOTHING),
        str(structure.water or NOTHING),
        " ".join(effect_text(structure, lang)),
        " / ".join(needs) or NOTHING,
        str(structure.maximum or NOTHING),
    ]


def _columns(lang: str, *names: str) -> list[str]:
    return [translate(lang, f"rulebook-wasteland-column-{name}") for name in names]


def _percent(lang: str, share: int) -> str:
    return translate(lang, "rulebook-wasteland-percent", n=share)


BOOK: Final = Rulebook(
    game="wasteland",
    letters="W[BC]",
    sections=SECTIONS,
    readings=READINGS,
    partly_readings=PARTLY_READINGS,
    annex="wasteland-numbers",
    annex_table=numbers,
    examples=EXAMPLES,
    tables={"WC-S7": structure_table},
)
RULES: Final = BOOK.rules


def rule_ids() -> tuple[str, ...]:
    """Every rule once, in the order of the book."""
    return RULES


if __name__ == "__main__":
    BOOK.write(Path("docs/rules"))
