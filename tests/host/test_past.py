"""A position of the past is what its seat saw then, and nothing that it learned or may not know."""

from __future__ import annotations

import msgspec
import pytest

from overseer.host.client import Client
from overseer.host.past import Past
from tests.voice.wasteland.table import DUEL, HELMET, played, sitting


@pytest.mark.parametrize(("options", "people"), [(DUEL, 2), (HELMET, 1)])
def test_the_past_is_seen_as_it_was(options: dict[str, object], people: int) -> None:
    table = sitting(options, 3, people)
    states, seen = [], []
    for _ in played(table, 1, 24):
        states.append(table.match.state.copy())
        viewers = (*range(people), None)
        clients = [Client(table, seat, "de") for seat in viewers]
        seen.append([msgspec.json.encode(client.scene()) for client in clients])
    for state, scenes in zip(states, seen, strict=True):
        for client, scene in zip(clients, scenes, strict=True):
            assert msgspec.json.encode(Past(client, state).scene()) == scene
