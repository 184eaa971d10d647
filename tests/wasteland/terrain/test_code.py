"""Terrain codes: every table has one, and nothing else is read as one."""

from __future__ import annotations

import pytest

from overseer.engine.refusal import BadOption
from overseer.wasteland.terrain.code import decode, encode
from overseer.wasteland.terrain.generate import make_layout
from overseer.wasteland.terrain.layout_file import layout_text
from overseer.wasteland.terrain.presets import PRESETS, THEMES


@pytest.mark.rule("WC-R6")
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_code_is_read_back_to_the_same_table(preset: str, theme: str) -> None:
    layout = make_layout(7, preset, (), theme)
    code = encode(layout)
    assert layout_text(decode(code)) == layout_text(layout)
    assert encode(decode(f" {code[:20].lower()}\n{code[20:]} ")) == code


def test_a_code_with_any_letter_changed_is_refused() -> None:
    code = encode(make_layout(1, "light"))
    for at in range(4, len(code), 7):
        other = "B" if code[at] != "B" else "C"
        with pytest.raises(BadOption) as refused:
            decode(code[:at] + other + code[at + 1 :])
        assert refused.value.refusal.rule == "WC-R6"


@pytest.mark.parametrize("text", ["", "WT1-", "WT1-A", "WT1-AAAAAAAA", "WT2-AAAA", "WW1-AAAA"])
def test_what_is_no_code_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        decode(text)
