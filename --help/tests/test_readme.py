"""The README's promises: its Python examples run, and its two commands exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_the_python_examples_run() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert found.attempted > 10
    assert found.failed == 0


def test_the_two_commands_are_targets_of_the_makefile() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    first_block = readme.split("```sh\n", 1)[1].split("```", 1)[0]

    commands = re.findall(r"(?m)^make (\w+)", first_block)

    assert commands == ["run", "test"]
    for command in commands:
        assert re.search(rf"(?m)^{command}:", makefile)
