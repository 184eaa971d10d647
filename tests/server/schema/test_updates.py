"""What is sent in parts that are JSON already is what its type says, to the letter."""

from __future__ import annotations

from typing import TypeVar

import msgspec
import pytest

import overseer
from overseer.host.desk import Desk, SetUp, Words
from overseer.host.sitting import Table
from overseer.server.complaint import Complaint, Failed, Trouble, body_of
from overseer.server.schema.tables import ClockGiven, Moment, Update
from overseer.server.schema.updates import (
    ClockSent,
    MomentSent,
    Parts,
    UpdateSent,
    encode_moment,
    encode_update,
    parts_now,
    parts_then,
)
from overseer.voice.given import Answer, Fixed, Help, Progress

T = TypeVar("T")
SENT = [(UpdateSent, Update), (MomentSent, Moment), (ClockSent, ClockGiven)]
GAMES = ["shelter", "tragic", "wasteland"]


@pytest.mark.parametrize(("sent", "given"), SENT)
def test_the_members_are_those_of_the_type(
    sent: type[msgspec.Struct], given: type[msgspec.Struct]
) -> None:
    assert set(sent.__struct_fields__) == set(given.__struct_fields__)
    assert sent.__struct_config__.tag == given.__struct_config__.tag
    assert sent.__struct_config__.tag_field == given.__struct_config__.tag_field


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_is_what_its_type_says(game: str) -> None:
    seats = overseer.game(game).seats[0]
    desk, done = Desk.begin(SetUp(game, ["human"] * seats, {}, b"7" * 32, Table()))
    steps = desk.steps_given(0, "en", [(1, done.steps)])
    now = desk.now(0, "en")
    update = read(encode_update(parts_now(1, steps, now), ClockSent(since=5)).body, Update)
    assert (update.number, update.clock.since, update.ended) == (1, 5, None)
    assert msgspec.json.encode(update.question) == now.question.body
    then = desk.moment(None, "fr", [])
    later = read(encode_update(parts_then(0, [], then), ClockSent()).body, Update)
    assert later.question is None
    assert later.lines == read(encode_moment(0, then).body, Moment).lines
    read(desk.fixed(0, "en").body, Fixed)
    read(desk.words(0, "de").body, Words)
    read(desk.ask(0, "es", "seat:a").body, Answer)
    read(desk.help(0, "en", "").body, Help)
    read(desk.progress(0, "en", []).body, Progress)


def test_the_order_of_an_update_stays() -> None:
    """Clients of older releases have been sent these bytes."""
    desk, _ = Desk.begin(SetUp("shelter", ["human", "human"], {}, b"7" * 32, Table()))
    now = desk.now(0, "en")
    sent = encode_update(Parts(3, [], now.scene, now.question), ClockSent(left=[4])).body
    head, tail = b'{"is":"update","number":3,"steps":[],"scene":', b',"question":'
    clock = b',"clock":{"since":0,"left":[4],"deadline":null,"away":[]}}'
    assert sent == head + now.scene.body + tail + now.question.body + clock


def test_a_complaint_carries_more_beside_its_sentence() -> None:
    found = Complaint(409, "late")
    found.given = {"update": msgspec.Raw(b'{"number":1}')}
    trouble = Trouble(found.id, "…")
    assert body_of(trouble) == msgspec.json.encode(Failed(trouble))
    assert body_of(trouble, found.given) == (
        b'{"error":{"id":"late","text":"\xe2\x80\xa6"},"update":{"number":1}}'
    )


def read(raw: bytes, wanted: type[T]) -> T:
    return msgspec.json.decode(raw, type=wanted)
