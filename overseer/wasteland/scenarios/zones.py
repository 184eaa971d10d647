"""Zones of the table in a scenario's words: "within yellow of south, black from sides" (C2).

A base lies in a zone with all its ground; a marker's centre is what counts (radius 0).
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import EAST, EDGES, NORTH, SOUTH, WEST, Battle
from overseer.wasteland.battle.model import ON_TABLE
from overseer.wasteland.cards.grammar import Mistake
from overseer.wasteland.geometry.layout import SIDE
from overseer.wasteland.geometry.plane import gap_within, square
from overseer.wasteland.scenarios.notes import EDGE
from overseer.wasteland.scenarios.outlines import houses_of, indoors, near_outline
from overseer.wasteland.words import COLOURS, LENGTHS, NONE

MIDDLE: Final = SIDE // 2
STEP: Final = 12  # of the lattice on which places are looked for

# Groups of edges.
ALL_EDGES: Final = (SOUTH, NORTH, WEST, EAST)
OWN: Final = (NONE,)  # the edge that the side has chosen, or been given
PAIR: Final = (NONE, 1)  # … and the one opposite to it
CROSS: Final = (NONE, 2)  # the other two
GROUPS: Final = {
    "edges": ALL_EDGES,
    "fronts": (SOUTH, NORTH),
    "sides": (WEST, EAST),
    "own": OWN,
    "pair": PAIR,
    "cross": CROSS,
    **{word: (number,) for number, word in enumerate(EDGES)},
}

# Kinds of clauses.
WITHIN: Final = 0  # inside the strip of one of these edges
FROM: Final = 1  # at least so far from all these edges
AROUND: Final = 2  # within a ruler of a model that stands by
SQUARE: Final = 3  # inside the square round the centre
BEYOND: Final = 4  # at least so far outside that square
CENTRE: Final = 5  # at most so far from the centre
OUTLINE: Final = 6  # partly inside the convex outline of the markers of a word
OWN_HALF: Final = 7  # wholly in the half of the own edge
FAR: Final = 8  # at least so far from every enemy
OUTDOORS: Final = 9  # not in a house
SPANS: Final = (WITHIN, AROUND, SQUARE, CENTRE, OUTLINE)  # what a zone measures its depth by
DEEPEST: Final = LENGTHS[-1]
MOVING: Final = (AROUND, OUTLINE, FAR)  # these depend on what stands on the table


class Clause:
    """One condition of a zone."""

    def __init__(self, kind: int, length: int, edges: tuple[int, ...], unit: str, side: int):
        self.kind: int = kind
        self.length: int = length
        self.edges: tuple[int, ...] = edges
        self.unit: str = unit  # … or the markers' word
        self.side: int = side  # of the square


class Zone:
    """A part of the table: every clause has to hold."""

    def __init__(self, text: str, clauses: list[Clause]) -> None:
        self.text: str = text
        self.clauses: list[Clause] = clauses
        self._eased: dict[tuple[int, int], Zone] = {}
        self._lattices: dict[tuple[int, int], tuple[list[int], list[tuple[int, int]]]] = {}

    def holds(self, battle: Battle, x: int, y: int, r: int, own: int) -> bool:
        """Whether a base lies in the zone; `own` is the edge of the side it belongs to."""
        for clause in self.clauses:
            if not _holds(battle, clause, x, y, r, own):
                return False
        return True

    def lattice(self, battle: Battle, r: int, own: int) -> list[tuple[int, int]]:
        """Places all over the zone, row by row; kept, unless they depend on the table."""
        found = self._on_any_table(battle, r, own)
        if any(clause.kind == OUTDOORS for clause in self.clauses):
            houses = houses_of(battle.layout)
            return [(x, y) for x, y in found if not indoors(houses, x, y)]
        return found

    def eased(self, nearer: int, more: int) -> Zone:
        """The same with the gaps to enemies so many colours shorter, and so much deeper (WC-F4)."""
        if nearer == 0 and more == 0:
            return self
        if (nearer, more) not in self._eased:
            spans = any(clause.kind in SPANS for clause in self.clauses)
            clauses = [_eased(clause, nearer, more, spans) for clause in self.clauses]
            self._eased[nearer, more] = Zone(self.text, clauses)
        return self._eased[nearer, more]

    def _on_any_table(self, battle: Battle, r: int, own: int) -> list[tuple[int, int]]:
        """The places of a table without houses; kept while nothing moves that they depend on."""
        clauses = [clause for clause in self.clauses if clause.kind != OUTDOORS]
        depends: list[int] = []
        for clause in clauses:
            if clause.kind in MOVING:
                depends += _depends_on(battle, clause, own)
        if (r, own) in self._lattices:
            known, places = self._lattices[r, own]
            if known == depends:
                return places
        found = []
        for y in range(r, SIDE - r + 1, STEP):
            for x in range(r, SIDE - r + 1, STEP):
                if all(_holds(battle, clause, x, y, r, own) for clause in clauses):
                    found.append((x, y))
        self._lattices[r, own] = (depends, found)
        return found


def _depends_on(battle: Battle, clause: Clause, own: int) -> list[int]:
    """What on the table a clause goes by, as numbers."""
    found: list[int] = []
    if clause.kind == OUTLINE:
        for marker in battle.markers:
            if marker.word == clause.unit and not marker.out:
                found += (marker.x, marker.y)
        return found
    for model in battle.models:
        enemy = clause.kind == FAR and model.side < 2
        if model.place == ON_TABLE and (enemy or model.unit.id == clause.unit):
            found += (model.side, model.x, model.y, model.radius)
    return found


def edges_of(edges: tuple[int, ...], own: int) -> tuple[int, ...]:
    """The edges that a group means for a side with that edge."""
    if edges == OWN:
        return (own,)
    fronts = (SOUTH, NORTH) if own in (SOUTH, NORTH) else (WEST, EAST)
    if edges == PAIR:
        return fronts
    if edges == CROSS:
        return (WEST, EAST) if own in (SOUTH, NORTH) else (SOUTH, NORTH)
    return edges


def _holds(battle: Battle, clause: Clause, x: int, y: int, r: int, own: int) -> bool:
    gaps = (y, SIDE - y, x, SIDE - x)
    kind = clause.kind
    edges = edges_of(clause.edges, own)
    if kind == WITHIN:
        # A base larger than the strip touches the edge (Reading).
        return any(gaps[edge] + r <= max(clause.length, 2 * r) for edge in edges)
    if kind == FROM:
        return all(gaps[edge] - r >= clause.length for edge in edges)
    if kind == AROUND:
        for model in battle.models:
            if model.unit.id == clause.unit and model.place == ON_TABLE:
                return gap_within(x, y, r, model.x, model.y, model.radius, clause.length)
        return False
    if kind == OUTLINE:
        points = [(m.x, m.y) for m in battle.markers if m.word == clause.unit and not m.out]
        return near_outline(points, x, y, r + clause.length)
    if kind == FAR:
        side = 0 if battle.notes[EDGE] == own else 1
        for model in battle.on_table(1 - side):
            apart = r + model.radius + clause.length
            if square(x, y, model.x, model.y) < apart * apart:
                return False
        return True
    if kind == OUTDOORS:
        return not indoors(houses_of(battle.layout), x, y)
    if kind == OWN_HALF:
        return gaps[own] + r <= MIDDLE
    across = abs(x - MIDDLE)
    along = abs(y - MIDDLE)
    if kind == SQUARE:
        return max(across, along) + r <= clause.side // 2
    if kind == BEYOND:
        out_x = max(across - clause.side // 2, 0)
        out_y = max(along - clause.side // 2, 0)
        far = clause.length + r
        return out_x * out_x + out_y * out_y >= far * far
    return across * across + along * along <= clause.length * clause.length


def longer(length: int, colours: int) -> int:
    """A ruler, or rulers end to end, so many colours longer or shorter; nothing below orange.

    >>> longer(102, 1), longer(51, -1), longer(355, 1)
    (152, 0, 406)
    """
    inches = (length * 10 + 127) // 254 + 2 * colours
    return max((inches * 254 + 5) // 10, 0)


def _eased(clause: Clause, nearer: int, more: int, spans: bool) -> Clause:
    """A clause of an eased zone; one that nothing but edges bounds comes nearer to them."""
    length, side = clause.length, clause.side
    if clause.kind == FAR:
        length = longer(length, -nearer)
    elif clause.kind == FROM and not spans:
        length = longer(length, -more)
    elif clause.kind == SQUARE:
        side = longer(side, 2 * more)
    elif clause.kind in SPANS:
        length = max(length, min(longer(length, more), DEEPEST))
    return Clause(clause.kind, length, clause.edges, clause.unit, side)


def deeper(zone: Zone) -> Zone:
    """A zone whose strips are one colour deeper (X10)."""
    words = []
    for part in zone.text.split(","):
        word = part.split()
        if word[0] == "within" and word[1] in COLOURS[:-1]:
            word[1] = COLOURS[COLOURS.index(word[1]) + 1]
        words.append(" ".join(word))
    return read_zone(", ".join(words))


def read_zone(text: str) -> Zone:
    """A zone from its words; a Mistake says what is wrong with them."""
    clauses = [_clause(part.split(), text) for part in text.split(",")]
    return Zone(text, clauses)


def _clause(words: list[str], text: str) -> Clause:
    if words == ["anywhere"]:
        return Clause(FROM, 0, ALL_EDGES, "", 0)
    if len(words) == 4 and words[0] == "within" and words[2] == "of" and words[3] in GROUPS:
        return Clause(WITHIN, _length(words[1], text), GROUPS[words[3]], "", 0)
    if len(words) == 4 and words[0] == "within" and words[2] == "of" and words[3] == "centre":
        return Clause(CENTRE, _length(words[1], text), (), "", 0)
    if len(words) == 3 and words[1:] == ["from", "enemies"]:
        return Clause(FAR, _length(words[0], text), (), "", 0)
    if len(words) == 3 and words[1] == "from" and words[2] in GROUPS:
        return Clause(FROM, _length(words[0], text), GROUPS[words[2]], "", 0)
    if len(words) == 3 and words[0] == "around":
        return Clause(AROUND, _length(words[2], text), (), words[1], 0)
    if len(words) == 2 and words[0] == "outline":
        return Clause(OUTLINE, 0, (), words[1], 0)
    if words == ["outdoors"]:
        return Clause(OUTDOORS, 0, (), "", 0)
    if words == ["own", "half"]:
        return Clause(OWN_HALF, 0, OWN, "", 0)
    if len(words) == 2 and words[0] == "square":
        return Clause(SQUARE, 0, (), "", _length(words[1], text))
    if len(words) == 4 and words[1] == "beyond" and words[2] == "square":
        return Clause(BEYOND, _length(words[0], text), (), "", _length(words[3], text))
    raise Mistake("wasteland-scenario-zone", zone=text)


def _length(word: str, text: str) -> int:
    total = 0
    for colour in word.split("+"):
        if colour not in COLOURS:
            raise Mistake("wasteland-scenario-zone", zone=text)
        total += LENGTHS[COLOURS.index(colour)]
    return total
