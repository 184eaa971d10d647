"""What a model, a marker, a piece, an edge, a point or a card is, and what can be done with it."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from overseer.engine.refusal import BadNotation
from overseer.engine.state import Move
from overseer.voice.reader import Reader
from overseer.voice.voice import Voice
from overseer.voice.wasteland.choosing import choice, moves_of
from overseer.voice.wasteland.faces import faces_of, letter
from overseer.voice.wasteland.fixed import piece_data
from overseer.voice.wasteland.given import BattleAnswer, Ground, Reach, Ring
from overseer.voice.wasteland.moves import actor
from overseer.voice.wasteland.odds.data import attack_odds
from overseer.voice.wasteland.scene import marker_seen, model_seen
from overseer.voice.wasteland.situation import (
    look,
    marker_line,
    model_lines,
    piece_line,
    position,
    state_words,
    status_word,
)
from overseer.voice.wasteland.table.marks import marks
from overseer.voice.wasteland.table.room import PUTTING, about_room
from overseer.voice.wasteland.table.sights import enemies, own_sight, sight, target_line
from overseer.voice.wasteland.table.spots import about_point, about_way, why_not
from overseer.voice.wasteland.table.where import where_of
from overseer.voice.wasteland.words import marker_title, model_title, piece_title
from overseer.wasteland.battle import moves as kinds
from overseer.wasteland.battle.attack.arms import IMPROVISED
from overseer.wasteland.battle.attack.attempt import long_length, short_length
from overseer.wasteland.battle.battle import EDGES
from overseer.wasteland.battle.measure import awareness
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import (
    LONG_BAND,
    BattleMove,
    at_model,
    attack,
    charge,
    parse,
)
from overseer.wasteland.battle.moving.movement import jet_pack, obstacles
from overseer.wasteland.battle.topics import (
    T_ACTION,
    T_REACTION,
    T_READY,
    T_TURN,
)
from overseer.wasteland.battle.values import move_colour, move_length
from overseer.wasteland.battle.views.outlines import area, ground
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.card import AiCard, Unit, Weapon
from overseer.wasteland.cards.find import named
from overseer.wasteland.geometry.compass import nearest_way
from overseer.wasteland.geometry.hidden import hidden_ground
from overseer.wasteland.geometry.routes import shortest
from overseer.wasteland.geometry.shift import contact_point
from overseer.wasteland.text.names import capital
from overseer.wasteland.words import LENGTHS, NONE, W_HEAVY, W_MELEE

ATTACKS = ("shoot ", "fight ", "throw ")
_THING = re.compile(r"([mkp])(\d{1,3})")
_PART = re.compile(r"(see|reach) +m(\d{1,3})")
_POINT = re.compile(r"(to +)?(\d{1,3}) *, *(\d{1,3})")


def answer(voice: Voice, reader: Reader, target: str) -> BattleAnswer | None:
    """What is asked about; None when it is nothing on the table and no card."""
    battle = position(reader)
    tidy = target.strip().lower()
    point = _POINT.fullmatch(tidy)
    if point is not None:
        x, y = int(point[2]), int(point[3])
        if max(x, y) > battle.layout.side:
            return None
        judge = about_way if point[1] else about_point
        return judge(voice, reader, x, y)
    thing = _THING.fullmatch(tidy)
    if thing is not None:
        return about_thing(voice, reader, thing[1], int(thing[2]))
    part = _PART.fullmatch(tidy)
    if part is not None and int(part[2]) < len(battle.models):
        model = battle.models[int(part[2])]
        return about_model(voice, reader, model) if part[1] == "see" else about_reach(reader, model)
    if tidy in EDGES:
        return about_edge(reader, tidy)
    if tidy.startswith(PUTTING):
        found = about_room(reader, tidy)
        if found is not None:
            return found
    return about_attack(reader, tidy) or about_card(reader, target)


def about_attack(reader: Reader, text: str) -> BattleAnswer | None:
    """A move that is a legal attack, with its exact odds."""
    if not reader.is_asked or not text.removeprefix("quick ").startswith(ATTACKS):
        return None
    battle = position(reader)
    try:
        move = parse(text, battle.cards)
    except BadNotation:
        return None
    if battle.refusal(move) is not None:
        return None
    odds = attack_odds(reader, move)
    if odds is None:
        return None
    found = choice(reader, move)
    lines = [found.detail, *odds.notes]
    data = msgspec.to_builtins(odds)
    return BattleAnswer(title=found.name, lines=lines, choices=[found], odds=data, attack=odds)


def about_card(reader: Reader, word: str) -> BattleAnswer | None:
    """A card by its id or its name."""
    battle, lang = position(reader), reader.lang
    told = look(reader, word)
    if told is None:
        return None
    title, *lines = told.split("\n")
    answer = BattleAnswer(title=title, lines=lines)
    faces = faces_of(battle.cards, lang)
    for card in named(battle.cards, word, lang):
        if isinstance(card, Unit):
            answer.unit = faces.unit(card.id)
        elif isinstance(card, Weapon):
            answer.weapon = faces.weapon(card.id)
        elif not isinstance(card, AiCard):
            answer.card = faces.other(card)
    return answer


def about_thing(voice: Voice, reader: Reader, kind: str, number: int) -> BattleAnswer | None:
    """A model, a marker or a piece of terrain."""
    battle = position(reader)
    if kind == "m" and number < len(battle.models):
        found = about_model(voice, reader, battle.models[number])
        add_areas(battle, found, battle.models[number])
        return found
    if kind == "k" and number < len(battle.markers) and not battle.markers[number].out:
        return about_marker(reader, number)
    if kind == "p" and number < len(battle.layout.pieces):
        return about_piece(reader, number)
    return None


def about(reader: Reader, word: str) -> list[Move]:
    """The legal moves that are about a thing."""
    return [move for move in moves_of(reader) if where_of(move) == word]


# -- models --------------------------------------------------------------------------------------


def about_model(voice: Voice, reader: Reader, model: Model) -> BattleAnswer:
    """A model: its state and card, whom it sees, what can be done with it."""
    battle, lang = position(reader), reader.lang
    mine = about(reader, f"m{model.number}") if reader.is_asked else []
    found = BattleAnswer(
        title=model_title(battle, model.number, lang),
        lines=model_lines(battle, model, lang),
        choices=[choice(reader, move) for move in mine],
        why_not=why_not(voice, reader, refused(battle, model, mine)) if reader.is_asked else [],
        model=model_seen(battle, model, lang),
        facts=[status_word(model, lang), *state_words(battle, model, lang)],
        sight=own_sight(battle, model, lang),
    )
    if model.alive and model.stats:
        if reader.is_asked and battle.active == model.number:
            found.marks = marks(battle, model, moves_of(reader))
        found.rings = rings(battle, model)
        found.sights = [
            sight(battle, model, model.x, model.y, other, True, lang)
            for other in enemies(battle, model)
        ]
        for each in found.sights:
            each.text = target_line(each, lang)
    return found


def add_areas(battle: SeenBattle, found: BattleAnswer, model: Model) -> None:
    """Where a model gets to, and what it sees of the table."""
    if model.alive and model.stats:
        found.reach = reaches(battle, model)
        polygons = ground(battle, model)
        found.seen = Ground(
            seen=polygons,
            hidden=hidden_ground(battle.layout.side, polygons),
            within=sight_limit(battle, model),
        )


def about_reach(reader: Reader, model: Model) -> BattleAnswer:
    """Where a model gets to, and nothing else."""
    battle = position(reader)
    found = BattleAnswer(title=model_title(battle, model.number, reader.lang))
    if model.alive and model.stats:
        found.reach = reaches(battle, model)
    return found


def sight_limit(battle: SeenBattle, model: Model) -> int:
    """How far from its centre a model sees at the most; -1: no limit (WC-E2)."""
    far = battle.fate.sight
    return -1 if far == NONE else far + model.radius


def reaches(battle: SeenBattle, model: Model) -> list[Reach]:
    """Where a model gets to by a move, a charge, a quick move."""
    found: list[Reach] = []
    tries = [("move", False, False), ("charge", True, False)]
    if model.points > 0 or (battle.topic == T_REACTION and actor(battle) is model):
        tries.append(("quick", False, True))
    for kind, charging, quick in tries:
        there = area(battle, model, charging, quick)
        if there is not None:
            found.append(
                Reach(
                    kind=kind,
                    rulers=letter(there.ruler),
                    outlines=there.outlines,
                    slow_rulers=letter(there.slow),
                    slow_outlines=there.slow_outlines,
                )
            )
    return found


def rings(battle: SeenBattle, model: Model) -> list[Ring]:
    """How far its guns reach and how far it notices things."""
    found: list[Ring] = []
    for slot, number in enumerate(model.weapons):
        weapon = battle.cards.weapons[number]
        if slot >= IMPROVISED or weapon.kind > W_HEAVY:
            continue
        short = short_length(battle, model, slot, weapon)
        long = long_length(battle, model, slot, weapon)
        for kind, length in (("short", short), ("long", long)):
            if length > 0:
                radius = length + model.radius
                rulers = band_rulers(kind, weapon.short, weapon.long)
                found.append(Ring(kind=kind, rulers=rulers, radius=radius, weapon=weapon.id))
    pace = move_colour(battle, model, False, False, False)
    if jet_pack(battle, model) != NONE and pace != NONE:
        radius = move_length(battle, model, pace)
        found.append(Ring(kind="leap", rulers=letter(pace), radius=radius))
    ruler = awareness(battle, model)
    if ruler != NONE:
        radius = LENGTHS[ruler] + model.radius
        found.append(Ring(kind="awareness", rulers=letter(ruler), radius=radius))
    return found


def band_rulers(kind: str, short: int, long: int) -> str:
    """The rulers of a band: the long one comes after the short one."""
    return letter(short) if kind == "short" else letter(short) + letter(long)


def refused(battle: SeenBattle, model: Model, mine: Sequence[Move]) -> list[Move]:
    """What one may have wanted to do with a model and cannot."""
    kinds_there = {move.kind for move in mine if isinstance(move, BattleMove)}
    if battle.topic == T_READY:
        return [] if kinds.READY in kinds_there else [at_model(kinds.READY, model.number)]
    if battle.topic == T_TURN:
        return [] if kinds.ACTIVATE in kinds_there else [at_model(kinds.ACTIVATE, model.number)]
    if battle.topic != T_ACTION or not model.alive:
        return []
    acting = actor(battle)
    if acting is model or not battle.rules.enemies(battle, acting, model):
        return []
    found: list[Move] = []
    for slot, number in enumerate(acting.weapons):
        kind = battle.cards.weapons[number].kind
        if slot >= IMPROVISED or kind > W_MELEE:
            continue
        way = kinds.FIGHT if kind == W_MELEE else kinds.SHOOT
        if way not in kinds_there:
            band = 0 if kind == W_MELEE else LONG_BAND
            found.append(attack(way, battle.cards, model.number, number, band, False))
    if kinds.CHARGE not in kinds_there:
        found.append(charge(model.number, to_contact(battle, acting, model)))
    return found


def to_contact(battle: SeenBattle, model: Model, target: Model) -> tuple[int, ...]:
    """The shortest way to a model, however long; straight where there is none."""
    way = nearest_way(model.x - target.x, model.y - target.y)
    x, y = contact_point(model.radius, target.x, target.y, target.radius, way)
    circles, through = obstacles(battle, model)
    start = (battle.layout, model.radius, model.x, model.y)
    points = shortest(*start, x, y, circles, False, through=through, over=model.on)
    if not points or len(points) < 2:
        return (x, y)
    return tuple(number for point in points[1:] for number in point)


# -- markers, pieces, edges ----------------------------------------------------------------------


def about_marker(reader: Reader, number: int) -> BattleAnswer:
    """A marker."""
    battle, lang = position(reader), reader.lang
    side = NONE if reader.viewer is None else battle.sides[reader.viewer]
    moves = about(reader, f"k{number}") if reader.is_asked else []
    return BattleAnswer(
        title=capital(marker_title(battle, number, lang)),
        lines=[marker_line(battle, battle.markers[number], lang)],
        choices=[choice(reader, move) for move in moves],
        marker=marker_seen(battle, battle.markers[number], side, lang),
    )


def about_piece(reader: Reader, number: int) -> BattleAnswer:
    """A piece of terrain."""
    battle, lang = position(reader), reader.lang
    return BattleAnswer(
        title=capital(piece_title(battle, number, lang)),
        lines=[piece_line(battle, number, lang)],
        piece=piece_data(battle, number, lang),
    )


def about_edge(reader: Reader, word: str) -> BattleAnswer:
    """An edge of the table, and the moves that lead over it."""
    battle = position(reader)
    moves = [move for move in moves_of(reader) if over_edge(battle, move) == word]
    return BattleAnswer(
        title=capital(reader.text(f"scenario-choice-{word}")),
        choices=[choice(reader, move) for move in moves],
    )


def over_edge(battle: SeenBattle, move: Move) -> str:
    """The edge that a move leads over; empty: none."""
    if not isinstance(move, BattleMove) or move.kind != kinds.MOVE:
        return ""
    r, side = actor(battle).radius, battle.layout.side
    beyond = (r - move.y, move.y + r - side, r - move.x, move.x + r - side)
    far = max(beyond)
    return EDGES[beyond.index(far)] if far > 0 else ""
