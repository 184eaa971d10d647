"""The AI by questions in words: every step of a walk, in four languages."""

from __future__ import annotations

import pytest

from overseer.text import LANGUAGES, has
from overseer.voice.wasteland.ledger.ai import ASKED_RULES, ai_given, told_rule
from overseer.voice.wasteland.ledger.ai_given import AiGiven
from overseer.voice.wasteland.ledger.words import line_text
from overseer.wasteland.companion import instruct as d
from overseer.wasteland.companion import questions as q
from overseer.wasteland.companion.instruct import Instruction
from overseer.wasteland.ledger import acts
from overseer.wasteland.ledger.ai import step as s
from overseer.wasteland.ledger.ai.step import step_of
from tests.wasteland.ledger.walking import Walk

STEPS = 60


def sound(text: str) -> None:
    """Words, without an id or a hole in them."""
    assert text, "empty"
    for hole in ("{", "companion-", "wasteland-", "  ", "()"):
        assert hole not in text, text


def texts(given: AiGiven) -> list[str]:
    """Everything that is read."""
    found = [given.title, *(line.text for line in given.trail)]
    found += [offer.text for offer in (*given.choices, *given.reacts, *given.facts)]
    if given.question is not None:
        found += [given.question.text, given.question.means, *given.question.help]
        found += [thing.text for thing in given.question.things]
    if given.told is not None:
        found += [given.told.text, *given.told.how]
    return [*found, *([given.aim] if given.aim else [])]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", ["journalist", "storm", "water-plant"])
def test_every_step_is_worded(scenario: str, lang: str) -> None:
    walk = Walk(scenario, (True, True), 3)
    walk.enter(acts.Round(advantage=0))
    for _ in range(STEPS):
        step = step_of(walk.sheet)
        if step is None or step.stage == s.WATCH:
            if not walk.people(step):
                break
            continue
        given = ai_given(walk.sheet, lang)
        assert given is not None
        assert given.stage == step.stage
        assert given.rule[:3] in ("WC-", "WB-")
        for text in texts(given):
            sound(text)
        walk.go(step)
    for act in walk.entered:
        sound(line_text(act, walk.sheet, lang))


def test_every_question_and_every_deed_has_its_rule() -> None:
    assert set(ASKED_RULES) == set(q.KINDS)
    for deed in d.DEEDS:
        told = Instruction(fighter=1, deed=deed)
        assert told_rule(told, reaction=False).startswith("WC-A")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_question_says_what_its_answer_means(lang: str) -> None:
    for kind in q.KINDS:
        assert has(lang, f"companion-means-{kind}"), kind
        assert kind in ASKED_RULES
