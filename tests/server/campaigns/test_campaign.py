"""A campaign of linked battles between two people, online."""

from __future__ import annotations

from pathlib import Path
from random import Random

from overseer.engine.match import seed_file
from overseer.terminal.campaign.archive import bring_in, export, verify_folder
from overseer.terminal.campaign.folder import RECORD, CampaignFolder
from tests.server.playing import Player, play
from tests.server.serving import Serving, until


def begun(serving: Serving) -> list[Player]:
    """A campaign of two people who are in a hurry."""
    ana, bob = serving.guest("Ana"), serving.guest("Bob")
    code = ana.post("/api/tables", {"game": "campaign", "seats": ["human", "human"]})["code"]
    bob.post(f"/api/tables/{code}/sit", {})
    return [Player(caller, code, Random(1), quick=True) for caller in (ana, bob)]


def test_nobody_waits_for_the_others_settlement_or_force(serving: Serving) -> None:
    ana, bob = begun(serving)
    shown = ana.look()
    assert shown["question"]["asked"]
    assert shown["question"]["seats"] == [0, 1]
    while bob.answer(bob.look()):
        """Bob is ready."""
    assert bob.look()["question"]["seats"] == [0]
    table = ana.caller.get(f"/api/tables/{ana.code}")
    assert [chair.get("asked", False) for chair in table["chairs"]] == [True, False]
    ana.answer(shown)  # what Bob did meanwhile has changed nothing for her
    assert any(step["seat"] == 1 for step in ana.steps)


def test_a_battle_that_was_given_up_is_fought_again_by_other_dice(serving: Serving) -> None:
    """Its record has told the seed, and everybody would know what is rolled."""
    ana, bob = begun(serving)
    play([ana, bob], most=400)
    where = f"/api/tables/{ana.code}"
    first = ana.caller.get(where)["battle"]
    for each in (ana, bob):
        Player(each.caller, first, Random(3)).resign()
    until(lambda: ana.caller.get(where).get("battle", first) != first)
    again = ana.caller.get(where)["battle"]
    seeds = serving.read("SELECT code, seed FROM matches WHERE code IN ($1, $2)", first, again)
    assert len({seed for _, seed in seeds}) == 2


def test_two_linked_battles_lead_back_to_the_campaign(serving: Serving) -> None:
    people = begun(serving)
    ana, bob = (each.caller for each in people)
    code = people[0].code
    fought: list[str] = []
    while len(fought) < 2:
        play(people, most=400)
        battle = ana.get(f"/api/tables/{code}")["battle"]
        assert battle
        assert battle not in fought
        fought.append(battle)
        fighters = [Player(caller, battle, Random(3), quick=True) for caller in (ana, bob)]
        play(fighters, most=2000)
        assert fighters[0].look()["ended"]
        before = people[0].number
        while people[0].number == before:
            people[0].look(wait=20)
    assert len(serving.read("SELECT code FROM tables WHERE parent = $1", code)) >= 2


def told(serving: Serving) -> list[Player]:
    """A campaign whose battles may be told, before its first result."""
    ana, bob = serving.guest("Ana"), serving.guest("Bob")
    wish = {"game": "campaign", "seats": ["human", "human"], "options": {"results": "told"}}
    code = ana.post("/api/tables", wish)["code"]
    bob.post(f"/api/tables/{code}/sit", {})
    people = [Player(caller, code, Random(1), quick=True) for caller in (ana, bob)]
    for each in people:
        each.look()
        each.send("quest none")
        each.send(each.look()["question"]["choices"][0]["move"])
    return people


def test_where_results_are_told_a_battle_is_opened_when_somebody_wants_it(serving: Serving) -> None:
    ana, bob = told(serving)
    where = f"/api/tables/{ana.code}"
    shown = ana.look()
    assert shown["question"]["asked"]
    table = ana.caller.get(where)
    assert "battle" not in table
    assert table["chairs"][0]["asked"]  # it is among their turns
    battle = bob.caller.post(f"{where}/battle", {})["battle"]
    assert bob.caller.post(f"{where}/battle", {})["battle"] == battle
    # They fight it on a real table after all: what was begun here is closed.
    ana.send(shown["question"]["choices"][0]["move"])
    until(lambda: bob.caller.ask("GET", f"/api/tables/{battle}/steps").status_code == 410)
    assert "battle" not in ana.caller.get(where)
    bob.caller.post(f"{where}/battle", {}, 409)
    # A result that was told wrongly is taken back as long as nobody has gone on from it.
    ana.send("undo")
    shown = ana.look()
    assert shown["question"]["topic"] == "result"
    ana.send(shown["question"]["choices"][-1]["move"])
    bob.answer(bob.look())
    refused = ana.send("undo", 422)
    assert refused["error"]["rule"] == "OV-U1"


def test_structures_stay_where_their_owner_put_them(serving: Serving) -> None:
    ana, bob = told(serving)
    where = f"/api/tables/{ana.code}/plots"
    placed = ["", "gen-s", "store"]
    ana.caller.post(where, {"seat": 0, "plots": placed})
    assert bob.caller.get(f"/api/tables/{ana.code}")["chairs"][0]["plots"] == placed
    ana.caller.post(where, {"seat": 0, "plots": ["shed"]})
    assert bob.caller.get(f"/api/tables/{ana.code}")["chairs"][0]["plots"] == ["shed"]
    bob.caller.post(where, {"seat": 0, "plots": placed}, 403)
    bob.caller.post(where, {"seat": 1, "plots": ["a,b"]}, 400)
    other = ana.caller.post("/api/tables", {"game": "shelter", "seats": ["human", "bot:easy"]})
    ana.caller.post(f"/api/tables/{other['code']}/plots", {"seat": 0, "plots": placed}, 409)


