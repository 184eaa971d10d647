"""Terrains that people build at the table: judged, kept, shared, played on."""

from __future__ import annotations

from typing import Any

import pytest

from overseer.server.works.terrains import MOST
from overseer.text import LANGUAGES
from overseer.wasteland.scenarios.scenario_file import STANDARD
from overseer.wasteland.terrain.kinds import KINDS
from overseer.wasteland.terrain.layout_file import layout_of
from tests.server.serving import BOTH, Caller, Serving

KEY = "0123456789abcdef"


@pytest.fixture
def ada(serving: Serving) -> Caller:
    """Somebody who builds terrain."""
    return serving.guest("Ada")


def box(kind: str, x: int, y: int, wide: int = 100, deep: int = 60, **more: Any) -> dict[str, Any]:
    """A piece with its lower left corner at a point."""
    points = [[x, y], [x + wide, y], [x + wide, y + deep], [x, y + deep]]
    return {"kind": kind, "points": points, **more}


def judge(caller: Caller, *pieces: dict[str, Any], scenario: str = "") -> dict[str, Any]:
    """What there is to say about a table with some pieces."""
    body = {"terrain": {"pieces": list(pieces)}, "scenario": scenario}
    found: dict[str, Any] = caller.post("/api/terrains/judge", body)
    return found


def words(judged: dict[str, Any]) -> list[tuple[str, str, list[int]]]:
    """What was found: word, rule, pieces."""
    return [(each["word"], each["rule"], each.get("pieces", [])) for each in judged["findings"]]


def keep(caller: Caller, *pieces: dict[str, Any], name: str = "Mine", key: str = KEY) -> Any:
    """A terrain that was kept."""
    body = {"key": key, "terrain": {"name": name, "pieces": list(pieces)}}
    return caller.post("/api/terrains", body)


CONTAINER = box("container", 300, 200, height=51)


# What there is


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_and_scenario_is_offered_in_words(serving: Serving, lang: str) -> None:
    found = serving.caller(lang=lang).get("/api/terrains/kinds")
    assert [each["kind"] for each in found["kinds"]] == list(KINDS)
    assert [each["id"] for each in found["scenarios"]] == list(STANDARD)
    assert all(each["name"] and each["text"] and each["shapes"] for each in found["kinds"])


@pytest.mark.parametrize("scenario", STANDARD)
def test_a_ready_table_suits_its_scenario(serving: Serving, scenario: str) -> None:
    nobody = serving.caller()
    found = nobody.get(f"/api/terrains/ready?scenario={scenario}&number=3")
    assert found["playable"]
    assert words(found) == []
    ground = nobody.get(f"/api/terrains/ground/{scenario}")
    assert len(ground["zones"]) == 2
    assert all(zone["name"] and zone["room"]["spans"] for zone in ground["zones"])


def test_there_is_no_other_scenario(serving: Serving) -> None:
    nobody = serving.caller()
    for path in ("/api/terrains/ground/moon", "/api/terrains/ready?scenario=moon"):
        assert nobody.get(path, 404)["error"]["id"] == "terrain-scenario"
    asked = {"scenario": "moon", "terrain": {}}
    assert nobody.post("/api/terrains/judge", asked, 404)["error"]["id"] == "terrain-scenario"
    path = "/api/terrains/ready?number=99999999"
    assert nobody.get(path, 400)["error"]["id"] == "terrain-number"


# Judging


@pytest.mark.rule("WC-R6")
def test_mistakes_are_told_with_their_rule_and_their_pieces(serving: Serving) -> None:
    nobody = serving.caller()
    off = judge(nobody, CONTAINER, box("ruin", 880, 100))
    assert words(off) == [("off", "WB-G1", [1])]
    assert not off["playable"]
    inside = judge(nobody, CONTAINER, box("rocks", 350, 220))
    assert words(inside) == [("overlap", "WB-G4", [1, 0])]
    touching = judge(nobody, CONTAINER, box("rocks", 400, 200))
    assert touching["playable"]


@pytest.mark.rule("WC-R6")
def test_ground_that_nobody_reaches_is_told_with_its_place(serving: Serving) -> None:
    walls = [
        box("ruin", 300, 300, 200, 10, group=0),
        box("ruin", 300, 490, 200, 10, group=0),
        box("ruin", 300, 300, 10, 200, group=0),
        box("ruin", 490, 300, 10, 200, group=0),
    ]
    (found,) = judge(serving.caller(), *walls)["findings"]
    assert (found["word"], found["rule"], found["error"]) == ("unreachable", "WC-R6", True)
    x, y = found["at"]
    assert 300 < x < 500
    assert 300 < y < 500


