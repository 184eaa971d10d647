"""Decks tried out by bots: one trial a person, played beside the table, and stopped by a word."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from overseer.lab.trials import OWN, goldfish, play_deal, trial_plan
from overseer.server.store.database import statement
from overseer.server.works import trials
from overseer.tragic.cards.file import standard
from overseer.tragic.decks.ready import READY, ready_text, resolve
from tests.server.serving import BOTH, Caller, Serving
from tests.server.serving import until as until_then

KEY = "0123456789abcdef"
PATIENCE = 300  # seconds: the process of trials lets everything else on a busy machine go first


def until(true: Callable[[], bool]) -> None:
    """Wait for something that the process of trials brings about."""
    until_then(true, PATIENCE)


def begun(caller: Caller, games: int = 4, key: str = KEY) -> dict[str, Any]:
    """A trial of a ready deck."""
    found: dict[str, Any] = caller.post(
        "/api/decks/trial", {"key": key, "source": "horde", "games": games}
    )
    return found


def ended(caller: Caller) -> bool:
    """Whether it is no longer played."""
    return str(caller.get("/api/decks/trial")["status"]) != trials.RUNNING


@BOTH
def test_a_deck_is_tried_against_the_ready_ones(serving: Serving) -> None:
    """Deal by deal, in turn against each; what came out is what the simulation gives."""
    ada = serving.guest("Ada")
    assert ada.get("/api/decks/trial")["status"] == ""
    first = begun(ada)
    assert (first["status"], first["games"], first["name"]) == ("running", 4, "Horde")
    until(lambda: ended(ada))
    told = ada.get("/api/decks/trial")
    assert (told["status"], told["done"]) == ("done", 4)
    assert [row["deck"] for row in told["rows"]] == list(READY[:2])
    assert all(
        row["games"] == 2 and row["low"] <= row["share"] <= row["high"] for row in told["rows"]
    )
    assert told["total"]["games"] == 4
    again = begun(ada)  # the same key: nothing is played a second time
    assert again["done"] == 4
    assert len(ada.get("/api/me/export")["trials"]) == 1
    begun(ada, key="another-key", games=2)
    until(lambda: ended(ada))
    ada.delete("/api/me", json={})
    assert serving.read("SELECT * FROM deck_runs") == []


def test_the_same_trial_gives_the_same(serving: Serving) -> None:
    """Its deals follow from its key; nothing else."""
    found = []
    for name in ("Ada", "Bob"):
        caller = serving.guest(name)
        begun(caller)
        until(lambda caller=caller: ended(caller))  # type: ignore[misc]
        found.append([row["share"] for row in caller.get("/api/decks/trial")["rows"]])
    assert found[0] == found[1]


def test_one_trial_at_a_time_and_it_can_be_stopped(serving: Serving) -> None:
    """What was played stays; then another may begin."""
    ada = serving.guest("Ada", lang="de")
    begun(ada, games=560)
    body = {"key": "another-key", "source": "walls"}
    refused = ada.post("/api/decks/trial", body, 409)
    assert refused["error"]["id"] == "trial-running"
    assert "erprobt" in refused["error"]["text"]
    until(lambda: ada.get("/api/decks/trial").get("done", 0) > 0)
    ada.delete("/api/decks/trial")
    stopped = ada.get("/api/decks/trial")
    assert stopped["status"] == "stopped"
    assert 0 < stopped["done"] < 560
    until(lambda: not serving.registry.trials._playing)
    assert ada.get("/api/decks/trial")["done"] == stopped["done"]
    begun(ada, games=2, key="another-key")
    until(lambda: ended(ada))


def test_a_trial_goes_on_after_a_restart(tmp_path: Path) -> None:
    """The row says how far it had come; who only looks has nothing to do for it."""
    url = f"sqlite://{tmp_path}/table.db"
    with Serving(url) as serving:
        ada = serving.guest("Ada")
        begun(ada, games=6)
        until(lambda: ada.get("/api/decks/trial").get("done", 0) > 0)
        token = ada.token
    with Serving(url) as serving:
        ada = serving.caller(token)
        until(lambda: ended(ada))
        told = ada.get("/api/decks/trial")
        assert (told["status"], told["done"], told["total"]["games"]) == ("done", 6, 6)


@BOTH
def test_a_trial_that_nobody_plays_is_taken_up_by_who_looks(serving: Serving) -> None:
    """A process that died left it; another one goes on."""
    ada = serving.guest("Ada")
    begun(ada, games=2)
    until(lambda: ended(ada))
    until(lambda: not serving.registry.trials._playing)
    serving.write(
        statement("UPDATE deck_runs SET status = 'running', done = 0, won = '{}', touched = 1")
    )
    ada.get("/api/decks/trial")
    until(lambda: ended(ada))
    assert ada.get("/api/decks/trial")["done"] == 2


def test_trials_have_bounds(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many games, legal decks of the standard cards, so many trials at once, for somebody."""
    ada = serving.guest("Ada")
    body: dict[str, Any] = {"key": KEY, "source": "horde"}
    for wrong in (0, 1, 561, 10**9):
        ada.post("/api/decks/trial", {**body, "games": wrong}, 400)
    assert ada.post("/api/decks/trial", {"key": KEY, "deck": {}}, 422)["error"]["rule"] == "TR-S2"
    mine = {**body, "cards": "upload:abc"}
    assert ada.post("/api/decks/trial", mine, 409)["error"]["id"] == "trial-set"
    serving.caller().post("/api/decks/trial", body, 401)
    monkeypatch.setattr(trials, "MOST_AT_ONCE", 0)
    assert ada.post("/api/decks/trial", body, 503)["error"]["id"] == "trials-busy"


