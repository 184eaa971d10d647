"""Battles of an online campaign on a real table: prepared, handed in, corrected."""

from __future__ import annotations

from random import Random
from typing import Any

from overseer.wasteland.campaign.scenery import gone_sides, ways_to_end
from tests.server.campaigns.test_campaign import told
from tests.server.companions.test_companions import Device
from tests.server.playing import Player
from tests.server.serving import BOTH, Caller, Serving, until

KEY = "0123456789abcdef"


def alone(serving: Serving) -> Player:
    """Somebody alone in a free campaign, before the first result."""
    ana = serving.guest("Ana")
    options = {"results": "told", "course": "free"}
    wish = {"game": "campaign", "seats": ["human"], "options": options}
    one = Player(ana, ana.post("/api/tables", wish)["code"], Random(1))
    prepare(one)
    return one


def prepare(one: Player) -> None:
    """The next battle: an ambush, no quest, the first force."""
    one.look()
    one.send("battle ambush 750 players")
    one.send("quest none")
    one.send(one.look()["question"]["choices"][0]["move"])


def real(caller: Caller, code: str) -> Device:
    """The battle of a campaign on the real table."""
    given = caller.post("/api/companions", {"key": KEY, "campaign": code})
    device = Device(caller, given["code"], "a")
    device.known = given["seq"]
    return device


def state(device: Device) -> dict[str, Any]:
    """How it stands to its campaign."""
    found: dict[str, Any] = device.caller.get(f"{device.path}/campaign")
    return found


def anew(one: Player) -> dict[str, Any]:
    """A table whose steps are numbered anew is looked at from the beginning."""
    one.number, one.steps = 0, []
    return one.look()


WON = {"is": "finish", "victor": 0, "level": 2, "how": "ambush-cleared"}
LOST = {"is": "finish", "victor": 1, "level": 2, "how": "ambush-time"}


@BOTH
def test_from_the_campaign_to_the_real_table_and_back_and_again(serving: Serving) -> None:
    one = alone(serving)
    where = f"/api/tables/{one.code}"
    device = real(one.caller, one.code)
    assert real(one.caller, one.code).code == device.code  # opened once
    assert one.caller.get(where)["real"] == [{"code": device.code, "battle": 1}]
    look = device.look()
    sheet = look["ledger"]["sheet"]
    assert not [line for line in look["ledger"]["lines"] if line.get("wrong")]
    assert sheet["scenario"] == "ambush"
    assert {model["seat"] for model in sheet["counted"]} == {-1, 0}  # the AI has a force too
    assert look["campaign"] == one.code
    assert look["hands"][0]["role"] == "owner"
    assert look["hands"][0]["seats"] == [0]
    assert state(device)["state"] == "open"
    one.caller.post(f"{device.path}/campaign", {}, 422)  # it has not ended
    device.write({"is": "round"}, WON)
    assert state(device)["state"] == "ready"
    assert one.caller.post(f"{device.path}/campaign", {})["state"] == "taken"
    one.caller.post(f"{device.path}/campaign", {})  # twice is once
    shown = one.look()
    assert shown["scene"]["players"][0]["caps"] > 0
    while one.look()["question"]["topic"] != "battle":
        choices = one.look()["question"]["choices"]
        ends = [each for each in choices if each["kind"] in ("done", "stay")]
        one.send((ends or choices)[-1]["move"])
    prepare(one)
    second = real(one.caller, one.code)
    assert second.code != device.code
    assert [each["battle"] for each in one.caller.get(where)["real"]] == [1, 2]
    assert state(device)["state"] == "taken"
    assert state(second)["battle"] == 2


def test_everybody_has_their_own_seat_and_their_own_secrets(serving: Serving) -> None:
    ana, bob = told(serving)
    cyd = serving.guest("Cyd")
    cyd.post("/api/companions", {"key": KEY, "campaign": ana.code}, 403)
    device = real(bob.caller, ana.code)
    look = device.look()
    assert [(each["name"], each["role"], each["seats"]) for each in look["hands"]] == [
        ("Bob", "owner", [1]),
        ("Ana", "player", [0]),
    ]
    same = real(ana.caller, ana.code)
    assert same.code == device.code
    assert same.look()["hands"][1]["you"]
    # Only the owner hands the result in, and only of the battle that is waited for.
    ana.caller.post(f"{device.path}/campaign", {}, 403)
    cyd.get(f"{device.path}/correction", 403)
    bob.caller.get(f"{device.path}/correction", 422)


def test_a_campaign_that_takes_only_played_battles_says_so(serving: Serving) -> None:
    ana = serving.guest("Ana")
    options = {"results": "played", "course": "free"}
    wish = {"game": "campaign", "seats": ["human"], "options": options}
    one = Player(ana, ana.post("/api/tables", wish)["code"], Random(1))
    prepare(one)
    told = ana.post("/api/companions", {"key": KEY, "campaign": one.code}, 409)
    assert told["error"]["id"] == "played-here"


def test_a_result_that_cannot_be_is_explained(serving: Serving) -> None:
    one = alone(serving)
    device = real(one.caller, one.code)
    # Everybody on the players' side is gone, says the end; their models still stand there.
    device.write({"is": "round"}, *ways("ambush", gone=0)[:1])
    found = state(device)
    assert found["state"] == "refused"
    assert found["rule"] == "WC-F5"
    assert found["why"]
    told = one.caller.post(f"{device.path}/campaign", {}, 422)
    assert told["error"]["text"] == found["why"]


