"""A game that was saved in the terminal goes on online, exactly there, and its record says so."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import overseer
from overseer.engine.record import Header, Record
from overseer.host.client import Client
from overseer.host.table import TableRow
from overseer.server.matches.due import FULL_FORGOTTEN, SAVE_FORGOTTEN
from overseer.server.schema.saves import LONGEST_FILE
from overseer.server.works.saves import MOST_MOVES
from overseer.terminal.match.session import Session
from overseer.text import LANGUAGES
from tests.server.matches.test_updating import RUNNING
from tests.server.playing import Player, play
from tests.server.serving import BOTH, Caller, Serving

ALONE = ["human", "bot:easy"]


def session(folder: Path, game: str, seats: list[str], moves: int) -> Session:
    """A game of the terminal in which people have moved so often."""
    found = Session.start(
        overseer.game(game), seats, folder / f"{game}.overseer", lang="en", seed=7
    )
    rng = Random(3)
    while moves and not found.over:
        person = not found.bot_asked
        found.play(rng.choice(found.moves()) if person else found.bot_move())
        moves -= person
    while found.bot_asked:
        found.play(found.bot_move())
    found.close()
    return found


def saved(folder: Path, game: str = "shelter", seats: list[str] = ALONE, moves: int = 4) -> str:
    """Its file."""
    return session(folder, game, seats, moves).path.read_text(encoding="utf-8")


def brought(caller: Caller, text: str, status: int = 200, **more: Any) -> Any:
    """The table at which a saved game goes on."""
    return caller.post("/api/saves", {"record": text, **more}, status)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("shelter", ALONE),
        ("tragic", ALONE),
        ("wasteland", ["human"]),
        ("campaign", ["human", "human"]),
    ],
)
def test_it_goes_on_exactly_where_it_stood(
    serving: Serving, tmp_path: Path, game: str, seats: list[str]
) -> None:
    ada = serving.guest("Ada")
    old = session(tmp_path, game, seats, 5)
    text = old.path.read_text(encoding="utf-8")
    shown = ada.post("/api/saves/look", {"record": text})
    assert (shown["game"], shown["seats"]) == (game, seats)
    assert shown["moves"] == len(old.match.record.entries)
    assert old.asked in shown["asked"]
    people = [seat for seat, kind in enumerate(seats) if kind == "human"]
    table = brought(ada, text, seats=people)
    assert (table["status"], table["saved"]) == ("playing", shown["moves"])
    code = table["code"]
    update = ada.get(f"/api/tables/{code}/steps?since=0&seat={old.asked}")
    assert [step["number"] for step in update["steps"]] == list(range(1, shown["moves"] + 1))
    assert update["steps"][-1]["events"][-1]["name"] == "imported"
    client = Client(old, old.asked, "en")
    names = [chair.get("name", "") for chair in table["chairs"]]
    told = msgspec.json.decode(msgspec.json.encode([client.scene(), client.question()]))
    for seat, name in enumerate(names):  # who was called by their seat has a name here
        told = renamed(told, old.name_of(seat, "en"), name or old.name_of(seat, "en"))
    assert [update["scene"], update["question"]] == told


def renamed(value: Any, old: str, new: str) -> Any:
    """The same with another name in its texts."""
    if isinstance(value, dict):
        return {key: renamed(each, old, new) for key, each in value.items()}
    if isinstance(value, list):
        return [renamed(each, old, new) for each in value]
    return value.replace(old, new) if isinstance(value, str) else value


@BOTH
@pytest.mark.parametrize("game", ["shelter", "campaign"])
def test_it_is_taken_in_where_strangers_texts_are_read(
    serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The process of all battles would stand still meanwhile."""
    registry, done = serving.registry, []
    within = registry.jobs.within

    async def noted(too_long: str, work: Any, *args: Any, **named: Any) -> Any:
        done.append(work.__name__)
        return await within(too_long, work, *args, **named)

    monkeypatch.setattr(registry.jobs, "within", noted)
    seats = ALONE if game == "shelter" else ["human"]
    assert brought(serving.guest("Ada"), saved(tmp_path, game, seats))["status"] == "playing"
    assert done == ["looked", "taken_in"]