def test_trials_can_be_switched_off(tmp_path: Path) -> None:
    """`overseer serve --no-sim`: the page is told, and whoever asks all the same."""
    with Serving(f"sqlite://{tmp_path}/table.db", trials=False) as serving:
        ada = serving.guest("Ada", lang="fr")
        assert ada.get("/api/decks/trial")["allowed"] is False
        body = {"key": KEY, "source": "horde"}
        refused = ada.post("/api/decks/trial", body, 403)
        assert refused["error"]["id"] == "no-trials"
        ada.post("/api/decks/goldfish", {"source": "horde"}, 403)


def test_a_worker_that_dies_is_replaced(serving: Serving) -> None:
    """The deal is asked for again, and gives the same."""
    ada = serving.guest("Ada")
    begun(ada, games=4)
    until(lambda: ada.get("/api/decks/trial").get("done", 0) > 0)
    process = serving.registry.trials.pipe._process
    assert process is not None
    process.kill()
    until(lambda: ended(ada))
    assert ada.get("/api/decks/trial")["status"] == "done"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_goldfish_duel_is_told_turn_by_turn(serving: Serving, lang: str) -> None:
    """By the whole rules, against somebody who only passes; the same seed tells the same."""
    nobody = serving.caller(lang=lang)
    told = nobody.post("/api/decks/goldfish", {"source": "horde"}, timeout=PATIENCE)
    assert told["turns"][0]["lines"]
    assert len(told["opening"]) == 6
    lefts = [turn["left"] for turn in told["turns"]]
    assert lefts == sorted(lefts, reverse=True)
    assert told["text"]
    body = {"source": "horde", "seed": told["seed"]}
    again = nobody.post("/api/decks/goldfish", body, timeout=PATIENCE)
    assert again == told
    assert nobody.post("/api/decks/goldfish", {"deck": {}}, 422)["error"]["rule"] == "TR-S2"


# The simulation itself


def test_a_plan_meets_every_ready_deck_from_both_sides() -> None:
    plan = trial_plan(ready_text("horde"), "singleton", 2 * len(READY), 7)
    met = [plan.line_up(number) for number in range(2 * len(READY))]
    assert {pair for pair in met if pair[0] == OWN} == {(OWN, name) for name in READY}
    assert {pair for pair in met if pair[1] == OWN} == {(name, OWN) for name in READY}
    games, parts = play_deal(plan, 0)[READY[0]]
    assert games == 2
    assert 0 <= parts <= 24


def test_a_deck_that_cannot_win_in_time_says_so() -> None:
    found = goldfish(resolve("walls", standard()), ready_text("walls"), bytes(32), "en")
    assert found.won == 0 or found.turns[-1].turn == found.won
    assert [turn.turn for turn in found.turns] == list(range(1, len(found.turns) + 1))
