"""The table of Tragic is drawn from what a client is given, and from nothing behind it."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import msgspec
import pytest

import overseer
from overseer.host.client import Client
from overseer.terminal.match.session import Session
from overseer.terminal.table import tragic
from overseer.terminal.table.tragic.detail import detail_lines
from overseer.terminal.table.tragic.duel_play import DuelPlay
from overseer.terminal.table.tragic.mat import draw
from overseer.terminal.table.tragic.tiles import Sheet
from overseer.tragic.decks.ready import READY
from overseer.voice.given import Answer, Ended, Fixed, Help, Question, Scene, Told
from overseer.voice.tragic.given import TragicAnswer, TragicFixed, TragicScene

encode = msgspec.json.encode

FOLDER = Path(tragic.__file__).parent
FILES = {"deck_chooser.py"}  # about decks in files, before there is a match
# What may be known of games and voices: types, words, and lists that need no reader.
ALLOWED = (
    "overseer.voice.building",
    "overseer.voice.given",
    "overseer.voice.lists",
    "overseer.voice.tragic.given",
)
# What only a match in this process has.
BEHIND = {"session", "film", "reads", "match", "voice", "sitting", "reader"}


def modules() -> list[Path]:
    return sorted(path for path in FOLDER.rglob("*.py") if path.name not in FILES)


def imported(tree: ast.Module) -> list[str]:
    """Every module and every name of one that is imported anywhere in a file."""
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.name)
def test_no_state_no_rules_and_no_voice_are_imported(path: Path) -> None:
    for name in imported(ast.parse(path.read_text("utf-8"))):
        assert not name.startswith(tuple(f"overseer.{game.name}." for game in overseer.games()))
        assert not name.startswith(("overseer.engine.", "overseer.host."))
        if name.startswith("overseer.voice."):
            assert f"{name}.".startswith(tuple(f"{module}." for module in ALLOWED)), name
        assert name != "overseer.voice.tragic"


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.name)
def test_nothing_is_read_that_only_a_match_in_this_process_has(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute):
            assert node.attr not in BEHIND, ast.unparse(node)


class Afar:
    """A client whose answers have come as JSON, as from a match that is hosted elsewhere."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def fixed(self) -> Fixed:
        return msgspec.json.decode(encode(self.client.fixed()), type=TragicFixed)

    def scene(self) -> Scene:
        return msgspec.json.decode(encode(self.client.scene()), type=TragicScene)

    def question(self) -> Question:
        return msgspec.json.decode(encode(self.client.question()), type=Question)

    def ask(self, target: str) -> Answer:
        return msgspec.json.decode(encode(self.client.ask(target)), type=TragicAnswer)

    def steps(self, since: int = 0) -> list[Told]:
        return msgspec.json.decode(encode(self.client.steps(since)), type=list[Told])

    def help(self, words: str = "") -> Help:
        return msgspec.json.decode(encode(self.client.help(words)), type=Help)

    def ended(self) -> Ended | None:
        return msgspec.json.decode(encode(self.client.ended()), type=Ended | None)


class Elsewhere(Session):
    """A place at a screen to which everything comes as JSON."""

    @property
    def client(self) -> Afar:  # type: ignore[override]
        return Afar(super().client)

    def decide(self, move: str) -> None:
        self.play(self.parse(move))


def drawn(play: DuelPlay, boxes: bool) -> list[str]:
    """The mat, and everything that can be looked at, in words."""
    sheet = Sheet(100, play.where, play.legal)
    draw(sheet, play, tall=True, news=True)
    told = [line.plain for line in sheet.lines]
    for at in range(min(len(play.choices), 5)):
        play.select(at)
        told += [line.plain for line in detail_lines(play)]
    for where in sheet.boxes if boxes else ():
        play.go(where)
        told += [line.plain for line in detail_lines(play)]
    return told


def test_a_match_elsewhere_looks_the_same(tmp_path: Path) -> None:
    seats, options = ["human", "human"], {"decks": [READY[0], READY[3]], "turns": 3}
    game = overseer.game("tragic")
    near, far = (
        kind.start(game, seats, tmp_path / kind.__name__, lang="en", options=options, seed=4)
        for kind in (Session, Elsewhere)
    )
    rng = Random(4)
    for session in (near, far):
        session.sit_down()
    here, there = DuelPlay(near), DuelPlay(far)
    for number in range(60):
        if near.over:
            break
        for session in (near, far):
            session.sit_down()
        here.look()
        there.look()
        assert drawn(here, number % 5 == 0) == drawn(there, number % 5 == 0)
        assert [event.text for event in here.told] == [event.text for event in there.told]
        move = str(rng.choice(near.moves()))
        assert here.play(move)
        assert there.play(move)
