"""A machine's clock that jumps while the table is served ends nothing: no session, seat or time.

The tests set one clock and leave the other alone, as somebody does who sets a machine's clock.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from overseer.server.matches import due
from overseer.server.operate import admin
from overseer.server.operate.timekeeper import ASTRAY, LONG, Doubt, doubt
from overseer.server.operate.wall_clock import DAY, Astray, WallClock, unset_clock
from overseer.server.people.people import LIVES
from overseer.server.serving import doubtful
from overseer.server.store.database import statement
from overseer.text import LANGUAGES
from tests.server.operate.test_admin import Program
from tests.server.postgres import Postgres
from tests.server.serving import Caller, Clock, Serving, until

YEARS = 2 * 365 * DAY
HOUR = DAY // 24


@pytest.fixture(params=["sqlite", "postgres"])
def serving(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Serving]:
    """A table whose tests look themselves at what is due and whether the clock is believed."""
    monkeypatch.setattr(due, "SWEEP", 3600.0)
    url = f"sqlite://{tmp_path}/table.db"
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        url = server.new_database()
    with Serving(url, unset=Clock()) as served:
        yield served


sqlite = pytest.mark.parametrize("serving", ["sqlite"], indirect=True)


@pytest.fixture
def program(capsys: pytest.CaptureFixture[str]) -> Program:
    return Program(capsys)


def believed(serving: Serving) -> bool:
    """Whether the clock is, once somebody has looked; what is due then is done."""
    keeper = serving.registry.timekeeper
    return serving.run(keeper.look())


# The clocks alone


class Both:
    """Two clocks."""

    def __init__(self) -> None:
        self.set, self.unset = 10 * YEARS, 5_000
        self.wall = WallClock(lambda: self.set, lambda: self.unset)

    def passes(self, span: int) -> None:
        self.set += span
        self.unset += span


@pytest.mark.parametrize("jump", [YEARS, -YEARS, DAY + 1, -DAY - 1])
def test_a_clock_that_jumps_is_not_believed_until_it_is_back(jump: int) -> None:
    both = Both()
    both.passes(3 * YEARS)  # however long it runs
    before = both.wall()
    both.set += jump
    both.passes(1000)
    assert both.wall.astray == jump
    assert both.wall() == before + 1000  # moments go on
    with pytest.raises(Astray):
        both.wall.expect_right()
    both.set -= jump
    assert (both.wall.astray, both.wall()) == (0, both.set)
    both.wall.expect_right()


@pytest.mark.parametrize("jump", [DAY, -DAY, HOUR, -HOUR, 0])
def test_a_clock_that_is_set_a_little_is_believed(jump: int) -> None:
    """Summer time, a leap second, a machine that was off the net for a week."""
    both = Both()
    both.set += jump
    assert (both.wall.astray, both.wall()) == (0, both.set)


def test_many_small_steps_are_as_far_as_a_large_one() -> None:
    both = Both()
    for _ in range(5):
        both.set += 20 * HOUR
        both.wall()
    assert both.wall.astray == 100 * HOUR


def test_what_is_confirmed_is_believed() -> None:
    both = Both()
    both.set += YEARS
    both.wall.believe()
    assert (both.wall.astray, both.wall()) == (0, both.set)


def test_the_clock_that_nobody_sets_goes_on() -> None:
    assert 0 <= unset_clock() <= unset_clock()


# At a table


@pytest.mark.parametrize("jump", [YEARS, -YEARS])
def test_nothing_ends_while_the_clock_is_astray(serving: Serving, jump: int) -> None:
    """Given a match with hours for each answer, when the clock jumps, then everybody is told to
    come again, and afterwards every token, seat and clock is what it was."""
    ada, bob = serving.guest("Ada", "de"), serving.guest("Bob")
    body = {"game": "shelter", "seats": ["human", "human"], "terms": {"hours": 1}}
    code = ada.post("/api/tables", body)["code"]
    bob.post(f"/api/tables/{code}/sit")
    tables = ("sessions", "people", "tables", "chairs", "matches", "inputs")
    kept = [f"SELECT * FROM {table} ORDER BY 1, 2" for table in tables]
    before = [serving.read(each) for each in kept]
    serving.clock.ahead = jump
    for path in ("/api/me", f"/api/tables/{code}", f"/api/tables/{code}/steps", "/api/games"):
        refused = ada.ask("GET", path)
        assert (refused.status_code, refused.json()["error"]["id"]) == (503, "clock")
        assert refused.headers["retry-after"] == "60"
    move = {"key": "k", "seq": 1, "input": "resign"}
    ada.post(f"/api/tables/{code}/input", move, 503)
    serving.caller().post("/api/guest", {"name": "Eve"}, 503)
    assert serving.caller().get("/healthz", 503)["error"]["id"] == "clock"
    with pytest.raises(ConnectionClosed) as closed, ada.stream(code) as socket:
        socket.recv(20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4503
    assert not believed(serving)
    serving.run(serving.registry.due.look())  # and if somebody looks at what is due, it is not
    assert [serving.read(each) for each in kept] == before
    serving.clock.ahead = 0
    assert ada.get("/api/me")["id"] == ada.id
    assert believed(serving)
    assert serving.read("SELECT * FROM marks") == []
    assert turns(ada) + turns(bob) == 1


def turns(caller: Caller) -> int:
    """At how many tables somebody is asked."""
    return len(caller.get("/api/turns").get("turns", ()))


def test_an_operator_confirms_that_the_clock_is_right(
    serving: Serving, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine that was frozen for days: what has ended has ended, once somebody says so."""
    ada, eve = serving.guest("Ada"), serving.guest("Eve")
    url = serving.settings.database
    monkeypatch.setattr(admin, "milliseconds", serving.clock)
    admin.clock(True, url, False, "en")  # nobody asked: worth nothing for what comes
    serving.clock.ahead = 3 * DAY
    serving.write(
        statement("UPDATE sessions SET seen = $1 WHERE person = $2", *(_past(serving), eve.id))
    )
    assert not believed(serving)
    assert "does not believe" in program("clock", "--db", url)
    purge = program.refused("purge", "--db", url)
    assert "overseer admin clock" in purge
    assert not believed(serving)
    ada.get("/api/me", 503)
    assert "Noted" in program("clock", "--right", "--db", url)
    assert believed(serving)
    assert ada.get("/api/me")["id"] == ada.id
    eve.get("/api/me", 401)
    assert "believe the clock" in program("clock", "--db", url)
    assert '"astray":false' in program("clock", "--db", url, "--json")
    program("purge", "--db", url)


