"""Every word that a player may meet, in every language; and every rule has a test."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from overseer import text
from overseer.engine import Game, Refusal
from tests.conformance.tables import Table, chronicle, sample

ROOT = Path(__file__).parents[2]
MARK = re.compile(r"mark\.rule\(([^)]*)\)")
ID = re.compile(r'"([A-Z]+-[A-Z]+\d+)"')


@cache
def rules_with_tests() -> frozenset[str]:
    """The rule ids that the tests are marked with."""
    sources = [path for folder in ("tests", "examples") for path in (ROOT / folder).rglob("*.py")]
    marks = [mark for path in sources for mark in MARK.findall(path.read_text(encoding="utf-8"))]
    return frozenset(rule for mark in marks for rule in ID.findall(mark))


def said(lang: str, refusal: Refusal) -> str:
    return text.translate(lang, f"refusal-{refusal.reason}", **refusal.args)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_refusal_says_why_and_names_its_rule(game: Game, lang: str) -> None:
    assert game.reasons()
    for refusal in game.reasons():
        assert said(lang, refusal)
        assert text.has(lang, f"rule-{refusal.rule}")
        assert refusal.rule in game.rule_ids() or refusal.rule.startswith("OV-")


def test_no_other_refusals_are_met(table: Table) -> None:
    announced = {(refusal.rule, refusal.reason) for refusal in table.game.reasons()}
    met: dict[tuple[str, str, frozenset[str]], Refusal] = {}
    moves = table.game.all_moves() or chronicle(table).moves
    for state in sample(table, 0, 8):
        for move in moves:
            refusal = state.refusal(move)
            if refusal is not None:
                met[refusal.rule, refusal.reason, frozenset(refusal.args)] = refusal
    assert {(rule, reason) for rule, reason, _ in met} <= announced
    for refusal in met.values():
        assert all(said(lang, refusal) for lang in text.LANGUAGES)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_rule_has_a_sentence(game: Game, lang: str) -> None:
    assert game.rule_ids()
    assert len(set(game.rule_ids())) == len(game.rule_ids())
    assert [rule for rule in game.rule_ids() if not text.has(lang, f"rule-{rule}")] == []


def test_every_rule_has_a_test(game: Game) -> None:
    assert [rule for rule in game.rule_ids() if rule not in rules_with_tests()] == []


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_question_has_words(table: Table, lang: str) -> None:
    for asked in chronicle(table).decisions:
        assert text.translate(lang, f"topic-{table.game.name}-{asked.name}", **asked.about)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_event_has_words(table: Table, lang: str) -> None:
    assert chronicle(table).events
    for event in chronicle(table).events:
        for shown in (event, event.shown(None)):
            assert text.translate(lang, f"event-{shown.name}", **shown.args)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_end_has_words(table: Table, lang: str) -> None:
    assert [how for how in chronicle(table).ends if not text.has(lang, f"end-{how}")] == []