def test_a_friend_takes_the_other_seat_by_the_link(serving: Serving, tmp_path: Path) -> None:
    """And the game is played to its end; its record says what it proves."""
    ada, bob = serving.guest("Ada"), serving.guest("Bob")
    text = saved(tmp_path, "shelter", ["human", "bot:easy", "human"], 3)
    brought(ada, text, 409, seats=[1])
    table = brought(ada, text, seats=[2])
    assert table["status"] == "open"
    assert [chair.get("yours", False) for chair in table["chairs"]] == [False, False, True]
    code = table["code"]
    assert bob.post(f"/api/tables/{code}/sit", {"own": "whatever"})["status"] == "playing"
    players = [Player(ada, code, Random(1)), Player(bob, code, Random(2))]
    play(players)
    record = Record.decode(ada.ask("GET", f"/api/tables/{code}/record").content, "file")
    assert record.header.imported is not None
    record.check_dice(overseer.game("shelter"))
    for lang in LANGUAGES:
        found = ada.get(f"/api/tables/{code}/verify?lang={lang}")
        assert found["good"]
        moves = str(record.header.imported.moves)
        assert any(moves in line for line in found["unproved"])
        assert any(moves in line and found["commitment"] in line for line in found["proved"])


def test_it_survives_a_restart_before_and_after_everybody_has_come(tmp_path: Path) -> None:
    url = f"sqlite://{tmp_path}/table.db"
    text = saved(tmp_path, "shelter", ["human", "human"], 3)
    with Serving(url) as serving:
        ada, bob = serving.guest("Ada"), serving.guest("Bob")
        code = brought(ada, text)["code"]
    with Serving(url) as serving:
        bob = serving.caller(bob.token)
        assert bob.post(f"/api/tables/{code}/sit", {})["status"] == "playing"
        before = bob.get(f"/api/tables/{code}/steps?since=0")
    with Serving(url) as serving:
        bob = serving.caller(bob.token)
        assert bob.get(f"/api/tables/{code}/steps?since=0") == before