@pytest.mark.rule("WC-R6")
def test_a_scenario_says_what_has_to_stay_clear(serving: Serving) -> None:
    nobody = serving.caller()
    in_the_way = judge(nobody, box("container", 420, 430, height=51), scenario="beginnings")
    found = {word: (rule, pieces) for word, rule, pieces in words(in_the_way)}
    assert found["clear"] == ("WC-X16", [0])
    assert found["bystander"] == ("WC-X16", [0])
    assert not in_the_way["playable"]
    beside = judge(nobody, box("container", 100, 600, height=51), scenario="beginnings")
    assert beside["playable"]
    on_marker = judge(nobody, box("building", 120, 430), scenario="minesweepers")
    assert ("marker", "WC-X8", [0]) in words(on_marker)


def test_too_much_and_too_little_are_advice(serving: Serving) -> None:
    nobody = serving.caller()
    bare = judge(nobody, CONTAINER, scenario="skirmish")
    assert bare["playable"]
    assert "bare" in [word for word, _, _ in words(bare)]
    fields = [box("field", x, y, 200, 200) for x in (20, 240, 460, 680) for y in (250, 470)]
    full = judge(nobody, *fields, scenario="skirmish")
    assert full["playable"]
    assert "dense" in [word for word, _, _ in words(full)]
    walls = [box("container", 300, 300, height=51), box("container", 430, 300, height=51)]
    (narrow,) = judge(nobody, *walls)["findings"]
    assert (narrow["word"], narrow["error"], narrow["pieces"]) == ("narrow", False, [1, 0])


