"""What the documentation shows as a file is played in the terminal, as it stands."""

from __future__ import annotations

import re

import pytest

from overseer.text import LANGUAGES
from tests.documented import Playable, playable
from tests.terminal.program import Program

EVERY = playable()
# The example of docs/scenarios.md in every language, all others in one each.
RUNS = [
    (each, lang)
    for at, each in enumerate(EVERY)
    for lang in (LANGUAGES if each.kind == "scenario" else LANGUAGES[at % 4 :][:1])
]
ENDED = {
    "en": r"“Well” is over: (\w+)",
    "de": r"„Well“ ist vorbei: (\w+)",
    "fr": r"«\xa0Well\xa0» est terminé\xa0: (\w+)",
    "es": r"«Well» ha terminado: (\w+)",
}


def test_the_documentation_has_what_can_be_played() -> None:
    kinds = {(each.game, each.kind) for each in EVERY}
    assert kinds >= {
        ("wasteland", "scenario"),
        ("wasteland", "cards"),
        ("tragic", "cards"),
        ("tragic", "deck"),
        ("shelter", "cards"),
    }


@pytest.mark.parametrize(("each", "lang"), RUNS, ids=lambda value: getattr(value, "name", value))
def test_every_file_of_the_documentation_is_played_to_its_end(
    program: Program, each: Playable, lang: str
) -> None:
    (program.home / "block.toml").write_text(each.text, encoding="utf-8")
    words = ["play", each.game, "--plain", *each.arguments, "--seed", "1"]
    if each.game == "wasteland" and each.kind == "cards":
        words += ["--scenario", "beginnings"]
    if each.game == "tragic":
        words += ["--turns", "5"]
    told = program(*words, "--seats", "random,random", lang=lang)
    assert program.saved()
    if each.kind == "scenario":
        assert re.search(ENDED[lang], told.said)
