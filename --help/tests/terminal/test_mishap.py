"""A fault of the program: one sentence, a file with the details, and no traceback on the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.terminal.calm import CalmApp
from overseer.text import LANGUAGES
from tests.terminal.program import Program

FAULTY = """
import overseer
from overseer.engine import Game

class Faulty(Game):
    def __init__(self):
        super().__init__("faulty", "faulty-1", (2,), free=False)
    def new(self, seats, options=None):
        raise ZeroDivisionError("a secret position")

overseer.register(Faulty())
"""


@pytest.fixture
def faulty(program: Program) -> dict[str, str]:
    """An environment with a game in it that fails when it begins."""
    about = program.home / "site" / "faulty-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: faulty\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[overseer.games]\nfaulty = faulty_game\n")
    (about.parent / "faulty_game.py").write_text(FAULTY)
    return {"PYTHONPATH": f"{program.environ['PYTHONPATH']}:{about.parent}"}


BEGIN = ("play", "faulty", "--seats", "human,human", "--plain")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fault_is_one_sentence_and_a_file(
    program: Program, faulty: dict[str, str], lang: str
) -> None:
    said = program(*BEGIN, lang=lang, code=70, environ=faulty).said
    log = program.saves / "errors.log"
    assert said.count("\n") == 1
    assert "ZeroDivisionError" in said
    assert str(log) in said
    assert "secret" not in said
    assert log.stat().st_mode & 0o077 == 0
    written = log.read_text()
    assert "Traceback" in written
    assert "a secret position" in written
    assert "'--plain'" in written
    if lang == LANGUAGES[0]:
        program(*BEGIN, code=70, environ=faulty)
        assert log.read_text().count("Traceback") == 2


def test_who_mends_it_can_see_it_at_once(program: Program, faulty: dict[str, str]) -> None:
    ended = program(*BEGIN, code=1, environ={**faulty, "OVERSEER_DEBUG": "1"})
    assert "ZeroDivisionError: a secret position" in ended.err
    assert not (program.saves / "errors.log").exists()


def test_where_nothing_can_be_written_the_sentence_still_comes(
    program: Program, faulty: dict[str, str]
) -> None:
    (program.home / "file").write_text("")
    blocked = {"XDG_DATA_HOME": str(program.home / "file"), "TMPDIR": str(program.home)}
    said = program(*BEGIN, code=70, environ={**faulty, **blocked}).said
    assert str(program.home / "overseer-errors.log") in said


class Failing(CalmApp[int]):
    """A screen that cannot be drawn."""

    def on_mount(self) -> None:
        raise ZeroDivisionError("a secret position")


def test_a_full_screen_fault_is_raised_and_not_drawn(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with pytest.raises(ZeroDivisionError):
        Failing().run(headless=True)
    told = capfd.readouterr()
    assert "secret" not in told.out + told.err
