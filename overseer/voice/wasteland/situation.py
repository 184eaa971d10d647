"""The battle in words that can be read aloud: a line a model, nothing by sign or colour."""

from __future__ import annotations

import re
from math import hypot

from overseer.text import translate
from overseer.voice.lists import listed
from overseer.voice.reader import Reader
from overseer.voice.wasteland.fortune import fortune_lines
from overseer.voice.wasteland.table.sense import spot_words
from overseer.voice.wasteland.words import (
    centimetres,
    content_title,
    id_title,
    kind_title,
    marker_title,
    model_title,
    side_title,
)
from overseer.wasteland.battle.acting.response import card_of
from overseer.wasteland.battle.attack.arms import IMPROVISED, is_empty
from overseer.wasteland.battle.measure import cover, engaged_with, is_object, sees
from overseer.wasteland.battle.model import (
    ESCAPED,
    ON_TABLE,
    PLACE,
    STATUSES,
    WAITING,
    Marker,
    Model,
)
from overseer.wasteland.battle.moves import WEAPON_FIND, card_text
from overseer.wasteland.battle.turn import played_by_ai
from overseer.wasteland.battle.values import rating, strong
from overseer.wasteland.battle.views.view import SeenBattle, WastelandView
from overseer.wasteland.cards.find import named
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.terrain.kinds import Kind
from overseer.wasteland.text import cards as text
from overseer.wasteland.text.effects import rating_text
from overseer.wasteland.text.names import capital
from overseer.wasteland.words import CONDITIONS, NONE

_POINT = re.compile(r"(\d{1,3}) *, *(\d{1,3})")


def position(reader: Reader) -> SeenBattle:
    """What the viewer knows."""
    view = reader.view
    assert isinstance(view, WastelandView)
    return view.position


def situation(reader: Reader) -> list[str]:
    """The round, whose turn it is, every model and marker: a line each."""
    battle, lang = position(reader), reader.lang
    lines = [round_words(battle, lang)]
    sides = sorted({model.side for model in battle.models})
    for side in sides:
        models = [m for m in battle.models if m.side == side]
        lines.append(translate(lang, "plain-wasteland-side", side=side_title(battle, side, lang)))
        lines += _owner_by_owner(reader, battle, [model for model in models if model.alive])
        gone = [m for m in models if not m.alive]
        if gone:
            lines.append(_gone(battle, gone, lang))
    shown = [marker for marker in battle.markers if not marker.out and marker.carrier == NONE]
    lines += [marker_line(battle, marker, lang) for marker in shown]
    lines += fortune_lines(reader, battle)
    if battle.active != NONE:
        lines.append(active_words(battle, lang))
    return lines


def _owner_by_owner(reader: Reader, battle: SeenBattle, models: list[Model]) -> list[str]:
    """A line a model; where several people share a side, under the name of its owner."""
    lang = reader.lang
    owners = sorted({model.seat for model in models})
    if len([seat for seat in owners if seat != NONE]) < 2:
        return [model_line(battle, model, lang) for model in models]
    lines: list[str] = []
    for seat in owners:
        if seat != NONE:
            lines.append(reader.text("plain-wasteland-owner", seat=reader.name(seat)))
        lines += [model_line(battle, model, lang) for model in models if model.seat == seat]
    return lines


def round_words(battle: SeenBattle, lang: str) -> str:
    """How far the battle is."""
    if battle.round == 0:
        return translate(lang, "plain-wasteland-setup")
    turn = side_title(battle, battle.turn_side, lang) if battle.turn_side != NONE else ""
    args = {"round": battle.round, "rounds": battle.rules.rounds}
    if not turn:
        return translate(lang, "plain-wasteland-round", **args)
    return translate(lang, "plain-wasteland-turn", side=turn, **args)


def active_words(battle: SeenBattle, lang: str) -> str:
    """What the activated model can still do."""
    model = battle.models[battle.active]
    return translate(
        lang,
        "plain-wasteland-active",
        model=model_title(battle, model.number, lang),
        actions=battle.actions,
        points=model.points,
    )


def model_line(battle: SeenBattle, model: Model, lang: str) -> str:
    """A model in one line: where, how healthy, how ready, with what."""
    there = model.place == ON_TABLE
    told = translate(
        lang,
        "plain-wasteland-model" if there else "plain-wasteland-model-away",
        n=str(model.number),
        model=model_title(battle, model.number, lang),
        where=spot_words(battle, model.x, model.y, lang) if there else "",
        x=str(model.x),
        y=str(model.y),
        left=model.left,
        health=model.health,
    )
    facts = [] if is_object(model) else [status_word(model, lang)]
    facts += state_words(battle, model, lang)
    weapons = weapon_words(battle, model, lang)
    if weapons:
        facts.append(listed(weapons, lang))
    for fact in facts:
        told = translate(lang, "plain-wasteland-also", line=told, fact=fact)
    return translate(lang, "plain-wasteland-line", line=told)


