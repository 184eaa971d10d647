"""The engine that browsers get, run under Node, answers as the desk here does, letter by letter."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

from overseer.host.companion.local import answer
from overseer.wasteland.scenarios.scenario_file import STANDARD

LANGUAGES: Final = ("en", "fr", "de", "es")
BUILT: Final = Path(str(files("overseer"))) / "web" / "engine"
RUNNER: Final = Path(__file__).with_name("engine.mjs")
HANDS: Final = [
    {"hand": "h", "name": "Ada", "role": "owner", "seats": [0], "you": True},
    {"hand": "b", "name": "Bo", "role": "player", "seats": [1]},
]
SAMPLE: Final = sorted(STANDARD)[::5]

Ask = Callable[..., Any]


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], str]]:
    """The engine of the package, running."""
    folders = [path for path in BUILT.glob("*") if path.is_dir()]
    node = shutil.which("node")
    if not folders or node is None:
        if os.environ.get("OVERSEER_NEEDS_BROWSER") and not folders:
            pytest.fail("the companion's engine is not built (make page)")
        pytest.skip("the companion's engine is not built (make page), or there is no Node")
    (folder,) = folders
    target = tmp_path_factory.mktemp("engine")
    for path in folder.glob("*.gz"):
        (target / path.stem).write_bytes(gzip.decompress(path.read_bytes()))
    (target / "package.json").write_text('{"type": "module"}')
    command = [node, str(RUNNER), f"{target}/"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as running:
        into, out = running.stdin, running.stdout
        assert into is not None
        assert out is not None

        def ask(text: str) -> str:
            print(text, file=into, flush=True)
            return out.readline().removesuffix("\n")

        yield ask
        into.close()


@pytest.fixture(scope="module")
def ask(engine: Callable[[str], str]) -> Ask:
    """Ask both, and have what both say."""

    def both(what: str, lang: str = "en", **more: Any) -> Any:
        text = json.dumps({"ask": what, "lang": lang, **more})
        here, there = answer(text), engine(text)
        assert there == here
        return json.loads(here)

    return both


def battle(acts: list[dict[str, Any]]) -> dict[str, Any]:
    """A battle as a device holds it, with these acts in its log."""
    entries = [{"id": f"a{n}", "act": act, "by": "h", "at": n} for n, act in enumerate(acts)]
    return {"code": "lamp4271", "title": "Kitchen", "hands": HANDS, "entries": entries}


def drafted(ask: Ask, scenario: str) -> list[dict[str, Any]]:
    """A scenario as acts."""
    body = {"scenario": scenario, "forces": ["minutemen"], "enemies": ["", "hammer"]}
    acts: list[dict[str, Any]] = ask("draft", body=body)["given"]["acts"]
    return acts


def first_of(acts: list[dict[str, Any]], side: int) -> int:
    """The token of the first model of a side."""
    return int(next(a["tokens"][0] for a in acts if a["is"] == "field" and a["side"] == side))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_battle_reads_the_same(ask: Ask, lang: str) -> None:
    acts = [*drafted(ask, "ambush"), {"is": "round", "advantage": 0}]
    found = ask("given", lang, battle=battle(acts))["given"]
    assert found["seq"] == len(acts)
    assert found["ledger"]["lines"]
    assert ask("lists", lang)["given"]
    assert ask("forces", lang)["given"]


@pytest.mark.parametrize("scenario", SAMPLE)
def test_scenarios_are_drafted_and_begun_alike(ask: Ask, scenario: str) -> None:
    acts = drafted(ask, scenario)
    entries = battle(acts)["entries"]
    told = ask("write", battle=battle([]), entries=entries, now=7)["given"]
    assert told["added"] == [entry["id"] for entry in entries]
    assert ask("given", battle=battle(acts))["given"]["ledger"]["sheet"]["scenario"] == scenario


def test_attacks_are_worked_out_alike(ask: Ask) -> None:
    acts = [*drafted(ask, "ambush"), {"is": "round", "advantage": 0}]
    mine, other = first_of(acts, 0), first_of(acts, 1)
    found = ask("given", battle=battle(acts))["given"]["ledger"]["sheet"]
    fighter = next(each for each in found["table"]["fighters"] if each["id"] == mine)
    act = {"is": "strike", "token": mine, "target": other, "weapon": fighter["weapons"][0]}
    told = ask("try", "de", battle=battle(acts), body={"act": act})["given"]
    assert told["needed"] or told["wrong"]


def test_what_does_not_fit_and_what_is_taken_back(ask: Ask) -> None:
    acts = drafted(ask, "ambush")
    wrong = [{"id": "x", "act": {"is": "ready", "token": 99}}]
    told = ask("write", "es", battle=battle(acts), entries=wrong, now=7)["given"]
    assert told["misfits"][0]["wrong"]
    back = [{"id": "y", "act": {"is": "undo", "of": "a1"}}]
    assert ask("write", "fr", battle=battle(acts), entries=back, now=7)["given"]["changed"]


def test_the_end_and_the_decks(ask: Ask, engine: Callable[[str], str]) -> None:
    acts = [*drafted(ask, "ambush"), {"is": "round", "advantage": 0}]
    assert ask("result", "de", battle=battle(acts))["error"]["rule"]
    acts.append({"is": "finish", "victor": 0, "level": 2, "how": "ambush-cleared"})
    assert ask("result", battle=battle(acts))["given"]["move"].startswith("result ")
    for deck in ("items", "dangers", "events"):
        request = {"ask": "draw", "lang": "en", "battle": battle(acts), "body": {"deck": deck}}
        assert json.loads(engine(json.dumps(request)))["given"]["name"]


def test_nonsense_gets_an_answer(ask: Ask) -> None:
    assert ask("shuffle")["error"]["id"] == "invalid"
    assert ask("draft", "de", body={"scenario": "nowhere"})["error"]["rule"] == "CO-1"
    assert ask("draft", body={"forces": ["[[broken"]})["error"]["text"]
