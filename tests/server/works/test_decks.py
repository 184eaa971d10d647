"""Decks that people build at the table: judged, kept, shared, played."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from overseer.server.store.database import statement
from overseer.server.works.decks import MOST, MOST_VERSIONS
from overseer.tragic.cards.file import source_text, standard
from overseer.tragic.decks.code import encode
from overseer.tragic.decks.ready import READY, ready_text, resolve
from overseer.tragic.decks.stats import Stats
from tests.server.serving import BOTH, Caller, Serving

ROOT = Path(__file__).resolve().parents[3]
KEY = "0123456789abcdef"
OTHER_EDITION = """
name = "mine"
[[card]]
name = "lantern"
level = 1
kind = "ability"
letters = "S"
source = "designed"
gives = ["damage 1"]
"""
ABILITY, ATTACK = "hammer-arm-1", "punch-1"


@pytest.fixture
def ada(serving: Serving) -> Caller:
    """Somebody who builds decks."""
    return serving.guest("Ada")


def read(caller: Caller, source: str, **more: str) -> dict[str, Any]:
    """A deck of a text, and what there is to say about it."""
    found: dict[str, Any] = caller.post("/api/decks/judge", {"source": source, **more})
    return found


def fists(caller: Caller, name: str = "My fists") -> dict[str, Any]:
    """The ready deck of that name, as it would be built."""
    return {**read(caller, "fists")["deck"], "name": name}


def kept(caller: Caller, deck: dict[str, Any], key: str = KEY) -> dict[str, Any]:
    """A deck that was kept."""
    found: dict[str, Any] = caller.post("/api/decks", {"key": key, "deck": deck})
    return found


# Reading and judging


def test_ready_decks_have_a_plan_and_a_difficulty(serving: Serving) -> None:
    nobody = serving.caller(lang="fr")
    found = nobody.get("/api/decks/ready")["decks"]
    assert [each["name"] for each in found] == list(READY)
    assert {each["difficulty"] for each in found} == {1, 2, 3}
    assert all(each["plan"] and each["difficulty_text"] and each["letters"] for each in found)
    assert found[0]["title"] != serving.caller().get("/api/decks/ready")["decks"][0]["title"]


def test_the_pool_has_every_card_and_the_four_formats(serving: Serving) -> None:
    pool = serving.caller(lang="de").get("/api/decks/cards")
    assert [card["id"] for card in pool["cards"]] == [card.id for card in standard().cards]
    assert [(row["word"], row["copies"]) for row in pool["formats"]] == [
        *(("singleton", 1), ("duo", 2), ("trio", 3), ("quad", 4))
    ]


def test_the_judge_says_what_the_rules_say(serving: Serving) -> None:
    """Errors by rule id, with the names of cards in the reader's language, and exact odds."""
    nobody = serving.caller(lang="de")
    deck = {"name": "Faust", "cards": {ATTACK: 2, ABILITY: 1}, "skills": ["training-1"]}
    told = nobody.post("/api/decks/judge", {"deck": deck})["judged"]
    errors = [each for each in told["findings"] if each["error"]]
    assert [each["rule"] for each in errors] == ["TR-S2", "TR-S1", "TR-S4"]
    copies = errors[1]
    assert copies["cards"] == [ATTACK]
    assert "Faustschlag ★" in copies["text"]
    assert ATTACK not in copies["text"]
    assert any(not each["error"] for each in told["findings"])
    assert not told["legal"]
    whole = read(nobody, "fists")["judged"]
    assert whole["legal"]
    assert not [each for each in whole.get("findings", []) if each["error"]]
    stats = Stats(resolve("fists", standard()), standard())
    turn3 = whole["odds"][2]
    assert turn3["chances"][3] == pytest.approx(float(stats.abilities_by(3, 4)), abs=1e-4)
    assert sum(bar["n"] for bar in whole["curve"]) == 60 - whole["abilities"]
    assert whole["code"].startswith(encode(resolve("fists", standard()), standard()) + "-")


