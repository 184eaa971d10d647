"""Setting a scenario up, in the order of WC-F3 and C4.

Forces, terrain, the models that stand by, the placing order by one luck flip, edges, markers,
the wasteland deck, deployment. What a player decides is asked of a seat; for a side that the AI
plays, chance decides (WC-A1).
"""

from __future__ import annotations

from typing import Final

from overseer.wasteland.battle.battle import EDGES, OPPOSITE, Battle
from overseer.wasteland.battle.model import (
    INVESTIGATION,
    ON_TABLE,
    SEARCHABLE,
    UNKNOWN,
    WAITING,
    Marker,
    Model,
)
from overseer.wasteland.battle.moves import CHOOSE, PLACE, PUT, BattleMove, numbered, place
from overseer.wasteland.battle.moving.displaced import spot, standing
from overseer.wasteland.battle.reasons import R_NOT_ASKED, R_NOT_OFFERED
from overseer.wasteland.battle.things.dangers import full_deck
from overseer.wasteland.battle.things.markers import without_stock
from overseer.wasteland.battle.topics import (
    T_CHANCE,
    T_CHOOSE,
    T_FLIP,
    T_LAYOUT,
    T_MARKER,
    T_PLACE,
    T_PUT,
)
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.battle.work import W_ROUND, Work
from overseer.wasteland.scenarios import forces
from overseer.wasteland.scenarios.deck import extra_cards, first_deck, put_in
from overseer.wasteland.scenarios.fortune import begin_fortune
from overseer.wasteland.scenarios.notes import EDGE, FIRST
from overseer.wasteland.scenarios.placing import (
    MOST,
    Point,
    line_places,
    marker_fault,
    marker_places,
    open_to_markers,
    shortened,
)
from overseer.wasteland.scenarios.plan import Plan
from overseer.wasteland.scenarios.room import (
    NO_ROOM,
    comes_later,
    is_late,
    open_points,
    room_fault,
    room_for,
    step_for,
)
from overseer.wasteland.scenarios.scenario import (
    ALTERNATELY,
    BY_SIDE,
    FIXED,
    MarkerGroup,
    Scenario,
)
from overseer.wasteland.terrain.generate import make_layout
from overseer.wasteland.words import NONE

FORCES: Final = 10_000  # forces that chance draws from
BY_LUCK: Final = 2  # Scenario.chooser

# Stages; an odd one takes the answer of the one before.
_FORCE: Final = 0
_LAYOUT: Final = 2
_BYSTANDERS: Final = 4
_ORDER: Final = 6
_EDGES: Final = 8
_MARKERS: Final = 10
_LOOKS: Final = 12
_DECK: Final = 14
ARRANGE: Final = 16  # the named rules' turn (base.py)
DEPLOY: Final = 18
_CHOICE: Final = 20  # an edge was chosen


def run(battle: Battle, work: Work, scenario: Scenario, plan: Plan) -> bool:
    """One step of W_SETUP; true when somebody is asked."""
    stage = work.stage
    if stage == _FORCE or stage == _FORCE + 1:
        return _forces(battle, work, scenario, plan)
    if stage == _LAYOUT:
        return _layout(battle, work, plan)
    if stage == _BYSTANDERS:
        bystanders(battle, scenario)
        work.stage = _ORDER
        return False
    if stage == _ORDER or stage == _ORDER + 1:
        return _order(battle, work, scenario)
    if stage == _EDGES:
        for side in (0, 1):
            battle.notes[EDGE + side] = scenario.sides[side].edge
        work.stage = _MARKERS
        return False
    if stage == _MARKERS or stage == _MARKERS + 1:
        return _markers(battle, work, scenario)
    if stage == _LOOKS or stage == _LOOKS + 1:
        return _looks(battle, work, scenario)
    if stage == _DECK or stage == _DECK + 1:
        return _deck(battle, work, scenario)
    if stage == _CHOICE:
        _edge_chosen(battle, work, scenario)
        work.stage = DEPLOY
        return False
    return _deploy(battle, work, scenario, plan)


