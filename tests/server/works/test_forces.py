"""Forces that people build at the table: judged, kept, shared, played."""

from __future__ import annotations

from typing import Any

import pytest

from overseer.server.store.database import statement
from overseer.server.works.forces import MOST, MOST_VERSIONS
from overseer.wasteland.cards.file import standard
from overseer.wasteland.force.caps import force_caps
from overseer.wasteland.force.code import encode
from overseer.wasteland.force.ready import READY, ready_text, resolve
from overseer.wasteland.text.names import named
from tests.server.serving import BOTH, Caller, Serving

KEY = "0123456789abcdef"
CHIEF = {"unit": "sole-survivor", "weapons": ["hunting-rifle"], "leader": "hunter"}
SMALL = {"name": "Three of us", "units": [CHIEF, {"unit": "settler", "count": 2}]}


@pytest.fixture
def ada(serving: Serving) -> Caller:
    """Somebody who builds forces."""
    return serving.guest("Ada")


def read(caller: Caller, source: str, **more: Any) -> dict[str, Any]:
    """A force of a text, and what there is to say about it."""
    found: dict[str, Any] = caller.post("/api/forces/judge", {"source": source, **more})
    return found


def judged(caller: Caller, force: dict[str, Any], **more: Any) -> dict[str, Any]:
    """What there is to say about a force as it is built."""
    found: dict[str, Any] = caller.post("/api/forces/judge", {"force": force, **more})["judged"]
    return found


def kept(caller: Caller, force: dict[str, Any], key: str = KEY) -> dict[str, Any]:
    """A force that was kept."""
    found: dict[str, Any] = caller.post("/api/forces", {"key": key, "force": force})
    return found


# Reading and judging


def test_ready_forces_have_a_plan_and_a_limit(serving: Serving) -> None:
    found = serving.caller(lang="fr").get("/api/forces/ready")["forces"]
    assert [each["name"] for each in found] == list(READY)
    assert {each["limit"] for each in found} == {500, 750, 1000}
    assert all(each["plan"] and each["faction_name"] and each["code"] for each in found)
    assert all(each["caps"] <= each["limit"] for each in found)


def test_the_pool_has_what_can_be_bought_with_its_numbers(serving: Serving) -> None:
    nobody = serving.caller(lang="de")
    pool = nobody.get("/api/forces/cards")
    by_kind = {each["kind"] for each in pool["cards"]}
    assert by_kind == {"unit", "weapon", "item", "mod", "leader", "perk", "boost"}
    ids = {(each["kind"], each["id"]) for each in pool["cards"]}
    assert ("unit", "settler") in ids
    assert ("weapon", "dog-bite") not in ids  # part of a body
    settler = next(each for each in pool["cards"] if each["id"] == "settler")
    numbers = {each["id"]: each for each in settler["numbers"]}
    assert numbers["strength"]["name"] == "Stärke"
    assert all(each["text"] and each["rule"] for each in settler["numbers"])
    old = nobody.get("/api/forces/cards?prices=2018")
    assert old["prices"] == "2018"
    assert {each["id"]: each["caps"] for each in old["cards"]} != {
        each["id"]: each["caps"] for each in pool["cards"]
    }


def test_the_judge_says_what_the_rules_say(serving: Serving) -> None:
    """Errors by rule id with the unit and what would put it right, names in the reader's words."""
    nobody = serving.caller(lang="es")
    two = {"unit": "sole-survivor", "count": 2, "weapons": ["hunting-rifle"]}
    told = judged(nobody, {"units": [two]}, limit=500)
    wrong = [each for each in told["findings"] if each["error"]]
    assert [(each["rule"], each.get("at", -1), each["fix"]) for each in wrong] == [
        ("WC-F2", -1, "leader"),
        ("WC-F2", 0, "one"),
    ]
    assert named("unit", "sole-survivor", "es") in wrong[1]["text"]
    assert not told["legal"]
    whole = read(nobody, "strike-team")["judged"]
    force = resolve("strike-team", standard())
    assert (whole["legal"], whole["limit"], whole["fits"]) == (True, 1000, [1000])
    assert (
        whole["caps"]
        == force_caps(force, standard())
        == sum(unit["caps"] for unit in whole["units"])
    )
    assert whole["code"] == encode(force, standard())
    suit = {each["id"]: each for each in whole["units"][0]["numbers"]}
    assert suit["strength"]["printed"] < suit["strength"]["value"]
    over = read(nobody, "strike-team", limit=500)["judged"]
    assert over["findings"][0]["word"] == "over"