def test_bots_play_campaigns_settlement_and_all(serving: Serving) -> None:
    """A bot takes a seat like anybody: quest, force, and its settlement phase after the battle."""
    ana = serving.guest("Ana")
    wish = {"game": "campaign", "seats": ["human", "bot:easy"], "options": {"results": "told"}}
    code = ana.post("/api/tables", wish)["code"]
    one = Player(ana, code, Random(1))

    def asked(topic: str) -> bool:
        question = one.look()["question"]
        return bool(question.get("asked")) and question["topic"] == topic

    until(lambda: asked("quest"))
    one.send("quest none")
    one.send(one.look()["question"]["choices"][0]["move"])
    until(lambda: asked("result"))
    one.send(one.look()["question"]["choices"][-1]["move"])
    until(lambda: one.look()["question"].get("asked"))
    while (question := one.look()["question"]).get("asked") and question["topic"] != "quest":
        ends = [each["move"] for each in question["choices"] if each["kind"] in ("done", "stay")]
        one.send(ends[0])
    until(lambda: asked("quest"))
    moves = [step["move"].split()[0] for step in one.steps if step["seat"] == 1]
    assert moves.count("done") == 3  # what it builds and keeps is its own affair: three steps end


def test_a_finished_campaign_is_handed_out_as_the_terminals_file(
    serving: Serving, tmp_path: Path
) -> None:
    ana = serving.guest("Ana")
    options = {"results": "told", "course": "free", "battles": 1}
    wish = {"game": "campaign", "seats": ["human"], "options": options}
    one = Player(ana, ana.post("/api/tables", wish)["code"], Random(1))
    where = f"/api/tables/{one.code}/campaign"
    one.look()
    one.send("battle ambush 750 players")
    one.send("quest none")
    one.send(one.look()["question"]["choices"][0]["move"])
    one.send(one.look()["question"]["choices"][0]["move"])
    while one.look().get("ended") is None:
        choices = one.look()["question"]["choices"]
        ends = [each for each in choices if each["kind"] in ("done", "stay", "finish")]
        one.send((ends or choices)[-1]["move"])
    file = tmp_path / "campaign.json"
    file.write_bytes(ana.ask("GET", where).content)
    bring_in(file, tmp_path / "valley")
    assert verify_folder(tmp_path / "valley").steps == one.number
    # Its result was told, and that is said wherever it is checked.
    for verified in (
        ana.get(f"/api/tables/{one.code}/verify?lang=en"),
        ana.post("/api/verify?lang=en", {"record": file.read_text()}),
    ):
        assert (verified["good"], verified["partly"]) == (True, True)
        assert any("entered after a battle" in line for line in verified["unproved"])


def test_a_running_campaign_goes_to_the_terminal_and_back(serving: Serving, tmp_path: Path) -> None:
    """Alone, with other dice each time; where others play too it holds their secrets."""
    ana, bob = serving.guest("Ana"), serving.guest("Bob")
    wish = {"game": "campaign", "seats": ["human"], "options": {"results": "told"}}
    one = Player(ana, ana.post("/api/tables", wish)["code"], Random(1))
    one.look()
    one.send("quest none")
    one.send(one.look()["question"]["choices"][0]["move"])
    one.send(one.look()["question"]["choices"][0]["move"])  # how the first battle ended
    where = f"/api/tables/{one.code}/campaign"
    assert bob.ask("GET", where).status_code == 409
    file, valley = tmp_path / "campaign.json", tmp_path / "valley"
    file.write_bytes(ana.ask("GET", where).content)
    bring_in(file, valley)
    scene = one.look()["scene"]
    assert verify_folder(valley).steps == one.number
    secret = serving.read("SELECT seed FROM matches WHERE code = $1", one.code)[0][0]
    assert bytes.fromhex(seed_file(valley / RECORD).read_text()) != secret
    with CampaignFolder.open(valley) as folder:  # it is played on there
        assert folder.state.players[0].own.caps == scene["players"][0]["caps"]
        folder.play(0, folder.state.moves()[0])
        steps = len(folder.match.record.all())
    assert verify_folder(valley).steps == steps
    again = tmp_path / "again.json"
    assert export(valley, again) == "yes"
    looked = ana.post("/api/saves/look?lang=en", {"record": again.read_text()})
    assert any("entered after a battle" in line for line in looked["unproved"])
    back = ana.post("/api/saves", {"record": again.read_text(), "seats": []})
    assert back["saved"] == steps


def test_a_running_campaign_of_several_is_handed_out_to_nobody(serving: Serving) -> None:
    ana, _ = begun(serving)
    told = ana.caller.ask("GET", f"/api/tables/{ana.code}/campaign")
    assert told.status_code == 409
    assert told.json()["error"]["id"] == "shared-secrets"


def test_the_list_of_ones_tables_says_how_many_battles_were_fought(serving: Serving) -> None:
    ana, _ = told(serving)

    def fought() -> int:
        (table,) = ana.caller.get("/api/tables?mine=1")["tables"]
        return int(table["fought"])

    assert fought() == 0
    ana.send(ana.look()["question"]["choices"][0]["move"])
    assert fought() == 1
    ana.send("undo")
    assert fought() == 0
