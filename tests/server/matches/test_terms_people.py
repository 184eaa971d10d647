"""The terms of a table about people: who watches, who sits where, who agrees, who talks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.matches.test_terms import DUEL, SHELTER, asked, passes, seated, table
from tests.server.playing import Player, play
from tests.server.serving import Serving, until

PATHS = ("steps", "fixed", "words", "ask?about=seat:0", "help", "at/1", "record", "chat")


# Watching


def test_nobody_watches_where_the_table_says_so(serving: Serving) -> None:
    ana, _ = seated(serving, SHELTER, watch="no")
    eve = serving.guest("Eve")
    for path in PATHS:
        told = eve.get(f"/api/tables/{ana.code}/{path}", 403)
        assert told["error"]["id"] == "no-watching"
    with eve.stream(ana.code) as socket:
        with pytest.raises(Exception, match="4403"):
            socket.recv()
    for path in PATHS:  # a shared screen of the players' own shows the public side
        ana.caller.get(f"/api/tables/{ana.code}/{path}", params=public(path))


def public(path: str) -> dict[str, str]:
    return {"public": "1", **({"about": "seat:0"} if path.startswith("ask") else {})}


def test_who_watches_later_gets_nothing_of_the_present(serving: Serving) -> None:
    players = seated(serving, SHELTER, watch="delayed", delay=60, hours=5)
    eve = Player(serving.guest("Eve"), players[0].code, Random(1))
    first = eve.look()
    before = {path: eve.caller.ask("GET", f"/api/tables/{eve.code}/{path}") for path in PATHS}
    shown = table(eve)
    mover, other = asked(players)
    mover.answer(mover.look())
    other.look()
    later = eve.look()
    assert later == {**first, "steps": []}
    assert table(eve) == shown
    for path, answer in before.items():
        assert eve.caller.ask("GET", f"/api/tables/{eve.code}/{path}").content == answer.content
    assert table(mover) != shown
    eve.caller.get(f"/api/tables/{eve.code}/at/{other.number}", 404)
    screen = other.caller.get(f"/api/tables/{eve.code}/steps?public=1")
    assert screen["number"] == other.number  # the players' own screen is not late
    passes(serving, 2)
    assert eve.look()["number"] == other.number


def test_a_shared_screen_shows_what_everybody_may_see(serving: Serving) -> None:
    ana, _ = seated(serving, DUEL)
    eve = serving.guest("Eve")
    for path in ("steps", "fixed", "words", "record"):
        mine = ana.caller.ask("GET", f"/api/tables/{ana.code}/{path}?public=1").content
        assert mine == eve.ask("GET", f"/api/tables/{ana.code}/{path}").content
    assert not ana.caller.get(f"/api/tables/{ana.code}/steps?public=1")["question"].get("asked")


# Sitting


def test_one_device_several_seats(serving: Serving) -> None:
    ana, eve = serving.guest("Ana"), serving.guest("Eve")
    code = ana.post("/api/tables", DUEL)["code"]
    for said_again in ({}, {"seat": 0}):  # as after an answer that did not arrive
        assert ana.post(f"/api/tables/{code}/sit", said_again)["status"] == "open"
    assert ana.post(f"/api/tables/{code}/sit", {"seat": 1})["status"] == "playing"
    assert ana.post(f"/api/tables/{code}/sit", {})["status"] == "playing"
    views = [ana.get(f"/api/tables/{code}/steps?seat={seat}") for seat in (0, 1)]
    assert all(view["question"]["asked"] for view in views)
    assert views[0]["scene"] != views[1]["scene"]
    for seat in (1, 0):
        move = ana.get(f"/api/tables/{code}/steps?seat={seat}")
        choice = (move["question"].get("choices") or move["question"]["builders"])[0]
        body = {"key": f"s{seat}", "seq": move["number"], "input": choice.get("move", "pass")}
        ana.post(f"/api/tables/{code}/input", {**body, "seat": seat})
    told = ana.get(f"/api/tables/{code}/steps?seat=5", 403)
    assert told["error"]["id"] == "not-yours"
    assert eve.get(f"/api/tables/{code}/steps?seat=0", 403)["error"]["id"] == "not-yours"


def test_the_host_begins_asks_people_to_get_up_and_passes_on(serving: Serving) -> None:
    ana, bob, eve = (serving.guest(name) for name in ("Ana", "Bob", "Eve"))
    code = ana.post("/api/tables", {**SHELTER, "terms": {"start": "host"}})["code"]
    where = f"/api/tables/{code}"
    assert ana.post(f"{where}/start", {}, 409)["error"]["id"] == "not-full"
    bob.post(f"{where}/sit", {})
    assert bob.post(f"{where}/kick", {"seat": 0}, 403)["error"]["id"] == "not-host"
    assert ana.post(f"{where}/kick", {"seat": 0}, 409)["error"]["id"] == "nobody-there"
    kicked = ana.post(f"{where}/kick", {"seat": 1})
    assert not kicked["chairs"][1].get("taken")
    bob.post(f"{where}/sit", {})
    ana.post(f"{where}/leave", {})
    assert bob.get(where)["host"]
    assert ana.post(f"{where}/leave", {}, 403)["error"]["id"] == "not-seated"
    eve.post(f"{where}/sit", {})
    assert bob.post(f"{where}/start", {})["status"] == "playing"
    assert bob.post(f"{where}/start", {}, 409)["error"]["id"] == "begun"
    assert bob.post(f"{where}/leave", {}, 409)["error"]["id"] == "begun"
    assert bob.post(f"{where}/kick", {"seat": 0}, 409)["error"]["id"] == "begun"
    assert bob.post(f"{where}/close", {}, 409)["error"]["id"] == "begun"


def test_the_last_one_to_leave_closes_the_table(serving: Serving) -> None:
    ana = serving.guest("Ana")
    code = ana.post("/api/tables", SHELTER)["code"]
    assert ana.post(f"/api/tables/{code}/leave", {})["status"] == "closed"
    assert ana.get("/api/tables")["tables"] == []


def test_a_password_at_the_door(serving: Serving) -> None:
    ana, bob = serving.guest("Ana"), serving.guest("Bob")
    wanted = {**SHELTER, "terms": {"door": "password"}, "password": "swordfish"}
    made = ana.post("/api/tables", wanted)
    assert made["locked"]
    assert bob.get("/api/tables")["tables"] == []
    where = f"/api/tables/{made['code']}/sit"
    for wrong in ("", "sword"):
        assert bob.post(where, {"password": wrong}, 403)["error"]["id"] == "password"
    assert bob.post(where, {"password": "swordfish"})["status"] == "playing"


def test_once_more_with_the_same_people(serving: Serving) -> None:
    ana, bob = seated(serving, DUEL)
    again = f"/api/tables/{ana.code}/rematch"
    assert ana.caller.post(again, {}, 409)["error"]["id"] == "not-over"
    ana.look()
    ana.send("resign")
    made = bob.caller.post(again, {})
    assert made["status"] == "open"
    assert table(ana)["rematch"] == made["code"]
    assert bob.caller.post(again, {})["code"] == made["code"]
    assert serving.guest("Eve").post(again, {}, 403)["error"]["id"] == "not-seated"
    assert ana.caller.post(again, {})["status"] == "playing"


# What one brings


def test_a_deck_of_ones_own_stays_its_owners(serving: Serving) -> None:
    ana, bob = serving.guest("Ana"), serving.guest("Bob")
    made = ana.post("/api/tables", {**DUEL, "own": "fists"})
    where = f"/api/tables/{made['code']}"
    assert bob.post(f"{where}/sit", {"own": "no such deck"}, 422)["error"]["text"]
    assert bob.post(f"{where}/sit", {"own": "upload:nothing"}, 404)["error"]["id"] == "no-upload"
    bob.post(f"{where}/sit", {"own": "walls"})
    for caller in (ana, serving.guest("Eve")):
        whole = caller.ask("GET", where).text + caller.ask("GET", f"{where}/record").text
        assert '"walls"' not in whole
        assert caller.get(where)["chairs"][1]["brings"]
    decks = bob.get(f"{where}/record").splitlines()[0]
    assert b"walls" in decks


# Taking back


def test_undo_asks_the_others_only_where_the_table_says_so(serving: Serving) -> None:
    for undo in ("rule", "bots"):
        players = seated(serving, SHELTER, undo=undo)
        play(players, most=5)
        _, other = asked(players)
        if not other.look()["question"].get("undo"):
            assert other.send("undo", 422)["error"]["rule"] == "OV-U1"


def wished(serving: Serving) -> tuple[Player, Player]:
    """Somebody who wishes to take something back, and somebody who is asked about it."""
    players = seated(serving, SHELTER, undo="consent")
    for most in range(5, 30):
        play(players, most=most)
        mover, other = asked(players)
        other.look()
        if not other.send("undo")["steps"] and "wish" in table(other):
            return other, mover
    raise AssertionError("nobody had to ask")


def test_a_wish_is_granted_refused_or_overtaken(serving: Serving) -> None:
    wisher, other = wished(serving)
    where = f"/api/tables/{wisher.code}/agree"
    assert wisher.caller.post(where, {"yes": True}, 409)["error"]["id"] == "no-wish"
    assert "wish" not in other.caller.post(where, {"yes": False})
    assert other.caller.post(where, {"yes": True}, 409)["error"]["id"] == "no-wish"
    wisher.send("undo")
    assert table(other)["wish"]["seat"] >= 0
    other.answer(other.look())  # they have played on: nobody asks any more
    assert "wish" not in table(other)
    assert other.caller.post(where, {"yes": True}, 409)["error"]["id"] == "no-wish"


# Talking


def test_chat_that_is_off_and_people_whom_one_does_not_hear(serving: Serving) -> None:
    quiet, _ = seated(serving, SHELTER, chat=False)
    where = f"/api/tables/{quiet.code}/chat"
    assert quiet.caller.post(where, {"text": "hello"}, 403)["error"]["id"] == "no-chat"
    ana, bob = seated(serving, SHELTER)
    where = f"/api/tables/{ana.code}"
    assert serving.guest("Eve").post(f"{where}/chat", {"text": "hi"}, 403)
    bob.caller.post(f"{where}/chat", {"text": "hello"})
    assert len(ana.caller.get(f"{where}/chat")["lines"]) == 1
    ana.caller.post(f"{where}/mute", {"seat": 1})
    until(lambda: ana.caller.get(f"{where}/chat")["lines"] == [])
    ana.caller.post(f"{where}/mute", {"seat": 1, "muted": False})
    assert len(ana.caller.get(f"{where}/chat")["lines"]) == 1
    assert ana.caller.post(f"{where}/mute", {"seat": 0}, 409)["error"]["id"] == "nobody-there"


def test_turns_are_counted_over_all_tables(serving: Serving) -> None:
    ana = serving.guest("Ana")
    codes: list[Any] = []
    for _ in range(3):
        codes.append(ana.post("/api/tables", {**DUEL, "seats": ["human", "bot:easy"]})["code"])
    turns = ana.get("/api/turns")
    assert turns["waiting"] == 3
    assert [turn["code"] for turn in turns["turns"]] == codes