def moves(battle: Battle, work: Work, scenario: Scenario) -> list[BattleMove]:
    """Useful answers of a seat."""
    if battle.topic == T_CHOOSE:
        return [numbered(CHOOSE, edge) for edge in scenario.sides[work.side].edges]
    if battle.topic == T_PUT:
        group = scenario.markers[work.task]
        places = marker_places(
            battle, group, work.value, edge_of(battle, work.side), work.damage, MOST
        )
        return [place(PUT, len(battle.markers), x, y) for x, y in places]
    return _place_moves(battle, work, scenario)


def fault(battle: Battle, work: Work, scenario: Scenario, move: BattleMove) -> int:
    """Why an answer is refused."""
    if battle.topic == T_CHOOSE:
        if move.kind != CHOOSE:
            return R_NOT_ASKED
        return 0 if move.a in scenario.sides[work.side].edges else R_NOT_OFFERED
    if battle.topic == T_PUT:
        if move.kind != PUT or move.a != len(battle.markers):
            return R_NOT_ASKED
        own = edge_of(battle, work.side)
        group = scenario.markers[work.task]
        return marker_fault(battle, group, work.value, move.x, move.y, own, work.damage)
    if move.kind != PLACE:
        return R_NOT_ASKED
    for model in next_models(battle, work):
        if model.number == move.a:
            # WC-F4: gap and zone are kept as long as they can be.
            side = scenario.sides[model.side]
            return room_fault(battle, side, model, side.apart, move.x, move.y)
    return R_NOT_ASKED


def open_to(
    battle: Battle, work: Work, scenario: Scenario, move: BattleMove, points: list[Point]
) -> list[Point]:
    """Those of many points to which something may be put: as `fault` says of each."""
    if battle.topic == T_PUT:
        own = edge_of(battle, work.side)
        group = scenario.markers[work.task]
        return open_to_markers(battle, group, work.value, points, own, work.damage)
    model = battle.models[move.a]
    side = scenario.sides[model.side]
    return open_points(battle, side, model, side.apart, points)


def answer(battle: Battle, work: Work, scenario: Scenario, plan: Plan, move: BattleMove) -> None:
    """Carry an answer out."""
    if battle.topic == T_LAYOUT:
        battle.terrain = move.a
        clear = [_clear(each) for each in scenario.clear]
        battle.layout = make_layout(move.a, plan.terrain or scenario.terrain, clear, scenario.theme)
        battle.tell("layout", {"number": move.a})
        work.stage = _BYSTANDERS
    elif battle.topic == T_CHOOSE:
        work.answer = scenario.sides[work.side].edges.index(move.a)
    elif battle.topic == T_PUT:
        _put(battle, work, scenario.markers[work.task], move.x, move.y)
        work.stage = _MARKERS
    else:
        put_model(battle, battle.models[move.a], move.x, move.y)


def edge_of(battle: Battle, side: int) -> int:
    """The edge that a side has."""
    return battle.notes[EDGE + side] if side in (0, 1) else NONE


def seats_of(battle: Battle, side: int) -> list[int]:
    """The seats that play a side."""
    return [seat for seat in range(battle.seats) if battle.sides[seat] == side]


def by_chance(battle: Battle, side: int) -> bool:
    """Whether the AI plays a side."""
    return (battle.ai >> side) & 1 == 1


def _clear(numbers: tuple[int, ...]) -> tuple[int, int, int] | tuple[int, int, int, int]:
    if len(numbers) == 3:
        return numbers[0], numbers[1], numbers[2]
    return numbers[0], numbers[1], numbers[2], numbers[3]


# -- forces and terrain --------------------------------------------------------------------------


def _forces(battle: Battle, work: Work, scenario: Scenario, plan: Plan) -> bool:
    """`task` counts the sides that have their force."""
    if work.stage == _FORCE + 1:
        forces.draw(battle, scenario, plan, work.task, work.answer)
        work.stage = _FORCE
        work.task += 1
        return False
    if work.task == 2:
        work.task = 0
        work.stage = _LAYOUT
        return False
    if forces.gather(battle, scenario, plan, work.task):
        work.task += 1
        return False
    work.stage = _FORCE + 1
    work.outcomes = FORCES
    return battle.ask_nature(T_CHANCE)


def _layout(battle: Battle, work: Work, plan: Plan) -> bool:
    if plan.layout is None:
        return battle.ask_nature(T_LAYOUT)
    battle.layout = plan.layout
    work.stage = _BYSTANDERS
    return False


