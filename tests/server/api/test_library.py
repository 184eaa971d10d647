"""The library: rulebooks, galleries, aids and what a record proves, without a match."""

from __future__ import annotations

import json
from random import Random

import pytest

import overseer
from overseer.text import LANGUAGES
from overseer.voice.rules import search
from tests.server.playing import Player
from tests.server.serving import Serving

GAMES = ("shelter", "tragic", "wasteland", "campaign")
WITH_CARDS = {"shelter": 60, "tragic": 300, "wasteland": 600}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_in_the_book_once(serving: Serving, game: str) -> None:
    for lang in LANGUAGES:
        book = serving.caller().get(f"/api/rules/{game}?lang={lang}")
        rules = [rule for chapter in book["chapters"] for rule in chapter.get("rules", [])]
        own = [rule["id"] for rule in rules if not rule["id"].startswith("OV-")]
        assert sorted(own) == sorted(overseer.game(game).rule_ids())
        assert all(rule["title"] and rule["text"] for rule in rules)
        assert book["title"]


def test_the_book_has_examples_tables_and_marks(serving: Serving) -> None:
    book = serving.caller().get("/api/rules/wasteland?lang=en")
    rules = {rule["id"]: rule for each in book["chapters"] for rule in each.get("rules", [])}
    assert rules["WB-F1"]["examples"]
    structures = rules["WC-S7"]["tables"][0]["rows"]
    assert {len(row) for row in structures} == {7}
    assert not any("*" in cell or "](" in cell for row in structures for cell in row)
    assert any(rule.get("mark") for rule in rules.values())
    assert sum(len(each.get("tables", [])) for each in book["chapters"]) == 3


def test_rules_are_found_by_id_and_by_words(serving: Serving) -> None:
    caller = serving.caller()
    found = caller.get("/api/rules/shelter/found?words=p3&lang=en")["rules"]
    assert [rule["id"] for rule in found] == ["SH-P3"]
    found = caller.get("/api/rules/shelter/found?words=wounded%20dweller&lang=en")["rules"]
    assert [rule["id"] for rule in found] == search(
        overseer.game("shelter"), "wounded dweller", "en"
    )


def test_words_that_are_in_no_rule(serving: Serving) -> None:
    caller = serving.caller()
    answer = caller.get("/api/rules/shelter/found?words=zebra&lang=en", status=422)
    assert "zebra" in answer["error"]["text"]
    answer = caller.get("/api/rules/shelter/found?words=SH-P99&lang=en", status=422)
    assert "SH-P1" in answer["error"]["text"]
    caller.get("/api/rules/shelter/found?words=" + "x" * 500, status=400)


@pytest.mark.parametrize("what", ["rules", "cards", "aid"])
def test_a_game_that_is_not_there(serving: Serving, what: str) -> None:
    answer = serving.caller().get(f"/api/{what}/chess?lang=en", status=404)
    assert "chess" in answer["error"]["text"]
    assert "shelter" in answer["error"]["text"]


@pytest.mark.parametrize("game", WITH_CARDS)
def test_the_gallery_has_every_card_in_words(serving: Serving, game: str) -> None:
    names: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        given = serving.caller().get(f"/api/cards/{game}?lang={lang}")
        cards = [card for shelf in given["shelves"] for card in shelf["cards"]]
        ids = [(card["kind"], card["id"]) for card in cards]
        assert len(set(ids)) == len(ids) >= WITH_CARDS[game]
        assert all(card["name"] and card["source"] and card["face"] for card in cards)
        assert all(shelf["title"] and shelf["cards"] for shelf in given["shelves"])
        names[lang] = [card["name"] for card in cards]
    assert names["en"] != names["de"] != names["fr"] != names["es"]


def test_a_card_of_shelter_is_drawn_by_the_same_data_as_at_the_table(serving: Serving) -> None:
    ada = serving.guest("Ada")
    seats = ["human", "bot:easy"]
    code = ada.post("/api/tables", {"game": "shelter", "seats": seats})["code"]
    fixed = ada.get(f"/api/tables/{code}/fixed?lang=en")["cards"]
    shelves = ada.get("/api/cards/shelter?lang=en")["shelves"]
    given = {shelf["id"]: [card["face"] for card in shelf["cards"]] for shelf in shelves}
    assert given == {kind: fixed[kind] for kind in ("rooms", "lifts", "items", "threats")}