def status_word(model: Model, lang: str) -> str:
    """Unready, ready or used."""
    return translate(lang, "say-wasteland-status", status=STATUSES[model.status])


def state_words(battle: SeenBattle, model: Model, lang: str) -> list[str]:
    """Conditions, tokens, and who is at its throat."""
    told = condition_words(model, lang)
    counts = (
        ("rads", model.rads),
        ("reactions", model.reactions),
        ("points", model.points),
        ("boosts", model.boosts),
        ("energy-boosts", model.energy_boosts),
        ("luck", model.luck),
    )
    told += [translate(lang, f"say-wasteland-{word}", n=n) for word, n in counts if n]
    if model.power != NONE:
        name = id_title(battle, battle.cards.items[model.power].id, lang)
        degraded = "yes" if model.degraded else "no"
        told.append(translate(lang, "say-wasteland-power", name=name, degraded=degraded))
    foes = engaged_with(battle, model)
    if foes:
        names = listed([model_title(battle, foe.number, lang) for foe in foes], lang)
        told.append(translate(lang, "say-wasteland-engaged", models=names))
    if model.carrying:
        names = listed([marker_title(battle, n, lang) for n in model.carrying], lang)
        told.append(translate(lang, "say-wasteland-carries", markers=names))
    return told


def condition_words(model: Model, lang: str) -> list[str]:
    """What ails a model."""
    return [
        translate(lang, f"wasteland-condition-{word}")
        for n, word in enumerate(CONDITIONS)
        if (model.conditions >> n) & 1
    ]


def weapon_words(battle: SeenBattle, model: Model, lang: str) -> list[str]:
    """The weapons of a model, and which of them are empty."""
    found = []
    for slot, number in enumerate(model.weapons):
        if slot < IMPROVISED:
            name = id_title(battle, battle.cards.weapons[number].id, lang)
            if is_empty(model, slot):
                name = translate(lang, "say-wasteland-empty", weapon=name)
            found.append(name)
    return found


def _gone(battle: SeenBattle, models: list[Model], lang: str) -> str:
    """Those who are not on the table, by where they are."""
    told = []
    for place in (WAITING, ESCAPED, NONE):
        there = [
            model_title(battle, m.number, lang)
            for m in models
            if m.place == place or (place == NONE and m.place not in (WAITING, ESCAPED, ON_TABLE))
        ]
        if there:
            word = {WAITING: "waiting", ESCAPED: "escaped"}.get(place, "removed")
            told.append(translate(lang, f"plain-wasteland-{word}", models=listed(there, lang)))
    return " ".join(told)


def marker_line(battle: SeenBattle, marker: Marker, lang: str) -> str:
    """A marker in one line."""
    args = {
        "marker": capital(marker_title(battle, marker.number, lang)),
        "x": str(marker.x),
        "y": str(marker.y),
        "where": spot_words(battle, marker.x, marker.y, lang),
    }
    if marker.items:
        cards = [card_text(battle.cards, card) for card in marker.items]
        what = listed([id_title(battle, card, lang) for card in cards], lang)
    else:
        what = "" if marker.kind == PLACE else content_title(marker, lang)
    if what:
        return translate(lang, "plain-wasteland-marker-known", what=what, **args)
    return translate(lang, "plain-wasteland-marker", **args)


def look(reader: Reader, word: str) -> str | None:
    """A model, a marker, a point, the terrain or a card in full; None: there is no such thing."""
    battle, lang = position(reader), reader.lang
    tidy = word.strip().lower()
    if tidy in ("terrain", "table"):
        return "\n".join(terrain_lines(battle, lang))
    point = _POINT.fullmatch(tidy)
    if point is not None:
        return "\n".join(point_lines(battle, int(point[1]), int(point[2]), lang))
    if tidy[:1] in ("m", "k") and tidy[1:].isdecimal() and len(tidy) < 6:
        number = int(tidy[1:])
        if tidy[0] == "m" and number < len(battle.models):
            return "\n".join(model_lines(battle, battle.models[number], lang))
        if tidy[0] == "k" and number < len(battle.markers):
            return marker_line(battle, battle.markers[number], lang)
        return None
    found = named(battle.cards, word, lang) if word.strip() else []
    told: list[str] = []
    for card in found:
        told.append(text.name(card, lang))
        told += text.rules_lines(card, battle.cards, lang)
    return "\n".join(told) or None