def test_a_zone_without_room_is_refused(serving: Serving) -> None:
    wall = box("ruin", 0, 0, 914, 160)
    found = judge(serving.caller(), wall, scenario="skirmish")
    assert ("room", "WC-F4", []) in words(found)
    assert not found["playable"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_found_is_said_in_words(serving: Serving, lang: str) -> None:
    nobody = serving.caller(lang=lang)
    told = [
        *judge(nobody, box("container", 420, 430, height=51), scenario="beginnings")["findings"],
        *judge(nobody, box("ruin", 0, 0, 914, 160), scenario="skirmish")["findings"],
        *judge(nobody, box("building", 120, 430), scenario="minesweepers")["findings"],
        *judge(nobody, CONTAINER, box("rocks", 350, 220), box("field", 900, 900))["findings"],
    ]
    assert len({each["word"] for each in told}) >= 7
    for each in told:
        assert each["text"]
        assert "{" not in each["text"]
        assert "terrain-file" not in each["text"]


# Reading


def test_a_code_and_a_file_are_read_back_to_the_same_table(serving: Serving) -> None:
    nobody = serving.caller()
    ready = nobody.get("/api/terrains/ready?scenario=demolition&number=5")
    for source in (ready["code"], ready["code"].lower(), ready["text"]):
        again = nobody.post("/api/terrains/judge", {"source": source})
        assert again["pieces"] == ready["pieces"]
        assert again["code"] == ready["code"]
    assert len(layout_of(ready["text"]).pieces) == len(ready["pieces"])


def test_what_is_no_terrain_is_refused_in_words(serving: Serving) -> None:
    nobody = serving.caller()
    whole = nobody.get("/api/terrains/ready?scenario=skirmish")["code"]
    for source, id in (
        ("WT9-AAAA", "wasteland-terrain-code-version"),
        ("WT1-!", "wasteland-terrain-code-letters"),
        (whole[:-4], "wasteland-terrain-code-broken"),
        (whole.replace("A", "B", 1), "wasteland-terrain-code-broken"),
    ):
        error = nobody.post("/api/terrains/judge", {"source": source}, 422)["error"]
        assert (error["id"], error["rule"]) == (id, "WC-R6")
    assert "side" in nobody.post("/api/terrains/judge", {"source": "sid = 3"}, 422)["error"]["text"]
    assert nobody.post("/api/terrains/judge", {}, 400)["error"]["id"] == "terrain-none"


@pytest.mark.parametrize(
    ("piece", "id"),
    [
        (box("castle", 0, 0), "terrain-kind"),
        ({"kind": "ruin", "points": [[0, 0], [9, 9], [9, 0], [0, 9]]}, "terrain-outline"),
        (box("container", 0, 0), "terrain-height"),
    ],
)
def test_a_piece_that_is_none_is_refused(ada: Caller, piece: dict[str, Any], id: str) -> None:
    asked = {"terrain": {"pieces": [piece]}}
    assert ada.post("/api/terrains/judge", asked, 422)["error"]["id"] == id
    assert ada.post("/api/terrains", {"key": KEY, **asked}, 422)["error"]["id"] == id


# Keeping


@BOTH
def test_a_terrain_is_kept_changed_and_removed(ada: Caller, serving: Serving) -> None:
    first = keep(ada, CONTAINER, box("rocks", 350, 220))  # it need not be playable
    assert keep(ada, CONTAINER, name="Another")["id"] == first["id"], "the same key is the same"
    body = {"version": 1, "terrain": {"name": "Yard", "pieces": [CONTAINER]}}
    path = f"/api/terrains/{first['id']}"
    assert ada.post(path, body)["version"] == 2
    assert ada.post(path, body)["version"] == 2, "nothing new"
    changed = {"version": 1, "terrain": {"name": "Late", "pieces": []}}
    assert ada.post(path, changed, 409)["error"]["id"] == "terrain-changed"
    (row,) = ada.get("/api/terrains")["terrains"]
    assert (row["name"], row["pieces"], row["playable"]) == ("Yard", 1, True)
    taken = ada.get("/api/me/export")["terrains"]
    assert [each["name"] for each in taken] == ["Yard"]
    assert 'kind = "container"' in taken[0]["versions"][0]["text"]
    eve = serving.guest("Eve")
    assert eve.get(path, 404)["error"]["id"] == "no-terrain"
    assert eve.post(path, body, 404)["error"]["id"] == "no-terrain"
    eve.delete(path)
    assert len(ada.get("/api/terrains")["terrains"]) == 1, "it is not hers"
    ada.delete(path)
    assert ada.get("/api/terrains")["terrains"] == []
    assert serving.read("SELECT * FROM work_versions") == []


@BOTH
def test_terrains_go_with_whoever_made_them(ada: Caller, serving: Serving) -> None:
    keep(ada, CONTAINER)
    ada.delete("/api/me")
    assert serving.read("SELECT * FROM works") == []
    assert serving.read("SELECT * FROM work_versions") == []


def test_nobody_keeps_more_than_enough(ada: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    from overseer.server.works import terrains

    assert terrains.KIND.most == MOST
    monkeypatch.setattr(terrains, "KIND", terrains.KIND._replace(most=1))
    keep(ada, CONTAINER)
    body = {"key": "another key", "terrain": {}}
    assert ada.post("/api/terrains", body, 409)["error"]["id"] == "many-terrains"


# Playing


def table(caller: Caller, terrain: str, status: int = 200, **options: Any) -> dict[str, Any]:
    """A battle on a terrain."""
    body = {"game": "wasteland", "seats": ["human"], "options": {"terrain": terrain, **options}}
    found: dict[str, Any] = caller.post("/api/tables", body, status)
    return found


def test_a_battle_is_played_on_a_terrain_of_ones_own(ada: Caller) -> None:
    mine = keep(ada, box("container", 100, 600, height=51))
    code = table(ada, f"terrain:{mine['id']}", scenario="beginnings")["code"]
    fixed = ada.get(f"/api/tables/{code}/fixed")
    (piece,) = fixed["pieces"]
    assert piece["points"] == [[100, 600], [200, 600], [200, 660], [100, 660]]


@pytest.mark.rule("WC-R6")
def test_a_terrain_that_does_not_suit_the_scenario_is_refused(ada: Caller) -> None:
    mine = keep(ada, box("container", 420, 430, height=51))
    named = f"terrain:{mine['id']}"
    error = table(ada, named, 422, scenario="beginnings")["error"]
    assert (error["id"], error["rule"]) == ("wasteland-terrain-unfit", "WC-X16")
    assert table(ada, named, 422)["error"]["id"] == "wasteland-terrain-unfit", "the usual one"
    assert table(ada, named, scenario="skirmish")["code"]
    assert table(ada, "terrain:nothing", 404)["error"]["id"] == "no-terrain"
    rows = ada.get("/api/terrains?scenario=beginnings")["terrains"]
    assert [row["playable"] for row in rows] == [False]


def test_the_form_of_a_new_table_takes_a_terrain(ada: Caller) -> None:
    mine = keep(ada, CONTAINER)
    named = f"terrain:{mine['id']}"
    body = {"seats": 1, "chosen": {"terrain": named}}
    form = ada.post("/api/games/wasteland/options", body)
    assert form["options"]["terrain"] == named