def test_an_empty_deck_is_judged_too(serving: Serving) -> None:
    told = serving.caller().post("/api/decks/judge", {"deck": {}})["judged"]
    assert told["size"] == 0
    assert told["findings"][0]["rule"] == "TR-S2"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_deck_is_read_from_a_code_a_file_a_name_and_a_list(serving: Serving, lang: str) -> None:
    """All four stand for the same cards."""
    nobody = serving.caller(lang=lang)
    whole = read(nobody, "beasts")
    lines = [f"{n} {id}" for id, n in whole["deck"]["cards"].items()]
    names = {card["id"]: card for card in nobody.get("/api/decks/cards")["cards"]}
    named = [
        f"{n}x {names[id]['name']} {'★' * names[id]['level']}"
        for id, n in whole["deck"]["cards"].items()
    ]
    chosen = [*whole["deck"]["traits"], *whole["deck"]["skills"]]
    for source in (
        whole["judged"]["code"],
        whole["judged"]["code"].lower().replace("-", "-\n "),
        whole["judged"]["text"].replace("\n", "\r\n"),
        ready_text("beasts"),
        "\n".join(["# mine", "", *lines, *chosen]),
        "\n".join([*named, *chosen]),
    ):
        found = read(nobody, source)["deck"]
        for part in ("cards", "traits", "skills", "format"):
            assert found[part] == whole["deck"][part], source[:60]


@pytest.mark.parametrize("lang", ["en", "fr", "de", "es"])
def test_what_is_no_deck_is_told_in_the_callers_language(serving: Serving, lang: str) -> None:
    """Never a fault of ours, and always a sentence."""
    nobody = serving.caller(lang=lang)
    good = read(nobody, "fists")["judged"]["code"]
    forged = good[:-1] + ("A" if good[-1] != "A" else "B")
    for body in (
        {},
        {"source": " \n"},
        {"source": "1 Zebra ★"},
        {"source": "x\n" * 500},
        {"source": "x = " + "[" * 9_000},
        {"source": forged},
        {"source": good[:30]},
        {"source": "TR9-AAAA"},
        {"source": 'name = "a\u202eb"\ncards = []\n'},
        {"source": 'name = "x"\ncards = ["300 punch-1"]\n'},
        {"source": "60 punch-1\n" * 5},
        {"source": "a" * 20_001},
        {"deck": {"cards": {"no-such-card": 1}}},
        {"deck": {"cards": {"training-1": 1}}},
        {"deck": {"cards": {ATTACK: 61}}},
        {"deck": {"cards": {ATTACK: 0}}},
        {"deck": {"format": "octo"}},
        {"deck": {"name": "\u202eevil"}},
        {"deck": {"name": "a\u0000b"}},
        {"deck": {"name": "a\u200db"}},
        {"deck": {"name": "x" * 41}},
        {"deck": {"extra": 1}},
        {"deck": {"traits": ["x"] * 16}},
        {"source": "fists", "cards": "upload:nothing"},
    ):
        answer = nobody.ask("POST", "/api/decks/judge", body)
        assert 400 <= answer.status_code < 500, body
        assert len(answer.json()["error"]["text"]) > 15, body
    many = {card.id: 60 for card in standard().cards if card.number in standard().pool}
    assert nobody.ask("POST", "/api/decks/judge", {"deck": {"cards": many}}).status_code == 400
    five = dict(list(many.items())[:5])
    assert nobody.post("/api/decks/judge", {"deck": {"cards": five}}, 422)["error"]["id"] == (
        "deck-large"
    )