@pytest.mark.parametrize("game", WITH_CARDS)
def test_the_aid_explains_every_sign(serving: Serving, game: str) -> None:
    for lang in LANGUAGES:
        parts = serving.caller().get(f"/api/aid/{game}?lang={lang}")["parts"]
        assert all(part["title"] and part["signs"] for part in parts)
        signs = [sign for part in parts for sign in part["signs"]]
        assert all(sign["name"] for sign in signs)
        known = set(overseer.game(game).rule_ids())
        assert {sign["rule"] for sign in signs if "rule" in sign} <= known


def test_who_names_the_language_may_keep_it_and_nobody_gets_anothers_cookie(
    serving: Serving,
) -> None:
    caller = serving.caller()
    answer = caller.ask("GET", "/api/aid/shelter?lang=de")
    assert answer.headers["cache-control"] == "public, max-age=3600"
    assert answer.headers["content-language"] == "de"
    answer = caller.ask("GET", "/api/aid/shelter")
    assert answer.headers["cache-control"].startswith("private")
    assert "accept-language" in answer.headers["vary"]
    assert caller.ask("GET", "/api/rules/shelter/found?words=p3").headers["cache-control"] == (
        "no-store"
    )


def finished(serving: Serving) -> tuple[Player, str]:
    """A short match of a person against a bot, given up."""
    ada = serving.guest("Ada")
    seats = ["human", "bot:easy"]
    code = ada.post("/api/tables", {"game": "shelter", "seats": seats})["code"]
    player = Player(ada, code, Random(7))
    for _ in range(3):
        player.answer(player.look(wait=20))
    player.resign()
    player.look()
    return player, code


def test_what_a_finished_match_proves(serving: Serving) -> None:
    player, code = finished(serving)
    given = serving.caller().get(f"/api/tables/{code}/verify?lang=en")
    assert given["good"] is True
    assert given["moves"] == player.number
    assert given["seed"]
    assert any("dice were honest" in line for line in given["proved"])
    assert any("signed" in line for line in given["proved"])
    assert any("resigned" in line for line in given["unproved"])
    german = serving.caller().get(f"/api/tables/{code}/verify?lang=de")
    assert len(german["proved"]) == len(given["proved"])
    assert german["proved"] != given["proved"]


def test_a_running_match_proves_nothing_yet(serving: Serving) -> None:
    ada = serving.guest("Ada")
    seats = ["human", "bot:easy"]
    code = ada.post("/api/tables", {"game": "shelter", "seats": seats})["code"]
    answer = ada.get(f"/api/tables/{code}/verify?lang=en", status=409)
    assert "still being played" in answer["error"]["text"]


def test_a_file_is_checked_and_a_forged_one_is_found_out(serving: Serving) -> None:
    player, code = finished(serving)
    raw = player.caller.get(f"/api/tables/{code}/record").decode()
    caller = serving.caller()
    assert caller.post("/api/verify?lang=en", {"record": raw})["good"] is True
    lines = raw.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("[-1"))
    seat, move, link = json.loads(lines[at])
    lines[at] = json.dumps([seat, move, link[::-1]])
    forged = caller.post("/api/verify?lang=en", {"record": "\n".join(lines) + "\n"})
    assert forged["good"] is False
    assert forged["why"]
    assert "proved" not in forged
    assert caller.post("/api/verify?lang=en", {"record": "not a record"})["good"] is False


def test_a_unit_of_wasteland_has_its_numbers_explained_as_in_the_builder(serving: Serving) -> None:
    caller = serving.guest("Ada")
    shelves = caller.get("/api/cards/wasteland?lang=de")["shelves"]
    units = {each["id"]: each["face"] for each in shelves[0]["cards"]}
    pool = caller.get("/api/forces/cards?lang=de")["cards"]
    built = {each["id"]: each["numbers"] for each in pool if each["kind"] == "unit"}
    assert built
    assert built == {id: units[id]["numbers"] for id in built}
    assert all(face["numbers"] for face in units.values())
