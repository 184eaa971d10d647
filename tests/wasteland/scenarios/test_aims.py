"""What the AI's models are after is data, in strict words."""

from __future__ import annotations

from importlib.resources import files

import pytest

from overseer.cardfile.problems import CardFileError
from overseer.wasteland.scenarios.aims_file import FILE, aims_in, read_aims
from overseer.wasteland.scenarios.named import OFFERS
from overseer.wasteland.words import NONE

PLAIN = """[[aim]]
side = "second"
when = "round 2, able computers"
aim = "use"
subject = "fresh alarm switch"
"""


def test_a_line_is_a_side_conditions_and_an_aim() -> None:
    (line,) = read_aims(PLAIN, FILE)
    assert (line.side, line.subject, line.words) == (1, "fresh", ["alarm", "switch"])
    assert [(each.kind, each.word) for each in line.when] == [("round", "2"), ("able", "computers")]
    (everybody,) = read_aims('[[aim]]\naim = "defeat"\nsubject = "enemies"\n', FILE)
    assert everybody.side == NONE
    assert not everybody.when


@pytest.mark.parametrize(
    ("old", "new", "at"),
    [
        ("second", "third", 2),
        ("round 2", "dusk 2", 3),
        ("round 2", "round two", 3),
        ("round 2", "round", 3),
        ("round 2", "some alarm switch", 3),
        ("computers", "juggling", 3),
        ("round 2", "a dragon", 3),
        ('"use"', '"dance"', 4),
        ("fresh alarm switch", "moon", 5),
        ("fresh alarm switch", "fresh", 5),
        ("fresh alarm switch", "enemies nearby", 5),
        ("fresh alarm switch", "edge south", 5),
    ],
)
def test_another_word_is_refused_with_its_line(old: str, new: str, at: int) -> None:
    with pytest.raises(CardFileError) as caught:
        read_aims(PLAIN.replace(old, new, 1), FILE)
    assert [problem.line for problem in caught.value.problems] == [at]


def test_another_key_is_refused() -> None:
    with pytest.raises(CardFileError):
        read_aims(PLAIN + 'mood = "grim"\n', FILE)


def test_every_file_of_aims_belongs_to_a_rule() -> None:
    folders = (files("overseer.wasteland") / "scenarios").iterdir()
    having = {folder.name for folder in folders if (folder / FILE).is_file()}
    assert having == {offer.aims for offer in OFFERS.values() if offer.aims}
    assert all(aims_in(folder) for folder in having)
