"""The shortest way by trying a fine grid: slow, plain, and never shorter than the true one."""

from __future__ import annotations

from heapq import heappop, heappush

from overseer.wasteland.geometry import LEGAL, Base, Layout, Point, path_fault, spot_fault
from overseer.wasteland.geometry.plane import ceil64

HOPS = [
    (dx, dy)
    for dx, dy in ((1, 0), (1, 1), (2, 1), (3, 1), (3, 2))
    for dx, dy in ((dx, dy), (dy, dx))
    for dx, dy in ((dx, dy), (-dx, dy), (dx, -dy), (-dx, -dy))
]


def grid_cost64(
    layout: Layout, r: int, start: Point, goal: Point, circles: list[Base], step: int
) -> int | None:
    """The length of the shortest way over points that lie whole steps from the start.

    The goal must be one of them.
    """
    hops = sorted({(dx * step, dy * step) for dx, dy in HOPS})
    costs = {start: 0}
    queue = [(0, start)]
    done: set[Point] = set()
    while queue:
        cost, place = heappop(queue)
        if place == goal:
            return cost
        if place in done:
            continue
        done.add(place)
        x, y = place
        for dx, dy in hops:
            to = (x + dx, y + dy)
            total = cost + ceil64(x, y, *to)
            if to in done or total >= costs.get(to, total + 1):
                continue
            if spot_fault(layout, r, *to, circles) == LEGAL and (
                path_fault(layout, r, [place, to], circles) == LEGAL
            ):
                costs[to] = total
                heappush(queue, (total, to))
    return None
