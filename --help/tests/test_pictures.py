"""The pictures of the documentation: each is shown, and drawn by the commands that stand there."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools.pictures import (
    MOMENTS,
    PICTURES,
    SCREENS,
    as_in_the_guide,
    draw_moment,
    first_moment,
    run,
)

DOCS = PICTURES.parent
GUIDE = (DOCS / "guide.md").read_text(encoding="utf-8")
README = (DOCS.parent / "README.md").read_text(encoding="utf-8")
SVG = "{http://www.w3.org/2000/svg}"


def words_of(svg: str) -> list[str]:
    root = ElementTree.fromstring(svg)
    return ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("name", [*MOMENTS, *SCREENS])
def test_every_picture_is_there_whole_and_shown(name: str) -> None:
    svg = Path(PICTURES / f"{name}.svg").read_text(encoding="utf-8")
    assert words_of(svg)
    assert "http" not in re.sub(r'xmlns(:\w+)?="[^"]*"', "", svg)  # nothing is fetched
    assert f"](pictures/{name}.svg)" in GUIDE or f"](docs/pictures/{name}.svg)" in README


@pytest.mark.parametrize("name", MOMENTS)
def test_the_guide_names_the_commands_of_every_moment(name: str) -> None:
    assert f"\n{MOMENTS[name][0]}\n" in GUIDE
    assert len(re.findall(as_in_the_guide(name), GUIDE)) == 1


def test_the_duel_is_in_the_middle_of_a_chain() -> None:
    words = " ".join(words_of((PICTURES / "tragic-duel.svg").read_text(encoding="utf-8")))
    chain = re.search(r"Chain · (\d+)", words)
    assert chain is not None
    assert int(chain[1]) >= 2
    (at,) = re.findall(as_in_the_guide("tragic-duel"), GUIDE)
    assert f"After move {at} of" in words


def test_a_sought_moment_is_the_first_of_its_kind(tmp_path: Path) -> None:
    file = tmp_path / "duel.overseer"
    run(f"overseer play tragic --plain --seats random,random --seed 3 --turns 2 --save {file}")
    assert first_moment(str(file), lambda state: True) == 1
    with pytest.raises(SystemExit, match="no such moment"):
        first_moment(str(file), lambda state: False)


def test_the_commands_draw_such_a_picture() -> None:
    """Cards and bots are tuned from time to time: the heading stays, figures may differ."""
    drawn, shown = draw_moment("wasteland-battle")[0], PICTURES / "wasteland-battle.svg"
    heading = words_of(drawn)[0].partition(",")[0]
    assert heading == words_of(shown.read_text(encoding="utf-8"))[0].partition(",")[0]
    assert "After move 120 of" in " ".join(words_of(drawn))
