"""What clients of a duel get: typed, complete, the same whatever is hidden."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import msgspec
import pytest

from overseer.host.client import Client
from overseer.text import LANGUAGES
from overseer.tragic.rules.duel import Duel
from overseer.tragic.view import TragicView
from overseer.tragic.words import STATS
from overseer.voice.building import makes
from overseer.voice.given import Question
from overseer.voice.tragic.given import TragicAnswer, TragicFixed, TragicScene
from tests.voice.tragic.seats import at_random, things

encode = msgspec.json.encode


@pytest.mark.parametrize(("seed", "lang"), list(enumerate(LANGUAGES)))
def test_scenes_questions_and_answers_go_to_json_and_back(seed: int, lang: str) -> None:
    for client, _, rng in at_random(seed, lang):
        scene, question = client.scene(), client.question()
        assert msgspec.json.decode(encode(scene), type=TragicScene) == scene
        assert msgspec.json.decode(encode(question), type=Question) == question
        words = list(things(scene))
        for word in rng.sample(words, min(4, len(words))):
            answer = client.ask(word)
            assert isinstance(answer, TragicAnswer)
            assert answer.title
            assert answer.lines
            assert msgspec.json.decode(encode(answer), type=TragicAnswer) == answer


def test_what_never_changes_goes_to_json_and_back() -> None:
    client, _, _ = next(at_random(1, "es"))
    fixed = client.fixed()
    assert msgspec.json.decode(encode(fixed), type=TragicFixed) == fixed


@pytest.mark.parametrize("seed", [5, 6])
def test_every_legal_move_is_a_choice_or_built_and_nothing_else_is(seed: int) -> None:
    for client, sitting, _ in at_random(seed, "en"):
        question = client.question()
        legal = {str(move) for move in sitting.moves()}
        chosen = [choice.move for choice in question.choices]
        assert len(chosen) == len(set(chosen))
        assert set(chosen) <= legal
        for move in legal.difference(chosen):
            assert any(makes(builder, move) for builder in question.builders), move


@pytest.mark.parametrize("seed", [8, 9])
def test_places_of_choices_are_in_the_scene(seed: int) -> None:
    """… or cards that lie nowhere: those of a library, traits and skills before they are chosen."""
    for client, _, _ in at_random(seed, "en"):
        known = set(things(_scene(client)))
        for choice in client.question().choices:
            drawn = {word for word in (*choice.at, *choice.who) if not word.startswith("card:")}
            assert drawn <= known, choice
            for word in choice.at:
                assert client.ask(word).title


@pytest.mark.parametrize("seed", [10])
def test_the_other_side_is_not_asked_and_a_spectator_sees_no_hand(seed: int) -> None:
    for client, sitting, _ in at_random(seed, "en", 60):
        other = Client(sitting, 1 - sitting.asked, "en")
        question = other.question()
        assert question.choices == [] or question.asked  # traits and skills: both at once
        watcher = Client(sitting, None, "en")
        seen = watcher.scene()
        assert isinstance(seen, TragicScene)
        assert seen.hand == []
        assert watcher.question().choices == []
        assert client.question().asked


@pytest.mark.rule("TR-S3")
def test_both_know_that_both_owe_their_traits() -> None:
    _, sitting, _ = next(at_random(1, "en"))
    assert [Client(sitting, seat, "en").question().seats for seat in (0, 1, None)] == [[0, 1]] * 3


def _shown(client: Client, view: TragicView, targets: list[str]) -> bytes:
    """All bytes that a client would get of a view."""
    reader = replace(client.reader, view=view)
    voice = client.sitting.voice
    parts: list[object] = [voice.scene(reader), voice.choices(reader), voice.builders(reader)]
    parts += [voice.answer(reader, target) for target in targets]
    return encode(parts)


@pytest.mark.parametrize("seed", [12, 13])
def test_hidden_cards_change_no_byte(seed: int) -> None:
    """Whatever the other side may hold: scene, choices, builders and answers are the same."""
    for client, sitting, rng in at_random(seed, "fr", 80):
        seat = sitting.asked
        view = sitting.view_of(seat)
        assert isinstance(view, TragicView)
        moves = [str(move) for move in sitting.moves()]
        targets = rng.sample(moves, min(3, len(moves)))
        targets += rng.sample(words := list(things(_scene(client))), min(3, len(words)))
        other = view.guess(Random(rng.random()))
        assert isinstance(other, Duel)
        twin = other.view(seat)
        assert isinstance(twin, TragicView)
        assert _shown(client, view, targets) == _shown(client, twin, targets)


def _scene(client: Client) -> TragicScene:
    found = client.scene()
    assert isinstance(found, TragicScene)
    return found


@pytest.mark.parametrize("seed", [15, 16])
def test_sources_add_up(seed: int) -> None:
    """Attack, health, keywords and every number of a player are the sum of what is named."""
    for client, sitting, _ in at_random(seed, "en"):
        duel = sitting.match.state
        assert isinstance(duel, Duel)
        for side in _scene(client).sides:
            for each in side.permanents:
                if each.ally:
                    assert each.attack == sum(part.n for part in each.attack_of)
                    assert each.full_health == sum(part.n for part in each.health_of)
                for word in each.keywords:
                    assert word.n == sum(part.n for part in word.of), (each, word)
            for figure in side.figures:
                assert figure.n == sum(part.n for part in figure.of)
                if figure.what != "critical":
                    assert figure.n == duel.stat(side.seat, STATS.index(figure.what))


@pytest.mark.parametrize("seed", [18])
def test_hints_and_words_help(seed: int) -> None:
    client, _, _ = next(at_random(seed, "de"))
    found = client.help("")
    assert {"excess", "stealth", "any"} <= {word.id for word in found.words}
    assert [word.id for word in client.help("Schutzsturm").words]
