"""What clients of a battle get: typed, complete, legal, and nothing that they may not know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import msgspec
import pytest

from overseer.host.client import Client
from overseer.text import LANGUAGES
from overseer.voice.given import Point
from overseer.voice.reader import Reader
from overseer.voice.wasteland.given import BattleAnswer, BattleFixed, BattleScene
from overseer.voice.wasteland.voice import Own
from overseer.wasteland.battle.moves import BattleMove
from tests.voice.wasteland.table import (
    DUEL,
    HELMET,
    again,
    asked,
    legal,
    played,
    sitting,
    until,
)

VOICE = Own("wasteland")


def points(client: Client, rng: Random) -> list[str]:
    """Points worth asking about: where the active model might go, and any other."""
    scene = client.scene()
    assert isinstance(scene, BattleScene)
    found = [f"{rng.randint(0, 914)},{rng.randint(0, 914)}"]
    for model in scene.models:
        if model.at == scene.active:
            x, y = model.x + rng.randint(-90, 90), model.y + rng.randint(-90, 90)
            found.append(f"{min(max(x, 0), 914)},{min(max(y, 0), 914)}")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_comes_back_by_its_type(lang: str) -> None:
    seed = LANGUAGES.index(lang)
    table = sitting(HELMET, seed)
    rng = Random(seed)
    for number, client in enumerate(played(table, seed, 28, lang)):
        if number == 24:
            assert again(client.fixed()) == msgspec.json.encode(client.fixed())
        if number % 6:
            continue
        scene, question = client.scene(), client.question()
        assert isinstance(scene, BattleScene)
        assert again(scene) == msgspec.json.encode(scene)
        assert again(question) == msgspec.json.encode(question)
        words = [rng.choice(scene.models).at, *points(client, rng)]
        words += [marker.at for marker in scene.markers[:1]]
        for word in words:
            answer = client.ask(word)
            assert again(answer) == msgspec.json.encode(answer)
            assert answer.title
            assert legal(client, answer.choices)


@pytest.mark.parametrize(("options", "people"), [(HELMET, 1), (DUEL, 2)])
def test_every_move_is_a_choice_or_is_found_at_its_point(
    options: dict[str, object], people: int
) -> None:
    for number, client in enumerate(played(sitting(options, 5, people), 5, 45)):
        if number % 6:
            continue
        question = client.question()
        assert legal(client, question.choices)
        listed = {choice.move for choice in question.choices}
        verbs = [each.verb for each in question.builders if isinstance(each, Point)]
        for move in client.reader.moves():
            if str(move) not in listed:
                assert isinstance(move, BattleMove)
                assert any(str(move).startswith(f"{verb} ") for verb in verbs)
                answer = client.ask(f"{move.x},{move.y}")
                assert isinstance(answer, BattleAnswer)
                assert answer.reachable
                assert str(move) in [choice.move for choice in answer.choices]


def test_choices_say_who_does_what_where_and_for_how_much() -> None:
    client = until(sitting(HELMET, 3), "action")
    scene = client.scene()
    assert isinstance(scene, BattleScene)
    places = {model.at for model in scene.models} | {marker.at for marker in scene.markers}
    for choice in client.question().choices:
        assert choice.who == [scene.active]
        assert choice.kind != "quick"
        if choice.kind == "move":
            assert choice.cost == ({"points": 1} if "quick" in choice.move else {"actions": 1})
            assert "," in choice.at[0]
        elif choice.kind in ("shoot", "charge"):
            assert choice.at[0] in places


def test_hidden_things_change_no_byte() -> None:
    """Two guesses of a view are the same battle with what is hidden permuted."""
    seen = 0
    options: dict[str, object] = {"scenario": "demolition", "ai": "none"}
    for number, client in enumerate(played(sitting(options, 2, 2), 2, 60)):
        view = client.reader.view
        if not view.secrets or number % 5:
            continue
        seen += 1
        rng = Random(number)
        told = [given_to(client.reader, view.guess(rng)) for _ in range(2)]
        assert told[0] == told[1]
    assert seen


def given_to(reader: Reader, state: object) -> list[bytes]:
    """All that the same reader gets of a position."""
    view = state.view(reader.viewer)  # type: ignore[attr-defined]
    reads = replace(reader, view=view)
    words = ["m0", "k0", "k1", "457,457", "p0"]
    answers = [VOICE.answer(reads, word) for word in words]
    choices = VOICE.choices(reads) if reads.is_asked else []
    return [msgspec.json.encode(each) for each in (VOICE.scene(reads), choices, answers)]


def test_fixed_has_the_table_the_cards_and_the_scenario() -> None:
    client = until(sitting(HELMET, 3), "action")
    fixed = client.fixed()
    assert isinstance(fixed, BattleFixed)
    scene = client.scene()
    assert isinstance(scene, BattleScene)
    assert fixed.terrain == scene.terrain
    assert [ruler.letter for ruler in fixed.rulers] == list("OYRGBK")
    assert {edge.at for edge in fixed.edges} == {"north", "south", "west", "east"}
    assert fixed.pieces
    assert all(piece.name and piece.text for piece in fixed.pieces)
    assert {model.unit for model in scene.models} <= set(fixed.units)
    held = {weapon.id for model in scene.models for weapon in model.weapons}
    assert held <= set(fixed.weapons)
    cards = {card for model in scene.models for card in [*model.items, *model.found]}
    assert cards <= {*fixed.cards, *fixed.weapons}
    assert any(unit.ai is not None and len(unit.ai.cells) == 5 for unit in fixed.units.values())
    assert [len(die.faces) for die in fixed.dice] == [20, 12, 12, 12, 12, 12]
    assert fixed.briefing is not None
    assert fixed.briefing.aims[0].text
    assert all(end.text for end in fixed.briefing.ends)


def test_what_earlier_battles_left_is_in_the_briefing() -> None:
    options: dict[str, object] = {
        "scenario": "hold-the-fort",
        "ai": "none",
        "spoils": {"turrets": 2, "food": [0, 3]},
    }
    fixed = asked(sitting(options, 1, 2)).fixed()
    assert isinstance(fixed, BattleFixed)
    assert fixed.briefing is not None
    assert len(fixed.briefing.earlier) == 2


def test_a_model_tells_where_it_gets_to_and_what_it_sees() -> None:
    client = until(sitting(HELMET, 3), "action")
    scene = client.scene()
    assert isinstance(scene, BattleScene)
    answer = client.ask(scene.active)
    assert isinstance(answer, BattleAnswer)
    assert answer.model is not None
    assert [reach.kind for reach in answer.reach][:2] == ["move", "charge"]
    assert all(reach.outlines or reach.slow_outlines for reach in answer.reach)
    assert answer.seen is not None
    assert len(answer.seen.seen) == 3
    assert answer.seen.hidden
    enemies = {m.at for m in scene.models if m.side != answer.model.side and m.place == "table"}
    assert {sight.at for sight in answer.sights} <= enemies
    for sight in answer.sights:
        assert (sight.line is not None) == sight.sees


def test_a_point_tells_the_way_and_who_sees_one_there() -> None:
    client = until(sitting(HELMET, 3), "action")
    move = next(m for m in client.reader.moves() if str(m).startswith("move"))
    assert isinstance(move, BattleMove)
    answer = client.ask(f"{move.x},{move.y}")
    assert isinstance(answer, BattleAnswer)
    assert answer.way is not None
    assert answer.way.points[-1] == (move.x, move.y)
    assert answer.way.rulers
    assert answer.sights


def test_a_point_too_far_off_says_why_and_names_the_nearest() -> None:
    client = until(sitting(HELMET, 3), "action")
    scene = client.scene()
    assert isinstance(scene, BattleScene)
    active = next(model for model in scene.models if model.at == scene.active)
    far = "880,880" if active.x + active.y < 914 else "30,30"
    answer = client.ask(far)
    assert isinstance(answer, BattleAnswer)
    assert not answer.reachable
    assert answer.why_not
    assert answer.nearest is not None
    there = client.ask(f"{answer.nearest[0]},{answer.nearest[1]}")
    assert isinstance(there, BattleAnswer)
    assert there.reachable


def test_pieces_markers_edges_and_cards_are_told() -> None:
    client = until(sitting(HELMET, 3), "action")
    piece, marker = client.ask("p0"), client.ask("k0")
    assert isinstance(piece, BattleAnswer)
    assert isinstance(marker, BattleAnswer)
    assert piece.piece is not None
    assert marker.marker is not None
    assert client.ask("north").title
    stimpak = client.ask("stimpak")
    assert isinstance(stimpak, BattleAnswer)
    assert stimpak.card is not None
    mutant = client.ask("super-mutant")
    assert isinstance(mutant, BattleAnswer)
    assert mutant.unit is not None
    assert client.ask("p99").why_not
    assert client.ask("rhubarb").why_not
