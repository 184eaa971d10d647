"""Battles through the eyes of a client."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

import overseer
from overseer.host.client import Client
from overseer.host.sitting import Sitting, Table
from overseer.voice.given import Choice
from overseer.voice.voice import voice_of

DUEL: dict[str, object] = {"scenario": "farms", "ai": "none"}
HELMET: dict[str, object] = {"scenario": "helmet"}


def sitting(options: dict[str, object], seed: int, people: int = 1) -> Sitting:
    game = overseer.game("wasteland")
    return Sitting.begin(game, ["human"] * people, options=options, seed=seed)


def lesson(name: str = "") -> Sitting:
    game = overseer.game("wasteland")
    taught = voice_of(game).lesson(name)
    assert taught is not None
    return Sitting.begin(
        game,
        taught.seats,
        options=taught.options,
        seed=taught.seed,
        table=Table(tutorial=True),
    )


def asked(table: Sitting, lang: str = "en") -> Client:
    """Whoever is asked."""
    return Client(table, table.asked, lang)


def played(table: Sitting, seed: int, most: int, lang: str = "en") -> Iterator[Client]:
    """Whoever is asked, at each question of a random battle."""
    rng = Random(seed)
    for _ in range(most):
        if table.over:
            return
        client = asked(table, lang)
        yield client
        client.play(str(rng.choice(client.reader.moves())))


def until(table: Sitting, topic: str, seed: int = 1, most: int = 400) -> Client:
    """The first question about something."""
    for client in played(table, seed, most):
        decision = client.reader.decision
        if decision is not None and decision.name == topic:
            return client
    raise AssertionError(f"nobody was asked about {topic}")


def again(thing: Any) -> bytes:
    """What somebody gets who decodes a thing by its type and sends it back."""
    return msgspec.json.encode(msgspec.json.decode(msgspec.json.encode(thing), type=type(thing)))


def legal(client: Client, choices: list[Choice]) -> bool:
    """Whether all of some choices may be played."""
    match, seat = client.sitting.match, client.seat
    assert seat is not None
    return all(match.refusal(seat, client.sitting.parse(each.move)) is None for each in choices)
