"""How much people may store: counted, told, refused with what to do, and never in a running game's
way."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from overseer.server.app import load_api
from overseer.server.edge.routes import ROUTES
from overseer.server.operate.disk import DiskState
from overseer.server.store.quota import HOUR, HOURS, KINDS, MB
from overseer.text import LANGUAGES
from overseer.tragic.decks.ready import ready_text
from overseer.wasteland.terrain.generate import make_layout
from overseer.wasteland.terrain.layout_file import layout_text
from tests.server.playing import Player, play
from tests.server.postgres import Postgres
from tests.server.serving import BOTH, WIDE, Caller, Serving
from tools.hoarder import a_day, bytes_of
from tools.nemesis.disk import small_disk

PERSON: Final = 100_000
KEY: Final = "0123456789abcdef"
DECK: Final = ready_text("burn")
TERRAIN: Final = layout_text(make_layout(1, "medium", (), "mixed"))
PIECE: Final = {
    "kind": "container",
    "points": [[300, 200], [400, 200], [400, 260], [300, 260]],
    "height": 51,
}
LOW: Final = DiskState(2, 100)  # 98 % full


def upload(caller: Caller, size: int, status: int = 200) -> Any:
    """A deck file that is so long."""
    text = f"{DECK}\n{comment(size - len(DECK) - 1)}"
    return caller.post("/api/uploads", {"game": "tragic", "kind": "deck", "text": text}, status)


def comment(size: int) -> str:
    """Lines that say nothing, so many letters in all."""
    return "".join(f"#{'x' * min(998, left - 2)}\n" for left in range(size, 1, -1000))


def kept(caller: Caller) -> int:
    """How many bytes somebody keeps."""
    return int(caller.get("/api/me/storage")["bytes"])


def stored(serving: Serving) -> int:
    """What was stored for all addresses."""
    return int(serving.read("SELECT coalesce(sum(bytes), 0) FROM stored")[0][0] or 0)


def bound(serving: Serving, person: int = PERSON, day: int = 100 * MB) -> Serving:
    """A table where people may keep so much."""
    serving.registry.quota.most, serving.registry.quota.most_a_day = person, day
    return serving


def running(serving: Serving) -> tuple[Caller, list[Player]]:
    """Two people in a game."""
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    body = {"game": "shelter", "seats": ["human", "human"]}
    code = ada.post("/api/tables", body)["code"]
    bob.post(f"/api/tables/{code}/sit")
    return ada, [Player(ada, code, Random(1)), Player(bob, code, Random(2))]


# A person


@BOTH
def test_what_somebody_keeps_is_told_when_it_is_near_and_refused_when_it_is_full(
    serving: Serving,
) -> None:
    """Of one person; and what was removed leaves room."""
    ada, bob = bound(serving).guest("Ada"), serving.guest("Bob")
    first = upload(ada, 60_000)
    assert "storage" not in first
    near = upload(ada, 25_000)["storage"]
    assert 85_000 < near["bytes"] < 86_000
    assert near["most"] == PERSON
    assert "0.1 of at most 0.1 MB" in near["text"]
    page = ada.get("/api/me/storage")
    assert page["near"]
    assert [each["kind"] for each in page["kinds"]] == ["uploads"]
    assert page["kinds"][0]["bytes"] == pytest.approx(page["bytes"], abs=500)
    for lang in LANGUAGES:
        ada.lang = lang
        error = upload(ada, 20_000, 409)["error"]
        assert error["id"] == "full-person"
        assert re.search("uploads|hochgeladen|envoyés|subidos", error["text"])
    upload(bob, 60_000)
    ada.delete(f"/api/uploads/{first['id']}")
    upload(ada, 20_000)
    assert abs(kept(ada) - 45_000) < 1_000


def test_the_sum_stays_after_a_restart_and_is_one_for_all_workers(
    tmp_path: Path, postgres: Postgres
) -> None:
    limits = replace(WIDE, person_bytes=PERSON, address_bytes=2 * PERSON)
    where = f"sqlite://{tmp_path}/table.db"
    with Serving(where, limits=limits) as serving:
        ada = serving.guest("Ada")
        upload(ada, 60_000)
    with Serving(where, limits=limits) as serving:
        upload(serving.caller(ada.token), 60_000, 409)
        bob = serving.guest("Bob")
        upload(bob, 90_000)
        upload(serving.guest("Cleo"), 60_000, 507)
    where = postgres.new_database()
    with Serving(where, limits=limits) as one, Serving(where, limits=limits) as two:
        ada = one.guest("Ada")
        upload(ada, 60_000)
        upload(two.caller(ada.token), 60_000, 409)
        upload(two.guest("Bob"), 90_000)
        upload(one.guest("Cleo"), 60_000, 507)


@BOTH
def test_many_requests_at_once_find_no_more_room(serving: Serving) -> None:
    """What is counted and what is written is one batch."""
    ada = bound(serving, day=2 * PERSON).guest("Ada")
    callers = [ada, *[serving.caller(ada.token) for _ in range(7)]]
    text = f"{DECK}\n{comment(30_000)}"
    body = {"game": "tragic", "kind": "deck", "text": text}
    with ThreadPoolExecutor(len(callers)) as pool:
        answers = list(pool.map(lambda each: each.ask("POST", "/api/uploads", body), callers))
    taken = [each for each in answers if each.status_code == 200]
    assert {each.status_code for each in answers} == {200, 409}
    assert len(taken) == PERSON // (30_000 + len(DECK))
    assert kept(ada) <= PERSON
    registry = serving.registry.quota
    assert sum(serving.run(registry.kinds(ada.id)).values()) == pytest.approx(kept(ada), abs=1_000)


def works(caller: Caller) -> dict[str, Callable[[], Callable[[], object]]]:
    """By kind: keep something of it; and then have it no more."""

    def uploads() -> Callable[[], object]:
        made = upload(caller, 5_000)
        return lambda: caller.delete(f"/api/uploads/{made['id']}")

    def decks() -> Callable[[], object]:
        deck = caller.post("/api/decks/judge", {"source": "fists"})["deck"]
        made = caller.post("/api/decks", {"key": KEY, "deck": deck})
        path = f"/api/decks/{made['id']}"
        caller.post(path, {"version": 1, "deck": {**deck, "name": "Other"}})
        return lambda: caller.delete(path)

    def forces() -> Callable[[], object]:
        force = {"name": "Two of us", "units": [{"unit": "settler", "count": 2}]}
        made = caller.post("/api/forces", {"key": KEY, "force": force})
        return lambda: caller.delete(f"/api/forces/{made['id']}")

    def terrains() -> Callable[[], object]:
        body = {"key": KEY, "terrain": {"name": "Mine", "pieces": [PIECE]}}
        path = f"/api/terrains/{caller.post('/api/terrains', body)['id']}"
        before = kept(caller)
        other = {"version": 1, "terrain": {"name": "Mine", "pieces": [{**PIECE, "height": 60}]}}
        caller.post(path, other)
        assert kept(caller) == before  # of a terrain only the newest stays
        return lambda: caller.delete(path)

    def companions() -> Callable[[], object]:
        code = caller.post("/api/companions", {"key": KEY, "title": "Kitchen"})["code"]
        note = {"id": "a-1", "act": {"is": "note", "text": "x" * 50}}
        caller.post(f"/api/companions/{code}/entries", {"base": 0, "entries": [note]})
        return lambda: caller.delete(f"/api/companions/{code}")

    def tables() -> Callable[[], object]:
        options = {"terrain": f"{TERRAIN}\n{comment(5_000)}"}
        body = {"game": "wasteland", "seats": ["human", "human"], "options": options}
        code = caller.post("/api/tables", body)["code"]
        return lambda: caller.post(f"/api/tables/{code}/close")

    def chat() -> Callable[[], object]:
        body = {"game": "shelter", "seats": ["human", "human"]}
        code = caller.post("/api/tables", body)["code"]
        caller.post(f"/api/tables/{code}/chat", {"text": "é" * 400})
        caller.post(f"/api/tables/{code}/close")
        return lambda: None  # lines go with their table

    made = (uploads, decks, forces, terrains, companions, tables, chat)
    return {each.__name__: each for each in made}


@BOTH
def test_every_kind_is_counted_for_its_person_and_for_the_day(serving: Serving) -> None:
    """By what is added, as by what is there; and what is gone is kept by nobody."""
    ada = serving.guest("Ada")
    kinds = works(ada)
    assert set(kinds) == set(KINDS)
    for kind, keep in kinds.items():
        before, day = kept(ada), stored(serving)
        gone = keep()
        there = dict(serving.run(serving.registry.quota.kinds(ada.id)))
        assert there[kind] > 256, kind
        assert kept(ada) - before >= there[kind], kind
        assert kept(ada) - before < there[kind] + 3_000, kind
        assert stored(serving) - day >= there[kind], kind
        gone()
        if kind != "chat":
            assert serving.run(serving.registry.quota.kinds(ada.id))[kind] == 0, kind
            assert kept(ada) == before, kind


@BOTH
def test_a_table_counts_until_it_begins(serving: Serving) -> None:
    """A game's own rows are nobody's; what it was opened with counts for the day."""
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    options = {"terrain": f"{TERRAIN}\n{comment(5_000)}"}
    body = {"game": "wasteland", "seats": ["human", "human"], "options": options}
    code = ada.post("/api/tables", body)["code"]
    assert kept(ada) > len(TERRAIN)
    day = stored(serving)
    bob.post(f"/api/tables/{code}/sit")
    assert kept(ada) == kept(bob) == 0
    assert stored(serving) - day > len(TERRAIN)  # its record has it once more


@BOTH
def test_inputs_of_running_games_never_count(serving: Serving) -> None:
    """Nor are they refused where nothing else is taken."""
    ada, people = running(serving)
    before = stored(serving)
    assert play(people, most=6) >= 6
    assert stored(serving) == before
    bound(serving, person=1, day=1)
    assert ada.post(f"/api/tables/{people[0].code}/chat", {"text": "Hi"}, 507)
    assert play(people, most=6) >= 6
    assert stored(serving) == before


@BOTH
def test_whoever_writes_in_anothers_log_is_told_whose_is_full(serving: Serving) -> None:
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    code = ada.post("/api/companions", {"key": KEY, "title": "Kitchen"})["code"]
    path = f"/api/companions/{code}"
    hand = next(each for each in bob.post(f"{path}/join")["hands"] if each.get("you"))
    ada.post(f"{path}/hands", {"hand": hand["hand"], "role": "player", "seats": [1]})
    bound(serving, person=kept(ada))
    note = {"id": "b-1", "act": {"is": "note", "text": "Hi"}}
    sent = {"base": 0, "entries": [note]}
    assert bob.post(f"{path}/entries", sent, 409)["error"]["id"] == "full-owner"
    assert ada.post(f"{path}/entries", sent, 409)["error"]["id"] == "full-person"


# A day


@BOTH
def test_an_address_has_room_again_after_a_day(serving: Serving) -> None:
    """Whoever it is that comes from there; in any 24 hours it is no more."""
    bound(serving, day=100_000)
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    upload(ada, 60_000)
    serving.clock.ahead += 12 * HOUR
    assert "24 hours" in upload(bob, 30_000)["storage"]["text"]
    error = upload(bob, 30_000, 507)["error"]
    assert error["id"] == "full-day"
    assert "In 13 hours" in error["text"]
    assert serving.caller().post("/api/guest", {"name": "Eve"}) is not None
    serving.clock.ahead += 12 * HOUR
    upload(bob, 30_000, 507)
    serving.clock.ahead += HOUR
    upload(bob, 30_000)
    upload(bob, 60_000, 507)
    found = serving.read("SELECT DISTINCT address FROM stored")
    assert len(found) == 1
    assert "127" not in str(found[0][0])[:3]


def test_a_day_of_storing_stays_below_the_bound(tmp_path: Path) -> None:
    """Scaled down: `python -m tools.hoarder` is the whole of it."""
    most = 1_200_000
    limits = replace(WIDE, address_bytes=most)
    with Serving(f"sqlite://{tmp_path}/table.db", limits=limits) as serving:
        more, answers, inputs = a_day(serving, long=60_000, rests=8)
        assert more <= most
        assert more > most // 4  # it has tried
        assert answers["full-day"] >= HOURS // 8
        assert answers.keys() == {"taken", "full-day"}
        assert inputs >= 2 * (HOURS // 8)
        assert bytes_of(serving) > more


# The disk


def test_below_the_floor_only_running_games_are_served(serving: Serving) -> None:
    """Whatever stores something new is refused with a sentence; what goes may go."""
    ada, people = running(serving)
    other = serving.guest("Cleo")
    made = upload(ada, 5_000)
    waiting = other.post("/api/tables", {"game": "shelter", "seats": ["human", "human"]})["code"]
    serving.registry.disk.look = lambda folder: LOW
    attempts: list[tuple[str, Any]] = [
        ("/api/guest", {"name": "Dan"}),
        ("/api/uploads", {"game": "tragic", "kind": "deck", "text": DECK}),
        ("/api/tables", {"game": "shelter", "seats": ["human", "human"]}),
        (f"/api/tables/{waiting}/sit", {}),
        (f"/api/tables/{people[0].code}/chat", {"text": "Hi"}),
        ("/api/companions", {"key": KEY, "title": "Kitchen"}),
        ("/api/terrains", {"key": KEY, "terrain": {"name": "Mine", "pieces": [PIECE]}}),
        ("/api/me", {"page": {"x": 1}}),
    ]
    for path, body in attempts:
        for lang in LANGUAGES:
            ada.lang = lang
            assert ada.post(path, body, 507)["error"]["id"] == "disk-low", path
    assert play(people, most=6) >= 6
    ada.get("/api/tables")
    ada.get(f"/api/tables/{people[0].code}/record")
    ada.delete(f"/api/uploads/{made['id']}")
    serving.registry.disk.look = lambda folder: DiskState(50, 100)
    upload(ada, 5_000)


def test_games_go_on_at_98_percent_of_a_disk(tmp_path: Path) -> None:
    """A small one that is really full but for two in a hundred."""
    disk = small_disk(tmp_path / "disk")
    if disk is None:
        pytest.skip("only root can make a small disk")
    try:
        with Serving(f"sqlite://{disk.folder}/table.db") as serving:
            ada, people = running(serving)
            state = serving.registry.disk.state()
            assert state is not None
            assert not state.low
            filler = disk.folder / "filler"
            filler.write_bytes(bytes(state.free - state.whole // 50))
            found = serving.registry.disk.state()
            assert found is not None
            assert found.low
            upload(ada, 5_000, 507)
            assert play(people, most=20) >= 20
    finally:
        disk.remove()


def test_a_database_elsewhere_has_a_disk_where_one_is_named(
    postgres: Postgres, tmp_path: Path
) -> None:
    with Serving(postgres.new_database()) as serving:
        assert serving.registry.disk.state() is None
        serving.guest("Ada")
    with Serving(postgres.new_database(), disk=str(tmp_path)) as serving:
        assert serving.registry.disk.state() is not None


def test_the_log_says_once_that_little_is_left(
    serving: Serving, capfd: pytest.CaptureFixture[str]
) -> None:
    disk = serving.registry.disk
    disk.look = lambda folder: LOW
    disk.watch()
    disk.watch()
    disk.look = lambda folder: DiskState(50, 100)
    disk.watch()
    said = "".join(capfd.readouterr())
    assert said.count("only running games are served") == 1
    assert said.count("has room again") == 1


# Everything else


def test_whatever_writes_new_rows_is_counted() -> None:
    """No module adds rows of people's own but by the one who counts: a new one has to say so."""
    load_api()
    stores = {route.answer.__name__ for route in ROUTES if route.stores}
    assert {"upload", "open_table", "guest", "write_chat", "write_entries", "rematch"} <= stores
    counted = {"tables", "chairs", "saves", "chat", "uploads", "plots", "companions", "deck_runs"}
    counted |= {"companion_hands", "companion_entries", "people", "sessions", "stored"}
    # The rows of games, and what passes by itself.
    counted |= {
        "secrets",
        "matches",
        "inputs",
        "old_matches",
        "old_inputs",
        "outbox",
        "migrations",
        "marks",
    }
    folder = resources.files("overseer.server")
    found: set[str] = set()
    for path in Path(str(folder)).rglob("*.py"):
        found |= set(re.findall(r"INSERT INTO (\w+)", path.read_text(encoding="utf-8")))
    assert found == counted
