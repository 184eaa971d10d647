"""What a screen of a battle needs beside the rest: room to put things down, parts of a model."""

from __future__ import annotations

from random import Random

import pytest

from overseer.host.client import Client
from overseer.voice.given import Point
from overseer.voice.wasteland.given import BattleAnswer, BattleFixed, BattleScene
from tests.voice.wasteland.table import DUEL, HELMET, sitting, until


def asked_about(client: Client, word: str) -> BattleAnswer:
    found = client.ask(word)
    assert isinstance(found, BattleAnswer)
    return found


def seen(client: Client) -> BattleScene:
    found = client.scene()
    assert isinstance(found, BattleScene)
    return found


@pytest.mark.rule("WC-F4")
@pytest.mark.parametrize(("options", "topic"), [(DUEL, "place"), (DUEL, "put"), (HELMET, "place")])
def test_the_room_for_something_is_where_it_may_be_put(
    options: dict[str, object], topic: str
) -> None:
    client = until(sitting(options, 3, 2 if options is DUEL else 1), topic)
    builder = client.question().builders[0]
    assert isinstance(builder, Point)
    assert builder.title[0].isupper()
    room = asked_about(client, builder.verb).room
    assert room is not None
    assert room.spans
    inside = {(x, y) for y, first, last in room.spans for x in range(first, last + 1)}
    grid = range(0, builder.width + 1, room.step)
    assert client.seat is not None
    points = [(x, y) for x in grid for y in grid]
    for x, y in (*Random(1).sample(points, 60), *Random(2).sample(sorted(inside), 10)):
        move = client.sitting.parse(f"{builder.verb} {x},{y}")
        allowed = client.sitting.match.refusal(client.seat, move) is None
        assert allowed == ((x, y) in inside)


def test_a_model_is_looked_at_without_the_ground_and_its_reach_alone() -> None:
    client = until(sitting(HELMET, 3), "action")
    acting = seen(client).acting
    assert acting == seen(client).active
    whole, part, reach = (
        asked_about(client, word.format(acting)) for word in ("{}", "see {}", "reach {}")
    )
    assert part.reach == []
    assert part.seen is None
    assert (part.lines, part.rings, part.sights) == (whole.lines, whole.rings, whole.sights)
    assert part.facts
    assert reach.reach == whole.reach != []
    assert reach.lines == []


def test_a_model_tells_how_the_one_that_acts_stands_to_it() -> None:
    client = until(sitting(HELMET, 3), "action")
    scene = seen(client)
    for model in scene.models:
        sight = asked_about(client, f"see {model.at}").sight
        there = model.place == "table" and model.at != scene.acting
        assert (sight is not None) == there
        if sight is not None:
            assert sight.text
            assert (sight.line is not None) == sight.sees


def test_a_way_says_what_it_is_good_for() -> None:
    client = until(sitting(HELMET, 3), "action")
    ways = [choice for choice in client.question().choices if choice.kind == "move"]
    assert ways
    known = {"leave", "marker", "contact", "climb", "shot", "hide", "cover"}
    assert {word for way in ways for word in way.gain} <= known
    assert all(len(way.gain) < 2 for way in ways)


def test_the_briefing_can_be_read_aloud() -> None:
    fixed = until(sitting(HELMET, 3), "action").fixed()
    assert isinstance(fixed, BattleFixed)
    briefing = fixed.briefing
    assert briefing is not None
    assert briefing.lines[0] == briefing.title
    assert briefing.story in briefing.lines


@pytest.mark.parametrize(("lang", "last"), [("en", "black (30 cm)"), ("de", "Schwarz (30 cm)")])
def test_a_ruler_is_told_with_its_length(lang: str, last: str) -> None:
    client = Client(sitting(HELMET, 3), 0, lang)
    fixed = client.fixed()
    assert isinstance(fixed, BattleFixed)
    assert [ruler.letter for ruler in fixed.rulers] == list("OYRGBK")
    assert fixed.rulers[-1].text == last


def test_making_for_a_point_leads_as_near_as_possible_and_says_why() -> None:
    client = until(sitting(HELMET, 3), "action")
    side = client.question().builders[0].width  # type: ignore[union-attr]
    wanted = asked_about(client, f"{side // 2},{side // 2}")
    assert not wanted.reachable
    found = asked_about(client, f"to {side // 2},{side // 2}")
    assert found.reachable
    assert found.point == found.nearest == wanted.nearest
    assert found.way is not None
    assert found.way.points[-1] == found.point
    assert found.why_not == wanted.why_not != []
    assert wanted.nearest is not None
    near = asked_about(client, "to {},{}".format(*wanted.nearest))
    assert near == asked_about(client, "{},{}".format(*wanted.nearest))
