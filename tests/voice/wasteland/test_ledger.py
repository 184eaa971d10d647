"""The ledger beside a real table in four languages: lines, refusals, rules, reminders."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import get_args

import pytest

import overseer.wasteland.ledger as package
from overseer.engine.refusal import Refusal
from overseer.text import LANGUAGES, has, translate
from overseer.voice.wasteland.ledger.given import ledger_given
from overseer.voice.wasteland.ledger.reminders import reminders_given, rule_sentences
from overseer.voice.wasteland.ledger.words import line_text, refusal_text
from overseer.wasteland.ledger import acts
from overseer.wasteland.ledger.rights import word_of
from overseer.wasteland.ledger.sheet import HOUSE_RULES
from overseer.wasteland.scenarios.named import OFFERS
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_scenario
from tests.wasteland.ledger.ledgers import ambush, random_log

ROOT = Path(str(package.__file__)).parent


def refusals() -> dict[str, tuple[str, set[str]]]:
    """Every reason in the ledger: its rule and the names that it is told with."""
    found: dict[str, tuple[str, set[str]]] = {}
    for path in sorted(ROOT.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id == "refuse" and isinstance(node.args[0], ast.Constant):
                    rule, reason = (ast.literal_eval(arg) for arg in node.args[:2])
                    names = {key.arg or "" for key in node.keywords}
                    known = found.setdefault(reason, (rule, set()))
                    known[1].update(names)
    return found


REFUSALS = refusals()
NUMBERS = ("token", "seat", "most", "rounds", "number")


@pytest.mark.parametrize("reason", sorted(REFUSALS))
def test_every_refusal_has_its_sentence_and_its_rule(reason: str) -> None:
    rule, names = REFUSALS[reason]
    full = {"no-such-condition", "not-afflicted"}
    names = names | ({"token", "condition"} if reason in full else set())
    args: dict[str, int | str] = {name: 3 if name in NUMBERS else "Xyz" for name in names - {""}}
    refusal = Refusal(rule, f"companion-{reason}", args)
    said = [refusal_text(refusal, ambush().told.sheet, lang) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert all(rule in text for text in said)
    assert not any("{" in text for text in said)
    assert all(has(lang, f"rule-{rule}") for lang in LANGUAGES)


def test_every_act_has_a_line() -> None:
    for kind in get_args(acts.Play):
        word = kind.__struct_config__.tag
        assert all(has(lang, f"companion-act-{word}") for lang in LANGUAGES), word


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_logs_read_well(lang: str) -> None:
    for seed in range(3):
        told = random_log(Random(seed), 50).told
        given = ledger_given(told, frozenset({0}), lang)
        texts = [line.text for line in given.lines] + [line.wrong for line in given.lines]
        texts += given.happened + list(given.names.values()) + given.sides
        texts += [text for event in given.events for text in event.text]
        for text in texts:
            assert not any(bad in text for bad in ("{", "}", "???", "None", "companion-")), text
        assert all(line.text for line in given.lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_rules_and_reminders_have_words(lang: str) -> None:
    assert all(has(lang, f"companion-house-{rule}") for rule in HOUSE_RULES)
    for scenario in STANDARD:
        assert len(rule_sentences(scenario, lang)) == len(standard_scenario(scenario).reminders)
        for side in standard_scenario(scenario).sides:
            assert translate(lang, f"scenario-{scenario}.{side.id}")
    reminding = [rule for rule, offer in OFFERS.items() if offer.reminders]
    assert all(has(lang, f"companion-remind-{rule}") for rule in reminding)
    pen = ambush()
    while pen.told.sheet.battle.round < 6:
        pen.does(acts.Round())
    last, event = reminders_given(pen.told, lang)
    assert last.moment == "last"
    assert len(last.text) == 3
    assert event.rule == "WC-E2"


def test_a_secret_card_has_no_name() -> None:
    act = acts.Quest(seat=1, card="?")
    assert line_text(act, ambush().told.sheet, "en") == "Quest of seat 2: a secret card"
    assert word_of(act) == "quest"


def test_lines_have_names() -> None:
    sheet = ambush().told.sheet
    strike = acts.Strike(token=1, target=8, weapon="laser-musket")
    said = line_text(strike, sheet, "fr")
    assert said.startswith("Milicien (1) attaque Brute"), said
    assert "laser-musket" not in said
    assert line_text(acts.Find(token=1, card="stimpak"), sheet, "en").endswith("finds: Stimpak")
