"""What is kept, and how long: the rule of docs/hosting.md, on both databases."""

from __future__ import annotations

import pytest

from overseer.server.operate.retention import (
    CHAT_STAYS,
    CLOSED_STAYS,
    GUEST_DAYS,
    IDLE_STAYS,
    LINES_STAY,
    OPEN_STAYS,
    Swept,
    sweep,
)
from overseer.server.operate.wall_clock import WallClock, unset_clock
from overseer.server.people.people import DAY
from overseer.server.store.database import statement
from tests.server.serving import BOTH, Caller, Serving

TWO = {"game": "shelter", "seats": ["human", "human"]}
PASSWORD = "correct horse battery"


def swept(serving: Serving, later: int) -> Swept:
    """What goes when so much time has passed."""
    return serving.run(sweep(serving.registry.database, serving.clock() + later))


def opened(caller: Caller) -> str:
    """A table that waits for somebody."""
    return str(caller.post("/api/tables", TWO)["code"])


def codes(serving: Serving) -> dict[str, str]:
    """All tables that are there, with how they stand."""
    return {str(code): str(is_) for code, is_ in serving.read("SELECT code, status FROM tables")}


@BOTH
def test_tables_that_never_began_go(serving: Serving) -> None:
    """Closed ones after a day, others after two months and a day; not one that is played."""
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    ada.post("/api/account", {"login": "ada", "password": PASSWORD})
    played, shut, waits = opened(ada), opened(ada), opened(ada)
    bob.post(f"/api/tables/{played}/sit")
    ada.post(f"/api/tables/{shut}/close")
    assert swept(serving, CLOSED_STAYS // 2).tables == 0
    assert swept(serving, CLOSED_STAYS + DAY // 2).tables == 1
    assert codes(serving) == {played: "playing", waits: "open"}
    assert swept(serving, OPEN_STAYS - DAY).tables == 0
    assert swept(serving, OPEN_STAYS + DAY).tables == 0
    assert codes(serving) == {played: "playing", waits: "closed"}
    assert swept(serving, OPEN_STAYS + CLOSED_STAYS + 2 * DAY).tables == 1
    assert codes(serving) == {played: "playing"}


@BOTH
def test_a_table_that_was_closed_keeps_nothing_big(serving: Serving) -> None:
    """What was to be played there goes with the closing, not a day later."""
    ada = serving.guest("Ada")
    options = {"scenario": "ambush"}
    body = {"game": "wasteland", "seats": ["human", "human"], "options": options, "own": "settlers"}
    code = ada.post("/api/tables", {**body, "own": ""})["code"]
    ada.post(f"/api/tables/{code}/close")
    assert serving.read("SELECT options FROM tables") == [("{}",)]
    assert ada.get(f"/api/tables/{code}")["status"] == "closed"


@BOTH
def test_old_chat_goes(serving: Serving) -> None:
    """Three months after a game's end, and after a year anywhere; the game stays."""
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    over, on = opened(ada), opened(ada)
    for code in (over, on):
        bob.post(f"/api/tables/{code}/sit")
        ada.post(f"/api/tables/{code}/chat", {"text": "Hello"})
    body = {"key": "k1", "seq": 10**6, "input": "resign"}
    ada.post(f"/api/tables/{over}/input", body, 200)
    assert codes(serving)[over] == "over"
    assert ada.get("/api/me/storage")["bytes"] > 0
    assert swept(serving, CHAT_STAYS - DAY).lines == 0
    assert swept(serving, CHAT_STAYS + DAY).lines == 1
    assert ada.get(f"/api/tables/{over}/chat") == {"lines": []}
    assert ada.get(f"/api/tables/{over}/record")
    assert swept(serving, LINES_STAY + DAY).lines == 1
    assert ada.get("/api/me/storage")["bytes"] == 0
    assert set(codes(serving)) == {over, on}


@BOTH
def test_guests_go_who_do_not_come(serving: Serving) -> None:
    """Who has done nothing after a month, others after half a year; not who has an account, who
    sits at a table, or who was banned."""
    names = ("Idle", "Built", "Account", "Seated", "Banned")
    idle, built, account, seated, banned = (serving.guest(name) for name in names)
    account.post("/api/account", {"login": "ada", "password": PASSWORD})
    body = {"key": "0123456789abcdef", "title": "Kitchen"}
    built.post("/api/companions", body)
    code = opened(seated)
    serving.guest("Bob").post(f"/api/tables/{code}/sit")
    serving.write(statement("UPDATE people SET banned = 1 WHERE id = $1", banned.id))
    assert swept(serving, IDLE_STAYS - DAY).people == 0
    assert swept(serving, IDLE_STAYS + DAY).people == 1
    left = {str(id) for (id,) in serving.read("SELECT id FROM people")}
    assert idle.id not in left
    assert built.id in left
    assert swept(serving, (GUEST_DAYS + 1) * DAY).people == 1
    left = {str(id) for (id,) in serving.read("SELECT id FROM people")}
    assert {account.id, seated.id, banned.id} < left
    assert built.id not in left


def test_nothing_goes_where_the_clock_was_turned(serving: Serving) -> None:
    """Two years in a moment make nobody old."""
    guest = serving.guest("Ada")
    serving.registry.now = serving.registry.wall = WallClock(serving.clock, unset_clock)
    serving.clock.ahead += 2 * 365 * DAY
    assert serving.run(serving.registry.retention.sweep()) == Swept()
    assert serving.read("SELECT id FROM people") == [(guest.id,)]


@BOTH
def test_a_rematch_that_never_began_and_is_gone_can_be_asked_for_again(serving: Serving) -> None:
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    code = opened(ada)
    bob.post(f"/api/tables/{code}/sit")
    ada.post(f"/api/tables/{code}/input", {"key": "k1", "seq": 10**6, "input": "resign"})
    first = ada.post(f"/api/tables/{code}/rematch")["code"]
    ada.post(f"/api/tables/{first}/close")
    assert swept(serving, CLOSED_STAYS + DAY).tables == 1
    second = ada.post(f"/api/tables/{code}/rematch")
    assert second["code"] != first
    assert second["status"] == "open"


@pytest.mark.parametrize("later", [0, 3 * DAY])
def test_what_was_stored_in_a_day_is_forgotten_after_two(serving: Serving, later: int) -> None:
    serving.guest("Ada")
    swept(serving, later)
    assert len(serving.read("SELECT * FROM stored")) == (0 if later else 1)
