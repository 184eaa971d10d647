"""The register of games."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import overseer
from overseer.engine import BadOption, Game, Refusal, registered
from overseer.engine import game as register_of_games
from tests.engine.coins import COINS


@pytest.fixture
def coins_known() -> Iterator[None]:
    overseer.register(COINS)
    yield
    del register_of_games._GAMES["coins"]


def test_built_in_games_are_there_without_being_registered() -> None:
    assert overseer.game("shelter").name == "shelter"
    assert "shelter" in [game.name for game in overseer.games()]


@pytest.mark.usefixtures("coins_known")
def test_a_game_from_outside_is_found_by_its_name() -> None:
    assert overseer.game("coins") is COINS
    names = [game.name for game in overseer.games()]
    assert "coins" in names
    assert names == sorted(names)


@pytest.mark.rule("OV-G1")
@pytest.mark.parametrize("name", ["coins", "", "Shelter", "../shelter", "os"])
def test_an_unknown_game_is_refused_with_those_there_are(name: str) -> None:
    assert registered(name) is None
    with pytest.raises(BadOption) as caught:
        overseer.game(name)
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.reason, refusal.args["name"]) == ("OV-G1", "game", name)
    assert "shelter" in str(refusal.args["known"])


class Entry:
    """An installed package that brings a game."""

    def load(self) -> None:
        overseer.register(COINS)


def test_an_installed_game_is_loaded_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def installed(group: str, name: str = "coins") -> list[Entry]:
        return [Entry()] if (group, name) == ("overseer.games", "coins") else []

    monkeypatch.setattr(overseer, "entry_points", installed)
    assert overseer.game("coins") is COINS
    assert COINS in overseer.games()
    del register_of_games._GAMES["coins"]


@pytest.mark.rule("OV-S1")
@pytest.mark.parametrize("seats", [0, 1, 5, -3, 10**30])
def test_a_game_says_how_many_can_play(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        COINS.new(seats)
    args: dict[str, int | str] = {"seats": seats, "least": 2, "most": 4}
    assert caught.value.refusal == Refusal("OV-S1", "seats", args)


class Broken:
    """An installed package that cannot be loaded."""

    name = "broken"

    def __init__(self, error: BaseException) -> None:
        self.error = error

    def load(self) -> None:
        raise self.error


class Greedy:
    """An installed package that wants to be one of ours."""

    name = "greedy"

    def load(self) -> None:
        register_of_games.register(Usurper())


class Usurper(Game):
    """Calls itself Shelter."""

    def __init__(self) -> None:
        super().__init__("shelter", "usurper-1", (2,), free=False)


@pytest.mark.rule("OV-G1")
def test_a_game_in_a_folder_is_found_without_installing_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, source in {
        "penny": "from .rules import PENNY",
        "faulty": "import overseer\n1 / 0",
        "empty": None,
    }.items():
        (tmp_path / name).mkdir()
        if source is not None:
            (tmp_path / name / "__init__.py").write_text(source)
    (tmp_path / "penny" / "rules.py").write_text(
        "import overseer\nfrom overseer.engine import Game\n"
        "PENNY = Game('penny', '1', (2,), free=False)\noverseer.register(PENNY)\n"
    )
    named = [str(tmp_path / name) for name in ("penny", "faulty", "empty", "nowhere")]
    monkeypatch.setenv("OVERSEER_GAMES", os.pathsep.join(named))
    try:
        assert overseer.game("penny").rules_version == "1"
        assert {"penny", "shelter"} <= {game.name for game in overseer.games()}
        for name, error in {
            "faulty": "ZeroDivisionError",
            "empty": "FileNotFound",
            "nowhere": "FileNotFound",
        }.items():
            with pytest.raises(BadOption) as caught:
                overseer.game(name)
            assert caught.value.refusal.reason == "game-broken"
            assert str(caught.value.refusal.args["error"]).startswith(error)
            assert name not in sys.modules
    finally:
        register_of_games._GAMES.pop("penny", None)
        for name in [each for each in sys.modules if each.split(".")[0] == "penny"]:
            del sys.modules[name]


def install(monkeypatch: pytest.MonkeyPatch, entry: Broken | Greedy) -> None:
    """Put one package beside Overseer."""

    def installed(group: str, name: str = entry.name) -> list[Broken | Greedy]:
        return [entry] if (group, name) == ("overseer.games", entry.name) else []

    monkeypatch.setattr(overseer, "entry_points", installed)


@pytest.mark.rule("OV-G1")
@pytest.mark.parametrize(
    "error", [ImportError("no module x"), RuntimeError("a\nb\x1b[2J"), SystemExit(3), KeyError()]
)
def test_a_broken_package_costs_no_other_game(
    monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    install(monkeypatch, Broken(error))
    assert {"shelter", "tragic", "wasteland"} <= {game.name for game in overseer.games()}
    with pytest.raises(BadOption) as caught:
        overseer.game("broken")
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.reason) == ("OV-G1", "game-broken")
    assert type(error).__name__ in str(refusal.args["error"])
    with pytest.raises(BadOption) as caught:
        overseer.game("nosuch")
    assert caught.value.refusal.reason == "game"


@pytest.mark.rule("OV-G1")
def test_nobody_takes_the_name_of_a_game_that_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Greedy())
    with pytest.raises(BadOption) as caught:
        overseer.game("greedy")
    assert caught.value.refusal == Refusal("OV-G1", "game-taken", {"name": "shelter"})
    with pytest.raises(BadOption):
        overseer.register(Usurper())
    assert overseer.game("shelter").rules_version != "usurper-1"
    assert "usurper-1" not in [game.rules_version for game in overseer.games()]
