"""The pictures of Shelter and Tragic: what is on the table is in them, and no secret is."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

import overseer
from overseer.engine import NATURE, OVER, State
from overseer.picture.moment import picture_of
from overseer.shelter.state import ShelterState
from overseer.shelter.text import name as shelter_name
from overseer.text import LANGUAGES
from overseer.tragic.state import TragicState
from overseer.tragic.text import cards as tragic_text

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Ada", "Grace", "Edith", "Hedy"]


def position(game: str, seats: int, moves: int, seed: int = 3) -> State:
    """A position after so many random moves."""
    state = overseer.game(game).new(seats, {})
    rng = Random(seed)
    for _ in range(moves):
        if state.seat == OVER:
            break
        if state.seat == NATURE:
            state.apply(state.chance(rng.randrange(state.spread)))
        else:
            state.apply(rng.choice(state.moves()))
    return state


def drawn(state: State, lang: str = "en") -> ElementTree.Element:
    picture = picture_of(state, NAMES, "now", lang)
    assert picture is not None
    return ElementTree.fromstring(picture)


def words(root: ElementTree.Element) -> str:
    return "\n".join("".join(each.itertext()) for each in root.iter(f"{SVG}text"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_vault_shows_every_room_item_and_player(seats: int, lang: str) -> None:
    state = position("shelter", seats, 200)
    assert isinstance(state, ShelterState)
    data = state.view(None).data()
    rooms = {room.id: room for room in state.tables.cards.rooms}
    said = words(drawn(state, lang))

    for floor in data["floors"]:  # type: ignore[attr-defined]
        for place in floor["places"]:
            if place is not None:
                assert shelter_name("room", rooms[place["room"]], lang)[:12] in said
    for seat in range(seats):
        assert NAMES[seat] in said


def test_dwellers_have_a_shape_for_each_seat() -> None:
    state = position("shelter", 4, 120)
    data = state.view(None).data()
    root = drawn(state)
    shapes = {"seat0": "circle", "seat1": "rect", "seat2": "polygon", "seat3": "polygon"}
    placed = [0] * 4
    for floor in data["floors"]:  # type: ignore[attr-defined]
        spots = [spot for place in floor["places"] if place for spot in place["spaces"]]
        for spot in [*spots, *([floor["lift"]] if floor["lift"] else [])]:
            for dweller in spot["dwellers"]:
                placed[dweller["seat"]] += 1

    for seat, (look, tag) in enumerate(shapes.items()):
        found = [
            each
            for each in root.iter(f"{SVG}{tag}")
            if each.get("class", "").startswith(f"{look} ")
        ]
        # One more on the elevator, one more in the list of players.
        assert len(found) == placed[seat] + 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_mat_shows_both_sides(lang: str) -> None:
    state = position("tragic", 2, 300)
    assert isinstance(state, TragicState)
    data = state.view(None).data()
    said = words(drawn(state, lang))
    cards = state.tables.set.by_id

    for player in data["players"]:  # type: ignore[attr-defined]
        assert f"{player['hp']}/{player['max_hp']}" in said
        for id in player["traits"]:
            assert tragic_text.name(cards[id], lang)[:10] in said
        for permanent in player["permanents"]:
            assert permanent["place"] in said


def test_a_spectator_s_picture_shows_no_hand() -> None:
    state = position("tragic", 2, 120)
    assert isinstance(state, TragicState)
    said = words(drawn(state))
    cards = state.tables.set.by_id
    player = state.view(None).data()["players"][0]  # type: ignore[index]
    shown = {*player["traits"], *(skill["card"] for skill in player["skills"])}
    hidden = [state.tables.cards[n].id for n in state.players[0].hand]

    assert hidden
    for id in hidden:
        if id not in shown and id not in player["known"]:
            assert tragic_text.name(cards[id], "en") not in said


def test_before_anything_has_happened_there_is_a_picture() -> None:
    for game in ("shelter", "tragic"):
        assert "<svg" in (picture_of(overseer.game(game).new(2, {}), NAMES, "now", "en") or "")
