"""Zones of the table in a scenario's words: "within yellow of south, black from sides" (C2).

A base lies in a zone with all its ground; a marker's centre is what counts (radius 0).
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import EAST, EDGES, NORTH, SOUTH, WEST, Battle
from overseer.wasteland.battle.model import ON_TABLE
from overseer.wasteland.cards.grammar import Mistake
from overseer.wasteland.geometry.layout import SIDE
from overseer.wasteland.geometry.plane import Base, gap_within, square
from overseer.wasteland.scenarios.notes import EDGE
from overseer.wasteland.scenarios.outlines import Outline, houses_of, indoors
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
MOVING: Final = (AROUND, OUTLINE, FAR)  # these depend on what stands on the table …
CHANGING: Final = (AROUND, OUTLINE, FAR, OUTDOORS)  # … and these on the table itself, too


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
        # The same without what is indoors: the houses, all places, those outside.
        self._outside: dict[
            tuple[int, int], tuple[list[Outline], list[tuple[int, int]], list[tuple[int, int]]]
        ] = {}
        # Clauses that nothing on the table changes are prepared once, by the own edge.
        self._still: list[Clause] = [c for c in clauses if c.kind not in CHANGING]
        self._others: list[Clause] = [c for c in clauses if c.kind in CHANGING]
        self._tests: dict[int, list[Test]] = {}

    def holds(self, battle: Battle, x: int, y: int, r: int, own: int) -> bool:
        """Whether a base lies in the zone; `own` is the edge of the side it belongs to."""
        tests = self._tests.get(own)
        if tests is None:
            tests = [Test(battle, clause, own) for clause in self._still]
            self._tests[own] = tests
        if not passes_all(tests, x, y, r):
            return False
        for clause in self._others:
            if not Test(battle, clause, own).passes(x, y, r):
                return False
        return True

    def lattice(self, battle: Battle, r: int, own: int) -> list[tuple[int, int]]:
        """Places all over the zone, row by row; kept, unless they depend on the table."""
        found = self._on_any_table(battle, r, own)
        if any(clause.kind == OUTDOORS for clause in self.clauses):
            houses = houses_of(battle.layout)
            key = (r, own)
            if key in self._outside:
                around, all_over, outside = self._outside[key]
                if around is houses and all_over is found:
                    return outside
            outside = [(x, y) for x, y in found if not indoors(houses, x, y)]
            self._outside[key] = (houses, found, outside)
            return outside
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
        found: list[tuple[int, int]] = []
        tests = [Test(battle, clause, own) for clause in clauses]
        for y in range(r, SIDE - r + 1, STEP):
            for x in range(r, SIDE - r + 1, STEP):
                if passes_all(tests, x, y, r):
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
    if clause.kind == FAR:
        found.append(battle.notes[EDGE])  # it says who the enemies are
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


class Test:
    """A clause on a table as it is now: what it goes by is looked up once for many places."""

    def __init__(self, battle: Battle, clause: Clause, own: int) -> None:
        kind = clause.kind
        self.kind: int = kind
        self.length: int = clause.length
        self.half: int = clause.side // 2
        self.own: int = own
        self.edges: tuple[int, ...] = edges_of(clause.edges, own)
        self.bases: list[Base] = []  # that it keeps near to, or far from
        self.outlines: list[Outline] = []
        if kind == AROUND:
            for model in battle.models:
                if model.unit.id == clause.unit and model.place == ON_TABLE:
                    self.bases.append((model.x, model.y, model.radius))
                    break
        elif kind == FAR:
            side = 0 if battle.notes[EDGE] == own else 1
            for model in battle.on_table(1 - side):
                self.bases.append((model.x, model.y, model.radius))
        elif kind == OUTLINE:
            points = [(m.x, m.y) for m in battle.markers if m.word == clause.unit and not m.out]
            self.outlines.append(Outline(points))
        elif kind == OUTDOORS:
            self.outlines = houses_of(battle.layout)

    def passes(self, x: int, y: int, r: int) -> bool:
        """Whether a base at a place keeps the clause."""
        kind = self.kind
        if kind == WITHIN:
            # A base larger than the strip touches the edge (Reading).
            deep = max(self.length, 2 * r)
            for edge in self.edges:
                if gap_to(edge, x, y) + r <= deep:
                    return True
            return False
        if kind == FROM:
            for edge in self.edges:
                if gap_to(edge, x, y) - r < self.length:
                    return False
            return True
        if kind == AROUND:
            for bx, by, radius in self.bases:
                return gap_within(x, y, r, bx, by, radius, self.length)
            return False
        if kind == OUTLINE:
            return self.outlines[0].near(x, y, r + self.length)
        if kind == FAR:
            for bx, by, radius in self.bases:
                apart = r + radius + self.length
                if square(x, y, bx, by) < apart * apart:
                    return False
            return True
        if kind == OUTDOORS:
            return not indoors(self.outlines, x, y)
        if kind == OWN_HALF:
            return gap_to(self.own, x, y) + r <= MIDDLE
        return self._round_centre(x, y, r)

    def _round_centre(self, x: int, y: int, r: int) -> bool:
        across = abs(x - MIDDLE)
        along = abs(y - MIDDLE)
        if self.kind == SQUARE:
            return max(across, along) + r <= self.half
        if self.kind == BEYOND:
            out_x = max(across - self.half, 0)
            out_y = max(along - self.half, 0)
            far = self.length + r
            return out_x * out_x + out_y * out_y >= far * far
        return across * across + along * along <= self.length * self.length


def passes_all(tests: list[Test], x: int, y: int, r: int) -> bool:
    """Whether a base at a place keeps some clauses."""
    for test in tests:
        if not test.passes(x, y, r):
            return False
    return True


def gap_to(edge: int, x: int, y: int) -> int:
    """How far a point is from an edge of the table."""
    if edge == SOUTH:
        return y
    if edge == NORTH:
        return SIDE - y
    return x if edge == WEST else SIDE - x


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