def test_creatures_and_prices_are_a_matter_of_agreement(serving: Serving) -> None:
    nobody = serving.caller()
    beasts = {"units": [CHIEF, {"unit": "mole-rat"}]}
    assert judged(nobody, beasts)["legal"]
    told = judged(nobody, beasts, creatures=False)
    assert {each["word"] for each in told["findings"] if each["error"]} == {"creature"}
    caps = {read(nobody, "minutemen", prices=each)["judged"]["caps"] for each in ("2018", "2025")}
    assert len(caps) == 2


def test_an_empty_force_is_judged_too(serving: Serving) -> None:
    told = judged(serving.caller(), {})
    assert (told["caps"], told["limit"], told["findings"][0]["word"]) == (0, 750, "empty")


def test_what_cannot_be_added_is_told_with_its_rule(serving: Serving) -> None:
    nobody = serving.caller(lang="fr")
    force = {"units": [CHIEF, {"unit": "settler", "count": 2}, {"unit": "dog"}]}

    def refused(at: int) -> dict[tuple[str, str], str]:
        told = nobody.post("/api/forces/refused", {"force": force, "at": at})["refused"]
        assert all(each["text"] for each in told)
        return {(each["kind"], each["id"]): each["rule"] for each in told}

    settlers = refused(1)
    assert settlers["weapon", "missile-launcher"] == "WC-F2"
    assert settlers["heroic", ""] == "WC-F2"
    assert ("weapon", "baseball-bat") not in settlers
    assert refused(2)["weapon", "hunting-rifle"] == "WB-I3"
    assert refused(-1)["unit", "sole-survivor"] == "WC-F2"
    body = {"force": force, "at": 3}
    assert nobody.post("/api/forces/refused", body, 422)["error"]["id"] == "force-place"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_force_is_read_from_a_code_a_file_and_a_name(serving: Serving, lang: str) -> None:
    """All stand for the same units; the file is the terminal's."""
    nobody = serving.caller(lang=lang)
    whole = read(nobody, "commonwealth")
    for source in (
        whole["judged"]["code"],
        whole["judged"]["code"].lower().replace("-", "-\n "),
        whole["judged"]["text"].replace("\n", "\r\n"),
        ready_text("commonwealth"),
    ):
        assert read(nobody, source)["force"]["units"] == whole["force"]["units"], source[:60]