@BOTH
def test_a_wrong_entry_is_corrected_and_what_follows_is_worked_out_anew(serving: Serving) -> None:
    one = alone(serving)
    device = real(one.caller, one.code)
    device.write({"is": "round"}, WON)
    one.caller.post(f"{device.path}/campaign", {})
    rich = one.look()["scene"]["players"][0]["caps"]
    choices = [each["move"] for each in one.look()["question"]["choices"]]
    builds = [move for move in choices if move.startswith("build")]
    one.send(builds[0])
    one.send("done")
    log = device.look("?since=0")["entries"]
    end = next(entry["id"] for entry in log if entry["act"]["is"] == "finish")
    device.write({"is": "correct", "of": end, "act": LOST})
    assert state(device)["state"] == "differs"
    assert one.caller.post(f"{device.path}/campaign", {}, 409)["error"]["id"] == "other-battle"
    foretold = one.caller.get(f"{device.path}/correction")
    assert any("caps instead of" in line for line in foretold["changed"])
    before = one.caller.get(f"/api/tables/{one.code}")
    found = one.caller.post(f"{device.path}/campaign", {"correct": True})
    assert found["state"] == "taken"
    table = one.caller.get(f"/api/tables/{one.code}")
    assert table["updates"] == before.get("updates", 0) + 1
    shown = anew(one)
    assert any(event["name"] == "corrected" for step in one.steps for event in step["events"])
    moves = [step["move"] for step in one.steps]
    lost = [each["text"] for each in foretold["lost"]]
    assert (builds[0] in moves) != bool(lost)
    assert shown["scene"]["players"][0]["caps"] < rich
    # As it was lies whole beside it.
    kept = serving.read("SELECT n FROM old_matches WHERE code = $1", one.code)
    assert len(kept) == 1
    # It is played on, and whoever opens the log again finds the same.
    one.send(one.look()["question"]["choices"][-1]["move"])
    one.caller.ask("GET", f"/api/tables/{one.code}/campaign").raise_for_status()


def test_a_correction_of_several_needs_everybody(serving: Serving) -> None:
    ana, bob = told(serving)
    device = real(ana.caller, ana.code)
    sheet = device.look()["ledger"]["sheet"]
    ends = ways(sheet["scenario"])
    device.write({"is": "round"}, ends[0])
    assert ana.caller.post(f"{device.path}/campaign", {})["state"] == "taken"
    bob.look()
    answered = bob.answer(bob.look())
    log = device.look("?since=0")["entries"]
    end = next(entry["id"] for entry in log if entry["act"]["is"] == "finish")
    device.write({"is": "correct", "of": end, "act": ends[1]})
    found = ana.caller.post(f"{device.path}/campaign", {"correct": True})
    assert found["state"] == "differs"
    assert found["wished"]
    where = f"/api/tables/{ana.code}"
    wish = bob.caller.get(where)["wish"]
    assert wish["companion"] == device.code
    assert bob.caller.get(f"{device.path}/correction")["changed"]
    # No is no, and nothing has changed.
    bob.caller.post(f"{where}/agree", {"yes": False})
    assert not state(device).get("wished")
    ana.caller.post(f"{device.path}/campaign", {"correct": True})
    bob.caller.post(f"{where}/agree", {"yes": True})
    assert state(device)["state"] == "taken"
    assert answered
    until(lambda: ana.caller.get(where).get("updates") == 1)
    with ana.caller.stream(ana.code) as socket:
        assert '"updates":1' in str(socket.recv())


def ways(scenario: str, gone: int = -1) -> list[dict[str, Any]]:
    """How a scenario can end in which a side is gone (-1: none), as acts."""
    return [
        {"is": "finish", "victor": victor, "level": level, "how": how}
        for victor, level, how in ways_to_end(scenario)
        if gone_sides(scenario, (victor, level, how))[0] == gone
    ]


def test_others_at_the_table_hear_of_it_through_the_stream(serving: Serving) -> None:
    """A socket that was open meanwhile gets the table anew, and can go on."""
    one = alone(serving)
    device = real(one.caller, one.code)
    device.write({"is": "round"}, WON)
    one.caller.post(f"{device.path}/campaign", {})
    end = device.look("?since=0")["entries"][-1]["id"]
    with one.caller.stream(one.code) as socket:
        first = [str(socket.recv()), str(socket.recv())]
        assert any('"is":"update"' in each for each in first)
        device.write({"is": "correct", "of": end, "act": LOST})
        one.caller.post(f"{device.path}/campaign", {"correct": True})
        while '"updates":1' not in str(socket.recv()):
            """Until the table says that its steps are numbered anew."""


def test_forces_and_briefing_are_printed_as_one_may_know_them(serving: Serving) -> None:
    ana, bob = told(serving)
    device = real(ana.caller, ana.code)
    mine, theirs = (each.caller.get(f"{device.path}/print") for each in (ana, bob))
    assert mine["title"]
    assert len(mine["briefing"]) > 2
    assert [force["name"] for force in mine["forces"][:2]] == ["Ana", "Bob"]
    for force in mine["forces"][:2]:
        for unit in force["units"]:
            assert unit["health"] > 0
            assert len(unit["tokens"]) == unit["count"]
            assert {row["group"] for row in unit["numbers"]} >= {"attribute", "armour", "skill"}
            assert unit["carried"]
    # Boosts of others are only counted.
    hidden = [force.get("secret", 0) for force in theirs["forces"][:2]]
    assert hidden[1] == 0
    assert hidden[0] == len(mine["forces"][0].get("cards", []))
    own = ana.caller.get(f"/api/tables/{ana.code}/force")
    assert [unit["name"] for unit in own["units"]] == [
        unit["name"] for unit in mine["forces"][0]["units"]
    ]
    device.write({"is": "round"}, ways(device.look()["ledger"]["sheet"]["scenario"])[0])
    ana.caller.post(f"{device.path}/campaign", {})
    assert "units" not in ana.caller.get(f"/api/tables/{ana.code}/force")  # that battle is over
