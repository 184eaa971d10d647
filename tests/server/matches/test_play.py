"""Matches over HTTP: every game to its end, records that verify, refusals that explain."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import overseer
from overseer.engine.record import Record
from overseer.text import LANGUAGES
from tests.server.playing import Player, play
from tests.server.serving import Caller, Serving


def table(host: Caller, guests: list[Caller], **wanted: object) -> str:
    """A table at which these people sit."""
    code: str = host.post("/api/tables", wanted)["code"]
    for guest in guests:
        guest.post(f"/api/tables/{code}/sit", {})
    return code


def two_people(serving: Serving, **wanted: object) -> list[Player]:
    ana, bob = serving.guest("Ana"), serving.guest("Bob", lang="de")
    code = table(ana, [bob], **wanted)
    return [Player(ana, code, Random(1)), Player(bob, code, Random(2))]


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("shelter", ["human", "human", "bot:normal"]),
        ("tragic", ["human", "human"]),
        ("wasteland", ["human", "human"]),
    ],
)
def test_two_people_finish_a_game_and_its_record_verifies(
    serving: Serving, game: str, seats: list[str]
) -> None:
    players = two_people(serving, game=game, seats=seats)
    play(players, most=60)
    if players[0].ended is None:  # the rest is left to the rules: one gives up
        for player in players:
            player.look()
        before = players[0].caller.get(f"/api/tables/{players[0].code}/record")
        assert b'"extract"' in before.splitlines()[0]
        assert b"seed" not in before
        players[0].resign()
        if len(seats) > 2:
            players[1].resign()
    for player in players:
        player.look()
        assert player.ended is not None
        assert [step["number"] for step in player.steps] == list(range(1, player.number + 1))
    raw = players[1].caller.get(f"/api/tables/{players[0].code}/record")
    record = Record.decode(raw, "")
    record.check_dice(overseer.game(game))
    assert record.end is not None
    assert len(record.entries) == players[0].number


def test_a_repeated_key_counts_once_and_gets_the_same_answer(serving: Serving) -> None:
    ana, bob = two_people(serving, game="shelter", seats=["human", "human"])
    asked = ana if ana.look()["question"].get("asked") else bob
    update = asked.look()
    move = update["question"]["choices"][0]["move"]
    before = asked.number
    body = {"key": "once", "seq": before, "input": move}
    path = f"/api/tables/{asked.code}/input"
    first = asked.caller.post(path, body)
    again = asked.caller.post(path, body)
    assert first["steps"] == again["steps"][: len(first["steps"])]
    rows = serving.read(
        "SELECT count(*) FROM inputs WHERE code = $1 AND input = $2", ana.code, move
    )
    assert rows == [(1,)]


def test_who_is_late_gets_what_they_missed_and_nothing_happens(serving: Serving) -> None:
    players = two_people(serving, game="shelter", seats=["human", "human"])
    play(players, most=4)
    for player in players:
        player.look()
    asked = next(p for p in players if p.look()["question"].get("asked"))
    move = asked.look()["question"]["choices"][0]["move"]
    told = asked.caller.post(
        f"/api/tables/{asked.code}/input", {"key": "late", "seq": 1, "input": move}, 409
    )
    assert told["error"]["id"] == "late"
    assert told["update"]["steps"][0]["number"] == 2
    asked.look()
    assert told["update"]["number"] == asked.number


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_names_its_rule_in_the_callers_language(serving: Serving, lang: str) -> None:
    ana = serving.guest("Ana", lang=lang)
    code = table(ana, [], game="shelter", seats=["human", "bot:easy"], options={"first": 1})
    player = Player(ana, code, Random(3))
    while not player.look(wait=5)["question"].get("asked"):
        pass
    told = player.send("place 9z9 fresh", 422)
    assert told["error"]["rule"]
    assert told["error"]["text"]
    assert player.send("xyzzy", 422)["error"]["rule"] == "OV-N1"
    english = Player(serving.guest("Eve"), code, Random(1)).send("pass", 403)
    assert english["error"]["id"] == "not-seated"


def test_every_message_has_the_type_that_the_schema_says(serving: Serving) -> None:
    from overseer.voice.schema import own_types

    ana = serving.guest("Ana")
    for game, seats in (("shelter", ["human", "bot:easy"]), ("tragic", []), ("wasteland", [])):
        code = table(ana, [], game=game, seats=seats)
        types = own_types(overseer.game(game))
        update = Player(ana, code, Random(1)).look()
        fixed = ana.get(f"/api/tables/{code}/fixed")
        msgspec.convert(fixed, types["fixed"])
        msgspec.convert(update["scene"], types["scene"])
        msgspec.convert(update["question"], types["question"])
        for step in update["steps"]:
            msgspec.convert(step, types["step"])
        answer = ana.get(f"/api/tables/{code}/ask", params={"about": "seat:a"})
        msgspec.convert(answer, types["answer"])
        msgspec.convert(ana.get(f"/api/tables/{code}/help"), types["help"])


def test_undo_by_the_rule_and_by_consent(serving: Serving) -> None:
    players = two_people(
        serving, game="shelter", seats=["human", "human"], terms={"undo": "consent"}
    )
    ana, bob = players
    play(players, most=6)
    for player in players:
        player.look()
    asked = ana if ana.look()["question"].get("asked") else bob
    other = bob if asked is ana else ana
    told = other.send("undo")  # the other one has moved last, but not alone since then
    table_ = asked.caller.get(f"/api/tables/{ana.code}")
    if told["steps"]:
        return  # it was by the rule
    assert table_["wish"]["seat"] in (0, 1)
    before = other.number
    asked.caller.post(f"/api/tables/{ana.code}/agree", {"yes": True})
    other.look()
    assert other.number > before
    assert other.steps[-1]["move"].startswith("back") or any(
        step["move"].startswith("back") for step in other.steps[before:]
    )


def test_any_moment_has_an_address(serving: Serving) -> None:
    players = two_people(serving, game="tragic", seats=["human", "human"])
    play(players, most=10)
    ana = players[0]
    update = ana.look()
    now = ana.caller.get(f"/api/tables/{ana.code}/at/{ana.number}")
    assert now["scene"] == update["scene"]
    first = ana.caller.get(f"/api/tables/{ana.code}/at/1")
    assert first["scene"] != update["scene"]
    assert first["lines"]
    ana.caller.get(f"/api/tables/{ana.code}/at/{ana.number + 1000}", status=404)  # none so far


def test_how_the_points_grew(serving: Serving) -> None:
    players = two_people(serving, game="shelter", seats=["human", "human"])
    play(players, most=60)
    ana = players[0]
    scene = ana.look()["scene"]
    told = ana.caller.get(f"/api/tables/{ana.code}/progress")
    assert told["scores"][0]["points"] == [0, 0]
    assert told["scores"][-1]["points"] == [each["happiness"] for each in scene["players"]]
    assert told["scores"][-1]["round"] == scene["round"]
    assert ana.caller.get(f"/api/tables/{ana.code}/progress?lang=de")["scores"] == told["scores"]


def test_a_table_that_teaches(serving: Serving) -> None:
    ana = serving.guest("Ana")
    code = table(ana, [], game="shelter", terms={"lesson": True})
    player = Player(ana, code, Random(1))
    update = player.look()
    hint = update["question"]["hints"][0]
    assert update["question"]["asked"]
    assert hint["move"] in {choice["move"] for choice in update["question"]["choices"]}
    assert hint["at"] == next(
        choice["at"] for choice in update["question"]["choices"] if choice["move"] == hint["move"]
    )
    rolled = [step["move"] for step in update["steps"]]
    other = table(serving.guest("Bob"), [], game="shelter", terms={"lesson": True})
    assert [
        step["move"]
        for step in serving.guest("Eve").get(f"/api/tables/{other}/steps?since=0")["steps"]
    ] == rolled
    assert (
        ana.post("/api/tables", {"game": "campaign", "terms": {"lesson": True}}, 409)["error"]["id"]
        == "no-lesson"
    )
    second = ana.post("/api/tables", {"game": "wasteland", "lesson": "fort-davis"})
    assert second["options"]["scenario"] == "fort-davis"
    assert second["terms"]["lesson"]
    unknown = {"game": "wasteland", "lesson": "helmet"}
    assert ana.post("/api/tables", unknown, 409)["error"]["id"] == "no-lesson"
    fixed = {"game": "shelter", "seats": ["human"] * 3, "terms": {"lesson": True}}
    assert ana.post("/api/tables", fixed, 400)["error"]["id"] == "lesson-fixed"


def test_a_hint_has_its_reason_in_the_readers_language(serving: Serving) -> None:
    ana = serving.guest("Ana")
    seats = ["human", "bot:easy"]
    code = table(ana, [], game="shelter", seats=seats, options={"first": 1}, terms={"hints": True})
    told = {lang: ana.post(f"/api/tables/{code}/hint?lang={lang}", {}) for lang in ("en", "de")}
    assert told["en"]["why"] == told["de"]["why"]
    why = told["en"]["why"]
    assert why["kind"] == "tried"
    assert why["other"] != told["en"]["move"]
    assert str(why["tried"]) in told["en"]["reason"]
    assert str(why["tried"]) in told["de"]["reason"]
    assert told["en"]["reason"] != told["de"]["reason"]


def test_a_hint_where_the_table_allows_one(serving: Serving) -> None:
    ana = serving.guest("Ana")
    silent = table(ana, [], game="shelter", seats=["human", "bot:easy"])
    assert ana.post(f"/api/tables/{silent}/hint", {}, 403)["error"]["id"] == "no-hints"
    code = table(ana, [], game="tragic", terms={"hints": True})
    player = Player(ana, code, Random(1))
    assert player.look()["question"]["asked"]
    hint = ana.post(f"/api/tables/{code}/hint", {})
    assert hint["lines"]
    assert hint["why"]["kind"] in ("only", "wins", "judged", "tried")
    assert hint["reason"]
    player.send(hint["move"])
