"""No sentence is made from a state: by the types of every function of the voice."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

# What knows everything; a view has a type of its own for what its viewer knows.
WHOLE = {
    *("State", "Match", "ShelterState", "Vault", "Duel", "TragicState"),
    *("Battle", "WastelandState", "CampaignState", "Campaigning"),
}


def sources(folder: Traversable) -> list[Traversable]:
    found: list[Traversable] = []
    for each in folder.iterdir():
        if each.is_dir():
            found += sources(each)
        elif each.name.endswith(".py"):
            found.append(each)
    return found


def test_no_function_of_the_voice_takes_a_state() -> None:
    taken: list[str] = []
    looked_at = 0
    for source in sources(files("overseer.voice")):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                looked_at += 1
                args = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
                for arg in args:
                    words = ast.walk(arg.annotation) if arg.annotation is not None else ()
                    names = {word.id for word in words if isinstance(word, ast.Name)}
                    if names & WHOLE:
                        taken.append(f"{source.name}: {node.name}({arg.arg})")
    assert looked_at > 300
    assert taken == []


@pytest.mark.parametrize("room", ["voice", "host"])
def test_no_screen_is_loaded(room: str) -> None:
    script = f"import sys, overseer.{room}; print(*sys.modules)"
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert not loaded & {"rich", "textual", "typer"}
