"""Battles on real tables: written by several devices, joined, secret where they are secret."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from overseer.engine import compiled
from overseer.host.companion.local import answer
from overseer.host.companion.wire import CompanionGiven
from overseer.server.companions import companions
from overseer.wasteland.campaign.results.result import BattleResult
from overseer.wasteland.cards.file import standard
from overseer.wasteland.ledger.log import Entry, log_text, read_log
from overseer.wasteland.scenarios.scenario_file import STANDARD
from tests.server.serving import BOTH, PATIENCE, Caller, Serving

KEY = "0123456789abcdef"
BEGIN = [
    {"is": "begin", "scenario": "ambush", "sides": [0, 0], "events": True},
    {"is": "field", "tokens": [1], "side": 0, "unit": "settler", "seat": 0},
    {"is": "field", "tokens": [2], "side": 0, "unit": "minuteman", "seat": 1},
    {"is": "field", "tokens": [8], "side": 1, "unit": "brute", "weapons": ["board"]},
    {"is": "round", "advantage": 0},
]


class Device:
    """A device that knows so many entries of a log and writes more."""

    def __init__(self, caller: Caller, code: str, mark: str) -> None:
        self.caller = caller
        self.code = code
        self.mark = mark
        self.made = 0
        self.known = 0

    @property
    def path(self) -> str:
        """The address of its battle."""
        return f"/api/companions/{self.code}"

    def entries(self, *acts: dict[str, Any]) -> list[dict[str, Any]]:
        """Acts as entries of this device."""
        found = []
        for act in acts:
            self.made += 1
            found.append({"id": f"{self.mark}-{self.made}", "act": act})
        return found

    def send(self, entries: list[dict[str, Any]], status: int = 200, **more: Any) -> Any:
        """Send entries on top of what the device knows."""
        body = {"base": self.known, "entries": entries, **more}
        found = self.caller.post(f"{self.path}/entries", body, status)
        if status == 200:
            self.known = found["seq"]
        return found

    def write(self, *acts: dict[str, Any], **more: Any) -> Any:
        """Write acts that fit."""
        found = self.send(self.entries(*acts), **more)
        assert "misfits" not in found, found["misfits"]
        return found

    def look(self, query: str = "") -> Any:
        """The battle as this device gets it."""
        found = self.caller.get(self.path + query)
        self.known = found["seq"]
        return found


def opened(caller: Caller, key: str = KEY) -> Device:
    """A battle that has begun, on its owner's device."""
    code = caller.post("/api/companions", {"key": key, "title": "Kitchen"})["code"]
    device = Device(caller, code, "a")
    device.write(*BEGIN)
    return device


def joined(device: Device, caller: Caller, role: str, seats: list[int], mark: str) -> Device:
    """Somebody else's device, with what the owner lets them enter."""
    told = caller.post(f"{device.path}/join", {})
    hand = next(each["hand"] for each in told["hands"] if each.get("you"))
    body = {"hand": hand, "role": role, "seats": seats}
    device.caller.post(f"{device.path}/hands", body)
    other = Device(caller, device.code, mark)
    other.look()
    return other


def health(device: Device, token: int) -> int:
    """What a model has left."""
    counted = device.look()["ledger"]["sheet"]["counted"]
    return int(next(each["left"] for each in counted if each["id"] == token))


@BOTH
def test_a_battle_is_tracked_taken_back_and_found_again(serving: Serving) -> None:
    ada = serving.guest("Ada")
    device = opened(ada)
    before = health(device, 8)
    device.write({"is": "hurt", "token": 8, "wounds": 2})
    assert health(device, 8) == before - 2
    told = device.look()
    assert told["ledger"]["names"]["8"] == "Brute"
    device.write({"is": "undo", "of": told["undo"]})
    assert health(device, 8) == before
    again = device.write({"is": "redo", "of": device.look()["redo"]})
    assert ["left", str(before), str(before - 2)] in [
        [each["fact"], each["before"], each["after"]] for each in again["changed"]
    ]
    rows = ada.get("/api/companions")["companions"]
    assert [row["title"] for row in rows] == ["Kitchen"]
    assert ada.post("/api/companions", {"key": KEY})["code"] == device.code
    ada.delete(device.path)
    ada.get(device.path, 404)


@BOTH
def test_an_entry_that_is_sent_twice_is_one(serving: Serving) -> None:
    device = opened(serving.guest())
    entries = device.entries({"is": "hurt", "token": 8, "wounds": 1})
    base = device.known
    first = device.send(entries)
    device.known = base
    second = device.send(entries)
    assert first["seq"] == second["seq"]
    assert second["added"] == []