def bystanders(battle: Battle, scenario: Scenario) -> None:
    """The models that stand by from the start."""
    for each in scenario.bystanders:
        model = battle.add_model(battle.cards.unit(each.unit), each.side, NONE)
        model.group = len(battle.groups)
        battle.groups = (*battle.groups, ())
        forces.arm(battle, model)
        refresh(battle, model)
        put_model(battle, model, each.x, each.y)


# -- order and edges -----------------------------------------------------------------------------


def _order(battle: Battle, work: Work, scenario: Scenario) -> bool:
    """One luck flip, kept for everything that is placed by turns."""
    if work.stage == _ORDER + 1:
        battle.notes[FIRST] = 0 if work.answer == 1 else 1
        battle.tell("places-first", {"side": battle.notes[FIRST]})
        work.stage = _EDGES
        return False
    work.stage = _EDGES
    turns = [g for g in scenario.markers if g.by == ALTERNATELY and g.side == NONE]
    if not turns and scenario.chooser != BY_LUCK and not scenario.lucky_order:
        return False
    counts = [len(waiting(battle, side)) for side in (0, 1)]
    if scenario.fewer_first and counts[0] != counts[1]:  # X4
        battle.notes[FIRST] = 0 if counts[0] < counts[1] else 1
        battle.tell("places-first", {"side": battle.notes[FIRST]})
        return False
    work.stage = _ORDER + 1
    return battle.ask_nature(T_FLIP)


def _edge_wanted(battle: Battle, scenario: Scenario, side: int) -> bool:
    """Whether a side cannot deploy before somebody has chosen an edge.

    It is chosen as late as that: after the markers, and after those whose zone has no edge
    (WC-X16, WC-X17).
    """
    data = scenario.sides[side]
    if scenario.chooser == NONE or not (data.edges or data.opposite):
        return False
    return edge_of(battle, side) == NONE


def _ask_edge(battle: Battle, work: Work, scenario: Scenario) -> bool:
    work.side = scenario.chooser
    if work.side == BY_LUCK:  # X20: who did not place the terrain chooses
        work.side = 1 - battle.notes[FIRST]
    work.stage = _CHOICE
    work.outcomes = len(scenario.sides[work.side].edges)
    if by_chance(battle, work.side):
        return battle.ask_nature(T_CHANCE)
    return battle.ask(seats_of(battle, work.side)[0], T_CHOOSE)


def _edge_chosen(battle: Battle, work: Work, scenario: Scenario) -> None:
    edge = scenario.sides[work.side].edges[work.answer]
    other = 1 - work.side
    battle.notes[EDGE + work.side] = edge
    if scenario.sides[other].opposite or scenario.sides[other].edges:
        battle.notes[EDGE + other] = OPPOSITE[edge]
    battle.tell("edge", {"side": work.side, "edge": EDGES[edge]})


# -- markers -------------------------------------------------------------------------------------


