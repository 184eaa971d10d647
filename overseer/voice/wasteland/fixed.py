"""What never changes in a battle: the table, the cards, the dice, the scenario, a legend."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from overseer.engine.game import Game
from overseer.text import has, translate
from overseer.voice.reader import Reader
from overseer.voice.wasteland.faces import faces_of
from overseer.voice.wasteland.given import (
    Aim,
    BattleFixed,
    Briefing,
    Die,
    Edge,
    End,
    Force,
    Named,
    Ruler,
    TerrainPiece,
)
from overseer.voice.wasteland.situation import piece_words, position
from overseer.voice.wasteland.stories import briefing_lines, end_text, scenario_title
from overseer.voice.wasteland.words import (
    FACE_IDS,
    centimetres,
    kind_title,
    side_title,
    white_word,
)
from overseer.wasteland.ai import close, ranged
from overseer.wasteland.ai.targets import COUNTS
from overseer.wasteland.ai.weighed import REASONS
from overseer.wasteland.battle.battle import EDGES, LEVELS
from overseer.wasteland.battle.dice import (
    EFFECT_FACES,
    FACE_WORDS,
    RED_FACES,
    WHITE_FACES,
    WHITE_WORDS,
)
from overseer.wasteland.battle.model import MARKER_KINDS, STATUSES
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.scenarios.spoils import KEYS, Spoils
from overseer.wasteland.text.cards import Card
from overseer.wasteland.text.names import capital, colour_text
from overseer.wasteland.words import (
    COLOUR_LETTERS,
    COLOURS,
    CONDITIONS,
    DICE,
    LENGTHS,
    NONE,
)

ENTRIES = (
    *(f"close-{word}" for word in close.WORDS),
    *(f"ranged-{word}" for word in ranged.WORDS),
)
_TERRAIN = ("sight", "cover", "wall", "rough", "climb")
_TOKENS = ("reactions", "points", "boosts", "energy-boosts", "luck", "rads")
_COUNTED = ("turrets", "missiles")


def fixed(game: Game, reader: Reader) -> BattleFixed:
    """All of it."""
    battle, lang = position(reader), reader.lang
    faces = faces_of(battle.cards, lang)
    weapons, cards = cards_in_play(battle)
    units = dict.fromkeys(model.unit.id for model in battle.models)
    return BattleFixed(
        game=game.name,
        rules=game.rules_version,
        seats=list(reader.seats),
        names=list(reader.names),
        terrain=terrain_key(battle),
        side=battle.layout.side,
        rulers=rulers(lang),
        edges=edges(battle.layout.side, lang),
        pieces=[piece_data(battle, piece.number, lang) for piece in battle.layout.pieces],
        briefing=briefing(battle, lang),
        units={id: faces.unit(id) for id in units},
        weapons={id: faces.weapon(id) for id in weapons},
        cards={card.id: faces.other(card) for card in cards},
        dice=dice(lang),
        legend=legend(lang),
    )


def cards_in_play(battle: SeenBattle) -> tuple[list[str], list[Card]]:
    """The weapons, and the other cards, that may come up; any other one can be asked about."""
    cards = battle.cards
    numbers: list[int] = [*battle.finds]
    weapons: list[str] = []
    found: list[Card] = []
    for pool in battle.groups:
        numbers += pool
    for model in battle.models:
        numbers += (*model.items, *model.found, *model.mods, model.power)
        weapons += [cards.weapons[number].id for number in model.weapons]
        found += [cards.perks[number] for number in model.perks]
        if model.leader is not None:
            found.append(model.leader)
    for number in numbers:
        if number >= WEAPON_FIND:
            weapons.append(cards.weapons[number - WEAPON_FIND].id)
        elif number != NONE:
            found.append(cards.items[number])
    if any(battle.hands) or battle.fate.height:
        found += [*cards.boosts, *cards.events]
    found += [cards.quests[quest] for quest in battle.quests if quest >= 0]
    return list(dict.fromkeys(weapons)), list(dict.fromkeys(found))


def terrain_key(battle: SeenBattle) -> str:
    """Another word whenever there is other terrain or another model: set-up brings them."""
    return f"{battle.terrain}.{len(battle.layout.pieces)}.{len(battle.models)}"


def rulers(lang: str) -> list[Ruler]:
    """The six rulers (WB-G2)."""
    return [
        Ruler(
            letter=COLOUR_LETTERS[at],
            colour=COLOURS[at],
            name=colour_text(at, lang),
            length=LENGTHS[at],
            text=centimetres(LENGTHS[at], lang),
        )
        for at in range(len(COLOURS))
    ]


def edges(side: int, lang: str) -> list[Edge]:
    """The four edges."""
    lines = ((0, 0, side, 0), (0, side, side, side), (0, 0, 0, side), (side, 0, side, side))
    return [
        Edge(at=EDGES[at], name=capital(translate(lang, f"scenario-choice-{EDGES[at]}")), line=line)
        for at, line in enumerate(lines)
    ]


def piece_data(battle: SeenBattle, number: int, lang: str) -> TerrainPiece:
    """A piece of terrain."""
    return TerrainPiece(**piece_facts(battle.layout.pieces[number], lang))


def piece_facts(piece: Piece, lang: str) -> dict[str, Any]:
    """What is told of a piece of any table."""
    return {
        "at": f"p{piece.number}",
        "kind": piece.kind,
        "name": capital(kind_title(piece.kind, lang)),
        "points": list(piece.points),
        "height": piece.height,
        "blocks_sight": piece.blocks_sight,
        "cover": piece.cover,
        "impassable": piece.impassable,
        "difficult": piece.difficult,
        "climbable": piece.climbable,
        "text": piece_words(piece, lang),
    }


@lru_cache(maxsize=8)
def dice(lang: str) -> list[Die]:
    """Every die, face by face (WB-D1)."""
    white = [
        Named(
            id=WHITE_WORDS[face],
            name=translate(
                lang,
                "say-wasteland-white",
                face=white_word(WHITE_WORDS[face]),
                shown=WHITE_WORDS[face].rstrip("*"),
            ),
        )
        for face in WHITE_FACES
    ]
    found = [Die(id="white", name=translate(lang, "wasteland-client-die-white"), faces=white)]
    red = [Named(id=str(face), name=str(face)) for face in RED_FACES]
    found.append(Die(id="red", name=translate(lang, "wasteland-client-die-red"), faces=red))
    for die, word in enumerate(DICE):
        faces = [FACE_WORDS[face] for face in EFFECT_FACES[die]]
        found.append(
            Die(
                id=word,
                name=translate(lang, f"wasteland-die-{word}"),
                faces=[
                    Named(id=face, name=translate(lang, f"say-wasteland-face-{FACE_IDS[face]}"))
                    for face in faces
                ],
            )
        )
    return found


@lru_cache(maxsize=8)
def legend(lang: str) -> dict[str, list[Named]]:
    """What the signs on the table mean."""
    return {
        "status": [
            Named(id=word, name=translate(lang, "say-wasteland-status", status=word))
            for word in STATUSES
        ],
        "condition": [
            Named(
                id=word,
                name=capital(translate(lang, f"wasteland-condition-{word}")),
                text=translate(lang, f"wasteland-client-condition-{word}"),
            )
            for word in CONDITIONS
        ],
        "token": [
            Named(
                id=word,
                name=translate(lang, f"wasteland-client-token-{word}"),
                text=translate(lang, f"wasteland-client-token-{word}.means"),
            )
            for word in _TOKENS
        ],
        "terrain": [
            Named(id=word, name=translate(lang, f"say-wasteland-terrain-{word}"))
            for word in _TERRAIN
        ],
        "marker": [
            Named(id=word, name=capital(translate(lang, f"wasteland-client-marker-{word}")))
            for word in MARKER_KINDS
        ],
        "line": [
            Named(id=word, name=translate(lang, f"wasteland-client-line-{word}"))
            for word in ("clear", "cover", "unseen", "move", "charge", "slow")
        ],
        "entry": [
            Named(id=word, name=translate(lang, f"wasteland-client-entry-{word}"))
            for word in ENTRIES
        ],
        "why": [
            Named(id=word, name=translate(lang, f"wasteland-client-why-{word}")) for word in REASONS
        ],
        "counts": [
            Named(id=word, name=translate(lang, f"wasteland-client-counts-{word}"))
            for word in COUNTS
        ],
    }


# -- the scenario --------------------------------------------------------------------------------


def briefing(battle: SeenBattle, lang: str) -> Briefing:
    """The scenario: what everybody wants, what is special, how it ends, who fights."""
    rules = battle.rules
    id = rules.name
    found = Briefing(
        id=id,
        rule=rules.scenario.rule if isinstance(rules, ScenarioRules) else "",
        title=scenario_title(id, lang),
        rounds=rules.rounds,
        story=_said(f"scenario-{id}.story", lang),
        rules=_said(f"scenario-{id}.rules", lang),
        forces=forces(battle, lang),
        lines=briefing_lines(battle, lang),
    )
    if isinstance(rules, ScenarioRules):
        for side, data in enumerate(rules.scenario.sides):
            aim = _said(f"scenario-{id}.{data.id}", lang)
            found.aims.append(Aim(side=side, name=side_title(battle, side, lang), text=aim))
        for end in rules.scenario.ends:
            found.ends.append(
                End(
                    how=end.how,
                    text=end_text(id, f"{id}-{end.how}", lang),
                    winner=end.winner,
                    level=LEVELS[end.level],
                    last_round=end.timed,
                )
            )
        found.earlier = earlier(battle, rules.plan.spoils, lang)
    return found


def _said(message: str, lang: str) -> str:
    return translate(lang, message) if has(lang, message) else ""


def forces(battle: SeenBattle, lang: str) -> list[Force]:
    """Who fights for whom."""
    rules = battle.rules
    found = []
    for side in (0, 1):
        caps = 0
        if isinstance(rules, ScenarioRules) and not rules.scenario.sides[side].units:
            caps = rules.plan.limit_of(side, rules.scenario.sides[side].more)
        units = Counter(model.unit.id for model in battle.models if model.side == side)
        name = side_title(battle, side, lang)
        found.append(Force(side=side, name=name, caps=caps, units=dict(units)))
    return found


def earlier(battle: SeenBattle, spoils: Spoils, lang: str) -> list[str]:
    """What earlier battles of the linked five bring into this one (WC-X6 to X10)."""
    found: list[str] = []
    for key in KEYS:
        value = getattr(spoils, key)
        message = f"campaign-spoil-{key.replace('_', '-')}"
        if key == "food":
            for side, n in enumerate(value):
                if n:
                    name = side_title(battle, side, lang)
                    found.append(translate(lang, message, side=name, n=n))
        elif key in _COUNTED:
            if value:
                found.append(translate(lang, message, side="-", n=value))
        elif key == "deeper":
            if value:
                found.append(translate(lang, message, side="-", n=0))
        elif value != NONE:
            found.append(translate(lang, message, side=side_title(battle, value, lang), n=0))
    return [capital(line) for line in found]