def test_nobody_begins_it_a_second_time_while_it_is_taken_in(
    serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where whoever began it is gone, it begins after a while all the same."""
    registry, ada = serving.registry, serving.guest("Ada")

    async def cut_off(table: TableRow) -> None:
        pass

    monkeypatch.setattr(registry, "begin_if_full", cut_off)
    code = brought(ada, saved(tmp_path))["code"]
    monkeypatch.undo()
    for ahead, status in ((FULL_FORGOTTEN, "open"), (SAVE_FORGOTTEN, "playing")):
        serving.clock.ahead = ahead + 1_000
        serving.run(registry.due.look())
        assert ada.get(f"/api/tables/{code}")["status"] == status


def test_alone_against_bots_one_can_still_take_back(serving: Serving, tmp_path: Path) -> None:
    ada = serving.guest("Ada")
    table = brought(ada, saved(tmp_path))
    assert table["terms"]["undo"] == "bots"
    update = ada.get(f"/api/tables/{table['code']}/steps?since=0")
    body = {"key": "k", "seq": update["number"], "input": "undo"}
    after = ada.post(f"/api/tables/{table['code']}/input", body)
    assert after["steps"][-1]["events"][-1]["name"] == "undone"


@pytest.mark.parametrize("path", RUNNING, ids=lambda path: path.stem)
def test_a_game_of_an_older_release_is_brought_over(serving: Serving, path: Path) -> None:
    ada = serving.guest("Ada")
    text = path.read_text(encoding="utf-8")
    old = Record.load(path)
    shown = ada.post("/api/saves/look", {"record": text})
    assert shown["old"] == old.header.rules
    people = [seat for seat, kind in enumerate(old.header.seats) if kind == "human"]
    table = brought(ada, text, seats=people)
    assert (table["status"], table["saved"]) == ("playing", shown["moves"])


def forged(text: str, at: int, move: str) -> str:
    """A save in which somebody has changed a move."""
    lines = text.split("\n")
    seat, _, link = msgspec.json.decode(lines[at])
    lines[at] = msgspec.json.encode([seat, move, link]).decode()
    return "\n".join(lines)


def with_header(text: str, **changes: Any) -> str:
    """A save in which somebody has changed the first line."""
    first, _, rest = text.partition("\n")
    header = msgspec.structs.replace(msgspec.json.decode(first, type=Header), **changes)
    return msgspec.json.encode(header).decode() + "\n" + rest


def test_what_cannot_go_on_gets_a_sentence(serving: Serving, tmp_path: Path) -> None:
    ada = serving.guest("Ada")
    text = saved(tmp_path)
    over = session(tmp_path, "shelter", ALONE, 10_000).path.read_text(encoding="utf-8")
    cases: dict[str, tuple[str, int]] = {
        "record-header": ("This is no game.", 422),
        "record-cut": (text[:-20], 422),
        "record-format": (with_header(text, format=9), 422),
        "record-rules": (with_header(text, rules="shelter-99"), 422),
        "record-cards": (with_header(text, cards="0" * 24), 422),
        "record-chain": (with_header(text, casual=False), 422),
        "record-notation": (forged(text, 3, "win at once"), 422),
        "game": (with_header(text, game="chess"), 422),
        "save-over": (over, 409),
        "save-many": (text + text.splitlines(keepends=True)[-1] * MOST_MOVES, 409),
    }
    for (id, (file, status)), lang in zip(cases.items(), cycle(LANGUAGES), strict=False):
        caller = serving.caller(ada.token, lang)
        body = {"record": file, "name": "my game.overseer"}
        error = caller.post("/api/saves/look", body, status)["error"]
        assert error["id"] == id
        assert len(error["text"]) > 20
        if id in ("record-header", "record-cut", "record-format"):
            assert "my game.overseer" in error["text"]
    assert brought(ada, text[:-20], 422)["error"]["id"] == "record-cut"
    assert ada.get("/api/tables?mine=1")["tables"] == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n",
        "[" * 50_000,
        '{"format":1,"campaign":"x"}',
        '{"format":1,"game":"shelter","rules":"1","cards":"","seats":[],"options":{},"commitment":""}',
        '{"format":1,"game":"shelter","rules":"1","cards":"","seats":["human","bot:x"],'
        '"options":{"cards":[[]],"first":"no"},"commitment":""}\n',
        '\ufeff{"format":1}',
    ],
)
def test_nonsense_is_refused(serving: Serving, text: str) -> None:
    ada = serving.guest("Ada")
    answer = ada.ask("POST", "/api/saves/look", {"record": text})
    assert answer.status_code == 422
    assert answer.json()["error"]["text"]


def test_a_game_of_somebody_who_watches_it_cannot_go_on(serving: Serving, tmp_path: Path) -> None:
    ada = serving.guest("Ada")
    code = ada.post("/api/tables", {"game": "shelter"})["code"]
    seen = ada.ask("GET", f"/api/tables/{code}/record").text
    assert ada.post("/api/saves/look", {"record": seen}, 409)["error"]["id"] == "save-seen"


def test_too_large_is_said(serving: Serving) -> None:
    ada = serving.guest("Ada")
    answer = ada.ask("POST", "/api/saves/look", {"record": "x" * (LONGEST_FILE + 1)})
    assert answer.status_code == 400
    answer = ada.ask("POST", "/api/saves/look", {"record": "x" * (7 * 1024 * 1024)})
    assert answer.status_code == 413


def test_an_exported_campaign_goes_on_too(serving: Serving, tmp_path: Path) -> None:
    ada = serving.guest("Ada")
    text = saved(tmp_path, "campaign", ["human", "human"], 3)
    file = msgspec.json.encode({"format": 1, "campaign": text, "seed": "", "battles": {}}).decode()
    assert ada.post("/api/saves/look", {"record": file})["game"] == "campaign"
