"""Words that several sentences of Wasteland need: models, markers, cards, places, throws."""

from __future__ import annotations

from math import atan2, hypot, pi
from typing import Final

from overseer.text import has, translate
from overseer.wasteland.battle.model import (
    HEAP,
    INVESTIGATION,
    MARKER_KINDS,
    MINE,
    PLACE,
    SEARCHABLE,
    UNKNOWN,
    Marker,
    Model,
)
from overseer.wasteland.battle.moves import WEAPON_FIND
from overseer.wasteland.battle.views.describe import content_word
from overseer.wasteland.battle.views.view import SeenBattle
from overseer.wasteland.scenarios.base import ScenarioRules
from overseer.wasteland.scenarios.scenario import MarkerGroup
from overseer.wasteland.text.names import colour_text, model_tabs, model_titles, named
from overseer.wasteland.words import (
    COLOUR_LETTERS,
    COLOURS,
    DICE,
    DICE_LETTERS,
    LENGTHS,
    NONE,
)

# From the east, against the clock.
COMPASS: Final = (
    *("east", "north-east", "north", "north-west"),
    *("west", "south-west", "south", "south-east"),
)


def model_title(battle: SeenBattle, number: int, lang: str) -> str:
    """A model by its unit, a twin by its number too, which also stands on the map: “Settler 2”."""
    if not 0 <= number < len(battle.models):
        return translate(lang, "say-wasteland-nobody")
    return model_titles(tuple([model.unit.id for model in battle.models]), lang)[number]


def model_tab(battle: SeenBattle, number: int, lang: str) -> str:
    """What stands on a model's token: “S2”."""
    return model_tabs(tuple([model.unit.id for model in battle.models]), lang)[number]


def card_title(battle: SeenBattle, card: int, lang: str) -> str:
    """An item, or a weapon that was found."""
    if card >= WEAPON_FIND:
        return named("weapon", battle.cards.weapons[card - WEAPON_FIND].id, lang)
    return named("item", battle.cards.items[card].id, lang)


def id_title(battle: SeenBattle, id: str, lang: str) -> str:
    """A weapon, item or danger by its id."""
    cards = battle.cards
    if id in cards.weapon_numbers:
        return named("weapon", id, lang)
    if id in cards.item_numbers:
        return named("item", id, lang)
    return named("danger", id, lang) if has(lang, f"wasteland-danger-{id}") else id


def weapon_title(battle: SeenBattle, number: int, lang: str) -> str:
    """A weapon by its number."""
    return named("weapon", battle.cards.weapons[number].id, lang)


def place_word(word: str, lang: str) -> str:
    """What the scenario calls a place that it marks."""
    if not word:
        return translate(lang, "wasteland-client-marker-place")
    return translate(lang, f"scenario-marker-{word}")


def new_marker_title(group: MarkerGroup, number: int, lang: str) -> str:
    """A marker that is still to be put down: “crop k4”."""
    if group.kind in (INVESTIGATION, SEARCHABLE):
        what = translate(lang, f"wasteland-marker-{MARKER_KINDS[group.kind]}")
    else:
        what = place_word(group.word, lang)
    return translate(lang, "say-wasteland-marker", what=what, n=str(number))


def marker_title(battle: SeenBattle, number: int, lang: str) -> str:
    """A marker with its number: “searchable marker k4”."""
    if not 0 <= number < len(battle.markers):
        return f"k{number}"
    marker = battle.markers[number]
    if marker.kind == PLACE:
        what = place_word(marker.word, lang)
    elif marker.kind in (INVESTIGATION, SEARCHABLE):
        what = translate(lang, f"wasteland-marker-{MARKER_KINDS[marker.kind]}")
    elif marker.kind == MINE and marker.card != NONE:
        what = weapon_title(battle, marker.card, lang)
    else:
        what = translate(lang, "say-wasteland-heap" if marker.kind == HEAP else "say-wasteland-aim")
    return translate(lang, "say-wasteland-marker", what=what, n=str(number))


