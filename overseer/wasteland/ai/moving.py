"""How an AI model moves: straight on when reckless, from cover to cover when careful (WC-A6)."""

from __future__ import annotations

from typing import Final

from overseer.wasteland.ai.mind import Mind
from overseer.wasteland.ai.safest import Place, safest
from overseer.wasteland.ai.subjects import (
    IS_EDGE,
    IS_MODEL,
    Subject,
    edge_point,
    far64,
    touches,
)
from overseer.wasteland.ai.travel import (
    AROUND,
    EVERY_WAY,
    NO_MOVES,
    Travel,
    Way,
    better,
    flattened,
    touches_any,
)
from overseer.wasteland.battle.battle import SOUTH, WEST
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moving.movement import edge_at, move_fault
from overseer.wasteland.geometry.field import NO_LIMIT
from overseer.wasteland.geometry.paths import NO_BASES
from overseer.wasteland.geometry.plane import CONTACT, length64, square
from overseer.wasteland.geometry.routes import reach
from overseer.wasteland.geometry.shift import contact_points
from overseer.wasteland.words import NONE

STEP: Final = 12  # mm between the stops on a way that a careful model thinks about
SIDES: Final = 3  # of something that nobody can stand on are tried
MOST_PLACES: Final = 40  # that are ever compared
NOTICED: Final = 320  # so much nearer (in 1/64 mm) a place has to be to be worth it
SHORT: Final = 10  # mm: a move that looks like none
BESIDE: Final = (0, 60, -60, 120, -120, 200, -200, 300, -300, 450, -450)  # along an edge


def allowed(mind: Mind, path: tuple[int, ...]) -> bool:
    """Whether the model may move along a path."""
    if len(path) < 2:
        return False
    return move_fault(mind.battle, mind.model, path, mind.quick) == 0


# -- the ways to a subject -----------------------------------------------------------------------


def way_to_subject(mind: Mind, subject: Subject) -> Way | None:
    """The way to contact with a subject, however long; None: there is none."""
    travel = mind.walk()
    if subject.kind == IS_MODEL:
        way = mind.way(mind.battle.models[subject.number])
    else:
        key = (subject.kind, subject.x, subject.y)
        if key not in mind.routes:
            mind.routes[key] = _route(mind, travel, subject)
        way = mind.routes[key]
    return None if way is None or way.moves == NO_MOVES else way


def _route(mind: Mind, travel: Travel, subject: Subject) -> Way | None:
    if subject.kind == IS_EDGE:
        return way_to_edge(mind, subject.number)
    shunned = mind.fighters()
    if not travel.may_stand(subject.x, subject.y):
        best = _way_beside(mind, travel, subject, shunned)
        return None if best is None else _until_contact(mind, best, subject, shunned)
    best = travel.way_to(subject.x, subject.y)
    if best is not None:
        best = _until_contact(mind, best, subject, shunned)
        if not _ends_among(mind, best, shunned):
            return best
    other = _way_beside(mind, travel, subject, shunned)
    return best if other is None or _ends_among(mind, other, shunned) else other


def _ends_among(mind: Mind, way: Way, shunned: list[Model]) -> bool:
    """Whether a way ends in contact with an enemy, which a move to a subject avoids (WC-A12)."""
    x, y = way.points[-1]
    return touches_any(mind.model, x, y, shunned)