def test_a_hand_is_drawn_and_drawn_again(serving: Serving) -> None:
    """The same seed gives the same; all sixty cards come sometime."""
    nobody = serving.caller()
    one = nobody.post("/api/decks/hand", {"source": "fists"})
    assert len(one["hand"]) == read(nobody, "fists")["judged"]["hand"] == 9
    assert len(one["hand"]) + sum(len(each) for each in one["draws"]) == 60
    again = nobody.post("/api/decks/hand", {"source": "fists", "seed": one["seed"]})
    assert again == one
    assert nobody.post("/api/decks/hand", {"deck": {}})["hand"] == []
    nobody.post("/api/decks/hand", {"source": "fists", "seed": "xyz"}, 400)


# Keeping


@BOTH
def test_a_deck_is_kept_with_all_that_it_was(serving: Serving, ada: Caller) -> None:
    deck = fists(ada)
    made = kept(ada, deck)
    path = f"/api/decks/{made['id']}"
    assert (made["version"], made["deck"]["name"]) == (1, "My fists")
    assert made["judged"]["legal"]
    shorter = {**deck, "name": "Fewer fists", "cards": {ATTACK: 1}, "format": "quad"}
    saved = ada.post(path, {"version": 1, "deck": shorter})
    assert (saved["version"], [each["n"] for each in saved["versions"]]) == (2, [2, 1])
    assert not saved["judged"]["legal"]  # it may be unfinished
    before = ada.get(f"{path}?version=1")
    assert before["deck"] == made["deck"]
    assert (before["version"], before["newest"]) == (1, 2)
    back = ada.post(path, {"version": 2, "deck": before["deck"]})
    assert (back["version"], back["deck"]) == (3, made["deck"])
    row = ada.get("/api/decks")["decks"][0]
    assert (row["name"], row["size"], row["legal"], row["version"]) == ("My fists", 60, True, 3)
    assert row["fits"] == ["singleton", "duo", "trio", "quad"]
    ada.get(f"{path}?version=9", 404)
    ada.delete(path)
    ada.get(path, 404)
    assert ada.get("/api/decks")["decks"] == []
    assert serving.read("SELECT * FROM deck_versions") == []


@BOTH
def test_nothing_is_kept_twice_and_nothing_overwritten(serving: Serving, ada: Caller) -> None:
    """An answer that was lost is asked for again; a change made elsewhere is not lost."""
    deck = fists(ada)
    made = kept(ada, deck)
    assert kept(ada, deck)["id"] == made["id"]
    assert len(ada.get("/api/decks")["decks"]) == 1
    bob = serving.guest("Bob")
    assert kept(bob, deck)["id"] != made["id"]  # a key is one's own
    path = f"/api/decks/{made['id']}"
    other = {**deck, "name": "Other"}
    assert ada.post(path, {"version": 1, "deck": other})["version"] == 2
    assert ada.post(path, {"version": 1, "deck": other})["version"] == 2
    third = {**deck, "name": "Third"}
    assert ada.post(path, {"version": 1, "deck": third}, 409)["error"]["id"] == "deck-changed"


def test_a_deck_is_only_ones_own(serving: Serving, ada: Caller) -> None:
    path = f"/api/decks/{kept(ada, fists(ada))['id']}"
    bob = serving.guest("Bob")
    bob.get(path, 404)
    bob.post(path, {"version": 1, "deck": {}}, 404)
    bob.delete(path)
    ada.get(path)
    nobody = serving.caller()
    nobody.get("/api/decks", 401)
    nobody.get(path, 401)
    nobody.post("/api/decks", {"key": KEY, "deck": {}}, 401)


@BOTH
def test_decks_have_bounds(serving: Serving, ada: Caller) -> None:
    """So many of one person, so many versions of one deck."""
    path = f"/api/decks/{kept(ada, fists(ada))['id']}"
    for number in range(1, MOST_VERSIONS + 3):
        ada.post(path, {"version": number, "deck": {"name": f"Version {number}"}})
    found = ada.get(path)
    assert len(found["versions"]) == MOST_VERSIONS
    assert found["versions"][0]["n"] == found["version"] == MOST_VERSIONS + 3
    for number in range(MOST):
        serving.write(
            statement(
                "INSERT INTO decks (id, person, key, game, cards, name, version, made, touched) "
                "VALUES ($1, $2, $1, 'tragic', '', 'x', 1, 1, 1)",
                *(f"d{number}", ada.id),
            )
        )
    body = {"key": "another-key", "deck": {}}
    assert ada.post("/api/decks", body, 409)["error"]["id"] == "many-decks"
    ada.post("/api/decks", {"key": "short", "deck": {}}, 400)


