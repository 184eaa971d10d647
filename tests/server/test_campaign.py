"""A campaign of linked battles between two people, online."""

from __future__ import annotations

from random import Random

from tests.server.playing import Player, play
from tests.server.serving import Serving


def test_two_linked_battles_lead_back_to_the_campaign(serving: Serving) -> None:
    ana, bob = serving.guest("Ana"), serving.guest("Bob")
    code = ana.post("/api/tables", {"game": "campaign", "seats": ["human", "human"]})["code"]
    bob.post(f"/api/tables/{code}/sit", {})
    people = [Player(caller, code, Random(1), quick=True) for caller in (ana, bob)]
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
