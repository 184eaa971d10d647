"""A table with its terrain, as the geometry sees it."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.geometry.rings import Graph

SIDE: Final = 914  # mm: three feet (WB-G1)


class Layout:
    """The pieces on a square table; never changed after it is made, so that states share it."""

    __slots__ = ("_graphs", "blockers", "covers", "pieces", "rough", "side", "walls")

    def __init__(self, pieces: list[Piece], side: int = SIDE) -> None:
        for place in range(len(pieces)):
            if pieces[place].number != place:
                raise ValueError(f"piece {pieces[place].number} stands at place {place}")
        self.side: int = side
        self.pieces: list[Piece] = pieces
        self.blockers: list[Piece] = [piece for piece in pieces if piece.blocks_sight]
        self.covers: list[Piece] = [piece for piece in pieces if piece.cover or piece.blocks_sight]
        self.walls: list[Piece] = [piece for piece in pieces if piece.impassable]
        self.rough: list[Piece] = [piece for piece in pieces if piece.difficult]
        self._graphs: dict[int, Graph] = {}

    def __repr__(self) -> str:
        return f"Layout({self.pieces}, side={self.side})"

    def walls_for(self, avoid_difficult: bool, over: int) -> list[Piece]:
        """The pieces a base must go round; `over` is one it climbs or stands on, or -1."""
        if over < 0 and not avoid_difficult:
            return self.walls
        return [
            piece
            for piece in self.pieces
            if (piece.impassable and piece.number != over) or (avoid_difficult and piece.difficult)
        ]

    def graph(self, r: int, avoid_difficult: bool, over: int) -> Graph:
        """Where paths of a base of this size may bend; made once."""
        key = (over + 1) * 1024 + r * 2 + (1 if avoid_difficult else 0)
        graph = self._graphs.get(key)
        if graph is None:
            graph = Graph(self.side, self.walls_for(avoid_difficult, over), r)
            self._graphs[key] = graph
        return graph

    def under(self, x: int, y: int, r: int) -> list[int]:
        """The numbers of the pieces a base shares ground with."""
        return [piece.number for piece in self.pieces if piece.under(x, y, r)]