def _past(serving: Serving) -> int:
    return serving.clock() - LIVES - HOUR


@sqlite
def test_an_old_confirmation_is_worth_nothing(serving: Serving) -> None:
    """Given one jump that was confirmed, when the clock jumps again, then it has to be again; and
    one that was said by quite another clock does not count either."""
    for jump in (YEARS, 2 * YEARS):
        serving.clock.ahead = jump
        assert not believed(serving)
        serving.run(admin._clock(serving.registry.database, serving.clock() + 2 * DAY, True))
        assert not believed(serving)
        serving.run(admin._clock(serving.registry.database, serving.clock() + HOUR, True))
        assert believed(serving)


@sqlite
def test_it_is_logged_once(serving: Serving, logged: io.StringIO) -> None:
    serving.clock.ahead = YEARS
    assert [believed(serving) for _ in range(5)] == [False] * 5
    serving.clock.ahead = 0
    assert believed(serving)
    assert logged.getvalue().count("clock astray") == 1
    assert logged.getvalue().count("clock back") == 1


# At a start


def test_at_a_start_it_is_only_a_warning(tmp_path: Path) -> None:
    """Whatever the clock says; a mark that a server has left behind is gone."""
    url = f"sqlite://{tmp_path}/table.db"
    with Serving(url, unset=Clock()) as serving:
        ada = serving.guest("Ada")
        serving.write(statement("INSERT INTO marks (name, value) VALUES ($1, '1')", ASTRAY))
    for ahead, id in ((LONG + HOUR, "clock-ahead"), (-2 * DAY, "clock-behind"), (0, "")):
        clock = Clock()
        clock.ahead = ahead
        with Serving(url, clock, unset=Clock()) as serving:
            found = serving.registry.doubt
            assert ("" if found is None else found.id) == id
            serving.caller(ada.token).get("/api/me")
            assert serving.read("SELECT * FROM marks") == []
            serving.write(statement("UPDATE people SET seen = made"))
            serving.write(statement("UPDATE sessions SET seen = made"))


def test_a_machine_that_hears_the_time_after_its_start_goes_on(tmp_path: Path) -> None:
    """Without a battery a clock begins in the past, and jumps as soon as there is a network."""
    url = f"sqlite://{tmp_path}/table.db"
    with Serving(url) as serving:
        ada = serving.guest("Ada")
    clock = Clock()
    clock.ahead = -YEARS
    with Serving(url, clock, unset=Clock()) as serving:
        clock.ahead = 0
        assert believed(serving)
        serving.caller(ada.token).get("/api/me")
        clock.ahead = YEARS  # once only
        until(lambda: serving.caller(ada.token).ask("GET", "/api/me").status_code == 503)


@pytest.mark.parametrize(
    ("now", "newest", "id"),
    [
        *((10 * DAY, 0, ""), (LONG * 3, 0, ""), (10 * DAY, 10 * DAY, ""), (10 * DAY, 11 * DAY, "")),
        *((10 * DAY, 11 * DAY + 1, "clock-behind"), (LONG + DAY, DAY, "")),
        (LONG + DAY + 1, DAY, "clock-ahead"),
    ],
)
def test_what_is_strange_at_a_start(now: int, newest: int, id: str) -> None:
    found = doubt(now, newest)
    assert ("" if found is None else found.id) == id


@pytest.mark.parametrize("id", ["clock-ahead", "clock-behind"])
def test_it_is_told_in_words(id: str) -> None:
    said = {doubtful(Doubt(id, YEARS, 2 * YEARS), lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("1971-" in text or "1972-" in text for text in said)
