"""Two installed releases on one database: nobody loses a match, whichever process they reach."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import overseer
from tests.server.matches.test_terms import SHELTER, asked
from tests.server.playing import Player
from tests.server.postgres import Postgres
from tests.server.processes import Started
from tests.server.releases import NEWER_RULES, RULES, install, install_newer
from tests.server.serving import until

Pythons = tuple[Path, Path]


@pytest.fixture(scope="module")
def pythons(tmp_path_factory: pytest.TempPathFactory) -> Pythons:
    """Of the older release, and of the newer one."""
    folder = tmp_path_factory.mktemp("releases")
    return install(folder / "older"), install_newer(folder / "newer")


def begun(table: Started) -> list[Player]:
    """A match of two people who have played a little."""
    ana, bob = table.guest("Ana"), table.guest("Bob")
    code = ana.post("/api/tables", SHELTER)["code"]
    bob.post(f"/api/tables/{code}/sit", {})
    players = [Player(ana, code, Random(1)), Player(bob, code, Random(2))]
    play_on(players)
    return players


def play_on(players: list[Player], answers: int = 4) -> None:
    for _ in range(answers):
        player, _ = asked(players)
        player.answer(player.look())


def elsewhere(player: Player, table: Started) -> Player:
    """The same person at another address."""
    caller = table.caller(player.caller.token)
    return Player(caller, player.code, Random(3))


def rules_of(player: Player) -> Any:
    return player.caller.get(f"/api/tables/{player.code}/record").splitlines()[0].decode()


def test_a_match_stays_with_a_process_of_its_release(postgres: Postgres, pythons: Pythons) -> None:
    older, newer = pythons
    url = postgres.new_database()
    with Started(url, python=older) as then, Started(url, "--keep-older", python=newer) as now:
        players = begun(then)
        here = elsewhere(players[0], now)
        told = here.caller.get(f"/api/tables/{here.code}/steps", 421)
        assert told["error"]["id"] == "older-release"
        assert overseer.__version__ in told["error"]["text"]
        play_on(players)  # … where it goes on as ever
        assert here.caller.get(f"/api/tables/{here.code}/steps", 421)
        assert f'"{RULES}"' in rules_of(players[0])
        # What is begun now is played by the rules of now, and only there.
        fresh = begun(now)
        assert f'"{NEWER_RULES}"' in rules_of(fresh[0])
        there = elsewhere(fresh[0], then)
        told = there.caller.get(f"/api/tables/{there.code}/steps", 422)
        assert told["error"]["text"]
        play_on(fresh)
        play_on(players)


def test_a_match_is_converted_and_the_older_process_lets_go_of_it(
    postgres: Postgres, pythons: Pythons
) -> None:
    older, newer = pythons
    url = postgres.new_database()
    with Started(url, python=older) as then:
        players = begun(then)
        moves = [step["move"] for step in players[0].steps]
        with Started(url, python=newer) as now:
            moved = [elsewhere(player, now) for player in players]
            update = moved[0].look()
            assert [step["move"] for step in moved[0].steps][: len(moves)] == moves
            assert RULES in str(update["steps"]), "everybody is told"
            table = moved[0].caller.get(f"/api/tables/{moved[0].code}")
            assert table["updates"] == 1
            play_on(moved)
            # Whoever still calls the older process is refused there, and nothing is played twice.
            path = f"/api/tables/{players[0].code}"
            body = {"key": "late", "seq": players[0].number, "input": "resign"}

            def refused() -> bool:
                status = players[0].caller.ask("POST", f"{path}/input", body).status_code
                assert status in (422, 503)
                return status == 422

            until(refused)
            play_on(moved)
        # The older release never takes back what a newer one has converted.
        players[0].caller.get(f"{path}/steps", 422)