@BOTH
def test_decks_go_with_whoever_goes(serving: Serving, ada: Caller) -> None:
    """All of them are handed out before."""
    made = kept(ada, fists(ada))
    ada.post(f"/api/decks/{made['id']}", {"version": 1, "deck": {"name": "Bare"}})
    taken = ada.get("/api/me/export")["decks"]
    assert [each["name"] for each in taken] == ["Bare"]
    assert [each["n"] for each in taken[0]["versions"]] == [1, 2]
    assert "hammer-arm-1" in taken[0]["versions"][0]["text"]
    ada.delete("/api/me", json={})
    assert serving.read("SELECT * FROM decks") == []
    assert serving.read("SELECT * FROM deck_versions") == []


def test_a_deck_whose_cards_are_gone_can_be_removed(serving: Serving, ada: Caller) -> None:
    """A later edition may lack a card; the list says so, and nothing breaks."""
    made = kept(ada, fists(ada))
    serving.write(
        statement(
            "UPDATE deck_versions SET text = $1 WHERE deck = $2",
            *('name = "x"\ncards = ["gone-1"]\n', made["id"]),
        )
    )
    assert ada.get("/api/decks")["decks"][0]["lost"]
    assert "gone-1" in ada.get(f"/api/decks/{made['id']}", 422)["error"]["text"]
    ada.delete(f"/api/decks/{made['id']}")


# Playing


@BOTH
def test_a_table_is_played_with_a_deck_of_ones_own(serving: Serving, ada: Caller) -> None:
    """By whoever opens it and by whoever sits down; it is judged by the table's format."""
    mine = kept(ada, fists(ada))["id"]
    body = {"game": "tragic", "seats": ["human", "human"], "own": f"deck:{mine}"}
    code = ada.post("/api/tables", body)["code"]
    bob = serving.guest("Bob")
    bare = kept(bob, {"name": "Bare"})["id"]
    refused = bob.post(f"/api/tables/{code}/sit", {"own": f"deck:{bare}"}, 422)
    assert refused["error"]["rule"] == "TR-S2"
    bob.post(f"/api/tables/{code}/sit", {"own": f"deck:{mine}"}, 404)  # not theirs
    quad = kept(bob, read(bob, "walls")["deck"], "another-key")["id"]
    table = bob.post(f"/api/tables/{code}/sit", {"own": f"deck:{quad}"})
    assert table["status"] == "playing"
    fixed = serving.read("SELECT own FROM chairs WHERE code = $1 ORDER BY seat", code)
    assert ['name = "My fists"' in str(row[0]) for row in fixed] == [True, False]


def test_a_bot_can_be_given_a_deck_too(serving: Serving, ada: Caller) -> None:
    """What a seat brings does not take away what the options name for another."""
    mine = kept(ada, fists(ada))["id"]
    body = {
        "game": "tragic",
        "seats": ["human", "bot:easy"],
        "own": f"deck:{mine}",
        "options": {"decks": [None, "walls"]},
    }
    code = ada.post("/api/tables", body)["code"]
    header = serving.run(serving.registry.live(code)).desk.header
    decks = header.options["decks"]
    assert "My fists" in decks[0]
    assert decks[1] == "walls"


