"""What clients of Shelter get: typed, complete, legal, in four languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import overseer
from overseer.host.client import Client
from overseer.host.sitting import Sitting, Table
from overseer.text import LANGUAGES
from overseer.voice.given import Answer, Question
from overseer.voice.shelter.given import ShelterFixed, ShelterScene
from overseer.voice.voice import voice_of

GAME = overseer.game("shelter")


def walk(seed: int, seats: int, every: int = 7) -> Iterator[Sitting]:
    """A random game, seen now and then."""
    rng = Random(seed)
    sitting = Sitting.begin(GAME, ["human"] * seats, seed=seed)
    at = 0
    while not sitting.over:
        if at % every == 0:
            yield sitting
        at += 1
        moves = sitting.moves()
        eager = [move for move in moves if str(move) not in ("pass", "done")]
        sitting.play(rng.choice(eager or moves))
    yield sitting


def same(thing: object, kind: type[object]) -> None:
    """It is what its type says, over the wire and back."""
    data = msgspec.json.encode(thing)
    again = msgspec.json.decode(data, type=kind, strict=True)
    assert again == thing
    assert msgspec.json.encode(again) == data


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scenes_questions_and_answers_are_what_their_types_say(lang: str) -> None:
    seats = 2 + LANGUAGES.index(lang) % 3
    for sitting in walk(3, seats, 11):
        for seat in (*range(seats), None):
            client = Client(sitting, seat, lang)
            same(client.scene(), ShelterScene)
            question = client.question()
            same(question, Question)
            for choice in question.choices[::5]:
                same(client.ask(choice.move), Answer)
        same(Client(sitting, None, lang).fixed(), ShelterFixed)


def words_of(scene: ShelterScene) -> list[str]:
    """The word of everything that is drawn."""
    found = [f"item:{id}" for id in scene.items] + [f"room:{id}" for id in scene.rooms]
    found += ["deck:items", "deck:rooms", "deck:threats"]
    for floor in scene.floors:
        for at, place in enumerate(floor.places):
            found.append(f"{floor.floor}{'abcdef'[at]}")
            found += [spot.space for spot in place.spaces] if place is not None else []
        found += [floor.lift.space] if floor.lift is not None else []
    for player in scene.players:
        found.append(f"seat:{player.seat}")
        found += [f"seat:{player.seat}:{id}" for id in (*player.ready, *player.exhausted)]
    return found


def test_everything_that_is_drawn_can_be_asked_about() -> None:
    for sitting in walk(5, 3, 9):
        client = Client(sitting, sitting.asked if sitting.asked >= 0 else None, "en")
        scene = client.scene()
        assert isinstance(scene, ShelterScene)
        legal = {choice.move for choice in client.question().choices}
        for word in words_of(scene):
            answer = client.ask(word)
            assert answer.title, word
            assert answer.lines, word
            assert {choice.move for choice in answer.choices} <= legal
            assert all(why.rule and why.text for why in answer.why_not)
            assert not (answer.choices and answer.why_not), word
            assert not any("“" in why.text for why in answer.why_not), word  # no notation


def test_choices_point_at_what_is_drawn() -> None:
    for sitting in walk(8, 2, 5):
        if sitting.over:
            continue
        client = Client(sitting, sitting.asked, "en")
        scene = client.scene()
        assert isinstance(scene, ShelterScene)
        drawn = set(words_of(scene))
        for choice in client.question().choices:
            assert all(word in drawn or ":~" in word for word in choice.at), choice
            if choice.kind == "place":
                assert len(choice.at) == 1
                assert 1 <= len(choice.who) <= 2


@pytest.mark.rule("SH-P3")
def test_a_closed_space_says_why() -> None:
    reasons: set[str] = set()
    for sitting in walk(2, 2, 1):
        if sitting.over or sitting.decision is None or sitting.decision.name != "turn":
            continue
        client = Client(sitting, sitting.asked, "en")
        scene = client.scene()
        assert isinstance(scene, ShelterScene)
        for floor in scene.floors:
            for place in floor.places:
                for spot in place.spaces if place is not None else ():
                    answer = client.ask(spot.space)
                    assert bool(answer.choices) != bool(answer.why_not)
                    reasons |= {why.rule for why in answer.why_not}
        if sitting.match.state.view(None).data()["round"] == 4:
            break
    assert {"SH-P2", "SH-P3", "SH-P5"} <= reasons


@pytest.mark.rule("SH-T4")
def test_a_fight_has_exact_odds() -> None:
    met = 0
    for sitting in walk(2, 2, 1):
        if sitting.over:
            break
        client = Client(sitting, sitting.asked, "en")
        for choice in client.question().choices:
            if choice.kind not in ("place", "fight"):
                continue
            odds = client.ask(choice.move).odds
            if not odds:
                continue
            met += 1
            needed = odds["number"] - odds.get("bonus", 0)
            pairs = [(a, b) for a in range(1, 7) for b in range(1, 7)]
            assert odds["wins"] == sum(a + b >= needed for a, b in pairs)
            assert sum(odds["rolls"].values()) == odds["of"] == 36
        if met > 20:
            return
    raise AssertionError("no fights")


def test_hints_point_at_moves_that_are_legal() -> None:
    lesson = voice_of(GAME).lesson()
    assert lesson is not None
    sitting = Sitting.begin(
        GAME, lesson.seats, options=lesson.options, seed=lesson.seed, table=Table(tutorial=True)
    )
    client, told = Client(sitting, 0, "en"), 0
    for _ in range(300):
        if sitting.over:
            break
        if sitting.bot_asked:
            sitting.play(sitting.bot_move())
            continue
        question = client.question()
        assert question.hints
        legal = {choice.move: choice for choice in question.choices}
        hint = question.hints[0]
        if hint.move:
            told += 1
            assert hint.at == legal[hint.move].at
        client.play(hint.move or question.choices[0].move)
    assert told > 5


def test_card_faces_are_made_once_for_each_language() -> None:
    sitting = Sitting.begin(GAME, ["human"] * 2, seed=1)
    first, again = (Client(sitting, seat, "de").fixed() for seat in (0, 1))
    assert isinstance(first, ShelterFixed)
    assert isinstance(again, ShelterFixed)
    assert first.cards is again.cards
    assert {card.id for card in first.cards.rooms} >= {"diner", "wasteland"}


def test_what_others_know_is_the_same() -> None:
    """Nothing is hidden in Shelter: all see the same table, and decks have no order."""
    for sitting in walk(6, 2, 17):
        shown = [Client(sitting, seat, "en").scene() for seat in (0, 1, None)]
        for scene in shown:
            scene.seat = None
        assert shown[0] == shown[1] == shown[2]


def test_whoever_is_placed_has_words_where_several_could_go() -> None:
    met: set[str] = set()
    for sitting in walk(2, 2, 5):
        if sitting.over:
            continue
        for choice in Client(sitting, sitting.asked, "en").question().choices:
            assert bool(choice.doer) == (choice.kind == "place")
            met.add(choice.doer)
    assert len(met) > 3


@pytest.mark.rule("SH-I2")
def test_between_two_rewards_going_on_is_what_is_usual() -> None:
    usual: dict[str, set[str]] = {}
    for sitting in walk(2, 2, 1):
        if sitting.over:
            break
        for seat in range(2):
            question = Client(sitting, seat, "en").question()
            usual.setdefault(question.topic, set()).add(question.usual)
            if question.usual:
                assert question.asked
                assert question.usual in [choice.move for choice in question.choices]
    assert {topic for topic, moves in usual.items() if "done" in moves} == {"window"}


def test_a_scene_knows_the_colours_and_who_has_given_up() -> None:
    sitting = Sitting.begin(GAME, ["human"] * 3, seed=3)
    client = Client(sitting, 0, "en")
    assert client.scene().hues == [0, 1, 2]
    assert client.scene().resigned == []
    sitting.resign(1)
    assert client.scene().resigned == [1]


def test_cards_have_signs_for_all_that_is_printed_on_them() -> None:
    fixed = Client(Sitting.begin(GAME, ["human"] * 2, seed=3), 0, "en").fixed()
    assert isinstance(fixed, ShelterFixed)
    for room in fixed.cards.rooms:
        assert bool(room.price) == bool(room.cost)
    faces = [threat.face for threat in fixed.cards.threats]
    faces += [face for room in fixed.cards.rooms for face in room.spaces]
    for face in faces:
        assert bool(face.roll) == bool(face.fight)
        assert len(face.marks) == bool(face.letter) + face.linked + face.wounded


@pytest.mark.rule("SH-X3")
def test_what_broke_a_tie_is_known_at_the_end_only() -> None:
    seen: set[str] = set()
    for seed in range(12):
        for sitting in walk(seed, 2, 1000):
            scene = Client(sitting, 0, "en").scene()
            assert isinstance(scene, ShelterScene)
            assert sitting.over or not scene.tie
            if sitting.over:
                happy = [player.happiness for player in scene.players]
                assert bool(scene.tie) <= (happy[0] == happy[1])
                seen.add(scene.tie)
    assert "" in seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_item_says_briefly_when_it_works_and_what_it_does(lang: str) -> None:
    fixed = Client(Sitting.begin(GAME, ["human"] * 2, seed=1), 0, lang).fixed()
    assert isinstance(fixed, ShelterFixed)
    for item in fixed.cards.items:
        assert item.moment, item.id
        assert item.brief or item.pay or item.gain or item.when == "income", item.id
        assert len(item.moment) <= 28, item.moment
    caps = next(item for item in fixed.cards.items if item.id == "bottle-cap-hoard")
    assert "3" in caps.brief
    assert "5" in caps.brief
