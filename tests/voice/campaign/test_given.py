"""What clients of a campaign get: typed, complete, legal, no secrets, in four languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import msgspec
import pytest

from overseer.host.client import Client
from overseer.host.sitting import Sitting
from overseer.text import LANGUAGES
from overseer.voice.building import makes
from overseer.voice.campaign.given import CampaignAnswer, CampaignFixed, CampaignScene
from overseer.voice.given import Question
from overseer.voice.reader import Reader
from overseer.wasteland.campaign.game import Campaign

GAME = Campaign()


def walk(seed: int, seats: int, course: str, moves: int, every: int = 5) -> Iterator[Sitting]:
    """A random campaign, seen now and then."""
    rng = Random(seed)
    options: dict[str, object] = {"course": course}
    if course == "free":
        options["battles"] = 2
    sitting = Sitting.begin(GAME, ["human"] * seats, seed=seed, options=options)
    for at in range(moves):
        if sitting.over:
            break
        if at % every == 0:
            yield sitting
        sitting.play(rng.choice(sitting.moves()))
    yield sitting


def same(thing: object, kind: type[object]) -> None:
    """It is what its type says, over the wire and back."""
    assert type(thing) is kind
    data = msgspec.json.encode(thing)
    assert msgspec.json.decode(data, type=kind, strict=True) == thing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scenes_and_questions_are_what_their_types_say(lang: str) -> None:
    at = LANGUAGES.index(lang)
    course = ("linked", "free")[at % 2]
    for sitting in walk(4 + at, 1 + at % 3, course, 60, 11):
        for seat in (*range(1 + at % 3), None):
            client = Client(sitting, seat, lang)
            same(client.scene(), CampaignScene)
            same(client.question(), Question)
        same(Client(sitting, None, lang).fixed(), CampaignFixed)


@pytest.mark.parametrize("course", ["linked", "free"])
def test_choices_are_legal_and_reach_every_move(course: str) -> None:
    for sitting in walk(7, 2, course, 90, 4):
        if sitting.over:
            continue
        client = Client(sitting, sitting.asked, "en")
        question = client.question()
        offered = {choice.move for choice in question.choices}
        for choice in question.choices:
            assert sitting.match.refusal(sitting.asked, sitting.parse(choice.move)) is None
        for move in map(str, sitting.moves()):
            assert move in offered or any(makes(each, move) for each in question.builders)


def words_of(scene: CampaignScene, fixed: CampaignFixed) -> list[str]:
    """The word of what is drawn."""
    found = [f"structure:{each.id}" for each in fixed.structures]
    found += [f"perk:{each.id}" for each in fixed.perks[::9]]
    found += [f"battle:{each.number}" for each in scene.stations] + ["land"]
    for player in scene.players:
        found.append(f"seat:{player.seat}")
        if player.settlement is not None:
            cards = (*player.settlement.reserve, *player.settlement.chosen)
            found += [f"card:{id}" for id in cards if id != "?"]
    return found


def test_everything_that_is_drawn_can_be_asked_about() -> None:
    for sitting in walk(3, 2, "linked", 60, 13):
        client = Client(sitting, sitting.asked if not sitting.over else None, "en")
        scene, fixed = client.scene(), client.fixed()
        assert isinstance(scene, CampaignScene)
        assert isinstance(fixed, CampaignFixed)
        for word in words_of(scene, fixed):
            answer = client.ask(word)
            assert type(answer) is CampaignAnswer, word
            assert answer.title
            assert all(why.rule and why.text for why in answer.why_not)
            same(answer, CampaignAnswer)


@pytest.mark.rule("WC-S4")
def test_what_a_purchase_would_change_is_what_it_changes() -> None:
    met = 0
    for sitting in walk(3, 1, "free", 120, 1):
        if sitting.over or sitting.decision is None or sitting.decision.name != "build":
            continue
        client = Client(sitting, sitting.asked, "en")
        for choice in client.question().choices:
            if choice.kind not in ("build", "scrap", "land"):
                continue
            answer = client.ask(choice.move)
            assert isinstance(answer, CampaignAnswer)
            assert answer.change is not None
            after = sitting.match.state.copy()
            after.apply(sitting.parse(choice.move))
            scene = msgspec.convert(after.view(0).data()["players"], list[dict[str, object]])[0]
            settlement = scene["settlement"]
            assert isinstance(settlement, dict)
            assert scene["caps"] == answer.change.caps[1]
            for word in ("power", "water", "room"):
                assert tuple(settlement[word]) == getattr(answer.change, word)[1]
            met += 1
        if met > 150:
            break
    assert met > 20


def test_what_is_missing_is_said_with_its_rule() -> None:
    reasons: set[str] = set()
    for sitting in walk(3, 1, "free", 120, 1):
        if sitting.over or sitting.decision is None or sitting.decision.name != "build":
            continue
        client = Client(sitting, sitting.asked, "en")
        fixed = client.fixed()
        assert isinstance(fixed, CampaignFixed)
        legal = {choice.move for choice in client.question().choices}
        for structure in fixed.structures:
            answer = client.ask(f"structure:{structure.id}")
            assert (f"build {structure.id}" in legal) != bool(answer.why_not)
            reasons |= {why.rule for why in answer.why_not}
        if len(reasons) > 1:
            return
    raise AssertionError(reasons)


@pytest.mark.rule("WC-X9")
def test_the_linked_battles_stand_in_a_row_with_tests_and_spoils() -> None:
    states: set[str] = set()
    for sitting in walk(9, 2, "linked", 250, 10):
        scene = Client(sitting, 0, "en").scene()
        assert isinstance(scene, CampaignScene)
        assert [station.number for station in scene.stations] == [1, 2, 3, 4, 5]
        states |= {station.state for station in scene.stations}
        for station in scene.stations:
            if station.rule in ("WC-X8", "WC-X9") and station.state != "fought":
                trial = station.trial
                assert trial is not None
                assert 0 < trial.wins < trial.of == 20
                assert trial.failed == 550
    assert states == {"fought", "next", "later"}


def test_what_is_hidden_leaves_no_trace() -> None:
    compared = 0
    for sitting in walk(5, 3, "linked", 160, 3):
        if sitting.over:
            continue
        for viewer in (0, 1, 2, None):
            reader = sitting.reader(viewer, "en")
            if not reader.view.secrets:
                continue
            rng = Random(1)
            others = [reader.view.guess(rng).view(viewer) for _ in range(3)]
            told = {everything(sitting, replace(reader, view=view)) for view in others}
            assert told == {everything(sitting, reader)}
            compared += 1
    assert compared > 5


def everything(sitting: Sitting, reader: Reader) -> bytes:
    """Scene, choices and answers as somebody gets them."""
    voice = sitting.voice
    words = ("seat:0", "seat:1", "battle:1", "structure:gen-s", "card:stimpak")
    asked = [voice.answer(reader, word) for word in words]
    given = [voice.scene(reader), asked]
    if reader.is_asked:
        given += [voice.choices(reader), voice.builders(reader)]
    return msgspec.json.encode(given)


def test_every_draw_can_be_drawn() -> None:
    """Of weapons, boosts and items alike; what nobody here could use is marked."""
    kinds: set[str] = set()
    for seed in range(4):
        for sitting in walk(seed, 2, "linked", 250, 1):
            scene = Client(sitting, 0, "en").scene()
            assert isinstance(scene, CampaignScene)
            for player in scene.players:
                draw = player.settlement.draw if player.settlement is not None else None
                if draw is not None:
                    kinds.add(draw.kind)
                    assert set(draw.useless) <= set(draw.drawn)
    assert len(kinds) > 3


@pytest.mark.rule("WC-S3")
def test_a_free_campaign_has_a_next_battle_only_once_it_is_named() -> None:
    seen: set[tuple[str, bool]] = set()
    for sitting in walk(5, 1, "free", 120, 1):
        client = Client(sitting, 0, "en")
        scene = client.scene()
        assert isinstance(scene, CampaignScene)
        following = [station for station in scene.stations if station.state == "next"]
        assert [station.number for station in following] in (
            [],
            [len(scene.stations)],
        )
        seen.add((scene.topic, bool(following)))
        for station in following:
            assert len(client.ask(f"battle:{station.number}").lines) > 2  # its story and its aims
    assert {("battle", False), ("quest", True), ("force", True), ("build", False)} <= seen
    assert ("build", True) not in seen
