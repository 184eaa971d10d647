"""`overseer companion`: the AI for a real table in the terminal."""

from __future__ import annotations

from io import BytesIO, TextIOWrapper

import pytest

from overseer.terminal.cli import run
from overseer.text import LANGUAGES


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What somebody types, and then no more."""
    text = "".join(f"{line}\n" for line in lines)
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(text.encode())))


def test_a_charge_and_a_fight(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "1", "s", "0", "1", "1", "1", "", "3-1", "", "3-0")
    assert (
        run(["companion", "--ai", "brute", "--against", "settler,settler", "--lang", "en"], {}) == 0
    )
    said = capsys.readouterr().out
    assert "Brute: green ruler (20 cm) towards Settler 2, ending in contact." in said
    assert "Brute: close combat with Settler 2 (Sledgehammer)." in said
    assert "The activation is over" in said or "the activation is over" in said


def test_what_cannot_be_done_is_left_and_wrong_numbers_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "7", "1", "z", "s", "9", "0", "1", "1", "1", "-")
    assert run(["companion", "--ai", "brute", "--against", "settler", "--lang", "en"], {}) == 0
    said = capsys.readouterr().out
    assert "Type one of these numbers: 1." in said
    assert "The blue die has no such face." in said
    assert "Type the numbers of your choice" in said
    assert said.count("It is a charge.") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_such_unit(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch)
    assert run(["companion", "--ai", "no-such", "--lang", lang], {}) == 2
    assert "no-such" in capsys.readouterr().err
    assert run(["companion", "--against", ",", "--lang", lang], {}) == 2
    assert "--against" in capsys.readouterr().err