def model_lines(battle: SeenBattle, model: Model, lang: str) -> list[str]:
    """A model in full: its state, its card, its equipment, and everybody it can see."""
    lines = [model_line(battle, model, lang), ratings_words(battle, model, lang)]
    lines += text.rules_lines(model.unit, battle.cards, lang)
    carried = [*model.items, *model.found]
    if model.group != NONE:
        carried += battle.groups[model.group]
    if carried:
        ids = [card_text(battle.cards, card) for card in carried]
        names = listed([id_title(battle, id, lang) for id in ids], lang)
        lines.append(translate(lang, "plain-wasteland-carried", cards=names))
    weapons = [battle.cards.weapons[number] for number in model.weapons]
    weapons += [battle.cards.weapons[card - WEAPON_FIND] for card in carried if card >= WEAPON_FIND]
    for weapon in dict.fromkeys(weapons):
        rules = text.rules_text(weapon, battle.cards, lang)
        lines.append(translate(lang, "say-move", name=text.name(weapon, lang), detail=rules))
    card = card_of(battle, model)
    if card is not None and played_by_ai(battle, model.side):
        lines += text.rules_lines(card, battle.cards, lang)
    if model.alive and model.place == ON_TABLE:
        enemies = [m for m in battle.enemies_of(model) if m.alive]
        lines += [sight_words(battle, model, enemy, lang) for enemy in enemies]
    return lines


def ratings_words(battle: SeenBattle, model: Model, lang: str) -> str:
    """The armour that a model has now."""
    shown = [rating_text(rating(battle, model, kind), strong(model, kind)) for kind in range(3)]
    words = dict(zip(("physical", "energy", "radiation"), shown, strict=True))
    line = capital(translate(lang, "wasteland-card-ratings", **words))
    return translate(lang, "plain-wasteland-line", line=line)


def sight_words(battle: SeenBattle, model: Model, other: Model, lang: str) -> str:
    """How far it is to somebody, whether one sees the other, and what is between them."""
    gap = hypot(other.x - model.x, other.y - model.y) - model.radius - other.radius
    items = cover(battle, model, other)
    sight = "no" if not sees(battle, model, other) else "cover" if items else "clear"
    return translate(
        lang,
        "plain-wasteland-sight",
        model=model_title(battle, other.number, lang),
        length=centimetres(max(0.0, gap), lang),
        sight=sight,
        cover=items,
    )


def point_lines(battle: SeenBattle, x: int, y: int, lang: str) -> list[str]:
    """What lies at a point, and who stands near it."""
    lines = [
        translate(
            lang,
            "plain-wasteland-point",
            x=str(x),
            y=str(y),
            where=spot_words(battle, x, y, lang),
        )
    ]
    pieces = [piece for piece in battle.layout.pieces if piece.under(x, y, 1)]
    lines += [piece_line(battle, piece.number, lang) for piece in pieces]
    for model in battle.models:
        if model.alive and hypot(model.x - x, model.y - y) <= model.radius:
            lines.append(model_line(battle, model, lang))
    for marker in battle.markers:
        if not marker.out and hypot(marker.x - x, marker.y - y) <= marker.radius:
            lines.append(marker_line(battle, marker, lang))
    return lines


def piece_line(battle: SeenBattle, number: int, lang: str) -> str:
    """A piece of terrain and what it does (WB-G4)."""
    return piece_words(battle.layout.pieces[number], lang)


def piece_words(piece: Piece, lang: str) -> str:
    """A piece of any table and what it does."""
    x = sum(px for px, _ in piece.points) // len(piece.points)
    y = sum(py for _, py in piece.points) // len(piece.points)
    name = capital(kind_title(piece.kind, lang))
    does = effect_words(piece, lang)
    return translate(lang, "plain-wasteland-piece", name=name, x=str(x), y=str(y), does=does)


def effect_words(piece: Piece | Kind, lang: str) -> str:
    """What a piece, or every piece of a kind, does to sight and movement."""
    does = [
        translate(lang, f"say-wasteland-terrain-{word}")
        for word, holds in (
            ("sight", piece.blocks_sight),
            ("cover", piece.cover and not piece.blocks_sight),
            ("wall", piece.impassable),
            ("rough", piece.difficult),
            ("climb", piece.climbable),
        )
        if holds
    ]
    return listed(does, lang) if does else translate(lang, "say-wasteland-terrain-none")


def terrain_lines(battle: SeenBattle, lang: str) -> list[str]:
    """Every piece of terrain."""
    lines = [piece_line(battle, piece.number, lang) for piece in battle.layout.pieces]
    return lines or [translate(lang, "plain-wasteland-bare")]