@BOTH
def test_two_devices_one_of_them_away(serving: Serving) -> None:
    device = opened(serving.guest("Ada"))
    other = joined(device, serving.guest("Bo"), "player", [1], "b")
    away = other.entries({"is": "ready", "token": 2}, {"is": "hurt", "token": 8, "wounds": 1})
    base = other.known
    device.write({"is": "hurt", "token": 2, "wounds": 99})
    told = other.send(away, 409)
    assert told["error"]["id"] == "companion-clash"
    assert len(told["clash"]["theirs"]) == 1
    assert len(told["clash"]["mine"]) == 2
    found = other.send(away, way="after")
    assert found["added"] == ["b-2"]
    assert [each["id"] for each in found["misfits"]] == ["b-1"]
    assert "WB-R8" in found["misfits"][0]["wrong"]
    other.known = base  # they choose theirs: nothing is added
    assert other.send(away, way="theirs")["added"] == []


@BOTH
def test_the_owner_takes_only_their_own(serving: Serving) -> None:
    device = opened(serving.guest("Ada"))
    other = joined(device, serving.guest("Bo"), "player", [1], "b")
    device.look()
    mine = device.entries({"is": "hurt", "token": 8, "wounds": 3})
    before = health(other, 8)
    base = device.known
    other.write({"is": "hurt", "token": 8, "wounds": 1})
    device.known = base
    device.send(mine, way="mine")
    assert health(device, 8) == before - 3
    other.known = base
    told = other.send(other.entries({"is": "note", "text": "mine!"}), 403, way="mine")
    assert told["error"]["id"] == "companion-theirs"


def test_rights_are_kept_for_each_device(serving: Serving) -> None:
    ada, bo, eve = serving.guest("Ada"), serving.guest("Bo"), serving.guest("Eve")
    device = opened(ada)
    player = joined(device, bo, "player", [1], "b")
    viewer = joined(device, eve, "viewer", [], "e")
    device.look()
    assert player.send(player.entries({"is": "ready", "token": 1}))["misfits"]
    player.write({"is": "ready", "token": 2})
    viewer.send(viewer.entries({"is": "note", "text": "hello"}), 403)
    bo.post(f"{device.path}/hands", {"hand": "x", "role": "viewer"}, 403)
    bo.delete(device.path, 403)
    taken = {"hand": next(iter(_hands(device, "Eve"))), "role": "player", "seats": [1]}
    assert ada.post(f"{device.path}/hands", taken, 409)["error"]["id"] == "seat-held"
    serving.caller().post(f"{device.path}/entries", {"base": 0, "entries": []}, 401)


def _hands(device: Device, name: str) -> list[str]:
    return [each["hand"] for each in device.look()["hands"] if each["name"] == name]


def everything(serving: Serving, boost: int, quest: int) -> tuple[bytes, bytes, bytes]:
    """What the owner, a player and the table's screen get of a battle with secrets of seat 1."""
    cards = standard()
    ada, bo = serving.guest("Ada"), serving.guest("Bo")
    device = opened(ada)
    player = joined(device, bo, "player", [1], "b")
    player.write(
        {"is": "boost", "seat": 1, "card": cards.boosts[boost].id},
        {"is": "quest", "seat": 1, "card": cards.quests[quest].id},
    )
    device.look()
    of = player.look()["undo"]
    tried = ada.post(f"{device.path}/try", {"act": {"is": "undo", "of": of}})
    found = []
    for caller in (ada, bo, serving.caller()):
        got = caller.get(device.path)
        screen = caller.get(f"{device.path}?public=1")
        raw = msgspec.json.encode([got, screen, tried if caller is ada else 0])
        for each in got["hands"]:  # ids are drawn anew for every battle
            raw = raw.replace(each["hand"].encode(), each["name"].encode())
        raw = raw.replace(device.code.encode(), b"code")
        entries = [entry.get("at", 0) for entry in got["entries"]]
        for at in set(entries) - {0}:
            raw = raw.replace(str(at).encode(), b"0")
        found.append(raw)
    return found[0], found[1], found[2]


def test_secrets_stay_with_whom_they_belong_to(serving: Serving) -> None:
    first = everything(serving, 0, 0)
    other = everything(serving, 3, 4)
    assert first[0] == other[0]
    assert first[2] == other[2]
    assert first[1] != other[1]


def test_a_stream_tells_everybody(serving: Serving) -> None:
    device = opened(serving.guest("Ada"))
    url = f"ws://127.0.0.1:{serving.port}{device.path}/stream?since={device.known}"
    with connect(url, open_timeout=PATIENCE, max_size=None, proxy=None) as socket:
        first = msgspec.json.decode(socket.recv(timeout=PATIENCE))
        assert first["seq"] == device.known
        assert first["entries"] == []
        device.write({"is": "hurt", "token": 8, "wounds": 1})
        second = msgspec.json.decode(socket.recv(timeout=PATIENCE))
        assert [entry["act"]["is"] for entry in second["entries"]] == ["hurt"]
    told = device.caller.get(f"{device.path}?since=0&wait=1")
    assert len(told["entries"]) == told["seq"]