def _way_beside(mind: Mind, travel: Travel, subject: Subject, shunned: list[Model]) -> Way | None:
    """The way to a place beside a subject, off enemies where there is one."""
    r = mind.model.radius
    others = travel.circles + travel.through
    x, y = subject.x, subject.y
    keys: list[tuple[int, int, int]] = []
    calm: list[tuple[int, int, int]] = []
    for px, py in contact_points(mind.battle.layout, r, x, y, subject.radius, others, mind.on):
        key = (square(px, py, mind.x, mind.y), px, py)
        keys.append(key)
        if not touches_any(mind.model, px, py, shunned):
            calm.append(key)
    keys = calm if calm else keys
    keys.sort()
    step = max((len(keys) + SIDES - 1) // SIDES, 1)
    for place in range(0, len(keys), step):
        _, px, py = keys[place]
        way = travel.way_to(px, py)
        if way is not None:
            return way
    return None


def _until_contact(mind: Mind, way: Way, subject: Subject, shunned: list[Model]) -> Way:
    """A way that ends as soon as it touches its subject, off enemies where there is room."""
    travel = mind.walk()
    far = (way.length + 63) // 64
    low = max(far - 2 * (mind.model.radius + subject.radius) - 4, 1)
    best: tuple[int, ...] = ()
    for mm in range(low, far):
        path = way.stop(mm)
        if touches(mind.battle, mind.model, path[-2], path[-1], subject):
            if not travel.may_stand(path[-2], path[-1]):
                continue
            if not touches_any(mind.model, path[-2], path[-1], shunned):
                return travel.planned(travel.points(path))
            best = best if best else path
    return travel.planned(travel.points(best)) if best else way


def way_to_edge(mind: Mind, edge: int) -> Way | None:
    """The way to an edge of the table, straight on or beside what is in the way."""
    travel = mind.walk()
    side = mind.battle.layout.side
    r = mind.model.radius
    best: Way | None = None
    for beside in BESIDE:
        x, y = mind.x, mind.y
        if edge >= WEST:
            y += beside
        else:
            x += beside
        x, y = edge_point(mind.battle, mind.model, edge, x, y)
        if not (r <= x <= side - r and r <= y <= side - r) or not travel.may_stand(x, y):
            continue
        way = travel.way_to(x, y)
        if way is not None and (best is None or better(way, best)):
            best = way
            if len(way.points) == 2:
                break
    if best is None or not mind.battle.rules.may_leave(mind.battle, mind.model, edge):
        return best
    x, y = best.points[-1]
    step = -1 if edge == SOUTH or edge == WEST else 1
    over = (x + step, y) if edge >= WEST else (x, y + step)
    return travel.planned([*best.points, over])


def nearest_subject(mind: Mind, found: list[Subject]) -> tuple[Subject, Way] | None:
    """The subject that takes the fewest moves, and the way there (WC-A12).

    One that cannot be touched without engaging an enemy comes after all that can.
    """
    best: tuple[Subject, Way] | None = None
    guarded: tuple[Subject, Way] | None = None
    shunned = mind.fighters()
    ruler = mind.walk().smooth
    keys: list[tuple[int, int]] = []
    for place in range(len(found)):
        gap = far64(found[place], mind.x, mind.y) - 64 * (mind.model.radius + CONTACT)
        keys.append((max(gap, 0), place))
    keys.sort()
    for gap, place in keys:
        subject = found[place]
        if best is not None and ruler > 0:
            least = (gap + ruler - 1) // ruler
            if least > best[1].moves or (least == best[1].moves and gap >= best[1].length):
                continue
        way = way_to_subject(mind, subject)
        if way is None:
            continue
        if _ends_among(mind, way, shunned):
            if guarded is None or better(way, guarded[1]):
                guarded = (subject, way)
        elif best is None or better(way, best[1]):
            best = (subject, way)
    best = guarded if best is None else best
    if best is None and keys:
        subject = found[keys[0][1]]
        way = mind.walk().way_near(subject.x, subject.y, mind.fighters())
        return None if way is None else (subject, way)
    return best


# -- one move along a way ------------------------------------------------------------------------


def straight_on(mind: Mind, way: Way, shunned: list[Model]) -> tuple[int, ...]:
    """As far along a way as one move leads, touching none of `shunned`; empty: nowhere.

    Where somebody stands in the way of its end, a place beside it may lead farther.
    """
    travel = mind.walk()
    whole = way.farthest()
    best: tuple[int, ...] = ()
    gone = 0
    for mm in range(whole, 0, -1):
        path = way.stop(mm)
        if not path or touches_any(mind.model, path[-2], path[-1], shunned):
            continue
        last = mm * 64 >= way.length  # the end may lie on a piece or beyond the edge
        if (last or travel.may_stand(path[-2], path[-1])) and allowed(mind, path):
            best = path
            gone = mm
            break
    if gone == whole or (2 * gone >= whole and whole > SHORT):
        return best
    return _beside(mind, way, shunned, best)


def _beside(mind: Mind, way: Way, shunned: list[Model], short: tuple[int, ...]) -> tuple[int, ...]:
    """The place of all that one move leads to from which the rest of a way is shortest."""
    travel = mind.walk()
    if travel.smooth == 0 or mind.on != NONE:
        return short
    x, y = way.points[-1]
    if gone_at(mind, (x, y)):
        x, y = way.points[-2]  # the last place on the table
    back = reach(
        mind.battle.layout,
        mind.model.radius,
        x,
        y,
        travel.circles,
        NO_LIMIT,
        travel.barred(),
        NO_BASES,
        mind.on,
    )
    least = way.length
    if short:
        far = back.cost64(short[-2], short[-1])
        least = far if far >= 0 else least
    ends = travel.flat().outline(EVERY_WAY)
    if travel.shuns and travel.rough > 0:
        ends += travel.steep().outline(EVERY_WAY)
    best = short
    for px, py in ends:
        far = back.cost64(px, py)
        if far < 0 or far + NOTICED >= least or touches_any(mind.model, px, py, shunned):
            continue
        path = travel.path(px, py)
        if path and allowed(mind, path):
            best = path
            least = far
    return best


def from_cover_to_cover(mind: Mind, way: Way, shunned: list[Model]) -> list[Place]:
    """The places that a careful model compares: at least half its ruler on, then anywhere.

    What it has covered it does not give back: no place is farther from where its move would end.
    """
    travel = mind.walk()
    limit = way.first
    half = way.ruler // 2
    if limit <= half:
        path = straight_on(mind, way, shunned)
        return [Place(path, travel.length(path))] if path else []
    start = way.stop(half // 64)
    if not start:
        return []
    gone = travel.length(start)
    r = mind.model.radius
    around = reach(
        mind.battle.layout,
        r,
        start[-2],
        start[-1],
        travel.circles,
        way.first - gone,
        travel.shuns and not way.rough,
        travel.through,
        mind.on,
    )
    paths: list[tuple[int, ...]] = []
    farthest = straight_on(mind, way, shunned)
    if farthest:
        paths.append(farthest)
    for mm in range(way.farthest() - STEP, half // 64, -STEP):
        paths.append(way.stop(mm))
    paths.append(start)
    ends = around.outline(AROUND)
    ends += [((x + start[-2]) // 2, (y + start[-1]) // 2) for x, y in ends]
    ahead = way.stop(way.farthest())
    left = square(start[-2], start[-1], ahead[-2], ahead[-1])
    for x, y in ends:
        if square(x, y, ahead[-2], ahead[-1]) > left:
            continue
        found = around.path(x, y)
        if found is not None:
            paths.append(start + flattened(found))
    return _places(mind, paths, shunned)


def _places(mind: Mind, paths: list[tuple[int, ...]], shunned: list[Model]) -> list[Place]:
    """Those paths that may be taken, as places."""
    found: list[Place] = []
    ends: list[tuple[int, int]] = []
    for path in paths:
        if len(path) < 2 or len(found) >= MOST_PLACES:
            continue
        end = (path[-2], path[-1])
        if end in ends or touches_any(mind.model, path[-2], path[-1], shunned):
            continue
        ends.append(end)
        if allowed(mind, path):
            found.append(Place(path, length64(mind.walk().points(path))))
    return found


def all_around(mind: Mind, shunned: list[Model]) -> list[Place]:
    """Places in every direction that one move leads to."""
    travel = mind.walk()
    x, y = mind.x, mind.y
    ends = travel.flat().outline(AROUND)
    if travel.shuns:
        ends += travel.steep().outline(2 * AROUND)
    ends += [((px + x) // 2, (py + y) // 2) for px, py in ends]
    return _places(mind, [travel.path(px, py) for px, py in ends], shunned)


def goes(mind: Mind, way: Way, goal: tuple[int, int]) -> tuple[int, ...]:
    """One move along a way by the model's attitude, without engaging anybody; empty: none."""
    shunned = mind.fighters()
    path = straight_on(mind, way, shunned)
    if mind.reckless or (path and gone(mind, path)):
        return path
    places = from_cover_to_cover(mind, way, shunned)
    return settle(mind, places, goal).path if places else path


def gone(mind: Mind, path: tuple[int, ...]) -> bool:
    """Whether a path leads off the table: no place is safer."""
    return gone_at(mind, (path[-2], path[-1]))


def gone_at(mind: Mind, end: tuple[int, int]) -> bool:
    """Whether a model at a place has left the table."""
    return edge_at(mind.battle, mind.model, end[0], end[1]) != NONE


def settle(mind: Mind, places: list[Place], goal: tuple[int, int]) -> Place:
    """The safest of some places, with the reason."""
    best = safest(mind, places, goal[0], goal[1])
    if len(places) > 1:
        args: dict[str, int | str] = {"count": len(places), "threats": best.threats}
        mind.note("safest", {**args, "cover": best.cover})
    return best
