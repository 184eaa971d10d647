"""Every refusal by a rule of every table has words in every language, and the rules have tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import overseer
from overseer import text
from tests.conformance.test_words import rules_with_tests

# In these two ways the sources refuse something by a rule of every table.
REFUSAL = re.compile(r'Refusal\(\s*"(OV-[A-Z]\d+)", "([a-z-]+)"|_refusal\("(record-[a-z-]+)"')
SOURCES = sorted(Path(overseer.__file__).parent.rglob("*.py"))
NUMBERS = (
    "port",
    "seats",
    "least",
    "most",
    "seat",
    "asked",
    "line",
    "moves",
    "format",
    "move",
    "number",
)
WORDS = (
    *("name", "known", "allowed", "text", "file", "error", "theirs", "ours", "game", "rule"),
    *("problem", "process", "release", "over", "proxy", "right", "contact"),
)
RUNNING = "OV-D1"  # what whoever runs an online table is told: no rule of play
ARGS: dict[str, object] = {**dict.fromkeys(NUMBERS, 2), **dict.fromkeys(WORDS, "word")}


def refusals() -> set[tuple[str, str]]:
    """Rule and reason of everything that is refused by a rule of every table."""
    by_variable = ("cut", "line", "seat", "notation", "illegal")
    found = {("OV-R1", f"record-{word}") for word in by_variable}
    for path in SOURCES:
        for rule, reason, record in REFUSAL.findall(path.read_text(encoding="utf-8")):
            found.add((rule, reason) if rule else ("OV-R1", record))
    return found


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_refusal_has_words(lang: str) -> None:
    assert len(refusals()) > 25
    for rule, reason in refusals():
        assert text.translate(lang, f"refusal-{reason}", **ARGS)
        if rule == RUNNING:
            continue
        assert text.translate(lang, f"rule-{rule}")
        assert text.translate(lang, f"rule-{rule}.title")


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_what_a_match_tells_has_words(lang: str) -> None:
    assert "Ada" in text.translate(lang, "event-undone", seat="Ada")
    for event in ("resigned", "timed-out", "away", "here"):
        assert "Ada" in text.translate(lang, f"event-{event}", seat="Ada")
    for end in ("resigned", "forfeit", "abandoned", "time"):
        assert text.translate(lang, f"end-{end}")


def test_every_rule_of_the_kernel_has_a_test() -> None:
    rules = {id for id in text.ids("en") if id.startswith("rule-OV-") and "." not in id}
    assert len(rules) == 17
    assert rules <= {f"rule-{rule}" for rule in rules_with_tests()}


def test_no_text_of_the_kernel_is_left_over() -> None:
    spoken = {f"refusal-{reason}" for _, reason in refusals()}
    core = (Path(text.__file__).parent / "en" / "core.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(refusal-[a-z-]+)", core, re.MULTILINE)) <= spoken
