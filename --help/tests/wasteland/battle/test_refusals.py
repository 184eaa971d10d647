"""Every refusal can be said in every topic, in all languages."""

from __future__ import annotations

from random import Random

import pytest

from overseer.engine import NATURE, OVER, State
from overseer.text import LANGUAGES
from overseer.wasteland.battle.moves import parse
from overseer.wasteland.battle.reasons import REASONS
from overseer.wasteland.battle.refusals import samples, samples_of
from overseer.wasteland.battle.topics import TOPICS
from overseer.wasteland.game import Wasteland
from overseer.wasteland.scenarios.scenario_file import STANDARD
from tests.conformance.test_words import said

ODD = ("pass", "yes", "choose 7", "put k99 457,457", "place m0 1,1", "end", "ready m0", "target m0")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_every_refusal_in_every_topic(lang: str, topic: str) -> None:
    found = samples_of(topic)
    assert len(found) == len(REASONS) - 1
    for refusal in found:
        assert "{" not in said(lang, refusal)


def test_the_announced_refusals_name_every_topic() -> None:
    assert {refusal.args["topic"] for refusal in samples()} == set(TOPICS)


@pytest.mark.parametrize("id", STANDARD)
def test_a_wrong_answer_is_refused_in_words(id: str) -> None:
    cards = Wasteland().cards(None)
    odd = [parse(text, cards) for text in ODD]
    seats = 2
    state: State = Wasteland().new(seats, {"scenario": id, "ai": "none"})
    rng = Random(id)
    seen: set[tuple[str, str]] = set()
    for _ in range(120):
        if state.seat == OVER:
            break
        if state.seat == NATURE:
            state.apply(state.chance(rng.randrange(state.spread)))
            continue
        decision = state.decision
        assert decision is not None
        key = (decision.name, str(decision.about.get("question")))
        if key not in seen:
            seen.add(key)
            for move in odd:
                refusal = state.refusal(move)
                if refusal is not None:
                    assert all(said(lang, refusal) for lang in LANGUAGES)
        state.apply(rng.choice(state.moves()))
    assert len(seen) > 2