@pytest.mark.parametrize("lang", ["en", "fr", "de", "es"])
def test_what_is_no_force_is_told_in_the_callers_language(serving: Serving, lang: str) -> None:
    """Never a fault of ours, and always a sentence."""
    nobody = serving.caller(lang=lang)
    good = read(nobody, "minutemen")["judged"]["code"]
    forged = good[:-1] + ("A" if good[-1] != "A" else "B")
    for body in (
        {},
        {"source": " \n"},
        {"source": "zebras"},
        {"source": "x = " + "[" * 9_000},
        {"source": 'name = "x"\n[[unit]]\nunit = "zebra"\n'},
        {"source": forged},
        {"source": "WW9-AAAA"},
        {"source": "a" * 20_001},
        {"force": {"units": [{"unit": "zebra"}]}},
        {"force": {"units": [{"unit": "settler", "count": 0}]}},
        {"force": {"units": [{"unit": "settler", "count": 21}]}},
        {"force": {"units": [{"unit": "settler"}] * 31}},
        {"force": {"units": [{"unit": "settler", "weapons": ["stimpak"]}]}},
        {"force": {"units": [{"unit": "settler", "items": ["silenced"]}]}},
        {"force": {"units": [{"unit": "settler", "mods": ["stimpak"]}]}},
        {"force": {"units": [{"unit": "settler", "mods": ["  "]}]}},
        {"force": {"units": [{"unit": "settler", "mods": ["silenced zebra"]}]}},
        {"force": {"units": [{"unit": "settler", "mods": ["silenced hunting-rifle x"]}]}},
        {"force": {"units": [{"unit": "settler", "weapons": ["frag-grenade"] * 21}]}},
        {"force": {"units": [{"unit": "settler", "leader": "zebra"}]}},
        {"force": {"units": [{"unit": "settler", "perks": ["zebra"]}]}},
        {"force": {"boosts": ["zebra"]}},
        {"force": {"name": "\u202eevil"}},
        {"force": {"name": "a\u200db"}},
        {"force": {"name": "x" * 41}},
        {"force": {"extra": 1}},
        {"force": {}, "limit": -1},
        {"force": {}, "prices": "1999"},
        {"source": "minutemen", "cards": "upload:nothing"},
    ):
        answer = nobody.ask("POST", "/api/forces/judge", body)
        assert 400 <= answer.status_code < 500, body
        assert len(answer.json()["error"]["text"]) > 15, body


# Keeping


@BOTH
def test_a_force_is_kept_with_all_that_it_was(serving: Serving, ada: Caller) -> None:
    made = kept(ada, SMALL)
    path = f"/api/forces/{made['id']}"
    assert (made["version"], made["force"]["name"]) == (1, "Three of us")
    bare = {"name": "Nobody"}
    saved = ada.post(path, {"version": 1, "force": bare})
    assert (saved["version"], [each["n"] for each in saved["versions"]]) == (2, [2, 1])
    assert not saved["judged"]["legal"]  # it may be unfinished
    before = ada.get(f"{path}?version=1")
    assert before["force"] == made["force"]
    assert ada.post(path, {"version": 1, "force": SMALL}, 409)["error"]["id"] == "force-changed"
    back = ada.post(path, {"version": 2, "force": before["force"]})
    assert (back["version"], back["force"]) == (3, made["force"])
    row = ada.get("/api/forces")["forces"][0]
    assert (row["name"], row["models"], row["version"]) == ("Three of us", 3, 3)
    assert row["fits"] == [500, 750, 1000]
    ada.get(f"{path}?version=9", 404)
    assert kept(ada, SMALL)["id"] == made["id"]  # sent twice, kept once
    ada.delete(path)
    ada.get(path, 404)
    assert ada.get("/api/forces")["forces"] == []
    assert serving.read("SELECT * FROM work_versions") == []


@BOTH
def test_decks_and_forces_stand_on_shelves_of_their_own(serving: Serving, ada: Caller) -> None:
    """The same key names one of each, and neither is found, counted or removed as the other."""
    deck = ada.post("/api/decks", {"key": KEY, "deck": {"name": "Cards"}})["id"]
    force = kept(ada, SMALL)["id"]
    assert [each["id"] for each in ada.get("/api/decks")["decks"]] == [deck]
    assert [each["id"] for each in ada.get("/api/forces")["forces"]] == [force]
    ada.get(f"/api/forces/{deck}", 404)
    ada.get(f"/api/decks/{force}", 404)
    ada.delete(f"/api/decks/{force}")
    ada.get(f"/api/forces/{force}")
    taken = ada.get("/api/me/export")
    assert [each["name"] for each in taken["decks"]] == ["Cards"]
    assert [each["name"] for each in taken["forces"]] == ["Three of us"]
    assert "sole-survivor" in taken["forces"][0]["versions"][0]["text"]
    ada.delete("/api/me", json={})
    assert serving.read("SELECT * FROM works") == []


