"""A battle of Wasteland from above: terrain, models, markers, rulers to scale, and who is who."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from overseer.picture import models, terrain
from overseer.picture.svg import Drawing, fitted
from overseer.text import translate
from overseer.wasteland.text.names import (
    colour_text,
    listed,
    model_tabs,
    model_titles,
    named,
)
from overseer.wasteland.words import COLOUR_LETTERS, COLOURS, LENGTHS

MARGIN: Final = 44
PANEL: Final = 480  # how wide the list beside the table is
TOP: Final = 84
ROW: Final = 46
BELOW: Final = 156  # rulers and legends
LEGEND_ROWS: Final = 6
MOST_KINDS: Final = 10

_RULERS: Final = ("#e07b1a", "#d9b400", "#c22f2f", "#2f8a45", "#2b62b5", "#222222")

STYLE: Final = (
    """
text { fill: #221d18; font-size: 15px }
.page { fill: #f6f0e0 } .table { fill: #e3d3ad; stroke: #4a4138; stroke-width: 3 }
.grid { stroke: #cbb98e; stroke-width: 1 } .quiet { fill: #5d5346; font-size: 13px }
.title { font-size: 26px; font-weight: bold } .head { font-size: 19px; font-weight: bold }
.strong { font-weight: bold } .row { stroke: #d5c9ab; stroke-width: 1 } .gone-name { fill: #7a6f60 }
.rim { stroke: #f6f0e0; stroke-width: 4 }
.letter { fill: #ffffff; font-size: 12px; font-weight: bold } .place { font-size: 13px }
"""
    + "".join(
        f".ruler-{word} {{ fill: {ink} }} " for word, ink in zip(COLOURS, _RULERS, strict=True)
    )
    + terrain.STYLE
    + models.STYLE
)


def battle_picture(data: dict[str, Any], names: Sequence[str], moment: str, lang: str) -> str:
    """The whole picture of a view's data; `names` are the seats', `moment` says when it is."""
    side: int = data["side"]
    groups = _groups(data)
    below = TOP + max(side, _list_height(groups)) + 40  # where the legends begin
    height = below + BELOW
    drawing = Drawing(2 * MARGIN + side + PANEL, height, lang, STYLE)
    title = _title(data, lang)
    drawing.title = title
    drawing.about = moment
    drawing.rect(0, 0, drawing.width, drawing.height, "page")
    drawing.text(MARGIN, 38, title, "title")
    drawing.text(MARGIN, 62, moment, "quiet")
    drawing.open(move=(MARGIN, TOP))
    _table(drawing, data, side)
    drawing.close()
    drawing.open(move=(MARGIN, below))
    _rulers(drawing)
    _terrain(drawing, data, 430)
    _signs(drawing, data, 920)
    drawing.close()
    drawing.open(move=(2 * MARGIN + side, TOP))
    _list(drawing, data, groups, names)
    drawing.close()
    return drawing.svg()


def _title(data: dict[str, Any], lang: str) -> str:
    name = translate(lang, f"scenario-{data['scenario']}")
    return translate(
        lang, "show-battle-title", scenario=name, round=data["round"], rounds=data["rounds"]
    )


# -- the table ---------------------------------------------------------------------------------


def _table(drawing: Drawing, data: dict[str, Any], side: int) -> None:
    drawing.rect(0, 0, side, side, "table")
    for at in range(100, side, 100):
        drawing.line(at, 0, at, side, "grid")
        drawing.line(0, side - at, side, side - at, "grid")
        drawing.text(at, side + 18, str(at), "quiet", "middle")
        drawing.text(-8, side - at + 5, str(at), "quiet", "end")
    for piece in sorted(data["pieces"], key=_lowest_first):
        terrain.draw_piece(drawing, piece, side)
    for marker in data["markers"]:
        if marker["carrier"] < 0:
            models.draw_marker(drawing, marker, side)
            if marker["word"]:
                name = _marker_name(str(marker["word"]), drawing.lang)
                y, r = side - marker["y"], marker["radius"]
                # Below it, but not on the numbers along the edge.
                drawing.label(
                    marker["x"], y + r + 20 if y < side - 60 else y - r - 12, name, "place"
                )
    tabs = model_tabs(_units(data), drawing.lang)
    for model in data["models"]:
        if model["place"] == "table":
            active, tab = model["number"] == data["active"], tabs[model["number"]]
            models.draw_model(drawing, model, side, active, tab)


def _marker_name(word: str, lang: str) -> str:
    """What a scenario calls a marker."""
    return translate(lang, f"scenario-marker-{word}")


def _lowest_first(piece: dict[str, Any]) -> tuple[bool, bool]:
    return bool(piece["blocks_sight"]), bool(piece["impassable"])


def _rulers(drawing: Drawing) -> None:
    """The six rulers, as long as they are on this table (WB-G2)."""
    drawing.text(0, 0, translate(drawing.lang, "show-rulers"), "strong")
    for at, length in enumerate(LENGTHS):
        y = 10 + at * 19
        drawing.rect(0, y, length, 14, f"ruler-{COLOURS[at]}", 2)
        drawing.text(5, y + 11.5, COLOUR_LETTERS[at], "letter")
        words = translate(
            drawing.lang, "show-ruler", colour=colour_text(at, drawing.lang), n=length
        )
        drawing.text(length + 6, y + 12, words, "quiet")


def _terrain(drawing: Drawing, data: dict[str, Any], x: float) -> None:
    """What the patterns mean, as far as they are in the picture, and the two outlines."""
    lang = drawing.lang
    kinds = list(dict.fromkeys(str(piece["kind"]) for piece in data["pieces"]))
    if not kinds:
        return
    drawing.text(x, 0, translate(lang, "show-terrain"), "strong")
    rows = [
        (terrain.kind_name(kind, lang), terrain.pattern_of(drawing, kind), "piece")
        for kind in kinds[:MOST_KINDS]
    ]
    blank = terrain.pattern_of(drawing, "ground")
    rows.append((translate(lang, "show-outline-solid"), blank, "solid"))
    rows.append((translate(lang, "show-outline-dashed"), blank, "piece"))
    for at, (words, pattern, look) in enumerate(rows):
        column, row = divmod(at, LEGEND_ROWS)
        left, y = x + column * 230, 10 + row * 22
        corners = [(left, y), (left + 26, y), (left + 26, y + 16), (left, y + 16)]
        drawing.polygon(corners, look, pattern)
        drawing.text(left + 34, y + 13, fitted(words, 190, 13), "quiet")


def _signs(drawing: Drawing, data: dict[str, Any], x: float) -> None:
    """What rings, tags and markers mean, as far as they are in the picture."""
    lang = drawing.lang
    here = [model for model in data["models"] if model["place"] == "table"]
    rows: list[tuple[str, dict[str, Any] | str]] = [
        (translate(lang, f"show-status-{word}"), word) for word in ("unready", "ready", "used")
    ]
    if any(model["reactions"] for model in here):
        rows.append((translate(lang, "show-reaction"), "R"))
    if any(model["conditions"] or model["stuns"] for model in here):
        rows.append((translate(lang, "show-condition"), "!"))
    seen = {str(marker["kind"]): marker for marker in data["markers"]}
    for kind, marker in seen.items():
        rows.append((translate(lang, f"show-marker-{kind}"), {**marker, "content": ""}))
    drawing.text(x, 0, translate(lang, "show-signs"), "strong")
    for at, (words, what) in enumerate(rows):
        column, row = divmod(at, LEGEND_ROWS)
        left, y = x + column * 235 + 10, 20 + row * 22
        if isinstance(what, dict):
            models.sign(drawing, what, left, y, 7, 11)
        elif len(what) == 1:
            models.tag(drawing, left, y, what)
        else:
            drawing.circle(left, y, 7, "c")
            models.status_ring(drawing, left, y, 7, what)
        drawing.text(left + 20, y + 5, fitted(words, 205, 13), "quiet")


# -- who is who --------------------------------------------------------------------------------


def _groups(data: dict[str, Any]) -> list[tuple[int, list[dict[str, Any]]]]:
    """The models by side, those on the table first."""
    order = ("table", "waiting", "escaped", "removed")
    found: dict[int, list[dict[str, Any]]] = {}
    for model in sorted(data["models"], key=lambda m: (order.index(m["place"]), m["number"])):
        found.setdefault(model["side"], []).append(model)
    return sorted(found.items())


def _list_height(groups: list[tuple[int, list[dict[str, Any]]]]) -> float:
    return sum(52 + ROW * len(group) for _, group in groups)


def _list(
    drawing: Drawing,
    data: dict[str, Any],
    groups: list[tuple[int, list[dict[str, Any]]]],
    names: Sequence[str],
) -> None:
    y = 0.0
    room = PANEL - MARGIN
    units = _units(data)
    known = model_titles(units, drawing.lang), model_tabs(units, drawing.lang)
    for side, group in groups:
        drawing.circle(13, y + 13, 13, models.SIDES[min(side, 2)])
        models.badge(drawing, 13, y + 13, 8, side)
        drawing.text(
            34, y + 20, fitted(_side_title(data, side, names, drawing.lang), room - 34, 19), "head"
        )
        y += 34
        for model in group:
            drawing.line(0, y, room, y, "row")
            _entry(drawing, model, known, y, room)
            y += ROW
        y += 18


def _side_title(data: dict[str, Any], side: int, names: Sequence[str], lang: str) -> str:
    letter = models.LETTERS[min(side, 2)]
    if side > 1:
        return translate(lang, "show-side-nobody", side=letter)
    seats = [names[seat] for seat, own in enumerate(data["sides"]) if own == side]
    if side in data["ai"]:  # where it plays both sides, seats only watch
        seats = [translate(lang, "show-ai")]
    players = listed(seats, lang)
    if not players:
        return translate(lang, "show-side-nobody", side=letter)
    return translate(lang, "show-side", side=letter, players=players)


def _units(data: dict[str, Any]) -> tuple[str, ...]:
    """The units of all models, by the models' numbers."""
    return tuple(model["unit"] for model in sorted(data["models"], key=lambda m: m["number"]))


def _entry(
    drawing: Drawing,
    model: dict[str, Any],
    known: tuple[Sequence[str], Sequence[str]],
    y: float,
    room: float,
) -> None:
    """One model of the list: tab, name, health; weapons and state below."""
    lang = drawing.lang
    here = model["place"] == "table"
    name, tab = (words[model["number"]] for words in known)
    if model["leader"]:
        name = listed([name, named("leader", model["leader"], lang)], lang)
    words = translate(lang, "show-model", n=tab, name=name)
    pips_wide = 9 * min(model["health"], models.PIPS_IN_A_ROW) if here else 0
    drawing.text(
        4, y + 19, fitted(words, room - pips_wide - 20, 15.5), "strong" if here else "gone-name"
    )
    state_room = room - 8
    if here and models.pips(drawing, model, room - pips_wide, y + 14, "start") > 1:
        state_room -= pips_wide
    drawing.text(4, y + 37, fitted(_state(model, lang), state_room, 13), "quiet")


def _state(model: dict[str, Any], lang: str) -> str:
    if model["place"] != "table":
        return translate(lang, f"show-place-{model['place']}")
    parts = [named("weapon", weapon["id"], lang) for weapon in model["weapons"]]
    if model["power"]:
        parts.append(named("item", model["power"], lang))
    conditions = [translate(lang, f"wasteland-condition-{word}") for word in model["conditions"]]
    if model["stuns"] and "stunned" not in model["conditions"]:
        conditions.append(translate(lang, "wasteland-condition-stunned"))
    if model["carrying"]:
        conditions.append(translate(lang, "show-carries"))
    status = listed([translate(lang, f"show-status-{model['status']}"), *conditions], lang)
    if not parts:
        return status
    return translate(lang, "show-model-state", status=status, kit=listed(parts, lang))