def content_title(marker: Marker, lang: str) -> str:
    """What is known to be under a marker; empty when that is nothing."""
    if marker.content == UNKNOWN:
        return ""
    word = content_word(marker.content)
    message = f"wasteland-marker-{word}"
    return translate(lang, message) if has(lang, message) else word


def piece_title(battle: SeenBattle, number: int, lang: str) -> str:
    """A piece of terrain by its kind."""
    return kind_title(battle.layout.pieces[number].kind, lang)


def kind_title(kind: str, lang: str) -> str:
    """A kind of terrain."""
    message = f"wasteland-terrain-{kind}"
    return translate(lang, message) if has(lang, message) else kind.replace("-", " ")


def side_title(battle: SeenBattle, side: int, lang: str) -> str:
    """What a side is called: as the scenario says, else by its shape."""
    rules = battle.rules
    if isinstance(rules, ScenarioRules) and 0 <= side < len(rules.scenario.sides):
        return translate(lang, f"scenario-side-{rules.scenario.sides[side].id}")
    return translate(lang, "say-wasteland-side", side=("first", "second", "third")[side])


def direction(x: int, y: int, lang: str) -> str:
    """The direction of a way by compass; the north edge is the upper one."""
    return translate(lang, "say-wasteland-direction", to=compass_word(x, y))


def compass_word(x: int, y: int) -> str:
    """One of eight directions.

    >>> compass_word(30, 0), compass_word(-10, -11)
    ('east', 'south-west')
    """
    return COMPASS[round(atan2(y, x) / (pi / 4)) % 8]


def centimetres(mm: float, lang: str) -> str:
    """A length for people: the ruler that is as long, then centimetres."""
    colour = ruler_of(mm)
    word = "far" if colour == NONE else COLOURS[colour]
    return translate(lang, "say-wasteland-cm", colour=word, n=round(mm / 10))


def way_length(model: Model, path: tuple[int, ...]) -> float:
    """The length of a path in mm."""
    x, y, length = model.x, model.y, 0.0
    for at in range(0, len(path), 2):
        length += hypot(path[at] - x, path[at + 1] - y)
        x, y = path[at], path[at + 1]
    return length


def ruler_of(length: float) -> int:
    """The shortest ruler that is as long; NONE where it takes more than the longest."""
    return next((n for n, mm in enumerate(LENGTHS) if length <= mm), NONE)


def ruler_title(colour: int, lang: str) -> str:
    """A ruler with its letter: “red (R)”."""
    colour = max(0, min(colour, len(COLOURS) - 1))
    name = colour_text(colour, lang)
    return translate(lang, "say-wasteland-ruler", colour=name, letter=COLOUR_LETTERS[colour])


def throw_words(roll: str, lang: str) -> str:
    """A throw face by face: “white 6, black +1 damage, green blank”."""
    return " · ".join(face_words(word, lang) for word in roll.split())


def face_words(word: str, lang: str) -> str:
    """One die of a throw, and what its face does."""
    letter, colon, face = word.partition(":")
    if not colon:
        return translate(lang, "say-wasteland-white", face=white_word(word), shown=word.rstrip("*"))
    die = translate(lang, f"say-wasteland-die-{DICE[DICE_LETTERS.index(letter)]}")
    does = translate(lang, f"say-wasteland-face-{FACE_IDS[face]}")
    return translate(lang, "say-wasteland-face", die=die, does=does)


def white_word(word: str) -> str:
    """What is special about a white face: a shout, a cross, with or without an action point."""
    kind = {"!": "shout", "X": "cross"}.get(word.rstrip("*"), "number")
    return f"{kind}-point" if word.endswith("*") else kind


# The faces of the notation, and the ids of their messages.
FACE_IDS: Final = {
    "-": "blank",
    "d1": "damage-1",
    "d2": "damage-2",
    "r1": "reduction-1",
    "r2": "reduction-2",
    "a1": "aim-1",
    "a2": "aim-2",
    "a3": "aim-3",
    "b": "bottle",
    "bb": "bottles",
    "bs": "bottle-star",
    "s": "star",
    "ss": "stars",
    "x": "explosion",
}
