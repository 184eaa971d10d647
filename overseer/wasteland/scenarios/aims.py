"""What the AI's models are after under a named rule, in a closed list of words (WC-A3).

The lines are data, `aims.toml` in a rule's folder. The digital table reads them from positions, the
companion from what people have entered: the first line whose conditions hold is a model's aim.
"""

from __future__ import annotations

from typing import Final

# Conditions; FACT is a word that the rule knows (`Part.fact`).
ROUND: Final = "round"  # round N: from that round on
FEW: Final = "few"  # few N: no more than N of its side are on the table
ABLE: Final = "able"  # able SKILL, or able any
SOME: Final = "some"  # some WORD: markers with that word lie there
LACK: Final = "none"  # none WORD: no marker does
SO: Final = "so"  # so FACT: it is true
NOT: Final = "not"  # not FACT: it is not
KNOWN: Final = "known"  # known FACT: there is such a model or marker
HERE: Final = "here"  # here FACT: that model is on the table
IS: Final = "is"  # is FACT: it is that model
OURS: Final = "ours"  # ours FACT: it is its side's
CARRIES: Final = "carries"  # carries WORD: it carries such a marker
CARRIED: Final = "carried"  # carried WORD: somebody does
TOUCHES: Final = "touches"  # touches WORD: it touches one; people are never asked that
A: Final = "a"  # a TYPE: its unit is one …
NO: Final = "no"  # no TYPE: … or is none
NUMBERED: Final = (ROUND, FEW)
CONDITIONS: Final = (
    *(ROUND, FEW, ABLE, SOME, LACK, SO, NOT, KNOWN, HERE, IS, OURS),
    *(CARRIES, CARRIED, TOUCHES, A, NO),
)
ANY: Final = "any"

# Subjects.
NOTHING: Final = "nothing"
ENEMIES: Final = "enemies"
MARKERS: Final = "markers"  # markers WORD …: those that lie there
FRESH: Final = "fresh"  # fresh WORD …: those of them with which nothing has been done
MARKER: Final = "marker"  # marker FACT
MODEL: Final = "model"  # model FACT
CARRIER: Final = "carrier"  # carrier WORD: who carries such a marker
EDGE: Final = "edge"
SUBJECTS: Final = (NOTHING, ENEMIES, MARKERS, FRESH, MARKER, MODEL, CARRIER, EDGE)
OWN: Final = "own"  # edge own
ACROSS: Final = "across"  # edge across: opposite to the own one
NEAREST: Final = "nearest"  # edge nearest
WAYS: Final = (OWN, ACROSS, NEAREST)
DONE: Final = 1  # Marker.state of one that is not fresh any more


class Condition:
    """One of the conditions of a line."""

    def __init__(self, kind: str, word: str, number: int) -> None:
        self.kind: str = kind
        self.word: str = word
        self.number: int = number  # of rounds or models; a skill


class AimLine:
    """One line."""

    def __init__(
        self, side: int, kind: int, subject: str, words: list[str], when: list[Condition]
    ) -> None:
        self.side: int = side  # NONE: everybody's
        self.kind: int = kind  # rules.AIMS
        self.subject: str = subject
        self.words: list[str] = words
        self.when: list[Condition] = when