def _markers(battle: Battle, work: Work, scenario: Scenario) -> bool:
    """`task` is the group, `next` counts its markers; `value`: the first, `damage`: the C3."""
    if work.task == len(scenario.markers):
        work.stage = _LOOKS
        work.task = 0
        work.next = 0
        battle.stocks = scenario.stocks
        battle.spare = scenario.spare
        return False
    group = scenario.markers[work.task]
    if work.next == 0 and work.stage == _MARKERS:
        work.value = len(battle.markers)
    if work.next == group.count:
        work.task += 1
        work.next = 0
        return False
    if group.by == FIXED:
        x, y = group.points[work.next]
        _put(battle, work, group, x, y)
        return False
    if work.stage == _MARKERS + 1:
        places = _group_places(battle, work, group)
        work.stage = _MARKERS
        x, y = places[work.answer]
        _put(battle, work, group, x, y)
        return False
    work.side = _placer(battle, work, group)
    work.damage = shortened(battle, group, work.value, edge_of(battle, work.side))
    if work.side != NONE and not by_chance(battle, work.side):
        seats = seats_of(battle, work.side)
        return battle.ask(seats[work.next // 2 % len(seats)], T_PUT)
    work.outcomes = len(_group_places(battle, work, group))
    work.stage = _MARKERS + 1
    return battle.ask_nature(T_CHANCE)


def _group_places(battle: Battle, work: Work, group: MarkerGroup) -> list[tuple[int, int]]:
    own = edge_of(battle, work.side)
    return marker_places(battle, group, work.value, own, work.damage, MOST)


def _placer(battle: Battle, work: Work, group: MarkerGroup) -> int:
    """The side that places the next marker; NONE: the seed does."""
    if group.by == BY_SIDE:
        return group.side
    if group.by == ALTERNATELY:
        first = battle.notes[FIRST] if group.side == NONE else group.side
        return first if work.next % 2 == 0 else 1 - first
    return NONE


def _put(battle: Battle, work: Work, group: MarkerGroup, x: int, y: int) -> Marker:
    marker = battle.add_marker(group.kind, x, y)
    marker.word = group.word
    if group.content != NONE:
        marker.content = group.content
        marker.open = True
    elif group.word:
        marker.open = True
    work.next += 1
    battle.tell("marker-put", {"about": f"k{marker.number}", **spot(battle, x, y)})
    return marker


def _looks(battle: Battle, work: Work, scenario: Scenario) -> bool:
    """Markers that a side knows from the start; `target` is the one that is turned."""
    if work.stage == _LOOKS + 1:
        marker = battle.markers[work.target]
        marker.content = work.answer
        battle.revealed += 1
        work.stage = _LOOKS
        return False
    number = 0
    for group in scenario.markers:
        for _ in range(group.count):
            marker = battle.markers[number]
            number += 1
            if not group.lookers or marker.kind not in (INVESTIGATION, SEARCHABLE):
                continue
            if marker.content != UNKNOWN:
                continue
            marker.seen = group.lookers
            without_stock(battle, marker)
            if marker.content == UNKNOWN:
                work.target = marker.number
                work.stage = _LOOKS + 1
                return battle.ask_nature(T_MARKER)
    work.target = NONE
    work.stage = _DECK
    return False


def _deck(battle: Battle, work: Work, scenario: Scenario) -> bool:
    """`task`: 1 when the deck is begun; `next` counts the cards that were drawn for it."""
    if work.task == 0:
        work.task = 1
        battle.dangers = full_deck(battle)
        first_deck(battle, scenario.deck)
    if work.stage == _DECK + 1:
        put_in(battle, extra_cards(battle, scenario.deck)[work.answer])
        work.next += 1
        work.stage = _DECK
    more = extra_cards(battle, scenario.deck)
    if scenario.deck is not None and work.next < scenario.deck.drawn and more:
        work.outcomes = len(more)
        work.stage = _DECK + 1
        return battle.ask_nature(T_CHANCE)
    work.task = 0
    work.next = 0
    work.stage = ARRANGE
    return False


# -- deployment ----------------------------------------------------------------------------------


def waiting(battle: Battle, side: int) -> list[Model]:
    """The models of a side that are still to be deployed; who found no room is not (WC-F4)."""
    models = [m for m in battle.models if m.side == side and m.place == WAITING]
    return [m for m in models if not is_late(battle, m)]


def _deploy(battle: Battle, work: Work, scenario: Scenario, plan: Plan) -> bool:
    if work.stage == DEPLOY + 1:
        _drawn_place(battle, work, scenario)
        work.stage = DEPLOY
    side = _next_side(battle, scenario)
    if side == NONE:
        battle.done(work)
        battle.push(W_ROUND)
        begin_fortune(battle, plan)
        battle.tell("deployed", {})
        return False
    if _edge_wanted(battle, scenario, side):
        return _ask_edge(battle, work, scenario)
    work.side = side
    if not by_chance(battle, side):
        work.seat = _next_seat(battle, side)
        if not _has_room(battle, work, scenario):
            return False
        work.model = next_models(battle, work)[0].number
        return battle.ask(work.seat, T_PLACE)
    model = waiting(battle, side)[0]
    work.model = model.number
    places = _drawn_places(battle, model, scenario)
    if not places:
        comes_later(battle, model)
        return False
    work.outcomes = len(_free_numbers(battle, side)) * len(places)
    work.stage = DEPLOY + 1
    return battle.ask_nature(T_CHANCE)


def _has_room(battle: Battle, work: Work, scenario: Scenario) -> bool:
    """Whether the asked seat can put anybody down; who cannot be put down comes later (WC-F4)."""
    found = False
    data = scenario.sides[work.side]
    for model in next_models(battle, work):
        if step_for(battle, data, model, data.apart) < NO_ROOM:
            found = True
        else:
            comes_later(battle, model)
    return found


def _next_side(battle: Battle, scenario: Scenario) -> int:
    """Whose models are deployed next."""
    first, second = scenario.deployment
    if scenario.lucky_order and battle.notes[FIRST] == 1:
        first, second = 1, 0
    left = [_left(battle, scenario, side) for side in (0, 1)]
    if scenario.one_by_one and left[first] and left[second]:
        placed = [len(battle.on_table(side)) for side in (0, 1)]
        return first if placed[first] <= placed[second] else second
    for side in (first, second):
        if left[side]:
            return side
    return NONE


def _left(battle: Battle, scenario: Scenario, side: int) -> int:
    """How many models of a side are still to be deployed; a second group comes later (X5)."""
    left = len(waiting(battle, side))
    if scenario.sides[side].reserve:
        placed = len(battle.on_table(side))
        left = max((placed + left) // 2 - placed, 0)
    return left


def _next_seat(battle: Battle, side: int) -> int:
    """Co-op: units one at a time, in seat order (X11)."""
    best = NONE
    fewest = 0
    for seat in seats_of(battle, side):
        models = [m for m in battle.models if m.seat == seat and m.side == side]
        left = [m for m in waiting(battle, side) if m.seat == seat]
        if not left:
            continue
        begun = {m.group for m in models if m.place == ON_TABLE}
        if [m for m in left if m.group in begun]:
            return seat
        if best == NONE or len(begun) < fewest:
            best = seat
            fewest = len(begun)
    return best


def next_models(battle: Battle, work: Work) -> list[Model]:
    """The models that the asked seat may put down: a unit that is begun comes first."""
    models = [m for m in waiting(battle, work.side) if m.seat == work.seat]
    begun = {m.group for m in battle.on_table(work.side)}
    rest = [m for m in models if m.group in begun]
    return rest if rest else models


def _place_moves(battle: Battle, work: Work, scenario: Scenario) -> list[BattleMove]:
    """A sample for one model of each unit that may come next."""
    groups: dict[int, Model] = {}
    for model in next_models(battle, work):
        groups.setdefault(model.group, model)
    found: list[BattleMove] = []
    each = max(MOST // len(groups), 8)
    for model in groups.values():
        side = scenario.sides[model.side]
        for x, y in room_for(battle, side, model, side.apart, each):
            found.append(place(PLACE, model.number, x, y))
    return found[:MOST]


def _free_numbers(battle: Battle, side: int) -> list[int]:
    """The AI numbers that no model of a side has yet (WC-A1)."""
    models = [m for m in battle.models if m.side == side and m.place in (WAITING, ON_TABLE)]
    taken = {model.token for model in models}
    return [n for n in range(1, len(models) + 1) if n not in taken]


def _drawn_places(battle: Battle, model: Model, scenario: Scenario) -> list[tuple[int, int]]:
    """Where chance may put an AI model."""
    side = scenario.sides[model.side]
    if side.line:
        models = [m for m in battle.models if m.side == model.side and m.seat == NONE]
        standing = [m for m in models if m.place == ON_TABLE]
        radius = max([m.radius for m in models])
        for each in standing:
            each.place = WAITING
        places = line_places(battle, side, models, radius)
        for each in standing:
            each.place = ON_TABLE
        taken = {(m.x, m.y) for m in standing}
        found = [point for point in places if point not in taken]
        if found:
            return found
    return room_for(battle, side, model, max(side.spread, side.apart), MOST)


def _drawn_place(battle: Battle, work: Work, scenario: Scenario) -> None:
    """One draw gives an AI model its number and its place."""
    model = battle.models[work.model]
    places = _drawn_places(battle, model, scenario)
    numbers = _free_numbers(battle, model.side)
    model.token = numbers[work.answer // len(places)]
    x, y = places[work.answer % len(places)]
    put_model(battle, model, x, y)


def put_model(battle: Battle, model: Model, x: int, y: int) -> None:
    """A model is put down."""
    model.place = ON_TABLE
    model.x, model.y = x, y
    model.home_x, model.home_y = x, y  # WC-A14
    if battle.ears is not None:
        battle.tell("deployed-model", {"model": model.number, **standing(battle, model)})