def test_a_force_is_only_ones_own(serving: Serving, ada: Caller) -> None:
    path = f"/api/forces/{kept(ada, SMALL)['id']}"
    bob = serving.guest("Bob")
    bob.get(path, 404)
    bob.post(path, {"version": 1, "force": {}}, 404)
    bob.delete(path)
    ada.get(path)
    nobody = serving.caller()
    nobody.get("/api/forces", 401)
    nobody.get(path, 401)
    nobody.post("/api/forces", {"key": KEY, "force": {}}, 401)


@BOTH
def test_forces_have_bounds(serving: Serving, ada: Caller) -> None:
    """So many of one person, so many versions of one force."""
    path = f"/api/forces/{kept(ada, SMALL)['id']}"
    for number in range(1, MOST_VERSIONS + 3):
        ada.post(path, {"version": number, "force": {"name": f"Version {number}"}})
    assert len(ada.get(path)["versions"]) == MOST_VERSIONS
    for number in range(MOST):
        serving.write(
            statement(
                "INSERT INTO works (id, person, key, kind, cards, name, version, made, touched) "
                "VALUES ($1, $2, $1, 'force', '', 'x', 1, 1, 1)",
                *(f"f{number}", ada.id),
            )
        )
    body = {"key": "another-key", "force": {}}
    assert ada.post("/api/forces", body, 409)["error"]["id"] == "many-forces"
    ada.post("/api/decks", {"key": "another-key", "deck": {}})  # decks are counted apart


def test_a_force_whose_cards_are_gone_can_be_removed(serving: Serving, ada: Caller) -> None:
    """A later edition may lack a card; the list says so, and nothing breaks."""
    made = kept(ada, SMALL)
    serving.write(
        statement(
            "UPDATE work_versions SET text = $1 WHERE work = $2",
            *('name = "x"\n[[unit]]\nunit = "gone"\n', made["id"]),
        )
    )
    assert ada.get("/api/forces")["forces"][0]["lost"]
    assert "gone" in ada.get(f"/api/forces/{made['id']}", 422)["error"]["text"]
    ada.delete(f"/api/forces/{made['id']}")


# Playing


@BOTH
def test_a_battle_is_fought_with_a_force_of_ones_own(serving: Serving, ada: Caller) -> None:
    """By whoever opens the table and by whoever sits down; the scenario judges it."""
    mine = f"force:{kept(ada, SMALL)['id']}"
    body = {
        "game": "wasteland",
        "seats": ["human", "human"],
        "own": mine,
        "options": {"scenario": "skirmish", "ai": "none"},
    }
    code = ada.post("/api/tables", body)["code"]
    bob = serving.guest("Bob")
    bare = f"force:{kept(bob, {'name': 'Bare'})['id']}"
    refused = bob.post(f"/api/tables/{code}/sit", {"own": bare}, 422)
    assert refused["error"]["rule"] == "WC-F1"
    bob.post(f"/api/tables/{code}/sit", {"own": mine}, 404)  # not theirs
    theirs = f"force:{kept(bob, read(bob, 'minutemen')['force'], 'another-key')['id']}"
    table = bob.post(f"/api/tables/{code}/sit", {"own": theirs})
    assert table["status"] == "playing"
    brought = serving.read("SELECT own FROM chairs WHERE code = $1 ORDER BY seat", code)
    assert ['name = "Three of us"' in str(row[0]) for row in brought] == [True, False]


def test_the_form_of_a_table_takes_it_or_says_why_not(serving: Serving, ada: Caller) -> None:
    mine = f"force:{kept(ada, read(ada, 'strike-team')['force'])['id']}"
    path = "/api/games/wasteland/options"
    wish = {"scenario": "skirmish", "limit": 1000, "forces:0": mine}
    form = ada.post(path, {"seats": 1, "chosen": wish})
    assert form["options"]["forces"] == [mine]
    form = ada.post(path, {"seats": 1, "chosen": {**wish, "limit": 500}})
    field = next(each for each in form["fields"] if each["key"] == "forces:0")
    assert "forces" not in form["options"]
    assert field["refused"]["rule"] == "WC-F1"
    assert "500" in field["refused"]["text"]
