"""A card set that is a folder is played with, as it is checked."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from shutil import copytree

import pytest

import overseer
from overseer.terminal.tragic.options import match_options as of_tragic
from overseer.terminal.wasteland.options import match_options as of_wasteland


@pytest.mark.parametrize("game", ["tragic", "wasteland"])
def test_a_folder_of_cards_is_a_set(tmp_path: Path, game: str) -> None:
    folder = tmp_path / "mine"
    copytree(Path(str(files(f"overseer.{game}") / "sets" / "standard")), folder)
    read = of_tragic if game == "tragic" else of_wasteland
    options = read({"cards": str(folder)})
    assert isinstance(options["cards"], str)
    found = overseer.game(game)
    own, standard = found.new(2, options), found.new(2)
    assert [str(move) for move in own.moves()] == [str(move) for move in standard.moves()]
