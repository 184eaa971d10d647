"""The picture of a battle: everything on the table is in it, told by more than colour."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from overseer.picture.moment import picture_of
from overseer.text import LANGUAGES, translate
from overseer.wasteland.battle.model import (
    HEAP,
    INVESTIGATION,
    ITEM_MARKER,
    MARKER_KINDS,
    PLACE,
    READY,
    REMOVED,
    SEARCHABLE,
    USED,
    WAITING,
)
from overseer.wasteland.words import COLOUR_LETTERS, INJURED_ARM
from tests.wasteland.table import Table, box

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Ada", "Grace <3"]


def drawn(table: Table, lang: str = "en") -> ElementTree.Element:
    picture = picture_of(table.state, NAMES, "now", lang)
    assert picture is not None
    return ElementTree.fromstring(picture)


def words(root: ElementTree.Element) -> list[str]:
    return ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]


def looks(root: ElementTree.Element, tag: str) -> list[str]:
    return [each.get("class", "") for each in root.iter(f"{SVG}{tag}")]


def skirmish() -> Table:
    """Three models, one of them wounded and used, one not there yet; a wall and a field."""
    table = Table(
        [
            box(300, 300, 100, 40, "sight", "wall", number=0),
            box(500, 500, 60, 60, "difficult", number=1),
        ]
    )
    table.model("settler", 0, 100, 100, "hunting-rifle")
    hurt = table.model("super-mutant", 1, 700, 700, "board")
    hurt.status = USED
    hurt.wounds = 2
    hurt.rads = 1
    hurt.conditions = INJURED_ARM
    table.model("deathclaw", 2, 450, 450).status = READY
    table.model("dogmeat", 0).place = WAITING
    return table


def test_a_model_stands_where_it_stands_north_up() -> None:
    root = drawn(skirmish())
    bases = [
        (each.get("cx"), each.get("cy"), each.get("r"))
        for each in root.iter(f"{SVG}circle")
        if each.get("class") in ("a", "b", "c")
    ]

    assert ("100", str(914 - 100), "16") in bases
    assert ("700", str(914 - 700), str(skirmish().state.models[1].radius)) in bases


def test_a_side_is_told_by_its_shape_and_letter() -> None:
    root = drawn(skirmish())

    assert {"a", "b", "c"} <= set(looks(root, "circle"))
    assert "badge" in looks(root, "circle")  # side A: discs
    assert "badge" in looks(root, "rect")  # side B: squares
    assert "badge" in looks(root, "polygon")  # nobody's: triangles
    said = words(root)
    assert "Side A – Ada" in said
    assert "Side B – Grace <3" in said
    assert "Side C" in said


def test_health_is_shown_as_left_radiated_and_lost() -> None:
    table = skirmish()
    left = [model.left for model in table.state.models[:3]]
    root = drawn(table)

    # Once on the table, once in the list.
    assert looks(root, "circle").count("pip") == 2 * sum(left)
    assert looks(root, "circle").count("gone") == 2 * 2
    assert looks(root, "polygon").count("rad") == 2 * 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_names_everybody_with_state_and_weapons(lang: str) -> None:
    said = words(drawn(skirmish(), lang))
    mutant = translate(lang, "wasteland-unit-super-mutant")
    board = translate(lang, "wasteland-weapon-board")

    assert any(re.fullmatch(f"[A-Z]+ · {mutant}", line) for line in said)
    assert any(board in line and translate(lang, "show-status-used") in line for line in said)
    assert any(translate(lang, "wasteland-condition-arm") in line for line in said)
    assert translate(lang, "show-place-waiting") in said


def test_terrain_has_a_pattern_and_an_outline_that_tells_walls() -> None:
    table = Table(
        [
            box(300, 300, 100, 40, "sight", "wall", number=0),
            box(500, 500, 60, 60, "climbable", number=1, tall=51),
        ]
    )
    root = drawn(table)
    fills = [each.get("fill") for each in root.iter(f"{SVG}polygon") if each.get("fill")]
    ids = {f"url(#{each.get('id')})" for each in root.iter(f"{SVG}pattern")}

    assert set(fills) <= ids
    pieces = looks(root, "polygon")
    assert pieces.count("solid") == 1 + 1  # the wall, and the legend
    assert "▲51" in words(root)


def test_rulers_are_drawn_to_scale_with_letters() -> None:
    root = drawn(skirmish())
    wide = {
        each.get("class"): each.get("width")
        for each in root.iter(f"{SVG}rect")
        if each.get("class", "").startswith("ruler-")
    }

    assert wide["ruler-orange"] == "51"
    assert wide["ruler-black"] == "305"
    assert set(COLOUR_LETTERS) <= set(words(root))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_marker_has_a_sign_and_a_name(lang: str) -> None:
    table = Table()
    for kind in range(len(MARKER_KINDS)):
        table.marker(kind, 100 + 100 * kind, 300)
    said = words(drawn(table, lang))

    for word in MARKER_KINDS:
        assert translate(lang, f"show-marker-{word}") in said


def test_a_place_has_the_scenario_s_name() -> None:
    table = Table()
    table.marker(PLACE, 300, 300).word = "siren"
    table.marker(PLACE, 500, 300).word = "my-own-well"
    said = words(drawn(table, "de"))

    assert translate("de", "scenario-marker-siren") in said
    assert "my own well" in said


def test_what_is_under_a_marker_is_shown_only_when_all_know_it() -> None:
    table = Table()
    secret = table.marker(INVESTIGATION, 200, 200, ITEM_MARKER)
    secret.seen = 1
    table.marker(SEARCHABLE, 300, 300, ITEM_MARKER, open=True)
    before = words(drawn(table))
    secret.content = 0

    assert "I" in before
    assert words(drawn(table)) == before


def test_a_carried_marker_is_not_on_the_ground() -> None:
    table = skirmish()
    marker = table.marker(HEAP, 600, 200)
    lying = looks(drawn(table), "polygon").count("marker")
    marker.carrier = 0
    table.state.models[0].carrying = (marker.number,)
    root = drawn(table)

    assert looks(root, "polygon").count("marker") == lying - 1
    assert any(translate("en", "show-carries") in line for line in words(root))


def test_removed_models_are_only_in_the_list() -> None:
    table = skirmish()
    table.state.models[1].place = REMOVED
    root = drawn(table)

    assert looks(root, "circle").count("b") == 1  # the side's sign in the list
    assert translate("en", "show-place-removed") in words(root)


def test_a_long_list_pushes_the_legends_down() -> None:
    table = Table()
    few = float(drawn(table).get("viewBox", "").split()[3])
    for n in range(30):
        table.model("settler", n % 2, 40 + 25 * n, 500)
    many = float(drawn(table).get("viewBox", "").split()[3])

    assert many > few + 300
