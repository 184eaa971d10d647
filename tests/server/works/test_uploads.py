"""Card sets, decks, forces, scenarios and terrains of people's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from overseer.server.complaint import Complaint
from overseer.server.store.database import statement
from overseer.server.works.brought import resolved
from overseer.server.works.uploads import LARGEST, MOST
from overseer.tragic.decks.ready import ready_text
from overseer.wasteland.force.ready import ready_text as force_text
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_text
from overseer.wasteland.terrain.generate import make_layout
from overseer.wasteland.terrain.layout_file import layout_text
from tests.server.serving import BOTH, Caller, Serving

BOX = (Path(__file__).parents[2] / "shelter" / "box.toml").read_text(encoding="utf-8")


def scenario() -> str:
    """One of the game's own scenarios, as a file."""
    return standard_text(min(STANDARD))


def kept(caller: Caller, game: str, kind: str, text: str, **more: str) -> dict[str, Any]:
    """Something that was uploaded."""
    body = {"game": game, "kind": kind, "text": text, **more}
    found: dict[str, Any] = caller.post("/api/uploads", body)
    return found


@pytest.fixture
def ada(serving: Serving) -> Caller:
    """Somebody who brings things."""
    return serving.guest("Ada")


@BOTH
def test_what_was_uploaded_is_given_back(serving: Serving, ada: Caller) -> None:
    """Only to whoever brought it; and it can be removed."""
    made = kept(ada, "shelter", "cards", BOX, name="My box")
    assert (made["name"], made["kind"], made["size"]) == ("My box", "cards", len(BOX))
    assert "text" not in made
    assert [each["id"] for each in ada.get("/api/uploads")["uploads"]] == [made["id"]]
    path = f"/api/uploads/{made['id']}"
    assert ada.get(path)["text"] == BOX
    bob = serving.guest("Bob")
    assert bob.get("/api/uploads")["uploads"] == []
    assert bob.get(path, 404)["error"]["id"] == "no-upload"
    bob.delete(path, 404)
    serving.caller().get("/api/uploads", 401)
    assert ada.get("/api/me/export")["uploads"][0]["text"] == BOX
    ada.delete(path)
    ada.get(path, 404)


def test_every_kind_is_checked_by_its_game(ada: Caller) -> None:
    """What the terminal would take is taken here."""
    names = [
        kept(ada, "tragic", "deck", ready_text("burn"))["name"],
        kept(ada, "wasteland", "force", force_text("minutemen"))["name"],
        kept(ada, "wasteland", "scenario", scenario())["name"],
        kept(ada, "wasteland", "terrain", layout_text(make_layout(1, "medium", (), "mixed")))[
            "name"
        ],
    ]
    assert all(names)


@pytest.mark.parametrize(
    ("game", "kind", "text"),
    [
        ("shelter", "cards", "nonsense = ["),
        ("shelter", "cards", BOX.replace("copies", "coppies", 1)),
        ("tragic", "cards", "[[card]]\nid = 1\n"),
        ("tragic", "deck", 'name = "x"\ncards = ["Nothing"]\n'),
        ("wasteland", "force", 'name = "x"\n'),
        ("wasteland", "scenario", "x = 1\n"),
        ("wasteland", "terrain", "side = 3\n"),
        ("wasteland", "cards", "a" * 1000),
        ("wasteland", "terrain", "x = " + "[" * 50_000),
    ],
)
def test_what_cannot_be_played_is_not_kept(ada: Caller, game: str, kind: str, text: str) -> None:
    """The answer says what is wrong, in the caller's language."""
    ada.lang = "de"
    answer = ada.ask("POST", "/api/uploads", {"game": game, "kind": kind, "text": text})
    assert answer.status_code in (400, 422), answer.text[:300]
    assert len(answer.json()["error"]["text"]) > 15
    assert ada.get("/api/uploads")["uploads"] == []


def test_uploads_have_bounds(serving: Serving, ada: Caller) -> None:
    """So large, so many, of known kinds, without characters that act."""
    body = {"game": "shelter", "kind": "cards", "text": "é" * (LARGEST // 2 + 1)}
    assert ada.post("/api/uploads", body, 413)["error"]["id"] == "large"
    ada.post("/api/uploads", {**body, "text": "x" * 700_000}, 413)
    ada.post("/api/uploads", {**body, "text": "x" * (LARGEST + 1)}, 400)
    body["text"] = BOX + "# \u202e"
    assert ada.post("/api/uploads", body, 400)["error"]["id"] == "upload-characters"
    body["text"] = BOX.replace("\n", "\r\n")
    made = ada.post("/api/uploads", body)
    assert ada.get(f"/api/uploads/{made['id']}")["text"] == BOX
    deck = {"game": "shelter", "kind": "deck", "text": "x"}
    assert ada.post("/api/uploads", deck, 400)["error"]["id"] == "upload-kind"
    for number in range(MOST):
        serving.write(
            statement(
                "INSERT INTO uploads (id, person, game, kind, name, text, made) "
                "VALUES ($1, $2, 'shelter', 'cards', 'x', 'x', 1)",
                *(f"u{number}", ada.id),
            )
        )
    assert ada.post("/api/uploads", body, 409)["error"]["id"] == "many-uploads"


def test_an_upload_stands_for_its_text(serving: Serving, ada: Caller) -> None:
    """In options and lists of them, by its kind, only one's own."""
    cards = kept(ada, "shelter", "cards", BOX)["id"]
    deck = kept(ada, "tragic", "deck", ready_text("burn"))["id"]
    registry = serving.registry
    person = serving.run(registry.people.get(ada.id))
    assert person is not None

    def with_texts(options: dict[str, Any]) -> dict[str, Any]:
        assert person is not None
        return serving.run(resolved(registry, person, options))

    assert with_texts({"cards": f"upload:{cards}", "first": 1}) == {"cards": BOX, "first": 1}
    assert with_texts({"decks": ["burn", f"upload:{deck}"]})["decks"] == [
        "burn",
        ready_text("burn"),
    ]
    assert with_texts({"other": f"upload:{cards}"}) == {"other": f"upload:{cards}"}
    for options in ({"decks": [f"upload:{cards}"]}, {"cards": "upload:nothing"}):
        with pytest.raises(Complaint):
            with_texts(options)


def test_a_deck_can_be_made_for_a_set_of_ones_own(ada: Caller) -> None:
    """Then its cards are looked up there; the set has to be one's own, and a set."""
    deck = kept(ada, "tragic", "deck", ready_text("burn"))["id"]
    body = {"game": "tragic", "kind": "deck", "text": ready_text("burn")}
    ada.post("/api/uploads", {**body, "cards": f"upload:{deck}"}, 409)
    ada.post("/api/uploads", {**body, "cards": "upload:nothing"}, 404)


def test_who_goes_takes_their_uploads_along(serving: Serving, ada: Caller) -> None:
    """Nothing of them stays."""
    kept(ada, "shelter", "cards", BOX)
    ada.delete("/api/me", json={})
    assert serving.read("SELECT * FROM uploads") == []
