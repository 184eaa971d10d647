"""`overseer schema`: what clients get, as JSON Schemas, is what they get."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import overseer
from overseer.host.client import Client
from overseer.host.sitting import Sitting
from overseer.terminal.schema import every_game
from overseer.text import LANGUAGES
from overseer.voice.schema import GENERAL, own_types, schemas
from tests.terminal.program import Program


def refs(schema: Any) -> set[str]:
    """Every definition that is meant somewhere."""
    if isinstance(schema, dict):
        found = {schema["$ref"]} if isinstance(schema.get("$ref"), str) else set()
        return found.union(*map(refs, schema.values()))
    return set().union(*map(refs, schema)) if isinstance(schema, list) else set()


def test_every_game_and_the_campaign_have_all_schemas(program: Program) -> None:
    found = json.loads(program("schema").out)
    assert {"shelter", "tragic", "wasteland", "campaign"} <= set(found["games"])
    for own in found["games"].values():
        assert set(own) == set(GENERAL)
    assert refs(found) <= {f"#/$defs/{name}" for name in found["$defs"]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_they_can_be_written_to_a_file(program: Program, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "schema.json"
    said = program("schema", "--out", str(path), "--lang", lang)
    assert "schema.json" in said.out
    assert json.loads(path.read_text(encoding="utf-8"))["$defs"]


def test_a_file_that_cannot_be_written_is_refused(program: Program, tmp_path: Path) -> None:
    said = program("schema", "--out", str(tmp_path), code=2)
    assert tmp_path.name in said.err


def test_a_game_has_its_own_types() -> None:
    shelter = own_types(overseer.game("shelter"))
    assert shelter["scene"].__name__ == "ShelterScene"
    assert shelter["fixed"].__name__ == "ShelterFixed"
    assert own_types(overseer.game("scavengers")) == GENERAL


def test_what_clients_get_are_these_types() -> None:
    for game in every_game():
        seats = game.seats[0]
        client = Client(Sitting.begin(game, ["human"] * seats, seed=1), 0, "en")
        own = own_types(game)
        for word, thing in (("fixed", client.fixed()), ("scene", client.scene())):
            assert type(thing) is own[word]
            sent = msgspec.json.encode(thing)
            assert msgspec.json.encode(msgspec.json.decode(sent, type=own[word])) == sent
    assert schemas(every_game())["$defs"]