def test_a_deck_can_be_built_of_cards_of_ones_own(serving: Serving, ada: Caller) -> None:
    """The set is an upload; when it is gone the deck is still there, to be removed."""
    upload = ada.post("/api/uploads", {"game": "tragic", "kind": "cards", "text": OTHER_EDITION})
    mine = f"upload:{upload['id']}"
    pool = ada.get(f"/api/decks/cards?cards={mine}")
    assert [card["id"] for card in pool["cards"]] == ["lantern-1"]
    assert ada.get(f"/api/decks/ready?cards={mine}")["decks"] == []
    deck = {"name": "Lamps", "cards": {"lantern-1": 4}, "format": "quad"}
    made = ada.post("/api/decks", {"key": KEY, "deck": deck, "cards": mine})
    assert (made["cards"], made["judged"]["size"]) == (mine, 4)
    ada.post("/api/decks", {"key": "another-key", "deck": deck}, 422)  # no such card in ours
    serving.guest("Bob").get(f"/api/decks/cards?cards={mine}", 404)
    ada.delete(f"/api/uploads/{upload['id']}")
    assert ada.get("/api/decks")["decks"][0]["lost"]
    ada.get(f"/api/decks/{made['id']}", 404)
    ada.delete(f"/api/decks/{made['id']}")


def test_a_table_offers_decks_of_the_set_that_it_plays(ada: Caller) -> None:
    text = source_text(Path(str(files("overseer.tragic") / "sets" / "standard")))
    head, sign, tail = text.partition('name = "jinx"\n')  # a trait of the gamblers
    text = head + sign + tail.replace('gives = ["', 'gives = ["skills 1", "', 1)
    upload = ada.post("/api/uploads", {"game": "tragic", "kind": "cards", "text": text})
    mine = f"upload:{upload['id']}"
    deck = {"name": "Mine", "cards": {ABILITY: 1}}
    theirs = ada.post("/api/decks", {"key": KEY, "deck": deck, "cards": mine})["id"]
    ours = ada.post("/api/decks", {"key": "another-key", "deck": deck})["id"]
    for options, offered in (({"cards": mine}, theirs), ({}, ours)):
        table = {"game": "tragic", "seats": ["human", "human"], "options": options}
        code = ada.post("/api/tables", table)["code"]
        assert [each["id"] for each in ada.get(f"/api/decks?table={code}")["decks"]] == [offered]
        names = [each["name"] for each in ada.get(f"/api/decks/ready?table={code}")["decks"]]
        assert names == [name for name in READY if name != "gamblers" or not options]
    ada.get("/api/decks?table=none", 404)
    ada.get("/api/decks/ready?table=none", 404)


# Measured


def test_the_matrix_is_the_one_of_the_documentation(serving: Serving) -> None:
    """Every ready deck is in it, and the picture shows the same figures."""
    told = serving.caller(lang="es").get("/api/decks/matrix")
    assert {deck["name"] for deck in told["decks"]} == set(READY)
    picture = (ROOT / "docs" / "pictures" / "deck-matrix.svg").read_text(encoding="utf-8")
    assert f"{told['duels']:,} duels" in picture
    for row in told["decks"]:
        shown = f"{row['share']:.1f}% ({row['low']:.1f}% – {row['high']:.1f}%)"
        assert shown in picture
    cells = re.findall(r'text-anchor="middle" fill="#\w+">(\d+)<', picture)
    told_cells = [share for row in told["decks"] for share in row["against"] if share >= 0]
    assert [int(cell) for cell in cells] == told_cells
    for at, row in enumerate(told["decks"]):
        assert row["against"][at] == -1
        for to, other in enumerate(told["decks"]):
            assert to == at or 99 <= row["against"][to] + other["against"][at] <= 101


def test_the_critical_curve_is_exact(serving: Serving) -> None:
    told = serving.caller(lang="fr").get("/api/decks/criticals")
    assert [(row["chances"], row["exact"]) for row in told["rows"][:4]] == [
        *((0, "0"), (1, "1/36"), (2, "2/27"), (3, "19/144"))
    ]
    assert told["usual"] == 2
    assert all(row["text"] for row in told["rows"])