def test_the_attack_helper_tells_odds_and_throws(serving: Serving) -> None:
    ada = serving.guest("Ada", lang="de")
    device = opened(ada)
    act: dict[str, Any] = {
        "is": "strike",
        "token": 8,
        "target": 1,
        "weapon": "board",
        "close": True,
        "answers": [],
    }
    for _ in range(40):
        found = ada.post(f"{device.path}/try", {"act": act, "throw": True})
        if found["fits"]:
            break
        assert 0 < found["odds"]["hit"] < 1
        answer = found.get("answer") or found["needed"]["choices"][0]
        act["answers"].append(answer)
    assert found["fits"]
    assert found["happened"]
    device.write(act)
    drawn = ada.post(f"{device.path}/draw", {"deck": "items"})
    assert drawn["name"]
    device.write({"is": "find", "token": 2, "card": drawn["card"]})  # 1 may be out


@pytest.mark.parametrize("scenario", ["", *STANDARD])
def test_every_scenario_is_drafted(serving: Serving, scenario: str) -> None:
    ada = serving.guest()
    body = {"scenario": scenario, "forces": ["minutemen"], "enemies": ["", "hammer"]}
    acts = ada.post("/api/companions/draft", body)["acts"]
    code = ada.post("/api/companions", {"key": KEY})["code"]
    device = Device(ada, code, "a")
    device.write(*acts)
    assert device.look()["ledger"]["sheet"].get("scenario", "") == scenario


def test_the_end_is_a_move_of_the_campaign(serving: Serving) -> None:
    ada = serving.guest()
    device = opened(ada)
    ada.get(f"{device.path}/result", 422)
    device.write({"is": "finish", "victor": 0, "level": 2, "how": "ambush-cleared"})
    move = ada.get(f"{device.path}/result")["move"]
    found = msgspec.json.decode(move.removeprefix("result "), type=BattleResult)
    assert (found.victor, found.how, found.rounds) == (0, "ambush-cleared", 1)


def test_what_a_device_gets_is_a_log_that_it_can_read(serving: Serving) -> None:
    device = opened(serving.guest())
    entries = device.look("?since=0")["entries"]
    log = msgspec.convert(entries, list[Entry])
    assert read_log(log_text(log)) == log


@pytest.mark.parametrize("lang", ["en", "fr", "de", "es"])
def test_the_desk_on_a_device_says_what_the_server_says(serving: Serving, lang: str) -> None:
    device = opened(serving.guest("Ada"))
    player = joined(device, serving.guest("Bo"), "player", [1], "b")
    player.write({"is": "boost", "seat": 1, "card": standard().boosts[0].id})
    device.look()
    device.write({"is": "hurt", "token": 8, "wounds": 2}, {"is": "undo", "of": "a-1"})
    for each in (device, player):
        told = each.look(f"?since=0&lang={lang}")
        kept = {key: told[key] for key in ("code", "title", "hands", "entries")}
        asked = {"ask": "given", "lang": lang, "battle": kept}
        found = msgspec.json.decode(answer(msgspec.json.encode(asked).decode()))
        assert found["given"] == told


def test_ones_own_battles_are_exported(serving: Serving) -> None:
    ada = serving.guest()
    device = opened(ada)
    (found,) = ada.get("/api/me/export")["companions"]
    assert found["code"] == device.code
    assert len(found["entries"]) == len(BEGIN)


def test_a_long_log_is_worked_out_where_strangers_texts_are_read(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else waits for it, and it says the same."""
    device = opened(serving.guest())
    registry, asked = serving.registry, []
    monkeypatch.setattr(companions, "MUCH", 0)
    do = registry.jobs.do

    async def noted(work: Any, *args: Any, **named: Any) -> Any:
        asked.append(work.__name__)
        return await do(work, *args, **named)

    monkeypatch.setattr(registry.jobs, "do", noted)
    device.write({"is": "hurt", "token": 8, "wounds": 1})
    device.write({"is": "undo", "of": f"a-{device.made}"})
    device.write({"is": "boost", "seat": 0, "card": standard().boosts[0].id})
    # What the log says with them is known from then on. Compiled rules work in a thread.
    assert asked == ([] if compiled() else ["work"] * 3)
    seen = device.look("?public=1")
    assert asked == ([] if compiled() else [*["work"] * 3, "fold"])
    monkeypatch.undo()
    registry.companions._held.clear()
    again, before = (
        msgspec.convert(each, CompanionGiven) for each in (device.look("?public=1"), seen)
    )
    assert again == before
